//! The laws hold for a game that keeps them, and name the law that a game breaks.

use crate::high_card::{HighCard, Violation};
use engine::laws::{Tally, uphold};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What `uphold` says of a violation.
fn said_of(violation: Violation) -> String {
    let game = HighCard::with(violation);
    let panic = catch_unwind(AssertUnwindSafe(|| uphold(&game, 1, 300)))
        .expect_err(&format!("the laws do not notice {violation:?}"));
    match panic.downcast::<String>() {
        Ok(said) => *said,
        Err(panic) => panic.downcast_ref::<&str>().expect("a panic is told in words").to_string(),
    }
}

#[test]
fn all_laws_hold_for_a_game_that_keeps_them() {
    let tally: Tally = uphold(&HighCard::default(), 1, 300);
    assert_eq!((tally.games, tally.plies, tally.longest), (300, 900, 3));
    assert_eq!((tally.deepest, tally.room), (3, 4));
    assert_eq!(tally.met.0[0], 0);
    assert!(
        (1..=4).all(|card| (100..200).contains(&tally.met.0[card])),
        "two of four cards are dealt in each game"
    );
    assert_eq!(tally.met.0[1..=4].iter().sum::<u32>(), 600);
    assert!(tally.redeals > 0 && tally.alike > 0);
    assert!(0 < tally.other_worlds && tally.other_worlds < tally.redeals);
}

#[test]
fn a_violation_is_named_with_its_law() {
    use Violation::*;
    for (violation, said) in [
        (NothingIsListed, "closed: seat 1 must decide and can do nothing"),
        (IsListedAndRefused, "closed: show is listed and refused"),
        (IsListedTwice, "closed: keep is listed twice"),
        (IsAcceptedButNotListed, "closed: show accepted true, listed false"),
        (IsAcceptedOutOfTurn, "out of turn"),
        (IsOfferedOutOfTurn, "is offered actions out of turn"),
        (NobodyIsAsked, "closed: seat 1 must decide but is not asked"),
        (IsAskedWhileTheBoxDecides, "closed: seat 1 is asked while the box decides"),
        (TheDrawIsRefused, "and is refused: Some(Refused)"),
        (NeverEnds, "closed: the game does not end"),
        (ReadsAsAnotherAction, "show reads as Ok(Action(seat"),
        (ReadsAsAnotherDraw, "reads as"),
        (PlaysDifferentlyEachTime, "replay: the entries do not rebuild the state"),
        (PlayersSeeAll, "sees a difference"),
        (BystandersSeeAll, "redeal: bystanders see a difference"),
        (RefusalChangesTheState, "refusal: show was refused and changed the state"),
        (RedealMovesTheTurn, "redeal: it is another's turn"),
        (AsksByTheHiddenCard, "is asked something else"),
        (ListsByTheHiddenCard, "may do something else"),
        (RedealPeeks, "no peeking: the redeals of"),
        (NothingIsSecret, "redeal: no redealt world ever differed"),
        (RedealLosesACard, "conservation: a card is there twice"),
        (EverybodyHearsTheCard, "is told what it cannot see"),
        (ShowsACardInSilence, "sees a difference"),
        (IsSeenAsAnotherAction, "sees a difference"),
    ] {
        let message = said_of(violation);
        assert!(message.contains(said), "{violation:?}: {message}");
    }
}
