# Kingsburg.

kb-title = Kingsburg
    .about = Spend five years as governor of a border province: influence the king's advisors with your dice, build up your province, and defend it against each winter's invaders.

## Amounts and dice

kb-goods = { $good ->
    [gold] { $n } gold
    [wood] { $n } wood
   *[stone] { $n } stone
}
kb-any-goods = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
}
kb-book-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
kb-tokens = { $n ->
    [one] { $n } '+2' token
   *[other] { $n } '+2' tokens
}
kb-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
kb-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
kb-nothing = nothing
kb-one-token = a '+2' token
kb-die = a { $face }
kb-white = a white { $face }
kb-dice-white = { $dice } (white { $white })
kb-dice-only-white = white { $white }
kb-rolled = { $seat } { $dice }

## Pieces to which something is done

kb-own-name = '{ $name }'
kb-the =
    .sawmill = the { kb-sawmill }
    .quarry = the { kb-quarry }
    .goldsmith = the { kb-goldsmith }
    .mint = the { kb-mint }
    .statue = the { kb-statue }
    .chapel = the { kb-chapel }
    .church = the { kb-church }
    .cathedral = the { kb-cathedral }
    .inn = the { kb-inn }
    .market = the { kb-market }
    .farms = the { kb-farms }
    .merchants-guild = the { kb-merchants-guild }
    .guard-tower = the { kb-guard-tower }
    .blacksmith = the { kb-blacksmith }
    .barracks = the { kb-barracks }
    .wizards-guild = the { kb-wizards-guild }
    .palisade = the { kb-palisade }
    .stable = the { kb-stable }
    .stone-wall = the { kb-stone-wall }
    .fortress = the { kb-fortress }
    .barricade = the { kb-barricade }
    .crane = the { kb-crane }
    .town-hall = the { kb-town-hall }
    .embassy = the { kb-embassy }
    .improvised-defences = the { kb-improvised-defences }
    .recruiting-centre = the { kb-recruiting-centre }
    .training-camp = the { kb-training-camp }
    .military-academy = the { kb-military-academy }
    .masons-yard = the { kb-masons-yard }
    .depot = the { kb-depot }
    .builders-lodge = the { kb-builders-lodge }
    .architects-guild = the { kb-architects-guild }
    .bridge = the { kb-bridge }
    .altar = the { kb-altar }
    .monastery = the { kb-monastery }
    .dome = the { kb-dome }
    .brewery = the { kb-brewery }
    .traveling-market = the { kb-traveling-market }
    .vineyard = the { kb-vineyard }
    .caravanserai = the { kb-caravanserai }
    .armory = the { kb-armory }
    .bombard = the { kb-bombard }
    .griffin-ranch = the { kb-griffin-ranch }
    .necromancers-tower = the { kb-necromancers-tower }
    .small-palisade = the { kb-small-palisade }
    .lookout-post = the { kb-lookout-post }
    .hidden-refuge = the { kb-hidden-refuge }
    .keep = the { kb-keep }
    .fountain = the { kb-fountain }
    .school = the { kb-school }
    .riding-arena = the { kb-riding-arena }
    .university = the { kb-university }
    .signal-fires = the { kb-signal-fires }
    .levy-office = the { kb-levy-office }
    .veterans-lodge = the { kb-veterans-lodge }
    .commandery = the { kb-commandery }
    .thief = the { kb-thief }
    .miner = the { kb-miner }
    .carpenter = the { kb-carpenter }
    .sculptor = the { kb-sculptor }
    .minstrel = the { kb-minstrel }
    .politician = the { kb-politician }
    .architect = the { kb-architect }
    .paladin = the { kb-paladin }
    .prince = the { kb-prince }
    .philosopher = the { kb-philosopher }
    .preacher = the { kb-preacher }
    .tax-collector = the { kb-tax-collector }
    .sorcerer = the { kb-sorcerer }
    .duke = the { kb-duke }
    .priest = the { kb-priest }
    .fairy = the { kb-fairy }
    .general = the { kb-general }
    .damsel = the { kb-damsel }
    .trickster = the { kb-trickster }
    .heiress = the { kb-heiress }
    .ambassador = the { kb-ambassador }
    .quartermaster = the { kb-quartermaster }
    .moneychanger = the { kb-moneychanger }
    .hermit = the { kb-hermit }
    .advisor-1 = the { kb-advisor-1 } (1)
    .advisor-2 = the { kb-advisor-2 } (2)
    .advisor-3 = the { kb-advisor-3 } (3)
    .advisor-4 = the { kb-advisor-4 } (4)
    .advisor-5 = the { kb-advisor-5 } (5)
    .advisor-6 = the { kb-advisor-6 } (6)
    .advisor-7 = the { kb-advisor-7 } (7)
    .advisor-8 = the { kb-advisor-8 } (8)
    .advisor-9 = the { kb-advisor-9 } (9)
    .advisor-10 = the { kb-advisor-10 } (10)
    .advisor-11 = the { kb-advisor-11 } (11)
    .advisor-12 = the { kb-advisor-12 } (12)
    .advisor-13 = the { kb-advisor-13 } (13)
    .advisor-14 = the { kb-advisor-14 } (14)
    .advisor-15 = the { kb-advisor-15 } (15)
    .advisor-16 = the { kb-advisor-16 } (16)
    .advisor-17 = the { kb-advisor-17 } (17)
    .advisor-18 = the { kb-advisor-18 } (18)
    .private-3 = private advisor 3
    .private-5 = private advisor 5
    .private-8 = private advisor 8

