//! From before the roll to what the dice bring (W06 to W10).

use super::{Step, step};
use crate::buildings::{Building, Standing};
use crate::faces::Faces;
use crate::flow::Flow;
use crate::goods::{Good, Goods, Kinds};
use crate::module::{self, Event as ModuleEvent, Fate, Figure, Governor, Power, Spent, Used};
use crate::notation::Action;
use crate::plan::{Season, Step as AnyStep};
use crate::state::State;
use crate::step::roll::all_dice;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat, SeatSet};

/// Faces that the Prince shows.
const PRINCELY: [u8; 3] = [3, 4, 6];

/// Buildings that depend on the final dice.
const WATCHERS: Standing = Building::GriffinRanch.bit().or(Building::University.bit());

impl Kingsburg {
    /// Question: how many coloured dice are missing?
    #[inline]
    pub(crate) fn coloured_dice_missing(&self, s: &State) -> u8 {
        if s.is_year_of(Fate::Famine) { self.card(Figure::FamineDice).unsigned_abs().min(2) } else { 0 }
    }

    /// Question: how many white dice beside the Farms' and the king's?
    pub(crate) fn more_white_dice(&self, s: &State, seat: Seat) -> u8 {
        let vineyard = s.season != Season::Spring && s.lords[seat].province.has(Building::Vineyard);
        let fairy = s.season == Season::Summer && s.plays(seat, Governor::Fairy);
        let more = |holds: bool, figure| if holds { self.count(figure) } else { 0 };
        more(vineyard, Figure::VineyardDice) + more(fairy, Figure::FairyDice) + s.extra.own[seat].white
    }

    /// Moment: the dice are rolled.
    pub(crate) fn forget_white_dice(&self, s: &mut State) {
        self.everyone().iter().for_each(|seat| s.extra.own[seat].white = 0);
    }

    /// W06 (a): goods before rolling, and a look at the invader.
    pub(super) fn prepare(&self, s: &mut State, left: SeatSet) -> Flow {
        let Some(seat) = s.first_of(left) else {
            return s.done();
        };
        s.agenda.replace_top(step(Step::Prepare(left.without(seat))));
        let province = s.lords[seat].province;
        if s.season == Season::Autumn && province.has(Building::LookoutPost) {
            s.agenda.push(step(Step::Look(seat)));
        }
        if s.is_year_of(Fate::GenerousQuarries) {
            s.agenda.push(step(Step::QuarryDie(seat)));
        }
        if province.has(Building::Caravanserai) {
            let kinds = Kinds::either(Good::Wood, Good::Stone);
            (0..self.count(Figure::CaravanseraiGoods))
                .for_each(|_| s.agenda.push(AnyStep::Choose { seat, kinds }));
        }
        Flow::On
    }

    pub(in crate::module) fn do_quarry(
        &self,
        s: &mut State,
        seat: Seat,
        face: u8,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        if face >= self.count(Figure::QuarriesMinFace) {
            self.gain(s, seat, Goods::of(Good::Stone, self.count(Figure::QuarriesStone)), events);
        }
    }

    /// Who knows the invader is not asked whether to look.
    pub(super) fn offer_look(&self, s: &mut State, seat: Seat) -> Flow {
        if s.invader.seen.contains(seat) { s.done() } else { Flow::Wait }
    }

    /// W06 (c): the Priest, once a year; then what the year brings.
    pub(super) fn offer_blessing(&self, s: &mut State) -> Flow {
        let priest = s.player_of(Governor::Priest);
        if priest.is_some_and(|seat| !s.extra.own[seat].spent.contains(Spent::BLESSING)) {
            return Flow::Wait;
        }
        self.open_bounty(s, false);
        Flow::On
    }

    fn is_good_year(s: &State) -> bool {
        s.is_year_of(Fate::GoodYear) && s.season != Season::Autumn
    }

    fn open_bounty(&self, s: &mut State, blessed: bool) {
        s.agenda.pop();
        if blessed || Self::is_good_year(s) {
            s.agenda.push(step(Step::Bounty { left: self.everyone(), blessed }));
        }
    }

