# Messages of the tools: reports, charts and help texts.

## Numbers

tool-thousands = {","}
tool-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}

## Progress bars

tool-bar-games = { $done }/{ $all } games, { $pace }, { $left } left
tool-bar-minutes = { $done } of { $all } s, { $what }
tool-bar-learnt = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, cross-entropy { $net } (knights { $linear })

## Levels of bots

tool-level = { $name } ({ $about })
tool-level-page = { ht-page.text }
tool-level-squire = easy, plays like a decent beginner, needs no thinking time
tool-level-knight = { ht-knight.text }
tool-level-marshal = { ht-marshal.text }

## Simulate

tool-simulate-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
} in { $seconds } s, { $plies } plies per game
tool-simulate-pace = { $ns } ns per decision on one thread, { $bytes } bytes per state
tool-simulate-score = mean score by seat
tool-simulate-wins = win rate by seat

## Check

tool-check-legal = { $file }: legal. { $verdict }
tool-check-flawed = { $file }: { $why }
tool-check-finished = { $n ->
    [one] { $n } ply
   *[other] { $n } plies
}, finished { $points }, winner: { $winners }.
tool-check-seat = seat { $seat }
tool-check-open = { $n ->
    [one] { $n } ply
   *[other] { $n } plies
}, not finished, { $points } so far. Expected next: { $expected }.

## Verify

tool-verify-fair = { $file }: fair. { $n ->
    [one] { $n } draw matches
   *[other] { $n } draws match
} the seed.
tool-verify-unfair = { $file }: not fair. Only { $n ->
    [one] { $n } draw matches
   *[other] { $n } draws match
} the seed.
tool-verify-differs = First mismatch, line { $line }: the record says '{ $stands }', the seed gives '{ $should }'.
tool-verify-commitment = The commitment matches the seed: { $commitment }
tool-verify-not-shown = The commitment shown before the game differs from that of the record, { $commitment }: the game was played with another seed.
tool-verify-other-seed = The commitment { $commitment } does not match the seed: this seed was not fixed before the game.
tool-verify-spent = { $n ->
    [one] { $n } draw was
   *[other] { $n } draws were
} undone by players; check that you remember these undos.
tool-verify-open = The record ends before the end of the game.

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
tool-arena-time = per move
tool-arena-pace = it/s
tool-arena-range = { $low } to { $high } %
tool-arena-challenger = challenger (an even share is { $even } %)
tool-arena-test = test of { $hoped } % against { $even } %: { $verdict } (log-likelihood ratio { $evidence })
tool-arena-few = test of { $hoped } % against { $even } %: too few deals, at least { $least } are needed
tool-arena-better = better
tool-arena-not-better = not-better
tool-arena-open = inconclusive

## The chart of the arena

