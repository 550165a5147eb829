//! How a search weighs things.

use super::odds::Sharpness;

/// What makes one search differ from another.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Settings {
    /// How much a squire's hopes count against what came of an action.
    pub curiosity: f32,
    /// By how much an action never tried is taken to be worse than the average so far.
    pub caution: f32,
    /// Points of a squire's opinion that make an action e times as likely.
    pub warmth: f32,
    /// The odds that even the worst action has, against 1 for the best.
    pub doubt: f32,
    /// How often a mixed choice is any choice.
    pub wandering: f32,
    /// Decisions that are played out before a position is judged.
    pub playout: u16,
    /// How often the box speaks in a playout; where it would speak once more the playout ends, too, for a judge need not be
    /// asked about luck that has just come. As often as it likes if it is [`u8::MAX`].
    pub draws: u8,
    /// How often the others are taken to do what they are wont to do, or what a squire would, rather than what is best for
    /// them: from 0 to 1.
    pub trust: f32,
    /// Whether it is asked anew in every world, by habits or of a squire, what the others would do, and whether they would
    /// have done what they did: what they hold differs from one to the next.
    pub attentive: bool,
    /// Visits after which the actions of a node are put in order by the judge, too; never if it is 0.
    pub ordered_after: u32,
    /// The most nodes that a tree has: a full one goes on learning without growing, and is felled before the next decision.
    pub most_nodes: usize,
}

impl Settings {
    /// How sharply opinions tell the thinker's own actions apart.
    pub(crate) fn sharpness(&self) -> Sharpness {
        Sharpness { warmth: self.warmth, doubt: self.doubt }
    }

    /// How a knight searches that is in a hurry: it takes all others for squires.
    pub const KNIGHT: Settings = Settings {
        curiosity: 1.2,
        caution: 0.05,
        warmth: 1.5,
        doubt: 0.02,
        wandering: 0.1,
        playout: 8,
        draws: u8::MAX,
        trust: 1.0,
        attentive: false,
        ordered_after: 0,
        most_nodes: 1 << 20,
    };

    /// How a knight searches that has time: it expects others to play well, too, with what they may hold. Who is in a hurry
    /// cannot find out what that would be.
    pub const PATIENT: Settings = Settings { trust: 0.2, attentive: true, ..Settings::KNIGHT };

    /// How a marshal searches: it expects others to play well, with what they may hold, and looks first where its judgement
    /// says.
    pub const MARSHAL: Settings = Settings { ordered_after: 4, ..Settings::PATIENT };
}
