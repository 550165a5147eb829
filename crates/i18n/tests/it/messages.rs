//! Messages in every language: none is missing, unused or untranslated, and all have the same arguments.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use games::{Title, serialized_name};
use i18n::{GameText, Locale, book, game_text};
use kingsburg::Kingsburg;
use krieg::Krieg;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use verraeter::Verraeter;

fn own(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

fn files(locale: Locale) -> Vec<(String, String)> {
    let folder = fs::read_dir(own("ftl").join(locale.tag())).expect("the messages are there");
    let mut files: Vec<PathBuf> = folder.map(|file| file.expect("a folder can be read").path()).collect();
    files.sort();
    let read = |path: &PathBuf| fs::read_to_string(path).expect("messages can be read");
    files
        .iter()
        .map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into(), read(path)))
        .collect()
}

/// A message: its text without placeables, the names of its arguments, and the messages that it references.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Message {
    text: String,
    args: BTreeSet<String>,
    repeats: BTreeSet<String>,
}

/// Returns all messages and attributes of a language, in their order.
fn messages(locale: Locale) -> Vec<(String, Message)> {
    let mut all = Vec::new();
    for (name, text) in files(locale) {
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{locale} {name}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_string();
            if let Some(pattern) = &message.value {
                all.push((id.clone(), read(pattern)));
            }
            for attribute in &message.attributes {
                all.push((format!("{id}.{}", attribute.id.name), read(&attribute.value)));
            }
        }
    }
    all
}

fn read(pattern: &Pattern<&str>) -> Message {
    let mut message = Message::default();
    walk(pattern, &mut message);
    message
}

fn walk(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => argument(inline, message),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                argument(selector, message);
                variants.iter().for_each(|variant| walk(&variant.value, message));
            }
        }
    }
}

fn argument(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.args.insert(id.name.to_string());
        }
        InlineExpression::StringLiteral { value } => message.text.push_str(value),
        InlineExpression::MessageReference { id, .. } => {
            message.repeats.insert(id.name.to_string());
        }
        InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => {}
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let english = messages(Locale::English);
    for locale in [Locale::Italian, Locale::French, Locale::German] {
        let other = messages(locale);
        let ids = |all: &[(String, Message)]| all.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&english), ids(&other), "the messages in {locale} are others");
    }
}

/// A language may omit or add a count for plural forms, and use another form of a card's name, but it has
/// no other arguments of its own.
#[test]
fn no_language_asks_for_more_than_english() {
    let english: BTreeMap<String, Message> = messages(Locale::English).into_iter().collect();
    for locale in Locale::ALL {
        for (id, message) in messages(locale) {
            let own = message.args.difference(&english[&id].args);
            let more: Vec<_> =
                own.filter(|arg| !["n", "count"].contains(&arg.as_str()) && !names_card(arg)).collect();
            assert!(more.is_empty(), "{id} in {locale} asks for {more:?}");
        }
    }
}

fn names_card(arg: &str) -> bool {
    arg.starts_with("name-") || arg.starts_with("the-")
}

/// Messages that are equal in two languages because the languages have the same words.
fn may_be_the_same(id: &str, text: &str) -> bool {
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    letters <= 3 || SAME.contains(&id)
}

/// Names that other languages use too.
const SAME: &[&str] = &[
    "ht-page",
    "kb-advisor-10",
    "kb-advisor-13",
    "kb-advisor-6",
    "kb-altar",
    "kb-barricade",
    "kb-famine",
    "kb-figure-race",
    "kb-general",
    "kb-paladin",
    "kb-palisade",
    "kb-phase-8",
    "kb-piece-scenario",
    "kb-prince",
    "kb-race-dragons",
    "kb-race-goblins",
    "kb-race-zombies",
    "kb-scenario",
    "kb-season-winter",
    "kb-statue",
    "kb-title",
    "kr-part-facade",
    "kr-problem-famine",
    "kr-seat-hand",
    "kr-seat-hand-hidden",
    "kr-title",
    "tool-arena-rating",
    "tool-bar-learnt",
    "tool-cards-bots",
    "tool-curve-across",
    "tool-ladder-points",
    "tool-ladder-rating",
    "tool-options",
    "tool-value-bots",
    "tool-value-file",
    "tool-value-modules",
    "tool-value-options",
    "vt-kind-village",
    "vt-lap",
    "vt-role-diplomat2",
    "vt-role-diplomat5",
    "vt-seat-hand",
    "vt-title",
    "web-size-usual",
    "web-sum",
    "web-talk",
];

