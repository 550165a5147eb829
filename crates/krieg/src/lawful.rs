//! The implementation of the trait `Lawful`: bounds, invariants and arbitrary actions.

use crate::cards::{Cards, Good, Matter, Matters, Site};
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::{Event, Krieg};
use engine::laws::Lawful;
use engine::{Eye, Game, Rng, Seat, SeatSet};

impl Lawful for Krieg {
    const MAX_PLIES: u32 = 2_000;

    fn arbitrary_action(&self, s: &State, rng: &mut impl Rng) -> Action {
        let good = Good::ALL[rng.below(4) as usize];
        let seat = Seat::new(rng.below(5) as usize);
        let matter = Matter::all().nth(rng.below(Matter::KINDS as u32) as usize).expect("one of the kinds");
        let hand = s.lords[Seat::new(rng.below(4) as usize)].hand;
        let cards = Cards(hand.0.map(|most| rng.below(u32::from(most) + 2) as u8));
        match rng.below(16) {
            0 => Action::Play(matter),
            1 => Action::Swap { pay: good, play: matter },
            2 => Action::Take { pay: good },
            3 => Action::Pass,
            4 => Action::Bid(cards),
            5 => Action::Privilege { good, from: None },
            6 => Action::Privilege { good, from: Some(seat) },
            7 => Action::Farm,
            8 => Action::Worker,
            9 => Action::Attack(seat),
            10 => Action::Bribe(seat),
            11 => Action::Defend,
            12 => Action::Lose(Site::ALL[rng.below(2) as usize]),
            13 => Action::Choose(good),
            14 => Action::Plead(seat),
            _ => Action::Discard(cards),
        }
    }

    fn check_conservation(&self, s: &State) {
        let mut cards = s.deck + s.discards + s.spoils.cards;
        let mut tiles = s.supply;
        let mut matters = s.retired + s.table.iter().map(|lying| lying.matter).collect::<Matters>();
        for seat in SeatSet::all(4).iter() {
            let lord = &s.lords[seat];
            cards += lord.hand + lord.raises.all();
            tiles += lord.privileges;
            matters = matters + lord.matters;
            self.conserve_fief(s, seat);
        }
        if s.agenda.peek() == Some(Step::Deal) {
            matters = matters
                + self.figures.dealt_matters(self.options())
                + [self.figures.start_card].into_iter().collect();
        }
        assert_eq!(cards, self.figures.resources, "conservation: resource cards");
        assert_eq!(tiles, self.figures.privileges, "conservation: privileges");
        assert_eq!(matters, self.figures.matters, "conservation: agenda cards");
    }

    /// In the mobilisation everyone shows his hand and discards most of it.
    fn reveals_momentarily(&self, event: &Event) -> bool {
        matches!(event, Event::Mobilised { .. })
    }

    fn agenda_depth(&self, s: &State) -> (usize, usize) {
        (s.agenda.remaining().len(), s.agenda.capacity())
    }
}

impl Krieg {
    fn conserve_fief(&self, s: &State, seat: Seat) {
        let lord = &s.lords[seat];
        assert!(lord.houses() <= self.figures.houses, "conservation: houses of {seat:?}");
        assert!(lord.inner <= lord.outer.min(self.figures.inner_sites), "conservation: workers of {seat:?}");
        assert!(
            Matter::all().all(|matter| lord.seen_matters[matter] <= lord.matters[matter]),
            "knowledge: agenda cards of {seat:?}"
        );
        for eye in SeatSet::all(self.seats()).without(seat).iter().map(Eye::Seat) {
            let known = s.known.of(seat, eye);
            assert!(lord.hand.contains(known), "knowledge: {eye:?} knows {known} of {}", lord.hand);
            assert!(known.contains(s.known.of(seat, Eye::Public)), "knowledge: {eye:?} knows less than all");
        }
    }
}
