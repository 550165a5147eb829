//! The properties of a game: seats, options, component figures.

use crate::components::{ComponentFile, ComponentSet, Provenance, Source};
use crate::dynamic::DynGame;
use crate::options::{ConfigError, GameConfig, OptionValues};
use crate::title::Title;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The properties of a game.
#[derive(Debug)]
pub struct GameInfo {
    /// Its title.
    pub title: Title,
    /// Its name as printed on the game.
    pub display_name: &'static str,
    /// The possible numbers of seats.
    pub seats: RangeInclusive<u8>,
    /// The default number of seats.
    pub default_seats: u8,
    /// The typical duration of a game in minutes.
    pub typical_minutes: u8,
    /// Its options.
    pub options: &'static [OptionInfo],
    /// Its component file.
    pub component_file: &'static ComponentFile,
    /// Whether a figure is in play with these options, by its key.
    pub in_play: fn(&OptionValues, &str) -> bool,
    /// Returns the provenance of its figures.
    pub provenance: fn() -> Vec<Provenance>,
    /// Its component figures.
    pub components: fn() -> serde_json::Value,
    /// Returns the game with a configuration.
    pub(crate) configure: fn(&GameConfig) -> Result<Arc<dyn DynGame>, ConfigError>,
    /// Every set of options that plays differently, at every number of seats.
    pub all_variants: fn() -> Vec<Arc<dyn DynGame>>,
    /// The component that the laws count under a number, if they count one.
    pub component_name: fn(usize) -> Option<&'static str>,
}

/// An option of a game.
#[derive(Debug)]
pub struct OptionInfo {
    /// Its key.
    pub key: &'static str,
    /// Its default value.
    pub default: &'static str,
    /// Whether several values may be joined by `+`.
    pub several: bool,
    /// Its values.
    pub values: &'static [&'static str],
}

impl GameInfo {
    /// Returns the id of the title.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.title.id()
    }

    /// Returns whether reconstructed figures are in play with these options that the component set does not replace.
    #[must_use]
    pub fn has_reconstructed_figures(&self, options: &OptionValues, components: &ComponentSet) -> bool {
        components.figures().iter().any(|figure| {
            figure.source == Source::Reconstructed
                && !figure.is_changed()
                && (self.in_play)(options, &figure.key)
        })
    }

    /// Returns the game with a configuration.
    pub fn configure(&self, set_up: &GameConfig) -> Result<Arc<dyn DynGame>, ConfigError> {
        (self.configure)(&self.with_defaults(set_up)?)
    }

    /// Returns the configuration with its number of seats, if the number and all keys of options are valid.
    pub fn with_defaults(&self, set_up: &GameConfig) -> Result<GameConfig, ConfigError> {
        let seats = set_up.seats.unwrap_or(self.default_seats);
        if !self.seats.contains(&seats) {
            let (least, most) = (*self.seats.start(), *self.seats.end());
            return Err(ConfigError::Seats { title: self.display_name, least, most, seats });
        }
        let keys: Vec<&str> = self.options.iter().map(|option| option.key).collect();
        set_up.options.allow_only(&keys)?;
        Ok(GameConfig { seats: Some(seats), ..set_up.clone() })
    }
}
