//! How governors come to their players, what purists leave out, the book's notes,
//! and what does not outlast a season.

use super::help::{after_winter, game, purist, rolled, steps, vp, year_end};
use super::song;
use crate::rulebook::play::{A, B, C, Play, scene, with};
use engine::{Eye, Game, Quick, Seat, Seats, Turn};
use kingsburg::goods::Kinds;
use kingsburg::invaders::Race;
use kingsburg::module::Event::{Bid, Governs};
use kingsburg::module::Fate;
use kingsburg::module::Governor::{self, *};
use kingsburg::plan::{Season, Step};
use kingsburg::secret::Seen;
use kingsburg::{
    Building, Event, Glimpse, Kingsburg, Modules, Options, Reason, Scenario, ScenarioOption, Scene,
};
use std::collections::BTreeSet;
use table::games::kingsburg::standard;

/// Three hands are dealt.
fn dealt(rules: &Kingsburg) -> Play<'_> {
    let mut play = Play::start(rules);
    play.settles("order 1,2,3").settles("governors thief,miner,fairy");
    play.settles("governors carpenter,prince,hermit").settles("governors sculptor,duke,priest");
    play
}

/// A game in which the first seat begins as this governor, and others as such who begin with nothing.
fn begun(rules: &Kingsburg, governor: Governor) -> Play<'_> {
    let mut play = Play::start(rules);
    play.settles("order 1,2,3");
    let mut others =
        Governor::ALL.iter().filter(|&&card| ![governor, Thief, Philosopher, Trickster].contains(&card));
    let mut hands = [A, B, C].map(|seat| {
        let first = if seat == A { &governor } else { others.next().expect("there are enough") };
        [*first, *others.next().expect("there are enough"), *others.next().expect("there are enough")]
    });
    for hand in &mut hands {
        let mut sorted = *hand;
        sorted.sort();
        play.settles(&format!("governors {},{},{}", sorted[0], sorted[1], sorted[2]));
    }
    for (seat, [first, ..]) in [A, B, C].into_iter().zip(hands) {
        play.does(seat, &format!("govern {first}"));
    }
    play
}

fn governs(by: Seat, governor: Governor) -> Event {
    Event::Module { module: Governs { by, governor } }
}

#[test]
fn three_are_dealt_in_secret_and_one_is_chosen_face_down() {
    engine::proves!("governors.deal", "terms.open");
    let rules = game(3);
    let mut play = Play::start(&rules);
    play.settles("order 1,2,3").cannot_settle("governors thief,miner", Reason::WrongCards);
    play.settles("governors thief,miner,fairy");
    play.cannot_settle("governors carpenter,prince,fairy", Reason::WrongCards);
    let mut play = dealt(&rules);
    assert_eq!(rules.turn(&play.state), Turn::Together(Seats::all(3)));
    assert_eq!(play.choices(A), ["govern thief", "govern miner", "govern fairy"]);
    play.may_not(A, "govern prince", Reason::NotLeft).does(B, "govern prince");
    play.may_not(B, "govern hermit", Reason::NotYourTurn);
    assert_eq!(rules.turn(&play.state), Turn::Together(Seats::only(A).with(C)));
    for (eye, hand, chosen) in [
        (Eye::Seat(B), 3, Some(Prince)),
        (Eye::Seat(A), 0, None),
        (Eye::Seat(C), 0, None),
        (Eye::Table, 0, None),
    ] {
        let own = &play.view(eye).modules.own[1];
        assert_eq!(
            (own.hand.len(), own.chosen, own.chosen_governor, own.governor),
            (hand, true, chosen, None)
        );
    }
    assert!(!play.events.iter().any(|event| matches!(event, Event::Module { module: Governs { .. } })));
}

