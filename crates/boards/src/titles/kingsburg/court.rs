//! The court: eighteen advisors, their gifts, and the players who influence them.

use super::recent_events::{Placed, RecentEvents};
use super::spots::Spot;
use super::words::{die, name, symbol, text};
use crate::{DrawContext, icon, seat_badge, seat_style};
use engine::Seat;
use kingsburg::module::{Fate, Scenario};
use kingsburg::secret::AudienceView;
use kingsburg::{Advisor, Good, View};
use maud::{Markup, html};

/// The gifts of each advisor in symbols, with a number before several of one kind and a slash between
/// alternatives.
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

/// Renders the court.
pub(super) fn draw(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents) -> Markup {
    html! {
        section.panel.kb-court {
            h3 { (ctx.label("court")) (symbol("advisor-18")) (name(ctx, "table")) (free_envoy(ctx, view)) }
            ol.kb-advisors { @for advisor in Advisor::all() { (desk(ctx, view, recent, advisor)) } }
        }
    }
}

/// Renders the envoy if no player has it. There is none in The Regency.
fn free_envoy(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        @if view.envoy.is_none() && view.modules.scenario != Some(Scenario::Regency) {
            span.kb-envoy data-piece="envoy" title=(name(ctx, "piece-envoy.text")) {
                (symbol("envoy")) (name(ctx, "piece-envoy"))
            }
        }
    }
}

fn desk(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents, advisor: Advisor) -> Markup {
    let (number, modules) = (advisor.number(), &view.modules);
    let (word, whim) = (format!("advisor-{number}"), format!("whim-{number}"));
    let audience = view.court.iter().find(|audience| audience.advisor == advisor);
    let (is_away, is_whim) = (modules.absent == Some(advisor), modules.whims.contains(&advisor));
    let is_closed = is_away || is_ill(modules.fate, number);
    let gives = text(ctx, view, if is_whim { &whim } else { &word });
    html! {
        li.kb-advisor.kb-taken[audience.is_some()].kb-away[is_closed] data-spot=(Spot::Advisor(number)) title=(gives) {
            b { (number) }
            (symbol(&word))
            span.kb-name { (name(ctx, &word)) }
            @if is_away { small { (name(ctx, "board-away")) } }
            @else if is_whim { span.kb-aid { (whim_sign(ctx, view, number)) } }
            @else { span.kb-aid { (signs(AID[advisor.index()])) } }
            @if modules.gifts.contains(&advisor) { span.kb-gift title=(name(ctx, "board-gift")) { (symbol("hand")) } }
            @if let Some(audience) = audience { (marks(ctx, view, recent, audience)) }
        }
    }
}

/// Returns whether the year's fate makes an advisor unavailable.
fn is_ill(fate: Option<Fate>, number: u8) -> bool {
    match number {
        18 => matches!(fate, Some(Fate::IllKing | Fate::FeastOfFools)),
        17 => fate == Some(Fate::FeastOfFools),
        _ => false,
    }
}

/// Renders the tile of an advisor with its pieces.
fn whim_sign(ctx: &DrawContext<'_>, view: &View, number: u8) -> Markup {
    let lying = |good: Good| match number {
        4 => view.modules.stall[good] > 0,
        5 => view.modules.lot == Some(good),
        _ => false,
    };
    html! {
        span.kb-whim data-piece={ "whim-" (number) } { (symbol("whim")) (name(ctx, "piece-whim")) }
        @for good in Good::ALL.into_iter().filter(|&good| lying(good)) { (symbol(good.word())) }
    }
}

/// Renders the groups of dice on an advisor.
fn marks(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents, audience: &AudienceView) -> Markup {
    let who = audience.groups.iter().map(|&seat| ctx.msg.seat(seat));
    let neutral = audience.neutral.then(|| name(ctx, "neutral"));
    let groups = |by: Option<Seat>| recent.on(audience.advisor).filter(move |placed| placed.by == by);
    html! {
        span.kb-marks title=(ctx.msg.list(who.chain(neutral))) {
            @if audience.neutral {
                span.kb-group.kb-neutral data-piece={ "neutral-" (audience.advisor) } {
                    @for group in groups(None) { @for face in group.dice.each() { (icon(&format!("die-{face}"), "")) } }
                }
            }
            @for (n, &seat) in audience.groups.iter().enumerate() {
                @let twin = audience.groups[..n].iter().filter(|&&other| other == seat).count();
                span.kb-group.(seat_style::seat_class(seat)) {
                    span data-piece={ "mark-" (audience.advisor) "-" (seat) "-" (twin) } { (seat_badge(seat)) }
                    @if let Some(group) = groups(Some(seat)).nth(twin) { (dice(ctx, view, recent, group, seat)) }
                }
            }
        }
    }
}

/// Renders the dice of a group with tokens and markets. A die keeps the name that it had before it was placed.
fn dice(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents, group: &Placed, seat: Seat) -> Markup {
    let has = &view.seats[seat.index()];
    let left = |face: u8, white: bool| {
        let unplaced = if white { &has.white } else { &has.dice };
        unplaced.iter().filter(|&&other| other == face).count()
    };
    let coloured = (1..=6).map(|face| (face, false, group.dice.showing(face)));
    let white = (1..=6).map(|face| (face, true, group.white.showing(face)));
    html! {
        @for (face, white, count) in coloured.chain(white) {
            @let first = left(face, white) + usize::from(recent.placed_after(group, face, white));
            @for twin in first..first + usize::from(count) {
                span.kb-die.kb-white[white] data-piece={ (Spot::Die { face, white }) "-" (seat) "-" (twin) } title=(die(ctx, face, white)) {
                    (icon(&format!("die-{face}"), ""))
                }
            }
        }
        @if group.token { (symbol("token")) }
        @if group.market { small { "±1" } }
    }
}
