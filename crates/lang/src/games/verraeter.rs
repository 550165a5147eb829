//! Verräter in words.

mod board;
mod event;
mod figure_label;
mod guide;
mod position;
pub mod strength;

use crate::book::rulebooks;
use crate::words::message_files;
use crate::{FigureLabel, Section, Spoken, Teller, Tongue};
use engine::Eye;
use verraeter::secret::View;
use verraeter::{Action, Ask, Border, Cards, Event, Place, Reason, Role, Roles, Side, Value, Verraeter};

impl Spoken for Verraeter {
    const PREFIX: &'static str = "vt";
    const MESSAGES: [&'static [&'static str]; Tongue::ALL.len()] = message_files!("verraeter");
    const RULEBOOKS: [&'static str; Tongue::ALL.len()] = rulebooks!("verraeter");
    const WELCOME: &'static str = "vt-guide-welcome";
    const FAREWELL: &'static str = "vt-guide-farewell";

    fn question(tell: &Teller<'_>, ask: &Ask) -> String {
        match *ask {
            Ask::FirstEstate => tell.say("vt-ask-first-estate"),
            Ask::Conflict => tell.say("vt-ask-conflict"),
            Ask::Role => tell.say("vt-ask-role"),
            Ask::Supply => tell.say("vt-ask-supply"),
            Ask::Build => tell.say("vt-ask-build"),
            Ask::Limit { due, excess } => {
                tell.tell("vt-ask-limit").count("due", due).count("excess", excess).end()
            }
        }
    }

    fn rule_of_ask(ask: &Ask) -> &'static str {
        match ask {
            Ask::FirstEstate => "setup.estates",
            Ask::Conflict => "conflict.place",
            Ask::Role => "draft.take",
            Ask::Supply => "supply.play",
            Ask::Build => "builder.action",
            Ask::Limit { .. } => "draw.limit",
        }
    }

    fn lesson(view: &View, ask: Option<&Ask>) -> &'static str {
        guide::lesson(view, ask)
    }

    fn lap(view: &View) -> u8 {
        view.round
    }

    fn choice(tell: &Teller<'_>, view: &View, action: &Action) -> String {
        let at_land = |id: &'static str, at: Place| tell.tell(id).text("land", land(tell, view, at)).end();
        match *action {
            Action::Estate(at) => at_land("vt-do-estate", at),
            Action::Conflict(border) => {
                let [eagle, rose] = by_house(view, border);
                let sentence = tell.tell("vt-do-conflict").text("eagle", land(tell, view, eagle));
                sentence.text("rose", land(tell, view, rose)).end()
            }
            Action::Pick(role) => tell.tell("vt-do-pick").text("role", the_role(tell, role)).end(),
            Action::Supply(cards) => supply(tell, view, cards),
            Action::Build { face, at } => {
                let sentence = tell.tell("vt-do-build").text("building", face.word());
                sentence.text("land", land(tell, view, at)).end()
            }
            Action::Turn(at) => at_land("vt-do-turn", at),
            Action::Pass => tell.say("vt-do-no-build"),
            Action::Discard(Cards::NONE) => tell.say("vt-do-no-discard"),
            Action::Discard(cards) => tell.tell("vt-do-discard").text("cards", hand(tell, cards)).end(),
        }
    }

    fn rule_of_reason(reason: Reason) -> &'static str {
        match reason {
            Reason::GameOver => "end.last",
            Reason::NotYourTurn => "round.turns",
            Reason::NobodyThere | Reason::OtherQuestion => "record.seats",
            Reason::HasBuilding => "setup.free-land",
            Reason::SameHouse => "conflict.lands",
            Reason::NotOffered => "draft.take",
            Reason::NotInHand => "supply.hand",
            Reason::NoneInReserve => "builder.reserve",
            Reason::NoBuilding | Reason::NotYours => "builder.turn",
            Reason::TooManyOffices => "builder.offices",
            Reason::TooManyDiscarded => "draw.room",
            Reason::NotTheBox | Reason::OtherDraw => "record.box",
            Reason::WrongCount | Reason::NotInBox => "record.cards",
            Reason::WrongRing => "setup.ring",
            Reason::WrongStart => "options.start",
        }
    }

    fn event(tell: &Teller<'_>, view: &View, event: &Event) -> Option<String> {
        event::tell(tell, view, event)
    }

    fn moment(tell: &Teller<'_>, view: &View) -> String {
        let phase = tell.say(&format!("vt-phase-{}", table::code(&view.phase)));
        let sentence = tell.tell("vt-round").count("round", view.round).count("rounds", view.rounds);
        sentence.text("phase", phase).end()
    }

    fn figure_label(tell: &Teller<'_>, key: &str) -> FigureLabel {
        figure_label::label(tell, key)
    }

    fn figure_names(_: &Teller<'_>, _: &str) -> Vec<(String, String)> {
        Vec::new()
    }

    fn position(tell: &Teller<'_>, view: &View) -> Vec<Section> {
        position::sections(tell, view)
    }

    fn board(tell: &Teller<'_>, view: &View) -> Vec<String> {
        board::draw(tell, view)
    }
}

