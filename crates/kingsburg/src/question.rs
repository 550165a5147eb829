//! The questions that a seat must answer.

use crate::module;

/// The question that a seat must answer now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case", tag = "ask", content = "about")
)]
pub enum Ask {
    /// Whether to use a power that changes one's dice.
    Change,
    /// Which advisor to influence, with which dice, or to pass.
    Influence,
    /// Which good to take.
    Choose,
    /// Whether to trade a good for the two others.
    Alchemy,
    /// Whether to pay a victory point for three goods.
    Spy,
    /// What to build.
    Build,
    /// What to build with the envoy.
    BuildAgain,
    /// Whether to use a power of one's buildings at the end of the season.
    Powers,
    /// Whether to recruit, and how to pay.
    Recruit,
    /// Which good to give up.
    GiveUp,
    /// A question of a module.
    Module(module::Ask),
}
