//! Playing in the terminal, by a test that only reads the screen and types.

use i18n::{Locale, messages};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

const ROWS: u16 = 48;
const COLUMNS: u16 = 130;

/// How long the screen must be still before it is read.
const STILL: Duration = Duration::from_millis(15);
/// What the program writes before and after a frame.
const FRAME_BEGINS: &[u8] = b"\x1b[?2026h";
const FRAME_ENDS: &[u8] = b"\x1b[?2026l";
/// How long the program may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program in a terminal of its own.
struct Terminal {
    screen: vt100::Parser,
    output: Receiver<Vec<u8>>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
    is_open: bool,
    /// Whether a frame has begun and not ended.
    is_drawing: bool,
    /// The last bytes.
    tail: Vec<u8>,
}

impl Terminal {
    fn open(folder: &Path, args: &[&str]) -> Terminal {
        Terminal::with_colours(folder, args, false)
    }

    fn with_colours(folder: &Path, args: &[&str], coloured: bool) -> Terminal {
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there are terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_hightable"));
        command.args(args);
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", if coloured { "" } else { "1" });
        let child = pair.slave.spawn_command(command).expect("the program can be started");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("a terminal can be read");
        let keyboard = pair.master.take_writer().expect("a terminal can be written");
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 65536];
            while let Ok(count) = reader.read(&mut buffer) {
                if count == 0 || sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let screen = vt100::Parser::new(ROWS, COLUMNS, 2000);
        Terminal {
            screen,
            output,
            keyboard,
            child,
            _master: pair.master,
            is_open: true,
            is_drawing: false,
            tail: Vec::new(),
        }
    }

    /// Shows what the program writes, and notes whether it is in the middle of a frame.
    fn receive(&mut self, bytes: &[u8]) {
        self.screen.process(bytes);
        self.tail.extend(bytes);
        let last = |mark: &[u8]| self.tail.windows(mark.len()).rposition(|window| window == mark);
        let (begun, ended) = (last(FRAME_BEGINS), last(FRAME_ENDS));
        if begun.is_some() || ended.is_some() {
            self.is_drawing = begun > ended;
        }
        // A mark may be cut in two.
        self.tail.drain(..self.tail.len().saturating_sub(FRAME_BEGINS.len() - 1));
    }

    /// Reads until `seen` holds of a screen that is still, or the program has ended.
    fn wait(&mut self, seen: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            match self.output.recv_timeout(STILL) {
                Ok(bytes) => self.receive(&bytes),
                Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {
                    let text = self.screen.screen().contents();
                    if !self.is_drawing && seen(&text) {
                        return text;
                    }
                    assert!(start.elapsed() < PATIENCE, "nothing happens:\n{text}");
                }
                Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => {
                    self.is_open = false;
                    return self.screen.screen().contents();
                }
            }
        }
    }

    /// Reads until a screen that is not `before` asks or says something.
    fn next(&mut self, before: &str) -> String {
        self.wait(|screen| screen != before && (is_asking(screen) || is_saying(screen)))
    }

    fn type_in(&mut self, keys: &str) {
        // A program that has ended does not read any more.
        let _ = self.keyboard.write_all(keys.as_bytes()).and_then(|()| self.keyboard.flush());
    }

    fn ends_well(mut self) {
        let status = self.child.wait().expect("the program ends");
        assert!(status.success(), "{status:?}");
    }
}

/// The last line of the screen that is not empty.
fn last_line(screen: &str) -> &str {
    screen.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default().trim_end()
}

/// The line to type in is the last on the screen, and empty.
fn is_asking(screen: &str) -> bool {
    last_line(screen) == ">"
}

/// Something is shown, to be read before anything else.
fn is_saying(screen: &str) -> bool {
    Locale::ALL.iter().any(|locale| last_line(screen) == messages(*locale).get("ht-press-enter"))
}