## Advisors who do something, at the head of a sentence

kb-who =
    .advisor-1 = The { kb-advisor-1 } (1)
    .advisor-2 = The { kb-advisor-2 } (2)
    .advisor-3 = The { kb-advisor-3 } (3)
    .advisor-4 = The { kb-advisor-4 } (4)
    .advisor-5 = The { kb-advisor-5 } (5)
    .advisor-6 = The { kb-advisor-6 } (6)
    .advisor-7 = The { kb-advisor-7 } (7)
    .advisor-8 = The { kb-advisor-8 } (8)
    .advisor-9 = The { kb-advisor-9 } (9)
    .advisor-10 = The { kb-advisor-10 } (10)
    .advisor-11 = The { kb-advisor-11 } (11)
    .advisor-12 = The { kb-advisor-12 } (12)
    .advisor-13 = The { kb-advisor-13 } (13)
    .advisor-14 = The { kb-advisor-14 } (14)
    .advisor-15 = The { kb-advisor-15 } (15)
    .advisor-16 = The { kb-advisor-16 } (16)
    .advisor-17 = The { kb-advisor-17 } (17)
    .advisor-18 = The { kb-advisor-18 } (18)
    .private-3 = Private advisor 3
    .private-5 = Private advisor 5
    .private-8 = Private advisor 8

## Phases

kb-lap = Year
kb-moment = Year { $year }, { $season }
kb-moment-setup = Setup

## Questions

kb-ask-change = Change your dice?
kb-ask-influence = Which advisor do you influence, and with which dice?
kb-ask-choose = Which good do you take?
kb-ask-alchemy = Give the Alchemist a good for one of each of the other two?
kb-ask-spy = Pay the Spy 1 VP for 3 goods of your choice?
kb-ask-build = Which building do you build?
kb-ask-build-again = Use the King's Envoy for a second building?
kb-ask-powers = End of the season: use a power?
kb-ask-recruit = Recruit a soldier?
kb-ask-give-up = Which good do you lose?
kb-ask-troops = Which troop token do you use?
kb-ask-put-back = Which troop token do you return to the box?
kb-ask-draft = Which strip do you take?
kb-ask-lay = Which of your strips do you lay on your province?
kb-ask-govern = Which governor do you choose?
kb-ask-offer = Which governor do you put up for auction, and what do you bid?
kb-ask-bid = Raise the bid?
kb-ask-free = Which building of column I do you build for free?
kb-ask-look = Look at the invader card?
kb-ask-bless = Call the blessing?
kb-ask-die-from = The Good Year and the blessing each bring you a white die. Which one do you take?
kb-ask-move = Move a group to the Duchess?
kb-ask-soldier-or-vp = A soldier or a VP?
kb-ask-both = Which two goods do you take?
kb-ask-swap = Exchange a good?
kb-ask-again = Build another building?
kb-ask-tithe = How do you pay the tithe?
kb-ask-arm = Pay { $the-armory } for a bonus in this battle?
kb-ask-request = Which favour do you take?

## Questions about whims

kb-ask-tokens = The Squire's whim: take two '+2' tokens, or pay one '+2' token for a soldier and 1 gold?
kb-ask-name = Which good do you name for your neighbour to take?
kb-ask-stall = Which good do you take from the Merchant's tile?
kb-ask-bargain = The Alchemist's whim: make an exchange?
kb-ask-favour = The whim affects another player. Which one do you choose?
kb-ask-share = Which good do you take? The player who chose you takes two of the same kind.
kb-ask-two = The Master Hunter's whim: which of these do you choose? The soldier comes with a '+2' token.
kb-ask-pair = The General's whim: which good do you take two of?
kb-ask-exchange = The Swordsmith's whim: 1 stone, 1 soldier and 1 VP. Give up one of them for another of a different kind?
kb-ask-largesse = The Duchess's whim: 3 gold for you and 1 VP for each other player, or 3 VP for you and 1 gold for each other player?
kb-ask-first = Which one do you take? The player who chose you gets the other four.
kb-ask-give = Which good do you give away, and to whom?

## Choices

