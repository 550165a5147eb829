//! What every eye sees of the golden games, in words: pinned, so that nothing hidden comes to light unseen.

use crate::golden_games::{NAMES, records, replay};
use engine::{Eye, SeatSet};
use games::Title;
use i18n::{Locale, MessageContext, game_text, messages};
use std::fmt::Write;

/// Plies at which every eye's view is pinned, as shares of the game.
const LOOKS: [usize; 3] = [30, 70, 100];

#[test]
fn every_eye_sees_what_it_saw() {
    let names = NAMES.map(String::from);
    let msg = MessageContext::new(messages(Locale::English), &names);
    for title in Title::ALL {
        let voice = game_text(title);
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
                        voice.phase_line(&msg, &*table, eye)
                    );
                    for section in voice.describe(&msg, &*table, eye) {
                        let _ = write!(text, "{}\n{}", section.title, section.plain());
                    }
                    if eye == Eye::Public {
                        let _ = writeln!(text, "{}", voice.ascii_board(&msg, &*table, eye).join("\n"));
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