    pub(in crate::module) fn do_bless(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.extra.own[seat].spent |= Spent::BLESSING;
        events.emit(Event::Module { module: ModuleEvent::Blessed { by: seat } });
        let vp = self.card(Figure::PriestVp);
        if vp != 0 {
            self.gain_vp(s, seat, i16::from(vp), module::Source::Governors, events);
        }
        self.open_bounty(s, true);
    }

    pub(in crate::module) fn do_not_bless(&self, s: &mut State) {
        self.open_bounty(s, false);
    }

    /// W06 (d): whoever has no white die gets one; whoever has one gets a good from the year, a point from the blessing.
    pub(super) fn next_bounty(
        &self,
        s: &mut State,
        left: SeatSet,
        blessed: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(seat) = s.first_of(left) else {
            return s.done();
        };
        s.agenda.replace_top(step(Step::Bounty { left: left.without(seat), blessed }));
        let good_year = Self::is_good_year(s);
        let has_die = self.white_dice(s, seat) > 0;
        if !has_die && good_year && blessed {
            s.agenda.push(step(Step::DieFrom(seat)));
            return Flow::On;
        }
        if !has_die {
            s.extra.own[seat].white += 1;
            return Flow::On;
        }
        self.bounty_beside_die(s, seat, good_year, blessed, events);
        Flow::On
    }

    fn bounty_beside_die(
        &self,
        s: &mut State,
        seat: Seat,
        good: bool,
        vp: bool,
        events: &mut impl EventSink<Event>,
    ) {
        if vp {
            self.gain_vp(s, seat, 1, module::Source::Governors, events);
        }
        if good {
            s.agenda.push(AnyStep::Choose { seat, kinds: Kinds::ANY });
        }
    }

    /// The die comes from the blessing or from the year; the other then finds a die there.
    pub(in crate::module) fn do_die_from(
        &self,
        s: &mut State,
        seat: Seat,
        blessing: bool,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        s.extra.own[seat].white += 1;
        self.bounty_beside_die(s, seat, blessing, !blessing, events);
    }

    /// Question: may a seat change its dice by a card of a module?
    pub(crate) fn may_change_more(&self, s: &State, seat: Seat) -> bool {
        s.extra.own[seat].governor.is_some_and(Governor::changes_dice) && self.against_power(s, seat).is_ok()
            || s.is_year_of(Fate::SecondThoughts) && self.against_second_thoughts(s, seat).is_ok()
            || self.against_altar(s, seat).is_ok()
    }

    /// All changes of dice by cards of the modules.
    pub(crate) fn each_change(&self, s: &State, seat: Seat, mut found: impl FnMut(Action)) {
        let lord = &s.lords[seat];
        let mut offer = |power| found(Action::Module(module::Action::Power(power)));
        if self.against_second_thoughts(s, seat).is_ok() {
            lord.dice.kinds().for_each(|face| offer(Power::Reroll { face, white: false }));
            lord.white.kinds().for_each(|face| offer(Power::Reroll { face, white: true }));
        }
        if self.against_altar(s, seat).is_ok() {
            for dice in lord.dice.subsets() {
                let some = lord.white.subsets().filter(|white| !dice.is_empty() || !white.is_empty());
                some.for_each(|white| offer(Power::Altar { dice, white }));
            }
        }
        if self.against_power(s, seat).is_err() {
            return;
        }
        if s.plays(seat, Governor::Philosopher) {
            offer(Power::Philosopher);
        }
        if s.plays(seat, Governor::Prince) {
            princely(lord.dice.count()).for_each(|faces| offer(Power::Prince(faces)));
        }
        if s.plays(seat, Governor::Trickster) {
            let tricks = |dice| tricks(dice, self.turns_fives());
            for dice in tricks(lord.dice) {
                tricks(lord.white)
                    .filter(|&white| (dice, white) != (lord.dice, lord.white))
                    .for_each(|white| offer(Power::Trickster { dice, white }));
            }
        }
    }

    fn turns_fives(&self) -> bool {
        self.count(Figure::TricksterFives) > 0
    }