#[test]
fn all_are_shown_together_and_the_rest_leave_the_game() {
    engine::proves!("governors.deal", "options.governors");
    let rules = game(3);
    let mut play = dealt(&rules);
    play.does(C, "govern duke").does(A, "govern miner").does(B, "govern hermit");
    assert!(play.told(governs(A, Miner)) && play.told(governs(B, Hermit)) && play.told(governs(C, Duke)));
    for own in &play.view(Eye::Table).modules.own {
        assert!(own.governor.is_some() && own.dealt == 0 && !own.chosen);
    }
    assert_eq!((vp(&play), play.lord(A).tokens), ([0, 0, 0], 0));
    play.asks(A).does(A, "take gold");
}

#[test]
fn what_is_dealt_and_chosen_is_seen_by_its_player_alone() {
    let rules = game(3);
    let mut play = Play::start(&rules);
    play.settles("order 1,2,3");
    let deal = "governors thief,miner,fairy".parse().expect("a draw");
    assert_eq!(rules.glimpse(&play.state, deal, Eye::Seat(A)), Glimpse::Whole(deal));
    for eye in [Eye::Seat(B), Eye::Seat(C), Eye::Table] {
        assert_eq!(rules.glimpse(&play.state, deal, eye), Glimpse::Cards);
    }
    let mut play = dealt(&rules);
    let choice = "govern miner".parse().expect("an action");
    assert_eq!(rules.seen(&play.state, choice, A, Eye::Seat(A)), Seen::Whole(choice));
    assert_eq!(rules.seen(&play.state, choice, A, Eye::Seat(B)), Seen::Hidden);
    assert_eq!(rules.seen(&play.state, choice, A, Eye::Table), Seen::Hidden);
    play.does(B, "govern prince");
    let others = |seed| rules.redeal(&play.state, A, &mut Quick::new(seed)).extra.own;
    let hands: BTreeSet<_> = (0..100).map(|seed| others(seed)[B].hand).collect();
    let chosen: BTreeSet<_> = (0..200).filter_map(|seed| others(seed)[B].chosen).collect();
    assert!(hands.len() > 50 && chosen.len() == 21, "any but the three that A holds");
    for seed in 0..100 {
        let own = others(seed);
        assert_eq!(own[A].hand, play.state.extra.own[A].hand, "his own he knows");
        let imagined = own[B].chosen.expect("B has chosen");
        assert!(own[B].hand.has(imagined) && own[B].hand.len() == 3, "and it is one of three");
    }
}

/// An auction of four governors for three, with this order of play.
fn auction<'a>(rules: &'a Kingsburg, order: &str) -> Play<'a> {
    let mut play = Play::start(rules);
    play.settles(&format!("order {order}"));
    play.cannot_settle("governors thief,miner,carpenter", Reason::WrongCards);
    play.settles("governors thief,miner,carpenter,sculptor");
    play
}

fn auctioned() -> Kingsburg {
    with(3, Modules::GOVERNORS | Modules::AUCTION)
}

#[test]
fn auction_of_one_governor_more_than_players_with_raises_clockwise() {
    engine::proves!("governors.auction", "governors.raise", "governors.win");
    let rules = auctioned();
    let mut play = auction(&rules, "2,1,3");
    assert_eq!(play.view(Eye::Table).modules.lots.len(), 4);
    // The first player opens, and nothing is a valid bid; then clockwise, whatever the order of play.
    play.asks(B).may_not(B, "pass", Reason::OtherQuestion).may_not(B, "offer duke 0", Reason::NotLeft);
    play.does(B, "offer miner 0").asks(C).may_not(C, "bid 0", Reason::BadBid).does(C, "bid 1");
    assert!(play.told(Event::Module { module: Bid { by: C, governor: Miner, bid: 1 } }));
    play.asks(A).may_not(A, "bid 1", Reason::BadBid).does(A, "pass");
    play.asks(B).does(B, "bid 3").asks(C).does(C, "bid 4").asks(B).does(B, "pass");
    assert!(play.told(governs(C, Miner)));
    assert_eq!(vp(&play), [0, 0, -4], "the winner pays at once");
    assert_eq!(play.view(Eye::Table).modules.lots.len(), 3);
    // C is out; the next clockwise without a governor opens, though he passed before.
    play.asks(A).may_not(A, "offer miner 0", Reason::NotLeft).does(A, "offer thief 0");
    play.asks(B).does(B, "pass");
    assert!(play.told(governs(A, Thief)), "C is not asked");
}

