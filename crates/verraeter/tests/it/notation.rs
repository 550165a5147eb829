//! The text of actions and draws.

use engine::notation::ParseError;
use std::str::FromStr;
use verraeter::{Action, Cards, Chance};

const RING: &str = "ring start=2 city/eagle river/rose wasteland/eagle wasteland/rose meadow/eagle meadow/rose \
                    river/eagle forest/rose forest/eagle village/rose village/eagle city/rose";

fn reads_back<T: FromStr<Err = ParseError> + ToString>(text: &str) {
    let read = text.parse::<T>().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.to_string(), text);
}

#[test]
fn every_form_is_read_as_it_is_printed() {
    for action in [
        "estate 7",
        "conflict 12",
        "pick traitor",
        "pick diplomat2",
        "pick diplomat5",
        "pick builder",
        "pick strategist",
        "pick farmer",
        "supply 2+3+4+5+6+8",
        "supply -",
        "build estate 5",
        "build office 10",
        "turn 1",
        "pass",
        "discard 2+2",
        "discard -",
    ] {
        reads_back::<Action>(action);
    }
    for chance in [RING, "deal 1:2+3+5 2:2+2+8 3:4+4+6", "aside farmer", "draw 2+5"] {
        reads_back::<Chance>(chance);
    }
}

#[test]
fn cards_may_be_written_in_any_order() {
    assert_eq!("5+2+2".parse::<Cards>().map(|cards| cards.to_string()), Ok("2+2+5".into()));
}

#[test]
fn what_is_no_entry_is_refused() {
    let long = ["2"; 21].join("+");
    let cards = ["", "+", "2+", "7", "02", "2,3", "- ", "1", "20", long.as_str()];
    assert!(cards.iter().all(|text| text.parse::<Cards>().is_err()), "more than 20 of a value are no cards");
    let actions = [
        "",
        "estate",
        "estate 0",
        "estate 13",
        "estate 07",
        "estate +7",
        "conflict 1 2",
        "pick diplomat",
        "pick Traitor",
        "supply",
        "supply  2",
        "build 5",
        "build estate",
        "build tower 5",
        "turn 5 office",
        "pass 1",
        "discard",
        "draw 2",
    ];
    for text in actions {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let thirteen = format!("{RING} city/rose");
    let draws = [
        "ring",
        "ring start=2",
        "ring start=6 city/eagle",
        thirteen.as_str(),
        "deal",
        "deal 2:2+2+2 1:3+3+3",
        "deal 1:2 1:3",
        "deal 5:2+3+4",
        "aside",
        "aside king",
        "draw",
        "supply 2",
    ];
    for text in draws {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn at_most_twenty_cards_of_a_value_are_read() {
    let cards = |count: usize| vec!["2"; count].join("+").parse::<Cards>();
    assert!(cards(20).is_ok());
    assert_eq!(cards(21), Err(ParseError { expected: "fewer-cards" }));
}

#[test]
fn a_place_is_read_as_a_number_from_1_to_12_without_a_zero_in_front() {
    for place in ["0", "13", "22", "01", "+1", "120", ""] {
        assert!(format!("conflict {place}").parse::<Action>().is_err(), "{place}");
    }
}
