//! The end and the close of a season (W15, W16).

use super::{Step, step};
use crate::buildings::{Building, Standing};
use crate::flow::Flow;
use crate::goods::{Good, Goods};
use crate::module::{self, Event as ModuleEvent, Fate, Figure, Governor, Used};
use crate::notation::Action;
use crate::plan::{Season, Step as AnyStep};
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat, SeatSet};

/// Buildings that must be used at the end of a season, at a moment of one's choice.
const COLLECTED: Standing = Building::Depot.bit().or(Building::Brewery.bit()).or(Building::Monastery.bit());

/// Those of them that bring goods.
const SUPPLIERS: Standing = Building::Depot.bit().or(Building::Brewery.bit());

/// A building that must be used at the end of a season, in the order in which it is if nobody chooses.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Collection {
    Monastery,
    Depot,
    Brewery,
}

impl Collection {
    const ALL: [Collection; 3] = [Collection::Monastery, Collection::Depot, Collection::Brewery];

    fn building(self) -> Building {
        match self {
            Collection::Monastery => Building::Monastery,
            Collection::Depot => Building::Depot,
            Collection::Brewery => Building::Brewery,
        }
    }

    fn mark(self) -> Used {
        match self {
            Collection::Monastery => Used::MONASTERY,
            Collection::Depot => Used::DEPOT,
            Collection::Brewery => Used::BREWERY,
        }
    }

    fn of(building: Building) -> Option<Collection> {
        Collection::ALL.into_iter().find(|collection| collection.building() == building)
    }
}

impl Kingsburg {
    /// Moment: a season ends for a player, and points come whatever he does.
    pub(crate) fn end_season_by_itself(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let riders = s.lords[seat].province.has(Building::RidingArena);
        if riders && s.extra.own[seat].influenced >= self.count(Figure::RidingArenaMinAdvisors) {
            self.gain_vp(s, seat, i16::from(self.card(Figure::RidingArenaVp)), Source::Powers, events);
        }
        if s.plays(seat, Governor::Preacher) && s.season != Season::Spring {
            self.preach(s, seat, events);
        }
    }

    /// A point if somebody built nothing; with two players, for each who built nothing.
    fn preach(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let idle =
            self.everyone().iter().filter(|&other| !s.extra.own[other].used.contains(Used::BUILT)).count();
        let times = if self.options.seats == 2 { idle } else { idle.min(1) };
        if times > 0 {
            self.gain_vp(
                s,
                seat,
                i16::from(self.card(Figure::PreacherVp)) * times as i16,
                module::Source::Governors,
                events,
            );
        }
    }

    /// What a player may use or take at the end of a season, by cards of the modules.
    pub(crate) fn each_collection(&self, s: &State, seat: Seat, mut found: impl FnMut(Action)) {
        if s.lords[seat].province.standing().any(COLLECTED) {
            Collection::ALL
                .map(Collection::building)
                .into_iter()
                .filter(|&building| self.against_collecting(s, seat, building).is_ok())
                .for_each(|building| found(Action::Module(module::Action::Collect(building))));
        }
        if self.may_steal(s, seat) {
            self.each_theft(s, seat, |good, from| found(Action::Module(module::Action::Steal(good, from))));
        }
    }

    pub(in crate::module) fn against_collecting(
        &self,
        s: &State,
        seat: Seat,
        building: Building,
    ) -> Result<(), Reason> {
        let collection = Collection::of(building).ok_or(Reason::NoSuchBuilding)?;
        let lord = &s.lords[seat];
        need(lord.province.has(building), Reason::NoSuchBuilding)?;
        need(!s.extra.own[seat].used.contains(collection.mark()), Reason::UsedThisSeason)?;
        match collection {
            Collection::Monastery => {
                need(lord.goods.total() <= self.count(Figure::MonasteryMaxGoods), Reason::HasGoods)
            }
            Collection::Depot | Collection::Brewery => need(s.season == Season::Summer, Reason::OtherSeason),
        }
    }

    pub(in crate::module) fn do_collect(
        &self,
        s: &mut State,
        seat: Seat,
        building: Building,
        events: &mut impl EventSink<Event>,
    ) {
        let collection = Collection::of(building).expect("only these are collected");
        s.extra.own[seat].used |= collection.mark();
        match collection {
            Collection::Monastery => {
                self.gain_vp(s, seat, i16::from(self.card(Figure::MonasteryVp)), Source::Powers, events);
            }
            Collection::Depot => {
                let goods = Goods([0, self.count(Figure::DepotWood), self.count(Figure::DepotStone)]);
                self.gain(s, seat, goods, events);
            }
            Collection::Brewery => self.brew(s, seat, events),
        }
    }

    fn brew(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let soldiers = core::mem::take(&mut s.lords[seat].soldiers);
        let bonus = if soldiers > 0 { self.count(Figure::BreweryBonus) } else { 0 };
        if soldiers > 0 {
            events.emit(Event::Module { module: ModuleEvent::SoldiersLeft { of: seat, count: soldiers } });
        }
        self.gain(s, seat, Goods::of(Good::Gold, self.count(Figure::BreweryGold) + bonus), events);
    }

    /// What must be used is used, whether it was chosen or not.
    #[inline]
    pub(crate) fn collect_the_rest(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        if !s.lords[seat].province.standing().any(COLLECTED) {
            return;
        }
        for building in Collection::ALL.map(Collection::building) {
            if self.against_collecting(s, seat, building).is_ok() {
                self.do_collect(s, seat, building, events);
            }
        }
    }

