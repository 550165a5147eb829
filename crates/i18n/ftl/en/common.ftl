# Words of the house, for every game.

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

## Who plays

ht-players = Players
ht-page = page
    .text = random but legal
ht-squire = squire
    .text = plays like a decent beginner
ht-knight = knight
    .text = looks ahead
ht-marshal = marshal
    .text = looks ahead, with a judgement learnt from many games
ht-who-person = { $name }
ht-who-bot = { $name } ({ $level })

## Setting up

ht-setup-game = Which game? { $games }
ht-setup-seats = How many play? { $least } to { $most } (Enter: { $usual })
ht-setup-who = Who sits at seat { $seat }? A name, or page, squire, knight, marshal (Enter: { $usual })
ht-setup-bad-seats = Please type a number from { $least } to { $most }.
ht-setup-name-taken = Somebody else has that name already.
ht-setup-bad-name = A name has 1 to 20 letters, digits, spaces or hyphens.
ht-setup-you = You
ht-setup-left = You left before the table was set up; nothing was begun.
ht-setup-crowded = There are too many games in this folder: name a file with --save.
ht-setup-saved = The game is kept in { $file } as it grows.
ht-setup-resumed = The game in { $file } goes on.
ht-setup-help = Type the number of a choice. ? explains, hint asks a bot, help lists everything else.

## At the table

ht-since = Since your last turn
ht-so-far = So far
ht-your-turn = { $name }, it is your turn.
ht-choices = You can
ht-refused = Not possible now (why N explains)
ht-thinking = { $name } is thinking …
ht-curtain = Pass the screen to { $name } and press Enter.
ht-rule = Rule { $number }: { $title }
ht-over = The game is over.
ht-final = Final scores
ht-place = { $place }. { $name }: { $points } VP
ht-chart = Points over the game
ht-chart-lap = { $lap } { $n }: { $points }
ht-chart-mark = { $name } { $points }
ht-winner = { $name } wins.
ht-winners = { $names } share the victory.

## Commands

ht-help-number = make that choice (its notation works too)
ht-help-keys = mark a choice and make it, on a drawn screen; PageUp and PageDown scroll the board
ht-help-explain = explain the question, with its rule
ht-help-why = explain why choice N is not possible
ht-help-hint = ask a bot what it would do
ht-help-undo = take your last decision back, while nothing else has happened
ht-help-table = show the table again, in words
ht-help-log = tell the last N things that happened
ht-help-rules = show a paragraph or chapter of the rules, or their contents
ht-help-save = write a copy of the record
ht-help-quit = leave; --resume goes on later

## Answers

ht-no-such-choice = There is no choice { $n }: type a number from 1 to { $most }, or help.
ht-not-understood = That is not understood. Type the number of a choice, ? or help.
ht-possible = Choice { $n } is possible.
ht-undone = Taken back: { $what }
ht-undo-nothing = There is nothing of yours to take back.
ht-undo-revealed = Others have moved or cards have been drawn since: that cannot be taken back.
ht-no-such-rule = There is no paragraph or chapter { $id }. rules lists them.
ht-copied = A copy is in { $file }.
ht-not-copied = { $file } cannot be written: { $why }
ht-exists = { $file } exists already; choose another name.
ht-hint = A { $level } would choose:
ht-hint-line = { $n }. { $text } (win chance { $chance } %). { $why }
ht-hint-line-plain = { $n }. { $text }. { $why }
ht-hint-secret = Others do not see this choice: a good player varies it.
ht-bye = The game is kept. Go on with: { $command }
ht-press-enter = Press Enter to go on.

## Rulebooks

ht-contents = Contents
ht-reconstructed = ★ reconstructed: not found in print

## What went wrong

