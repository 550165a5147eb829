# The pages of the server.

## Around every page

web-rules = Règles
web-me = Qui je suis
web-back = Retour à l'accueil
web-refused = Cela n'a pas marché
web-keep = Garder
web-your-name = Votre nom

## The lobby

web-lobby = Jeux de couronne et de cour
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-your-turn = À vous de jouer
web-waits-for = on attend { $names }
web-waits-for-people = on attend des joueurs
web-frozen = arrêtée
web-players = de { $least } à { $most } joueurs
web-about-krieg = Les nobles d'un vieux roi fixent le destin du royaume, enchérissent sur ses problèmes et bâtissent une cathédrale, ensemble et les uns contre les autres.
web-about-verraeter = Deux maisons royales se disputent un anneau de terres. Les rôles se choisissent en secret, et un traître change de camp au dernier moment.
web-about-kingsburg = Les gouverneurs lancent les dés, gagnent la faveur des conseillers du roi, bâtissent leur province et tiennent tête aux envahisseurs de chaque hiver.

## Setting up

web-set-up = Préparer une table
web-seats = Places
web-seat-me = moi
web-seat-friend = un ami, par un lien
web-seat-guest = quelqu'un devant cet écran
web-seat-none = personne
web-guest-name = nom de l'invité
web-time = Temps pour jouer
web-limit-none = Autant qu'on veut
web-limit-minutes = Dix minutes, puis un bot joue
web-limit-day = Un jour, puis un bot joue
web-limit-days = Trois jours, puis un bot joue
web-listed = Tout le monde peut trouver cette table et y jouer

## Before the game

web-invite = Envoyez ce lien à vos amis :
web-watch = Qui a ce lien peut regarder :
web-start = { $n ->
    [0] Commencer
    [one] Commencer ; un bot prend la place libre
   *[other] Commencer ; des bots prennent les { $n } places libres
}
web-sit-down = S'asseoir
web-nobody = libre
web-away = (absent, un bot joue)

## At the table

