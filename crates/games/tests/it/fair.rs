//! Records with a fairness proof.

use crate::fair_games::play;
use games::fair_dice::{ProofError, Verification, VerifyError, verify};
use games::{DynGame, GameConfig, RecordError, Title};
use std::sync::Arc;

fn usual(title: Title) -> Arc<dyn DynGame> {
    title.info().configure(&GameConfig::default()).expect("the usual table can be set up")
}

fn boxes(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with("box ")).count()
}

fn verdict(text: &str) -> Verification {
    verify(text, None).expect("the record can be checked")
}

/// Returns the record with one line changed: the nth of those with this beginning.
fn changed(text: &str, begins: &str, nth: usize, change: impl Fn(&str) -> String) -> (usize, String) {
    let mut lines: Vec<String> = text.lines().map(Into::into).collect();
    let mut found = (0..lines.len()).filter(|&at| lines[at].starts_with(begins));
    let at = found.nth(nth).expect("there is such a line");
    lines[at] = change(&lines[at]);
    (at + 1, lines.join("\n"))
}

#[test]
fn every_set_of_options_can_be_checked() {
    for game in Title::ALL.map(Title::info) {
        for (n, rules) in (game.all_variants)().iter().enumerate() {
            let text = play(&**rules, n as u64, n % 2 == 1);
            let found = verdict(&text);
            assert!(found.agrees() && found.is_over, "{}: {found:?}\n{text}", rules.header());
            assert_eq!(found.draws, boxes(&text));
        }
    }
}

#[test]
fn spent_draws_are_left_out() {
    let text = play(&*usual(Title::Krieg), 1, true);
    let found = verdict(&text);
    assert!(found.discarded_draws > 0 && found.agrees(), "{found:?}");
    let (_, silent) = changed(&text, "# spent", 0, |_| String::new());
    assert!(verdict(&silent).difference.is_some(), "who hides draws is found out");
}

#[test]
fn the_first_difference_is_shown() {
    let text = play(&*usual(Title::Kingsburg), 2, false);
    let other = |line: &str| format!("box die {}", if line.ends_with('1') { 2 } else { 1 });
    let (line, forged) = changed(&text, "box die", 1, other);
    let found = verdict(&forged);
    let difference = found.difference.clone().expect("the die is forged");
    assert_eq!(difference.line, line);
    assert_eq!(text.lines().nth(line - 1), Some(difference.derived.as_str()));
    assert_eq!(forged.lines().nth(line - 1), Some(difference.recorded.as_str()));
    assert_eq!(difference.draw, found.draws as u64);
    assert!(found.commitment_fits && !found.agrees());
}

#[test]
fn a_missing_draw_is_shown_as_one() {
    let text = play(&*usual(Title::Verraeter), 3, false);
    let (line, short) = changed(&text, "box deal", 0, |_| "# nothing".into());
    let found = verdict(&short).difference.expect("a draw is missing");
    assert_eq!(Some(found.derived.as_str()), text.lines().nth(line - 1));
    assert_eq!((found.line, found.draw), (line + 1, 1));
}

#[test]
fn the_order_of_cards_in_a_line_is_no_difference() {
    let text = play(&*usual(Title::Verraeter), 4, false);
    let turned = |line: &str| {
        let cards = line.strip_prefix("box draw ").expect("a draw");
        format!("box draw {}", cards.split('+').rev().collect::<Vec<_>>().join("+"))
    };
    let draws = text.lines().filter(|line| line.starts_with("box draw")).count();
    let all = (0..draws).fold(text.clone(), |text, nth| changed(&text, "box draw", nth, turned).1);
    assert_ne!(all.trim_end(), text.trim_end());
    assert!(verdict(&all).agrees());
}

#[test]
fn another_seed_is_found_out() {
    let text = play(&*usual(Title::Krieg), 5, false);
    let (_, other) = changed(&text, "# seed", 0, |_| format!("# seed: {}", "0".repeat(64)));
    let found = verdict(&other);
    assert!(!found.commitment_fits);
    assert_eq!(found.difference.map(|difference| difference.draw), Some(0));
    let (_, other) = changed(&text, "# commitment", 0, |_| format!("# commitment: {}", "0".repeat(64)));
    let found = verdict(&other);
    assert!(found.difference.is_none() && !found.commitment_fits && !found.agrees());
}

#[test]
fn what_cannot_be_checked_is_told_apart() {
    let text = play(&*usual(Title::Krieg), 6, false);
    let (_, without) = changed(&text, "# seed", 0, |_| String::new());
    assert_eq!(verify(&without, None), Err(VerifyError::NoSeed));
    let (_, fewer) = changed(&text, "# words", 0, |_| "# words: [\"\"]".into());
    let seats = usual(Title::Krieg).header().seats;
    let bad = VerifyError::FairnessProof(ProofError::WordsPerSeat { words: 1, seats });
    assert_eq!(verify(&fewer, None), Err(bad));
    let (_, illegal) = changed(&text, "1 ", 0, |_| "1 sing".into());
    assert!(matches!(verify(&illegal, None), Err(VerifyError::RecordError(RecordError::Entry { .. }))));
}
