//! Tests of the board.

use super::spot::{self, Spot};
use crate::{DrawContext, GameBoard};
use engine::{Eye, FastRng, Game, Seat, SeatSet};
use games::titles::verraeter::standard;
use games::{DynMatch, Match};
use i18n::verraeter_strength::of as strength;
use i18n::{Locale, MessageContext, messages};
use std::collections::BTreeSet;
use std::sync::Arc;
use verraeter::plan::Phase;
use verraeter::secret::View;
use verraeter::{Options, Role, Roles, Scene, Side, Verraeter};

/// Plays games with every number of seats by both editions at random, and shows every position.
fn walk(mut see: impl FnMut(&Match<Verraeter>)) {
    let mut rng = FastRng::new(7);
    for options in Options::all().flat_map(|options| [options; 3]) {
        let mut game = Match::new(Arc::new(standard(options)));
        loop {
            see(&game);
            if !game.play_random_ply(&mut rng) {
                break;
            }
        }
    }
}

fn view(game: &Match<Verraeter>, eye: Eye) -> View {
    game.rules().view(game.state(), eye)
}

fn draw(view: &View, turn: SeatSet) -> String {
    let msg = MessageContext::new(messages(Locale::German), &[]);
    Verraeter::render(&DrawContext { msg, eye: view.eye, turn, labels: &[] }, view, &()).into_string()
}

fn count(page: &str, what: &str) -> usize {
    page.matches(what).count()
}

/// Returns whether a spot has no place on the board.
fn is_placeless(spot: Spot) -> bool {
    match spot {
        Spot::NoSupply | Spot::NoDiscard | Spot::Pass => true,
        Spot::Land(_)
        | Spot::Building(_)
        | Spot::Border(_)
        | Spot::Role(_)
        | Spot::Card(_)
        | Spot::Face(_) => false,
    }
}

#[test]
fn every_place_of_an_action_is_on_the_board_as_often_as_it_is_needed() {
    walk(|game| {
        for seat in game.turn().seats().iter() {
            let page = draw(&view(game, Eye::Seat(seat)), game.turn().seats());
            for action in game.legal(seat).iter() {
                let spots = spot::of(action);
                for &spot in spots.iter().filter(|&&spot| !is_placeless(spot)) {
                    let needed = spots.iter().filter(|&&other| other == spot).count();
                    let there = count(&page, &format!("data-spot=\"{spot}\""));
                    assert!(there >= needed, "{spot} is there {there} times for {action}");
                }
            }
        }
    });
}

#[test]
fn no_two_actions_that_are_offered_together_are_made_of_the_same() {
    walk(|game| {
        for seat in game.turn().seats().iter() {
            let made_of = |action| {
                let mut spots: Vec<String> = spot::of(action).iter().map(ToString::to_string).collect();
                spots.sort();
                spots
            };
            let legal = game.legal(seat);
            let different: BTreeSet<Vec<String>> = legal.iter().map(made_of).collect();
            assert_eq!(different.len(), legal.len(), "of {legal:?}");
        }
    });
}

#[test]
fn hands_and_action_cards_are_drawn_for_eyes_that_know_them_only() {
    walk(|game| {
        let eyes = (0..game.rules().options().seats.into()).map(|seat| Eye::Seat(Seat::new(seat)));
        for eye in eyes.chain([Eye::Public]) {
            let view = view(game, eye);
            let page = draw(&view, SeatSet::NONE);
            for seat in &view.seats {
                let hand = if eye.sees(seat.seat) { seat.hand_size } else { 0 };
                let cards = count(&page, &format!("data-piece=\"supply-{}-", seat.seat));
                assert_eq!(cards, usize::from(seat.played.total() + hand), "cards of {}", seat.seat);
            }
            let roles = view.seats.iter().filter(|seat| seat.role.is_some()).count();
            let offered = view.untaken.filter(|_| view.phase == Phase::Roles).map_or(0, Roles::len);
            assert_eq!(count(&page, "data-piece=\"role-"), roles + offered, "action cards for {eye:?}");
        }
    });
}

#[test]
fn backs_are_as_many_as_cards_that_are_hidden() {
    walk(|game| {
        let view = view(game, Eye::Public);
        let hands: u8 = view.seats.iter().map(|seat| seat.hand_size - seat.known.total()).sum();
        let roles = view.seats.iter().filter(|seat| seat.has_role && seat.role.is_none()).count();
        let others = usize::from(view.stock_size > 0) + usize::from(view.is_set_aside);
        assert_eq!(count(&draw(&view, SeatSet::NONE), "#back\""), usize::from(hands) + roles + others);
    });
}

#[test]
fn each_piece_of_the_ring_is_drawn_once() {
    walk(|game| {
        let view = view(game, Eye::Public);
        let page = draw(&view, SeatSet::NONE);
        let buildings: u8 = view.seats.iter().map(|seat| seat.estates + seat.offices).sum();
        assert_eq!(count(&page, "data-spot=\"land-"), view.lands.len());
        assert_eq!(count(&page, "data-piece=\"building-"), usize::from(buildings));
        for piece in ["conflict", "start", "strategy"] {
            let there = count(&page, &format!("data-piece=\"{piece}\""));
            assert_eq!(there, usize::from(view.start.is_some()), "{piece} in {:?}", view.phase);
        }
    });
}

#[test]
fn a_page_is_light() {
    walk(|game| {
        let size = draw(&view(game, Eye::Seat(Seat::new(0))), SeatSet::NONE).len();
        assert!(size < 40_000, "{size} bytes");
    });
}

#[test]
fn a_side_is_as_strong_as_its_land_its_supply_and_its_diplomats() {
    let rules = standard(Options::usual(4));
    let [one, two, three, four] = [0, 1, 2, 3].map(Seat::new);
    let scene = Scene::new(&rules).conflict(11).aside(Role::Farmer);
    let scene = scene.played(one, "3+4").played(three, "8").played(two, "5").hand(four, "2");
    let state = scene.role(two, Role::Diplomat5).drafted(three, Role::Diplomat2).phase(Phase::Supply);
    let view = rules.view(&state, Eye::Seat(three));
    assert_eq!(strength(&view, Side::Eagle), Some(15 + 7 + 8), "a diplomat that is not shown does not count");
    assert_eq!(strength(&view, Side::Rose), Some(15 + 5 + 5));
}

#[test]
fn a_conflict_that_is_decided_has_no_strength() {
    let rules = standard(Options::usual(4));
    let scene = Scene::new(&rules).conflict(11).land(12, Side::Eagle).aside(Role::Farmer);
    let state = scene.role(Seat::new(0), Role::Builder).phase(Phase::Builder);
    let view = rules.view(&state, Eye::Public);
    assert_eq!(strength(&view, Side::Eagle), None);
    assert!(draw(&view, SeatSet::NONE).contains("Der Adler hat den Konflikt gewonnen."));
}
