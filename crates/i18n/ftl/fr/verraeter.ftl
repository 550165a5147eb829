# Verräter.

vt-title = Verräter
    .about = Deux maisons royales se disputent un anneau de territoires. Choisissez en secret une carte Action, restez fidèle à votre maison ou trahissez-la au dernier moment.

## Houses, lands, buildings, roles

vt-side = { $side ->
    [eagle] Aigle
   *[rose] Rose
}
vt-kind-wasteland = Lande
vt-kind-meadow = Prairie
vt-kind-river = Rivière
vt-kind-forest = Forêt
vt-kind-village = Village
vt-kind-city = Ville
vt-land = { $kind } { $land }
vt-building = { $building ->
    [estate] Grenier
   *[office] Comptoir
}
vt-role-traitor = Traître
    .the = le Traître
    .text = Vous changez de camp quand les cartes Action sont révélées et marquez 1 PV.
vt-role-diplomat2 = Diplomate +2
    .the = le Diplomate +2
    .text = Votre camp a 2 points de conflit de plus ; vous piochez une carte Ravitaillement de plus.
vt-role-diplomat5 = Diplomate +5
    .the = le Diplomate +5
    .text = Votre camp a 5 points de conflit de plus. Selon les règles de 2008, vous changez de camp si tous les joueurs sont dans le même camp.
vt-role-builder = Bâtisseur
    .the = le Bâtisseur
    .text = Vous pouvez placer un bâtiment sous un territoire ou retourner l'un des vôtres.
vt-role-strategist = Stratège
    .the = le Stratège
    .text = Vous marquez 2 PV et prenez la carte Stratégie.
vt-role-farmer = Paysan
    .the = le Paysan
    .text = Vous piochez avant tous les autres : trois cartes Ravitaillement, quel que soit le nombre de vos Greniers.

## Moments

vt-lap = Manche
vt-round = Manche { $round } sur { $rounds } : { $phase }
vt-phase-setup = mise en place
vt-phase-conflict = choix du conflit
vt-phase-roles = choix des cartes Action
vt-phase-supply = cartes Ravitaillement
vt-phase-reveal = révélation des cartes Action
vt-phase-resolution = résolution du conflit
vt-phase-points = points de victoire
vt-phase-builder = le Bâtisseur
vt-phase-strategist = le Stratège
vt-phase-discard = défausse des cartes Ravitaillement
vt-phase-draw = pioche des cartes Ravitaillement
vt-phase-return = retour des cartes Action
vt-phase-start-player = le nouveau premier joueur
vt-phase-round-end = fin de la manche
vt-phase-over = la partie est terminée

## Questions

vt-ask-first-estate = Sous quel territoire placez-vous votre premier Grenier ?
vt-ask-conflict = Quels territoires s'affrontent dans cette manche ?
vt-ask-role = Quelle carte Action prenez-vous ?
vt-ask-supply = Quelles cartes Ravitaillement jouez-vous pour votre camp ?
vt-ask-build = Voulez-vous placer un bâtiment ou en retourner un ?
vt-ask-limit = Vous avez droit à { $due ->
    [one] { $due } carte Ravitaillement
   *[other] { $due } cartes Ravitaillement
}, mais la limite de main est de cinq cartes. Quelles cartes défaussez-vous d'abord ? ({ $excess } au plus)

## Choices

vt-do-estate = Placer le Grenier sous { $land }
vt-do-conflict = { $eagle } de l'Aigle contre { $rose } de la Rose
vt-do-pick = Prendre { $role }
vt-do-supply = Jouer { $cards }{ $count ->
    [one] {""}
   *[other] {" "}(total : { $sum })
}
vt-do-supply-against = { $what } : { $own } contre { $other }
vt-do-no-supply = Ne jouer aucune carte Ravitaillement
vt-do-build = Placer un { $building ->
    [estate] Grenier
   *[office] Comptoir
} sous { $land }
vt-do-turn = Retourner le bâtiment sous { $land }
vt-do-no-build = Ne rien construire
vt-do-discard = Défausser { $cards }
vt-do-no-discard = Ne rien défausser