#[test]
fn every_message_is_translated() {
    let english: BTreeMap<String, Message> = messages(Locale::English).into_iter().collect();
    let mut same = Vec::new();
    for locale in [Locale::Italian, Locale::French, Locale::German] {
        for (id, message) in messages(locale) {
            if message.text == english[&id].text && !may_be_the_same(&id, &message.text) {
                same.push(format!("{id} ({locale}): {}", message.text));
            }
        }
    }
    assert!(same.is_empty(), "the same as in English:\n{}", same.join("\n"));
}

/// Returns the message ids in the sources: whole ids, and prefixes of ids that end in a name (`kr-reason-{}`).
fn said() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut whole, mut begun) = (BTreeSet::new(), BTreeSet::new());
    for text in ["src", "../cli/src", "../boards/src", "../server/src"]
        .iter()
        .flat_map(|folder| sources(&own(folder)))
    {
        for literal in text.split('"').skip(1) {
            let is_id = ["ht-", "kr-", "vt-", "kb-", "tool-", "web-"]
                .iter()
                .any(|prefix| literal.starts_with(prefix));
            match literal.split_once('{') {
                Some((begin, _)) if is_id => begun.insert(begin.to_string()),
                None if is_id => whole.insert(literal.to_string()),
                Some(_) | None => false,
            };
        }
    }
    (whole, begun)
}

/// Returns the text of every source of Rust in a folder and those below it.
fn sources(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            texts.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            texts.push(fs::read_to_string(&path).expect("a source can be read"));
        }
    }
    texts
}

