//! Building (W14): exchanges, prices, further buildings, and what a building brings to others.

use super::{Step, step};
use crate::buildings::Building;
use crate::flow::Flow;
use crate::goods::{Good, Goods, Kinds};
use crate::module::{self, Event as ModuleEvent, Fate, Figure, Governor, Modules, Scenario, Spent, Used};
use crate::notation::Action;
use crate::plan::{Season, Step as AnyStep};
use crate::state::State;
use crate::step::build::CRANE_FROM;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use arrayvec::ArrayVec;
use engine::{EventSink, Seat};

/// The last column.
const COLUMN_FOUR: usize = 3;

/// A right to build once more, after the normal building.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Permit {
    /// In the autumn after the strike.
    Strike,
    /// In every autumn of the four winters.
    Winters,
    /// The regent's works.
    Works,
    /// The Builders' Lodge, once a year.
    Lodge,
}

/// The most prices of a building: which good is cheaper, with or without a discount, one good for another.
type Prices = ArrayVec<Goods, 48>;

impl Kingsburg {
    /// Question: does the year forbid building?
    pub(crate) fn nobody_builds(&self, s: &State) -> bool {
        s.season == Season::Summer && s.is_year_of(Fate::SummerStrike)
    }

    /// W14 (a): the Architect's discount is determined. How many goods may be exchanged?
    pub(crate) fn open_build_turn(&self, s: &mut State, seat: Seat) -> u8 {
        if s.plays(seat, Governor::Architect) && self.is_behind(s, seat) {
            s.extra.own[seat].used |= Used::CHEAPER;
        }
        let changer =
            if s.plays(seat, Governor::Moneychanger) { self.count(Figure::MoneychangerGoods) } else { 0 };
        let fair = if s.is_year_of(Fate::TradeFair) { self.count(Figure::FairGoods) } else { 0 };
        changer + fair
    }

    /// How many goods may be exchanged is put before building.
    pub(crate) fn offer_swaps(&self, s: &mut State, seat: Seat, swaps: u8) -> Flow {
        if swaps == 0 {
            return Flow::Wait;
        }
        s.agenda.push(step(Step::Swap { seat, left: swaps }));
        Flow::On
    }

    /// Returns whether at least half of the others, rounded up, have more buildings.
    fn is_behind(&self, s: &State, seat: Seat) -> bool {
        let built = |seat: Seat| s.lords[seat].province.count();
        let others = self.everyone().without(seat);
        let ahead = others.iter().filter(|&other| built(other) > built(seat)).count();
        ahead >= others.len().div_ceil(2)
    }

    pub(super) fn offer_swap(&self, s: &mut State, seat: Seat, left: u8) -> Flow {
        if left > 0 && s.lords[seat].goods.total() > 0 { Flow::Wait } else { s.done() }
    }

    pub(in crate::module) fn each_swap(&self, s: &State, seat: Seat, mut found: impl FnMut(Good, Good)) {
        for from in s.lords[seat].goods.kinds() {
            Good::ALL.into_iter().filter(|&to| to != from).for_each(|to| found(from, to));
        }
    }

    pub(in crate::module) fn against_swap(
        &self,
        s: &State,
        seat: Seat,
        from: Good,
        to: Good,
    ) -> Result<(), Reason> {
        need(s.lords[seat].goods[from] > 0, Reason::NoSuchGood)?;
        need(from != to, Reason::NotOnOffer)
    }

    pub(in crate::module) fn do_swap(
        &self,
        s: &mut State,
        seat: Seat,
        [from, to]: [Good; 2],
        events: &mut impl EventSink<Event>,
    ) {
        if let Some(AnyStep::Module(module::Step::Moment(Step::Swap { left, .. }))) = s.agenda.peek() {
            s.agenda.replace_top(step(Step::Swap { seat, left: left - 1 }));
        }
        self.spend_goods(s, seat, Goods::of(from, 1), events);
        self.gain_one(s, seat, to, events);
    }

