# Verräter.

vt-title = Verräter
    .about = Two royal houses fight over a ring of lands. Take an action card in secret, stand by your house, or betray it at the last moment.

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
    .text = You change sides when the action cards are shown, and score 1 VP.
vt-role-diplomat2 = Diplomat +2
    .the = Diplomat +2
    .text = Your side has 2 conflict points more; you draw one supply card more.
vt-role-diplomat5 = Diplomat +5
    .the = Diplomat +5
    .text = Your side has 5 conflict points more. By the rules of 2008 you change sides if all stand on one side.
vt-role-builder = Builder
    .the = the Builder
    .text = You may place a building under a land, or turn one of yours over.
vt-role-strategist = Strategist
    .the = the Strategist
    .text = You score 2 VP and take the strategy card.
vt-role-farmer = Farmer
    .the = the Farmer
    .text = You draw before all others: three supply cards, whatever your estates.

## Moments

vt-lap = Round
vt-round = Round { $round } of { $rounds }: { $phase }
vt-phase-setup = the table is being set up
vt-phase-conflict = where the conflict is
vt-phase-roles = action cards are taken
vt-phase-supply = supply cards are played
vt-phase-reveal = action cards are shown
vt-phase-resolution = the conflict is resolved
vt-phase-points = victory points
vt-phase-builder = the Builder
vt-phase-strategist = the Strategist
vt-phase-discard = supply cards are discarded
vt-phase-draw = supply cards are drawn
vt-phase-return = action cards are returned
vt-phase-start-player = the next start player
vt-phase-round-end = the end of the round
vt-phase-over = the game is over

## Questions

vt-ask-first-estate = Under which land do you place your first estate?
vt-ask-conflict = Between which two lands is this round's conflict?
vt-ask-role = Which action card do you take?
vt-ask-supply = Which supply cards do you play for your side?
vt-ask-build = Do you place a building or turn one over?
vt-ask-limit = You are due { $due ->
    [one] { $due } supply card
   *[other] { $due } supply cards
}, but a hand holds five. Which cards do you discard first? (at most { $excess })

## Choices

vt-do-estate = Place the estate under { $land }
vt-do-conflict = { $eagle } of the Eagle against { $rose } of the Rose
vt-do-pick = Take { $role }
vt-do-supply = Play { $cards }{ $count ->
    [one] {""}
   *[other] {" "}({ $sum } in all)
}
vt-do-supply-against = { $what }: { $own } against { $other }
vt-do-no-supply = Play no supply card
vt-do-build = Place an { $building ->
    [estate] estate
   *[office] office
} under { $land }
vt-do-turn = Turn over the building under { $land }
vt-do-no-build = Build nothing
vt-do-discard = Discard { $cards }
vt-do-no-discard = Discard nothing

## What happened