    /// Question: would what a seat must take give it a power that it need not use?
    #[inline(never)]
    pub(crate) fn may_gain_power(&self, s: &State, seat: Seat) -> bool {
        if !s.lords[seat].province.standing().any(SUPPLIERS) {
            return false;
        }
        let mut after = *s;
        self.collect_the_rest(&mut after, seat, &mut ());
        self.has_power(&after, seat)
    }

    /// Question: does a governor of the seat have a power at the end of a season?
    #[inline]
    pub(crate) fn has_robber(&self, s: &State, seat: Seat) -> bool {
        s.plays(seat, Governor::Thief)
    }

    /// Returns whether the seat is a Thief who finds something to steal.
    pub(crate) fn can_steal(&self, s: &State, seat: Seat) -> bool {
        let mut some = false;
        if self.may_steal(s, seat) {
            self.each_theft(s, seat, |_, _| some = true);
        }
        some
    }

    /// Returns whether the seat is a Thief who has not stolen this spring or summer.
    fn may_steal(&self, s: &State, seat: Seat) -> bool {
        s.plays(seat, Governor::Thief)
            && s.season != Season::Autumn
            && !s.extra.own[seat].used.contains(Used::THEFT)
    }

    /// With two players the Thief takes a gold from the supply in spring.
    fn takes_from_supply(&self, s: &State) -> bool {
        self.options.seats == 2 && s.season == Season::Spring
    }

    fn each_theft(&self, s: &State, seat: Seat, mut found: impl FnMut(Good, Option<Seat>)) {
        if self.takes_from_supply(s) {
            return found(Good::Gold, None);
        }
        for from in self.everyone().iter().filter(|&from| self.is_richer(s, from, seat)) {
            s.lords[from].goods.kinds().for_each(|good| found(good, Some(from)));
        }
    }

    fn is_richer(&self, s: &State, from: Seat, seat: Seat) -> bool {
        from != seat && s.lords[from].goods.total() > s.lords[seat].goods.total()
    }

    pub(in crate::module) fn against_theft(
        &self,
        s: &State,
        seat: Seat,
        good: Good,
        from: Option<Seat>,
    ) -> Result<(), Reason> {
        need(s.plays(seat, Governor::Thief), Reason::OtherGovernor)?;
        need(s.season != Season::Autumn, Reason::OtherSeason)?;
        need(self.may_steal(s, seat), Reason::UsedThisSeason)?;
        match from {
            None => need(self.takes_from_supply(s) && good == Good::Gold, Reason::NobodyThere),
            Some(from) => {
                need(!self.takes_from_supply(s) && self.everyone().contains(from), Reason::NobodyThere)?;
                need(self.is_richer(s, from, seat), Reason::NotRicher)?;
                need(s.lords[from].goods[good] > 0, Reason::NoSuchGood)
            }
        }
    }

    pub(in crate::module) fn do_steal(
        &self,
        s: &mut State,
        seat: Seat,
        good: Good,
        from: Option<Seat>,
        events: &mut impl EventSink<Event>,
    ) {
        s.extra.own[seat].used |= Used::THEFT;
        let count = match from {
            None => self.count(Figure::ThiefSupplyGold),
            Some(from) => {
                s.lords[from].goods[good] -= 1;
                events.emit(Event::Module { module: ModuleEvent::Stolen { by: seat, from, good } });
                1
            }
        };
        self.gain(s, seat, Goods::of(good, count), events);
    }

    /// W16: what the year takes; at the close of autumn also the tithe and a second reward.
    pub(super) fn levies(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.agenda.pop();
        let autumn = s.season == Season::Autumn;
        if s.is_year_of(Fate::Bandits) {
            self.send_bandits(s);
        }
        if autumn && s.is_year_of(Fate::RoyalTithe) {
            s.agenda.push(step(Step::Tithes(self.everyone())));
        }
        if autumn && s.is_year_of(Fate::RoyalInspection) {
            self.reward_the_ablest(s, events);
        }
        Flow::On
    }

    /// Whoever has more goods than the bandits leave gives up the others.
    fn send_bandits(&self, s: &mut State) {
        let order = s.order;
        for place in order[..usize::from(self.options.seats)].iter().rev() {
            let seat = Seat::new(usize::from(*place));
            let goods = s.lords[seat].goods.total().saturating_sub(self.count(Figure::BanditsMaxGoods));
            if goods > 0 {
                s.agenda.push(AnyStep::GiveUp { seat, goods, raid: false });
            }
        }
    }

    /// Who has no goods pays the tithe in points, unasked.
    pub(super) fn next_tithe(
        &self,
        s: &mut State,
        left: SeatSet,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(seat) = s.first_of(left) else {
            return s.done();
        };
        if s.lords[seat].goods.total() > 0 {
            return Flow::Wait;
        }
        self.do_tithe(s, seat, None, events);
        Flow::On
    }

    pub(in crate::module) fn against_tithe(
        &self,
        s: &State,
        seat: Seat,
        good: Option<Good>,
    ) -> Result<(), Reason> {
        need(good.is_none_or(|good| s.lords[seat].goods[good] > 0), Reason::NoSuchGood)
    }

    /// A good, or else a point.
    pub(in crate::module) fn do_tithe(
        &self,
        s: &mut State,
        seat: Seat,
        good: Option<Good>,
        events: &mut impl EventSink<Event>,
    ) {
        if let Some(AnyStep::Module(module::Step::Moment(Step::Tithes(left)))) = s.agenda.peek() {
            s.agenda.replace_top(step(Step::Tithes(left.without(seat))));
        }
        match good {
            Some(good) => self.spend_goods(s, seat, Goods::of(good, 1), events),
            None => {
                self.gain_vp(s, seat, -i16::from(self.card(Figure::TitheVp)), module::Source::Fate, events);
            }
        }
    }
}
