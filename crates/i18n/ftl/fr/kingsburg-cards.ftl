### Kingsburg: the names of its pieces and the texts of its cards.

## Advisors

kb-advisor-1 = Bouffon
    .text = Gagnez 1 PV.
kb-advisor-2 = Écuyer
    .text = Prenez 1 or.
kb-advisor-3 = Architecte
    .text = Prenez 1 bois.
kb-advisor-4 = Marchand
    .text = Prenez 1 or ou 1 bois.
kb-advisor-5 = Sergent
    .text = Recrutez 1 soldat.
kb-advisor-6 = Alchimiste
    .text = Vous pouvez échanger 1 ressource contre 1 ressource de chacun des 2 autres types.
kb-advisor-7 = Astronome
    .text = Prenez 1 ressource de votre choix et 1 jeton « +2 ».
kb-advisor-8 = Trésorier
    .text = Prenez 2 or.
kb-advisor-9 = Maître de chasse
    .text = Prenez 1 bois, ainsi que 1 or ou 1 pierre.
kb-advisor-10 = Général
    .text = Recrutez 2 soldats et regardez en secret la carte Envahisseurs du dessus.
kb-advisor-11 = Armurier
    .text = Prenez 1 pierre, ainsi que 1 or ou 1 bois.
kb-advisor-12 = Duchesse
    .text = Prenez 2 ressources de votre choix et 1 jeton « +2 ».
kb-advisor-13 = Champion
    .text = Prenez 3 pierres.
kb-advisor-14 = Espion
    .text = Vous pouvez payer 1 PV, quitte à descendre sous 0, pour prendre 3 ressources de votre choix.
kb-advisor-15 = Inventeur
    .text = Prenez 1 or, 1 bois et 1 pierre.
kb-advisor-16 = Mage
    .text = Prenez 4 or.
kb-advisor-17 = Reine
    .text = Prenez 2 ressources de votre choix, gagnez 3 PV et regardez en secret la carte Envahisseurs du dessus.
kb-advisor-18 = Roi
    .text = Prenez 1 or, 1 bois et 1 pierre et recrutez 1 soldat.

## Private advisors of the Politician

kb-private-3 = Conseiller privé 3
    .text = Prenez 1 bois ou 1 pierre.
kb-private-5 = Conseiller privé 5
    .text = Recrutez 1 soldat ou gagnez 1 PV.
kb-private-8 = Conseiller privé 8
    .text = Prenez 2 ressources de types différents.

## Rows of a province: their buildings, and those of their alternative side

kb-row-a = Ligne A
    .text = { $name-sawmill }, { $name-quarry }, { $name-goldsmith }, { $name-mint }
    .alternative = { $name-masons-yard }, { $name-depot }, { $name-builders-lodge }, { $name-architects-guild }
kb-row-b = Ligne B
    .text = { $name-statue }, { $name-chapel }, { $name-church }, { $name-cathedral }
    .alternative = { $name-bridge }, { $name-altar }, { $name-monastery }, { $name-dome }
kb-row-c = Ligne C
    .text = { $name-inn }, { $name-market }, { $name-farms }, { $name-merchants-guild }
    .alternative = { $name-brewery }, { $name-traveling-market }, { $name-vineyard }, { $name-caravanserai }
kb-row-d = Ligne D
    .text = { $name-guard-tower }, { $name-blacksmith }, { $name-barracks }, { $name-wizards-guild }
    .alternative = { $name-armory }, { $name-bombard }, { $name-griffin-ranch }, { $name-necromancers-tower }
kb-row-e = Ligne E
    .text = { $name-palisade }, { $name-stable }, { $name-stone-wall }, { $name-fortress }
    .alternative = { $name-small-palisade }, { $name-lookout-post }, { $name-hidden-refuge }, { $name-keep }
kb-row-f = Ligne F
    .text = { $name-barricade }, { $name-crane }, { $name-town-hall }, { $name-embassy }
    .alternative = { $name-fountain }, { $name-school }, { $name-riding-arena }, { $name-university }
kb-row-g = Ligne G
    .text = { $name-improvised-defences }, { $name-recruiting-centre }, { $name-training-camp }, { $name-military-academy }
    .alternative = { $name-signal-fires }, { $name-levy-office }, { $name-veterans-lodge }, { $name-commandery }

## Buildings of the province

kb-sawmill = Scierie
    .text = À la fin de chaque été, vous pouvez payer 1 bois pour prendre 2 or. Une fois par saison.
kb-quarry = Carrière
    .text = À la fin de chaque été, vous pouvez payer 1 pierre pour prendre 3 or. Une fois par saison.
kb-goldsmith = Orfèvrerie
    .text = À la fin de chaque été, vous pouvez payer 1 or pour recruter 1 soldat et gagner 1 PV. Une fois par saison.
kb-mint = Hôtel des monnaies
    .text = Vous pouvez aussi utiliser { $the-sawmill }, { $the-quarry } et { $the-goldsmith } à la fin de chaque printemps et de chaque automne, chacune une fois par saison.
kb-statue = Statue
    .text = Après le lancer, si tous vos dés, blancs compris, montrent le même chiffre, vous pouvez en relancer 1. Une fois par saison.
kb-chapel = Chapelle
    .text = Après le lancer, si le total de vos dés est de 7 ou moins, vous pouvez tous les relancer. Une fois par saison.
kb-church = Église
    .text = +1 en bataille contre les Démons.
kb-cathedral = Cathédrale
    .text = À la fin de la partie, gagnez 1 PV par tranche de 2 ressources que vous possédez.
kb-inn = Auberge
    .text = À la fin de chaque été, prenez 1 jeton « +2 ».
kb-market = Marché
    .text = Une fois par saison, 1 de vos groupes peut influencer le conseiller dont le numéro est supérieur ou inférieur de 1 à la valeur du groupe.
kb-farms = Fermes
    .text = À chaque saison de production, vous lancez 1 dé blanc supplémentaire. { $battle-signed } en bataille.
kb-merchants-guild = Guilde des marchands
    .text = Au début de chaque saison de production, avant le lancer, prenez 1 or.
kb-guard-tower = Tour de garde
    .text = { $battle-signed } en bataille.
kb-blacksmith = Forge
    .text = { $battle-signed } en bataille.
kb-barracks = Caserne
    .text = À la phase 7, chaque soldat vous coûte 1 ressource au lieu de 2.
