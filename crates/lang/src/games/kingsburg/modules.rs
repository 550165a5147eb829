//! The modules of Kingsburg in words: what they ask, what one can do, and what happened.

use super::choice::all_but;
use super::names::{dice, die, goods, name, one, row, strip, the, the_advisor, who};
use crate::Teller;
use engine::Seat;
use kingsburg::Good;
use kingsburg::buildings::Rows;
use kingsburg::faces::Faces;
use kingsburg::module::{Action, Ask, Event, Permit, Power};

pub(super) fn question(tell: &Teller<'_>, ask: Ask) -> String {
    match ask {
        // The questions of the whims have no names outside the rules, but they have in JSON.
        Ask::Whim(ask) => tell.say(&format!("kb-ask-{}", table::code(&ask))),
        Ask::Troops => tell.say("kb-ask-troops"),
        Ask::PutBack => tell.say("kb-ask-put-back"),
        Ask::Draft => tell.say("kb-ask-draft"),
        Ask::Lay => tell.say("kb-ask-lay"),
        Ask::Govern => tell.say("kb-ask-govern"),
        Ask::Offer => tell.say("kb-ask-offer"),
        Ask::Bid => tell.say("kb-ask-bid"),
        Ask::Free => tell.say("kb-ask-free"),
        Ask::Look => tell.say("kb-ask-look"),
        Ask::Bless => tell.say("kb-ask-bless"),
        Ask::DieFrom => tell.say("kb-ask-die-from"),
        Ask::Move => tell.say("kb-ask-move"),
        Ask::SoldierOrVp => tell.say("kb-ask-soldier-or-vp"),
        Ask::Both => tell.say("kb-ask-both"),
        Ask::Swap => tell.say("kb-ask-swap"),
        Ask::Again => tell.say("kb-ask-again"),
        Ask::Tithe => tell.say("kb-ask-tithe"),
        Ask::Arm => tell.say("kb-ask-arm"),
        Ask::Request => tell.say("kb-ask-request"),
    }
}

pub(super) fn choice(tell: &Teller<'_>, action: Action) -> String {
    let with_good = |id: &'static str, good: Good| tell.tell(id).text("goods", one(tell, good)).end();
    let with_card =
        |id: &'static str, key: &'static str, word: &str| tell.tell(id).text(key, the(tell, word)).end();
    match action {
        Action::Troops(value) => tell.tell("kb-do-troops").count("value", value).end(),
        Action::PutBack(value) => tell.tell("kb-do-put-back").count("value", value).end(),
        Action::Whim(answer) => answer_to_whim(tell, &answer.to_string()),
        Action::Draft(taken) => {
            let sentence = tell.tell("kb-do-draft").text("row", row(tell, taken));
            sentence.text("buildings", strip(tell, taken)).end()
        }
        Action::Lay(Rows::NONE) => tell.say("kb-do-lay-none"),
        Action::Lay(rows) => {
            let rows = tell.list(rows.iter().map(|each| row(tell, each)));
            tell.tell("kb-do-lay").text("rows", rows).end()
        }
        Action::Govern(governor) => with_card("kb-do-govern", "governor", governor.word()),
        Action::Offer(governor, bid) => {
            let sentence = tell.tell("kb-do-offer").text("governor", the(tell, governor.word()));
            sentence.count("bid", bid).end()
        }
        Action::Bid(bid) => tell.tell("kb-do-bid").count("bid", bid).end(),
        Action::Free(building) => with_card("kb-do-free", "building", building.word()),
        Action::Power(power) => change(tell, power),
        Action::Look => tell.say("kb-do-look"),
        Action::Bless => tell.say("kb-do-bless"),
        Action::DieFrom { blessing } => {
            let source = if blessing { "blessing" } else { "year" };
            tell.tell("kb-do-die-from").text("source", source).end()
        }
        Action::Move => tell.say("kb-do-move"),
        Action::SoldierOrVp { soldier } => {
            let prize = if soldier { "soldier" } else { "vp" };
            tell.tell("kb-do-pick").text("prize", prize).end()
        }
        Action::BothBut(left) => tell.tell("kb-do-take").text("goods", goods(tell, all_but(left))).end(),
        Action::Swap(from, to) => {
            tell.tell("kb-do-swap").text("from", one(tell, from)).text("to", one(tell, to)).end()
        }
        Action::BuildFor(building, price) => {
            let sentence = tell.tell("kb-do-build-for").text("building", the(tell, building.word()));
            sentence.text("price", goods(tell, price)).end()
        }
        Action::Collect(building) => with_card("kb-do-collect", "building", building.word()),
        Action::Steal(good, Some(from)) => {
            tell.tell("kb-do-steal").text("goods", one(tell, good)).seat("from", from).end()
        }
        Action::Steal(good, None) => with_good("kb-do-steal-supply", good),
        Action::Tithe(Some(good)) => with_good("kb-do-tithe", good),
        Action::Tithe(None) => tell.say("kb-do-tithe-vp"),
        Action::Levy => tell.say("kb-do-levy"),
        Action::Arm(good) => with_good("kb-do-arm", good),
        Action::Request(favour) => {
            let favour = name(tell, &format!("favour-{favour}"));
            tell.tell("kb-do-request").text("favour", favour).end()
        }
    }
}