## What happened

vt-event-ring-laid = L'anneau des territoires est en place. { $start } commence ; { $strategy } a la carte Stratégie.
vt-event-hand = Chacun prend les cartes Ravitaillement { $cards }.
vt-event-round-began = La manche { $round } commence ; { $start } joue en premier.
vt-event-conflict-placed = { $by } place le conflit : { $eagle } de l'Aigle contre { $rose } de la Rose.
vt-event-set-aside = Une carte Action est écartée, face cachée.
vt-event-choosing-from = { $by } choisit parmi { $roles }.
vt-event-picked = { $by } prend une carte Action, face cachée.
vt-event-picked-role = { $by } a pris { $role }.
vt-event-left-over = { $by } laisse { $count ->
    [one] une carte Action
   *[other] { $count } cartes Action
} face cachée.
vt-event-left-over-roles = Cartes restantes : { $roles }.
vt-event-supplied = { $by } joue { $count ->
    [one] la carte
   *[other] les cartes
} Ravitaillement { $cards }.
vt-event-supplied-nothing = { $by } ne joue aucune carte Ravitaillement.
vt-event-revealed = { $by } révèle sa carte Action : { $role }.
vt-event-switched = En tant que { $role }, { $by } passe { $side ->
    [eagle] à l'Aigle
   *[rose] à la Rose
} !
vt-event-totalled = L'Aigle a { $eagle } points de conflit, la Rose { $rose }.
vt-event-tied = Égalité : aucun territoire ne change de maison.
vt-event-won = { $side ->
    [eagle] L'Aigle
   *[rose] La Rose
} remporte le conflit{ $winners ->
    [0] , mais aucun joueur n'est dans ce camp.
    [one] {" "}avec { $winners } joueur dans ce camp.
   *[other] {" "}avec { $winners } joueurs dans ce camp.
}
vt-event-scored = { $by } marque { $vp } PV pour le territoire conquis.
vt-event-flipped = { $land } passe { $side ->
    [eagle] à l'Aigle
   *[rose] à la Rose
}.
vt-event-bonus = { $by } marque { $vp } PV en tant que { $role }.
vt-event-built = { $by } place un { $building ->
    [estate] Grenier
   *[office] Comptoir
} sous { $land }.
vt-event-turned = { $by } retourne le bâtiment sous { $land } : c'est maintenant un { $building ->
    [estate] Grenier
   *[office] Comptoir
}.
vt-event-did-not-build = { $by } ne construit rien.
vt-event-strategy-taken = { $by } prend la carte Stratégie.
vt-event-discarded = Les cartes Ravitaillement jouées sont défaussées.
vt-event-made-room = { $by } défausse { $cards } pour respecter la limite de main.
vt-event-made-no-room = { $by } ne défausse rien.
vt-event-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
vt-event-drew = { $by } pioche { $count ->
    [one] une carte Ravitaillement
   *[other] { $count } cartes Ravitaillement
}.
vt-event-drew-cards = { $by } a pioché { $cards }.
vt-event-roles-returned = Toutes les cartes Action reviennent au centre de la table.
vt-event-start-passed = { $to } reçoit la carte Premier joueur.
vt-event-one-house = Tous les territoires appartiennent { $side ->
    [eagle] à l'Aigle
   *[rose] à la Rose
} : la partie se termine plus tôt.
vt-event-final-scored = { $by } marque { $vp } PV à la fin : { $offices ->
    [one] { $offices } Comptoir
   *[other] { $offices } Comptoirs
} × { $cards ->
    [one] { $cards } carte Ravitaillement
   *[other] { $cards } cartes Ravitaillement
}.
vt-event-ended = La partie est terminée.

## Why not

