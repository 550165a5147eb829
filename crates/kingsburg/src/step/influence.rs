//! Influencing the advisors (rulings 3, 4, 13).

use crate::advisor::Advisor;
use crate::buildings::Building;
use crate::faces::Faces;
use crate::flow::Flow;
use crate::notation::{Action, Group};
use crate::plan::Step;
use crate::state::{Audience, Holder, Marks, State};
use crate::step::roll::throw;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use core::ops::ControlFlow;
use engine::{Actions, Dice, Log, Seat, Seats};

impl Kingsburg {
    /// Three dice on their sum, two on theirs; if that is taken, each of the two on its own value, equal ones once.
    pub(crate) fn draw_neutral(&self, dice: &mut impl Dice) -> (Faces, Faces) {
        (throw(3, dice), throw(2, dice))
    }

    pub(crate) fn against_neutral(&self, three: Faces, two: Faces) -> Result<(), Reason> {
        need(three.count() == 3 && two.count() == 2, Reason::WrongDice)
    }

    pub(crate) fn do_neutral(&self, s: &mut State, three: Faces, two: Faces, log: &mut impl Log<Event>) {
        s.agenda.pop();
        let mut place = |number: u8| {
            let advisor = Advisor::new(number).expect("two or three dice reach an advisor");
            if s.court[advisor].first.is_none() {
                s.court[advisor].first = Some(Holder::Neutral);
                log.tell(Event::NeutralOn { advisor });
            }
        };
        place(three.total());
        if two.total() == three.total() {
            two.kinds().for_each(place);
        } else {
            place(two.total());
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
        mut playing: Seats,
        log: &mut impl Log<Event>,
    ) -> Flow {
        let mut seat = at;
        while !playing.is_empty() {
            if playing.has(seat) {
                if self.can_influence(s, seat) {
                    s.agenda.replace(Step::Influence { at: seat, playing });
                    return Flow::Wait;
                }
                playing = playing.without(seat);
                log.tell(Event::Passed { by: seat });
            }
            seat = self.next_in_order(s, seat);
        }
        s.done()
    }

    fn can_influence(&self, s: &State, seat: Seat) -> bool {
        !s.lords[seat].dice.is_empty() && self.each_group(s, seat, |_| ControlFlow::Break(())).is_break()
    }

    pub(crate) fn legal_groups(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        let _ = self.each_group(s, seat, |group| {
            out.push(Action::Place(group));
            ControlFlow::Continue(())
        });
    }

    /// All groups that a seat may place, each once.
    fn each_group(
        &self,
        s: &State,
        seat: Seat,
        mut found: impl FnMut(Group) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let lord = &s.lords[seat];
        let with_token = self.against_token(s, seat).is_ok();
        let market = self.against_market(s, seat).is_ok();
        for dice in lord.dice.subsets().skip(1) {
            for white in lord.white.subsets() {
                let total = dice.total() + white.total();
                for token in [false, true] {
                    if token && !with_token {
                        continue;
                    }
                    let reached = total + 2 * u8::from(token);
                    let numbers = if market { [reached, reached - 1, reached + 1] } else { [reached, 0, 0] };
                    for advisor in numbers.into_iter().filter_map(Advisor::new) {
                        if self.against_advisor(s, seat, advisor).is_ok() {
                            found(Group { dice, white, token, advisor })?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn against_group(&self, s: &State, seat: Seat, group: &Group) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(!group.dice.is_empty(), Reason::NoColouredDie)?;
        need(lord.dice.contains(group.dice) && lord.white.contains(group.white), Reason::NoSuchDice)?;
        if group.token {
            self.against_token(s, seat)?;
        }
        match group.total().abs_diff(group.advisor.number()) {
            0 => {}
            1 => self.against_market(s, seat)?,
            _ => return Err(Reason::OutOfReach),
        }
        self.against_advisor(s, seat, group.advisor)
    }

    /// One +2 token a season in a group.
    fn against_token(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.lords[seat].tokens > 0, Reason::NoToken)?;
        need(!s.lords[seat].marks.contains(Marks::TOKEN), Reason::TokenUsed)
    }

    /// The Market, once a season.
    fn against_market(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.lords[seat].province.has(Building::Market), Reason::OutOfReach)?;
        need(!s.lords[seat].marks.contains(Marks::MARKET), Reason::UsedThisSeason)
    }

    /// An advisor is influenced once a season, and once more with the envoy.
    fn against_advisor(&self, s: &State, seat: Seat, advisor: Advisor) -> Result<(), Reason> {
        match s.court[advisor] {
            Audience { first: None, .. } => Ok(()),
            Audience { second: Some(_), .. } => Err(Reason::Crowded),
            Audience { first: Some(_), second: None } => need(s.envoy == Some(seat), Reason::Occupied),
        }
    }

    pub(crate) fn do_place(
        &self,
        s: &mut State,
        seat: Seat,
        playing: Seats,
        group: Group,
        log: &mut impl Log<Event>,
    ) {
        let market = group.total() != group.advisor.number();
        let envoy = s.court[group.advisor].first.is_some();
        self.take_dice(s, seat, &group, market);
        if envoy {
            s.envoy = None;
            s.court[group.advisor].second = Some(seat);
        } else {
            s.court[group.advisor].first = Some(Holder::Seat(seat));
        }
        log.tell(Event::Influenced { by: seat, group, envoy, market });
        s.agenda.replace(Step::Influence { at: self.next_in_order(s, seat), playing });
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

    pub(crate) fn do_pass(&self, s: &mut State, seat: Seat, playing: Seats, log: &mut impl Log<Event>) {
        log.tell(Event::Passed { by: seat });
        let at = self.next_in_order(s, seat);
        s.agenda.replace(Step::Influence { at, playing: playing.without(seat) });
    }

    /// Who plays after a seat, the first after the last.
    fn next_in_order(&self, s: &State, seat: Seat) -> Seat {
        let seats = usize::from(self.options.seats);
        let place = s.order[..seats].iter().position(|&n| usize::from(n) == seat.index());
        let place = place.expect("everybody has a place in the order");
        Seat::new(usize::from(s.order[(place + 1) % seats]))
    }
}
