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
