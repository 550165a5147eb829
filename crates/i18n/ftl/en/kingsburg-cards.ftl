### Kingsburg: the names of its pieces and the texts of its cards.

## Advisors

kb-advisor-1 = Jester
    .text = Gain 1 VP.
kb-advisor-2 = Squire
    .text = Take 1 gold.
kb-advisor-3 = Architect
    .text = Take 1 wood.
kb-advisor-4 = Merchant
    .text = Take 1 gold or 1 wood.
kb-advisor-5 = Sergeant
    .text = Recruit 1 soldier.
kb-advisor-6 = Alchemist
    .text = You may exchange 1 good for 1 good of each of the other 2 kinds.
kb-advisor-7 = Astronomer
    .text = Take 1 good of your choice and 1 '+2' token.
kb-advisor-8 = Treasurer
    .text = Take 2 gold.
kb-advisor-9 = Master Hunter
    .text = Take 1 wood, and 1 gold or 1 stone.
kb-advisor-10 = General
    .text = Recruit 2 soldiers and secretly look at the top invader card.
kb-advisor-11 = Swordsmith
    .text = Take 1 stone, and 1 gold or 1 wood.
kb-advisor-12 = Duchess
    .text = Take 2 goods of your choice and 1 '+2' token.
kb-advisor-13 = Champion
    .text = Take 3 stone.
kb-advisor-14 = Spy
    .text = You may pay 1 VP, even below 0, to take 3 goods of your choice.
kb-advisor-15 = Inventor
    .text = Take 1 gold, 1 wood and 1 stone.
kb-advisor-16 = Wizard
    .text = Take 4 gold.
kb-advisor-17 = Queen
    .text = Take 2 goods of your choice, gain 3 VP and secretly look at the top invader card.
kb-advisor-18 = King
    .text = Take 1 gold, 1 wood and 1 stone, and recruit 1 soldier.

## Private advisors of the Politician

kb-private-3 = Private advisor 3
    .text = Take 1 wood or 1 stone.
kb-private-5 = Private advisor 5
    .text = Recruit 1 soldier or gain 1 VP.
kb-private-8 = Private advisor 8
    .text = Take 2 goods of different kinds.

## Rows of a province: their buildings, and those of their alternative side

kb-row-a = Row A
    .text = { $name-sawmill }, { $name-quarry }, { $name-goldsmith }, { $name-mint }
    .alternative = { $name-masons-yard }, { $name-depot }, { $name-builders-lodge }, { $name-architects-guild }
kb-row-b = Row B
    .text = { $name-statue }, { $name-chapel }, { $name-church }, { $name-cathedral }
    .alternative = { $name-bridge }, { $name-altar }, { $name-monastery }, { $name-dome }
kb-row-c = Row C
    .text = { $name-inn }, { $name-market }, { $name-farms }, { $name-merchants-guild }
    .alternative = { $name-brewery }, { $name-traveling-market }, { $name-vineyard }, { $name-caravanserai }
kb-row-d = Row D
    .text = { $name-guard-tower }, { $name-blacksmith }, { $name-barracks }, { $name-wizards-guild }
    .alternative = { $name-armory }, { $name-bombard }, { $name-griffin-ranch }, { $name-necromancers-tower }
kb-row-e = Row E
    .text = { $name-palisade }, { $name-stable }, { $name-stone-wall }, { $name-fortress }
    .alternative = { $name-small-palisade }, { $name-lookout-post }, { $name-hidden-refuge }, { $name-keep }
kb-row-f = Row F
    .text = { $name-barricade }, { $name-crane }, { $name-town-hall }, { $name-embassy }
    .alternative = { $name-fountain }, { $name-school }, { $name-riding-arena }, { $name-university }
kb-row-g = Row G
    .text = { $name-improvised-defences }, { $name-recruiting-centre }, { $name-training-camp }, { $name-military-academy }
    .alternative = { $name-signal-fires }, { $name-levy-office }, { $name-veterans-lodge }, { $name-commandery }

## Buildings of the province

kb-sawmill = Sawmill
    .text = At the end of each Summer you may pay 1 wood to take 2 gold. Once per season.
kb-quarry = Stonecutter
    .text = At the end of each Summer you may pay 1 stone to take 3 gold. Once per season.
kb-goldsmith = Goldsmith
    .text = At the end of each Summer you may pay 1 gold to recruit 1 soldier and gain 1 VP. Once per season.
kb-mint = Mint
    .text = You may also use { $the-sawmill }, { $the-quarry } and { $the-goldsmith } at the end of each Spring and each Autumn, each once per season.
kb-statue = Statue
    .text = After rolling, if all your dice (including white dice) show the same number, you may reroll 1 of them. Once per season.
kb-chapel = Chapel
    .text = After rolling, if the total of your dice is 7 or less, you may reroll all of them. Once per season.
kb-church = Church
    .text = +1 in battle against Demons.
kb-cathedral = Cathedral
    .text = At the end of the game, gain 1 VP for every 2 goods you own.
kb-inn = Inn
    .text = At the end of each Summer take 1 '+2' token.