ht-bad-game = There is no game called '{ $name }'; the games are: { $possible }.
ht-bad-no-value = '{ $word }' is no option: write KEY=VALUE.
ht-bad-twice = The option '{ $key }' is set twice.
ht-bad-option = There is no option '{ $key }' here; the options are: { $possible }.
ht-bad-value = '{ $value }' is no value of the option '{ $key }'; it may be: { $possible }.
ht-bad-seats = { $title } is for { $least } to { $most } players, not for { $seats }.
ht-bad-nobody = { $key } names a seat that a table of { $seats } does not have.
ht-bad-adviser = With four players whoever is dealt the start card is the first adviser: leave adviser=drawn, or play with three or variants=strategic.
ht-bad-variant = alternative=draft needs modules=alternative, governors=auction needs modules=governors, restoration=yes needs modules=whims, purist=yes needs modules=governors or fate.
ht-bad-rules = It was played by version { $found } of the rules of { $game }; this program has version { $known } and will not guess what was meant: use the program that wrote it.
ht-bad-figures = It was played with other component figures (components={ $found }, here { $known }): name their file with --components.
ht-bad-components = The component file cannot be used, line { $line }: { $why }.
ht-bad-other = It cannot be set up: { $why }.
ht-bad-empty = The record is empty: its first line names the game, as in 'krieg rules=1 seats=4'.
ht-bad-header = Line { $line }: { $why }
ht-bad-header-game = A record begins with the game it is of. { $why }
ht-bad-header-missing = The header has no { $key }=NUMBER.
ht-bad-header-number = { $key }={ $value }: a number was expected.
ht-bad-header-seats = seats={ $seats }: nobody plays with so many.
ht-bad-entry = Line { $line }: '{ $entry }' is refused. { $why } Expected: { $expected }
ht-bad-proof-missing = The line '# { $key }: …' that belongs to a seed is missing.
ht-bad-proof-twice = Line { $line }: '# { $key }:' stands there a second time.
ht-bad-proof-hex = Line { $line }: '{ $value }' is no { $key }: it has 64 hexadecimal digits.
ht-bad-proof-words = Line { $line }: '{ $value }' are no words: they are a JSON array of strings, as in ["rose",""].
ht-bad-proof-seats = Words: { $words }, seats: { $seats }. There is one word a seat, "" for a seat that added none.
ht-bad-proof-spent = Line { $line }: '{ $value }' are no draws taken back: they are rising numbers with commas between them.
ht-bad-unreadable = It cannot be read; expected: { $expected }.
ht-expected-entry = 'box' or a seat, a space, and what it did
ht-bad-record = { $file } is no legal record.
ht-bad-no-game = { $file } cannot be read: { $why }
ht-bad-save-exists = { $file } exists already: name another file, or go on with --resume.
ht-bad-count = { $players } players for { $seats } seats: name one for each.
ht-bad-ply = The record has { $plies } plies: there is no ply { $ply }.
ht-bad-eye = The table has { $seats } seats: nobody looks from seat { $eye }.
ht-bad-not-asked = Seat { $seat } is not asked after ply { $ply }. { $next }
ht-bad-nobody-asked = Nobody is asked after ply { $ply }. { $next }

## Component files

ht-figures-toml = this is no valid TOML ({ $why })
ht-figures-unknown = there is no '{ $word }' here; possible are: { $possible }
ht-figures-missing = '{ $key }' is missing
ht-figures-wrong = { $wanted } belongs here, not { $found }
ht-figures-byte = a whole number from 0 to 255
ht-figures-signed-byte = a whole number from -128 to 127
ht-figures-number = a whole number
ht-figures-text = a text in quotation marks
ht-figures-list = a list
ht-figures-table = a table

## What may come next

ht-expect-over = nothing more
ht-expect-box = the box to draw, as in '{ $example }'
ht-expect-seat = seat { $seat } to move, as in { $examples }
ht-expect-more = seat { $seat } to move, as in { $examples } and { $n } more
ht-expect-example = '{ $example }'
ht-expect-or = {" or "}

## The list of games

ht-games-seats = Players: { $least } to { $most }, usually { $usual }.
ht-games-options = Options (--options KEY=VALUE,KEY=VALUE):
ht-games-option = { $key }: { $about } (usually { $usual })
ht-games-reconstructed = Reconstructed figures (not found in print; an owner of the box may override them with --components):

## Replaying

ht-ply = Ply { $ply }
ht-next-box = Next: the box draws.
ht-next-seats = Next: { $names }.

## Advice

ht-decimal = {"."}
ht-advise = { $seat } after ply { $ply }, as { $bot ->
    [page] a page sees it
    [squire] a squire sees it
    [knight] a knight sees it
   *[marshal] a marshal sees it
}{ $iterations ->
    [0] {""}
    [one] {" "}({ $iterations } iteration)
   *[other] {" "}({ $iterations } iterations)
}
ht-advise-share = plays
ht-advise-chance = wins
ht-advise-visits = tries
ht-advise-choice = choice
ht-advise-more = and { $n } more

## Rulebooks

ht-book-standard-figures = This example uses the standard figures.
ht-book-plural = { $n ->
    [one] { $one }
   *[other] { $other }
}
