# Messages for all games and the terminal.

## Lists and counts

ht-and = {" and "}
ht-nothing = nothing
ht-nobody = nobody
ht-seat = Seat { $seat }
ht-vp = { $n } VP
ht-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Players and bots

ht-players = Players
ht-page = page
    .text = plays random legal moves
ht-squire = squire
    .text = easy, plays like a decent beginner
ht-knight = knight
    .text = medium, looks ahead
ht-marshal = marshal
    .text = hard, looks ahead and is trained on many games
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = Which game? { $games }
ht-setup-seats = How many players? { $least } to { $most } (Enter: { $usual })
ht-setup-who = Who plays seat { $seat }? Enter a name, or page, squire, knight or marshal for a bot (Enter: { $usual })
ht-setup-bad-seats = Please enter a number from { $least } to { $most }.
ht-setup-name-taken = That name is already taken.
ht-setup-bad-name = A name must have 1 to 20 letters, digits, spaces or hyphens.
ht-setup-you = Player
ht-setup-left = You left before the setup was complete; no game was started.
ht-setup-crowded = There are too many game files in this folder: choose a file with --save.
ht-setup-saved = The game is saved to { $file } after every move.
ht-setup-resumed = Resuming the game from { $file }.
ht-setup-help = Type the number of a choice, ? for an explanation, hint for a bot's advice, or help for all commands.

## At the table

ht-since = Since your last turn
ht-so-far = So far
ht-your-turn = Your turn, { $name }.
ht-choices = Choices
ht-refused = Not possible now (type why N for the reason)
ht-thinking = { $name } is thinking…
ht-curtain = Pass the device to { $name } and press Enter.
ht-rule = Rule { $number }: { $title }
ht-over = The game is over.
ht-final = Final scores
ht-place = { $place }. { $name }: { $points } VP
ht-chart = Score over time
ht-chart-lap = { $lap } { $n }: { $points }
ht-chart-mark = { $name } { $points }
ht-winner = { $name } wins.
ht-winners = { $names } share the victory.

## Commands

ht-help-number = make that choice (you can also type its notation)
ht-help-keys = select and confirm a choice in full-screen mode; PageUp and PageDown scroll the board
ht-help-explain = explain the current decision and show its rule
ht-help-why = explain why choice N isn't possible
ht-help-hint = get a hint from a bot
ht-help-undo = undo your last move, if nothing has happened since
ht-help-table = show the table as text
ht-help-log = show the last N log entries
ht-help-rules = show a chapter or paragraph of the rules, or the table of contents
ht-help-save = save a copy of the game record
ht-help-quit = quit; continue later with --resume

## Answers

ht-no-such-choice = There is no choice { $n }. Type a number from 1 to { $most }, or help.
ht-not-understood = Unknown command. Type the number of a choice, ? or help.
ht-possible = Choice { $n } is possible.
ht-undone = Undone: { $what }
ht-undo-nothing = You have no move to undo.
ht-undo-revealed = You can't undo: other players have moved, or dice or cards have been revealed since.
ht-no-such-rule = There is no chapter or paragraph '{ $id }'. The rules command lists them all.
ht-copied = Copy saved to { $file }.
ht-not-copied = Cannot write { $file }: { $why }
ht-exists = { $file } already exists. Choose another name.
ht-hint = A { $level } suggests:
ht-hint-line = { $n }. { $text } (win chance { $chance } %). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = This choice is hidden from the other players, so good players vary it.
ht-bye = The game is saved. Continue with: { $command }
ht-press-enter = Press Enter to continue.

## Rulebooks

ht-contents = Table of contents
ht-quick-start = How to play in 3 minutes
ht-quick-start-of = How to play { $game } in 3 minutes
ht-reconstructed = ★ reconstructed: the printed text or figure is not known

## Errors

