//! Module 3: governors (ruling 19), dealt in secret or auctioned.

use crate::flow::{Due, Flow};
use crate::module::{self, Event as ModuleEvent, Figure, Governor, Governors, Modules, Step as ModuleStep};
use crate::notation::Action;
use crate::plan::{Plans, Step as AnyStep};
use crate::question::Ask;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use core::ops::RangeInclusive;
use engine::{Actions, EventSink, Rng, Seat, SeatSet};

/// Cards that a player chooses among.
const DEALT: usize = 3;

/// By how much one raise may exceed the highest bid: what is listed is finite.
const MAX_RAISE: u16 = 20;

/// The highest bid that the score can hold, with room for what a game wins and loses besides.
const MAX_BID: u16 = i16::MAX as u16 / 2;

/// Returns the bids that may follow the highest bid so far, or open the auction.
#[must_use]
pub fn next_bids(high: Option<u16>) -> RangeInclusive<u16> {
    let (least, base) = high.map_or((0, 0), |high| (high + 1, high));
    least..=MAX_BID.min(base + MAX_RAISE)
}

/// A step of this module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: the first of these is dealt three cards, hidden from the others.
    Deal(SeatSet),
    /// These have yet to choose one, hidden from the others.
    Choose(SeatSet),
    /// All are shown.
    Show,
    /// Chance event: as many cards as there are players, and one more, are revealed.
    Lot,
    /// The first player opens the auction.
    OpenAuction,
    /// This seat names a card and bids for it.
    Offer(Seat),
    /// This seat raises or passes.
    Bid {
        /// Who is asked.
        at: Seat,
        /// Who has not passed, the highest bidder among them.
        playing: SeatSet,
        /// For whom.
        governor: Governor,
        /// The highest bid.
        high: u16,
    },
    /// What governors begin with.
    Begin,
}

pub(super) fn arrange(plans: &mut Plans, seats: u8, auctioned: bool) {
    let all = SeatSet::all(seats);
    let dealt = [Step::Deal(all), Step::Choose(all), Step::Show];
    let steps: &[Step] = if auctioned { &[Step::Lot, Step::OpenAuction] } else { &dealt };
    for &new in steps.iter().chain(&[Step::Begin]) {
        plans.game.before(AnyStep::Year, step(new));
    }
}

fn step(step: Step) -> AnyStep {
    AnyStep::Module(ModuleStep::Governors(step))
}

pub(super) fn due(step: Step) -> Due {
    let asked = |seat, ask| Due::Answer(seat, Ask::Module(ask));
    match step {
        Step::Deal(_) | Step::Lot => Due::Draw,
        Step::Choose(missing) => Due::Together(missing, Ask::Module(module::Ask::Govern)),
        Step::Offer(at) => asked(at, module::Ask::Offer),
        Step::Bid { at, .. } => asked(at, module::Ask::Bid),
        Step::Show | Step::OpenAuction | Step::Begin => unreachable!("{step:?} never waits"),
    }
}

impl Kingsburg {
    pub(super) fn enter_governors(
        &self,
        s: &mut State,
        step: Step,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        match step {
            Step::Deal(left) | Step::Choose(left) => {
                if left.is_empty() {
                    s.done()
                } else {
                    Flow::Wait
                }
            }
            Step::Lot | Step::Offer(_) | Step::Bid { .. } => Flow::Wait,
            Step::Show => self.show_governors(s, events),
            Step::OpenAuction => {
                let first = s.first_of(self.everyone()).expect("somebody plays first");
                s.becomes(self::step(Step::Offer(first)))
            }
            Step::Begin => self.begin_with_governors(s, events),
        }
    }

    /// Returns who is dealt cards now.
    pub(super) fn dealt_to(step: Step) -> Option<Seat> {
        match step {
            Step::Deal(left) => left.iter().next(),
            Step::Choose(_)
            | Step::Show
            | Step::Lot
            | Step::OpenAuction
            | Step::Offer(_)
            | Step::Bid { .. }
            | Step::Begin => None,
        }
    }

    /// Returns the cards that are in nobody's hand.
    fn cards_left(&self, s: &State) -> Governors {
        let dealt = self.everyone().iter().fold(Governors::NONE, |all, seat| all.or(s.extra.own[seat].hand));
        Governors::all().but(dealt)
    }

