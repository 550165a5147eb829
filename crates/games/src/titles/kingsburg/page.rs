//! The reference page of all cards.

use super::cards::{Card, all};
use std::fmt::Write;

/// Returns the page as Markdown.
#[must_use]
pub fn page() -> String {
    let mut text = String::from(HEAD);
    let kinds = [
        ("Module 2: alternative rows", &all().building),
        ("Module 3: governors", &all().governor),
        ("Module 4: fate", &all().fate),
        ("Scenarios", &all().scenario),
    ];
    for (title, cards) in kinds {
        let _ = writeln!(text, "\n## {title}");
        cards.iter().for_each(|card| describe(&mut text, card));
    }
    text
}

const HEAD: &str = "# The cards of Kingsburg's modules 2, 3 and 4, and the scenarios

**Reconstructed: not the printed text.** A star marks a card of which effect or numbers are ours. This page is made by
`cargo xtask cards` from the file of cards; `W14` and the like are the windows of the
[order of play](kingsburg.md#the-order-of-play). Names are given in English, Italian, French and German. Figures in italics were
added by the house for balance; `purist=yes` leaves them out.
";

fn describe(text: &mut String, card: &Card) {
    let names = &card.names;
    let _ = writeln!(text, "\n### {} (`{}`)", card.title(), card.id);
    let _ = write!(text, "{} · {} · {}", names.it, names.fr, names.de);
    if let (Some(cost), Some(vp), Some(battle)) = (&card.cost, card.vp, card.battle) {
        let cost: Vec<String> = cost
            .iter()
            .zip(["gold", "wood", "stone"])
            .filter(|(count, _)| **count > 0)
            .map(|(n, good)| format!("{n} {good}"))
            .collect();
        let _ = write!(text, " — {}; {vp} VP; battle {battle:+}", cost.join(", "));
    }
    let _ = writeln!(text, "\n\n{}", card.text);
    for line in &card.interactions {
        let _ = writeln!(text, "- {line}");
    }
    if !card.params.is_empty() {
        let rider = |name: &String| if card.riders.contains(name) { "*" } else { "" };
        let numbers: Vec<String> =
            card.params.iter().map(|(name, value)| format!("{0}{name} {value}{0}", rider(name))).collect();
        let _ = writeln!(text, "\nFigures: {}.", numbers.join(", "));
    }
    if !card.known.is_empty() {
        let _ = writeln!(text, "\nKnown: {}.", card.known.trim_end_matches('.'));
    }
}
