# Krieg und Frieden.

kr-title = Krieg und Frieden
    .about = Un vieux roi sans héritier observe ses barons. Résolvez les problèmes du royaume, développez votre baronnie, pillez vos rivaux et bâtissez la cathédrale élément par élément.

## Cards, parts of the cathedral

kr-good-knights = chevaliers
    .count = { $n ->
        [one] { $n } chevalier
       *[other] { $n } chevaliers
    }
    .tile = un privilège chevaliers
    .text = Le bouclier. Un chevalier attaque une baronnie adverse ou repousse une attaque contre la vôtre.
kr-good-wealth = richesse
    .count = { $n ->
        [one] { $n } richesse
       *[other] { $n } richesses
    }
    .tile = un privilège richesse
    .text = La coupe. Elle corrompt un chevalier adverse.
kr-good-workers = travailleurs
    .count = { $n ->
        [one] { $n } travailleur
       *[other] { $n } travailleurs
    }
    .tile = un privilège travailleurs
    .text = Le marteau. Il transforme une ferme en atelier, sur le chantier de la cathédrale.
kr-good-grain = blé
    .count = { $n ->
        [one] { $n } blé
       *[other] { $n } blés
    }
    .tile = un privilège blé
    .text = Les épis. Ils servent à bâtir une ferme.
kr-problem-war = Guerre
kr-problem-tax = Impôts
kr-problem-revolt = Révolte
kr-problem-famine = Famine
kr-symbol-cathedral = cathédrale
    .text = Le vainqueur bâtit l'élément suivant de la cathédrale.
kr-symbol-privilege = privilège
    .text = Le vainqueur reçoit des PV et prend un privilège.
kr-matter = { $problem }/{ $symbol }
kr-part-nave = nef
    .the = la nef
kr-part-aisle = aile
    .the = la première aile
kr-part-second-aisle = autre aile
    .the = l'autre aile
kr-part-choir = chœur
    .the = le chœur
kr-part-facade = façade
    .the = la façade
kr-part-roof = voûte
    .the = la voûte
kr-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Moments

kr-lap = Année
kr-moment = Année { $year }, { $season }
kr-moment-setup = Distribution des cartes
kr-moment-over = Année { $year } : la partie est terminée
kr-season-winter = hiver : le problème de l'année
kr-season-spring = printemps : les enchères
kr-season-summer = été : les actions
kr-season-autumn = automne : revenus, générosité royale et taxes

## Questions

kr-ask-play = Quelle carte problème jouez-vous ?
kr-ask-swap = Payez-vous un privilège pour changer la carte problème ?
kr-ask-first-bid = Personne n'a encore misé. Que misez-vous ?
kr-ask-bid = La plus haute enchère est de { $high }. Voulez-vous surenchérir ou passer ?
kr-ask-privilege = Quel privilège prenez-vous ?
kr-ask-act = Que voulez-vous faire ?
kr-ask-answer = { $by } attaque votre baronnie ! Vous défendez-vous avec un chevalier ? Sinon, quelle maison perdez-vous ?
kr-ask-first-card = Quelle carte prenez-vous dans la pioche comme première carte de vos revenus ?
kr-ask-plea = Vos revenus sont très faibles. Faites-vous appel à la générosité royale ? Si oui, quel joueur doit vous donner la moitié de ses cartes ?
kr-ask-tithe = Vous avez trop de cartes en main. { $due ->
    [one] Quelle carte défaussez-vous pour les taxes ?
   *[other] Quelles { $due } cartes défaussez-vous pour les taxes ?
}

## Choices

kr-do-play = Jouer { $matter }
kr-do-swap = Payer { $tile } et jouer { $matter } à la place
kr-do-take = Payer { $tile } et prendre la carte sur la table
kr-do-let-stand = Laisser la carte problème en place
kr-do-pass = Passer
kr-do-bid = Miser { $cards } (total : { $total })
kr-do-bid-nothing = Miser sans carte
kr-do-privilege = Prendre { $tile } à la banque
kr-do-privilege-from = Prendre { $tile } à { $from }
kr-do-farm = Bâtir une ferme pour 1 blé
kr-do-worker = Envoyer des artisans sur le chantier pour 1 travailleur
kr-do-attack = Attaquer { $target } avec 1 chevalier
kr-do-bribe = Corrompre un chevalier chez { $target } avec 1 richesse
kr-do-done = Terminer votre tour
kr-do-defend = Repousser l'attaque avec 1 chevalier
kr-do-lose-outer = Perdre une ferme
kr-do-lose-inner = Perdre un atelier
kr-do-choose = Prendre { $card }
kr-do-plead = Demander à { $from } la moitié de ses cartes
kr-do-stay-proud = Ne pas faire appel au roi
kr-do-discard = Défausser { $cards }

