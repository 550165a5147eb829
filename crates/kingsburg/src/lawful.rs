//! The implementation of the trait `Lawful`: bounds, invariants and arbitrary actions.

use crate::advisor::Advisor;
use crate::buildings::Building;
use crate::faces::Faces;
use crate::goods::{Good, Goods};
use crate::module::{self, Prize, Way};
use crate::notation::{Action, Coin, Group, Payment};
use crate::state::State;
use crate::{Event, Kingsburg};
use engine::laws::Lawful;
use engine::{Rng, Seat};

impl Lawful for Kingsburg {
    const MAX_PLIES: u32 = 4_000;

    fn arbitrary_action(&self, s: &State, rng: &mut impl Rng) -> Action {
        let good = Good::ALL[rng.below(3) as usize];
        let coin = if rng.below(4) == 0 { Coin::Token } else { Coin::Good(good) };
        match rng.below(20) {
            0 => Action::Statue { face: rng.below(6) as u8 + 1, white: rng.below(2) == 0 },
            1 => Action::Chapel,
            2 => Action::Done,
            3 | 4 => Action::Place(arbitrary_group(s, rng)),
            5 => Action::Pass,
            6 => Action::Take(good),
            7 => Action::Trade(good),
            8 => Action::Build(Building::ALL[rng.below(56) as usize]),
            9 => Action::TownHall(coin),
            10 => {
                [Action::Sawmill, Action::Stonecutter, Action::Goldsmith, Action::Spy][rng.below(4) as usize]
            }
            11 => Action::Recruit(Payment {
                goods: Goods([0; 3].map(|_: u8| rng.below(2) as u8)),
                tokens: rng.below(2) as u8,
            }),
            12 => Action::GiveUp(good),
            _ => Action::Module(arbitrary_answer(good, rng)),
        }
    }

    fn check_conservation(&self, s: &State) {
        for seat in self.everyone().iter() {
            let lord = &s.lords[seat];
            assert!(lord.dice.count() <= 3, "conservation: coloured dice of {seat:?}");
            assert!(lord.province.count() <= 28, "conservation: buildings of {seat:?}");
            for building in lord.province.standing().iter() {
                assert!(
                    self.rows.contains(&building.row()),
                    "conservation: {building:?} is not in this game"
                );
            }
        }
        let holders = self.everyone().iter().filter(|&seat| s.envoy == Some(seat)).count();
        assert!(holders == usize::from(s.envoy.is_some()), "conservation: the envoy");
        assert!(s.invader.card.is_some() || s.invader.seen.is_empty(), "knowledge: nobody sees no card");
    }

    /// A winter without a decision is over before a view could show the invader, which its event reveals.
    fn reveals_momentarily(&self, event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn agenda_depth(&self, s: &State) -> (usize, usize) {
        (s.agenda.remaining().len(), s.agenda.capacity())
    }

    /// Every seat prefers one row, saves its goods for it, and prefers high advisors.
    #[expect(clippy::wildcard_enum_match_arm, reason = "everything else is of no interest here")]
    fn action_weight(&self, s: &State, seat: Seat, action: Action, game: u64) -> u32 {
        let favourite = self.rows.start() + (game as usize / 2 + seat.index()) % self.rows.clone().count();
        let favours = |building: Building| building.row() == favourite;
        match action {
            Action::Build(building) | Action::Module(module::Action::BuildFor(building, _))
                if favours(building) =>
            {
                50
            }
            Action::Module(module::Action::Lay(rows)) => 1 + rows.len() as u32,
            Action::Pass | Action::Done | Action::Build(_) | Action::Recruit(_) => 0,
            Action::Module(module::Action::BuildFor(..) | module::Action::Levy | module::Action::Bid(_)) => 0,
            Action::Place(group) => 2 + u32::from(group.advisor.number()),
            Action::Take(good) => 2 + u32::from(self.missing(s, seat, favourite, good)),
            _ => 1,
        }
    }

    /// Returns buildings that stand, then the cards of the modules.
    fn components_in_play(&self, s: &State) -> u128 {
        let standing = self.everyone().iter().flat_map(|seat| s.lords[seat].province.standing().iter());
        let buildings = standing.fold(0, |all, building| all | 1 << building as u128);
        buildings | self.cards_in_play(s) << Building::ALL.len()
    }
}

/// Returns the id of a component that the laws count.
#[must_use]
pub fn component(bit: usize) -> Option<&'static str> {
    let building = Building::ALL.get(bit).map(|building| building.word());
    building.or_else(|| module::card(bit.checked_sub(Building::ALL.len())?))
}

impl Kingsburg {
    /// How much of a good the next building of a row would still need.
    fn missing(&self, s: &State, seat: Seat, row: usize, good: Good) -> u8 {
        let next = s.lords[seat].province.next_in(row);
        let cost = next.map_or(0, |building| self.figures.building(building).cost[good]);
        cost.saturating_sub(s.lords[seat].goods[good])
    }
}

fn arbitrary_group(s: &State, rng: &mut impl Rng) -> Group {
    let lord = &s.lords[Seat::new(rng.below(5) as usize)];
    let mut some = |of: Faces| -> Faces { of.each().filter(|_| rng.below(2) == 0).collect() };
    let (coloured, white) = (some(lord.dice), some(lord.white));
    let token = rng.below(4) == 0;
    let near =
        (coloured.total() + white.total() + 2 * u8::from(token) + rng.below(3) as u8).saturating_sub(1);
    let advisor = Advisor::new(near.clamp(1, 18)).expect("clamped to the advisors");
    let way = Way::ALL[(rng.below(12) as usize).saturating_sub(6)];
    Group { dice: coloured, white, token, advisor, way }
}

fn arbitrary_answer(good: Good, rng: &mut impl Rng) -> module::Action {
    let seat = Seat::new(rng.below(5) as usize);
    let prizes = [0; 2].map(|_: u8| Prize::ALL[rng.below(6) as usize]);
    module::Action::any(rng.below(module::Action::KINDS), good, seat, prizes)
}
