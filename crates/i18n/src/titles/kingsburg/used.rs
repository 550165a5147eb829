//! Used powers, by the names of their cards and buildings.

use kingsburg::module::{OwnView, Spent, Used};
use kingsburg::secret::SeatView;
use kingsburg::state::Marks;

/// Powers used this season with their cards.
const MARKS: [(Marks, &str); 8] = [
    (Marks::STATUE, "statue"),
    (Marks::CHAPEL, "chapel"),
    (Marks::MARKET, "market"),
    (Marks::TOKEN, "piece-token"),
    (Marks::TOWN_HALL, "town-hall"),
    (Marks::SAWMILL, "sawmill"),
    (Marks::STONECUTTER, "quarry"),
    (Marks::GOLDSMITH, "goldsmith"),
];

/// Powers of the modules used this season with their cards.
const USED: [(Used, &str); 9] = [
    (Used::ALTAR, "altar"),
    (Used::POWER, "piece-governor"),
    (Used::SECOND_THOUGHTS, "second-thoughts"),
    (Used::YARD, "masons-yard"),
    (Used::DEPOT, "depot"),
    (Used::BREWERY, "brewery"),
    (Used::MONASTERY, "monastery"),
    (Used::THEFT, "thief"),
    (Used::MOVED, "duke"),
];

/// Powers used this year.
const SPENT: [(Spent, &str); 5] = [
    (Spent::LODGE, "builders-lodge"),
    (Spent::EMBASSY, "ambassador"),
    (Spent::BLESSING, "priest"),
    (Spent::DEAL, "piece-deal"),
    (Spent::LEVY, "levy-office"),
];

/// Returns the powers that a player has used this season.
#[must_use]
pub fn this_season(seat: &SeatView, own: Option<&OwnView>) -> Vec<&'static str> {
    let marks = Marks::from_bits_truncate(seat.marks);
    let used = own.map_or(Used::empty(), |own| Used::from_bits_truncate(own.used));
    let base = MARKS.iter().filter(|(mark, _)| marks.contains(*mark)).map(|(_, word)| *word);
    base.chain(USED.iter().filter(|(mark, _)| used.contains(*mark)).map(|(_, word)| *word)).collect()
}

/// Returns the powers that a player has used this year.
#[must_use]
pub fn this_year(own: Option<&OwnView>) -> Vec<&'static str> {
    let spent = own.map_or(Spent::empty(), |own| Spent::from_bits_truncate(own.spent));
    SPENT.iter().filter(|(mark, _)| spent.contains(*mark)).map(|(_, word)| *word).collect()
}
