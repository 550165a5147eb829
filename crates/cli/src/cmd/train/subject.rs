//! What is learnt, and which words tell of it.

use games::Title;
use std::path::PathBuf;

/// What is learnt.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// Who will win.
    Winning,
    /// What knights do.
    Opponents,
}

/// The messages of a curve.
pub(super) struct Curve {
    pub(super) title: &'static str,
    pub(super) up: &'static str,
    pub(super) learnt: &'static str,
    pub(super) simpler: &'static str,
}

impl Subject {
    /// Where it is written if nobody says.
    pub(super) fn file(self, game: Title) -> PathBuf {
        match self {
            Subject::Winning => format!("{game}.bin").into(),
            Subject::Opponents => format!("{game}.habits.bin").into(),
        }
    }

    /// The message that tells how far a course is.
    pub(super) const fn bar(self) -> &'static str {
        match self {
            Subject::Winning => "tool-bar-learnt",
            Subject::Opponents => "tool-watch-played",
        }
    }

    /// The message that tells how a course went.
    pub(super) const fn played(self) -> &'static str {
        match self {
            Subject::Winning => "tool-train-played",
            Subject::Opponents => "tool-watch-played",
        }
    }

    /// The messages of its curve.
    pub(super) const fn curve(self) -> Curve {
        match self {
            Subject::Winning => Curve {
                title: "tool-curve-title",
                up: "tool-curve-up",
                learnt: "tool-curve-net",
                simpler: "tool-curve-linear",
            },
            Subject::Opponents => Curve {
                title: "tool-watch-title",
                up: "tool-watch-up",
                learnt: "tool-watch-net",
                simpler: "tool-watch-linear",
            },
        }
    }
}
