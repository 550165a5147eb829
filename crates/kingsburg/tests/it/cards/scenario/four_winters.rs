//! Tests of the card Four Winters.

use super::help::rules;
use crate::cards::fate::help::{idle, until, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, FastRng, Game, SeatSet, Turn};
use kingsburg::module::{Event as ModuleEvent, Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Reason, Scenario};
use std::collections::BTreeSet;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

fn winters(modules: Modules) -> Kingsburg {
    rules(3, Scenario::FourWinters, modules)
}

/// Four winters with troop tokens, to the putting back.
fn troops(rules: &Kingsburg) -> Play<'_> {
    let mut play = Play::start(rules);
    play.chance("order 1,2,3");
    play
}

#[test]
fn begin_in_year_ii_with_two_free_buildings_each() {
    engine::proves!("winters.start", "winters.free");
    let rules = rules(3, Scenario::FourWinters, Modules::empty());
    let mut play = Play::start(&rules);
    play.chance("order 2,1,3").asks(C);
    let first = ["statue", "inn", "guard-tower", "palisade", "barricade"].map(|word| format!("free {word}"));
    assert_eq!(play.choices(C), first);
    play.may_not(C, "free chapel", Reason::NotNextInRow);
    play.does(C, "free statue").does(A, "free inn").does(B, "free guard-tower");
    // Then in turn order, one of another row.
    play.asks(B).may_not(B, "free guard-tower", Reason::Stands).does(B, "free statue");
    play.does(A, "free statue")
        .asks(C)
        .may_not(C, "free chapel", Reason::NotColumnOne)
        .does(C, "free palisade");
    assert_eq!((play.state.year, vps(&play)), (2, [3, 4, 3]), "printed points");
    assert!(!play.has_event(Event::YearBegan { year: 1 }) && play.has_event(Event::YearBegan { year: 2 }));
    // The first king's aid: all are equal, and each takes a good.
    play.does(B, "take gold").does(A, "take gold").does(C, "take gold").expects_chance();
}

#[test]
fn build_twice_in_every_autumn_at_full_cost() {
    engine::proves!("winters.autumn");
    let rules = winters(Modules::empty());
    let before = scene(&rules).year(2).goods(A, 9, 9, 9);
    let mut play = idle(&rules, before.clone(), Season::Autumn);
    play.does(A, "build statue").asks(A).does(A, "build chapel");
    assert!(play.is_over() && play.goods(A) == [4, 9, 8]);
    for season in [Season::Spring, Season::Summer] {
        let mut play = idle(&rules, before.clone(), season);
        play.does(A, "build statue");
        assert!(play.is_over());
    }
    // After a normal build only.
    let mut play = idle(&rules, before, Season::Autumn);
    play.does(A, "pass");
    assert!(play.is_over());
}

#[test]
fn envoy_lodge_and_strike_come_on_top() {
    engine::proves!("cards.again");
    let rules = winters(Modules::FATE | Modules::ROWS | Modules::ALTERNATIVE);
    let scene = scene(&rules).year(2).fate(Fate::SummerStrike).envoy(A).built(A, &[Building::BuildersLodge]);
    let mut play = idle(&rules, scene.goods(A, 30, 30, 30), Season::Autumn);
    for building in ["statue", "inn", "guard-tower", "palisade", "barricade"] {
        play.asks(A).does(A, &format!("build {building}"));
    }
    assert!(play.is_over(), "the normal one, the winters', the strike's, the Lodge's and the envoy's");
}

#[test]
fn the_reward_is_two_points_and_three_with_the_fountain() {
    engine::proves!("winters.reward");
    let rules = winters(Modules::ALTERNATIVE);
    let scene = scene(&rules).year(2).built(A, &[Building::Fountain]).built(B, &[Building::Inn]);
    let state = scene.at(&[Step::KingsReward, Step::End]);
    assert_eq!([A, B, C].map(|seat| state.lords[seat].vp), [3, 2, 0]);
}

#[test]
fn have_four_years_twelve_seasons_and_four_fates() {
    engine::proves!("winters.start");
    let rules = winters(Modules::FATE);
    let mut play = Play::start(&rules);
    until(&mut play, |play| rules.is_over(&play.state));
    let count = |kind: fn(&Event) -> bool| play.events.iter().filter(|event| kind(event)).count();
    assert_eq!(count(|event| matches!(event, Event::YearBegan { .. })), 4);
    assert_eq!(count(|event| matches!(event, Event::SeasonBegan { .. })), 12);
    assert_eq!(count(|event| matches!(event, Event::Revealed { .. })), 4);
    assert_eq!(count(|event| matches!(event, Event::Module { module: ModuleEvent::Fated(_) })), 4);
    assert!(play.has_event(Event::YearBegan { year: 5 }) && !play.has_event(Event::YearBegan { year: 1 }));
}

#[test]
fn a_troop_token_is_put_back_secretly() {
    engine::proves!("winters.troops");
    let rules = winters(Modules::TROOPS);
    let mut play = troops(&rules);
    assert_eq!(rules.turn(&play.state), Turn::Simultaneous(SeatSet::all(3)));
    assert_eq!(play.choices(B), ["put-back 0", "put-back 1", "put-back 2", "put-back 3", "put-back 4"]);
    play.does(B, "put-back 3");
    let own = |play: &Play<'_>, eye| play.view(eye).modules.troops[1].clone();
    assert_eq!(own(&play, Eye::Seat(B)).put_back_value, Some(3));
    for eye in [Eye::Seat(A), Eye::Seat(C), Eye::Public] {
        let seen = own(&play, eye);
        assert!(seen.put_back && seen.put_back_value.is_none(), "{eye}");
        assert_eq!(seen.left, [1, 2, 1, 1, 1], "{eye}");
    }
    let sampled = |seat| -> BTreeSet<_> {
        let deals = (0..200).map(|seed| rules.redeal(&play.state, seat, &mut FastRng::new(seed)));
        deals.map(|state| state.extra.troops.boxed[B]).collect()
    };
    assert_eq!((sampled(A).len(), sampled(B).len()), (5, 1));
}

