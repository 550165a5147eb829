//! Helpers of the tests of alternative rows.

use crate::figures::standard;
use crate::rulebook::play::{A, Play, with};
use engine::{Game, Seat, SeatSet};
use kingsburg::buildings::Row;
use kingsburg::plan::{Season, Step};
use kingsburg::{Event, Kingsburg, Modules, Options, Scenario, ScenarioOption, Scene};

pub(super) const ALL: SeatSet = SeatSet::all(3);

/// Three players with modules 1 and 2.
pub(super) fn plain() -> Kingsburg {
    with(3, Modules::ROWS | Modules::ALTERNATIVE)
}

/// Three players with modules 1, 2, 3 and 4.
pub(super) fn cards() -> Kingsburg {
    with(3, Modules::ROWS | Modules::ALTERNATIVE | Modules::GOVERNORS | Modules::FATE)
}

/// Modules 1 to 4 and a scenario.
pub(super) fn story(scenario: Scenario) -> Kingsburg {
    let modules = Modules::ROWS | Modules::ALTERNATIVE | Modules::GOVERNORS | Modules::FATE;
    standard(Options { modules, scenario: ScenarioOption::Fixed(scenario), ..Options::base(3) })
}

/// The game with troop tokens.
pub(super) fn troops() -> Kingsburg {
    let four = Modules::ROWS | Modules::ALTERNATIVE | Modules::GOVERNORS | Modules::FATE;
    with(3, four | Modules::TROOPS)
}

/// A season in which A rolls this and the others sixes.
pub(super) fn rolled<'a>(rules: &'a Kingsburg, scene: Scene<'a>, season: Season, dice: &str) -> Play<'a> {
    let mut play = Play::new(rules, scene.season(season));
    play.chance(&format!("roll 1:{dice} 2:666 3:666"));
    play
}

/// A winter in which these dice are rolled, the king's first.
pub(super) fn winter<'a>(rules: &'a Kingsburg, scene: Scene<'a>, dice: &[&str]) -> Play<'a> {
    let mut play = Play::new(rules, scene.winter());
    for die in dice {
        play.expects_chance().chance(&format!("die {die}"));
    }
    play
}

/// From before phase 7 to the end of winter, by the plan of the year.
pub(super) fn from_phase_7<'a>(rules: &'a Kingsburg, scene: Scene<'a>) -> Play<'a> {
    let steps = rules.plans(&rules.initial_state()).year.steps();
    let first = steps.iter().position(|&step| step == Step::BeforeRecruit).expect("phase 7");
    let last = steps.iter().position(|&step| step == Step::Winter).expect("phase 8");
    let plan: Vec<Step> = steps[first..=last].iter().copied().chain([Step::End]).collect();
    Play::new(rules, scene.at(&plan))
}

/// These steps in a season, after A has laid strips over some of his rows.
pub(super) fn laid<'a>(
    rules: &'a Kingsburg,
    scene: Scene<'a>,
    letters: &str,
    season: Season,
    steps: &[Step],
) -> Play<'a> {
    let plan: Vec<Step> = [Step::DrawOrder].iter().chain(steps).copied().chain([Step::End]).collect();
    let mut play = Play::new(rules, scene.at(&plan));
    let strips = letters.bytes().map(|letter| Row::new(usize::from(letter - b'a'))).collect();
    play.state.lords[A].province.turn(strips);
    play.state.season = season;
    play.chance("order 1,2,3");
    play
}

/// The battle total of a seat.
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else is of no interest here")]
pub(super) fn total(play: &Play<'_>, seat: Seat) -> Option<i32> {
    play.events.iter().find_map(|event| match *event {
        Event::Fought { by, total, .. } if by == seat => Some(total),
        _ => None,
    })
}

pub(super) fn vp(play: &Play<'_>) -> i16 {
    play.lord(A).vp
}

pub(super) fn soldiers(play: &Play<'_>) -> u16 {
    play.lord(A).soldiers
}

pub(super) fn offers(play: &Play<'_>, seat: Seat, action: &str) -> bool {
    play.choices(seat).iter().any(|choice| choice == action)
}

/// The end of A's season, with what is compulsory.
pub(super) fn ended(mut play: Play<'_>) -> Play<'_> {
    if !play.is_over() {
        play.does(A, "done");
    }
    play
}
