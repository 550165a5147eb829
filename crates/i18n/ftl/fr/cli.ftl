# Words of the tools: reports, pictures, and the help of the program.

## Numbers

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
tool-level-page = { ht-page.text }
tool-level-squire = joue comme un bon débutant, sans réfléchir
tool-level-knight = { ht-knight.text }
tool-level-marshal = { ht-marshal.text }

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

## Verify

tool-verify-fair = { $file } : loyal. { $n ->
    [one] { $n } tirage est conforme
   *[other] { $n } tirages, tous conformes
} à la graine.
tool-verify-unfair = { $file } : pas loyal. { $n ->
    [one] { $n } tirage est conforme
   *[other] { $n } tirages sont conformes
} à la graine.
tool-verify-differs = Le premier qui ne l'est pas est à la ligne { $line } : on y lit « { $stands } », or la graine dit « { $should } ».
tool-verify-commitment = L'engagement correspond à la graine : { $commitment }
tool-verify-not-shown = L'engagement montré avant la partie n'est pas celui de l'enregistrement, { $commitment } : on a joué avec une autre graine.
tool-verify-other-seed = L'engagement { $commitment } n'est pas celui de la graine : cette graine n'était pas fixée avant la partie.
tool-verify-spent = { $n ->
    [one] { $n } tirage a été annulé
   *[other] { $n } tirages ont été annulés
}, par des reprises de coups dont vous devriez vous souvenir.
tool-verify-open = L'enregistrement s'arrête avant la fin de la partie.

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
tool-arena-few = test de { $hoped } % contre { $even } % : trop peu de donnes, il en faut { $least }
tool-arena-better = meilleur
tool-arena-not-better = pas meilleur
tool-arena-open = indécis

## The picture of the arena

tool-ladder-title = { $game } : qui gagne ?
tool-ladder-played = { tool-games } entre { $bots } ; graine { $seed }
tool-ladder-played-options = { tool-games } entre { $bots } ; { $options } ; graine { $seed }
tool-ladder-note-whiskers = Les moustaches sont des intervalles à 95 % : selon Student, chaque donne comptée comme une grappe.
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
tool-bench-patient = { ht-knight }, 500 ms
tool-bench-answer = avec 50 ms pour jouer, chevaliers et maréchaux répondent en { $mean } ms en moyenne, { $most } au plus

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
tool-balance-note = intervalles à 95 % : selon Student, une grappe par partie
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
tool-cards-note-whiskers = Les moustaches sont des intervalles à 95 % : selon Student, chaque partie comptée comme une grappe.
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
tool-watch-played = { tool-games } ; surprise du dernier tour { $net } nat (selon l'avis d'écuyers { $linear })
tool-watch-title = { $game } : apprendre ce que font les chevaliers
tool-watch-up = surprise devant un choix, en nats (moins vaut mieux)
tool-watch-net = habitudes (maréchal)
tool-watch-linear = avis d'écuyers

## What went wrong

