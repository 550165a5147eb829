# The pages of the server.

## All pages

web-rules = Rules
web-me = Profile
web-back = Back to the lobby
web-refused = Sorry, that didn't work
web-keep = Save
web-your-name = Your name

## The lobby

web-lobby = Games
web-my-tables = Your tables
web-open-tables = Open tables
web-your-turn = Your turn
web-waits-for = waiting for { $names }
web-waits-for-people = waiting for players
web-frozen = suspended
web-players = { $least } to { $most } players

## Setting up

web-set-up = Create table
web-seats = Seats
web-seat-me = Me
web-seat-friend = Invite by link
web-seat-guest = Local player (same device)
web-seat-none = Closed
web-guest-name = Name of local player
web-time = Time limit
web-limit-none = No limit
web-limit-minutes = 10 minutes per move, then a bot moves
web-limit-day = 1 day per move, then a bot moves
web-limit-days = 3 days per move, then a bot moves
web-listed = Public table: anyone can find it and join

## Before the game

web-invite = Invite link for your friends:
web-watch = Spectator link:
web-start = { $n ->
    [0] Start game
    [one] Start game (a bot takes the empty seat)
   *[other] Start game (bots take the { $n } empty seats)
}
web-sit-down = Join
web-nobody = Open seat
web-away = (away, a bot is playing)

## At the table

web-log = Game log
web-whole-log = Show the full log
web-rule = rule
web-do-it = Go
web-not-possible = Why can't I…?
web-curtain = This device is shared by several players. Pass it on, then view as:
web-look-as = { $name }
web-pass-screen = Pass the device
web-look-over = View as { $name }
web-leave = Let a bot play for me
web-come-back = I'm back
web-show = Show my hand to spectators (opponents can open the spectator link, too)
web-hide = Hide my hand from spectators
web-undo = Undo
web-ask-undo = Request undo
web-asks-undo = { $name } wants to undo the last move.
web-grant = Allow
web-refuse = Decline
web-withdraw = Withdraw request
web-vote = Vote to let a bot move for { $name }
web-record = Download game record
web-rematch = Rematch (seats rotate)
web-talk = Chat
web-say = Send
web-frozen-about = This game was started with a different version of the rules and can't continue on this server. Nothing is lost: a server with the matching version can continue it.
web-goes-on = This game was suspended because the server had a different version of the rules. It has now resumed.

## Fair dice

web-fair = Are the dice and cards fair?
web-fair-about = All dice rolls and card draws come from a secret seed that was fixed before the game. This is its fingerprint (SHA-256). The seed is revealed when the game is over, and anyone can then check it against the game record.
web-fair-seed = Seed:
web-word = Add your own word to the seed:

## Profile

web-other-device = Use another device
web-other-device-about = A personal link lets you play from another device. Don't share it: anyone who has it can play as you.
web-make-link = Create link
web-enter-as = Continue as { $name } on this device?
web-enter = Continue

## Errors