kb-market = Market
    .text = Once per season, 1 of your groups may influence the advisor whose number is 1 higher or 1 lower than the group's value.
kb-farms = Farms
    .text = In each productive season, you roll 1 extra white die. { $battle-signed } in battle.
kb-merchants-guild = Merchants' Guild
    .text = At the start of each productive season, before rolling, take 1 gold.
kb-guard-tower = Guard Tower
    .text = { $battle-signed } in battle.
kb-blacksmith = Blacksmith
    .text = { $battle-signed } in battle.
kb-barracks = Barracks
    .text = In phase 7 each soldier costs you 1 good instead of 2.
kb-wizards-guild = Wizards' Guild
    .text = { $battle-signed } in battle.
kb-palisade = Palisade
    .text = { $battle-signed } in battle, and an additional +1 against Zombies.
kb-stable = Stables
    .text = Whenever an advisor's aid gives you at least 1 soldier, recruit 1 more soldier, once per group.
    .general = Whenever the General (10) gives you his printed aid, recruit 1 more soldier, once per group.
kb-stone-wall = Stone Wall
    .text = { $battle-signed } in battle. If your total equals the invaders' strength, you win the battle.
kb-fortress = Fortress
    .text = { $battle-signed } in battle. Each battle you win gives you 1 extra VP.
kb-barricade = Barricade
    .text = +1 in battle against Goblins.
kb-crane = Crane
    .text = Buildings of columns III and IV cost you 1 gold less.
kb-town-hall = Town Hall
    .text = At the end of each productive season you may pay 1 good or 1 '+2' token to gain 1 VP. Once per season.
kb-embassy = Embassy
    .text = At the end of each productive season gain 1 VP.
kb-improvised-defences = Improvised Defences
    .text = +1 in battle against invaders whose printed strength is 5 or less.
kb-recruiting-centre = Recruiting Centre
    .text = When you recruit in phase 7, each '+2' token you pay counts as 1 good.
kb-training-camp = Training Camp
    .text = Just before phase 7, if you have fewer than 2 soldiers, recruit 1 soldier.
kb-military-academy = Military Academy
    .text = In winter, once the reinforcements are known, roll 1 white die: if it is higher than your reinforcement, it replaces it. With troop tokens, only half of the die counts, rounded up, and your token is still used up.

## Buildings of the alternative rows

kb-masons-yard = Masons' Yard
    .text = When you pay for a building, you may replace 1 good of its cost with 1 good of another kind. Once per season.
kb-depot = Depot
    .text = At the end of each Summer take { $wood } wood and { $stone } stone.
kb-builders-lodge = Builders' Lodge
    .text = Once per year, after your normal build, you may build 1 more building at its full cost.
kb-architects-guild = Architects' Guild
    .text = Each building you build after this one gives you { $vp_per_later_building } extra VP immediately. At the end of the game, if the Guild is still standing, gain { $end_vp_per_col4 } VP for each building you own in column IV, including the Guild.
kb-bridge = Bridge
    .text = If the final total of your dice is { $max_total } or less, take { $goods_any ->
            [one] { $goods_any } good
           *[other] { $goods_any } goods
        } of your choice. Once per season.
kb-altar = Altar
    .text = After rolling, if the total of your dice is { $max_total } or less, you may reroll any number of them. Once per season.
kb-monastery = Monastery
    .text = At the end of each productive season, if you own { $max_goods ->
            [0] no goods
           *[other] at most { $max_goods } goods
        }, gain { $vp } VP.
kb-dome = Dome
    .text = At the end of the game, gain { $vp_per_row } VP for each of your rows, including this one, in which you own at least { $row_min_buildings ->
            [one] { $row_min_buildings } building
           *[other] { $row_min_buildings } buildings
        }.
kb-brewery = Brewery
    .text = At the end of each Summer, take { $gold } gold, then lose all your soldiers. If you lose at least 1, take { $bonus_gold_if_soldiers_lost } more gold.
kb-traveling-market = Traveling Market
    .text = Once per season, 1 of your groups may influence an advisor whose number is higher or lower than the group's value by exactly { $step_spring } in Spring, { $step_summer } in Summer, { $step_autumn } in Autumn.
kb-vineyard = Vineyard
    .text = In each Summer and each Autumn, you roll { $white_dice ->
            [one] { $white_dice } extra white die
           *[other] { $white_dice } extra white dice
        }.
kb-caravanserai = Caravanserai
    .text = At the start of each productive season, before rolling, take { $amount } wood or { $amount } stone.
kb-armory = Armory
    .text = In winter, once the reinforcements are known, you may pay 1 good of your choice for { $battle-signed } in this battle. Once per winter.
kb-bombard = Bombard
    .text = In winter, once the reinforcements are known, roll 1 die for this battle: a 1 gives { $face_1-signed }, a 2 { $face_2-signed }, a 3 { $face_3-signed }, a 4 { $face_4-signed }, a 5 { $face_5-signed }, a 6 { $face_6-signed }.
