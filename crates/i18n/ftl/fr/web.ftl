# The pages of the server.

## Around every page

web-rules = Règles
web-me = Profil
web-back = Retour à l'accueil
web-refused = Désolé, cela n'a pas fonctionné
web-keep = Enregistrer
web-your-name = Votre nom

## The lobby

web-lobby = Jeux de société en ligne
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-your-turn = À vous de jouer
web-waits-for = En attente de { $names }
web-waits-for-people = En attente de joueurs
web-frozen = Partie suspendue
web-players = de { $least } à { $most } joueurs

## Setting up

web-set-up = Créer une table
web-seats = Places
web-seat-me = moi
web-seat-friend = inviter par un lien
web-seat-guest = joueur sur cet appareil
web-seat-none = fermée
web-guest-name = nom de l'invité
web-time = Limite de temps
web-limit-none = Sans limite
web-limit-minutes = Dix minutes par coup, puis un bot joue
web-limit-day = Un jour par coup, puis un bot joue
web-limit-days = Trois jours par coup, puis un bot joue
web-listed = Table publique : tout le monde peut la voir et la rejoindre

## Before the game

web-invite = Lien d'invitation à envoyer à vos amis :
web-watch = Lien pour les spectateurs :
web-start = { $n ->
    [0] Commencer la partie
    [one] Commencer la partie (un bot prend la place libre)
   *[other] Commencer la partie (des bots prennent les { $n } places libres)
}
web-sit-down = Rejoindre
web-nobody = place libre
web-away = (absent, un bot joue)

## At the table