#[test]
fn auction_the_last_one_pays_nothing_and_one_card_goes_back() {
    engine::proves!("governors.next");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.does(A, "offer miner 2").does(B, "pass").does(C, "pass").asks(B);
    play.does(B, "offer carpenter 0").asks(C).does(C, "pass");
    assert_eq!(play.choices(C), ["offer thief 0", "offer sculptor 0"], "nobody can raise");
    play.does(C, "offer sculptor 0");
    assert_eq!(vp(&play), [-2, 0, 0]);
    assert!(
        play.told(governs(A, Miner)) && play.told(governs(B, Carpenter)) && play.told(governs(C, Sculptor))
    );
    assert!(play.view(Eye::Table).modules.lots.is_empty(), "the Thief is out of the game");
    play.asks(A).does(A, "take gold");
}

#[test]
fn auction_a_pass_is_final_for_that_governor() {
    engine::proves!("governors.raise", "governors.next");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.does(A, "offer miner 0").does(B, "pass").does(C, "bid 1").does(A, "bid 2").asks(C);
    play.may_not(B, "bid 3", Reason::NotYourTurn).does(C, "bid 5").does(A, "pass");
    assert!(play.told(governs(C, Miner)));
    assert_eq!(vp(&play), [0, 0, -5]);
    // The next clockwise is the one after whoever opened, not after whoever won.
    play.asks(B).does(B, "offer thief 0");
}

#[test]
fn auction_who_cannot_raise_is_not_asked() {
    engine::proves!("governors.raise");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.may_not(A, "offer thief 21", Reason::BadBid).does(A, "offer miner 20");
    assert_ne!(play.choices(B), ["pass"], "nobody is asked who has no choice");
}

#[test]
fn auction_with_two_and_five_players() {
    for (seats, lots) in [(2, "thief,miner,carpenter"), (5, "thief,miner,carpenter,sculptor,duke,fairy")] {
        let rules = with(seats, Modules::GOVERNORS | Modules::AUCTION);
        let mut play = Play::start(&rules);
        play.settles(if seats == 2 { "order 1,2" } else { "order 1,2,3,4,5" });
        play.settles(&format!("governors {lots}")).does(A, "offer miner 1").asks(B);
        for _ in 1..seats {
            let Turn::Seat(seat) = rules.turn(&play.state) else { panic!("somebody is asked") };
            play.does(seat, "pass");
        }
        assert!(play.told(governs(A, Miner)));
    }
}

#[test]
fn note_thief_the_three_points_come_on_top_of_the_bid() {
    engine::proves!("governors.start");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.does(A, "offer thief 2").does(B, "pass").does(C, "pass");
    play.does(B, "offer miner 0").does(C, "pass").does(C, "offer carpenter 0");
    assert_eq!(vp(&play), [-5, 0, 0]);
}

#[test]
fn thief_begins_with_three_points_less() {
    for rules in [game(3), purist(3)] {
        assert_eq!(vp(&begun(&rules, Thief)), [-3, 0, 0]);
    }
}

#[test]
fn philosopher_and_trickster_begin_with_two_tokens_but_not_for_purists() {
    engine::proves!("governors.start", "governors.purist", "options.purist");
    for (rules, tokens) in [(game(3), 2), (purist(3), 0)] {
        for governor in [Philosopher, Trickster] {
            let play = begun(&rules, governor);
            assert_eq!([A, B].map(|seat| play.lord(seat).tokens), [tokens, 0], "{governor}");
        }
    }
}

#[test]
fn nobody_else_begins_with_anything() {
    let rules = game(3);
    for &governor in Governor::ALL.iter().filter(|&&card| ![Thief, Philosopher, Trickster].contains(&card)) {
        let play = begun(&rules, governor);
        let lord = play.lord(A);
        assert_eq!((lord.vp, lord.tokens, lord.soldiers, lord.goods.0), (0, 0, 0, [0; 3]), "{governor}");
    }
}

