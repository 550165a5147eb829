//! The implementation of the trait `Game`, which delegates to the chapters in `step`.

use crate::buildings::Building;
use crate::flow::Due;
use crate::goods::Good;
use crate::invaders::{CARDS_A_YEAR, Card};
use crate::module::{self, Extra};
use crate::notation::{Action, Chance, Coin};
use crate::plan::{Season, Step};
use crate::question::Ask;
use crate::secret::{Glimpse, Seen, View};
use crate::state::{Battle, Court, Each, Lurking, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, Agenda, EventSink, Eye, Game, MAX_SEATS, Rng, Scores, Seat, SeatSet, Turn};

impl Kingsburg {
    /// Returns all seats.
    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::all(self.options.seats)
    }

    /// Returns all places of a seat's province, built on or not.
    pub(crate) fn places(&self, s: &State, seat: Seat) -> impl Iterator<Item = Building> + use<> {
        let (rows, province) = (self.rows.clone(), s.lords[seat].province);
        Building::ALL
            .into_iter()
            .filter(move |building| rows.contains(&building.row()) && province.shows(*building))
    }

    fn against(&self, s: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        need(self.everyone().contains(seat), Reason::NobodyThere)?;
        let Some(ask) = self.ask(s, seat) else {
            return Err(if self.is_over(s) { Reason::GameOver } else { Reason::NotYourTurn });
        };
        match (ask, action) {
            (Ask::Change | Ask::Powers | Ask::Recruit, Action::Done) => Ok(()),
            (Ask::Change, Action::Statue { face, white }) => self.against_statue_on(s, seat, face, white),
            (Ask::Change, Action::Chapel) => self.against_chapel(s, seat),
            (Ask::Influence | Ask::Build | Ask::BuildAgain | Ask::Alchemy | Ask::Spy, Action::Pass) => Ok(()),
            (Ask::Influence, Action::Place(group)) => self.against_group(s, seat, &group),
            (Ask::Choose, Action::Take(good)) => match s.agenda.peek() {
                Some(Step::Choose { kinds, .. }) => self.against_taking(kinds, good),
                _ => Err(Reason::OtherQuestion),
            },
            (Ask::Alchemy, Action::Trade(good)) => self.against_trade(s, seat, good),
            (Ask::Spy, Action::Spy) => Ok(()),
            (Ask::Build | Ask::BuildAgain, Action::Build(building)) => self.against_build(s, seat, building),
            (Ask::Powers, Action::TownHall(coin)) => self.against_town_hall(s, seat, coin),
            (Ask::Powers, action @ (Action::Sawmill | Action::Stonecutter | Action::Goldsmith)) => {
                self.against_workshop(s, seat, action)
            }
            (Ask::Recruit, Action::Recruit(payment)) => self.against_recruit(s, seat, payment),
            (Ask::GiveUp, Action::GiveUp(good)) => self.against_sacrifice(s, seat, good),
            (ask, Action::Module(action)) => self.against_in_module(s, seat, ask, action),
            (Ask::Module(ask), action) => self.against_base_action(s, seat, ask, action),
            (
                Ask::Change
                | Ask::Influence
                | Ask::Choose
                | Ask::Alchemy
                | Ask::Spy
                | Ask::Build
                | Ask::BuildAgain
                | Ask::Powers
                | Ask::Recruit
                | Ask::GiveUp,
                _,
            ) => Err(Reason::OtherQuestion),
        }
    }

    fn act(&self, s: &mut State, seat: Seat, step: Step, action: Action, events: &mut impl EventSink<Event>) {
        match (step, action) {
            (Step::Change(seat), Action::Statue { face, white }) => {
                self.do_statue(s, seat, face, white, events);
            }
            (Step::Change(seat), Action::Chapel) => self.do_chapel(s, seat, events),
            (Step::Influence { playing, .. }, Action::Place(group)) => {
                self.do_place(s, seat, playing, group, events);
            }
            (Step::Influence { playing, .. }, Action::Pass) => self.do_pass(s, seat, playing, events),
            (Step::Choose { seat, .. }, Action::Take(good)) => self.do_take(s, seat, good, events),
            (Step::Alchemy(seat), Action::Trade(good)) => self.do_trade(s, seat, good, events),
            (Step::Spy(seat), Action::Spy) => self.do_spy(s, seat, events),
            (Step::Build(_) | Step::BuildAgain(_), Action::Build(building)) => {
                let price = self.plain_price(s, seat, building).expect("what is built has a price");
                self.do_build(s, seat, building, price, events);
            }
            (Step::Powers(seat), Action::TownHall(coin)) => self.do_town_hall(s, seat, coin, events),
            (Step::Powers(seat), Action::Sawmill | Action::Stonecutter | Action::Goldsmith) => {
                self.do_workshop(s, seat, action, events);
            }
            (Step::Recruit(seat), Action::Recruit(payment)) => self.do_recruit(s, seat, payment, events),
            (step @ Step::GiveUp { seat, .. }, Action::GiveUp(good)) => {
                self.do_give_up(s, seat, step, good, events);
            }
            (step, Action::Module(action)) => self.do_in_module(s, seat, step, action, events),
            (Step::Module(step), action) => self.do_base_action(s, seat, step, action, events),
            (Step::Powers(seat), Action::Done) => self.do_end_season(s, seat, events),
            (_, Action::Done | Action::Pass) => {
                s.agenda.pop();
            }
            (step, action) => panic!("{action} was played at {step:?} without being checked"),
        }
    }

    fn against_chance(&self, s: &State, chance: Chance) -> Result<(), Reason> {
        need(self.turn(s) == Turn::Chance, Reason::NotTheBox)?;
        match (s.agenda.peek(), chance) {
            (Some(Step::DrawOrder), Chance::Order(order)) => self.against_order(&order),
            (Some(Step::Roll), Chance::Roll(roll)) => self.against_roll(s, &roll),
            (Some(Step::Reroll { dice: due, white: due_white, .. }), Chance::Reroll { dice, white }) => {
                self.against_reroll((due, due_white), dice, white)
            }
            (Some(Step::NeutralDice), Chance::Neutral(three, two)) => self.against_neutral(three, two),
            (Some(Step::Peek(_) | Step::Reveal), Chance::Invader(_)) => Ok(()),
            (Some(Step::KingsDie), Chance::Die(_)) => Ok(()),
            (Some(Step::Module(step)), chance) => self.against_draw_in_module(s, step, chance),
            _ => Err(Reason::OtherDraw),
        }
    }

    fn against_order(&self, order: &[Option<Seat>; MAX_SEATS]) -> Result<(), Reason> {
        let named: SeatSet = order.iter().flatten().copied().collect();
        let count = order.iter().flatten().count();
        need(named == self.everyone() && count == usize::from(self.options.seats), Reason::WrongOrder)
    }

    fn draw_order(&self, rng: &mut impl Rng) -> [Option<Seat>; MAX_SEATS] {
        let mut left = self.everyone();
        let mut order = [None; MAX_SEATS];
        for place in order.iter_mut().take(usize::from(self.options.seats)) {
            *place = left.iter().nth(rng.below(left.len() as u32) as usize);
            left = place.map_or(left, |seat| left.without(seat));
        }
        order
    }

    fn do_order(&self, s: &mut State, order: &[Option<Seat>; MAX_SEATS]) {
        s.agenda.pop();
        for (place, seat) in s.order.iter_mut().zip(order.iter().flatten()) {
            *place = seat.index() as u8;
        }
    }
}