kb-griffin-ranch = Griffin Ranch
    .text = { $battle-signed } in battle. If the final total of your dice is { $max_total } or less, recruit { $soldiers ->
            [one] { $soldiers } soldier
           *[other] { $soldiers } soldiers
        }. Once per season.
kb-necromancers-tower = Necromancers' Tower
    .text = { $battle-signed } in battle. In each winter in which you do not win your battle, { $vp_if_not_won-sign ->
            [minus] lose
           *[plus] gain
        } { $vp_if_not_won-size } VP.
kb-small-palisade = Small Palisade
    .text = At the start of each winter, if you have at least { $min_soldiers ->
            [one] { $min_soldiers } soldier
           *[other] { $min_soldiers } soldiers
        }, recruit { $soldiers ->
            [one] { $soldiers } soldier
           *[other] { $soldiers } soldiers
        }.
kb-lookout-post = Lookout Post
    .text = At the start of each Autumn, before rolling, you may secretly look at the top invader card. { $battle-signed } in battle against Orcs and Barbarians.
kb-hidden-refuge = Hidden Refuge
    .text = When you lose a battle, you don't lose any of the goods or VP printed on the invader card. Buildings are destroyed as usual, and their VP are lost.
kb-keep = Keep
    .text = { $battle-signed } in battle. In each winter in which you win or draw your battle, take { $goods_any ->
            [one] { $goods_any } good
           *[other] { $goods_any } goods
        } of your choice.
kb-fountain = Fountain
    .text = Whenever you receive the King's Reward, gain { $vp } extra VP.
kb-school = School
    .text = After phase 7, if you have at least { $min_soldiers ->
            [one] { $min_soldiers } soldier
           *[other] { $min_soldiers } soldiers
        }, gain { $vp } VP. Once per year.
kb-riding-arena = Riding Arena
    .text = At the end of each productive season, if you influenced at least { $min_advisors ->
            [one] { $min_advisors } advisor
           *[other] { $min_advisors } advisors
        } during it, gain { $vp } VP.
kb-university = University
    .text = If the final total of your dice is { $max_total } or less, gain { $vp } VP. Once per season.
kb-signal-fires = Signal Fires
    .text = { $battle-signed } in battle against invaders whose printed strength is { $min_printed_strength } or more.
kb-levy-office = Levy Office
    .text = In phase 7 you may pay { $vp_cost } VP to recruit { $soldiers ->
            [one] { $soldiers } soldier
           *[other] { $soldiers } soldiers
        }, up to { $max_per_year ->
            [1] once
            [2] twice
           *[other] { $max_per_year } times
        } per year.
kb-veterans-lodge = Veterans' Lodge
    .text = In each winter in which you do not lose your battle, keep { $keep ->
            [one] { $keep } soldier
           *[other] { $keep } soldiers
        } when the soldiers are dismissed.
kb-commandery = Commandery
    .text = In winter, when the King's reinforcement is { $max_reinforcement } or less, recruit { $soldiers ->
            [one] { $soldiers } soldier
           *[other] { $soldiers } soldiers
        }. With troop tokens, when the token you reveal is { $module5_max_token } or less, recruit { $module5_soldiers ->
            [one] { $module5_soldiers } soldier
           *[other] { $module5_soldiers } soldiers
        } instead. Once per winter.

## Governors; purist is the text without the additions made for balance

kb-thief = Thief
    .text = You start the game with { $start_vp-size } VP { $start_vp-sign ->
            [minus] less
           *[plus] more
        }. At the end of each Spring and each Summer, you may take 1 good of your choice from an opponent who owns more goods than you. With 2 players, you take { $two_player_spring_gold } gold from the supply in Spring instead.
kb-miner = Miner
    .text = At the end of every year, including the fifth, take { $amount } gold. Once per game, a building costs you { $discount_once } less gold.
    .purist = At the end of every year, including the fifth, take { $amount } gold.
kb-carpenter = Carpenter
    .text = At the end of every year, including the fifth, take { $amount } wood. Once per game, a building costs you { $discount_once } less wood.
    .purist = At the end of every year, including the fifth, take { $amount } wood.
kb-sculptor = Sculptor
    .text = At the end of every year, including the fifth, take { $amount } stone. Once per game, a building costs you { $discount_once } less stone.
    .purist = At the end of every year, including the fifth, take { $amount } stone.
kb-minstrel = Minstrel
    .text = At the very end of every year, compare VP once for both parts: if at least 1 opponent has exactly as many VP as you, gain { $vp_if_tied } VP; if no opponent has fewer VP than you, gain { $vp_if_lowest } VP, otherwise take { $goods_if_not_lowest ->
            [one] { $goods_if_not_lowest } good
           *[other] { $goods_if_not_lowest } goods
        } of your choice.
    .purist = At the very end of every year, compare VP once for both parts: if at least 1 opponent has exactly as many VP as you, gain { $vp_if_tied } VP; if no opponent has fewer VP than you, gain { $vp_if_lowest } VP.
kb-politician = Politician
    .text = This card has 3 private advisors. Only you may place groups on them instead of on the board, on each once per season. Advisor 3: 1 wood or 1 stone. Advisor 5: 1 soldier or 1 VP. Advisor 8: 2 goods of different kinds.