## What happened

kr-event-dealt = Les cartes sont distribuées. { $adviser } devient chancelier ; la carte de départ { $matter } est sur la table.
kr-event-year-began = L'année { $year } commence.
kr-event-played = { $by } joue la carte problème { $matter }.
kr-event-swapped = { $by } paie { $tile }, joue { $matter } et prend { $back } en main.
kr-event-took = { $by } paie { $tile } et prend { $matter } sur la table ; une autre carte doit être jouée à la place.
kr-event-let-stand = { $by } laisse la carte problème en place.
kr-event-raised = { $by } mise { $cards } (total : { $total }).
kr-event-folded = { $by } passe.
kr-event-folded-back = { $by } passe et reprend { $back }.
kr-event-folded-lost = { $by } passe, reprend { $back } et perd { $lost }.
kr-event-won = { $by } remporte les enchères avec { $total }, devient chancelier et défausse { $lost }.
kr-event-won-free = { $by } remporte les enchères sans miser de carte et devient chancelier.
kr-event-sealed = { $by } reçoit { $vp } PV du roi.
kr-event-built = { $by } bâtit { $part } et reçoit { $vp } PV{ $workers ->
    [0] .
    [one] , dont 1 pour un atelier qui retourne en réserve.
   *[other] , dont { $workers } pour des ateliers qui retournent en réserve.
}
kr-event-privileged = { $by } prend { $tile } à la banque.
kr-event-privileged-from = { $by } prend { $tile } à { $from }.
kr-event-no-privilege = { $by } ne peut prendre aucun privilège.
kr-event-retired = La carte problème { $matter } est retirée du jeu.
kr-event-founded = { $by } bâtit une ferme.
kr-event-sent = { $by } envoie des artisans sur le chantier de la cathédrale.
kr-event-attacked = { $by } attaque { $target }.
kr-event-defended = { $target } repousse l'attaque avec un chevalier.
kr-event-burned-outer = { $by } brûle une ferme de { $target }.
kr-event-burned-inner = { $by } brûle un atelier de { $target }.
kr-event-looted = { $by } met à part, { $count ->
    [one] face cachée, une carte
   *[other] faces cachées, { $count } cartes
} de butin.
kr-event-bribed = { $by } corrompt un chevalier de { $target }, qui doit le défausser.
kr-event-bribe-failed = { $by } tente de corrompre { $target }, qui n'a pas de chevalier et doit montrer toute sa main.
kr-event-shown = { $by } voit la main de { $target } : { $cards }.
kr-event-shown-nothing = { $by } voit que { $target } n'a aucune carte.
kr-event-turn-ended = { $by } termine son tour.
kr-event-turn-ended-loot = { $by } termine son tour et prend en main { $loot ->
    [one] la carte
   *[other] les { $loot } cartes
} du butin.
kr-event-loot-taken = { $by } reçoit comme butin { $cards }.
kr-event-reshuffled = La défausse est mélangée et devient la nouvelle pioche.
kr-event-drew = { $by } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
kr-event-drew-cards = { $by } a pioché { $cards }.
kr-event-no-cards = Il ne reste aucune carte pour { $by }.
kr-event-looked-through = { $by } consulte la pioche, qui contient encore ces types : { $kinds }.
kr-event-chose = { $by } choisit { $card } dans la pioche.
kr-event-recovered = { $by } prend { $card } dans la défausse grâce à un privilège.
kr-event-pleaded = { $by } fait appel à la générosité royale : { $from } doit donner des cartes.
kr-event-proud = { $by } ne fait pas appel au roi.
kr-event-gave = { $from } donne à { $to } { $count ->
    [one] une carte tirée
   *[other] { $count } cartes tirées
} au hasard.
kr-event-gave-cards = { $from } donne à { $to } : { $cards }.
kr-event-tithed = { $by } défausse { $cards } pour les taxes.
kr-event-mobilised = { $by } montre ses cartes, convertit { $cards } en { $vp } PV et garde { $left }.
kr-event-mobilised-all = { $by } montre ses cartes et les convertit en { $vp } PV : { $cards }.
kr-event-mobilised-nothing = { $by } montre ses cartes, ne marque aucun PV et garde { $left }.
kr-event-mobilised-empty = { $by } n'a pas de carte à montrer.
kr-event-ended = La partie est terminée.

