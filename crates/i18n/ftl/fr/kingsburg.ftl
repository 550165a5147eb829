# Kingsburg.

kb-title = Kingsburg
    .about = Gouvernez pendant cinq ans une province frontalière : influencez les conseillers du Roi avec vos dés, construisez votre province et défendez-la chaque hiver contre les envahisseurs.

## Amounts and dice

kb-goods = { $good ->
    [gold] { $n } or
    [wood] { $n } bois
   *[stone] { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
}
kb-any-goods = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
kb-book-goods = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
kb-tokens = { $n ->
    [one] { $n } jeton « +2 »
   *[other] { $n } jetons « +2 »
}
kb-soldiers = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
}
kb-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
kb-nothing = rien
kb-one-token = un jeton « +2 »
kb-die = un { $face }
kb-white = un { $face } blanc
kb-dice-white = { $dice } ({ $n ->
    [one] blanc { $white }
   *[other] blancs { $white }
})
kb-dice-only-white = { $n ->
    [one] blanc { $white }
   *[other] blancs { $white }
}
kb-rolled = { $seat } { $dice }

## Pieces to which something is done

kb-own-name = « { $name } »
kb-the =
    .sawmill = la { kb-sawmill }
    .quarry = la { kb-quarry }
    .goldsmith = l'{ kb-goldsmith }
    .mint = l'{ kb-mint }
    .statue = la { kb-statue }
    .chapel = la { kb-chapel }
    .church = l'{ kb-church }
    .cathedral = la { kb-cathedral }
    .inn = l'{ kb-inn }
    .market = le { kb-market }
    .farms = les { kb-farms }
    .merchants-guild = la { kb-merchants-guild }
    .guard-tower = la { kb-guard-tower }
    .blacksmith = la { kb-blacksmith }
    .barracks = la { kb-barracks }
    .wizards-guild = la { kb-wizards-guild }
    .palisade = la { kb-palisade }
    .stable = les { kb-stable }
    .stone-wall = le { kb-stone-wall }
    .fortress = la { kb-fortress }
    .barricade = la { kb-barricade }
    .crane = la { kb-crane }
    .town-hall = l'{ kb-town-hall }
    .embassy = l'{ kb-embassy }
    .improvised-defences = les { kb-improvised-defences }
    .recruiting-centre = le { kb-recruiting-centre }
    .training-camp = le { kb-training-camp }
    .military-academy = l'{ kb-military-academy }
    .masons-yard = le { kb-masons-yard }
    .depot = l'{ kb-depot }
    .builders-lodge = la { kb-builders-lodge }
    .architects-guild = la { kb-architects-guild }
    .bridge = le { kb-bridge }
    .altar = l'{ kb-altar }
    .monastery = le { kb-monastery }
    .dome = le { kb-dome }
    .brewery = la { kb-brewery }
    .traveling-market = le { kb-traveling-market }
    .vineyard = le { kb-vineyard }
    .caravanserai = le { kb-caravanserai }
    .armory = l'{ kb-armory }
    .bombard = la { kb-bombard }
    .griffin-ranch = la { kb-griffin-ranch }
    .necromancers-tower = la { kb-necromancers-tower }
    .small-palisade = la { kb-small-palisade }
    .lookout-post = le { kb-lookout-post }
    .hidden-refuge = le { kb-hidden-refuge }
    .keep = le { kb-keep }
    .fountain = la { kb-fountain }
    .school = l'{ kb-school }
    .riding-arena = le { kb-riding-arena }
    .university = l'{ kb-university }
    .signal-fires = les { kb-signal-fires }
    .levy-office = le { kb-levy-office }
    .veterans-lodge = la { kb-veterans-lodge }
    .commandery = la { kb-commandery }
    .thief = le { kb-thief }
    .miner = le { kb-miner }
    .carpenter = le { kb-carpenter }
    .sculptor = le { kb-sculptor }
    .minstrel = le { kb-minstrel }
    .politician = le { kb-politician }
    .architect = l'{ kb-architect }
    .paladin = le { kb-paladin }
    .prince = le { kb-prince }
    .philosopher = le { kb-philosopher }
    .preacher = le { kb-preacher }
    .tax-collector = le { kb-tax-collector }
    .sorcerer = le { kb-sorcerer }
    .duke = le { kb-duke }
    .priest = le { kb-priest }
    .fairy = la { kb-fairy }
    .general = le { kb-general }
    .damsel = la { kb-damsel }
    .trickster = le { kb-trickster }
    .heiress = l'{ kb-heiress }
    .ambassador = l'{ kb-ambassador }
    .quartermaster = l'{ kb-quartermaster }
    .moneychanger = le { kb-moneychanger }
    .hermit = l'{ kb-hermit }
    .advisor-1 = le { kb-advisor-1 } (1)
    .advisor-2 = l'{ kb-advisor-2 } (2)
    .advisor-3 = l'{ kb-advisor-3 } (3)
    .advisor-4 = le { kb-advisor-4 } (4)
    .advisor-5 = le { kb-advisor-5 } (5)
    .advisor-6 = l'{ kb-advisor-6 } (6)
    .advisor-7 = l'{ kb-advisor-7 } (7)
    .advisor-8 = le { kb-advisor-8 } (8)
    .advisor-9 = le { kb-advisor-9 } (9)
    .advisor-10 = le { kb-advisor-10 } (10)
    .advisor-11 = l'{ kb-advisor-11 } (11)
    .advisor-12 = la { kb-advisor-12 } (12)
    .advisor-13 = le { kb-advisor-13 } (13)
    .advisor-14 = l'{ kb-advisor-14 } (14)
    .advisor-15 = l'{ kb-advisor-15 } (15)
    .advisor-16 = le { kb-advisor-16 } (16)
    .advisor-17 = la { kb-advisor-17 } (17)
    .advisor-18 = le { kb-advisor-18 } (18)
    .private-3 = le conseiller privé 3
    .private-5 = le conseiller privé 5
    .private-8 = le conseiller privé 8

## Advisors who do something, at the head of a sentence