tool-serve-open = High Table est ouverte : { $url } (Ctrl-C la ferme)
tool-serve-unnamed = Les liens commencent par cette adresse. Si cette machine est connue sous une autre, donnez-la avec --public-url, par exemple http://NOM:7474.
tool-bad-listen = Impossible d'écouter sur { $address } ; donnez une autre adresse avec --listen, comme 127.0.0.1:8080 :
tool-bad-store = Ce qui est gardé ne peut pas être ouvert ; donnez un autre dossier avec --data ou une base avec --database : { $why }
tool-bad-newer = Ce qui est gardé vient d'une version plus récente de ce programme : prenez-la, ou un autre dossier avec --data ({ $why })
tool-bad-config = { $file }, ligne { $line } ({ $key }) : ce réglage est inutilisable : { $why }
tool-bad-config-file = { $file } ne peut pas être lu ; donnez avec --config un fichier de réglages qui existe :
tool-bad-url = Un lien ne peut pas commencer par { $url } ; écrivez par exemple https://jeux.example.org
tool-bad-shared = Un autre serveur utilise déjà { $file } ; arrêtez-le, donnez un autre dossier avec --data, ou laissez les deux utiliser un PostgreSQL (--database postgres://…)
tool-bad-home = Il n'y a pas de dossier personnel où garder ; donnez-en un avec --data
tool-load-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $listeners } à l'écoute
tool-load-actions = { $n } actions par seconde
tool-load-late = D'une commande à son événement à chaque autre place : la moitié en { $half } ms, 99 sur 100 en { $most } ms
tool-load-memory = Mémoire : { $table } Ko par table, { $listener } Ko par personne à l'écoute
tool-bad-silent = Le serveur n'a pas répondu comme prévu ; essayez `hightable serve` pour voir pourquoi
tool-bad-large = { $file } dépasse { $most } Mo : aucun enregistrement ni fichier de matériel n'est si grand
tool-bad-no-text = { $file } n'est pas un texte (ce n'est pas de l'UTF-8)
tool-bad-no-seed = { $file } ne nomme pas de graine : la partie n'a pas été jouée avec des dés vérifiables, ou la table n'a pas encore montré la sienne. `hightable check` dit si les coups sont valables.
tool-bad-proof = Ce que { $file } dit de sa graine est inutilisable.
tool-bad-threads = les fils d'exécution ne peuvent pas démarrer ; demandez-en moins avec --threads
tool-bad-bots = il y a { $bots } bots pour { $seats } places
tool-bad-seat = il n'y a pas de place { $seat } à cette table : les places vont de 1 à { $seats }
tool-bad-sprt = --sprt demande une part supérieure à la part égale de { $even } % et d'au plus 100
tool-bad-man = impossible d'écrire dans { $file } ; indiquez un dossier existant où vous pouvez écrire :
tool-bad-weights = { $file } est inutilisable :
tool-bad-course = Impossible de continuer avec { $file } (--fresh recommence à zéro) :
tool-bad-course-seed = { $file } continue avec la graine de son début : retirez --seed, ou recommencez à zéro avec --fresh
tool-bad-taken = { $file } existe déjà, sans cours à continuer : nommez un autre fichier avec --out, ou remplacez-le avec --fresh
tool-bad-no-habits = dans { $game }, personne n'a d'habitudes à apprendre : retirez --habits
tool-bad-no-cards = { $title } n'a pas de cartes à mesurer ; le jeu qui en a est kingsburg
tool-bad-modules = indiquez les modules avec --modules, pas parmi les options
tool-bad-module = Mise en place impossible : aucun de ces modules n'a de cartes à mesurer ; ceux qui en ont sont : { $possible }
tool-bad-company = Mise en place impossible : { $bots } bots pour { $seats } places : indiquez-en un seul, ou un par place
tool-bad-bot = il n'y a pas de bot « { $name } » ; les bots sont : { $possible }
tool-bad-thoughtless = { $bot } décide aussitôt : ne donnez du temps qu'à knight et marshal
tool-bad-budget = « { $text } » n'est pas un temps de réflexion : écrivez 200ms, 1s ou 5000it (itérations)
tool-bad-foreign = ce ne sont pas des poids de High Table
tool-bad-shape = ces poids sont faits pour { $found } traits d'une position, et le jeu en a { $expected } : il faut le réentraîner
tool-bad-traits = ces habitudes connaissent { $found } traits d'une action, et le jeu en a { $expected } : il faut le réentraîner
tool-bad-no-number = ces poids contiennent quelque chose qui n'est pas un nombre
tool-bad-length = ces poids font { $found } octets au lieu de { $expected } : ils sont abîmés, ou plus anciens que le jeu ; il faut le réentraîner
tool-bad-foreign-course = ce n'est pas un cours de High Table, ou seulement une partie, ou plus d'un

## Help

tool-usage = Utilisation :
tool-commands = Commandes{"\u00A0"}
tool-arguments = Arguments{"\u00A0"}
tool-options = Options{"\u00A0"}
tool-default = [par défaut : { $value }]
tool-flag-help = Montrer cette aide
    .more = Montrer l'aide (en détail avec « --help »)
    .long = Montrer l'aide (en bref avec « -h »)
tool-flag-version = Montrer la version
tool-value-command = COMMANDE
tool-value-game = JEU
tool-value-options = OPTIONS
tool-value-file = FICHIER
tool-value-who = QUI
tool-value-modules = MODULES
tool-value-bots = BOTS
tool-value-eye = REGARD
tool-value-seat = PLACE
tool-value-share = PART
tool-value-lang = LANGUE
tool-value-folder = DOSSIER

## The program

tool-cmd = High Table : des jeux de couronne et de cour, où chaque règle est appliquée
    .long =
        High Table : des jeux de couronne et de cour, où chaque règle est appliquée.

        Sans commande, il ouvre la maison : on joue dans le navigateur, à l'adresse affichée.
tool-cmd-lang = La langue : en, it, fr ou de ; à défaut celle de l'environnement
tool-cmd-help = Montrer ce texte ou l'aide d'une commande

## Play