/// The numbers of the choices that can be seen below the question.
fn numbers(screen: &str) -> Vec<u32> {
    let lines: Vec<&str> = screen.lines().collect();
    let below = lines.iter().rposition(|line| line.starts_with("──────")).unwrap_or(0);
    let number = |line: &&str| {
        let word = line.trim_start().split(' ').next()?;
        (line.starts_with("  ") || line.starts_with(' ')).then(|| word.parse().ok()).flatten()
    };
    lines[below..].iter().filter_map(number).collect()
}

/// Plays a game to its end on the drawn screen, by typing numbers that are shown; returns the last screen.
fn play(game: &str, seats: &str, locale: Locale) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut terminal = Terminal::open(
        folder.path(),
        &["play", game, "--players", seats, "--seed", "5", "--lang", locale.tag(), "--save", "game.txt"],
    );
    let end = messages(locale).get("ht-final");
    let mut luck: u32 = 7;
    let mut screen = String::new();
    for _ in 0..2_000 {
        screen = terminal.next(&screen);
        if screen.contains(&end) {
            terminal.type_in("\r");
            terminal.wait(|_| false);
            terminal.ends_well();
            let record = std::fs::read_to_string(folder.path().join("game.txt")).expect("the record is kept");
            let table = games::Record::parse(&record).and_then(|record| record.replay(None));
            assert_eq!(table.expect("the record is legal").turn(), engine::Turn::Over);
            return screen;
        }
        assert!(terminal.is_open, "the program has ended:\n{screen}");
        if is_saying(&screen) {
            terminal.type_in("\r");
            continue;
        }
        let shown = numbers(&screen);
        assert!(!shown.is_empty(), "there is nothing to choose:\n{screen}");
        luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let number = shown[(luck >> 16) as usize % shown.len()];
        terminal.type_in(&format!("{number}\r"));
    }
    panic!("{game} does not end");
}

fn is_played_in_every_language(game: &str, seats: &str) {
    thread::scope(|scope| {
        let games = Locale::ALL.map(|locale| scope.spawn(move || (locale, play(game, seats, locale))));
        for game in games {
            let (locale, screen) = game.join().expect("the game is played");
            assert!(screen.contains("Anna"), "{locale}:\n{screen}");
        }
    });
}

#[test]
fn krieg_is_played_in_every_language() {
    is_played_in_every_language("krieg", "Anna,squire,squire,squire");
}

#[test]
fn verraeter_is_played_in_every_language() {
    is_played_in_every_language("verraeter", "Anna,squire,squire,squire");
}

#[test]
fn kingsburg_is_played_in_every_language() {
    is_played_in_every_language("kingsburg", "Anna,squire,squire");
}

fn plain(folder: &Path, args: &[&str], typed: &str) -> (Option<i32>, String) {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hightable"));
    command.args(args).current_dir(folder).stdin(std::process::Stdio::piped());
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let mut child = command.spawn().expect("the program can be started");
    let mut keyboard = child.stdin.take().expect("it reads");
    let typed = typed.to_owned();
    // A program that has ended does not read any more.
    let typing = thread::spawn(move || drop(keyboard.write_all(typed.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("somebody types");
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.code(), text)
}

const ANNA: [&str; 6] = ["play", "verraeter", "--players", "Anna,squire,squire,squire", "--seed", "3"];

fn anna<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ANNA.iter().copied().chain(["--lang", "en"]).chain(more.iter().copied()).collect()
}

#[test]
fn everything_that_can_be_typed_is_answered() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let typed = "?\nwhy 11\nwhy 1\nwhy 99\nhint\nlog\ntable\nhelp\nrules\nrules draft.take\nrules nonsense\n\
                 nonsense\n0\n11\n\nundo\nsave copy.txt\nsave copy.txt\nsave no/such/folder.txt\n3\nundo\nquit\n";
    let (code, text) = plain(folder.path(), &anna(&["--save", "game.txt"]), typed);
    assert_eq!(code, Some(0), "{text}");
    assert!(!text.contains('\u{1b}'), "what is no terminal gets no colours");
    for said in [
        "[setup.estates]",
        "There is already a building under that land.",
        "Choice 1 is possible.",
        "There is no choice 99",
        "A knight suggests:",
        "The ring of lands is laid out.",
        "list everything else",
        "[draft.take]",
        "There is no chapter or paragraph 'nonsense'",
        "Unknown command.",
        "There is no choice 0",
        "You have no move to undo.",
        "Copy saved to copy.txt.",
        "copy.txt already exists. Choose another name.",
        "Cannot write no/such/folder.txt",
        "You can't undo: other players have moved",
        "Continue with: hightable play --resume game.txt",
    ] {
        let said = if said == "list everything else" { "quit; continue later with --resume" } else { said };
        assert!(text.contains(said), "nothing says '{said}':\n{text}");
    }
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("house owns this land"), "a hint says why:\n{text}");
    assert!(folder.path().join("copy.txt").exists());
}