kb-who =
    .advisor-1 = Le { kb-advisor-1 } (1)
    .advisor-2 = L'{ kb-advisor-2 } (2)
    .advisor-3 = L'{ kb-advisor-3 } (3)
    .advisor-4 = Le { kb-advisor-4 } (4)
    .advisor-5 = Le { kb-advisor-5 } (5)
    .advisor-6 = L'{ kb-advisor-6 } (6)
    .advisor-7 = L'{ kb-advisor-7 } (7)
    .advisor-8 = Le { kb-advisor-8 } (8)
    .advisor-9 = Le { kb-advisor-9 } (9)
    .advisor-10 = Le { kb-advisor-10 } (10)
    .advisor-11 = L'{ kb-advisor-11 } (11)
    .advisor-12 = La { kb-advisor-12 } (12)
    .advisor-13 = Le { kb-advisor-13 } (13)
    .advisor-14 = L'{ kb-advisor-14 } (14)
    .advisor-15 = L'{ kb-advisor-15 } (15)
    .advisor-16 = Le { kb-advisor-16 } (16)
    .advisor-17 = La { kb-advisor-17 } (17)
    .advisor-18 = Le { kb-advisor-18 } (18)
    .private-3 = Le conseiller privé 3
    .private-5 = Le conseiller privé 5
    .private-8 = Le conseiller privé 8

## Moments

kb-lap = Année
kb-moment = Année { $year }, { $season }
kb-moment-setup = Mise en place

## Questions

kb-ask-change = Voulez-vous modifier vos dés ?
kb-ask-influence = Quel conseiller influencez-vous, et avec quels dés ?
kb-ask-choose = Quelle ressource prenez-vous ?
kb-ask-alchemy = Voulez-vous donner une ressource à l'Alchimiste contre une de chacun des deux autres types ?
kb-ask-spy = Voulez-vous payer 1 PV à l'Espion pour 3 ressources de votre choix ?
kb-ask-build = Quel bâtiment construisez-vous ?
kb-ask-build-again = Voulez-vous utiliser l'Envoyé du Roi pour construire un second bâtiment ?
kb-ask-powers = La saison s'achève. Voulez-vous utiliser un pouvoir ?
kb-ask-recruit = Voulez-vous recruter un soldat ?
kb-ask-give-up = Quelle ressource abandonnez-vous ?
kb-ask-troops = Quel jeton Demande de troupes jouez-vous ?
kb-ask-put-back = Quel jeton Demande de troupes remettez-vous dans la boîte ?
kb-ask-draft = Quelle ligne alternative prenez-vous ?
kb-ask-lay = Quelles lignes alternatives posez-vous sur votre province ?
kb-ask-govern = Quel gouverneur choisissez-vous ?
kb-ask-offer = Quel gouverneur mettez-vous aux enchères, et combien misez-vous ?
kb-ask-bid = Voulez-vous surenchérir ?
kb-ask-free = Quel bâtiment de la colonne I construisez-vous gratuitement ?
kb-ask-look = Voulez-vous regarder la carte Envahisseurs en secret ?
kb-ask-bless = Voulez-vous utiliser la bénédiction ?
kb-ask-die-from = L'Année faste et la bénédiction vous donnent toutes deux un dé blanc. Lequel prenez-vous ?
kb-ask-move = Voulez-vous déplacer un groupe sur la Duchesse ?
kb-ask-soldier-or-vp = Prenez-vous un soldat ou un PV ?
kb-ask-both = Quelles sont les deux ressources que vous prenez ?
kb-ask-swap = Voulez-vous échanger une ressource ?
kb-ask-again = Voulez-vous construire un autre bâtiment ?
kb-ask-tithe = Comment payez-vous la dîme ?
kb-ask-arm = Voulez-vous payer { $the-armory } pour être plus fort dans cette bataille ?
kb-ask-request = Quelle faveur prenez-vous ?

## Questions about whims

kb-ask-tokens = Caprice de l'Écuyer : prenez-vous deux jetons « +2 », ou un soldat et 1 or contre un de vos jetons « +2 » ?
kb-ask-name = Quelle ressource choisissez-vous pour votre voisin ?
kb-ask-stall = Quelle ressource prenez-vous sur la tuile du Marchand ?
kb-ask-bargain = Voulez-vous faire un échange avec l'Alchimiste ?
kb-ask-favour = Le caprice concerne un autre joueur. Lequel choisissez-vous ?
kb-ask-share = Quelle ressource prenez-vous ? Le joueur qui vous a choisi en prend deux du même type.
kb-ask-two = Caprice du Maître de chasse : que choisissez-vous ? Le soldat est accompagné d'un jeton « +2 ».
kb-ask-pair = Caprice du Général : quelle ressource prenez-vous en double ?
kb-ask-exchange = Caprice de l'Armurier : 1 pierre, 1 soldat et 1 PV. Voulez-vous renoncer à l'un de ces gains pour en doubler un autre ?
kb-ask-largesse = Caprice de la Duchesse : 3 or pour vous et 1 PV pour chacun des autres, ou 3 PV pour vous et 1 or pour chacun des autres ?
kb-ask-first = Que prenez-vous ? Le joueur qui vous a choisi reçoit les quatre autres gains.
kb-ask-give = Quelle ressource donnez-vous, et à qui ?

## Choices

