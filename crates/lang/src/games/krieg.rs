//! Krieg und Frieden in words.

mod board;
mod cathedral;
mod event;
mod figure_label;
mod guide;
mod position;
#[cfg(test)]
mod tests;

use crate::book::rulebooks;
use crate::words::message_files;
use crate::{FigureLabel, Section, Spoken, Teller, Tongue};
use engine::Eye;
use krieg::plan::Season;
use krieg::{
    Action, Ask, Cards, Event, Good, Krieg, Matter, Matters, Part, Problem, Reason, Site, Symbol, View,
};

impl Spoken for Krieg {
    const PREFIX: &'static str = "kr";
    const MESSAGES: [&'static [&'static str]; Tongue::ALL.len()] = message_files!("krieg");
    const RULEBOOKS: [&'static str; Tongue::ALL.len()] = rulebooks!("krieg");
    const WELCOME: &'static str = "kr-guide-welcome";
    const FAREWELL: &'static str = "kr-guide-farewell";

    fn question(tell: &Teller<'_>, ask: &Ask) -> String {
        match *ask {
            Ask::Play => tell.say("kr-ask-play"),
            Ask::Swap => tell.say("kr-ask-swap"),
            Ask::Bid { high: 0 } => tell.say("kr-ask-first-bid"),
            Ask::Bid { high } => tell.tell("kr-ask-bid").count("high", high).end(),
            Ask::Privilege => tell.say("kr-ask-privilege"),
            Ask::Act => tell.say("kr-ask-act"),
            Ask::Answer { by } => tell.tell("kr-ask-answer").seat("by", by).end(),
            Ask::FirstCard => tell.say("kr-ask-first-card"),
            Ask::Plea => tell.say("kr-ask-plea"),
            Ask::Tithe { due } => tell.tell("kr-ask-tithe").count("due", due).end(),
        }
    }

    fn rule_of_ask(ask: &Ask) -> &'static str {
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

    fn lesson(view: &View, ask: Option<&Ask>) -> &'static str {
        guide::lesson(view, ask)
    }

    fn lap(view: &View) -> u8 {
        view.year
    }

    fn choice(tell: &Teller<'_>, view: &View, action: &Action) -> String {
        match *action {
            Action::Play(card) => tell.tell("kr-do-play").text("matter", matter(tell, card)).end(),
            Action::Swap { pay, play } => {
                let sentence = tell.tell("kr-do-swap").text("tile", tile(tell, pay));
                sentence.text("matter", matter(tell, play)).end()
            }
            Action::Take { pay } => tell.tell("kr-do-take").text("tile", tile(tell, pay)).end(),
            Action::Pass => tell.say(pass(view)),
            Action::Bid(Cards::NONE) => tell.say("kr-do-bid-nothing"),
            Action::Bid(raise) => {
                let sentence = tell.tell("kr-do-bid").text("cards", cards(tell, raise));
                sentence.count("total", total_with(view, raise)).end()
            }
            Action::Privilege { good, from: None } => {
                tell.tell("kr-do-privilege").text("tile", tile(tell, good)).end()
            }
            Action::Privilege { good, from: Some(from) } => {
                tell.tell("kr-do-privilege-from").text("tile", tile(tell, good)).seat("from", from).end()
            }
            Action::Farm => tell.say("kr-do-farm"),
            Action::Worker => tell.say("kr-do-worker"),
            Action::Attack(target) => tell.tell("kr-do-attack").seat("target", target).end(),
            Action::Bribe(target) => tell.tell("kr-do-bribe").seat("target", target).end(),
            Action::Done => tell.say("kr-do-done"),
            Action::Defend => tell.say("kr-do-defend"),
            Action::Lose(Site::Outer) => tell.say("kr-do-lose-outer"),
            Action::Lose(Site::Inner) => tell.say("kr-do-lose-inner"),
            Action::Choose(good) => {
                tell.tell("kr-do-choose").text("card", cards(tell, Cards::one(good))).end()
            }
            Action::Plead(from) => tell.tell("kr-do-plead").seat("from", from).end(),
            Action::Discard(tithe) => tell.tell("kr-do-discard").text("cards", cards(tell, tithe)).end(),
        }
    }

    fn rule_of_reason(reason: Reason) -> &'static str {
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

    fn event(tell: &Teller<'_>, _: &View, event: &Event) -> Option<String> {
        Some(event::tell(tell, event))
    }

    fn moment(tell: &Teller<'_>, view: &View) -> String {
        match (view.season, view.adviser) {
            (Some(season), _) => {
                let sentence = tell.tell("kr-moment").count("year", view.year);
                sentence.text("season", tell.say(season_id(season))).end()
            }
            (None, None) => tell.say("kr-moment-setup"),
            (None, Some(_)) => tell.tell("kr-moment-over").count("year", view.year).end(),
        }
    }

    fn figure_label(tell: &Teller<'_>, key: &str) -> FigureLabel {
        figure_label::label(tell, key)
    }

    fn figure_names(tell: &Teller<'_>, key: &str) -> Vec<(String, String)> {
        figure_label::names(tell, key)
    }

    fn position(tell: &Teller<'_>, view: &View) -> Vec<Section> {
        position::sections(tell, view)
    }

    fn board(tell: &Teller<'_>, view: &View) -> Vec<String> {
        board::draw(tell, view)
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

/// What passing means depends on the season.
fn pass(view: &View) -> &'static str {
    match view.season {
        Some(Season::Winter) => "kr-do-let-stand",
        Some(Season::Spring | Season::Summer) | None => "kr-do-pass",
        Some(Season::Autumn) => "kr-do-stay-proud",
    }
}

