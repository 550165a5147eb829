# Words of the house, for every game.

## Lists and counts

ht-and = {" et "}
ht-nothing = rien
ht-nobody = personne
ht-seat = Place { $seat }
ht-vp = { $n } PV
ht-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Who plays

ht-players = Joueurs
ht-page = page
    .text = joue au hasard
ht-squire = écuyer
    .text = joue comme un bon débutant
ht-knight = chevalier
    .text = calcule à l'avance
ht-marshal = maréchal
    .text = calcule à l'avance et juge les positions avec un réseau entraîné sur de nombreuses parties
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = À quel jeu voulez-vous jouer ? { $games }
ht-setup-seats = Combien de joueurs ? De { $least } à { $most } (Entrée : { $usual })
ht-setup-who = Qui joue à la place { $seat } ? Un nom, ou page, squire, knight, marshal (Entrée : { $usual })
ht-setup-bad-seats = Tapez un nombre de { $least } à { $most }.
ht-setup-name-taken = Ce nom est déjà pris.
ht-setup-bad-name = Un nom compte de 1 à 20 lettres, chiffres, espaces ou tirets.
ht-setup-you = Joueur
ht-setup-left = La mise en place a été interrompue ; aucune partie n'a commencé.
ht-setup-crowded = Ce dossier contient trop de parties : indiquez un fichier avec --save.
ht-setup-saved = La partie est enregistrée dans { $file } après chaque coup.
ht-setup-resumed = Reprise de la partie { $file }.
ht-setup-help = Tapez le numéro d'un choix. Autres commandes : ? (explication), hint (indice), help (aide complète).

## At the table

ht-since = Depuis votre dernier tour
ht-so-far = Depuis le début
ht-your-turn = { $name }, à vous de jouer.
ht-choices = Choix possibles
ht-refused = Actions impossibles (why N explique pourquoi)
ht-thinking = { $name } réfléchit…
ht-curtain = Passez l'écran à { $name } et appuyez sur Entrée.
ht-rule = Règle { $number } : { $title }
ht-over = La partie est terminée.
ht-final = Score final
ht-place = { $place }. { $name } : { $points } PV
ht-chart = Évolution des scores
ht-chart-lap = { $lap } { $n } : { $points }
ht-chart-mark = { $name } { $points }
ht-winner = { $name } gagne la partie.
ht-winners = Victoire partagée : { $names }.

## Commands

ht-help-number = faire ce choix (la notation du coup convient aussi)
ht-help-keys = sélectionner et valider un choix en plein écran ; Page préc. et Page suiv. font défiler le plateau
ht-help-explain = expliquer la question et citer la règle
ht-help-why = expliquer pourquoi le choix N est impossible
ht-help-hint = demander un indice à un bot
ht-help-undo = annuler votre dernier coup, si rien d'autre ne s'est passé depuis
ht-help-table = réafficher la table en texte
ht-help-log = afficher les N derniers événements
ht-help-rules = afficher un paragraphe ou un chapitre des règles, ou le sommaire
ht-help-save = copier l'enregistrement dans un fichier
ht-help-quit = quitter (reprendre plus tard avec --resume)

## Answers

ht-no-such-choice = Le choix { $n } n'existe pas : tapez un nombre de 1 à { $most }, ou help.
ht-not-understood = Commande inconnue. Tapez le numéro d'un choix, ? ou help.
ht-possible = Le choix { $n } est possible.
ht-undone = Coup annulé : { $what }
ht-undo-nothing = Vous n'avez aucun coup à annuler.
ht-undo-revealed = Annulation impossible : d'autres joueurs ont joué ou des cartes ont été piochées depuis.
ht-no-such-rule = Aucun paragraphe ni chapitre « { $id } » ; rules affiche la liste.
ht-copied = Copie enregistrée dans { $file }.
ht-not-copied = Impossible d'écrire { $file } : { $why }
ht-exists = { $file } existe déjà ; choisissez un autre nom.
ht-hint = Un { $level } jouerait :
ht-hint-line = { $n }. { $text } (probabilité de victoire : { $chance } %). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = Les autres ne voient pas ce choix : un bon joueur le varie.
ht-bye = La partie est enregistrée. Pour la reprendre : { $command }
ht-press-enter = Appuyez sur Entrée pour continuer.

## Rulebooks

ht-contents = Sommaire
ht-quick-start = Les règles en 3 minutes
ht-quick-start-of = { $game } : les règles en 3 minutes
ht-reconstructed = ★ valeur reconstituée : l'originale imprimée est introuvable

## What went wrong

