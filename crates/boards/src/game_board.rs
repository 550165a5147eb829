//! The board of a game.

use crate::{Diagram, DrawContext};
use engine::Seat;
use i18n::GameText;
use maud::Markup;
use std::fmt::Display;

/// A game with a board.
pub trait GameBoard: GameText {
    /// A place on the board that can be selected. It is displayed as a stable name in lower case, such as `advisor-7`.
    type Spot: Display;

    /// The symbols of this game: `<symbol>` elements whose ids begin with the game's prefix.
    const SYMBOLS: &'static str;

    /// The style rules of this game; every class begins with the game's prefix.
    const STYLE: &'static str;

    /// The symbols on the cover of the game, without its prefix.
    const COVER_SYMBOLS: &'static [&'static str];

    /// Recent events that the board shows beside the view.
    type RecentEvents: Default;

    /// Updates the recent events with an event that the observer sees.
    fn observe_event(recent: &mut Self::RecentEvents, event: &Self::Event);

    /// Renders a view as HTML.
    fn render(ctx: &DrawContext<'_>, view: &Self::View, recent: &Self::RecentEvents) -> Markup;

    /// The position that the rules show, and the labels in its picture.
    const DIAGRAM: Diagram;

    /// The parts of the board that the rules show, in two columns.
    fn render_diagram(ctx: &DrawContext<'_>, view: &Self::View, recent: &Self::RecentEvents) -> [Markup; 2];

    /// Returns the spots of an action; a spot may occur several times. No two legal actions of one decision have
    /// the same spots.
    fn spots(view: &Self::View, action: &Self::Action) -> Vec<Self::Spot>;

    /// Returns the points of a seat as far as they are visible.
    fn points(view: &Self::View, seat: Seat) -> i32;

    /// The message for a year or round.
    const ROUND_LABEL: &'static str;

    /// The sources of points as messages, in display order.
    const SCORE_SOURCES: &'static [&'static str];

    /// Returns the points that an event gives or takes; `None` if it changes none.
    fn score_change(event: &Self::Event) -> Option<ScoreChange>;
}

/// Points that a seat gained or lost.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ScoreChange {
    /// The seat.
    pub seat: Seat,
    /// The number.
    pub points: i32,
    /// The source: one of [`GameBoard::SCORE_SOURCES`].
    pub source: &'static str,
}