kb-do-statue = Reroll { $die } with { $the-statue }
kb-do-chapel = Reroll all dice with { $the-chapel }
kb-do-done = Done
kb-do-place = Influence { $advisor } with { $dice }{ $market ->
    [market] , using { $the-market }
    [traveling-market] , using { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , using the { kb-piece-envoy }
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}
kb-do-pass = Pass
kb-do-take = Take { $goods }
kb-do-trade = Give { $goods } for { $others }
kb-do-spy = Pay 1 VP
kb-do-build = Build { $building }
kb-do-build-for = Build { $building } for { $price }
kb-do-town-hall = Pay { $price } to { $the-town-hall } for 1 VP
kb-do-sawmill = Use { $the-sawmill }: 1 wood for 2 gold
kb-do-quarry = Use { $the-quarry }: 1 stone for 3 gold
kb-do-goldsmith = Use { $the-goldsmith }: 1 gold for 1 soldier and 1 VP
kb-do-recruit = Recruit a soldier for { $price }
kb-do-give-up = Lose { $goods }

kb-do-troops = Use troop token { $value }
kb-do-put-back = Return troop token { $value } to the box
kb-do-draft = Take { $row }: { $buildings }
kb-do-lay = Lay { $rows }
kb-do-lay-none = Lay no strips
kb-do-govern = Choose { $governor }
kb-do-offer = Auction { $governor }, bid { $bid } VP
kb-do-bid = Bid { $bid } VP
kb-do-free = Build { $building } for free
kb-do-reroll = Reroll { $die } ({ $name-second-thoughts })
kb-do-altar = Reroll { $dice } with { $the-altar }
kb-do-prince = Turn the coloured dice to { $dice } ({ $name-prince })
kb-do-philosopher = Reroll all dice ({ $name-philosopher })
kb-do-trickster = Turn dice to get { $dice } ({ $name-trickster })
kb-do-look = Look at the invader card
kb-do-bless = Call the blessing
kb-do-die-from = { $source ->
    [blessing] The die from the blessing, and 1 good of your choice from the Good Year
   *[year] The die from the Good Year, and 1 VP from the blessing
}
kb-do-move = Move to the Duchess (12)
kb-do-swap = Exchange { $from } for { $to }
kb-do-collect = Use { $building }
kb-do-steal = Steal { $goods } from { $from }
kb-do-steal-supply = Take { $goods } from the supply
kb-do-tithe = Pay { $goods }
kb-do-tithe-vp = Lose { $fate-royal-tithe-params-vp } VP
kb-do-levy = Recruit { $building-levy-office-params-soldiers ->
    [one] a soldier
   *[other] { $building-levy-office-params-soldiers } soldiers
} for { $building-levy-office-params-vp_cost } VP ({ $name-levy-office })
kb-do-arm = Pay { $goods } to { $the-armory }
kb-do-request = Take the favour { $favour }

kb-do-pick = { $prize ->
    [gold] Gold
    [wood] Wood
    [stone] Stone
    [token] '+2' token
    [soldier] Soldier
   *[vp] VP
}
kb-do-bargain = { $prize ->
    [vp] Pay 1 VP for 1 soldier and 1 good of your choice
    [soldier] Pay 1 soldier for 1 VP and 1 good of your choice
    [gold] Pay 1 gold for 1 soldier and 1 VP
    [wood] Pay 1 wood for 1 soldier and 1 VP
    [stone] Pay 1 stone for 1 soldier and 1 VP
   *[token] Pay 1 '+2' token
}
kb-do-favour = Choose { $seat }
kb-do-exchange = { $from ->
    [stone] Give up the stone
    [soldier] Give up the soldier
   *[vp] Give up the VP
} { $to ->
    [stone] for a second stone
    [soldier] for a second soldier
   *[vp] for a second VP
}
kb-do-give = Give { $goods } to { $seat }

## Log

kb-event-year-began = Year { $year } begins.
kb-event-aided = King's Aid: { $seat } gets an extra white die in Spring.
kb-event-rewarded = The King's Reward goes to { $seats }.
kb-event-envoy-sent = { $to } gets the King's Envoy.
kb-event-envoy-stays = Nobody gets the King's Envoy.
kb-event-season-began = { $season ->
    [spring] Spring begins.
    [summer] Summer begins.
   *[autumn] Autumn begins.
}
kb-event-rolled = Dice: { $rolls }.
kb-event-rolled-unseen = Everyone rolls their dice.
kb-event-rerolled = { $by } uses { $building } and rerolls.
kb-event-ordered = Turn order: { $order }.
kb-event-neutral-on = Neutral dice block { $advisor }.
kb-event-influenced = { $by } influences { $advisor } with { $dice }{ $market ->
    [market] , using { $the-market }
    [traveling-market] , using { $the-traveling-market }
   *[none] {""}
}{ $way ->
    [envoy] , using the { kb-piece-envoy }
    [ambassador] , { kb-way-ambassador }
    [seal] , { kb-way-seal }
    [deal] , { kb-way-deal }
   *[usual] {""}
}.
kb-event-passed = { $by } passes.
kb-event-aid = { $who } helps { $to }.
kb-event-gained = { $by } takes { $what }.
kb-event-soldiers = { $by } recruits { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}.
kb-event-vp-gained = { $by } gains { $vp } VP.
kb-event-vp-lost = { $by } loses { $vp } VP.
kb-event-paid = { $by } pays { $what }.
kb-event-lost = { $by } loses { $what }.
kb-event-peeked = { $by } secretly looks at the invader card.
kb-event-saw = { $by } sees { $race }, strength { $strength }.
kb-event-built = { $by } builds { $building }.
kb-event-built-envoy = { $by } uses the King's Envoy and builds { $building }.
kb-event-revealed = The invaders are revealed: { $race }, strength { $strength }.
kb-event-revealed-unseen = The invaders are revealed.
kb-event-reinforced = { $soldiers ->
    [0] { $seat } receives no reinforcements.
    [one] { $seat } receives 1 soldier as reinforcement.
   *[other] { $seat } receives { $soldiers } soldiers as reinforcements.
}
kb-event-won = { $by } wins the battle with a total of { $total }.
kb-event-lost-battle = { $by } loses the battle with a total of { $total }.
kb-event-drawn = { $by } draws the battle with a total of { $total }.
kb-event-destroyed = The invaders destroy { $building } of { $of }.
kb-event-best = { $count ->
    [one] The best victor is { $seats }.
   *[other] The best victors are { $seats }.
}
kb-event-ended = The game is over.

kb-event-troops-chosen = { $by } chooses a troop token, face down.
kb-event-troops-put-back = { $by } returns a troop token to the box, face down.
kb-event-whim-placed = { $whim } comes into effect.
kb-event-whim-removed = { $whim } is removed from the game.
kb-event-row-taken = { $by } takes a strip: { $row } ({ $buildings }).
kb-event-row-laid = { $by } lays a strip: { $row } ({ $buildings }).
kb-event-governor-chosen = { $by } chooses a governor, face down.
kb-event-bid = { $by } bids { $bid } VP for { $governor }.
kb-event-governs = { $by } plays { $governor }.
kb-event-scenario-drawn = The scenario is drawn: { $scenario }
kb-event-fated = Fate card of the year: { $fate }.
kb-event-absent = { $who } is away this season.
kb-event-blessed = { $by } calls the blessing.
kb-event-changed-reroll = { $by } rerolls { $die } ({ $name-second-thoughts }).
kb-event-changed-altar = { $by } rerolls { $dice } with { $the-altar }.
kb-event-changed-prince = { $by } turns the coloured dice to { $dice } ({ $name-prince }).
kb-event-changed-philosopher = { $by } rerolls all dice ({ $name-philosopher }).
kb-event-changed-trickster = { $by } turns dice and now has { $dice } ({ $name-trickster }).
kb-event-moved = { $by } moves from { $from } to the Duchess (12).
kb-event-founded = { $by } builds { $building } for free.
kb-event-built-again = { $permit ->
    [strike] This is an additional building ({ $name-summer-strike }).
    [winters] This is an additional building ({ $name-four-winters }).
    [works] This is an additional building ({ kb-favour-works }).
   *[lodge] This is an additional building ({ $name-builders-lodge }).
}
kb-event-soldiers-left = { $count ->
    [one] { $of } loses { $count } soldier.
   *[other] { $of } loses { $count } soldiers.
}
kb-event-stolen = { $by } steals { $goods } from { $from }.
kb-event-strengthened = { $seat } gets { $bonus } in this battle.
kb-event-favoured = { $seat } takes a favour: { $favour }.
kb-event-hoarded = { $seat } gets a share of the dragon's hoard.
kb-event-chartered = { $by } fulfils a charter: { $charter }.

## Reasons why a move is not possible

kb-reason-game-over = The game is over.
kb-reason-not-your-turn = It is not your turn.
kb-reason-nobody-there = There is no player in that seat.
kb-reason-other-question = This move doesn't fit the current decision.
kb-reason-no-such-building = You don't own the building for this.
kb-reason-used-this-season = You have already used this this season.
kb-reason-other-season = This isn't possible in this season.
kb-reason-dice-differ = Your dice don't all show the same number.
kb-reason-total-too-high = Your dice total is too high for this.
kb-reason-no-such-dice = You don't have these dice.
kb-reason-no-coloured-die = Every group needs at least one coloured die.
kb-reason-no-token = You don't have a '+2' token.
kb-reason-token-used = You have already used a '+2' token in a group this season.
kb-reason-out-of-reach = These dice don't add up to the number of that advisor.
kb-reason-occupied = That advisor has already been influenced this season.
kb-reason-too-many-dice = This year, groups can't have that many dice.
kb-reason-closed = That advisor can't be influenced now.
kb-reason-nobody-yet = No other player has influenced that advisor yet.
kb-reason-no-seal = You don't have the regent's Seal.
kb-reason-other-governor = This needs another governor.
kb-reason-not-this-year = This isn't possible this year.
kb-reason-used-this-year = You have already used this this year.
kb-reason-not-on-offer = That good isn't available here.
kb-reason-no-such-good = You don't have that good.
kb-reason-stands = You already own that building.
kb-reason-not-next-in-row = You must build the buildings to its left first.
kb-reason-no-such-row = Your province doesn't have that row.
kb-reason-cannot-pay = You can't pay for it.
kb-reason-price-is-open = It costs you one good less: specify what you pay.
kb-reason-plain-price = That is the normal cost, which must not be written.
kb-reason-not-column-one = Only buildings of column I are free.
kb-reason-has-goods = You still have goods.
kb-reason-not-richer = You can only steal from a player who owns more goods than you.
kb-reason-bad-bid = A bid must be higher than the last one, by at most 20. The first bid is 0 to 20.
kb-reason-wrong-price = That isn't the cost.
kb-reason-tokens-do-not-pay = '+2' tokens can pay for soldiers only with { $the-recruiting-centre }.
kb-reason-not-left = That isn't among the available choices.
kb-reason-oneself = You can't choose yourself.
kb-reason-no-soldier = You don't have a soldier to pay.
kb-reason-no-vp = You don't have a VP to pay.
kb-reason-not-the-box = There is nothing to draw or roll now.
kb-reason-other-draw = A different draw is due here.
kb-reason-wrong-dice = Different dice must be rolled.
kb-reason-wrong-order = A turn order must contain every player exactly once.
kb-reason-not-in-pile = That isn't in the pile.
kb-reason-wrong-cards = Different cards must be drawn.

## Expected notation

kb-expected-action = place DICE>ADVISOR, pass, statue DIE, chapel, done, take GOOD, trade GOOD, spy, give-up GOOD, build BUILDING, town-hall GOOD|token, sawmill, quarry, goldsmith, recruit GOODS, or an action of a module
kb-expected-good = gold, wood or stone
kb-expected-building = the name of a building
kb-expected-die = a die: 1 to 6, followed by w if it is white
kb-expected-fewer-dice = fewer dice
kb-expected-group = dice joined by + and the advisor after >, as in 1+3+5>9
kb-expected-way = nothing, p, a, s, d or pd after the advisor
kb-expected-fewer-goods = fewer goods
kb-expected-draw = order SEATS, roll SEAT:DICE …, reroll DICE, neutral DICE,DICE, invader 1 to 5, die FACE, or a draw of a module
kb-expected-faces = dice as digits from 1 to 6
kb-expected-seat = a seat
kb-expected-number = a number
kb-expected-two-words = two words
kb-expected-one-die = one die
kb-expected-coloured-dice = coloured dice
kb-expected-row = a row from a to g
kb-expected-rows = rows in order, joined by +
kb-expected-strips = strips SEAT:ROW+ROW …
kb-expected-price = goods joined by +, gold before wood before stone, or none
kb-expected-building-for-price = a building for a price
kb-expected-wish = soldier, vp, or two different goods
kb-expected-cards-in-order = cards in order, each once
kb-expected-governor = the name of a governor
kb-expected-fate = the name of a fate
kb-expected-scenario = the name of a scenario
kb-expected-favour = die, seal, works, purse, guard or praise
kb-expected-charter = the name of a charter
kb-expected-token = a troop token from 0 to 4
kb-expected-prize = gold, wood, stone, token, soldier or vp
kb-expected-whim = pick THING, bargain THING, favour SEAT, exchange THING THING or give GOOD SEAT
kb-expected-whim-draw = whim 1 to 16, or lot GOOD

## Invalid component figures

kb-misfit-building = a figure of '{ $id }' is more than 20
kb-misfit-invader = a figure of an invader of year { $year } is more than 20
kb-misfit-troop-tokens = each player has six troop tokens
kb-misfit-card = '{ $figure }' must be between { $least } and { $most }
kb-misfit-no-building = there is no building '{ $id }'
kb-misfit-cost = a cost must be three numbers: gold, wood and stone
kb-misfit-no-card = there is no card '{ $id }'
kb-misfit-no-number = no card '{ $id }' has a figure '{ $name }'
kb-misfit-year = the years are 1 to 5
kb-misfit-no-race = there is no race '{ $race }'
kb-misfit-five-invaders = each year has five invaders
kb-misfit-all-invaders = each year has five invaders: give all 25 of them, none, or individual ones with year and card
kb-misfit-whole-invader = an invader without a card number needs a strength and a race
kb-misfit-name = a name must have 1 to { $most } printable characters
kb-misfit-text = a card text must have 1 to { $most } printable characters
kb-misfit-token-value = troop tokens must be worth 0 to 4

## The table

kb-table = The court
kb-order = Turn order: { $order }.
kb-invaders = Invaders: { $race }, strength { $strength }. Defeat: { $lose }. Victory: { $win }.
kb-invaders-unseen = Invaders: face down.
kb-invaders-known = Invaders: face down, known to { $seats }.
kb-envoy = King's Envoy: { $seat }.
kb-aided = Extra white die: { $seat }.
kb-advisor-line = { $number } { $advisor }: { $who }
kb-neutral = neutral dice
kb-scenario = Scenario: { $scenario }.
kb-fate-text = Fate card: { $fate }. { $text }
kb-absent = { $who } is away this season.
kb-gifts = Gifts on advisors: { $advisors }.
kb-lots = Governors up for auction: { $governors }.
kb-bidding = Highest bid for { $governor }: { $bid } VP. Still bidding: { $seats }.
kb-seal = The regent's Seal: { $seat }.
kb-works = The regent's Works: { $seat }.
kb-hoard = Dragon's hoard: { $n ->
    [one] { $n } good
   *[other] { $n } goods
}.
kb-whims = Whims of the court
kb-stall = On the Merchant's tile: { $goods }.
kb-lot = On the Sergeant's tile: { $goods }.
kb-card = { $name }: { $text }
kb-charters = Royal charters