ht-bad-game = Il n'y a pas de jeu « { $name } » ; jeux disponibles : { $possible }.
ht-bad-no-value = « { $word } » n'est pas une option valable : écrivez CLÉ=VALEUR.
ht-bad-twice = L'option « { $key } » est indiquée deux fois.
ht-bad-option = Option inconnue : « { $key } ». Options possibles : { $possible }.
ht-bad-value = « { $value } » n'est pas une valeur de l'option « { $key } ». Valeurs possibles : { $possible }.
ht-bad-seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $seats }.
ht-bad-nobody = { $key } désigne une place qui n'existe pas : la table n'a que { $seats } places.
ht-bad-adviser = À quatre joueurs, le premier chancelier est celui qui reçoit la carte de départ : laissez adviser=drawn, ou jouez à trois ou avec variants=strategic.
ht-bad-variant = alternative=draft demande modules=alternative, governors=auction demande modules=governors, restoration=yes demande modules=whims, purist=yes demande modules=governors ou fate.
ht-bad-rules = Cette partie a été jouée avec la version { $found } des règles de { $game }, alors que ce programme utilise la version { $known } : ouvrez-la avec le programme qui l'a enregistrée.
ht-bad-figures = Cette partie a été jouée avec d'autres valeurs de matériel (components={ $found }, ici { $known }) : indiquez leur fichier avec --components.
ht-bad-components = Fichier de matériel non valable, ligne { $line } : { $why }.
ht-bad-other = Mise en place impossible : { $why }.
ht-bad-empty = L'enregistrement est vide : sa première ligne doit indiquer le jeu, par exemple « krieg rules=1 seats=4 ».
ht-bad-header = Ligne { $line } : { $why }
ht-bad-header-game = Un enregistrement commence par le nom du jeu. { $why }
ht-bad-header-missing = { $key }=NOMBRE manque à la première ligne.
ht-bad-header-number = { $key }={ $value } : un nombre est attendu.
ht-bad-header-seats = seats={ $seats } : ce jeu ne se joue pas à ce nombre de joueurs.
ht-bad-entry = Ligne { $line } : « { $entry } » est refusé. { $why } Attendu : { $expected }
ht-bad-proof-missing = La ligne « # { $key }: … », qui doit accompagner la graine, manque.
ht-bad-proof-twice = Ligne { $line } : « # { $key }: » apparaît deux fois.
ht-bad-proof-hex = Ligne { $line } : « { $value } » n'est pas une valeur de { $key } : 64 chiffres hexadécimaux sont attendus.
ht-bad-proof-words = Ligne { $line } : « { $value } » n'est pas une liste de mots : un tableau JSON de chaînes est attendu, par exemple ["rose",""].
ht-bad-proof-seats = Mots : { $words }, places : { $seats }. Il faut un mot par place ("" si aucun mot n'a été ajouté).
ht-bad-proof-spent = Ligne { $line } : « { $value } » n'est pas une liste de tirages annulés : des nombres croissants séparés par des virgules sont attendus.
ht-bad-unreadable = Illisible ; attendu : { $expected }.
ht-expected-entry = « box » ou une place, un espace, puis l'action
ht-bad-record = { $file } n'est pas un enregistrement valable.
ht-bad-no-game = Impossible de lire { $file } : { $why }
ht-bad-save-exists = { $file } existe déjà : indiquez un autre fichier ou reprenez la partie avec --resume.
ht-bad-count = { $players } joueurs pour { $seats } places : indiquez un joueur par place.
ht-bad-ply = L'enregistrement compte { $plies } coups : le coup { $ply } n'existe pas.
ht-bad-eye = La table a { $seats } places : la place { $eye } n'existe pas.
ht-bad-not-asked = Après le coup { $ply }, ce n'est pas à la place { $seat } de jouer. { $next }
ht-bad-nobody-asked = Après le coup { $ply }, aucun joueur n'a de choix à faire. { $next }

## Component files

ht-figures-toml = ce n'est pas du TOML valable ({ $why })
ht-figures-unknown = « { $word } » est inconnu ici ; sont possibles : { $possible }
ht-figures-missing = « { $key } » manque
ht-figures-wrong = { $wanted } est attendu ici, et non { $found }
ht-figures-byte = un nombre entier de 0 à 255
ht-figures-signed-byte = un nombre entier de -128 à 127
ht-figures-number = un nombre entier
ht-figures-text = un texte entre guillemets
ht-figures-list = une liste
ht-figures-table = un tableau

## What may come next

ht-expect-over = rien (la partie est terminée)
ht-expect-box = un tirage, par exemple « { $example } »
ht-expect-seat = à la place { $seat } de jouer, par exemple { $examples }
ht-expect-more = à la place { $seat } de jouer, par exemple { $examples } et { $n ->
    [one] un autre
   *[other] { $n } autres
}
ht-expect-example = « { $example } »
ht-expect-or = {" ou "}

## The list of games

ht-games-seats = Joueurs : de { $least } à { $most } (par défaut { $usual }).
ht-games-options = Options (--options CLÉ=VALEUR,CLÉ=VALEUR) :
ht-games-option = { $key } : { $about } (par défaut { $usual })
ht-games-reconstructed = Valeurs reconstituées (l'original imprimé est introuvable ; si vous avez la boîte, vous pouvez les remplacer avec --components) :
ht-reconstructed-figures = Certaines valeurs de cette partie sont reconstituées (« hightable games » les énumère).

## Replaying

ht-ply = Coup { $ply }
ht-next-box = Prochaine étape : dés ou cartes.
ht-next-seats = En attente de { $names }.

## Advice

ht-decimal = {","}
ht-advise = { $seat } après le coup { $ply }, selon { $bot ->
    [page] un page
    [squire] un écuyer
    [knight] un chevalier
   *[marshal] un maréchal
}{ $iterations ->
    [0] {""}
    [one] {" "}({ $iterations } itération)
   *[other] {" "}({ $iterations } itérations)
}
ht-advise-share = joué
ht-advise-chance = victoire
ht-advise-visits = visites
ht-advise-choice = choix
ht-advise-more = et { $n } de plus

## Rulebooks

ht-book-standard-figures = Cet exemple utilise les valeurs standard.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}

ht-guide-alone = Vous pouvez maintenant jouer sans aide. Le guide reste affiché aussi longtemps que vous le souhaitez et se désactive ci-dessous ; le bouton « Indice », sous les choix, vous montre ce que jouerait un chevalier, et les règles restent à portée de clic.
