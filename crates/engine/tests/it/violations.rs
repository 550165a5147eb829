//! The laws accept a correct game, and name the law that a game violates.

use crate::high_card::{HighCard, Violation};
use engine::laws::{LawReport, check};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The message with which `check` reports a violation.
fn message_of(violation: Violation) -> String {
    let game = HighCard::with(violation);
    let panic = catch_unwind(AssertUnwindSafe(|| check(&game, 1, 300)))
        .expect_err(&format!("the laws accept {violation:?}"));
    match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(panic) => panic.downcast_ref::<&str>().expect("the panic has a message").to_string(),
    }
}

#[test]
fn all_laws_hold_for_a_correct_game() {
    let report: LawReport = check(&HighCard::default(), 1, 300);
    assert_eq!((report.games, report.plies, report.longest), (300, 900, 3));
    assert_eq!((report.agenda_depth, report.agenda_capacity), (3, 4));
    assert_eq!(report.coverage.0[0], 0);
    assert!(
        (1..=4).all(|card| (100..200).contains(&report.coverage.0[card])),
        "two of four cards are dealt in each game"
    );
    assert_eq!(report.coverage.0[1..=4].iter().sum::<u32>(), 600);
    assert!(report.redeals > 0 && report.indistinguishable_pairs > 0);
    assert!(0 < report.other_worlds && report.other_worlds < report.redeals);
}

#[test]
fn a_violation_is_reported_with_its_law() {
    use Violation::*;
    for (violation, expected) in [
        (NothingIsListed, "closed: seat 1 must decide and has no legal action"),
        (IsListedAndRefused, "closed: show is listed and refused"),
        (IsListedTwice, "closed: keep is listed twice"),
        (IsAcceptedButNotListed, "closed: show accepted true, listed false"),
        (IsAcceptedOutOfTurn, "out of turn"),
        (IsOfferedOutOfTurn, "has legal actions out of turn"),
        (NobodyIsAsked, "closed: seat 1 must decide but is not asked"),
        (IsAskedDuringChance, "closed: seat 1 is asked during a chance event"),
        (OutcomeIsRefused, "was sampled and is refused: Some(Refused)"),
        (NeverEnds, "closed: the game does not end"),
        (ReadsAsAnotherAction, "show reads as Ok(Action(seat"),
        (ReadsAsAnotherOutcome, "reads as"),
        (PlaysDifferentlyEachTime, "replay: the entries do not rebuild the state"),
        (PlayersSeeAll, "sees a difference"),
        (SpectatorsSeeAll, "redeal: spectators see a difference"),
        (RefusalChangesTheState, "refusal: show was refused and changed the state"),
        (RedealChangesTheTurn, "redeal: another seat must decide"),
        (AsksByTheHiddenCard, "is asked something else"),
        (ListsByTheHiddenCard, "has other legal actions"),
        (RedealPeeks, "no peeking: the redeals of"),
        (NothingIsSecret, "redeal: no determinization differed"),
        (RedealLosesACard, "conservation: a card is there twice"),
        (EverySeatObservesTheCard, "observes an event about what it cannot see"),
        (ShowsACardWithoutEvent, "sees a difference"),
        (IsSeenAsAnotherAction, "sees a difference"),
    ] {
        let message = message_of(violation);
        assert!(message.contains(expected), "{violation:?}: {message}");
    }
}