    /// Question: how much gold more do buildings of columns III and IV cost?
    pub(crate) fn gold_more(&self, s: &State) -> u8 {
        if s.is_year_of(Fate::ScarceLabour) { self.count(Figure::LabourGold) } else { 0 }
    }

    /// Question: how much gold less does a building cost this seat, without its choosing?
    pub(crate) fn gold_less(&self, s: &State, seat: Seat) -> u8 {
        let cheaper = s.extra.own[seat].used.contains(Used::CHEAPER);
        if cheaper { self.count(Figure::ArchitectDiscount) } else { 0 }
    }

    /// Returns the good that the governor's single discount saves.
    fn discount(&self, s: &State, seat: Seat) -> Option<Good> {
        let own = &s.extra.own[seat];
        let discounts = [
            (Governor::Miner, Good::Gold, Figure::MinerDiscount),
            (Governor::Carpenter, Good::Wood, Figure::CarpenterDiscount),
            (Governor::Sculptor, Good::Stone, Figure::SculptorDiscount),
        ];
        let his = discounts.into_iter().find(|&(governor, ..)| own.governor == Some(governor));
        let (_, good, figure) = his?;
        (self.count(figure) > 0 && !own.spent.contains(Spent::DISCOUNT)).then_some(good)
    }

    /// Returns whether the year's first building, which is cheaper, is still to come.
    fn has_masters(&self, s: &State, seat: Seat) -> bool {
        s.is_year_of(Fate::MasterMasons) && !s.extra.own[seat].spent.contains(Spent::BUILT)
    }

    fn has_yard(&self, s: &State, seat: Seat) -> bool {
        s.lords[seat].province.has(Building::MasonsYard) && !s.extra.own[seat].used.contains(Used::YARD)
    }

    /// Question: does a building have just one price for this seat?
    pub(crate) fn has_one_price(&self, s: &State, seat: Seat) -> bool {
        !self.options.modules.intersects(super::CARDS)
            || !self.has_masters(s, seat) && !self.has_yard(s, seat) && self.discount(s, seat).is_none()
    }

    /// Returns prices after what must make it cheaper: one, unless the masters leave a choice.
    fn due_prices(&self, s: &State, seat: Seat, building: Building) -> ArrayVec<Goods, 3> {
        let price = self.price(&self.terms(s, seat), building);
        if !self.has_masters(s, seat) || price == Goods::NONE {
            return [price].into_iter().collect();
        }
        price.kinds().map(|good| less(price, good)).collect()
    }

    /// Returns the price that is meant when none is named.
    pub(crate) fn plain_price(&self, s: &State, seat: Seat, building: Building) -> Option<Goods> {
        match *self.due_prices(s, seat, building) {
            [price] => Some(price),
            _ => None,
        }
    }

    /// Returns prices without the yard: due ones, and those with the governor's discount.
    fn fair_prices(&self, s: &State, seat: Seat, building: Building) -> ArrayVec<Goods, 6> {
        let due = self.due_prices(s, seat, building);
        let mut prices: ArrayVec<Goods, 6> = due.iter().copied().collect();
        if let Some(good) = self.discount(s, seat) {
            for price in due.into_iter().filter(|price| price[good] > 0).map(|price| less(price, good)) {
                if !prices.contains(&price) {
                    prices.push(price);
                }
            }
        }
        prices
    }

    /// Returns all prices that a seat may choose among, whether it can pay them or not.
    fn prices(&self, s: &State, seat: Seat, building: Building) -> Prices {
        let fair = self.fair_prices(s, seat, building);
        let mut prices: Prices = fair.iter().copied().collect();
        if self.has_yard(s, seat) {
            for price in fair {
                for (from, to) in pairs().filter(|&(from, _)| price[from] > 0) {
                    let mut other = less(price, from);
                    other[to] += 1;
                    if !prices.contains(&other) {
                        prices.push(other);
                    }
                }
            }
        }
        prices
    }

