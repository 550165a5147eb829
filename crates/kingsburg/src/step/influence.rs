//! Influencing the advisors (rulings 3, 4, 13).

use crate::advisor::{ADVISORS, Advisor};
use crate::buildings::Building;
use crate::faces::Faces;
use crate::flow::Flow;
use crate::module::Way;
use crate::notation::{Action, Group};
use crate::plan::Step;
use crate::state::{Marks, State};
use crate::step::roll::throw;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use arrayvec::ArrayVec;
use core::ops::ControlFlow;
use engine::{Actions, EventSink, Rng, Seat, SeatSet};

/// A set of advisors, the bit of each at his number.
pub(crate) type Numbers = u64;

/// All advisors.
pub(crate) const EVERY_ADVISOR: Numbers = (1 << (ADVISORS + 1)) - 2;

/// What the dice of a seat can reach.
pub(crate) struct Reach {
    /// Bits of what a +2 token adds, if one may be used.
    pub(crate) token: Numbers,
    /// How far off the total a group may go, once a season; nothing if it may not.
    pub(crate) step: u8,
    /// The most dice in a group.
    pub(crate) most: u8,
    /// Whether 18 reaches the Queen too.
    pub(crate) to_the_queen: bool,
}

impl Reach {
    /// Returns the advisors that a total reaches by itself, and those that it reaches with a market.
    #[inline]
    fn numbers(&self, total: u8, token: bool) -> (Numbers, Numbers) {
        let plain = if token { self.token << total } else { 1 << total };
        let stepped = if self.step == 0 { 0 } else { plain << self.step | plain >> self.step };
        let plain = self.redirected(plain);
        (plain & EVERY_ADVISOR, self.redirected(stepped) & EVERY_ADVISOR & !plain)
    }

    /// Returns by how much a group misses its advisor; a token that does not bridge it is of no use.
    fn missing(&self, group: &Group) -> u8 {
        let (plain, stepped) = self.numbers(group.value(), group.token);
        if (plain | stepped) >> group.advisor.number() & 1 == 1 {
            0
        } else if group.token {
            u8::MAX
        } else {
            group.value().abs_diff(group.advisor.number()).max(1)
        }
    }

    #[inline]
    fn redirected(&self, numbers: Numbers) -> Numbers {
        if self.to_the_queen { numbers | (numbers >> 1 & 1 << (ADVISORS - 1)) } else { numbers }
    }
}

/// Ways to advisors, and to whom each leads.
pub(crate) type Ways = ArrayVec<(Way, Numbers), 5>;

impl Kingsburg {
    /// Three dice on their sum, two on theirs; if that is taken, each of the two on its own value, equal ones once.
    pub(crate) fn draw_neutral(&self, rng: &mut impl Rng) -> (Faces, Faces) {
        (throw(3, rng), throw(2, rng))
    }

    pub(crate) fn against_neutral(&self, three: Faces, two: Faces) -> Result<(), Reason> {
        need(three.count() == 3 && two.count() == 2, Reason::WrongDice)
    }

    pub(crate) fn do_neutral(
        &self,
        s: &mut State,
        three: Faces,
        two: Faces,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        let closed = self.closed(s);
        let mut place = |number: u8, dice: Faces| {
            let advisor = Advisor::new(number).expect("two or three dice reach an advisor");
            if s.court[advisor].is_empty() && closed >> number & 1 == 0 {
                s.court[advisor].enter_neutral();
                events.emit(Event::NeutralOn { advisor, dice });
            }
        };
        place(three.total(), three);
        if two.total() == three.total() {
            two.kinds().for_each(|face| place(face, Faces::from_iter([face])));
        } else {
            place(two.total(), two);
        }
    }

    pub(crate) fn open_influence(&self, s: &mut State) -> Flow {
        let first = s.first_of(self.everyone()).expect("somebody plays first");
        s.becomes(Step::Influence { at: first, playing: self.everyone() })
    }