kb-wizards-guild = Guilde des mages
    .text = { $battle-signed } en bataille.
kb-palisade = Palissade
    .text = { $battle-signed } en bataille ; encore +1 contre les Zombies.
kb-stable = Écuries
    .text = Chaque fois que l'aide d'un conseiller vous apporte au moins 1 soldat, recrutez 1 soldat de plus, une fois par groupe.
    .general = Chaque fois que le Général (10) vous accorde l'aide imprimée sur sa case, recrutez 1 soldat de plus, une fois par groupe.
kb-stone-wall = Mur de pierre
    .text = { $battle-signed } en bataille. Si votre total égale la force des envahisseurs, vous gagnez la bataille.
kb-fortress = Forteresse
    .text = { $battle-signed } en bataille. Chaque bataille gagnée vous rapporte 1 PV de plus.
kb-barricade = Barricade
    .text = +1 en bataille contre les Gobelins.
kb-crane = Grue
    .text = Les bâtiments des colonnes III et IV vous coûtent 1 or de moins.
kb-town-hall = Hôtel de ville
    .text = À la fin de chaque saison de production, vous pouvez payer 1 ressource ou 1 jeton « +2 » pour gagner 1 PV. Une fois par saison.
kb-embassy = Ambassade
    .text = À la fin de chaque saison de production, gagnez 1 PV.
kb-improvised-defences = Défenses de fortune
    .text = +1 en bataille contre les envahisseurs dont la force imprimée est de 5 ou moins.
kb-recruiting-centre = Centre de recrutement
    .text = Quand vous recrutez à la phase 7, chaque jeton « +2 » que vous payez compte comme 1 ressource.
kb-training-camp = Camp d'entraînement
    .text = Juste avant la phase 7, si vous avez moins de 2 soldats, recrutez 1 soldat.
kb-military-academy = Académie militaire
    .text = En hiver, une fois les renforts connus, lancez 1 dé blanc : s'il est plus élevé que votre renfort, il le remplace. Avec les jetons Demande de troupes, seule la moitié du dé compte, arrondie vers le haut, et votre jeton est dépensé malgré tout.

## Buildings of the alternative rows

kb-masons-yard = Chantier des maçons
    .text = Quand vous payez un bâtiment, vous pouvez remplacer 1 ressource de son coût par 1 ressource d'un autre type. Une fois par saison.
kb-depot = Entrepôt
    .text = À la fin de chaque été, prenez { $wood } bois et { $stone ->
            [one] { $stone } pierre
           *[other] { $stone } pierres
        }.
kb-builders-lodge = Loge des bâtisseurs
    .text = Une fois par an, après votre construction normale, vous pouvez construire 1 autre bâtiment à son coût complet.
kb-architects-guild = Guilde des architectes
    .text = Chaque bâtiment que vous construisez après celui-ci vous rapporte immédiatement { $vp_per_later_building } PV de plus. À la fin de la partie, si la Guilde est debout, gagnez { $end_vp_per_col4 } PV par bâtiment que vous possédez dans la colonne IV, Guilde comprise.
kb-bridge = Pont
    .text = Si le total final de vos dés est de { $max_total } ou moins, prenez { $goods_any ->
            [one] { $goods_any } ressource
           *[other] { $goods_any } ressources
        } de votre choix. Une fois par saison.
kb-altar = Autel
    .text = Après le lancer, si le total de vos dés est de { $max_total } ou moins, vous pouvez en relancer autant que vous voulez. Une fois par saison.
kb-monastery = Monastère
    .text = À la fin de chaque saison de production, si vous { $max_goods ->
            [0] ne possédez aucune ressource
           *[other] possédez au plus { $max_goods } ressources
        }, gagnez { $vp } PV.
kb-dome = Dôme
    .text = À la fin de la partie, gagnez { $vp_per_row } PV pour chacune de vos lignes, celle-ci comprise, où vous possédez au moins { $row_min_buildings ->
            [one] { $row_min_buildings } bâtiment
           *[other] { $row_min_buildings } bâtiments
        }.
kb-brewery = Brasserie
    .text = À la fin de chaque été, prenez { $gold } or, puis perdez tous vos soldats ; si vous en perdez au moins 1, prenez { $bonus_gold_if_soldiers_lost } or de plus.
kb-traveling-market = Marché itinérant
    .text = Une fois par saison, 1 de vos groupes peut influencer un conseiller dont le numéro est supérieur ou inférieur à la valeur du groupe d'exactement { $step_spring } au printemps, { $step_summer } en été, { $step_autumn } en automne.
kb-vineyard = Vignoble
    .text = Chaque été et chaque automne, vous lancez { $white_dice ->
            [one] { $white_dice } dé blanc supplémentaire
           *[other] { $white_dice } dés blancs supplémentaires
        }.
kb-caravanserai = Caravansérail
    .text = Au début de chaque saison de production, avant le lancer, prenez { $amount } bois ou { $amount ->
            [one] { $amount } pierre
           *[other] { $amount } pierres
        }.
kb-armory = Armurerie
    .text = En hiver, une fois les renforts connus, vous pouvez payer 1 ressource de votre choix pour avoir { $battle-signed } dans cette bataille. Une fois par hiver.
kb-bombard = Bombarde
    .text = En hiver, une fois les renforts connus, lancez 1 dé pour cette bataille : sur 1, vous avez { $face_1-signed } ; sur 2, { $face_2-signed } ; sur 3, { $face_3-signed } ; sur 4, { $face_4-signed } ; sur 5, { $face_5-signed } ; sur 6, { $face_6-signed }.
kb-griffin-ranch = Ferme de griffons
    .text = { $battle-signed } en bataille. Si le total final de vos dés est de { $max_total } ou moins, recrutez { $soldiers ->
            [one] { $soldiers } soldat
           *[other] { $soldiers } soldats
        }. Une fois par saison.
kb-necromancers-tower = Tour des nécromants
    .text = { $battle-signed } en bataille. Chaque hiver où vous ne gagnez pas votre bataille, { $vp_if_not_won-sign ->
            [minus] perdez
           *[plus] gagnez
        } { $vp_if_not_won-size } PV.
kb-small-palisade = Petite palissade
    .text = Au début de chaque hiver, si vous avez au moins { $min_soldiers ->
            [one] { $min_soldiers } soldat
           *[other] { $min_soldiers } soldats
        }, recrutez { $soldiers ->
            [one] { $soldiers } soldat
           *[other] { $soldiers } soldats
        }.
