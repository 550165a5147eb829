//! A variable of a text that a component set fills.

use super::{standard_sets, value, word_of};
use fluent_bundle::FluentValue;
use games::components::{ComponentSet, Figure, FigureValue};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Variable {
    /// A figure.
    Figure {
        /// Its key.
        key: String,
        /// How it is written.
        form: Form,
    },
    /// The name of a card.
    Name(String),
    /// The object form of a card in a sentence.
    The(String),
    /// The cost of a building as text.
    Cost(String),
}

/// How a figure is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// As a number, for plural forms.
    Plain,
    /// Without its sign.
    Size,
    /// `plus` or `minus`, to select by.
    Sign,
    /// With its sign: `+2`.
    Signed,
    /// As the number of a year: `III`.
    Roman,
}

/// The suffix of the name of a variable for each form.
const FORMS: [(&str, Form); 4] =
    [("-size", Form::Size), ("-sign", Form::Sign), ("-signed", Form::Signed), ("-roman", Form::Roman)];

/// The keys of all figures by the names of their variables: of a text of a card by the card and the name there, of any text
/// by the whole key with hyphens.
struct Keys {
    of_card: BTreeMap<(String, String), String>,
    of_all: BTreeMap<String, String>,
}

static KEYS: LazyLock<Keys> = LazyLock::new(Keys::of_standard_sets);

impl Variable {
    /// What fills the variable of a message; nothing if the component set does not.
    pub(crate) fn find(message: &str, name: &str) -> Option<Variable> {
        if let Some(card) = name.strip_prefix("name-") {
            return Some(Variable::Name(card.into()));
        }
        if let Some(card) = name.strip_prefix("the-") {
            return Some(Variable::The(card.into()));
        }
        if let Some(card) = name.strip_prefix("cost-") {
            return Some(Variable::Cost(card.into()));
        }
        let figure = |name: &str, form| {
            let key = KEYS.find(message, name).or_else(|| value(None, name).map(|_| name))?;
            Some(Variable::Figure { key: key.into(), form })
        };
        let in_form = |(end, form): &(&str, Form)| figure(name.strip_suffix(end)?, *form);
        figure(name, Form::Plain).or_else(|| FORMS.iter().find_map(in_form))
    }
}

impl Form {
    /// Returns a figure in this form.
    pub(crate) fn fill(self, set: Option<&ComponentSet>, key: &str) -> FluentValue<'static> {
        match value(set, key) {
            Some(FigureValue::Number(number)) => self.of_number(number),
            Some(FigureValue::Name(name)) => name.into(),
            None => FluentValue::None,
        }
    }

    fn of_number(self, number: i64) -> FluentValue<'static> {
        match self {
            Form::Plain => number.into(),
            Form::Size => number.abs().into(),
            Form::Sign | Form::Signed | Form::Roman => self.write(number).into(),
        }
    }

    /// Returns a number in this form, as text.
    pub(crate) fn write(self, number: i64) -> String {
        match self {
            Form::Plain => number.to_string(),
            Form::Size => number.abs().to_string(),
            Form::Sign => if number < 0 { "minus" } else { "plus" }.into(),
            Form::Signed if number == 0 => "0".into(),
            Form::Signed => format!("{number:+}"),
            Form::Roman => roman(number).into(),
        }
    }
}

/// Returns the number of a year.
fn roman(year: i64) -> &'static str {
    match year {
        ..=1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        5.. => "V",
    }
}

impl Keys {
    fn of_standard_sets() -> Keys {
        let mut keys = Keys { of_card: BTreeMap::new(), of_all: BTreeMap::new() };
        let sets = standard_sets().into_iter().flat_map(ComponentSet::figures);
        sets.for_each(|figure| keys.add(figure));
        keys
    }

    fn add(&mut self, figure: &Figure) {
        let key = &figure.key;
        let parts: Vec<&str> = key.split('.').collect();
        match parts[..] {
            // The numbers of a card's text count before those that its building has beside it.
            [_, card, "params", number] => {
                self.of_card.insert((card.into(), number.into()), key.clone());
            }
            ["building", card, ref rest @ ..] => {
                self.of_card.entry((card.into(), rest.join("-"))).or_insert_with(|| key.clone());
            }
            _ => {}
        }
        self.of_all.insert(parts.join("-"), key.clone());
    }

    fn find(&self, message: &str, name: &str) -> Option<&str> {
        let card = word_of(message).map(|word| word.split('.').next().unwrap_or(word));
        let of_card = |card: &str| self.of_card.get(&(card.to_string(), name.to_string()));
        card.and_then(of_card).or_else(|| self.of_all.get(name)).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(key: &str, form: Form) -> Option<Variable> {
        Some(Variable::Figure { key: key.into(), form })
    }

    #[test]
    fn a_text_of_a_card_names_its_numbers_shortly() {
        let find = Variable::find;
        assert_eq!(find("kb-depot.text", "wood"), figure("building.depot.params.wood", Form::Plain));
        assert_eq!(
            find("kb-thief.text", "start_vp-size"),
            figure("governor.thief.params.start_vp", Form::Size)
        );
        assert_eq!(
            find("kb-guard-tower.text", "battle-signed"),
            figure("building.guard-tower.battle", Form::Signed)
        );
        assert_eq!(find("kb-armory.text", "battle"), figure("building.armory.params.battle", Form::Plain));
        assert_eq!(find("kb-goods", "n"), None);
    }

    #[test]
    fn any_text_may_name_a_figure_by_its_whole_key() {
        let found = Variable::find("kb-guide-aid", "building-statue-cost-1");
        assert_eq!(found, figure("building.statue.cost.1", Form::Plain));
        assert_eq!(Variable::find("kb-do-arm", "the-armory"), Some(Variable::The("armory".into())));
    }
}
