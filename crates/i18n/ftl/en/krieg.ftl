# Krieg und Frieden.

kr-title = Krieg und Frieden
    .about = An old king without an heir watches his nobles. Solve the realm's problems, develop your fief, attack your rivals and build the king's cathedral part by part.

## Cards, parts of the cathedral

kr-good-knights = knights
    .count = { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
    .tile = a knights privilege
    .text = The shield. Attacks an opponent's fief, or beats off an attack on yours.
kr-good-wealth = wealth
    .count = { $n } wealth
    .tile = a wealth privilege
    .text = The cup. Bribes an opponent's knight.
kr-good-workers = workers
    .count = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .tile = a workers privilege
    .text = The hammer. Turns a farm into a workers' house next to the cathedral.
kr-good-grain = grain
    .count = { $n } grain
    .tile = a grain privilege
    .text = The ears of grain. Founds a farm.
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

## Phases

kr-lap = Year
kr-moment = Year { $year }, { $season }
kr-moment-setup = The cards are being dealt
kr-moment-over = Year { $year }: the game is over
kr-season-winter = winter: the agenda
kr-season-spring = spring: the auction
kr-season-summer = summer: the actions
kr-season-autumn = autumn: income, plea and tithe

## Questions

kr-ask-play = Which agenda card do you play?
kr-ask-swap = Pay a privilege to replace the agenda card?
kr-ask-first-bid = No bids yet. What do you bid?
kr-ask-bid = The highest bid is { $high }. Raise or pass?
kr-ask-privilege = Which privilege do you take?
kr-ask-act = Choose an action.
kr-ask-answer = { $by } attacks your fief! Defend with a knight, or choose a house to lose.
kr-ask-first-card = Choose the first card of your income from the deck.
kr-ask-plea = Your income is low. Plead with the king for half of another player's cards?
kr-ask-tithe = Your hand is over the limit. Choose { $due ->
    [one] { $due } card to discard as tithe.
   *[other] { $due } cards to discard as tithe.
}

## Choices

kr-do-play = Play { $matter }
kr-do-swap = Pay { $tile } and replace the card with { $matter }
kr-do-take = Pay { $tile } and take the card from the table
kr-do-let-stand = Keep the current agenda card
kr-do-pass = Pass
kr-do-bid = Bid { $cards } (total { $total })
kr-do-bid-nothing = Bid no cards
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
kr-do-stay-proud = Don't plead
kr-do-discard = Discard { $cards }

## Log

kr-event-dealt = The cards are dealt. { $adviser } is the king's adviser. The start card { $matter } is on the table.
kr-event-year-began = Year { $year } begins.
kr-event-played = { $by } plays the agenda card { $matter }.
kr-event-swapped = { $by } pays { $tile }, plays { $matter } and picks up { $back }.
kr-event-took = { $by } pays { $tile } and takes { $matter } from the table. It must be replaced.
kr-event-let-stand = { $by } keeps the current agenda card.
kr-event-raised = { $by } bids { $cards } (total { $total }).
kr-event-folded = { $by } passes.
kr-event-folded-back = { $by } passes and takes back { $back }.
kr-event-folded-lost = { $by } passes, takes back { $back } and loses { $lost }.
kr-event-won = { $by } wins the auction with { $total }, becomes the king's adviser and discards { $lost }.
kr-event-won-free = { $by } wins the auction without a bid and becomes the king's adviser.
kr-event-sealed = { $by } scores { $vp } VP for the privilege card.
kr-event-built = { $by } builds { $part } and scores { $vp } VP{ $workers ->
    [0] .
    [one] , 1 of them for a workers' house that returns to the reserve.
   *[other] , { $workers } of them for workers' houses that return to the reserve.
}
kr-event-privileged = { $by } takes { $tile } from the supply.
kr-event-privileged-from = { $by } takes { $tile } from { $from }.
kr-event-no-privilege = There is no privilege for { $by } to take.
kr-event-retired = The agenda card { $matter } is removed from the game.
kr-event-founded = { $by } founds a farm.
kr-event-sent = { $by } turns a farm into a workers' house.
kr-event-attacked = { $by } attacks { $target }.
kr-event-defended = { $target } beats off the attack with a knight.
kr-event-burned-outer = { $by } burns down a farm of { $target }.
kr-event-burned-inner = { $by } burns down a workers' house of { $target }.
kr-event-looted = { $by } draws { $count ->
    [one] a card of loot and keeps it aside
   *[other] { $count } cards of loot and keeps them aside
}, face down.
kr-event-bribed = { $by } bribes { $target }, who must discard a knight.
kr-event-bribe-failed = { $by } tries to bribe { $target }, who has no knight and must show their hand.
kr-event-shown = { $by } sees the hand of { $target }: { $cards }.
kr-event-shown-nothing = { $by } sees that { $target } has no cards.
kr-event-turn-ended = { $by } ends their turn.
kr-event-turn-ended-loot = { $by } ends their turn and takes { $loot ->
    [one] the card
   *[other] the { $loot } cards
} of loot into hand.
kr-event-loot-taken = { $by } looted { $cards }.
kr-event-reshuffled = The discard pile is shuffled to form a new deck.
kr-event-drew = { $by } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
kr-event-drew-cards = { $by } drew { $cards }.
kr-event-no-cards = There are no cards left for { $by } to draw.
kr-event-looked-through = { $by } looks through the deck, which still contains { $kinds }.
kr-event-chose = { $by } chooses { $card } from the deck.
kr-event-recovered = { $by } takes { $card } from the discards for a privilege.
kr-event-pleaded = { $by } pleads with the king, who orders { $from } to help.
kr-event-proud = { $by } doesn't plead with the king.
kr-event-gave = { $from } gives { $to } { $count ->
    [one] a random card
   *[other] { $count } random cards
}.
kr-event-gave-cards = { $to } received { $cards } from { $from }.
kr-event-tithed = { $by } pays { $cards } as tithe.
kr-event-mobilised = { $by } reveals their hand, scores { $vp } VP for { $cards } and keeps { $left }.
kr-event-mobilised-all = { $by } reveals their hand and scores { $vp } VP for { $cards }.
kr-event-mobilised-nothing = { $by } reveals their hand, scores nothing and keeps { $left }.
kr-event-mobilised-empty = { $by } has no cards to reveal.
kr-event-ended = The game is over.

## Reasons why a move is not possible

kr-reason-game-over = The game is over.
kr-reason-not-your-turn = It is not your turn.
kr-reason-other-question = This move doesn't fit the current decision.
kr-reason-no-such-matter = You don't have that agenda card.
kr-reason-no-such-privilege = You don't have that privilege to pay with.
kr-reason-has-matters = Only a player without agenda cards may take the card on the table. You can swap it.
kr-reason-empty-bid = A raise must include at least one card.
kr-reason-not-in-hand = You don't have these cards.
kr-reason-bid-too-low = Your total must be higher than the highest bid.
kr-reason-exhausted = The supply has no privilege of this kind left.
kr-reason-still-in-supply = The supply still has a privilege of this kind. You may take one from a player only when it is used up.
kr-reason-no-tile-there = That player doesn't have this privilege.
kr-reason-fewer-points = That player has fewer VP than you. In the light variant you can't take from weaker players.
kr-reason-oneself = You can't choose yourself.
kr-reason-nobody-there = There is no player in that seat.
kr-reason-no-grain = A farm costs a grain card, and you have none.
kr-reason-no-reserve = You have no houses left in reserve.
kr-reason-no-workers = A workers' house costs a workers card, and you have none.
kr-reason-no-inner-site = All your sites next to the cathedral are occupied.
kr-reason-too-few-farms = You can't have more workers' houses than farms.
kr-reason-no-knights = This costs a knights card, and you have none.
kr-reason-nothing-to-burn = That player has no houses to burn down.
kr-reason-no-wealth = A bribe costs a wealth card, and you have none.
kr-reason-no-house-there = You don't have such a house.
kr-reason-not-in-deck = The deck has no cards of this kind.
kr-reason-poorer-than-you = That player has fewer VP than you.
kr-reason-too-few-cards = That player has too few cards to give you half.
kr-reason-wrong-tithe = You must discard exactly down to the hand limit.
kr-reason-not-the-box = There is nothing to draw now.
kr-reason-other-draw = A different draw is due here.
kr-reason-wrong-count = A different number of cards must be drawn.
kr-reason-not-in-box = These cards aren't available to draw.
kr-reason-wrong-adviser = The deal or the options determine a different first adviser.

## Expected notation

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

## Invalid component figures

kr-misfit-hand-limit = the hand limit must be 1 to 10
kr-misfit-start-hand = the starting hand must have at least 1 card and not exceed the hand limit
kr-misfit-resources = there must be 1 to 40 cards of each kind, and enough for four starting hands
kr-misfit-start-farms = the farms at the start can't exceed the number of houses
kr-misfit-houses = there must be 1 to 20 houses, with a farm site for each
kr-misfit-start-card = the start card must be one of the agenda cards
kr-misfit-strategic-removes = a card removed by the strategic variant is not in the deck besides the start card
kr-misfit-agenda-deal = it must be possible to deal the agenda cards evenly to three and to four players: 16 (or 28, 40 …), of which 12 (or 24 …) must remain besides the start card in the strategic variant
kr-misfit-too-few-cathedrals = there must be at least six cathedral cards even in the strategic variant, or the game couldn't end
kr-misfit-values = the values for a problem must be 1, 2, 3 and 4, each exactly once
kr-misfit-privileges = there can be at most nine tiles of a privilege
kr-misfit-points = a reward can be at most nine points
kr-misfit-agenda-card = '{ $name }' is not valid; expected: { kr-expected-agenda-card }
kr-misfit-parts = the cathedral has six parts: enter the points for each of them

## The table

kr-table = The realm
kr-adviser = The king's adviser: { $adviser }
kr-lying = Agenda card on the table: { $matter }, played by { $by }
kr-lying-start = Agenda card on the table: { $matter }, the start card
kr-values = Card values ({ $problem }): { $values }
kr-cathedral = Cathedral: { $parts } of { $all } parts; next: { $next }
kr-cathedral-complete = The cathedral is complete.
kr-deck = Deck: { $deck }
kr-deck-kinds = { $cards }, contains { $kinds }
kr-discards = Discards: { $cards }
kr-supply = Privileges in the supply: { $tiles }
kr-loot = Loot set aside: { $loot }
kr-retired = Agenda cards removed from the game: { $matters }
kr-auction = { $high ->
    [0] No bid yet
   *[other] Highest bid: { $high }
}; still bidding: { $seats }
kr-looted = Looted this turn: { $seats }
kr-poor = Lowest income this autumn: { $seats }
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
kr-seat-hand-known = Hand: { $size }, including { $cards }
kr-seat-seen = Cards everyone knows: { $cards }
kr-seat-matters = Agenda cards: { $matters }
kr-seat-matters-hidden = Agenda cards: { $n }
kr-seat-matters-known = Agenda cards: { $n }, including { $matters }
kr-seat-bid = Bid, total { $total }: { $raises }
kr-then = {", then "}
kr-seat-has-seen = Knows of { $of }'s hand: { $cards }

## The board

kr-board-vp = { $vp } VP
kr-board-farms = farms
kr-board-workers = workers' houses
kr-board-no-privilege = no privilege
kr-board-cathedral = Cathedral { $parts }/6
kr-board-passed = passed
kr-board-piles = Deck { $deck } · Discards { $discards } · Supply { $supply }
kr-board-loot = {" · "}Loot { $loot }
kr-board-legend = ♔ adviser · ◆ 5 VP · • 1 VP · [K] privilege · ▮ resource card · ▯ agenda card

## The board, drawn

kr-draw-council = Agenda
kr-draw-no-matter = There is no agenda card on the table.
kr-draw-values = Card values
kr-draw-auction = The auction
kr-draw-highest = highest bid
kr-draw-deck = Deck
kr-draw-discards = Discards
kr-draw-supply = Privileges in the supply
kr-draw-loot = Loot
kr-draw-retired = Removed from the game
kr-draw-privileges = Privileges

## Options

kr-option-edition = Edition
kr-option-edition-classic = Krieg und Frieden: { $points-classic-privilege } VP for a privilege card, { $points-classic-parts-1 }, { $points-classic-parts-2 }, { $points-classic-parts-3 }, { $points-classic-parts-4 }, { $points-classic-parts-5 } and { $points-classic-parts-6 } for the parts of the cathedral; in winter, swaps start left of the adviser.
kr-option-edition-spada = La Spada e la Fede: { $points-spada-privilege } VP for a privilege card, { $points-spada-parts-1 }, { $points-spada-parts-2 }, { $points-spada-parts-3 }, { $points-spada-parts-4 }, { $points-spada-parts-5 } and { $points-spada-parts-6 } for the parts of the cathedral; in winter, swaps start left of the player who played the card.
kr-option-variants = Variants
kr-option-variants-strategic = Strategic: three fewer agenda cards; building a part of the cathedral also gives a privilege.
kr-option-variants-light = Light: a privilege may be taken only from a player with at least as many VP.
kr-option-variants-global = Global: strategic and light, and everyone chooses the first card of their income each autumn.
kr-option-variants-dagger = Dagger: the points of La Spada e la Fede in the classic edition.
kr-option-variants-mobilisation = Mobilisation: the year of the roof is played to the end, then cards in hand score VP.
kr-option-adviser = First adviser (with three players or the strategic variant)
kr-option-adviser-drawn = Random
kr-option-adviser-1 = First seat
kr-option-adviser-2 = Second seat
kr-option-adviser-3 = Third seat
kr-option-adviser-4 = Fourth seat

## Reasons of bots

kr-why-suits-my-hand = The card is better for you than for your rivals.
kr-why-suits-rivals = The card is better for your rivals than for you.
kr-why-ends-well = With this card the roof can be built, and you would probably win.
kr-why-ends-badly = With this card the roof can be built, but you would probably not win.
kr-why-lets-stand = The card on the table is good enough for you.
kr-why-better-agenda = The new card is worth the privilege.
kr-why-swap-too-dear = The new card is not worth the privilege.
kr-why-wards-off-agenda = Getting rid of the card is worth the privilege.
kr-why-taking-too-dear = Getting rid of the card is not worth the privilege.
kr-why-wins-auction = The bid will probably win, and the prize is worth the cards.
kr-why-tries-for-prize = The bid might win, or make a rival pay more.
kr-why-bid-too-dear = The cards are worth more than the prize.
kr-why-builds-to-win = Building the roof wins you the game.
kr-why-builds-to-lose = Building the roof loses you the game.
kr-why-prize-too-small = The prize is worth nothing to you.
kr-why-keeps-cards = You save your cards for later.
kr-why-cuts-losses = You lose your earlier raises, but no more than that.
kr-why-completes-pair = It completes a pair of farms: one extra card each autumn.
kr-why-founds-farm = It is half a pair of farms, or a future workers' house.
kr-why-sends-worker = A workers' house is worth 1 VP when you build a part of the cathedral.
kr-why-farm-pays-more = The farm and the card are worth more than a workers' house.
kr-why-raids-unguarded = The opponent probably has no knight to defend with.
kr-why-raids-guarded = The opponent will probably beat off the attack with a knight.
kr-why-burns-without-loot = It burns down a house, but you have already looted this opponent this turn.
kr-why-bribes-knight = The opponent probably has a knight to bribe.
kr-why-bribe-wasted = The opponent probably has no knight to bribe.
kr-why-keeps-the-rest = You keep the rest of your hand.
kr-why-saves-house = It saves a house and denies the loot.
kr-why-loses-farm = You lose a farm, and with it part of your income.
kr-why-loses-worker = You lose a workers' house, and with it a future VP.
kr-why-takes-from-supply = It comes from the supply, so nobody loses it.
kr-why-takes-from-rival = A rival loses it.
kr-why-chooses-card = Based on how useful the card is to you.
kr-why-pleads-for-cards = Half of that hand is worth more than the privilege the giver takes.
kr-why-plea-helps-giver = The giver would gain more than you.
kr-why-stays-proud = You get nothing, but nobody else gains either.
kr-why-pays-tithe = Based on how much you will miss these cards.
kr-earned-seals = Privileges won
kr-earned-cathedral = Cathedral
kr-earned-mobilisation = Mobilisation

## Where the component figures come from

kr-provenance-counts = { kr-figure-counts }
kr-provenance-privileges = { kr-figure-privileges }
    .note = The rulebooks say that there are eight tiles. Reviews report two of each kind.
kr-provenance-war-printed = { kr-problem-war } ({ kr-good-knights }, { kr-good-grain })
kr-provenance-war-assumed = { kr-problem-war } ({ kr-good-wealth }, { kr-good-workers })
    .note = Assumed so that each row and each column of the table holds the values one to four once.
kr-provenance-tax = { kr-problem-tax }
    .note = La Spada e la Fede says that wealth is worth most. The other values are assumed: each row and each column holds one to four once.
kr-provenance-revolt = { kr-problem-revolt }
    .note = La Spada e la Fede says that workers are worth most and that knights are strong. The other values are assumed: each row and each column holds one to four once.
kr-provenance-famine = { kr-problem-famine }
    .note = From the example of an auction.
kr-provenance-symbols = { kr-figure-symbols }
    .note = Eight cards with a cathedral and eight with a privilege follow from the strategic variant. That there are two of each for every problem is assumed.
kr-provenance-start-card = { kr-figure-start_card }
    .note = It is printed that this card is a Revolt. Its symbol is assumed.
kr-provenance-strategic-removes = Cards removed in the strategic variant
kr-provenance-points = { kr-figure-points }

## Description and tutorial

kr-about = Nobles of an old king set the realm's agenda, bid to solve its problems, and build the cathedral together while competing for points.
kr-guide-welcome = You are one of the nobles competing to succeed an old king who has no heir. Collect victory points (VP): the game ends as soon as the roof of the king's cathedral is built, and the player with the most VP wins. You score in the spring auction, whose winner gets a privilege or builds a part of the cathedral, with extra VP for workers' houses when building. You hold eight resource cards (knights, wealth, workers and grain), which you use both to bid in spring and to act in summer. The table shows the agenda card of the year, the cathedral in the middle and the fiefs around it; your fief starts with two farms. You will need the agenda cards in your hand from the second year on.
    .title = Welcome to the old king's court
kr-guide-bid-first = The agenda card shows the realm's problem. This year it is { $start-problem ->
    [war] a war
    [tax] a tax
    [famine] a famine
   *[revolt] a revolt
}: a workers card is worth { $start-workers }, knights { $start-knights }, grain { $start-grain } and wealth { $start-wealth }. The highest bidder solves it, { $start-symbol ->
    [cathedral] builds the first part of the cathedral
   *[privilege] scores { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede), takes a privilege
} and becomes the king's adviser, who goes first in every season and plays next year's agenda card. If you pass, you take back your latest raise, so being outbid once costs nothing; but the winner loses all cards bid, and you will want some cards for summer.
    .title = Spring: the auction