## Why not

kr-reason-game-over = La partie est terminée.
kr-reason-not-your-turn = Ce n'est pas votre tour.
kr-reason-other-question = Ce n'est pas une réponse à la question posée.
kr-reason-no-such-matter = Vous n'avez pas cette carte problème.
kr-reason-no-such-privilege = Vous n'avez pas de privilège de ce type à payer.
kr-reason-has-matters = Seul un joueur sans carte problème peut prendre celle de la table ; vous, vous pouvez la remplacer.
kr-reason-empty-bid = Une surenchère compte au moins une carte.
kr-reason-not-in-hand = Vous n'avez pas ces cartes en main.
kr-reason-bid-too-low = Votre total doit dépasser la plus haute enchère.
kr-reason-exhausted = La banque n'a plus de privilège de ce type.
kr-reason-still-in-supply = La banque a encore un privilège de ce type ; vous ne pouvez en prendre un à un joueur que si elle n'en a plus.
kr-reason-no-tile-there = Ce joueur n'a pas de privilège de ce type.
kr-reason-fewer-points = Ce joueur a moins de PV que vous ; la variante light protège les plus faibles.
kr-reason-oneself = Vous ne pouvez pas vous désigner vous-même.
kr-reason-nobody-there = Il n'y a personne à cette place.
kr-reason-no-grain = Une ferme coûte une carte blé, et vous n'en avez pas.
kr-reason-no-reserve = Vous n'avez plus de maison en réserve.
kr-reason-no-workers = Envoyer des artisans coûte une carte travailleur, et vous n'en avez pas.
kr-reason-no-inner-site = Tous vos emplacements près de la cathédrale sont occupés.
kr-reason-too-few-farms = Vous auriez plus d'ateliers que de fermes.
kr-reason-no-knights = Il faut une carte chevalier, et vous n'en avez pas.
kr-reason-nothing-to-burn = Ce joueur n'a pas de maison à brûler.
kr-reason-no-wealth = Corrompre coûte une carte richesse, et vous n'en avez pas.
kr-reason-no-house-there = Vous n'avez pas de maison de ce type.
kr-reason-not-in-deck = La pioche n'a pas de carte de ce type.
kr-reason-poorer-than-you = Ce joueur a moins de PV que vous.
kr-reason-too-few-cards = Ce joueur n'a pas assez de cartes pour en donner la moitié.
kr-reason-wrong-tithe = Vous devez défausser exactement l'excédent de votre main.
kr-reason-not-the-box = Il n'y a rien à piocher maintenant.
kr-reason-other-draw = Ce n'est pas le tirage attendu.
kr-reason-wrong-count = Ce n'est pas le nombre de cartes à piocher.
kr-reason-not-in-box = Ces cartes ne se trouvent pas là où il faut les piocher.
kr-reason-wrong-adviser = Le premier chancelier est désigné autrement.

## What could have been read

kr-expected-action = play CARTE, swap K CARTE, take K, pass, bid CARTES, privilege K [from PLACE], farm, worker, attack PLACE, bribe PLACE, done, defend, lose outer|inner, choose K, plead PLACE ou discard CARTES
kr-expected-cards = les cartes sous forme de lettres (K, C, H, G), ou - pour aucune
kr-expected-agenda-card = une carte problème : war, tax, revolt ou famine, /, cathedral ou privilege
kr-expected-fewer-agenda-cards = moins de cartes problème
kr-expected-kind = un type : K, C, H ou G
kr-expected-seat = une place : de 1 à 4
kr-expected-site = outer ou inner
kr-expected-draw = draw CARTES, ou deal adviser=PLACE PLACE:CARTES:CARTES …
kr-expected-adviser = adviser=PLACE
kr-expected-deal = PLACE:CARTES:CARTES, chaque place une fois et dans l'ordre

## Figures that make no game

