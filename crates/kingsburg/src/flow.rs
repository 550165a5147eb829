//! The loop of the rules: does the steps of the agenda until a decision or a chance event is due.

use crate::plan::Step;
use crate::state::State;
use crate::{Ask, Event, Kingsburg, module};
use engine::{EventSink, Seat, SeatSet};

/// The result of a step.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The step is done, or another one replaces it: the loop continues with the top of the agenda.
    On,
    /// The step waits for a decision or a chance event.
    Wait,
}

/// What the game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// A chance event is due.
    Draw,
    /// A seat must decide.
    Answer(Seat, Ask),
    /// These seats must still choose, hidden from the others.
    Together(SeatSet, Ask),
    /// The game is over.
    Nothing,
}

impl Kingsburg {
    /// Does steps until a decision or a chance event is due. This is the only loop over the agenda.
    pub(crate) fn advance(&self, s: &mut State, events: &mut impl EventSink<Event>) {
        while let Some(step) = s.agenda.peek() {
            if self.enter(s, step, events) == Flow::Wait {
                return;
            }
        }
    }

    #[inline(never)]
    fn enter(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::Year => self.open_year(s, events),
            Step::YearEnd => self.end_year(s),
            Step::Awards => self.awards(s, events),
            Step::End => self.end(s, events),

            Step::KingsAid => self.kings_aid(s, events),
            Step::KingsReward => self.kings_reward(s, events),
            Step::KingsEnvoy => self.kings_envoy(s, events),

            Step::Season(season) => self.open_season_plan(s, season, events),
            Step::OpenSeason => self.open_season(s),
            Step::BeforeRoll => self.before_roll(s, events),
            Step::Changes(left) => self.next_change(s, left),
            Step::Change(seat) => self.offer_change(s, seat),
            Step::SetOrder => self.set_order(s, events),
            Step::OpenInfluence => self.open_influence(s),
            Step::Influence { at, playing } => self.next_influence(s, at, playing, events),
            Step::AidFrom(advisor) => self.aid_from(s, advisor),
            Step::Pay { to, advisor } => self.pay(s, to, advisor, events),
            Step::DiceBack => self.dice_back(s),
            Step::Builds(left) => self.next_build(s, left),
            Step::Build(seat) => self.offer_build(s, seat),
            Step::BuildAgain(seat) => self.offer_second_build(s, seat),
            Step::SeasonEnds(left) => self.next_season_end(s, left, events),
            Step::Powers(seat) => self.offer_powers(s, seat, events),
            Step::CloseSeason => self.close_season(s),

            Step::Alchemy(seat) => self.offer_alchemy(s, seat),
            Step::Peek(seat) => self.peek(s, seat, events),

            Step::BeforeRecruit => self.before_recruit(s, events),
            Step::Recruits(left) => self.next_recruit(s, left, events),
            Step::Recruit(seat) => self.offer_recruit(s, seat),

            Step::Winter => self.open_winter(s),
            Step::Reveal => self.reveal(s, events),
            Step::KingsDie => self.kings_die(s, events),
            Step::Totals => self.totals(s, events),
            Step::Battles(left) => self.next_battle(s, left, events),
            Step::GiveUp { seat, goods, raid } => self.next_good_given_up(s, seat, goods, raid, events),
            Step::Destroy { seat, buildings } => self.destroy(s, seat, buildings, events),
            Step::LoseVp { seat, vp } => self.lose_vp(s, seat, vp, events),
            Step::Best => self.best(s, events),
            Step::Dismiss => self.dismiss(s),

            Step::Module(step) => self.enter_module(s, step, events),

            Step::DrawOrder
            | Step::NeutralDice
            | Step::Roll
            | Step::Reroll { .. }
            | Step::Choose { .. }
            | Step::Spy(_) => Flow::Wait,
        }
    }

    /// Returns what the top step waits for.
    #[inline(always)]
    pub(crate) fn due(&self, s: &State) -> Due {
        let Some(step) = s.agenda.peek() else {
            return Due::Nothing;
        };
        match step {
            Step::DrawOrder
            | Step::NeutralDice
            | Step::Roll
            | Step::Reroll { .. }
            | Step::Peek(_)
            | Step::Reveal
            | Step::KingsDie => Due::Draw,
            Step::Change(seat) => Due::Answer(seat, Ask::Change),
            Step::Influence { at, .. } => Due::Answer(at, Ask::Influence),
            Step::Build(seat) => Due::Answer(seat, Ask::Build),
            Step::BuildAgain(seat) => Due::Answer(seat, Ask::BuildAgain),
            Step::Powers(seat) => Due::Answer(seat, Ask::Powers),
            Step::Choose { seat, .. } => Due::Answer(seat, Ask::Choose),
            Step::Alchemy(seat) => Due::Answer(seat, Ask::Alchemy),
            Step::Spy(seat) => Due::Answer(seat, Ask::Spy),
            Step::Recruit(seat) => Due::Answer(seat, Ask::Recruit),
            Step::GiveUp { seat, .. } => Due::Answer(seat, Ask::GiveUp),
            Step::Module(step) => module::due(self, s, step),
            step @ (Step::Year
            | Step::YearEnd
            | Step::Awards
            | Step::End
            | Step::KingsAid
            | Step::KingsReward
            | Step::KingsEnvoy
            | Step::Season(_)
            | Step::OpenSeason
            | Step::BeforeRoll
            | Step::Changes(_)
            | Step::SetOrder
            | Step::OpenInfluence
            | Step::AidFrom(_)
            | Step::Pay { .. }
            | Step::DiceBack
            | Step::Builds(_)
            | Step::SeasonEnds(_)
            | Step::CloseSeason
            | Step::BeforeRecruit
            | Step::Recruits(_)
            | Step::Winter
            | Step::Totals
            | Step::Battles(_)
            | Step::Destroy { .. }
            | Step::LoseVp { .. }
            | Step::Best
            | Step::Dismiss) => unreachable!("{step:?} never waits, advance does not stop at it"),
        }
    }
}

impl State {
    /// Removes the top step, which is done.
    pub(crate) fn done(&mut self) -> Flow {
        self.agenda.pop();
        Flow::On
    }

    /// Replaces the top step, and continues with it.
    pub(crate) fn becomes(&mut self, step: Step) -> Flow {
        self.agenda.replace_top(step);
        Flow::On
    }

    /// The first of some seats in order that has something to decide is asked; the others are left for later.
    #[inline]
    pub(crate) fn ask_the_first(
        &mut self,
        left: SeatSet,
        mut has_a_choice: impl FnMut(&mut State, Seat) -> bool,
        rest: fn(SeatSet) -> Step,
        step: fn(Seat) -> Step,
    ) -> Flow {
        let mut left = left;
        for seat in self.in_order(left) {
            left = left.without(seat);
            if has_a_choice(self, seat) {
                self.agenda.replace_top(rest(left));
                self.agenda.push(step(seat));
                return Flow::Wait;
            }
        }
        self.done()
    }
}
