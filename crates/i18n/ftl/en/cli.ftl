# Words of the tools: reports, pictures, and the help of the program.

## Numbers

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
tool-level-page = { ht-page.text }
tool-level-squire = plays like a decent beginner, at once
tool-level-knight = { ht-knight.text }
tool-level-marshal = { ht-marshal.text }

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

## Verify

tool-verify-fair = { $file }: fair. { $n ->
    [one] { $n } draw is
   *[other] { $n } draws are all
} as the seed says.
tool-verify-unfair = { $file }: not fair. { $n ->
    [one] { $n } draw agrees
   *[other] { $n } draws agree
} with the seed.
tool-verify-differs = The first that does not is line { $line }: it says '{ $stands }', and the seed says '{ $should }'.
tool-verify-commitment = The commitment fits the seed: { $commitment }
tool-verify-not-shown = The commitment that was shown before the game is not that of the record, { $commitment }: another seed was played with.
tool-verify-other-seed = The commitment { $commitment } is not that of the seed: this seed was not fixed before the game.
tool-verify-spent = { $n ->
    [one] { $n } draw was
   *[other] { $n } draws were
} taken back, by undos that you should remember.
tool-verify-open = The record ends before the game does.

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
tool-arena-few = test of { $hoped } % against { $even } %: too few deals to tell, it takes { $least }
tool-arena-better = better
tool-arena-not-better = not-better
tool-arena-open = open

## The picture of the arena