vt-reason-game-over = La partie est terminée.
vt-reason-nobody-there = Il n'y a personne à cette place.
vt-reason-not-your-turn = Ce n'est pas votre tour.
vt-reason-other-question = Ce n'est pas une réponse à la question posée.
vt-reason-has-building = Il y a déjà un bâtiment sous ce territoire.
vt-reason-same-house = Les deux territoires appartiennent à la même maison ; un conflit oppose deux maisons différentes.
vt-reason-not-offered = Cette carte Action ne fait pas partie de celles que vous avez reçues.
vt-reason-not-in-hand = Vous n'avez pas ces cartes en main.
vt-reason-none-in-reserve = Vos trois cartes Bâtiment sont déjà placées : vous ne pouvez plus qu'en retourner une.
vt-reason-too-many-offices = Un joueur ne peut pas avoir plus de deux Comptoirs.
vt-reason-no-building = Il n'y a pas de bâtiment sous ce territoire.
vt-reason-not-yours = Ce bâtiment appartient à un autre joueur.
vt-reason-too-many-discarded = Vous ne pouvez défausser que les cartes en trop par rapport à la limite de cinq.
vt-reason-not-the-box = Il n'y a rien à piocher maintenant.
vt-reason-other-draw = Ce n'est pas le tirage attendu.
vt-reason-wrong-count = Ce n'est pas le nombre de cartes à piocher.
vt-reason-not-in-box = Ces cartes ne se trouvent pas là où il faut les piocher.
vt-reason-wrong-ring = L'anneau doit compter chaque type de territoire deux fois, une fois par maison.
vt-reason-wrong-start = Le premier joueur est désigné autrement.

## What could have been read

vt-expected-action = estate TERRITOIRE, conflict FRONTIÈRE, pick RÔLE, supply CARTES, build estate|office TERRITOIRE, turn TERRITOIRE, pass ou discard CARTES
vt-expected-cards = les cartes Ravitaillement par leur valeur, reliées par + (2, 3, 4, 5, 6, 8), ou - pour aucune
vt-expected-fewer-cards = au plus 20 cartes d'une même valeur
vt-expected-place = un territoire ou une frontière : de 1 à 12
vt-expected-role = une carte Action : traitor, diplomat2, diplomat5, builder, strategist ou farmer
vt-expected-seat = une place : de 1 à 4
vt-expected-draw = ring start=PLACE TERRITOIRE/MAISON …, deal PLACE:CARTES …, aside RÔLE ou draw CARTES
vt-expected-start = start=PLACE
vt-expected-ring = douze territoires après le premier joueur
vt-expected-land = un territoire et sa maison : wasteland, meadow, river, forest, village ou city, /, eagle ou rose
vt-expected-deal = PLACE:CARTES, chaque place une fois et dans l'ordre

## Figures that make no game

vt-misfit-supply = il faut au moins 20 cartes Ravitaillement, pour quatre mains pleines, et au plus 20 d'une même valeur
vt-misfit-first-hands = il faut au moins quatre cartes de chacune des valeurs 3, 4 et 5 : les premières mains de l'édition 1998
vt-misfit-strength = un territoire ne peut pas avoir plus de 50 points de conflit
vt-misfit-points = un territoire ne peut pas valoir plus de 20 points, ni rapporter davantage à chacun quand les vainqueurs sont plus nombreux
vt-misfit-four-figures = un territoire a quatre valeurs : ce qu'il rapporte à chacun s'il y a un, deux, trois ou quatre vainqueurs

## The table