    fn against_second_thoughts(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.is_year_of(Fate::SecondThoughts), Reason::NotThisYear)?;
        need(!s.extra.own[seat].used.contains(Used::SECOND_THOUGHTS), Reason::UsedThisSeason)
    }

    fn against_altar(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(lord.province.has(Building::Altar), Reason::NoSuchBuilding)?;
        need(!s.extra.own[seat].used.contains(Used::ALTAR), Reason::UsedThisSeason)?;
        need(all_dice(lord).total() <= self.count(Figure::AltarMaxTotal), Reason::TotalTooHigh)
    }

    /// Returns whether the governor of a seat has a power over dice, and may use it now.
    fn against_power(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(!s.extra.own[seat].used.contains(Used::POWER), Reason::UsedThisSeason)?;
        let total = all_dice(lord).total();
        if s.plays(seat, Governor::Philosopher) {
            return need(total <= self.count(Figure::PhilosopherMaxTotal), Reason::TotalTooHigh);
        }
        if s.plays(seat, Governor::Prince) {
            return need(total <= self.count(Figure::PrinceMaxTotal), Reason::TotalTooHigh);
        }
        need(s.plays(seat, Governor::Trickster), Reason::OtherGovernor)?;
        let turned = |face| all_dice(lord).showing(face) > 0;
        need(turned(2) || self.turns_fives() && turned(5), Reason::NoSuchDice)
    }

    pub(in crate::module) fn against_change(
        &self,
        s: &State,
        seat: Seat,
        power: Power,
    ) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        let plays = |governor| need(s.plays(seat, governor), Reason::OtherGovernor);
        match power {
            Power::Reroll { face, white } => {
                self.against_second_thoughts(s, seat)?;
                let among = if white { lord.white } else { lord.dice };
                need((1..=6).contains(&face) && among.showing(face) > 0, Reason::NoSuchDice)
            }
            Power::Altar { dice, white } => {
                self.against_altar(s, seat)?;
                need(lord.dice.contains(dice) && lord.white.contains(white), Reason::NoSuchDice)?;
                need(!dice.is_empty() || !white.is_empty(), Reason::NoSuchDice)
            }
            Power::Philosopher => plays(Governor::Philosopher).and_then(|()| self.against_power(s, seat)),
            Power::Prince(faces) => {
                plays(Governor::Prince)?;
                self.against_power(s, seat)?;
                need(princely(lord.dice.count()).any(|known| known == faces), Reason::WrongDice)
            }
            Power::Trickster { dice, white } => {
                plays(Governor::Trickster)?;
                self.against_power(s, seat)?;
                let reached =
                    |from: Faces, to: Faces| tricks(from, self.turns_fives()).any(|dice| dice == to);
                let changed = (dice, white) != (lord.dice, lord.white);
                need(changed && reached(lord.dice, dice) && reached(lord.white, white), Reason::NoSuchDice)
            }
        }
    }

    pub(in crate::module) fn do_change(
        &self,
        s: &mut State,
        seat: Seat,
        power: Power,
        events: &mut impl EventSink<Event>,
    ) {
        events.emit(Event::Module { module: ModuleEvent::Changed { by: seat, power } });
        let lord = s.lords[seat];
        s.extra.own[seat].used |= power.mark();
        match power {
            Power::Reroll { face, white } => {
                let die = [face].into_iter().collect();
                let (dice, white) = if white { (Faces::NONE, die) } else { (die, Faces::NONE) };
                self.take_up(s, seat, dice, white);
            }
            Power::Altar { dice, white } => self.take_up(s, seat, dice, white),
            Power::Philosopher => {
                self.take_up(s, seat, lord.dice, lord.white);
                s.extra.own[seat].wager = all_dice(&lord).total();
            }
            Power::Prince(faces) => {
                s.lords[seat].dice = faces;
                if self.count(Figure::PrinceTokens) > 0 {
                    self.gain_tokens(s, seat, self.count(Figure::PrinceTokens), events);
                }
            }
            Power::Trickster { dice, white } => (s.lords[seat].dice, s.lords[seat].white) = (dice, white),
        }
    }

    /// Moment: dice are rolled again, which forfeits the Philosopher's point.
    pub(crate) fn forfeit_wager(&self, s: &mut State, seat: Seat) {
        s.extra.own[seat].wager = 0;
    }

    /// Question: does the highest total play first?
    pub(crate) fn highest_plays_first(&self, s: &State) -> bool {
        s.is_year_of(Fate::TopsyTurvyCourt)
    }

    /// W10: effects that depend on the final dice and do not change them.
    pub(super) fn check_dice(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.agenda.pop();
        for seat in s.in_order(self.everyone()) {
            self.check_dice_of(s, seat, events);
        }
        let poor: SeatSet = self.everyone().iter().filter(|&seat| self.crosses_bridge(s, seat)).collect();
        (0..self.count(Figure::BridgeGoods)).for_each(|_| self.all_choose(s, poor));
        Flow::On
    }

    /// Returns whether the dice of a seat are poor enough for its Bridge.
    fn crosses_bridge(&self, s: &State, seat: Seat) -> bool {
        let lord = &s.lords[seat];
        lord.province.has(Building::Bridge) && all_dice(lord).total() <= self.count(Figure::BridgeMaxTotal)
    }

    fn check_dice_of(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let lord = s.lords[seat];
        let total = all_dice(&lord).total();
        let standing = lord.province.standing();
        if standing.any(WATCHERS) {
            let poor = |building, most| standing.has(building) && total <= self.count(most);
            if poor(Building::University, Figure::UniversityMaxTotal) {
                self.gain_vp(s, seat, i16::from(self.card(Figure::UniversityVp)), Source::Powers, events);
            }
            if poor(Building::GriffinRanch, Figure::GriffinMaxTotal) {
                self.gain_soldiers(s, seat, self.count(Figure::GriffinSoldiers), events);
            }
        }
        if s.plays(seat, Governor::Heiress) && total <= self.count(Figure::HeiressMaxTotal) {
            self.gain_tokens(s, seat, self.count(Figure::HeiressTokens), events);
        }
        if total < s.extra.own[seat].wager {
            self.gain_vp(
                s,
                seat,
                i16::from(self.card(Figure::PhilosopherVp)),
                module::Source::Governors,
                events,
            );
        }
        s.extra.own[seat].wager = 0;
    }
}

