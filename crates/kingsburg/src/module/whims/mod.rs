//! Module 6: the whims of the court (ruling 16).
//!
//! Sixteen tiles, each on the advisor of its number, replace what he gives. `aid.rs` says what each gives, `answer.rs`
//! what players decide about it, `text.rs` how it is written.

mod aid;
mod answer;
mod text;

use crate::advisor::Advisor;
use crate::flow::{Due, Flow};
use crate::goods::{Good, Goods};
use crate::module::{self, Event as ModuleEvent, Step as ModuleStep};
use crate::plan::{Plans, Step as AnyStep};
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{EventSink, Rng, Seat};

/// How many whims there are.
pub(super) const TILES: u8 = 16;

/// The whim whose tile shows a stall of goods.
const STALL: Advisor = Advisor::fixed(4);

/// The whim whose tile shows one good, drawn by lot.
const LOT: Advisor = Advisor::fixed(5);

/// Whims in effect, and those to come.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Whims {
    on: u16,
    pile: u16,
    /// Goods on the tile of the fourth advisor.
    pub stall: Goods,
    /// The good on the tile of the fifth.
    pub lot: Option<Good>,
}

impl Whims {
    pub(super) fn new() -> Whims {
        Whims { pile: u16::MAX, ..Whims::default() }
    }

    /// Returns whether a whim lies on an advisor.
    #[must_use]
    pub fn covers(&self, advisor: Advisor) -> bool {
        advisor.number() <= TILES && self.on & bit(advisor) != 0
    }

    /// Returns all advisors with a whim.
    pub fn in_effect(self) -> impl DoubleEndedIterator<Item = Advisor> {
        (1..=TILES).filter_map(Advisor::new).filter(move |&advisor| self.covers(advisor))
    }

    /// Returns all tiles in the pile.
    pub fn to_come(self) -> impl Iterator<Item = Advisor> {
        (1..=TILES).filter_map(Advisor::new).filter(move |&advisor| self.pile & bit(advisor) != 0)
    }
}

fn bit(advisor: Advisor) -> u16 {
    1 << advisor.index()
}

/// What a player can get or pay.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Prize {
    /// A gold.
    Gold,
    /// A wood.
    Wood,
    /// A stone.
    Stone,
    /// A +2 token.
    Token,
    /// A soldier.
    Soldier,
    /// A victory point.
    Vp,
}

/// A step of this module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: the whim of the season is drawn.
    Draw,
    /// Chance event: the good for the tile of the fifth advisor is drawn.
    DrawLot,
    /// All whims come into effect (Restoration).
    PlaceAll,
    /// A whim leaves the game (Restoration).
    Remove,
    /// A player decides about a whim.
    Ask(Pending),
}

/// A decision about a whim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// 2: two tokens, or a token for a gold and a soldier.
    Tokens(Seat),
    /// 3, 8: `by` names a good, `to` takes it.
    Name {
        /// Who names.
        by: Seat,
        /// Who takes.
        to: Seat,
    },
    /// 4: a good of the stall.
    Stall(Seat),
    /// 6: a bargain.
    Bargain(Seat),
    /// 7, 14: another player is favoured.
    Favour {
        /// Who favours.
        seat: Seat,
        /// By which whim.
        whim: u8,
    },
    /// 7: `by` takes a good, `to` two of it.
    Share {
        /// Who chooses.
        by: Seat,
        /// Who gets two.
        to: Seat,
    },
    /// 9: one of what is left, twice.
    Two {
        /// Who chooses.
        seat: Seat,
        /// What is taken already.
        taken: Option<Prize>,
    },
    /// 10: two of a kind.
    Pair(Seat),
    /// 11: an exchange within the gift.
    Exchange(Seat),
    /// 12: gold for oneself and points for the others, or the other way round.
    Largesse(Seat),
    /// 14: `by` takes one of five, `to` the others.
    First {
        /// Who chooses.
        by: Seat,
        /// Who gets the others.
        to: Seat,
    },
    /// 15: two of six goods are given away.
    Give {
        /// Who gives.
        seat: Seat,
        /// How many are still to be given.
        left: u8,
    },
}

/// A question about a whim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Ask {
    /// Two tokens, or a token for a gold and a soldier.
    Tokens,
    /// A good for another.
    Name,
    /// A good of the stall.
    Stall,
    /// A bargain.
    Bargain,
    /// Whom to favour.
    Favour,
    /// A good for oneself, of which another gets two.
    Share,
    /// One of four.
    Two,
    /// Two of a kind.
    Pair,
    /// An exchange.
    Exchange,
    /// Gold or points.
    Largesse,
    /// One of five.
    First,
    /// What to give to whom.
    Give,
}

/// An answer about a whim.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Picks this.
    Pick(Prize),
    /// Pays this.
    Bargain(Prize),
    /// Favours a player.
    Favour(Seat),
    /// Gives up the first for one more of the second.
    Exchange(Prize, Prize),
    /// Gives a good to a player.
    Give(Good, Seat),
}

/// A draw for the whims.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The whim of the season.
    Tile(Advisor),
    /// The good for the fifth advisor's tile.
    Lot(Good),
}

pub(super) fn arrange(plans: &mut Plans) {
    plans.season.after(AnyStep::OpenSeason, step(Step::Draw));
}

