//! What each player has, and what his rivals have.

use super::super::points::points_of;
use ::verraeter::figures::{HAND_LIMIT, MAX_COUNTED, MAX_DRAWN, MAX_OFFICES};
use ::verraeter::plan::Phase;
use ::verraeter::state::Noble;
use ::verraeter::{Role, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// What a player has, or what several have at most or on average.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Measure {
    /// Victory points.
    pub(super) vp: f32,
    /// Points if the game ended now.
    pub(super) points: f32,
    /// Points after the next draw, if nothing else happened.
    pub(super) prospects: f32,
    /// Cards in hand.
    pub(super) cards: f32,
    /// Their conflict points.
    pub(super) strength: f32,
    /// Estates that stand.
    pub(super) estates: f32,
    /// Offices that stand.
    pub(super) offices: f32,
    /// Estates that pay.
    pub(super) paying: f32,
    /// Cards of the next draw.
    pub(super) income: f32,
}

impl Measure {
    fn of(world: &State, noble: &Noble) -> Measure {
        let cards = noble.hand.total();
        let offices = (noble.offices.len() as u8).min(MAX_OFFICES);
        let paying = noble.estates.among(world.lands_of(noble.side)).len() as u8;
        let income = income(world, noble, paying);
        let counted = |cards: u8| f32::from(noble.vp + offices * cards.min(MAX_COUNTED));
        Measure {
            vp: f32::from(noble.vp),
            points: counted(cards),
            prospects: counted((cards + income).min(HAND_LIMIT)),
            cards: f32::from(cards),
            strength: f32::from(points_of(noble.hand)),
            estates: noble.estates.len() as f32,
            offices: f32::from(offices),
            paying: f32::from(paying),
            income: f32::from(income),
        }
    }

    /// The same done to each number of two.
    fn join(&self, other: &Measure, join: impl Fn(f32, f32) -> f32) -> Measure {
        Measure {
            vp: join(self.vp, other.vp),
            points: join(self.points, other.points),
            prospects: join(self.prospects, other.prospects),
            cards: join(self.cards, other.cards),
            strength: join(self.strength, other.strength),
            estates: join(self.estates, other.estates),
            offices: join(self.offices, other.offices),
            paying: join(self.paying, other.paying),
            income: join(self.income, other.income),
        }
    }
}

/// Cards that a player draws next if nothing changes. In the phase of draws it is what he was due, had or has.
fn income(world: &State, noble: &Noble, paying: u8) -> u8 {
    let due = match noble.card() {
        Some(Role::Farmer) => MAX_DRAWN,
        Some(Role::Diplomat2) => paying + 1,
        Some(Role::Traitor | Role::Diplomat5 | Role::Builder | Role::Strategist) | None => paying,
    };
    if world.phase() >= Phase::Return { paying } else { due.min(MAX_DRAWN) }
}

/// What one player has, and his rivals.
#[derive(Copy, Clone, Debug)]
pub(super) struct Measures {
    /// Whose measures they are.
    pub(super) seat: Seat,
    /// What he has himself.
    pub(super) own: Measure,
    /// What any rival has at most, number by number.
    pub(super) most: Measure,
    /// What his rivals have on average.
    pub(super) mean: Measure,
    /// What the first of his rivals has.
    pub(super) leader: Measure,
    /// Whether the first of his rivals stands on his side.
    pub(super) leader_is_comrade: bool,
    /// The action card of the first of his rivals.
    pub(super) leader_role: Option<Role>,
    /// How many have more points.
    pub(super) ahead: usize,
}

impl Measures {
    /// The measures of a seat.
    pub(super) fn new(rules: &Verraeter, world: &State, seat: Seat) -> Measures {
        let own = Measure::of(world, &world.nobles[seat]);
        let (mut most, mut sum) = (Measure::default(), Measure::default());
        let (mut leader, mut first, mut ahead) = (None::<Measure>, seat, 0);
        let others = SeatSet::all(rules.seats()).without(seat);
        for other in others.iter() {
            let measure = Measure::of(world, &world.nobles[other]);
            most = most.join(&measure, f32::max);
            sum = sum.join(&measure, |sum, one| sum + one);
            ahead += usize::from(measure.points > own.points);
            if leader.is_none_or(|leader| measure.points > leader.points) {
                (leader, first) = (Some(measure), other);
            }
        }
        let share = 1.0 / others.len() as f32;
        Measures {
            seat,
            own,
            most,
            mean: sum.join(&sum, |sum, _| sum * share),
            leader: leader.unwrap_or_default(),
            leader_is_comrade: world.nobles[first].side == world.nobles[seat].side,
            leader_role: world.nobles[first].card(),
            ahead,
        }
    }
}