kb-seat = { $seat }: { $things }
kb-seat-governor = Governor: { $governor }
kb-seat-dealt = Choosing from { $count ->
    [one] { $count } governor
   *[other] { $count } governors
}
kb-seat-hand = Can choose from { $governors }
kb-seat-chosen = Has chosen { $governor }, face down
kb-seat-chosen-unseen = Has chosen a governor, face down
kb-seat-dice = Dice: { $dice }
kb-seat-row = { $row }: { $buildings }
kb-seat-no-buildings = No buildings
kb-seat-strips = Strips received: { $rows }
kb-seat-laid = Alternative rows: { $rows }
kb-seat-used = Used this season: { $things }
kb-seat-spent = Used this year: { $things }
kb-seat-troops = Troop tokens: { $tokens }
kb-seat-troop-chosen = Has chosen troop token { $value }, face down
kb-seat-troop-chosen-unseen = Has chosen a troop token, face down
kb-seat-put-back = Troop token { $value } was returned to the box
kb-seat-put-back-unseen = One of these troop tokens was returned to the box
kb-seat-battle = Battle: reinforcements { $reinforced }, total { $total }
kb-seat-battle-won = Battle: reinforcements { $reinforced }, total { $total }, won
kb-seat-wins = Battles won: { $wins }
kb-seat-favours = Favours: { $favours }
kb-seat-favour = { $favour } { $count }
kb-seat-charters = Charters: { $charters }
kb-seat-courted = Already influenced: { $advisors }

