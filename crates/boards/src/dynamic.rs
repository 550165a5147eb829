//! The object-safe trait for the boards of a game.

use crate::chart::{self, ScorePoint};
use crate::{DiagramLabel, DrawContext, GameBoard, ScoreChange, diagram, icon};
use engine::{Eye, Seat};
use games::{DynMatch, Title, with_game};
use i18n::{MessageContext, Messages, downcast, typed_view};
use maud::{Markup, html};
use std::marker::PhantomData;

/// Renders the matches of one game.
pub trait DynBoard: Sync {
    /// Returns the cover picture of the game.
    fn cover(&self) -> Markup;

    /// Renders the view of an observer.
    fn render(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Markup;

    /// The board of a position from a recorded game, with a number at each label.
    fn diagram(&self, messages: &'static Messages) -> Markup;

    /// The labels of the diagram, in the order of their numbers.
    fn diagram_labels(&self) -> &'static [DiagramLabel];

    /// Returns the names of the spots of an action; none if the action cannot be parsed.
    fn spots(&self, table: &dyn DynMatch, seat: Seat, action: &str) -> Vec<String>;

    /// Returns the points of every seat as an observer sees them.
    fn points(&self, table: &dyn DynMatch, eye: Eye) -> Vec<i32>;

    /// Renders the chart of points over the whole game.
    fn score_chart(&self, msg: &MessageContext<'_>, table: &dyn DynMatch) -> Markup;

    /// Returns the points of every seat by source, with the message of each source. A source without points is
    /// left out.
    fn score_breakdown(&self, table: &dyn DynMatch) -> Vec<(&'static str, Vec<i32>)>;
}

/// Returns the board of a game.
#[must_use]
pub fn board(title: Title) -> &'static dyn DynBoard {
    with_game!(title, G => &TypedBoard::<G>(PhantomData))
}

struct TypedBoard<G>(PhantomData<fn() -> G>);

/// The number of sampled points of the score history, beside the starts of years or rounds.
const SAMPLES: usize = 60;

/// Returns the score history.
fn score_history<G: GameBoard>(table: &dyn DynMatch) -> Vec<ScorePoint> {
    let (game, plies) = (downcast::<G>(table), table.ply_count());
    let step = plies.div_ceil(SAMPLES).max(1);
    let mut history = Vec::new();
    for (ply, (before, _)) in game.steps_after(0).enumerate() {
        add_point(game.rules(), &mut history, &before, ply % step == 0);
    }
    add_point(game.rules(), &mut history, game.state(), true);
    history
}

/// Adds the points in this state if it is sampled or a year or round begins.
fn add_point<G: GameBoard>(rules: &G, history: &mut Vec<ScorePoint>, state: &G::State, wanted: bool) {
    let view = rules.view(state, Eye::Omniscient);
    let round = G::round(&view);
    if wanted || history.last().is_some_and(|last| last.round != round) {
        let points = (0..rules.seats().into()).map(|seat| G::points(&view, Seat::new(seat)));
        history.push(ScorePoint { round, points: points.collect() });
    }
}

/// Returns the recent events that an observer has seen.
fn recent_events<G: GameBoard>(table: &dyn DynMatch, eye: Eye) -> G::RecentEvents {
    let game = downcast::<G>(table);
    let mut recent = G::RecentEvents::default();
    game.replay_events(|event| {
        if game.rules().observes_event(&event, eye) {
            G::observe_event(&mut recent, &event);
        }
    });
    recent
}

impl<G: GameBoard> DynBoard for TypedBoard<G> {
    fn cover(&self) -> Markup {
        html! { div.cover { @for symbol in G::COVER_SYMBOLS { (icon(&format!("{}-{symbol}", G::PREFIX), "")) } } }
    }

    fn render(&self, msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> Markup {
        let msg = msg.with_components(table.components());
        let ctx = DrawContext { msg, eye, turn: table.turn().seats(), labels: &[] };
        G::render(&ctx, &typed_view::<G>(table, eye), &recent_events::<G>(table, eye))
    }

    fn diagram(&self, messages: &'static Messages) -> Markup {
        let table = diagram::position(&G::DIAGRAM);
        let names = diagram::NAMES.map(String::from);
        let ctx = DrawContext {
            msg: MessageContext::new(messages, &names),
            eye: G::DIAGRAM.eye(),
            turn: table.turn().seats(),
            labels: G::DIAGRAM.labels,
        };
        let view = typed_view::<G>(&*table, ctx.eye);
        let columns = G::render_diagram(&ctx, &view, &recent_events::<G>(&*table, ctx.eye));
        html! {
            div.board.diagram.{ (G::PREFIX) "-board" } { @for column in columns { div { (column) } } }
        }
    }

    fn diagram_labels(&self) -> &'static [DiagramLabel] {
        G::DIAGRAM.labels
    }

    fn spots(&self, table: &dyn DynMatch, seat: Seat, action: &str) -> Vec<String> {
        let Ok(action) = action.parse() else {
            return Vec::new();
        };
        G::spots(&typed_view::<G>(table, Eye::Seat(seat)), &action).iter().map(ToString::to_string).collect()
    }

    fn points(&self, table: &dyn DynMatch, eye: Eye) -> Vec<i32> {
        let view = typed_view::<G>(table, eye);
        (0..table.header().seats.into()).map(|seat| G::points(&view, Seat::new(seat))).collect()
    }

    fn score_chart(&self, msg: &MessageContext<'_>, table: &dyn DynMatch) -> Markup {
        chart::score_chart(msg, G::ROUND_LABEL, &score_history::<G>(table))
    }

    fn score_breakdown(&self, table: &dyn DynMatch) -> Vec<(&'static str, Vec<i32>)> {
        let nothing = vec![0; table.header().seats.into()];
        let mut all: Vec<_> = G::SCORE_SOURCES.iter().map(|source| (*source, nothing.clone())).collect();
        downcast::<G>(table).replay_events(|event| {
            if let Some(ScoreChange { seat, points, source }) = G::score_change(&event) {
                let row = all.iter_mut().find(|(known, _)| *known == source);
                row.expect("a game names all its sources").1[seat.index()] += points;
            }
        });
        all.retain(|(_, points)| *points != nothing);
        all
    }
}
