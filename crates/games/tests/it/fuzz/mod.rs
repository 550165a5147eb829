//! The fuzz targets as property tests: arbitrary bytes, arbitrary text, and valid texts with a few changes.
//!
//! `PROPTEST_CASES` sets the number of cases; CONTRIBUTING.md says how to run the same targets with libFuzzer.

mod targets;

use engine::FastRng;
use games::{DynMatch, Title};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

/// A change of a text at a place, which is a share of its length.
#[derive(Clone, Debug)]
enum Change {
    Replace(f64, u8),
    Insert(f64, u8),
    Delete(f64, f64),
    Repeat(f64, f64),
    SwapLines(f64, f64),
}

fn change() -> impl Strategy<Value = Change> {
    let place = 0.0..1.0f64;
    let byte = prop_oneof![Just(b'\n'), Just(b' '), Just(b'='), b'0'..=b'9', b' '..=b'~', any::<u8>()];
    prop_oneof![
        (place.clone(), byte.clone()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (place.clone(), byte).prop_map(|(at, byte)| Change::Insert(at, byte)),
        (place.clone(), place.clone()).prop_map(|(at, length)| Change::Delete(at, length)),
        (place.clone(), place.clone()).prop_map(|(at, length)| Change::Repeat(at, length)),
        (place.clone(), place).prop_map(|(one, other)| Change::SwapLines(one, other)),
    ]
}

/// At most so many bytes are deleted or repeated by a change.
const MAX_SLICE: f64 = 20.0;

fn changed(mut text: Vec<u8>, changes: &[Change]) -> Vec<u8> {
    for change in changes.iter().filter(|_| !text.is_empty()).cloned().collect::<Vec<_>>() {
        let place = |share: f64| (text.len().saturating_sub(1) as f64 * share) as usize;
        let slice =
            |at: f64, length: f64| place(at)..text.len().min(place(at) + 1 + (MAX_SLICE * length) as usize);
        match change {
            Change::Replace(at, byte) => {
                let at = place(at);
                text.splice(at..text.len().min(at + 1), [byte]);
            }
            Change::Insert(at, byte) => text.insert(place(at), byte),
            Change::Delete(at, length) => drop(text.drain(slice(at, length))),
            Change::Repeat(at, length) => {
                let range = slice(at, length);
                let again = text[range.clone()].to_vec();
                text.splice(range.end..range.end, again);
            }
            Change::SwapLines(one, other) => {
                let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
                let nth = |share: f64| (lines.len() as f64 * share) as usize;
                let (one, other) = (nth(one), nth(other));
                lines.swap(one, other);
                text = lines.join(&b'\n');
            }
        }
    }
    text
}

/// Runs a target with arbitrary bytes and text, and with the given valid inputs after up to four changes.
fn run(target: fn(&[u8]), valid: impl Strategy<Value = Vec<u8>>) {
    let mutated = (valid, vec(change(), 0..4)).prop_map(|(text, changes)| changed(text, &changes));
    let data = prop_oneof![
        1 => vec(any::<u8>(), 0..200),
        1 => "\\PC{0,80}".prop_map(String::into_bytes),
        6 => mutated,
    ];
    let check = |data: Vec<u8>| -> Result<(), TestCaseError> {
        target(&data);
        Ok(())
    };
    TestRunner::new(Config::default()).run(&data, check).unwrap_or_else(|error| panic!("{error}"));
}

/// The record of a random game of any option set, up to a random ply.
fn record(seed: u64, share: f64) -> Vec<u8> {
    let every: Vec<_> = Title::ALL.into_iter().flat_map(|title| (title.info().all_variants)()).collect();
    let mut table: Box<dyn DynMatch> = every[seed as usize % every.len()].new_match();
    let mut rng = FastRng::new(seed);
    while table.play_random_ply(&mut rng) {}
    table.at_ply((table.ply_count() as f64 * share) as usize).record().to_string().into_bytes()
}

#[test]
fn records() {
    run(targets::records, (any::<u64>(), 0.0..1.0f64).prop_map(|(seed, share)| record(seed, share)));
}

#[test]
fn options() {
    let words =
        vec!["edition", "variants", "adviser", "start", "modules", "scenario", "stables", "=", ",", "+"];
    let values: Vec<&str> = Title::ALL
        .iter()
        .flat_map(|title| title.info().options)
        .flat_map(|option| option.values)
        .copied()
        .collect();
    let part = prop_oneof![prop::sample::select(words), prop::sample::select(values)];
    let valid = Title::ALL.into_iter().flat_map(|title| (title.info().all_variants)()).map(|game| {
        let header = game.header();
        let title =
            Title::ALL.into_iter().position(|title| title == header.game).expect("the title is listed");
        [vec![title as u8, header.seats], header.options.to_string().into_bytes()].concat()
    });
    let random = (0..3u8, 0..7u8, vec(part, 0..8))
        .prop_map(|(title, seats, parts)| [vec![title, seats], parts.concat().into_bytes()].concat());
    run(targets::options, prop_oneof![prop::sample::select(valid.collect::<Vec<_>>()), random]);
}

#[test]
fn components() {
    let files = [
        include_str!("../../../components/krieg.toml"),
        include_str!("../../../components/verraeter.toml"),
        include_str!("../../../components/kingsburg.toml"),
    ];
    let valid = (0..files.len()).prop_map(move |title| {
        let figures = files[title].split("[[provenance]]").next().unwrap_or_default();
        [vec![title as u8], figures.into()].concat()
    });
    run(targets::components, valid);
}

#[test]
fn actions() {
    let line = prop_oneof![
        4 => (0..0x20u8, any::<u8>()).prop_map(|(kind, nth)| vec![kind, nth]),
        1 => (0x80..=0xffu8, any::<u8>()).prop_map(|(kind, nth)| vec![kind, nth]),
        1 => "(box|[0-9]) [a-zA-Z0-9:/,=+ -]{0,60}".prop_map(String::into_bytes),
    ];
    let valid = (any::<[u8; 2]>(), vec(line, 0..200))
        .prop_map(|(set, lines)| [set.into(), lines.join(&b'\n')].concat());
    run(targets::actions, valid);
}
