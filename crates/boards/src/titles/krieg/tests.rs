//! Tests of the board over random games.

use super::spots::{self, Spot};
use super::words::symbol_id;
use crate::{DynBoard, board};
use engine::{Eye, FastRng, Seat};
use games::{DynMatch, GameConfig, Match, Title};
use i18n::{Locale, MessageContext, messages};
use krieg::{Action, Krieg, View};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the set-ups that are tried: both editions, every variant, three and four seats.
fn set_ups() -> Vec<GameConfig> {
    let variants = ["none", "strategic", "light", "global", "dagger", "mobilisation"];
    let mut all = Vec::new();
    for (seats, edition) in [(3, "classic"), (3, "spada"), (4, "classic"), (4, "spada")] {
        for variant in variants {
            let mut set_up = GameConfig { seats: Some(seats), ..GameConfig::default() };
            set_up.options.push("edition", edition);
            set_up.options.push("variants", variant);
            all.push(set_up);
        }
    }
    all
}

/// The step through the configurations for slow tests: it covers all editions and all variants but one.
const SOME: usize = 5;

/// Plays random games of every n-th configuration and shows every position.
fn walk(seed: u64, every: usize, mut see: impl FnMut(&dyn DynMatch, &View)) {
    let mut rng = FastRng::new(seed);
    for set_up in set_ups().into_iter().step_by(every) {
        let rules = Title::Krieg.info().configure(&set_up).expect("it can be set up");
        let mut table = rules.new_match();
        loop {
            see(&*table, &view(&*table, Eye::Omniscient));
            if !table.play_random_ply(&mut rng) {
                break;
            }
        }
    }
}

fn view(table: &dyn DynMatch, eye: Eye) -> View {
    let game = table.as_any().downcast_ref::<Match<Krieg>>().expect("it is a table of Krieg");
    engine::Game::view(game.rules(), game.state(), eye)
}

fn ours() -> &'static dyn DynBoard {
    board(Title::Krieg)
}

fn drawn(table: &dyn DynMatch, eye: Eye) -> String {
    let msg = MessageContext::new(messages(Locale::German), &[]);
    ours().render(&msg, table, eye).into_string()
}

/// Counts the values of an attribute in a fragment.
fn counted(page: &str, attribute: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for rest in page.split(&format!(" {attribute}=\"")).skip(1) {
        let value = rest.split('"').next().expect("an attribute ends");
        *counts.entry(value.to_owned()).or_default() += 1;
    }
    counts
}

/// Returns how many values begin so.
fn beginning(counts: &BTreeMap<String, usize>, begin: &str) -> usize {
    counts.iter().filter(|(value, _)| value.starts_with(begin)).map(|(_, count)| count).sum()
}

/// Returns whether a spot has no place on the board.
fn has_no_place(spot: Spot) -> bool {
    match spot {
        Spot::Pass | Spot::Done | Spot::Bid => true,
        Spot::Card(_)
        | Spot::Matter(_)
        | Spot::Agenda
        | Spot::Mine(_)
        | Spot::Tile(..)
        | Spot::Supply(_)
        | Spot::Deck(_)
        | Spot::Free(_)
        | Spot::TableGame(_)
        | Spot::Fief(_)
        | Spot::Hand(_) => false,
    }
}

#[test]
fn all_that_can_be_pointed_at_is_on_the_board() {
    walk(1, 1, |table, _| {
        for seat in table.turn().seats().iter() {
            let places = counted(&drawn(table, Eye::Seat(seat)), "data-spot");
            for choice in table.decision(seat).expect("who is to move is asked").choices {
                let action: Action = choice.parse().expect("what is offered can be read");
                let mut needed = BTreeMap::<String, usize>::new();
                for spot in spots::of(action).into_iter().filter(|spot| !has_no_place(*spot)) {
                    *needed.entry(spot.to_string()).or_default() += 1;
                }
                for (spot, count) in needed {
                    assert!(
                        places.get(&spot).is_some_and(|there| *there >= count),
                        "{choice}: {spot} in {places:?}"
                    );
                }
            }
        }
    });
}

#[test]
fn what_is_hidden_is_not_drawn() {
    walk(2, SOME, |table, truth| {
        for lord in &truth.seats {
            let page = drawn(table, Eye::Seat(lord.seat));
            let (spots, pieces) = (counted(&page, "data-spot"), counted(&page, "data-piece"));
            assert_eq!(beginning(&spots, "card-"), usize::from(lord.hand_size), "one's own hand");
            assert_eq!(
                beginning(&spots, "matter-"),
                usize::from(lord.matters_size),
                "one's own agenda cards"
            );
            for other in truth.seats.iter().filter(|other| other.seat != lord.seat) {
                let bid: usize = other.raises.iter().map(|raise| usize::from(raise.total())).sum();
                assert_eq!(beginning(&pieces, &format!("card-{}-", other.seat)), bid, "another's cards");
                let lies = truth.table.is_some_and(|lying| lying.by == Some(other.seat));
                assert_eq!(beginning(&pieces, &format!("matter-{}-", other.seat)), usize::from(lies));
            }
        }
    });
}

#[test]
fn every_house_and_tile_is_drawn_once() {
    walk(3, SOME, |table, truth| {
        let pieces = counted(&drawn(table, Eye::Public), "data-piece");
        for lord in &truth.seats {
            let houses = usize::from(lord.outer + lord.inner + lord.reserve);
            assert_eq!(beginning(&pieces, &format!("house-{}-", lord.seat)), houses);
        }
        let held: u8 = truth.seats.iter().map(|lord| lord.privileges.total()).sum();
        assert_eq!(beginning(&pieces, "tile-"), usize::from(held + truth.supply.total()));
    });
}

#[test]
fn the_cathedral_shows_what_stands_and_what_comes_next() {
    walk(4, SOME, |table, truth| {
        let page = drawn(table, Eye::Public);
        let uses = counted(&page, "href");
        let parts = ["nave", "aisle", "second-aisle", "choir", "facade", "roof"];
        for (n, part) in parts.into_iter().enumerate() {
            let shown = uses.keys().filter(|used| used.ends_with(&format!("#{}", symbol_id(part)))).count();
            assert_eq!(shown, usize::from(n <= truth.parts.into()), "{part} with {} parts", truth.parts);
        }
        assert_eq!(
            counted(&page, "class").get(&symbol_id("next")).copied().unwrap_or_default(),
            usize::from(truth.next_part.is_some())
        );
    });
}

/// Returns the names of the cards in the observer's hand.
fn in_hand(page: &str) -> BTreeSet<String> {
    let cards = page.split(" data-spot=\"card-").skip(1);
    cards.map(|rest| rest.split('"').nth(2).expect("a card is a piece").to_owned()).collect()
}

#[test]
fn a_card_that_is_not_bid_keeps_its_name() {
    let me = Seat::new(0);
    let mut before: Option<BTreeSet<String>> = None;
    walk(5, SOME, |table, truth| {
        let now = truth.bidding.contains(me).then(|| in_hand(&drawn(table, Eye::Seat(me))));
        if let (Some(before), Some(now)) = (&before, &now) {
            assert!(now.is_subset(before), "a raise only takes cards away: {before:?}, {now:?}");
        }
        before = now;
    });
}

#[test]
fn a_fragment_is_light() {
    walk(6, SOME, |table, truth| {
        let first = truth.seats[0].seat;
        let size = drawn(table, Eye::Seat(first)).len();
        assert!(size < 40_000, "{size} bytes");
    });
}
