//! Texts follow the component figures: each figure that a text prints changes the text with it.

use games::components::{ComponentFile, ComponentSet, Figure, FigureValue};
use games::{GameInfo, Title};
use i18n::{Locale, MessageContext, Messages, book_with_components, game_text, messages};
use kingsburg::Building;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Returns all texts of a game that a component set fills, messages and paragraphs, in all languages.
fn texts(game: &GameInfo, ids: &[String], set: &ComponentSet) -> [Vec<String>; 4] {
    Locale::ALL.map(|locale| {
        let names = [];
        let context = MessageContext::new(messages(locale), &names);
        let msg = context.with_components(set);
        let book = book_with_components(game.title, locale, set);
        let paragraphs = book.paragraphs().map(|paragraph| paragraph.text.clone());
        paragraphs.chain(ids.iter().map(|id| msg.text(id))).collect()
    })
}

/// Returns the messages whose variables a component set fills, all of them.
fn filled(words: &Messages) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl/en");
    let files = ["krieg.ftl", "verraeter.ftl", "kingsburg.ftl", "kingsburg-cards.ftl"];
    let (mut all, mut message) = (Vec::new(), String::new());
    for line in files.iter().flat_map(|file| {
        let text = fs::read_to_string(folder.join(file)).expect("the messages are there");
        text.lines().map(String::from).collect::<Vec<_>>()
    }) {
        let head = line.split('=').next().unwrap_or_default();
        match head.strip_prefix("    .") {
            Some(attribute) => all.push((format!("{message}.{}", attribute.trim()), line.clone())),
            None if head.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
                message = head.trim().into();
                all.push((message.clone(), line.clone()));
            }
            None => {
                if let Some((_, text)) = all.last_mut() {
                    text.push_str(&line);
                }
            }
        }
    }
    all.retain(|(id, text)| {
        let filled = words.filled_by_components(id);
        let asked = text.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next());
        let all = asked.into_iter().all(|name| filled.contains(&name));
        assert!(all || !is_card_text(id), "{id} asks for something that is no figure");
        !filled.is_empty() && all
    });
    all.into_iter().map(|(id, _)| id).collect()
}

/// Returns whether a message is the text of a card, which has no arguments but figures.
fn is_card_text(id: &str) -> bool {
    [".text", ".purist", ".general", ".alternative"].iter().any(|end| id.ends_with(end))
}

/// Returns a set with another value of a figure, and of other figures where the rules require it.
fn changed(file: &ComponentFile, figures: &[Figure], figure: &Figure) -> Option<ComponentSet> {
    let read = |changes: &[(&str, String)]| {
        let changes = changes.iter().map(|(key, value)| (*key, value.as_str()));
        file.read_set(&file.with_changes(changes)).ok()
    };
    match &figure.value {
        FigureValue::Number(number) => [1, -1].into_iter().find_map(|step| {
            let change = (figure.key.as_str(), (number + step).to_string());
            let alone = read(std::slice::from_ref(&change));
            alone.or_else(|| {
                let others = figures.iter().filter(|other| group(&other.key) == group(&figure.key));
                let partner = |other: &Figure| {
                    let FigureValue::Number(value) = other.value else { return None };
                    let own = (other.key.as_str(), (value - step).to_string());
                    (other.key != figure.key).then(|| read(&[change.clone(), own])).flatten()
                };
                others.into_iter().find_map(partner)
            })
        }),
        FigureValue::Name(name) => {
            let others =
                ["orcs", "goblins", "tax/cathedral", "tax/privilege", "war/privilege", "revolt/cathedral"];
            let others = others.into_iter().filter(|other| other != name);
            others.into_iter().find_map(|other| read(&[(figure.key.as_str(), other.into())]))
        }
    }
}

/// Returns the figures that change together: those with the same first word.
fn group(key: &str) -> &str {
    key.split('.').next().unwrap_or(key)
}

/// Costs, points and strengths of the buildings of alternative rows, which the board draws from the rules and no text prints.
fn is_drawn_only(key: &str) -> bool {
    let parts: Vec<&str> = key.split('.').collect();
    let alternative = &Building::ALL[Building::ALL.len() / 2..];
    parts[0] == "building" && parts[2] != "params" && alternative.iter().any(|known| known.word() == parts[1])
}

