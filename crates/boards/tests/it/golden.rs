//! Snapshots of the boards of all golden games.
//!
//! One position of each kind of game is a whole snapshot; all others have only length and hash, so that
//! no change goes unnoticed.

use engine::{Eye, Seat};
use games::{DynMatch, Record, Title};
use i18n::{Locale, MessageContext, messages};
use std::fs;
use std::path::{Path, PathBuf};

fn records(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game);
    let files = fs::read_dir(folder).expect("there are golden games");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a folder can be read").path()).collect();
    files.sort();
    files
}

fn replay(file: &Path) -> Box<dyn DynMatch> {
    let text = fs::read_to_string(file).expect("a record can be read");
    Record::parse(&text).and_then(|record| record.replay(None)).expect("a golden game can be replayed")
}

fn drawn(table: &dyn DynMatch, eye: Eye, locale: Locale) -> String {
    let board = boards::board(table.header().game);
    board.render(&MessageContext::new(messages(locale), &[]), table, eye).into_string()
}

/// Returns the tested positions of a game, each with another observer and another language.
fn moments(table: &dyn DynMatch) -> impl Iterator<Item = (usize, Eye, Locale)> {
    let (plies, seats) = (table.ply_count(), usize::from(table.header().seats));
    (0..=4).map(move |n| {
        let eye = if n == 4 { Eye::Omniscient } else { Eye::Seat(Seat::new(n % seats)) };
        (plies * n / 4, eye, Locale::ALL[n % Locale::ALL.len()])
    })
}

/// Returns the FNV-1a hash, which is the same on every machine and for every compiler.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn every_golden_game_is_drawn_as_before() {
    for game in Title::ALL.map(Title::info) {
        let mut lines = String::new();
        for file in records(game.id()) {
            let table = replay(&file);
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            for (ply, eye, locale) in moments(&*table) {
                let page = drawn(&*table.at_ply(ply), eye, locale);
                let line = format!("{name} {ply} {locale}: {} bytes, {:016x}\n", page.len(), digest(&page));
                lines.push_str(&line);
            }
        }
        insta::assert_snapshot!(format!("all-{}", game.id()), lines);
    }
}

#[test]
fn one_position_of_each_game_is_kept_whole() {
    for game in Title::ALL.map(Title::info) {
        let table = replay(&records(game.id())[3]);
        let half = table.at_ply(table.ply_count() / 2);
        let page = drawn(&*half, Eye::Seat(Seat::new(0)), Locale::default());
        insta::assert_snapshot!(format!("half-{}", game.id()), page.replace("><", ">\n<"));
    }
}