/// A land by its kind and number.
fn land(tell: &Teller<'_>, view: &View, at: Place) -> String {
    let number = (at.index() + 1).to_string();
    match view.lands.get(at.index()) {
        Some(land) => {
            let kind = tell.say(&format!("vt-kind-{}", land.kind.word()));
            tell.tell("vt-land").text("kind", kind).text("land", number).end()
        }
        None => number,
    }
}

/// The lands at a border, the eagle's first.
fn by_house(view: &View, border: Border) -> [Place; 2] {
    let [one, other] = border.lands();
    let is_eagle = view.lands.get(one.index()).is_none_or(|land| land.side == Side::Eagle);
    if is_eagle { [one, other] } else { [other, one] }
}

/// The name of a role.
fn role(tell: &Teller<'_>, role: Role) -> String {
    tell.say(&format!("vt-role-{}", role.word()))
}

/// A role as something that is taken.
fn the_role(tell: &Teller<'_>, role: Role) -> String {
    tell.say(&format!("vt-role-{}.the", role.word()))
}

fn roles(tell: &Teller<'_>, roles: Roles) -> String {
    tell.list(roles.iter().map(|each| role(tell, each)))
}

/// Cards that are played, what they add up to, and how the houses stand then, as far as it lies open.
fn supply(tell: &Teller<'_>, view: &View, cards: Cards) -> String {
    let what = match cards {
        Cards::NONE => tell.say("vt-do-no-supply"),
        cards => {
            let sentence = tell.tell("vt-do-supply").text("cards", hand(tell, cards));
            sentence.count("count", cards.total()).count("sum", i32::from(cards.cp())).end()
        }
    };
    let side = match view.eye {
        Eye::Seat(me) => view.seats.get(me.index()).and_then(|seat| seat.side),
        Eye::Table | Eye::Open => None,
    };
    let sides = side.and_then(|side| Some((strength::of(view, side)?, strength::of(view, side.other())?)));
    match sides {
        Some((own, other)) => {
            let sentence = tell.tell("vt-do-supply-against").text("what", what);
            sentence.count("own", i32::from(own + cards.cp())).count("other", i32::from(other)).end()
        }
        None => what,
    }
}

/// A few supply cards, each by its value.
fn hand(tell: &Teller<'_>, cards: Cards) -> String {
    let each =
        Value::ALL.into_iter().flat_map(|value| (0..cards[value]).map(move |_| value.cp().to_string()));
    tell.list(each)
}

/// Many supply cards, counted by value.
fn pile(tell: &Teller<'_>, cards: Cards) -> String {
    let values = Value::ALL.into_iter().filter(|&value| cards[value] > 0);
    let counted: Vec<String> = values.map(|value| format!("{}×{}", cards[value], value.cp())).collect();
    if counted.is_empty() { tell.say("vt-empty") } else { counted.join(" ") }
}