kb-architect = Architect
    .text = At the start of your build turn, if at least half of your opponents (rounded up) own more buildings than you, the first building of this turn costs you { $discount_gold } less gold. At the end of the game, if no opponent owns more buildings than you, gain { $end_vp } VP.
kb-paladin = Paladin
    .text = { $battle-signed } in battle against Zombies, Demons and Dragons. At the end of the game, gain { $end_vp_per_win } VP for each battle you have won.
kb-prince = Prince
    .text = After rolling, if the total of your dice is { $max_total } or less, you may turn your coloured dice to 3, 4 and 6, one each; if you do, take { $token ->
            [one] { $token } '+2' token
           *[other] { $token } '+2' tokens
        }. Once per season.
    .purist = After rolling, if the total of your dice is { $max_total } or less, you may turn your coloured dice to 3, 4 and 6, one each. Once per season.
kb-philosopher = Philosopher
    .text = You start the game with { $start_tokens ->
            [one] { $start_tokens } '+2' token
           *[other] { $start_tokens } '+2' tokens
        }. After rolling, if the total of your dice is { $max_total } or less, you may reroll all of them. If the new total is lower than the one just before and you don't reroll again this season, gain { $vp_if_lower } VP. Once per season.
    .purist = After rolling, if the total of your dice is { $max_total } or less, you may reroll all of them. If the new total is lower than the one just before and you don't reroll again this season, gain { $vp_if_lower } VP. Once per season.
kb-preacher = Preacher
    .text = At the end of each Summer and each Autumn, if at least 1 player (including you) built nothing in that season, gain { $vp } VP. With 2 players, gain { $vp } VP for each player who built nothing.
kb-tax-collector = Tax Collector
    .text = Whenever an opponent builds a building of column IV, immediately take goods of your choice from the supply: { $goods_2_players } with 2 players, { $goods_3_players } with 3, { $goods_4_players } with 4, { $goods_5_players } with 5.
kb-sorcerer = Sorcerer
    .text = At the start of year { $year-roman }, you may build up to { $max_buildings ->
            [one] { $max_buildings } building
           *[other] { $max_buildings } buildings
        } of column I for free. They give you no VP. Once per game.
kb-duke = Duke
    .text = After everyone has passed, if the Duchess (12) has not been influenced, you may move 1 of your groups to her from the highest advisor you influenced. You then receive her aid{ $no_token ->
            [0] .
           *[other] , but no '+2' token.
        } Once per season.
    .purist = After everyone has passed, if the Duchess (12) has not been influenced, you may move 1 of your groups to her from the highest advisor you influenced. You then receive her aid. Once per season.
kb-priest = Priest
    .text = Once per year, before the dice are rolled, you may call the blessing. You gain { $priest_vp } VP. Then every player without a white die (including you) gets 1 for this season, and every player who already has one gains 1 VP.
    .purist = Once per year, before the dice are rolled, you may call the blessing: every player without a white die (including you) gets 1 for this season, and every player who already has one gains 1 VP.
kb-fairy = Fairy
    .text = In each Summer, you roll { $white_dice ->
            [one] { $white_dice } extra white die
           *[other] { $white_dice } extra white dice
        }.
kb-general = General
    .text = { $battle-signed } in every battle. Just before phase 7, you may secretly look at the top invader card. Once per year.
kb-damsel = Damsel
    .text = At the start of each winter, if no opponent has fewer soldiers than you, recruit { $soldiers ->
            [one] { $soldiers } soldier
           *[other] { $soldiers } soldiers
        }.
kb-trickster = Trickster
    .text = You start the game with { $start_tokens ->
            [one] { $start_tokens } '+2' token
           *[other] { $start_tokens } '+2' tokens
        }. After rolling, you may turn any of your 2s to 1 or 3{ $turn_5 ->
            [0] , all at once.
           *[other] { " " }and any of your 5s to 4 or 6, all at once, each die only once.
        } Once per season.
    .purist = After rolling, you may turn any of your 2s to 1 or 3, all at once. Once per season.
kb-heiress = Heiress
    .text = If the final total of your dice is { $max_total } or less, take { $tokens ->
            [one] { $tokens } '+2' token
           *[other] { $tokens } '+2' tokens
        }. Once per season.
kb-ambassador = Ambassador
    .text = Once per year, you may place a group as with the Envoy, on any advisor, whether or not already influenced. Then take { $token ->
            [one] { $token } '+2' token
           *[other] { $token } '+2' tokens
        }.
kb-quartermaster = Quartermaster
    .text = In each winter in which you do not lose your battle, keep up to { $keep ->
            [one] { $keep } soldier
           *[other] { $keep } soldiers
        } when the soldiers are dismissed.
kb-moneychanger = Moneychanger
    .text = At the start of your build turn, you may exchange up to { $max_exchange } of your goods, 1 for 1, for goods of other kinds. Once per season.
kb-hermit = Hermit
    .text = If you influenced exactly 1 advisor this season and its number is { $max_number } or less, gain { $vp } VP. Once per season.