kb-board-order = Turn order { $order }
kb-board-invaders = Invaders: { $race } { $strength }
kb-board-invaders-unseen = Invaders: ?
kb-board-fate = Fate: { $fate }
kb-board-envoy = King's Envoy
kb-board-dice = dice { $dice }
kb-board-mark = { $mark ->
    [whim] ~ whim
    [away] × away
    [gift] + gift
   *[neutral] ● neutral dice
}
kb-board-turn-order = Turn order
kb-board-foes = Invaders
kb-board-face-down = The card lies face down.
kb-board-known-to = Seen by { $seats }.
kb-board-strength = Strength { $n }
kb-board-strength-range = Strength { $low } to { $high }
kb-board-defeat = Defeat: { $what }
kb-board-victory = Victory: { $what }
kb-board-outcome = { $outcome ->
    [won] won
    [drawn] draw
   *[lost] lost
}
kb-board-battle = Battle of year { $year }: { $race }
kb-star = * reconstructed: the card is played as described here, which may differ from the printed text.
kb-star-plain = * reconstructed, may differ from the printed card (see 'hightable games')
kb-reconstructed = The cards are reconstructed and may differ from the printed ones.
kb-board-defence = Soldiers and buildings: { $n }
kb-board-supply = From the supply
kb-board-away = away
kb-board-gift = gift
kb-board-auction = Governor auction
kb-board-bids = Bids in VP
kb-board-strips = Strips to choose from
kb-board-hand = Your governors: choose one
kb-board-favours = The regent's favours