    /// All ways to pay for a building.
    #[inline(never)]
    pub(crate) fn each_price(
        &self,
        s: &State,
        seat: Seat,
        building: Building,
        mut found: impl FnMut(Action),
    ) {
        let plain = self.plain_price(s, seat, building);
        let goods = s.lords[seat].goods;
        for price in self.prices(s, seat, building).into_iter().filter(|&price| goods.contains(price)) {
            found(if plain == Some(price) {
                Action::Build(building)
            } else {
                Action::Module(module::Action::BuildFor(building, price))
            });
        }
    }

    pub(in crate::module) fn against_build_for(
        &self,
        s: &State,
        seat: Seat,
        building: Building,
        price: Goods,
    ) -> Result<(), Reason> {
        self.against_place(s, seat, building)?;
        need(self.plain_price(s, seat, building) != Some(price), Reason::PlainPrice)?;
        need(self.prices(s, seat, building).contains(&price), Reason::WrongPrice)?;
        need(s.lords[seat].goods.contains(price), Reason::CannotPay)
    }

    /// Moment: a price is paid; what made it so is used up.
    pub(crate) fn use_up_prices(&self, s: &mut State, seat: Seat, building: Building, price: Goods) {
        if !self.options.modules.intersects(super::CARDS) {
            return;
        }
        let due = self.due_prices(s, seat, building)[0].total();
        let discount = price.total() < due;
        let yard = !self.fair_prices(s, seat, building).contains(&price);
        let own = &mut s.extra.own[seat];
        own.spent.set(Spent::DISCOUNT, discount || own.spent.contains(Spent::DISCOUNT));
        own.used.set(Used::YARD, yard || own.used.contains(Used::YARD));
    }

    /// Question: how many points more does a building bring?
    pub(crate) fn vp_more(&self, s: &State, seat: Seat, building: Building) -> i16 {
        let guild = s.lords[seat].province.has(Building::ArchitectsGuild);
        let scarce = s.is_year_of(Fate::ScarceLabour) && building.column() >= CRANE_FROM;
        let more = |holds: bool, figure| if holds { i16::from(self.card(figure)) } else { 0 };
        more(guild, Figure::GuildVpPerBuilding) + more(scarce, Figure::LabourVp)
    }

    /// Moment: something was built. Others take their share; the builder may build on.
    pub(crate) fn follow_build(
        &self,
        s: &mut State,
        seat: Seat,
        building: Building,
        built_at: AnyStep,
        events: &mut impl EventSink<Event>,
    ) {
        if self.is_plain_game(s) {
            return;
        }
        let own = &mut s.extra.own[seat];
        own.used = own.used.difference(Used::CHEAPER).union(Used::BUILT);
        own.spent |= Spent::BUILT;
        self.use_up_permit(s, seat, built_at, events);
        if built_at == AnyStep::Build(seat) {
            self.open_permits(s, seat);
        } else if building == Building::BuildersLodge {
            s.agenda.push(step(Step::Again { seat, permit: Permit::Lodge }));
        }
        if building.column() == COLUMN_FOUR {
            self.collect_taxes(s, seat);
        }
    }

    /// Returns whether neither cards nor a scenario are in play.
    fn is_plain_game(&self, s: &State) -> bool {
        !self.options.modules.intersects(super::CARDS) && s.scenario().is_none()
    }

    fn use_up_permit(
        &self,
        s: &mut State,
        seat: Seat,
        built_at: AnyStep,
        events: &mut impl EventSink<Event>,
    ) {
        let AnyStep::Module(module::Step::Moment(Step::Again { permit, .. })) = built_at else {
            return;
        };
        events.emit(Event::Module { module: ModuleEvent::BuiltAgain { by: seat, permit } });
        match permit {
            Permit::Strike | Permit::Winters => {}
            Permit::Works => s.extra.scenario.works = s.extra.scenario.works.without(seat),
            Permit::Lodge => s.extra.own[seat].spent |= Spent::LODGE,
        }
    }

