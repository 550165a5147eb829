# The pages of the server.

## Around every page

web-rules = Rules
web-me = Who I am
web-back = Back to the lobby
web-refused = That did not work
web-keep = Keep
web-your-name = Your name

## The lobby

web-lobby = Games of crown and court
web-my-tables = Your tables
web-open-tables = Open tables
web-your-turn = It is your turn
web-waits-for = waits for { $names }
web-waits-for-people = waits for players
web-frozen = stopped
web-players = { $least } to { $most } players
web-about-krieg = Nobles of an old king set the realm's agenda, bid for its problems, and build a cathedral together and against each other.
web-about-verraeter = Two royal houses fight over a ring of lands. Roles are drafted in secret, and a traitor changes sides at the last moment.
web-about-kingsburg = Governors roll dice, win the favour of the king's advisors, build their province and stand against each winter's invaders.

## Setting up

web-set-up = Set up a table
web-seats = Seats
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-guest = somebody at this screen
web-seat-none = nobody
web-guest-name = name of the guest
web-time = Time to move
web-limit-none = As long as you like
web-limit-minutes = Ten minutes, then a bot moves
web-limit-day = A day, then a bot moves
web-limit-days = Three days, then a bot moves
web-listed = Everybody may find this table and join in

## Before the game

web-invite = Send this link to your friends:
web-watch = Who has this link may watch:
web-start = { $n ->
    [0] Begin
    [one] Begin; a bot takes the empty seat
   *[other] Begin; bots take the { $n } empty seats
}
web-sit-down = Sit down
web-nobody = free
web-away = (away, a bot moves)

## At the table

web-log = What happened
web-whole-log = From the beginning
web-rule = rule
web-do-it = Do it
web-not-possible = Not possible now, and why
web-curtain = Several people share this screen. Pass it on, then look as:
web-look-as = { $name }
web-pass-screen = Pass the screen on
web-look-over = Look over { $name }'s shoulder
web-leave = Leave my seat to a bot
web-come-back = I am back
web-show = Let everybody who has the link for spectators see what I see (the others at the table have it, too)
web-hide = No longer let spectators see what I see
web-undo = Take it back
web-ask-undo = Ask to take it back
web-asks-undo = { $name } would like to take the last move back.
web-grant = Agreed
web-refuse = Rather not
web-withdraw = Never mind
web-vote = Let a bot move for { $name }
web-record = Download the record
web-rematch = Play again, everybody one seat further
web-talk = Talk
web-say = Say
web-frozen-about = This game was begun with other rules than this server has, and cannot go on. Nothing of it is lost; a server of its own version can continue it.
web-goes-on = This game was stopped because the server had other rules than it was begun with. Now it goes on where it was.

## Fair dice

web-fair = Are the dice fair?
web-fair-about = All dice and cards come from a secret seed that was fixed before the game. This is its fingerprint (SHA-256); when the game is over the seed is shown, and everybody can check it with the record.
web-fair-seed = The seed:
web-word = Add a word of your own to the seed:

## Oneself

web-other-device = Another device
web-other-device-about = A link of your own carries your seats to another device. Give it to nobody: whoever has it is you.
web-make-link = Make a link
web-enter-as = Do you want to be { $name } on this device?
web-enter = Yes, that is me

## What is refused

