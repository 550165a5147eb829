//! Every event, decision and rejection of the golden games in every language.

use crate::golden_games::{NAMES, records, replay};
use engine::{Eye, SeatSet};
use games::Title;
use i18n::{Locale, MessageContext, TextView, book, game_text, messages, wrap};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Returns the event texts of a game: each sentence once, in the order of its first use.
fn event_texts(title: Title, locale: Locale) -> String {
    let names = NAMES.map(String::from);
    let (msg, texts) = (MessageContext::new(messages(locale), &names), game_text(title));
    let (mut known, mut text) = (BTreeSet::new(), String::new());
    for path in records(title) {
        let whole = replay(&path);
        for ply in 1..=whole.ply_count() {
            for line in texts.events(&msg, &*whole, ply, Eye::Omniscient) {
                if known.insert(shape(&line)) {
                    let _ = writeln!(text, "{}", wrap(&line, 80, "  "));
                }
            }
        }
    }
    text
}

/// Returns a sentence without numbers and names, so that equal sentences are listed once.
fn shape(line: &str) -> String {
    let mut shape: String = line.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    for name in NAMES {
        shape = shape.replace(name, "");
    }
    shape
}

fn the_golden_games_are_told(title: Title) {
    for locale in Locale::ALL {
        insta::assert_snapshot!(format!("{title}_{locale}"), event_texts(title, locale));
    }
}

#[test]
fn krieg_is_told() {
    the_golden_games_are_told(Title::Krieg);
}

#[test]
fn verraeter_is_told() {
    the_golden_games_are_told(Title::Verraeter);
}

#[test]
fn kingsburg_is_told() {
    the_golden_games_are_told(Title::Kingsburg);
}

#[test]
fn every_question_of_the_golden_games_can_be_asked() {
    let names = NAMES.map(String::from);
    for title in Title::ALL {
        let texts = game_text(title);
        for path in records(title) {
            let whole = replay(&path);
            for ply in (0..whole.ply_count()).step_by(3) {
                let table = whole.at_ply(ply);
                for locale in Locale::ALL {
                    let msg = MessageContext::new(messages(locale), &names);
                    let asked = SeatSet::all(table.header().seats).iter();
                    let questions: Vec<_> =
                        asked.filter_map(|seat| texts.question(&msg, &*table, seat)).collect();
                    let book = book(title, locale);
                    for question in &questions {
                        assert!(
                            book.find(question.rule).is_some(),
                            "{title} has no paragraph {}",
                            question.rule
                        );
                        for refused in &question.refused {
                            assert!(
                                book.find(refused.rule).is_some(),
                                "{title} has no paragraph {}",
                                refused.rule
                            );
                        }
                        let texts: BTreeSet<&str> =
                            question.choices.iter().map(|choice| choice.text.as_str()).collect();
                        assert_eq!(
                            texts.len(),
                            question.choices.len(),
                            "two choices of {title} look the same"
                        );
                    }
                    assert!(!texts.phase_line(&msg, &*table, Eye::Public).is_empty());
                    let board = texts.ascii_board(&msg, &*table, Eye::Public);
                    assert!(board.iter().all(|line| line.chars().count() <= 78), "a board is too wide");
                    assert!(!texts.describe(&msg, &*table, Eye::Public).is_empty());
                }
            }
        }
    }
}

/// The whole text view fits a terminal of eighty columns.
#[test]
fn projections_fit_eighty_columns() {
    let names = NAMES.map(String::from);
    for title in Title::ALL {
        for path in records(title) {
            let whole = replay(&path);
            for ply in (0..=whole.ply_count()).step_by(41) {
                let table = whole.at_ply(ply);
                let seats = SeatSet::all(table.header().seats).iter().map(Eye::Seat);
                for eye in seats.chain([Eye::Public, Eye::Omniscient]) {
                    for locale in Locale::ALL {
                        let msg = MessageContext::new(messages(locale), &names);
                        let shown = TextView::new(&msg, &*table, eye, ply.saturating_sub(2));
                        let text = shown.plain(true, &str::to_owned);
                        for line in text.lines() {
                            assert!(line.chars().count() <= 80, "{title} in {locale}: {line}");
                        }
                    }
                }
            }
        }
    }
}
