//! What is public and what is secret: ruling 12.

use crate::rulebook::play::{FOUR, ONE, RING, Report, THREE, TWO, cards, first, revised, roles};
use engine::{Eye, FastRng, Game, SeatSet};
use verraeter::plan::{Phase, Step};
use verraeter::{Face, Role, Scene};

#[test]
fn ruling_12_what_is_public_and_what_is_secret() {
    engine::proves!("knowledge.open", "knowledge.secret");
    let rules = revised(4);
    let mut game = Report::new(&rules);
    game.chance(RING)
        .play(ONE, "estate 1")
        .play(TWO, "estate 3")
        .play(THREE, "estate 5")
        .play(FOUR, "estate 8");
    game.chance("deal 1:2+3+5 2:2+2+8 3:4+4+6 4:3+5+5").play(TWO, "conflict 3").chance("aside diplomat2");
    game.play(ONE, "pick builder").play(TWO, "pick traitor").play(THREE, "pick strategist");
    game.play(FOUR, "pick diplomat5").play(ONE, "supply 2");

    let table = game.view(Eye::Public);
    assert_eq!(table.lands.len(), 12);
    assert_eq!((table.start, table.strategy), (Some(ONE), Some(TWO)));
    assert_eq!((table.stock_size, table.stock, table.aside, table.untaken), (11, None, None, None));
    assert!(table.is_set_aside);
    assert_eq!(table.seats.iter().map(|seat| seat.hand_size).collect::<Vec<_>>(), [2, 3, 3, 3]);
    assert!(table.seats.iter().all(|seat| seat.hand.is_none() && seat.role.is_none() && seat.side.is_some()));
    assert_eq!(table.seats[0].played, cards("2"));

    let own = game.view(Eye::Seat(TWO));
    assert_eq!(own.seats[1].hand, Some(cards("2+2+8")));
    assert_eq!(own.seats[1].role, Some(Role::Traitor));
    assert_eq!((own.aside, own.untaken, own.seats[0].hand), (None, None, None));
    assert_eq!(game.view(Eye::Seat(FOUR)).untaken, Some(roles("farmer")), "he left it");

    let open = game.view(Eye::Omniscient);
    assert_eq!((open.aside, open.untaken), (Some(Role::Diplomat2), Some(roles("farmer"))));
    assert_eq!(open.stock, Some(cards("2+2+3+3+3+4+4+4+5+5+6")));
    assert!(
        open.seats.iter().all(|seat| seat.hand.is_some() && seat.role.is_some() && seat.received.is_some())
    );
}

#[test]
fn ruling_12_hidden_outcomes_and_actions_are_observed_as_hidden() {
    engine::proves!("knowledge.secret");
    let rules = revised(3);
    let state = Scene::new(&rules).at(&[Step::ShuffleRoles, Step::OpenDraft, Step::Draw { to: TWO, due: 2 }]);
    let aside = "aside farmer".parse().expect("a draw");
    assert_eq!(rules.observed_chance(&state, aside, Eye::Seat(ONE)).to_string(), "aside ?");
    assert_eq!(rules.observed_chance(&state, aside, Eye::Omniscient).to_string(), "aside farmer");
    let pick = "pick builder".parse().expect("an action");
    assert_eq!(rules.observed_action(&state, pick, ONE, Eye::Seat(TWO)).to_string(), "pick ?");
    assert_eq!(rules.observed_action(&state, pick, ONE, Eye::Seat(ONE)).to_string(), "pick builder");
    let state = Scene::new(&rules).at(&[Step::Draw { to: TWO, due: 2 }]);
    let draw = "draw 3+8".parse().expect("a draw");
    assert_eq!(rules.observed_chance(&state, draw, Eye::Seat(ONE)).to_string(), "draw ?+?");
    assert_eq!(rules.observed_chance(&state, draw, Eye::Seat(TWO)).to_string(), "draw 3+8");
    let state = Scene::new(&rules).at(&[Step::Deal]);
    let deal = "deal 1:2+3+5 2:2+2+8 3:4+4+6".parse().expect("a draw");
    assert_eq!(
        rules.observed_chance(&state, deal, Eye::Seat(TWO)).to_string(),
        "deal 1:?+?+? 2:2+2+8 3:?+?+?"
    );
    assert_eq!(rules.observed_chance(&state, deal, Eye::Public).to_string(), "deal 1:?+?+? 2:?+?+? 3:?+?+?");
}