#[test]
fn purists_have_no_discount_of_miner_carpenter_and_sculptor() {
    engine::proves!("governors.purist", "options.purist");
    let rules = purist(3);
    for governor in [Miner, Carpenter, Sculptor] {
        let scene = scene(&rules).governor(A, governor);
        assert_eq!(year_end(&rules, scene.clone(), 2).lords[A].goods.total(), 1, "the good stays");
        let play = Play::new(&rules, scene.goods(A, 9, 9, 9).building(Season::Spring));
        assert!(!play.choices(A).iter().any(|choice| choice.contains(" for ")), "{governor}");
    }
}

#[test]
fn purists_give_the_minstrel_no_good_and_the_prince_no_token() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let play = song(&rules, 1, [4, 4, 2]);
    assert!(play.is_over() && play.lord(A).vp == 5 && play.goods(A) == [0; 3]);
    let scene = scene(&rules).governor(A, Prince);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:112 2:666 3:666");
    play.does(A, "prince 3+4+6");
    assert_eq!(play.lord(A).tokens, 0);
}

#[test]
fn purists_give_the_duke_the_token_of_the_duchess() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let scene = scene(&rules).governor(A, Duke);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "place 4>4").does(B, "pass").does(C, "pass").does(A, "pass");
    play.does(A, "move").does(A, "take gold").does(A, "take gold");
    assert_eq!((play.goods(A), play.lord(A).tokens), ([2, 0, 0], 1));
}

#[test]
fn purists_give_the_priest_no_point_of_his_own() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let scene = scene(&rules).governor(A, Priest).built(B, &[Building::Farms]);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.does(A, "bless").settles("roll 1:111/1 2:222/2 3:333/3");
    assert_eq!(vp(&play), [0, 1, 0]);
}

#[test]
fn purists_let_the_trickster_turn_twos_only() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let scene = scene(&rules).governor(A, Trickster);
    let play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:256 2:666 3:666");
    assert_eq!(play.choices(A), ["done", "trickster 3+5+6", "trickster 1+5+6"]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:556 2:666 3:666");
    play.may_not(A, "trickster 4+5+6", Reason::OtherQuestion);
}

#[test]
fn note_miner_carpenter_sculptor_the_good_of_year_v_counts_for_the_cathedral() {
    engine::proves!("cards.year-end");
    let rules = game(3);
    for governor in [Miner, Carpenter, Sculptor] {
        let scene = scene(&rules).governor(A, governor).built(A, &[Building::Cathedral]);
        assert_eq!(year_end(&rules, scene.goods(A, 0, 1, 0), 5).lords[A].vp, 1, "{governor}");
    }
}

#[test]
fn note_minstrel_comes_after_the_rewards_of_the_battle() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Minstrel).soldiers(A, 9).vp(B, 2).vp(C, 9).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, scene.at(&steps(&rules, Step::Winter, Step::YearEnd)));
    play.settles("die 1");
    assert_eq!(vp(&play), [1 + 2, 1, 8], "as best victor equal to B, who lost a point, and last");
}