## Options

kb-option-modules = Expansion modules
kb-option-modules-none = Base game only.
kb-option-modules-all = All six modules.
kb-option-modules-rows = { kb-module-rows.text }
kb-option-modules-alternative = { kb-module-alternative.text } { kb-reconstructed }
kb-option-modules-governors = { kb-module-governors.text } { kb-reconstructed }
kb-option-modules-fate = { kb-module-fate.text } { kb-reconstructed }
kb-option-modules-troops = { kb-module-troops.text }
kb-option-modules-whims = { kb-module-whims.text }
kb-option-alternative = Alternative rows
kb-option-alternative-dealt = Random: everyone draws two strips.
kb-option-alternative-draft = { kb-variant-draft.text }
kb-option-governors = Choosing governors
kb-option-governors-dealt = Deal: everyone is dealt three and secretly chooses one.
kb-option-governors-auction = { kb-variant-auction.text }
kb-option-purist = Balance changes to cards
kb-option-purist-no = On: cards have the additions made for balance.
kb-option-purist-yes = { kb-variant-purist.text }
kb-option-scenario = Scenario
kb-option-scenario-none = No scenario.
kb-option-scenario-the-regency = { kb-the-regency }: instead of receiving the king's help, everyone chooses favours, those with the fewest buildings first. { kb-reconstructed }
kb-option-scenario-the-dragons-hoard = { kb-the-dragons-hoard }: players keep soldiers, invaders are stronger, and the last one is a dragon. { kb-reconstructed }
kb-option-scenario-four-winters = { kb-four-winters }: a shorter game with a head start. { kb-reconstructed }
kb-option-scenario-royal-charters = { kb-royal-charters }: goals for everyone, and a possible early end. { kb-reconstructed }
kb-option-scenario-random = Random: one of the four is drawn at the start. { kb-reconstructed }
kb-option-restoration = Appearance of whims
kb-option-restoration-no = A new whim is placed in every productive season.
kb-option-restoration-yes = { kb-variant-restoration.text }
kb-option-stables = Advisors affected by the Stables
kb-option-stables-any = Every advisor whose aid includes a soldier.
kb-option-stables-general = Only the General.