pub(super) fn arrange_restoration(plans: &mut Plans) {
    plans.game.after(AnyStep::DrawOrder, step(Step::PlaceAll));
    plans.season.before(AnyStep::CloseSeason, step(Step::Remove));
}

fn step(step: Step) -> AnyStep {
    AnyStep::Module(ModuleStep::Whims(step))
}

fn pending(pending: Pending) -> AnyStep {
    step(Step::Ask(pending))
}

pub(super) fn due(step: Step) -> Due {
    let asked = |seat, ask| Due::Answer(seat, crate::Ask::Module(module::Ask::Whim(ask)));
    match step {
        Step::Draw | Step::DrawLot => Due::Draw,
        Step::Ask(Pending::Tokens(seat)) => asked(seat, Ask::Tokens),
        Step::Ask(Pending::Name { by, .. }) => asked(by, Ask::Name),
        Step::Ask(Pending::Stall(seat)) => asked(seat, Ask::Stall),
        Step::Ask(Pending::Bargain(seat)) => asked(seat, Ask::Bargain),
        Step::Ask(Pending::Favour { seat, .. }) => asked(seat, Ask::Favour),
        Step::Ask(Pending::Share { by, .. }) => asked(by, Ask::Share),
        Step::Ask(Pending::Two { seat, .. }) => asked(seat, Ask::Two),
        Step::Ask(Pending::Pair(seat)) => asked(seat, Ask::Pair),
        Step::Ask(Pending::Exchange(seat)) => asked(seat, Ask::Exchange),
        Step::Ask(Pending::Largesse(seat)) => asked(seat, Ask::Largesse),
        Step::Ask(Pending::First { by, .. }) => asked(by, Ask::First),
        Step::Ask(Pending::Give { seat, .. }) => asked(seat, Ask::Give),
        Step::PlaceAll | Step::Remove => unreachable!("{step:?} never waits"),
    }
}

impl Kingsburg {
    pub(super) fn enter_whims(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::PlaceAll => self.place_all(s, events),
            Step::Remove => self.remove_one(s, events),
            Step::Draw | Step::DrawLot | Step::Ask(_) => Flow::Wait,
        }
    }

    /// Returns whether a whim covers what is printed beside an advisor.
    pub(crate) fn is_covered(&self, s: &State, advisor: Advisor) -> bool {
        s.extra.whims.covers(advisor)
    }

    pub(super) fn draw_whim(&self, s: &State, step: Step, rng: &mut impl Rng) -> Chance {
        if step == Step::DrawLot {
            return Chance::Lot(Good::ALL[rng.below(3) as usize]);
        }
        let count = s.extra.whims.to_come().count() as u32;
        let tile = s.extra.whims.to_come().nth(rng.below(count) as usize);
        Chance::Tile(tile.expect("fifteen of sixteen tiles are drawn in a game"))
    }

    pub(super) fn against_whim_draw(&self, s: &State, step: Step, chance: Chance) -> Result<(), Reason> {
        match (step, chance) {
            (Step::DrawLot, Chance::Lot(_)) => Ok(()),
            (Step::Draw, Chance::Tile(tile)) => {
                need(s.extra.whims.to_come().any(|known| known == tile), Reason::NotInPile)
            }
            _ => Err(Reason::OtherDraw),
        }
    }

    pub(super) fn do_whim_draw(
        &self,
        s: &mut State,
        _: Step,
        chance: Chance,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        match chance {
            Chance::Lot(good) => s.extra.whims.lot = Some(good),
            Chance::Tile(tile) => self.place(s, tile, events),
        }
    }

    /// A whim comes into effect; two of them show goods.
    fn place(&self, s: &mut State, tile: Advisor, events: &mut impl EventSink<Event>) {
        s.extra.whims.pile &= !bit(tile);
        s.extra.whims.on |= bit(tile);
        events.emit(Event::Module { module: ModuleEvent::WhimPlaced(tile) });
        if tile == STALL {
            s.extra.whims.stall = Goods([1, 1, 1]);
        }
        if tile == LOT {
            s.agenda.push(step(Step::DrawLot));
        }
    }

    fn place_all(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.agenda.pop();
        for tile in s.extra.whims.to_come() {
            self.place(s, tile, events);
        }
        Flow::On
    }

    /// Restoration: the highest whim whose advisor was influenced leaves, or else the lowest of all.
    fn remove_one(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let influenced = |advisor: &Advisor| !s.court[*advisor].is_empty();
        let highest = s.extra.whims.in_effect().rev().find(influenced);
        let removed = highest.or_else(|| s.extra.whims.in_effect().next());
        if let Some(tile) = removed {
            s.extra.whims.on &= !bit(tile);
            if tile == STALL {
                s.extra.whims.stall = Goods::NONE;
            }
            if tile == LOT {
                s.extra.whims.lot = None;
            }
            events.emit(Event::Module { module: ModuleEvent::WhimRemoved(tile) });
        }
        s.done()
    }

    /// Returns the next seat clockwise.
    fn left_of(&self, seat: Seat) -> Seat {
        seat.next_clockwise(self.options.seats)
    }

    /// Returns the next seat counter-clockwise.
    fn right_of(&self, seat: Seat) -> Seat {
        let seats = self.options.seats;
        (1..seats).fold(seat, |at, _| at.next_clockwise(seats))
    }
}