vt-table = L'anneau des territoires
vt-land-line = { $land } { $side ->
    [eagle] de l'Aigle
   *[rose] de la Rose
}
vt-land-line-built = { $land } { $side ->
    [eagle] de l'Aigle
   *[rose] de la Rose
} : { $building ->
    [estate] Grenier
   *[office] Comptoir
} ({ $owner })
vt-conflict = Conflit : { $eagle } de l'Aigle contre { $rose } de la Rose.
vt-start = Premier joueur : { $start }. Carte Stratégie : { $strategy }.
vt-stock = Pioche : { $stock }. Défausse : { $discards }.
vt-shuffled = Cartes du dernier mélange : { $cards }.
vt-empty = aucune carte
vt-due = { $seat } a droit à { $due ->
    [one] une carte Ravitaillement
   *[other] { $due } cartes Ravitaillement
} de la pioche.
vt-set-aside = Carte Action écartée : { $role }.
vt-unseen = une carte Action, face cachée
vt-untaken = Cartes Action que personne n'a prises : { $roles }.
vt-seat-unsided = { $seat } : { $vp } PV, { $cards ->
    [one] { $cards } carte Ravitaillement
   *[other] { $cards } cartes Ravitaillement
}
vt-seat = { $seat }, pour { $side ->
    [eagle] l'Aigle
   *[rose] la Rose
} : { $vp } PV, { $cards ->
    [one] { $cards } carte Ravitaillement
   *[other] { $cards } cartes Ravitaillement
}
vt-seat-hand = Main : { $cards }
vt-seat-known = Cartes connues en main : { $cards }
vt-seat-played = Jouées : { $cards }
vt-seat-buildings = Greniers : { $estates }, Comptoirs : { $offices }, en réserve : { $reserve }
vt-seat-role = Carte Action : { $role }
vt-seat-role-down = Carte Action : { $role }, face cachée
vt-seat-role-unknown = Carte Action : face cachée
vt-seat-received = Avait le choix entre { $roles }
vt-seat-passed-on = A passé { $roles }

## The board

vt-lands = Valeur des territoires
vt-land-kind = Territoire
vt-conflict-points = Points de conflit
vt-worth = PV par joueur selon le nombre de vainqueurs
vt-owned = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
vt-prize = En jeu : { $land }, { $vp } PV{ $n ->
    [one] {""}
   *[other] {" "}chacun
}
vt-decided = { $side ->
    [eagle] L'Aigle
   *[rose] La Rose
} a remporté le conflit.
vt-to-move = doit jouer
vt-start-player = Premier joueur
vt-strategy-card = Carte Stratégie
vt-conflict-card = Carte Conflit
vt-face-down = face cachée
vt-known = carte connue de tous
vt-draft = Cartes Action au choix
vt-action-card = Votre carte Action
vt-hand = Vos cartes Ravitaillement
vt-idle = Ne rapporte aucune carte pour l'instant : le territoire appartient à l'autre maison.
vt-reserve = en réserve : { $n }
vt-stock-pile = Pioche
vt-discard-pile = Défausse
vt-shuffled-pile = Cartes du dernier mélange
vt-aside = Carte Action écartée

## Options

vt-option-edition = Édition
vt-option-edition-1998 = Édition de 1998 : chacun commence avec un 3, un 4 et un 5 ; seul le Traître change de camp.
vt-option-edition-2008 = Édition révisée de 2008 : chacun reçoit trois cartes au hasard ; si tous les joueurs sont dans le même camp, le Diplomate +5 change aussi de camp.
vt-option-start = Premier joueur
vt-option-start-drawn = Tiré au sort.
vt-option-start-1 = Le joueur de la première place.
vt-option-start-2 = Le joueur de la deuxième place.
vt-option-start-3 = Le joueur de la troisième place.
vt-option-start-4 = Le joueur de la quatrième place.

## Why a bot likes or dislikes it

