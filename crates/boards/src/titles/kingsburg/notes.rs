//! Used powers, victories and favours as text.

use super::choices::is_set_up;
use super::words::name;
use crate::DrawContext;
use i18n::kingsburg_used;
use kingsburg::View;
use kingsburg::buildings::Row;
use kingsburg::module::{Charter, Favour, Governor, OwnView};
use kingsburg::secret::SeatView;
use maud::{Markup, html};

/// Renders the notes of a player.
pub(super) fn draw(ctx: &DrawContext<'_>, view: &View, has: &SeatView, own: &OwnView) -> Markup {
    let lines: Vec<String> = [
        list(ctx, "kb-seat-used", &used(has, own)),
        list(ctx, "kb-seat-spent", &kingsburg_used::this_year(Some(own))),
        (own.wins > 0).then(|| ctx.msg.format("kb-seat-wins").count("wins", own.wins).build()),
        strips(ctx, view, own),
        favours(ctx, own),
        courted(ctx, view, own),
    ]
    .into_iter()
    .flatten()
    .collect();
    html! { @if !lines.is_empty() { p.kb-note { (lines.join(" · ")) } } }
}

/// Cards by their names, behind what they have in common.
fn list(ctx: &DrawContext<'_>, id: &'static str, words: &[&str]) -> Option<String> {
    let names = words.iter().map(|word| ctx.msg.card(word)).collect::<Vec<_>>().join(", ");
    (!words.is_empty()).then(|| ctx.msg.format(id).text("things", names).build())
}

/// Strips received, and later those that are laid.
fn strips(ctx: &DrawContext<'_>, view: &View, own: &OwnView) -> Option<String> {
    let (id, rows) = match own.alternative.is_empty() {
        false => ("kb-seat-laid", &own.alternative),
        true if is_set_up(view) => ("kb-seat-strips", &own.strips),
        true => return None,
    };
    let names = rows.iter().map(|row: &Row| name(ctx, &format!("row-{}", row.letter())));
    (!rows.is_empty()).then(|| ctx.msg.format(id).text("rows", ctx.msg.list(names)).build())
}

/// Renders the number of favours of each kind: two of a kind score.
fn favours(ctx: &DrawContext<'_>, own: &OwnView) -> Option<String> {
    let granted = Favour::ALL.iter().zip(own.favours).filter(|(_, count)| *count > 0);
    let names: Vec<String> = granted
        .map(|(favour, count)| {
            let favour = name(ctx, &format!("favour-{favour}"));
            ctx.msg.format("kb-seat-favour").text("favour", favour).count("count", count).build()
        })
        .collect();
    (!names.is_empty()).then(|| ctx.msg.format("kb-seat-favours").text("favours", names.join(", ")).build())
}

/// Queen and King, whom the Courtier must have influenced.
fn courted(ctx: &DrawContext<'_>, view: &View, own: &OwnView) -> Option<String> {
    let both = [17, 18].into_iter().zip(own.courted).filter(|(_, courted)| *courted);
    let names: Vec<String> = both.map(|(number, _)| name(ctx, &format!("the.advisor-{number}"))).collect();
    let counts = view.modules.charters.contains(&Charter::Courtier) && !names.is_empty();
    counts.then(|| ctx.msg.format("kb-seat-courted").text("advisors", ctx.msg.list(names)).build())
}

/// Renders the powers used this season by their cards; that of a governor by its name.
fn used(has: &SeatView, own: &OwnView) -> Vec<&'static str> {
    let governor = own.governor.map_or("piece-governor", Governor::word);
    let own_name = |word| if word == "piece-governor" { governor } else { word };
    kingsburg_used::this_season(has, Some(own)).into_iter().map(own_name).collect()
}
