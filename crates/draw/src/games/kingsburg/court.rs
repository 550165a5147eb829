//! The king's court: eighteen advisors, what they give, and who has won them.

use super::spots::Spot;
use super::words::{name, symbol, text};
use crate::{Pen, banner, icon};
use kingsburg::module::{Fate, Scenario};
use kingsburg::secret::AudienceView;
use kingsburg::{Advisor, Good, View};
use maud::{Markup, html};

/// What each advisor gives, in symbols; a number stands before what there is more than one of, and a stroke between
/// what one chooses among.
const AID: [&[&str]; 18] = [
    &["vp"],
    &["gold"],
    &["wood"],
    &["gold", "/", "wood"],
    &["soldier"],
    &["good", "→", "good", "good"],
    &["good", "token"],
    &["2", "gold"],
    &["wood", "+", "gold", "/", "stone"],
    &["2", "soldier", "eye"],
    &["stone", "+", "gold", "/", "wood"],
    &["2", "good", "token"],
    &["3", "stone"],
    &["vp", "→", "3", "good"],
    &["gold", "wood", "stone"],
    &["4", "gold"],
    &["2", "good", "3", "vp", "eye"],
    &["gold", "wood", "stone", "soldier"],
];

/// Symbols, with signs and numbers between them.
fn signs(words: &[&str]) -> Markup {
    html! {
        @for word in words {
            @if word.chars().all(|letter| letter.is_ascii_lowercase()) { (symbol(word)) } @else { (word) }
        }
    }
}

/// The court.
pub(super) fn draw(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        section.panel.kb-court {
            h3 { (symbol("advisor-18")) (name(pen, "table")) (free_envoy(pen, view)) }
            ol.kb-advisors { @for advisor in Advisor::all() { (desk(pen, view, advisor)) } }
        }
    }
}

/// The envoy, while nobody has it. A regent has none to send.
fn free_envoy(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        @if view.envoy.is_none() && view.open.options.scenario != Some(Scenario::Regency) {
            span.kb-envoy data-piece="envoy" title=(name(pen, "piece-envoy.text")) {
                (symbol("envoy")) (name(pen, "piece-envoy"))
            }
        }
    }
}

fn desk(pen: &Pen<'_>, view: &View, advisor: Advisor) -> Markup {
    let (number, modules) = (advisor.number(), &view.modules);
    let (word, whim) = (format!("advisor-{number}"), format!("whim-{number}"));
    let audience = view.court.iter().find(|audience| audience.advisor == advisor);
    let (is_away, is_whim) = (modules.absent == Some(advisor), modules.whims.contains(&advisor));
    let is_closed = is_away || is_ill(modules.fate, number);
    let gives = text(pen, view, if is_whim { &whim } else { &word });
    html! {
        li.kb-advisor.kb-taken[audience.is_some()].kb-away[is_closed] data-spot=(Spot::Advisor(number)) title=(gives) {
            b { (number) }
            (symbol(&word))
            span.kb-name { (name(pen, &word)) }
            @if is_away { small { (name(pen, "board-away")) } }
            @else if is_whim { span.kb-aid { (whim_sign(pen, view, number)) } }
            @else { span.kb-aid { (signs(AID[advisor.index()])) } }
            @if modules.gifts.contains(&advisor) { span.kb-gift title=(name(pen, "board-gift")) { (symbol("hand")) } }
            @if let Some(audience) = audience { (marks(pen, audience)) }
        }
    }
}

/// Whether the year's fate keeps an advisor from seeing anybody.
fn is_ill(fate: Option<Fate>, number: u8) -> bool {
    match number {
        18 => matches!(fate, Some(Fate::IllKing | Fate::FeastOfFools)),
        17 => fate == Some(Fate::FeastOfFools),
        _ => false,
    }
}

/// The tile on an advisor, and what lies on it.
fn whim_sign(pen: &Pen<'_>, view: &View, number: u8) -> Markup {
    let lying = |good: Good| match number {
        4 => view.modules.stall[good] > 0,
        5 => view.modules.lot == Some(good),
        _ => false,
    };
    html! {
        span.kb-whim data-piece={ "whim-" (number) } { (symbol("whim")) (name(pen, "piece-whim")) }
        @for good in Good::ALL.into_iter().filter(|&good| lying(good)) { (symbol(good.word())) }
    }
}

/// The marks of those whose dice lie on an advisor.
fn marks(pen: &Pen<'_>, audience: &AudienceView) -> Markup {
    let who = audience.groups.iter().map(|&seat| pen.tell.seat(seat));
    let neutral = audience.neutral.then(|| name(pen, "neutral"));
    html! {
        span.kb-marks title=(pen.tell.list(who.chain(neutral))) {
            @if audience.neutral { span.kb-neutral data-piece={ "neutral-" (audience.advisor) } { (icon("die-5", "")) } }
            @for (n, &seat) in audience.groups.iter().enumerate() {
                @let twin = audience.groups[..n].iter().filter(|&&other| other == seat).count();
                span data-piece={ "mark-" (audience.advisor) "-" (seat) "-" (twin) } { (banner(seat)) }
            }
        }
    }
}
