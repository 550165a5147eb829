//! One face for the words of every game.

use crate::tutorial::tutorial_steps;
use crate::{FigureLabel, GameText, MessageContext, Section, TutorialStep};
use engine::{Actions, Eye, Seat};
use games::{DynMatch, Match, Title, with_game};
use std::marker::PhantomData;

/// What a seat is asked, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionText {
    /// The question.
    pub text: String,
    /// The paragraph of the rules that explains it.
    pub rule: &'static str,
    /// What may be done, in the order of the rules.
    pub choices: Vec<ActionText>,
    /// What one might think of but may not do.
    pub refused: Vec<RejectedAction>,
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionText {
    /// In the notation of records.
    pub notation: String,
    /// In words.
    pub text: String,
}

/// Something that may not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RejectedAction {
    /// What.
    pub choice: ActionText,
    /// Why not.
    pub reason: String,
    /// The paragraph of the rules that explains it.
    pub rule: &'static str,
}

/// Puts the tables of one game into words.
pub trait DynGameText: Sync {
    /// What the messages of the game begin with.
    fn prefix(&self) -> &'static str;

    /// Where the game stands, in a line.
    fn phase_line(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> String;

    /// What an eye sees, in words.
    fn describe(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<Section>;

    /// What an eye sees, drawn with characters.
    fn ascii_board(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<String>;

    /// What an eye heard of a ply, from 1.
    fn events(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, ply: usize, eye: Eye) -> Vec<String>;

    /// What a seat is asked; nothing if it is not asked.
    fn question(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, seat: Seat) -> Option<QuestionText>;

    /// What a newcomer is told who looks through an eye.
    fn tutorial(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Vec<TutorialStep>;

    /// The label of a component figure, by its key; also that of a card, by its kind and id (`governor.thief`).
    fn figure_label(&self, msg: &MessageContext<'_>, key: &str) -> FigureLabel;

    /// The names that a component figure may have, each with its label; none if the figure is a number.
    fn figure_names(&self, msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)>;
}

/// The voice of a game.
#[must_use]
pub fn game_text(title: Title) -> &'static dyn DynGameText {
    with_game!(title, G => &Typed::<G>(PhantomData))
}

struct Typed<G>(PhantomData<fn() -> G>);

/// A table as one of this game.
///
/// # Panics
/// If the table is of another game.
#[must_use]
pub fn downcast<G: GameText>(table: &dyn DynMatch) -> &Match<G> {
    table.as_any().downcast_ref().expect("a voice speaks of its own game")
}

/// What an eye sees of a table of this game.
///
/// # Panics
/// If the table is of another game.
#[must_use]
pub fn typed_view<G: GameText>(table: &dyn DynMatch, eye: Eye) -> G::View {
    let game = downcast::<G>(table);
    game.rules().view(game.state(), eye)
}

impl<G: GameText> DynGameText for Typed<G> {
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
