//! The properties of a game that matches, records and set-up need beyond its rules.

use crate::components::{ComponentFile, ComponentSet};
use crate::game_info::GameInfo;
use crate::options::OptionValues;
use crate::title::Title;
use engine::Game;
use engine::laws::Lawful;
use serde::Serialize;
use std::sync::Arc;

/// A game of the registry.
pub trait TableGame:
    Lawful + Game<View: Serialize, Ask: Serialize, Event: Serialize, Reason: Serialize> + 'static
{
    /// Its title.
    const TITLE: Title;

    /// The version of its rules.
    const RULES_VERSION: u32;

    /// Its properties.
    fn info() -> &'static GameInfo;

    /// Returns the options of the rules, without the number of seats. Parsing them gives the same game.
    fn options(&self) -> OptionValues;

    /// Its component file.
    fn component_file() -> &'static ComponentFile;

    /// Returns the standard component figures.
    fn standard_components() -> &'static Arc<ComponentSet>;

    /// Returns the digest of its figures.
    fn components_digest(&self) -> String;
}
