//! The set-up of module 2.

use super::help::{offers, plain};
use crate::rulebook::play::{A, B, C, D, Play, with};
use engine::{FastRng, Game, Seat};
use kingsburg::buildings::Row;
use kingsburg::module::Event as ModuleEvent;
use kingsburg::{Building, Event, Kingsburg, Modules, Reason};

/// After the order, the strips are dealt.
fn dealt<'a>(rules: &'a Kingsburg, order: &str) -> Play<'a> {
    let mut play = Play::start(rules);
    play.chance(order);
    play
}

#[test]
fn everybody_is_dealt_two_different_rows_of_two_copies_each() {
    engine::proves!("alternative.strips", "alternative.deal");
    let rules = with(3, Modules::ALTERNATIVE);
    let mut play = dealt(&rules, "order 1,2,3");
    for wrong in [
        "strips 1:b+c 2:b+d 3:b+e",
        "strips 1:b 2:c+d 3:e+f",
        "strips 1:b+c+d 2:c+d 3:e+f",
        "strips 1:b+c 2:c+d",
        "strips 1:a+c 2:c+d 3:e+f",
        "strips 1:b+c 2:c+d 3:e+g",
    ] {
        play.refuses_chance(wrong, Reason::WrongCards);
    }
    play.chance("strips 1:b+c 2:b+c 3:d+e");
    // With module 1 the rows A and G are dealt as well.
    let rules = plain();
    let mut play = dealt(&rules, "order 1,2,3");
    play.chance("strips 1:a+g 2:a+g 3:b+c").asks(A).does(A, "lay a+g");
    assert!(play.lord(A).province.shows(Building::MasonsYard));
    assert!(play.lord(A).province.shows(Building::Commandery));
}

#[test]
fn one_lays_both_strips_or_one_or_none() {
    engine::proves!("alternative.lay");
    let rules = with(4, Modules::ALTERNATIVE);
    let mut play = dealt(&rules, "order 1,2,3,4");
    play.chance("strips 1:b+d 2:b+d 3:c+f 4:c+e");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["lay b", "lay b+d", "lay d", "lay none"]);
    play.does(A, "lay b+d").does(B, "lay d").may_not(C, "lay b", Reason::NotLeft).does(C, "lay none");
    play.does(D, "lay c+e");
    let shows = |seat: Seat, building| play.lord(seat).province.shows(building);
    let of = |seat| {
        [Building::Bridge, Building::Armory, Building::Statue, Building::GuardTower]
            .map(|building| shows(seat, building))
    };
    assert_eq!(of(A), [true, true, false, false]);
    assert_eq!(of(B), [false, true, true, false]);
    assert_eq!(of(C), [false, false, true, true]);
    assert!(shows(D, Building::Brewery) && shows(D, Building::Keep) && shows(D, Building::Embassy));
    assert!(play.has_event(Event::Module { module: ModuleEvent::RowLaid { by: A, row: Row::new(1) } }));
    // And the game begins: the king's aid.
    play.asks(A).does(A, "take gold");
}

#[test]
fn a_laid_strip_takes_the_place_of_its_row() {
    engine::proves!("alternative.replace");
    let rules = with(3, Modules::ALTERNATIVE);
    let mut play = dealt(&rules, "order 1,2,3");
    play.chance("strips 1:b+e 2:c+d 3:c+f").does(A, "lay e").does(B, "lay none").does(C, "lay none");
    for seat in [A, B, C] {
        play.does(seat, "take wood");
    }
    play.chance("roll 1:666 2:666 3:666");
    for seat in [A, B, C] {
        play.does(seat, "pass");
    }
    assert!(offers(&play, A, "build small-palisade") && !offers(&play, A, "build palisade"));
    play.does(A, "build small-palisade");
    assert!(play.asks(B).lord(A).province.has(Building::SmallPalisade));
    assert!(!offers(&play, B, "build small-palisade"));
}

#[test]
fn the_draft_goes_clockwise_from_the_first_player_and_back() {
    engine::proves!("alternative.draft", "options.alternative");
    let rules = with(4, Modules::ALTERNATIVE | Modules::DRAFT);
    let mut play = dealt(&rules, "order 2,4,1,3");
    // The first is B; clockwise from him C, D, A; and back.
    play.asks(B).may_not(B, "draft a", Reason::NoSuchRow).may_not(B, "draft g", Reason::NoSuchRow);
    play.does(B, "draft b").asks(C).does(C, "draft b").asks(D).may_not(D, "draft b", Reason::NotLeft);
    play.does(D, "draft c").asks(A).does(A, "draft d");
    // The second differs from the first.
    play.asks(A).may_not(A, "draft d", Reason::NotLeft).does(A, "draft c");
    play.asks(D).does(D, "draft e").asks(C).may_not(C, "draft c", Reason::NotLeft).does(C, "draft d");
    play.asks(B).does(B, "draft f");
    play.does(B, "lay b+f").does(D, "lay c").does(A, "lay c+d").does(C, "lay none");
    let counts = [A, B, C, D].map(|seat| play.lord(seat).province.alternative().len());
    assert_eq!(counts, [2, 2, 0, 1]);
}

#[test]
fn the_draft_with_module_1_has_all_seven_rows() {
    engine::proves!("alternative.strips");
    let rules = with(2, Modules::ROWS | Modules::ALTERNATIVE | Modules::DRAFT);
    let mut play = dealt(&rules, "order 1,2");
    assert_eq!(play.choices(A).len(), 7);
    play.does(A, "draft a").does(B, "draft g").does(B, "draft a").does(A, "draft g");
    play.does(A, "lay a+g").does(B, "lay a");
    assert!(
        play.lord(B).province.shows(Building::Depot) && !play.lord(B).province.shows(Building::SignalFires)
    );
}

#[test]
fn five_drafters_use_up_all_ten_strips() {
    engine::proves!("alternative.draft");
    let rules = with(5, Modules::ALTERNATIVE | Modules::DRAFT);
    let mut play = dealt(&rules, "order 1,2,3,4,5");
    let e = Seat::new(4);
    for (seat, row) in [(A, "b"), (B, "c"), (C, "d"), (D, "e"), (e, "f")] {
        play.does(seat, &format!("draft {row}"));
    }
    // Nobody else takes the second B: the strip left for A is the one that he has.
    for (seat, row) in [(e, "e"), (D, "d"), (C, "c"), (B, "f")] {
        play.does(seat, &format!("draft {row}"));
    }
    play.asks(A);
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["lay b", "lay none"], "two different rows are not to be had");
}

#[test]
fn five_are_dealt_all_ten_strips_however_they_fall() {
    engine::proves!("alternative.deal");
    let rules = with(5, Modules::ALTERNATIVE);
    let play = dealt(&rules, "order 1,2,3,4,5");
    let mut rng = FastRng::new(7);
    for _ in 0..200 {
        let strips = rules.sample_chance(&play.state, &mut rng);
        assert_eq!(rules.why_not_chance(&play.state, strips), None, "{strips}");
        let mut play = Play::new(&rules, play.state);
        play.chance(&strips.to_string());
        assert!(play.state.extra.own.0.iter().all(|own| own.rows.len() == 2), "{strips}");
    }
}
