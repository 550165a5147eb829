### Component figures: the labels of the figures, the figure editor, and what tables say of changed figures.

## Krieg und Frieden

kr-figure-counts = Setup and limits
kr-figure-resource_each = Resource cards of each kind
kr-figure-houses_each = Houses per player
kr-figure-start_farms = Farms at the start
kr-figure-outer_sites = Outer building sites
kr-figure-inner_sites = Inner building sites
kr-figure-start_hand = Cards in the starting hand
kr-figure-hand_limit = Hand limit
kr-figure-privileges = Privilege tiles
kr-figure-values = Value of a card in an auction
kr-figure-symbols = Agenda cards
kr-figure-start_card = Start card
kr-figure-removed = Removed in the strategic variant: card { $n }
kr-figure-points = Victory points
kr-figure-privilege = For a privilege card
kr-figure-part = For part { $n } of the cathedral

## Verräter

vt-figure-supply = Supply cards
vt-figure-supply-value = Cards of value { $n }
vt-figure-lands = Land cards
vt-figure-cp = Conflict points
vt-figure-vp = { $n ->
    [one] VP for the only winner
   *[other] VP for each of { $n } winners
}

## Kingsburg

kb-figure-building = Buildings: { $row }
kb-figure-alternative = Buildings: { $row }, alternative
kb-figure-governor = Governors
kb-figure-fate = Fates
kb-figure-scenario = Scenarios
kb-figure-troop_tokens = Troop tokens
kb-figure-token = Token { $n }
kb-figure-invaders = Invaders of year { $year }
kb-figure-invader = Invader card { $n }
kb-figure-cost = Cost in { $good }
kb-figure-vp = VP
kb-figure-battle = Battle bonus
kb-figure-strength = Strength
kb-figure-race = Race
kb-figure-lose = Defeat: { $what }
kb-figure-win = Victory: { $what }
kb-figure-goods = goods of choice
kb-figure-buildings = buildings
kb-figure-points = VP

## Kingsburg: numbers of cards

kb-param-amount = Goods taken
kb-param-battle = Bonus of the effect
kb-param-bonus_gold_if_soldiers_lost = Gold for lost soldiers
kb-param-coloured_dice = Change in coloured dice
kb-param-cost = Goods per soldier
kb-param-discount_gold = Gold discount on a building
kb-param-discount_once = Once-per-game discount
kb-param-early_end_from_year = Early end possible from year
kb-param-end_vp = VP at the end
kb-param-end_vp_per_col4 = VP at the end per building of column IV
kb-param-end_vp_per_win = VP at the end per battle won
kb-param-extra_gold = Extra gold
kb-param-extra_vp = Extra VP
kb-param-face_1 = Bonus for a 1
kb-param-face_2 = Bonus for a 2
kb-param-face_3 = Bonus for a 3
kb-param-face_4 = Bonus for a 4
kb-param-face_5 = Bonus for a 5
kb-param-face_6 = Bonus for a 6
kb-param-first_vp = VP for the first
kb-param-gold = Gold
kb-param-goods_2_players = Goods with 2 players
kb-param-goods_3_players = Goods with 3 players
kb-param-goods_4_players = Goods with 4 players
kb-param-goods_5_players = Goods with 5 players
kb-param-goods_any = Goods of choice
kb-param-goods_if_not_lowest = Goods, if someone has fewer VP
kb-param-goods_per_strength = Goods in the hoard per point of strength
kb-param-goods_per_vp_best = Goods per VP for the best
kb-param-goods_per_vp_other = Goods per VP for the others
kb-param-keep = Soldiers kept
kb-param-keep_divisor = Soldiers kept: one out of every
kb-param-keep_max = Maximum soldiers kept
kb-param-king_reward_vp = VP for the King's Reward
kb-param-later_vp = VP for later players
kb-param-loss_vp = VP lost on a defeat
kb-param-max_buildings = Maximum buildings
kb-param-max_dice_per_group = Maximum dice per group
kb-param-max_exchange = Maximum goods exchanged
kb-param-max_goods = Maximum goods owned
kb-param-max_number = Maximum advisor number
kb-param-max_per_year = Maximum uses per year
kb-param-max_reinforcement = Maximum King's reinforcement
kb-param-max_total = Maximum dice total
kb-param-min_advisors = Minimum advisors influenced
kb-param-min_face = Minimum die value
kb-param-min_printed_strength = Minimum printed strength
kb-param-min_soldiers = Minimum soldiers
kb-param-module5_goods_per_strength = Goods in the hoard per point of strength, with troop tokens
kb-param-module5_max_token = Maximum troop token
kb-param-module5_soldiers = Soldiers with troop tokens
kb-param-most_vp = VP for most charters
kb-param-no_token = Without the '+2' token (0 or 1)
kb-param-priest_vp = VP for the player who calls the blessing
kb-param-recruit_cost = Extra goods per soldier
kb-param-redirect = 18 may go to the Queen (0 or 1)
kb-param-reinforcement = Reinforcement
kb-param-row_min_buildings = Minimum buildings in a row
kb-param-soldiers = Soldiers
kb-param-start_tokens = '+2' tokens at the start
kb-param-start_vp = VP at the start
kb-param-step_autumn = Step in Autumn
kb-param-step_spring = Step in Spring
kb-param-step_summer = Step in Summer
kb-param-stone = Stone
kb-param-strength = Change in the invaders' strength
kb-param-strength_bonus = Extra strength of the invaders
kb-param-token = '+2' tokens
kb-param-tokens = '+2' tokens
kb-param-turn_5 = 5s can be turned, too (0 or 1)
kb-param-two_player_spring_gold = Gold in Spring with 2 players
kb-param-year = Year in which it applies
kb-param-vp = VP gained
kb-param-vp_cost = VP paid
kb-param-vp_if_lower = VP for a lower total
kb-param-vp_if_lowest = VP if nobody has fewer VP
kb-param-vp_if_not_won = VP for a battle not won
kb-param-vp_if_tied = VP for a tie
kb-param-vp_per_later_building = VP for each later building
kb-param-vp_per_pair = VP per pair of goods
kb-param-vp_per_row = VP per row
kb-param-white_dice = White dice
kb-param-win_goods_any = Goods for a victory
kb-param-wood = Wood

