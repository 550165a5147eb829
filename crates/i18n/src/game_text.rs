//! The texts of a game.

use crate::{FigureLabel, Locale, MessageContext, Section};
use games::TableGame;
use games::components::{ComponentSet, FigureValue};

/// A game with texts.
pub trait GameText: TableGame {
    /// The prefix of the ids of the game's messages: `kr` for `kr-reason-bid-too-low`.
    const PREFIX: &'static str;

    /// The message files of the game in each language, in the order of [`Locale::ALL`].
    const MESSAGES: [&'static [&'static str]; Locale::ALL.len()];

    /// The rulebook in each language, in the order of [`Locale::ALL`].
    const RULEBOOKS: [&'static str; Locale::ALL.len()];

    /// How to play the game, on one page, in each language, in the order of [`Locale::ALL`]: see [`quick_start`](crate::quick_start).
    const QUICK_START: [&'static str; Locale::ALL.len()];

    /// The message that begins the tutorial.
    const WELCOME: &'static str;

    /// The message that ends the tutorial after the first year or round.
    const FAREWELL: &'static str;

    /// A value in texts that is computed from figures, by its name: a total, or the minimum of several figures.
    fn derived_figure(_set: &ComponentSet, _name: &str) -> Option<FigureValue> {
        None
    }

    /// Returns the text of a decision.
    fn question_text(msg: &MessageContext<'_>, ask: &Self::Ask) -> String;

    /// Returns the id of the rule paragraph that explains a decision.
    fn rule_for_ask(ask: &Self::Ask) -> &'static str;

    /// Returns the tutorial message for a decision or, without one, for what the other seats do.
    fn tutorial_message(view: &Self::View, ask: Option<&Self::Ask>) -> &'static str;

    /// Returns the year or the round, from 1.
    fn round(view: &Self::View) -> u8;

    /// Returns the text of an action, without the name of the player.
    fn action_text(msg: &MessageContext<'_>, view: &Self::View, action: &Self::Action) -> String;

    /// Returns the id of the rule paragraph that explains a rejection.
    fn rule_for_reason(reason: Self::Reason) -> &'static str;

    /// Returns the text of an event for an observer with this view after it; `None` if the board shows it.
    fn event_text(msg: &MessageContext<'_>, view: &Self::View, event: &Self::Event) -> Option<String>;

    /// Returns the phase of the game in one line: year, season and phase.
    fn phase_line(msg: &MessageContext<'_>, view: &Self::View) -> String;

    /// Returns the label of a component figure by its key, or of a card by its kind and id (`governor.thief`).
    fn figure_label(msg: &MessageContext<'_>, key: &str) -> FigureLabel;

    /// Returns the possible names of a component figure with their labels; none if the figure is a number.
    fn figure_names(msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)>;

    /// Returns the view as text.
    fn describe(msg: &MessageContext<'_>, view: &Self::View) -> Vec<Section>;

    /// Returns the view as a board of characters, at most 78 columns wide.
    fn ascii_board(msg: &MessageContext<'_>, view: &Self::View) -> Vec<String>;
}
