//! What the laws ask of this game beyond its rules.

use crate::advisor::Advisor;
use crate::buildings::Building;
use crate::faces::Faces;
use crate::goods::{Good, Goods};
use crate::module::{self, Prize, Way};
use crate::notation::{Action, Coin, Group, Payment};
use crate::state::State;
use crate::{Event, Kingsburg};
use engine::laws::Lawful;
use engine::{Dice, Seat};

impl Lawful for Kingsburg {
    const MOST_PLIES: u32 = 4_000;

    fn guess(&self, s: &State, dice: &mut impl Dice) -> Action {
        let good = Good::ALL[dice.below(3) as usize];
        let coin = if dice.below(4) == 0 { Coin::Token } else { Coin::Good(good) };
        match dice.below(20) {
            0 => Action::Statue { face: dice.below(6) as u8 + 1, white: dice.below(2) == 0 },
            1 => Action::Chapel,
            2 => Action::Done,
            3 | 4 => Action::Place(guess_group(s, dice)),
            5 => Action::Pass,
            6 => Action::Take(good),
            7 => Action::Trade(good),
            8 => Action::Build(Building::ALL[dice.below(56) as usize]),
            9 => Action::TownHall(coin),
            10 => {
                [Action::Sawmill, Action::Stonecutter, Action::Goldsmith, Action::Spy][dice.below(4) as usize]
            }
            11 => Action::Recruit(Payment {
                goods: Goods([0; 3].map(|_: u8| dice.below(2) as u8)),
                tokens: dice.below(2) as u8,
            }),
            12 => Action::GiveUp(good),
            _ => Action::Module(guess_answer(good, dice)),
        }
    }

    fn conserve(&self, s: &State) {
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

    /// A winter in which nobody decides anything is over before the invader could be looked at.
    fn lays_open(&self, event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn depth(&self, s: &State) -> (usize, usize) {
        (s.agenda.left().len(), s.agenda.room())
    }

    /// Everybody has a favourite row and saves his goods for it, and likes high advisors.
    #[expect(clippy::wildcard_enum_match_arm, reason = "everything else is of no interest here")]
    fn keenness(&self, s: &State, seat: Seat, action: Action, game: u64) -> u32 {
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

    /// Buildings that stand, then the cards of the modules.
    fn in_play(&self, s: &State) -> u128 {
        let standing = self.everyone().iter().flat_map(|seat| s.lords[seat].province.standing().iter());
        let buildings = standing.fold(0, |all, building| all | 1 << building as u128);
        buildings | self.cards_in_play(s) << Building::ALL.len()
    }
}

/// The id of a component that the laws count.
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

fn guess_group(s: &State, dice: &mut impl Dice) -> Group {
    let lord = &s.lords[Seat::new(dice.below(5) as usize)];
    let mut some = |of: Faces| -> Faces { of.each().filter(|_| dice.below(2) == 0).collect() };
    let (coloured, white) = (some(lord.dice), some(lord.white));
    let token = dice.below(4) == 0;
    let near =
        (coloured.total() + white.total() + 2 * u8::from(token) + dice.below(3) as u8).saturating_sub(1);
    let advisor = Advisor::new(near.clamp(1, 18)).expect("clamped to the advisors");
    let way = Way::ALL[(dice.below(12) as usize).saturating_sub(6)];
    Group { dice: coloured, white, token, advisor, way }
}

fn guess_answer(good: Good, dice: &mut impl Dice) -> module::Action {
    let seat = Seat::new(dice.below(5) as usize);
    let prizes = [0; 2].map(|_: u8| Prize::ALL[dice.below(6) as usize]);
    module::Action::any(dice.below(module::Action::KINDS), good, seat, prizes)
}
