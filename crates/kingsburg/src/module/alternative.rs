//! Module 2: alternative rows of buildings (ruling 18).
//!
//! Every row has two strips. A player draws two different ones, or takes them in turn, and then lays one, both or none
//! over the rows of his province.

use crate::buildings::{ROWS, Row, Rows};
use crate::flow::{Due, Flow};
use crate::module::{self, Event as ModuleEvent, Modules, Step as ModuleStep};
use crate::notation::Action;
use crate::plan::{Plans, Step as AnyStep};
use crate::question::Ask;
use crate::state::{Each, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, EventSink, Rng, Seat, SeatSet};

/// Strips of each row.
const COPIES: u8 = 2;

/// Strips of each player.
const STRIPS: usize = 2;

/// A step of this module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: everybody is dealt two different strips.
    Deal,
    /// The first player opens the draft.
    OpenDraft,
    /// This seat takes a strip: clockwise, then back.
    Draft {
        /// Who.
        at: Seat,
        /// Whether it is the second round.
        back: bool,
    },
    /// These have yet to lay their strips, in order.
    Lay(SeatSet),
}

pub(super) fn arrange(plans: &mut Plans, seats: u8, drafted: bool) {
    let open = if drafted { Step::OpenDraft } else { Step::Deal };
    plans.game.before(AnyStep::Year, step(open));
    plans.game.before(AnyStep::Year, step(Step::Lay(SeatSet::all(seats))));
}

fn step(step: Step) -> AnyStep {
    AnyStep::Module(ModuleStep::Alternative(step))
}

pub(super) fn due(s: &State, step: Step) -> Due {
    let asked = |seat, ask| Due::Answer(seat, Ask::Module(ask));
    match step {
        Step::Deal => Due::Draw,
        Step::Draft { at, .. } => asked(at, module::Ask::Draft),
        Step::Lay(left) => {
            asked(s.first_of(left).expect("somebody has yet to lay his strips"), module::Ask::Lay)
        }
        Step::OpenDraft => unreachable!("{step:?} never waits"),
    }
}

impl Kingsburg {
    pub(super) fn enter_alternative(&self, s: &mut State, step: Step) -> Flow {
        match step {
            Step::Deal => Flow::Wait,
            Step::OpenDraft => {
                let first = s.first_of(self.everyone()).expect("somebody plays first");
                s.becomes(self::step(Step::Draft { at: first, back: false }))
            }
            Step::Draft { at, back } => self.offer_draft(s, at, back),
            Step::Lay(left) => {
                let bare: SeatSet = left.iter().filter(|&seat| s.extra.own[seat].rows.is_empty()).collect();
                let left: SeatSet = left.iter().filter(|&seat| !bare.contains(seat)).collect();
                s.agenda.replace_top(self::step(Step::Lay(left)));
                if left.is_empty() { s.done() } else { Flow::Wait }
            }
        }
    }

    /// Whoever could only take the row that he has goes without a second one.
    fn offer_draft(&self, s: &mut State, at: Seat, back: bool) -> Flow {
        if self.draftable(s, at).next().is_some() {
            return Flow::Wait;
        }
        self.pass_draft_on(s, at, back);
        Flow::On
    }

    fn draftable(&self, s: &State, seat: Seat) -> impl Iterator<Item = Row> {
        let taken = self.strips_taken(s);
        let own = s.extra.own[seat].rows;
        self.rows.clone().map(Row::new).filter(move |&row| taken[row.index()] < COPIES && !own.has(row))
    }

    fn strips_taken(&self, s: &State) -> [u8; ROWS] {
        let mut taken = [0; ROWS];
        for seat in self.everyone().iter() {
            s.extra.own[seat].rows.iter().for_each(|row| taken[row.index()] += 1);
        }
        taken
    }

    /// Clockwise until everybody has one, then the last begins and it goes back.
    fn pass_draft_on(&self, s: &mut State, at: Seat, back: bool) {
        let seats = self.options.seats;
        let first = s.first_of(self.everyone()).expect("somebody plays first");
        let last = (1..seats).fold(first, |seat, _| seat.next_clockwise(seats));
        let right = (1..seats).fold(at, |seat, _| seat.next_clockwise(seats));
        let next = match (back, at) {
            (false, at) if at == last => Some((last, true)),
            (false, at) => Some((at.next_clockwise(seats), false)),
            (true, at) if at == first => None,
            (true, _) => Some((right, true)),
        };
        match next {
            Some((at, back)) => s.agenda.replace_top(step(Step::Draft { at, back })),
            None => {
                s.agenda.pop();
            }
        }
    }

