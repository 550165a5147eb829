//! Helpers of the tests of governors.

use crate::rulebook::play::{A, B, C, Play, scene, with};
use engine::{Game, Seat};
use kingsburg::module::Governor;
use kingsburg::module::Governor::{Minstrel, Philosopher, Sorcerer, Thief, Trickster};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Reason, Scene, State};

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
    play.chance(roll);
    play
}

/// The steps of a year from one of them on, up to another, and nothing after it.
pub(super) fn steps(rules: &Kingsburg, from: Step, to: Step) -> Vec<Step> {
    let year = rules.plans(&rules.initial_state()).year.steps();
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

/// Every year they bring a good to their player alone.
pub(super) fn brings_a_good_every_year(governor: Governor, good: [u8; 3]) {
    let rules = game(3);
    for year in 1..=5 {
        let state = year_end(&rules, scene(&rules).governor(A, governor), year);
        assert_eq!((state.lords[A].goods.0, state.lords[B].goods.0), (good, [0; 3]), "year {year}");
    }
}

/// Once in a game a building is cheaper if one wants it; with `goods`, `expensive` can just be built for `price`.
pub(super) fn makes_one_building_cheaper(governor: Governor, goods: [u8; 3], expensive: &str, price: &str) {
    let rules = game(3);
    let [gold, wood, stone] = goods;
    let scene = scene(&rules).governor(A, governor).goods(A, gold, wood, stone).envoy(A);
    let scene = scene.built(A, &[Building::Barricade]);
    let mut play = Play::new(&rules, scene.clone().building(Season::Spring));
    play.may_not(A, &format!("build {expensive}"), Reason::CannotPay);
    play.does(A, &format!("build {expensive} for {price}"));
    assert_eq!((play.goods(A), play.lord(A).province.count()), ([0; 3], 2));
    // Whoever has one more of everything need not use it, and has it for the envoy's second building.
    let rich = scene.goods(A, 9, 9, 9);
    let mut play = Play::new(&rules, rich.clone().building(Season::Spring));
    play.does(A, &format!("build {expensive}")).asks(A);
    assert!(play.choices(A).iter().any(|choice| choice.contains(" for ")), "it was not used");
    let mut play = Play::new(&rules, rich.building(Season::Spring));
    play.does(A, &format!("build {expensive} for {price}")).asks(A);
    assert!(!play.choices(A).iter().any(|choice| choice.contains(" for ")), "once");
}

/// Plays the Minstrel at the end of a year with these scores.
pub(super) fn song(rules: &Kingsburg, year: u8, [a, b, c]: [i16; 3]) -> Play<'_> {
    let scene = scene(rules).governor(A, Minstrel).vp(A, a).vp(B, b).vp(C, c);
    Play::new(rules, year_end(rules, scene, year))
}

pub(super) fn fated(seats: u8) -> Kingsburg {
    with(seats, Modules::GOVERNORS | Modules::FATE)
}

pub(super) fn alternative() -> Kingsburg {
    with(3, Modules::GOVERNORS | Modules::ALTERNATIVE | Modules::ROWS)
}

/// The start of year III for a Sorcerer, and then some steps.
pub(super) fn spell<'a>(rules: &'a Kingsburg, scene: Scene<'a>, after: &[Step]) -> Play<'a> {
    let year = rules.plans(&rules.initial_state()).year.steps();
    let aid = year.iter().position(|&step| step == Step::KingsAid).expect("a year has it");
    let plan = [&[year[aid - 1]], after, &[Step::End]].concat();
    Play::new(rules, scene.governor(A, Sorcerer).year(3).at(&plan))
}

/// A game in which the first seat begins as this governor, and others as such who begin with nothing.
pub(super) fn begun(rules: &Kingsburg, governor: Governor) -> Play<'_> {
    let mut play = Play::start(rules);
    play.chance("order 1,2,3");
    let mut others =
        Governor::ALL.iter().filter(|&&card| ![governor, Thief, Philosopher, Trickster].contains(&card));
    let mut hands = [A, B, C].map(|seat| {
        let first = if seat == A { &governor } else { others.next().expect("there are enough") };
        [*first, *others.next().expect("there are enough"), *others.next().expect("there are enough")]
    });
    for hand in &mut hands {
        let mut sorted = *hand;
        sorted.sort();
        play.chance(&format!("governors {},{},{}", sorted[0], sorted[1], sorted[2]));
    }
    for (seat, [first, ..]) in [A, B, C].into_iter().zip(hands) {
        play.does(seat, &format!("govern {first}"));
    }
    play
}

/// An auction of four governors for three, with this order of play.
pub(super) fn auction<'a>(rules: &'a Kingsburg, order: &str) -> Play<'a> {
    let mut play = Play::start(rules);
    play.chance(&format!("order {order}"));
    play.refuses_chance("governors thief,miner,carpenter", Reason::WrongCards);
    play.chance("governors thief,miner,carpenter,sculptor");
    play
}

pub(super) fn auctioned() -> Kingsburg {
    with(3, Modules::GOVERNORS | Modules::AUCTION)
}

/// A governor who begins with two tokens, which were added to his card.
pub(super) fn begins_with_two_tokens(governor: Governor) {
    for (rules, tokens) in [(game(3), 2), (purist(3), 0)] {
        let play = begun(&rules, governor);
        assert_eq!([A, B].map(|seat| play.lord(seat).tokens), [tokens, 0], "{governor}");
    }
}
