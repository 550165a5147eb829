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
    .text = au hasard, mais selon les règles
ht-squire = écuyer
    .text = joue comme un bon débutant
ht-knight = chevalier
    .text = anticipe
ht-marshal = maréchal
    .text = anticipe, avec un jugement appris au fil de nombreuses parties
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = Quel jeu ? { $games }
ht-setup-seats = Combien de joueurs ? De { $least } à { $most } (Entrée : { $usual })
ht-setup-who = Qui prend la place { $seat } ? Un nom, ou page, squire, knight, marshal (Entrée : { $usual })
ht-setup-bad-seats = Tapez un nombre de { $least } à { $most }.
ht-setup-name-taken = Ce nom est déjà pris.
ht-setup-bad-name = Un nom compte de 1 à 20 lettres, chiffres, espaces ou tirets.
ht-setup-you = Vous
ht-setup-left = La mise en place n'est pas finie ; rien n'a commencé.
ht-setup-crowded = Il y a trop de parties dans ce dossier : nommez un fichier avec --save.
ht-setup-saved = La partie est conservée dans { $file } au fur et à mesure.
ht-setup-resumed = La partie de { $file } reprend.
ht-setup-help = Tapez le numéro d'un choix. ? explique, hint interroge un bot, help montre tout le reste.

## At the table

ht-since = Depuis votre dernier tour
ht-so-far = Jusqu'ici
ht-your-turn = { $name }, c'est à vous.
ht-choices = Vous pouvez
ht-refused = Impossible pour l'instant (why N dit pourquoi)
ht-thinking = { $name } réfléchit…
ht-curtain = Passez l'écran à { $name } et appuyez sur Entrée.
ht-rule = Règle { $number } : { $title }
ht-over = La partie est terminée.
ht-final = Score final
ht-place = { $place }. { $name } : { $points } PV
ht-chart = Les points au fil de la partie
ht-chart-lap = { $lap } { $n } : { $points }
ht-chart-mark = { $name } { $points }
ht-winner = { $name } l'emporte.
ht-winners = { $names } partagent la victoire.

## Commands

ht-help-number = faire ce choix (la notation marche aussi)
ht-help-keys = désigner un choix et le faire, sur l'écran dessiné ; Page préc. et Page suiv. font défiler le plateau
ht-help-explain = expliquer la question, avec sa règle
ht-help-why = expliquer pourquoi le choix N est impossible
ht-help-hint = demander à un bot ce qu'il ferait
ht-help-undo = annuler votre dernière décision, tant que rien d'autre ne s'est passé
ht-help-table = montrer de nouveau la table, en mots
ht-help-log = raconter les N derniers événements
ht-help-rules = montrer un paragraphe ou un chapitre des règles, ou le sommaire
ht-help-save = écrire une copie de l'enregistrement
ht-help-quit = quitter ; --resume reprend plus tard

## Answers

ht-no-such-choice = Il n'y a pas de choix { $n } : tapez un nombre de 1 à { $most }, ou help.
ht-not-understood = Réponse non comprise. Tapez le numéro d'un choix, ? ou help.
ht-possible = Le choix { $n } est possible.
ht-undone = Annulé : { $what }
ht-undo-nothing = Vous n'avez rien à annuler.
ht-undo-revealed = D'autres ont joué ou des cartes ont été piochées depuis : impossible d'annuler.
ht-no-such-rule = Il n'y a ni paragraphe ni chapitre { $id } ; rules en donne la liste.
ht-copied = Une copie est dans { $file }.
ht-not-copied = Impossible d'écrire { $file } : { $why }
ht-exists = { $file } existe déjà ; choisissez un autre nom.
ht-hint = Un { $level } choisirait :
ht-hint-line = { $n }. { $text } (chances de victoire : { $chance } %). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = Les autres ne voient pas ce choix : un bon joueur le varie.
ht-bye = La partie est conservée. Reprenez avec : { $command }
ht-press-enter = Appuyez sur Entrée pour continuer.

## Rulebooks

ht-contents = Sommaire
ht-reconstructed = ★ reconstitué : introuvable en version imprimée

## What went wrong