impl Game for Kingsburg {
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
        let scenario = self.options.scenario.fixed();
        State {
            agenda: Agenda::new(self.plans.of(scenario).game.steps()),
            year: module::first_year(scenario),
            season: Season::Spring,
            order: [0, 1, 2, 3, 4],
            envoy: None,
            aided: None,
            court: Court::default(),
            lords: Each::default(),
            invader: Lurking::default(),
            battle: Battle::default(),
            extra: Extra::new(&self.options, &self.figures),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match self.due(s) {
            Due::Draw => Turn::Chance,
            Due::Answer(seat, _) => Turn::Seat(seat),
            Due::Together(seats, _) => Turn::Simultaneous(seats),
            Due::Nothing => Turn::Over,
        }
    }

    #[inline]
    fn ask(&self, s: &State, seat: Seat) -> Option<Ask> {
        match self.due(s) {
            Due::Answer(asked, ask) if asked == seat => Some(ask),
            Due::Together(asked, ask) if asked.contains(seat) => Some(ask),
            Due::Answer(..) | Due::Together(..) | Due::Draw | Due::Nothing => None,
        }
    }

    fn legal_actions(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        match self.ask(s, seat) {
            None => {}
            Some(Ask::Change) => self.legal_changes(s, seat, out),
            Some(Ask::Influence) => self.legal_groups(s, seat, out),
            Some(Ask::Choose) => {
                if let Some(Step::Choose { kinds, .. }) = s.agenda.peek() {
                    self.legal_goods(kinds, out);
                }
            }
            Some(Ask::Alchemy) => self.legal_trades(s, seat, out),
            Some(Ask::Spy) => out.extend([Action::Pass, Action::Spy]),
            Some(Ask::Build | Ask::BuildAgain) => self.legal_builds(s, seat, out),
            Some(Ask::Powers) => self.legal_powers(s, seat, out),
            Some(Ask::Recruit) => self.legal_recruits(s, seat, out),
            Some(Ask::GiveUp) => self.legal_sacrifices(s, seat, out),
            Some(Ask::Module(ask)) => self.legal_in_module(s, seat, ask, out),
        }
    }

