# Verräter.

vt-title = Verräter
    .about = Two royal houses fight over a ring of lands. Take an action card in secret, support your house, or betray it at the last moment.

## Houses, lands, buildings, roles

vt-side = { $side ->
    [eagle] Eagle
   *[rose] Rose
}
vt-kind-wasteland = Wasteland
vt-kind-meadow = Meadow
vt-kind-river = River
vt-kind-forest = Forest
vt-kind-village = Village
vt-kind-city = City
vt-land = { $kind } { $land }
vt-building = { $building ->
    [estate] estate
   *[office] office
}
vt-role-traitor = Traitor
    .the = the Traitor
    .text = You change sides when the action cards are revealed, and score 1 VP.
vt-role-diplomat2 = Diplomat +2
    .the = Diplomat +2
    .text = Your side gets 2 extra conflict points. You draw one extra supply card.
vt-role-diplomat5 = Diplomat +5
    .the = Diplomat +5
    .text = Your side gets 5 extra conflict points. Under the 2008 rules you change sides if all players are on the same side.
vt-role-builder = Builder
    .the = the Builder
    .text = You may place a building under a land, or turn over one of yours.
vt-role-strategist = Strategist
    .the = the Strategist
    .text = You score 2 VP and take the strategy card.
vt-role-farmer = Farmer
    .the = the Farmer
    .text = You draw first: three supply cards, regardless of your estates.

## Phases

vt-lap = Round
vt-round = Round { $round } of { $rounds }: { $phase }
vt-phase-setup = setup
vt-phase-conflict = choosing the conflict
vt-phase-roles = taking action cards
vt-phase-supply = playing supply cards
vt-phase-reveal = revealing action cards
vt-phase-resolution = resolving the conflict
vt-phase-points = victory points
vt-phase-builder = the Builder
vt-phase-strategist = the Strategist
vt-phase-discard = discarding supply cards
vt-phase-draw = drawing supply cards
vt-phase-return = returning action cards
vt-phase-start-player = next start player
vt-phase-round-end = end of the round
vt-phase-over = the game is over

## Questions

vt-ask-first-estate = Under which land do you place your first estate?
vt-ask-conflict = Which two lands fight this round?
vt-ask-role = Which action card do you take?
vt-ask-supply = Which supply cards do you play for your side?
vt-ask-build = Place a building or turn one over?
vt-ask-limit = You are due { $due ->
    [one] { $due } supply card
   *[other] { $due } supply cards
}, but your hand limit is five. Which cards do you discard first? (at most { $excess })

## Choices

vt-do-estate = Place the estate under { $land }
vt-do-conflict = { $eagle } (Eagle) against { $rose } (Rose)
vt-do-pick = Take { $role }
vt-do-supply = Play { $cards }{ $count ->
    [one] {""}
   *[other] {" "}({ $sum } in all)
}
vt-do-supply-against = { $what }: { $own } against { $other }
vt-do-no-supply = Play no supply cards
vt-do-build = Place an { $building ->
    [estate] estate
   *[office] office
} under { $land }
vt-do-turn = Turn over the building under { $land }
vt-do-no-build = Don't build
vt-do-discard = Discard { $cards }
vt-do-no-discard = Discard nothing

## Log