    /// W14 (c): rights that would lapse come first, the Lodge and the envoy last.
    fn open_permits(&self, s: &mut State, seat: Seat) {
        let autumn = s.season == Season::Autumn;
        let permits = [
            (Permit::Lodge, self.has_alternatives()),
            (Permit::Works, s.extra.scenario.works.contains(seat)),
            (Permit::Winters, autumn && s.has_scenario(Scenario::FourWinters)),
            (Permit::Strike, autumn && s.is_year_of(Fate::SummerStrike)),
        ];
        for (permit, _) in permits.into_iter().filter(|&(_, granted)| granted) {
            s.agenda.push(step(Step::Again { seat, permit }));
        }
    }

    pub(super) fn offer_again(&self, s: &mut State, seat: Seat, permit: Permit) -> Flow {
        let lodge = s.lords[seat].province.has(Building::BuildersLodge)
            && !s.extra.own[seat].spent.contains(Spent::LODGE);
        let granted = match permit {
            Permit::Lodge => lodge,
            Permit::Strike | Permit::Winters | Permit::Works => true,
        };
        if granted && self.can_build(s, seat) { Flow::Wait } else { s.done() }
    }

    /// The Tax Collector takes goods when another builds in column IV.
    fn collect_taxes(&self, s: &mut State, builder: Seat) {
        let Some(seat) = s.player_of(Governor::TaxCollector).filter(|&seat| seat != builder) else {
            return;
        };
        let goods = self.count(match self.options.seats {
            2 => Figure::TaxGoodsForTwo,
            3 => Figure::TaxGoodsForThree,
            4 => Figure::TaxGoodsForFour,
            _ => Figure::TaxGoodsForFive,
        });
        (0..goods).for_each(|_| s.agenda.push(AnyStep::Choose { seat, kinds: Kinds::ANY }));
    }

    /// W03: the Sorcerer builds buildings of column I for nothing in his year.
    pub(super) fn offer_sorcery(&self, s: &mut State, left: u8) -> Flow {
        let his_year = s.year == self.count(Figure::SorcererYear);
        let Some(seat) = s.player_of(Governor::Sorcerer).filter(|_| his_year) else {
            return s.done();
        };
        let left = left.min(self.count(Figure::SorcererBuildings));
        s.agenda.replace_top(step(Step::Sorcery(left)));
        if left > 0 && self.free_places(s, seat).next().is_some() { Flow::Wait } else { s.done() }
    }

    /// Buildings of column I that a seat does not have.
    pub(in crate::module) fn free_places(&self, s: &State, seat: Seat) -> impl Iterator<Item = Building> {
        let province = s.lords[seat].province;
        self.rows
            .clone()
            .filter_map(move |row| province.next_in(row))
            .filter(|building| building.column() == 0)
    }

    pub(in crate::module) fn against_gift(
        &self,
        s: &State,
        seat: Seat,
        building: Building,
    ) -> Result<(), Reason> {
        self.against_place(s, seat, building)?;
        need(building.column() == 0, Reason::NotColumnOne)
    }

    pub(in crate::module) fn do_conjure(
        &self,
        s: &mut State,
        seat: Seat,
        building: Building,
        events: &mut impl EventSink<Event>,
    ) {
        s.lords[seat].province.accept(building);
        events.emit(Event::Module { module: ModuleEvent::Founded { by: seat, building } });
        if let Some(AnyStep::Module(module::Step::Moment(Step::Sorcery(left)))) = s.agenda.peek() {
            s.agenda.replace_top(step(Step::Sorcery(left - 1)));
        }
    }

    /// Whether troop tokens are in play.
    pub(in crate::module) fn has_tokens(&self) -> bool {
        self.options.modules.contains(Modules::TROOPS)
    }
}

fn less(mut price: Goods, good: Good) -> Goods {
    price[good] -= 1;
    price
}

/// Returns all pairs of different goods.
fn pairs() -> impl Iterator<Item = (Good, Good)> {
    Good::ALL
        .into_iter()
        .flat_map(|from| Good::ALL.into_iter().filter(move |&to| to != from).map(move |to| (from, to)))
}