web-refused-unknown = There is nothing here. Perhaps the link is not complete.
web-refused-nameless = Tell us your name first.
web-refused-foreign = This is for others: you need an invitation, or the seat is not yours.
web-refused-stale = The table has moved on since. Look again, then decide.
web-refused-too-much = That was too much at once. Wait a moment.
web-refused-busy = The knights are advising others, or you already. Ask again in a moment.
web-refused-elsewhere = That came from another site and was not done.
web-refused-store = The server cannot reach its memory just now. Nothing was done; try again soon.
web-refused-frozen = This game is stopped and cannot go on.
web-refused-full = All seats are taken.
web-refused-taken = Somebody sits there already.
web-refused-no-vote = You can wish for a bot only in the place of somebody else whose turn it is, and only once.
web-refused-not-over = The game is not over yet.
web-refused-not-started = The game has not begun yet.
web-refused-nothing-asked = Nobody asks you for anything now.
web-refused-nothing-to-undo = There is nothing of yours to take back.
web-refused-over = The game is over.
web-refused-started = The game has begun already.
web-refused-bad-action = Say what you want to do.
web-refused-bad-answer = Say yes or no.
web-refused-bad-json = The request is not the JSON that is expected here; /api describes it.
web-refused-bad-lang = The languages are en, it, fr and de.
web-refused-bad-limit = The time to move is a number of seconds, from a minute to a month.
web-refused-bad-line = A line of talk has 1 to 500 letters, all of which can be seen.
web-refused-bad-name = A name has 1 to 24 letters, all of which can be seen.
web-refused-bad-place = A seat is for me, friend, guest, page, squire, knight or marshal.
web-refused-bad-ply = Say for which position of the table it is meant (ply).
web-refused-bad-seat = Say which seat.
web-refused-bad-word = A word has at most 40 letters, all of which can be seen.
web-refused-bad-key = The key of a command has at most 200 letters, all of which can be seen.
web-again = This page is loaded again every few seconds.
web-still = Stop that
web-undone = Something was taken back just now.
web-rematch-there = They play again: go there
web-voted = Wished for by { $names }: that a bot moves for you. Move, and you keep your seat.
web-words = Words that were added to the seed:
web-limited-minutes = { $n ->
    [one] A minute for each move, then a bot moves.
   *[other] { $n } minutes for each move, then a bot moves.
}
web-limited-hours = { $n ->
    [one] An hour for each move, then a bot moves.
   *[other] { $n } hours for each move, then a bot moves.
}
web-limited-days = { $n ->
    [one] A day for each move, then a bot moves.
   *[other] { $n } days for each move, then a bot moves.
}
web-join = At this table: { $names }. Take a seat?
web-wait = Begin only when I say so (so that everybody can add a word to the dice first)
web-guest = Guest
web-forget-about = If you lose a device or gave a link away, make all other devices and all links of yours strangers:
web-forget = Forget all other devices
web-enter-instead = You are { $name } on this device. If you go on, this device forgets that, and the seats of { $name } can no longer be reached from here. Make a link for { $name } first:
web-refused-verb = That cannot be done at this address.
web-refused-too-large = That is too large.
web-refused-bad-query = The address is not one that this server gave you. Go back to the lobby.
web-refused-bad-form = The form was not filled in as it should be. Go back and try again.
web-refused-away = You have left your seat to a bot. Come back first.
web-refused-asked-already = Somebody has asked to take something back already; that must be answered first.
web-refused-vote-early = They have had less than two minutes for their move. Give them a little time.
web-refused-key-used = You have used this key for another command. Take a new one.
web-lost = The connection is lost. Nothing is lost at the table; this page goes on by itself.
web-wishes = As you like it
web-theme = Colours
web-theme-own = as the device
web-theme-light = light
web-theme-dark = dark
web-size = Text
web-size-usual = usual
web-size-large = large
web-size-huge = very large
web-sound = Sounds
web-notify = Tell me when it is my turn
web-in-words = The table in words
web-hint = What would a knight do?
web-hint-is = A knight would: { $choice }
web-past = The past
web-now = Back to now
web-eyes = Seen by
web-eye-open = everybody
web-earlier = Before that
web-at-once = Play now, against knights
web-earnings = Where every point came from
web-sum = Together
web-play-on = Play on from here, against knights
web-play-on-as = As
web-study = a record
web-told = This table goes on from a game that was played elsewhere, so there is no proof of fair luck for the whole of it.
web-open-record = Open a record
web-open-record-about = Look at a game again, move by move and through every eye, and play on from any position. A record is the text that every table gives you to download, or that the program writes in the terminal.
web-record-file = From a file
web-record-text = or as text
web-search = Search the rules
web-close = Close
web-confirm = Choose it once more: after this the others go on, and it cannot be taken back just like that.
web-minutes = about { $n } minutes

## What is chosen, how long it takes, and keys

web-clear = Clear
web-picked = Chosen:
web-ways = Choose pieces below. Ways to go on:
web-unfold = Show them all
web-next-luck = Next: dice or cards.
web-thinking-time = Thinking time:
web-time-left = Time left:
web-clock-since = since { $time } UTC
web-clock-until = until { $time } UTC
web-keys = By keyboard
web-key-tab = from piece to piece
web-key-enter = choose a piece, or do it
web-key-number = go to that choice
web-key-escape = choose anew
web-found = Paragraphs found:
web-new-table = { $game }: a new table
web-step-first = To the beginning
web-step-back = A step back
web-step-on = A step on
web-step-last = To the end
web-log-empty = Nothing yet.
web-guide-more = Read on
web-curtain-pass = Pass the screen to { $name }.
web-curtain-show = I am { $name }: show me my cards