/// Dice as a list.
fn these(tell: &Teller<'_>, coloured: Faces, white: Faces) -> String {
    tell.list(dice(tell, coloured, white))
}

fn change(tell: &Teller<'_>, power: Power) -> String {
    match power {
        Power::Reroll { face, white } => tell.tell("kb-do-reroll").text("die", die(tell, face, white)).end(),
        Power::Altar { dice, white } => tell.tell("kb-do-altar").text("dice", these(tell, dice, white)).end(),
        Power::Prince(dice) => tell.tell("kb-do-prince").text("dice", these(tell, dice, Faces::NONE)).end(),
        Power::Philosopher => tell.say("kb-do-philosopher"),
        Power::Trickster { dice, white } => {
            tell.tell("kb-do-trickster").text("dice", these(tell, dice, white)).end()
        }
    }
}

/// An answer about a whim, by its notation: its type has no name outside the rules.
fn answer_to_whim(tell: &Teller<'_>, notation: &str) -> String {
    let good = |word: &str| tell.tell("kb-goods").text("good", word).count("n", 1).end();
    let seat = |word: &str| word.parse::<Seat>().map_or_else(|_| word.to_owned(), |seat| tell.seat(seat));
    match *notation.split(' ').collect::<Vec<_>>() {
        ["pick", prize] => tell.tell("kb-do-pick").text("prize", prize).end(),
        ["bargain", prize] => tell.tell("kb-do-bargain").text("prize", prize).end(),
        ["favour", other] => tell.tell("kb-do-favour").text("seat", seat(other)).end(),
        ["exchange", from, to] => tell.tell("kb-do-exchange").text("from", from).text("to", to).end(),
        ["give", what, to] => tell.tell("kb-do-give").text("goods", good(what)).text("seat", seat(to)).end(),
        _ => {
            debug_assert!(false, "no such answer to a whim: {notation}");
            notation.to_owned()
        }
    }
}