web-refused-unknown = Page not found. The link may be incomplete.
web-refused-nameless = Please enter your name first.
web-refused-foreign = You don't have access: you need an invitation, or this isn't your seat.
web-refused-stale = The game has moved on. Check the table and try again.
web-refused-too-much = Too many requests. Wait a moment and try again.
web-refused-busy = No hint available right now. Try again in a moment.
web-refused-elsewhere = The request came from another site and was blocked.
web-refused-store = The server can't reach its database right now. Nothing was changed; please try again soon.
web-refused-frozen = This game is suspended and can't continue.
web-refused-full = All seats are taken.
web-refused-taken = This seat is already taken.
web-refused-no-vote = You can vote only once, and only about another player whose turn it is.
web-refused-not-over = The game isn't over yet.
web-refused-not-started = The game hasn't started yet.
web-refused-nothing-asked = There is no undo request to answer.
web-refused-nothing-to-undo = You have no move to undo.
web-refused-over = The game is over.
web-refused-started = The game has already started.
web-refused-bad-action = The move is missing.
web-refused-bad-answer = The answer must be yes or no.
web-refused-bad-json = The request isn't the JSON expected here; see /api.
web-refused-bad-lang = The language must be en, it, fr or de.
web-refused-bad-limit = The time limit must be a number of seconds, from one minute to one month.
web-refused-bad-line = A chat message must have 1 to 500 printable characters.
web-refused-bad-name = A name must have 1 to 24 printable characters.
web-refused-bad-place = A seat must be me, friend, guest, page, squire, knight or marshal.
web-refused-bad-ply = The position number (ply) is missing or invalid.
web-refused-bad-seat = The seat is missing or invalid.
web-refused-bad-word = A seed word can have at most 40 printable characters.
web-refused-bad-key = A command key can have at most 200 printable characters.
web-again = This page reloads every few seconds.
web-still = Stop reloading
web-undone = A move was undone.
web-rematch-there = The rematch is ready: go to the table
web-voted = { $names } voted to let a bot move for you. Make a move to keep your seat.
web-words = Words added to the seed:
web-limited-minutes = { $n ->
    [one] Time limit: { $n } minute per move, then a bot moves.
   *[other] Time limit: { $n } minutes per move, then a bot moves.
}
web-limited-hours = { $n ->
    [one] Time limit: { $n } hour per move, then a bot moves.
   *[other] Time limit: { $n } hours per move, then a bot moves.
}
web-limited-days = { $n ->
    [one] Time limit: { $n } day per move, then a bot moves.
   *[other] Time limit: { $n } days per move, then a bot moves.
}
web-join = Players at this table: { $names }. Do you want to join?
web-wait = Start manually (gives everyone time to add a word to the seed)
web-guest = Guest
web-forget-about = If you lost a device or shared your personal link, sign out all other devices and disable all your links:
web-forget = Sign out all other devices
web-enter-instead = This device currently plays as { $name }. If you continue, it can no longer access the seats of { $name }. First create a link for { $name }:
web-refused-verb = This action isn't available at this address.
web-refused-too-large = The request is too large.
web-refused-bad-query = This link is invalid. Go back to the lobby.
web-refused-bad-form = The form wasn't filled in correctly. Go back and try again.
web-refused-away = A bot is playing for you. Click "I'm back" first.
web-refused-asked-already = There is already an undo request. It must be answered first.
web-refused-vote-early = They have had less than two minutes to move. Please wait a little longer.
web-refused-key-used = This key was already used for another command. Use a new one.
web-lost = Connection lost. Your game is safe; this page reconnects automatically.
web-wishes = Settings
web-theme = Theme
web-theme-own = System
web-theme-light = Light
web-theme-dark = Dark
web-size = Text size
web-size-usual = Normal
web-size-large = Large
web-size-huge = Extra large
web-sound = Sounds
web-notify = Notify me when it's my turn
web-in-words = Text view
web-hint = Hint
web-hint-is = Hint: { $choice }
web-past = History
web-now = Back to live
web-eyes = View as
web-eye-open = All hands
web-earlier = Earlier
web-at-once = Play now vs. bots
web-earnings = Score breakdown
web-sum = Total
web-play-on = Play on from here vs. bots
web-play-on-as = Play as
web-study = imported game
web-told = This table continues a game that started elsewhere, so its fairness can't be checked from the beginning.
web-open-record = Import a game
web-open-record-about = Replay a game move by move, from any player's view, and play on from any position. Use a game record that you downloaded from a table or that the terminal program saved.
web-record-file = File
web-record-text = Or paste the text
web-search = Search the rules
web-print = Print
web-close = Close
web-confirm = Click again to confirm. After this you can undo only if the others agree.
web-minutes = about { $n } minutes

## Selection, clocks and keys

web-clear = Clear selection
web-picked = Selected:
web-ways = Select cards or places on the board. Possible moves:
web-unfold = List all
web-next-luck = Rolling dice or drawing cards…
web-thinking-time = Thinking time:
web-time-left = Time left:
web-clock-since = since { $time } UTC
web-clock-until = until { $time } UTC
web-keys = Keyboard shortcuts
web-key-tab = next piece
web-key-enter = select a piece, or confirm
web-key-number = jump to that choice
web-key-escape = clear selection
web-found = Matching paragraphs:
web-new-table = New table: { $game }
web-step-first = Go to start
web-step-back = Previous move
web-step-on = Next move
web-step-last = Go to end
web-log-empty = No moves yet.
web-guide-more = Read more
web-curtain-pass = Pass the device to { $name }.
web-curtain-show = I'm { $name }: continue

web-guide = First game with a guide
web-guide-name = Guide
web-guide-off = Turn the guide off
