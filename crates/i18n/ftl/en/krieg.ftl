# Krieg und Frieden.

kr-title = Krieg und Frieden
    .about = An old king without an heir watches his nobles. Solve the realm's problems, mind your fief, raid your rivals and build his cathedral, part by part.

## Cards, parts of the cathedral

kr-good-knights = knights
    .count = { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
    .tile = a knights privilege
    .text = The shield. A knight attacks an opponent's fief, or beats off an attack on yours.
kr-good-wealth = wealth
    .count = { $n } wealth
    .tile = a wealth privilege
    .text = The cup. It bribes an opponent's knight.
kr-good-workers = workers
    .count = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .tile = a workers privilege
    .text = The hammer. It turns a farm into a workers' house by the cathedral.
kr-good-grain = grain
    .count = { $n } grain
    .tile = a grain privilege
    .text = The ears. They found a farm.
kr-problem-war = War
kr-problem-tax = Tax
kr-problem-revolt = Revolt
kr-problem-famine = Famine
kr-symbol-cathedral = cathedral
    .text = The winner builds the next part of the cathedral.
kr-symbol-privilege = privilege
    .text = The winner scores VP and takes a privilege.
kr-matter = { $problem }/{ $symbol }
kr-part-nave = nave
    .the = the nave
kr-part-aisle = aisle
    .the = the first aisle
kr-part-second-aisle = second aisle
    .the = the second aisle
kr-part-choir = choir
    .the = the choir
kr-part-facade = façade
    .the = the façade
kr-part-roof = roof
    .the = the roof
kr-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Moments

kr-lap = Year
kr-moment = Year { $year }, { $season }
kr-moment-setup = The cards are about to be dealt
kr-moment-over = Year { $year }: the game is over
kr-season-winter = winter: the agenda
kr-season-spring = spring: the auction
kr-season-summer = summer: the actions
kr-season-autumn = autumn: income, plea and tithe

## Questions

kr-ask-play = Which agenda card do you play?
kr-ask-swap = Do you pay a privilege to replace the agenda card?
kr-ask-first-bid = Nobody has bid yet. What do you bid?
kr-ask-bid = The highest bid is { $high }. Do you raise, or do you pass?
kr-ask-privilege = Which privilege do you take?
kr-ask-act = What do you do next?
kr-ask-answer = { $by } attacks your fief! Do you defend it with a knight, or which house do you lose?
kr-ask-first-card = Which card do you take from the deck as the first of your income?
kr-ask-plea = Your income is meagre. Do you plead with the king, and who shall share their cards with you?
kr-ask-tithe = Your hand is too full. Which { $due ->
    [one] card do you pay as tithe?
   *[other] { $due } cards do you pay as tithe?
}

## Choices

kr-do-play = Play { $matter }
kr-do-swap = Pay { $tile } and replace the card with { $matter }
kr-do-take = Pay { $tile } and take the card from the table
kr-do-let-stand = Leave the agenda as it is
kr-do-pass = Pass
kr-do-bid = Bid { $cards }: { $total } in all
kr-do-bid-nothing = Bid without a card
kr-do-privilege = Take { $tile } from the supply
kr-do-privilege-from = Take { $tile } from { $from }
kr-do-farm = Found a farm for 1 grain
kr-do-worker = Turn a farm into a workers' house for 1 worker
kr-do-attack = Attack { $target } with 1 knight
kr-do-bribe = Bribe a knight of { $target } with 1 wealth
kr-do-done = End your turn
kr-do-defend = Beat off the attack with 1 knight
kr-do-lose-outer = Lose a farm
kr-do-lose-inner = Lose a workers' house
kr-do-choose = Take { $card }
kr-do-plead = Plead for half the cards of { $from }
kr-do-stay-proud = Do not plead
kr-do-discard = Discard { $cards }

## What happened

kr-event-dealt = The cards are dealt. { $adviser } is the king's adviser; the start card { $matter } lies on the table.
kr-event-year-began = Year { $year } begins.
kr-event-played = { $by } plays the agenda card { $matter }.
kr-event-swapped = { $by } pays { $tile }, plays { $matter } and picks up { $back }.
kr-event-took = { $by } pays { $tile } and takes { $matter } from the table; another card must replace it.
kr-event-let-stand = { $by } leaves the agenda as it is.
kr-event-raised = { $by } bids { $cards }: { $total } in all.
kr-event-folded = { $by } passes.
kr-event-folded-back = { $by } passes and takes back { $back }.
kr-event-folded-lost = { $by } passes, takes back { $back } and loses { $lost }.
kr-event-won = { $by } wins the auction with { $total }, is the king's adviser and discards { $lost }.
kr-event-won-free = { $by } wins the auction without a card and is the king's adviser.
kr-event-sealed = The king rewards { $by } with { $vp } VP.
kr-event-built = { $by } builds { $part } and scores { $vp } VP{ $workers ->
    [0] .
    [one] , 1 of them for a workers' house that returns to the reserve.
   *[other] , { $workers } of them for workers' houses that return to the reserve.
}
kr-event-privileged = { $by } takes { $tile } from the supply.
kr-event-privileged-from = { $by } takes { $tile } from { $from }.
kr-event-no-privilege = There is no privilege that { $by } may take.
kr-event-retired = The agenda card { $matter } leaves the game.
kr-event-founded = { $by } founds a farm.
kr-event-sent = { $by } sends workers from a farm to the cathedral.
kr-event-attacked = { $by } attacks { $target }.
kr-event-defended = { $target } beats off the attack with a knight.
kr-event-burned-outer = { $by } burns down a farm of { $target }.
kr-event-burned-inner = { $by } burns down a workers' house of { $target }.
kr-event-looted = { $by } lays { $count ->
    [one] a card of loot
   *[other] { $count } cards of loot
} apart, face down.
kr-event-bribed = { $by } bribes { $target }, who must discard a knight.
kr-event-bribe-failed = { $by } tries to bribe { $target }, who has no knight and must show all cards.
kr-event-shown = { $by } sees the hand of { $target }: { $cards }.
kr-event-shown-nothing = { $by } sees that { $target } has no cards at all.
kr-event-turn-ended = { $by } ends the turn.
kr-event-turn-ended-loot = { $by } ends the turn and picks up { $loot ->
    [one] the card
   *[other] the { $loot } cards
} of loot.
kr-event-loot-taken = { $by } has looted { $cards }.
kr-event-reshuffled = The discards are shuffled into a new deck.
kr-event-drew = { $by } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
kr-event-drew-cards = { $by } has drawn { $cards }.
kr-event-no-cards = There is no card left for { $by }.
kr-event-looked-through = { $by } looks through the deck, which still holds { $kinds }.
kr-event-chose = { $by } chooses { $card } from the deck.
kr-event-recovered = { $by } takes { $card } from the discards for a privilege.
kr-event-pleaded = { $by } pleads with the king, who orders { $from } to help.
kr-event-proud = { $by } does not plead with the king.
kr-event-gave = { $from } gives { $to } { $count ->
    [one] a card, drawn
   *[other] { $count } cards, drawn
} at random.
kr-event-gave-cards = { $to } has received { $cards } from { $from }.
kr-event-tithed = { $by } pays { $cards } as tithe.
kr-event-mobilised = { $by } shows all cards, turns { $cards } into { $vp } VP and keeps { $left }.
kr-event-mobilised-all = { $by } shows all cards and turns them into { $vp } VP: { $cards }.
kr-event-mobilised-nothing = { $by } shows all cards, scores nothing and keeps { $left }.
kr-event-mobilised-empty = { $by } has no cards to show.
kr-event-ended = The game is over.

## Why not

kr-reason-game-over = The game is over.
kr-reason-not-your-turn = It is not your turn.
kr-reason-other-question = This does not answer the question that is open.
kr-reason-no-such-matter = You do not hold that agenda card.
kr-reason-no-such-privilege = You have no such privilege to pay with.
kr-reason-has-matters = Only a player without agenda cards may take the one on the table; you can swap it.
kr-reason-empty-bid = A raise needs at least one card.
kr-reason-not-in-hand = You do not hold these cards.
kr-reason-bid-too-low = Your total must exceed the highest bid.
kr-reason-exhausted = The supply has no such privilege left.
kr-reason-still-in-supply = The supply still has such a privilege; only when it has none may you take one from a player.
kr-reason-no-tile-there = That player has no such privilege.
kr-reason-fewer-points = That player has fewer VP than you; the light variant spares the weaker.
kr-reason-oneself = You cannot name yourself.
kr-reason-nobody-there = Nobody sits there.
kr-reason-no-grain = A farm costs a grain card, and you have none.
kr-reason-no-reserve = You have no house left in reserve.
kr-reason-no-workers = Sending workers costs a workers card, and you have none.
kr-reason-no-inner-site = All your sites by the cathedral are taken.
kr-reason-too-few-farms = You would have more workers' houses than farms.
kr-reason-no-knights = This takes a knights card, and you have none.
kr-reason-nothing-to-burn = That player has no house to burn.
kr-reason-no-wealth = A bribe costs a wealth card, and you have none.
kr-reason-no-house-there = You have no such house.
kr-reason-not-in-deck = The deck has no card of that kind.
kr-reason-poorer-than-you = That player has fewer VP than you.
kr-reason-too-few-cards = That player has too few cards to give half of them.
kr-reason-wrong-tithe = The tithe brings your hand down to the limit, no more and no less.
kr-reason-not-the-box = Nothing is drawn now.
kr-reason-other-draw = Something else had to be drawn.
kr-reason-wrong-count = Another number of cards had to be drawn.
kr-reason-not-in-box = The cards are not where they would have to come from.
kr-reason-wrong-adviser = The first adviser is settled otherwise.

## What could have been read

kr-expected-action = play CARD, swap K CARD, take K, pass, bid CARDS, privilege K [from SEAT], farm, worker, attack SEAT, bribe SEAT, done, defend, lose outer|inner, choose K, plead SEAT or discard CARDS
kr-expected-cards = cards as letters (K, C, H, G) or - for none
kr-expected-agenda-card = an agenda card: war, tax, revolt or famine, /, cathedral or privilege
kr-expected-fewer-agenda-cards = fewer agenda cards
kr-expected-kind = a kind: K, C, H or G
kr-expected-seat = a seat: 1 to 4
kr-expected-site = outer or inner
kr-expected-draw = draw CARDS, or deal adviser=SEAT SEAT:CARDS:CARDS …
kr-expected-adviser = adviser=SEAT
kr-expected-deal = SEAT:CARDS:CARDS, each seat once and in order

## Figures that make no game

kr-misfit-hand-limit = the hand limit must be 1 to 10
kr-misfit-start-hand = the first hand must be 1 card at least and within the hand limit
kr-misfit-resources = there must be 1 to 40 cards of a kind, and enough for four first hands
kr-misfit-start-farms = a fief cannot begin with more farms than it has houses
kr-misfit-houses = there must be 1 to 20 houses, and a farm site for each
kr-misfit-start-card = the start card must be one of the agenda cards
kr-misfit-strategic-removes = a card that the strategic variant removes is not there beside the start card
kr-misfit-agenda-deal = the agenda cards must be dealt evenly to three and to four: 16 (or 28, 40 …), of which the strategic variant leaves 12 (or 24 …) beside the start card
kr-misfit-too-few-cathedrals = there must be six cathedral cards even in the strategic variant, or the game would not end
kr-misfit-values = the values for a problem must be 1, 2, 3 and 4, each once
kr-misfit-privileges = there cannot be more than nine tiles of a privilege
kr-misfit-points = a reward cannot be more than nine points
kr-misfit-agenda-card = '{ $name }' cannot be read; expected: { kr-expected-agenda-card }
kr-misfit-parts = the cathedral has six parts: give the points of each

## The table

kr-table = The realm
kr-adviser = The king's adviser: { $adviser }
kr-lying = Agenda card on the table: { $matter }, played by { $by }
kr-lying-start = Agenda card on the table: { $matter }, the start card
kr-values = What cards are worth ({ $problem }): { $values }
kr-cathedral = Cathedral: { $parts } of { $all } parts; next: { $next }
kr-cathedral-complete = The cathedral is complete.
kr-deck = Deck: { $deck }
kr-deck-kinds = { $cards } of the kinds { $kinds }
kr-discards = Discards: { $cards }
kr-supply = Privileges in the supply: { $tiles }
kr-loot = Loot lying apart: { $loot }
kr-retired = Agenda cards out of the game: { $matters }
kr-auction = { $high ->
    [0] No bid yet
   *[other] Highest bid: { $high }
}; still bidding: { $seats }
kr-looted = Looted this turn: { $seats }
kr-poor = Barest income this autumn: { $seats }
kr-seat = { $seat }: { $vp } VP, { $farms ->
    [one] { $farms } farm
   *[other] { $farms } farms
}, { $workers ->
    [one] { $workers } workers' house
   *[other] { $workers } workers' houses
}, { $reserve ->
    [one] { $reserve } house
   *[other] { $reserve } houses
} in reserve
kr-seat-privileges = Privileges: { $tiles }
kr-seat-hand = Hand, { $size }: { $cards }
kr-seat-hand-hidden = Hand: { $size }
kr-seat-hand-known = Hand: { $size }, among them { $cards }
kr-seat-seen = All have seen of it: { $cards }
kr-seat-matters = Agenda cards: { $matters }
kr-seat-matters-hidden = Agenda cards: { $n }
kr-seat-matters-known = Agenda cards: { $n }, among them { $matters }
kr-seat-bid = Bid of { $total }: { $raises }
kr-then = {", then "}
kr-seat-has-seen = Has seen in the hand of { $of }: { $cards }

## The board

kr-board-vp = { $vp } VP
kr-board-farms = farms
kr-board-workers = workers' houses
kr-board-no-privilege = no privilege
kr-board-cathedral = Cathedral { $parts }/6
kr-board-passed = passed
kr-board-piles = Deck { $deck } · Discards { $discards } · Privileges left { $supply }
kr-board-loot = {" · "}Loot { $loot }
kr-board-legend = ♔ adviser · ◆ 5 VP · • 1 VP · [K] privilege · ▮ resource card · ▯ agenda card

## The board, drawn

kr-draw-council = Before the king
kr-draw-no-matter = No agenda card lies on the table.
kr-draw-values = What cards are worth
kr-draw-auction = The auction
kr-draw-highest = highest bid
kr-draw-deck = Deck
kr-draw-discards = Discards
kr-draw-supply = Privileges in the supply
kr-draw-loot = Loot
kr-draw-retired = Out of the game
kr-draw-privileges = Privileges

## Options

kr-option-edition = Which rulebook is followed
kr-option-edition-classic = Krieg und Frieden: { $points-classic-privilege } VP with a privilege card, { $points-classic-parts-1 }, { $points-classic-parts-2 }, { $points-classic-parts-3 }, { $points-classic-parts-4 }, { $points-classic-parts-5 } and { $points-classic-parts-6 } for the parts of the cathedral; in winter the round of swaps begins left of the adviser.
kr-option-edition-spada = La Spada e la Fede: { $points-spada-privilege } VP with a privilege card, { $points-spada-parts-1 }, { $points-spada-parts-2 }, { $points-spada-parts-3 }, { $points-spada-parts-4 }, { $points-spada-parts-5 } and { $points-spada-parts-6 } for the parts; in winter the round of swaps begins left of whoever played the card.
kr-option-variants = Which rules are changed
kr-option-variants-strategic = Strategic: three agenda cards fewer; whoever builds a part of the cathedral also takes a privilege.
kr-option-variants-light = Light: a privilege may be taken only from a player with at least as many VP.
kr-option-variants-global = Global: strategic and light, and everyone chooses the first card of each autumn's income.
kr-option-variants-dagger = Dagger: the points of La Spada e la Fede in the classic edition.
kr-option-variants-mobilisation = Mobilisation: the year of the roof is played to its end, then cards in hand are worth VP.
kr-option-adviser = Who is the first adviser (with three players or the strategic variant)
kr-option-adviser-drawn = The first adviser is drawn by lot.
kr-option-adviser-1 = The first seat is the first adviser.
kr-option-adviser-2 = The second seat is the first adviser.
kr-option-adviser-3 = The third seat is the first adviser.
kr-option-adviser-4 = The fourth seat is the first adviser.

## Why a bot likes or dislikes it

kr-why-suits-my-hand = The card promises more to you than to your rivals.
kr-why-suits-rivals = The card promises more to your rivals than to you.
kr-why-ends-well = With this card the roof can be built, and you would probably win.
kr-why-ends-badly = With this card the roof can be built, but you would probably not win.
kr-why-lets-stand = The card on the table may stay.
kr-why-better-agenda = The new card is worth the privilege.
kr-why-swap-too-dear = The new card is not worth the privilege.
kr-why-wards-off-agenda = Getting rid of the card is worth the privilege.
kr-why-taking-too-dear = Getting rid of the card is not worth the privilege.
kr-why-wins-auction = The bid should win, and the prize is worth the cards.
kr-why-tries-for-prize = The bid may win, or make a rival pay more.
kr-why-bid-too-dear = The cards are worth more than the prize.
kr-why-builds-to-win = The roof would win you the game.
kr-why-builds-to-lose = The roof would lose you the game.
kr-why-prize-too-small = The prize is worth nothing to you.
kr-why-keeps-cards = You keep your cards for later.
kr-why-cuts-losses = You lose what you bid before your latest raise, but no more.
kr-why-completes-pair = It completes a pair of farms: one card more each autumn.
kr-why-founds-farm = It is half a pair of farms, or a future workers' house.
kr-why-sends-worker = A workers' house is worth 1 VP when you build a part of the cathedral.
kr-why-farm-pays-more = The farm and the card are worth more than a workers' house.
kr-why-raids-unguarded = There is probably no knight to defend the fief.
kr-why-raids-guarded = A knight will probably beat off the attack.
kr-why-burns-without-loot = A house burns, but the fief has already been looted this turn.
kr-why-bribes-knight = There is probably a knight to bribe.
kr-why-bribe-wasted = There is probably no knight to bribe.
kr-why-keeps-the-rest = You keep what is left in your hand.
kr-why-saves-house = It saves a house, and there is no loot.
kr-why-loses-farm = A farm is lost, and with it a share of your income.
kr-why-loses-worker = A workers' house is lost, and with it a VP to come.
kr-why-takes-from-supply = It comes from the supply: nobody loses by it.
kr-why-takes-from-rival = A rival loses it.
kr-why-chooses-card = What counts is how useful the card is to you.
kr-why-pleads-for-cards = Half the hand is worth more than the privilege that the giver takes.
kr-why-plea-helps-giver = The giver would gain more than you.
kr-why-stays-proud = You ask for nothing, and nobody gains by it.
kr-why-pays-tithe = What counts is how much you will miss these cards.
kr-earned-seals = Privileges won
kr-earned-cathedral = Cathedral
kr-earned-mobilisation = Mobilisation
