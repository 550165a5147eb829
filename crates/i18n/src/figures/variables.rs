//! The messages with variables that a component set fills.

use super::Variable;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The variables of messages that a component set fills, by the id of the message; `id.attribute` for an attribute.
#[derive(Default)]
pub(crate) struct Variables {
    own: BTreeMap<String, Vec<(String, Variable)>>,
    repeats: BTreeMap<String, Vec<String>>,
}

/// The variables and messages that a message uses.
#[derive(Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Variables {
    /// Reads the messages of a file.
    pub(crate) fn read<'a>(&mut self, entries: impl Iterator<Item = &'a Entry<&'a str>>) {
        for entry in entries {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            message.value.iter().for_each(|pattern| self.add(id.into(), pattern));
            for attribute in &message.attributes {
                self.add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }

    fn add(&mut self, id: String, pattern: &Pattern<&str>) {
        let mut needs = Needs::default();
        needs.of_pattern(pattern);
        let found = |name: String| Some((name.clone(), Variable::find(&id, &name)?));
        let own: Vec<_> = needs.variables.into_iter().filter_map(found).collect();
        if !own.is_empty() {
            self.own.insert(id.clone(), own);
        }
        if !needs.messages.is_empty() {
            self.repeats.insert(id, needs.messages.into_iter().collect());
        }
    }

    /// Returns the variables of a message and of the messages that it references.
    pub(crate) fn of(&self, id: &str) -> Vec<&(String, Variable)> {
        let own = self.own.get(id).into_iter().flatten();
        let repeated = self.repeats.get(id).into_iter().flatten().flat_map(|id| self.of(id));
        own.chain(repeated).collect()
    }
}

impl Needs {
    fn of_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.of_expression(expression),
            }
        }
    }

    fn of_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.of_inline(inline),
            Expression::Select { selector, variants } => {
                self.of_inline(selector);
                variants.iter().for_each(|variant| self.of_pattern(&variant.value));
            }
        }
    }

    fn of_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.into());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.iter().map(|attribute| format!(".{}", attribute.name));
                self.messages.insert(format!("{}{}", id.name, attribute.collect::<String>()));
            }
            InlineExpression::Placeable { expression } => self.of_expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
