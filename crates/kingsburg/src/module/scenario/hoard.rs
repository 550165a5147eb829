//! The Dragon's Hoard: armies stay, invaders are stronger, and the last of them is known and grows.

use crate::invaders::{Card, Race, YEARS};
use crate::module::{self, Event as ModuleEvent, Figure, Scenario};
use crate::state::State;
use crate::{Event, Kingsburg};
use engine::{EventSink, Seat, SeatSet};

/// Years in which the invaders are stronger.
const STRONGER: core::ops::RangeInclusive<u8> = 2..=4;

impl Kingsburg {
    fn is_dragons_year(&self, s: &State) -> bool {
        s.has_scenario(Scenario::DragonsHoard) && usize::from(s.year) == YEARS
    }

    /// Moment: a year begins. The last invader is the strongest dragon, face up.
    pub(in crate::module) fn wake_dragon(&self, s: &mut State) {
        if self.is_dragons_year(s) {
            let rank = |card: &Card| {
                let invader = self.figures.invader(s.year, *card);
                (invader.race == Race::Dragons, invader.strength)
            };
            s.invader.card = Card::all().max_by_key(rank);
            s.invader.seen = self.everyone();
            s.invader.open = true;
        }
    }

    /// Question: how much stronger is the invader by the scenario?
    pub(in crate::module) fn scenario_strength(&self, s: &State) -> i32 {
        if !s.has_scenario(Scenario::DragonsHoard) {
            return 0;
        }
        if STRONGER.contains(&s.year) {
            return i32::from(self.card(Figure::HoardStrength));
        }
        if !self.is_dragons_year(s) {
            return 0;
        }
        let tokens = self.has_tokens();
        let per = if tokens { Figure::HoardPerStrengthWithTokens } else { Figure::HoardPerStrength };
        i32::from(s.extra.scenario.hoard / self.at_least_one(per))
    }

    /// Returns a figure by which something is divided.
    fn at_least_one(&self, figure: Figure) -> u16 {
        u16::from(self.count(figure).max(1))
    }

    /// Moment: invaders carry goods away.
    pub(crate) fn hoard(&self, s: &mut State, goods: u8) {
        if s.has_scenario(Scenario::DragonsHoard) {
            s.extra.scenario.hoard = s.extra.scenario.hoard.saturating_add(u16::from(goods));
        }
    }

    /// Moment: winter closes. As much gold as the invader was strong, but in the last year.
    pub(in crate::module) fn fill_hoard(&self, s: &mut State) {
        if s.has_scenario(Scenario::DragonsHoard) && usize::from(s.year) < YEARS {
            self.hoard(s, self.invader(s).strength);
        }
    }

    /// Question: how many soldiers stay by the scenario? Half of them, up to a limit.
    pub(in crate::module) fn soldiers_standing(&self, s: &State, seat: Seat) -> u16 {
        if !s.has_scenario(Scenario::DragonsHoard) {
            return 0;
        }
        let half = s.lords[seat].soldiers / self.at_least_one(Figure::HoardKeepDivisor);
        half.min(self.count(Figure::HoardKeepMost).into())
    }

    /// Moment: the best victors are known. Whoever has beaten the dragon shares its hoard.
    pub(crate) fn share_hoard(&self, s: &mut State, best: SeatSet, events: &mut impl EventSink<Event>) {
        if !self.is_dragons_year(s) {
            return;
        }
        for seat in s.battle.won.iter() {
            let per = if best.contains(seat) { Figure::HoardPerVpBest } else { Figure::HoardPerVpOther };
            let vp = (s.extra.scenario.hoard / self.at_least_one(per)) as i16;
            if vp > 0 {
                events.emit(Event::Module { module: ModuleEvent::Hoarded { seat } });
                self.gain_vp(s, seat, vp, module::Source::Scenario, events);
            }
        }
    }
}
