//! What a game needs so that it can be drawn.

use crate::{Diagram, DrawContext};
use engine::Seat;
use i18n::GameText;
use maud::Markup;
use std::fmt::Display;

/// A game that can be drawn.
pub trait GameBoard: GameText {
    /// A place on the table that can be pointed at; it prints as a stable name in lower case, as `advisor-7`.
    type Spot: Display;

    /// The symbols of this game: `<symbol>` elements whose ids begin with the game's prefix.
    const SYMBOLS: &'static str;

    /// The rules of style for this game; every class begins with the game's prefix.
    const STYLE: &'static str;

    /// The symbols on the cover of the game, without its prefix.
    const COVER_SYMBOLS: &'static [&'static str];

    /// What a board remembers of what its eye has heard, beyond what lies on the table.
    type RecentEvents: Default;

    /// Takes note of something that the eye hears.
    fn observe_event(recent: &mut Self::RecentEvents, event: &Self::Event);

    /// What lies on the table, as fragments of a page.
    fn render(ctx: &DrawContext<'_>, view: &Self::View, recent: &Self::RecentEvents) -> Markup;

    /// The position that the rules show, and the labels in its picture.
    const DIAGRAM: Diagram;

    /// The parts of the board that the rules show, in two columns.
    fn render_diagram(ctx: &DrawContext<'_>, view: &Self::View, recent: &Self::RecentEvents) -> [Markup; 2];

    /// The spots that an action is made of, one as often as it is needed. No two actions that are offered together are made
    /// of the same.
    fn spots(view: &Self::View, action: &Self::Action) -> Vec<Self::Spot>;

    /// The points of a seat as far as the table shows them.
    fn points(view: &Self::View, seat: Seat) -> i32;

    /// What the game counts, years or rounds, as a message.
    const ROUND_LABEL: &'static str;

    /// What points can come from, as messages, in the order in which people are told.
    const SCORE_SOURCES: &'static [&'static str];

    /// The points that an event brings or costs; nothing if it is about none.
    fn score_change(event: &Self::Event) -> Option<ScoreChange>;
}

/// Points that a seat gained or lost.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ScoreChange {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// What for: one of [`GameBoard::SCORE_SOURCES`].
    pub source: &'static str,
}
