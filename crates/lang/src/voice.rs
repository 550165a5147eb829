//! One face for the words of every game.

use crate::guide::lessons;
use crate::{FigureLabel, Lesson, Section, Spoken, Teller};
use engine::{Actions, Eye, Seat};
use std::marker::PhantomData;
use table::{Match, Table, Title, with_game};

/// What a seat is asked, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question.
    pub text: String,
    /// The paragraph of the rules that explains it.
    pub rule: &'static str,
    /// What may be done, in the order of the rules.
    pub choices: Vec<Choice>,
    /// What one might think of but may not do.
    pub refused: Vec<Refused>,
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In the notation of records.
    pub notation: String,
    /// In words.
    pub text: String,
}

/// Something that may not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What.
    pub choice: Choice,
    /// Why not.
    pub reason: String,
    /// The paragraph of the rules that explains it.
    pub rule: &'static str,
}

/// Puts the tables of one game into words.
pub trait Voice: Sync {
    /// What the messages of the game begin with.
    fn prefix(&self) -> &'static str;

    /// Where the game stands, in a line.
    fn moment(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> String;

    /// What an eye sees, in words.
    fn position(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Vec<Section>;

    /// What an eye sees, drawn with characters.
    fn board(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Vec<String>;

    /// What an eye heard of a ply, from 1.
    fn events(&self, tell: &Teller<'_>, table: &dyn Table, ply: usize, eye: Eye) -> Vec<String>;

    /// What a seat is asked; nothing if it is not asked.
    fn question(&self, tell: &Teller<'_>, table: &dyn Table, seat: Seat) -> Option<Question>;

    /// What a newcomer is told who looks through an eye.
    fn guide(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Vec<Lesson>;

    /// The label of a component figure, by its key; also that of a card, by its kind and id (`governor.thief`).
    fn figure_label(&self, tell: &Teller<'_>, key: &str) -> FigureLabel;

    /// The names that a component figure may have, each with its label; none if the figure is a number.
    fn figure_names(&self, tell: &Teller<'_>, key: &str) -> Vec<(String, String)>;
}

/// The voice of a game.
#[must_use]
pub fn voice(title: Title) -> &'static dyn Voice {
    with_game!(title, G => &Of::<G>(PhantomData))
}

struct Of<G>(PhantomData<fn() -> G>);

/// A table as one of this game.
///
/// # Panics
/// If the table is of another game.
#[must_use]
pub fn of<G: Spoken>(table: &dyn Table) -> &Match<G> {
    table.as_any().downcast_ref().expect("a voice speaks of its own game")
}

/// What an eye sees of a table of this game.
///
/// # Panics
/// If the table is of another game.
#[must_use]
pub fn view<G: Spoken>(table: &dyn Table, eye: Eye) -> G::View {
    let game = of::<G>(table);
    game.rules().view(game.state(), eye)
}

impl<G: Spoken> Voice for Of<G> {
    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn moment(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> String {
        G::moment(&tell.with_components(table.components()), &view::<G>(table, eye))
    }

    fn position(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Vec<Section> {
        G::position(&tell.with_components(table.components()), &view::<G>(table, eye))
    }

    fn board(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Vec<String> {
        G::board(&tell.with_components(table.components()), &view::<G>(table, eye))
    }

    fn events(&self, tell: &Teller<'_>, table: &dyn Table, ply: usize, eye: Eye) -> Vec<String> {
        let game = of::<G>(table);
        let view = game.rules().view(&game.state_after(ply), eye);
        let tell = &tell.with_components(table.components());
        game.events(ply, eye).iter().filter_map(|event| G::event(tell, &view, event)).collect()
    }

    fn question(&self, tell: &Teller<'_>, table: &dyn Table, seat: Seat) -> Option<Question> {
        let (game, tell) = (of::<G>(table), &tell.with_components(table.components()));
        let ask = game.rules().ask(game.state(), seat)?;
        let view = game.rules().view(game.state(), Eye::Seat(seat));
        let choice = |action: &G::Action| Choice {
            notation: action.to_string(),
            text: G::choice(tell, &view, action),
        };
        let mut thought_of = Actions::new();
        game.rules().conceivable(game.state(), seat, &mut thought_of);
        let once = thought_of.iter().enumerate().filter(|(n, action)| !thought_of[..*n].contains(action));
        let refused = once.filter_map(|(_, action)| {
            let reason = game.rules().why_not(game.state(), seat, *action)?;
            let words = table::code(&reason);
            let words = tell.say(&format!("{}-reason-{words}", G::PREFIX));
            Some(Refused { choice: choice(action), reason: words, rule: G::rule_of_reason(reason) })
        });
        Some(Question {
            text: G::question(tell, &ask),
            rule: G::rule_of_ask(&ask),
            choices: game.legal(seat).iter().map(choice).collect(),
            refused: refused.collect(),
        })
    }

    fn guide(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Vec<Lesson> {
        lessons(&tell.with_components(table.components()), of::<G>(table), eye)
    }

    fn figure_label(&self, tell: &Teller<'_>, key: &str) -> FigureLabel {
        G::figure_label(tell, key)
    }

    fn figure_names(&self, tell: &Teller<'_>, key: &str) -> Vec<(String, String)> {
        G::figure_names(tell, key)
    }
}