## Fates

kb-famine = Famine
    .text = Immediately, every player takes { $tokens ->
            [one] { $tokens } '+2' token
           *[other] { $tokens } '+2' tokens
        }. All year, every player rolls { $coloured_dice-size ->
            [one] { $coloured_dice-size } coloured die
           *[other] { $coloured_dice-size } coloured dice
        } { $coloured_dice-sign ->
            [minus] fewer
           *[plus] more
        }.
    .purist = All year, every player rolls { $coloured_dice-size ->
            [one] { $coloured_dice-size } coloured die
           *[other] { $coloured_dice-size } coloured dice
        } { $coloured_dice-sign ->
            [minus] fewer
           *[plus] more
        }.
kb-good-year = Good Year
    .text = In Spring and in Summer, before rolling, every player without a white die gets 1 for that season. Every player who already has one takes 1 good of their choice.
kb-second-thoughts = Second Thoughts
    .text = Once per season, after rolling, every player may reroll exactly 1 of their dice.
kb-topsy-turvy-court = Topsy-Turvy Court
    .text = All year, the turn order runs from the highest total to the lowest.
kb-silver-tongues = Silver Tongues
    .text = Immediately, every player takes { $tokens ->
            [one] { $tokens } '+2' token
           *[other] { $tokens } '+2' tokens
        }. All year, a '+2' token used to influence an advisor adds 1, 2 or 3, as its owner chooses.
kb-short-audiences = Short Audiences
    .text = All year, no group may contain more than { $max_dice_per_group ->
            [one] { $max_dice_per_group } die
           *[other] { $max_dice_per_group } dice
        }, including white dice.
kb-ill-king = The King Is Ill
    .text = All year, the King (18) cannot be influenced.{ $redirect ->
            [0] { "" }
           *[other] { " " }A group worth 18 may be placed on the Queen (17) if she can be influenced.
        }
    .purist = All year, the King (18) cannot be influenced.
kb-rising-stars = Rising Stars
    .text = At the start of each productive season, a gift is placed on each of 5 advisors: 1 '+2' token on 3, 1 gold on 5, 1 VP on 6, 1 stone on 10, 1 gold on 13. The first player to place a group there takes the gift immediately.
kb-secret-deals = Secret Deals
    .text = Every player has 1 deal token for this year. Spend it to place a group on an advisor that another player has already influenced this season.
kb-royal-wedding = Royal Wedding
    .text = All year, each group that receives the aid of the Queen (17) or the King (18) also gives { $vp } VP.
kb-feast-of-fools = Feast of Fools
    .text = All year, the Queen (17) and the King (18) cannot be influenced. Advisors 1, 2 and 3 give their aid twice.
kb-call-to-arms = Call to Arms
    .text = All year, advisors 5, 10 and 18 give { $soldiers ->
            [one] { $soldiers } more soldier
           *[other] { $soldiers } more soldiers
        } whenever their aid includes a soldier. In phase 7, each soldier costs { $recruit_cost ->
            [one] { $recruit_cost } more good
           *[other] { $recruit_cost } more goods
        }.
kb-absent-advisor = Absent Advisor
    .text = At the start of each productive season, the first player rolls 2 white dice: the advisor whose number equals their total cannot be influenced this season.
kb-open-doors = Open Doors
    .text = All year, each of the advisors 1 to 6 may be influenced by 2 different players.
kb-generous-quarries = Generous Quarries
    .text = In each productive season, before rolling, every player rolls 1 white die: on { $min_face } or more, they take { $stone } stone.
kb-royal-gift = Royal Gift
    .text = Immediately, every player takes { $goods_any ->
            [one] { $goods_any } good
           *[other] { $goods_any } goods
        } of their choice.
kb-royal-tithe = Royal Tithe
    .text = At the close of Autumn, every player returns 1 good of their choice or loses { $vp } VP.
kb-bandits = Bandits on the Roads
    .text = At the close of each productive season, every player with more than { $max_goods ->
            [one] { $max_goods } good
           *[other] { $max_goods } goods
        } returns goods of their choice until they have { $max_goods }.
kb-trade-fair = Trade Fair
    .text = All year, at the start of their build turn, every player may exchange { $max_exchange ->
            [one] { $max_exchange } good for 1 good of another kind
           *[other] up to { $max_exchange } goods, 1 for 1, for goods of other kinds
        }.
kb-master-masons = Master Masons
    .text = The first building each player builds this year costs 1 less good of their choice, of a kind included in its cost.
kb-scarce-labour = Scarce Labour
    .text = All year, buildings of columns III and IV cost { $extra_gold } more gold and give { $extra_vp } more VP when built.
kb-royal-inspection = Royal Inspection
    .text = The King's Reward is given a second time at the close of Autumn.
kb-summer-strike = Summer Strike
    .text = In Summer, nobody builds. In Autumn, every player may build 2 buildings in their build turn, each at its full cost.
kb-fierce-enemies = Fierce Enemies
    .text = This winter, the invaders' strength is { $strength-size } { $strength-sign ->
            [minus] lower
           *[plus] higher
        }.