    /// In order, one advisor or pass; a pass is final, and who cannot influence anybody passes unasked.
    pub(crate) fn next_influence(
        &self,
        s: &mut State,
        at: Seat,
        mut playing: SeatSet,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let mut seat = at;
        while !playing.is_empty() {
            if playing.contains(seat) {
                if self.can_influence(s, seat) {
                    s.agenda.replace_top(Step::Influence { at: seat, playing });
                    return Flow::Wait;
                }
                playing = playing.without(seat);
                events.emit(Event::Passed { by: seat });
            }
            seat = self.next_in_order(s, seat);
        }
        s.done()
    }

    fn can_influence(&self, s: &State, seat: Seat) -> bool {
        let dice = s.lords[seat].dice;
        // A single die is nearly always sufficient.
        if !self.has_more_ways && dice.kinds().any(|face| s.court.free() >> face & 1 != 0) {
            return true;
        }
        !dice.is_empty() && self.each_group(s, seat, |_| ControlFlow::Break(())).is_break()
    }

    pub(crate) fn legal_groups(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        let _ = self.each_group(s, seat, |group| {
            out.push(Action::Place(group));
            ControlFlow::Continue(())
        });
    }

    /// All groups that a seat may place, and for each advisor whom none of them reaches the one that comes nearest to him.
    pub(crate) fn candidate_groups(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        self.legal_groups(s, seat, out);
        let placed = |action: &Action| if let Action::Place(group) = action { Some(*group) } else { None };
        let at_court = |group: &Group| !matches!(group.way, Way::Private | Way::PrivateDeal);
        let reached = out.iter().filter_map(placed).filter(at_court);
        let reached: Numbers = reached.fold(0, |numbers, group| numbers | 1 << group.advisor.number());
        let unreached = Advisor::all().filter(|advisor| reached >> advisor.number() & 1 == 0);
        out.extend(unreached.filter_map(|advisor| self.nearest_group(s, seat, advisor)).map(Action::Place));
    }

    /// Returns the group that reaches an advisor if he can be influenced, or else the one whose total is nearest to his number.
    fn nearest_group(&self, s: &State, seat: Seat, advisor: Advisor) -> Option<Group> {
        let (lord, reach) = (&s.lords[seat], self.reach(s, seat));
        let has_token = self.against_token(s, seat).is_ok();
        let group = |dice, white, token| Group { dice, white, token, advisor, way: Way::Usual };
        let sets =
            lord.dice.subsets().skip(1).flat_map(|dice| lord.white.subsets().map(move |white| (dice, white)));
        let small = sets.filter(|(dice, white)| dice.count() + white.count() <= reach.most);
        let groups = small.flat_map(|(dice, white)| {
            [Some(group(dice, white, false)), has_token.then(|| group(dice, white, true))]
                .into_iter()
                .flatten()
        });
        groups.min_by_key(|group| reach.missing(group))
    }

