//! Helpers of the tests of fates and scenarios.

use crate::rulebook::play::{A, B, C, Play, with};
use core::cell::Cell;
use engine::{Eye, FastRng, RandomPlayers, Seat, next_ply};
use kingsburg::plan::{Season, Step};
use kingsburg::{Advisor, Event, Kingsburg, Modules, Scene};

pub(crate) const SEASONS: [Season; 3] = [Season::Spring, Season::Summer, Season::Autumn];

/// Three players and the fates.
pub(crate) fn three() -> Kingsburg {
    with(3, Modules::FATE)
}

/// Two players and the fates.
pub(crate) fn two() -> Kingsburg {
    with(2, Modules::FATE)
}

/// The fates beside other modules.
pub(crate) fn and(modules: Modules) -> Kingsburg {
    with(3, Modules::FATE | modules)
}

pub(crate) fn advisor(number: u8) -> Advisor {
    Advisor::new(number).expect("an advisor")
}

/// A year begins with this fate.
pub(crate) fn begun<'a>(rules: &'a Kingsburg, scene: Scene<'a>, fate: &str) -> Play<'a> {
    let mut play = Play::new(rules, scene.at(&[Step::Year]));
    play.chance(&format!("fate {fate}"));
    play
}

/// A season in which the dice have been rolled.
pub(crate) fn rolled<'a>(rules: &'a Kingsburg, scene: Scene<'a>, season: Season, roll: &str) -> Play<'a> {
    let mut play = Play::new(rules, scene.season(season));
    play.chance(roll);
    play
}

/// A season of three in which nobody influences anybody: what comes next is building.
pub(crate) fn idle<'a>(rules: &'a Kingsburg, scene: Scene<'a>, season: Season) -> Play<'a> {
    let mut play = rolled(rules, scene, season, "roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    play
}

pub(crate) fn passes(play: &mut Play<'_>, seats: &[Seat]) {
    for &seat in seats {
        play.does(seat, "pass");
    }
}

/// Plays at random until something holds.
pub(crate) fn until(play: &mut Play<'_>, holds: impl Fn(&Play<'_>) -> bool) {
    let mut rng = FastRng::new(7);
    while !holds(play) {
        let ply = next_ply(play.rules, &play.state, &mut rng, &mut RandomPlayers).expect("the game goes on");
        ply.apply_with(play.rules, &mut play.state, &mut |event| play.events.push(event));
    }
}

pub(crate) fn vps(play: &Play<'_>) -> [i16; 3] {
    [A, B, C].map(|seat| play.lord(seat).vp)
}

pub(crate) fn soldiers(play: &Play<'_>) -> [u16; 3] {
    [A, B, C].map(|seat| play.lord(seat).soldiers)
}

pub(crate) fn fought(by: Seat, total: i32, won: bool, lost: bool) -> Event {
    Event::Fought { by, total, won, lost }
}

/// Whether a seat is asked, until the end of the year, to look at the invader.
pub(crate) fn somebody_may_look(play: &mut Play<'_>) -> bool {
    let (asked, year) = (Cell::new(false), play.state.year);
    until(play, |play| {
        let may = |&seat: &Seat| play.choices(seat).contains(&"look".to_string());
        asked.set(asked.get() || [A, B].iter().any(may));
        play.is_over() || play.state.year > year
    });
    asked.get()
}

pub(super) const GOVERNORS: Modules = Modules::GOVERNORS;

pub(super) const ALL_ROWS: Modules = Modules::ROWS.union(Modules::ALTERNATIVE);

pub(super) fn listed(play: &Play<'_>, seat: Seat, beginning: &str) -> Vec<String> {
    play.choices(seat).into_iter().filter(|choice| choice.starts_with(beginning)).collect()
}

/// The numbers of the advisors on whom neutral dice lie.
pub(super) fn neutral(play: &Play<'_>) -> Vec<u8> {
    let court = play.view(Eye::Public).court;
    court.iter().filter(|audience| audience.neutral).map(|audience| audience.advisor.number()).collect()
}
