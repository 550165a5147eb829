//! The implementation of the trait `Game`, which delegates to the chapters in `step`.

use crate::cards::{Cards, Role, Value};
use crate::flow::Due;
use crate::notation::{Action, Chance};
use crate::plan::Step;
use crate::question::Ask;
use crate::ring::{Border, Face, Kind, LANDS, Place, Places};
use crate::secret::{Glimpse, Seen, View};
use crate::state::{Each, State};
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Verraeter};
use engine::{Actions, Agenda, EventSink, Eye, Game, Rng, Scores, Seat, SeatSet, Turn};

impl Verraeter {
    /// Returns all seats.
    #[inline]
    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::all(self.options.seats)
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.next_clockwise(self.options.seats)
    }

    fn against(&self, s: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let Some(ask) = self.ask(s, seat) else {
            need(self.everyone().contains(seat), Reason::NobodyThere)?;
            return Err(if self.is_over(s) { Reason::GameOver } else { Reason::NotYourTurn });
        };
        match (ask, action) {
            (Ask::FirstEstate, Action::Estate(at)) => self.against_building_at(s, at),
            (Ask::Conflict, Action::Conflict(border)) => self.against_conflict(s, border),
            (Ask::Role, Action::Pick(role)) => self.against_pick(s, role),
            (Ask::Supply, Action::Supply(cards)) => self.against_supply(s, seat, cards),
            (Ask::Build, Action::Build { face, at }) => self.against_build(s, seat, face, at),
            (Ask::Build, Action::Turn(at)) => self.against_turn(s, seat, at),
            (Ask::Build, Action::Pass) => Ok(()),
            (Ask::Limit { excess, .. }, Action::Discard(cards)) => {
                self.against_discard(s, seat, excess, cards)
            }
            (
                Ask::FirstEstate | Ask::Conflict | Ask::Role | Ask::Supply | Ask::Build | Ask::Limit { .. },
                _,
            ) => Err(Reason::OtherQuestion),
        }
    }

    fn act(&self, s: &mut State, step: Step, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match (step, action) {
            (Step::FirstEstate(_), Action::Estate(at)) => self.do_first_estate(s, seat, at, events),
            (Step::PlaceConflict, Action::Conflict(border)) => self.do_conflict(s, seat, border, events),
            (Step::Pick(_), Action::Pick(role)) => self.do_pick(s, seat, role, events),
            (Step::Supply(_), Action::Supply(cards)) => self.do_supply(s, seat, cards, events),
            (Step::Build(_), Action::Build { face, at }) => self.do_build(s, seat, face, at, events),
            (Step::Build(_), Action::Turn(at)) => self.do_turn(s, seat, at, events),
            (Step::Build(_), Action::Pass) => self.do_not_build(s, seat, events),
            (Step::Limit { .. }, Action::Discard(cards)) => self.do_discard(s, seat, cards, events),
            (step, action) => panic!("{action} was played at {step:?} without being checked"),
        }
    }

    fn against_chance(&self, s: &State, chance: Chance) -> Result<(), Reason> {
        match (s.agenda.peek(), chance) {
            (Some(Step::Ring), Chance::Ring(ring)) => self.against_ring(&ring),
            (Some(Step::Deal), Chance::Deal(deal)) => self.against_deal(s, &deal),
            (Some(Step::ShuffleRoles), Chance::Aside(_)) => Ok(()),
            (Some(Step::Draw { due, .. }), Chance::Draw(cards)) => piles::against_drawing(s, due, cards),
            _ if self.turn(s) == Turn::Chance => Err(Reason::OtherDraw),
            _ => Err(Reason::NotTheBox),
        }
    }
}

