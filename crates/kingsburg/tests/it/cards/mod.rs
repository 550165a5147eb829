//! Every card of modules 2, 3 and 4 and every scenario as a scripted test, named after the card's id.

mod fates;
mod governors;
mod rows;
mod scenarios;

use table::games::kingsburg::cards;

/// The tests of each kind of card.
const TESTS: [(&str, &str); 4] = [
    ("building", include_str!("rows.rs")),
    ("governor", include_str!("governors.rs")),
    ("fate", include_str!("fates.rs")),
    ("scenario", include_str!("scenarios.rs")),
];

#[test]
fn every_card_has_a_test_and_a_name_in_four_languages() {
    let counts = TESTS.map(|(kind, _)| cards::all().iter().filter(|(known, _)| *known == kind).count());
    assert_eq!(counts, [28, 24, 29, 4]);
    for (kind, card) in cards::all().iter() {
        let names = &card.names;
        for name in [&names.en, &names.it, &names.fr, &names.de] {
            assert!(!name.trim().is_empty(), "{kind} {} has no name in one of four languages", card.id);
        }
        let tests = TESTS.iter().find(|(known, _)| *known == kind).expect("every kind has tests").1;
        let name = format!("\nfn {}", card.id.replace('-', "_"));
        assert!(tests.contains(&name), "{kind} {} has no test of its own", card.id);
    }
}
