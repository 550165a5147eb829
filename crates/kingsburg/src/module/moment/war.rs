//! Soldiers and the battle (W19 to W28).

use super::{Step, step};
use crate::buildings::Building;
use crate::flow::Flow;
use crate::goods::{Good, Goods, Kinds};
use crate::invaders::{Invader, Race, Toll, YEARS};
use crate::module::{self, Event as ModuleEvent, Fate, Figure, Governor, Spent};
use crate::notation::Action;
use crate::plan::Step as AnyStep;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{Log, Seat, Seats};

/// Invaders against whom the Lookout Post helps.
const SIGHTED: [Race; 2] = [Race::Orcs, Race::Barbarians];

/// Invaders against whom the Paladin helps.
const UNHOLY: [Race; 3] = [Race::Zombies, Race::Demons, Race::Dragons];

/// What the Bombard's die brings, by its face.
const BOMBARD: [Figure; 6] = [
    Figure::BombardOne,
    Figure::BombardTwo,
    Figure::BombardThree,
    Figure::BombardFour,
    Figure::BombardFive,
    Figure::BombardSix,
];

impl Kingsburg {
    /// W19: the General may look at the invader.
    pub(super) fn scout(&self, s: &mut State) -> Flow {
        match s.player_of(Governor::General) {
            Some(seat) => s.becomes(step(Step::Look(seat))),
            None => s.done(),
        }
    }

    /// Question: what does a soldier cost this year who would else cost so much?
    pub(crate) fn price_of_the_year(&self, s: &State, price: u8) -> u8 {
        if s.is_year_of(Fate::CallToArms) {
            return price + self.count(Figure::CallPrice);
        }
        if s.is_year_of(Fate::MercenaryBands) { price.min(self.count(Figure::BandsPrice)) } else { price }
    }

    /// Moment: a player begins to recruit. With mercenary bands about, the Barracks bring one for nothing.
    pub(crate) fn free_soldier(&self, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        if s.is_year_of(Fate::MercenaryBands) && s.lords[seat].province.has(Building::Barracks) {
            self.gain_soldiers(s, seat, 1, log);
        }
    }