kb-heavy-snow = Heavy Snow
    .text = This winter, the King's die is not rolled: every player receives { $reinforcement ->
            [one] { $reinforcement } reinforcement
           *[other] { $reinforcement } reinforcements
        }. No effect with troop tokens.
kb-divided-enemies = Divided Enemies
    .text = This winter, the invaders' strength is { $strength-size } { $strength-sign ->
            [minus] lower
           *[plus] higher
        }, and there is no VP for the best victor.
kb-spoils-of-war = Spoils of War
    .text = This winter, each player who wins their battle also takes { $win_goods_any ->
            [one] { $win_goods_any } good
           *[other] { $win_goods_any } goods
        } of their choice. Each player who loses it also loses { $loss_vp } VP.
kb-mercenary-bands = Mercenary Bands
    .text = In phase 7, each soldier costs { $cost ->
            [one] { $cost } good
           *[other] { $cost } goods
        }. Players who own { $the-barracks } also recruit 1 soldier for free.
kb-beacons-lit = Beacons Lit
    .text = Turn this year's invader card face up now; it stays visible to everyone.

## Scenarios, a paragraph to a line

kb-the-regency = The Regency
    .text =
        Setup: The Envoy is not used. Lay out the 6 favours: Die, Seal, Works, Purse, Guard and Praise.
        Favours: Phases 1, 3 and 5 become favour phases. Each player takes 1 favour. The player with the fewest buildings chooses first; ties are broken by fewest goods, then by later position in turn order. Each favour can be taken by only 1 player per phase, and nobody may decline. All 6 are available again in the next favour phase.
        Effects: Die: roll 1 extra white die in the next productive season. Seal: in the next productive season, you may once place a group as with the Envoy. Works: in the next productive season, you may build 1 more building, at its full cost, after your normal build. Purse: take 1 good of your choice now. Guard: recruit 1 soldier now. Praise: gain 1 VP now. A Seal or Works not used by the end of that season is lost.
        End: After year V, as usual. Gain { $vp_per_pair } VP for each kind of favour you have taken at least twice.
kb-the-dragons-hoard = The Dragon's Hoard
    .text =
        Setup: The invader of year V is the Dragons card of strength { $invader-5-5-strength }, placed face up under the other 4. The hoard starts empty.
        Invaders: In years II, III and IV, the invaders' strength is { $strength_bonus } higher.
        Soldiers: When the soldiers are dismissed, every player keeps { $keep_divisor ->
            [1] all of them
            [2] half of them, rounded down
           *[other] 1 of every { $keep_divisor } of them
        }, but at most { $keep_max }.
        Hoard: At the end of each winter of years I to IV, add gold from the supply to the hoard, equal to the printed strength of the invaders just fought. Each good raided by invaders also goes into the hoard.
        Dragon: In year V, the Dragon's strength is { $invader-5-5-strength }, plus 1 for every { $goods_per_strength } goods in the hoard (every { $module5_goods_per_strength } with troop tokens).
        End: After year V, as usual. In the last battle, the victors with the highest total gain 1 VP for every { $goods_per_vp_best } goods in the hoard, and all other victors 1 VP for every { $goods_per_vp_other }, rounded down, in addition to all other rewards.
kb-four-winters = Four Winters
    .text =
        Setup: The game starts in year II; no invader of year I is drawn. In reverse turn order, every player places 1 building of column I on their sheet for free, then in turn order a second one, of another row. Both give their printed VP. With troop tokens, every player also secretly returns 1 of them to the box.
        Building: In each Autumn, every player may build a second building, at its full cost, after their normal build.
        King's Reward: It is worth { $king_reward_vp } VP.
        End: After year V, as usual: 4 years, 12 productive seasons.
kb-royal-charters = Royal Charters
    .text =
        Setup: Shuffle the 8 charters and reveal 4.
        Scoring: Each charter states when it is checked, for all players at the same time. The first time it is fulfilled, each player who fulfils it gains { $first_vp } VP. Any other player gains { $later_vp } VP the first time they fulfil it later. Each player scores each charter only once.
        Charters: At the close of each productive season: Frontier, Skyline, Masterwork, Granary, Courtier and Letters. At the start of winter: Host. At the end of the year: Laurels.
        End: At the end of year { $early_end_from_year ->
            [1] I, II, III or IV
            [2] II, III or IV
            [3] III or IV
            [4] IV
           *[other] { $early_end_from_year-roman }
        }, the game ends immediately if every revealed charter has been scored by at least 1 player; otherwise after year V. Then the player who has scored the most charters, at least 1, gains { $most_vp } VP (all tied players do). With troop tokens, if the game ends early, everyone scores the lowest token they have left.

## Favours of the Regency

kb-favour-die = Die
    .text = Roll 1 extra white die in the next productive season.
kb-favour-seal = Seal
    .text = In the next productive season, you may once place a group as with the Envoy.
kb-favour-works = Works
    .text = In the next productive season, you may build 1 more building, at its full cost, after your normal build.
