//! What a game needs so that people can be told of it.

use crate::{FigureLabel, Locale, MessageContext, Section};
use games::TableGame;
use games::components::{ComponentSet, FigureValue};

/// A game that can be put into words.
pub trait GameText: TableGame {
    /// What the messages of the game begin with: `kr` for `kr-reason-bid-too-low`.
    const PREFIX: &'static str;

    /// The message files of the game in each language, in the order of [`Locale::ALL`].
    const MESSAGES: [&'static [&'static str]; Locale::ALL.len()];

    /// The rulebook in each language, in the order of [`Locale::ALL`].
    const RULEBOOKS: [&'static str; Locale::ALL.len()];

    /// How to play the game, on one page, in each language, in the order of [`Locale::ALL`]: see [`quick_start`](crate::quick_start).
    const QUICK_START: [&'static str; Locale::ALL.len()];

    /// The message that introduces the game to a newcomer.
    const WELCOME: &'static str;

    /// The message that a newcomer is left with when the first year or round is over.
    const FAREWELL: &'static str;

    /// A value in texts that is computed from figures, by its name: a total, or the minimum of several figures.
    fn derived_figure(_set: &ComponentSet, _name: &str) -> Option<FigureValue> {
        None
    }

    /// A question.
    fn question_text(msg: &MessageContext<'_>, ask: &Self::Ask) -> String;

    /// The paragraph that explains a question.
    fn rule_for_ask(ask: &Self::Ask) -> &'static str;

    /// The message that explains a question to a newcomer or, where nothing is asked, what the others do.
    fn tutorial_message(view: &Self::View, ask: Option<&Self::Ask>) -> &'static str;

    /// The year or the round, from 1.
    fn round(view: &Self::View) -> u8;

    /// An action, as a choice: what one does, not who.
    fn action_text(msg: &MessageContext<'_>, view: &Self::View, action: &Self::Action) -> String;

    /// The paragraph that explains a refusal.
    fn rule_for_reason(reason: Self::Reason) -> &'static str;

    /// What happened, told to an eye that sees `view` after it; nothing for what the table shows anyway.
    fn event_text(msg: &MessageContext<'_>, view: &Self::View, event: &Self::Event) -> Option<String>;

    /// Where the game stands, in a line: the year, the season, the phase.
    fn phase_line(msg: &MessageContext<'_>, view: &Self::View) -> String;

    /// The label of a component figure, by its key; also that of a card, by its kind and id (`governor.thief`).
    fn figure_label(msg: &MessageContext<'_>, key: &str) -> FigureLabel;

    /// The names that a component figure may have, each with its label; none if the figure is a number.
    fn figure_names(msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)>;

    /// What lies on the table, in words.
    fn describe(msg: &MessageContext<'_>, view: &Self::View) -> Vec<Section>;

    /// What lies on the table, drawn with characters, at most 78 columns wide.
    fn ascii_board(msg: &MessageContext<'_>, view: &Self::View) -> Vec<String>;
}
