# Words of the tools: reports, pictures, and the help of the program.

## Numbers

tool-decimal = {","}
tool-thousands = {"\u00A0"}
tool-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}

## While one waits

tool-bar-games = { $done }/{ $all } parties, { $pace }, encore { $left }
tool-bar-minutes = { $done } sur { $all } s, { $what }
tool-bar-learnt = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, surprise { $net } (chevaliers { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = au hasard, mais selon les règles
tool-level-squire = joue comme un bon débutant, sans réfléchir
tool-level-knight = anticipe
tool-level-marshal = anticipe, avec un jugement appris au fil de nombreuses parties

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} en { $seconds } s, { $plies } coups par partie
tool-simulate-pace = { $ns } ns par décision sur un fil d'exécution, { $bytes } octets par état
tool-simulate-score = score moyen par place
tool-simulate-wins = part de victoires par place

## Check

tool-check-legal = { $file } : valable. { $verdict }
tool-check-flawed = { $file } : { $why }
tool-check-finished = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}, partie terminée { $points }, victoire : { $winners }.
tool-check-seat = place { $seat }
tool-check-open = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}, partie non terminée, { $points } pour l'instant ; ensuite : { $expected }.
tool-expect-box = on pioche, par exemple « { $example } »
tool-expect-seat = à la place { $seat } de jouer, par exemple { $examples }
tool-expect-more = à la place { $seat } de jouer, par exemple { $examples } et { $n ->
    [one] un autre
   *[other] { $n } autres
}
tool-expect-example = « { $example } »
tool-expect-or = {" ou "}

## Arena

tool-arena-games = { tool-games }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
tool-arena-bot = bot
tool-arena-wins = gagnées
tool-arena-interval = intervalle à 95 %
tool-arena-place = rang
tool-arena-margin = écart
tool-arena-rating = cote
tool-arena-time = par coup
tool-arena-pace = it/s
tool-arena-range = { $low } à { $high } %
tool-arena-challenger = prétendant (une part égale serait { $even } %)
tool-arena-test = test de { $hoped } % contre { $even } % : { $verdict } (preuve { $evidence })
tool-arena-better = meilleur
tool-arena-not-better = pas meilleur
tool-arena-open = indécis

## The picture of the arena

tool-ladder-title = { $game } : qui gagne ?
tool-ladder-played = { tool-games } entre { $bots } ; graine { $seed }
tool-ladder-played-options = { tool-games } entre { $bots } ; { $options } ; graine { $seed }
tool-ladder-note-whiskers = Les moustaches sont des intervalles à 95 % : approximation normale, chaque donne comptée comme une grappe.
tool-ladder-note-ratings = Celles des cotes valent deux fois leur propre écart type : elles raccourcissent lentement.
tool-ladder-note-seats = Chaque donne a été jouée une fois avec le premier bot nommé à chaque place.
tool-ladder-wins = Victoires
tool-ladder-wins-reading = part de victoires d'une place
tool-ladder-points = Points
tool-ladder-points-reading = points au-dessus de la moyenne des autres
tool-ladder-rating = Cote
tool-ladder-rating-reading = d'après Weng et Lin, sur tous les rangs
tool-ladder-time = { $time } par coup
tool-ladder-place = rang moyen
tool-ladder-even = à égalité
tool-ladder-margin = écart
tool-ladder-begin = tous partent de
tool-ladder-from = par rapport à 25

## Pictures

tool-dot = { $name } : { $mean }, { $n } fois ; { $what } { $number }
tool-dot-range = { $name } : { $mean } ({ $low } à { $high }), { $n } fois ; { $what } { $number }
tool-even-share = part égale

## Bench

tool-bench-decision = { $number } µs par décision
tool-bench-positions = { $number } itérations par seconde en milieu de partie ({ $n ->
    [one] { $n } position
   *[other] { $n } positions
})
tool-bench-iterations = { $number } itérations par seconde
tool-bench-answer = avec 50 ms pour jouer, un chevalier répond en { $mean } ms en moyenne, { $most } au plus

## Balance