    /// Returns all groups that a seat may place, each once.
    fn each_group(
        &self,
        s: &State,
        seat: Seat,
        mut found: impl FnMut(Group) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let lord = &s.lords[seat];
        let reach = self.reach(s, seat);
        let ways = self.ways(s, seat);
        let tokens: &[bool] = if self.against_token(s, seat).is_ok() { &[false, true] } else { &[false] };
        for dice in lord.dice.subsets().skip(1) {
            for white in lord.white.subsets() {
                if dice.count() + white.count() > reach.most {
                    continue;
                }
                let total = dice.total() + white.total();
                for &token in tokens {
                    let (plain, stepped) = reach.numbers(total, token);
                    for &(way, open) in &ways {
                        let mut left = (plain | stepped) & open;
                        while left != 0 {
                            let advisor = Advisor::fixed(left.trailing_zeros() as u8);
                            left &= left - 1;
                            found(Group { dice, white, token, advisor, way })?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn reach(&self, s: &State, seat: Seat) -> Reach {
        let market = self.against_market(s, seat).is_ok();
        Reach {
            token: self.token_worth(s),
            step: if market { self.market_step(s, seat) } else { 0 },
            most: self.most_dice(s),
            to_the_queen: self.king_sends_to_queen(s),
        }
    }

    /// Returns all ways to advisors that a seat has: first the usual one.
    fn ways(&self, s: &State, seat: Seat) -> Ways {
        let free = if s.envoy == Some(seat) { EVERY_ADVISOR } else { s.court.free() };
        let mut ways = Ways::new();
        ways.push((Way::Usual, free));
        if self.has_more_ways {
            self.more_ways(s, seat, &mut ways);
        }
        ways
    }

    pub(crate) fn against_group(&self, s: &State, seat: Seat, group: &Group) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(!group.dice.is_empty(), Reason::NoColouredDie)?;
        need(lord.dice.contains(group.dice) && lord.white.contains(group.white), Reason::NoSuchDice)?;
        need(group.dice.count() + group.white.count() <= self.most_dice(s), Reason::TooManyDice)?;
        if group.token {
            self.against_token(s, seat)?;
        }
        self.against_reach(s, seat, group)?;
        self.against_way(s, seat, group.advisor, group.way)
    }

    /// The dice must add up, or the market must bridge what is missing.
    fn against_reach(&self, s: &State, seat: Seat, group: &Group) -> Result<(), Reason> {
        let bit = 1 << group.advisor.number();
        let reach = Reach { step: self.market_step(s, seat), ..self.reach(s, seat) };
        let (plain, stepped) = reach.numbers(group.value(), group.token);
        if plain & bit != 0 {
            return Ok(());
        }
        need(stepped & bit != 0, Reason::OutOfReach)?;
        self.against_market(s, seat)
    }

    /// One +2 token a season in a group.
    fn against_token(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.lords[seat].tokens > 0, Reason::NoToken)?;
        need(!s.lords[seat].marks.contains(Marks::TOKEN), Reason::TokenUsed)
    }

    /// A market, once a season.
    fn against_market(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(self.market_step(s, seat) > 0, Reason::OutOfReach)?;
        need(!s.lords[seat].marks.contains(Marks::MARKET), Reason::UsedThisSeason)
    }

    /// Returns how far a market of this seat reaches.
    fn market_step(&self, s: &State, seat: Seat) -> u8 {
        let province = &s.lords[seat].province;
        if province.has(Building::Market) { 1 } else { self.other_market_step(s, province) }
    }

    /// An advisor is influenced once a season, and once more with the envoy.
    pub(crate) fn against_usual_way(&self, s: &State, seat: Seat, advisor: Advisor) -> Result<(), Reason> {
        let free = s.court[advisor].is_empty() || s.envoy == Some(seat);
        need(free || self.sees_two(s, seat, advisor), Reason::Occupied)
    }

    pub(crate) fn do_place(
        &self,
        s: &mut State,
        seat: Seat,
        playing: SeatSet,
        group: Group,
        events: &mut impl EventSink<Event>,
    ) {
        let (plain, _) = self.reach(s, seat).numbers(group.value(), group.token);
        let market = plain >> group.advisor.number() & 1 == 0;
        let occupied = !s.court[group.advisor].is_empty() && !self.sees_two(s, seat, group.advisor);
        let envoy = group.way == Way::Usual && occupied;
        self.take_dice(s, seat, &group, market);
        if envoy {
            s.envoy = None;
        }
        events.emit(Event::Influenced { by: seat, group, envoy, market });
        s.agenda.replace_top(Step::Influence { at: self.next_in_order(s, seat), playing });
        self.arrive(s, seat, group, events);
    }

    fn take_dice(&self, s: &mut State, seat: Seat, group: &Group, market: bool) {
        let lord = &mut s.lords[seat];
        lord.dice = lord.dice.without(group.dice);
        lord.white = lord.white.without(group.white);
        if group.token {
            lord.tokens -= 1;
            lord.marks |= Marks::TOKEN;
        }
        if market {
            lord.marks |= Marks::MARKET;
        }
    }

    pub(crate) fn do_pass(
        &self,
        s: &mut State,
        seat: Seat,
        playing: SeatSet,
        events: &mut impl EventSink<Event>,
    ) {
        events.emit(Event::Passed { by: seat });
        let at = self.next_in_order(s, seat);
        s.agenda.replace_top(Step::Influence { at, playing: playing.without(seat) });
    }

    /// Returns who plays after a seat, the first after the last.
    fn next_in_order(&self, s: &State, seat: Seat) -> Seat {
        let seats = usize::from(self.options.seats);
        let place = s.order[..seats].iter().position(|&n| usize::from(n) == seat.index());
        let place = place.expect("everybody has a place in the order");
        Seat::new(usize::from(s.order[(place + 1) % seats]))
    }
}
