//! Snapshots of the text views of the golden games for every observer, so that no change reveals hidden information unnoticed.

use crate::golden_games::{NAMES, records, replay};
use engine::{Eye, SeatSet};
use games::Title;
use games::titles::kingsburg::cards;
use i18n::{Locale, MessageContext, STAR, TextView, game_text, messages};
use std::fmt::Write;

/// The plies of the snapshots, as percentages of the game.
const LOOKS: [usize; 3] = [30, 70, 100];

#[test]
fn every_eye_sees_what_it_saw() {
    let names = NAMES.map(String::from);
    let msg = MessageContext::new(messages(Locale::English), &names);
    for title in Title::ALL {
        let texts = game_text(title);
        for path in records(title) {
            let whole = replay(&path);
            let mut text = String::new();
            for share in LOOKS {
                let table = whole.at_ply((whole.ply_count() * share / 100).max(1));
                let seats = SeatSet::all(table.header().seats);
                for eye in seats.iter().map(Eye::Seat).chain([Eye::Public, Eye::Omniscient]) {
                    let _ = writeln!(
                        text,
                        "== ply {}, eye {eye}: {}",
                        table.ply_count(),
                        texts.phase_line(&msg, &*table, eye)
                    );
                    for section in texts.describe(&msg, &*table, eye) {
                        let _ = write!(text, "{}\n{}", section.title, section.plain());
                    }
                    if eye == Eye::Public {
                        let _ = writeln!(text, "{}", texts.ascii_board(&msg, &*table, eye).join("\n"));
                    }
                }
            }
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => format!("views/{title}") }, {
                insta::assert_snapshot!(name, text);
            });
        }
    }
}

/// Returns the English names of reconstructed cards that nothing else in the game is called by.
fn reconstructed_cards() -> Vec<&'static str> {
    let advisors = ["General", "Architect"];
    let cards = cards::all().iter().map(|(_, card)| card).filter(|card| !card.is_known());
    cards.map(|card| card.names.en.as_str()).filter(|name| !advisors.contains(name)).collect()
}

/// Returns whether each occurrence of a name that is written out has the mark of a reconstructed card.
fn is_marked(text: &str, name: &str) -> bool {
    text.match_indices(name).all(|(at, _)| text[at + name.len()..].starts_with(STAR))
}

#[test]
fn reconstructed_cards_have_their_mark_wherever_they_are_named() {
    let names = NAMES.map(String::from);
    let msg = MessageContext::new(messages(Locale::English), &names);
    let reconstructed = reconstructed_cards();
    for path in records(Title::Kingsburg) {
        let whole = replay(&path);
        let shown =
            TextView::new(&msg, &*whole, Eye::Public, whole.ply_count() / 2).plain(true, &str::to_owned);
        for name in &reconstructed {
            assert!(is_marked(&shown, name), "{name} in {}:\n{shown}", path.display());
        }
        for cut_off in shown.split_inclusive('…').filter(|part| part.contains(" · ") && part.ends_with('…'))
        {
            let cell = cut_off.rsplit("· ").next().unwrap_or_default().trim_end_matches('…');
            let is_card = !cell.is_empty() && reconstructed.iter().any(|name| name.starts_with(cell));
            let next = shown.find(cut_off).and_then(|at| shown[at + cut_off.len()..].chars().next());
            assert!(!is_card || next == Some('*'), "{cut_off} in {}", path.display());
        }
    }
}

#[test]
fn a_view_says_whether_reconstructed_figures_are_in_play() {
    let msg = MessageContext::new(messages(Locale::English), &[]);
    for (game, record, note) in [
        (Title::Krieg, 0, Some("ht-reconstructed-figures")),
        (Title::Verraeter, 0, Some("ht-reconstructed-figures")),
        (Title::Kingsburg, 0, None),
        (Title::Kingsburg, 6, Some("kb-star-plain")),
    ] {
        let table = replay(&records(game)[record]);
        let view = TextView::new(&msg, &*table, Eye::Public, table.ply_count());
        assert_eq!(view.note, note.map(|id| msg.text(id)), "{}", table.header());
    }
}