web-log = Ce qui s'est passé
web-whole-log = Depuis le début
web-rule = règle
web-do-it = Faire
web-not-possible = Impossible maintenant, et pourquoi
web-curtain = Plusieurs personnes partagent cet écran. Passez-le, puis regardez comme :
web-look-as = { $name }
web-pass-screen = Passer l'écran
web-look-over = Regarder par-dessus l'épaule de { $name }
web-leave = Laisser ma place à un bot
web-come-back = Je suis de retour
web-show = Montrer ce que je vois à quiconque a le lien des spectateurs (les autres à la table l'ont aussi)
web-hide = Ne plus montrer aux spectateurs ce que je vois
web-undo = Revenir en arrière
web-ask-undo = Demander à revenir en arrière
web-asks-undo = { $name } voudrait reprendre son dernier coup.
web-grant = D'accord
web-refuse = Plutôt pas
web-withdraw = Laissez tomber
web-vote = Laisser un bot jouer pour { $name }
web-record = Télécharger l'enregistrement
web-rematch = Rejouer, chacun une place plus loin
web-talk = Discussion
web-say = Dire
web-frozen-about = Cette partie a commencé avec d'autres règles que celles de ce serveur et ne peut pas continuer. Rien n'est perdu ; un serveur de sa version peut la reprendre.
web-goes-on = Cette partie était arrêtée parce que le serveur avait d'autres règles que celles avec lesquelles elle a commencé. Elle reprend maintenant où elle en était.

## Fair dice

web-fair = Les dés sont-ils honnêtes ?
web-fair-about = Tous les dés et toutes les cartes viennent d'une graine secrète fixée avant la partie. Voici son empreinte (SHA-256) ; la graine est montrée à la fin, et chacun peut la vérifier avec l'enregistrement.
web-fair-seed = La graine :
web-word = Ajoutez à la graine un mot de votre choix :

## Oneself

web-other-device = Un autre appareil
web-other-device-about = Un lien personnel porte vos places sur un autre appareil. Ne le donnez à personne : qui l'a est vous.
web-make-link = Créer un lien
web-enter-as = Voulez-vous être { $name } sur cet appareil ?
web-enter = Oui, c'est moi

## What is refused

web-refused-unknown = Il n'y a rien ici. Le lien est peut-être incomplet.
web-refused-nameless = Donnez d'abord votre nom.
web-refused-foreign = C'est pour d'autres : il vous faut une invitation, ou la place n'est pas à vous.
web-refused-stale = La table a avancé entre-temps. Regardez à nouveau, puis décidez.
web-refused-too-much = C'était trop à la fois. Attendez un instant.
web-refused-busy = Les chevaliers conseillent quelqu'un d'autre, ou déjà vous. Redemandez dans un instant.
web-refused-elsewhere = Cela venait d'un autre site et n'a pas été fait.
web-refused-store = Le serveur n'atteint pas sa mémoire. Rien n'a été fait ; réessayez bientôt.
web-refused-frozen = Cette partie est arrêtée et ne peut pas continuer.
web-refused-full = Toutes les places sont prises.
web-refused-taken = Quelqu'un est déjà assis là.
web-refused-no-vote = On ne peut demander un bot qu'à la place d'un autre dont c'est le tour, et une seule fois.
web-refused-not-over = La partie n'est pas encore finie.
web-refused-not-started = La partie n'a pas encore commencé.
web-refused-nothing-asked = Personne ne vous demande rien pour l'instant.
web-refused-nothing-to-undo = Vous n'avez rien à reprendre.
web-refused-over = La partie est finie.
web-refused-started = La partie a déjà commencé.
web-refused-bad-action = Dites ce que vous voulez faire.
web-refused-bad-answer = Dites oui ou non.
web-refused-bad-json = La requête n'est pas le JSON attendu ici ; /api le décrit.
web-refused-bad-lang = Les langues sont en, it, fr et de.
web-refused-bad-limit = Le temps pour jouer est un nombre de secondes, d'une minute à un mois.
web-refused-bad-line = Une ligne a de 1 à 500 caractères visibles.
web-refused-bad-name = Un nom a de 1 à 24 caractères visibles.
web-refused-bad-place = Une place est pour me, friend, guest, page, squire, knight ou marshal.
web-refused-bad-ply = Dites pour quelle position de la table cela vaut (ply).
web-refused-bad-seat = Dites quelle place.
web-refused-bad-word = Un mot a 40 caractères visibles au plus.
web-refused-bad-key = La clé d'une commande a 200 caractères visibles au plus.
web-again = Cette page se recharge toutes les quelques secondes.
web-still = Arrêter cela
web-undone = Quelque chose vient d'être repris.
web-rematch-there = On rejoue : y aller
web-voted = Souhait de { $names } : qu'un bot joue pour vous. Jouez, et vous gardez votre place.
web-words = Mots ajoutés à la graine :
web-limited-minutes = { $n ->
    [one] Une minute par coup, puis un bot joue.
   *[other] { $n } minutes par coup, puis un bot joue.
}
web-limited-hours = { $n ->
    [one] Une heure par coup, puis un bot joue.
   *[other] { $n } heures par coup, puis un bot joue.
}
web-limited-days = { $n ->
    [one] Un jour par coup, puis un bot joue.
   *[other] { $n } jours par coup, puis un bot joue.
}
web-join = À cette table : { $names }. Voulez-vous vous asseoir ?
web-wait = Ne commencer que quand je le dis (pour que chacun puisse d'abord ajouter un mot aux dés)
web-guest = Invité
web-forget-about = Si vous perdez un appareil ou avez donné un lien, rendez étrangers tous vos autres appareils et tous vos liens :
web-forget = Oublier tous les autres appareils
web-enter-instead = Sur cet appareil vous êtes { $name }. Si vous continuez, cet appareil l'oublie, et les places de { $name } ne seront plus accessibles d'ici. Faites d'abord un lien pour { $name } :
web-refused-verb = Cela ne se fait pas à cette adresse.
web-refused-too-large = C'est trop gros.
web-refused-bad-query = Cette adresse ne vient pas de ce serveur. Retournez à l'accueil.
web-refused-bad-form = Le formulaire n'est pas rempli comme il faut. Revenez en arrière et réessayez.
web-refused-away = Vous avez laissé votre place à un bot. Revenez d'abord.
web-refused-asked-already = Quelqu'un a déjà demandé à reprendre un coup ; il faut d'abord y répondre.
web-refused-vote-early = Ce coup attend depuis moins de deux minutes. Laissez-leur un peu de temps.
web-refused-key-used = Vous avez utilisé cette clé pour une autre commande. Prenez-en une nouvelle.
web-lost = La connexion est coupée. Rien n'est perdu à la table ; cette page reprend d'elle-même.
web-wishes = À votre goût
web-theme = Couleurs
web-theme-own = comme l'appareil
web-theme-light = claires
web-theme-dark = sombres
web-size = Texte
web-size-usual = habituel
web-size-large = grand
web-size-huge = très grand
web-sound = Sons
web-notify = M'avertir quand c'est mon tour
web-in-words = La table en mots
web-hint = Que ferait un chevalier ?
web-hint-is = Un chevalier ferait : { $choice }
web-past = Le passé
web-now = Revenir au présent
web-eyes = Vu par
web-eye-open = tous
web-earlier = Avant cela
web-at-once = Jouer tout de suite, contre des chevaliers
web-earnings = D'où vient chaque point
web-sum = En tout
web-play-on = Continuer d'ici, contre des chevaliers
web-play-on-as = Comme
web-study = une partie enregistrée
web-told = Cette table continue une partie jouée ailleurs : il n'y a donc pas de preuve du hasard honnête pour toute la partie.
web-open-record = Ouvrir un enregistrement
web-open-record-about = Revoyez une partie coup par coup et par les yeux de chacun, et continuez depuis n'importe quelle position. L'enregistrement est le texte que chaque table permet de télécharger, ou que le programme écrit dans le terminal.
web-record-file = D'un fichier
web-record-text = ou en texte
web-search = Chercher dans les règles
web-close = Fermer
web-confirm = Choisissez-le encore une fois : après, c'est aux autres, et on ne peut plus simplement l'annuler.
web-minutes = environ { $n } minutes

## What is chosen, how long it takes, and keys

web-clear = Effacer le choix
web-picked = Choisis :
web-ways = Choisissez des pièces ci-dessous. Façons de continuer :
web-unfold = Tout afficher
web-next-luck = Ensuite : dés ou cartes.
web-thinking-time = Temps de réflexion :
web-time-left = Temps restant :
web-clock-since = depuis { $time } UTC
web-clock-until = jusqu'à { $time } UTC
web-keys = Au clavier
web-key-tab = d'une pièce à la suivante
web-key-enter = choisir une pièce, ou le faire
web-key-number = aller à ce choix
web-key-escape = choisir à nouveau
web-found = Paragraphes trouvés :
web-new-table = { $game } : une nouvelle table
web-step-first = Au début
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-last = À la fin
web-log-empty = Encore rien.
web-guide-more = Lire la suite
web-curtain-pass = Passez l'écran à { $name }.
web-curtain-show = Je suis { $name } : montrez-moi mes cartes