#[test]
fn a_game_goes_on_where_it_was_left_or_killed() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let (code, text) = plain(folder.path(), &anna(&["--save", "game.txt"]), "3\n1\n1\n");
    assert_eq!(code, Some(0), "{text}");
    let kept = std::fs::read_to_string(folder.path().join("game.txt")).expect("the record is kept");
    let (code, text) = plain(folder.path(), &["play", "--resume", "game.txt", "--lang", "en"], "1\n");
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("Resuming the game from game.txt.") && text.contains("Anna"), "{text}");
    let more = std::fs::read_to_string(folder.path().join("game.txt")).expect("the record is kept");
    assert!(more.starts_with(&kept) && more.len() > kept.len(), "what was played is still there");

    let mut terminal = Terminal::open(folder.path(), &["play", "--resume", "game.txt", "--lang", "en"]);
    let screen = terminal.wait(is_asking);
    terminal.type_in("1\r");
    terminal.next(&screen);
    terminal.child.kill().expect("it can be killed");
    let killed = std::fs::read_to_string(folder.path().join("game.txt")).expect("the record is kept");
    assert!(killed.starts_with(&more), "nothing is lost");
    let record = games::Record::parse(&killed).and_then(|record| record.replay(None));
    assert!(record.is_ok(), "what a kill leaves can be played on");
}

/// Ctrl-C leaves the game where it is, and says how to go on.
/// A recorded game before a soldier is recruited, with a component file that renames the card that the next rejection names.
fn before_a_soldier() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/kingsburg/01-2-seats.txt");
    let record = std::fs::read_to_string(path).expect("the record can be read");
    let lines = record.lines().filter(|line| !line.starts_with('#'));
    let mut lines: Vec<&str> = lines.take_while(|line| !line.starts_with("1 recruit")).collect();
    lines.splice(
        1..1,
        ["#| [[building]]", "#| id = \"recruiting-centre\"", "#| names = { en = \"Press Gang\" }"],
    );
    lines.join("\n") + "\n"
}

#[test]
fn a_rejected_action_names_cards_as_the_component_file_does() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    std::fs::write(folder.path().join("game.txt"), before_a_soldier()).expect("a record can be written");
    let args = ["play", "--resume", "game.txt", "--players", "Anna,page", "--plain", "--lang", "en"];
    let (code, said) = plain(folder.path(), &args, "recruit gold+token\nrecruit gold+\nquit\n");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("Press Gang"), "{said}");
    assert!(said.contains(&messages(Locale::English).get("ht-not-understood")), "{said}");

    std::fs::write(folder.path().join("bad.txt"), before_a_soldier() + "1 recruit gold+token\n")
        .expect("a record can be written");
    for args in [&["check", "bad.txt", "--lang", "en"][..], &["check", "bad.txt", "--json", "--lang", "en"]] {
        let (code, said) = plain(folder.path(), args, "");
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("Press Gang") && !said.contains("Recruiting"), "{said}");
    }
}

#[test]
fn control_c_loses_nothing() {
    for more in [&[][..], &["--plain"][..]] {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let args: Vec<&str> = anna(&["--save", "game.txt"]).into_iter().chain(more.iter().copied()).collect();
        let mut terminal = Terminal::open(folder.path(), &args);
        let screen = terminal.wait(is_asking);
        terminal.type_in("2\r");
        terminal.next(&screen);
        terminal.type_in("\u{3}");
        let screen = terminal.wait(|screen| screen.contains("hightable play --resume game.txt"));
        assert!(screen.contains("hightable play --resume game.txt"), "{screen}");
        let kept = std::fs::read_to_string(folder.path().join("game.txt")).expect("the record is kept");
        assert!(kept.contains("\n1 estate "), "{kept}");
    }
}