#[test]
fn the_token_put_back_stays_secret_and_is_not_sent() {
    let rules = winters(Modules::TROOPS);
    let views = ["put-back 3", "put-back 4"].map(|other| {
        let mut play = troops(&rules);
        play.does(A, "put-back 0").does(B, other).does(C, "put-back 0");
        until(&mut play, |play| play.rules.turn(&play.state) == Turn::Simultaneous(SeatSet::all(3)));
        let value = if other == "put-back 3" { "troops 3" } else { "troops 4" };
        play.may_not(B, value, Reason::NotLeft).does(B, "troops 0").does(A, "troops 1").does(C, "troops 1");
        (play.view(Eye::Seat(A)), play.events)
    });
    // Neither the view nor any event shows which it was.
    assert_eq!(views[0], views[1]);
}

#[test]
fn one_token_remains_and_scores() {
    let rules = winters(Modules::TROOPS);
    let mut state = scene(&rules).year(5).at(&[Step::Winter, Step::YearEnd]);
    // Three were sent: left are 1, 3 and 4, of which the 4 was removed.
    for seat in [A, B, C] {
        state.extra.troops.left[seat] = [0, 1, 0, 1, 1];
        state.extra.troops.boxed[seat] = Some(4);
    }
    let mut play = Play::new(&rules, state);
    play.chance("invader 2").does(A, "troops 3").does(B, "troops 1").does(C, "troops 1");
    assert!(play.is_over());
    assert_eq!(vps(&play), [1, 3, 3]);
}

#[test]
fn who_is_asked_does_not_tell_what_was_put_back() {
    let rules = winters(Modules::TROOPS);
    // To the others Barbara may have 1 and 1, or 1 and 2.
    let asked = [2, 1].map(|boxed| {
        let mut state = scene(&rules).year(5).at(&[Step::Winter, Step::YearEnd]);
        for seat in [A, B, C] {
            state.extra.troops.left[seat] = [0, 2, 1, 0, 0];
            state.extra.troops.boxed[seat] = Some(1);
        }
        state.extra.troops.boxed[B] = Some(boxed);
        let mut play = Play::new(&rules, state);
        play.chance("invader 2");
        rules.turn(&play.state)
    });
    assert_eq!(asked[0], asked[1]);
}

#[test]
fn the_sorcerer_has_three_of_his_remaining_first_buildings() {
    let rules = winters(Modules::GOVERNORS);
    let scene = scene(&rules).year(3).governor(A, Governor::Sorcerer);
    let mut play = Play::new(&rules, scene.built(A, &[Building::Statue, Building::Inn]).at(&[Step::Year]));
    play.does(A, "free guard-tower").does(A, "free palisade").does(A, "free barricade");
    assert_eq!((play.lord(A).province.count(), play.lord(A).vp), (5, 0));
    // No more than three, be there five.
    let rules = winters(Modules::GOVERNORS | Modules::ROWS);
    let scene = crate::rulebook::play::scene(&rules).year(3).governor(A, Governor::Sorcerer);
    let mut play = Play::new(&rules, scene.built(A, &[Building::Statue, Building::Inn]).at(&[Step::Year]));
    play.does(A, "free guard-tower").does(A, "free palisade").does(A, "free barricade");
    assert!(!play.choices(A).iter().any(|choice| choice.starts_with("free")));
    // In year II nothing.
    let scene = crate::rulebook::play::scene(&rules).year(2).governor(A, Governor::Sorcerer);
    let play = Play::new(&rules, scene.at(&[Step::Year]));
    assert!(!play.choices(A).iter().any(|choice| choice.starts_with("free")));
}

#[test]
fn thief_and_bids_are_paid_as_usual() {
    let rules = winters(Modules::GOVERNORS | Modules::AUCTION);
    let mut play = troops(&rules);
    play.chance("governors thief,miner,fairy,hermit")
        .does(A, "offer thief 2")
        .does(B, "pass")
        .does(C, "pass");
    assert_eq!(play.lord(A).vp, -2);
    until(&mut play, |play| play.choices(C).iter().any(|choice| choice.starts_with("free")));
    assert_eq!(play.lord(A).vp, -5);
    play.does(C, "free inn").does(B, "free inn").does(A, "free statue");
    assert_eq!(play.lord(A).vp, -2);
}

#[test]
fn a_founded_building_falls_with_its_points() {
    let rules = winters(Modules::empty());
    let mut play = troops(&rules);
    for (seat, building) in [(C, "inn"), (B, "inn"), (A, "inn"), (A, "statue"), (B, "statue"), (C, "statue")]
    {
        play.does(seat, &format!("free {building}"));
    }
    let mut state = play.state;
    state.agenda = engine::Agenda::new(&[Step::Winter, Step::End]);
    state.agenda.push(Step::Choose { seat: A, kinds: kingsburg::goods::Kinds::ANY });
    let mut play = Play::new(&rules, state);
    play.does(A, "take wood").chance("invader 2").chance("die 1");
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::Statue }));
    assert_eq!(vps(&play), [0, 0, 0]);
}

#[test]
fn royal_inspection_gives_the_reward_of_two_again() {
    let rules = winters(Modules::FATE);
    let scene = scene(&rules).year(2).fate(Fate::RoyalInspection).built(A, &[Building::Inn]);
    assert_eq!(vps(&idle(&rules, scene, Season::Autumn)), [2, 0, 0]);
}
