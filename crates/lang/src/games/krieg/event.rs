//! What happened in Krieg und Frieden.

use super::{cards, good, matter, the_part, tile};
use crate::Teller;
use krieg::{Cards, Event, Good, Matter, Site};

pub(super) fn tell(tell: &Teller<'_>, event: &Event) -> String {
    let card = |one: Good| cards(tell, Cards::one(one));
    let agenda = |one: Matter| matter(tell, one);
    let sentence = match *event {
        Event::Dealt { adviser, matter } => {
            tell.tell("kr-event-dealt").seat("adviser", adviser).text("matter", agenda(matter))
        }
        Event::YearBegan { year } => tell.tell("kr-event-year-began").count("year", year),
        Event::Played { by, matter } => {
            tell.tell("kr-event-played").seat("by", by).text("matter", agenda(matter))
        }
        Event::Swapped { by, paid, matter, back } => {
            let sentence = tell.tell("kr-event-swapped").seat("by", by).text("tile", tile(tell, paid));
            sentence.text("matter", agenda(matter)).text("back", agenda(back))
        }
        Event::Took { by, paid, matter } => {
            let sentence = tell.tell("kr-event-took").seat("by", by).text("tile", tile(tell, paid));
            sentence.text("matter", agenda(matter))
        }
        Event::LetStand { by } => tell.tell("kr-event-let-stand").seat("by", by),
        Event::Raised { by, cards: raise, total } => {
            let sentence = tell.tell("kr-event-raised").seat("by", by).text("cards", cards(tell, raise));
            sentence.count("total", total)
        }
        Event::Folded { by, back: Cards::NONE, .. } => tell.tell("kr-event-folded").seat("by", by),
        Event::Folded { by, back, lost: Cards::NONE } => {
            tell.tell("kr-event-folded-back").seat("by", by).text("back", cards(tell, back))
        }
        Event::Folded { by, back, lost } => {
            let sentence = tell.tell("kr-event-folded-lost").seat("by", by);
            sentence.text("back", cards(tell, back)).text("lost", cards(tell, lost))
        }
        Event::Won { by, lost: Cards::NONE, .. } => tell.tell("kr-event-won-free").seat("by", by),
        Event::Won { by, lost, total } => {
            let sentence = tell.tell("kr-event-won").seat("by", by).text("lost", cards(tell, lost));
            sentence.count("total", total)
        }
        Event::Sealed { by, vp } => tell.tell("kr-event-sealed").seat("by", by).count("vp", vp),
        Event::Built { by, part, vp, workers } => {
            let sentence = tell.tell("kr-event-built").seat("by", by).text("part", the_part(tell, part));
            sentence.count("vp", vp).count("workers", workers)
        }
        Event::Privileged { by, good, from: None } => {
            tell.tell("kr-event-privileged").seat("by", by).text("tile", tile(tell, good))
        }
        Event::Privileged { by, good, from: Some(from) } => {
            let sentence = tell.tell("kr-event-privileged-from").seat("by", by).seat("from", from);
            sentence.text("tile", tile(tell, good))
        }
        Event::NoPrivilege { by } => tell.tell("kr-event-no-privilege").seat("by", by),
        Event::Retired { matter } => tell.tell("kr-event-retired").text("matter", agenda(matter)),
        Event::Founded { by } => tell.tell("kr-event-founded").seat("by", by),
        Event::Sent { by } => tell.tell("kr-event-sent").seat("by", by),
        Event::Attacked { by, target } => {
            tell.tell("kr-event-attacked").seat("by", by).seat("target", target)
        }
        Event::Defended { by, target } => {
            tell.tell("kr-event-defended").seat("by", by).seat("target", target)
        }
        Event::Burned { by, target, site: Site::Outer } => {
            tell.tell("kr-event-burned-outer").seat("by", by).seat("target", target)
        }
        Event::Burned { by, target, site: Site::Inner } => {
            tell.tell("kr-event-burned-inner").seat("by", by).seat("target", target)
        }
        Event::Looted { by, count } => tell.tell("kr-event-looted").seat("by", by).count("count", count),
        Event::Bribed { by, target } => tell.tell("kr-event-bribed").seat("by", by).seat("target", target),
        Event::BribeFailed { by, target } => {
            tell.tell("kr-event-bribe-failed").seat("by", by).seat("target", target)
        }
        Event::Shown { by, target, hand: Cards::NONE } => {
            tell.tell("kr-event-shown-nothing").seat("by", by).seat("target", target)
        }
        Event::Shown { by, target, hand } => {
            let sentence = tell.tell("kr-event-shown").seat("by", by).seat("target", target);
            sentence.text("cards", cards(tell, hand))
        }
        Event::TurnEnded { by, loot: 0 } => tell.tell("kr-event-turn-ended").seat("by", by),
        Event::TurnEnded { by, loot } => {
            tell.tell("kr-event-turn-ended-loot").seat("by", by).count("loot", loot)
        }
        Event::LootTaken { by, cards: loot } => {
            tell.tell("kr-event-loot-taken").seat("by", by).text("cards", cards(tell, loot))
        }
        Event::Reshuffled => tell.tell("kr-event-reshuffled"),
        Event::Drew { by, count } => tell.tell("kr-event-drew").seat("by", by).count("count", count),
        Event::DrewCards { by, cards: drawn } => {
            tell.tell("kr-event-drew-cards").seat("by", by).text("cards", cards(tell, drawn))
        }
        Event::NoCards { by } => tell.tell("kr-event-no-cards").seat("by", by),
        Event::LookedThrough { by, kinds } => {
            let held = Good::ALL.into_iter().filter(|&one| kinds[one] > 0);
            let held = tell.list(held.map(|one| good(tell, one)));
            tell.tell("kr-event-looked-through").seat("by", by).text("kinds", held)
        }
        Event::Chose { by, good } => tell.tell("kr-event-chose").seat("by", by).text("card", card(good)),
        Event::Recovered { by, good } => {
            tell.tell("kr-event-recovered").seat("by", by).text("card", card(good))
        }
        Event::Pleaded { by, from } => tell.tell("kr-event-pleaded").seat("by", by).seat("from", from),
        Event::Proud { by } => tell.tell("kr-event-proud").seat("by", by),
        Event::Gave { from, to, count } => {
            tell.tell("kr-event-gave").seat("from", from).seat("to", to).count("count", count)
        }
        Event::GaveCards { from, to, cards: given } => {
            let sentence = tell.tell("kr-event-gave-cards").seat("from", from).seat("to", to);
            sentence.text("cards", cards(tell, given))
        }
        Event::Tithed { by, cards: tithe } => {
            tell.tell("kr-event-tithed").seat("by", by).text("cards", cards(tell, tithe))
        }
        Event::Mobilised { by, converted: Cards::NONE, left: Cards::NONE, .. } => {
            tell.tell("kr-event-mobilised-empty").seat("by", by)
        }
        Event::Mobilised { by, converted: Cards::NONE, left, .. } => {
            tell.tell("kr-event-mobilised-nothing").seat("by", by).text("left", cards(tell, left))
        }
        Event::Mobilised { by, converted, vp, left: Cards::NONE } => {
            let sentence = tell.tell("kr-event-mobilised-all").seat("by", by).count("vp", vp);
            sentence.text("cards", cards(tell, converted))
        }
        Event::Mobilised { by, converted, vp, left } => {
            let sentence = tell.tell("kr-event-mobilised").seat("by", by).count("vp", vp);
            sentence.text("cards", cards(tell, converted)).text("left", cards(tell, left))
        }
        Event::Ended => tell.tell("kr-event-ended"),
    };
    sentence.end()
}
