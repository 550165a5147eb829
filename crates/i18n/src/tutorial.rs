//! The tutorial: texts for a first game.

use crate::{GameText, MessageContext};
use engine::{Eye, Turn};
use games::Match;

/// A step of the tutorial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TutorialStep {
    /// The title.
    pub title: String,
    /// The paragraphs.
    pub text: Vec<String>,
}

impl TutorialStep {
    fn read(msg: &MessageContext<'_>, id: &str) -> TutorialStep {
        TutorialStep { title: msg.text(&format!("{id}.title")), text: vec![msg.text(id)] }
    }

    fn farewell(msg: &MessageContext<'_>, id: &str) -> TutorialStep {
        let mut lesson = TutorialStep::read(msg, id);
        lesson.text.push(msg.text("ht-guide-alone"));
        lesson
    }
}

/// Returns the tutorial steps for an observer: the welcome or farewell, if it is due, and the current decision.
/// There is none when the game is over.
pub(crate) fn tutorial_steps<G: GameText>(
    msg: &MessageContext<'_>,
    game: &Match<G>,
    eye: Eye,
) -> Vec<TutorialStep> {
    if game.turn() == Turn::Over {
        return Vec::new();
    }
    let ask = match eye {
        Eye::Seat(seat) => game.rules().ask(game.state(), seat),
        Eye::Public | Eye::Omniscient => None,
    };
    let view = game.rules().view(game.state(), eye);
    let now = TutorialStep::read(msg, G::tutorial_message(&view, ask.as_ref()));
    before(msg, game, eye).into_iter().chain([now]).collect()
}

/// Returns the welcome, until the seat has decided something; the farewell, from the end of the first year or round until its
/// next decision. It is computed from the seat's decisions and not stored.
fn before<G: GameText>(msg: &MessageContext<'_>, game: &Match<G>, eye: Eye) -> Option<TutorialStep> {
    let Eye::Seat(seat) = eye else { return None };
    let lap = |state: &G::State| G::round(&game.rules().view(state, eye));
    match game.last_decision(seat) {
        None => Some(TutorialStep::read(msg, G::WELCOME)),
        Some(ply) if lap(game.state()) > 1 && lap(&game.state_after(ply - 1)) <= 1 => {
            Some(TutorialStep::farewell(msg, G::FAREWELL))
        }
        Some(_) => None,
    }
}