tool-cmd-play = Jouer dans le terminal : des personnes devant cet écran et des bots, mêlés
tool-cmd-play-game = Le jeu, tel que `hightable games` le nomme ; demandé à défaut
tool-cmd-play-seats = Le nombre de joueurs ; demandé s'il manque et --players aussi
tool-cmd-play-options = Des options de la forme CLÉ=VALEUR, séparées par des virgules
tool-cmd-play-components = Un fichier TOML avec des valeurs de matériel autres que celles de la maison
tool-cmd-play-players = Qui occupe quelle place, séparés par des virgules : des noms de personnes, et page, squire, knight, marshal, knight:500ms …
tool-cmd-play-save = Où l'enregistrement est conservé au fur et à mesure ; à défaut un nouveau fichier dans ce dossier
tool-cmd-play-resume = Reprendre la partie de ce fichier
tool-cmd-play-seed = Le hasard des pioches et des bots ; à défaut chaque fois un autre
tool-cmd-play-plain = De simples lignes au lieu d'un écran dessiné

## Rules

tool-cmd-rules = Lire les règles d'un jeu, ou un de leurs chapitres ou paragraphes
tool-cmd-rules-game = Le jeu, tel que `hightable games` le nomme
tool-cmd-rules-id = Un chapitre ou un paragraphe par son nom, comme spring ou spring.raise ; `contents` les montre tous
tool-cmd-rules-plain = Afficher le texte d'un trait, sans le paginer
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = Montrer les jeux : places, options, valeurs par défaut, et quelles valeurs sont reconstituées
tool-cmd-games-game = Ce jeu seulement
tool-cmd-games-json = Afficher un objet JSON par jeu, avec les valeurs de son matériel

## Simulate

tool-cmd-simulate = Jouer des parties au hasard, chaque choix étant aussi probable, et dire comment et à quelle vitesse
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = Le nombre de joueurs ; à défaut celui qui est habituel pour le jeu
tool-cmd-simulate-options = Des options de la forme CLÉ=VALEUR, séparées par des virgules, comme edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = Le nombre de parties
tool-cmd-simulate-seed = La graine : la même graine joue les mêmes parties, quel que soit le nombre de fils d'exécution
tool-cmd-simulate-threads = Le nombre de fils d'exécution
tool-cmd-simulate-json = Afficher un objet JSON

## Balance

tool-cmd-balance = Mesurer les cartes des modules d'un jeu : combien de fois leur détenteur a gagné, et avec combien de points
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = Les modules avec lesquels jouer, reliés par + ; ceux qui ont des cartes à mesurer sont governors, alternative et fate
tool-cmd-balance-bots = Qui joue : un bot pour toutes les places, ou un par place, séparés par des virgules ; il y a page, squire, knight et marshal
tool-cmd-balance-ms = Millisecondes que knight et marshal consacrent à une décision
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Afficher un objet JSON par carte, et un pour l'ensemble
tool-cmd-balance-plot = En dessiner aussi une figure

## Record

tool-cmd-record = Jouer une partie au hasard et afficher son enregistrement
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = La graine : la même graine joue la même partie

## Check