kb-lookout-post = Poste de guet
    .text = Au début de chaque automne, avant le lancer, vous pouvez regarder en secret la carte Envahisseurs du dessus. { $battle-signed } en bataille contre les Orques et les Barbares.
kb-hidden-refuge = Refuge caché
    .text = Quand vous perdez une bataille, vous ne perdez ni les ressources ni les PV imprimés sur la carte Envahisseurs. Les bâtiments sont détruits comme d'habitude, et leurs PV perdus.
kb-keep = Donjon
    .text = { $battle-signed } en bataille. Chaque hiver où vous ne perdez pas votre bataille, prenez { $goods_any ->
            [one] { $goods_any } ressource
           *[other] { $goods_any } ressources
        } de votre choix.
kb-fountain = Fontaine
    .text = Chaque fois que vous recevez la Récompense du Roi, gagnez { $vp } PV de plus.
kb-school = École
    .text = Après la phase 7, si vous avez au moins { $min_soldiers ->
            [one] { $min_soldiers } soldat
           *[other] { $min_soldiers } soldats
        }, gagnez { $vp } PV. Une fois par an.
kb-riding-arena = Manège
    .text = À la fin de chaque saison de production, si vous y avez influencé au moins { $min_advisors ->
            [one] { $min_advisors } conseiller
           *[other] { $min_advisors } conseillers
        }, gagnez { $vp } PV.
kb-university = Université
    .text = Si le total final de vos dés est de { $max_total } ou moins, gagnez { $vp } PV. Une fois par saison.
kb-signal-fires = Feux de signal
    .text = { $battle-signed } en bataille contre les envahisseurs dont la force imprimée est de { $min_printed_strength } ou plus.
kb-levy-office = Bureau de levée
    .text = À la phase 7, vous pouvez payer { $vp_cost } PV pour recruter { $soldiers ->
            [one] { $soldiers } soldat
           *[other] { $soldiers } soldats
        }, au plus { $max_per_year ->
            [1] une fois
            [2] deux fois
           *[other] { $max_per_year } fois
        } par an.
kb-veterans-lodge = Maison des vétérans
    .text = Chaque hiver où vous ne perdez pas votre bataille, gardez { $keep ->
            [one] { $keep } soldat
           *[other] { $keep } soldats
        } quand les soldats sont congédiés.
kb-commandery = Commanderie
    .text = En hiver, quand le renfort du Roi est de { $max_reinforcement } ou moins, recrutez { $soldiers ->
            [one] { $soldiers } soldat
           *[other] { $soldiers } soldats
        }. Avec les jetons Demande de troupes, recrutez plutôt { $module5_soldiers ->
            [one] { $module5_soldiers } soldat
           *[other] { $module5_soldiers } soldats
        }, quand le jeton que vous révélez est de { $module5_max_token } ou moins. Une fois par hiver.

## Governors; what they are without the figures added by the house stands under purist

kb-thief = Voleur
    .text = Vous commencez la partie avec { $start_vp-size } PV de { $start_vp-sign ->
            [minus] moins
           *[plus] plus
        }. À la fin de chaque printemps et de chaque été, vous pouvez prendre 1 ressource de votre choix à un adversaire qui en possède plus que vous. À 2 joueurs, au printemps, prenez à la place { $two_player_spring_gold } or dans la réserve.
kb-miner = Mineur
    .text = À la fin de chaque année, la cinquième comprise, prenez { $amount } or. Une fois par partie, un bâtiment vous coûte { $discount_once } or de moins.
    .purist = À la fin de chaque année, la cinquième comprise, prenez { $amount } or.
kb-carpenter = Charpentier
    .text = À la fin de chaque année, la cinquième comprise, prenez { $amount } bois. Une fois par partie, un bâtiment vous coûte { $discount_once } bois de moins.
    .purist = À la fin de chaque année, la cinquième comprise, prenez { $amount } bois.
kb-sculptor = Sculpteur
    .text = À la fin de chaque année, la cinquième comprise, prenez { $amount ->
            [one] { $amount } pierre
           *[other] { $amount } pierres
        }. Une fois par partie, un bâtiment vous coûte { $discount_once ->
            [one] { $discount_once } pierre
           *[other] { $discount_once } pierres
        } de moins.
    .purist = À la fin de chaque année, la cinquième comprise, prenez { $amount ->
            [one] { $amount } pierre
           *[other] { $amount } pierres
        }.
kb-minstrel = Ménestrel
    .text = Tout à la fin de chaque année, comparez les PV une seule fois pour les deux conditions : si au moins 1 adversaire a exactement autant de PV que vous, gagnez { $vp_if_tied } PV ; si aucun adversaire n'a moins de PV que vous, gagnez { $vp_if_lowest } PV, sinon prenez { $goods_if_not_lowest ->
            [one] { $goods_if_not_lowest } ressource
           *[other] { $goods_if_not_lowest } ressources
        } de votre choix.
    .purist = Tout à la fin de chaque année, comparez les PV une seule fois pour les deux conditions : si au moins 1 adversaire a exactement autant de PV que vous, gagnez { $vp_if_tied } PV ; si aucun adversaire n'a moins de PV que vous, gagnez { $vp_if_lowest } PV.
kb-politician = Politicien
    .text = Cette carte porte 3 conseillers privés, sur lesquels vous seul pouvez placer vos groupes, plutôt que sur le plateau, chacun une fois par saison. Conseiller 3 : 1 bois ou 1 pierre. Conseiller 5 : 1 soldat ou 1 PV. Conseiller 8 : 2 ressources de types différents.
kb-architect = Architecte
    .text = Au début de votre tour de construction, si au moins la moitié de vos adversaires (arrondie vers le haut) possèdent plus de bâtiments que vous, le premier bâtiment de ce tour vous coûte { $discount_gold } or de moins. À la fin de la partie, si aucun adversaire ne possède plus de bâtiments que vous, gagnez { $end_vp } PV.
kb-paladin = Paladin
    .text = { $battle-signed } en bataille contre les Zombies, les Démons et les Dragons. À la fin de la partie, gagnez { $end_vp_per_win } PV par bataille que vous avez gagnée.
