//! The golden games.

use games::{DynMatch, Record, Title};
use std::fs;
use std::path::{Path, PathBuf};

/// The names of the players.
pub(crate) const NAMES: [&str; 5] = ["Anna", "Bruno", "Clara", "David", "Emma"];

/// Returns the records of a game.
pub(crate) fn records(title: Title) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(title.id());
    let files = fs::read_dir(folder).expect("the golden games are there");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}

/// Replays a golden game.
pub(crate) fn replay(path: &Path) -> Box<dyn DynMatch> {
    let text = fs::read_to_string(path).expect("a record can be read");
    let record = Record::parse(&text).expect("a golden game is a record");
    record.replay(None).expect("a golden game can be replayed")
}