tool-cmd-check = Dire si un enregistrement est valable : sinon la ligne, ce qui était attendu et pourquoi elle est refusée (code de sortie 1)
tool-cmd-check-record = L'enregistrement d'une partie ; - le lit sur l'entrée standard
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Ouvrir la maison : on joue dans le navigateur, entre personnes et contre des bots (ce qui se passe si aucune commande n'est donnée)
tool-cmd-serve-listen = L'adresse sur laquelle écouter
tool-cmd-serve-data = Le dossier où tout garder
tool-cmd-serve-database = Plutôt une base PostgreSQL : postgres://UTILISATEUR:MOTDEPASSE@HÔTE/NOM
tool-cmd-serve-public_url = L'adresse par laquelle on atteint le serveur : les liens commencent ainsi
tool-cmd-serve-bot_pace = Millisecondes que les bots attendent avant de jouer
tool-cmd-serve-bot_time = Millisecondes que les bots ont pour réfléchir
tool-cmd-serve-rate = Requêtes par seconde permises à une adresse (0 : autant qu'elle veut)
tool-cmd-serve-log = Comment écrire le journal
tool-cmd-serve-config = Un fichier TOML avec ces réglages ; options et environnement passent avant
tool-cmd-load = Jouer à beaucoup de tables d'un serveur à soi en même temps, et mesurer comment il le supporte
    .long =
        Jouer à beaucoup de tables d'un serveur à soi en même temps, et mesurer comment il le supporte.

        Chaque table a quelqu'un qui écoute à chaque place et un spectateur. Le serveur tourne sur cette machine, avec un dossier qui est jeté ensuite.
tool-cmd-load-tables = Combien de tables
tool-cmd-load-minutes = Pendant combien de temps
tool-cmd-load-pace = Millisecondes entre deux actions à une table
tool-cmd-load-database = Une base PostgreSQL au lieu d'un fichier
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Affiche le script de complétion pour un shell
tool-cmd-completions-shell = Le shell
tool-cmd-man = Écrit les pages de manuel dans un dossier, une par commande
tool-cmd-man-folder = Le dossier
tool-cmd-verify = Dire si chaque dé et chaque carte d'une partie terminée viennent de la graine à laquelle la table s'était engagée (code de sortie 1 sinon)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = L'engagement tel qu'il a été montré avant la partie, à comparer
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Montrer une position d'une partie enregistrée telle qu'un des joueurs la voyait
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = La position après tant de coups ; à défaut la dernière
tool-cmd-replay-eye = Le regard de qui : une place à partir de 1, `table` pour un spectateur, `open` pour toute la vérité
tool-cmd-replay-json = Afficher un objet JSON : la vue, la question et les choix

## Trace

tool-cmd-trace = Afficher toute la vérité après chaque coup, un objet JSON par ligne, pour les arbitres (voir docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Faire jouer des bots les uns contre les autres et mesurer leur force
    .long =
        Faire jouer des bots les uns contre les autres et mesurer leur force

        Le premier bot nommé est le prétendant. Chaque donne est jouée une fois avec le prétendant à chaque place.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = Un bot par place, séparés par des virgules, le prétendant d'abord ; le dernier prend toutes les places qui restent. Il y a page, squire, knight et marshal ; un temps propre suit deux points, comme knight:50ms ou marshal:2000it
tool-cmd-arena-games = Le nombre de parties, arrondi au-dessus à des donnes entières
tool-cmd-arena-ms = Millisecondes que knight et marshal consacrent à une décision, sauf indication contraire
tool-cmd-arena-seed = La graine : la même graine distribue les mêmes parties
tool-cmd-arena-threads = Le nombre de parties jouées en même temps ; à défaut autant qu'il y a de processeurs
tool-cmd-arena-sprt = S'arrêter dès qu'il est clair (19 contre 1) si la part de victoires du prétendant est égale ou aussi haute que celle-ci, en pour cent
tool-cmd-arena-weights = Des poids pour juger ou des habitudes pour prévoir à la place de ceux du programme, tels que `hightable train` les écrit
tool-cmd-arena-json = Afficher un objet JSON par partie, et un pour l'ensemble
tool-cmd-arena-plot = Dessiner aussi une figure du classement

## Advise

tool-cmd-advise = Demander à un bot ce qu'il ferait à un moment d'une partie enregistrée, et pourquoi
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = Après combien de coups ; à défaut à la fin de l'enregistrement
tool-cmd-advise-eye = Le regard de qui : une place qui doit alors décider ; à défaut la première d'entre elles
tool-cmd-advise-bot = À qui demander : page, squire, knight ou marshal, au besoin avec un temps propre comme knight:50ms
tool-cmd-advise-ms = Millisecondes qu'il peut réfléchir
tool-cmd-advise-threads = Le nombre de fils d'exécution pour réfléchir
tool-cmd-advise-seed = La graine de ses dés
tool-cmd-advise-most = Montrer au plus tant d'actions
tool-cmd-advise-json = Afficher un objet JSON avec toutes les actions

## Train

tool-cmd-train = Apprendre, en jouant contre soi-même, qui va gagner : de quoi maréchaux et chevaliers jugent les positions
    .long =
        Apprendre, en jouant contre soi-même, qui va gagner : de quoi maréchaux et chevaliers jugent les positions

        Les poids vont dans le fichier indiqué et, à côté, dans un fichier dont le nom finit par `.course`, ce qu'il faut pour continuer un autre jour.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Apprendre plutôt, en les observant, ce que font les chevaliers : de quoi les maréchaux prévoient les choix. À défaut, le fichier est JEU.habits.bin
tool-cmd-train-minutes = Pendant combien de minutes
tool-cmd-train-games = S'arrêter après tant de parties en tout, si c'est plus tôt : ce qui est appris ne dépend alors que de la graine
tool-cmd-train-out = Le fichier des poids ; à défaut JEU.bin
tool-cmd-train-seed = La graine d'un nouveau cours ; à défaut 1
tool-cmd-train-fresh = Recommencer à zéro même s'il y a un cours à continuer ou si le fichier contient d'autres poids
tool-cmd-train-threads = Le nombre de fils d'exécution ; ce qui est appris n'en dépend pas
tool-cmd-train-plot = Dessiner aussi la courbe d'apprentissage

## Bench

tool-cmd-bench-bots = Mesurer à quelle vitesse les bots réfléchissent, sur un fil d'exécution
tool-cmd-bench-bots-game = Le jeu ; à défaut tous les jeux
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = La graine : la même graine mesure les mêmes positions
tool-cmd-bench-bots-json = Afficher un objet JSON par jeu
