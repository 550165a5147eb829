//! Every component figure has a label in every language.

use games::Title;
use games::components::{FigureValue, Provenance, Source};
use i18n::{Locale, MessageContext, game_text, messages};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn no_two_figures_of_a_game_have_the_same_label() {
    for info in Title::ALL.map(Title::info) {
        let texts = game_text(info.title);
        for locale in Locale::ALL {
            let msg = MessageContext::new(messages(locale), &[]);
            let set = info.component_file.standard_set();
            let label = |key: &str| {
                let label = texts.figure_label(&msg, key);
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
        let texts = game_text(info.title);
        let msg = MessageContext::new(messages(Locale::English), &[]);
        for figure in info.component_file.standard_set().figures() {
            let names = texts.figure_names(&msg, &figure.key);
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
    let texts = game_text(info.title);
    for locale in Locale::ALL {
        let msg = MessageContext::new(messages(locale), &[]);
        for (kind, id) in info.component_file.cards() {
            let label = texts.figure_label(&msg, &format!("{kind}.{id}"));
            assert!(!label.item.is_empty() && !label.text.is_empty(), "{kind}.{id} in {locale}: {label:?}");
            assert_eq!(label.line(), label.item);
        }
    }
}

#[test]
fn every_provenance_has_its_text_in_every_language_and_every_text_its_provenance() {
    for info in Title::ALL.map(Title::info) {
        let (provenance, prefix) = ((info.provenance)(), game_text(info.title).prefix());
        let notes = |locale| {
            let words = messages(locale);
            let id = |figures: &Provenance| format!("{prefix}-provenance-{}", figures.id);
            assert!(provenance.iter().all(|figures| words.contains(&id(figures))), "{prefix} in {locale}");
            let texts = provenance.iter().map(|figures| i18n::provenance_text(words, info.title, figures));
            texts.map(|text| !text.note.is_empty()).collect::<Vec<_>>()
        };
        let english = notes(Locale::English);
        assert!(Locale::ALL.iter().all(|locale| notes(*locale) == english), "notes of {prefix}");
        let explained =
            |(figures, has_note): (&Provenance, &bool)| *has_note || figures.source != Source::Reconstructed;
        assert!(provenance.iter().zip(&english).all(explained), "{prefix}: a reconstruction needs a note");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("ftl/en/{}.ftl", info.id()));
        let text = std::fs::read_to_string(file).expect("the messages can be read");
        let begin = format!("{prefix}-provenance-");
        let named: Vec<&str> =
            text.lines().filter_map(|line| line.strip_prefix(&begin)?.split(' ').next()).collect();
        let known: Vec<&str> = provenance.iter().map(|figures| figures.id.as_str()).collect();
        assert_eq!(named, known);
    }
}