#[test]
fn no_message_is_missing_or_unused() {
    let english = messages(Locale::English);
    let known: BTreeSet<String> = english.iter().map(|(id, _)| id.clone()).collect();
    let repeated: BTreeSet<&String> = english.iter().flat_map(|(_, message)| &message.repeats).collect();
    let (whole, begun) = said();
    let missing: Vec<_> = whole.iter().filter(|id| !known.contains(*id)).collect();
    assert!(missing.is_empty(), "no message {missing:?}");
    let empty: Vec<_> = begun.iter().filter(|begin| !known.iter().any(|id| id.starts_with(*begin))).collect();
    assert!(empty.is_empty(), "no message begins with {empty:?}");
    let named = |id: &String| {
        whole.contains(id)
            || repeated.contains(id)
            || begun.iter().any(|begin| id.starts_with(begin))
            || id.contains("-reason-")
            || id.contains("-expected-")
            || id.contains("-misfit-")
            || id.contains("-why-")
            || id.contains("-option-")
            || id.contains("-provenance-")
            || id.contains('.')
            || id.ends_with("-title")
            || id.ends_with("-about")
    };
    let unused: Vec<_> = known.iter().filter(|id| !named(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Each reason of a game has its message, and each of those messages its reason.
#[test]
fn every_reason_has_its_message() {
    let codes = [
        ("kr", krieg::Reason::ALL.iter().map(serialized_name).collect::<BTreeSet<_>>()),
        ("vt", verraeter::Reason::ALL.iter().map(serialized_name).collect()),
        ("kb", kingsburg::Reason::ALL.iter().map(serialized_name).collect()),
    ];
    for (prefix, codes) in codes {
        assert_eq!(codes, named_by(&format!("{prefix}-reason-")), "the reasons of {prefix}");
    }
}

/// Returns the codes after a prefix in the sources of a folder: `expected: "cards"`.
fn codes(folder: &str, word: &str) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    for text in sources(&own(folder)) {
        let found = text.split(word).skip(1).filter_map(|rest| rest.split('"').next());
        codes.extend(found.map(Into::into));
    }
    codes
}

/// Returns the names after the prefix of an id, such as `kr-reason-`.
fn named_by(begin: &str) -> BTreeSet<String> {
    let ids = messages(Locale::English).into_iter().map(|(id, _)| id);
    ids.filter_map(|id| id.strip_prefix(begin).map(Into::into)).collect()
}

/// Each code of an expected input has its message, and each of those messages its code.
#[test]
fn everything_that_can_be_read_has_its_message() {
    let notations = [
        ("kr", "../krieg/src", 10),
        ("vt", "../verraeter/src", 11),
        ("kb", "../kingsburg/src", 31),
        ("ht", "../engine/src", 1),
    ];
    for (prefix, folder, least) in notations {
        let mut codes = codes(folder, "expected: \"");
        // The notation of games without chance events; there are none.
        codes.remove("nothing");
        assert!(codes.len() >= least, "the codes of {prefix} are found: {codes:?}");
        let kebab = |code: &String| code.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(codes.iter().all(kebab), "codes and no words: {codes:?}");
        assert_eq!(codes, named_by(&format!("{prefix}-expected-")), "what {prefix} can read");
    }
}

/// Each code of invalid figures has its message, and each of those messages its code.
#[test]
fn every_misfit_has_its_message() {
    for (title, least) in [(Title::Krieg, 14), (Title::Verraeter, 5), (Title::Kingsburg, 13)] {
        let codes = codes(&format!("../games/src/titles/{title}"), "misfit(\"");
        assert!(codes.len() >= least, "the codes of {title} are found: {codes:?}");
        assert_eq!(
            codes,
            named_by(&format!("{}-misfit-", game_text(title).prefix())),
            "the misfits of {title}"
        );
    }
}

/// Each reason leads to a paragraph of the game's rules.
#[test]
fn every_reason_has_its_rule() {
    let rules = [
        (Title::Krieg, krieg::Reason::ALL.map(Krieg::rule_for_reason).to_vec()),
        (Title::Verraeter, verraeter::Reason::ALL.map(Verraeter::rule_for_reason).to_vec()),
        (Title::Kingsburg, kingsburg::Reason::ALL.map(Kingsburg::rule_for_reason).to_vec()),
    ];
    for (title, rules) in rules {
        let book = book(title, Locale::English);
        let unknown: Vec<_> = rules.iter().filter(|rule| book.find(rule).is_none()).collect();
        assert!(unknown.is_empty(), "{title} has no paragraphs {unknown:?}");
    }
}

/// Each option of a game and each of its values is explained.
#[test]
fn every_option_has_its_message() {
    let known: BTreeSet<String> = messages(Locale::English).into_iter().map(|(id, _)| id).collect();
    for title in Title::ALL {
        let prefix = game_text(title).prefix();
        let (mut wanted, mut extra) = (BTreeSet::new(), BTreeSet::new());
        for option in title.info().options {
            if option.several {
                extra.extend(["none", "all"].map(|value| format!("{prefix}-option-{}-{value}", option.key)));
            }
            wanted.insert(format!("{prefix}-option-{}", option.key));
            wanted
                .extend(option.values.iter().map(|value| format!("{prefix}-option-{}-{value}", option.key)));
        }
        let begin = format!("{prefix}-option-");
        let said: BTreeSet<String> = known.iter().filter(|id| id.starts_with(&begin)).cloned().collect();
        let said: BTreeSet<String> = said.difference(&extra).cloned().collect();
        assert_eq!(wanted, said, "the options of {title}");
    }
}