#[test]
fn in_1998_what_is_played_of_the_known_hand_is_no_longer_known_in_it() {
    engine::proves!("knowledge.hands");
    let rules = first(3);
    let mut game = Report::new(&rules);
    game.chance(RING).play(ONE, "estate 1").play(TWO, "estate 2").play(THREE, "estate 3");
    game.play(TWO, "conflict 1").chance("aside farmer");
    game.play(ONE, "pick traitor").play(TWO, "pick builder").play(THREE, "pick diplomat2");
    game.play(ONE, "supply 3+5");
    assert_eq!(game.view(Eye::Seat(TWO)).seats[0].known, cards("4"));
    let mut rng = FastRng::new(1);
    for _ in 0..100 {
        let world = game.rules.redeal(&game.state, TWO, &mut rng);
        assert_eq!(world.nobles[ONE].hand, cards("4"));
        assert_eq!(world.nobles[THREE].hand, cards("3+4+5"));
    }
}

#[test]
fn after_the_reveal_players_can_tell_what_was_set_aside_but_nobody_is_shown_it() {
    engine::proves!("knowledge.draft", "knowledge.secret");
    let rules = revised(3);
    let mut game = Report::from(&rules, Scene::new(&rules).phase(Phase::Conflict));
    game.play(TWO, "conflict 1").chance("aside farmer");
    game.play(ONE, "pick traitor").play(TWO, "pick builder").play(THREE, "pick diplomat2");
    assert!(game.view(Eye::Public).seats.iter().all(|seat| seat.revealed));
    for eye in [Eye::Public, Eye::Seat(ONE), Eye::Seat(TWO)] {
        assert_eq!((game.view(eye).aside, game.view(eye).untaken), (None, None));
    }
    let mut rng = FastRng::new(1);
    for seat in SeatSet::all(3).iter().cycle().take(60) {
        assert_eq!(rules.redeal(&game.state, seat, &mut rng).aside, Some(Role::Farmer));
    }
}

#[test]
fn everyone_knows_what_the_stock_was_shuffled_from_and_each_what_he_has_drawn_since() {
    engine::proves!("knowledge.stock", "knowledge.open");
    let rules = revised(3);
    let scene = Scene::new(&rules).building(ONE, Face::Estate, 1).hand(TWO, "3+8").stock("-");
    let mut game = Report::from(&rules, scene.phase(Phase::Draw));
    let discards = game.view(Eye::Public).discards;
    game.chance("draw 6");
    let (table, own) = (game.view(Eye::Public), game.view(Eye::Seat(ONE)));
    assert_eq!((table.shuffled, table.stock, table.stock_size), (discards, None, 20));
    assert_eq!((table.seats[0].drawn_size, table.seats[0].drawn), (1, None));
    assert_eq!(own.seats[0].drawn, Some(cards("6")));
    assert_eq!(table.seats.iter().map(|seat| seat.reserve).collect::<Vec<_>>(), [2, 3, 3]);
    let mut rng = FastRng::new(1);
    for _ in 0..50 {
        let world = rules.redeal(&game.state, ONE, &mut rng);
        assert_eq!(world.stock, discards - cards("6"), "nobody else has drawn since");
    }
}

#[test]
fn a_seat_that_nobody_has_is_dealt_nothing() {
    engine::proves!("knowledge.secret");
    let rules = revised(3);
    let state = Scene::new(&rules).at(&[Step::Deal]);
    let deal = "deal 1:2+3+5 2:2+2+8 3:4+4+6".parse().expect("a draw");
    assert_eq!(
        rules.observed_chance(&state, deal, Eye::Seat(FOUR)),
        rules.observed_chance(&state, deal, Eye::Public)
    );
}

#[test]
fn the_drafter_holds_what_is_not_taken_yet() {
    engine::proves!("knowledge.draft");
    let rules = revised(3);
    let mut game = Report::from(&rules, Scene::new(&rules).phase(Phase::Conflict));
    game.play(TWO, "conflict 1").chance("aside farmer").play(ONE, "pick traitor");
    let untaken = |eye| game.view(eye).untaken;
    let held = Some(roles("diplomat2 diplomat5 builder strategist"));
    assert_eq!([ONE, TWO, THREE].map(Eye::Seat).map(untaken), [None, held, None]);
    assert_eq!([Eye::Public, Eye::Omniscient].map(untaken), [None, held]);
}

#[test]
fn cards_that_the_stock_lacks_are_drawn_from_the_discards() {
    engine::proves!("knowledge.stock");
    let rules = revised(3);
    let state = Scene::new(&rules).stock("6").at(&[Step::Draw { to: ONE, due: 3 }]);
    for seed in 0..50 {
        let drawn = rules.sample_chance(&state, &mut FastRng::new(seed));
        assert_eq!(rules.why_not_chance(&state, drawn), None, "{drawn}");
        assert!(drawn.to_string().contains('6'), "{drawn}: the stock comes first");
    }
}
