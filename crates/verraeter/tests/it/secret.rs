//! Determinizations: a redeal samples every state that fits what a seat has seen, and no other.

use engine::{Eye, FastRng, Game, Ply, Seat, SeatSet};
use games::titles::verraeter::standard;
use std::collections::HashSet;
use verraeter::plan::Phase;
use verraeter::{Cards, Face, Options, Role, Scene, State, Value, Verraeter};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const THREE: Seat = Seat::new(2);
const FOUR: Seat = Seat::new(3);

fn cards(text: &str) -> Cards {
    text.parse().expect("cards are written as values")
}

/// The position after some lines of a record.
fn after(rules: &Verraeter, mut state: State, lines: &[&str]) -> State {
    for line in lines {
        let ply: Ply<Verraeter> = line.parse().expect("a line is written as in a record");
        assert_eq!(ply.why_not(rules, &state), None, "{line}");
        ply.apply(rules, &mut state);
    }
    state
}

/// Where the action cards are: the one set aside, and those that have been taken.
fn draft(state: &State) -> (Option<Role>, [Option<Role>; 4]) {
    (state.aside, state.nobles.0.map(|noble| noble.drafted))
}

/// All possible drafts at this moment.
fn drafts(rules: &Verraeter, state: &State) -> Vec<State> {
    let mut empty = *state;
    empty.nobles.0.iter_mut().for_each(|noble| noble.drafted = None);
    let mut worlds = vec![empty; Role::ALL.len()];
    worlds.iter_mut().zip(Role::ALL).for_each(|(world, role)| world.aside = Some(role));
    for seat in SeatSet::all(rules.seats()).iter().filter(|&seat| state.nobles[seat].drafted.is_some()) {
        let each_pick = |world: State| {
            world.untaken().iter().map(move |role| {
                let mut next = world;
                next.nobles[seat].drafted = Some(role);
                next
            })
        };
        worlds = worlds.into_iter().flat_map(each_pick).collect();
    }
    worlds
}

fn determinizations(rules: &Verraeter, state: &State, seat: Seat) -> HashSet<State> {
    let mut rng = FastRng::new(5);
    (0..8_000).map(|_| rules.redeal(state, seat, &mut rng)).collect()
}

/// At every moment of a draft, the determinizations of a seat are exactly the states that it cannot distinguish.
fn exactly_what_fits(seats: u8) {
    let rules = standard(Options::usual(seats));
    // All hold a card, so that the supply phase waits before the action cards are shown.
    let scene = SeatSet::all(seats).iter().fold(Scene::new(&rules), |scene, seat| scene.hand(seat, "2"));
    let mut state = after(&rules, scene.phase(Phase::Conflict), &["2 conflict 1", "box aside builder"]);
    let picks = ["1 pick traitor", "2 pick farmer", "3 pick diplomat5", "4 pick strategist"];
    for stage in 0..=usize::from(seats) {
        for seat in SeatSet::all(seats).iter() {
            let own = rules.view(&state, Eye::Seat(seat));
            let fits = |world: &State| rules.view(world, Eye::Seat(seat)) == own;
            let possible: HashSet<_> =
                drafts(&rules, &state).into_iter().filter(fits).map(|world| draft(&world)).collect();
            assert!(possible.contains(&draft(&state)));
            let sampled: HashSet<_> = determinizations(&rules, &state, seat).iter().map(draft).collect();
            assert_eq!(sampled, possible, "{seat:?} of {seats} after {stage} picks");
        }
        if let Some(&pick) = picks[..usize::from(seats)].get(stage) {
            state = after(&rules, state, &[pick]);
        }
    }
}

#[test]
fn determinizations_of_a_drafter_of_four_are_exactly_the_drafts_that_fit_what_he_saw() {
    exactly_what_fits(4);
}

#[test]
fn determinizations_of_a_drafter_of_three_are_exactly_the_drafts_that_fit_what_he_saw() {
    exactly_what_fits(3);
}

#[test]
fn in_a_determinized_draft_the_others_know_what_they_would_know() {
    let rules = standard(Options::usual(4));
    let start = Scene::new(&rules).hand(FOUR, "2").phase(Phase::Conflict);
    let lines = ["2 conflict 1", "box aside builder", "1 pick traitor", "2 pick farmer", "3 pick diplomat5"];
    let state = after(&rules, after(&rules, start, &lines), &["4 pick strategist"]);
    for world in determinizations(&rules, &state, TWO) {
        let mut passed = None;
        for seat in SeatSet::all(4).iter() {
            let view = rules.view(&world, Eye::Seat(seat)).seats[seat.index()].clone();
            let received = view.received.expect("all have chosen");
            assert_eq!(received.len(), 5 - seat.index());
            assert!(received.has(view.role.expect("all have chosen")));
            assert!(passed.is_none_or(|passed| passed == received), "one receives what the other passed on");
            passed = view.passed_on;
        }
    }
}

