//! How governors come to their players.

use super::help::{auction, auctioned, begun, game, vp};
use crate::rulebook::play::{A, B, C, Play, with};
use engine::{Eye, FastRng, Game, Seat, SeatSet, Turn};
use kingsburg::module::Event::{Bid, Governs};
use kingsburg::module::Governor;
use kingsburg::module::Governor::{
    Carpenter, Duke, Hermit, Miner, Philosopher, Prince, Sculptor, Thief, Trickster,
};
use kingsburg::secret::Seen;
use kingsburg::{Event, Glimpse, Kingsburg, Modules, Reason};
use std::collections::BTreeSet;

/// Three hands are dealt.
fn dealt(rules: &Kingsburg) -> Play<'_> {
    let mut play = Play::start(rules);
    play.chance("order 1,2,3").chance("governors thief,miner,fairy");
    play.chance("governors carpenter,prince,hermit").chance("governors sculptor,duke,priest");
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
    play.chance("order 1,2,3").refuses_chance("governors thief,miner", Reason::WrongCards);
    play.chance("governors thief,miner,fairy");
    play.refuses_chance("governors carpenter,prince,fairy", Reason::WrongCards);
    let mut play = dealt(&rules);
    assert_eq!(rules.turn(&play.state), Turn::Simultaneous(SeatSet::all(3)));
    assert_eq!(play.choices(A), ["govern thief", "govern miner", "govern fairy"]);
    play.may_not(A, "govern prince", Reason::NotLeft).does(B, "govern prince");
    play.may_not(B, "govern hermit", Reason::NotYourTurn);
    assert_eq!(rules.turn(&play.state), Turn::Simultaneous(SeatSet::singleton(A).with(C)));
    for (eye, hand, chosen) in [
        (Eye::Seat(B), 3, Some(Prince)),
        (Eye::Seat(A), 0, None),
        (Eye::Seat(C), 0, None),
        (Eye::Public, 0, None),
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
    assert!(
        play.has_event(governs(A, Miner))
            && play.has_event(governs(B, Hermit))
            && play.has_event(governs(C, Duke))
    );
    for own in &play.view(Eye::Public).modules.own {
        assert!(own.governor.is_some() && own.dealt == 0 && !own.chosen);
    }
    assert_eq!((vp(&play), play.lord(A).tokens), ([0, 0, 0], 0));
    play.asks(A).does(A, "take gold");
}

#[test]
fn what_is_dealt_and_chosen_is_seen_by_its_player_alone() {
    let rules = game(3);
    let mut play = Play::start(&rules);
    play.chance("order 1,2,3");
    let deal = "governors thief,miner,fairy".parse().expect("a draw");
    assert_eq!(rules.observed_chance(&play.state, deal, Eye::Seat(A)), Glimpse::Whole(deal));
    for eye in [Eye::Seat(B), Eye::Seat(C), Eye::Public] {
        assert_eq!(rules.observed_chance(&play.state, deal, eye), Glimpse::Cards);
    }
    let mut play = dealt(&rules);
    let choice = "govern miner".parse().expect("an action");
    assert_eq!(rules.observed_action(&play.state, choice, A, Eye::Seat(A)), Seen::Whole(choice));
    assert_eq!(rules.observed_action(&play.state, choice, A, Eye::Seat(B)), Seen::Hidden);
    assert_eq!(rules.observed_action(&play.state, choice, A, Eye::Public), Seen::Hidden);
    play.does(B, "govern prince");
    let others = |seed| rules.redeal(&play.state, A, &mut FastRng::new(seed)).extra.own;
    let hands: BTreeSet<_> = (0..100).map(|seed| others(seed)[B].hand).collect();
    let chosen: BTreeSet<_> = (0..200).filter_map(|seed| others(seed)[B].chosen).collect();
    assert!(hands.len() > 50 && chosen.len() == 21, "any but the three that A holds");
    for seed in 0..100 {
        let own = others(seed);
        assert_eq!(own[A].hand, play.state.extra.own[A].hand, "his own he knows");
        let sampled = own[B].chosen.expect("B has chosen");
        assert!(own[B].hand.has(sampled) && own[B].hand.len() == 3, "and it is one of three");
    }
}