vt-event-ring-laid = The ring of lands is laid out. { $start } is the start player; { $strategy } has the strategy card.
vt-event-hand = Each player takes the supply cards { $cards }.
vt-event-round-began = Round { $round } begins. Start player: { $start }.
vt-event-conflict-placed = { $by } chooses the conflict: { $eagle } (Eagle) against { $rose } (Rose).
vt-event-set-aside = One action card is set aside, face down.
vt-event-choosing-from = { $by } can choose from { $roles }.
vt-event-picked = { $by } takes an action card, face down.
vt-event-picked-role = { $by } took { $role }.
vt-event-left-over = { $by } leaves { $count ->
    [one] one action card
   *[other] { $count } action cards
} face down.
vt-event-left-over-roles = Left over: { $roles }.
vt-event-supplied = { $by } plays the supply { $count ->
    [one] card
   *[other] cards
} { $cards }.
vt-event-supplied-nothing = { $by } plays no supply cards.
vt-event-revealed = { $by } reveals: { $role }.
vt-event-switched = { $by } ({ $role }) changes sides to the { $side ->
    [eagle] Eagle
   *[rose] Rose
}!
vt-event-totalled = Conflict points: Eagle { $eagle }, Rose { $rose }.
vt-event-tied = The conflict is a tie: no land changes hands.
vt-event-won = { $side ->
    [eagle] The Eagle
   *[rose] The Rose
} wins the conflict{ $winners ->
    [0] , but has no players on its side.
    [one] {" "}with one player on its side.
   *[other] {" "}with { $winners } players on its side.
}
vt-event-scored = { $by } scores { $vp } VP for the conquered land.
vt-event-flipped = { $land } now belongs to the { $side ->
    [eagle] Eagle
   *[rose] Rose
}.
vt-event-bonus = { $by } scores { $vp } VP as { $role }.
vt-event-built = { $by } places an { $building ->
    [estate] estate
   *[office] office
} under { $land }.
vt-event-turned = { $by } turns the building under { $land } over: it is now an { $building ->
    [estate] estate
   *[office] office
}.
vt-event-did-not-build = { $by } doesn't build.
vt-event-strategy-taken = { $by } takes the strategy card.
vt-event-discarded = The played supply cards are discarded.
vt-event-made-room = { $by } discards { $cards } to make room.
vt-event-made-no-room = { $by } discards nothing.
vt-event-reshuffled = The discard pile is shuffled to form a new stock.
vt-event-drew = { $by } draws { $count ->
    [one] a supply card
   *[other] { $count } supply cards
}.
vt-event-drew-cards = { $by } drew { $cards }.
vt-event-roles-returned = All action cards are returned.
vt-event-start-passed = { $to } becomes the start player.
vt-event-one-house = All lands belong to the { $side ->
    [eagle] Eagle
   *[rose] Rose
}: the game ends early.
vt-event-final-scored = { $by } scores { $vp } VP for { $offices ->
    [one] one office
   *[other] { $offices } offices
} times { $cards ->
    [one] one supply card
   *[other] { $cards } supply cards
}.
vt-event-ended = The game is over.

## Reasons why a move is not possible

vt-reason-game-over = The game is over.
vt-reason-nobody-there = There is no player in that seat.
vt-reason-not-your-turn = It is not your turn.
vt-reason-other-question = This move doesn't fit the current decision.
vt-reason-has-building = There is already a building under that land.
vt-reason-same-house = Both lands belong to the same house. A conflict needs neighbouring lands of different houses.
vt-reason-not-offered = That action card isn't among those passed to you.
vt-reason-not-in-hand = You don't have these cards.
vt-reason-none-in-reserve = All three of your building cards are placed. You can only turn one over.
vt-reason-too-many-offices = You can't have more than two offices.
vt-reason-no-building = There is no building under that land.
vt-reason-not-yours = That building belongs to another player.
vt-reason-too-many-discarded = You may discard only as many cards as you need to make room for.
vt-reason-not-the-box = There is nothing to draw now.
vt-reason-other-draw = A different draw is due here.
vt-reason-wrong-count = A different number of cards must be drawn.
vt-reason-not-in-box = These cards aren't available to draw.
vt-reason-wrong-ring = The ring must contain each kind of land twice, once for each house.
vt-reason-wrong-start = The options determine a different start player.

## Expected notation

vt-expected-action = estate LAND, conflict BORDER, pick ROLE, supply CARDS, build estate|office LAND, turn LAND, pass or discard CARDS
vt-expected-cards = supply cards as values joined by + (2, 3, 4, 5, 6, 8), or - for none
vt-expected-fewer-cards = at most 20 cards of each value
vt-expected-place = a land or border: 1 to 12
vt-expected-role = an action card: traitor, diplomat2, diplomat5, builder, strategist or farmer
vt-expected-seat = a seat: 1 to 4
vt-expected-draw = ring start=SEAT LAND/HOUSE …, deal SEAT:CARDS …, aside ROLE or draw CARDS
vt-expected-start = start=SEAT
vt-expected-ring = twelve lands after the start player
vt-expected-land = a land and its house: wasteland, meadow, river, forest, village or city, /, eagle or rose
vt-expected-deal = SEAT:CARDS, each seat once and in order

## Invalid component figures