#[test]
fn note_minstrel_comes_in_year_v_after_all_other_awards() {
    engine::proves!("cards.year-end");
    let rules = with(3, Modules::GOVERNORS | Modules::TROOPS | Modules::ALTERNATIVE | Modules::ROWS);
    let end = |scene: Scene<'_>, wins: u8, token: usize| {
        let choose = Step::Choose { seat: C, kinds: Kinds::ANY };
        let plan = [&[choose], &after_winter(&rules, 5)[..]].concat();
        let mut state = scene.governor(A, Minstrel).vp(A, 4).vp(C, 9).year(5).at(&plan);
        state.extra.own[B].wins = wins;
        state.extra.troops.left[A] = [1, 0, 0, 0, 0];
        state.extra.troops.left[C] = [1, 0, 0, 0, 0];
        state.extra.troops.left[B] = [0; 5];
        state.extra.troops.left[B][token] = 1;
        let mut play = Play::new(&rules, state);
        play.does(C, "take gold");
        assert!(play.is_over());
        vp(&play)
    };
    let two = scene(&rules).vp(B, 2);
    // Each award brings B to four; then A is last, and equal to B.
    assert_eq!(end(two.clone().built(B, &[Building::Cathedral]).goods(B, 2, 2, 0), 0, 0), [6, 4, 9]);
    assert_eq!(end(two.clone().governor(B, Architect), 0, 0), [6, 4, 9]);
    assert_eq!(end(two.clone().governor(B, Paladin), 2, 0), [6, 4, 9]);
    assert_eq!(end(two.clone().vp(B, 3).built(B, &[Building::ArchitectsGuild]), 0, 0), [6, 4, 9]);
    assert_eq!(end(two, 0, 2), [6, 4, 9], "the last troop token");
}

#[test]
fn note_philosopher_only_the_totals_just_before_and_after_count() {
    engine::proves!("governors.dice");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Philosopher).built(A, &[Building::Statue]);
    // 9, by the Statue 7, by the Philosopher 8: not less than just before.
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:333 2:666 3:666");
    play.does(A, "statue 3").settles("reroll 1").does(A, "philosopher").settles("reroll 116");
    assert_eq!(play.lord(A).vp, 0);
    // 6, by the Statue 10, by the Philosopher 7: less than just before.
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:222 2:666 3:666");
    play.does(A, "statue 2").settles("reroll 6").does(A, "philosopher").settles("reroll 115");
    assert_eq!(play.lord(A).vp, 1);
}

#[test]
fn philosopher_his_wager_ends_with_the_season() {
    let rules = game(3);
    let plan = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene(&rules).governor(A, Philosopher).at(&plan));
    play.settles("roll 1:334 2:666 3:666").does(A, "philosopher").settles("reroll 666");
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    play.settles("roll 1:112 2:666 3:666").does(A, "done");
    assert_eq!(play.lord(A).vp, 0);
    let mut again = Play::new(&rules, scene(&rules).governor(A, Philosopher).at(&plan));
    again.settles("roll 1:334 2:666 3:666").does(A, "philosopher").settles("reroll 333");
    again.does(A, "pass").does(B, "pass").does(C, "pass").settles("roll 1:112 2:666 3:666");
    again.does(A, "philosopher").settles("reroll 111");
    assert_eq!(again.lord(A).vp, 2, "once in every season");
}

#[test]
fn preacher_looks_at_each_season_by_itself() {
    let rules = game(2);
    let plan = [Step::Season(Season::Summer), Step::Season(Season::Autumn), Step::End];
    let scene = scene(&rules).governor(A, Preacher).goods(A, 0, 1, 0).goods(B, 0, 1, 0);
    let mut play = Play::new(&rules, scene.at(&plan));
    play.settles("neutral 111,23").settles("roll 1:466 2:666").does(A, "pass").does(B, "pass");
    play.does(A, "build barricade").does(B, "build barricade");
    assert_eq!(play.lord(A).vp, 0, "both built in summer");
    play.settles("neutral 111,23").settles("roll 1:466 2:666").does(A, "pass").does(B, "pass");
    assert_eq!(play.lord(A).vp, 2, "and neither in autumn");
}

#[test]
fn thief_and_trickster_and_prince_work_again_in_the_next_season() {
    let rules = game(3);
    let plan = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let scene = scene(&rules).governor(A, Thief).governor(B, Prince).governor(C, Trickster).goods(B, 5, 0, 0);
    let mut play = Play::new(&rules, scene.at(&plan));
    for _ in 0..2 {
        play.settles("roll 1:111 2:112 3:255").does(B, "prince 3+4+6").does(C, "trickster 3+6+6");
        play.does(A, "pass").does(B, "pass").does(C, "pass").does(B, "pass").does(A, "steal gold 2");
    }
    assert_eq!((play.goods(A), play.lord(B).tokens), ([2, 0, 0], 2));
}