kr-misfit-hand-limit = la limite de main va de 1 à 10
kr-misfit-start-hand = la première main compte au moins 1 carte et ne dépasse pas la limite de main
kr-misfit-resources = il faut de 1 à 40 cartes de chaque type, et assez pour quatre premières mains
kr-misfit-start-farms = une baronnie ne peut pas commencer avec plus de fermes que de maisons
kr-misfit-houses = il faut de 1 à 20 maisons, et un emplacement extérieur pour chacune
kr-misfit-start-card = la carte de départ doit être l'une des cartes problème
kr-misfit-strategic-removes = une carte que la variante stratégique retire n'existe pas en plus de la carte de départ
kr-misfit-agenda-deal = les cartes problème doivent pouvoir être réparties également à trois et à quatre : 16 (ou 28, 40 …), dont la variante stratégique laisse 12 (ou 24 …) en plus de la carte de départ
kr-misfit-too-few-cathedrals = il faut six cartes cathédrale même avec la variante stratégique, sinon la partie ne finirait pas
kr-misfit-values = les valeurs pour un problème doivent être 1, 2, 3 et 4, chacune une fois
kr-misfit-privileges = il ne peut pas y avoir plus de neuf privilèges d'un type
kr-misfit-points = une récompense ne peut pas dépasser neuf points
kr-misfit-agenda-card = « { $name } » est illisible ; attendu : { kr-expected-agenda-card }
kr-misfit-parts = la cathédrale a six éléments : indiquez les points de chacun

## The table

kr-table = Le royaume
kr-adviser = Chancelier : { $adviser }
kr-lying = Carte problème sur la table : { $matter }, jouée par { $by }
kr-lying-start = Carte problème sur la table : { $matter }, la carte de départ
kr-values = Valeur des cartes ({ $problem }) : { $values }
kr-cathedral = Cathédrale : { $parts } { $parts ->
    [one] élément
   *[other] éléments
} sur { $all } ; à bâtir ensuite : { $next }
kr-cathedral-complete = La cathédrale est achevée.
kr-deck = Pioche : { $deck }
kr-deck-kinds = { $cards } des types { $kinds }
kr-discards = Défausse : { $cards }
kr-supply = Privilèges disponibles : { $tiles }
kr-loot = Butin mis à part : { $loot }
kr-retired = Cartes problème retirées du jeu : { $matters }
kr-auction = { $high ->
    [0] Pas encore de mise
   *[other] Plus haute enchère : { $high }
} ; encore en lice : { $seats }
kr-looted = Baronnies pillées ce tour-ci : { $seats }
kr-poor = Revenus les plus faibles de cet automne : { $seats }
kr-seat = { $seat } : { $vp } PV, { $farms ->
    [one] { $farms } ferme
   *[other] { $farms } fermes
}, { $workers ->
    [one] { $workers } atelier
   *[other] { $workers } ateliers
}, { $reserve ->
    [one] { $reserve } maison
   *[other] { $reserve } maisons
} en réserve
kr-seat-privileges = Privilèges : { $tiles }
kr-seat-hand = Main, { $size } : { $cards }
kr-seat-hand-hidden = Main : { $size }
kr-seat-hand-known = Main : { $size }, dont { $cards }
kr-seat-seen = Cartes connues de tous : { $cards }
kr-seat-matters = Cartes problème : { $matters }
kr-seat-matters-hidden = Cartes problème : { $n }
kr-seat-matters-known = Cartes problème : { $n }, dont { $matters }
kr-seat-bid = Mise de { $total } : { $raises }
kr-then = {", puis "}
kr-seat-has-seen = Connaît des cartes de { $of } : { $cards }

## The board

kr-board-vp = { $vp } PV
kr-board-farms = fermes
kr-board-workers = ateliers
kr-board-no-privilege = pas de privilège
kr-board-cathedral = Cathédrale { $parts }/6
kr-board-passed = a passé
kr-board-piles = Pioche { $deck } · Défausse { $discards } · Privilèges disponibles { $supply }
kr-board-loot = {" · "}Butin { $loot }
kr-board-legend = ♔ chancelier · ◆ 5 PV · • 1 PV · [K] privilège · ▮ ressource · ▯ problème

## The board, drawn

kr-draw-council = Problème de l'année
kr-draw-no-matter = Aucune carte problème sur la table.
kr-draw-values = Valeur des cartes
kr-draw-auction = Les enchères
kr-draw-highest = plus haute enchère
kr-draw-deck = Pioche
kr-draw-discards = Défausse
kr-draw-supply = Privilèges disponibles
kr-draw-loot = Butin
kr-draw-retired = Retirées du jeu
kr-draw-privileges = Privilèges