#[test]
fn auction_of_one_governor_more_than_players_with_raises_clockwise() {
    engine::proves!("governors.auction", "governors.raise", "governors.win");
    let rules = auctioned();
    let mut play = auction(&rules, "2,1,3");
    assert_eq!(play.view(Eye::Public).modules.lots.len(), 4);
    // The first player opens, and nothing is a valid bid; then clockwise, whatever the order of play.
    play.asks(B).may_not(B, "pass", Reason::OtherQuestion).may_not(B, "offer duke 0", Reason::NotLeft);
    play.does(B, "offer miner 0").asks(C).may_not(C, "bid 0", Reason::BadBid).does(C, "bid 1");
    assert!(play.has_event(Event::Module { module: Bid { by: C, governor: Miner, bid: 1 } }));
    play.asks(A).may_not(A, "bid 1", Reason::BadBid).does(A, "pass");
    play.asks(B).does(B, "bid 3").asks(C).does(C, "bid 4").asks(B).does(B, "pass");
    assert!(play.has_event(governs(C, Miner)));
    assert_eq!(vp(&play), [0, 0, -4], "the winner pays at once");
    assert_eq!(play.view(Eye::Public).modules.lots.len(), 3);
    // C is out; the next clockwise without a governor opens, though he passed before.
    play.asks(A).may_not(A, "offer miner 0", Reason::NotLeft).does(A, "offer thief 0");
    play.asks(B).does(B, "pass");
    assert!(play.has_event(governs(A, Thief)), "C is not asked");
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
        play.has_event(governs(A, Miner))
            && play.has_event(governs(B, Carpenter))
            && play.has_event(governs(C, Sculptor))
    );
    assert!(play.view(Eye::Public).modules.lots.is_empty(), "the Thief is out of the game");
    play.asks(A).does(A, "take gold");
}

#[test]
fn auction_a_pass_is_final_for_that_governor() {
    engine::proves!("governors.raise", "governors.next");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.does(A, "offer miner 0").does(B, "pass").does(C, "bid 1").does(A, "bid 2").asks(C);
    play.may_not(B, "bid 3", Reason::NotYourTurn).does(C, "bid 5").does(A, "pass");
    assert!(play.has_event(governs(C, Miner)));
    assert_eq!(vp(&play), [0, 0, -5]);
    // The next clockwise is the one after whoever opened, not after whoever won.
    play.asks(B).does(B, "offer thief 0");
}

#[test]
fn auction_a_raise_is_at_most_20_above_the_highest_bid_and_bids_have_no_limit() {
    engine::proves!("governors.auction", "governors.raise", "governors.win");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.may_not(A, "offer thief 21", Reason::BadBid).does(A, "offer miner 20");
    play.may_not(B, "bid 20", Reason::BadBid).may_not(B, "bid 41", Reason::BadBid).does(B, "bid 40");
    play.does(C, "bid 60").does(A, "pass").does(B, "bid 61").may_not(C, "bid 82", Reason::BadBid);
    for bid in [81, 121, 161] {
        play.does(C, &format!("bid {bid}")).does(B, &format!("bid {}", bid + 20));
    }
    play.does(C, "bid 201").does(B, "pass");
    assert!(play.has_event(governs(C, Miner)));
    assert_eq!(vp(&play), [0, 0, -201]);
}

#[test]
fn auction_who_cannot_raise_is_not_asked() {
    engine::proves!("governors.raise");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.does(A, "offer miner 20");
    // The score holds no bid above this one.
    let most = i16::MAX / 2;
    for bid in (0..).map(|raise| 40 + 20 * raise).take_while(|&bid| bid < most).chain([most]) {
        let Turn::Seat(seat) = rules.turn(&play.state) else { panic!("somebody is asked") };
        play.does(seat, &format!("bid {bid}"));
    }
    let owner = SeatSet::all(3).iter().find(|&seat| play.state.extra.own[seat].governor == Some(Miner));
    assert_eq!(owner.map(|seat| play.lord(seat).vp), Some(-most));
}

#[test]
fn auction_with_two_and_five_players() {
    for (seats, lots) in [(2, "thief,miner,carpenter"), (5, "thief,miner,carpenter,sculptor,duke,fairy")] {
        let rules = with(seats, Modules::GOVERNORS | Modules::AUCTION);
        let mut play = Play::start(&rules);
        play.chance(if seats == 2 { "order 1,2" } else { "order 1,2,3,4,5" });
        play.chance(&format!("governors {lots}")).does(A, "offer miner 1").asks(B);
        for _ in 1..seats {
            let Turn::Seat(seat) = rules.turn(&play.state) else { panic!("somebody is asked") };
            play.does(seat, "pass");
        }
        assert!(play.has_event(governs(A, Miner)));
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