impl Power {
    /// Returns what is used up by it.
    fn mark(self) -> Used {
        match self {
            Power::Reroll { .. } => Used::SECOND_THOUGHTS,
            Power::Altar { .. } => Used::ALTAR,
            Power::Philosopher | Power::Prince(_) | Power::Trickster { .. } => Used::POWER,
        }
    }
}

impl Governor {
    /// Returns whether he has a power over dice.
    fn changes_dice(self) -> bool {
        matches!(self, Governor::Prince | Governor::Philosopher | Governor::Trickster)
    }
}

/// 3, 4 and 6, or as many of them, all different, as there are dice.
fn princely(dice: u8) -> impl Iterator<Item = Faces> {
    let all: Faces = PRINCELY.into_iter().collect();
    all.subsets().filter(move |faces| faces.count() == dice)
}

/// Returns what dice can show after twos, and fives if they turn, were turned up or down: also what they show before.
fn tricks(dice: Faces, fives: bool) -> impl Iterator<Item = Faces> {
    let ways = move |face: u8, turns: bool| {
        let count = if turns { dice.showing(face) } else { 0 };
        (0..=count).flat_map(move |down| (0..=count - down).map(move |up| (down, up)))
    };
    let turned = move |dice: Faces, face: u8, (down, up): (u8, u8)| {
        let mut dice = dice;
        (0..down + up).for_each(|_| dice.remove(face));
        (0..down).for_each(|_| dice.add(face - 1));
        (0..up).for_each(|_| dice.add(face + 1));
        dice
    };
    ways(2, true).flat_map(move |two| ways(5, fives).map(move |five| turned(turned(dice, 2, two), 5, five)))
}