kb-prince = Prince
    .text = Après le lancer, si le total de vos dés est de { $max_total } ou moins, vous pouvez tourner vos dés de couleur sur 3, 4 et 6, un de chaque ; dans ce cas, prenez { $token ->
            [one] { $token } jeton « +2 »
           *[other] { $token } jetons « +2 »
        }. Une fois par saison.
    .purist = Après le lancer, si le total de vos dés est de { $max_total } ou moins, vous pouvez tourner vos dés de couleur sur 3, 4 et 6, un de chaque. Une fois par saison.
kb-philosopher = Philosophe
    .text = Vous commencez la partie avec { $start_tokens ->
            [one] { $start_tokens } jeton « +2 »
           *[other] { $start_tokens } jetons « +2 »
        }. Après le lancer, si le total de vos dés est de { $max_total } ou moins, vous pouvez tous les relancer ; si le nouveau total est inférieur à celui qui le précédait et que vous ne relancez plus rien cette saison, gagnez { $vp_if_lower } PV. Une fois par saison.
    .purist = Après le lancer, si le total de vos dés est de { $max_total } ou moins, vous pouvez tous les relancer ; si le nouveau total est inférieur à celui qui le précédait et que vous ne relancez plus rien cette saison, gagnez { $vp_if_lower } PV. Une fois par saison.
kb-preacher = Prédicateur
    .text = À la fin de chaque été et de chaque automne, si au moins 1 joueur, vous compris, n'a rien construit pendant cette saison, gagnez { $vp } PV. À 2 joueurs, gagnez { $vp } PV par joueur qui n'a rien construit.
kb-tax-collector = Percepteur
    .text = Chaque fois qu'un adversaire construit un bâtiment de la colonne IV, prenez immédiatement dans la réserve des ressources de votre choix : { $goods_2_players } à 2 joueurs, { $goods_3_players } à 3, { $goods_4_players } à 4, { $goods_5_players } à 5.
kb-sorcerer = Sorcier
    .text = Au début de l'année { $year-roman }, vous pouvez construire gratuitement jusqu'à { $max_buildings ->
            [one] { $max_buildings } bâtiment
           *[other] { $max_buildings } bâtiments
        } de la colonne I. Ils ne vous rapportent aucun PV. Une fois par partie.
kb-duke = Duc
    .text = Quand tout le monde a passé, si la Duchesse (12) n'a pas été influencée, vous pouvez déplacer sur elle 1 de vos groupes depuis le conseiller de plus grand numéro que vous avez influencé. Vous recevez alors son aide{ $no_token ->
            [0] .
           *[other] , mais pas de jeton « +2 ».
        } Une fois par saison.
    .purist = Quand tout le monde a passé, si la Duchesse (12) n'a pas été influencée, vous pouvez déplacer sur elle 1 de vos groupes depuis le conseiller de plus grand numéro que vous avez influencé. Vous recevez alors son aide. Une fois par saison.
kb-priest = Prêtre
    .text = Une fois par an, avant le lancer des dés, vous pouvez utiliser la bénédiction. Vous gagnez { $priest_vp } PV ; puis chaque joueur sans dé blanc, vous compris, en reçoit 1 pour cette saison, et chaque joueur qui en a déjà un gagne 1 PV.
    .purist = Une fois par an, avant le lancer des dés, vous pouvez utiliser la bénédiction : chaque joueur sans dé blanc, vous compris, en reçoit 1 pour cette saison, et chaque joueur qui en a déjà un gagne 1 PV.
kb-fairy = Fée
    .text = Chaque été, vous lancez { $white_dice ->
            [one] { $white_dice } dé blanc supplémentaire
           *[other] { $white_dice } dés blancs supplémentaires
        }.
kb-general = Général
    .text = { $battle-signed } à chaque bataille. Juste avant la phase 7, vous pouvez regarder en secret la carte Envahisseurs du dessus. Une fois par an.
kb-damsel = Damoiselle
    .text = Au début de chaque hiver, si aucun adversaire n'a moins de soldats que vous, des chevaliers errants accourent à votre secours : recrutez { $soldiers ->
            [one] { $soldiers } soldat
           *[other] { $soldiers } soldats
        }.
kb-trickster = Filou
    .text = Vous commencez la partie avec { $start_tokens ->
            [one] { $start_tokens } jeton « +2 »
           *[other] { $start_tokens } jetons « +2 »
        }. Après le lancer, vous pouvez tourner sur 1 ou 3 autant de vos dés montrant 2 que vous voulez{ $turn_5 ->
            [0] , tous à la fois.
           *[other] , et sur 4 ou 6 autant de vos dés montrant 5, tous à la fois, chaque dé une seule fois.
        } Une fois par saison.
    .purist = Après le lancer, vous pouvez tourner sur 1 ou 3 autant de vos dés montrant 2 que vous voulez, tous à la fois. Une fois par saison.
kb-heiress = Héritière
    .text = Si le total final de vos dés est de { $max_total } ou moins, prenez { $tokens ->
            [one] { $tokens } jeton « +2 »
           *[other] { $tokens } jetons « +2 »
        }. Une fois par saison.
kb-ambassador = Ambassadrice
    .text = Une fois par an, vous pouvez placer un groupe comme avec l'Envoyé du Roi, sur n'importe quel conseiller, déjà influencé ou non ; puis prenez { $token ->
            [one] { $token } jeton « +2 »
           *[other] { $token } jetons « +2 »
        }.
kb-quartermaster = Intendant
    .text = Chaque hiver où vous ne perdez pas votre bataille, gardez jusqu'à { $keep ->
            [one] { $keep } soldat
           *[other] { $keep } soldats
        } quand les soldats sont congédiés.
kb-moneychanger = Changeur
    .text = Au début de votre tour de construction, vous pouvez échanger jusqu'à { $max_exchange } de vos ressources, 1 contre 1, contre des ressources d'autres types. Une fois par saison.
kb-hermit = Ermite
    .text = Si vous avez influencé exactement 1 conseiller cette saison, de numéro { $max_number } ou moins, gagnez { $vp } PV. Une fois par saison.

## Fates