web-log = Journal de la partie
web-whole-log = Journal complet
web-rule = règle
web-do-it = Valider
web-not-possible = Actions impossibles : pourquoi ?
web-curtain = Plusieurs joueurs partagent cet écran. Passez-le au joueur concerné, qui choisit ici son nom :
web-look-as = { $name }
web-pass-screen = Changer de joueur
web-look-over = Voir le jeu de { $name }
web-leave = Laisser un bot jouer à ma place
web-come-back = Reprendre ma place
web-show = Montrer mon jeu à tous ceux qui ont le lien des spectateurs (les autres joueurs l'ont aussi)
web-hide = Ne plus montrer mon jeu aux spectateurs
web-undo = Annuler le coup
web-ask-undo = Demander à annuler le coup
web-asks-undo = { $name } demande à annuler son dernier coup.
web-grant = Accepter
web-refuse = Refuser
web-withdraw = Retirer ma demande
web-vote = Laisser un bot jouer pour { $name }
web-record = Télécharger la partie
web-rematch = Revanche (chacun change de place)
web-talk = Discussion
web-say = Envoyer
web-frozen-about = Cette partie a commencé avec une autre version des règles et ne peut pas continuer sur ce serveur. Rien n'est perdu : un serveur de la bonne version peut la reprendre.
web-goes-on = Cette partie était suspendue parce que le serveur utilisait une autre version des règles. Elle reprend là où elle s'était arrêtée.

## Fair dice

web-fair = Le tirage est-il équitable ?
web-fair-about = Tous les dés et toutes les cartes sont tirés à partir d'une graine secrète, fixée avant la partie. Voici son empreinte (SHA-256). La graine est publiée à la fin de la partie : chacun peut alors la vérifier avec l'enregistrement de la partie.
web-fair-seed = Graine :
web-word = Ajouter un mot de votre choix à la graine :

## Oneself

web-other-device = Jouer sur un autre appareil
web-other-device-about = Un lien personnel vous permet de retrouver vos tables sur un autre appareil. Ne le partagez avec personne : celui qui l'a peut jouer à votre place.
web-make-link = Créer un lien
web-enter-as = Voulez-vous jouer sur cet appareil en tant que { $name } ?
web-enter = Oui, c'est moi

## What is refused

web-refused-unknown = Cette page n'existe pas. Le lien est peut-être incomplet.
web-refused-nameless = Indiquez d'abord votre nom.
web-refused-foreign = Il vous faut une invitation, ou cette place n'est pas la vôtre.
web-refused-stale = La partie a avancé entre-temps. Regardez la nouvelle position avant de choisir.
web-refused-too-much = Trop de requêtes. Patientez un instant.
web-refused-busy = Un indice est déjà en cours de calcul, pour vous ou pour d'autres joueurs. Réessayez dans un instant.
web-refused-elsewhere = Cette requête venait d'un autre site : elle a été ignorée.
web-refused-store = Le serveur n'a pas accès à ses données pour le moment. Rien n'a été enregistré ; réessayez un peu plus tard.
web-refused-frozen = Cette partie est suspendue et ne peut pas continuer.
web-refused-full = Toutes les places sont prises.
web-refused-taken = Cette place est déjà prise.
web-refused-no-vote = Vous ne pouvez demander un bot que pour un autre joueur dont c'est le tour, et une seule fois.
web-refused-not-over = La partie n'est pas encore terminée.
web-refused-not-started = La partie n'a pas encore commencé.
web-refused-nothing-asked = Aucune demande n'attend votre réponse.
web-refused-nothing-to-undo = Vous n'avez aucun coup à annuler.
web-refused-over = La partie est terminée.
web-refused-started = La partie a déjà commencé.
web-refused-bad-action = Indiquez l'action à jouer.
web-refused-bad-answer = Répondez par oui ou par non.
web-refused-bad-json = La requête n'est pas le JSON attendu ici ; voir /api.
web-refused-bad-lang = Les langues sont en, it, fr et de.
web-refused-bad-limit = La limite de temps est un nombre de secondes, d'une minute à un mois.
web-refused-bad-line = Un message compte de 1 à 500 caractères, tous visibles.
web-refused-bad-name = Un nom compte de 1 à 24 caractères, tous visibles.
web-refused-bad-place = Une place est pour me, friend, guest, page, squire, knight ou marshal.
web-refused-bad-ply = Indiquez à quelle position se rapporte la requête (ply).
web-refused-bad-seat = Indiquez la place.
web-refused-bad-word = Un mot compte au plus 40 caractères, tous visibles.
web-refused-bad-key = La clé d'une commande compte au plus 200 caractères, tous visibles.
web-again = Cette page se recharge automatiquement.
web-still = Arrêter le rechargement
web-undone = Un coup vient d'être annulé.
web-rematch-there = La revanche est prête : rejoindre la table
web-voted = Votes pour laisser un bot jouer à votre place : { $names }. Jouez pour garder votre place.
web-words = Mots ajoutés à la graine :
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
web-join = À cette table : { $names }. Voulez-vous la rejoindre ?
web-wait = Commencer manuellement (pour que chacun puisse d'abord ajouter un mot à la graine)
web-guest = Invité
web-forget-about = Vous avez perdu un appareil ou partagé un lien ? Déconnectez tous vos autres appareils et annulez tous vos liens :
web-forget = Déconnecter les autres appareils
web-enter-instead = Sur cet appareil, vous jouez en tant que { $name }. Si vous continuez, vous n'aurez plus accès aux tables de { $name } depuis cet appareil. Créez d'abord un lien pour { $name } :
web-refused-verb = Cette adresse n'accepte pas ce type de requête.
web-refused-too-large = L'envoi est trop volumineux.
web-refused-bad-query = Cette adresse n'est pas valable. Retournez à l'accueil.
web-refused-bad-form = Le formulaire n'est pas rempli correctement. Revenez en arrière et réessayez.
web-refused-away = Un bot joue à votre place. Reprenez-la d'abord.
web-refused-asked-already = Une annulation est déjà demandée ; il faut d'abord y répondre.
web-refused-vote-early = Ce joueur réfléchit depuis moins de deux minutes. Laissez-lui encore un peu de temps.
web-refused-key-used = Cette clé a déjà servi pour une autre commande. Utilisez-en une nouvelle.
web-lost = Connexion perdue. La partie est conservée ; la page se reconnecte automatiquement.
web-wishes = Paramètres
web-theme = Thème
web-theme-own = système
web-theme-light = clair
web-theme-dark = sombre
web-size = Taille du texte
web-size-usual = normale
web-size-large = grande
web-size-huge = très grande
web-sound = Sons
web-notify = Me prévenir quand c'est à moi de jouer
web-in-words = Version texte
web-hint = Indice
web-hint-is = Un chevalier jouerait : { $choice }
web-past = Historique
web-now = Revenir à la position actuelle
web-eyes = Point de vue :
web-eye-open = tous les joueurs
web-earlier = Auparavant
web-at-once = Jouer contre des bots (chevaliers)
web-earnings = Détail des points
web-sum = Total
web-play-on = Continuer d'ici contre des bots (chevaliers)
web-play-on-as = À la place de
web-study = Partie importée
web-told = Cette table reprend une partie commencée ailleurs : le tirage ne peut pas être vérifié pour toute la partie.
web-open-record = Importer une partie
web-open-record-about = Revoyez une partie coup par coup, du point de vue de chaque joueur, et reprenez-la à partir de n'importe quelle position. Il faut l'enregistrement de la partie : le texte à télécharger à chaque table, ou celui qu'écrit le programme dans le terminal.
web-record-file = Depuis un fichier
web-record-text = ou en collant le texte
web-search = Rechercher dans les règles
web-print = Imprimer
web-close = Fermer
web-confirm = Cliquez de nouveau pour confirmer : ensuite, annuler demandera l'accord des autres joueurs.
web-minutes = environ { $n } minutes

## What is chosen, how long it takes, and keys

web-clear = Effacer la sélection
web-picked = Sélection :
web-ways = Sélectionnez des pièces sur le plateau. Choix possibles :
web-unfold = Tout afficher
web-next-luck = Tirage en cours…
web-thinking-time = Temps de réflexion :
web-time-left = Temps restant :
web-clock-since = depuis { $time } UTC
web-clock-until = jusqu'à { $time } UTC
web-keys = Raccourcis clavier
web-key-tab = pièce suivante
web-key-enter = sélectionner une pièce ou valider
web-key-number = aller à ce choix
web-key-escape = effacer la sélection
web-found = Paragraphes trouvés :
web-new-table = { $game } : nouvelle table
web-step-first = Début de la partie
web-step-back = Coup précédent
web-step-on = Coup suivant
web-step-last = Dernier coup
web-log-empty = Rien pour l'instant.
web-guide-more = Lire la suite
web-curtain-pass = Passez l'écran à { $name }.
web-curtain-show = Je suis { $name } : afficher mes cartes

web-guide = Première partie, avec un guide
web-guide-name = Votre guide
web-guide-off = Désactiver le guide
