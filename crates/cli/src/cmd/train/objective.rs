//! Training objectives, with their files and messages.

use games::Title;
use std::path::PathBuf;

/// A training objective.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Objective {
    /// The value of positions: who will win.
    Value,
    /// The opponent model: the moves of knights.
    OpponentModel,
}

/// The messages of a chart.
pub(super) struct Curve {
    pub(super) title: &'static str,
    pub(super) up: &'static str,
    pub(super) learnt: &'static str,
    pub(super) simpler: &'static str,
}

impl Objective {
    /// The default output file.
    pub(super) fn file(self, game: Title) -> PathBuf {
        match self {
            Objective::Value => format!("{game}.bin").into(),
            Objective::OpponentModel => format!("{game}.habits.bin").into(),
        }
    }

    /// The message of the progress bar.
    pub(super) const fn bar(self) -> &'static str {
        match self {
            Objective::Value => "tool-bar-learnt",
            Objective::OpponentModel => "tool-watch-played",
        }
    }

    /// The message of the report.
    pub(super) const fn played(self) -> &'static str {
        match self {
            Objective::Value => "tool-train-played",
            Objective::OpponentModel => "tool-watch-played",
        }
    }

    /// The messages of its chart.
    pub(super) const fn curve(self) -> Curve {
        match self {
            Objective::Value => Curve {
                title: "tool-curve-title",
                up: "tool-curve-up",
                learnt: "tool-curve-net",
                simpler: "tool-curve-linear",
            },
            Objective::OpponentModel => Curve {
                title: "tool-watch-title",
                up: "tool-watch-up",
                learnt: "tool-watch-net",
                simpler: "tool-watch-linear",
            },
        }
    }
}
