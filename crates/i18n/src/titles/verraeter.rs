//! The texts of Verräter.

mod board;
mod derived_figures;
mod event;
mod figure_label;
mod position;
pub mod strength;
mod tutorial;

use crate::messages::message_files;
use crate::rulebook::{quick_starts, rulebooks};
use crate::{FigureLabel, GameText, Locale, MessageContext, Section};
use engine::Eye;
use games::components::{ComponentSet, FigureValue};
use verraeter::secret::View;
use verraeter::{Action, Ask, Border, Cards, Event, Place, Reason, Role, Roles, Side, Value, Verraeter};

impl GameText for Verraeter {
    const PREFIX: &'static str = "vt";
    const MESSAGES: [&'static [&'static str]; Locale::ALL.len()] = message_files!("verraeter");
    const RULEBOOKS: [&'static str; Locale::ALL.len()] = rulebooks!("verraeter");
    const QUICK_START: [&'static str; Locale::ALL.len()] = quick_starts!("verraeter");
    const WELCOME: &'static str = "vt-guide-welcome";
    const FAREWELL: &'static str = "vt-guide-farewell";

    fn derived_figure(set: &ComponentSet, name: &str) -> Option<FigureValue> {
        derived_figures::derived_figure(set, name)
    }

    fn question_text(msg: &MessageContext<'_>, ask: &Ask) -> String {
        match *ask {
            Ask::FirstEstate => msg.text("vt-ask-first-estate"),
            Ask::Conflict => msg.text("vt-ask-conflict"),
            Ask::Role => msg.text("vt-ask-role"),
            Ask::Supply => msg.text("vt-ask-supply"),
            Ask::Build => msg.text("vt-ask-build"),
            Ask::Limit { due, excess } => {
                msg.format("vt-ask-limit").count("due", due).count("excess", excess).build()
            }
        }
    }

    fn rule_for_ask(ask: &Ask) -> &'static str {
        match ask {
            Ask::FirstEstate => "setup.estates",
            Ask::Conflict => "conflict.place",
            Ask::Role => "draft.take",
            Ask::Supply => "supply.play",
            Ask::Build => "builder.action",
            Ask::Limit { .. } => "draw.limit",
        }
    }

    fn tutorial_message(view: &View, ask: Option<&Ask>) -> &'static str {
        tutorial::lesson(view, ask)
    }

    fn round(view: &View) -> u8 {
        view.round
    }

    fn action_text(msg: &MessageContext<'_>, view: &View, action: &Action) -> String {
        let at_land = |id: &'static str, at: Place| msg.format(id).text("land", land(msg, view, at)).build();
        match *action {
            Action::Estate(at) => at_land("vt-do-estate", at),
            Action::Conflict(border) => {
                let [eagle, rose] = by_house(view, border);
                let sentence = msg.format("vt-do-conflict").text("eagle", land(msg, view, eagle));
                sentence.text("rose", land(msg, view, rose)).build()
            }
            Action::Pick(role) => msg.format("vt-do-pick").text("role", the_role(msg, role)).build(),
            Action::Supply(cards) => supply(msg, view, cards),
            Action::Build { face, at } => {
                let sentence = msg.format("vt-do-build").text("building", face.word());
                sentence.text("land", land(msg, view, at)).build()
            }
            Action::Turn(at) => at_land("vt-do-turn", at),
            Action::Pass => msg.text("vt-do-no-build"),
            Action::Discard(Cards::NONE) => msg.text("vt-do-no-discard"),
            Action::Discard(cards) => msg.format("vt-do-discard").text("cards", hand(msg, cards)).build(),
        }
    }

    fn rule_for_reason(reason: Reason) -> &'static str {
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

    fn event_text(msg: &MessageContext<'_>, view: &View, event: &Event) -> Option<String> {
        event::text(msg, view, event)
    }

    fn phase_line(msg: &MessageContext<'_>, view: &View) -> String {
        let phase = msg.text(&format!("vt-phase-{}", games::serialized_name(&view.phase)));
        let sentence = msg.format("vt-round").count("round", view.round).count("rounds", view.rounds);
        sentence.text("phase", phase).build()
    }

    fn figure_label(msg: &MessageContext<'_>, key: &str) -> FigureLabel {
        figure_label::label(msg, key)
    }

    fn figure_names(_: &MessageContext<'_>, _: &str) -> Vec<(String, String)> {
        Vec::new()
    }

    fn describe(msg: &MessageContext<'_>, view: &View) -> Vec<Section> {
        position::sections(msg, view)
    }

    fn ascii_board(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
        board::draw(msg, view)
    }
}

/// Returns a land by its kind and number.
fn land(msg: &MessageContext<'_>, view: &View, at: Place) -> String {
    let number = (at.index() + 1).to_string();
    match view.lands.get(at.index()) {
        Some(land) => {
            let kind = msg.text(&format!("vt-kind-{}", land.kind.word()));
            msg.format("vt-land").text("kind", kind).text("land", number).build()
        }
        None => number,
    }
}

/// Returns the lands at a border, the eagle's first.
fn by_house(view: &View, border: Border) -> [Place; 2] {
    let [one, other] = border.lands();
    let is_eagle = view.lands.get(one.index()).is_none_or(|land| land.side == Side::Eagle);
    if is_eagle { [one, other] } else { [other, one] }
}

/// Returns the name of a role.
fn role(msg: &MessageContext<'_>, role: Role) -> String {
    msg.text(&format!("vt-role-{}", role.word()))
}

/// Returns the object form of a role.
fn the_role(msg: &MessageContext<'_>, role: Role) -> String {
    msg.text(&format!("vt-role-{}.the", role.word()))
}

fn roles(msg: &MessageContext<'_>, roles: Roles) -> String {
    msg.list(roles.iter().map(|each| role(msg, each)))
}

/// Returns played cards, their total, and the resulting strength of the houses, as far as it is public.
fn supply(msg: &MessageContext<'_>, view: &View, cards: Cards) -> String {
    let what = match cards {
        Cards::NONE => msg.text("vt-do-no-supply"),
        cards => {
            let sentence = msg.format("vt-do-supply").text("cards", hand(msg, cards));
            sentence.count("count", cards.total()).count("sum", i32::from(cards.cp())).build()
        }
    };
    let side = match view.eye {
        Eye::Seat(me) => view.seats.get(me.index()).and_then(|seat| seat.side),
        Eye::Public | Eye::Omniscient => None,
    };
    let sides = side.and_then(|side| Some((strength::of(view, side)?, strength::of(view, side.other())?)));
    match sides {
        Some((own, other)) => {
            let sentence = msg.format("vt-do-supply-against").text("what", what);
            sentence.count("own", i32::from(own + cards.cp())).count("other", i32::from(other)).build()
        }
        None => what,
    }
}

/// Returns a few supply cards, each by its value.
fn hand(msg: &MessageContext<'_>, cards: Cards) -> String {
    let each =
        Value::ALL.into_iter().flat_map(|value| (0..cards[value]).map(move |_| value.cp().to_string()));
    msg.list(each)
}

/// Many supply cards, counted by value.
fn pile(msg: &MessageContext<'_>, cards: Cards) -> String {
    let values = Value::ALL.into_iter().filter(|&value| cards[value] > 0);
    let counted: Vec<String> = values.map(|value| format!("{}×{}", cards[value], value.cp())).collect();
    if counted.is_empty() { msg.text("vt-empty") } else { counted.join(" ") }
}