kr-guide-bid = Look at the agenda card: its problem shows what each card is worth this spring, and its symbol shows the reward. The cathedral symbol means the next part of the cathedral, with its VP and 1 extra VP for each of the winner's workers' houses; the privilege symbol means { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede) and a privilege. Only the winner loses the whole bid. When you pass, you take back your latest raise and lose only what you bid before it.
    .title = Spring: the auction
kr-guide-raise = You have been outbid, but you are still in the auction. A raise adds cards to those you have already bid, and your total must be higher than the highest bid. If you pass, you take back only your latest raise and lose everything you bid before it, so each raise makes it more expensive to give up. Consider what the reward is worth to you, and how many cards the others still have.
    .title = Spring: raise or pass
kr-guide-privilege = Each autumn, a privilege gives you a card of its kind, and in winter you can pay it to swap the agenda card. Choose a kind that you will need often: workers for points, grain for farms, knights for protection, or wealth to make others lose their knights. You take it from the supply, or from another player if the supply has none of that kind left.
    .title = A privilege for you
kr-guide-act = In summer, each action costs one card, and you may take as many actions as you like before you end your turn. Grain founds a farm, and each pair of farms gives you one extra card every autumn; a workers card turns a farm into a workers' house, worth 1 VP when you build a part of the cathedral. A knight burns down a house of an opponent who doesn't beat off the attack, and the first house of each opponent gives you two cards of loot; wealth bribes away an opponent's knight. Keep some cards: knights protect you during the other players' turns, and you will want to bid next spring.
    .title = Summer: your turn