#[test]
fn sorcerer_a_building_that_was_given_and_built_again_has_points_to_lose() {
    let rules = game(3);
    let plan = [
        rules.plans(&rules.start()).year.steps()[0],
        Step::Winter,
        Step::Builds(Seats::all(3)),
        Step::Winter,
        Step::End,
    ];
    let scene = scene(&rules).year(3).governor(A, Sorcerer).goods(A, 4, 0, 0).invader(Race::Orcs, 5);
    let mut play = Play::new(&rules, scene.at(&plan));
    play.does(A, "free statue").does(A, "pass").settles("die 1").does(A, "build statue");
    play.settles("invader 3").settles("die 1");
    assert_eq!((play.lord(A).vp, play.lord(A).province.count()), (0, 0), "three points, and lost again");
}

#[test]
fn duke_has_not_influenced_the_queen_whom_he_left() {
    let scenario = ScenarioOption::Fixed(Scenario::RoyalCharters);
    let rules = standard(Options { modules: Modules::GOVERNORS, scenario, ..Options::base(3) });
    for (answer, courted) in [("move", false), ("pass", true)] {
        let scene = scene(&rules).governor(A, Duke);
        let mut play = rolled(&rules, scene, Season::Spring, "roll 1:566 2:666 3:666");
        play.does(A, "place 5+6+6>17").does(B, "pass").does(C, "pass").does(A, answer);
        assert_eq!(play.state.extra.own[A].courted, [courted, false], "{answer}");
    }
}

#[test]
fn politician_silver_tongues_and_the_traveling_market_reach_his_advisors_and_open_doors_do_not() {
    let rules = with(3, Modules::GOVERNORS | Modules::FATE | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Politician);
    let tongues = scene.clone().fate(Fate::SilverTongues).tokens(A, 1);
    let play = rolled(&rules, tongues, Season::Spring, "roll 1:256 2:666 3:666");
    for group in ["place 2+t>3p", "place 2+t>5p", "place 5+t>8p", "place 6+t>8p"] {
        assert!(play.choices(A).contains(&group.to_string()), "{group}");
    }
    let market = scene.clone().built(A, &[Building::TravelingMarket]);
    let mut play = rolled(&rules, market, Season::Summer, "roll 1:146 2:666 3:666");
    play.may_not(A, "place 4>3p", Reason::OutOfReach).does(A, "place 1>3p");
    let mut play = rolled(&rules, scene.fate(Fate::OpenDoors), Season::Spring, "roll 1:335 2:366 3:666");
    play.does(A, "place 3>3p").may_not(B, "place 3>3p", Reason::OtherGovernor).does(B, "pass");
    play.does(C, "pass").may_not(A, "place 3>3p", Reason::UsedThisSeason);
}

#[test]
fn thief_may_look_into_the_monastery_first() {
    let rules = with(2, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Thief).built(A, &[Building::Monastery]);
    let mut play = Play::new(&rules, scene.clone().season_end(Season::Spring));
    play.does(A, "collect monastery").does(A, "steal gold supply");
    assert_eq!((play.lord(A).vp, play.goods(A)), (1, [1, 0, 0]));
    let mut play = Play::new(&rules, scene.season_end(Season::Spring));
    play.does(A, "steal gold supply");
    assert_eq!((play.lord(A).vp, play.is_over()), (0, true));
}

#[test]
fn moneychanger_exchanges_also_in_a_summer_of_strike() {
    let rules = with(3, Modules::GOVERNORS | Modules::FATE);
    let scene = scene(&rules).governor(A, Moneychanger).fate(Fate::SummerStrike).goods(A, 2, 0, 0);
    let mut play = Play::new(&rules, scene.building(Season::Summer));
    play.asks(A).does(A, "swap gold wood").does(A, "swap gold wood");
    assert!(play.goods(A) == [0, 2, 0] && play.is_over());
}
