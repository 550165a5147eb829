### Component figures: the labels of the figures, the figure editor, and what tables say of changed figures.

## Krieg und Frieden

kr-figure-counts = Mise en place et limites
kr-figure-resource_each = Cartes ressource de chaque type
kr-figure-houses_each = Maisons par joueur
kr-figure-start_farms = Fermes au départ
kr-figure-outer_sites = Emplacements extérieurs
kr-figure-inner_sites = Emplacements intérieurs
kr-figure-start_hand = Cartes de la première main
kr-figure-hand_limit = Limite de main
kr-figure-privileges = Tuiles privilège
kr-figure-values = Valeur d'une carte aux enchères
kr-figure-symbols = Cartes problème
kr-figure-start_card = Carte de départ
kr-figure-removed = Retirée avec la variante stratégique : carte { $n }
kr-figure-points = Points de victoire
kr-figure-privilege = Pour une carte privilège
kr-figure-part = Pour l'élément { $n } de la cathédrale

## Verräter

vt-figure-supply = Cartes Ravitaillement
vt-figure-supply-value = Cartes de valeur { $n }
vt-figure-lands = Cartes territoire
vt-figure-cp = Points de conflit
vt-figure-vp = { $n ->
    [1] PV pour un seul vainqueur
   *[other] PV pour chacun de { $n } vainqueurs
}

## Kingsburg

kb-figure-building = Bâtiments : { $row }
kb-figure-alternative = Bâtiments : { $row }, alternative
kb-figure-governor = Gouverneurs
kb-figure-fate = Destins
kb-figure-scenario = Scénarios
kb-figure-troop_tokens = Jetons Demande de troupes
kb-figure-token = Jeton { $n }
kb-figure-invaders = Envahisseurs de l'année { $year }
kb-figure-invader = Carte Envahisseurs { $n }
kb-figure-cost = Coût en { $good }
kb-figure-vp = PV
kb-figure-battle = Bonus de bataille
kb-figure-strength = Force
kb-figure-race = Race
kb-figure-lose = Défaite : { $what }
kb-figure-win = Victoire : { $what }
kb-figure-goods = ressources au choix
kb-figure-buildings = bâtiments
kb-figure-points = PV

## Kingsburg: numbers of cards

kb-param-amount = Ressources prises
kb-param-battle = Bonus de l'effet
kb-param-bonus_gold_if_soldiers_lost = Or pour des soldats perdus
kb-param-coloured_dice = Dés de couleur en plus ou en moins
kb-param-cost = Ressources par soldat
kb-param-discount_gold = Or en moins pour un bâtiment
kb-param-discount_once = Remise une fois par partie
kb-param-early_end_from_year = Fin anticipée possible dès l'année
kb-param-end_vp = PV à la fin
kb-param-end_vp_per_col4 = PV à la fin par bâtiment de la colonne IV
kb-param-end_vp_per_win = PV à la fin par bataille gagnée
kb-param-extra_gold = Or en plus
kb-param-extra_vp = PV en plus
kb-param-face_1 = Bonus sur un 1
kb-param-face_2 = Bonus sur un 2
kb-param-face_3 = Bonus sur un 3
kb-param-face_4 = Bonus sur un 4
kb-param-face_5 = Bonus sur un 5
kb-param-face_6 = Bonus sur un 6
kb-param-first_vp = PV pour les premiers
kb-param-gold = Or
kb-param-goods_2_players = Ressources à 2 joueurs
kb-param-goods_3_players = Ressources à 3 joueurs
kb-param-goods_4_players = Ressources à 4 joueurs
kb-param-goods_5_players = Ressources à 5 joueurs
kb-param-goods_any = Ressources au choix
kb-param-goods_if_not_lowest = Ressources, si quelqu'un a moins de PV
kb-param-goods_per_strength = Ressources du trésor par point de force
kb-param-goods_per_vp_best = Ressources par PV pour le meilleur
kb-param-goods_per_vp_other = Ressources par PV pour les autres
kb-param-keep = Soldats gardés
kb-param-keep_divisor = Soldats gardés : un sur
kb-param-keep_max = Soldats gardés, au plus
kb-param-king_reward_vp = PV de la Récompense du Roi
kb-param-later_vp = PV pour les suivants
kb-param-loss_vp = PV perdus en cas de défaite
kb-param-max_buildings = Bâtiments, au plus
kb-param-max_dice_per_group = Dés par groupe, au plus
kb-param-max_exchange = Ressources échangées, au plus
kb-param-max_goods = Ressources possédées, au plus
kb-param-max_number = Numéro du conseiller, au plus
kb-param-max_per_year = Fois par an
kb-param-max_reinforcement = Renfort du Roi, au plus
kb-param-max_total = Total des dés, au plus
kb-param-min_advisors = Conseillers influencés, au moins
kb-param-min_face = Dé, au moins
kb-param-min_printed_strength = Force imprimée, au moins
kb-param-min_soldiers = Soldats, au moins
kb-param-module5_goods_per_strength = Ressources du trésor par point de force, avec les jetons Demande de troupes
kb-param-module5_max_token = Jeton Demande de troupes, au plus
kb-param-module5_soldiers = Soldats avec les jetons Demande de troupes
kb-param-most_vp = PV pour le plus de chartes
kb-param-no_token = Sans le jeton « +2 » (0 ou 1)
kb-param-priest_vp = PV pour celui qui l'utilise
kb-param-recruit_cost = Ressources en plus par soldat
kb-param-redirect = Un 18 peut aller sur la Reine (0 ou 1)
kb-param-reinforcement = Renfort
kb-param-row_min_buildings = Bâtiments dans une ligne, au moins
kb-param-soldiers = Soldats
kb-param-start_tokens = Jetons « +2 » au départ
kb-param-start_vp = PV au départ
kb-param-step_autumn = Écart en automne
kb-param-step_spring = Écart au printemps
kb-param-step_summer = Écart en été
kb-param-stone = Pierre
kb-param-strength = Force des envahisseurs en plus ou en moins
kb-param-strength_bonus = Force des envahisseurs en plus
kb-param-token = Jetons « +2 »
kb-param-tokens = Jetons « +2 »
kb-param-turn_5 = Les 5 se tournent aussi (0 ou 1)
kb-param-two_player_spring_gold = Or au printemps à 2 joueurs
kb-param-year = Année d'effet
kb-param-vp = PV gagnés
kb-param-vp_cost = PV payés
kb-param-vp_if_lower = PV pour un total inférieur
kb-param-vp_if_lowest = PV si personne n'en a moins
kb-param-vp_if_not_won = PV pour une bataille non gagnée
kb-param-vp_if_tied = PV à égalité
kb-param-vp_per_later_building = PV par bâtiment suivant
kb-param-vp_per_pair = PV par paire de ressources
kb-param-vp_per_row = PV par ligne
kb-param-white_dice = Dés blancs
kb-param-win_goods_any = Ressources en cas de victoire
kb-param-wood = Bois