impl Game for Verraeter {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type ObservedAction = Seen;
    type ObservedChance = Glimpse;
    type Ask = Ask;
    type Reason = Reason;

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn initial_state(&self) -> State {
        State {
            agenda: Agenda::new(self.plans.game),
            round: 1,
            start: Seat::new(0),
            strategy: Seat::new(0),
            conflict: None,
            kinds: [Kind::default(); LANDS],
            eagle: Places::NONE,
            aside: None,
            stock: self.figures.supply,
            shuffled: self.figures.supply,
            discards: Cards::NONE,
            nobles: Each::default(),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match self.due(s) {
            Due::Draw => Turn::Chance,
            Due::Answer(seat, _) => Turn::Seat(seat),
            Due::Nothing => Turn::Over,
        }
    }

    #[inline]
    fn ask(&self, s: &State, seat: Seat) -> Option<Ask> {
        match self.due(s) {
            Due::Answer(asked, ask) if asked == seat => Some(ask),
            Due::Answer(..) | Due::Draw | Due::Nothing => None,
        }
    }

    fn legal_actions(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        match self.ask(s, seat) {
            None => {}
            Some(Ask::FirstEstate) => self.legal_first_estates(s, out),
            Some(Ask::Conflict) => self.legal_conflicts(s, out),
            Some(Ask::Role) => self.legal_picks(s, out),
            Some(Ask::Supply) => self.legal_supplies(s, seat, out),
            Some(Ask::Build) => self.legal_buildings(s, seat, out),
            Some(Ask::Limit { excess, .. }) => self.legal_discards(s, seat, excess, out),
        }
    }

    fn candidate_actions(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        let sets = || Value::ALL.into_iter().map(Cards::one).chain([Cards::NONE, s.nobles[seat].hand]);
        match self.ask(s, seat) {
            None => {}
            Some(Ask::FirstEstate) => out.extend(Place::all().map(Action::Estate)),
            Some(Ask::Conflict) => out.extend(Border::all().map(Action::Conflict)),
            Some(Ask::Role) => out.extend(Role::ALL.map(Action::Pick)),
            Some(Ask::Supply) => out.extend(sets().map(Action::Supply)),
            Some(Ask::Build) => {
                out.push(Action::Pass);
                for at in Place::all() {
                    out.extend(Face::ALL.map(|face| Action::Build { face, at }));
                    out.push(Action::Turn(at));
                }
            }
            Some(Ask::Limit { .. }) => out.extend(sets().map(Action::Discard)),
        }
    }

    fn why_not(&self, s: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.against(s, seat, action).err()
    }

    fn apply_unchecked(&self, s: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.why_not(s, seat, action), None, "{seat:?} {action}");
        let step = s.agenda.peek().expect("a seat acts only while the game goes on");
        self.act(s, step, seat, action, events);
        self.advance(s, events);
    }

    fn sample_chance(&self, s: &State, rng: &mut impl Rng) -> Chance {
        match s.agenda.peek() {
            Some(Step::Ring) => Chance::Ring(self.draw_ring(rng)),
            Some(Step::Deal) => Chance::Deal(self.draw_deal(s, rng)),
            Some(Step::ShuffleRoles) => Chance::Aside(self.draw_aside(rng)),
            Some(Step::Draw { due, .. }) => Chance::Draw(piles::sample(s, due, rng)),
            step => panic!("no chance event is due at {step:?}"),
        }
    }

    fn why_not_chance(&self, s: &State, chance: Chance) -> Option<Reason> {
        self.against_chance(s, chance).err()
    }

    fn apply_chance(&self, s: &mut State, chance: Chance, events: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.why_not_chance(s, chance), None, "{chance}");
        match (s.agenda.peek(), chance) {
            (Some(Step::Ring), Chance::Ring(ring)) => self.do_ring(s, &ring, events),
            (Some(Step::Deal), Chance::Deal(deal)) => self.do_deal(s, &deal, events),
            (Some(Step::ShuffleRoles), Chance::Aside(role)) => self.do_aside(s, role, events),
            (Some(Step::Draw { to, .. }), Chance::Draw(cards)) => self.do_draw(s, to, cards, events),
            (step, chance) => panic!("{chance} was settled at {step:?} without being checked"),
        }
        self.advance(s, events);
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        self.view_of(s, eye)
    }

    fn redeal(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.redealt(s, seat, rng)
    }

    fn observed_action(&self, _: &State, action: Action, by: Seat, eye: Eye) -> Seen {
        Seen::of(action, by, eye)
    }

    fn observed_chance(&self, s: &State, chance: Chance, eye: Eye) -> Glimpse {
        self.glimpse_of(s, chance, eye)
    }

    fn observes_event(&self, event: &Event, eye: Eye) -> bool {
        event.is_observed_by(eye)
    }

    /// Most victory points; ties are shared (ruling 11).
    fn scores(&self, s: &State) -> Scores {
        Scores::by_points(self.options.seats, |seat| self.points(s, seat), |_| 0)
    }
}
