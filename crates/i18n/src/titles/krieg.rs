//! The texts of Krieg und Frieden.

mod board;
mod cathedral;
mod derived_figures;
mod event;
mod figure_label;
mod position;
#[cfg(test)]
mod tests;
mod tutorial;

use crate::messages::message_files;
use crate::rulebook::{quick_starts, rulebooks};
use crate::{FigureLabel, GameText, Locale, MessageContext, Section};
use engine::Eye;
use games::components::{ComponentSet, FigureValue};
use krieg::plan::Season;
use krieg::{
    Action, Ask, Cards, Event, Good, Krieg, Matter, Matters, Part, Problem, Reason, Site, Symbol, View,
};

impl GameText for Krieg {
    const PREFIX: &'static str = "kr";
    const MESSAGES: [&'static [&'static str]; Locale::ALL.len()] = message_files!("krieg");
    const RULEBOOKS: [&'static str; Locale::ALL.len()] = rulebooks!("krieg");
    const QUICK_START: [&'static str; Locale::ALL.len()] = quick_starts!("krieg");
    const WELCOME: &'static str = "kr-guide-welcome";
    const FAREWELL: &'static str = "kr-guide-farewell";

    fn derived_figure(set: &ComponentSet, name: &str) -> Option<FigureValue> {
        derived_figures::derived_figure(set, name)
    }

    fn question_text(msg: &MessageContext<'_>, ask: &Ask) -> String {
        match *ask {
            Ask::Play => msg.text("kr-ask-play"),
            Ask::Swap => msg.text("kr-ask-swap"),
            Ask::Bid { high: 0 } => msg.text("kr-ask-first-bid"),
            Ask::Bid { high } => msg.format("kr-ask-bid").count("high", high).build(),
            Ask::Privilege => msg.text("kr-ask-privilege"),
            Ask::Act => msg.text("kr-ask-act"),
            Ask::Answer { by } => msg.format("kr-ask-answer").seat("by", by).build(),
            Ask::FirstCard => msg.text("kr-ask-first-card"),
            Ask::Plea => msg.text("kr-ask-plea"),
            Ask::Tithe { due } => msg.format("kr-ask-tithe").count("due", due).build(),
        }
    }

    fn rule_for_ask(ask: &Ask) -> &'static str {
        match ask {
            Ask::Play => "winter.play",
            Ask::Swap => "winter.swap",
            Ask::Bid { .. } => "spring.raise",
            Ask::Privilege => "privilege.choice",
            Ask::Act => "summer.turn",
            Ask::Answer { .. } => "summer.defend",
            Ask::FirstCard => "options.global-card",
            Ask::Plea => "autumn.plea",
            Ask::Tithe { .. } => "autumn.tithe",
        }
    }

    fn tutorial_message(view: &View, ask: Option<&Ask>) -> &'static str {
        tutorial::lesson(view, ask)
    }

    fn round(view: &View) -> u8 {
        view.year
    }

    fn action_text(msg: &MessageContext<'_>, view: &View, action: &Action) -> String {
        match *action {
            Action::Play(card) => msg.format("kr-do-play").text("matter", matter(msg, card)).build(),
            Action::Swap { pay, play } => {
                let sentence = msg.format("kr-do-swap").text("tile", tile(msg, pay));
                sentence.text("matter", matter(msg, play)).build()
            }
            Action::Take { pay } => msg.format("kr-do-take").text("tile", tile(msg, pay)).build(),
            Action::Pass => msg.text(pass(view)),
            Action::Bid(Cards::NONE) => msg.text("kr-do-bid-nothing"),
            Action::Bid(raise) => {
                let sentence = msg.format("kr-do-bid").text("cards", cards(msg, raise));
                sentence.count("total", total_with(view, raise)).build()
            }
            Action::Privilege { good, from: None } => {
                msg.format("kr-do-privilege").text("tile", tile(msg, good)).build()
            }
            Action::Privilege { good, from: Some(from) } => {
                msg.format("kr-do-privilege-from").text("tile", tile(msg, good)).seat("from", from).build()
            }
            Action::Farm => msg.text("kr-do-farm"),
            Action::Worker => msg.text("kr-do-worker"),
            Action::Attack(target) => msg.format("kr-do-attack").seat("target", target).build(),
            Action::Bribe(target) => msg.format("kr-do-bribe").seat("target", target).build(),
            Action::Done => msg.text("kr-do-done"),
            Action::Defend => msg.text("kr-do-defend"),
            Action::Lose(Site::Outer) => msg.text("kr-do-lose-outer"),
            Action::Lose(Site::Inner) => msg.text("kr-do-lose-inner"),
            Action::Choose(good) => {
                msg.format("kr-do-choose").text("card", cards(msg, Cards::one(good))).build()
            }
            Action::Plead(from) => msg.format("kr-do-plead").seat("from", from).build(),
            Action::Discard(tithe) => msg.format("kr-do-discard").text("cards", cards(msg, tithe)).build(),
        }
    }

    fn rule_for_reason(reason: Reason) -> &'static str {
        match reason {
            Reason::GameOver => "end.roof",
            Reason::NotYourTurn => "year.turns",
            Reason::OtherQuestion => "year.moment",
            Reason::NoSuchMatter => "winter.play",
            Reason::NotInHand => "year.hand",
            Reason::NoSuchPrivilege => "winter.price",
            Reason::HasMatters => "winter.take",
            Reason::EmptyBid | Reason::BidTooLow => "spring.raise",
            Reason::Exhausted => "privilege.supply",
            Reason::StillInSupply | Reason::NoTileThere => "privilege.opponent",
            Reason::FewerPoints => "options.light",
            Reason::Oneself | Reason::NobodyThere => "year.opponents",
            Reason::NoGrain | Reason::NoReserve => "summer.farm",
            Reason::NoWorkers | Reason::NoInnerSite => "summer.worker",
            Reason::TooFewFarms => "summer.balance",
            Reason::NoKnights => "summer.costs",
            Reason::NothingToBurn => "summer.attack",
            Reason::NoWealth => "summer.bribe",
            Reason::NoHouseThere => "summer.burn",
            Reason::NotInDeck => "options.global-card",
            Reason::PoorerThanYou | Reason::TooFewCards => "autumn.giver",
            Reason::WrongTithe => "autumn.tithe",
            Reason::NotTheBox | Reason::OtherDraw | Reason::WrongCount | Reason::NotInBox => "record.box",
            Reason::WrongAdviser => "record.deal",
        }
    }

    fn event_text(msg: &MessageContext<'_>, _: &View, event: &Event) -> Option<String> {
        Some(event::text(msg, event))
    }

    fn phase_line(msg: &MessageContext<'_>, view: &View) -> String {
        match (view.season, view.adviser) {
            (Some(season), _) => {
                let sentence = msg.format("kr-moment").count("year", view.year);
                sentence.text("season", msg.text(season_id(season))).build()
            }
            (None, None) => msg.text("kr-moment-setup"),
            (None, Some(_)) => msg.format("kr-moment-over").count("year", view.year).build(),
        }
    }

    fn figure_label(msg: &MessageContext<'_>, key: &str) -> FigureLabel {
        figure_label::label(msg, key)
    }

    fn figure_names(msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)> {
        figure_label::names(msg, key)
    }

    fn describe(msg: &MessageContext<'_>, view: &View) -> Vec<Section> {
        position::sections(msg, view)
    }

    fn ascii_board(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
        board::draw(msg, view)
    }
}