kr-guide-answer = If you discard a knight, the two knights cancel each other out and nothing happens. Otherwise you lose a house, and if it is the first one you lose this turn, the attacker gets two cards of loot. Losing a farm may cost you a card of your next income, and losing a workers' house may cost you a point when you build. Using a knight here is often worth it, unless you need it for your own plans.
    .title = You are under attack!
kr-guide-first-card = Choose the kind of your first income card and take it from the deck; the others see your choice. The rest of your income is drawn at random. Think about what you want to do next summer, and about the problem that the next agenda card may bring.
    .title = Autumn: a card of your choice
kr-guide-plea = Your income was only one card and your hand is small, so you may plead with the king. Choose an opponent: you get half of their cards, drawn at random, but they take a privilege in return. It is best to choose a player with many cards. You may also decline.
    .title = Autumn: a plea to the king
kr-guide-tithe = Nobody may keep more than { $counts-hand_limit } resource cards over the winter, so you must discard down to { $counts-hand_limit }. Keep the cards that are worth most for the problems on your own agenda cards, and a knight or two for defence. Your discards are face up, and privileges may bring them back to other players.
    .title = Autumn: the tithe
kr-guide-play = You play the agenda card of the year and so choose the problem and the reward. Choose a problem that makes your own hand valuable. The cathedral symbol rewards players with workers' houses and brings the end of the game closer; the privilege symbol gives { $points-classic-privilege } VP ({ $points-spada-privilege } in La Spada e la Fede) and a privilege. But any player with a privilege may pay it to swap your card.
    .title = Winter: you set the agenda
