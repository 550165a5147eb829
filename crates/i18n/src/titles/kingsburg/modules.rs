//! The modules of Kingsburg as text: decisions, actions and events.

use super::choice::all_but;
use super::names::{dice, die, goods, name, one, row, strip, the, the_advisor, who};
use crate::MessageContext;
use engine::Seat;
use kingsburg::Good;
use kingsburg::buildings::Rows;
use kingsburg::faces::Faces;
use kingsburg::module::{Action, Ask, Event, Permit, Power};

pub(super) fn question(msg: &MessageContext<'_>, ask: Ask) -> String {
    match ask {
        // The questions of the whims have no names outside the rules, but they have in JSON.
        Ask::Whim(ask) => msg.text(&format!("kb-ask-{}", games::serialized_name(&ask))),
        Ask::Troops => msg.text("kb-ask-troops"),
        Ask::PutBack => msg.text("kb-ask-put-back"),
        Ask::Draft => msg.text("kb-ask-draft"),
        Ask::Lay => msg.text("kb-ask-lay"),
        Ask::Govern => msg.text("kb-ask-govern"),
        Ask::Offer => msg.text("kb-ask-offer"),
        Ask::Bid => msg.text("kb-ask-bid"),
        Ask::Free => msg.text("kb-ask-free"),
        Ask::Look => msg.text("kb-ask-look"),
        Ask::Bless => msg.text("kb-ask-bless"),
        Ask::DieFrom => msg.text("kb-ask-die-from"),
        Ask::Move => msg.text("kb-ask-move"),
        Ask::SoldierOrVp => msg.text("kb-ask-soldier-or-vp"),
        Ask::Both => msg.text("kb-ask-both"),
        Ask::Swap => msg.text("kb-ask-swap"),
        Ask::Again => msg.text("kb-ask-again"),
        Ask::Tithe => msg.text("kb-ask-tithe"),
        Ask::Arm => msg.text("kb-ask-arm"),
        Ask::Request => msg.text("kb-ask-request"),
    }
}

pub(super) fn choice(msg: &MessageContext<'_>, action: Action) -> String {
    let with_good = |id: &'static str, good: Good| msg.format(id).text("goods", one(msg, good)).build();
    let with_card =
        |id: &'static str, key: &'static str, word: &str| msg.format(id).text(key, the(msg, word)).build();
    match action {
        Action::Troops(value) => msg.format("kb-do-troops").count("value", value).build(),
        Action::PutBack(value) => msg.format("kb-do-put-back").count("value", value).build(),
        Action::Whim(answer) => answer_to_whim(msg, &answer.to_string()),
        Action::Draft(taken) => {
            let sentence = msg.format("kb-do-draft").text("row", row(msg, taken));
            sentence.text("buildings", strip(msg, taken)).build()
        }
        Action::Lay(Rows::NONE) => msg.text("kb-do-lay-none"),
        Action::Lay(rows) => {
            let rows = msg.list(rows.iter().map(|each| row(msg, each)));
            msg.format("kb-do-lay").text("rows", rows).build()
        }
        Action::Govern(governor) => with_card("kb-do-govern", "governor", governor.word()),
        Action::Offer(governor, bid) => {
            let sentence = msg.format("kb-do-offer").text("governor", the(msg, governor.word()));
            sentence.count("bid", bid).build()
        }
        Action::Bid(bid) => msg.format("kb-do-bid").count("bid", bid).build(),
        Action::Free(building) => with_card("kb-do-free", "building", building.word()),
        Action::Power(power) => change(msg, power),
        Action::Look => msg.text("kb-do-look"),
        Action::Bless => msg.text("kb-do-bless"),
        Action::DieFrom { blessing } => {
            let source = if blessing { "blessing" } else { "year" };
            msg.format("kb-do-die-from").text("source", source).build()
        }
        Action::Move => msg.text("kb-do-move"),
        Action::SoldierOrVp { soldier } => {
            let prize = if soldier { "soldier" } else { "vp" };
            msg.format("kb-do-pick").text("prize", prize).build()
        }
        Action::BothBut(left) => msg.format("kb-do-take").text("goods", goods(msg, all_but(left))).build(),
        Action::Swap(from, to) => {
            msg.format("kb-do-swap").text("from", one(msg, from)).text("to", one(msg, to)).build()
        }
        Action::BuildFor(building, price) => {
            let sentence = msg.format("kb-do-build-for").text("building", the(msg, building.word()));
            sentence.text("price", goods(msg, price)).build()
        }
        Action::Collect(building) => with_card("kb-do-collect", "building", building.word()),
        Action::Steal(good, Some(from)) => {
            msg.format("kb-do-steal").text("goods", one(msg, good)).seat("from", from).build()
        }
        Action::Steal(good, None) => with_good("kb-do-steal-supply", good),
        Action::Tithe(Some(good)) => with_good("kb-do-tithe", good),
        Action::Tithe(None) => msg.text("kb-do-tithe-vp"),
        Action::Levy => msg.text("kb-do-levy"),
        Action::Arm(good) => with_good("kb-do-arm", good),
        Action::Request(favour) => {
            let favour = name(msg, &format!("favour-{favour}"));
            msg.format("kb-do-request").text("favour", favour).build()
        }
    }
}

