//! The component files that a server offers.

use super::config::ComponentPlaces;
use crate::LocaleContext;
use games::{ComponentError, ConfigError, Title};
use server::{MAX_FILE_BYTES, ServerComponents, is_set_name};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A component file that is not offered.
pub(super) struct RejectedFile {
    path: PathBuf,
    reason: Reason,
}

/// Why a component file is not offered.
enum Reason {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is too large.
    TooLarge,
    /// Its name does not contain a game.
    BadName,
    /// Another file has the same game and name.
    Duplicate,
    /// Its content is invalid.
    Invalid(ComponentError),
}

/// The sets of all component files, and the files that cannot be used.
pub(super) fn load(places: &ComponentPlaces) -> (Vec<ServerComponents>, Vec<RejectedFile>) {
    let (mut sets, mut rejected) = (Vec::<ServerComponents>::new(), Vec::new());
    for path in places.files.iter().cloned().chain(files_in(places.folder.as_deref())) {
        let is_known = |set: &ServerComponents| {
            sets.iter().any(|known| known.game == set.game && known.name == set.name)
        };
        let read = read(&path);
        match read.and_then(|set| if is_known(&set) { Err(Reason::Duplicate) } else { Ok(set) }) {
            Ok(set) => sets.push(set),
            Err(reason) => {
                let file = RejectedFile { path, reason };
                tracing::warn!(file = %file.path.display(), why = %file.log_reason(), "a component file is not offered");
                rejected.push(file);
            }
        }
    }
    (sets, rejected)
}

/// The component files of a folder, by name.
fn files_in(folder: Option<&Path>) -> Vec<PathBuf> {
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let is_component_file = |path: &PathBuf| path.extension().is_some_and(|end| end == "toml");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_component_file).collect();
    files.sort();
    files
}

fn read(path: &Path) -> Result<ServerComponents, Reason> {
    let (game, name) = game_and_name(path).ok_or(Reason::BadName)?;
    let info = game.parse::<Title>().map_err(|_| Reason::BadName)?.info();
    let mut text = String::new();
    let mut file = File::open(path).map_err(Reason::Unreadable)?.take(MAX_FILE_BYTES as u64 + 1);
    file.read_to_string(&mut text).map_err(Reason::Unreadable)?;
    if text.len() > MAX_FILE_BYTES {
        return Err(Reason::TooLarge);
    }
    info.component_file.read_set(&text).map_err(Reason::Invalid)?;
    Ok(ServerComponents { game: game.into(), name: name.into(), text })
}

/// The game and the name of the set, from a file name such as `krieg-First printing.toml`.
fn game_and_name(path: &Path) -> Option<(&str, &str)> {
    let named = path.file_stem()?.to_str()?.split_once('-');
    named.filter(|(_, name)| is_set_name(name))
}

impl RejectedFile {
    /// The message that the file is not offered, with the reason.
    pub(super) fn message(&self, ctx: LocaleContext) -> String {
        let why = match &self.reason {
            Reason::Unreadable(error) => error.to_string(),
            Reason::TooLarge => ctx
                .format("tool-serve-components-large")
                .text("most", (MAX_FILE_BYTES / 1024).to_string())
                .build(),
            Reason::BadName => ctx.format("tool-serve-components-name").text("possible", games()).build(),
            Reason::Duplicate => ctx.message("tool-serve-components-twice"),
            Reason::Invalid(bad) => {
                i18n::error_text::config(ctx.messages(), &ConfigError::Components(bad.clone()))
            }
        };
        ctx.format("tool-serve-components")
            .text("file", self.path.display().to_string())
            .text("why", why)
            .build()
    }

    /// The reason, for the log.
    fn log_reason(&self) -> String {
        match &self.reason {
            Reason::Unreadable(error) => error.to_string(),
            Reason::TooLarge => format!("larger than {MAX_FILE_BYTES} bytes"),
            Reason::BadName => format!("not named GAME-NAME.toml with a game of {}", games()),
            Reason::Duplicate => "another file gives this set".into(),
            Reason::Invalid(bad) => bad.to_string(),
        }
    }
}

fn games() -> String {
    Title::ids()
}