kb-famine = Famine
    .text = Immédiatement, chaque joueur prend { $tokens ->
            [one] { $tokens } jeton « +2 »
           *[other] { $tokens } jetons « +2 »
        }. Toute l'année, chaque joueur lance { $coloured_dice-size ->
            [one] { $coloured_dice-size } dé de couleur
           *[other] { $coloured_dice-size } dés de couleur
        } de { $coloured_dice-sign ->
            [minus] moins
           *[plus] plus
        }.
    .purist = Toute l'année, chaque joueur lance { $coloured_dice-size ->
            [one] { $coloured_dice-size } dé de couleur
           *[other] { $coloured_dice-size } dés de couleur
        } de { $coloured_dice-sign ->
            [minus] moins
           *[plus] plus
        }.
kb-good-year = Année faste
    .text = Au printemps et en été, avant le lancer, chaque joueur sans dé blanc en reçoit 1 pour cette saison ; chaque joueur qui en a déjà un prend 1 ressource de son choix.
kb-second-thoughts = Mûre réflexion
    .text = Une fois par saison, après le lancer, chaque joueur peut relancer exactement 1 de ses dés.
kb-topsy-turvy-court = Cour sens dessus dessous
    .text = Toute l'année, l'ordre du tour va du plus haut total au plus bas.
kb-silver-tongues = Langues d'argent
    .text = Immédiatement, chaque joueur prend { $tokens ->
            [one] { $tokens } jeton « +2 »
           *[other] { $tokens } jetons « +2 »
        }. Toute l'année, un jeton « +2 » utilisé pour influencer un conseiller ajoute 1, 2 ou 3, au choix de son propriétaire.
kb-short-audiences = Audiences écourtées
    .text = Toute l'année, aucun groupe ne peut compter plus de { $max_dice_per_group ->
            [one] { $max_dice_per_group } dé
           *[other] { $max_dice_per_group } dés
        }, blancs compris.
kb-ill-king = Le roi est malade
    .text = Toute l'année, le Roi (18) ne peut pas être influencé.{ $redirect ->
            [0] { "" }
           *[other] { " " }Un groupe valant 18 peut être placé sur la Reine (17), si elle est accessible.
        }
    .purist = Toute l'année, le Roi (18) ne peut pas être influencé.
kb-rising-stars = Étoiles montantes
    .text = Au début de chaque saison de production, un cadeau se trouve sur 5 conseillers : 1 jeton « +2 » sur le 3, 1 or sur le 5, 1 PV sur le 6, 1 pierre sur le 10, 1 or sur le 13. Le premier joueur qui y place un groupe le prend immédiatement.
kb-secret-deals = Accords secrets
    .text = Chaque joueur a 1 jeton Accord pour cette année. En le dépensant, il peut placer un groupe sur un conseiller qu'un autre joueur a déjà influencé cette saison.
kb-royal-wedding = Noces royales
    .text = Toute l'année, chaque groupe qui reçoit l'aide de la Reine (17) ou du Roi (18) rapporte aussi { $vp } PV.
kb-feast-of-fools = Fête des fous
    .text = Toute l'année, la Reine (17) et le Roi (18) ne peuvent pas être influencés. Les conseillers 1, 2 et 3 donnent leur aide deux fois.
kb-call-to-arms = Appel aux armes
    .text = Toute l'année, les conseillers 5, 10 et 18 donnent { $soldiers ->
            [one] { $soldiers } soldat
           *[other] { $soldiers } soldats
        } de plus chaque fois que leur aide comprend un soldat. À la phase 7, chaque soldat coûte { $recruit_cost ->
            [one] { $recruit_cost } ressource
           *[other] { $recruit_cost } ressources
        } de plus.
kb-absent-advisor = Conseiller absent
    .text = Au début de chaque saison de production, le premier joueur lance 2 dés blancs : le conseiller dont le numéro est leur total ne peut pas être influencé cette saison.
kb-open-doors = Portes ouvertes
    .text = Toute l'année, chacun des conseillers 1 à 6 peut être influencé par 2 joueurs différents.
kb-generous-quarries = Carrières généreuses
    .text = À chaque saison de production, avant le lancer, chaque joueur lance 1 dé blanc : sur { $min_face } ou plus, il prend { $stone ->
            [one] { $stone } pierre
           *[other] { $stone } pierres
        }.
kb-royal-gift = Don royal
    .text = Immédiatement, chaque joueur prend { $goods_any ->
            [one] { $goods_any } ressource
           *[other] { $goods_any } ressources
        } de son choix.
kb-royal-tithe = Dîme royale
    .text = À la clôture de l'automne, chaque joueur rend 1 ressource de son choix ou perd { $vp } PV.
kb-bandits = Brigands sur les routes
    .text = À la clôture de chaque saison de production, chaque joueur qui a plus de { $max_goods ->
            [one] { $max_goods } ressource
           *[other] { $max_goods } ressources
        } en rend, à son choix, jusqu'à n'en avoir plus que { $max_goods }.
kb-trade-fair = Grande foire
    .text = Toute l'année, au début de son tour de construction, chaque joueur peut échanger { $max_exchange ->
            [one] { $max_exchange } ressource contre 1 ressource d'un autre type
           *[other] jusqu'à { $max_exchange } ressources, 1 contre 1, contre des ressources d'autres types
        }.
kb-master-masons = Maîtres maçons
    .text = Le premier bâtiment que chaque joueur construit cette année coûte 1 ressource de moins, d'un type présent dans son coût, au choix du constructeur.
kb-scarce-labour = Main-d'œuvre rare
    .text = Toute l'année, les bâtiments des colonnes III et IV coûtent { $extra_gold } or de plus et rapportent { $extra_vp } PV de plus à la construction.
kb-royal-inspection = Inspection royale
    .text = La Récompense du Roi est donnée une seconde fois à la clôture de l'automne.
kb-summer-strike = Grève d'été
    .text = En été, personne ne construit. En automne, chaque joueur peut construire 2 bâtiments dans son tour de construction, chacun à son coût complet.
kb-fierce-enemies = Ennemis féroces
    .text = Cet hiver, la force des envahisseurs { $strength-sign ->
            [minus] diminue
           *[plus] augmente
        } de { $strength-size }.
kb-heavy-snow = Fortes neiges
    .text = Cet hiver, le dé du Roi n'est pas lancé : chaque joueur reçoit { $reinforcement ->
            [one] { $reinforcement } soldat
           *[other] { $reinforcement } soldats
        } en renfort. Sans effet avec les jetons Demande de troupes.
kb-divided-enemies = Ennemis divisés
    .text = Cet hiver, la force des envahisseurs { $strength-sign ->
            [minus] diminue
           *[plus] augmente
        } de { $strength-size }, et le meilleur vainqueur ne reçoit pas de PV.
