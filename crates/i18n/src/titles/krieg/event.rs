//! The events of Krieg und Frieden as text.

use super::{cards, good, matter, the_part, tile};
use crate::MessageContext;
use krieg::{Cards, Event, Good, Matter, Site};

pub(super) fn text(msg: &MessageContext<'_>, event: &Event) -> String {
    let card = |one: Good| cards(msg, Cards::one(one));
    let agenda = |one: Matter| matter(msg, one);
    let sentence = match *event {
        Event::Dealt { adviser, matter } => {
            msg.format("kr-event-dealt").seat("adviser", adviser).text("matter", agenda(matter))
        }
        Event::YearBegan { year } => msg.format("kr-event-year-began").count("year", year),
        Event::Played { by, matter } => {
            msg.format("kr-event-played").seat("by", by).text("matter", agenda(matter))
        }
        Event::Swapped { by, paid, matter, back } => {
            let sentence = msg.format("kr-event-swapped").seat("by", by).text("tile", tile(msg, paid));
            sentence.text("matter", agenda(matter)).text("back", agenda(back))
        }
        Event::Took { by, paid, matter } => {
            let sentence = msg.format("kr-event-took").seat("by", by).text("tile", tile(msg, paid));
            sentence.text("matter", agenda(matter))
        }
        Event::LetStand { by } => msg.format("kr-event-let-stand").seat("by", by),
        Event::Raised { by, cards: raise, total } => {
            let sentence = msg.format("kr-event-raised").seat("by", by).text("cards", cards(msg, raise));
            sentence.count("total", total)
        }
        Event::Folded { by, back: Cards::NONE, .. } => msg.format("kr-event-folded").seat("by", by),
        Event::Folded { by, back, lost: Cards::NONE } => {
            msg.format("kr-event-folded-back").seat("by", by).text("back", cards(msg, back))
        }
        Event::Folded { by, back, lost } => {
            let sentence = msg.format("kr-event-folded-lost").seat("by", by);
            sentence.text("back", cards(msg, back)).text("lost", cards(msg, lost))
        }
        Event::Won { by, lost: Cards::NONE, .. } => msg.format("kr-event-won-free").seat("by", by),
        Event::Won { by, lost, total } => {
            let sentence = msg.format("kr-event-won").seat("by", by).text("lost", cards(msg, lost));
            sentence.count("total", total)
        }
        Event::Sealed { by, vp } => msg.format("kr-event-sealed").seat("by", by).count("vp", vp),
        Event::Built { by, part, vp, workers } => {
            let sentence = msg.format("kr-event-built").seat("by", by).text("part", the_part(msg, part));
            sentence.count("vp", vp).count("workers", workers)
        }
        Event::Privileged { by, good, from: None } => {
            msg.format("kr-event-privileged").seat("by", by).text("tile", tile(msg, good))
        }
        Event::Privileged { by, good, from: Some(from) } => {
            let sentence = msg.format("kr-event-privileged-from").seat("by", by).seat("from", from);
            sentence.text("tile", tile(msg, good))
        }
        Event::NoPrivilege { by } => msg.format("kr-event-no-privilege").seat("by", by),
        Event::Retired { matter } => msg.format("kr-event-retired").text("matter", agenda(matter)),
        Event::Founded { by } => msg.format("kr-event-founded").seat("by", by),
        Event::Sent { by } => msg.format("kr-event-sent").seat("by", by),
        Event::Attacked { by, target } => {
            msg.format("kr-event-attacked").seat("by", by).seat("target", target)
        }
        Event::Defended { by, target } => {
            msg.format("kr-event-defended").seat("by", by).seat("target", target)
        }
        Event::Burned { by, target, site: Site::Outer } => {
            msg.format("kr-event-burned-outer").seat("by", by).seat("target", target)
        }
        Event::Burned { by, target, site: Site::Inner } => {
            msg.format("kr-event-burned-inner").seat("by", by).seat("target", target)
        }
        Event::Looted { by, count } => msg.format("kr-event-looted").seat("by", by).count("count", count),
        Event::Bribed { by, target } => msg.format("kr-event-bribed").seat("by", by).seat("target", target),
        Event::BribeFailed { by, target } => {
            msg.format("kr-event-bribe-failed").seat("by", by).seat("target", target)
        }
        Event::Shown { by, target, hand: Cards::NONE } => {
            msg.format("kr-event-shown-nothing").seat("by", by).seat("target", target)
        }
        Event::Shown { by, target, hand } => {
            let sentence = msg.format("kr-event-shown").seat("by", by).seat("target", target);
            sentence.text("cards", cards(msg, hand))
        }
        Event::TurnEnded { by, loot: 0 } => msg.format("kr-event-turn-ended").seat("by", by),
        Event::TurnEnded { by, loot } => {
            msg.format("kr-event-turn-ended-loot").seat("by", by).count("loot", loot)
        }
        Event::LootTaken { by, cards: loot } => {
            msg.format("kr-event-loot-taken").seat("by", by).text("cards", cards(msg, loot))
        }
        Event::Reshuffled => msg.format("kr-event-reshuffled"),
        Event::Drew { by, count } => msg.format("kr-event-drew").seat("by", by).count("count", count),
        Event::DrewCards { by, cards: drawn } => {
            msg.format("kr-event-drew-cards").seat("by", by).text("cards", cards(msg, drawn))
        }
        Event::NoCards { by } => msg.format("kr-event-no-cards").seat("by", by),
        Event::LookedThrough { by, kinds } => {
            let held = Good::ALL.into_iter().filter(|&one| kinds[one] > 0);
            let held = msg.list(held.map(|one| good(msg, one)));
            msg.format("kr-event-looked-through").seat("by", by).text("kinds", held)
        }
        Event::Chose { by, good } => msg.format("kr-event-chose").seat("by", by).text("card", card(good)),
        Event::Recovered { by, good } => {
            msg.format("kr-event-recovered").seat("by", by).text("card", card(good))
        }
        Event::Pleaded { by, from } => msg.format("kr-event-pleaded").seat("by", by).seat("from", from),
        Event::Proud { by } => msg.format("kr-event-proud").seat("by", by),
        Event::Gave { from, to, count } => {
            msg.format("kr-event-gave").seat("from", from).seat("to", to).count("count", count)
        }
        Event::GaveCards { from, to, cards: given } => {
            let sentence = msg.format("kr-event-gave-cards").seat("from", from).seat("to", to);
            sentence.text("cards", cards(msg, given))
        }
        Event::Tithed { by, cards: tithe } => {
            msg.format("kr-event-tithed").seat("by", by).text("cards", cards(msg, tithe))
        }
        Event::Mobilised { by, converted: Cards::NONE, left: Cards::NONE, .. } => {
            msg.format("kr-event-mobilised-empty").seat("by", by)
        }
        Event::Mobilised { by, converted: Cards::NONE, left, .. } => {
            msg.format("kr-event-mobilised-nothing").seat("by", by).text("left", cards(msg, left))
        }
        Event::Mobilised { by, converted, vp, left: Cards::NONE } => {
            let sentence = msg.format("kr-event-mobilised-all").seat("by", by).count("vp", vp);
            sentence.text("cards", cards(msg, converted))
        }
        Event::Mobilised { by, converted, vp, left } => {
            let sentence = msg.format("kr-event-mobilised").seat("by", by).count("vp", vp);
            sentence.text("cards", cards(msg, converted)).text("left", cards(msg, left))
        }
        Event::Ended => msg.format("kr-event-ended"),
    };
    sentence.build()
}
