//! Placeholders of the rulebooks: figures and names that follow the component set of a table.
//!
//! - `{figure:KEY}` is a figure, `{figure:KEY:signed}` the same with its sign, `:size` without, `:roman` as the number of a
//!   year;
//! - `{star:KEY}` is a star if the figure is reconstructed and not replaced;
//! - `{plural:KEY|one|other}` is the form that goes with the number;
//! - `{case:KEY|1=one|2=two|others}` is the text that goes with the value, with the value for `#`;
//! - `{name:CARD}` is the name of a card;
//! - `{toll:KEY}` is what a battle costs or brings;
//! - `{standard-figures}` says of an example that it uses the standard figures, if the set has others.

use crate::Messages;
use crate::figures::{Form, standard_sets, value};
use fluent_bundle::{FluentArgs, FluentValue};
use games::components::{ComponentSet, FigureValue, Source};

/// Returns a text with its placeholders filled. Other text is unchanged.
pub(super) fn fill(words: &Messages, set: &ComponentSet, text: &str) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        match after.split_once('}').and_then(|(inner, after)| Some((of(words, set, inner)?, after))) {
            Some((value, after)) => {
                filled.push_str(&value);
                rest = after;
            }
            None => {
                filled.push('{');
                rest = after;
            }
        }
    }
    filled + rest
}

fn of(words: &Messages, set: &ComponentSet, placeholder: &str) -> Option<String> {
    if placeholder == "standard-figures" {
        let is_other = !standard_sets().contains(&set) && !set.differences().is_empty();
        return Some(if is_other {
            format!(" {}", words.get("ht-book-standard-figures"))
        } else {
            String::new()
        });
    }
    let (kind, rest) = placeholder.split_once(':')?;
    match kind {
        "figure" => figure(words, set, rest),
        "star" => Some(star(set, rest)),
        "plural" => plural(words, set, rest),
        "case" => case(set, rest),
        "name" => Some(words.format(&format!("kb-{rest}"), FluentArgs::new(), Some(set))),
        "toll" => Some(toll(words, set, rest)),
        _ => None,
    }
}

fn figure(words: &Messages, set: &ComponentSet, rest: &str) -> Option<String> {
    let (key, form) = match rest.split_once(':') {
        None => (rest, Form::Plain),
        Some((key, "signed")) => (key, Form::Signed),
        Some((key, "size")) => (key, Form::Size),
        Some((key, "roman")) => (key, Form::Roman),
        Some(_) => return None,
    };
    match value(Some(set), key)? {
        FigureValue::Number(number) => Some(form.write(number)),
        FigureValue::Name(name) => Some(in_words(words, &name)),
    }
}

/// Returns a race, or an agenda card such as `war/cathedral`.
fn in_words(words: &Messages, name: &str) -> String {
    match name.split_once('/') {
        None => words.get(&format!("kb-race-{name}")),
        Some((problem, symbol)) => {
            let args = [
                ("problem", FluentValue::from(words.get(&format!("kr-problem-{problem}")))),
                ("symbol", words.get(&format!("kr-symbol-{symbol}")).into()),
            ];
            words.format("kr-matter", args.into_iter().collect(), None)
        }
    }
}

fn star(set: &ComponentSet, key: &str) -> String {
    let figure = set.figures().iter().find(|figure| figure.key == key);
    let has_star =
        figure.is_some_and(|figure| figure.source == Source::Reconstructed && !figure.is_changed());
    if has_star { "★".into() } else { String::new() }
}

fn plural(words: &Messages, set: &ComponentSet, rest: &str) -> Option<String> {
    let mut parts = rest.split('|');
    let (key, one, other) = (parts.next()?, parts.next()?, parts.next()?);
    let FigureValue::Number(number) = value(Some(set), key)? else { return None };
    let args = [("n", FluentValue::from(number)), ("one", one.into()), ("other", other.into())];
    Some(words.format("ht-book-plural", args.into_iter().collect(), None))
}

fn case(set: &ComponentSet, rest: &str) -> Option<String> {
    let (key, cases) = rest.split_once('|')?;
    let number = value(Some(set), key)?.to_string();
    let own = |case: &str| {
        case.split_once('=').filter(|(known, _)| *known == number).map(|(_, text)| text.to_string())
    };
    let other = || cases.rsplit('|').next().unwrap_or_default().replace('#', &number);
    Some(cases.split('|').find_map(own).unwrap_or_else(other))
}

/// Returns the losses or rewards of a battle, by the key of its figures: `invader.1.2.lose`.
fn toll(words: &Messages, set: &ComponentSet, key: &str) -> String {
    let count = |field: &str| set.number(&format!("{key}.{field}")).filter(|&count| count > 0);
    let counted = |id: &str, count: i64, good: &'static str| {
        let args = [("good", FluentValue::from(good)), ("n", count.into())];
        words.format(id, args.into_iter().collect(), None)
    };
    let kinds = ["gold", "wood", "stone"]
        .into_iter()
        .filter_map(|good| Some(counted("kb-goods", count(good)?, good)));
    let others = [("goods", "kb-book-goods"), ("building", "kb-buildings"), ("vp", "ht-vp")];
    let others = others.into_iter().filter_map(|(field, id)| Some(counted(id, count(field)?, "")));
    let all: Vec<String> = kinds.chain(others).collect();
    if all.is_empty() { words.get("kb-nothing") } else { all.join(", ") }
}
