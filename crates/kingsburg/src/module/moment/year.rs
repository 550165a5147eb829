//! The year and the end (W17, W29 to W32), and what is cleared when.

use crate::buildings::{Building, ROWS};
use crate::flow::Flow;
use crate::goods::{Good, Goods, Kinds};
use crate::module::{self, Figure, Governor, Scenario, Spent, Used};
use crate::plan::Step as AnyStep;
use crate::state::State;
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat};

/// The last column.
const COLUMN_FOUR: usize = 3;

impl Kingsburg {
    /// Moment: a year begins. What is used once a year may be used again.
    pub(crate) fn clear_year(&self, s: &mut State) {
        self.everyone().iter().for_each(|seat| s.extra.own[seat].spent &= Spent::DISCOUNT);
        self.wake_dragon(s);
    }

    /// Moment: a season begins. What is used once a season may be used again.
    pub(crate) fn clear_season(&self, s: &mut State) {
        for seat in self.everyone().iter() {
            s.extra.own[seat].used = Used::empty();
            s.extra.own[seat].influenced = 0;
        }
    }

    /// Question: how many points is the king's reward?
    pub(crate) fn reward_vp(&self, s: &State) -> i16 {
        let four = s.has_scenario(Scenario::FourWinters);
        if four { i16::from(self.card(Figure::WintersRewardVp)) } else { 1 }
    }

    /// Question: how many points more is it to one whom the king praises?
    pub(crate) fn praise(&self, s: &State, seat: Seat) -> i16 {
        if s.lords[seat].province.has(Building::Fountain) {
            i16::from(self.card(Figure::FountainVp))
        } else {
            0
        }
    }

    /// W29: Miner, Carpenter and Sculptor, in every year.
    pub(super) fn harvest(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let harvests = [
            (Governor::Miner, Good::Gold, Figure::MinerGoods),
            (Governor::Carpenter, Good::Wood, Figure::CarpenterGoods),
            (Governor::Sculptor, Good::Stone, Figure::SculptorGoods),
        ];
        for (governor, good, figure) in harvests {
            if let Some(seat) = s.player_of(governor) {
                self.gain(s, seat, Goods::of(good, self.count(figure)), events);
            }
        }
        s.done()
    }

    /// W30 and W32: the Minstrel uses the scores after everything else.
    pub(super) fn sing(&self, s: &mut State, last: bool, events: &mut impl EventSink<Event>) -> Flow {
        s.agenda.pop();
        let Some(seat) = s.player_of(Governor::Minstrel).filter(|_| last || !self.is_last_year(s)) else {
            return Flow::On;
        };
        let vp = |seat: Seat| s.lords[seat].vp;
        let others = self.everyone().without(seat);
        let tied = others.iter().any(|other| vp(other) == vp(seat));
        let lowest = others.iter().all(|other| vp(other) >= vp(seat));
        let part = |holds: bool, figure| if holds { i16::from(self.card(figure)) } else { 0 };
        let points = part(tied, Figure::MinstrelTiedVp) + part(lowest, Figure::MinstrelLowestVp);
        if points != 0 {
            self.gain_vp(s, seat, points, module::Source::Governors, events);
        }
        if !lowest {
            let choose = AnyStep::Choose { seat, kinds: Kinds::ANY };
            (0..self.count(Figure::MinstrelGoods)).for_each(|_| s.agenda.push(choose));
        }
        Flow::On
    }

    /// W31: Dome, Architects' Guild, Architect and Paladin.
    pub(super) fn card_awards(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter() {
            let powers = self.dome_vp(s, seat) + self.guild_vp(s, seat);
            let governor = self.governor_vp(s, seat);
            for (vp, source) in [(powers, Source::Powers), (governor, module::Source::Governors.into())] {
                if vp != 0 {
                    self.gain_vp(s, seat, vp, source, events);
                }
            }
        }
        s.done()
    }

    fn dome_vp(&self, s: &State, seat: Seat) -> i16 {
        let province = &s.lords[seat].province;
        let enough = |&row: &usize| province.height(row) >= self.count(Figure::DomeMinBuildings);
        let rows = (0..ROWS).filter(enough).count() as i16;
        if province.has(Building::Dome) { rows * i16::from(self.card(Figure::DomeVpPerRow)) } else { 0 }
    }

    fn guild_vp(&self, s: &State, seat: Seat) -> i16 {
        let province = &s.lords[seat].province;
        let last = i16::from(province.in_column(COLUMN_FOUR));
        let stands = province.has(Building::ArchitectsGuild);
        if stands { last * i16::from(self.card(Figure::GuildVpPerColumnFour)) } else { 0 }
    }

    fn governor_vp(&self, s: &State, seat: Seat) -> i16 {
        let built = |seat: Seat| s.lords[seat].province.count();
        let most = self.everyone().iter().all(|other| built(other) <= built(seat));
        if s.plays(seat, Governor::Architect) && most {
            return i16::from(self.card(Figure::ArchitectEndVp));
        }
        let wins = i16::from(s.extra.own[seat].wins);
        if s.plays(seat, Governor::Paladin) {
            wins * i16::from(self.card(Figure::PaladinVpPerWin))
        } else {
            0
        }
    }
}