#[test]
fn every_figure_that_a_text_prints_changes_it_in_every_language() {
    for game in Title::ALL.map(Title::info) {
        let file = game.component_file;
        let standard = file.standard_set();
        let prefix = game_text(game.title).prefix();
        let mut ids = filled(messages(Locale::English));
        ids.retain(|id| id.starts_with(prefix));
        let before = texts(game, &ids, &standard);
        for figure in standard.figures().iter().filter(|figure| !is_drawn_only(&figure.key)) {
            let set = changed(file, standard.figures(), figure);
            let set = set.unwrap_or_else(|| panic!("{} can be changed", figure.key));
            let after = texts(game, &ids, &set);
            for (locale, (before, after)) in Locale::ALL.iter().zip(before.iter().zip(&after)) {
                assert_ne!(before, after, "no text in {locale} follows {}", figure.key);
            }
        }
    }
}

#[test]
fn no_placeholder_is_left_in_a_rulebook() {
    for game in Title::ALL.map(Title::info) {
        for locale in Locale::ALL {
            let book = i18n::book(game.title, locale);
            let left: Vec<&str> = book
                .paragraphs()
                .filter(|paragraph| paragraph.text.contains('{'))
                .map(|paragraph| paragraph.id.as_str())
                .collect();
            assert!(left.is_empty(), "{} in {locale}: {left:?}", game.id());
        }
    }
}

/// A rulebook of each language has the same placeholders in each paragraph, apart from forms of the language.
#[test]
fn all_languages_print_the_same_figures() {
    for game in Title::ALL.map(Title::info) {
        let file = |locale: Locale| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("rules/{}/{locale}.md", game.id()));
            let text = fs::read_to_string(path).expect("the book is there");
            let found = text.split("{figure:").skip(1).filter_map(|rest| rest.split('}').next());
            found.map(String::from).collect::<BTreeSet<_>>()
        };
        for locale in Locale::ALL {
            assert_eq!(file(Locale::English), file(locale), "{} in {locale}", game.id());
        }
    }
}

fn kingsburg(text: &str) -> ComponentSet {
    Title::Kingsburg.info().component_file.read_set(text).expect("the file can be used")
}

#[test]
fn a_card_text_shows_the_figures_of_the_table_in_each_language() {
    let set = kingsburg("[[building]]\nid = \"depot\"\nparams = { wood = 2 }");
    let told = |locale: Locale| {
        MessageContext::new(messages(locale), &[]).with_components(&set).text("kb-depot.text")
    };
    assert_eq!(told(Locale::English), "At the end of each Summer take 2 wood and 1 stone.");
    assert_eq!(told(Locale::Italian), "Alla fine di ogni Estate ricevi 2 legni e 1 pietra.");
    assert_eq!(told(Locale::French), "À la fin de chaque été, prenez 2 bois et 1 pierre.");
    assert_eq!(told(Locale::German), "Am Ende jedes Sommers nimmst du 2 Holz und 1 Stein.");
}

#[test]
fn names_and_texts_of_the_file_replace_ours_in_their_language() {
    let set = kingsburg(
        "[[building]]\nid = \"depot\"\nnames = { en = \"Granary\" }\ntexts = { en = \"Take 2 goods.\" }",
    );
    let names = [];
    let english = MessageContext::new(messages(Locale::English), &names);
    let (english, german) =
        (english.with_components(&set), MessageContext::new(messages(Locale::German), &names));
    assert_eq!(english.card("depot"), "Granary", "a card with a text of its own has no star");
    assert_eq!(english.the_card("depot"), "'Granary'");
    assert_eq!(english.text("kb-depot.text"), "Take 2 goods.");
    assert_eq!(
        english.text("kb-row-a.alternative"),
        "Masons' Yard*, Granary, Builders' Lodge*, Architects' Guild*"
    );
    assert_eq!(german.with_components(&set).card("depot"), "Lagerhaus*", "other languages keep ours");
}

#[test]
fn a_rulebook_shows_figures_and_names_of_the_table() {
    let set = kingsburg("[[building]]\nid = \"statue\"\nvp = 4\nnames = { it = \"Monumento\" }");
    let book = book_with_components(Title::Kingsburg, Locale::Italian, &set);
    let row = book.find("buildings.row-b").expect("the paragraph is there");
    assert!(row.text.contains("| I | Monumento | 2 | 0 | 0 | 4 | 0 |"), "{}", row.text);
}

#[test]
fn a_changed_number_leaves_the_star_of_a_card() {
    let set = kingsburg("[[governor]]\nid = \"heiress\"\nparams = { tokens = 3 }");
    let context = MessageContext::new(messages(Locale::English), &[]);
    assert_eq!(context.with_components(&set).card("heiress"), "Heiress*");
    assert_eq!(context.with_components(&set).card("statue"), "Statue");
}