## Options

kr-option-edition = Édition
kr-option-edition-classic = Krieg und Frieden : { $points-classic-privilege } PV pour une carte privilège, { $points-classic-parts-1 }, { $points-classic-parts-2 }, { $points-classic-parts-3 }, { $points-classic-parts-4 }, { $points-classic-parts-5 } et { $points-classic-parts-6 } pour les éléments de la cathédrale ; en hiver, le tour des changements commence à gauche du chancelier.
kr-option-edition-spada = La Spada e la Fede : { $points-spada-privilege } PV pour une carte privilège, { $points-spada-parts-1 }, { $points-spada-parts-2 }, { $points-spada-parts-3 }, { $points-spada-parts-4 }, { $points-spada-parts-5 } et { $points-spada-parts-6 } pour les éléments ; en hiver, le tour des changements commence à gauche de celui qui a joué la carte.
kr-option-variants = Variantes
kr-option-variants-strategic = Stratégique : trois cartes problème de moins ; celui qui bâtit un élément de la cathédrale prend aussi un privilège.
kr-option-variants-light = Light : on ne peut prendre un privilège qu'à un joueur qui a au moins autant de PV que soi.
kr-option-variants-global = Globale : stratégique et light ; de plus, chaque automne, chacun choisit la première carte de ses revenus.
kr-option-variants-dagger = Dagger : les points de La Spada e la Fede dans l'édition classique.
kr-option-variants-mobilisation = Mobilisation : l'année de la voûte est jouée jusqu'au bout, puis les cartes en main rapportent des PV.
kr-option-adviser = Premier chancelier (à trois joueurs ou avec la variante stratégique)
kr-option-adviser-drawn = Tiré au sort.
kr-option-adviser-1 = Le joueur de la première place.
kr-option-adviser-2 = Le joueur de la deuxième place.
kr-option-adviser-3 = Le joueur de la troisième place.
kr-option-adviser-4 = Le joueur de la quatrième place.

## Why a bot likes or dislikes it

kr-why-suits-my-hand = Cette carte est plus avantageuse pour vous que pour vos rivaux.
kr-why-suits-rivals = Cette carte est plus avantageuse pour vos rivaux que pour vous.
kr-why-ends-well = Avec cette carte, la voûte peut être bâtie, et vous gagneriez sans doute la partie.
kr-why-ends-badly = Avec cette carte, la voûte peut être bâtie, et vous perdriez sans doute la partie.
kr-why-lets-stand = La carte sur la table vous convient.
kr-why-better-agenda = La nouvelle carte vaut le privilège.
kr-why-swap-too-dear = La nouvelle carte ne vaut pas le privilège.
kr-why-wards-off-agenda = Se débarrasser de la carte vaut le privilège.
kr-why-taking-too-dear = Se débarrasser de la carte ne vaut pas le privilège.
kr-why-wins-auction = La mise devrait suffire, et la récompense vaut ces cartes.
kr-why-tries-for-prize = La mise peut suffire, ou obliger un rival à payer davantage.
kr-why-bid-too-dear = Ces cartes valent plus que la récompense.
kr-why-builds-to-win = Bâtir la voûte vous ferait gagner la partie.
kr-why-builds-to-lose = Bâtir la voûte vous ferait perdre la partie.
kr-why-prize-too-small = La récompense ne vaut rien pour vous.
kr-why-keeps-cards = Vous gardez vos cartes pour plus tard.
kr-why-cuts-losses = Vous perdez ce que vous aviez misé avant votre dernière surenchère, mais rien de plus.
kr-why-completes-pair = Cela complète une paire de fermes : une carte de plus chaque automne.
kr-why-founds-farm = C'est la moitié d'une paire de fermes, ou un futur atelier.
kr-why-sends-worker = Un atelier vaut 1 PV quand vous bâtissez un élément de la cathédrale.
kr-why-farm-pays-more = La ferme et la carte valent plus qu'un atelier.
kr-why-raids-unguarded = La baronnie n'a sans doute aucun chevalier pour la défendre.
kr-why-raids-guarded = Un chevalier repoussera sans doute l'attaque.
kr-why-burns-without-loot = Une maison brûle, mais la baronnie a déjà été pillée ce tour-ci.
kr-why-bribes-knight = Il y a sans doute un chevalier à corrompre.
kr-why-bribe-wasted = Il n'y a sans doute aucun chevalier à corrompre.
kr-why-keeps-the-rest = Vous gardez le reste de votre main.
kr-why-saves-house = Vous sauvez une maison, et l'attaquant n'a pas de butin.
kr-why-loses-farm = Vous perdez une ferme, donc une partie de vos revenus.
kr-why-loses-worker = Vous perdez un atelier, donc un futur PV.
kr-why-takes-from-supply = Il vient de la banque : aucun joueur n'y perd.
kr-why-takes-from-rival = Un rival le perd.
kr-why-chooses-card = Critère : l'utilité de la carte pour vous.
kr-why-pleads-for-cards = La moitié de la main vaut plus que le privilège reçu par le donneur.
kr-why-plea-helps-giver = Le donneur y gagnerait plus que vous.
kr-why-stays-proud = Vous ne demandez rien, et personne n'y gagne.
kr-why-pays-tithe = Critère : l'utilité de ces cartes pour vous.
kr-earned-seals = Privilèges obtenus
kr-earned-cathedral = Cathédrale
kr-earned-mobilisation = Mobilisation des cartes

