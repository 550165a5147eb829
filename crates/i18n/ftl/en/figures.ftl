### Component figures: the labels of the figures, the figure editor, and what tables say of changed figures.

## Krieg und Frieden

kr-figure-counts = Set-up and limits
kr-figure-resource_each = Resource cards of each kind
kr-figure-houses_each = Houses per player
kr-figure-start_farms = Farms at the start
kr-figure-outer_sites = Outer building sites
kr-figure-inner_sites = Inner building sites
kr-figure-start_hand = Cards in the first hand
kr-figure-hand_limit = Hand limit
kr-figure-privileges = Privilege tiles
kr-figure-values = Worth of a card in an auction
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
kb-figure-goods = goods of one's choice
kb-figure-buildings = buildings
kb-figure-points = VP

## Kingsburg: numbers of cards

kb-param-amount = Goods taken
kb-param-battle = Bonus of the effect
kb-param-bonus_gold_if_soldiers_lost = Gold for lost soldiers
kb-param-coloured_dice = Coloured dice more or fewer
kb-param-cost = Goods per soldier
kb-param-discount_gold = Gold less for a building
kb-param-discount_once = Discount once per game
kb-param-early_end_from_year = Early end possible from year
kb-param-end_vp = VP at the end
kb-param-end_vp_per_col4 = VP at the end per building of column IV
kb-param-end_vp_per_win = VP at the end per battle won
kb-param-extra_gold = Gold more
kb-param-extra_vp = VP more
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
kb-param-goods_any = Goods of one's choice
kb-param-goods_if_not_lowest = Goods, unless nobody has fewer VP
kb-param-goods_per_strength = Goods in the hoard per strength
kb-param-goods_per_vp_best = Goods per VP for the best
kb-param-goods_per_vp_other = Goods per VP for the others
kb-param-keep = Soldiers kept
kb-param-keep_divisor = Soldiers kept: one out of
kb-param-keep_max = Soldiers kept, at most
kb-param-king_reward_vp = VP of the King's Reward
kb-param-later_vp = VP for those who follow
kb-param-loss_vp = VP lost in defeat
kb-param-max_buildings = Buildings, at most
kb-param-max_dice_per_group = Dice in a group, at most
kb-param-max_exchange = Goods exchanged, at most
kb-param-max_goods = Goods owned, at most
kb-param-max_number = Number of the advisor, at most
kb-param-max_per_year = Times per year
kb-param-max_reinforcement = King's reinforcement, at most
kb-param-max_total = Total of the dice, at most
kb-param-min_advisors = Advisors influenced, at least
kb-param-min_face = Die, at least
kb-param-min_printed_strength = Printed strength, at least
kb-param-min_soldiers = Soldiers, at least
kb-param-module5_goods_per_strength = Goods in the hoard per strength, with troop tokens
kb-param-module5_max_token = Troop token, at most
kb-param-module5_soldiers = Soldiers with troop tokens
kb-param-most_vp = VP for most charters
kb-param-no_token = Without the '+2' token (0 or 1)
kb-param-priest_vp = VP for the caller
kb-param-recruit_cost = Goods more per soldier
kb-param-redirect = 18 may go to the Queen (0 or 1)
kb-param-reinforcement = Reinforcement
kb-param-row_min_buildings = Buildings in a row, at least
kb-param-soldiers = Soldiers
kb-param-start_tokens = '+2' tokens at the start
kb-param-start_vp = VP at the start
kb-param-step_autumn = Step in Autumn
kb-param-step_spring = Step in Spring
kb-param-step_summer = Step in Summer
kb-param-stone = Stone
kb-param-strength = Strength of the invaders more or less
kb-param-strength_bonus = Strength of the invaders more
kb-param-token = '+2' tokens
kb-param-tokens = '+2' tokens
kb-param-turn_5 = 5 may be turned, too (0 or 1)
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

## Set-up page and tables

web-figures = Component figures
web-figures-about = Some printed figures could not be found; in the standard set these are reconstructed.
web-figures-which = Which figures those are
web-figures-standard = Standard
web-figures-server = { $name } (of this server)
web-figures-own = { $name } (saved by you)
web-figures-upload = From a component file
web-figures-file = Component file
web-figures-text = Text of the component file (TOML)
web-figures-edit = Edit component figures
web-figures-changed = This table plays with changed component figures: { $names }
web-figures-count = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
web-figures-difference = { $figure }: { $value } instead of { $standard }
web-figures-new-name = { $card }: new name { $name } ({ $language })
web-figures-new-text = { $card }: new text ({ $language }): { $text }

## The figure editor

web-figures-title = { $game }: component figures
web-figures-editor-about = Enter what is printed on your components. Save the figures under a name, and choose them when you set a table up. Fields that you leave as they are keep the standard figure.
web-figures-was = standard: { $standard }
web-figures-reconstructed = reconstructed
web-figures-mark = ★ The standard figure is reconstructed: it was not found in print.
web-figures-sources = Where the standard figures come from
web-figures-source-rulebook = from the rulebook
web-figures-source-published = published elsewhere
web-figures-source-reconstructed = reconstructed by us
web-figures-words = Name and text
web-figures-card-name = Name ({ $language })
web-figures-card-text = Text ({ $language })
web-figures-name = Name of the set
web-figures-check = Check
web-figures-save = Save
web-figures-download = Download as a file
web-figures-load = Edit this file
web-figures-reset = Reset to the standard figures
web-figures-sets = Saved sets
web-figures-server-sets = Sets of this server
web-figures-rename = Rename
web-figures-delete = Delete
web-figures-saved = Saved as { $name }.
web-figures-valid = The figures can be played with.
web-figures-invalid = The figures cannot be played with.
web-figures-upload-title = Edit a component file
web-refused-bad-figure-set = There is no such set of component figures.
web-refused-bad-figure-name = The name of a set has 1 to 40 letters, all of which can be seen.
web-refused-figure-name-taken = You have another set of that name for this game.
web-refused-too-many-figure-sets = You have saved 50 sets of component figures: delete one first.
web-refused-bad-card-text = A name of a card has at most 40 characters and a text at most 600, all of which can be seen.
web-refused-large-component-file = A component file has at most 64 KiB.

## hightable serve

tool-cmd-serve-components = A component file that everybody may choose when setting a table up, named GAME-NAME.toml; may be given several times
tool-serve-components = { $file } is not offered: { $why }
tool-serve-components-name = Its name must be GAME-NAME.toml, with one of the games { $possible } and a name of 1 to 40 letters.
tool-serve-components-twice = Another file gives a set of this name for the same game.
tool-serve-components-large = It is larger than { $most } KiB.
