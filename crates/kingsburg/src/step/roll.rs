//! The start of a season: rolling, changing dice, the order of play (ruling 2).

use crate::buildings::{Building, Standing};
use crate::faces::Faces;
use crate::flow::Flow;
use crate::goods::Good;
use crate::notation::{Action, Roll};
use crate::plan::{Season, Step};
use crate::state::{Lord, Marks, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, EventSink, MAX_SEATS, Rng, Seat, SeatSet};

/// Coloured dice of a governor.
const COLOURED: u8 = 3;

/// The Chapel rolls again a total of at most this.
const CHAPEL_TOTAL: u8 = 7;

/// Buildings that change dice.
const CHANGERS: Standing = Building::Statue.bit().or(Building::Chapel.bit());

impl Kingsburg {
    pub(crate) fn open_season_plan(
        &self,
        s: &mut State,
        season: Season,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        s.season = season;
        events.emit(Event::SeasonBegan { season });
        s.agenda.pop();
        s.agenda.push_plan(self.plans(s).season.steps());
        Flow::On
    }

    pub(crate) fn open_season(&self, s: &mut State) -> Flow {
        self.everyone().iter().for_each(|seat| s.lords[seat].marks = Marks::empty());
        self.clear_season(s);
        s.done()
    }

    /// The Merchants' Guild brings a gold before every roll.
    pub(crate) fn before_roll(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in s.in_order(self.everyone()) {
            if s.lords[seat].province.has(Building::MerchantsGuild) {
                self.gain_one(s, seat, Good::Gold, events);
            }
        }
        s.done()
    }

    /// Returns the number of white dice that a seat rolls: the Farms' in every season, the king's when he has lent it.
    pub(crate) fn white_dice(&self, s: &State, seat: Seat) -> u8 {
        let farms = s.lords[seat].province.has(Building::Farms);
        u8::from(farms) + u8::from(s.aided == Some(seat)) + self.more_white_dice(s, seat)
    }

    /// Returns the number of coloured dice that a seat rolls.
    fn coloured_dice(&self, s: &State) -> u8 {
        COLOURED - self.coloured_dice_missing(s)
    }

    pub(crate) fn draw_roll(&self, s: &State, rng: &mut impl Rng) -> Roll {
        let mut roll = Roll::default();
        for seat in self.everyone().iter() {
            roll.dice[seat] = throw(self.coloured_dice(s), rng);
            roll.white[seat] = throw(self.white_dice(s, seat), rng);
        }
        roll
    }

    pub(crate) fn against_roll(&self, s: &State, roll: &Roll) -> Result<(), Reason> {
        for seat in SeatSet::all(MAX_SEATS as u8).iter() {
            let seated = self.everyone().contains(seat);
            let (dice, white) =
                if seated { (self.coloured_dice(s), self.white_dice(s, seat)) } else { (0, 0) };
            need(roll.dice[seat].count() == dice && roll.white[seat].count() == white, Reason::WrongDice)?;
        }
        Ok(())
    }

    pub(crate) fn do_roll(&self, s: &mut State, roll: &Roll, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        for seat in self.everyone().iter() {
            s.lords[seat].dice = roll.dice[seat];
            s.lords[seat].white = roll.white[seat];
        }
        s.aided = None;
        self.forget_white_dice(s);
        events.emit(Event::Rolled);
    }

    /// In the previous order, each player uses his powers that change dice, in the order he likes.
    pub(crate) fn next_change(&self, s: &mut State, left: SeatSet) -> Flow {
        s.ask_the_first(left, |s, seat| self.may_change(s, seat), Step::Changes, Step::Change)
    }

    pub(crate) fn offer_change(&self, s: &mut State, seat: Seat) -> Flow {
        if self.may_change(s, seat) { Flow::Wait } else { s.done() }
    }

    fn may_change(&self, s: &State, seat: Seat) -> bool {
        let can = s.lords[seat].province.standing().any(CHANGERS)
            && (self.against_statue(s, seat).is_ok() || self.against_chapel(s, seat).is_ok());
        can || self.may_change_more(s, seat)
    }

    pub(crate) fn legal_changes(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let lord = &s.lords[seat];
        out.push(Action::Done);
        if self.against_statue(s, seat).is_ok() {
            out.extend(lord.dice.kinds().map(|face| Action::Statue { face, white: false }));
            out.extend(lord.white.kinds().map(|face| Action::Statue { face, white: true }));
        }
        if self.against_chapel(s, seat).is_ok() {
            out.push(Action::Chapel);
        }
        self.each_change(s, seat, |action| out.push(action));
    }