vt-why-sheltered-home = Le territoire appartient à votre maison et ne touche aucune frontière.
vt-why-home-at-the-border = Le territoire appartient à votre maison, mais il touche une frontière.
vt-why-home-abroad = Le territoire appartient à l'autre maison : le Grenier ne rapporte rien tant que vous ou lui n'avez pas changé de camp.
vt-why-promising-conflict = Votre camp gagnera sans doute ici, et vous y gagnez.
vt-why-conflict-for-a-traitor = Ici, votre intérêt serait surtout de changer de camp avec le Traître.
vt-why-open-conflict = Aucun camp n'est sûr de gagner, mais ce conflit vous est plutôt favorable.
vt-why-helps-rivals = Cela profite plus à vos rivaux qu'à vous.
vt-why-deserts-to-winners = Avec vous, l'autre camp gagnera sans doute.
vt-why-deserts-for-the-point = Changer de camp ne rapporte guère plus que 1 PV.
vt-why-diplomacy-decides = Ses points de conflit peuvent décider du conflit.
vt-why-diplomacy-is-idle = Le conflit est déjà décidé, même sans Diplomate.
vt-why-has-plans-to-build = Il y a un bâtiment intéressant à construire.
vt-why-nothing-to-build = Il n'y a presque rien d'intéressant à construire.
vt-why-sure-points = 2 PV assurés.
vt-why-sure-points-and-strategy = 2 PV assurés, et le choix du prochain conflit.
vt-why-hand-needs-cards = Il vous faut plus de cartes que n'en rapportent vos Greniers.
vt-why-cards-are-of-no-use = Vous n'auriez pas la place ou l'usage des cartes du Paysan.
vt-why-conflict-is-won = Le conflit est gagné, même sans carte.
vt-why-conflict-is-lost = Le conflit est de toute façon perdu.
vt-why-saves-cards = Vous gardez vos cartes pour plus tard.
vt-why-wins-conflict = Ces cartes gagneront sans doute le conflit.
vt-why-raises-chances = Ces cartes augmentent un peu vos chances de victoire.
vt-why-wastes-cards = Ces cartes ne changent presque rien.
vt-why-cards-are-free = Ces cartes ne vaudraient plus rien ensuite.
vt-why-estate-pays = Le Grenier rapporte des cartes dès maintenant.
vt-why-estate-for-later = Le territoire appartient à l'autre maison : le Grenier rapportera peut-être des cartes plus tard.
vt-why-office-counts = À la fin, un Comptoir transforme les cartes en main en PV.
vt-why-office-is-untimely = Un Comptoir viendrait trop tôt ou trop tard.
vt-why-estate-becomes-office = Le Grenier ne sert plus guère ; un Comptoir vaut mieux maintenant.
vt-why-office-becomes-estate = Vous renoncez au Comptoir pour les cartes d'un Grenier.
vt-why-builds-nothing = Le Bâtisseur n'aurait servi à rien.
vt-why-all-is-built = Vos bâtiments sont bien placés.
vt-why-replaces-weak-cards = Les cartes faibles laissent la place à de meilleures.
vt-why-keeps-good-cards = Votre main garde sa valeur.
vt-why-loses-good-cards = Vous perdriez de bonnes cartes.
vt-earned-lands = Territoires conquis
vt-earned-roles = Cartes Action
vt-earned-offices = Comptoirs et cartes en fin de partie

## Where the component figures come from

vt-provenance-supply = { vt-figure-supply }
vt-provenance-cp-printed = { vt-kind-river }, { vt-kind-city } (points de conflit)
    .note = D'après l'exemple d'une manche.
vt-provenance-cp-published = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (points de conflit)
vt-provenance-vp-printed = { vt-kind-river } (PV pour un vainqueur), { vt-kind-city } (PV pour trois vainqueurs)
    .note = D'après l'exemple d'une manche.
vt-provenance-river-vp-published = { vt-kind-river } (PV pour deux vainqueurs)
vt-provenance-river-vp-assumed = { vt-kind-river } (PV pour trois et quatre vainqueurs)
    .note = Supposés en continuant régulièrement les valeurs pour un et deux vainqueurs.
vt-provenance-city-vp-assumed = { vt-kind-city } (PV pour un, deux et quatre vainqueurs)
    .note = Supposés autour de la valeur pour trois vainqueurs : le territoire le plus fort vaut le plus.
vt-provenance-vp-assumed = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (PV)
    .note = Supposés d'après la rivière et la ville : un territoire plus fort vaut plus, et il vaut d'autant moins pour chacun que les vainqueurs sont nombreux.

## Description and tutorial