## Set-up page and tables

web-figures = Valeurs de matériel
web-figures-about = Certaines valeurs imprimées sont introuvables ; dans le jeu standard, elles sont reconstituées.
web-figures-which = Valeurs utilisées
web-figures-standard = Valeurs standard
web-figures-server = { $name } (de ce serveur)
web-figures-own = { $name } (enregistré par vous)
web-figures-upload = Depuis un fichier de matériel
web-figures-file = Fichier de matériel
web-figures-text = Texte du fichier de matériel (TOML)
web-figures-edit = Modifier les valeurs de matériel
web-figures-changed = Cette table joue avec des valeurs de matériel modifiées : { $names }
web-figures-count = { $n ->
    [one] { $n } modification
   *[other] { $n } modifications
}
web-figures-difference = { $figure } : { $value } au lieu de { $standard }
web-figures-new-name = { $card } : nouveau nom { $name } ({ $language })
web-figures-new-text = { $card } : nouveau texte ({ $language }) : { $text }

## The figure editor

web-figures-title = { $game } : valeurs de matériel
web-figures-editor-about = Saisissez les valeurs imprimées sur votre matériel. Enregistrez-les sous un nom, puis choisissez-les en créant une table. Les champs laissés tels quels gardent la valeur standard.
web-figures-was = valeur standard : { $standard }
web-figures-reconstructed = reconstitué
web-figures-mark = ★ Valeur standard reconstituée : l'original imprimé est introuvable.
web-figures-sources = Origine des valeurs standard
web-figures-source-rulebook = des règles
web-figures-source-published = publié ailleurs
web-figures-source-reconstructed = reconstitué pour ce site
web-figures-words = Nom et texte
web-figures-card-name = Nom ({ $language })
web-figures-card-text = Texte ({ $language })
web-figures-name = Nom du jeu de valeurs
web-figures-check = Vérifier
web-figures-save = Enregistrer
web-figures-download = Télécharger le fichier
web-figures-load = Modifier ce fichier
web-figures-reset = Rétablir les valeurs standard
web-figures-sets = Vos jeux de valeurs
web-figures-server-sets = Jeux de valeurs de ce serveur
web-figures-rename = Renommer
web-figures-delete = Supprimer
web-figures-saved = Enregistré sous { $name }.
web-figures-valid = Ces valeurs sont jouables.
web-figures-invalid = Ces valeurs ne sont pas jouables.
web-figures-upload-title = Modifier un fichier de matériel
web-refused-bad-figure-set = Ce jeu de valeurs n'existe pas.
web-refused-bad-figure-name = Le nom d'un jeu de valeurs compte de 1 à 40 caractères, tous visibles.
web-refused-figure-name-taken = Vous avez déjà un jeu de valeurs de ce nom pour ce jeu.
web-refused-too-many-figure-sets = Vous avez déjà enregistré 50 jeux de valeurs : supprimez-en un d'abord.
web-refused-bad-card-text = Le nom d'une carte compte au plus 40 caractères et son texte 600, tous visibles.
web-refused-large-component-file = Un fichier de matériel ne peut pas dépasser 64 Kio.

## hightable serve

tool-cmd-serve-components = Un fichier de matériel proposé à tous lors de la création d'une table, nommé JEU-NOM.toml ; option répétable
tool-serve-components = { $file } n'est pas proposé : { $why }
tool-serve-components-name = Son nom doit être JEU-NOM.toml, avec un des jeux { $possible } et un nom de 1 à 40 caractères.
tool-serve-components-twice = Un autre fichier fournit déjà un jeu de valeurs de ce nom pour ce jeu.
tool-serve-components-large = Il dépasse { $most } Kio.