vt-misfit-supply = there must be at least 20 supply cards, enough for four full hands, and at most 20 of each value
vt-misfit-first-hands = there must be at least four cards each of the values 3, 4 and 5, for the starting hands of the 1998 edition
vt-misfit-strength = a land can have at most 50 conflict points
vt-misfit-points = a land can be worth at most 20 points, and never more to each of many winners than to each of few
vt-misfit-four-figures = a land needs four figures: its value to each of one, two, three or four winners

## The table

vt-table = The ring of lands
vt-land-line = { $land } ({ $side ->
    [eagle] Eagle
   *[rose] Rose
})
vt-land-line-built = { $land } ({ $side ->
    [eagle] Eagle
   *[rose] Rose
}): { $building ->
    [estate] estate
   *[office] office
} of { $owner }
vt-conflict = Conflict: { $eagle } (Eagle) against { $rose } (Rose).
vt-start = Start player: { $start }. Strategy card: { $strategy }.
vt-stock = Stock: { $stock }. Discards: { $discards }.
vt-shuffled = Last shuffled stock: { $cards }.
vt-empty = none
vt-due = { $seat } is due { $due ->
    [one] a supply card
   *[other] { $due } supply cards
} from the stock.
vt-set-aside = Set aside: { $role }.
vt-unseen = a face-down action card
vt-untaken = Action cards not taken: { $roles }.
vt-seat-unsided = { $seat }: { $vp } VP, { $cards ->
    [one] { $cards } supply card
   *[other] { $cards } supply cards
}
vt-seat = { $seat } ({ $side ->
    [eagle] Eagle
   *[rose] Rose
}): { $vp } VP, { $cards ->
    [one] { $cards } supply card
   *[other] { $cards } supply cards
}
vt-seat-hand = Hand: { $cards }
vt-seat-known = Known cards in hand: { $cards }
vt-seat-played = Played: { $cards }
vt-seat-buildings = Estates: { $estates }, offices: { $offices }, in reserve: { $reserve }
vt-seat-role = Action card: { $role }
vt-seat-role-down = Action card: { $role }, face down
vt-seat-role-unknown = Action card: face down
vt-seat-received = Could choose from { $roles }
vt-seat-passed-on = Passed on { $roles }

## The board

vt-lands = Land values
vt-land-kind = Land
vt-conflict-points = Conflict points
vt-worth = VP for each winner, by number of winners
vt-owned = { $n ->
    [one] { $n } land
   *[other] { $n } lands
}
vt-prize = At stake: { $land }, { $vp } VP{ $n ->
    [one] {""}
   *[other] {" "}each
}
vt-decided = The { $side ->
    [eagle] Eagle
   *[rose] Rose
} has won the conflict.
vt-to-move = to move
vt-start-player = Start player
vt-strategy-card = Strategy card
vt-conflict-card = Conflict card
vt-face-down = face down
vt-known = card known to everyone
vt-draft = Action cards to choose from
vt-action-card = Your action card
vt-hand = Your supply cards
vt-idle = Brings no cards now: the land belongs to the other house.
vt-reserve = in reserve: { $n }
vt-stock-pile = Stock
vt-discard-pile = Discards
vt-shuffled-pile = Last shuffled stock
vt-aside = Action card set aside

## Options

vt-option-edition = Edition
vt-option-edition-1998 = 1998: everyone starts with a 3, a 4 and a 5; only the Traitor changes sides.
vt-option-edition-2008 = 2008: everyone is dealt three cards; Diplomat +5 also changes sides if all players are on the same side.
vt-option-start = Start player
vt-option-start-drawn = Random
vt-option-start-1 = First seat
vt-option-start-2 = Second seat
vt-option-start-3 = Third seat
vt-option-start-4 = Fourth seat

## Reasons of bots