## Reasons of bots

kb-why-goods-for-building = It brings goods for a building.
kb-why-completes-a-building = It gives you enough goods for a building.
kb-why-soldiers-for-winter = It brings soldiers for the winter.
kb-why-points-at-once = It scores VP immediately.
kb-why-token-for-later = It brings a '+2' token.
kb-why-through-a-closed-door = It uses a special ability to reach this advisor.
kb-why-fills-the-row = It completes a row.
kb-why-needs-defence = You will need the strength in battle.
kb-why-builds-for-points = Its VP are worth the cost.
kb-why-builds-for-its-effect = Its effect, or what follows in the row, is worth it.
kb-why-saves-goods = You save goods for something better.
kb-why-better-dice = Your dice may improve.
kb-why-dice-are-good = Your dice are good as they are.
kb-why-points-for-goods = It turns a good or a '+2' token into 1 VP.
kb-why-trades-up = The exchange may bring more useful goods.
kb-why-gives-up-the-least = Based on how much you will miss it.
kb-why-knows-the-invader = It shows you this year's invader.
kb-why-troops-that-are-needed = Based on how many soldiers the battles will need.
kb-why-better-row = Based on how good the strip's buildings are.
kb-why-better-governor = Based on the governor's value to you.
kb-why-regents-favour = Based on how much the favour helps you.
kb-why-whims-best = Based on what the whim brings you and the other players.
kb-why-must-be = It has to be done sooner or later.
kb-why-nothing-better = There is no particular reason for it.
kb-earned-advisors = Advisors
kb-earned-buildings = Buildings
kb-earned-powers = Building powers
kb-earned-king = King's Reward
kb-earned-battles = Battles
kb-earned-troops = Last troop token
kb-earned-governors = Governors
kb-earned-fate = Fate
kb-earned-scenario = Scenario

## Where the component figures come from

kb-provenance-buildings = Buildings of the rows B to F
    .note = The printed province sheet and four further sources agree.
kb-provenance-outer-buildings = Buildings of the rows A and G
    .note = Costs and VP come from one source only.
kb-provenance-invaders = Invaders
    .note = Three independent tables agree. For the demons of year IV two of the three are followed.
kb-provenance-troop-tokens = { kb-figure-troop_tokens }
kb-provenance-cards = Cards of the alternative rows, governors, fates and scenarios
    .note = The printed cards could not be consulted. Effects and numbers that were not found in print are reconstructed.

## Description and tutorial

kb-about = Roll dice to influence the king's advisors, build up your province as its governor, and defend it against each winter's invaders.
kb-guide-welcome = The king has given you an undeveloped province on a dangerous border and five years to build it up. Collect victory points (VP) for buildings, from advisors and for battles won; the player with the most after five years wins. Three times a year, everyone rolls their dice and places them on the king's advisors, numbered from 1 to 18, who give goods, soldiers and favours. With gold, wood and stone you build in your province, each row from left to right. And every winter invaders come, and each player must fight them alone.
    .title = Welcome to the border
kb-guide-aid = At the start of the year, the king helps the player who has the least. Players who are tied, which in the first year is everyone, each take one good of their choice instead. Most buildings cost gold and something else. Think about what you would like to build first: { $the-statue } costs { $cost-statue }, { $the-inn } { $cost-inn }, { $the-palisade } { $cost-palisade }.
    .title = Phase 1: the King's Aid
kb-guide-change = One of your buildings lets you reroll: { $the-statue } one die if all your dice show the same number, { $the-chapel } all dice if they total 7 or less. High dice reach better advisors, but the lowest total goes first. When you are happy with your dice, choose 'Done'.
    .title = Your dice can still change
kb-guide-influence-spring = Everyone has rolled, and the lowest total goes first. Place one or more of your dice that add up exactly to an advisor's number; this advisor is then taken for the season, and the others have their turns before you place again. Three low advisors or a single high one: consider what each of them gives, and what you want to build. Take first what another player might take from you.
    .title = Spring: influence the advisors
kb-guide-influence-summer = As in spring, each turn you place a group of dice on one free advisor, until everyone has passed. The king has just rewarded the player with the most buildings with 1 VP, so building early pays off. Check what you still need for your next building, and go for that.
    .title = Summer: influence the advisors
