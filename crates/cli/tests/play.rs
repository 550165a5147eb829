//! Playing in the terminal, by a test that only reads the screen and types.

use lang::{Tongue, words};
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
}

impl Terminal {
    fn open(folder: &Path, args: &[&str]) -> Terminal {
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there are terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_hightable"));
        command.args(args);
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", "1");
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
        Terminal { screen, output, keyboard, child, _master: pair.master, is_open: true }
    }

    /// Reads until `seen` holds of a screen that is still, or the program has ended.
    fn wait(&mut self, seen: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            match self.output.recv_timeout(STILL) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {
                    let text = self.screen.screen().contents();
                    if seen(&text) {
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

    fn type_in(&mut self, keys: &str) {
        // A program that has ended does not read any more.
        let _ = self.keyboard.write_all(keys.as_bytes()).and_then(|()| self.keyboard.flush());
    }

    fn ends_well(mut self) {
        let status = self.child.wait().expect("the program ends");
        assert!(status.success(), "{status:?}");
    }
}

/// The line to type in is the last on the screen.
fn is_asking(screen: &str) -> bool {
    screen.trim_end_matches('\n').lines().last().is_some_and(|line| line.trim_end() == ">")
}

/// Something is shown in a frame, to be read before anything else.
fn is_saying(screen: &str) -> bool {
    screen.lines().any(|line| line.trim_start().starts_with('└') && line.trim_end().ends_with('┘'))
        && !is_asking(screen)
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
fn play(game: &str, seats: &str, tongue: Tongue) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut terminal = Terminal::open(
        folder.path(),
        &["play", game, "--players", seats, "--seed", "5", "--lang", tongue.code(), "--save", "game.txt"],
    );
    let end = words(tongue).say("ht-final");
    let mut luck: u32 = 7;
    for _ in 0..2_000 {
        let screen = terminal.wait(|screen| is_asking(screen) || is_saying(screen));
        if screen.contains(&end) {
            terminal.type_in("\r");
            terminal.wait(|_| false);
            terminal.ends_well();
            let record = std::fs::read_to_string(folder.path().join("game.txt")).expect("the record is kept");
            let table = table::Record::read(&record).and_then(|record| record.replay(None));
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
        let games = Tongue::ALL.map(|tongue| scope.spawn(move || (tongue, play(game, seats, tongue))));
        for game in games {
            let (tongue, screen) = game.join().expect("the game is played");
            assert!(screen.contains("Anna"), "{tongue}:\n{screen}");
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
