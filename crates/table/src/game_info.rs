//! The properties of a game: seats, options, component figures.

use crate::components::{ComponentFile, Provenance};
use crate::face::Rules;
use crate::settings::{BadSetUp, SetUp, Settings};
use crate::title::Title;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The properties of a game.
#[derive(Debug)]
pub struct GameInfo {
    /// Its title.
    pub title: Title,
    /// Its name as printed on the box.
    pub display_name: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// How many play if nothing is said.
    pub usual_seats: u8,
    /// About how many minutes people need for a game.
    pub minutes: u8,
    /// Its options.
    pub options: &'static [OptionInfo],
    /// Its component file.
    pub component_file: &'static ComponentFile,
    /// Whether a figure is in play with these options, by its key.
    pub in_play: fn(&Settings, &str) -> bool,
    /// Where its figures come from.
    pub provenance: fn() -> Vec<Provenance>,
    /// Its component figures.
    pub components: fn() -> serde_json::Value,
    /// Sets a table up.
    pub(crate) set_up: fn(&SetUp) -> Result<Arc<dyn Rules>, BadSetUp>,
    /// Every set of options that plays differently, at every number of seats.
    pub every: fn() -> Vec<Arc<dyn Rules>>,
    /// The component that the laws count under a number, if they count one.
    pub counted: fn(usize) -> Option<&'static str>,
}

/// An option of a game.
#[derive(Debug)]
pub struct OptionInfo {
    /// Its key.
    pub key: &'static str,
    /// Its value if nothing is said.
    pub default: &'static str,
    /// Whether several values may be joined by `+`.
    pub several: bool,
    /// Its values.
    pub values: &'static [&'static str],
}

impl GameInfo {
    /// The id of the title.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.title.id()
    }

    /// Sets a table up.
    pub fn set_up(&self, set_up: &SetUp) -> Result<Arc<dyn Rules>, BadSetUp> {
        (self.set_up)(&self.complete(set_up)?)
    }

    /// The set-up with its number of seats, if the game knows that number and all the options' keys.
    pub fn complete(&self, set_up: &SetUp) -> Result<SetUp, BadSetUp> {
        let seats = set_up.seats.unwrap_or(self.usual_seats);
        if !self.seats.contains(&seats) {
            let (least, most) = (*self.seats.start(), *self.seats.end());
            return Err(BadSetUp::Seats { title: self.display_name, least, most, seats });
        }
        let keys: Vec<&str> = self.options.iter().map(|option| option.key).collect();
        set_up.settings.allow_only(&keys)?;
        Ok(SetUp { seats: Some(seats), ..set_up.clone() })
    }
}
