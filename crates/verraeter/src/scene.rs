//! A builder of positions, for tests, guides and studies.

use crate::Verraeter;
use crate::cards::{Cards, Role};
use crate::notation::owned_land;
use crate::plan::{Phase, Step};
use crate::ring::{Border, Face, Kind, Place, Side};
use crate::state::{DEPTH, State};
use arrayvec::ArrayVec;
use engine::{Agenda, Game, Seat};

/// A position under construction. It begins in the second round with the lands in the order of their kinds, the eagle's and the
/// rose's in turn, no buildings, empty hands, and all supply cards in the stock.
///
/// Its methods panic for what cannot be parsed or is not available: a scene is source code, not input. Lands and borders are
/// counted from 1.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    rules: &'a Verraeter,
    state: State,
}

impl<'a> Scene<'a> {
    /// Begins in the second round of a game: the first seat is start player, the second has the strategy card; the first
    /// seat stands for the eagle, the second for the rose, and so on.
    #[must_use]
    pub fn new(rules: &'a Verraeter) -> Scene<'a> {
        let mut state = rules.initial_state();
        state.round = 2;
        state.strategy = Seat::new(1);
        state.kinds = core::array::from_fn(|n| Kind::ALL[n / 2]);
        state.eagle = Place::all().filter(|at| at.index() % 2 == 0).collect();
        for (n, noble) in state.nobles.0.iter_mut().enumerate() {
            noble.side = Side::ALL[n % 2];
        }
        Scene { rules, state }
    }

    /// Sets the round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    /// Sets the start player.
    #[must_use]
    pub fn start(mut self, seat: Seat) -> Self {
        self.state.start = seat;
        self
    }

    /// Gives a seat the strategy card.
    #[must_use]
    pub fn strategy(mut self, seat: Seat) -> Self {
        self.state.strategy = seat;
        self
    }

    /// Lays out the ring: `"city/eagle river/rose …"`, twelve lands.
    #[must_use]
    pub fn ring(mut self, lands: &str) -> Self {
        let mut words = lands.split_whitespace();
        for at in Place::all() {
            let word = words.next().expect("the ring of a scene has twelve lands");
            let (kind, side) = owned_land(word).expect("the lands of a scene are written by name");
            self.state.kinds[at.index()] = kind;
            self.state.give_land(at, side);
        }
        assert!(words.next().is_none(), "the ring of a scene has twelve lands");
        self
    }

    /// Gives all lands to a house.
    #[must_use]
    pub fn all_lands(mut self, side: Side) -> Self {
        Place::all().for_each(|at| self.state.give_land(at, side));
        self
    }

    /// Gives a land to a house.
    #[must_use]
    pub fn land(mut self, number: usize, side: Side) -> Self {
        self.state.give_land(Place::new(number - 1), side);
        self
    }

    /// Places a building of a seat under a land.
    #[must_use]
    pub fn building(mut self, seat: Seat, face: Face, number: usize) -> Self {
        let at = Place::new(number - 1);
        assert!(!self.state.built().has(at), "there is a building under land {number} already");
        let own = self.state.nobles[seat].buildings_mut(face);
        *own = own.with(at);
        self
    }

    /// Places the conflict card.
    #[must_use]
    pub fn conflict(mut self, number: usize) -> Self {
        self.state.conflict = Some(Border(Place::new(number - 1)));
        self
    }

    /// Sets the house that a seat stands for.
    #[must_use]
    pub fn side(mut self, seat: Seat, side: Side) -> Self {
        self.state.nobles[seat].side = side;
        self
    }

    /// Sets the victory points of a seat.
    #[must_use]
    pub fn vp(mut self, seat: Seat, vp: u8) -> Self {
        self.state.nobles[seat].vp = vp;
        self
    }

    /// Gives a seat supply cards from the stock: `"3+4+5"`.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        let cards = self.draw(seat, cards);
        self.state.nobles[seat].hand += cards;
        self
    }

    /// Lets a seat play supply cards from the stock.
    #[must_use]
    pub fn played(mut self, seat: Seat, cards: &str) -> Self {
        let cards = self.draw(seat, cards);
        self.state.nobles[seat].played += cards;
        self
    }

    /// Puts cards from the stock into the discards.
    #[must_use]
    pub fn discards(mut self, cards: &str) -> Self {
        let cards = self.unplaced(cards);
        self.state.discards += cards;
        self.state.shuffled -= cards;
        self
    }

    /// Leaves these cards in the stock and puts the others into the discards.
    #[must_use]
    pub fn stock(mut self, cards: &str) -> Self {
        let cards = self.unplaced(cards);
        self.state.shuffled -= self.state.stock;
        self.state.discards += core::mem::replace(&mut self.state.stock, cards);
        self
    }

    /// Sets an action card aside.
    #[must_use]
    pub fn aside(mut self, role: Role) -> Self {
        self.state.aside = Some(role);
        self
    }

    /// Gives a seat an action card, face down.
    #[must_use]
    pub fn drafted(mut self, seat: Seat, role: Role) -> Self {
        self.state.nobles[seat].drafted = Some(role);
        self
    }

    /// Gives a seat an action card, face up.
    #[must_use]
    pub fn role(mut self, seat: Seat, role: Role) -> Self {
        self.state.nobles[seat].role = Some(role);
        self
    }

    /// Returns the position at the beginning of a phase, advanced to the first decision.
    ///
    /// From the third phase on everyone should have an action card, and another be set aside.
    #[must_use]
    pub fn phase(self, phase: Phase) -> State {
        let plans = self.rules.plans();
        let plan = match phase {
            Phase::Setup => plans.game,
            Phase::Return | Phase::StartPlayer | Phase::RoundEnd => plans.between,
            Phase::Over => plans.end,
            Phase::Conflict
            | Phase::Roles
            | Phase::Supply
            | Phase::Reveal
            | Phase::Resolution
            | Phase::Points
            | Phase::Builder
            | Phase::Strategist
            | Phase::Discard
            | Phase::Draw => plans.round,
        };
        let left: ArrayVec<Step, DEPTH> =
            plan.iter().copied().skip_while(|step| step.phase() < phase).collect();
        self.at(&left)
    }

    /// Returns the position with these steps on the agenda, advanced to the first decision.
    #[must_use]
    pub fn at(mut self, plan: &[Step]) -> State {
        self.state.agenda = Agenda::new(plan);
        self.rules.advance(&mut self.state, &mut ());
        self.state
    }

    fn draw(&mut self, seat: Seat, cards: &str) -> Cards {
        let cards = self.unplaced(cards);
        self.state.nobles[seat].drawn += cards;
        cards
    }

    fn unplaced(&mut self, cards: &str) -> Cards {
        let cards: Cards = cards.parse().expect("the supply cards of a scene are written as values");
        assert!(self.state.stock.contains(cards), "the stock of the scene has no {cards} left");
        self.state.stock -= cards;
        cards
    }
}