kr-guide-swap = Another player has played an agenda card that probably suits their own hand. You may pay one of your privileges to replace it with one of your agenda cards and take the other into your hand; if you have no agenda cards, you can only take it, and another player must play a new one. This is worth it if your hand is much stronger for another problem. Otherwise keep your privilege, which gives you a card every autumn.
    .title = Winter: swap the agenda?
kr-guide-wait-setup = The cards are being dealt: { $counts-start_hand } resource cards for each player, and the agenda cards. The player who gets the start card becomes the king's first adviser and goes first.
    .title = Before the first year
kr-guide-wait-winter = In winter, the adviser plays the agenda card of the year, and other players may pay a privilege to swap it. Watch which problem it will be: it determines what your cards are worth in spring.
    .title = Winter: others set the agenda
kr-guide-wait-spring = Bidding goes clockwise from the adviser until only one player is left. Look at the cards in front of the others: the winner won't have the bid cards in summer. You can follow everything in the 'Game log'.
    .title = Spring: others bid
kr-guide-wait-summer = Each player has one turn, starting with the adviser. The others found farms, send workers to the cathedral, attack and bribe. If you are attacked, you will be asked whether you want to defend.
    .title = Summer: others act
kr-guide-wait-autumn = Each player draws one card, one extra card for each pair of farms, and a card for each privilege. Then players with the lowest income may plead with the king, and players with more than { $counts-hand_limit } cards pay the tithe.
    .title = Autumn: income