kb-guide-influence-autumn = This is the last season before winter. Sergeant (5), General (10) and King (18) give soldiers; General and Queen (17) also show you the invader. In the first year its strength is { $least-strength-1 } to { $most-strength-1 }, and the king's die will give everyone 1 to 6 soldiers. If you have the King's Envoy, use it to influence an advisor who is already taken, or for a second building.
    .title = Autumn: influence the advisors
kb-guide-choose = This advisor lets you choose a good. Look at your province: which building is next in one of its rows, and what do you still need for it? You keep the goods that you don't spend, but a lost battle in winter may cost you some.
    .title = An advisor's aid
kb-guide-alchemy = You may give the Alchemist one good and take one of each of the other two kinds: two for one. That is nearly always worth it, unless your next building needs exactly the good that you would give.
    .title = The Alchemist
kb-guide-spy = The Spy sells you three goods of your choice for 1 VP. Three goods are often a whole building, and most buildings give more than 1 VP. So it usually pays off, even if your score drops below zero for a while.
    .title = The Spy
kb-guide-build = In each season you may build one building that you can pay for, each row from left to right. You gain its VP immediately, and its effect works from then on. The first building of a row opens the way to better ones, and some, such as { $name-guard-tower } and { $name-palisade }, make you stronger in winter. You may also save your goods for something bigger, but the king rewards the player with the most buildings before summer.
    .title = Building
kb-guide-build-again = You have the King's Envoy: you may use it to build a second building now, at its full cost. Or keep it and use it later to influence an advisor who is already taken. If you don't use it before it is given out again next year, you lose it without compensation.
    .title = A second building
kb-guide-powers = You may now use the power of one of your buildings: for example, { $the-town-hall } gives 1 VP for one good or '+2' token. That is a good use for goods that your next building doesn't need. You don't have to use it.
    .title = The end of the season
kb-guide-recruit = Before winter you may recruit soldiers: each costs 2 goods, or 1 with { $the-barracks }. Add up your soldiers and the battle bonuses of your buildings; the king's die adds 1 to 6. You win if your total is higher than the invader's strength, which in the first year is { $least-strength-1 } to { $most-strength-1 }; if it is equal, nothing happens to you. The strongest winner gains 1 extra VP.
    .title = Phase 7: mercenaries
kb-guide-spoils = You have won your battle, and the reward is a good of your choice. Take what you need for your next building.
    .title = Winter: your reward
kb-guide-give-up = The invaders were stronger this time, and you lose goods of your choice. Give up what you need least for your next building. All soldiers leave after the winter, but buildings stay, so walls and towers help you every year.
    .title = Winter: you lose goods
kb-guide-module = This decision comes from a module or a scenario that the guide doesn't cover; a first game is best played without them. The link next to the question leads to the rule.
    .title = Beyond the first game
kb-guide-wait-setup = The table is being set up: the first turn order is drawn at random, and an invader card for each of the five years is placed face down. Then the first year starts with the King's Aid.
    .title = Before the first year
kb-guide-wait-aid = The king helps the player with the fewest buildings (if tied, the fewest goods) with a white die for spring. If players are still tied, each of them takes a good instead; in the first year that is everyone.
    .title = Phase 1: the King's Aid
kb-guide-wait-season = In turn order, players place dice on advisors, round after round. When all have passed, the advisors give their aid, from 1 to 18, and everyone may build. Watch which advisors are taken; you can follow everything in the 'Game log'.
    .title = The other players' turns
kb-guide-wait-recruit = Before winter, everyone may recruit soldiers for goods. Compare their strength with yours: the strongest winner gains 1 VP.
    .title = Phase 7: mercenaries
kb-guide-wait-winter = The invader is revealed, and the king's die gives everyone the same number of soldiers. Each player fights alone: if your total is higher than the invader's strength, you win a reward; if it is equal, nothing happens; if it is lower, you lose what the card says: goods, buildings or VP.
    .title = Phase 8: winter
kb-guide-farewell = You have played a year, from the King's Aid to the battle in winter, and four more follow. The soldiers have left, but buildings stay, and they become more important: the invaders grow stronger every year, up to { $least-strength-5 } to { $most-strength-5 } in the fifth. From now on the King's Aid, a white die for spring, and later the Envoy go to the player with the fewest buildings. After the fifth winter, the player with the most VP wins.
    .title = You have seen a whole year

## The labels of the board in the rules

kb-diagram-court = The king's advisors
    .text = Place dice with exactly the number of an advisor to receive the aid shown.
kb-diagram-calendar = The calendar
    .text = The year and its eight phases. The current one is highlighted.
kb-diagram-order = The turn order
    .text = After each roll, the lowest total goes first.
kb-diagram-invaders = The invaders
    .text = The card is face down until winter, but you know how strong they can be this year.
kb-diagram-dice = Your dice
    .text = The ones that you have not placed yet.
kb-diagram-goods = Your goods
    .text = Gold, wood and stone, then soldiers and '+2' tokens.
kb-diagram-points = Your VP
    .text = The player with the most VP at the end wins.
kb-diagram-province = Your province
    .text = Rows are built from left to right. Each building shows its cost, VP and battle value.