kb-spoils-of-war = Butin de guerre
    .text = Cet hiver, chaque joueur qui gagne sa bataille prend aussi { $win_goods_any ->
            [one] { $win_goods_any } ressource
           *[other] { $win_goods_any } ressources
        } de son choix ; chaque joueur vaincu perd aussi { $loss_vp } PV.
kb-mercenary-bands = Compagnies de mercenaires
    .text = À la phase 7, chaque soldat coûte { $cost ->
            [one] { $cost } ressource
           *[other] { $cost } ressources
        }. Chaque joueur qui possède { $the-barracks } recrute en outre 1 soldat gratuitement.
kb-beacons-lit = Feux d'alerte
    .text = Retournez maintenant la carte Envahisseurs de cette année ; elle reste visible de tous.

## Scenarios, a paragraph to a line

kb-the-regency = La Régence
    .text =
        Mise en place : l'Envoyé du Roi n'est pas utilisé. Disposez les 6 faveurs : Dé, Sceau, Travaux, Bourse, Garde et Éloge.
        Faveurs : les phases 1, 3 et 5 deviennent des phases de faveurs. Chaque joueur prend 1 faveur : d'abord celui qui a le moins de bâtiments ; à égalité, le moins de ressources ; si l'égalité persiste, le dernier dans l'ordre du tour. À chaque phase, une faveur ne peut être prise que par 1 joueur, et personne ne peut y renoncer ; les 6 reviennent pour la phase de faveurs suivante.
        Effets : Dé : lancez 1 dé blanc supplémentaire à la prochaine saison de production. Sceau : à la prochaine saison de production, vous pouvez placer une fois un groupe comme avec l'Envoyé du Roi. Travaux : à la prochaine saison de production, vous pouvez construire 1 autre bâtiment, à son coût complet, après votre construction normale. Bourse : prenez immédiatement 1 ressource de votre choix. Garde : recrutez immédiatement 1 soldat. Éloge : gagnez immédiatement 1 PV. Un Sceau ou des Travaux non utilisés à la fin de cette saison sont perdus.
        Fin : après l'année V, comme d'habitude. Gagnez { $vp_per_pair } PV pour chaque sorte de faveur que vous avez prise au moins deux fois.
kb-the-dragons-hoard = Le Trésor du dragon
    .text =
        Mise en place : l'envahisseur de l'année V est la carte Dragons de force { $invader-5-5-strength }, face visible sous les 4 autres. Le trésor est vide.
        Envahisseurs : les années II, III et IV, la force des envahisseurs augmente de { $strength_bonus }.
        Soldats : quand les soldats sont congédiés, chaque joueur en garde { $keep_divisor ->
            [1] la totalité
            [2] la moitié, arrondie vers le bas
           *[other] 1 sur { $keep_divisor }
        }, mais { $keep_max } au plus.
        Trésor : à la fin de chaque hiver des années I à IV, ajoutez au trésor autant d'or de la réserve que la force imprimée des envahisseurs qui viennent d'être combattus. Chaque ressource pillée par les envahisseurs va aussi au trésor.
        Dragon : l'année V, la force du Dragon est de { $invader-5-5-strength }, plus 1 par tranche de { $goods_per_strength } ressources dans le trésor (de { $module5_goods_per_strength } avec les jetons Demande de troupes).
        Fin : après l'année V, comme d'habitude. À la dernière bataille, les vainqueurs ayant le plus haut total gagnent 1 PV par tranche de { $goods_per_vp_best } ressources dans le trésor, les autres vainqueurs 1 PV par tranche de { $goods_per_vp_other }, en plus de toutes les autres récompenses.
kb-four-winters = Quatre hivers
    .text =
        Mise en place : la partie commence à l'année II ; aucun envahisseur de l'année I n'est tiré. Dans l'ordre inverse du tour, chaque joueur place gratuitement sur son plateau 1 bâtiment de la colonne I, puis, dans l'ordre du tour, un second d'une autre ligne. Tous deux rapportent leurs PV imprimés. Avec les jetons Demande de troupes, chaque joueur en remet aussi 1 dans la boîte, en secret.
        Construction : chaque automne, chaque joueur peut construire un second bâtiment, à son coût complet, après sa construction normale.
        Récompense du Roi : elle vaut { $king_reward_vp } PV.
        Fin : après l'année V, comme d'habitude : 4 ans, 12 saisons de production.