#[test]
fn broken_and_foreign_saves_say_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let resume = |text: &[u8]| {
        std::fs::write(folder.path().join("bad.txt"), text).expect("a file can be written");
        plain(folder.path(), &["play", "--resume", "bad.txt", "--lang", "en"], "")
    };
    for (text, said) in [
        (&b""[..], "The record is empty"),
        (b"chess rules=1 seats=2\n", "There is no game 'chess'"),
        (b"krieg rules=99 seats=4\n", "version 99 of the rules"),
        (b"krieg rules=1 seats=4\n1 juggle\n", "Line 2: '1 juggle' is not legal."),
        (b"# players: Anna, Anna, squire\nkrieg rules=1 seats=3\n", "That name is already taken."),
        (b"# players: Anna\nkrieg rules=1 seats=3\n", "1 players were named for 3 seats"),
        (b"\xff\xfe", "Cannot read"),
    ] {
        let (code, told) = resume(text);
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains(said), "'{said}' is not in: {told}");
    }
    let (code, told) = plain(folder.path(), &["play", "--resume", "missing.txt", "--lang", "en"], "");
    assert!(code == Some(2) && told.contains("Cannot read missing.txt"), "{told}");
    let (code, told) = plain(folder.path(), &["play", "krieg", "--lang", "de"], "");
    assert!(code == Some(2) && told.contains("Es wurde keine Partie begonnen"), "{told}");
    let (code, told) = plain(folder.path(), &anna(&["--save", "bad.txt"]), "");
    assert!(code == Some(2) && told.contains("bad.txt already exists"), "{told}");
}

/// Between two people stands a curtain: nothing of the one is on the screen when the other is called.
#[test]
fn a_curtain_hides_the_hands() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let args = [
        "play",
        "verraeter",
        "--players",
        "Anna,Bruno,squire",
        "--seed",
        "4",
        "--lang",
        "en",
        "--save",
        "g.txt",
    ];
    let mut terminal = Terminal::open(folder.path(), &args);
    let (mut curtains, mut screen) = (0, String::new());
    for _ in 0..12 {
        screen = terminal.next(&screen);
        if screen.contains("Pass the device to ") {
            curtains += 1;
            assert!(!screen.contains("Hand: ") && screen.trim().lines().count() <= 2, "{screen}");
            terminal.type_in("\r");
        } else {
            terminal.type_in("1\r");
        }
    }
    assert!(curtains >= 2, "Anna and Bruno took turns: {curtains}\n{screen}");
}

/// What was not said is asked for, and asked again when it is not understood.
#[test]
fn what_is_missing_is_asked_for() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let typed = "chess\nverraeter\nseven\n3\n\nAnna\u{7f}\nAnna\nsquire\nquit\n";
    let (code, text) = plain(folder.path(), &["play", "--lang", "en"], typed);
    assert_eq!(code, Some(0), "{text}");
    for said in [
        "Which game?",
        "There is no game 'chess'",
        "Please enter a number from 3 to 4.",
        "A name must have 1 to 20",
    ] {
        assert!(text.contains(said), "nothing says '{said}':\n{text}");
    }
    assert!(text.contains("Player, Anna and Conrad (squire)"), "{text}");
    let (code, text) = plain(folder.path(), &["play", "--lang", "en"], "");
    assert_eq!(code, Some(2), "{text}");
}

#[test]
fn colours_are_left_out_where_none_are_wanted() {
    for coloured in [true, false] {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let mut terminal = Terminal::with_colours(folder.path(), &anna(&["--save", "game.txt"]), coloured);
        terminal.wait(is_asking);
        let title = terminal.screen.screen().cell(0, 1).expect("there is a title");
        assert_eq!(title.fgcolor() != vt100::Color::Default, coloured);
    }
}