vt-why-sheltered-home = Your house owns this land, and it is not at a border.
vt-why-home-at-the-border = Your house owns this land, but it is at a border.
vt-why-home-abroad = The other house owns this land: the estate brings nothing until you or the land changes sides.
vt-why-promising-conflict = Your side will probably win here, and you gain from it.
vt-why-conflict-for-a-traitor = This conflict is best if you change sides as the Traitor.
vt-why-open-conflict = Neither side is sure to win, but overall it is good for you.
vt-why-helps-rivals = It helps your rivals more than you.
vt-why-deserts-to-winners = With your help, the other side will probably win.
vt-why-deserts-for-the-point = Changing sides gains you little more than 1 VP.
vt-why-diplomacy-decides = Its conflict points may decide the conflict.
vt-why-diplomacy-is-idle = The conflict is decided even without a Diplomat.
vt-why-has-plans-to-build = You have something worth building.
vt-why-nothing-to-build = You have hardly anything worth building.
vt-why-sure-points = A guaranteed 2 VP.
vt-why-sure-points-and-strategy = A guaranteed 2 VP, and you choose the next conflict.
vt-why-hand-needs-cards = You need more cards than your estates bring.
vt-why-cards-are-of-no-use = You have little room or use for the Farmer's cards.
vt-why-conflict-is-won = The conflict is already won without cards.
vt-why-conflict-is-lost = The conflict is lost anyway.
vt-why-saves-cards = You save your cards for later.
vt-why-wins-conflict = These cards probably win the conflict.
vt-why-raises-chances = These cards improve your side's chances.
vt-why-wastes-cards = These cards change almost nothing.
vt-why-cards-are-free = These cards would be worthless later.
vt-why-estate-pays = The estate brings cards from now on.
vt-why-estate-for-later = The other house owns this land: the estate may bring cards later.
vt-why-office-counts = At the end, an office turns cards in hand into VP.
vt-why-office-is-untimely = It is too early or too late for an office.
vt-why-estate-becomes-office = The estate has done its job; an office is worth more now.
vt-why-office-becomes-estate = You give up the office for the cards of an estate.
vt-why-builds-nothing = It wastes the Builder.
vt-why-all-is-built = Your buildings are fine as they are.
vt-why-replaces-weak-cards = Weak cards make room for better ones.
vt-why-keeps-good-cards = You keep the value of your hand.
vt-why-loses-good-cards = You would discard good cards.
vt-earned-lands = Conquered lands
vt-earned-roles = Action cards
vt-earned-offices = Offices and cards at the end

## Where the component figures come from

vt-provenance-supply = { vt-figure-supply }
vt-provenance-cp-printed = { vt-kind-river }, { vt-kind-city } (conflict points)
    .note = From the example of a round.
vt-provenance-cp-published = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (conflict points)
vt-provenance-vp-printed = { vt-kind-river } (VP for one winner), { vt-kind-city } (VP for three winners)
    .note = From the example of a round.
vt-provenance-river-vp-published = { vt-kind-river } (VP for two winners)
vt-provenance-river-vp-assumed = { vt-kind-river } (VP for three and four winners)
    .note = Assumed to continue evenly from the values for one and two winners.
vt-provenance-city-vp-assumed = { vt-kind-city } (VP for one, two and four winners)
    .note = Assumed around the value for three winners: the strongest land is worth most.
vt-provenance-vp-assumed = { vt-kind-wasteland }, { vt-kind-meadow }, { vt-kind-forest }, { vt-kind-village } (VP)
    .note = Assumed from the values of river and city: a stronger land is worth more, and it is worth less to each the more players conquer it.

## Description and tutorial

vt-about = Two royal houses fight over a ring of lands. Draft your role in secret. The Traitor changes sides at the last moment.
vt-guide-welcome = Two royal houses, the Eagle and the Rose, fight over a ring of twelve lands. You are a noble on one side, but only your own victory points (VP) count: the player with the most VP after eight rounds wins, no matter which side they were scored on. Each round has one conflict between two neighbouring lands, and each player on the winning side scores the land that the other side loses: the fewer winners, the more VP for each. Before the conflict, everyone secretly takes one of six action cards, and one of them, the Traitor, changes sides at the last moment. The supply cards in your hand make your side stronger, and your estates bring you new ones.
    .title = Welcome to the Highlands
vt-guide-estate = At the end of each round, an estate gives you a supply card if its land belongs to your house. So place it under a land of your own house. Only neighbouring lands of different houses can fight: a land between two lands of its own house is safe for now. Your two other building cards come into play later, with the Builder.
    .title = Before the first round: your first estate
