//! The page of Kingsburg's cards, and the file that it is made from.

use games::titles::kingsburg::{cards, figures, page, standard};
use kingsburg::module::{Fate, Figure, Governor, RIDERS, Scenario};
use kingsburg::{Building, Modules, Options};
use std::collections::BTreeSet;

#[test]
fn the_page_of_cards_is_what_the_file_says() {
    let written = include_str!("../../../../docs/rules/kingsburg-cards.md");
    assert_eq!(page::page(), written, "run cargo xtask cards");
}

#[test]
fn the_file_has_every_card_of_the_rules_in_their_order() {
    let ids = |cards: &[cards::Card]| -> Vec<String> { cards.iter().map(|card| card.id.clone()).collect() };
    let all = cards::all();
    assert!(ids(&all.building).iter().eq(Building::ALL[28..].iter().map(|building| building.word())));
    assert!(ids(&all.governor).iter().eq(Governor::ALL.iter().map(|governor| governor.word())));
    assert!(ids(&all.fate).iter().eq(Fate::ALL.iter().map(|fate| fate.word())));
    assert!(ids(&all.scenario).iter().eq(Scenario::ALL.iter().map(|scenario| scenario.word())));
}

#[test]
fn the_file_has_every_figure_of_the_rules_and_no_other() {
    let known: BTreeSet<String> = Figure::ALL.iter().map(|figure| figure.key().to_string()).collect();
    let of = |card: &cards::Card| -> Vec<String> {
        card.params.keys().map(|name| format!("{}.{name}", card.id)).collect()
    };
    let given: BTreeSet<String> = cards::all().iter().flat_map(|(_, card)| of(card)).collect();
    assert_eq!(given, known);
}

#[test]
fn purist_leaves_out_just_the_riders_of_the_file() {
    let of = |card: &cards::Card| -> Vec<String> {
        card.riders.iter().map(|name| format!("{}.{name}", card.id)).collect()
    };
    let riders: BTreeSet<String> = cards::all().iter().flat_map(|(_, card)| of(card)).collect();
    assert_eq!(riders, RIDERS.iter().map(|figure| figure.key().to_string()).collect());
    let modules = Modules::GOVERNORS | Modules::PURIST;
    let pure = standard(Options { modules, ..Options::base(4) });
    for &figure in Figure::ALL {
        let usual = figures::standard().modules.get(figure);
        let expected = if RIDERS.contains(&figure) { 0 } else { usual };
        assert_eq!(pure.figures().modules.get(figure), expected, "{figure:?}");
    }
}

#[test]
fn a_component_file_may_change_a_number_of_a_card() {
    let ours =
        figures::read("[[governor]]\nid = \"thief\"\nparams = { start_vp = -5 }\n").expect("it is possible");
    assert_eq!(ours.modules.get(Figure::ThiefStartVp), -5);
    let mut house = figures::standard();
    house.modules.cards[Figure::ThiefStartVp as usize] = -5;
    assert_eq!(ours, house);
}
