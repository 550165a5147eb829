//! What a newcomer is told in a first game.

use crate::{Spoken, Teller};
use engine::{Eye, Turn};
use table::Match;

/// Something that a newcomer is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Where in the game one is.
    pub title: String,
    /// What to know and to think of, a paragraph each.
    pub text: Vec<String>,
}

impl Lesson {
    fn read(tell: &Teller<'_>, id: &str) -> Lesson {
        Lesson { title: tell.say(&format!("{id}.title")), text: vec![tell.say(id)] }
    }

    fn farewell(tell: &Teller<'_>, id: &str) -> Lesson {
        let mut lesson = Lesson::read(tell, id);
        lesson.text.push(tell.say("ht-guide-alone"));
        lesson
    }
}

/// What a newcomer is told who looks through an eye: what comes before, if anything does, and then what is asked or awaited.
/// When the game is over there is nothing left to tell.
pub(crate) fn lessons<G: Spoken>(tell: &Teller<'_>, game: &Match<G>, eye: Eye) -> Vec<Lesson> {
    if game.turn() == Turn::Over {
        return Vec::new();
    }
    let ask = match eye {
        Eye::Seat(seat) => game.rules().ask(game.state(), seat),
        Eye::Table | Eye::Open => None,
    };
    let view = game.rules().view(game.state(), eye);
    let now = Lesson::read(tell, G::lesson(&view, ask.as_ref()));
    before(tell, game, eye).into_iter().chain([now]).collect()
}

/// The welcome, until the seat has decided something; the farewell, from the end of the first year or round until its next
/// decision. Nothing of this is kept anywhere: it follows from what the seat has decided.
fn before<G: Spoken>(tell: &Teller<'_>, game: &Match<G>, eye: Eye) -> Option<Lesson> {
    let Eye::Seat(seat) = eye else { return None };
    let lap = |state: &G::State| G::lap(&game.rules().view(state, eye));
    match game.last_decision(seat) {
        None => Some(Lesson::read(tell, G::WELCOME)),
        Some(ply) if lap(game.state()) > 1 && lap(&game.state_after(ply - 1)) <= 1 => {
            Some(Lesson::farewell(tell, G::FAREWELL))
        }
        Some(_) => None,
    }
}
