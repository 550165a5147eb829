//! One face for the boards of every game.

use crate::chart::{self, Moment};
use crate::{Drawn, Earned, Pen, icon};
use engine::{Eye, Seat};
use lang::{Teller, of, view};
use maud::{Markup, html};
use std::marker::PhantomData;
use table::{Table, Title, with_game};

/// Draws the tables of one game.
pub trait Board: Sync {
    /// What the game looks like from outside.
    fn cover(&self) -> Markup;

    /// What an eye sees of a table.
    fn draw(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Markup;

    /// The names of the spots that an action of a seat is made of; none if it cannot be read.
    fn spots(&self, table: &dyn Table, seat: Seat, action: &str) -> Vec<String>;

    /// The points of every seat as an eye sees them.
    fn points(&self, table: &dyn Table, eye: Eye) -> Vec<i32>;

    /// The points of every seat over the whole game, drawn.
    fn chart(&self, tell: &Teller<'_>, table: &dyn Table) -> Markup;

    /// Where all points of all seats came from: messages, and the points of every seat. What brought nothing to anybody is
    /// left out.
    fn earnings(&self, table: &dyn Table) -> Vec<(&'static str, Vec<i32>)>;
}

/// The board of a game.
#[must_use]
pub fn board(title: Title) -> &'static dyn Board {
    with_game!(title, G => &Of::<G>(PhantomData))
}

struct Of<G>(PhantomData<fn() -> G>);

/// Moments of a game that are looked at to see how it went; the beginnings of years or rounds come on top.
const MOMENTS: usize = 60;

/// How the points of all went, from the first moment to the last.
fn course<G: Drawn>(table: &dyn Table) -> Vec<Moment> {
    let (game, plies) = (of::<G>(table), table.ply_count());
    let step = plies.div_ceil(MOMENTS).max(1);
    let mut course = Vec::new();
    for (ply, (before, _)) in game.steps_after(0).enumerate() {
        add_moment(game.rules(), &mut course, &before, ply % step == 0);
    }
    add_moment(game.rules(), &mut course, game.state(), true);
    course
}

/// Adds where a game stands in this state if that is wanted, or if a year or round begins.
fn add_moment<G: Drawn>(rules: &G, course: &mut Vec<Moment>, state: &G::State, wanted: bool) {
    let view = rules.view(state, Eye::Open);
    let lap = G::lap(&view);
    if wanted || course.last().is_some_and(|last| last.lap != lap) {
        let points = (0..rules.seats().into()).map(|seat| G::points(&view, Seat::new(seat)));
        course.push(Moment { lap, points: points.collect() });
    }
}

/// What a board remembers of what an eye has heard.
fn lately<G: Drawn>(table: &dyn Table, eye: Eye) -> G::Lately {
    let game = of::<G>(table);
    let mut lately = G::Lately::default();
    game.replay_events(|event| {
        if game.rules().hears(&event, eye) {
            G::hear(&mut lately, &event);
        }
    });
    lately
}

impl<G: Drawn> Board for Of<G> {
    fn cover(&self) -> Markup {
        html! { div.cover { @for symbol in G::COVER { (icon(&format!("{}-{symbol}", G::PREFIX), "")) } } }
    }

    fn draw(&self, tell: &Teller<'_>, table: &dyn Table, eye: Eye) -> Markup {
        let pen = Pen { tell: tell.with_components(table.components()), eye, turn: table.turn().seats() };
        G::picture(&pen, &view::<G>(table, eye), &lately::<G>(table, eye))
    }

    fn spots(&self, table: &dyn Table, seat: Seat, action: &str) -> Vec<String> {
        let Ok(action) = action.parse() else {
            return Vec::new();
        };
        G::spots(&view::<G>(table, Eye::Seat(seat)), &action).iter().map(ToString::to_string).collect()
    }

    fn points(&self, table: &dyn Table, eye: Eye) -> Vec<i32> {
        let view = view::<G>(table, eye);
        (0..table.header().seats.into()).map(|seat| G::points(&view, Seat::new(seat))).collect()
    }

    fn chart(&self, tell: &Teller<'_>, table: &dyn Table) -> Markup {
        chart::draw(tell, G::LAP, &course::<G>(table))
    }

    fn earnings(&self, table: &dyn Table) -> Vec<(&'static str, Vec<i32>)> {
        let nothing = vec![0; table.header().seats.into()];
        let mut all: Vec<_> = G::SOURCES.iter().map(|source| (*source, nothing.clone())).collect();
        of::<G>(table).replay_events(|event| {
            if let Some(Earned { seat, points, source }) = G::earned(&event) {
                let row = all.iter_mut().find(|(known, _)| *known == source);
                row.expect("a game names all its sources").1[seat.index()] += points;
            }
        });
        all.retain(|(_, points)| *points != nothing);
        all
    }
}