kb-favour-purse = Purse
    .text = Take 1 good of your choice now.
kb-favour-guard = Guard
    .text = Recruit 1 soldier now.
kb-favour-praise = Praise
    .text = Gain 1 VP now.

## Royal charters

kb-charter-frontier = Frontier
    .text = Own 5 buildings of column I, or 6 with rows A and G, at the close of a productive season.
kb-charter-skyline = Skyline
    .text = Own 3 buildings of column III at the close of a productive season.
kb-charter-masterwork = Masterwork
    .text = Own 1 building of column IV at the close of a productive season.
kb-charter-granary = Granary
    .text = Own 2 gold, 2 wood and 2 stone at the close of a productive season.
kb-charter-host = Host
    .text = Have 5 soldiers at the start of winter.
kb-charter-laurels = Laurels
    .text = Have won 3 battles by the end of a year.
kb-charter-courtier = Courtier
    .text = Have influenced both the Queen (17) and the King (18) during the game, by the close of a productive season.
kb-charter-letters = Letters
    .text = Own 3 '+2' tokens at the close of a productive season.

## Whims

kb-whim-1 = The Jester's whim
    .text = Receive the aid of the lowest advisor that nobody has influenced this season. If there is a whim on that advisor, receive the whim's aid instead.
kb-whim-2 = The Squire's whim
    .text = Take 2 '+2' tokens, or pay 1 '+2' token to take 1 gold and recruit 1 soldier.
kb-whim-3 = The Architect's whim
    .text = The player on your left names gold, wood or stone: take 1 good of that kind.
kb-whim-4 = The Merchant's whim
    .text = Take 1 good from this tile. When the tile is placed, and whenever it is empty, put 1 gold, 1 wood and 1 stone on it.
kb-whim-5 = The Sergeant's whim
    .text = Take the good on this tile. When the tile is placed, and whenever its good is taken, draw gold, wood or stone at random and put 1 of it on the tile.
kb-whim-6 = The Alchemist's whim
    .text = You may pay 1 good to recruit 1 soldier and gain 1 VP; or pay 1 VP to recruit 1 soldier and take 1 good of your choice; or pay 1 soldier to gain 1 VP and take 1 good of your choice. You cannot pay what you do not have.
kb-whim-7 = The Astronomer's whim
    .text = Choose another player, who takes 1 good of their choice; then take 2 goods of the same kind.
kb-whim-8 = The Treasurer's whim
    .text = The player on your left names gold, wood or stone, then the player on your right does: take 1 good for each name. With 2 players your opponent names both.
kb-whim-9 = The Master Hunter's whim
    .text = Choose 2 different options: take 1 gold; take 1 wood; gain 1 VP; recruit 1 soldier and take 1 '+2' token.
kb-whim-10 = The General's whim
    .text = Take 2 gold, 2 wood or 2 stone.
kb-whim-11 = The Swordsmith's whim
    .text = Take 1 stone, recruit 1 soldier and gain 1 VP. If nobody had fewer goods than you before this, you may give up the soldier or the VP for 1 more stone; if nobody had fewer soldiers, the stone or the VP for 1 more soldier; if nobody had fewer VP, the stone or the soldier for 1 more VP. Make at most 1 of these exchanges.
kb-whim-12 = The Duchess's whim
    .text = Take 3 gold, and every other player gains 1 VP; or gain 3 VP, and every other player takes 1 gold.
kb-whim-13 = The Champion's whim
    .text = Take 1 good of your choice and 1 '+2' token, gain 1 VP, recruit 1 soldier and secretly look at the top invader card.
kb-whim-14 = The Spy's whim
    .text = Choose another player, who chooses and receives 1 of these: 1 gold, 1 wood, 1 stone, 1 '+2' token, 1 soldier. You receive the other 4.
kb-whim-15 = The Inventor's whim
    .text = Take 2 gold, 2 wood and 2 stone, then give 2 of these goods of your choice to 1 or 2 other players.
kb-whim-16 = The Wizard's whim
    .text = Gain 5 VP.

## Troop tokens

kb-troop-0 = Troop token 0
    .text = Gives no soldiers. Worth 0 VP if it is left at the end of the game.
kb-troop-1 = Troop token 1
    .text = Gives 1 soldier. Worth 1 VP if it is left at the end of the game.
kb-troop-2 = Troop token 2
    .text = Gives 2 soldiers. Worth 2 VP if it is left at the end of the game.
kb-troop-3 = Troop token 3
    .text = Gives 3 soldiers. Worth 3 VP if it is left at the end of the game.
kb-troop-4 = Troop token 4
    .text = Gives 4 soldiers. Worth 4 VP if it is left at the end of the game.

## Invaders

kb-race-barbarians = Barbarians
kb-race-goblins = Goblins
kb-race-orcs = Orcs
kb-race-zombies = Zombies
kb-race-demons = Demons
kb-race-dragons = Dragons

## Seasons and phases

kb-season-spring = Spring
kb-season-summer = Summer
kb-season-autumn = Autumn
kb-season-winter = Winter