fn season_id(season: Season) -> &'static str {
    match season {
        Season::Winter => "kr-season-winter",
        Season::Spring => "kr-season-spring",
        Season::Summer => "kr-season-summer",
        Season::Autumn => "kr-season-autumn",
    }
}

/// Returns the text of passing depends on the season.
fn pass(view: &View) -> &'static str {
    match view.season {
        Some(Season::Winter) => "kr-do-let-stand",
        Some(Season::Spring | Season::Summer) | None => "kr-do-pass",
        Some(Season::Autumn) => "kr-do-stay-proud",
    }
}

/// Returns a kind of card, as a name.
fn good(msg: &MessageContext<'_>, good: Good) -> String {
    msg.text(good_id(good))
}

fn good_id(good: Good) -> &'static str {
    match good {
        Good::Knights => "kr-good-knights",
        Good::Wealth => "kr-good-wealth",
        Good::Workers => "kr-good-workers",
        Good::Grain => "kr-good-grain",
    }
}

/// Returns the object form of a privilege of this kind.
fn tile(msg: &MessageContext<'_>, good: Good) -> String {
    msg.text(&format!("{}.tile", good_id(good)))
}

/// Privileges, equal ones counted.
fn tiles(msg: &MessageContext<'_>, tiles: Cards) -> String {
    let kinds = Good::ALL.into_iter().filter(|&kind| tiles[kind] > 0);
    msg.list(kinds.map(|kind| times(tiles[kind], good(msg, kind))))
}

