//! What happened in Verräter.

use super::{hand, land, role, roles, the_role};
use crate::Teller;
use verraeter::secret::View;
use verraeter::{Cards, Event};

pub(super) fn tell(tell: &Teller<'_>, view: &View, event: &Event) -> Option<String> {
    let say = |id: &str| Some(tell.say(id));
    let sentence = match *event {
        Event::RingLaid { start, strategy } => {
            tell.tell("vt-event-ring-laid").seat("start", start).seat("strategy", strategy)
        }
        Event::HandedOut { cards } => tell.tell("vt-event-handed-out").text("cards", hand(tell, cards)),
        Event::RoundBegan { round, start } => {
            tell.tell("vt-event-round-began").count("round", round).seat("start", start)
        }
        Event::ConflictPlaced { by, eagle, rose, .. } => {
            let sentence = tell.tell("vt-event-conflict-placed").seat("by", by);
            sentence.text("eagle", land(tell, view, eagle)).text("rose", land(tell, view, rose))
        }
        Event::SetAside => return say("vt-event-set-aside"),
        // That somebody chooses is what the table shows anyway.
        Event::Choosing { .. } => return None,
        Event::ChoosingFrom { by, roles: from } => {
            tell.tell("vt-event-choosing-from").seat("by", by).text("roles", roles(tell, from))
        }
        Event::Picked { by } => tell.tell("vt-event-picked").seat("by", by),
        Event::PickedRole { by, role } => {
            tell.tell("vt-event-picked-role").seat("by", by).text("role", the_role(tell, role))
        }
        Event::LeftOver { by, count } => tell.tell("vt-event-left-over").seat("by", by).count("count", count),
        Event::LeftOverRoles { roles: left, .. } => {
            tell.tell("vt-event-left-over-roles").text("roles", roles(tell, left))
        }
        Event::Supplied { by, cards: Cards::NONE } => tell.tell("vt-event-supplied-nothing").seat("by", by),
        Event::Supplied { by, cards } => {
            let sentence = tell.tell("vt-event-supplied").seat("by", by).text("cards", hand(tell, cards));
            sentence.count("count", cards.total())
        }
        Event::Revealed { by, role: own } => {
            tell.tell("vt-event-revealed").seat("by", by).text("role", role(tell, own))
        }
        Event::Switched { by, role: own, side } => {
            let sentence = tell.tell("vt-event-switched").seat("by", by).text("role", role(tell, own));
            sentence.text("side", side.word())
        }
        Event::Totalled { eagle, rose } => {
            tell.tell("vt-event-totalled").count("eagle", eagle).count("rose", rose)
        }
        Event::Tied => return say("vt-event-tied"),
        Event::Won { side, winners } => {
            tell.tell("vt-event-won").text("side", side.word()).count("winners", winners)
        }
        Event::Scored { by, vp } => tell.tell("vt-event-scored").seat("by", by).count("vp", vp),
        Event::Flipped { at, side } => {
            tell.tell("vt-event-flipped").text("land", land(tell, view, at)).text("side", side.word())
        }
        Event::Bonus { by, role: own, vp } => {
            let sentence = tell.tell("vt-event-bonus").seat("by", by).text("role", role(tell, own));
            sentence.count("vp", vp)
        }
        Event::Built { by, at, face } => {
            let sentence = tell.tell("vt-event-built").seat("by", by).text("land", land(tell, view, at));
            sentence.text("building", face.word())
        }
        Event::Turned { by, at, face } => {
            let sentence = tell.tell("vt-event-turned").seat("by", by).text("land", land(tell, view, at));
            sentence.text("building", face.word())
        }
        Event::DidNotBuild { by } => tell.tell("vt-event-did-not-build").seat("by", by),
        Event::StrategyTaken { by } => tell.tell("vt-event-strategy-taken").seat("by", by),
        Event::Discarded { .. } => return say("vt-event-discarded"),
        Event::MadeRoom { by, cards: Cards::NONE, .. } => tell.tell("vt-event-made-no-room").seat("by", by),
        Event::MadeRoom { by, cards, .. } => {
            tell.tell("vt-event-made-room").seat("by", by).text("cards", hand(tell, cards))
        }
        Event::Reshuffled => return say("vt-event-reshuffled"),
        Event::Drew { by, count } => tell.tell("vt-event-drew").seat("by", by).count("count", count),
        Event::DrewCards { by, cards } => {
            tell.tell("vt-event-drew-cards").seat("by", by).text("cards", hand(tell, cards))
        }
        Event::RolesReturned => return say("vt-event-roles-returned"),
        Event::StartPassed { to } => tell.tell("vt-event-start-passed").seat("to", to),
        Event::OneHouse { side } => tell.tell("vt-event-one-house").text("side", side.word()),
        Event::FinalScored { by, offices, cards, vp } => {
            let sentence = tell.tell("vt-event-final-scored").seat("by", by).count("offices", offices);
            sentence.count("cards", cards).count("vp", vp)
        }
        Event::Ended => return say("vt-event-ended"),
    };
    Some(sentence.end())
}
