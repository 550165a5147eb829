# Words of the tools: reports, pictures, and the help of the program.

## Numbers

tool-thousands = {"\u00A0"}
tool-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}

## While one waits

tool-bar-games = { $done }/{ $all } parties, { $pace }, reste { $left }
tool-bar-minutes = { $done } sur { $all } s, { $what }
tool-bar-learnt = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, entropie croisée { $net } (chevaliers { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = { ht-page.text }
tool-level-squire = joue comme un bon débutant, sans calculer
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
}, partie non terminée, { $points } pour l'instant ; prochaine étape : { $expected }.

## Verify

tool-verify-fair = { $file } : tirage équitable. { $n ->
    [one] { $n } tirage est conforme
   *[other] { $n } tirages, tous conformes
} à la graine.
tool-verify-unfair = { $file } : tirage non équitable. { $n ->
    [one] { $n } tirage est conforme
   *[other] { $n } tirages sont conformes
} à la graine.
tool-verify-differs = Première différence à la ligne { $line } : on y lit « { $stands } », alors que la graine donne « { $should } ».
tool-verify-commitment = L'engagement correspond à la graine : { $commitment }
tool-verify-not-shown = L'engagement publié avant la partie n'est pas celui de l'enregistrement, { $commitment } : la partie a été jouée avec une autre graine.
tool-verify-other-seed = L'engagement { $commitment } n'est pas celui de la graine : cette graine n'a pas été fixée avant la partie.
tool-verify-spent = { $n ->
    [one] { $n } tirage a été annulé
   *[other] { $n } tirages ont été annulés
} en même temps que des coups ; vous devriez vous souvenir de ces annulations.
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
tool-arena-challenger = bot évalué (part égale : { $even } %)
tool-arena-test = test de { $hoped } % contre { $even } % : { $verdict } (LLR { $evidence })
tool-arena-few = test de { $hoped } % contre { $even } % : trop peu de donnes, il en faut { $least }
tool-arena-better = meilleur
tool-arena-not-better = pas meilleur
tool-arena-open = indécis

## The picture of the arena

tool-ladder-title = { $game } : qui gagne ?
tool-ladder-played = { tool-games } entre { $bots } ; graine { $seed }
tool-ladder-played-options = { tool-games } entre { $bots } ; { $options } ; graine { $seed }
tool-ladder-note-whiskers = Barres d'erreur : intervalles à 95 % (loi de Student, une grappe par donne).
tool-ladder-note-ratings = Pour les cotes : deux fois leur propre écart type, qui diminue lentement.
tool-ladder-note-seats = Chaque donne a été jouée une fois avec le premier bot nommé à chaque place.
tool-ladder-wins = Victoires
tool-ladder-wins-reading = part de victoires par place
tool-ladder-points = Points
tool-ladder-points-reading = points au-dessus de la moyenne des autres
tool-ladder-rating = Cote
tool-ladder-rating-reading = méthode de Weng et Lin, sur tous les rangs
tool-ladder-time = { $time } par coup
tool-ladder-place = rang moyen
tool-ladder-even = à égalité
tool-ladder-margin = écart
tool-ladder-begin = départ :
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
tool-bench-answer = avec 50 ms pour jouer, chevaliers et maréchaux répondent en { $mean } ms en moyenne, { $most } au plus

## Balance

tool-balance-games = { tool-games }, graine { $seed }, bots : { $bots }
tool-balance-even = part de victoires égale { $even } %, moyenne de tous les joueurs { $mean } PV
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
tool-balance-note = intervalles à 95 % (loi de Student, une grappe par partie)
tool-balance-star = * reconstitué : le texte imprimé est introuvable

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
tool-cards-note-whiskers = Barres d'erreur : intervalles à 95 % (loi de Student, une grappe par partie).
tool-cards-note-right = À droite : écart des PV finaux par rapport à { $mean }, la moyenne de tous les joueurs.
tool-cards-governors = Gouverneurs
    .reading = part de victoires
tool-cards-alternative = Lignes alternatives
    .reading = part de victoires : ● ligne posée, ○ piochée mais non posée
tool-cards-fate = Destins
    .reading = PV gagnés par un joueur dans l'année de la carte
tool-cards-any-year = une année quelconque
tool-cards-final = PV finaux ±

## Train

tool-train-nothing = aucune partie jouée
tool-train-played = { tool-games } ; entropie croisée du dernier lot : { $net } nat (chevaliers { $linear })
tool-train-weights = Poids enregistrés dans { $file }
tool-curve-title = { $game } : prédire le vainqueur
tool-curve-played = { tool-games } ; chaque lot est évalué avant de servir à l'entraînement
tool-curve-across = parties
tool-curve-up = entropie croisée du résultat, en nats (moins = mieux)
tool-curve-net = réseau (maréchal)
tool-curve-linear = modèle linéaire (chevalier)
tool-watch-played = { tool-games } ; entropie croisée du dernier lot : { $net } nat (évaluation des écuyers { $linear })
tool-watch-title = { $game } : prédire les coups des chevaliers
tool-watch-up = entropie croisée des choix, en nats (moins = mieux)
tool-watch-net = modèle adverse (maréchal)
tool-watch-linear = évaluation des écuyers

## What went wrong

tool-serve-open = High Table est en ligne : { $url } (Ctrl-C pour arrêter)
tool-serve-unnamed = Les liens commencent par cette adresse. Si cette machine est accessible par une autre adresse, indiquez-la avec --public-url, par exemple http://NOM:7474.
tool-bad-listen = Impossible d'écouter sur { $address } ; indiquez une autre adresse avec --listen, par exemple 127.0.0.1:8080 :
tool-bad-store = Impossible d'ouvrir les données ; indiquez un autre dossier avec --data ou une base avec --database : { $why }
tool-bad-newer = Les données viennent d'une version plus récente de ce programme : utilisez cette version, ou un autre dossier avec --data ({ $why })
tool-bad-config = { $file }, ligne { $line } ({ $key }) : réglage non valable : { $why }
tool-bad-config-file = Impossible de lire { $file } ; indiquez avec --config un fichier de réglages existant :
tool-bad-url = { $url } n'est pas une adresse possible pour les liens ; écrivez par exemple https://jeux.example.org
tool-bad-shared = Un autre serveur utilise déjà { $file } ; arrêtez-le, indiquez un autre dossier avec --data, ou faites utiliser aux deux une même base PostgreSQL (--database postgres://…)
tool-bad-home = Dossier personnel introuvable ; indiquez un dossier avec --data
tool-load-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $listeners } connexions
tool-load-actions = { $n } actions par seconde
tool-load-late = Délai entre une commande et son événement aux autres places : la moitié en moins de { $half } ms, 99 sur 100 en moins de { $most } ms
tool-load-memory = Mémoire : { $table } Ko par table, { $listener } Ko par connexion
tool-bad-silent = Le serveur n'a pas répondu comme prévu ; lancez `hightable serve` pour voir pourquoi
tool-bad-large = { $file } dépasse { $most } Mo : c'est trop pour un enregistrement ou un fichier de matériel
tool-bad-no-text = { $file } n'est pas un fichier texte (UTF-8)
tool-bad-no-seed = { $file } ne contient pas de graine : le tirage de cette partie n'est pas vérifiable, ou la table n'a pas encore publié la graine. Pour savoir si les coups sont valables : `hightable check`.
tool-bad-proof = Les données de { $file } sur la graine sont inutilisables.
tool-bad-threads = impossible de démarrer les fils d'exécution ; demandez-en moins avec --threads
tool-bad-bots = { $bots } bots pour { $seats } places : c'est trop
tool-bad-seat = il n'y a pas de place { $seat } à cette table : les places vont de 1 à { $seats }
tool-bad-sprt = --sprt demande une part supérieure à la part égale de { $even } % et d'au plus 100
tool-bad-man = impossible d'écrire dans { $file } ; indiquez un dossier existant où vous avez le droit d'écrire :
tool-bad-weights = { $file } est inutilisable :
tool-bad-course = Impossible de reprendre { $file } (--fresh recommence à zéro) :
tool-bad-course-seed = { $file } reprend avec la graine de départ : retirez --seed, ou recommencez à zéro avec --fresh
tool-bad-taken = { $file } existe déjà, sans entraînement à reprendre : indiquez un autre fichier avec --out, ou remplacez-le avec --fresh
tool-bad-no-habits = { $game } n'a pas de modèle adverse à entraîner : retirez --habits
tool-bad-no-cards = { $title } n'a pas de cartes à mesurer ; seul kingsburg en a
tool-bad-modules = indiquez les modules avec --modules, pas parmi les options
tool-bad-module = Mise en place impossible : aucun de ces modules n'a de cartes à mesurer ; ceux qui en ont : { $possible }
tool-bad-company = Mise en place impossible : { $bots } bots pour { $seats } places : indiquez-en un seul, ou un par place
tool-bad-bot = il n'y a pas de bot « { $name } » ; bots disponibles : { $possible }
tool-bad-thoughtless = { $bot } joue immédiatement : seuls knight et marshal acceptent un temps de réflexion
tool-bad-budget = « { $text } » n'est pas un temps de réflexion : écrivez 200ms, 1s ou 5000it (itérations)
tool-bad-foreign = ce n'est pas un fichier de poids de High Table
tool-bad-shape = ces poids sont prévus pour { $found } caractéristiques d'une position, alors que le jeu en a { $expected } : un nouvel entraînement est nécessaire
tool-bad-traits = ce modèle adverse est prévu pour { $found } caractéristiques d'une action, alors que le jeu en a { $expected } : un nouvel entraînement est nécessaire
tool-bad-no-number = ces poids contiennent une valeur qui n'est pas un nombre
tool-bad-length = ces poids font { $found } octets au lieu de { $expected } : ils sont endommagés ou d'une version plus ancienne ; un nouvel entraînement est nécessaire
tool-bad-foreign-course = ce n'est pas un entraînement de High Table, ou le fichier est incomplet ou en contient plusieurs

## Help

tool-usage = Utilisation :
tool-commands = Commandes{"\u00A0"}
tool-arguments = Arguments{"\u00A0"}
tool-options = Options{"\u00A0"}
tool-default = [par défaut : { $value }]
tool-flag-help = Affiche cette aide
    .more = Affiche l'aide (plus détaillée avec « --help »)
    .long = Affiche l'aide (résumée avec « -h »)
tool-flag-version = Affiche la version
tool-value-command = COMMANDE
tool-value-game = JEU
tool-value-options = OPTIONS
tool-value-file = FICHIER
tool-value-who = QUI
tool-value-modules = MODULES
tool-value-bots = BOTS
tool-value-eye = VUE
tool-value-seat = PLACE
tool-value-share = PART
tool-value-lang = LANGUE
tool-value-folder = DOSSIER

## The program

tool-cmd = High Table : trois jeux de société, avec contrôle de toutes les règles
    .long =
        High Table : trois jeux de société, avec contrôle de toutes les règles.

        Sans commande, le serveur démarre : on joue dans le navigateur, à l'adresse affichée.
tool-cmd-lang = La langue : en, it, fr ou de ; par défaut celle de l'environnement
tool-cmd-help = Affiche cette aide ou celle d'une commande

## Play

tool-cmd-play = Jouer dans le terminal, seul ou à plusieurs sur le même écran, avec ou sans bots
tool-cmd-play-game = Le jeu, par son nom dans `hightable games` ; demandé s'il n'est pas indiqué
tool-cmd-play-seats = Le nombre de joueurs ; demandé si ni lui ni --players ne sont indiqués
tool-cmd-play-options = Des options de la forme CLÉ=VALEUR, séparées par des virgules
tool-cmd-play-components = Un fichier TOML avec des valeurs de matériel différentes des valeurs standard
tool-cmd-play-players = Les joueurs dans l'ordre des places, séparés par des virgules : noms de personnes, ou page, squire, knight, marshal, knight:500ms …
tool-cmd-play-save = Le fichier où la partie est enregistrée après chaque coup ; par défaut un nouveau fichier dans ce dossier
tool-cmd-play-resume = Reprendre la partie enregistrée dans ce fichier
tool-cmd-play-seed = La graine des tirages et des bots ; par défaut différente à chaque fois
tool-cmd-play-plain = Affichage ligne par ligne au lieu du plein écran

## Rules

tool-cmd-rules = Lire les règles d'un jeu, ou seulement un chapitre ou un paragraphe
tool-cmd-rules-game = Le jeu, par son nom dans `hightable games`
tool-cmd-rules-id = Un chapitre ou un paragraphe par son nom, par exemple spring ou spring.raise ; `contents` affiche la liste
tool-cmd-rules-quick = Afficher les règles en 3 minutes, sur une page
tool-cmd-rules-plain = Afficher le texte d'un bloc, sans pagination
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = Lister les jeux : nombre de joueurs, options, valeurs par défaut et valeurs reconstituées
tool-cmd-games-game = Ce jeu seulement
tool-cmd-games-json = Afficher un objet JSON par jeu, avec les valeurs de son matériel

## Simulate

tool-cmd-simulate = Jouer des parties au hasard (tous les choix équiprobables) et en afficher les statistiques et la vitesse
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = Le nombre de joueurs ; par défaut le nombre habituel pour ce jeu
tool-cmd-simulate-options = Des options de la forme CLÉ=VALEUR, séparées par des virgules, par exemple edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = Le nombre de parties
tool-cmd-simulate-seed = La graine : une même graine donne les mêmes parties, quel que soit le nombre de fils d'exécution
tool-cmd-simulate-threads = Le nombre de fils d'exécution
tool-cmd-simulate-json = Afficher un objet JSON

## Balance

tool-cmd-balance = Mesurer la force des cartes des modules d'un jeu : taux de victoire et points de ceux qui les ont
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = Les modules utilisés, reliés par + ; ceux qui ont des cartes à mesurer sont governors, alternative et fate
tool-cmd-balance-bots = Les joueurs : un bot pour toutes les places, ou un par place, séparés par des virgules (page, squire, knight ou marshal)
tool-cmd-balance-ms = Temps de réflexion de knight et marshal par décision, en millisecondes
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Afficher un objet JSON par carte, puis un pour l'ensemble
tool-cmd-balance-plot = Dessiner aussi un graphique

## Record

tool-cmd-record = Jouer une partie au hasard et afficher son enregistrement
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = La graine : une même graine donne la même partie

## Check

tool-cmd-check = Vérifier un enregistrement ; en cas d'erreur, indique la ligne, ce qui était attendu et pourquoi le coup est refusé (code de sortie 1)
tool-cmd-check-record = L'enregistrement d'une partie ; - pour l'entrée standard
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Démarrer le serveur : on joue dans le navigateur, entre amis et contre des bots (commande par défaut)
tool-cmd-serve-listen = L'adresse d'écoute
tool-cmd-serve-data = Le dossier des données
tool-cmd-serve-database = Une base PostgreSQL à la place : postgres://UTILISATEUR:MOTDEPASSE@HÔTE/NOM
tool-cmd-serve-public_url = L'adresse publique du serveur, par laquelle commencent les liens
tool-cmd-serve-bot_pace = Délai avant chaque coup d'un bot, en millisecondes
tool-cmd-serve-bot_time = Temps de réflexion des bots, en millisecondes
tool-cmd-serve-rate = Nombre de requêtes par seconde autorisées par adresse (0 : sans limite)
tool-cmd-serve-log = Le format du journal
tool-cmd-serve-config = Un fichier TOML avec ces réglages ; les options et les variables d'environnement ont priorité
tool-cmd-load = Test de charge : jouer à de nombreuses tables à la fois sur un serveur temporaire, et mesurer les temps de réponse
    .long =
        Test de charge : jouer à de nombreuses tables à la fois sur un serveur temporaire, et mesurer les temps de réponse.

        Chaque table a un client connecté à chaque place et un spectateur. Le serveur tourne sur cette machine, dans un dossier supprimé ensuite.
tool-cmd-load-tables = Le nombre de tables
tool-cmd-load-minutes = La durée en minutes
tool-cmd-load-pace = Délai entre deux actions à une table, en millisecondes
tool-cmd-load-database = Une base PostgreSQL au lieu d'un fichier
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Afficher le script de complétion d'un shell
tool-cmd-completions-shell = Le shell
tool-cmd-man = Écrire les pages de manuel dans un dossier, une par commande
tool-cmd-man-folder = Le dossier
tool-cmd-verify = Vérifier que tous les dés et toutes les cartes d'une partie terminée viennent de la graine engagée avant la partie (code de sortie 1 sinon)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = L'engagement publié avant la partie, pour comparaison
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Afficher une position d'une partie enregistrée, telle que la voyait un joueur
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = La position après ce nombre de coups ; par défaut la dernière
tool-cmd-replay-eye = Le point de vue : une place à partir de 1, `table` pour un spectateur, `open` pour tout voir
tool-cmd-replay-json = Afficher un objet JSON : la vue, la question et les choix

## Trace

tool-cmd-trace = Afficher l'état complet après chaque coup, un objet JSON par ligne, pour les programmes de contrôle (voir docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Faire jouer des bots les uns contre les autres et mesurer leur force
    .long =
        Faire jouer des bots les uns contre les autres et mesurer leur force

        Le premier bot nommé est le bot évalué. Chaque donne est jouée une fois avec lui à chaque place.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = Un bot par place, séparés par des virgules, le bot évalué en premier ; le dernier occupe toutes les places restantes. Bots disponibles : page, squire, knight et marshal, avec au besoin un temps de réflexion, par exemple knight:50ms ou marshal:2000it
tool-cmd-arena-games = Le nombre de parties, arrondi au nombre entier de donnes supérieur
tool-cmd-arena-ms = Temps de réflexion de knight et marshal par décision, en millisecondes, sauf indication contraire
tool-cmd-arena-seed = La graine : une même graine donne les mêmes donnes
tool-cmd-arena-threads = Le nombre de parties jouées en parallèle ; par défaut le nombre de processeurs
tool-cmd-arena-sprt = S'arrêter dès que le test séquentiel (19 contre 1) décide entre la part de victoires égale et cette part pour le bot évalué, en pour cent
tool-cmd-arena-weights = Les poids d'un évaluateur ou d'un modèle adverse à utiliser à la place de ceux du programme, au format de `hightable train`
tool-cmd-arena-json = Afficher un objet JSON par partie, puis un pour l'ensemble
tool-cmd-arena-plot = Dessiner aussi un graphique du classement

## Advise

tool-cmd-advise = Demander à un bot quel coup il jouerait dans une partie enregistrée, et pourquoi
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = La position après ce nombre de coups ; par défaut la fin de l'enregistrement
tool-cmd-advise-eye = Le point de vue : une place dont c'est alors le tour ; par défaut la première d'entre elles
tool-cmd-advise-bot = Le bot interrogé : page, squire, knight ou marshal, avec au besoin un temps de réflexion, par exemple knight:50ms
tool-cmd-advise-ms = Son temps de réflexion, en millisecondes
tool-cmd-advise-threads = Le nombre de fils d'exécution
tool-cmd-advise-seed = La graine de son générateur aléatoire
tool-cmd-advise-most = Le nombre maximal d'actions affichées
tool-cmd-advise-json = Afficher un objet JSON avec toutes les actions

## Train

tool-cmd-train = Entraîner par parties contre soi-même la prédiction du vainqueur, avec laquelle maréchaux et chevaliers évaluent les positions
    .long =
        Entraîner par parties contre soi-même la prédiction du vainqueur, avec laquelle maréchaux et chevaliers évaluent les positions

        Les poids sont écrits dans le fichier indiqué. À côté, un fichier dont le nom finit par `.course` permet de reprendre l'entraînement plus tard.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Entraîner plutôt le modèle adverse, avec lequel les maréchaux prédisent les choix, sur des parties de chevaliers. Fichier par défaut : JEU.habits.bin
tool-cmd-train-minutes = La durée en minutes
tool-cmd-train-games = S'arrêter après ce nombre total de parties, s'il est atteint plus tôt ; le résultat ne dépend alors que de la graine
tool-cmd-train-out = Le fichier des poids ; par défaut JEU.bin
tool-cmd-train-seed = La graine d'un nouvel entraînement ; par défaut 1
tool-cmd-train-fresh = Recommencer à zéro, même s'il y a un entraînement à reprendre ou si le fichier contient d'autres poids
tool-cmd-train-threads = Le nombre de fils d'exécution ; sans effet sur le résultat
tool-cmd-train-plot = Dessiner aussi la courbe d'apprentissage

## Bench

tool-cmd-bench-bots = Mesurer la vitesse de réflexion des bots sur un fil d'exécution
tool-cmd-bench-bots-game = Le jeu ; par défaut tous
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = La graine : une même graine donne les mêmes positions
tool-cmd-bench-bots-json = Afficher un objet JSON par jeu