pub(super) fn event(tell: &Teller<'_>, event: &Event) -> Option<String> {
    let whim =
        |id: &'static str, number: u8| tell.tell(id).text("whim", name(tell, &format!("whim-{number}")));
    let sentence = match *event {
        Event::TroopsChosen { by } => tell.tell("kb-event-troops-chosen").seat("by", by),
        Event::TroopsPutBack { by } => tell.tell("kb-event-troops-put-back").seat("by", by),
        Event::WhimPlaced(advisor) => whim("kb-event-whim-placed", advisor.number()),
        Event::WhimRemoved(advisor) => whim("kb-event-whim-removed", advisor.number()),
        Event::RowTaken { by, row: taken } => {
            let sentence = tell.tell("kb-event-row-taken").seat("by", by);
            sentence.text("row", row(tell, taken)).text("buildings", strip(tell, taken))
        }
        Event::RowLaid { by, row: laid } => {
            let sentence = tell.tell("kb-event-row-laid").seat("by", by);
            sentence.text("row", row(tell, laid)).text("buildings", strip(tell, laid))
        }
        Event::GovernorChosen { by } => tell.tell("kb-event-governor-chosen").seat("by", by),
        Event::Bid { by, governor, bid } => {
            let sentence = tell.tell("kb-event-bid").seat("by", by);
            sentence.text("governor", the(tell, governor.word())).count("bid", bid)
        }
        Event::Governs { by, governor } => {
            tell.tell("kb-event-governs").seat("by", by).text("governor", the(tell, governor.word()))
        }
        Event::ScenarioDrawn(scenario) => {
            let about = name(tell, &format!("option-scenario-{scenario}"));
            tell.tell("kb-event-scenario-drawn").text("scenario", about)
        }
        Event::Fated(fate) => tell.tell("kb-event-fated").text("fate", name(tell, fate.word())),
        Event::Absent(advisor) => tell.tell("kb-event-absent").text("who", who(tell, advisor, false)),
        Event::Blessed { by } => tell.tell("kb-event-blessed").seat("by", by),
        Event::Changed { by, power } => return Some(changed(tell, by, power)),
        Event::Moved { by, from } => {
            tell.tell("kb-event-moved").seat("by", by).text("from", the_advisor(tell, from, false))
        }
        Event::PrivateAid { to, advisor } => {
            tell.tell("kb-event-aid").seat("to", to).text("who", who(tell, advisor, true))
        }
        Event::Founded { by, building } => {
            tell.tell("kb-event-founded").seat("by", by).text("building", the(tell, building.word()))
        }
        Event::BuiltAgain { permit, .. } => {
            tell.tell("kb-event-built-again").text("permit", permit_word(permit))
        }
        Event::SoldiersLeft { of, count } => {
            tell.tell("kb-event-soldiers-left").seat("of", of).count("count", count)
        }
        Event::Stolen { by, from, good } => {
            let sentence = tell.tell("kb-event-stolen").seat("by", by).seat("from", from);
            sentence.text("goods", one(tell, good))
        }
        Event::Strengthened { by: 0, .. } => return None,
        Event::Strengthened { seat, by } => {
            tell.tell("kb-event-strengthened").seat("seat", seat).text("bonus", format!("{by:+}"))
        }
        Event::Favoured { seat, favour } => {
            let favour = name(tell, &format!("favour-{favour}"));
            tell.tell("kb-event-favoured").seat("seat", seat).text("favour", favour)
        }
        Event::Hoarded { seat } => tell.tell("kb-event-hoarded").seat("seat", seat),
        Event::Chartered { by, charter } => {
            let charter = name(tell, &format!("charter-{charter}"));
            tell.tell("kb-event-chartered").seat("by", by).text("charter", charter)
        }
    };
    Some(sentence.end())
}

fn changed(tell: &Teller<'_>, by: Seat, power: Power) -> String {
    let sentence = match power {
        Power::Reroll { face, white } => {
            tell.tell("kb-event-changed-reroll").text("die", die(tell, face, white))
        }
        Power::Altar { dice, white } => {
            tell.tell("kb-event-changed-altar").text("dice", these(tell, dice, white))
        }
        Power::Prince(dice) => {
            tell.tell("kb-event-changed-prince").text("dice", these(tell, dice, Faces::NONE))
        }
        Power::Philosopher => tell.tell("kb-event-changed-philosopher"),
        Power::Trickster { dice, white } => {
            tell.tell("kb-event-changed-trickster").text("dice", these(tell, dice, white))
        }
    };
    sentence.seat("by", by).end()
}

fn permit_word(permit: Permit) -> &'static str {
    match permit {
        Permit::Strike => "strike",
        Permit::Winters => "winters",
        Permit::Works => "works",
        Permit::Lodge => "lodge",
    }
}
