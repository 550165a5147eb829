//! A builder of positions, for tests, guides and studies.

use crate::Krieg;
use crate::cards::{Cards, Matter, Matters, Part};
use crate::plan::Step;
use crate::state::{Lying, State};
use engine::{Agenda, Game, Seat};

/// A position under construction. It begins with empty hands and the fiefs as at the start; cards that are not placed
/// are in the deck or out of the game.
///
/// Its methods panic for cards that cannot be parsed or are not available: a scene is source code, not input.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    rules: &'a Krieg,
    state: State,
}

impl<'a> Scene<'a> {
    /// Begins in the second year of a game, with the first seat as adviser.
    #[must_use]
    pub fn new(rules: &'a Krieg) -> Scene<'a> {
        let mut state = rules.initial_state();
        state.year = 2;
        state.retired = rules.figures().matters;
        Scene { rules, state }
    }

    /// Gives a seat resource cards from the deck: `"KKG"`.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        let cards: Cards = cards.parse().expect("the hand of a scene is written in letters");
        assert!(self.state.deck.contains(cards), "the deck of the scene has no {cards} left");
        self.state.deck -= cards;
        self.state.lords[seat].hand += cards;
        self
    }

    /// Puts cards from the deck into the discards.
    #[must_use]
    pub fn discards(mut self, cards: &str) -> Self {
        let cards: Cards = cards.parse().expect("the discards of a scene are written in letters");
        assert!(self.state.deck.contains(cards), "the deck of the scene has no {cards} left");
        self.state.deck -= cards;
        self.state.discards += cards;
        self
    }

    /// Leaves these cards in the deck and puts the others into the discards.
    #[must_use]
    pub fn deck(mut self, cards: &str) -> Self {
        let cards: Cards = cards.parse().expect("the deck of a scene is written in letters");
        assert!(self.state.deck.contains(cards), "the deck of the scene has no {cards} left");
        self.state.discards += self.state.deck - cards;
        self.state.deck = cards;
        self
    }

    /// Gives a seat agenda cards: `"war/cathedral,tax/privilege"`.
    #[must_use]
    pub fn matters(mut self, seat: Seat, cards: &str) -> Self {
        let matters: Matters = cards.parse().expect("the agenda cards of a scene are written by name");
        self.state.retired = self.state.retired - matters;
        self.state.lords[seat].matters = self.state.lords[seat].matters + matters;
        self
    }

    /// Lays an agenda card on the table, played by a seat.
    #[must_use]
    pub fn table(mut self, by: Seat, card: &str) -> Self {
        let matter: Matter = card.parse().expect("the agenda card of a scene is written by name");
        self.state.retired[matter] -= 1;
        self.state.table = Some(Lying { matter, by: Some(by) });
        self.state.problem = matter.problem;
        self
    }

    /// Gives a seat privileges from the supply: `"KK"`.
    #[must_use]
    pub fn privileges(mut self, seat: Seat, tiles: &str) -> Self {
        let tiles: Cards = tiles.parse().expect("the privileges of a scene are written in letters");
        assert!(self.state.supply.contains(tiles), "the supply of the scene has no {tiles} left");
        self.state.supply -= tiles;
        self.state.lords[seat].privileges += tiles;
        self
    }

    /// Sets the victory points of a seat.
    #[must_use]
    pub fn vp(mut self, seat: Seat, vp: u8) -> Self {
        self.state.lords[seat].vp = vp;
        self
    }

    /// Sets the farms and the workers' houses of a seat.
    #[must_use]
    pub fn houses(mut self, seat: Seat, outer: u8, inner: u8) -> Self {
        self.state.lords[seat].outer = outer;
        self.state.lords[seat].inner = inner;
        self
    }

    /// Makes a seat the king's adviser.
    #[must_use]
    pub fn adviser(mut self, seat: Seat) -> Self {
        self.state.adviser = seat;
        self
    }

    /// The next part to be built.
    #[must_use]
    pub fn next_part(mut self, part: Part) -> Self {
        self.state.parts = part as u8;
        self
    }

    /// Returns the position at the beginning of winter.
    #[must_use]
    pub fn winter(self) -> State {
        self.at(&[Step::Winter, Step::Spring, Step::Summer, Step::Autumn, Step::NextYear])
    }

    /// Returns the position at the beginning of spring.
    #[must_use]
    pub fn spring(self) -> State {
        self.at(&[Step::Spring, Step::Summer, Step::Autumn, Step::NextYear])
    }

    /// Returns the position at the beginning of summer.
    #[must_use]
    pub fn summer(self) -> State {
        self.at(&[Step::Summer, Step::Autumn, Step::NextYear])
    }

    /// Returns the position at the beginning of autumn.
    #[must_use]
    pub fn autumn(self) -> State {
        self.at(&[Step::Autumn, Step::NextYear])
    }

    /// Returns the position with these steps on the agenda, advanced to the first decision.
    #[must_use]
    pub fn at(mut self, plan: &[Step]) -> State {
        self.state.agenda = Agenda::new(plan);
        self.rules.advance(&mut self.state, &mut ());
        self.state
    }
}
