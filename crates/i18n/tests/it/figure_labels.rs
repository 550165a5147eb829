//! Every component figure has a label in every language.

use games::Title;
use games::components::FigureValue;
use i18n::{Locale, MessageContext, game_text, messages};
use std::collections::BTreeSet;

#[test]
fn no_two_figures_of_a_game_have_the_same_label() {
    for info in Title::ALL.map(Title::info) {
        let voice = game_text(info.title);
        for locale in Locale::ALL {
            let msg = MessageContext::new(messages(locale), &[]);
            let set = info.component_file.standard_set();
            let label = |key: &str| {
                let label = voice.figure_label(&msg, key);
                assert!(!label.group.is_empty() && !label.figure.is_empty(), "{key} in {locale}: {label:?}");
                (label.group, label.item, label.figure)
            };
            let labels: BTreeSet<_> = set.figures().iter().map(|figure| label(&figure.key)).collect();
            assert_eq!(labels.len(), set.figures().len(), "the figures of {} in {locale}", info.id());
        }
    }
}

#[test]
fn every_figure_that_is_a_name_is_one_of_its_names() {
    for info in Title::ALL.map(Title::info) {
        let voice = game_text(info.title);
        let msg = MessageContext::new(messages(Locale::English), &[]);
        for figure in info.component_file.standard_set().figures() {
            let names = voice.figure_names(&msg, &figure.key);
            let is_listed = names.iter().any(|(name, _)| *name == figure.standard.to_string());
            assert_eq!(
                is_listed,
                matches!(figure.standard, FigureValue::Name(_)),
                "{}: {names:?}",
                figure.key
            );
        }
    }
}

#[test]
fn every_card_with_a_name_has_its_label_in_every_language() {
    let info = Title::Kingsburg.info();
    let voice = game_text(info.title);
    for locale in Locale::ALL {
        let msg = MessageContext::new(messages(locale), &[]);
        for (kind, id) in info.component_file.cards() {
            let label = voice.figure_label(&msg, &format!("{kind}.{id}"));
            assert!(!label.item.is_empty() && !label.text.is_empty(), "{kind}.{id} in {locale}: {label:?}");
            assert_eq!(label.line(), label.item);
        }
    }
}
