//! The implementation of the trait `Game`, which delegates to the chapters in `step`.

use crate::cards::{Cards, Good, Matter, Matters, Site};
use crate::flow::Due;
use crate::knowledge::Known;
use crate::notation::{Action, Chance};
use crate::plan::Step;
use crate::question::Ask;
use crate::secret::{Glimpse, View};
use crate::state::{Each, Lord, Spoils, State};
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Krieg, options::Variants};
use engine::{Actions, Agenda, EventSink, Eye, Game, Rng, Scores, Seat, SeatSet, Turn};

impl Krieg {
    /// Returns all seats.
    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::all(self.options.seats)
    }

    /// Returns all seats but one.
    pub(crate) fn opponents(&self, seat: Seat) -> SeatSet {
        self.everyone().without(seat)
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.next_clockwise(self.options.seats)
    }

    /// An action may be aimed at anyone but oneself.
    pub(crate) fn against_target(&self, seat: Seat, target: Seat) -> Result<(), Reason> {
        need(self.everyone().contains(target), Reason::NobodyThere)?;
        need(target != seat, Reason::Oneself)
    }

    fn against(&self, s: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let Some(ask) = self.ask(s, seat) else {
            need(self.everyone().contains(seat), Reason::NobodyThere)?;
            return Err(if self.is_over(s) { Reason::GameOver } else { Reason::NotYourTurn });
        };
        match (ask, action) {
            (Ask::Play, Action::Play(matter)) => self.against_play(s, seat, matter),
            (Ask::Swap, Action::Swap { pay, play }) => self.against_swap(s, seat, pay, play),
            (Ask::Swap, Action::Take { pay }) => self.against_take(s, seat, pay),
            (Ask::Swap | Ask::Bid { .. } | Ask::Plea, Action::Pass) => Ok(()),
            (Ask::Bid { high }, Action::Bid(cards)) => self.against_bid(s, seat, high, cards),
            (Ask::Privilege, Action::Privilege { good, from }) => self.against_privilege(s, seat, good, from),
            (Ask::Act, act) => self.against_act(s, seat, act),
            (Ask::Answer { .. }, answer) => self.against_answer(s, seat, answer),
            (Ask::FirstCard, Action::Choose(good)) => self.against_first_card(s, good),
            (Ask::Plea, Action::Plead(from)) => self.against_plea(s, seat, from),
            (Ask::Tithe { .. }, Action::Discard(cards)) => self.against_tithe(s, seat, cards),
            (
                Ask::Play
                | Ask::Swap
                | Ask::Bid { .. }
                | Ask::Privilege
                | Ask::FirstCard
                | Ask::Plea
                | Ask::Tithe { .. },
                _,
            ) => Err(Reason::OtherQuestion),
        }
    }

    fn act(&self, s: &mut State, step: Step, action: Action, events: &mut impl EventSink<Event>) {
        match (step, action) {
            (Step::Play(seat), Action::Play(matter)) => self.do_play(s, seat, matter, events),
            (Step::Chances { at, left }, Action::Pass) => self.do_let_stand(s, at, left, events),
            (Step::Chances { at, .. }, Action::Swap { pay, play }) => self.do_swap(s, at, pay, play, events),
            (Step::Chances { at, .. }, Action::Take { pay }) => self.do_take(s, at, pay, events),
            (Step::Auction { at, bidding, .. }, Action::Bid(cards)) => {
                self.do_bid(s, at, bidding, cards, events);
            }
            (Step::Auction { at, bidding, high }, Action::Pass) => self.do_fold(s, at, bidding, high, events),
            (Step::Privilege(seat), Action::Privilege { good, from }) => {
                self.do_privilege(s, seat, good, from, events);
            }
            (Step::Act(seat), Action::Farm) => self.do_farm(s, seat, events),
            (Step::Act(seat), Action::Worker) => self.do_worker(s, seat, events),
            (Step::Act(seat), Action::Attack(target)) => self.do_attack(s, seat, target, events),
            (Step::Act(seat), Action::Bribe(target)) => self.do_bribe(s, seat, target, events),
            (Step::Act(seat), Action::Done) => self.do_done(s, seat, events),
            (Step::Answer { by, target }, Action::Defend) => self.do_defend(s, by, target, events),
            (Step::Answer { by, target }, Action::Lose(site)) => self.do_lose(s, by, target, site, events),
            (Step::FirstCard(seat), Action::Choose(good)) => self.do_first_card(s, seat, good, events),
            (Step::Plea { at, left }, Action::Pass) => self.do_stay_proud(s, at, left, events),
            (Step::Plea { at, left }, Action::Plead(from)) => self.do_plead(s, at, left, from, events),
            (Step::Tithe { at, left }, Action::Discard(cards)) => self.do_tithe(s, at, left, cards, events),
            (step, action) => panic!("{action} was played at {step:?} without being checked"),
        }
    }

    fn against_chance(&self, s: &State, chance: Chance) -> Result<(), Reason> {
        match (s.agenda.peek(), chance) {
            (Some(Step::Deal), Chance::Deal(deal)) => self.against_deal(s, &deal),
            (Some(Step::Draw { .. } | Step::Loot(_)), Chance::Draw(cards)) => {
                piles::against_drawing(s, piles::due(s), cards)
            }
            (Some(Step::Alms { from, .. }), Chance::Draw(cards)) => self.against_alms(s, from, cards),
            _ if self.turn(s) == Turn::Chance => Err(Reason::OtherDraw),
            _ => Err(Reason::NotTheBox),
        }
    }
}