kb-phase-1 = King's Aid
    .text = The player with the fewest buildings (if tied, the fewest goods) rolls 1 extra white die in Spring. If players are still tied, each of them takes 1 good of their choice instead.
kb-phase-2 = Spring
    .text = The first productive season: roll, influence advisors, receive their aid, build.
kb-phase-3 = King's Reward
    .text = The player with the most buildings gains 1 VP. All tied players gain it.
kb-phase-4 = Summer
    .text = The second productive season: roll, influence advisors, receive their aid, build.
kb-phase-5 = King's Envoy
    .text = The Envoy returns to the board. Then the player with the fewest buildings (if tied, the fewest goods) receives it. If players are still tied, nobody does.
kb-phase-6 = Autumn
    .text = The third productive season: roll, influence advisors, receive their aid, build.
kb-phase-7 = Mercenaries
    .text = In turn order, every player may recruit any number of soldiers at 2 goods each.
kb-phase-8 = Winter
    .text = The invaders are revealed, the King sends reinforcements, every player fights their own battle, and the soldiers are dismissed.

## Goods

kb-good-gold = gold
kb-good-wood = wood
kb-good-stone = stone

## Other pieces

kb-piece-good = good
    .text = Gold, wood or stone. The supply is unlimited.
kb-piece-vp = VP
    .text = A victory point. The player with the most VP wins; scores below 0 are possible.
kb-piece-soldier = soldier
    .text = Counts 1 in your battle. All soldiers are dismissed at the end of winter.
kb-piece-token = '+2' token
    .text = Adds 2 to the value of a group, at most 1 token per season. It is not a good.
kb-piece-coloured-die = coloured die
    .text = You roll 3 of them in each productive season. Every group needs at least 1.
kb-piece-white-die = white die
    .text = An extra die. It can be part of a group but can't form one alone.
kb-piece-neutral-die = neutral die
    .text = With 2 players, neutral dice are rolled in each productive season and block the advisors whose numbers match their totals. Nobody receives aid for them.
kb-piece-envoy = King's Envoy
    .text = Use it once: to place a group on an advisor that any player has already influenced this season, or to build a second building, at its full cost, after your normal build. Then it returns to the board.
kb-piece-deal = deal token
    .text = Use it once this year to place a group on an advisor that another player has already influenced this season.
kb-piece-troop = troop token
    .text = In winter, each player secretly chooses 1 of theirs. It gives as many soldiers as it shows and is then removed from the game. The last one left scores its value in VP.
kb-piece-whim = whim
    .text = A tile that covers an advisor and replaces their aid.
kb-piece-strip = strip
    .text = A row of 4 other buildings to lay over the row with the same letter.
kb-piece-building = building
    .text = Built from left to right in its row. It gives its VP when built and loses them when destroyed.
kb-piece-invader = invader card
    .text = Shows the race and strength of the invaders of a year, the losses on a defeat and the reward for a victory.
kb-piece-governor = governor
    .text = Your character: a power for the whole game.
kb-piece-fate = fate
    .text = Affects all players for one year.
kb-piece-scenario = scenario
    .text = Changes the game as a whole.
kb-piece-favour = favour
    .text = A bonus that players choose in phases 1, 3 and 5.
kb-piece-charter = charter
    .text = A goal for all players.
kb-piece-hoard = hoard
    .text = The goods the Dragon has gathered.

## Modules and their variants

kb-module-rows = Additional Rows
    .text = Module 1: the province has 7 rows, A to G.
kb-module-alternative = Alternative Rows
    .text = Module 2: rows of the province can be replaced by strips with 4 other buildings.
kb-module-governors = Governors
    .text = Module 3: every player has a governor with a power of their own.
kb-module-fate = Fates
    .text = Module 4: every year, a fate card affects all players.
kb-module-troops = Troop Tokens
    .text = Module 5: in winter, every player chooses a troop token instead of using the King's die.
kb-module-whims = Whims of the Court
    .text = Module 6: in every productive season, a whim changes the aid of one advisor for the rest of the game.
kb-variant-restoration = Restoration
    .text = All whims start on the board, and after each productive season one is removed from the game.
kb-variant-draft = Draft
    .text = Draft: players choose their strips in turn instead of drawing them at random.
kb-variant-auction = Auction
    .text = Auction: players bid VP for the governors instead of being dealt them.
kb-variant-purist = Purist
    .text = Off: governors and fates are played without the additions made for balance.

## Ways to place a group on an advisor

kb-way-usual = as usual
    .text = The advisor is free, or you use the Envoy.
kb-way-private = to a private advisor
    .text = The group goes to a private advisor ({ $name-politician }).
kb-way-ambassador = with { $the-ambassador }
    .text = The group goes to an advisor as with the Envoy ({ $name-ambassador }).
kb-way-seal = with the Seal
    .text = With the regent's Seal, the group goes to an advisor that has already been influenced.
kb-way-deal = with the deal token
    .text = The group joins another player's on this advisor.
kb-way-private-deal = with the deal token, to a private advisor
    .text = The group joins another one on a private advisor ({ $name-politician }).
