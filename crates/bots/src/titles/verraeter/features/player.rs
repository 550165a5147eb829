//! Quantities of each player, and aggregates over rivals.

use super::super::points::points_of;
use ::verraeter::figures::{HAND_LIMIT, MAX_COUNTED, MAX_DRAWN, MAX_OFFICES};
use ::verraeter::plan::Phase;
use ::verraeter::state::Noble;
use ::verraeter::{Role, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// The quantities of a player, or a maximum or mean over several players.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct PlayerFeatures {
    /// Victory points.
    pub(super) vp: f32,
    /// The final points if the game ended now.
    pub(super) points: f32,
    /// The final points after the next draw, if nothing else changes.
    pub(super) points_after_draw: f32,
    /// Cards in hand.
    pub(super) cards: f32,
    /// The conflict points of the hand.
    pub(super) strength: f32,
    /// The number of estates.
    pub(super) estates: f32,
    /// The number of offices.
    pub(super) offices: f32,
    /// The number of estates that pay.
    pub(super) paying: f32,
    /// The number of cards of the next draw.
    pub(super) income: f32,
}

impl PlayerFeatures {
    fn of(world: &State, noble: &Noble) -> PlayerFeatures {
        let cards = noble.hand.total();
        let offices = (noble.offices.len() as u8).min(MAX_OFFICES);
        let paying = noble.estates.among(world.lands_of(noble.side)).len() as u8;
        let income = income(world, noble, paying);
        let counted = |cards: u8| f32::from(noble.vp + offices * cards.min(MAX_COUNTED));
        PlayerFeatures {
            vp: f32::from(noble.vp),
            points: counted(cards),
            points_after_draw: counted((cards + income).min(HAND_LIMIT)),
            cards: f32::from(cards),
            strength: f32::from(points_of(noble.hand)),
            estates: noble.estates.len() as f32,
            offices: f32::from(offices),
            paying: f32::from(paying),
            income: f32::from(income),
        }
    }

    /// Combines two sets of quantities element by element.
    fn join(&self, other: &PlayerFeatures, join: impl Fn(f32, f32) -> f32) -> PlayerFeatures {
        PlayerFeatures {
            vp: join(self.vp, other.vp),
            points: join(self.points, other.points),
            points_after_draw: join(self.points_after_draw, other.points_after_draw),
            cards: join(self.cards, other.cards),
            strength: join(self.strength, other.strength),
            estates: join(self.estates, other.estates),
            offices: join(self.offices, other.offices),
            paying: join(self.paying, other.paying),
            income: join(self.income, other.income),
        }
    }
}

/// The number of cards of the next draw if nothing changes; during the draw phase, the number that is due or was drawn.
fn income(world: &State, noble: &Noble, paying: u8) -> u8 {
    let due = match noble.card() {
        Some(Role::Farmer) => MAX_DRAWN,
        Some(Role::Diplomat2) => paying + 1,
        Some(Role::Traitor | Role::Diplomat5 | Role::Builder | Role::Strategist) | None => paying,
    };
    if world.phase() >= Phase::Return { paying } else { due.min(MAX_DRAWN) }
}

/// The quantities of a seat and of its rivals.
#[derive(Copy, Clone, Debug)]
pub(super) struct PlayerComparison {
    /// The seat.
    pub(super) seat: Seat,
    /// The quantities of the seat.
    pub(super) own: PlayerFeatures,
    /// The maximum of each quantity over the rivals.
    pub(super) most: PlayerFeatures,
    /// The mean of each quantity over the rivals.
    pub(super) mean: PlayerFeatures,
    /// The quantities of the leading rival.
    pub(super) leader: PlayerFeatures,
    /// Whether the leading rival is on the seat's side.
    pub(super) leader_is_ally: bool,
    /// The action card of the leading rival.
    pub(super) leader_role: Option<Role>,
    /// The number of rivals with more points.
    pub(super) ahead: usize,
}

impl PlayerComparison {
    /// Computes the quantities for a seat.
    pub(super) fn new(rules: &Verraeter, world: &State, seat: Seat) -> PlayerComparison {
        let own = PlayerFeatures::of(world, &world.nobles[seat]);
        let (mut most, mut sum) = (PlayerFeatures::default(), PlayerFeatures::default());
        let (mut leader, mut first, mut ahead) = (None::<PlayerFeatures>, seat, 0);
        let others = SeatSet::all(rules.seats()).without(seat);
        for other in others.iter() {
            let player = PlayerFeatures::of(world, &world.nobles[other]);
            most = most.join(&player, f32::max);
            sum = sum.join(&player, |sum, one| sum + one);
            ahead += usize::from(player.points > own.points);
            if leader.is_none_or(|leader| player.points > leader.points) {
                (leader, first) = (Some(player), other);
            }
        }
        let share = 1.0 / others.len() as f32;
        PlayerComparison {
            seat,
            own,
            most,
            mean: sum.join(&sum, |sum, _| sum * share),
            leader: leader.unwrap_or_default(),
            leader_is_ally: world.nobles[first].side == world.nobles[seat].side,
            leader_role: world.nobles[first].card(),
            ahead,
        }
    }
}
