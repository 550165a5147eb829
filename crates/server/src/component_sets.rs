//! Component sets: files with component figures that the server offers, that users save, or that a form sends.

use crate::error::ApiError;
use crate::validation::is_printable;
use games::components::ComponentSet;
use games::{ConfigError, GameInfo};

/// The maximum size of a component file in bytes.
pub const MAX_FILE_BYTES: usize = 64 << 10;

/// The maximum number of characters of a set's name.
pub const MAX_SET_NAME: usize = 40;

/// A component file of the server that everybody may choose for a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerComponents {
    /// The game whose figures it changes.
    pub game: String,
    /// The name by which it is chosen.
    pub name: String,
    /// The text of the file.
    pub text: String,
}

/// The component figures that are chosen for a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ComponentChoice {
    /// The standard figures.
    Standard,
    /// A set of the server, by name.
    Server(String),
    /// A set that the user has saved, by id.
    Saved(String),
    /// A set of the server or of the user, by name.
    Named(String),
    /// The text of a component file.
    File(String),
}

impl ComponentChoice {
    /// Parses the fields of a form: `server:NAME`, `own:ID`, or `file` with the text of a component file.
    pub(crate) fn from_form(choice: &str, file: &str) -> Result<ComponentChoice, ApiError> {
        match choice.split_once(':').unwrap_or((choice, "")) {
            ("" | "standard", "") => Ok(ComponentChoice::Standard),
            ("server", name) => Ok(ComponentChoice::Server(name.into())),
            ("own", id) => Ok(ComponentChoice::Saved(id.into())),
            ("file", "") => Ok(ComponentChoice::File(file.into())),
            _ => Err(ApiError::Invalid("bad-figure-set")),
        }
    }
}

/// Whether this is a valid name of a set.
#[must_use]
pub fn is_set_name(name: &str) -> bool {
    name.trim() == name && (1..=MAX_SET_NAME).contains(&name.chars().count()) && is_printable(name)
}

/// Parses a component file, whose size is limited and whose texts must be printable.
pub(crate) fn read_file(info: &GameInfo, text: &str) -> Result<ComponentSet, ApiError> {
    if text.len() > MAX_FILE_BYTES {
        return Err(ApiError::Invalid("large-component-file"));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let set = info.component_file.read_set(text).map_err(ConfigError::Components)?;
    if set.differences().lines().all(is_printable) {
        Ok(set)
    } else {
        Err(ApiError::Invalid("bad-card-text"))
    }
}