    fn candidate_actions(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        match self.ask(s, seat) {
            None => {}
            Some(Ask::Change) => {
                out.extend([Action::Done, Action::Chapel, Action::Statue { face: 1, white: false }]);
            }
            Some(Ask::Influence) => self.candidate_groups(s, seat, out),
            Some(Ask::Choose) => out.extend(Good::ALL.map(Action::Take)),
            Some(Ask::Alchemy) => {
                out.push(Action::Pass);
                out.extend(Good::ALL.map(Action::Trade));
            }
            Some(Ask::Spy) => out.extend([Action::Pass, Action::Spy]),
            Some(Ask::Build | Ask::BuildAgain) => {
                out.push(Action::Pass);
                out.extend(self.places(s, seat).map(Action::Build));
            }
            Some(Ask::Powers) => {
                out.extend([Action::Done, Action::Sawmill, Action::Stonecutter, Action::Goldsmith]);
                out.extend(Good::ALL.map(|good| Action::TownHall(Coin::Good(good))));
                out.push(Action::TownHall(Coin::Token));
            }
            Some(Ask::Recruit) => self.legal_recruits(s, seat, out),
            Some(Ask::GiveUp) => out.extend(Good::ALL.map(Action::GiveUp)),
            Some(Ask::Module(ask)) => self.candidates_in_module(s, seat, ask, out),
        }
    }

    fn why_not(&self, s: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.against(s, seat, action).err()
    }

    fn apply_unchecked(&self, s: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.why_not(s, seat, action), None, "{seat:?} {action}");
        let step = s.agenda.peek().expect("a seat acts only while the game goes on");
        self.act(s, seat, step, action, events);
        self.advance(s, events);
    }

    fn sample_chance(&self, s: &State, rng: &mut impl Rng) -> Chance {
        match s.agenda.peek() {
            Some(Step::DrawOrder) => Chance::Order(self.draw_order(rng)),
            Some(Step::Roll) => Chance::Roll(self.draw_roll(s, rng)),
            Some(Step::Reroll { dice: coloured, white, .. }) => Chance::Reroll {
                dice: crate::step::roll::throw(coloured, rng),
                white: crate::step::roll::throw(white, rng),
            },
            Some(Step::NeutralDice) => {
                let (three, two) = self.draw_neutral(rng);
                Chance::Neutral(three, two)
            }
            Some(Step::Peek(_) | Step::Reveal) => {
                let place = rng.below(CARDS_A_YEAR as u32) as u8;
                Chance::Invader(Card::new(place).expect("random numbers are below the number of cards"))
            }
            Some(Step::Module(step)) => self.draw_in_module(s, step, rng),
            _ => Chance::Die(rng.below(6) as u8 + 1),
        }
    }

    fn why_not_chance(&self, s: &State, chance: Chance) -> Option<Reason> {
        self.against_chance(s, chance).err()
    }

    fn apply_chance(&self, s: &mut State, chance: Chance, events: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.why_not_chance(s, chance), None, "{chance}");
        match (s.agenda.peek(), chance) {
            (Some(Step::DrawOrder), Chance::Order(order)) => self.do_order(s, &order),
            (Some(Step::Roll), Chance::Roll(roll)) => self.do_roll(s, &roll, events),
            (Some(Step::Reroll { seat, .. }), Chance::Reroll { dice, white }) => {
                self.do_reroll(s, seat, dice, white);
            }
            (Some(Step::NeutralDice), Chance::Neutral(three, two)) => self.do_neutral(s, three, two, events),
            (Some(Step::Peek(seat)), Chance::Invader(card)) => self.do_peek(s, seat, card, events),
            (Some(Step::Reveal), Chance::Invader(card)) => self.do_reveal(s, card),
            (Some(Step::KingsDie), Chance::Die(face)) => self.do_kings_die(s, face, events),
            (Some(Step::Module(step)), chance) => self.apply_chance_in_module(s, step, chance, events),
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

    /// Most victory points, then goods, then buildings (ruling 12).
    fn scores(&self, s: &State) -> Scores {
        let rest = |seat: Seat| {
            let lord = &s.lords[seat];
            i16::from(lord.goods.total()) * 100 + i16::from(lord.province.count())
        };
        Scores::by_points(self.options.seats, |seat| s.lords[seat].vp, rest)
    }
}
