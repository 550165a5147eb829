//! What the tests of the governors share.

use crate::rulebook::play::{A, B, C, Play, with};
use engine::{Game, Seat};
use kingsburg::plan::{Season, Step};
use kingsburg::{Event, Kingsburg, Modules, Scene, State};

pub(super) const SEASONS: [Season; 3] = [Season::Spring, Season::Summer, Season::Autumn];

pub(super) fn game(seats: u8) -> Kingsburg {
    with(seats, Modules::GOVERNORS)
}

pub(super) fn purist(seats: u8) -> Kingsburg {
    with(seats, Modules::GOVERNORS | Modules::PURIST)
}

/// A season with these dice.
pub(super) fn rolled<'a>(rules: &'a Kingsburg, scene: Scene<'a>, season: Season, roll: &str) -> Play<'a> {
    let mut play = Play::new(rules, scene.season(season));
    play.settles(roll);
    play
}

/// The steps of a year from one of them on, up to another, and nothing after it.
pub(super) fn steps(rules: &Kingsburg, from: Step, to: Step) -> Vec<Step> {
    let year = rules.plans(&rules.start()).year.steps();
    let place = |step| year.iter().position(|&known| known == step).expect("the year has this step");
    [&year[place(from)..place(to)], &[Step::End]].concat()
}

/// All that comes after the winter of a year, but not the next year; after year V the end of the game.
pub(super) fn after_winter(rules: &Kingsburg, year: u8) -> Vec<Step> {
    let mut after = steps(rules, Step::Winter, Step::YearEnd).split_off(1);
    if year == 5 {
        after.pop();
        after.push(Step::YearEnd);
    }
    after
}

pub(super) fn year_end(rules: &Kingsburg, scene: Scene<'_>, year: u8) -> State {
    scene.year(year).at(&after_winter(rules, year))
}

/// What a seat had in the battle of this winter.
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else is of no interest here")]
pub(super) fn total(play: &Play<'_>, seat: Seat) -> Option<i32> {
    play.events.iter().find_map(|event| match event {
        Event::Fought { by, total, .. } if *by == seat => Some(*total),
        _ => None,
    })
}

pub(super) fn vp(play: &Play<'_>) -> [i16; 3] {
    [A, B, C].map(|seat| play.lord(seat).vp)
}

/// The choices without those that begin with something else.
pub(super) fn offers(play: &Play<'_>, seat: Seat, word: &str) -> Vec<String> {
    play.choices(seat).into_iter().filter(|choice| choice.starts_with(word)).collect()
}