    /// The Levy Office: a point for a soldier, twice a year.
    pub(crate) fn against_levy(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.lords[seat].province.has(Building::LevyOffice), Reason::NoSuchBuilding)?;
        let levied =
            s.extra.own[seat].spent.intersection(Spent::LEVY | Spent::LEVY_AGAIN).bits().count_ones();
        need(levied < u32::from(self.count(Figure::LevyMost)), Reason::UsedThisYear)
    }

    pub(crate) fn levy(&self) -> Action {
        Action::Module(module::Action::Levy)
    }

    pub(in crate::module) fn do_levy(&self, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        let spent = &mut s.extra.own[seat].spent;
        *spent |= if spent.contains(Spent::LEVY) { Spent::LEVY_AGAIN } else { Spent::LEVY };
        self.gain_vp(s, seat, -i16::from(self.card(Figure::LevyVp)), Source::Powers, log);
        self.gain_soldiers(s, seat, self.count(Figure::LevySoldiers), log);
    }

    /// W21: the School.
    pub(super) fn muster(&self, s: &mut State, log: &mut impl Log<Event>) -> Flow {
        for seat in s.in_order(self.everyone()) {
            let enough = s.lords[seat].soldiers >= u16::from(self.count(Figure::SchoolMinSoldiers));
            if enough && s.lords[seat].province.has(Building::School) {
                self.gain_vp(s, seat, i16::from(self.card(Figure::SchoolVp)), Source::Powers, log);
            }
        }
        s.done()
    }

    /// W22: the Damsel's knights, before any palisade is manned; then the Small Palisades.
    pub(super) fn first_snow(&self, s: &mut State, log: &mut impl Log<Event>) -> Flow {
        if let Some(seat) = s.player_of(Governor::Damsel) {
            let own = s.lords[seat].soldiers;
            if self.everyone().without(seat).iter().all(|other| s.lords[other].soldiers >= own) {
                self.gain_soldiers(s, seat, self.count(Figure::DamselSoldiers), log);
            }
        }
        for seat in s.in_order(self.everyone()) {
            let enough = s.lords[seat].soldiers >= u16::from(self.count(Figure::SmallPalisadeMinSoldiers));
            if enough && s.lords[seat].province.has(Building::SmallPalisade) {
                self.gain_soldiers(s, seat, self.count(Figure::SmallPalisadeSoldiers), log);
            }
        }
        s.done()
    }

    /// Question: how strong are the invaders this year?
    pub(crate) fn strength(&self, s: &State) -> i32 {
        let year = if s.is_year_of(Fate::FierceEnemies) {
            self.card(Figure::FierceStrength)
        } else if s.is_year_of(Fate::DividedEnemies) {
            self.card(Figure::DividedStrength)
        } else {
            0
        };
        (i32::from(self.invader(s).strength) + i32::from(year) + self.scenario_strength(s)).max(0)
    }

    /// Question: does the king send a fixed number, without a die?
    pub(crate) fn fixed_reinforcement(&self, s: &State) -> Option<u8> {
        s.is_year_of(Fate::HeavySnow).then(|| self.count(Figure::SnowReinforcement))
    }

    /// W24: the Commandery, when the king sends few.
    pub(super) fn commanderies(&self, s: &mut State, log: &mut impl Log<Event>) -> Flow {
        let (few, soldiers) = if self.has_tokens() {
            (Figure::CommanderyMaxToken, Figure::CommanderyTokenSoldiers)
        } else {
            (Figure::CommanderyMaxReinforcement, Figure::CommanderySoldiers)
        };
        for seat in s.in_order(self.everyone()) {
            let sent = s.battle.reinforced[seat];
            if s.lords[seat].province.has(Building::Commandery) && sent <= self.count(few) {
                self.gain_soldiers(s, seat, self.count(soldiers), log);
            }
        }
        s.done()
    }

    /// W25: every Bombard rolls its die.
    pub(super) fn next_bombard(&self, s: &mut State, left: Seats) -> Flow {
        let left: Seats = left.iter().filter(|&seat| s.lords[seat].province.has(Building::Bombard)).collect();
        let Some(seat) = s.first_of(left) else {
            return s.done();
        };
        s.agenda.replace(step(Step::Bombards(left.without(seat))));
        s.agenda.push(step(Step::Bombard(seat)));
        Flow::On
    }

    pub(in crate::module) fn do_bombard(
        &self,
        s: &mut State,
        seat: Seat,
        face: u8,
        log: &mut impl Log<Event>,
    ) {
        s.agenda.pop();
        let bonus = self.card(BOMBARD[usize::from(face) - 1]);
        s.extra.own[seat].bonus += bonus;
        log.tell(Event::Module { module: ModuleEvent::Strengthened { seat, by: bonus } });
    }

    /// W25: then, in order, the Armories are paid or not.
    pub(super) fn next_armory(&self, s: &mut State, left: Seats) -> Flow {
        let can =
            |seat: &Seat| s.lords[*seat].province.has(Building::Armory) && s.lords[*seat].goods.total() > 0;
        let left: Seats = left.iter().filter(can).collect();
        s.agenda.replace(step(Step::Armories(left)));
        if left.is_empty() { s.done() } else { Flow::Wait }
    }

    pub(in crate::module) fn do_arm(
        &self,
        s: &mut State,
        seat: Seat,
        good: Option<Good>,
        log: &mut impl Log<Event>,
    ) {
        if let Some(AnyStep::Module(module::Step::Moment(Step::Armories(left)))) = s.agenda.top() {
            s.agenda.replace(step(Step::Armories(left.without(seat))));
        }
        if let Some(good) = good {
            self.spend_goods(s, seat, Goods::of(good, 1), log);
            let by = self.card(Figure::ArmoryBattle);
            s.extra.own[seat].bonus += by;
            log.tell(Event::Module { module: ModuleEvent::Strengthened { seat, by } });
        }
    }

    /// Question: how much stronger is a seat by cards of the modules?
    pub(crate) fn more_strength(&self, s: &State, seat: Seat, invader: &Invader) -> i32 {
        let province = &s.lords[seat].province;
        let sighted = SIGHTED.contains(&invader.race) && province.has(Building::LookoutPost);
        let signalled = invader.strength >= self.count(Figure::SignalFiresMinStrength)
            && province.has(Building::SignalFires);
        let holy = UNHOLY.contains(&invader.race) && s.plays(seat, Governor::Paladin);
        let more = |holds: bool, figure| if holds { i32::from(self.card(figure)) } else { 0 };
        more(sighted, Figure::LookoutBattle)
            + more(signalled, Figure::SignalFiresBattle)
            + more(holy, Figure::PaladinBattle)
            + more(s.plays(seat, Governor::General), Figure::GeneralBattle)
            + i32::from(s.extra.own[seat].bonus)
    }

    /// W26: what follows from a battle beside the invader's card.
    pub(crate) fn aftermath(
        &self,
        s: &mut State,
        seat: Seat,
        won: bool,
        lost: bool,
        log: &mut impl Log<Event>,
    ) {
        let province = s.lords[seat].province;
        let choose = AnyStep::Choose { seat, kinds: Kinds::ANY };
        s.extra.own[seat].wins += u8::from(won);
        if !won && province.has(Building::NecromancersTower) {
            self.gain_vp(s, seat, i16::from(self.card(Figure::TowerVp)), Source::Powers, log);
        }
        if !lost && province.has(Building::Keep) {
            (0..self.count(Figure::KeepGoods)).for_each(|_| s.agenda.push(choose));
        }
        if s.is_year_of(Fate::SpoilsOfWar) {
            if won {
                (0..self.count(Figure::SpoilsGoods)).for_each(|_| s.agenda.push(choose));
            } else if lost {
                self.gain_vp(s, seat, -i16::from(self.card(Figure::SpoilsVp)), module::Source::Fate, log);
            }
        }
    }

    /// Question: what does a defeat cost a seat? The Hidden Refuge keeps goods and points.
    pub(crate) fn toll(&self, s: &State, seat: Seat, printed: Toll) -> Toll {
        if s.lords[seat].province.has(Building::HiddenRefuge) {
            Toll { buildings: printed.buildings, ..Toll::default() }
        } else {
            printed
        }
    }

    /// Question: does the best victor get his point?
    pub(crate) fn honours_the_best(&self, s: &State) -> bool {
        !s.is_year_of(Fate::DividedEnemies)
    }

    /// Question: how many soldiers stay?
    pub(crate) fn soldiers_kept(&self, s: &State, seat: Seat) -> u16 {
        if usize::from(s.year) >= YEARS {
            return 0;
        }
        let lost = s.battle.lost.has(seat);
        let keep = |holds: bool, figure| if holds && !lost { u16::from(self.count(figure)) } else { 0 };
        keep(s.plays(seat, Governor::Quartermaster), Figure::QuartermasterKeep)
            + keep(s.lords[seat].province.has(Building::VeteransLodge), Figure::VeteransKeep)
            + self.soldiers_standing(s, seat)
    }

    /// Moment: winter closes. The year's fate is put away.
    pub(crate) fn close_winter(&self, s: &mut State) {
        self.fill_hoard(s);
        self.everyone().iter().for_each(|seat| s.extra.own[seat].bonus = 0);
        s.extra.fate.put_away();
    }
}
