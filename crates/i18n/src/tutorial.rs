//! What a newcomer is told in a first game.

use crate::{GameText, MessageContext};
use engine::{Eye, Turn};
use games::Match;

/// Something that a newcomer is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TutorialStep {
    /// Where in the game one is.
    pub title: String,
    /// What to know and to think of, a paragraph each.
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

/// What a newcomer is told who looks through an eye: what comes before, if anything does, and then what is asked or awaited.
/// When the game is over there is nothing left to tell.
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

/// The welcome, until the seat has decided something; the farewell, from the end of the first year or round until its next
/// decision. Nothing of this is kept anywhere: it follows from what the seat has decided.
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