## Setup page and tables

web-figures = Component figures
web-figures-about = Some printed figures are not known; in the standard set they are reconstructed.
web-figures-which = Show reconstructed figures
web-figures-standard = Standard
web-figures-server = { $name } (of this server)
web-figures-own = { $name } (saved by you)
web-figures-upload = From a component file
web-figures-file = Component file
web-figures-text = Text of the component file (TOML)
web-figures-edit = Edit component figures
web-figures-changed = This table uses changed component figures: { $names }
web-figures-count = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
web-figures-difference = { $figure }: { $value } instead of { $standard }
web-figures-new-name = { $card }: new name { $name } ({ $language })
web-figures-new-text = { $card }: new text ({ $language }): { $text }

## The figure editor

web-figures-title = { $game }: component figures
web-figures-editor-about = Enter what is printed on your components. Save the figures under a name and select them when you create a table. Fields that you leave unchanged keep the standard figure.
web-figures-was = standard: { $standard }
web-figures-reconstructed = reconstructed
web-figures-mark = ★ The standard figure is reconstructed because the printed one is not known.
web-figures-sources = Sources of the standard figures
web-figures-source-rulebook = from the rulebook
web-figures-source-published = from another publication
web-figures-source-reconstructed = reconstructed for this site
web-figures-words = Name and text
web-figures-card-name = Name ({ $language })
web-figures-card-text = Text ({ $language })
web-figures-name = Name of the set
web-figures-check = Check
web-figures-save = Save
web-figures-download = Download as file
web-figures-load = Edit this file
web-figures-reset = Reset to standard figures
web-figures-sets = Saved sets
web-figures-server-sets = Sets on this server
web-figures-rename = Rename
web-figures-delete = Delete
web-figures-saved = Saved as { $name }.
web-figures-valid = These figures are valid.
web-figures-invalid = These figures are not valid.
web-figures-upload-title = Edit a component file
web-refused-bad-figure-set = This set of component figures doesn't exist.
web-refused-bad-figure-name = The name of a set must have 1 to 40 printable characters.
web-refused-figure-name-taken = You already have a set with that name for this game.
web-refused-too-many-figure-sets = You have saved 50 sets of component figures, the maximum. Delete one first.
web-refused-bad-card-text = A card name can have at most 40 printable characters and a card text at most 600.
web-refused-large-component-file = A component file can have at most 64 KiB.

## hightable serve

tool-cmd-serve-components = A component file named GAME-NAME.toml that players can choose when they create a table; can be given several times
tool-serve-components = skipping { $file }: { $why }
tool-serve-components-name = Its name must be GAME-NAME.toml, with one of the games { $possible } and a name of 1 to 40 printable characters.
tool-serve-components-twice = Another file defines a set with this name for the same game.
tool-serve-components-large = It is larger than { $most } KiB.