## Where the component figures come from

kr-provenance-counts = { kr-figure-counts }
kr-provenance-privileges = { kr-figure-privileges }
    .note = Les règles indiquent huit tuiles. Des comptes rendus en signalent deux de chaque type.
kr-provenance-war-printed = { kr-problem-war } ({ kr-good-knights }, { kr-good-grain })
kr-provenance-war-assumed = { kr-problem-war } ({ kr-good-wealth }, { kr-good-workers })
    .note = Supposées de sorte que chaque ligne et chaque colonne du tableau contienne une fois les valeurs de un à quatre.
kr-provenance-tax = { kr-problem-tax }
    .note = La Spada e la Fede indique que la richesse vaut le plus. Les autres valeurs sont supposées : chaque ligne et chaque colonne contient une fois les valeurs de un à quatre.
kr-provenance-revolt = { kr-problem-revolt }
    .note = La Spada e la Fede indique que les travailleurs valent le plus et que les chevaliers sont forts. Les autres valeurs sont supposées : chaque ligne et chaque colonne contient une fois les valeurs de un à quatre.
kr-provenance-famine = { kr-problem-famine }
    .note = D'après l'exemple d'une enchère.
kr-provenance-symbols = { kr-figure-symbols }
    .note = Huit cartes avec une cathédrale et huit avec un privilège découlent de la variante stratégique. Deux de chaque par problème sont une supposition.
kr-provenance-start-card = { kr-figure-start_card }
    .note = Il est imprimé que cette carte est une Révolte. Son symbole est supposé.
kr-provenance-strategic-removes = Cartes retirées avec la variante stratégique
kr-provenance-points = { kr-figure-points }

## Description and tutorial

kr-about = Les barons d'un vieux roi choisissent les problèmes à régler, enchérissent pour les résoudre et bâtissent ensemble une cathédrale, tout en restant rivaux.
kr-guide-welcome = Vous êtes l'un des barons d'un vieux roi sans héritier, qui cherche son successeur. Il vous faut des points de victoire (PV) : quand la voûte de sa cathédrale est bâtie, la partie se termine aussitôt, et celui qui a le plus de PV gagne. Les points viennent des enchères du printemps : le vainqueur reçoit un privilège ou bâtit un élément de la cathédrale, et quand il bâtit, ses ateliers lui rapportent d'autres points. Vous avez en main huit cartes ressource (chevaliers, richesse, travailleurs et blé), et elles servent à tout : miser au printemps et agir en été. Sur la table, vous voyez la carte problème de l'année, la cathédrale au milieu et les baronnies autour ; dans la vôtre se trouvent deux fermes. Les cartes problème de votre main comptent à partir de la deuxième année.
    .title = Bienvenue à la cour du vieux roi
