//! What a table needs to know of a game beyond its rules.

use crate::components::{ComponentFile, ComponentSet};
use crate::game_info::GameInfo;
use crate::options::OptionValues;
use crate::title::Title;
use engine::Game;
use engine::laws::Lawful;
use serde::Serialize;
use std::sync::Arc;

/// A game of the house.
pub trait TableGame:
    Lawful + Game<View: Serialize, Ask: Serialize, Event: Serialize, Reason: Serialize> + 'static
{
    /// Its title.
    const TITLE: Title;

    /// The version of its rules.
    const RULES_VERSION: u32;

    /// Its properties.
    fn info() -> &'static GameInfo;

    /// The options that are fixed, without the seats, so that reading them back gives the same game.
    fn options(&self) -> OptionValues;

    /// Its component file.
    fn component_file() -> &'static ComponentFile;

    /// The standard component figures.
    fn standard_components() -> &'static Arc<ComponentSet>;

    /// The short name of its figures.
    fn components_digest(&self) -> String;
}
