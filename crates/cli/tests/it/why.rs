//! The reasons of bots, in words: the program is the first to know both.

use bots::games;
use lang::Tongue;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::code;

/// The codes of all reasons of each game, with what its messages begin with.
fn codes() -> [(&'static str, &'static str, Vec<String>); 3] {
    [
        ("krieg", "kr", games::krieg::Rationale::ALL.iter().map(code).collect()),
        ("verraeter", "vt", games::verraeter::Rationale::ALL.iter().map(code).collect()),
        ("kingsburg", "kb", games::kingsburg::Rationale::ALL.iter().map(code).collect()),
    ]
}

/// The ids of all messages of a game in a language.
fn ids(game: &str, tongue: Tongue) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lang/ftl").join(tongue.code());
    let text = fs::read_to_string(folder.join(format!("{game}.ftl"))).expect("the messages are there");
    text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string()).collect()
}

#[test]
fn every_reason_has_its_message_and_every_message_its_reason() {
    for (game, prefix, codes) in codes() {
        let begin = format!("{prefix}-why-");
        for tongue in Tongue::ALL {
            let ids = ids(game, tongue);
            let said: Vec<&str> = ids.iter().filter_map(|id| id.strip_prefix(&begin)).collect();
            assert_eq!(said, codes, "the reasons of {game} in {tongue}");
        }
    }
}

#[test]
fn every_reason_is_a_sentence_of_its_own() {
    for (game, _, codes) in codes() {
        for tongue in Tongue::ALL {
            let say = |code: &String| lang::why(lang::words(tongue), game, code).expect("it has words");
            let said: BTreeSet<String> = codes.iter().map(say).collect();
            assert_eq!(said.len(), codes.len(), "two reasons of {game} are the same in {tongue}");
            for text in &said {
                let begins = text.starts_with(|letter: char| letter.is_uppercase() || letter.is_numeric());
                assert!(begins && text.ends_with('.'), "{game} in {tongue}: {text}");
            }
        }
    }
}

#[test]
fn there_are_no_words_for_what_no_bot_thinks() {
    let english = lang::words(Tongue::English);
    assert_eq!(lang::why(english, "krieg", "wins-conflict"), None, "a reason of another game");
    assert_eq!(lang::why(english, "chess", "wins-auction"), None);
    assert_eq!(lang::why(english, "krieg", ""), None);
}
