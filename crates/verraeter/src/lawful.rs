//! The implementation of the trait `Lawful`: bounds, invariants and arbitrary actions.

use crate::Verraeter;
use crate::cards::{Cards, Role, Roles, Value};
use crate::figures::{HAND_LIMIT, MAX_OFFICES};
use crate::notation::Action;
use crate::plan::Step;
use crate::ring::{Border, Face, Kind, Place};
use crate::state::State;
use engine::laws::Lawful;
use engine::{Rng, Seat};

impl Lawful for Verraeter {
    const MAX_PLIES: u32 = 200;

    fn arbitrary_action(&self, s: &State, rng: &mut impl Rng) -> Action {
        let place = Place::new(rng.below(12) as usize);
        let face = Face::ALL[rng.below(2) as usize];
        let hand = s.nobles[Seat::new(rng.below(4) as usize)].hand;
        let cards = Value::ALL.into_iter().fold(Cards::NONE, |cards, value| {
            cards + Cards::of(value, rng.below(u32::from(hand[value]) + 2) as u8)
        });
        match rng.below(8) {
            0 => Action::Estate(place),
            1 => Action::Conflict(Border(place)),
            2 => Action::Pick(Role::ALL[rng.below(6) as usize]),
            3 => Action::Supply(cards),
            4 => Action::Build { face, at: place },
            5 => Action::Turn(place),
            6 => Action::Pass,
            _ => Action::Discard(cards),
        }
    }

    fn check_conservation(&self, s: &State) {
        let (mut cards, mut drawn) = (s.stock + s.discards, s.stock);
        for noble in &s.nobles.0 {
            cards += noble.hand + noble.played;
            drawn += noble.drawn;
            assert!(noble.hand.total() <= HAND_LIMIT, "conservation: {} is too full a hand", noble.hand);
            assert!(noble.hand.contains(noble.known), "knowledge: {} of {}", noble.known, noble.hand);
        }
        assert_eq!(cards, self.figures.supply, "conservation: supply cards");
        assert_eq!(drawn, s.shuffled, "knowledge: the stock and what was drawn from it");
        self.conserve_lands(s);
        self.conserve_roles(s);
    }

    fn agenda_depth(&self, s: &State) -> (usize, usize) {
        (s.agenda.remaining().len(), s.agenda.capacity())
    }
}

impl Verraeter {
    fn conserve_lands(&self, s: &State) {
        for kind in Kind::ALL {
            let count = s.kinds.iter().filter(|&&known| known == kind).count();
            let laid = s.agenda.peek() != Some(Step::Ring);
            assert!(!laid || count == 2, "conservation: {count} lands are {kind:?}");
        }
        let mut stand = 0;
        for noble in &s.nobles.0 {
            let (estates, offices) = (noble.estates.len(), noble.offices.len());
            assert_eq!(estates + offices + usize::from(noble.reserve()), 3, "conservation: buildings");
            assert!(offices <= usize::from(MAX_OFFICES), "conservation: {offices} offices");
            stand += estates + offices;
        }
        assert_eq!(s.built().len(), stand, "conservation: two buildings under a land");
    }

    fn conserve_roles(&self, s: &State) {
        let cards = || s.nobles.0.iter().flat_map(|noble| [noble.drafted, noble.role]).flatten();
        let taken: Roles = cards().chain(s.aside).collect();
        let count = cards().count() + s.aside.iter().count();
        assert_eq!(taken.len(), count, "conservation: an action card is in two places");
        assert_eq!(taken.len() + s.untaken().len(), Role::ALL.len(), "conservation: action cards");
        assert!(s.aside.is_some() || count == 0, "conservation: a card is set aside before any is taken");
    }
}
