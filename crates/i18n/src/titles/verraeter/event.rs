//! The events of Verräter as text.

use super::{hand, land, role, roles, the_role};
use crate::MessageContext;
use verraeter::secret::View;
use verraeter::{Cards, Event};

pub(super) fn text(msg: &MessageContext<'_>, view: &View, event: &Event) -> Option<String> {
    let say = |id: &str| Some(msg.text(id));
    let sentence = match *event {
        Event::RingLaid { start, strategy } => {
            msg.format("vt-event-ring-laid").seat("start", start).seat("strategy", strategy)
        }
        Event::HandedOut { cards } => msg.format("vt-event-hand").text("cards", hand(msg, cards)),
        Event::RoundBegan { round, start } => {
            msg.format("vt-event-round-began").count("round", round).seat("start", start)
        }
        Event::ConflictPlaced { by, eagle, rose, .. } => {
            let sentence = msg.format("vt-event-conflict-placed").seat("by", by);
            sentence.text("eagle", land(msg, view, eagle)).text("rose", land(msg, view, rose))
        }
        Event::SetAside => return say("vt-event-set-aside"),
        // The board shows that a player chooses.
        Event::Choosing { .. } => return None,
        Event::ChoosingFrom { by, roles: from } => {
            msg.format("vt-event-choosing-from").seat("by", by).text("roles", roles(msg, from))
        }
        Event::Picked { by } => msg.format("vt-event-picked").seat("by", by),
        Event::PickedRole { by, role } => {
            msg.format("vt-event-picked-role").seat("by", by).text("role", the_role(msg, role))
        }
        Event::LeftOver { by, count } => {
            msg.format("vt-event-left-over").seat("by", by).count("count", count)
        }
        Event::LeftOverRoles { roles: left, .. } => {
            msg.format("vt-event-left-over-roles").text("roles", roles(msg, left))
        }
        Event::Supplied { by, cards: Cards::NONE } => msg.format("vt-event-supplied-nothing").seat("by", by),
        Event::Supplied { by, cards } => {
            let sentence = msg.format("vt-event-supplied").seat("by", by).text("cards", hand(msg, cards));
            sentence.count("count", cards.total())
        }
        Event::Revealed { by, role: own } => {
            msg.format("vt-event-revealed").seat("by", by).text("role", role(msg, own))
        }
        Event::Switched { by, role: own, side } => {
            let sentence = msg.format("vt-event-switched").seat("by", by).text("role", role(msg, own));
            sentence.text("side", side.word())
        }
        Event::Totalled { eagle, rose } => {
            msg.format("vt-event-totalled").count("eagle", eagle).count("rose", rose)
        }
        Event::Tied => return say("vt-event-tied"),
        Event::Won { side, winners } => {
            msg.format("vt-event-won").text("side", side.word()).count("winners", winners)
        }
        Event::Scored { by, vp } => msg.format("vt-event-scored").seat("by", by).count("vp", vp),
        Event::Flipped { at, side } => {
            msg.format("vt-event-flipped").text("land", land(msg, view, at)).text("side", side.word())
        }
        Event::Bonus { by, role: own, vp } => {
            let sentence = msg.format("vt-event-bonus").seat("by", by).text("role", role(msg, own));
            sentence.count("vp", vp)
        }
        Event::Built { by, at, face } => {
            let sentence = msg.format("vt-event-built").seat("by", by).text("land", land(msg, view, at));
            sentence.text("building", face.word())
        }
        Event::Turned { by, at, face } => {
            let sentence = msg.format("vt-event-turned").seat("by", by).text("land", land(msg, view, at));
            sentence.text("building", face.word())
        }
        Event::DidNotBuild { by } => msg.format("vt-event-did-not-build").seat("by", by),
        Event::StrategyTaken { by } => msg.format("vt-event-strategy-taken").seat("by", by),
        Event::Discarded { .. } => return say("vt-event-discarded"),
        Event::MadeRoom { by, cards: Cards::NONE, .. } => msg.format("vt-event-made-no-room").seat("by", by),
        Event::MadeRoom { by, cards, .. } => {
            msg.format("vt-event-made-room").seat("by", by).text("cards", hand(msg, cards))
        }
        Event::Reshuffled => return say("vt-event-reshuffled"),
        Event::Drew { by, count } => msg.format("vt-event-drew").seat("by", by).count("count", count),
        Event::DrewCards { by, cards } => {
            msg.format("vt-event-drew-cards").seat("by", by).text("cards", hand(msg, cards))
        }
        Event::RolesReturned => return say("vt-event-roles-returned"),
        Event::StartPassed { to } => msg.format("vt-event-start-passed").seat("to", to),
        Event::OneHouse { side } => msg.format("vt-event-one-house").text("side", side.word()),
        Event::FinalScored { by, offices, cards, vp } => {
            let sentence = msg.format("vt-event-final-scored").seat("by", by).count("offices", offices);
            sentence.count("cards", cards).count("vp", vp)
        }
        Event::Ended => return say("vt-event-ended"),
    };
    Some(sentence.build())
}
