//! The reasons of bots, in words: the program is the first to know both.

use bots::titles;
use games::{Title, serialized_name};
use i18n::{Locale, game_text};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The codes of all reasons of each game.
fn codes() -> [(Title, Vec<String>); Title::ALL.len()] {
    [
        (Title::Krieg, titles::krieg::Rationale::ALL.iter().map(serialized_name).collect()),
        (Title::Verraeter, titles::verraeter::Rationale::ALL.iter().map(serialized_name).collect()),
        (Title::Kingsburg, titles::kingsburg::Rationale::ALL.iter().map(serialized_name).collect()),
    ]
}

/// The ids of all messages of a game in a language.
fn ids(title: Title, locale: Locale) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../i18n/ftl").join(locale.tag());
    let text = fs::read_to_string(folder.join(format!("{title}.ftl"))).expect("the messages are there");
    text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string()).collect()
}

#[test]
fn every_reason_has_its_message_and_every_message_its_reason() {
    for (title, codes) in codes() {
        let begin = format!("{}-why-", game_text(title).prefix());
        for locale in Locale::ALL {
            let ids = ids(title, locale);
            let said: Vec<&str> = ids.iter().filter_map(|id| id.strip_prefix(&begin)).collect();
            assert_eq!(said, codes, "the reasons of {title} in {locale}");
        }
    }
}

#[test]
fn every_reason_is_a_sentence_of_its_own() {
    for (title, codes) in codes() {
        for locale in Locale::ALL {
            let say = |code: &String| {
                i18n::rationale_text(i18n::messages(locale), title, code).expect("it has words")
            };
            let said: BTreeSet<String> = codes.iter().map(say).collect();
            assert_eq!(said.len(), codes.len(), "two reasons of {title} are the same in {locale}");
            for text in &said {
                let begins = text.starts_with(|letter: char| letter.is_uppercase() || letter.is_numeric());
                assert!(begins && text.ends_with('.'), "{title} in {locale}: {text}");
            }
        }
    }
}

#[test]
fn there_are_no_words_for_what_no_bot_thinks() {
    let english = i18n::messages(Locale::English);
    assert_eq!(
        i18n::rationale_text(english, Title::Krieg, "wins-conflict"),
        None,
        "a reason of another game"
    );
    assert_eq!(i18n::rationale_text(english, Title::Krieg, ""), None);
}
