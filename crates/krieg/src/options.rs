//! The options of a game.

use bitflags::bitflags;
use engine::Seat;

/// Which rulebook is followed where they differ.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// Krieg und Frieden: 1 VP with a privilege, parts 1 1 1 2 2 3; in winter the round begins left of the adviser.
    #[default]
    Classic,
    /// La Spada e la Fede: 2 VP, parts 2 2 2 3 3 4; the round begins left of whoever played the agenda card.
    Spada,
}

impl Edition {
    /// Both variants.
    pub const ALL: [Edition; 2] = [Edition::Classic, Edition::Spada];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Edition::Classic => "classic",
            Edition::Spada => "spada",
        }
    }
}

bitflags! {
    /// The variants, each on its own or combined.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Variants: u8 {
        /// Three agenda cards fewer; who builds a part also takes a privilege.
        const STRATEGIC = 1;
        /// A privilege may be taken only from one with at least as many VP.
        const LIGHT = 2;
        /// Strategic and light, and the first income card is chosen.
        const GLOBAL = 4;
        /// The points of La Spada e la Fede in the classic edition.
        const DAGGER = 8;
        /// The year of the roof is finished, then cards in hand are worth points.
        const MOBILISATION = 16;
    }
}

impl Variants {
    /// The words in the notation.
    pub const WORDS: [(Variants, &'static str); 5] = [
        (Variants::STRATEGIC, "strategic"),
        (Variants::LIGHT, "light"),
        (Variants::GLOBAL, "global"),
        (Variants::DAGGER, "dagger"),
        (Variants::MOBILISATION, "mobilisation"),
    ];

    /// Returns the normal form, in which equal games have equal variants: without those that another variant implies.
    #[must_use]
    pub fn normal(self) -> Variants {
        if self.contains(Variants::GLOBAL) { self - Variants::STRATEGIC - Variants::LIGHT } else { self }
    }

    /// Returns all sets that play differently, in normal form.
    pub fn sets() -> impl Iterator<Item = Variants> {
        (0..=Variants::all().bits()).map(Variants::from_bits_retain).filter(|set| set.normal() == *set)
    }
}

/// The options of a game: all that the players agree on before it begins.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Three or four.
    pub seats: u8,
    /// The rulebook.
    pub edition: Edition,
    /// The variants, in normal form.
    pub variants: Variants,
    /// The first adviser if the players name one; otherwise he is drawn.
    pub adviser: Option<Seat>,
}

/// The reason why no game can be played with some options.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Impossible {
    /// The game is for three or four players.
    Seats,
    /// The named adviser is not a seat of the game.
    NoSuchAdviser,
    /// With four and without the strategic variant the deal decides who is adviser.
    DealtAdviser,
}

impl Default for Options {
    /// Returns the classic edition for four, without variants.
    fn default() -> Options {
        Options::classic(4)
    }
}

impl Options {
    /// Returns the classic edition without variants, for so many seats.
    #[must_use]
    pub fn classic(seats: u8) -> Options {
        Options { seats, edition: Edition::Classic, variants: Variants::empty(), adviser: None }
    }

    /// Returns whether a variant is played, on its own or within another.
    #[must_use]
    pub fn has(&self, variant: Variants) -> bool {
        let implied = if self.variants.contains(Variants::GLOBAL) {
            Variants::STRATEGIC | Variants::LIGHT
        } else {
            Variants::empty()
        };
        (self.variants | implied).contains(variant)
    }

    /// Returns whether the first adviser is whoever is dealt the start card.
    #[must_use]
    pub fn start_card_is_dealt(&self) -> bool {
        self.seats == 4 && !self.has(Variants::STRATEGIC)
    }

    /// Returns whether these options make a game.
    pub fn check(&self) -> Result<(), Impossible> {
        if !(3..=4).contains(&self.seats) {
            return Err(Impossible::Seats);
        }
        match self.adviser {
            Some(seat) if seat.index() >= usize::from(self.seats) => Err(Impossible::NoSuchAdviser),
            Some(_) if self.start_card_is_dealt() => Err(Impossible::DealtAdviser),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns all options that play differently, apart from a named adviser.
    pub fn all() -> impl Iterator<Item = Options> {
        (3..=4).flat_map(|seats| {
            Edition::ALL.into_iter().flat_map(move |edition| {
                Variants::sets().map(move |variants| Options { seats, edition, variants, adviser: None })
            })
        })
    }
}