vt-about = Deux maisons royales se disputent un anneau de territoires. Chacun choisit son rôle en secret, et un traître change de camp au dernier moment.
vt-guide-welcome = Deux maisons royales, l'Aigle et la Rose, se disputent un anneau de douze territoires. Vous soutenez l'une d'elles, mais seuls comptent vos propres points de victoire (PV) : celui qui en a le plus après huit manches gagne, quelle que soit la maison pour laquelle il les a marqués. À chaque manche, un conflit oppose deux territoires voisins, et tous ceux du camp vainqueur marquent les points du territoire que l'autre perd : moins il y a de vainqueurs, plus chacun marque. Auparavant, chacun prend en secret l'une des six cartes Action, et l'une d'elles, le Traître, change de camp au dernier moment. Les cartes Ravitaillement de votre main renforcent votre camp, et vos Greniers vous en rapportent de nouvelles.
    .title = Bienvenue dans les Highlands
vt-guide-estate = À la fin de chaque manche, un Grenier vous rapporte une carte Ravitaillement, tant que son territoire appartient à la maison que vous soutenez. Placez-le donc sous un territoire de votre maison. Seuls des territoires voisins de maisons différentes peuvent s'affronter : un territoire entre deux autres de sa propre maison est pour l'instant à l'abri. Vos deux autres cartes Bâtiment entreront en jeu plus tard, avec le Bâtisseur.
    .title = Avant la première manche : votre premier Grenier
vt-guide-conflict = Vous avez la carte Stratégie et choisissez la frontière où les maisons s'affrontent. Chacun des deux territoires apporte à sa maison des points de conflit, et les vainqueurs marquent les points de victoire du territoire perdu. Un territoire faible de l'autre maison est plus facile à prendre, un territoire fort vaut davantage. Évitez d'exposer un territoire de votre camp sous lequel se trouve l'un de vos Greniers.
    .title = Phase 1 : où les maisons s'affrontent-elles ?
vt-guide-role = Prenez l'une des cartes reçues ; les autres ne sauront laquelle qu'à la révélation. Les Diplomates apportent à votre camp 2 ou 5 points de conflit, le Stratège vous donne 2 PV et le choix du prochain conflit, le Bâtisseur vous permet de construire et le Paysan pioche trois cartes Ravitaillement. Le Traître vous donne 1 PV et vous fait passer dans l'autre camp, avec les cartes Ravitaillement que vous jouez : prenez-le si vous pensez que l'autre camp va gagner. Retenez les cartes que vous passez : les joueurs suivants choisissent parmi elles.
    .title = Phase 2 : votre carte Action
vt-guide-supply = Vous pouvez jouer face visible autant de cartes Ravitaillement que vous voulez, et chacune ajoute sa valeur à votre camp. Comparez les deux camps : les territoires, les cartes déjà jouées et ce que des Diplomates cachés peuvent ajouter ; et n'oubliez pas que quelqu'un est peut-être le Traître. Toutes les cartes jouées sont défaussées, quel que soit le vainqueur. Jouez-en donc assez pour gagner, ou gardez-les pour un meilleur moment.
    .title = Phase 3 : cartes Ravitaillement
vt-guide-supply-traitor = Personne ne sait encore que vous êtes le Traître : à la révélation, vous changez de camp, et les cartes Ravitaillement que vous jouez maintenant vous suivent. La question est donc de savoir si elles aident l'autre camp à gagner. Ceux qui sont maintenant à vos côtés joueront peut-être leurs propres cartes et les gaspilleront. Mais ce que vous jouez est défaussé dans tous les cas.
    .title = Phase 3 : cartes Ravitaillement du Traître
vt-guide-build = Vous pouvez placer une de vos cartes Bâtiment sous un territoire qui n'en a pas, ou retourner l'un de vos bâtiments. Un Grenier vous rapporte une carte Ravitaillement à chaque manche tant que son territoire appartient à votre camp. Un Comptoir ne rapporte pas de cartes ; mais à la fin, chaque Comptoir vaut 1 PV pour chaque carte Ravitaillement qui vous reste en main, dont trois au plus comptent. Les Greniers sont donc pour les premières manches, les Comptoirs pour les dernières.
    .title = Phase 7 : vous êtes le Bâtisseur