vt-event-ring-laid = The ring of lands is laid. { $start } begins; { $strategy } has the strategy card.
vt-event-handed-out = Everyone takes the supply cards { $cards }.
vt-event-round-began = Round { $round } begins with { $start }.
vt-event-conflict-placed = { $by } places the conflict: { $eagle } of the Eagle against { $rose } of the Rose.
vt-event-set-aside = One action card is set aside, unseen.
vt-event-choosing-from = { $by } may choose from { $roles }.
vt-event-picked = { $by } takes an action card, face down.
vt-event-picked-role = { $by } has taken { $role }.
vt-event-left-over = { $by } leaves { $count ->
    [one] one action card
   *[other] { $count } action cards
} face down.
vt-event-left-over-roles = Left over: { $roles }.
vt-event-supplied = { $by } plays the supply { $count ->
    [one] card
   *[other] cards
} { $cards }.
vt-event-supplied-nothing = { $by } plays no supply card.
vt-event-revealed = { $by } shows the action card: { $role }.
vt-event-switched = As { $role } { $by } goes over to the { $side ->
    [eagle] Eagle
   *[rose] Rose
}!
vt-event-totalled = The Eagle has { $eagle } conflict points, the Rose { $rose }.
vt-event-tied = Both sides are equally strong: no land changes hands.
vt-event-won = { $side ->
    [eagle] The Eagle
   *[rose] The Rose
} wins the conflict{ $winners ->
    [0] , but nobody stands on its side.
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
vt-event-did-not-build = { $by } builds nothing.
vt-event-strategy-taken = { $by } takes the strategy card.
vt-event-discarded = The supply cards that were played are discarded.
vt-event-made-room = To make room, { $by } discards: { $cards }.
vt-event-made-no-room = { $by } discards nothing.
vt-event-reshuffled = The discards are shuffled into a new stock.
vt-event-drew = { $by } draws { $count ->
    [one] a supply card
   *[other] { $count } supply cards
}.
vt-event-drew-cards = { $by } has drawn: { $cards }.
vt-event-roles-returned = All action cards return to the middle.
vt-event-start-passed = { $to } is the next start player.
vt-event-one-house = All lands belong to the { $side ->
    [eagle] Eagle
   *[rose] Rose
}: the game ends early.
vt-event-final-scored = { $by } scores { $vp } VP at the end: { $offices ->
    [one] one office
   *[other] { $offices } offices
} times { $cards ->
    [one] one supply card
   *[other] { $cards } supply cards
}.
vt-event-ended = The game is over.

## Why not

vt-reason-game-over = The game is over.
vt-reason-nobody-there = Nobody sits there.
vt-reason-not-your-turn = It is not your turn.
vt-reason-other-question = This does not answer the question that is open.
vt-reason-has-building = There is a building under that land already.
vt-reason-same-house = Both lands there belong to one house; a conflict is between lands of opposite houses.
vt-reason-not-offered = That action card is not among those passed on to you.
vt-reason-not-in-hand = You do not hold these cards.
vt-reason-none-in-reserve = You have placed all three of your building cards; you can only turn one over.
vt-reason-too-many-offices = Nobody may have more than two offices.
vt-reason-no-building = There is no building under that land.
vt-reason-not-yours = The building there is another player's.
vt-reason-too-many-discarded = You may discard no more cards than find no room in a hand of five.
vt-reason-not-the-box = Nothing is drawn now.
vt-reason-other-draw = Something else had to be drawn.
vt-reason-wrong-count = Another number of cards had to be drawn.
vt-reason-not-in-box = The cards are not where they would have to come from.
vt-reason-wrong-ring = The ring is made of each kind of land twice, once for each house.
vt-reason-wrong-start = The start player is settled otherwise.

## What could have been read

vt-expected-action = estate LAND, conflict BORDER, pick ROLE, supply CARDS, build estate|office LAND, turn LAND, pass or discard CARDS
vt-expected-cards = supply cards as values with + between them (2, 3, 4, 5, 6, 8), or - for none
vt-expected-fewer-cards = no more than 20 cards of a value
vt-expected-place = a land or border: 1 to 12
vt-expected-role = an action card: traitor, diplomat2, diplomat5, builder, strategist or farmer
vt-expected-seat = a seat: 1 to 4
vt-expected-draw = ring start=SEAT LAND/HOUSE …, deal SEAT:CARDS …, aside ROLE or draw CARDS
vt-expected-start = start=SEAT
vt-expected-ring = twelve lands after the start player
vt-expected-land = a land and its house: wasteland, meadow, river, forest, village or city, /, eagle or rose
vt-expected-deal = SEAT:CARDS, each seat once and in order

## Figures that make no game

vt-misfit-supply = there must be 20 supply cards at least, to fill four hands, and no more than 20 of a value
vt-misfit-first-hands = there must be four cards at least of the values 3, 4 and 5: the first hands of edition 1998
vt-misfit-strength = a land cannot have more than 50 conflict points
vt-misfit-points = a land cannot be worth more than 20 points, nor more to each of many winners than to each of few
vt-misfit-four-figures = a land has four figures: what it is worth to each of one, two, three or four winners

## The table

vt-table = The ring of lands
vt-land-line = { $land } of the { $side ->
    [eagle] Eagle
   *[rose] Rose
}
vt-land-line-built = { $land } of the { $side ->
    [eagle] Eagle
   *[rose] Rose
}: { $building ->
    [estate] estate
   *[office] office
} of { $owner }
vt-conflict = Conflict: { $eagle } of the Eagle against { $rose } of the Rose.
vt-start = Start player: { $start }. Strategy card: { $strategy }.
vt-stock = Stock: { $stock }. Discards: { $discards }.
vt-shuffled = The stock was last shuffled from { $cards }.
vt-empty = none
vt-due = { $seat } is due { $due ->
    [one] a supply card
   *[other] { $due } supply cards
} from the stock.
vt-set-aside = Set aside: { $role }.
vt-unseen = an action card, unseen
vt-untaken = Action cards that nobody has taken: { $roles }.
vt-seat-unsided = { $seat }: { $vp } VP, { $cards ->
    [one] { $cards } supply card
   *[other] { $cards } supply cards
}
vt-seat = { $seat }, for the { $side ->
    [eagle] Eagle
   *[rose] Rose
}: { $vp } VP, { $cards ->
    [one] { $cards } supply card
   *[other] { $cards } supply cards
}
vt-seat-hand = Hand: { $cards }
vt-seat-known = Known cards in hand: { $cards }
vt-seat-played = Played: { $cards }
vt-seat-buildings = Estates: { $estates }, offices: { $offices }, not yet placed: { $reserve }
vt-seat-role = Action card: { $role }
vt-seat-role-down = Action card: { $role }, face down
vt-seat-role-unknown = Action card: face down
vt-seat-received = Could choose from { $roles }
vt-seat-passed-on = Passed on { $roles }

## The board

vt-lands = What lands are worth
vt-land-kind = Land
vt-conflict-points = Conflict points
vt-worth = VP to each, by number of winners
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
vt-known = everyone knows this card
vt-draft = Action cards to choose from
vt-action-card = Your action card
vt-hand = Your supply cards
vt-idle = Brings no card now: the land belongs to the other house.
vt-reserve = not yet placed: { $n }
vt-stock-pile = Stock
vt-discard-pile = Discards
vt-shuffled-pile = Last shuffled from
vt-aside = Action card set aside

## Options

vt-option-edition = Which rules are followed
vt-option-edition-1998 = The 1998 edition: everyone begins with a 3, a 4 and a 5; only the Traitor changes sides.
vt-option-edition-2008 = The 2008 revision: everyone is dealt three cards; if all stand on one side, Diplomat +5 changes sides too.
vt-option-start = Who begins
vt-option-start-drawn = The start player is drawn.
vt-option-start-1 = The first seat begins.
vt-option-start-2 = The second seat begins.
vt-option-start-3 = The third seat begins.
vt-option-start-4 = The fourth seat begins.

## Why a bot likes or dislikes it

vt-why-sheltered-home = Your house owns this land, and no border touches it.
vt-why-home-at-the-border = Your house owns this land, but it lies at a border.
vt-why-home-abroad = The other house owns this land: the estate brings nothing before you or the land changes sides.
vt-why-promising-conflict = Your side will probably win here, and you gain by it.
vt-why-conflict-for-a-traitor = Here you would gain most by going over as the Traitor.
vt-why-open-conflict = Neither side is sure to win, but on the whole it helps you.
vt-why-helps-rivals = It helps your rivals more than you.
vt-why-deserts-to-winners = With you, the other side will probably win.
vt-why-deserts-for-the-point = Going over brings little more than 1 VP.
vt-why-diplomacy-decides = Its conflict points may decide the conflict.
vt-why-diplomacy-is-idle = The conflict is decided even without a Diplomat.
vt-why-has-plans-to-build = There is something worth building.
vt-why-nothing-to-build = There is hardly anything worth building.
vt-why-sure-points = 2 VP for sure.
vt-why-sure-points-and-strategy = 2 VP for sure, and the choice of the next conflict.
vt-why-hand-needs-cards = You need more cards than your estates bring.
vt-why-cards-are-of-no-use = The Farmer's cards would find no room or little use.
vt-why-conflict-is-won = The conflict is won even without cards.
vt-why-conflict-is-lost = The conflict is lost anyway.
vt-why-saves-cards = You save your cards for later.
vt-why-wins-conflict = These cards probably win the conflict.
vt-why-raises-chances = These cards make victory less unlikely.
vt-why-wastes-cards = These cards change next to nothing.
vt-why-cards-are-free = These cards would be worth nothing later.
vt-why-estate-pays = The estate brings cards from now on.
vt-why-estate-for-later = The other house owns this land: the estate may bring cards later.
vt-why-office-counts = At the end an office turns cards in hand into VP.
vt-why-office-is-untimely = An office would come too early or too late.
vt-why-estate-becomes-office = The estate has done its work; an office is worth more now.
vt-why-office-becomes-estate = You give up the office for an estate's cards.
vt-why-builds-nothing = It wastes the Builder.
vt-why-all-is-built = Your buildings are fine as they are.
vt-why-replaces-weak-cards = Weak cards make room for better ones.
vt-why-keeps-good-cards = Your hand keeps its worth.
vt-why-loses-good-cards = You would give away good cards.
vt-earned-lands = Conquered lands
vt-earned-roles = Action cards
vt-earned-offices = Offices and cards at the end