kb-royal-charters = Les Chartes royales
    .text =
        Mise en place : mélangez les 8 chartes et révélez-en 4.
        Décompte : au moment qu'elle indique, chaque charte est vérifiée pour tous les joueurs à la fois. Ceux qui la remplissent la première fois que quelqu'un y parvient gagnent { $first_vp } PV chacun ; tout autre joueur gagne { $later_vp } PV la première fois qu'il la remplit plus tard. Un joueur ne marque qu'une fois les points d'une même charte.
        Chartes : à la clôture de chaque saison de production, Frontière, Horizon, Chef-d'œuvre, Grenier, Courtisan et Lettres ; au début de l'hiver, Armée ; à la fin de l'année, Lauriers.
        Fin : à la fin de l'année { $early_end_from_year ->
            [1] I, II, III ou IV
            [2] II, III ou IV
            [3] III ou IV
            [4] IV
           *[other] { $early_end_from_year-roman }
        }, la partie s'arrête immédiatement si chaque charte révélée a été remplie par au moins 1 joueur ; sinon, après l'année V. Puis le joueur qui a rempli le plus de chartes, au moins 1, gagne { $most_vp } PV (tous en cas d'égalité). Avec les jetons Demande de troupes, si la partie s'arrête plus tôt, chacun marque la valeur du plus petit jeton qui lui reste.

## Favours of the Regency

kb-favour-die = Dé
    .text = Lancez 1 dé blanc supplémentaire à la prochaine saison de production.
kb-favour-seal = Sceau
    .text = À la prochaine saison de production, vous pouvez placer une fois un groupe comme avec l'Envoyé du Roi.
kb-favour-works = Travaux
    .text = À la prochaine saison de production, vous pouvez construire 1 autre bâtiment, à son coût complet, après votre construction normale.
kb-favour-purse = Bourse
    .text = Prenez immédiatement 1 ressource de votre choix.
kb-favour-guard = Garde
    .text = Recrutez immédiatement 1 soldat.
kb-favour-praise = Éloge
    .text = Gagnez immédiatement 1 PV.

## Royal charters

kb-charter-frontier = Frontière
    .text = Posséder 5 bâtiments de la colonne I, ou 6 avec les lignes A et G, à la clôture d'une saison de production.
kb-charter-skyline = Horizon
    .text = Posséder 3 bâtiments de la colonne III à la clôture d'une saison de production.
kb-charter-masterwork = Chef-d'œuvre
    .text = Posséder 1 bâtiment de la colonne IV à la clôture d'une saison de production.
kb-charter-granary = Grenier
    .text = Posséder 2 or, 2 bois et 2 pierres à la clôture d'une saison de production.
kb-charter-host = Armée
    .text = Avoir 5 soldats au début de l'hiver.
kb-charter-laurels = Lauriers
    .text = Avoir gagné 3 batailles à la fin d'une année.
kb-charter-courtier = Courtisan
    .text = Avoir influencé la Reine (17) et le Roi (18) au cours de la partie, à la clôture d'une saison de production.
kb-charter-letters = Lettres
    .text = Posséder 3 jetons « +2 » à la clôture d'une saison de production.

## Whims

kb-whim-1 = Caprice du Bouffon
    .text = Recevez l'aide du conseiller de plus petit numéro que personne n'a influencé cette saison ; si un caprice le recouvre, recevez ce que donne le caprice.
kb-whim-2 = Caprice de l'Écuyer
    .text = Prenez 2 jetons « +2 », ou payez 1 jeton « +2 » pour prendre 1 or et recruter 1 soldat.
kb-whim-3 = Caprice de l'Architecte
    .text = Le joueur à votre gauche choisit or, bois ou pierre : prenez 1 ressource de ce type.
kb-whim-4 = Caprice du Marchand
    .text = Prenez 1 ressource sur cette tuile. Quand la tuile est placée, et chaque fois qu'elle est vide, mettez-y 1 or, 1 bois et 1 pierre.
kb-whim-5 = Caprice du Sergent
    .text = Prenez la ressource posée sur cette tuile. Quand la tuile est placée, et chaque fois que sa ressource est prise, tirez au hasard or, bois ou pierre et mettez-en 1 sur la tuile.
kb-whim-6 = Caprice de l'Alchimiste
    .text = Vous pouvez payer 1 ressource pour recruter 1 soldat et gagner 1 PV ; ou payer 1 PV pour recruter 1 soldat et prendre 1 ressource de votre choix ; ou payer 1 soldat pour gagner 1 PV et prendre 1 ressource de votre choix. Vous ne payez qu'avec ce que vous possédez.
kb-whim-7 = Caprice de l'Astronome
    .text = Choisissez un autre joueur, qui prend 1 ressource de son choix ; puis prenez 2 ressources du même type.
kb-whim-8 = Caprice du Trésorier
    .text = Le joueur à votre gauche choisit or, bois ou pierre, puis le joueur à votre droite fait de même : prenez 1 ressource pour chaque choix. À 2 joueurs, votre adversaire fait les deux choix.
kb-whim-9 = Caprice du Maître de chasse
    .text = Choisissez 2 options différentes : prenez 1 or ; prenez 1 bois ; gagnez 1 PV ; recrutez 1 soldat et prenez 1 jeton « +2 ».
kb-whim-10 = Caprice du Général
    .text = Prenez 2 or, 2 bois ou 2 pierres.
kb-whim-11 = Caprice de l'Armurier
    .text = Prenez 1 pierre, recrutez 1 soldat et gagnez 1 PV. Si, avant cela, personne n'a moins de ressources que vous, vous pouvez renoncer au soldat ou au PV pour 1 pierre de plus ; si personne n'a moins de soldats, à la pierre ou au PV pour 1 soldat de plus ; si personne n'a moins de PV, à la pierre ou au soldat pour 1 PV de plus. Faites au plus 1 de ces échanges.
kb-whim-12 = Caprice de la Duchesse
    .text = Prenez 3 or et chaque autre joueur gagne 1 PV ; ou gagnez 3 PV et chaque autre joueur prend 1 or.
kb-whim-13 = Caprice du Champion
    .text = Prenez 1 ressource de votre choix et 1 jeton « +2 », gagnez 1 PV, recrutez 1 soldat et regardez en secret la carte Envahisseurs du dessus.
kb-whim-14 = Caprice de l'Espion
    .text = Choisissez un autre joueur, qui choisit et reçoit 1 de ces gains : 1 or, 1 bois, 1 pierre, 1 jeton « +2 », 1 soldat. Vous recevez les 4 autres.
kb-whim-15 = Caprice de l'Inventeur
    .text = Prenez 2 or, 2 bois et 2 pierres, puis donnez 2 de ces ressources, au choix, à 1 ou 2 autres joueurs.
kb-whim-16 = Caprice du Mage
    .text = Gagnez 5 PV.

## Troop tokens

kb-troop-0 = Demande de troupes 0
    .text = N'apporte aucun soldat ; vaut 0 PV s'il vous reste à la fin de la partie.
kb-troop-1 = Demande de troupes 1
    .text = Apporte 1 soldat ; vaut 1 PV s'il vous reste à la fin de la partie.
kb-troop-2 = Demande de troupes 2
    .text = Apporte 2 soldats ; vaut 2 PV s'il vous reste à la fin de la partie.
kb-troop-3 = Demande de troupes 3
    .text = Apporte 3 soldats ; vaut 3 PV s'il vous reste à la fin de la partie.
kb-troop-4 = Demande de troupes 4
    .text = Apporte 4 soldats ; vaut 4 PV s'il vous reste à la fin de la partie.

## Invaders

kb-race-barbarians = Barbares
kb-race-goblins = Gobelins
kb-race-orcs = Orques
kb-race-zombies = Zombies
kb-race-demons = Démons
kb-race-dragons = Dragons

## Seasons and phases

kb-season-spring = Printemps
kb-season-summer = Été
kb-season-autumn = Automne
kb-season-winter = Hiver

kb-phase-1 = Aide du Roi
    .text = Le joueur qui possède le moins de bâtiments, puis le moins de ressources, lance 1 dé blanc supplémentaire au printemps. En cas de nouvelle égalité, chacun des ex æquo prend à la place 1 ressource de son choix.
kb-phase-2 = Printemps
    .text = La première saison de production : lancez les dés, influencez les conseillers, recevez leur aide, construisez.
kb-phase-3 = Récompense du Roi
    .text = Le joueur qui possède le plus de bâtiments gagne 1 PV ; tous les ex æquo en cas d'égalité.
kb-phase-4 = Été
    .text = La deuxième saison de production : lancez les dés, influencez les conseillers, recevez leur aide, construisez.
kb-phase-5 = Envoyé du Roi
    .text = L'Envoyé revient ; puis le joueur qui possède le moins de bâtiments, puis le moins de ressources, le reçoit. En cas de nouvelle égalité, il ne va à personne.
kb-phase-6 = Automne
    .text = La troisième saison de production : lancez les dés, influencez les conseillers, recevez leur aide, construisez.
kb-phase-7 = Mercenaires
    .text = Dans l'ordre du tour, chaque joueur peut recruter autant de soldats qu'il veut, à 2 ressources chacun.
kb-phase-8 = Hiver
    .text = Les envahisseurs sont révélés, le Roi envoie des renforts, chaque joueur livre sa propre bataille et les soldats sont congédiés.

## Goods

kb-good-gold = or
kb-good-wood = bois
kb-good-stone = pierre

## Other pieces

kb-piece-good = ressource
    .text = Or, bois ou pierre. La réserve est illimitée.
kb-piece-vp = PV
    .text = Un point de victoire. Celui qui en a le plus gagne la partie ; on peut descendre sous 0.
kb-piece-soldier = soldat
    .text = Compte pour 1 dans votre bataille. Tous les soldats sont congédiés à la fin de l'hiver.
kb-piece-token = jeton « +2 »
    .text = Ajoute 2 à la valeur d'un groupe ; 1 au plus par saison. Ce n'est pas une ressource.
kb-piece-coloured-die = dé de couleur
    .text = Vous en lancez 3 à chaque saison de production. Tout groupe en exige au moins 1.
kb-piece-white-die = dé blanc
    .text = Un dé supplémentaire. Il peut se joindre à un groupe, mais jamais en former un à lui seul.
kb-piece-neutral-die = dé neutre
    .text = À 2 joueurs, des dés neutres sont lancés à chaque saison de production et bloquent les conseillers correspondant à leurs totaux. Personne n'en reçoit l'aide.
kb-piece-envoy = Envoyé du Roi
    .text = Utilisez-le une fois : pour placer un groupe sur un conseiller déjà influencé cette saison, par quiconque, ou pour construire un second bâtiment, à son coût complet, après votre construction normale. Puis il revient sur le plateau.
kb-piece-deal = jeton Accord
    .text = Utilisez-le une fois cette année pour placer un groupe sur un conseiller qu'un autre joueur a déjà influencé cette saison.
kb-piece-troop = jeton Demande de troupes
    .text = En hiver, chacun choisit en secret 1 des siens : il apporte autant de soldats que sa valeur, puis quitte la partie. Le dernier qui reste vaut autant de PV.
kb-piece-whim = caprice
    .text = Une tuile qui recouvre un conseiller et remplace son aide.
kb-piece-strip = ligne alternative
    .text = Une ligne de 4 autres bâtiments à poser sur la ligne de même lettre.
kb-piece-building = bâtiment
    .text = Se construit de gauche à droite sur sa ligne. Rapporte ses PV à la construction et les fait perdre s'il est détruit.
kb-piece-invader = carte Envahisseurs
    .text = Indique la race et la force des envahisseurs d'une année, ce que coûte une défaite et ce que rapporte une victoire.
kb-piece-governor = gouverneur
    .text = Le personnage que vous incarnez : un pouvoir pour toute la partie.
kb-piece-fate = destin
    .text = S'applique à tous les joueurs pendant une année.
kb-piece-scenario = scénario
    .text = Modifie toute la partie.
kb-piece-favour = faveur
    .text = Ce que le régent accorde aux phases 1, 3 et 5.
kb-piece-charter = charte
    .text = Un objectif commun à tous les joueurs.
kb-piece-hoard = trésor
    .text = Les ressources que le Dragon a amassées.

## Modules and their variants

kb-module-rows = Lignes supplémentaires
    .text = Module 1 : la province a 7 lignes, de A à G.
kb-module-alternative = Lignes alternatives
    .text = Module 2 : des lignes de la province peuvent être remplacées par d'autres, avec 4 bâtiments différents.
kb-module-governors = Gouverneurs
    .text = Module 3 : chaque joueur incarne un gouverneur doté d'un pouvoir propre.
kb-module-fate = Destins
    .text = Module 4 : chaque année, une carte Destin s'applique à tous les joueurs.
kb-module-troops = Demandes de troupes
    .text = Module 5 : en hiver, chaque joueur choisit un jeton à la place du dé du Roi.
kb-module-whims = Caprices à la cour
    .text = Module 6 : à chaque saison de production, un caprice change l'aide d'un conseiller jusqu'à la fin de la partie.
kb-variant-restoration = Restauration
    .text = Tous les caprices sont sur le plateau dès le début, et après chaque saison de production l'un d'eux quitte la partie.
kb-variant-draft = Choix à tour de rôle
    .text = Les lignes alternatives sont choisies à tour de rôle au lieu d'être tirées au hasard.
kb-variant-auction = Enchères
    .text = Les gouverneurs sont mis aux enchères, en PV, au lieu d'être distribués.
kb-variant-purist = Puriste
    .text = Les cartes de gouverneurs et de destins se jouent sans les ajouts d'équilibrage.

## How a group comes to an advisor

kb-way-usual = comme d'habitude
    .text = Le conseiller est libre, ou le groupe utilise l'Envoyé du Roi.
kb-way-private = sur un conseiller privé
    .text = Le groupe va sur un conseiller privé ({ $name-politician }).
kb-way-ambassador = grâce à { $the-ambassador }
    .text = Le groupe va sur un conseiller comme avec l'Envoyé du Roi ({ $name-ambassador }).
kb-way-seal = grâce au Sceau
    .text = Le Sceau du régent donne accès à un conseiller déjà influencé.
kb-way-deal = grâce au jeton Accord
    .text = Le groupe rejoint celui d'un autre joueur sur ce conseiller.
kb-way-private-deal = grâce au jeton Accord, sur un conseiller privé
    .text = Le groupe en rejoint un autre sur un conseiller privé ({ $name-politician }).