vt-guide-limit = Personne ne peut avoir plus de cinq cartes Ravitaillement en main. Avant de piocher, vous pouvez en défausser pour faire de la place à celles que vous allez recevoir ; ou bien vous les gardez et en piochez moins. Défaussez d'abord les cartes basses.
    .title = Phase 10 : votre main est pleine
vt-guide-wait-setup = L'anneau des territoires est en place, et chacun à son tour place un premier Grenier. Regardez où les autres s'installent : ils ne voudront pas perdre ces territoires. Ensuite, chacun reçoit trois cartes Ravitaillement.
    .title = Avant la première manche
vt-guide-wait-conflict = Le joueur qui a la carte Stratégie choisit maintenant le conflit de cette manche. Seuls deux territoires voisins de maisons différentes peuvent être choisis.
    .title = Phase 1 : le lieu du conflit
vt-guide-wait-roles = Une des six cartes Action est écartée sans être vue. Les autres font le tour de la table à partir du premier joueur, et chacun en prend une en secret. Ce qui reste est posé face cachée et n'a pas d'effet dans cette manche.
    .title = Phase 2 : les cartes Action font le tour
vt-guide-wait-supply = Chacun à son tour peut jouer des cartes Ravitaillement, face visible. Puis toutes les cartes Action sont révélées en même temps, le Traître change de camp, et le camp qui a le plus de points de conflit prend le territoire de l'autre. Tous les événements figurent dans le « Journal de la partie ».
    .title = Phase 3 : les autres jouent des cartes Ravitaillement
vt-guide-wait-builder = Les cartes Action sont révélées, le conflit est résolu et les points sont comptés. Maintenant, celui qui a le Bâtisseur peut construire, et le Stratège prend la carte Stratégie pour la manche suivante.
    .title = Après la révélation
vt-guide-wait-draw = Les cartes Ravitaillement jouées sont défaussées, et l'on en pioche de nouvelles. Le Paysan est le premier et en pioche trois ; puis tous les autres en piochent une pour chacun de leurs Greniers sous un territoire de leur camp, et le Diplomate +2 une de plus. Personne ne pioche plus de trois cartes ni n'en a plus de cinq en main.
    .title = Phase 10 : nouvelles cartes Ravitaillement
vt-guide-farewell = Vous avez joué une manche : conflit, cartes Action, ravitaillement, révélation, construction et pioche ; chaque manche se déroule ainsi. La carte Premier joueur passe à gauche, tandis que camps, territoires et mains restent comme ils sont. La partie se termine après la huitième manche, ou plus tôt si tous les territoires appartiennent à une seule maison. On compte alors les Comptoirs, et celui qui a le plus de PV gagne.
    .title = Vous avez vu une manche entière

## The labels of the board in the rules

vt-diagram-land = Un territoire
    .text = La bande indique sa maison, Aigle ou Rose, et ses points de conflit.
vt-diagram-building = Un bâtiment
    .text = Un Grenier rapporte des cartes, un Comptoir des points à la fin. La couleur indique à qui il est.
vt-diagram-conflict = Le conflit
    .text = La frontière où les deux maisons s'affrontent dans cette manche.
vt-diagram-worth = Valeur des territoires
    .text = Points de conflit, et PV par vainqueur : moins ils sont nombreux, plus chacun en marque.
vt-diagram-houses = Les deux camps
    .text = Qui soutient quelle maison, et les points de conflit de chaque camp.
vt-diagram-hand = Vos cartes Ravitaillement
    .text = Jouez-les pour renforcer votre camp.
vt-diagram-action = Votre carte Action
    .text = Prise en secret à chaque manche. Toutes sont révélées en même temps.
vt-diagram-stock = Pioche et défausse
    .text = Les cartes Ravitaillement viennent de la pioche.
