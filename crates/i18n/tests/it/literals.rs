//! Numbers that stand in texts as digits are rules: a figure of a component file is a variable or a placeholder.

use games::Title;
use i18n::Locale;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Why a number stands in a text as digits.
const REASONS: &[(&str, &str)] = &[
    ("rule", "the number is a rule of the game and stands in no component file"),
    ("number", "the number of an advisor, a phase, a year or a module"),
    ("die", "what dice show"),
    ("players", "how many play"),
    ("notation", "what records and commands look like, and the limits of what can be entered"),
    ("example", "an example, or what it is told of"),
    ("box", "what lies in the box, or when and for whom the game was published"),
];

/// Returns the messages and paragraphs with digits: the id, or its beginning with a star, the reason, and for cards the digits.
fn allowed() -> Vec<(&'static str, &'static str, Option<&'static str>)> {
    let lines =
        include_str!("literals.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let mut words = line.splitn(3, ' ');
            let (id, reason) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
            (id, reason, words.next())
        })
        .collect()
}

fn own(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(own(path)).expect("the texts are there")
}

/// Returns the texts of a game in a language by their ids, without variables and placeholders.
fn texts(locale: Locale) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for file in ["krieg", "verraeter", "kingsburg", "kingsburg-cards"] {
        messages(&read(&format!("ftl/{locale}/{file}.ftl")), &mut texts);
    }
    for title in Title::ALL {
        paragraphs(title, &read(&format!("rules/{title}/{locale}.md")), &mut texts);
        texts.insert(
            format!("{title}:quick"),
            without_numbers(&read(&format!("rules/{title}/quick/{locale}.md"))),
        );
    }
    texts
}

/// A text without the numbers of the items of its lists.
fn without_numbers(text: &str) -> String {
    text.lines()
        .map(|line| line.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_string() + "\n")
        .collect()
}

fn messages(file: &str, texts: &mut BTreeMap<String, String>) {
    let (mut message, mut id) = (String::new(), String::new());
    for line in file.lines() {
        let (head, text) = line.split_once('=').unwrap_or((line, ""));
        if let Some(attribute) = head.strip_prefix("    .").filter(|head| !head.trim_end().contains(' ')) {
            id = format!("{message}.{}", attribute.trim());
            texts.insert(id.clone(), text.into());
        } else if head.starts_with(|letter: char| letter.is_ascii_lowercase()) && line.contains('=') {
            message = head.trim().into();
            id.clone_from(&message);
            texts.insert(id.clone(), text.into());
        } else if !line.starts_with('#') && !id.is_empty() {
            let text = texts.get_mut(&id).expect("the message has begun");
            text.push('\n');
            text.push_str(line);
        }
    }
}

fn paragraphs(title: Title, book: &str, texts: &mut BTreeMap<String, String>) {
    let mut id = format!("{title}:about");
    for line in book.lines() {
        if line.starts_with("## ") || line.starts_with("### ") {
            let name =
                line.split_once('{').and_then(|(_, rest)| rest.split_once('}')).map_or("", |(id, _)| id);
            id = format!("{title}:{name}");
        } else {
            let text = texts.entry(id.clone()).or_default();
            text.push_str(line);
            text.push('\n');
        }
    }
}

/// Returns the numbers of a text, sorted, apart from those of tokens and of the keys of variants.
fn digits(text: &str) -> String {
    let mut text = text.to_string();
    for token in ["'+2'", "«+2»", "«\u{a0}+2\u{a0}»", "„+2“", "[0]", "[1]", "[2]", "[3]", "[4]"] {
        text = text.replace(token, "");
    }
    let mut numbers: Vec<&str> = text.split(|letter: char| !letter.is_ascii_digit()).collect();
    numbers.retain(|number| !number.is_empty());
    numbers.sort_unstable();
    numbers.join(" ")
}

#[test]
fn digits_in_texts_are_rules() {
    let allowed = allowed();
    let mut used = BTreeSet::new();
    let mut unknown = Vec::new();
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            let found = digits(&strip(&text));
            if found.is_empty() {
                continue;
            }
            let fits = |(known, _, own): &&(&str, &str, Option<&str>)| {
                let is_it = match known.strip_suffix('*') {
                    Some(begin) => id.starts_with(begin),
                    None => id == *known,
                };
                is_it && own.is_none_or(|own| own == found)
            };
            match allowed.iter().find(fits) {
                Some((known, _, _)) => drop(used.insert(*known)),
                None => unknown.push(format!("{id} {found} ({locale})")),
            }
        }
    }
    assert!(unknown.is_empty(), "digits that are no known rules:\n{}", unknown.join("\n"));
    let unused: Vec<_> = allowed.iter().filter(|(known, _, _)| !used.contains(known)).collect();
    assert!(unused.is_empty(), "no text has these digits: {unused:?}");
}

/// Returns a text without the names of variables and without placeholders.
fn strip(text: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        left.push_str(before);
        let (inner, after) = name_end(after);
        left.push_str(inner);
        rest = after;
    }
    left + rest
}

/// What a placeable leaves of itself: nothing, up to its end or the beginning of its variants.
fn name_end(after: &str) -> (&str, &str) {
    let end = after.find('}').unwrap_or(after.len());
    match after.find("->") {
        Some(arrow) if arrow < end => ("", &after[arrow + 2..]),
        _ => ("", after.get(end + 1..).unwrap_or_default()),
    }
}

#[test]
fn every_reason_of_a_digit_is_explained() {
    for (id, reason, _) in allowed() {
        assert!(REASONS.iter().any(|(known, _)| *known == reason), "{id}: no reason '{reason}'");
    }
}