kr-guide-bid-first = La carte problème indique le problème du royaume. Cette année, c'est { $start-problem ->
    [war] une guerre
    [tax] l'impôt
    [famine] une famine
   *[revolt] une révolte
} : une carte travailleurs vaut { $start-workers }, chevaliers { $start-knights }, blé { $start-grain } et richesse { $start-wealth }. Celui qui mise le plus résout le problème, { $start-symbol ->
    [cathedral] construit le premier élément de la cathédrale
   *[privilege] reçoit { $points-classic-privilege } PV ({ $points-spada-privilege } dans La Spada e la Fede), prend un privilège
} et devient chancelier : il est le premier à chaque saison et joue la carte problème de l'année suivante. Si vous passez, vous reprenez votre dernière enchère : une première mise dépassée ne coûte donc rien ; mais le vainqueur perd ses cartes, et il vous en faudra encore quelques-unes en été.
    .title = Printemps : les enchères
kr-guide-bid = Regardez la carte problème : son problème indique la valeur de chaque carte ce printemps, et son symbole la récompense du vainqueur. Le symbole de la cathédrale donne l'élément suivant de la cathédrale, avec ses PV et 1 PV de plus pour chaque atelier du vainqueur ; le symbole du privilège donne { $points-classic-privilege } PV ({ $points-spada-privilege } dans La Spada e la Fede) et un privilège. Seul le vainqueur perd toute sa mise. Celui qui passe reprend sa dernière enchère et ne perd que ce qu'il avait misé auparavant.
    .title = Printemps : les enchères
kr-guide-raise = Votre mise a été dépassée, mais vous êtes encore en lice. Surenchérir, c'est ajouter des cartes à celles qui sont devant vous, et le total doit dépasser la plus haute enchère. Si vous passez, vous ne reprenez que votre dernière enchère et perdez tout ce que vous aviez misé auparavant : chaque enchère rend donc l'abandon plus cher. Demandez-vous combien la récompense vaut pour vous, et combien de cartes il reste aux autres.
    .title = Printemps : surenchérir ou passer
kr-guide-privilege = Chaque automne, un privilège vous rapporte une carte de son type, et en hiver il permet de changer la carte problème. Choisissez un type dont vous aurez souvent besoin : les travailleurs mènent aux points, le blé aux fermes, les chevaliers vous protègent et la richesse fait perdre des chevaliers aux autres. Vous le prenez à la banque, et à un adversaire seulement si elle n'en a plus de ce type.
    .title = Un privilège pour vous
kr-guide-act = En été, chaque action coûte une carte, et vous pouvez en faire autant que vous voulez avant de terminer votre tour. Le blé bâtit une ferme, et chaque paire de fermes rapporte une carte de plus chaque automne ; une carte travailleur transforme une ferme en atelier, qui vaut 1 PV quand vous bâtissez un élément de la cathédrale. Un chevalier brûle une maison d'un adversaire qui ne repousse pas l'attaque, et la première maison de chaque adversaire vous rapporte deux cartes de butin ; la richesse corrompt un chevalier adverse. Gardez quelques cartes : les chevaliers vous protègent pendant le tour des autres, et au printemps prochain vous voudrez miser.
    .title = Été : votre tour
kr-guide-answer = Si vous défaussez un chevalier, les deux chevaliers s'annulent et rien ne se passe. Sinon, vous perdez une maison, et pour la première de vos maisons qui brûle pendant ce tour, l'attaquant reçoit deux cartes de butin. Avec une ferme, vous perdez peut-être une carte de vos prochains revenus, avec un atelier un point quand vous bâtissez. Il est donc souvent utile de défausser un chevalier ici, sauf si vous en avez besoin pour vos propres projets.
    .title = On vous attaque !
kr-guide-first-card = Vous pouvez choisir dans la pioche la première carte de vos revenus ; les autres voient son type. Le reste de vos revenus est pioché au hasard. Pensez à ce que vous voulez faire l'été prochain, et au prochain problème possible.
    .title = Automne : une carte de votre choix
kr-guide-plea = Vos revenus se limitent à une carte et votre main est petite : vous pouvez faire appel à la générosité royale. Désignez un adversaire : la moitié de ses cartes, tirées au hasard, passe dans votre main. En échange, le donneur reçoit un privilège. Mieux vaut choisir un joueur qui a beaucoup de cartes ; vous pouvez aussi renoncer.
    .title = Automne : la générosité royale
kr-guide-tithe = Personne ne garde plus de { $counts-hand_limit } cartes ressource pour l'hiver : vous défaussez donc l'excédent. Gardez ce qui vaut beaucoup pour les problèmes de vos propres cartes problème, et un ou deux chevaliers pour vous défendre. Les cartes défaussées restent visibles, et un privilège permettra peut-être à quelqu'un de les récupérer.
    .title = Automne : les taxes
