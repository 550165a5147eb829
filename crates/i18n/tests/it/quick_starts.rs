//! The quick starts: the same points in every language, short enough for a card.

use games::{TableGame, Title, with_game};
use i18n::{Locale, MessageContext, messages, plain_text, quick_start};
use pulldown_cmark::{Event, Parser, Tag};

fn standard(title: Title, locale: Locale) -> String {
    let components = with_game!(title, G => G::standard_components());
    quick_start(title, locale, components)
}

/// The numbers of paragraphs outside lists and of points.
fn parts(markdown: &str) -> (usize, usize) {
    let count = |wanted: fn(&Tag<'_>) -> bool| {
        Parser::new(markdown).filter(|event| matches!(event, Event::Start(tag) if wanted(tag))).count()
    };
    (count(|tag| matches!(tag, Tag::Paragraph)), count(|tag| matches!(tag, Tag::Item)))
}

#[test]
fn all_languages_have_the_same_points() {
    for title in Title::ALL {
        let [english, others @ ..] = Locale::ALL.map(|locale| standard(title, locale));
        let (_, points) = parts(&english);
        assert!((5..=7).contains(&points), "{title} has {points} points");
        for other in others {
            assert_eq!(parts(&english), parts(&other), "{title}: {other}");
            assert_ne!(english, other, "{title} is translated");
        }
    }
}

#[test]
fn a_quick_start_fits_a_card() {
    for title in Title::ALL {
        for locale in Locale::ALL {
            let text = plain_text(&standard(title, locale));
            let words = text.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count();
            assert!((120..=215).contains(&words), "{title} in {locale} has {words} words");
            assert!(text.chars().count() <= 1400, "{title} in {locale} has {} letters", text.chars().count());
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{title} in {locale} is too wide");
        }
    }
}

#[test]
fn no_placeholder_is_left() {
    for title in Title::ALL {
        for locale in Locale::ALL {
            assert!(!standard(title, locale).contains(['{', '}']), "{title} in {locale}");
        }
    }
}

/// The figures of a table are those of its component set.
#[test]
fn a_quick_start_has_the_figures_of_the_component_set() {
    let component_file = &Title::Krieg.info().component_file;
    let changed = component_file.read_set("[counts]\nhand_limit = 9\n").expect("a component file");
    for locale in Locale::ALL {
        assert!(quick_start(Title::Krieg, locale, &changed).contains('9'), "{locale}");
        assert!(!standard(Title::Krieg, locale).contains('9'), "{locale}");
    }
}

#[test]
fn the_terms_of_victory_points_are_those_of_the_messages() {
    for locale in Locale::ALL {
        let vp = MessageContext::new(messages(locale), &[]).format("ht-vp").count("n", 3).build();
        let vp = vp.split_whitespace().last().unwrap_or_default().to_string();
        for title in Title::ALL {
            assert!(standard(title, locale).contains(&format!("({vp})")), "{title} in {locale}: {vp}");
        }
    }
}