    /// If all dice show the same, one may be rolled again.
    fn against_statue(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(lord.province.has(Building::Statue), Reason::NoSuchBuilding)?;
        need(!lord.marks.contains(Marks::STATUE), Reason::UsedThisSeason)?;
        need(all_dice(lord).kinds().count() == 1, Reason::DiceDiffer)
    }

    pub(crate) fn against_statue_on(
        &self,
        s: &State,
        seat: Seat,
        face: u8,
        white: bool,
    ) -> Result<(), Reason> {
        self.against_statue(s, seat)?;
        let lord = &s.lords[seat];
        let among = if white { lord.white } else { lord.dice };
        need((1..=6).contains(&face) && among.showing(face) > 0, Reason::NoSuchDice)
    }

    /// If the dice total seven or less, all may be rolled again.
    pub(crate) fn against_chapel(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(lord.province.has(Building::Chapel), Reason::NoSuchBuilding)?;
        need(!lord.marks.contains(Marks::CHAPEL), Reason::UsedThisSeason)?;
        need(all_dice(lord).total() <= CHAPEL_TOTAL, Reason::TotalTooHigh)
    }

    pub(crate) fn do_statue(
        &self,
        s: &mut State,
        seat: Seat,
        face: u8,
        white: bool,
        events: &mut impl EventSink<Event>,
    ) {
        s.lords[seat].marks |= Marks::STATUE;
        events.emit(Event::Rerolled { by: seat, building: Building::Statue });
        let die = [face].into_iter().collect();
        let (dice, white) = if white { (Faces::NONE, die) } else { (die, Faces::NONE) };
        self.take_up(s, seat, dice, white);
    }

    pub(crate) fn do_chapel(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.lords[seat].marks |= Marks::CHAPEL;
        events.emit(Event::Rerolled { by: seat, building: Building::Chapel });
        let lord = &s.lords[seat];
        self.take_up(s, seat, lord.dice, lord.white);
    }

    /// Removes dice that are rolled again.
    pub(crate) fn take_up(&self, s: &mut State, seat: Seat, dice: Faces, white: Faces) {
        let lord = &mut s.lords[seat];
        (lord.dice, lord.white) = (lord.dice.without(dice), lord.white.without(white));
        s.agenda.push(Step::Reroll { seat, dice: dice.count(), white: white.count() });
        self.forfeit_wager(s, seat);
    }

    pub(crate) fn against_reroll(&self, due: (u8, u8), dice: Faces, white: Faces) -> Result<(), Reason> {
        need((dice.count(), white.count()) == due, Reason::WrongDice)
    }

    pub(crate) fn do_reroll(&self, s: &mut State, seat: Seat, dice: Faces, white: Faces) {
        s.agenda.pop();
        let lord = &mut s.lords[seat];
        (lord.dice, lord.white) = (lord.dice.and(dice), lord.white.and(white));
    }

    /// Lowest total first; ties keep their previous order.
    pub(crate) fn set_order(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let seats = usize::from(self.options.seats);
        let lords = s.lords;
        let highest_first = self.highest_plays_first(s);
        let key = |seat: &u8| {
            let total = all_dice(&lords[Seat::new(usize::from(*seat))]).total();
            if highest_first { u8::MAX - total } else { total }
        };
        insertion_sort(&mut s.order[..seats], key);
        events.emit(Event::Ordered { first: Seat::new(usize::from(s.order[0])) });
        s.done()
    }
}

/// Sorts seats stably by insertion; the stable sort of the standard library needs a heap.
fn insertion_sort(order: &mut [u8], key: impl Fn(&u8) -> u8) {
    for end in 1..order.len() {
        let mut at = end;
        while at > 0 && key(&order[at - 1]) > key(&order[at]) {
            order.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Returns all dice of a governor, white ones too.
pub(crate) fn all_dice(lord: &Lord) -> Faces {
    lord.dice.and(lord.white)
}

/// Rolls so many dice.
pub(crate) fn throw(count: u8, rng: &mut impl Rng) -> Faces {
    (0..count).map(|_| rng.below(6) as u8 + 1).collect()
}
