//! The figures of a component file as a flat list: each value with the path at which it stands.

use super::Source;
use std::fmt;
use toml::{Table, Value};

/// A figure: one value of a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The path at which the file holds it: `counts.hand_limit`, `building.statue.cost.1`, `invader.2.4.lose.gold`.
    pub key: String,
    /// The value with which the game is played.
    pub value: FigureValue,
    /// The value of the standard file.
    pub standard: FigureValue,
    /// Where the standard value comes from.
    pub source: Source,
}

impl Figure {
    /// Returns whether the value differs from the standard one.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.value != self.standard
    }
}

/// The value of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureValue {
    /// A whole number.
    Number(i64),
    /// A name of the notation, such as an agenda card or the race of an invader.
    Name(String),
}

impl fmt::Display for FigureValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FigureValue::Number(number) => number.fmt(f),
            FigureValue::Name(name) => name.fmt(f),
        }
    }
}

/// Returns every value of a table with its path, in the order of the table.
pub(super) fn flatten(table: &Table) -> Vec<(String, FigureValue)> {
    let mut flat = Vec::new();
    table.iter().for_each(|(key, value)| collect(key, value, &mut flat));
    flat
}

fn collect(path: &str, value: &Value, into: &mut Vec<(String, FigureValue)>) {
    match value {
        Value::Table(table) => {
            table.iter().for_each(|(key, value)| collect(&format!("{path}.{key}"), value, into));
        }
        Value::Array(values) => {
            (1..).zip(values).for_each(|(n, value)| collect_entry(path, n, value, into));
        }
        Value::Integer(number) => into.push((path.into(), FigureValue::Number(*number))),
        Value::String(name) => into.push((path.into(), FigureValue::Name(name.clone()))),
        Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            unreachable!("a component file has numbers and names only")
        }
    }
}

/// The values of an entry of a list, without the fields that say which entry it is.
fn collect_entry(path: &str, n: usize, value: &Value, into: &mut Vec<(String, FigureValue)>) {
    let part = identity(value).unwrap_or_else(|| n.to_string());
    match value {
        Value::Table(table) => {
            let fields = table.iter().filter(|(key, _)| !IDENTITY.contains(&key.as_str()));
            fields.for_each(|(key, value)| collect(&format!("{path}.{part}.{key}"), value, into));
        }
        Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_)
        | Value::Array(_) => collect(&format!("{path}.{part}"), value, into),
    }
}

/// The fields that say which entry of a list a table is.
const IDENTITY: [&str; 3] = ["id", "year", "card"];

/// Which entry of a list a table is: its id, or the year and the number of an invader card.
pub(super) fn identity(value: &Value) -> Option<String> {
    let table = value.as_table()?;
    let fields = IDENTITY.iter().filter_map(|field| table.get(*field));
    let parts: Vec<String> =
        fields.map(|field| field.as_str().map_or(field.to_string(), Into::into)).collect();
    (!parts.is_empty()).then(|| parts.join("."))
}

/// Returns the entries of a table that differ from another. Lists of plain values stay whole; tables of a list
/// keep the fields that identify them.
pub(super) fn difference(table: &Table, standard: &Table) -> Table {
    let changed = table.iter().filter_map(|(key, value)| {
        let changed = match standard.get(key) {
            Some(standard) => difference_of_values(value, standard)?,
            None => value.clone(),
        };
        Some((key.clone(), changed))
    });
    changed.collect()
}

fn difference_of_values(value: &Value, standard: &Value) -> Option<Value> {
    match (value, standard) {
        (Value::Table(table), Value::Table(standard)) => {
            let changed = difference(table, standard);
            (!changed.is_empty()).then_some(Value::Table(changed))
        }
        (Value::Array(values), Value::Array(standards))
            if values.iter().any(|value| identity(value).is_some()) =>
        {
            let changed: Vec<Value> =
                values.iter().filter_map(|value| changed_entry(value, standards)).collect();
            (!changed.is_empty()).then_some(Value::Array(changed))
        }
        _ => (value != standard).then(|| value.clone()),
    }
}

/// Returns an entry of a list with its identity and what differs in it; nothing if it is the standard one.
fn changed_entry(value: &Value, standards: &[Value]) -> Option<Value> {
    let standard = standards.iter().find(|standard| identity(standard) == identity(value));
    let Some(standard) = standard else { return Some(value.clone()) };
    let Some(Value::Table(changed)) = difference_of_values(value, standard) else { return None };
    let table = value.as_table()?;
    let known = table.iter().filter(|(key, _)| IDENTITY.contains(&key.as_str()));
    Some(Value::Table(known.map(|(key, value)| (key.clone(), value.clone())).chain(changed).collect()))
}

/// Sets the value at a path. Returns whether the path exists.
pub(super) fn set(table: &mut Table, path: &str, text: &str) -> bool {
    match table.iter_mut().find_map(|(key, value)| Some((value, rest_of(path, key)?))) {
        Some((value, rest)) => set_value(value, rest, text),
        None => false,
    }
}

fn set_value(value: &mut Value, path: &str, text: &str) -> bool {
    match value {
        Value::Table(table) => set(table, path, text),
        Value::Array(values) => {
            let entries = (1..)
                .zip(values)
                .map(|(n, value)| (identity(value).unwrap_or_else(|| format!("{n}")), value));
            let found = entries.filter_map(|(part, value)| Some((value, rest_of(path, &part)?))).next();
            found.is_some_and(|(value, rest)| set_value(value, rest, text))
        }
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            // A value that is no number stays a string: the parser of the file then reports the expected type.
            *value = text.trim().parse().map_or_else(|_| Value::String(text.trim().into()), Value::Integer);
            path.is_empty()
        }
    }
}

/// Returns the rest of a path after its first part.
fn rest_of<'a>(path: &'a str, part: &str) -> Option<&'a str> {
    let rest = path.strip_prefix(part)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix('.') }
}