    fn cards_due(&self, step: Step) -> usize {
        if step == Step::Lot { usize::from(self.options.seats) + 1 } else { DEALT }
    }

    pub(super) fn draw_governors(&self, s: &State, step: Step, rng: &mut impl Rng) -> Governors {
        pick(self.cards_left(s), self.cards_due(step), rng)
    }

    pub(super) fn against_governors(&self, s: &State, step: Step, cards: Governors) -> Result<(), Reason> {
        let left = cards.but(self.cards_left(s)).is_empty();
        need(left && cards.len() == self.cards_due(step), Reason::WrongCards)
    }

    pub(super) fn do_deal_governors(&self, s: &mut State, step: Step, cards: Governors) {
        match Self::dealt_to(step) {
            Some(seat) => {
                let Step::Deal(left) = step else { unreachable!("cards are dealt in the deal") };
                s.extra.own[seat].hand = cards;
                s.agenda.replace_top(self::step(Step::Deal(left.without(seat))));
            }
            None => {
                s.agenda.pop();
                s.extra.lots = cards;
            }
        }
    }

    pub(super) fn legal_governors(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let hand = s.extra.own[seat].hand;
        out.extend(hand.iter().map(|governor| Action::Module(module::Action::Govern(governor))));
    }

    pub(super) fn against_governing(&self, s: &State, seat: Seat, governor: Governor) -> Result<(), Reason> {
        need(s.extra.own[seat].hand.has(governor), Reason::NotLeft)
    }

    pub(super) fn do_govern(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        governor: Governor,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::Choose(missing) = step else {
            unreachable!("governors are chosen only when they are asked for");
        };
        s.extra.own[seat].chosen = Some(governor);
        s.agenda.replace_top(self::step(Step::Choose(missing.without(seat))));
        events.emit(Event::Module { module: ModuleEvent::GovernorChosen { by: seat } });
    }

    /// All choose at the same time; the cards that are not chosen leave the game, hidden.
    fn show_governors(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter() {
            s.extra.own[seat].hand = Governors::NONE;
            let governor = s.extra.own[seat].chosen.take().expect("everybody has chosen");
            self.become_governor(s, seat, governor, events);
        }
        s.done()
    }

    fn become_governor(
        &self,
        s: &mut State,
        seat: Seat,
        governor: Governor,
        events: &mut impl EventSink<Event>,
    ) {
        s.extra.own[seat].governor = Some(governor);
        events.emit(Event::Module { module: ModuleEvent::Governs { by: seat, governor } });
    }

    /// Returns those who have no governor yet.
    fn without_governor(&self, s: &State) -> SeatSet {
        self.everyone().iter().filter(|&seat| s.extra.own[seat].governor.is_none()).collect()
    }

    /// Returns the bids that open an auction; the last player pays nothing, for nobody can raise.
    fn opening_bids(&self, s: &State) -> RangeInclusive<u16> {
        if self.without_governor(s).len() > 1 { next_bids(None) } else { 0..=0 }
    }

    /// Any card for any opening bid.
    pub(super) fn legal_offers(&self, s: &State, out: &mut Actions<Action>) {
        for governor in s.extra.lots.iter() {
            out.extend(self.opening_bids(s).map(|bid| Action::Module(module::Action::Offer(governor, bid))));
        }
    }

    pub(super) fn against_offer(&self, s: &State, governor: Governor, bid: u16) -> Result<(), Reason> {
        need(s.extra.lots.has(governor), Reason::NotLeft)?;
        need(self.opening_bids(s).contains(&bid), Reason::BadBid)
    }

    pub(super) fn do_offer(
        &self,
        s: &mut State,
        at: Seat,
        governor: Governor,
        high: u16,
        events: &mut impl EventSink<Event>,
    ) {
        let playing = outbid(at, self.without_governor(s), high);
        events.emit(Event::Module { module: ModuleEvent::Bid { by: at, governor, bid: high } });
        self.go_on_bidding(s, at, playing, governor, high, events);
    }

    pub(super) fn legal_bids(&self, high: u16, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        out.extend(next_bids(Some(high)).map(|bid| Action::Module(module::Action::Bid(bid))));
    }

