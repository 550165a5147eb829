//! The object-safe trait for the texts of a game.

use crate::tutorial::tutorial_steps;
use crate::{FigureLabel, GameText, MessageContext, Section, TutorialStep};
use engine::{Actions, Eye, Seat};
use games::{DynMatch, Match, Title, with_game};
use std::marker::PhantomData;

/// The decision of a seat as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionText {
    /// The question.
    pub text: String,
    /// The id of the rule paragraph that explains it.
    pub rule: &'static str,
    /// The legal actions, in the order of the rules.
    pub choices: Vec<ActionText>,
    /// Illegal actions that people may expect to be legal.
    pub refused: Vec<RejectedAction>,
}

/// An action as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionText {
    /// In the notation of records.
    pub notation: String,
    /// In natural language.
    pub text: String,
}

/// An illegal action with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RejectedAction {
    /// The action.
    pub choice: ActionText,
    /// The reason.
    pub reason: String,
    /// The id of the rule paragraph that explains it.
    pub rule: &'static str,
}

/// Renders the matches of one game as text.
pub trait DynGameText: Sync {
    /// Returns the prefix of the ids of the game's messages.
    fn prefix(&self) -> &'static str;

    /// Returns the phase of the game in one line.
    fn phase_line(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> String;

    /// Returns the view of an observer as text.
    fn describe(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<Section>;

    /// Returns the view of an observer as a board of characters.
    fn ascii_board(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<String>;

    /// Returns the events of a ply, from 1, that an observer can see.
    fn events(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, ply: usize, eye: Eye) -> Vec<String>;

    /// Returns the decision of a seat; `None` if it is not to move.
    fn question(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, seat: Seat) -> Option<QuestionText>;

    /// Returns the tutorial texts for an observer.
    fn tutorial(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<TutorialStep>;

    /// Returns the label of a component figure by its key, or of a card by its kind and id (`governor.thief`).
    fn figure_label(&self, msg: &MessageContext<'_>, key: &str) -> FigureLabel;

    /// Returns the possible names of a component figure with their labels; none if the figure is a number.
    fn figure_names(&self, msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)>;
}

/// Returns the texts of a game.
#[must_use]
pub fn game_text(title: Title) -> &'static dyn DynGameText {
    with_game!(title, G => &TypedText::<G>(PhantomData))
}

struct TypedText<G>(PhantomData<fn() -> G>);

/// Returns the match with the type of its game.
///
/// # Panics
/// If the match is of another game.
#[must_use]
pub fn downcast<G: GameText>(table: &dyn DynMatch) -> &Match<G> {
    table.as_any().downcast_ref().expect("the match is of the same game as its texts")
}

/// Returns the typed view of an observer.
///
/// # Panics
/// If the match is of another game.
#[must_use]
pub fn typed_view<G: GameText>(table: &dyn DynMatch, eye: Eye) -> G::View {
    let game = downcast::<G>(table);
    game.rules().view(game.state(), eye)
}

impl<G: GameText> DynGameText for TypedText<G> {
    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn phase_line(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> String {
        G::phase_line(&msg.with_components(table.components()), &typed_view::<G>(table, eye))
    }

    fn describe(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<Section> {
        G::describe(&msg.with_components(table.components()), &typed_view::<G>(table, eye))
    }

    fn ascii_board(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<String> {
        G::ascii_board(&msg.with_components(table.components()), &typed_view::<G>(table, eye))
    }

    fn events(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, ply: usize, eye: Eye) -> Vec<String> {
        let game = downcast::<G>(table);
        let view = game.rules().view(&game.state_after(ply), eye);
        let msg = &msg.with_components(table.components());
        game.events(ply, eye).iter().filter_map(|event| G::event_text(msg, &view, event)).collect()
    }

    fn question(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, seat: Seat) -> Option<QuestionText> {
        let (game, msg) = (downcast::<G>(table), &msg.with_components(table.components()));
        let ask = game.rules().ask(game.state(), seat)?;
        let view = game.rules().view(game.state(), Eye::Seat(seat));
        let choice = |action: &G::Action| ActionText {
            notation: action.to_string(),
            text: G::action_text(msg, &view, action),
        };
        let mut thought_of = Actions::new();
        game.rules().candidate_actions(game.state(), seat, &mut thought_of);
        let once = thought_of.iter().enumerate().filter(|(n, action)| !thought_of[..*n].contains(action));
        let refused = once.filter_map(|(_, action)| {
            let reason = game.rules().why_not(game.state(), seat, *action)?;
            let words = games::serialized_name(&reason);
            let words = msg.text(&format!("{}-reason-{words}", G::PREFIX));
            Some(RejectedAction { choice: choice(action), reason: words, rule: G::rule_for_reason(reason) })
        });
        Some(QuestionText {
            text: G::question_text(msg, &ask),
            rule: G::rule_for_ask(&ask),
            choices: game.legal(seat).iter().map(choice).collect(),
            refused: refused.collect(),
        })
    }

    fn tutorial(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<TutorialStep> {
        tutorial_steps(&msg.with_components(table.components()), downcast::<G>(table), eye)
    }

    fn figure_label(&self, msg: &MessageContext<'_>, key: &str) -> FigureLabel {
        G::figure_label(msg, key)
    }

    fn figure_names(&self, msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)> {
        G::figure_names(msg, key)
    }
}