    /// Two different strips for everybody; if the last ones cannot be dealt so, all are dealt again.
    pub(super) fn draw_strips(&self, rng: &mut impl Rng) -> Each<Rows> {
        loop {
            if let Some(deal) = self.try_to_deal(rng) {
                return deal;
            }
        }
    }

    fn try_to_deal(&self, rng: &mut impl Rng) -> Option<Each<Rows>> {
        let mut left = [0u8; ROWS];
        self.rows.clone().for_each(|row| left[row] = COPIES);
        let mut deal: Each<Rows> = Each::default();
        for seat in self.everyone().iter() {
            for _ in 0..STRIPS {
                let other = |row: &Row| !deal[seat].has(*row);
                let count: u32 = Row::all().filter(other).map(|row| u32::from(left[row.index()])).sum();
                let mut nth = if count == 0 { return None } else { rng.below(count) as u8 };
                let drawn = Row::all().filter(other).find(|row| {
                    let here = nth < left[row.index()];
                    nth = nth.saturating_sub(left[row.index()]);
                    here
                })?;
                left[drawn.index()] -= 1;
                deal[seat] = deal[seat].with(drawn);
            }
        }
        Some(deal)
    }

    pub(super) fn against_strips(&self, deal: &Each<Rows>) -> Result<(), Reason> {
        let everyone = self.everyone();
        let mut taken = [0; ROWS];
        for (n, rows) in deal.0.iter().enumerate() {
            let due = if everyone.contains(Seat::new(n)) { STRIPS } else { 0 };
            need(
                rows.len() == due && rows.iter().all(|row| self.rows.contains(&row.index())),
                Reason::WrongCards,
            )?;
            rows.iter().for_each(|row| taken[row.index()] += 1);
        }
        need(taken.iter().all(|&count| count <= COPIES), Reason::WrongCards)
    }

    pub(super) fn do_deal_strips(&self, s: &mut State, deal: &Each<Rows>) {
        s.agenda.pop();
        self.everyone().iter().for_each(|seat| s.extra.own[seat].rows = deal[seat]);
    }

    pub(super) fn legal_draft(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.extend(self.draftable(s, seat).map(|row| Action::Module(module::Action::Draft(row))));
    }

    pub(super) fn against_draft(&self, s: &State, seat: Seat, row: Row) -> Result<(), Reason> {
        need(self.rows.contains(&row.index()), Reason::NoSuchRow)?;
        need(self.draftable(s, seat).any(|known| known == row), Reason::NotLeft)
    }

    pub(super) fn do_draft(&self, s: &mut State, step: Step, row: Row, events: &mut impl EventSink<Event>) {
        let Step::Draft { at, back } = step else {
            unreachable!("strips are taken only in the draft");
        };
        s.extra.own[at].rows = s.extra.own[at].rows.with(row);
        events.emit(Event::Module { module: ModuleEvent::RowTaken { by: at, row } });
        self.pass_draft_on(s, at, back);
    }

    pub(super) fn legal_strips(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let rows = s.extra.own[seat].rows;
        let lay = |rows: Rows| Action::Module(module::Action::Lay(rows));
        out.push(lay(Rows::NONE));
        out.extend(rows.iter().map(|row| lay(Rows::NONE.with(row))));
        if rows.len() == STRIPS {
            out.push(lay(rows));
        }
    }

    pub(super) fn against_laying(&self, s: &State, seat: Seat, rows: Rows) -> Result<(), Reason> {
        need(rows.within(s.extra.own[seat].rows), Reason::NotLeft)
    }

    pub(super) fn do_lay(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        rows: Rows,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::Lay(left) = step else {
            unreachable!("strips are laid only when they are asked for");
        };
        s.lords[seat].province.turn(rows);
        for row in rows.iter() {
            events.emit(Event::Module { module: ModuleEvent::RowLaid { by: seat, row } });
        }
        s.agenda.replace_top(self::step(Step::Lay(left.without(seat))));
    }

    /// Returns whether alternative rows are in play.
    pub(super) fn has_alternatives(&self) -> bool {
        self.options.modules.contains(Modules::ALTERNATIVE)
    }
}