/// Dice as a list.
fn these(msg: &MessageContext<'_>, coloured: Faces, white: Faces) -> String {
    msg.list(dice(msg, coloured, white))
}

fn change(msg: &MessageContext<'_>, power: Power) -> String {
    match power {
        Power::Reroll { face, white } => {
            msg.format("kb-do-reroll").text("die", die(msg, face, white)).build()
        }
        Power::Altar { dice, white } => {
            msg.format("kb-do-altar").text("dice", these(msg, dice, white)).build()
        }
        Power::Prince(dice) => msg.format("kb-do-prince").text("dice", these(msg, dice, Faces::NONE)).build(),
        Power::Philosopher => msg.text("kb-do-philosopher"),
        Power::Trickster { dice, white } => {
            msg.format("kb-do-trickster").text("dice", these(msg, dice, white)).build()
        }
    }
}

/// Returns an answer about a whim, by its notation: its type has no name outside the rules.
fn answer_to_whim(msg: &MessageContext<'_>, notation: &str) -> String {
    let good = |word: &str| msg.format("kb-goods").text("good", word).count("n", 1).build();
    let seat = |word: &str| word.parse::<Seat>().map_or_else(|_| word.to_owned(), |seat| msg.seat(seat));
    match *notation.split(' ').collect::<Vec<_>>() {
        ["pick", prize] => msg.format("kb-do-pick").text("prize", prize).build(),
        ["bargain", prize] => msg.format("kb-do-bargain").text("prize", prize).build(),
        ["favour", other] => msg.format("kb-do-favour").text("seat", seat(other)).build(),
        ["exchange", from, to] => msg.format("kb-do-exchange").text("from", from).text("to", to).build(),
        ["give", what, to] => {
            msg.format("kb-do-give").text("goods", good(what)).text("seat", seat(to)).build()
        }
        _ => {
            debug_assert!(false, "no such answer to a whim: {notation}");
            notation.to_owned()
        }
    }
}