/// A kind of card, as a name.
fn good(tell: &Teller<'_>, good: Good) -> String {
    tell.say(good_id(good))
}

fn good_id(good: Good) -> &'static str {
    match good {
        Good::Knights => "kr-good-knights",
        Good::Wealth => "kr-good-wealth",
        Good::Workers => "kr-good-workers",
        Good::Grain => "kr-good-grain",
    }
}

/// A privilege of this kind, as something that is taken or paid.
fn tile(tell: &Teller<'_>, good: Good) -> String {
    tell.say(&format!("{}.tile", good_id(good)))
}

/// Privileges, equal ones counted.
fn tiles(tell: &Teller<'_>, tiles: Cards) -> String {
    let kinds = Good::ALL.into_iter().filter(|&kind| tiles[kind] > 0);
    tell.list(kinds.map(|kind| times(tiles[kind], good(tell, kind))))
}

/// A thing, and how often if more than once.
fn times(n: u8, thing: String) -> String {
    if n == 1 { thing } else { format!("{n}× {thing}") }
}

/// Cards, counted by kind.
fn cards(tell: &Teller<'_>, cards: Cards) -> String {
    let kinds = Good::ALL.into_iter().filter(|&good| cards[good] > 0);
    tell.list(kinds.map(|good| {
        let id = format!("{}.count", good_id(good));
        tell.tell(&id).count("n", cards[good]).end()
    }))
}

fn problem(tell: &Teller<'_>, problem: Problem) -> String {
    tell.say(match problem {
        Problem::War => "kr-problem-war",
        Problem::Tax => "kr-problem-tax",
        Problem::Revolt => "kr-problem-revolt",
        Problem::Famine => "kr-problem-famine",
    })
}

fn symbol(tell: &Teller<'_>, symbol: Symbol) -> String {
    tell.say(match symbol {
        Symbol::Cathedral => "kr-symbol-cathedral",
        Symbol::Privilege => "kr-symbol-privilege",
    })
}

/// An agenda card by its problem and symbol.
fn matter(tell: &Teller<'_>, card: Matter) -> String {
    let sentence = tell.tell("kr-matter").text("problem", problem(tell, card.problem));
    sentence.text("symbol", symbol(tell, card.symbol)).end()
}

/// Agenda cards, equal ones counted.
fn matters(tell: &Teller<'_>, cards: Matters) -> String {
    tell.list(cards.kinds().map(|card| times(cards[card], matter(tell, card))))
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

/// A part of the cathedral, as a name.
fn part(tell: &Teller<'_>, part: Part) -> String {
    tell.say(part_id(part))
}

/// A part of the cathedral, as something that is built.
fn the_part(tell: &Teller<'_>, part: Part) -> String {
    tell.say(&format!("{}.the", part_id(part)))
}

/// The problem that counts: that of the card on the table, or else of the latest spring.
fn present_problem(view: &View) -> Problem {
    view.table.map_or(view.problem, |lying| lying.matter.problem)
}

/// What cards are worth for a problem.
fn values(view: &View, problem: Problem) -> Cards {
    view.values[problem as usize]
}

/// What the bid of the eye's own seat would be worth with another raise.
fn total_with(view: &View, raise: Cards) -> i32 {
    let own = view.seats.iter().find(|seat| view.eye == Eye::Seat(seat.seat));
    i32::from(own.map_or(0, |seat| seat.bid)) + i32::from(raise.worth(values(view, view.problem)))
}