/// Returns a thing, and how often if more than once.
fn times(n: u8, thing: String) -> String {
    if n == 1 { thing } else { format!("{n}× {thing}") }
}

/// Cards, counted by kind.
fn cards(msg: &MessageContext<'_>, cards: Cards) -> String {
    let kinds = Good::ALL.into_iter().filter(|&good| cards[good] > 0);
    msg.list(kinds.map(|good| {
        let id = format!("{}.count", good_id(good));
        msg.format(&id).count("n", cards[good]).build()
    }))
}

fn problem(msg: &MessageContext<'_>, problem: Problem) -> String {
    msg.text(match problem {
        Problem::War => "kr-problem-war",
        Problem::Tax => "kr-problem-tax",
        Problem::Revolt => "kr-problem-revolt",
        Problem::Famine => "kr-problem-famine",
    })
}

fn symbol(msg: &MessageContext<'_>, symbol: Symbol) -> String {
    msg.text(match symbol {
        Symbol::Cathedral => "kr-symbol-cathedral",
        Symbol::Privilege => "kr-symbol-privilege",
    })
}

/// Returns an agenda card by its problem and symbol.
fn matter(msg: &MessageContext<'_>, card: Matter) -> String {
    let sentence = msg.format("kr-matter").text("problem", problem(msg, card.problem));
    sentence.text("symbol", symbol(msg, card.symbol)).build()
}

/// Agenda cards, equal ones counted.
fn matters(msg: &MessageContext<'_>, cards: Matters) -> String {
    msg.list(cards.kinds().map(|card| times(cards[card], matter(msg, card))))
}

fn part_id(part: Part) -> &'static str {
    match part {
        Part::Nave => "kr-part-nave",
        Part::Aisle => "kr-part-aisle",
        Part::SecondAisle => "kr-part-second-aisle",
        Part::Choir => "kr-part-choir",
        Part::Facade => "kr-part-facade",
        Part::Roof => "kr-part-roof",
    }
}

/// Returns a part of the cathedral, as a name.
fn part(msg: &MessageContext<'_>, part: Part) -> String {
    msg.text(part_id(part))
}

/// Returns the object form of a part of the cathedral.
fn the_part(msg: &MessageContext<'_>, part: Part) -> String {
    msg.text(&format!("{}.the", part_id(part)))
}

/// Returns the problem that counts: that of the card on the table, or else of the latest spring.
fn present_problem(view: &View) -> Problem {
    view.table.map_or(view.problem, |lying| lying.matter.problem)
}

/// Returns the values of cards for a problem.
fn values(view: &View, problem: Problem) -> Cards {
    view.values[problem as usize]
}

/// Returns the value of the bid of the observer's seat with another raise.
fn total_with(view: &View, raise: Cards) -> i32 {
    let own = view.seats.iter().find(|seat| view.eye == Eye::Seat(seat.seat));
    i32::from(own.map_or(0, |seat| seat.bid)) + i32::from(raise.worth(values(view, view.problem)))
}
