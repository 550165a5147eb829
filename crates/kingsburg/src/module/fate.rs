//! Module 4: fate (ruling 20): one card a year, for everybody.

use crate::advisor::Advisor;
use crate::flow::{Due, Flow};
use crate::module::{Event as ModuleEvent, Fate, Figure, Step as ModuleStep};
use crate::plan::{Plans, Step as AnyStep};
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{EventSink, Rng};

/// The year's fate, and the fates of the years before.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fates {
    /// The card of the year.
    pub now: Option<Fate>,
    drawn: u32,
    /// The advisor who is absent this season.
    pub absent: Option<Advisor>,
    gifts: u8,
}

/// Advisors on whom gifts lie, and what lies there.
const GIFTS: [(Advisor, Gift); 5] = [
    (Advisor::fixed(3), Gift::Token),
    (Advisor::fixed(5), Gift::Gold),
    (Advisor::fixed(6), Gift::Vp),
    (Advisor::fixed(10), Gift::Stone),
    (Advisor::fixed(13), Gift::Gold),
];

/// What lies on an advisor.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Gift {
    /// A +2 token.
    Token,
    /// A gold.
    Gold,
    /// A stone.
    Stone,
    /// A victory point.
    Vp,
}

impl Fates {
    /// Returns the cards that are still in the pile.
    pub fn to_come(self) -> impl Iterator<Item = Fate> {
        Fate::ALL.iter().copied().filter(move |&fate| self.drawn >> fate as u32 & 1 == 0)
    }

    /// Advisors on whom a gift lies.
    pub fn with_gifts(self) -> impl Iterator<Item = Advisor> {
        let lies = move |n: usize| self.gifts >> n & 1 != 0;
        GIFTS.into_iter().enumerate().filter(move |&(n, _)| lies(n)).map(|(_, (advisor, _))| advisor)
    }

    /// Lays a gift on each advisor that may have one.
    pub(super) fn lay_gifts(&mut self) {
        self.gifts = (1 << GIFTS.len()) - 1;
    }

    /// Takes the gift from an advisor.
    pub(super) fn take_gift(&mut self, from: Advisor) -> Option<Gift> {
        let place = GIFTS.iter().position(|&(advisor, _)| advisor == from)?;
        let lies = self.gifts >> place & 1 != 0;
        self.gifts &= !(1 << place);
        lies.then_some(GIFTS[place].1)
    }

    /// The card is put away, and what it brought.
    pub(super) fn put_away(&mut self) {
        self.now = None;
        self.absent = None;
        self.gifts = 0;
    }
}

/// A step of this module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: the year's card is revealed (W02).
    Draw,
    /// What it gives at once (W03).
    Give,
    /// The beginning of a season: an advisor is absent, gifts are placed (W05).
    OpenSeason,
}

pub(super) fn arrange(plans: &mut Plans, seats: u8) {
    plans.year.before(AnyStep::KingsAid, step(Step::Draw));
    plans.year.before(AnyStep::KingsAid, step(Step::Give));
    let after = if seats == 2 { AnyStep::NeutralDice } else { AnyStep::BeforeRoll };
    plans.season.before(after, step(Step::OpenSeason));
}

fn step(step: Step) -> AnyStep {
    AnyStep::Module(ModuleStep::Fate(step))
}

pub(super) fn due(step: Step) -> Due {
    match step {
        Step::Draw | Step::OpenSeason => Due::Draw,
        // The invader is drawn as soon as it is visible.
        Step::Give => Due::Draw,
    }
}

impl Kingsburg {
    pub(super) fn enter_fate(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::Draw => Flow::Wait,
            Step::Give => self.give_fate(s, events),
            Step::OpenSeason => self.open_fated_season(s),
        }
    }

    pub(super) fn draw_fate(&self, s: &State, rng: &mut impl Rng) -> Fate {
        let count = s.extra.fate.to_come().count() as u32;
        s.extra.fate.to_come().nth(rng.below(count) as usize).expect("there are more fates than years")
    }

    pub(super) fn against_fate(&self, s: &State, fate: Fate) -> Result<(), Reason> {
        need(s.extra.fate.to_come().any(|known| known == fate), Reason::NotInPile)
    }

    pub(super) fn do_fate(&self, s: &mut State, fate: Fate, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        s.extra.fate.now = Some(fate);
        s.extra.fate.drawn |= 1 << fate as u32;
        events.emit(Event::Module { module: ModuleEvent::Fated(fate) });
    }

    /// Gifts of the year, in standing order.
    fn give_fate(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        if s.is_year_of(Fate::BeaconsLit) && s.invader.card.is_none() {
            return Flow::Wait;
        }
        s.agenda.pop();
        if s.is_year_of(Fate::BeaconsLit) {
            self.turn_up(s, events);
        }
        let purses = [(Fate::Famine, Figure::FamineTokens), (Fate::SilverTongues, Figure::SilverTokens)];
        for (fate, tokens) in purses {
            if s.is_year_of(fate) && self.count(tokens) > 0 {
                s.in_order(self.everyone())
                    .for_each(|seat| self.gain_tokens(s, seat, self.count(tokens), events));
            }
        }
        if s.is_year_of(Fate::RoyalGift) {
            (0..self.count(Figure::GiftGoods)).for_each(|_| self.all_choose(s, self.everyone()));
        }
        Flow::On
    }

    fn open_fated_season(&self, s: &mut State) -> Flow {
        if s.is_year_of(Fate::AbsentAdvisor) {
            return Flow::Wait;
        }
        if s.is_year_of(Fate::RisingStars) {
            s.extra.fate.lay_gifts();
        }
        s.done()
    }

    /// Two dice determine the advisor who is absent.
    pub(super) fn do_absence(&self, s: &mut State, total: u8, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        s.extra.fate.absent = Advisor::new(total);
        let advisor = Advisor::new(total).expect("two dice reach an advisor");
        events.emit(Event::Module { module: ModuleEvent::Absent(advisor) });
    }
}
