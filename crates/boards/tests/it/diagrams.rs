//! The diagrams of the rules: every label is on the board once, and has words and a rule.

use games::Title;
use i18n::{Locale, book, messages};

#[test]
fn every_label_is_drawn_once() {
    for title in Title::ALL {
        let board = boards::board(title);
        for locale in Locale::ALL {
            let page = board.diagram(messages(locale)).into_string();
            let document = roxmltree::Document::parse(&page).unwrap_or_else(|bad| panic!("{bad} in {page}"));
            let labels = document.descendants().filter(|node| node.attribute("class") == Some("label"));
            let mut numbers: Vec<usize> = labels.map(|node| number(&node)).collect();
            numbers.sort_unstable();
            let all: Vec<usize> = (1..=board.diagram_labels().len()).collect();
            assert_eq!(numbers, all, "{title} in {locale}");
        }
    }
}

/// The text of a label, in HTML or SVG.
fn number(node: &roxmltree::Node<'_, '_>) -> usize {
    let text: String = node.descendants().filter_map(|part| part.text()).take(1).collect();
    text.parse().expect("a label is a number")
}

#[test]
fn every_label_has_words_and_a_rule() {
    for title in Title::ALL {
        for label in boards::board(title).diagram_labels() {
            assert!(book(title, Locale::English).find(label.rule).is_some(), "{title}: {}", label.rule);
            for locale in Locale::ALL {
                let words = messages(locale);
                let (name, text) = (label.message.to_string(), format!("{}.text", label.message));
                assert!(words.contains(&name) && words.contains(&text), "{name} in {locale}");
            }
        }
    }
}

/// The board of a table has no labels.
#[test]
fn a_board_that_is_played_on_has_no_labels() {
    for title in Title::ALL {
        let table = title.info().configure(&games::GameConfig::default()).expect("the defaults").new_match();
        let msg = i18n::MessageContext::new(messages(Locale::English), &[]);
        let page = boards::board(title).render(&msg, &*table, engine::Eye::Public).into_string();
        assert!(!page.contains("class=\"label\""), "{title}");
    }
}
