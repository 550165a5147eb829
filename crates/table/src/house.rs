//! What a table needs to know of a game beyond its rules.

use crate::components::{ComponentFile, ComponentSet};
use crate::settings::Settings;
use engine::Game;
use engine::laws::Lawful;
use serde::Serialize;
use std::sync::Arc;

/// A game of the house.
pub trait House:
    Lawful + Game<View: Serialize, Ask: Serialize, Event: Serialize, Reason: Serialize> + 'static
{
    /// Its name in the notation.
    const NAME: &'static str;

    /// The version of its rules.
    const RULES: u32;

    /// The options that are fixed, without the seats, so that reading them back gives the same game.
    fn settings(&self) -> Settings;

    /// Its component file.
    fn component_file() -> &'static ComponentFile;

    /// The standard component figures.
    fn standard_components() -> &'static Arc<ComponentSet>;

    /// The short name of its figures.
    fn components(&self) -> String;
}