tool-balance-games = { tool-games }, graine { $seed }, bots : { $bots }
tool-balance-even = part de victoires égale { $even } %, moyenne de tous les joueurs { $mean } PV
tool-balance-governors = gouverneur
tool-balance-alternative = ligne alternative
tool-balance-fate = destin
tool-balance-in-play = en jeu
tool-balance-wins = victoires
tool-balance-interval = intervalle 95 %
tool-balance-final = PV finaux
tool-balance-differs = écart
tool-balance-years = années
tool-balance-then = PV/an
tool-balance-row = { $row } : { $detail }
tool-balance-ends = { $first } à { $last }
tool-balance-laid = posée
tool-balance-left = piochée, non posée
tool-balance-note = intervalles à 95 % : approximation normale, une grappe par partie
tool-balance-star = * reconstitué : ce n'est pas le texte imprimé

## The picture of the balance

tool-cards-title = Kingsburg : que valent { $what ->
    [governors] les gouverneurs
    [alternative] les lignes alternatives
    [fate] les destins
   *[cards] les cartes
} ?
tool-cards-played = { $games } parties à { $seats } joueurs, { $who } ; { $options } ; graine { $seed }
tool-cards-bot = bot { $bot } ({ $about })
tool-cards-bots = bots { $bots }
tool-cards-note-whiskers = Les moustaches sont des intervalles à 95 % : approximation normale, chaque partie comptée comme une grappe.
tool-cards-note-right = À droite : PV finaux au-dessus ou au-dessous de { $mean }, la moyenne de tous les joueurs.
tool-cards-governors = Gouverneurs
    .reading = part de victoires
tool-cards-alternative = Lignes alternatives
    .reading = part de victoires : ● ligne posée, ○ piochée mais non posée
tool-cards-fate = Destins
    .reading = PV qu'un joueur gagne dans l'année de la carte
tool-cards-any-year = une année quelconque
tool-cards-final = PV finaux ±

## Train

tool-train-nothing = rien n'a été joué
tool-train-played = { tool-games } ; surprise du dernier tour { $net } nat (chevaliers { $linear })
tool-train-weights = { $file } contient les poids
tool-curve-title = { $game } : apprendre qui va gagner
tool-curve-played = { tool-games } ; chaque tour est jugé avant qu'on en apprenne quelque chose
tool-curve-across = parties
tool-curve-up = surprise devant le résultat, en nats (moins vaut mieux)
tool-curve-net = réseau (maréchal)
tool-curve-linear = somme pondérée (chevalier)

## What went wrong

tool-bad-large = { $file } dépasse { $most } Mo : aucun procès-verbal ni fichier de matériel n'est si grand
tool-bad-no-text = { $file } n'est pas un texte (ce n'est pas de l'UTF-8)
tool-bad-threads = les fils d'exécution ne peuvent pas démarrer ; demandez-en moins avec --threads
tool-bad-bots = il y a { $bots } bots pour { $seats } places
tool-bad-sprt = --sprt demande une part supérieure à la part égale de { $even } % et d'au plus 100
tool-bad-weights = { $file } ne peut pas servir :
tool-bad-course = Impossible de continuer avec { $file } (--fresh recommence à zéro) :
tool-bad-no-cards = { $title } n'a pas de cartes à mesurer ; le jeu qui en a est kingsburg
tool-bad-modules = indiquez les modules avec --modules, pas parmi les options
tool-bad-module = Mise en place impossible : aucun de ces modules n'a de cartes à mesurer ; ceux qui en ont sont : { $possible }
tool-bad-company = Mise en place impossible : { $bots } bots pour { $seats } places : indiquez-en un seul, ou un par place
tool-bad-bot = il n'y a pas de bot « { $name } » ; les bots sont : { $possible }
tool-bad-thoughtless = { $bot } décide aussitôt : ne donnez du temps qu'à knight et marshal
tool-bad-budget = « { $text } » n'est pas un temps de réflexion : écrivez 200ms, 1s ou 5000it (itérations)
tool-bad-foreign = ce ne sont pas des poids de High Table
tool-bad-shape = ces poids sont faits pour { $found } traits d'une position, et le jeu en a { $expected } : il faut le réentraîner
tool-bad-length = ces poids font { $found } octets au lieu de { $expected }
tool-bad-foreign-course = ce n'est pas un cours de High Table, ou seulement une partie