tool-ladder-title = { $game }: who wins?
tool-ladder-played = { tool-games } of { $bots }; seed { $seed }
tool-ladder-played-options = { tool-games } of { $bots }; { $options }; seed { $seed }
tool-ladder-note-whiskers = Whiskers are 95 % confidence intervals (Student's t, clustered by deal).
tool-ladder-note-ratings = Whiskers of ratings are two standard deviations; they shrink slowly.
tool-ladder-note-seats = The first bot listed played every deal once from each seat.
tool-ladder-wins = Wins
tool-ladder-wins-reading = win rate per seat
tool-ladder-points = Points
tool-ladder-points-reading = points above the average of the others
tool-ladder-rating = Rating
tool-ladder-rating-reading = Weng-Lin rating, computed from all places
tool-ladder-time = { $time } per move
tool-ladder-place = mean place
tool-ladder-even = even
tool-ladder-margin = margin
tool-ladder-begin = everyone starts at
tool-ladder-from = starts at 25

## Charts

tool-dot = { $name }: { $mean }, { $n ->
    [one] { $n } sample
   *[other] { $n } samples
}; { $what } { $number }
tool-dot-range = { $name }: { $mean } ({ $low } to { $high }), { $n ->
    [one] { $n } sample
   *[other] { $n } samples
}; { $what } { $number }
tool-even-share = even share

## Bench

tool-bench-decision = { $number } µs per decision
tool-bench-positions = { $number } iterations per second in mid-game ({ $n ->
    [one] { $n } position
   *[other] { $n } positions
})
tool-bench-iterations = { $number } iterations per second
tool-bench-patient = { ht-knight }, 500 ms
tool-bench-answer = with a budget of 50 ms, knights and marshals answer in { $mean } ms on average, { $most } ms at most

## Balance

tool-balance-games = { tool-games }, seed { $seed }, bots: { $bots }
tool-balance-even = even win rate { $even } %, average of all players { $mean } VP
tool-balance-governors = governor
tool-balance-alternative = alternative row
tool-balance-fate = fate
tool-balance-in-play = in play
tool-balance-wins = win rate
tool-balance-interval = 95 % interval
tool-balance-final = final VP
tool-balance-differs = vs. avg
tool-balance-years = years
tool-balance-then = VP/year
tool-balance-row = { $row }: { $detail }
tool-balance-ends = { $first } to { $last }
tool-balance-laid = laid
tool-balance-left = drawn, not laid
tool-balance-note = 95 % confidence intervals (Student's t, clustered by game)
tool-balance-star = * reconstructed: not the printed text

## The chart of the balance

tool-cards-title = Kingsburg: how strong are the { $what ->
    [governors] governors
    [alternative] alternative rows
    [fate] fates
   *[cards] cards
}?
tool-cards-played = { $games } games of { $seats } players, { $who }; { $options }; seed { $seed }
tool-cards-bot = bot { $bot } ({ $about })
tool-cards-bots = bots { $bots }
tool-cards-note-whiskers = Whiskers are 95 % confidence intervals (Student's t, clustered by game).
tool-cards-note-right = Right column: final VP relative to { $mean }, the average of all players.
tool-cards-governors = Governors
    .reading = win rate
tool-cards-alternative = Alternative rows
    .reading = win rate: ● row laid, ○ drawn but not laid
tool-cards-fate = Fate
    .reading = VP gained by a player in the year of the card
tool-cards-any-year = any year
tool-cards-final = final VP ±

## Train

tool-train-nothing = no games were played
tool-train-played = { tool-games }; cross-entropy of the last round { $net } nats (knights { $linear })
tool-train-weights = weights saved to { $file }
tool-curve-title = { $game }: learning to predict the winner
tool-curve-played = { tool-games }; each round is evaluated before training on it
tool-curve-across = games
tool-curve-up = cross-entropy of the outcome, in nats (lower is better)
tool-curve-net = network (marshal)
tool-curve-linear = linear evaluation (knight)
tool-watch-played = { tool-games }; cross-entropy of the last round { $net } nats (squire policy { $linear })
tool-watch-title = { $game }: learning to predict knights' moves
tool-watch-up = cross-entropy of the move, in nats (lower is better)
tool-watch-net = opponent model (marshal)
tool-watch-linear = squire policy

## Errors

tool-serve-open = High Table is running at { $url } (Ctrl-C to stop)
tool-serve-unnamed = Links start with that address. If people reach this machine under another address, set it with --public-url, as in http://NAME:7474.
tool-bad-listen = cannot listen on { $address }; choose another address with --listen, as in 127.0.0.1:8080:
tool-bad-store = cannot open the stored data; choose another folder with --data or a database with --database: { $why }
tool-bad-newer = the stored data was written by a newer version of this program; use that version, or another folder with --data ({ $why })
tool-bad-config = { $file }, line { $line } ({ $key }): invalid setting: { $why }
tool-bad-config-file = cannot read { $file }; pass an existing settings file to --config:
tool-bad-url = { $url } is not a valid base address for links; write it as in https://games.example.org
tool-bad-shared = another server is already using { $file }; stop it, choose another folder with --data, or let both use the same PostgreSQL database (--database postgres://…)
tool-bad-home = there is no home folder for the data; choose a folder with --data
tool-load-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $listeners } listeners
tool-load-actions = { $n } actions per second
tool-load-late = From a command to its event at every other seat: median { $half } ms, 99th percentile { $most } ms
tool-load-memory = Memory: { $table } KB per table, { $listener } KB per listener
tool-bad-silent = the server did not answer as expected; run `hightable serve` to see why
tool-bad-large = { $file } is larger than { $most } MB, too large for a record or component file
tool-bad-no-text = { $file } is not a text file (not valid UTF-8)
tool-bad-no-seed = { $file } contains no seed: either the game was played without verifiable dice, or its table hasn't revealed the seed yet. To check whether its moves are legal, use `hightable check`.
tool-bad-proof = The seed information in { $file } is invalid.
tool-bad-threads = cannot start the threads; use fewer with --threads
tool-bad-bots = { $bots } bots were given for { $seats } seats
tool-bad-seat = there is no seat { $seat } at this table; seats are 1 to { $seats }
tool-bad-sprt = --sprt must be above the even share of { $even } % and at most 100
tool-bad-man = cannot write { $file }; choose an existing folder with write permission:
tool-bad-weights = cannot use { $file }:
tool-bad-course = cannot resume from { $file } (--fresh starts over):
tool-bad-course-seed = { $file } resumes with its original seed; omit --seed, or start over with --fresh
tool-bad-taken = { $file } already exists but has no checkpoint to resume from; choose another file with --out, or overwrite it with --fresh
tool-bad-no-habits = there is no opponent model for { $game }; omit --habits
tool-bad-no-cards = { $title } has no cards to measure; only kingsburg has
tool-bad-modules = set the modules with --modules, not in the options
tool-bad-module = Invalid setup: none of these modules has cards to measure. Modules with cards: { $possible }
tool-bad-company = Invalid setup: { $bots } bots were given for { $seats } seats; give one, or one per seat
tool-bad-bot = there is no bot '{ $name }'; available bots: { $possible }
tool-bad-thoughtless = a { $bot } moves instantly; only knight and marshal take a thinking time
tool-bad-budget = '{ $text }' is not a thinking time; write it as 200ms, 1s or 5000it (iterations)
tool-bad-foreign = this is not a High Table weights file
tool-bad-shape = these weights expect { $found } features per position, but the game has { $expected }; retrain them
tool-bad-traits = this opponent model expects { $found } action features, but the game has { $expected }; retrain it
tool-bad-no-number = these weights contain values that are not numbers
tool-bad-length = these weights have { $found } bytes instead of { $expected }; they are damaged or outdated, retrain them
tool-bad-foreign-course = this is not a complete High Table training checkpoint

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

tool-cmd = High Table: three board games in the browser and the terminal, with full rules enforcement
    .long =
        High Table: three board games in the browser and the terminal, with full rules enforcement.

        Without a command it starts the server and prints its URL.
tool-cmd-lang = Language: en, it, fr or de; default: from the environment
tool-cmd-help = Print this message or the help of the given subcommand(s)

## Play

tool-cmd-play = Play in the terminal against bots and other people on this device
tool-cmd-play-game = The game, as listed by `hightable games`; prompts for it if omitted
tool-cmd-play-seats = Number of players; prompts for it if both this and --players are omitted
tool-cmd-play-options = Options as KEY=VALUE, separated by commas
tool-cmd-play-components = A TOML file with component figures that override the standard ones
tool-cmd-play-players = The players in seat order, separated by commas: a person's name, or a bot: page, squire, knight, marshal, knight:500ms …
tool-cmd-play-save = The file to save the game to after every move; default: a new file in this folder
tool-cmd-play-resume = Continue the game saved in this file
tool-cmd-play-seed = Seed for dice, cards and bots; default: random
tool-cmd-play-plain = Plain text output instead of the full-screen mode

## Rules

tool-cmd-rules = Read the rules of a game, or one chapter or paragraph
tool-cmd-rules-game = The game, as listed by `hightable games`
tool-cmd-rules-id = The id of a chapter or paragraph, as in spring or spring.raise; `contents` prints the table of contents
tool-cmd-rules-quick = Print how to play in 3 minutes, on one page
tool-cmd-rules-plain = Print the text without a pager
tool-cmd-rules-components = { tool-cmd-play-components }

## Games

tool-cmd-games = List the games with their seats, options, defaults and reconstructed figures
tool-cmd-games-game = Show only this game
tool-cmd-games-json = Print one JSON object per game, including its component figures

## Simulate

tool-cmd-simulate = Play random games, with all choices equally likely, and report results and speed
tool-cmd-simulate-game = { tool-cmd-rules-game }
tool-cmd-simulate-seats = Number of players; default: the game's usual number
tool-cmd-simulate-options = Options as KEY=VALUE, separated by commas, as in edition=spada,variants=light+mobilisation
tool-cmd-simulate-components = { tool-cmd-play-components }
tool-cmd-simulate-games = Number of games
tool-cmd-simulate-seed = Seed; the same seed plays the same games on any number of threads
tool-cmd-simulate-threads = Number of threads
tool-cmd-simulate-json = Print one JSON object

## Balance

tool-cmd-balance = Measure the balance of a game's module cards: win rate and points of the players who had them
tool-cmd-balance-game = { tool-cmd-rules-game }
tool-cmd-balance-seats = { tool-cmd-simulate-seats }
tool-cmd-balance-options = { tool-cmd-simulate-options }
tool-cmd-balance-components = { tool-cmd-play-components }
tool-cmd-balance-modules = The modules to play with, joined by +; governors, alternative and fate have cards to measure
tool-cmd-balance-bots = The bots that play: one for all seats, or one per seat, separated by commas (page, squire, knight, marshal)
tool-cmd-balance-ms = Thinking time of knights and marshals per decision, in milliseconds
tool-cmd-balance-games = { tool-cmd-simulate-games }
tool-cmd-balance-seed = { tool-cmd-simulate-seed }
tool-cmd-balance-threads = { tool-cmd-simulate-threads }
tool-cmd-balance-json = Print one JSON object per card, and one for the totals
tool-cmd-balance-plot = Also write a chart to this file

## Record

tool-cmd-record = Play one random game and print its record
tool-cmd-record-game = { tool-cmd-rules-game }
tool-cmd-record-seats = { tool-cmd-simulate-seats }
tool-cmd-record-options = { tool-cmd-simulate-options }
tool-cmd-record-components = { tool-cmd-play-components }
tool-cmd-record-seed = Seed; the same seed plays the same game

## Check

tool-cmd-check = Check whether a record is legal; if not, report the line, what was expected and the reason (exit code 1)
tool-cmd-check-record = A game record; - reads standard input
tool-cmd-check-components = { tool-cmd-play-components }
tool-cmd-check-json = { tool-cmd-simulate-json }

## Verify

tool-cmd-serve = Start the web server: people play in the browser against each other and against bots (default command)
tool-cmd-serve-listen = Address to listen on
tool-cmd-serve-data = Folder for all stored data
tool-cmd-serve-database = Use a PostgreSQL database instead: postgres://USER:PASSWORD@HOST/NAME
tool-cmd-serve-public_url = Public base URL of the server, used in links
tool-cmd-serve-bot_pace = Delay before a bot moves, in milliseconds
tool-cmd-serve-bot_time = Thinking time of bots, in milliseconds
tool-cmd-serve-rate = Requests per second allowed per address (0: unlimited)
tool-cmd-serve-log = Log format
tool-cmd-serve-config = A TOML file with these settings; flags and environment variables take precedence
tool-cmd-load = Load test: play at many tables of a temporary server at once and measure it
    .long =
        Load test: play at many tables of a temporary server at once and measure it

        Every table has one listener per seat and a spectator. The server runs on this machine with a temporary data folder.
tool-cmd-load-tables = Number of tables
tool-cmd-load-minutes = Duration in minutes
tool-cmd-load-pace = Milliseconds between two actions at a table
tool-cmd-load-database = Use a PostgreSQL database instead of a file
tool-cmd-load-json = { tool-cmd-simulate-json }
tool-cmd-completions = Print a shell completion script
tool-cmd-completions-shell = The shell
tool-cmd-man = Write the man pages to a folder, one per command
tool-cmd-man-folder = The folder
tool-cmd-verify = Verify that every die roll and card draw of a finished game came from the seed that its table committed to (exit code 1 if not)
tool-cmd-verify-record = { tool-cmd-check-record }
tool-cmd-verify-components = { tool-cmd-play-components }
tool-cmd-verify-commitment = The commitment shown before the game, to compare
tool-cmd-verify-json = { tool-cmd-simulate-json }

## Replay

tool-cmd-replay = Show a position of a recorded game from a player's point of view
tool-cmd-replay-record = { tool-cmd-check-record }
tool-cmd-replay-components = { tool-cmd-play-components }
tool-cmd-replay-ply = Show the position after this many plies; default: the last one
tool-cmd-replay-eye = Point of view: a seat number from 1, `table` for a spectator, `open` for all hidden information
tool-cmd-replay-json = Print one JSON object with the view, the question and the choices

## Trace

tool-cmd-trace = Print the complete game state after every ply, one JSON object per line, for independent verification (see docs/trace.md)
tool-cmd-trace-record = { tool-cmd-check-record }
tool-cmd-trace-components = { tool-cmd-play-components }

## Arena

tool-cmd-arena = Let bots play each other and measure their strength
    .long =
        Let bots play each other and measure their strength

        The first bot listed is the challenger. Every deal is played once with the challenger in each seat.
tool-cmd-arena-game = { tool-cmd-rules-game }
tool-cmd-arena-seats = { tool-cmd-simulate-seats }
tool-cmd-arena-options = { tool-cmd-simulate-options }
tool-cmd-arena-components = { tool-cmd-play-components }
tool-cmd-arena-bots = One bot per seat, separated by commas, the challenger first; the last one fills all remaining seats. Bots: page, squire, knight and marshal; an individual thinking time follows a colon, as in knight:50ms or marshal:2000it
tool-cmd-arena-games = Number of games, rounded up to whole deals
tool-cmd-arena-ms = Default thinking time of knights and marshals per decision, in milliseconds
tool-cmd-arena-seed = Seed; the same seed deals the same games
tool-cmd-arena-threads = Number of games played in parallel; default: one per CPU
tool-cmd-arena-sprt = Stop as soon as a sequential test (19 to 1) decides whether the challenger's win rate is even or this percentage
tool-cmd-arena-weights = Use the evaluation weights or opponent model in this file, as written by `hightable train`, instead of the built-in ones
tool-cmd-arena-json = Print one JSON object per game, and one for the totals
tool-cmd-arena-plot = Also write a chart of the ranking to this file

## Advise

tool-cmd-advise = Ask a bot for the best moves at a position of a recorded game, with reasons
tool-cmd-advise-record = { tool-cmd-check-record }
tool-cmd-advise-components = { tool-cmd-play-components }
tool-cmd-advise-ply = The position after this many plies; default: the end of the record
tool-cmd-advise-eye = The seat to advise; it must be to move. Default: the first such seat
tool-cmd-advise-bot = The bot to ask: page, squire, knight or marshal, optionally with a thinking time, as in knight:50ms
tool-cmd-advise-ms = Thinking time in milliseconds
tool-cmd-advise-threads = Number of threads
tool-cmd-advise-seed = Seed of the bot
tool-cmd-advise-most = Number of moves to show
tool-cmd-advise-json = Print one JSON object with all moves

## Train

tool-cmd-train = Train the evaluation of marshals and knights by self-play: predict who will win
    .long =
        Train the evaluation of marshals and knights by self-play: predict who will win

        The weights are written to the output file, and a checkpoint for resuming the training next to it, with the suffix `.course`.
tool-cmd-train-game = { tool-cmd-rules-game }
tool-cmd-train-habits = Train the opponent model instead, which predicts the moves of knights for marshals. Default output: GAME.habits.bin
tool-cmd-train-minutes = Duration in minutes
tool-cmd-train-games = Stop after this many games in total, if that is earlier; the result then depends only on the seed
tool-cmd-train-out = Output file for the weights; default: GAME.bin
tool-cmd-train-seed = Seed of a new training run; default: 1
tool-cmd-train-fresh = Start a new training run, even if there is a checkpoint to resume or the file holds other weights
tool-cmd-train-threads = Number of threads; does not affect the result
tool-cmd-train-plot = Also write a chart of the training curve to this file

## Bench

tool-cmd-bench-bots = Measure the speed of the bots on one thread
tool-cmd-bench-bots-game = The game; default: all games
tool-cmd-bench-bots-seats = { tool-cmd-simulate-seats }
tool-cmd-bench-bots-options = { tool-cmd-play-options }
tool-cmd-bench-bots-seed = Seed; the same seed measures the same positions
tool-cmd-bench-bots-json = Print one JSON object per game
