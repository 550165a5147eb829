//! Royal Charters: four goals for everybody, and an end when all are reached.

use super::{Step, step};
use crate::flow::Flow;
use crate::goods::Goods;
use crate::module::{self, Charter, Charters, Event as ModuleEvent, Figure, Modules, Scenario, moment};
use crate::options::Options;
use crate::plan::{Plans, Step as AnyStep};
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{EventSink, Rng, Seat, SeatSet};

/// Charters on the table.
const ON_TABLE: usize = 4;

/// Charters that are checked when a season closes.
pub(super) const AT_CLOSE: &[Charter] = &[
    Charter::Frontier,
    Charter::Skyline,
    Charter::Masterwork,
    Charter::Granary,
    Charter::Courtier,
    Charter::Letters,
];

/// The charter of the winter's start.
pub(super) const AT_SNOW: &[Charter] = &[Charter::Host];

/// The charter of the year's end.
pub(super) const AT_YEAR_END: &[Charter] = &[Charter::Laurels];

pub(super) fn arrange(plans: &mut Plans, options: &Options) {
    let all = SeatSet::all(options.seats);
    plans.game.before(AnyStep::Year, step(Step::TurnUp));
    let levies = moment::step(moment::Step::Levies);
    let closes = if options.modules.contains(Modules::FATE) { levies } else { AnyStep::SeasonEnds(all) };
    plans.season.after(closes, step(Step::CloseSeason));
    plans.winter.before(AnyStep::Reveal, step(Step::FirstSnow));
    let minstrel = moment::step(moment::Step::Minstrel);
    let last = if options.modules.contains(Modules::GOVERNORS) { minstrel } else { AnyStep::YearEnd };
    plans.year.before(last, step(Step::YearEnd));
    plans.end.after(AnyStep::Awards, step(Step::Awards));
}

pub(super) fn draw(rng: &mut impl Rng) -> Charters {
    let mut drawn = Charters::default();
    while usize::from(drawn.len()) < ON_TABLE {
        drawn = drawn.with(Charter::ALL[rng.below(Charter::ALL.len() as u32) as usize]);
    }
    drawn
}

pub(super) fn against(charters: Charters) -> Result<(), Reason> {
    need(usize::from(charters.len()) == ON_TABLE, Reason::WrongCards)
}

impl Kingsburg {
    pub(in crate::module) fn do_charters(&self, s: &mut State, charters: Charters) {
        s.agenda.pop();
        s.extra.scenario.charters = charters;
    }

    /// The first who reach a goal, all in the same window, get most; each later one gets less.
    pub(super) fn check_charters(
        &self,
        s: &mut State,
        due: &[Charter],
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let on_table = s.extra.scenario.charters;
        for &charter in due.iter().filter(|&&charter| on_table.has(charter)) {
            let scored = |seat: Seat| s.extra.own[seat].charters.has(charter);
            let first = !self.everyone().iter().any(scored);
            let new: SeatSet = self
                .everyone()
                .iter()
                .filter(|&seat| !scored(seat) && self.fulfils(s, seat, charter))
                .collect();
            let vp = self.card(if first { Figure::ChartersFirstVp } else { Figure::ChartersLaterVp });
            for seat in s.in_order(new) {
                s.extra.own[seat].charters = s.extra.own[seat].charters.with(charter);
                events.emit(Event::Module { module: ModuleEvent::Chartered { by: seat, charter } });
                self.gain_vp(s, seat, i16::from(vp), module::Source::Scenario, events);
            }
        }
        s.done()
    }

    fn fulfils(&self, s: &State, seat: Seat, charter: Charter) -> bool {
        let (lord, own) = (&s.lords[seat], &s.extra.own[seat]);
        match charter {
            Charter::Frontier => {
                let wide = self.options.modules.contains(Modules::ROWS);
                lord.province.in_column(0) >= if wide { 6 } else { 5 }
            }
            Charter::Skyline => lord.province.in_column(2) >= 3,
            Charter::Masterwork => lord.province.in_column(3) >= 1,
            Charter::Granary => lord.goods.contains(Goods([2, 2, 2])),
            Charter::Host => lord.soldiers >= 5,
            Charter::Laurels => own.wins >= 3,
            Charter::Courtier => own.courted == [true, true],
            Charter::Letters => lord.tokens >= 3,
        }
    }

    /// Question: is the game decided before its last year?
    pub(crate) fn is_decided(&self, s: &State) -> bool {
        let scored = || self.everyone().iter().flat_map(|seat| s.extra.own[seat].charters.iter()).collect();
        s.has_scenario(Scenario::RoyalCharters)
            && s.year >= self.count(Figure::ChartersEndFrom)
            && s.extra.scenario.charters.within(scored())
    }

    /// To whoever has most charters, all tied, but not for none.
    pub(super) fn award_charters(&self, s: &mut State, events: &mut impl EventSink<Event>) {
        let count = |seat: Seat| s.extra.own[seat].charters.len();
        let most = self.everyone().iter().map(count).max().unwrap_or(0);
        let best: SeatSet = self.everyone().iter().filter(|&seat| most > 0 && count(seat) == most).collect();
        best.iter().for_each(|seat| {
            self.gain_vp(
                s,
                seat,
                i16::from(self.card(Figure::ChartersMostVp)),
                module::Source::Scenario,
                events,
            );
        });
    }
}