vt-guide-conflict = You have the strategy card and choose the border where the houses fight. Each of the two lands adds conflict points for its house, and the winners score the victory points of the lost land. A weak land of the other house is easier to win, a strong one is worth more. Avoid risking a land of your side with your own estate.
    .title = Phase 1: choose the conflict
vt-guide-role = Take one of the cards passed to you; the others see it only at the reveal. The Diplomats give your side 2 or 5 conflict points, the Strategist gives you 2 VP and the choice of the next conflict, the Builder lets you build, and the Farmer draws three supply cards. The Traitor gives you 1 VP and takes you, with the supply cards you play, to the other side: a good choice if you think the other side will win. Remember which cards you pass on, because the next players choose from them.
    .title = Phase 2: your action card
vt-guide-supply = You may play any number of your supply cards face up, and each adds its value to your side. Compare both sides: the lands, the cards already played, and what hidden Diplomats may add; and remember that someone may be the Traitor. All played cards are discarded, no matter who wins. So play enough to win, or save your cards for a better moment.
    .title = Phase 3: supply cards
vt-guide-supply-traitor = Nobody knows yet that you are the Traitor: at the reveal you change sides, and the supply cards you play now go with you. So consider whether they help the other side win. The players on your current side may play cards and waste them. But your own cards are discarded in any case.
    .title = Phase 3: supply cards, as the Traitor
vt-guide-build = You may place one of your building cards under a land that has none, or turn one of your buildings over. An estate gives you a supply card each round if its land belongs to your side. An office gives no cards, but at the end of the game each office is worth 1 VP for every supply card in your hand, up to three cards. So build estates early in the game and offices late.
    .title = Phase 7: you are the Builder
vt-guide-limit = Nobody may hold more than five supply cards. Before you draw, you may discard cards to make room for the new ones, or keep them and draw fewer. Discard low cards first.
    .title = Phase 10: your hand is full
vt-guide-wait-setup = The ring of lands is laid out, and each player in turn places a first estate. Note where the others build: they won't want to lose these lands. Then everyone is dealt three supply cards.
    .title = Before the first round
vt-guide-wait-conflict = The player with the strategy card now chooses where the houses fight this round. Only two neighbouring lands of different houses can be chosen.
    .title = Phase 1: choosing the conflict
vt-guide-wait-roles = One of the six action cards is set aside face down. The others are passed around from the start player, and everyone secretly takes one. Any cards left over stay face down and have no effect this round.
    .title = Phase 2: taking action cards
vt-guide-wait-supply = In turn, each player may play supply cards face up. Then all action cards are revealed, the Traitor changes sides, and the side with more conflict points wins the other side's land. You can follow everything in the 'Game log'.
    .title = Phase 3: others play supply cards
vt-guide-wait-builder = The action cards are revealed, the conflict is resolved and the points are scored. Now the player with the Builder may build, and the Strategist takes the strategy card for the next round.
    .title = After the reveal
vt-guide-wait-draw = The played supply cards are discarded, and new ones are drawn. The Farmer goes first and draws three; then the others draw one for each of their estates under a land of their side, and Diplomat +2 draws one extra card. Nobody draws more than three cards or holds more than five.
    .title = Phase 10: new supply cards
vt-guide-farewell = You have played a round: conflict, action cards, supply, reveal, building and drawing. Every round follows this pattern: the start player card passes to the left, while sides, lands and hands stay as they are. The game ends after the eighth round, or earlier if one house owns all the lands. Then offices are scored, and the player with the most VP wins.
    .title = You have seen a whole round

## The labels of the board in the rules

vt-diagram-land = A land
    .text = The band shows its house, eagle or rose, and its conflict points.
vt-diagram-building = A building
    .text = An estate brings cards, an office scores at the end. The colour shows whose it is.
vt-diagram-conflict = The conflict
    .text = The border where the two houses fight this round.
vt-diagram-worth = What lands are worth
    .text = Conflict points, and VP for each winner: the fewer winners, the more VP.
vt-diagram-houses = The two sides
    .text = Who supports which house, and the conflict points of each side.
vt-diagram-hand = Your supply cards
    .text = Play them to strengthen your side.
vt-diagram-action = Your action card
    .text = Taken in secret each round. All are revealed at the same time.
vt-diagram-stock = Stock and discard pile
    .text = You draw supply cards from the stock.
