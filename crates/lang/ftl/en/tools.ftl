# Words of the tools: reports, pictures, and the help of the program.

## Numbers

tool-decimal = {"."}
tool-thousands = {","}
tool-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}

## While one waits

tool-bar-games = { $done }/{ $all } games, { $pace }, { $left } left
tool-bar-minutes = { $done } of { $all } s, { $what }
tool-bar-learnt = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, surprise { $net } (knights { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = random but legal
tool-level-squire = plays like a decent beginner, at once
tool-level-knight = looks ahead
tool-level-marshal = looks ahead, with a judgement learnt from many games

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
} in { $seconds } s, { $plies } plies each
tool-simulate-pace = { $ns } ns per decision on one thread, { $bytes } bytes a state
tool-simulate-score = mean score by seat
tool-simulate-wins = win share by seat

## Check

tool-check-legal = { $file }: legal. { $verdict }
tool-check-flawed = { $file }: { $why }
tool-check-finished = { $n ->
    [one] { $n } ply
   *[other] { $n } plies
}, finished { $points }, won by { $winners }.
tool-check-seat = seat { $seat }
tool-check-open = { $n ->
    [one] { $n } ply
   *[other] { $n } plies
}, not finished, { $points } so far; next: { $expected }.
tool-expect-box = the box to draw, as in '{ $example }'
tool-expect-seat = seat { $seat } to move, as in { $examples }
tool-expect-more = seat { $seat } to move, as in { $examples } and { $n } more
tool-expect-example = '{ $example }'
tool-expect-or = {" or "}

## Arena

tool-arena-games = { tool-games }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
tool-arena-bot = bot
tool-arena-wins = wins
tool-arena-interval = 95 % interval
tool-arena-place = place
tool-arena-margin = margin
tool-arena-rating = rating
tool-arena-time = a move
tool-arena-pace = it/s
tool-arena-range = { $low } to { $high } %
tool-arena-challenger = challenger (an even share is { $even } %)
tool-arena-test = test of { $hoped } % against { $even } %: { $verdict } (evidence { $evidence })
tool-arena-better = better
tool-arena-not-better = not-better
tool-arena-open = open

## The picture of the arena

tool-ladder-title = { $game }: who wins?
tool-ladder-played = { tool-games } of { $bots }; seed { $seed }
tool-ladder-played-options = { tool-games } of { $bots }; { $options }; seed { $seed }
tool-ladder-note-whiskers = Whiskers are 95 % intervals: normal approximation, each deal taken as one cluster.
tool-ladder-note-ratings = Those of ratings are twice their own deviation: they shrink slowly.
tool-ladder-note-seats = Every deal was played once with the first bot named in each seat.
tool-ladder-wins = Wins
tool-ladder-wins-reading = share of wins of a seat
tool-ladder-points = Points
tool-ladder-points-reading = points above the mean of the others
tool-ladder-rating = Rating
tool-ladder-rating-reading = after Weng and Lin, over all places
tool-ladder-time = { $time } a move
tool-ladder-place = mean place
tool-ladder-even = even
tool-ladder-margin = margin
tool-ladder-begin = all begin at
tool-ladder-from = from 25

## Pictures

tool-dot = { $name }: { $mean }, { $n ->
    [one] { $n } time
   *[other] { $n } times
}; { $what } { $number }
tool-dot-range = { $name }: { $mean } ({ $low } to { $high }), { $n ->
    [one] { $n } time
   *[other] { $n } times
}; { $what } { $number }
tool-even-share = even share

## Bench

tool-bench-decision = { $number } µs a decision
tool-bench-positions = { $number } iterations a second in mid-game ({ $n ->
    [one] { $n } position
   *[other] { $n } positions
})
tool-bench-iterations = { $number } iterations a second
tool-bench-answer = asked to move in 50 ms, a knight answers in { $mean } ms on average, { $most } at most

## Balance

tool-balance-games = { tool-games }, seed { $seed }, bots: { $bots }
tool-balance-even = even win share { $even } %, mean of all players { $mean } VP
tool-balance-governors = governor
tool-balance-alternative = alternative row
tool-balance-fate = fate
tool-balance-in-play = in play
tool-balance-wins = win share
tool-balance-interval = 95 % interval
tool-balance-final = final VP
tool-balance-differs = differs
tool-balance-years = years
tool-balance-then = VP then
tool-balance-row = { $row }: { $detail }
tool-balance-ends = { $first } to { $last }
tool-balance-laid = laid
tool-balance-left = drawn, not laid
tool-balance-note = 95 % intervals: normal approximation, each game taken as one cluster
tool-balance-star = * reconstructed: not the printed text

## The picture of the balance

tool-cards-title = Kingsburg: how strong are the { $what ->
    [governors] governors
    [alternative] alternative rows
    [fate] fates
   *[cards] cards
}?
tool-cards-played = { $games } games of { $seats } players, { $who }; { $options }; seed { $seed }
tool-cards-bot = bot { $bot } ({ $about })
tool-cards-bots = bots { $bots }
tool-cards-note-whiskers = Whiskers are 95 % intervals: normal approximation, each game taken as one cluster.
tool-cards-note-right = At the right: final VP above or below { $mean }, the mean of all players.
tool-cards-governors = Governors
    .reading = share of wins
tool-cards-alternative = Alternative rows
    .reading = share of wins: ● row laid, ○ drawn but not laid
tool-cards-fate = Fate
    .reading = VP that a player gains in the year of the card
tool-cards-any-year = any year
tool-cards-final = final VP ±

## Train

tool-train-nothing = nothing was played
tool-train-played = { tool-games }; surprise of the last round { $net } nats (knights { $linear })
tool-train-weights = { $file } holds the weights
tool-curve-title = { $game }: learning who will win
tool-curve-played = { tool-games }; each round is judged before anything is learnt from it
tool-curve-across = games
tool-curve-up = surprise at the outcome, in nats (lower is better)
tool-curve-net = network (marshal)
tool-curve-linear = weighted sum (knight)

## What went wrong

tool-bad-large = { $file } is larger than { $most } MB: no record or component file is
tool-bad-no-text = { $file } is no text (it is not UTF-8)
tool-bad-threads = the threads cannot be started; ask for fewer with --threads
tool-bad-bots = there are { $bots } bots for { $seats } seats
tool-bad-sprt = --sprt wants a share above the even { $even } % and at most 100
tool-bad-weights = { $file } cannot be used:
tool-bad-course = { $file } cannot be continued (--fresh begins anew):
tool-bad-no-cards = { $title } has no cards to measure; the game that has is kingsburg
tool-bad-modules = name the modules with --modules, not among the options
tool-bad-module = It cannot be set up: none of these modules has cards to measure; those that have are: { $possible }
tool-bad-company = It cannot be set up: { $bots } bots are named for { $seats } seats: name one, or one for each seat
tool-bad-bot = there is no bot called '{ $name }'; the bots are: { $possible }
tool-bad-thoughtless = a { $bot } decides at once: give time only to knight and marshal
tool-bad-budget = '{ $text }' is no time to think: write it as 200ms, 1s or 5000it (iterations)
tool-bad-foreign = these are no weights of High Table
tool-bad-shape = these weights are for { $found } features of a position, and the game has { $expected }: train it anew
tool-bad-length = these weights have { $found } bytes instead of { $expected }
tool-bad-foreign-course = this is no course of High Table, or only a part of one