impl Game for Krieg {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type ObservedAction = Action;
    type ObservedChance = Glimpse;
    type Ask = Ask;
    type Reason = Reason;

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn initial_state(&self) -> State {
        let mut lords = Each::<Lord>::default();
        for seat in self.everyone().iter() {
            lords[seat].outer = self.figures.start_farms;
        }
        let strategic = self.options.has(Variants::STRATEGIC);
        State {
            agenda: Agenda::new(self.plans.game),
            year: 1,
            adviser: Seat::new(0),
            problem: self.figures.start_card.problem,
            table: None,
            retired: if strategic { self.figures.strategic_removes } else { Matters::NONE },
            parts: 0,
            deck: self.figures.resources,
            discards: Cards::NONE,
            supply: self.figures.privileges,
            spoils: Spoils::default(),
            poor: SeatSet::NONE,
            lords,
            known: Known::default(),
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
            Some(Ask::Play) => self.legal_plays(s, seat, out),
            Some(Ask::Swap) => self.legal_swaps(s, seat, out),
            Some(Ask::Bid { high }) => self.legal_bids(s, seat, high, out),
            Some(Ask::Privilege) => self.legal_privileges(s, seat, out),
            Some(Ask::Act) => self.legal_acts(s, seat, out),
            Some(Ask::Answer { .. }) => self.legal_answers(s, seat, out),
            Some(Ask::FirstCard) => self.legal_first_cards(s, out),
            Some(Ask::Plea) => self.legal_pleas(s, seat, out),
            Some(Ask::Tithe { .. }) => self.legal_tithes(s, seat, out),
        }
    }

    fn candidate_actions(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        let singles = || Good::ALL.into_iter().map(Cards::one);
        match self.ask(s, seat) {
            None => {}
            Some(Ask::Play) => out.extend(Matter::all().map(Action::Play)),
            Some(Ask::Swap) => {
                out.push(Action::Pass);
                for pay in Good::ALL {
                    out.push(Action::Take { pay });
                    out.extend(Matter::all().map(|play| Action::Swap { pay, play }));
                }
            }
            Some(Ask::Bid { .. }) => {
                out.push(Action::Pass);
                out.extend(singles().chain([Cards::NONE, s.lords[seat].hand]).map(Action::Bid));
            }
            Some(Ask::Privilege) => {
                for good in Good::ALL {
                    out.push(Action::Privilege { good, from: None });
                    out.extend(
                        self.everyone().iter().map(|from| Action::Privilege { good, from: Some(from) }),
                    );
                }
            }
            Some(Ask::Act) => {
                out.extend([Action::Done, Action::Farm, Action::Worker]);
                out.extend(self.opponents(seat).iter().map(Action::Attack));
                out.extend(self.opponents(seat).iter().map(Action::Bribe));
            }
            Some(Ask::Answer { .. }) => {
                out.extend([Action::Defend, Action::Lose(Site::Outer), Action::Lose(Site::Inner)]);
            }
            Some(Ask::FirstCard) => out.extend(Good::ALL.map(Action::Choose)),
            Some(Ask::Plea) => {
                out.push(Action::Pass);
                out.extend(self.opponents(seat).iter().map(Action::Plead));
            }
            Some(Ask::Tithe { due }) => {
                out.extend(singles().chain(Good::ALL.map(|good| Cards::of(good, due))).map(Action::Discard));
            }
        }
    }

    fn why_not(&self, s: &State, seat: Seat, action: Action) -> Option<Reason> {
        self.against(s, seat, action).err()
    }

    fn apply_unchecked(&self, s: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.why_not(s, seat, action), None, "{seat:?} {action}");
        let step = s.agenda.peek().expect("a seat acts only while the game goes on");
        self.act(s, step, action, events);
        self.advance(s, events);
    }

    fn sample_chance(&self, s: &State, rng: &mut impl Rng) -> Chance {
        match s.agenda.peek() {
            Some(Step::Deal) => Chance::Deal(self.draw_deal(s, rng)),
            Some(Step::Alms { from, .. }) => Chance::Draw(self.draw_alms(s, from, rng)),
            _ => Chance::Draw(piles::sample(s, piles::due(s), rng)),
        }
    }

    fn why_not_chance(&self, s: &State, chance: Chance) -> Option<Reason> {
        self.against_chance(s, chance).err()
    }

    fn apply_chance(&self, s: &mut State, chance: Chance, events: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.why_not_chance(s, chance), None, "{chance}");
        match (s.agenda.peek(), chance) {
            (Some(Step::Deal), Chance::Deal(deal)) => {
                s.agenda.pop();
                self.do_deal(s, &deal, events);
            }
            (Some(Step::Draw { to, .. }), Chance::Draw(cards)) => self.do_draw(s, to, cards, events),
            (Some(Step::Loot(by)), Chance::Draw(cards)) => self.do_loot(s, by, cards, events),
            (Some(Step::Alms { by, from }), Chance::Draw(cards)) => self.do_alms(s, by, from, cards, events),
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

    /// Every action of this game is public.
    fn observed_action(&self, _: &State, action: Action, _: Seat, _: Eye) -> Action {
        action
    }

    fn observed_chance(&self, s: &State, chance: Chance, eye: Eye) -> Glimpse {
        self.glimpse_of(s, chance, eye)
    }

    fn observes_event(&self, event: &Event, eye: Eye) -> bool {
        event.is_observed_by(eye)
    }

    /// Most victory points; ties go to the most resource cards, and are shared beyond (ruling 14).
    fn scores(&self, s: &State) -> Scores {
        let cards = |seat: Seat| i16::from(s.lords[seat].hand.total());
        Scores::by_points(self.options.seats, |seat| i16::from(s.lords[seat].vp), cards)
    }
}