kb-do-statue = Relancer { $die } avec { $the-statue }
kb-do-chapel = Relancer tous les dés avec { $the-chapel }
kb-do-done = Terminé
kb-do-place = Influencer { $advisor } avec { $dice }{ $market ->
    [market] , avec { $the-market }
    [traveling-market] , avec { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , grâce à l'{ kb-piece-envoy }
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}
kb-do-pass = Passer
kb-do-take = Prendre { $goods }
kb-do-trade = Donner { $goods } contre { $others }
kb-do-spy = Payer 1 PV
kb-do-build = Construire { $building }
kb-do-build-for = Construire { $building } en payant { $price }
kb-do-town-hall = Utiliser { $the-town-hall } : { $price } contre 1 PV
kb-do-sawmill = Utiliser { $the-sawmill } : 1 bois contre 2 or
kb-do-quarry = Utiliser { $the-quarry } : 1 pierre contre 3 or
kb-do-goldsmith = Utiliser { $the-goldsmith } : 1 or contre 1 soldat et 1 PV
kb-do-recruit = Recruter un soldat pour { $price }
kb-do-give-up = Abandonner { $goods }

kb-do-troops = Jouer le jeton Demande de troupes { $value }
kb-do-put-back = Remettre dans la boîte le jeton Demande de troupes { $value }
kb-do-draft = Prendre la { $row } : { $buildings }
kb-do-lay = Poser sur la province : { $rows }
kb-do-lay-none = Ne poser aucune ligne alternative
kb-do-govern = Choisir { $governor }
kb-do-offer = Mettre aux enchères { $governor } et miser { $bid } PV
kb-do-bid = Miser { $bid } PV
kb-do-free = Construire gratuitement { $building }
kb-do-reroll = Relancer { $die } ({ $name-second-thoughts })
kb-do-altar = Relancer { $dice } avec { $the-altar }
kb-do-prince = Tourner les dés de couleur sur { $dice } ({ $name-prince })
kb-do-philosopher = Relancer tous les dés ({ $name-philosopher })
kb-do-trickster = Tourner des dés pour avoir { $dice } ({ $name-trickster })
kb-do-look = Regarder la carte
kb-do-bless = Utiliser la bénédiction
kb-do-die-from = { $source ->
    [blessing] Le dé de la bénédiction, et 1 ressource au choix pour l'Année faste
   *[year] Le dé de l'Année faste, et 1 PV pour la bénédiction
}
kb-do-move = Déplacer le groupe sur la Duchesse (12)
kb-do-swap = Échanger { $from } contre { $to }
kb-do-collect = Utiliser { $building }
kb-do-steal = Voler { $goods } à { $from }
kb-do-steal-supply = Prendre { $goods } dans la réserve
kb-do-tithe = Payer { $goods }
kb-do-tithe-vp = Perdre { $fate-royal-tithe-params-vp } PV
kb-do-levy = Recruter { $building-levy-office-params-soldiers ->
    [one] un soldat
   *[other] { $building-levy-office-params-soldiers } soldats
} pour { $building-levy-office-params-vp_cost } PV ({ $name-levy-office })
kb-do-arm = Payer { $goods } à { $the-armory }
kb-do-request = Prendre la faveur « { $favour } »

kb-do-pick = { $prize ->
    [gold] Or
    [wood] Bois
    [stone] Pierre
    [token] Jeton « +2 »
    [soldier] Soldat
   *[vp] PV
}
kb-do-bargain = { $prize ->
    [vp] Payer 1 PV contre 1 soldat et 1 ressource de votre choix
    [soldier] Payer 1 soldat contre 1 PV et 1 ressource de votre choix
    [gold] Payer 1 or contre 1 soldat et 1 PV
    [wood] Payer 1 bois contre 1 soldat et 1 PV
    [stone] Payer 1 pierre contre 1 soldat et 1 PV
   *[token] Payer 1 jeton « +2 »
}
kb-do-favour = Choisir { $seat }
kb-do-exchange = { $from ->
    [stone] Renoncer à la pierre
    [soldier] Renoncer au soldat
   *[vp] Renoncer au PV
} { $to ->
    [stone] pour une seconde pierre
    [soldier] pour un second soldat
   *[vp] pour un second PV
}
kb-do-give = Donner { $goods } à { $seat }

## What happened

kb-event-year-began = L'année { $year } commence.
kb-event-aided = Aide du Roi : { $seat } lance un dé blanc de plus au printemps.
kb-event-rewarded = La Récompense du Roi va à { $seats }.
kb-event-envoy-sent = L'Envoyé du Roi va chez { $to }.
kb-event-envoy-stays = L'Envoyé du Roi ne va chez personne.
kb-event-season-began = { $season ->
    [spring] Le printemps commence.
    [summer] L'été commence.
   *[autumn] L'automne commence.
}
kb-event-rolled = Lancer de dés : { $rolls }.
kb-event-rolled-unseen = Tout le monde lance les dés.
kb-event-rerolled = { $by } utilise { $building } et relance.
kb-event-ordered = Ordre du tour : { $order }.
kb-event-neutral-on = Les dés neutres bloquent { $advisor }.
kb-event-influenced = { $by } influence { $advisor } avec { $dice }{ $market ->
    [market] , avec { $the-market }
    [traveling-market] , avec { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , grâce à l'{ kb-piece-envoy }
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}.
kb-event-passed = { $by } passe.
kb-event-aid = { $who } aide { $to }.
kb-event-gained = { $by } prend { $what }.
kb-event-soldiers = { $by } recrute { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
}.
kb-event-vp-gained = { $by } gagne { $vp } PV.
kb-event-vp-lost = { $by } perd { $vp } PV.
kb-event-paid = { $by } paie { $what }.
kb-event-lost = { $by } perd { $what }.
kb-event-peeked = { $by } regarde en secret la carte Envahisseurs.
kb-event-saw = { $by } voit : { $race }, force { $strength }.
kb-event-built = { $by } construit { $building }.
kb-event-built-envoy = { $by } utilise l'Envoyé du Roi et construit { $building }.
kb-event-revealed = Les envahisseurs sont révélés : { $race }, force { $strength }.
kb-event-revealed-unseen = Les envahisseurs sont révélés.
kb-event-reinforced = { $soldiers ->
    [0] { $seat } ne reçoit aucun renfort.
    [one] { $seat } reçoit 1 soldat en renfort.
   *[other] { $seat } reçoit { $soldiers } soldats en renfort.
}
kb-event-won = { $by } gagne la bataille avec un total de { $total }.
kb-event-lost-battle = { $by } perd la bataille avec un total de { $total }.
kb-event-drawn = { $by } fait jeu égal avec un total de { $total }.
kb-event-destroyed = { $of } perd { $building } face aux envahisseurs.
kb-event-best = { $count ->
    [one] Meilleur vainqueur : { $seats }.
   *[other] Meilleurs vainqueurs à égalité : { $seats }.
}
kb-event-ended = La partie est terminée.

kb-event-troops-chosen = { $by } choisit un jeton Demande de troupes, face cachée.
kb-event-troops-put-back = { $by } remet en secret un jeton Demande de troupes dans la boîte.
kb-event-whim-placed = Le { $whim } entre en vigueur.
kb-event-whim-removed = Le { $whim } est retiré du jeu.
kb-event-row-taken = { $by } prend une ligne alternative : { $row } ({ $buildings }).
kb-event-row-laid = { $by } pose une ligne alternative : { $row } ({ $buildings }).
kb-event-governor-chosen = { $by } choisit un gouverneur, face cachée.
kb-event-bid = { $by } mise { $bid } PV sur { $governor }.
kb-event-governs = { $by } joue { $governor }.
kb-event-scenario-drawn = Le scénario est tiré au sort. { $scenario }
kb-event-fated = Destin de l'année : { $fate }.
kb-event-absent = { $who } n'est pas à la cour cette saison.
kb-event-blessed = { $by } utilise la bénédiction.
kb-event-changed-reroll = { $by } relance { $die } ({ $name-second-thoughts }).
kb-event-changed-altar = { $by } relance { $dice } avec { $the-altar }.
kb-event-changed-prince = { $by } tourne les dés de couleur sur { $dice } ({ $name-prince }).
kb-event-changed-philosopher = { $by } relance tous les dés ({ $name-philosopher }).
kb-event-changed-trickster = { $by } tourne des dés et a maintenant { $dice } ({ $name-trickster }).
kb-event-moved = { $by } quitte { $from } pour la Duchesse (12).
kb-event-founded = { $by } construit gratuitement { $building }.
kb-event-built-again = { $permit ->
    [strike] C'est un bâtiment supplémentaire ({ $name-summer-strike }).
    [winters] C'est un bâtiment supplémentaire ({ $name-four-winters }).
    [works] C'est un bâtiment supplémentaire ({ kb-favour-works }).
   *[lodge] C'est un bâtiment supplémentaire ({ $name-builders-lodge }).
}
kb-event-soldiers-left = { $count ->
    [one] { $count } soldat quitte { $of }.
   *[other] { $count } soldats quittent { $of }.
}
kb-event-stolen = { $by } vole { $goods } à { $from }.
kb-event-strengthened = { $seat } a { $bonus } dans cette bataille.
kb-event-favoured = { $seat } prend une faveur : { $favour }.
kb-event-hoarded = { $seat } reçoit une part du trésor du dragon.
kb-event-chartered = { $by } remplit une charte : { $charter }.

## Why not

kb-reason-game-over = La partie est terminée.
kb-reason-not-your-turn = Ce n'est pas votre tour.
kb-reason-nobody-there = Il n'y a personne à cette place.
kb-reason-other-question = Ce n'est pas une réponse à la question posée.
kb-reason-no-such-building = Vous ne possédez pas le bâtiment qui le permet.
kb-reason-used-this-season = Vous avez déjà utilisé ce pouvoir cette saison.
kb-reason-other-season = Ce pouvoir s'utilise à une autre saison.
kb-reason-dice-differ = Vos dés ne montrent pas tous le même chiffre.
kb-reason-total-too-high = Le total de vos dés est trop élevé.
kb-reason-no-such-dice = Vous n'avez pas ces dés.
kb-reason-no-coloured-die = Chaque groupe doit compter au moins un dé de couleur.
kb-reason-no-token = Vous n'avez pas de jeton « +2 ».
kb-reason-token-used = Vous avez déjà utilisé un jeton « +2 » dans un groupe cette saison.
kb-reason-out-of-reach = La valeur de ces dés n'est pas le numéro de ce conseiller.
kb-reason-occupied = Ce conseiller a déjà été influencé cette saison.
kb-reason-too-many-dice = Cette année, aucun groupe ne peut compter autant de dés.
kb-reason-closed = Ce conseiller n'est pas accessible en ce moment.
kb-reason-nobody-yet = Aucun autre joueur n'a encore influencé ce conseiller.
kb-reason-no-seal = Vous n'avez pas le Sceau du régent.
kb-reason-other-governor = Seul un autre gouverneur en a le pouvoir.
kb-reason-not-this-year = Cela ne vaut pas pour cette année.
kb-reason-used-this-year = Vous avez déjà utilisé ce pouvoir cette année.
kb-reason-not-on-offer = Cette ressource n'est pas proposée.
kb-reason-no-such-good = Vous ne possédez pas cette ressource.
kb-reason-stands = Vous avez déjà ce bâtiment.
kb-reason-not-next-in-row = Les bâtiments à sa gauche doivent être construits d'abord.
kb-reason-no-such-row = Votre province n'a pas cette ligne.
kb-reason-cannot-pay = Vous n'avez pas de quoi payer.
kb-reason-price-is-open = Il vous coûte une ressource de moins : indiquez ce que vous payez.
kb-reason-plain-price = C'est le coût normal, qu'on n'indique pas.
kb-reason-not-column-one = Seuls les bâtiments de la colonne I sont gratuits.
kb-reason-has-goods = Vous possédez encore des ressources.
kb-reason-not-richer = Vous ne pouvez voler qu'un joueur qui possède plus de ressources que vous.
kb-reason-bad-bid = Une mise doit dépasser la précédente de 20 au plus. La première va de 0 à 20.
kb-reason-wrong-price = Ce n'est pas le prix.
kb-reason-tokens-do-not-pay = Les jetons « +2 » ne paient des soldats qu'avec { $the-recruiting-centre }.
kb-reason-not-left = Cela ne fait pas partie des choix possibles.
kb-reason-oneself = Vous ne pouvez pas vous choisir vous-même.
kb-reason-no-soldier = Vous n'avez pas de soldat à donner.
kb-reason-no-vp = Vous n'avez pas de PV à payer.
kb-reason-not-the-box = Il n'y a rien à tirer maintenant.
kb-reason-other-draw = Ce n'est pas le tirage attendu.
kb-reason-wrong-dice = Ce ne sont pas les dés à lancer.
kb-reason-wrong-order = L'ordre du tour doit compter chaque joueur une fois.
kb-reason-not-in-pile = Cette carte n'est pas dans la pile.
kb-reason-wrong-cards = Ce ne sont pas les cartes à tirer.

## What could have been read

kb-expected-action = place DÉS>CONSEILLER, pass, statue DÉ, chapel, done, take RESSOURCE, trade RESSOURCE, spy, give-up RESSOURCE, build BÂTIMENT, town-hall RESSOURCE|token, sawmill, quarry, goldsmith, recruit RESSOURCES, ou une action d'un module
kb-expected-good = gold, wood ou stone
kb-expected-building = le nom d'un bâtiment
kb-expected-die = un dé : de 1 à 6, suivi de w s'il est blanc
kb-expected-fewer-dice = moins de dés
kb-expected-group = les dés reliés par + et le conseiller après >, comme dans 1+3+5>9
kb-expected-way = après le conseiller rien, p, a, s, d ou pd
kb-expected-fewer-goods = moins de ressources
kb-expected-draw = order PLACES, roll PLACE:DÉS …, reroll DÉS, neutral DÉS,DÉS, invader de 1 à 5, die FACE, ou un tirage d'un module
kb-expected-faces = les dés en chiffres de 1 à 6
kb-expected-seat = une place
kb-expected-number = un nombre
kb-expected-two-words = deux mots
kb-expected-one-die = un seul dé
kb-expected-coloured-dice = des dés de couleur
kb-expected-row = une ligne de a à g
kb-expected-rows = les lignes dans l'ordre, reliées par +
kb-expected-strips = strips PLACE:LIGNE+LIGNE …
kb-expected-price = les ressources reliées par +, d'abord gold, puis wood, puis stone, ou none
kb-expected-building-for-price = un bâtiment pour un prix
kb-expected-wish = soldier, vp ou deux ressources différentes
kb-expected-cards-in-order = les cartes dans l'ordre, chacune une fois
kb-expected-governor = le nom d'un gouverneur
kb-expected-fate = le nom d'un destin
kb-expected-scenario = le nom d'un scénario
kb-expected-favour = die, seal, works, purse, guard ou praise
kb-expected-charter = le nom d'une charte
kb-expected-token = un jeton Demande de troupes de 0 à 4
kb-expected-prize = gold, wood, stone, token, soldier ou vp
kb-expected-whim = pick CHOSE, bargain CHOSE, favour PLACE, exchange CHOSE CHOSE ou give RESSOURCE PLACE
kb-expected-whim-draw = whim de 1 à 16, ou lot RESSOURCE

## Figures that make no game

kb-misfit-building = une valeur de « { $id } » dépasse 20
kb-misfit-invader = une valeur d'un envahisseur de l'année { $year } dépasse 20
kb-misfit-troop-tokens = un joueur a six jetons Demande de troupes
kb-misfit-card = le nombre « { $figure } » doit être compris entre { $least } et { $most }
kb-misfit-no-building = il n'y a pas de bâtiment « { $id } »
kb-misfit-cost = un coût se compose de trois nombres : or, bois et pierre
kb-misfit-no-card = il n'y a pas de carte « { $id } »
kb-misfit-no-number = aucune carte « { $id } » n'a de nombre « { $name } »
kb-misfit-year = les années vont de 1 à 5
kb-misfit-no-race = il n'y a pas de race « { $race } »
kb-misfit-five-invaders = une année a cinq envahisseurs
kb-misfit-all-invaders = chaque année a cinq envahisseurs : indiquez les 25, aucun, ou certains avec leur année (year) et leur carte (card)
kb-misfit-whole-invader = un envahisseur sans numéro de carte (card) doit avoir une force (strength) et une race (race)
kb-misfit-name = un nom a de 1 à { $most } caractères imprimables
kb-misfit-text = un texte de carte a de 1 à { $most } caractères imprimables
kb-misfit-token-value = les jetons Demande de troupes valent de 0 à 4

## The table

kb-table = La cour
kb-order = Ordre du tour : { $order }.
kb-invaders = Envahisseurs : { $race }, force { $strength }. Défaite : { $lose }. Victoire : { $win }.
kb-invaders-unseen = Envahisseurs : carte face cachée.
kb-invaders-known = Envahisseurs : carte face cachée, vue par { $seats }.
kb-envoy = Envoyé du Roi : { $seat }.
kb-aided = { $seat } lance un dé blanc de plus.
kb-advisor-line = { $number } { $advisor } : { $who }
kb-neutral = dés neutres
kb-scenario = Scénario : { $scenario }.
kb-fate-text = Destin de l'année : { $fate }. { $text }
kb-absent = { $who } n'est pas à la cour cette saison.
kb-gifts = Conseillers portant un cadeau : { $advisors }.
kb-lots = Aux enchères : { $governors }.
kb-bidding = Meilleure mise pour { $governor } : { $bid } PV. Encore en lice : { $seats }.
kb-seal = Sceau du régent : { $seat }.
kb-works = Travaux du régent : { $seat }.
kb-hoard = Le trésor du dragon contient { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}.
kb-whims = Caprices à la cour
kb-stall = Sur la tuile du Marchand : { $goods }.
kb-lot = Sur la tuile du Sergent : { $goods }.
kb-card = { $name } : { $text }
kb-charters = Chartes royales

kb-seat = { $seat } : { $things }
kb-seat-governor = Gouverneur : { $governor }
kb-seat-dealt = Choisit parmi { $count ->
    [one] { $count } gouverneur
   *[other] { $count } gouverneurs
}
kb-seat-hand = Choisit parmi { $governors }
kb-seat-chosen = A choisi { $governor }, face cachée
kb-seat-chosen-unseen = A choisi un gouverneur, face cachée
kb-seat-dice = Dés : { $dice }
kb-seat-row = { $row } : { $buildings }
kb-seat-no-buildings = Aucun bâtiment
kb-seat-strips = Lignes alternatives reçues : { $rows }
kb-seat-laid = Lignes alternatives : { $rows }
kb-seat-used = Utilisé cette saison : { $things }
kb-seat-spent = Utilisé cette année : { $things }
kb-seat-troops = Jetons Demande de troupes : { $tokens }
kb-seat-troop-chosen = A choisi le jeton Demande de troupes { $value }, face cachée
kb-seat-troop-chosen-unseen = A choisi un jeton Demande de troupes, face cachée
kb-seat-put-back = A remis dans la boîte le jeton Demande de troupes { $value }
kb-seat-put-back-unseen = A remis dans la boîte l'un de ces jetons Demande de troupes
kb-seat-battle = Bataille : renforts { $reinforced }, total { $total }
kb-seat-battle-won = Bataille : renforts { $reinforced }, total { $total }, gagnée
kb-seat-wins = Batailles gagnées : { $wins }
kb-seat-favours = Faveurs : { $favours }
kb-seat-favour = { $favour } { $count }
kb-seat-charters = Chartes : { $charters }
kb-seat-courted = Déjà influencés : { $advisors }

kb-board-order = Ordre du tour { $order }
kb-board-invaders = Envahisseurs : { $race } { $strength }
kb-board-invaders-unseen = Envahisseurs : ?
kb-board-fate = Destin : { $fate }
kb-board-envoy = Envoyé du Roi
kb-board-dice = dés { $dice }
kb-board-mark = { $mark ->
    [whim] ~ caprice
    [away] × absent
    [gift] + cadeau
   *[neutral] ● dés neutres
}
kb-board-turn-order = Ordre du tour
kb-board-foes = Envahisseurs
kb-board-face-down = Carte face cachée.
kb-board-known-to = Vue par { $seats }.
kb-board-strength = Force { $n }
kb-board-strength-range = Force de { $low } à { $high }
kb-board-defeat = Défaite : { $what }
kb-board-victory = Victoire : { $what }
kb-board-outcome = { $outcome ->
    [won] gagnée
    [drawn] égalité
   *[lost] perdue
}
kb-board-battle = Bataille de l'année { $year } : { $race }
kb-star = * reconstituée : le texte imprimé de la carte est inconnu ; elle est jouée selon le texte donné ici.
kb-star-plain = * reconstituée : peut différer de la carte imprimée (voir « hightable games »)
kb-reconstructed = Les cartes sont reconstituées et peuvent différer des cartes imprimées.
kb-board-defence = Soldats et bâtiments : { $n }
kb-board-supply = Réserve
kb-board-away = absent
kb-board-gift = cadeau
kb-board-auction = Enchères des gouverneurs
kb-board-bids = Mises en PV
kb-board-strips = Lignes alternatives disponibles
kb-board-hand = Vos gouverneurs : choisissez-en un
kb-board-favours = Faveurs du régent

## Options

kb-option-modules = Modules d'extension
kb-option-modules-none = Jeu de base.
kb-option-modules-all = Les six modules.
kb-option-modules-rows = { kb-module-rows.text }
kb-option-modules-alternative = { kb-module-alternative.text } { kb-reconstructed }
kb-option-modules-governors = { kb-module-governors.text } { kb-reconstructed }
kb-option-modules-fate = { kb-module-fate.text } { kb-reconstructed }
kb-option-modules-troops = { kb-module-troops.text }
kb-option-modules-whims = { kb-module-whims.text }
kb-option-alternative = Répartition des lignes alternatives
kb-option-alternative-dealt = Chaque joueur en tire deux au hasard.
kb-option-alternative-draft = { kb-variant-draft.text }
kb-option-governors = Répartition des gouverneurs
kb-option-governors-dealt = Chaque joueur en reçoit trois et en choisit un en secret.
kb-option-governors-auction = { kb-variant-auction.text }
kb-option-purist = Ajouts d'équilibrage
kb-option-purist-no = Les cartes se jouent avec les ajouts d'équilibrage.
kb-option-purist-yes = { kb-variant-purist.text }
kb-option-scenario = Scénario
kb-option-scenario-none = Aucun scénario.
kb-option-scenario-the-regency = { kb-the-regency } : au lieu de recevoir l'aide du Roi, chacun choisit des faveurs, les plus démunis d'abord. { kb-reconstructed }
kb-option-scenario-the-dragons-hoard = { kb-the-dragons-hoard } : les armées restent, les envahisseurs sont plus forts et le dernier est un dragon. { kb-reconstructed }
kb-option-scenario-four-winters = { kb-four-winters } : une partie plus courte, avec un départ facilité. { kb-reconstructed }
kb-option-scenario-royal-charters = { kb-royal-charters } : des objectifs communs à tous, et peut-être une fin anticipée. { kb-reconstructed }
kb-option-scenario-random = L'un des quatre, tiré au sort avant le début de la partie. { kb-reconstructed }
kb-option-restoration = Arrivée et départ des caprices
kb-option-restoration-no = À chaque saison de production, un nouveau caprice est posé.
kb-option-restoration-yes = { kb-variant-restoration.text }
kb-option-stables = Conseillers pris en compte par les Écuries
kb-option-stables-any = Tous ceux dont l'aide comprend un soldat.
kb-option-stables-general = Seulement le Général.

## Why a bot likes or dislikes it

kb-why-goods-for-building = Cela apporte des ressources pour un bâtiment.
kb-why-completes-a-building = Cela permet de payer un bâtiment.
kb-why-soldiers-for-winter = Cela apporte des soldats pour l'hiver.
kb-why-points-at-once = Cela rapporte des PV tout de suite.
kb-why-token-for-later = Cela apporte un jeton « +2 ».
kb-why-through-a-closed-door = Un pouvoir spécial est utilisé pour accéder à ce conseiller.
kb-why-fills-the-row = C'est le dernier bâtiment de sa ligne.
kb-why-needs-defence = Cette force servira en bataille.
kb-why-builds-for-points = Ses PV valent son coût.
kb-why-builds-for-its-effect = Son effet, ou la suite de la ligne, en vaut la peine.
kb-why-saves-goods = Vous gardez des ressources pour quelque chose de mieux.
kb-why-better-dice = Le résultat des dés peut s'améliorer.
kb-why-dice-are-good = Les dés sont bons tels quels.
kb-why-points-for-goods = Cela transforme une ressource ou un jeton « +2 » en 1 PV.
kb-why-trades-up = L'échange peut apporter des ressources plus utiles.
kb-why-gives-up-the-least = Critère : ce dont vous avez le moins besoin.
kb-why-knows-the-invader = Cela révèle l'envahisseur de l'hiver.
kb-why-troops-that-are-needed = Critère : le nombre de soldats nécessaires pour la bataille.
kb-why-better-row = Critère : la valeur des bâtiments de la ligne.
kb-why-better-governor = Critère : la valeur du gouverneur pour vous.
kb-why-regents-favour = Critère : l'utilité de la faveur pour vous.
kb-why-whims-best = Critère : ce que le caprice vous rapporte, moins ce qu'il rapporte aux autres.
kb-why-must-be = Il faudra le faire tôt ou tard.
kb-why-nothing-better = Aucune raison particulière.
kb-earned-advisors = Conseillers
kb-earned-buildings = Bâtiments
kb-earned-powers = Pouvoirs des bâtiments
kb-earned-king = Récompense du Roi
kb-earned-battles = Batailles
kb-earned-troops = Dernier jeton Demande de troupes
kb-earned-governors = Gouverneurs
kb-earned-fate = Destin
kb-earned-scenario = Scénario

## Where the component figures come from

kb-provenance-buildings = Bâtiments des lignes B à F
    .note = Le plateau Province imprimé et quatre autres sources concordent.
kb-provenance-outer-buildings = Bâtiments des lignes A et G
    .note = Les coûts et les PV proviennent d'une seule source.
kb-provenance-invaders = Envahisseurs
    .note = Trois tableaux indépendants concordent. Pour les démons de l'année IV, deux des trois sont suivis.
kb-provenance-troop-tokens = { kb-figure-troop_tokens }
kb-provenance-cards = Cartes des lignes alternatives, gouverneurs, destins et scénarios
    .note = Les cartes imprimées n'ont pas pu être consultées. Les effets et les nombres introuvables en version imprimée sont reconstitués.

## Description and tutorial

kb-about = Les gouverneurs lancent les dés, influencent les conseillers du roi, développent leur province et repoussent les envahisseurs chaque hiver.
kb-guide-welcome = Le Roi vous confie pour cinq ans une province à construire, au bord d'une frontière dangereuse. Il vous faut des points de victoire (PV) : par vos bâtiments, par les conseillers et par les batailles gagnées ; celui qui en a le plus après cinq ans gagne. Trois fois par an, tous lancent leurs dés et les placent sur les conseillers du Roi, numérotés de 1 à 18, qui donnent ressources, soldats et autres aides. Avec l'or, le bois et la pierre, vous construisez dans votre province, chaque ligne de gauche à droite. Et chaque hiver viennent les envahisseurs, que chacun doit affronter seul.
    .title = Bienvenue à la frontière
kb-guide-aid = Au début de l'année, le Roi aide ceux qui ont le moins. En cas d'égalité, comme toujours la première année, les joueurs concernés prennent chacun une ressource de leur choix. La plupart des bâtiments coûtent de l'or et autre chose. Pensez à ce que vous voudriez construire d'abord : { $the-statue } coûte { $cost-statue }, { $the-inn } { $cost-inn }, { $the-palisade } { $cost-palisade }.
    .title = Phase 1 : l'Aide du Roi
kb-guide-change = L'un de vos bâtiments vous permet de relancer : { $the-statue } un dé, si tous vos dés montrent le même nombre, { $the-chapel } tous les dés, si leur total est de 7 ou moins. Des dés élevés donnent accès à des conseillers plus puissants, mais le plus petit total joue en premier. Si vos dés vous conviennent, choisissez « Terminé ».
    .title = Vos dés peuvent encore changer
kb-guide-influence-spring = Tous ont lancé leurs dés, et le plus petit total commence. Placez un ou plusieurs de vos dés sur un conseiller dont ils forment exactement le numéro ; il est alors occupé pour la saison, et les autres jouent avant votre prochain groupe. Trois petits conseillers ou un seul grand : regardez ce que donne chacun et ce que vous voulez construire. Et prenez d'abord ce qu'un autre pourrait vous enlever.
    .title = Printemps : influencez les conseillers
kb-guide-influence-summer = Tout se passe comme au printemps : à chaque tour un groupe de dés sur un conseiller libre, jusqu'à ce que tous aient passé. Le Roi vient de donner 1 PV à celui qui a le plus de bâtiments : construire tôt rapporte. Comptez les ressources qui manquent à votre prochain bâtiment, et visez les conseillers qui les donnent.
    .title = Été : influencez les conseillers
kb-guide-influence-autumn = C'est la dernière saison avant l'hiver. Sergent (5), Général (10) et Roi (18) donnent des soldats ; Général et Reine (17) vous montrent aussi quel ennemi arrive. La première année, sa force va de { $least-strength-1 } à { $most-strength-1 }, et le dé du Roi apportera à tous de 1 à 6 soldats. Si vous détenez l'Envoyé du Roi, il vous donne accès à un conseiller déjà pris ou vous permet de construire un second bâtiment.
    .title = Automne : influencez les conseillers
kb-guide-choose = Ce conseiller vous laisse choisir votre ressource. Regardez votre province : quel bâtiment voulez-vous construire ensuite, et que vous manque-t-il encore ? Les ressources que vous ne dépensez pas vous restent, mais une bataille perdue en hiver peut vous en coûter.
    .title = Un conseiller vous aide
kb-guide-alchemy = Vous pouvez donner une ressource à l'Alchimiste et en prendre une de chacun des deux autres types : deux pour une. Cela vaut presque toujours la peine, sauf si votre prochain bâtiment demande justement la ressource que vous donneriez.
    .title = L'Alchimiste
kb-guide-spy = L'Espion vous vend trois ressources de votre choix pour 1 PV. Trois ressources, c'est souvent un bâtiment entier, et la plupart des bâtiments rapportent plus d'1 PV. C'est donc en général une bonne affaire, même si vous passez un moment sous zéro.
    .title = L'Espion
kb-guide-build = À chaque saison, vous pouvez construire un bâtiment que vous pouvez payer, chaque ligne de gauche à droite. Vous gagnez aussitôt ses PV, et son effet est immédiat. Le premier bâtiment d'une ligne donne accès à de meilleurs ; certains, comme { $the-guard-tower } et { $the-palisade }, vous rendent plus fort en hiver. Vous pouvez aussi garder vos ressources pour un bâtiment plus cher, mais avant l'été le Roi récompense celui qui a le plus de bâtiments.
    .title = Construire
kb-guide-build-again = Vous détenez l'Envoyé du Roi : avec son aide, vous pouvez construire maintenant un second bâtiment, à son coût entier. Ou bien vous le gardez, et plus tard il vous permettra d'influencer un conseiller déjà pris. Si vous ne l'utilisez pas avant qu'il soit envoyé de nouveau l'année prochaine, il est perdu sans compensation.
    .title = Un second bâtiment
kb-guide-powers = L'un de vos bâtiments a un pouvoir que vous pouvez utiliser maintenant : { $the-town-hall }, par exemple, donne 1 PV contre une ressource ou un jeton « +2 ». C'est un bon usage des ressources inutiles pour votre prochain bâtiment. Ce n'est pas obligatoire.
    .title = La fin de la saison
kb-guide-recruit = Avant l'hiver, vous pouvez recruter des soldats : chacun coûte 2 ressources, avec { $the-barracks } 1. Additionnez vos soldats et ce que vos bâtiments apportent au combat ; le dé du Roi en ajoute de 1 à 6. Vous gagnez si vous dépassez la force de l'envahisseur, qui va de { $least-strength-1 } à { $most-strength-1 } la première année ; si vous l'égalez, il ne vous arrive rien. Le plus fort des vainqueurs gagne 1 PV de plus.
    .title = Phase 7 : les mercenaires
kb-guide-spoils = Vous avez gagné votre bataille, et la récompense est une ressource de votre choix. Prenez ce qui manque à votre prochain bâtiment.
    .title = Hiver : votre récompense
kb-guide-give-up = Cette fois, les envahisseurs étaient plus forts, et ils prennent des ressources de votre choix. Abandonnez ce qui est le moins utile pour votre prochain bâtiment. Après l'hiver, tous les soldats partent, seuls les bâtiments restent ; murs et tours vous aident donc chaque année.
    .title = Hiver : les envahisseurs pillent
kb-guide-module = Cette question vient d'un module ou d'un scénario, dont ce guide ne parle pas ; mieux vaut jouer une première partie sans eux. Le lien à côté de la question ouvre la règle.
    .title = Une question hors du guide
kb-guide-wait-setup = On prépare la table : le premier ordre du tour est tiré au sort, et pour chacune des cinq années un envahisseur est prêt, face cachée. Puis vient la première Aide du Roi.
    .title = Avant la première année
kb-guide-wait-aid = Le Roi aide celui qui a le moins de bâtiments et, à égalité, le moins de ressources, par un dé blanc pour le printemps. Si l'égalité persiste, chacun des ex æquo prend à la place une ressource ; la première année, c'est tout le monde.
    .title = Phase 1 : l'Aide du Roi
kb-guide-wait-season = Dans l'ordre du tour, tous placent des dés sur les conseillers, tour après tour. Quand tous ont passé, les conseillers accordent leur aide, du 1 au 18, et chacun peut construire. Regardez quels conseillers sont pris ; tous les événements figurent dans le « Journal de la partie ».
    .title = Les autres à la cour
kb-guide-wait-recruit = Avant l'hiver, chacun peut recruter des soldats contre des ressources. Comparez leur force à la vôtre : le plus fort de ceux qui gagnent reçoit 1 PV.
    .title = Phase 7 : les mercenaires
kb-guide-wait-winter = L'envahisseur est révélé, et le dé du Roi apporte à tous le même nombre de soldats. Chacun combat seul : si vous dépassez la force de l'envahisseur, vous gagnez une récompense, si vous l'égalez, rien ne se passe, si vous avez moins, vous perdez ce que dit la carte : des ressources, des bâtiments ou des PV.
    .title = Phase 8 : l'hiver
kb-guide-farewell = Vous avez joué une année, de l'Aide du Roi à la bataille de l'hiver, et il en reste quatre. Les soldats sont partis, mais les bâtiments restent, et ils comptent de plus en plus : les envahisseurs deviennent plus forts d'année en année, jusqu'à une force de { $least-strength-5 } à { $most-strength-5 } la cinquième. Désormais, l'Aide du Roi, un dé blanc pour le printemps, et plus tard l'Envoyé vont à celui qui a le moins de bâtiments. Après le cinquième hiver, celui qui a le plus de PV gagne.
    .title = Vous avez vu une année entière

## The labels of the board in the rules

kb-diagram-court = Les conseillers du Roi
    .text = Placez des dés qui font exactement le numéro d'un conseiller pour recevoir l'aide indiquée.
kb-diagram-calendar = Le calendrier
    .text = L'année et ses huit phases. La phase actuelle est mise en évidence.
kb-diagram-order = L'ordre du tour
    .text = Après chaque lancer, le plus petit total joue en premier.
kb-diagram-invaders = Les envahisseurs
    .text = La carte reste cachée jusqu'à l'hiver, mais vous savez quelle force ils peuvent avoir cette année.
kb-diagram-dice = Vos dés
    .text = Ceux que vous n'avez pas encore placés.
kb-diagram-goods = Vos ressources
    .text = Or, bois et pierre, puis soldats et jetons « +2 ».
kb-diagram-points = Vos PV
    .text = À la fin, celui qui a le plus de PV gagne.
kb-diagram-province = Votre province
    .text = Les lignes se construisent de gauche à droite. Chaque bâtiment indique son coût, ses PV et son bonus de bataille.
