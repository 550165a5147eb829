//! What has been used, won and granted, in words.

use super::choices::is_set_up;
use super::words::name;
use crate::Pen;
use kingsburg::View;
use kingsburg::buildings::Row;
use kingsburg::module::{Charter, Favour, Governor, OwnView};
use kingsburg::secret::SeatView;
use lang::kingsburg_used;
use maud::{Markup, html};

/// All that is to be remembered of a player.
pub(super) fn draw(pen: &Pen<'_>, view: &View, has: &SeatView, own: &OwnView) -> Markup {
    let lines: Vec<String> = [
        list(pen, "kb-seat-used", &used(has, own)),
        list(pen, "kb-seat-spent", &kingsburg_used::this_year(Some(own))),
        (own.wins > 0).then(|| pen.tell.tell("kb-seat-wins").count("wins", own.wins).end()),
        strips(pen, view, own),
        favours(pen, own),
        courted(pen, view, own),
    ]
    .into_iter()
    .flatten()
    .collect();
    html! { @if !lines.is_empty() { p.kb-note { (lines.join(" · ")) } } }
}

/// Cards by their names, behind what they have in common.
fn list(pen: &Pen<'_>, id: &'static str, words: &[&str]) -> Option<String> {
    let names = words.iter().map(|word| pen.tell.card(word)).collect::<Vec<_>>().join(", ");
    (!words.is_empty()).then(|| pen.tell.tell(id).text("things", names).end())
}

/// Strips received, and later those that are laid.
fn strips(pen: &Pen<'_>, view: &View, own: &OwnView) -> Option<String> {
    let (id, rows) = match own.alternative.is_empty() {
        false => ("kb-seat-laid", &own.alternative),
        true if is_set_up(view) => ("kb-seat-strips", &own.strips),
        true => return None,
    };
    let names = rows.iter().map(|row: &Row| name(pen, &format!("row-{}", row.letter())));
    (!rows.is_empty()).then(|| pen.tell.tell(id).text("rows", pen.tell.list(names)).end())
}

/// How often each favour was granted: two of a kind score.
fn favours(pen: &Pen<'_>, own: &OwnView) -> Option<String> {
    let granted = Favour::ALL.iter().zip(own.favours).filter(|(_, count)| *count > 0);
    let names: Vec<String> = granted
        .map(|(favour, count)| {
            let favour = name(pen, &format!("favour-{favour}"));
            pen.tell.tell("kb-seat-favour").text("favour", favour).count("count", count).end()
        })
        .collect();
    (!names.is_empty()).then(|| pen.tell.tell("kb-seat-favours").text("favours", names.join(", ")).end())
}

/// Queen and King, whom the Courtier must have influenced.
fn courted(pen: &Pen<'_>, view: &View, own: &OwnView) -> Option<String> {
    let both = [17, 18].into_iter().zip(own.courted).filter(|(_, courted)| *courted);
    let names: Vec<String> = both.map(|(number, _)| name(pen, &format!("the.advisor-{number}"))).collect();
    let counts = view.modules.charters.contains(&Charter::Courtier) && !names.is_empty();
    counts.then(|| pen.tell.tell("kb-seat-courted").text("advisors", pen.tell.list(names)).end())
}

/// Powers used this season, by the cards that they stand on; a governor's by his own name.
fn used(has: &SeatView, own: &OwnView) -> Vec<&'static str> {
    let governor = own.governor.map_or("piece-governor", Governor::word);
    let own_name = |word| if word == "piece-governor" { governor } else { word };
    kingsburg_used::this_season(has, Some(own)).into_iter().map(own_name).collect()
}
