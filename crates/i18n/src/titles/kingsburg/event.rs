//! The events of Kingsburg as text.

use super::modules;
use super::names::{
    advisor_of, group as dice_of, market, order, payment, roman, short_dice, some, the, the_advisor, things,
    tokens, way, who,
};
use super::season_word;
use crate::{MessageBuilder, MessageContext};
use kingsburg::invaders::Card;
use kingsburg::notation::Payment;
use kingsburg::{Event, Goods, View};

pub(super) fn text(msg: &MessageContext<'_>, view: &View, event: &Event) -> Option<String> {
    let say = |id: &str| Some(msg.text(id));
    let sentence = match *event {
        Event::YearBegan { year } => msg.format("kb-event-year-began").text("year", roman(year)),
        Event::Aided { seat } => msg.format("kb-event-aided").seat("seat", seat),
        Event::Rewarded { seats } => msg.format("kb-event-rewarded").text("seats", msg.seats(seats)),
        Event::EnvoySent { to: Some(to) } => msg.format("kb-event-envoy-sent").seat("to", to),
        Event::EnvoySent { to: None } => return say("kb-event-envoy-stays"),
        Event::SeasonBegan { season } => {
            msg.format("kb-event-season-began").text("season", season_word(season))
        }
        Event::Rolled => return Some(rolled(msg, view)),
        Event::Rerolled { by, building } => {
            msg.format("kb-event-rerolled").seat("by", by).text("building", the(msg, building.word()))
        }
        Event::Ordered { .. } => msg.format("kb-event-ordered").text("order", order(msg, view)),
        Event::NeutralOn { advisor, .. } => {
            msg.format("kb-event-neutral-on").text("advisor", the_advisor(msg, advisor, false))
        }
        Event::Influenced { by, group, envoy, market: is_market } => {
            let sentence = msg.format("kb-event-influenced").seat("by", by);
            let sentence =
                sentence.text("advisor", advisor_of(msg, &group)).text("dice", dice_of(msg, &group));
            sentence.text("market", market(view, by, is_market)).text("way", way(&group, envoy))
        }
        Event::Passed { by } => msg.format("kb-event-passed").seat("by", by),
        Event::Aid { to, advisor } => {
            msg.format("kb-event-aid").seat("to", to).text("who", who(msg, advisor, false))
        }
        Event::Gained { goods: Goods::NONE, .. } | Event::Tokens { count: 0, .. } => return None,
        Event::Gained { by, goods } => {
            let what = payment(msg, Payment { goods, tokens: 0 });
            msg.format("kb-event-gained").seat("by", by).text("what", what)
        }
        Event::Tokens { by, count } => {
            msg.format("kb-event-gained").seat("by", by).text("what", tokens(msg, count))
        }
        Event::Soldiers { count: 0, .. } | Event::Vp { vp: 0, .. } => return None,
        Event::Soldiers { by, count } => msg.format("kb-event-soldiers").seat("by", by).count("n", count),
        Event::Vp { by, vp, .. } => {
            let id = if vp > 0 { "kb-event-vp-gained" } else { "kb-event-vp-lost" };
            msg.format(id).seat("by", by).count("vp", vp.abs())
        }
        Event::Paid { by, payment } => {
            let things = things(msg, payment);
            if things.is_empty() {
                return None;
            }
            msg.format("kb-event-paid").seat("by", by).text("what", msg.list(things))
        }
        Event::Lost { by, good, count } => {
            msg.format("kb-event-lost").seat("by", by).text("what", some(msg, good, count))
        }
        Event::Peeked { by } => msg.format("kb-event-peeked").seat("by", by),
        Event::Saw { by, card } => invader(msg, msg.format("kb-event-saw").seat("by", by), view, card)?,
        Event::Built { by, building, envoy } => {
            let id = if envoy { "kb-event-built-envoy" } else { "kb-event-built" };
            msg.format(id).seat("by", by).text("building", the(msg, building.word()))
        }
        Event::Revealed { card } => match invader(msg, msg.format("kb-event-revealed"), view, card) {
            Some(sentence) => sentence,
            None => return say("kb-event-revealed-unseen"),
        },
        Event::Reinforced { seat, soldiers } => {
            msg.format("kb-event-reinforced").seat("seat", seat).count("soldiers", soldiers)
        }
        // The board shows it.
        Event::Faced { .. } => return None,
        Event::Fought { by, total, won, lost } => {
            let id = match (won, lost) {
                (true, _) => "kb-event-won",
                (false, true) => "kb-event-lost-battle",
                (false, false) => "kb-event-drawn",
            };
            msg.format(id).seat("by", by).count("total", total)
        }
        Event::Destroyed { of, building } => {
            msg.format("kb-event-destroyed").seat("of", of).text("building", the(msg, building.word()))
        }
        Event::Best { seats } if seats.is_empty() => return None,
        Event::Best { seats } => {
            let sentence = msg.format("kb-event-best").text("seats", msg.seats(seats));
            sentence.count("count", seats.len() as i32)
        }
        Event::Ended => return say("kb-event-ended"),
        Event::Module { module } => return modules::event(msg, &module),
    };
    Some(sentence.build())
}

/// Returns all rolls, if the dice are still in the view.
fn rolled(msg: &MessageContext<'_>, view: &View) -> String {
    let with_dice = view.seats.iter().filter(|seat| !seat.dice.is_empty());
    let rolls: Vec<String> = with_dice
        .map(|seat| {
            let dice = short_dice(msg, &seat.dice, &seat.white);
            msg.format("kb-rolled").seat("seat", seat.seat).text("dice", dice).build()
        })
        .collect();
    if rolls.is_empty() {
        return msg.text("kb-event-rolled-unseen");
    }
    msg.format("kb-event-rolled").text("rolls", rolls.join(", ")).build()
}

/// Sets the arguments of the year's invader; `None` if the view is already after the winter.
fn invader<'a>(
    msg: &MessageContext<'_>,
    sentence: MessageBuilder<'a>,
    view: &View,
    card: Card,
) -> Option<MessageBuilder<'a>> {
    let known = view.invader.filter(|_| view.invader_card == Some(card.place() as u8 + 1))?;
    let race = msg.text(&format!("kb-race-{}", known.race.word()));
    Some(sentence.text("race", race).count("strength", known.strength))
}