kr-guide-farewell = You have played winter, spring, summer and autumn, and every year follows this pattern. Only winter changes: from now on, the adviser plays an agenda card from hand, and other players may pay a privilege to swap it. Each cathedral symbol won builds one of six parts. The sixth is the roof, which ends the game immediately, even in the middle of a year.
    .title = You have seen a whole year

## The labels of the board in the rules

kr-diagram-hand = Your hand
    .text = Resource cards. You bid them in spring and play them in summer. Only you see them.
kr-diagram-agenda-hand = Your agenda cards
    .text = Each winter, the adviser plays one of theirs.
kr-diagram-farms = Farms
    .text = Houses on the outer sites. Every two of them bring an extra card in autumn.
kr-diagram-workers = Inner sites
    .text = For workers' houses, which score VP when you build a part of the cathedral.
kr-diagram-reserve = Your reserve
    .text = Houses that you can still put on the board.
kr-diagram-cathedral = The cathedral
    .text = It has six parts. When the roof has been built, the game ends.
kr-diagram-agenda = The agenda card
    .text = The problem of the year and the reward for solving it.
kr-diagram-auction = The auction
    .text = What each player has bid, raise by raise. The highest total wins.
kr-diagram-values = Card values
    .text = What a resource card is worth for each problem. The current one is highlighted.
kr-diagram-stores = Deck, discards and supply
    .text = The supply holds the privileges that no player has.