ht-bad-game = Il n'y a pas de jeu « { $name } » ; les jeux sont : { $possible }.
ht-bad-no-value = « { $word } » n'est pas une option : écrivez CLÉ=VALEUR.
ht-bad-twice = L'option « { $key } » est donnée deux fois.
ht-bad-option = Il n'y a pas d'option « { $key } » ici ; les options sont : { $possible }.
ht-bad-value = « { $value } » n'est pas une valeur de l'option « { $key } » ; elle peut être : { $possible }.
ht-bad-seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $seats }.
ht-bad-nobody = { $key } désigne une place qui n'existe pas à une table de { $seats }.
ht-bad-adviser = À quatre, le premier chancelier est celui qui reçoit la carte de départ : laissez adviser=drawn, ou jouez à trois ou avec variants=strategic.
ht-bad-variant = alternative=draft demande modules=alternative, governors=auction demande modules=governors, restoration=yes demande modules=whims, purist=yes demande modules=governors ou fate.
ht-bad-rules = La partie a été jouée avec la version { $found } des règles de { $game } ; ce programme a la version { $known } et ne devine pas ce qui était voulu : utilisez le programme qui l'a enregistrée.
ht-bad-figures = La partie a été jouée avec d'autres valeurs de matériel (components={ $found }, ici { $known }) : indiquez leur fichier avec --components.
ht-bad-components = Le fichier de matériel est inutilisable, ligne { $line } : { $why }.
ht-bad-other = Mise en place impossible : { $why }.
ht-bad-empty = L'enregistrement est vide : sa première ligne nomme le jeu, comme dans « krieg rules=1 seats=4 ».
ht-bad-header = Ligne { $line } : { $why }
ht-bad-header-game = Un enregistrement commence par son jeu. { $why }
ht-bad-header-missing = Il manque { $key }=NOMBRE à la première ligne.
ht-bad-header-number = { $key }={ $value } : il faut un nombre.
ht-bad-header-seats = seats={ $seats } : personne ne joue à autant.
ht-bad-entry = Ligne { $line } : « { $entry } » est refusé. { $why } Attendu : { $expected }
ht-bad-proof-missing = Il manque la ligne « # { $key }: … » qui accompagne toute graine.
ht-bad-proof-twice = Ligne { $line } : « # { $key }: » s'y trouve une seconde fois.
ht-bad-proof-hex = Ligne { $line } : « { $value } » ne convient pas pour { $key } : il faut 64 chiffres hexadécimaux.
ht-bad-proof-words = Ligne { $line } : « { $value } » ne sont pas des mots : il faut un tableau JSON de chaînes, comme ["rose",""].
ht-bad-proof-seats = Mots : { $words }, places : { $seats }. Il y a un mot par place, "" pour qui n'en a pas ajouté.
ht-bad-proof-spent = Ligne { $line } : « { $value } » ne sont pas des tirages annulés : il faut des nombres croissants séparés par des virgules.
ht-bad-unreadable = Illisible ; attendu : { $expected }.
ht-expected-entry = « box » ou une place, un espace, puis ce qui a été fait
ht-bad-record = { $file } n'est pas un enregistrement valable.
ht-bad-no-game = { $file } est illisible : { $why }
ht-bad-save-exists = { $file } existe déjà : indiquez un autre fichier ou reprenez avec --resume.
ht-bad-count = { $players } joueurs pour { $seats } places : indiquez-en un par place.
ht-bad-ply = L'enregistrement compte { $plies } coups : il n'y a pas de coup { $ply }.
ht-bad-eye = La table a { $seats } places : personne ne regarde depuis la place { $eye }.
ht-bad-not-asked = Après le coup { $ply }, ce n'est pas à la place { $seat } de jouer. { $next }
ht-bad-nobody-asked = Après le coup { $ply }, personne n'a de choix à faire. { $next }

## Component files

ht-figures-toml = ce n'est pas du TOML valable ({ $why })
ht-figures-unknown = il n'y a pas de « { $word } » ici ; sont possibles : { $possible }
ht-figures-missing = il manque « { $key } »
ht-figures-wrong = il faut { $wanted }, pas { $found }
ht-figures-byte = un nombre entier de 0 à 255
ht-figures-signed-byte = un nombre entier de -128 à 127
ht-figures-number = un nombre entier
ht-figures-text = un texte entre guillemets
ht-figures-list = une liste
ht-figures-table = un tableau

## What may come next

ht-expect-over = plus rien
ht-expect-box = un tirage, par exemple « { $example } »
ht-expect-seat = à la place { $seat } de jouer, par exemple { $examples }
ht-expect-more = à la place { $seat } de jouer, par exemple { $examples } et { $n ->
    [one] un autre
   *[other] { $n } autres
}
ht-expect-example = « { $example } »
ht-expect-or = {" ou "}

## The list of games

ht-games-seats = Joueurs : de { $least } à { $most }, d'habitude { $usual }.
ht-games-options = Options (--options CLÉ=VALEUR,CLÉ=VALEUR) :
ht-games-option = { $key } : { $about } (d'habitude { $usual })
ht-games-reconstructed = Valeurs reconstituées (introuvables en version imprimée ; qui possède la boîte peut les remplacer avec --components) :

## Replaying

ht-ply = Coup { $ply }
ht-next-box = Ensuite : un tirage.
ht-next-seats = Ensuite : { $names }.

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
ht-advise-share = joue
ht-advise-chance = gagne
ht-advise-visits = essais
ht-advise-choice = choix
ht-advise-more = et { $n } de plus

## Rulebooks

ht-book-standard-figures = Cet exemple utilise les valeurs standard.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}