    pub(super) fn against_bid(&self, high: u16, bid: u16) -> Result<(), Reason> {
        need(next_bids(Some(high)).contains(&bid), Reason::BadBid)
    }

    pub(super) fn do_bid(
        &self,
        s: &mut State,
        step: Step,
        bid: Option<u16>,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::Bid { at, playing, governor, high } = step else {
            unreachable!("one bids only in the auction");
        };
        s.agenda.pop();
        match bid {
            Some(bid) => {
                events.emit(Event::Module { module: ModuleEvent::Bid { by: at, governor, bid } });
                self.go_on_bidding(s, at, outbid(at, playing, bid), governor, bid, events);
            }
            None => self.go_on_bidding(s, at, playing.without(at), governor, high, events),
        }
    }

    /// The next one clockwise is asked, until all but one have passed or nobody can raise: he pays and takes the card.
    fn go_on_bidding(
        &self,
        s: &mut State,
        at: Seat,
        playing: SeatSet,
        governor: Governor,
        high: u16,
        events: &mut impl EventSink<Event>,
    ) {
        if let Some(winner) = playing.as_singleton() {
            return self.win_auction(s, winner, governor, high, events);
        }
        let next =
            playing.first_clockwise_from(at.next_clockwise(self.options.seats)).expect("two or more play on");
        s.agenda.push(step(Step::Bid { at: next, playing, governor, high }));
    }

    fn win_auction(
        &self,
        s: &mut State,
        winner: Seat,
        governor: Governor,
        bid: u16,
        events: &mut impl EventSink<Event>,
    ) {
        s.extra.lots = s.extra.lots.without(governor);
        if bid > 0 {
            self.gain_vp(s, winner, -(bid as i16), module::Source::Governors, events);
        }
        self.become_governor(s, winner, governor, events);
        let Some(AnyStep::Module(ModuleStep::Governors(Step::Offer(opener)))) = s.agenda.peek() else {
            unreachable!("the auction goes on below the bids");
        };
        match self.without_governor(s).first_clockwise_from(opener.next_clockwise(self.options.seats)) {
            Some(next) => s.agenda.replace_top(step(Step::Offer(next))),
            None => {
                s.agenda.pop();
                s.extra.lots = Governors::NONE;
            }
        }
    }

    /// Points and tokens that governors begin with.
    fn begin_with_governors(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter() {
            if s.plays(seat, Governor::Thief) {
                self.gain_vp(
                    s,
                    seat,
                    i16::from(self.card(Figure::ThiefStartVp)),
                    module::Source::Governors,
                    events,
                );
            }
            let purses = [
                (Governor::Philosopher, Figure::PhilosopherTokens),
                (Governor::Trickster, Figure::TricksterTokens),
            ];
            for (governor, tokens) in purses {
                if s.plays(seat, governor) && self.count(tokens) > 0 {
                    self.gain_tokens(s, seat, self.count(tokens), events);
                }
            }
        }
        s.done()
    }

    /// Samples a determinization: deals anew what others hold and have chosen face down.
    pub(super) fn redeal_governors(&self, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        if !self.options.modules.contains(Modules::GOVERNORS) {
            return;
        }
        let mut left = Governors::all().but(world.extra.own[seat].hand);
        for other in self.everyone().without(seat).iter() {
            if world.extra.own[other].hand.is_empty() {
                continue;
            }
            let hand = pick(left, DEALT, rng);
            left = left.but(hand);
            world.extra.own[other].hand = hand;
            if world.extra.own[other].chosen.is_some() {
                world.extra.own[other].chosen = hand.iter().nth(rng.below(DEALT as u32) as usize);
            }
        }
    }
}

/// Returns who can still raise a bid, and the bidder.
fn outbid(by: Seat, playing: SeatSet, bid: u16) -> SeatSet {
    if next_bids(Some(bid)).is_empty() { SeatSet::singleton(by) } else { playing }
}

/// Samples so many different cards of these.
fn pick(from: Governors, count: usize, rng: &mut impl Rng) -> Governors {
    let mut picked = Governors::NONE;
    for _ in 0..count {
        let left = from.but(picked);
        let card = left.iter().nth(rng.below(left.len() as u32) as usize);
        picked = picked.with(card.expect("enough cards are left"));
    }
    picked
}