#[test]
fn once_the_action_cards_are_shown_the_card_set_aside_is_no_secret_to_who_drafted() {
    let rules = standard(Options::usual(3));
    let start = Scene::new(&rules).phase(Phase::Conflict);
    let lines =
        ["2 conflict 1", "box aside strategist", "1 pick traitor", "2 pick builder", "3 pick diplomat2"];
    let state = after(&rules, start, &lines);
    assert_eq!(state.phase(), Phase::Builder);
    for seat in SeatSet::all(3).iter() {
        let asides: HashSet<_> =
            determinizations(&rules, &state, seat).iter().map(|world| world.aside).collect();
        assert_eq!(asides, HashSet::from([Some(Role::Strategist)]));
    }
    let bystander = rules.view(&state, Eye::Public);
    assert_eq!((bystander.aside, bystander.untaken), (None, None));
}

#[test]
fn who_alone_has_drawn_since_the_shuffle_knows_the_stock() {
    let rules = standard(Options::usual(3));
    let scene = Scene::new(&rules).hand(TWO, "3+8").hand(THREE, "5+5").building(ONE, Face::Estate, 1);
    let state = after(&rules, scene.stock("-").phase(Phase::Draw), &["box draw 3"]);
    for world in determinizations(&rules, &state, ONE) {
        assert_eq!(world.stock, state.stock, "the discards were open, and he knows what he drew");
    }
    let others: HashSet<_> = determinizations(&rules, &state, TWO).iter().map(|world| world.stock).collect();
    assert!(others.len() > 1, "who has not drawn knows only what it was shuffled from");
    for stock in others {
        assert!(state.shuffled.contains(stock));
    }
}

#[test]
fn what_went_back_into_the_stock_is_there_or_with_someone_who_has_drawn() {
    let rules = standard(Options::usual(4));
    // The only 8 and both 6 are in the discards that become the stock; THREE draws two cards, TWO and FOUR none.
    let scene = Scene::new(&rules).hand(TWO, "2+3").hand(THREE, "4").hand(FOUR, "5+5");
    let scene = scene.building(THREE, Face::Estate, 1).building(THREE, Face::Estate, 3);
    let state = after(&rules, scene.stock("-").phase(Phase::Draw), &["box draw 6+8"]);
    let (mut held, mut both) = (0, 0);
    for world in determinizations(&rules, &state, ONE) {
        for seat in [TWO, FOUR] {
            let hand = world.nobles[seat].hand;
            assert!(!hand.contains(cards("8")) && !hand.contains(cards("6")), "{hand}");
        }
        let drawn = world.nobles[THREE].drawn;
        held += usize::from(world.nobles[THREE].hand.contains(cards("8")));
        both += usize::from(world.nobles[THREE].hand.contains(drawn));
        assert_eq!(drawn.total(), 2);
    }
    assert!(held > 0 && both > 0, "THREE may hold the 8");
}

#[test]
fn what_there_is_no_room_for_in_hands_is_in_the_stock() {
    let rules = standard(Options::usual(3));
    let scene = Scene::new(&rules).hand(TWO, "2").hand(THREE, "3").building(TWO, Face::Estate, 2);
    let state = after(&rules, scene.stock("-").phase(Phase::Draw), &["box draw 8"]);
    // TWO alone has drawn, one card: at most one of 6, 6 and 8 is in his hand, none with THREE.
    for world in determinizations(&rules, &state, ONE) {
        let high = |cards: Cards| cards[Value::Six] + cards[Value::Eight];
        assert!(high(world.nobles[TWO].hand) <= 1 && high(world.nobles[THREE].hand) == 0);
        assert_eq!(high(world.stock) + high(world.nobles[TWO].hand), 3);
    }
}

#[test]
fn hands_and_stock_are_dealt_anew_but_not_their_sizes() {
    let rules = standard(Options::usual(4));
    let scene = Scene::new(&rules).hand(ONE, "2+8").hand(TWO, "3+3+6").hand(THREE, "4").played(FOUR, "5+5");
    let state = scene.discards("6+2").phase(Phase::Conflict);
    let worlds = determinizations(&rules, &state, ONE);
    assert!(worlds.len() > 100);
    for world in worlds {
        assert_eq!(world.nobles[ONE].hand, cards("2+8"));
        assert_eq!((world.nobles[TWO].hand.total(), world.nobles[THREE].hand.total()), (3, 1));
        assert_eq!(world.nobles[FOUR].played, cards("5+5"));
        assert_eq!(world.discards, cards("2+6"));
        assert!(!world.nobles[TWO].hand.contains(cards("8")), "the only 8 is in one's own hand");
    }
}
