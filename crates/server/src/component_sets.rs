//! Component sets: those that the server offers, those that people have saved, and files that are sent.

use crate::house::{House, now_millis};
use crate::person::is_plain;
use crate::refused::Refused;
use crate::secret;
use games::components::ComponentSet;
use games::{ConfigError, GameInfo};
use store::{FigureSet, Person, SavedSet};

/// The most bytes of a component file.
pub const MAX_FILE_BYTES: usize = 64 << 10;

/// The most characters of the name of a set.
pub const MAX_SET_NAME: usize = 40;

/// The most sets that a person may save.
const MAX_SETS: i64 = 50;

/// A component file that everybody may choose when setting a table up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerComponents {
    /// The game whose figures it changes.
    pub game: String,
    /// The name by which it is chosen.
    pub name: String,
    /// The text of the file.
    pub text: String,
}

/// Which component figures a table is to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ComponentChoice {
    /// The standard ones.
    Standard,
    /// Those of a set of the server, by its name.
    Server(String),
    /// Those of a set of the person, by its id.
    Own(String),
    /// Those of a set of the server or of the person, by its name.
    Named(String),
    /// Those of a component file.
    File(String),
}

impl ComponentChoice {
    /// The choice that a form makes: `server:NAME`, `own:ID`, or `file` with the text of a component file.
    pub(crate) fn of_form(choice: &str, file: &str) -> Result<ComponentChoice, Refused> {
        match choice.split_once(':').unwrap_or((choice, "")) {
            ("" | "standard", "") => Ok(ComponentChoice::Standard),
            ("server", name) => Ok(ComponentChoice::Server(name.into())),
            ("own", id) => Ok(ComponentChoice::Own(id.into())),
            ("file", "") => Ok(ComponentChoice::File(file.into())),
            _ => Err(Refused::ParseError("bad-figure-set")),
        }
    }
}

/// Whether a set may have this name.
#[must_use]
pub fn is_set_name(name: &str) -> bool {
    name.trim() == name && (1..=MAX_SET_NAME).contains(&name.chars().count()) && is_plain(name)
}

/// Reads a component file: one that is not too large and says nothing that cannot be seen.
pub(crate) fn read_file(info: &GameInfo, text: &str) -> Result<ComponentSet, Refused> {
    if text.len() > MAX_FILE_BYTES {
        return Err(Refused::ParseError("large-component-file"));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let set = info.component_file.read_set(text).map_err(ConfigError::Components)?;
    if set.differences().lines().all(is_plain) { Ok(set) } else { Err(Refused::ParseError("bad-card-text")) }
}

impl House {
    /// The sets that the server offers for a game.
    pub(crate) fn server_sets(&self, game: &str) -> impl Iterator<Item = &ServerComponents> {
        self.settings.component_sets.iter().filter(move |set| set.game == game)
    }

    /// The sets that a person has saved for a game.
    pub(crate) async fn own_sets(
        &self,
        person: Option<&Person>,
        game: &str,
    ) -> Result<Vec<FigureSet>, Refused> {
        let Some(person) = person else { return Ok(Vec::new()) };
        let mut sets = self.store.figure_sets(&person.id).await?;
        sets.retain(|set| set.game == game);
        Ok(sets)
    }

    /// The component file of a choice; nothing for the standard figures.
    pub(crate) async fn component_file(
        &self,
        info: &GameInfo,
        person: Option<&Person>,
        choice: &ComponentChoice,
    ) -> Result<Option<String>, Refused> {
        let text = match choice {
            ComponentChoice::Standard => return Ok(None),
            ComponentChoice::File(text) => Some(text.clone()),
            ComponentChoice::Server(name) => self.server_set(info, name),
            ComponentChoice::Own(id) => self.own_set(info, person, |set| set.id == *id).await?,
            ComponentChoice::Named(name) => match self.server_set(info, name) {
                Some(text) => Some(text),
                None => self.own_set(info, person, |set| set.name == *name).await?,
            },
        };
        let text = text.ok_or(Refused::ParseError("bad-figure-set"))?;
        read_file(info, &text)?;
        Ok(Some(text))
    }

    fn server_set(&self, info: &GameInfo, name: &str) -> Option<String> {
        self.server_sets(info.id()).find(|set| set.name == name).map(|set| set.text.clone())
    }

    async fn own_set(
        &self,
        info: &GameInfo,
        person: Option<&Person>,
        is_meant: impl Fn(&FigureSet) -> bool,
    ) -> Result<Option<String>, Refused> {
        let sets = self.own_sets(person, info.id()).await?;
        Ok(sets.into_iter().find(is_meant).map(|set| set.text))
    }

    /// Saves a set under a name, and gives its id. A set of the same name is replaced.
    pub(crate) async fn save_set(
        &self,
        owner: &Person,
        info: &GameInfo,
        name: &str,
        set: &ComponentSet,
    ) -> Result<String, Refused> {
        let name = name.trim();
        if !is_set_name(name) {
            return Err(Refused::ParseError("bad-figure-name"));
        }
        let set = FigureSet {
            id: secret::name(),
            owner: owner.id.clone(),
            game: info.id().into(),
            name: name.into(),
            text: set.differences().into(),
            created: now_millis(),
        };
        match self.store.save_figure_set(&set, MAX_SETS).await? {
            SavedSet::Done(id) => Ok(id),
            SavedSet::TooMany => Err(Refused::Unfit("too-many-figure-sets")),
        }
    }

    /// Renames a set of a person.
    pub(crate) async fn rename_set(&self, owner: &Person, id: &str, name: &str) -> Result<(), Refused> {
        let name = name.trim();
        if !is_set_name(name) {
            return Err(Refused::ParseError("bad-figure-name"));
        }
        self.store.figure_set(&owner.id, id).await?.ok_or(Refused::Unknown)?;
        let is_renamed = self.store.rename_figure_set(&owner.id, id, name).await?;
        if is_renamed { Ok(()) } else { Err(Refused::Unfit("figure-name-taken")) }
    }

    /// Deletes a set of a person.
    pub(crate) async fn delete_set(&self, owner: &Person, id: &str) -> Result<(), Refused> {
        if self.store.delete_figure_set(&owner.id, id).await? { Ok(()) } else { Err(Refused::Unknown) }
    }
}
