//! The invaders and the battle against them.

use super::choices::is_set_up;
use super::recent_events::{Battle, Clash, RecentEvents};
use super::spots::Spot;
use super::words::{counted, name, roman, symbol, text, toll};
use crate::{DrawContext, icon, seat_badge, seat_style};
use kingsburg::invaders::Invader;
use kingsburg::secret::SeatView;
use kingsburg::{Building, View};
use maud::{Markup, html};
use std::cmp::Ordering;

/// Renders the year's invader, if the game is not over, and the battle until the end of the next spring.
pub(super) fn draw(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents) -> Markup {
    let comes = view.open.phase.is_some() || is_set_up(view);
    html! {
        @if comes { (invader(ctx, view)) }
        @if let Some(battle) = recent.battle() { (field(ctx, view, battle)) }
    }
}

/// The year's invader card, face up or face down.
pub(super) fn invader(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section.panel.kb-foes data-spot=(Spot::Invader) title=(text(ctx, view, "piece-invader")) {
            (ctx.label("invaders"))
            @match (&view.invader, view.open.strength) {
                (Some(invader), Some(strength)) => (known(ctx, view, invader, strength)),
                _ => (hidden(ctx, view)),
            }
        }
    }
}

fn known(ctx: &DrawContext<'_>, view: &View, invader: &Invader, strength: i32) -> Markup {
    let race = format!("race-{}", invader.race.word());
    let line = |id, what| ctx.msg.format(id).text("what", what).build();
    html! {
        div.kb-foe {
            (symbol(&race))
            div {
                h3 { (name(ctx, &race)) }
                b.kb-strength { (symbol("sword")) (counted(ctx, "kb-board-strength", strength)) }
                p { (line("kb-board-defeat", toll(ctx, invader.lose))) }
                p { (line("kb-board-victory", toll(ctx, invader.win))) }
                (lookers(ctx, view))
            }
        }
    }
}

/// Renders the back of the card: the possible strength, and the players who have seen the card.
fn hidden(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let cards = &view.open.figures.invaders[usize::from(view.year) - 1];
    let strengths = || cards.iter().map(|card| i32::from(card.strength));
    let (low, high) = (strengths().min().unwrap_or_default(), strengths().max().unwrap_or_default());
    let range = ctx.msg.format("kb-board-strength-range").count("low", low).count("high", high).build();
    html! {
        div.kb-foe {
            (icon("back", ""))
            div {
                h3 { (name(ctx, "board-foes")) }
                b.kb-strength { (symbol("sword")) (range) }
                (lookers(ctx, view))
            }
        }
    }
}

/// Renders the players who have seen a card that is face down.
fn lookers(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let seen = view.invader_seen;
    html! {
        @if view.seats.iter().any(|seat| !seen.contains(seat.seat)) {
            p.kb-note {
                (name(ctx, "board-face-down"))
                @if !seen.is_empty() { " " (ctx.msg.format("kb-board-known-to").text("seats", ctx.msg.seats(seen)).build()) }
            }
        }
    }
}

/// The length of the longest bar.
const LONGEST: i32 = 100;

/// Renders a battle: the invaders, and the totals of all players as bars against the strength of the invaders as a line.
fn field(ctx: &DrawContext<'_>, view: &View, battle: &Battle) -> Markup {
    let race = battle.card.map(|card| view.open.figures.invader(battle.year, card).race.word());
    let race = race.map_or_else(|| name(ctx, "board-foes"), |race| name(ctx, &format!("race-{race}")));
    let title = ctx.msg.format("kb-board-battle").text("year", roman(battle.year.into())).text("race", race);
    let lines: Vec<(&SeatView, Total)> =
        view.seats.iter().map(|seat| (seat, Total::of(seat, battle))).collect();
    let most = lines.iter().map(|(_, line)| line.total).max().unwrap_or_default().max(battle.strength).max(1);
    let length = |total: i32| total.max(0) * LONGEST / most;
    html! {
        section.panel.kb-field data-piece="battle" {
            h3 { (symbol("swords")) (title.build()) }
            p.kb-strength { (symbol("sword")) b { (counted(ctx, "kb-board-strength", battle.strength)) } }
            ul.kb-battle {
                @for (seat, line) in &lines {
                    li.(seat_style::seat_class(seat.seat)) {
                        (seat_badge(seat.seat))
                        span.kb-name { (ctx.msg.seat(seat.seat)) }
                        svg viewBox="0 0 104 12" preserveAspectRatio="none" aria-hidden="true" {
                            rect x="1" y="2" height="8" width=(length(line.total)) {}
                            path d={ "M" (1 + length(battle.strength)) " 0v12" } {}
                        }
                        b { (line.total) }
                        small { (ctx.msg.format("kb-board-outcome").text("outcome", line.outcome).build()) }
                        span.kb-spoils { @if line.vp != 0 { (symbol("vp")) (format!("{:+}", line.vp).replace('-', "−")) } }
                    }
                }
            }
        }
    }
}

/// The total of a player in a battle.
struct Total {
    total: i32,
    outcome: &'static str,
    vp: i16,
}

impl Total {
    /// Renders a battle that was fought, or a forecast.
    fn of(seat: &SeatView, battle: &Battle) -> Total {
        match battle.of(seat.seat) {
            Some(Clash { total, outcome, vp, .. }) => Total { total, outcome, vp },
            None => Total { total: seat.total, outcome: outcome(seat, battle.strength), vp: 0 },
        }
    }
}

fn outcome(seat: &SeatView, strength: i32) -> &'static str {
    match seat.total.cmp(&strength) {
        Ordering::Greater => "won",
        Ordering::Equal if seat.buildings.contains(&Building::StoneWall) => "won",
        Ordering::Equal => "drawn",
        Ordering::Less => "lost",
    }
}