ht-bad-game = There is no game '{ $name }'. Available games: { $possible }.
ht-bad-no-value = '{ $word }' is not an option. Write KEY=VALUE.
ht-bad-twice = The option '{ $key }' is set twice.
ht-bad-option = There is no option '{ $key }'. Available options: { $possible }.
ht-bad-value = '{ $value }' is not a value of the option '{ $key }'. Possible values: { $possible }.
ht-bad-seats = { $title } is for { $least } to { $most } players, not { $seats }.
ht-bad-nobody = { $key } names a seat that doesn't exist at a table with { $seats } seats.
ht-bad-adviser = With four players, the player who is dealt the start card is the first adviser. Use adviser=drawn, three players or variants=strategic.
ht-bad-variant = alternative=draft needs modules=alternative, governors=auction needs modules=governors, restoration=yes needs modules=whims, purist=yes needs modules=governors or fate.
ht-bad-rules = This game was played with version { $found } of the rules of { $game }, but this program has version { $known }. Use the program that wrote the record.
ht-bad-figures = This game was played with different component figures (components={ $found }, here { $known }). Pass their file with --components.
ht-bad-components = Invalid component file, line { $line }: { $why }.
ht-bad-other = Invalid setup: { $why }.
ht-bad-empty = The record is empty. Its first line must name the game, as in 'krieg rules=1 seats=4'.
ht-bad-header = Line { $line }: { $why }
ht-bad-header-game = A record must start with the name of its game. { $why }
ht-bad-header-missing = { $key }=NUMBER is missing from the header.
ht-bad-header-number = { $key }={ $value } is not a number.
ht-bad-header-seats = seats={ $seats } is not a possible number of players.
ht-bad-entry = Line { $line }: '{ $entry }' is not legal. { $why } Expected: { $expected }
ht-bad-proof-missing = The line '# { $key }: …', which must accompany a seed, is missing.
ht-bad-proof-twice = Line { $line }: '# { $key }:' appears a second time.
ht-bad-proof-hex = Line { $line }: '{ $value }' is not a valid { $key }. It must have 64 hexadecimal digits.
ht-bad-proof-words = Line { $line }: '{ $value }' is not a list of words. Write a JSON array of strings, as in ["rose",""].
ht-bad-proof-seats = Words: { $words }, seats: { $seats }. There must be one word per seat, "" for a seat that added none.
ht-bad-proof-spent = Line { $line }: '{ $value }' is not a list of undone draws. Write ascending numbers separated by commas.
ht-bad-unreadable = It could not be parsed. Expected: { $expected }.
ht-expected-entry = 'box' or a seat number, a space, and the move
ht-bad-record = { $file } is not a legal game record.
ht-bad-no-game = Cannot read { $file }: { $why }
ht-bad-save-exists = { $file } already exists. Choose another file, or continue its game with --resume.
ht-bad-count = { $players } players were named for { $seats } seats. Name exactly one per seat.
ht-bad-ply = The record has { $plies } plies; there is no ply { $ply }.
ht-bad-eye = The table has { $seats } seats; there is no seat { $eye }.
ht-bad-not-asked = Seat { $seat } is not to move after ply { $ply }. { $next }
ht-bad-nobody-asked = No player is to move after ply { $ply }. { $next }

## Component files

ht-figures-toml = invalid TOML ({ $why })
ht-figures-unknown = unknown name '{ $word }'; possible: { $possible }
ht-figures-missing = '{ $key }' is missing
ht-figures-wrong = expected { $wanted }, found { $found }
ht-figures-byte = a whole number from 0 to 255
ht-figures-signed-byte = a whole number from -128 to 127
ht-figures-number = a whole number
ht-figures-text = a string in quotation marks
ht-figures-list = a list
ht-figures-table = a table

## Expected entries

ht-expect-over = nothing more
ht-expect-box = a draw by the box, as in '{ $example }'
ht-expect-seat = a move of seat { $seat }, as in { $examples }
ht-expect-more = a move of seat { $seat }, as in { $examples } and { $n } more
ht-expect-example = '{ $example }'
ht-expect-or = {" or "}

## The list of games

ht-games-seats = Players: { $least } to { $most }, default { $usual }.
ht-games-options = Options (--options KEY=VALUE,KEY=VALUE):
ht-games-option = { $key }: { $about } (default: { $usual })
ht-games-reconstructed = Reconstructed figures (the printed ones are not known; if you own the game, you can override them with --components):
ht-reconstructed-figures = Some figures in this game are reconstructed ('hightable games' lists them).

## Replaying

ht-ply = Ply { $ply }
ht-next-box = Next: a dice roll or card draw.
ht-next-seats = Waiting for { $names }.

## Advice

ht-decimal = {"."}
ht-advise = { $seat } after ply { $ply }, { $bot ->
    [page] according to a page
    [squire] according to a squire
    [knight] according to a knight
   *[marshal] according to a marshal
}{ $iterations ->
    [0] {""}
    [one] {" "}({ $iterations } iteration)
   *[other] {" "}({ $iterations } iterations)
}
ht-advise-share = share
ht-advise-chance = win chance
ht-advise-visits = visits
ht-advise-choice = move
ht-advise-more = and { $n } more

## Rulebooks

ht-book-standard-figures = This example uses the standard figures.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}

ht-guide-alone = You can play on your own from here. The guide stays until you turn it off below. The Hint button suggests a move, and the rules are always one click away.