tool-ladder-title = { $game }: who wins?
tool-ladder-played = { tool-games } of { $bots }; seed { $seed }
tool-ladder-played-options = { tool-games } of { $bots }; { $options }; seed { $seed }
tool-ladder-note-whiskers = Whiskers are 95 % intervals: after Student, each deal taken as one cluster.
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
tool-bench-patient = { ht-knight }, 500 ms
tool-bench-answer = asked to move in 50 ms, knights and marshals answer in { $mean } ms on average, { $most } at most

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
tool-balance-note = 95 % intervals: after Student, each game taken as one cluster
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
tool-cards-note-whiskers = Whiskers are 95 % intervals: after Student, each game taken as one cluster.
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
tool-watch-played = { tool-games }; surprise of the last round { $net } nats (by squires' opinions { $linear })
tool-watch-title = { $game }: learning what knights do
tool-watch-up = surprise at a choice, in nats (lower is better)
tool-watch-net = habits (marshal)
tool-watch-linear = squires' opinions

## What went wrong

tool-serve-open = High Table is open: { $url } (Ctrl-C closes it)
tool-serve-unnamed = Links begin with that address. If people reach this machine by another, name it with --public-url, as in http://NAME:7474.
tool-bad-listen = { $address } cannot be listened on; name another address with --listen, as in 127.0.0.1:8080:
tool-bad-store = what is kept cannot be opened; name another folder with --data or a database with --database: { $why }
tool-bad-newer = what is kept was written by a newer version of this program: use that one, or another folder with --data ({ $why })
tool-bad-config = { $file }, line { $line } ({ $key }): this setting cannot be used: { $why }
tool-bad-config-file = { $file } cannot be read; name a file of settings that is there with --config:
tool-bad-url = { $url } is no address that links can begin with; write it as in https://games.example.org
tool-bad-shared = another server uses { $file } already; end it, name another folder with --data, or let both use one PostgreSQL (--database postgres://…)
tool-bad-home = there is no home folder to keep things in; name one with --data
tool-load-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $listeners } listeners
tool-load-actions = { $n } actions a second
tool-load-late = From a command to its event at every other seat: half within { $half } ms, 99 of 100 within { $most } ms
tool-load-memory = Memory: { $table } KB a table, { $listener } KB a listener
tool-bad-silent = the server did not answer as it should; try `hightable serve` to see why
tool-bad-large = { $file } is larger than { $most } MB: no record or component file is
tool-bad-no-text = { $file } is no text (it is not UTF-8)
tool-bad-no-seed = { $file } names no seed: it was not played with dice that can be checked, or its table has not shown its seed yet. Whether its moves are legal is told by `hightable check`.
tool-bad-proof = What { $file } says of its seed cannot be used.
tool-bad-threads = the threads cannot be started; ask for fewer with --threads
tool-bad-bots = there are { $bots } bots for { $seats } seats
tool-bad-seat = there is no seat { $seat } at this table: seats are 1 to { $seats }
tool-bad-sprt = --sprt wants a share above the even { $even } % and at most 100
tool-bad-man = { $file } cannot be written; name a folder that exists and that you may write to:
tool-bad-weights = { $file } cannot be used:
tool-bad-course = { $file } cannot be continued (--fresh begins anew):
tool-bad-course-seed = { $file } goes on with the seed that it began with: leave --seed out, or begin anew with --fresh
tool-bad-taken = { $file } is there already, without a course to go on with: name another file with --out, or write over it with --fresh
tool-bad-no-habits = nobody has habits worth learning in { $game }: leave --habits out
tool-bad-no-cards = { $title } has no cards to measure; the game that has is kingsburg
tool-bad-modules = name the modules with --modules, not among the options
tool-bad-module = It cannot be set up: none of these modules has cards to measure; those that have are: { $possible }
tool-bad-company = It cannot be set up: { $bots } bots are named for { $seats } seats: name one, or one for each seat
tool-bad-bot = there is no bot called '{ $name }'; the bots are: { $possible }
tool-bad-thoughtless = a { $bot } decides at once: give time only to knight and marshal
tool-bad-budget = '{ $text }' is no time to think: write it as 200ms, 1s or 5000it (iterations)
tool-bad-foreign = these are no weights of High Table
tool-bad-shape = these weights are for { $found } features of a position, and the game has { $expected }: train it anew
tool-bad-traits = these habits know { $found } traits of an action, and the game has { $expected }: train it anew
tool-bad-no-number = these weights hold something that is no number
tool-bad-length = these weights have { $found } bytes instead of { $expected }: they are damaged, or older than the game; train it anew
tool-bad-foreign-course = this is no course of High Table, only a part of one, or more than one

## Help

tool-usage = Usage:
tool-commands = Commands
tool-arguments = Arguments
tool-options = Options
tool-default = [default: { $value }]
tool-flag-help = Print help
    .more = Print help (see more with '--help')
    .long = Print help (see a summary with '-h')
tool-flag-version = Print version
tool-value-command = COMMAND
tool-value-game = GAME
tool-value-options = OPTIONS
tool-value-file = FILE
tool-value-who = WHO
tool-value-modules = MODULES
tool-value-bots = BOTS
tool-value-eye = EYE
tool-value-seat = SEAT
tool-value-share = SHARE
tool-value-lang = LANG
tool-value-folder = FOLDER

## The program

tool-cmd = High Table: games of crown and court, with every rule enforced
    .long =
        High Table: games of crown and court, with every rule enforced.

        Without a command it opens the house: play in the browser, at the address that it prints.
tool-cmd-lang = The language: en, it, fr or de; that of the environment if left out
tool-cmd-help = Print this message or the help of the given subcommand(s)

## Play

tool-cmd-play = Play in the terminal: people at this screen and bots, mixed
tool-cmd-play-game = The game, as `hightable games` lists it; asked for if left out
tool-cmd-play-seats = How many play; asked for if left out and --players too
tool-cmd-play-options = Options as KEY=VALUE with commas between them
tool-cmd-play-components = A TOML file with component figures that differ from those of the house
tool-cmd-play-players = Who sits where, with commas between them: names of people, and page, squire, knight, marshal, knight:500ms …
tool-cmd-play-save = Where the record is kept as it grows; a new file in this folder if left out
tool-cmd-play-resume = Go on with the game in this file
tool-cmd-play-seed = The luck of the box and of bots; another each time if left out
tool-cmd-play-plain = Plain lines instead of a drawn screen

## Rules

tool-cmd-rules = Read the rules of a game, or one chapter or paragraph of them
tool-cmd-rules-game = The game, as `hightable games` lists it
tool-cmd-rules-id = A chapter or paragraph by its id, as in spring or spring.raise; `contents` lists them
tool-cmd-rules-plain = Print the text instead of paging through it
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = List the games: seats, options, defaults, and which figures are reconstructed
tool-cmd-games-game = Only this game
tool-cmd-games-json = Print one JSON object a game, with its component figures

## Simulate

tool-cmd-simulate = Play games at random, every choice equally likely, and report how they went and how fast
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = How many play; the usual number of the game if left out
tool-cmd-simulate-options = Options as KEY=VALUE with commas between them, as in edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = How many games
tool-cmd-simulate-seed = The seed: the same seed plays the same games, on any number of threads
tool-cmd-simulate-threads = Threads to play on
tool-cmd-simulate-json = Print one JSON object

## Balance

tool-cmd-balance = Measure the cards of a game's modules: how often who had one won, and with how many points
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = The modules to play with, joined by +; those with cards to measure are governors, alternative and fate
tool-cmd-balance-bots = Who plays: one bot for all seats, or one for each with commas between them; there are page, squire, knight and marshal
tool-cmd-balance-ms = Milliseconds that knights and marshals think about a decision
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Print one JSON object a card, and one for the whole
tool-cmd-balance-plot = Draw a picture of it, too

## Record

tool-cmd-record = Play one game at random and print its record
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = The seed: the same seed plays the same game

## Check

tool-cmd-check = Tell whether a record is legal: if not, the line, what was expected and why it is refused (exit code 1)
tool-cmd-check-record = The record of a game; - reads it from standard input
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Open the house: people play in the browser, against each other and against bots (what happens if no command is named)
tool-cmd-serve-listen = The address to listen on
tool-cmd-serve-data = The folder to keep everything in
tool-cmd-serve-database = A PostgreSQL database instead: postgres://USER:PASSWORD@HOST/NAME
tool-cmd-serve-public_url = The address that people reach the server by, as links begin with it
tool-cmd-serve-bot_pace = Milliseconds that bots wait before they move
tool-cmd-serve-bot_time = Milliseconds that bots may think
tool-cmd-serve-rate = Requests a second that one address may make (0: as many as it likes)
tool-cmd-serve-log = How to write the log
tool-cmd-serve-config = A TOML file with these settings; flags and environment come before it
tool-cmd-load = Play at many tables of a server of its own at once, and measure how it bears that
    .long =
        Play at many tables of a server of its own at once, and measure how it bears that

        Every table has a listener at each seat and a spectator. The server runs on this machine, with a folder that is thrown away.
tool-cmd-load-tables = How many tables
tool-cmd-load-minutes = How long
tool-cmd-load-pace = Milliseconds between two actions at a table
tool-cmd-load-database = A PostgreSQL database instead of a file
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Print a completion script for a shell
tool-cmd-completions-shell = The shell
tool-cmd-man = Write the man pages into a folder, one per command
tool-cmd-man-folder = The folder
tool-cmd-verify = Tell whether every die and card of a finished game came from the seed that its table had committed itself to (exit code 1 if not)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = The commitment as it was shown before the game, to compare
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Show a position of a recorded game as one of the players saw it
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = The position after so many plies; the last one if left out
tool-cmd-replay-eye = Whose eyes look: a seat from 1, `table` for a bystander's, `open` for the whole truth
tool-cmd-replay-json = Print one JSON object: the view, the question and the choices

## Trace

tool-cmd-trace = Print the whole truth after every ply, one JSON object a line, for referees (see docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Let bots play against each other and measure how strong they are
    .long =
        Let bots play against each other and measure how strong they are

        The first bot named is the challenger. Every deal is played once with the challenger in each seat.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = A bot for each seat with commas between them, the challenger first; the last takes all seats that are left. There are page, squire, knight and marshal; a time of its own follows a colon, as in knight:50ms or marshal:2000it
tool-cmd-arena-games = How many games; rounded up to whole deals
tool-cmd-arena-ms = Milliseconds that knights and marshals think about a decision if nothing else is said
tool-cmd-arena-seed = The seed: the same seed deals the same games
tool-cmd-arena-threads = Games that are played at the same time; as many as there are processors if left out
tool-cmd-arena-sprt = Stop as soon as it is clear (19 to 1) whether the challenger's share of wins is even or as high as this, in percent
tool-cmd-arena-weights = Weights to judge by, or habits to foretell by, instead of those of the program, as `hightable train` writes them
tool-cmd-arena-json = Print one JSON object a game, and one for the whole
tool-cmd-arena-plot = Draw a picture of the ladder, too

## Advise

tool-cmd-advise = Ask a bot what it would do at a point of a recorded game, and why
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = After how many plies; at the end of the record if left out
tool-cmd-advise-eye = Through whose eyes: a seat that must decide then; the first such seat if left out
tool-cmd-advise-bot = Whom to ask: page, squire, knight or marshal, perhaps with a time of its own as in knight:50ms
tool-cmd-advise-ms = Milliseconds that it may think
tool-cmd-advise-threads = Threads to think on
tool-cmd-advise-seed = The seed of its dice
tool-cmd-advise-most = Show so many actions
tool-cmd-advise-json = Print one JSON object with all actions

## Train

tool-cmd-train = Learn from self-play who will win: what marshals and knights judge positions by
    .long =
        Learn from self-play who will win: what marshals and knights judge positions by

        The weights are written to the file named, and beside it, with `.course` at the end, what is needed to go on another day.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Learn what knights do instead, by watching them: what marshals foretell choices by. The file is GAME.habits.bin if left out
tool-cmd-train-minutes = How long
tool-cmd-train-games = Stop after so many games in all, if that is earlier: what is learnt then depends on the seed alone
tool-cmd-train-out = The file of the weights; GAME.bin if left out
tool-cmd-train-seed = The seed of a new course; 1 if left out
tool-cmd-train-fresh = Begin anew, even if there is a course to go on with or the file holds other weights
tool-cmd-train-threads = Threads; what is learnt does not depend on them
tool-cmd-train-plot = Draw the curve of learning, too

## Bench

tool-cmd-bench-bots = Measure how fast the bots think, on one thread
tool-cmd-bench-bots-game = The game; all games if left out
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = The seed: the same seed measures the same positions
tool-cmd-bench-bots-json = Print one JSON object a game
