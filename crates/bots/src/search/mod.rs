//! Information-set tree search: worlds are imagined at the root, every seat has a node for each memory of its own, and
//! chance is sampled anew each time.

mod bot;
mod leaf;
mod memory;
mod mixed;
mod node;
mod odds;
mod order;
mod settings;
mod tree;

pub use bot::Searcher;
pub(crate) use odds::Sharpness;
pub use settings::Settings;
pub use tree::{Candidate, Thoughts};

use crate::habits::{Habits, Sheet};
use crate::{Courtly, Opinions};
use engine::Actions;

/// What a search goes by.
struct Means<'a, G, J> {
    rules: &'a G,
    judge: &'a J,
    habits: &'a Habits,
    settings: &'a Settings,
}

/// Room to work in, kept from one iteration to the next.
struct Desk<G: Courtly> {
    legal: Actions<G::Action>,
    opinions: Opinions<G::Why>,
    odds: Vec<f32>,
    places: Vec<u32>,
    features: Vec<f32>,
    sheet: Sheet,
}

impl<G: Courtly> Desk<G> {
    fn new() -> Desk<G> {
        Desk {
            legal: Actions::new(),
            opinions: Opinions::new(),
            odds: Vec::new(),
            places: Vec::new(),
            features: Vec::new(),
            sheet: Sheet::default(),
        }
    }
}
