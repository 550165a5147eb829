//! The options of a game.

use engine::Seat;

/// Which rules are followed where they differ.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// The edition of 1998: everyone begins with a 3, a 4 and a 5; only the traitor switches sides.
    Edition1998,
    /// The revision of 2008: everyone is dealt three cards; while all stand on one side, Diplomat +5 switches too.
    #[default]
    Edition2008,
}

impl Edition {
    /// Both variants.
    pub const ALL: [Edition; 2] = [Edition::Edition1998, Edition::Edition2008];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Edition::Edition1998 => "1998",
            Edition::Edition2008 => "2008",
        }
    }
}

/// The options of a game: all that the players agree on before it begins.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Three or four.
    pub seats: u8,
    /// The rules.
    pub edition: Edition,
    /// The start player of the first round if the players name one; otherwise he is drawn.
    pub start: Option<Seat>,
}

/// The reason why no game can be played with some options.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Impossible {
    /// The game is for three or four players.
    Seats,
    /// The named start player is not a seat of the game.
    NoSuchStart,
}

impl Default for Options {
    /// Returns the edition of 2008 for four.
    fn default() -> Options {
        Options::usual(4)
    }
}

impl Options {
    /// Returns the rules of 2008 with a start player by lot, for so many seats.
    #[must_use]
    pub fn usual(seats: u8) -> Options {
        Options { seats, edition: Edition::Edition2008, start: None }
    }

    /// Returns how many rounds are played: everyone is start player equally often.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        if self.seats == 3 { 9 } else { 8 }
    }

    /// Returns whether these options make a game.
    pub fn check(&self) -> Result<(), Impossible> {
        if !(3..=4).contains(&self.seats) {
            return Err(Impossible::Seats);
        }
        match self.start {
            Some(seat) if seat.index() >= usize::from(self.seats) => Err(Impossible::NoSuchStart),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns all options that play differently, apart from a named start player.
    pub fn all() -> impl Iterator<Item = Options> {
        (3..=4).flat_map(|seats| {
            Edition::ALL.into_iter().map(move |edition| Options { seats, edition, start: None })
        })
    }
}