pub(super) fn event(msg: &MessageContext<'_>, event: &Event) -> Option<String> {
    let whim =
        |id: &'static str, number: u8| msg.format(id).text("whim", name(msg, &format!("whim-{number}")));
    let sentence = match *event {
        Event::TroopsChosen { by } => msg.format("kb-event-troops-chosen").seat("by", by),
        Event::TroopsPutBack { by } => msg.format("kb-event-troops-put-back").seat("by", by),
        Event::WhimPlaced(advisor) => whim("kb-event-whim-placed", advisor.number()),
        Event::WhimRemoved(advisor) => whim("kb-event-whim-removed", advisor.number()),
        Event::RowTaken { by, row: taken } => {
            let sentence = msg.format("kb-event-row-taken").seat("by", by);
            sentence.text("row", row(msg, taken)).text("buildings", strip(msg, taken))
        }
        Event::RowLaid { by, row: laid } => {
            let sentence = msg.format("kb-event-row-laid").seat("by", by);
            sentence.text("row", row(msg, laid)).text("buildings", strip(msg, laid))
        }
        Event::GovernorChosen { by } => msg.format("kb-event-governor-chosen").seat("by", by),
        Event::Bid { by, governor, bid } => {
            let sentence = msg.format("kb-event-bid").seat("by", by);
            sentence.text("governor", the(msg, governor.word())).count("bid", bid)
        }
        Event::Governs { by, governor } => {
            msg.format("kb-event-governs").seat("by", by).text("governor", the(msg, governor.word()))
        }
        Event::ScenarioDrawn(scenario) => {
            let about = name(msg, &format!("option-scenario-{scenario}"));
            msg.format("kb-event-scenario-drawn").text("scenario", about)
        }
        Event::Fated(fate) => msg.format("kb-event-fated").text("fate", name(msg, fate.word())),
        Event::Absent(advisor) => msg.format("kb-event-absent").text("who", who(msg, advisor, false)),
        Event::Blessed { by } => msg.format("kb-event-blessed").seat("by", by),
        Event::Changed { by, power } => return Some(changed(msg, by, power)),
        Event::Moved { by, from } => {
            msg.format("kb-event-moved").seat("by", by).text("from", the_advisor(msg, from, false))
        }
        Event::PrivateAid { to, advisor } => {
            msg.format("kb-event-aid").seat("to", to).text("who", who(msg, advisor, true))
        }
        Event::Founded { by, building } => {
            msg.format("kb-event-founded").seat("by", by).text("building", the(msg, building.word()))
        }
        Event::BuiltAgain { permit, .. } => {
            msg.format("kb-event-built-again").text("permit", permit_word(permit))
        }
        Event::SoldiersLeft { of, count } => {
            msg.format("kb-event-soldiers-left").seat("of", of).count("count", count)
        }
        Event::Stolen { by, from, good } => {
            let sentence = msg.format("kb-event-stolen").seat("by", by).seat("from", from);
            sentence.text("goods", one(msg, good))
        }
        Event::Strengthened { by: 0, .. } => return None,
        Event::Strengthened { seat, by } => {
            msg.format("kb-event-strengthened").seat("seat", seat).text("bonus", format!("{by:+}"))
        }
        Event::Favoured { seat, favour } => {
            let favour = name(msg, &format!("favour-{favour}"));
            msg.format("kb-event-favoured").seat("seat", seat).text("favour", favour)
        }
        Event::Hoarded { seat } => msg.format("kb-event-hoarded").seat("seat", seat),
        Event::Chartered { by, charter } => {
            let charter = name(msg, &format!("charter-{charter}"));
            msg.format("kb-event-chartered").seat("by", by).text("charter", charter)
        }
    };
    Some(sentence.build())
}

fn changed(msg: &MessageContext<'_>, by: Seat, power: Power) -> String {
    let sentence = match power {
        Power::Reroll { face, white } => {
            msg.format("kb-event-changed-reroll").text("die", die(msg, face, white))
        }
        Power::Altar { dice, white } => {
            msg.format("kb-event-changed-altar").text("dice", these(msg, dice, white))
        }
        Power::Prince(dice) => {
            msg.format("kb-event-changed-prince").text("dice", these(msg, dice, Faces::NONE))
        }
        Power::Philosopher => msg.format("kb-event-changed-philosopher"),
        Power::Trickster { dice, white } => {
            msg.format("kb-event-changed-trickster").text("dice", these(msg, dice, white))
        }
    };
    sentence.seat("by", by).build()
}

fn permit_word(permit: Permit) -> &'static str {
    match permit {
        Permit::Strike => "strike",
        Permit::Winters => "winters",
        Permit::Works => "works",
        Permit::Lodge => "lodge",
    }
}