kr-guide-play = Vous jouez la carte problème de l'année : vous choisissez donc le problème et la récompense. Choisissez un problème pour lequel votre main vaut beaucoup. Le symbole de la cathédrale profite à ceux qui ont des ateliers et rapproche la fin de la partie ; le symbole du privilège donne { $points-classic-privilege } PV ({ $points-spada-privilege } dans La Spada e la Fede) et un privilège. Mais tout joueur qui paie un privilège peut changer votre carte.
    .title = Hiver : vous fixez le problème
kr-guide-swap = Un joueur a choisi une carte problème qui convient sans doute à sa main. Contre l'un de vos privilèges, vous pouvez poser l'une de vos cartes problème à la place et prendre l'autre dans votre main ; si vous n'avez pas de carte problème, vous pouvez seulement prendre celle de la table, et un autre joueur doit en jouer une nouvelle. Cela vaut la peine si votre main est bien plus forte pour un autre problème. Sinon, gardez votre privilège : il rapporte une carte chaque automne.
    .title = Hiver : un autre problème ?
kr-guide-wait-setup = On distribue les cartes : { $counts-start_hand } cartes ressource à chacun, et les cartes problème. Celui qui reçoit la carte de départ est le premier chancelier et commence.
    .title = Avant la première année
kr-guide-wait-winter = En hiver, le chancelier joue la carte problème de l'année, et les autres peuvent la changer contre un privilège. Attendez de voir quel problème ce sera : il décide de la valeur de vos cartes au printemps.
    .title = Hiver : les autres fixent le problème
kr-guide-wait-spring = On mise à tour de rôle, dans le sens horaire à partir du chancelier, jusqu'à ce qu'il n'en reste qu'un. Regardez les cartes devant les autres : ce que le vainqueur a misé lui manquera en été. Tous les événements figurent dans le « Journal de la partie ».
    .title = Printemps : les autres misent
kr-guide-wait-summer = Chacun a un tour, en commençant par le chancelier. Les autres bâtissent des fermes, envoient des artisans sur le chantier, attaquent et corrompent. Si un joueur vous attaque, vous choisirez si vous vous défendez.
    .title = Été : les autres agissent
kr-guide-wait-autumn = Chacun pioche une carte, une de plus pour chaque paire de fermes, et en reçoit une pour chaque privilège. Puis ceux dont les revenus sont les plus maigres peuvent faire appel à la générosité royale, et ceux qui ont plus de { $counts-hand_limit } cartes paient les taxes.
    .title = Automne : les revenus
kr-guide-farewell = Vous avez joué l'hiver, le printemps, l'été et l'automne ; chaque année se déroule ainsi. Seul l'hiver change : désormais, le chancelier joue une carte problème de sa main, et les autres peuvent la changer contre un privilège. Chaque symbole de la cathédrale remporté bâtit l'un des six éléments ; le sixième est la voûte, et avec elle la partie se termine aussitôt, même au milieu d'une année.
    .title = Vous avez vu une année entière

## The labels of the board in the rules

kr-diagram-hand = Votre main
    .text = Cartes ressource : on les mise au printemps, on les joue en été. Vous seul les voyez.
kr-diagram-agenda-hand = Vos cartes problème
    .text = Chaque hiver, le chancelier joue l'une des siennes.
kr-diagram-farms = Fermes
    .text = Maisons sur les emplacements extérieurs. Deux fermes rapportent une carte de plus en automne.
kr-diagram-workers = Emplacements intérieurs
    .text = Pour les ateliers, qui donnent des PV quand vous bâtissez un élément de la cathédrale.
kr-diagram-reserve = Votre réserve
    .text = Maisons que vous pouvez encore placer sur le plateau.
kr-diagram-cathedral = La cathédrale
    .text = Elle a six éléments. Quand la voûte est bâtie, la partie s'arrête.
kr-diagram-agenda = La carte problème
    .text = Le problème de l'année et la récompense de celui qui le résout.
kr-diagram-auction = Les enchères
    .text = Ce que chacun a misé, surenchère par surenchère. Le plus haut total gagne.
kr-diagram-values = Valeur des cartes
    .text = Ce que vaut une carte ressource pour chaque problème. Le problème actuel est mis en évidence.
kr-diagram-stores = Pioche, défausse et banque
    .text = Les privilèges que personne ne détient sont à la banque.
