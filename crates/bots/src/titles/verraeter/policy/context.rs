//! The inputs of the policy at a decision.

use super::super::points::points_of;
use super::params::Params;
use ::verraeter::figures::{MAX_COUNTED, MAX_DRAWN, MAX_OFFICES};
use ::verraeter::state::{Each, Noble};
use ::verraeter::{Cards, Role, Side, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// A decision of a seat, with the values that all scores need.
#[derive(Debug)]
pub(super) struct PolicyContext<'a> {
    /// The rules.
    pub(super) rules: &'a Verraeter,
    /// The state. Information hidden from the seat is not read.
    pub(super) world: &'a State,
    /// The seat.
    pub(super) seat: Seat,
    /// The player at the seat.
    pub(super) own: &'a Noble,
    /// The parameters.
    pub(super) params: &'a Params,
    /// The number of rounds after this one.
    pub(super) rounds_left: u8,
    /// The mean conflict points of a card that the seat has not seen.
    pub(super) mean_card: f32,
    /// The number of cards in hand.
    pub(super) cards: u8,
    /// The conflict points of the hand.
    pub(super) points: u16,
    /// The value of a card in hand, without its conflict points.
    pub(super) per_card: f32,
    /// The value of a conflict point in hand.
    pub(super) per_point: f32,
    /// The value of a card that counts for offices at the end, discounted by the probability that it is still in hand.
    pub(super) counting: f32,
    /// The value of an estate that starts or stops paying.
    pub(super) estate_changes: f32,
    /// The value for the seat of a point of each seat: 1 for its own, negative for rivals.
    pub(super) shares: Each<f32>,
    /// The number of seats that decide before each seat in this round.
    pub(super) turns: Each<u8>,
}

impl<'a> PolicyContext<'a> {
    /// Computes the context of a seat.
    pub(super) fn new(
        rules: &'a Verraeter,
        world: &'a State,
        seat: Seat,
        params: &'a Params,
    ) -> PolicyContext<'a> {
        let own = &world.nobles[seat];
        let mut context = PolicyContext {
            rules,
            world,
            seat,
            own,
            params,
            rounds_left: rules.options().rounds().saturating_sub(world.round),
            mean_card: 0.0,
            cards: own.hand.total(),
            points: points_of(own.hand),
            per_card: 0.0,
            per_point: 0.0,
            counting: 0.0,
            estate_changes: 0.0,
            shares: Each::default(),
            turns: Each::default(),
        };
        context.mean_card = context.mean_of_unseen();
        context.shares = context.weigh_rivals();
        context
            .all_seats()
            .iter()
            .for_each(|seat| context.turns[seat] = world.start.clockwise_distance(seat, rules.seats()));
        let rounds = f32::from(context.rounds_left);
        let use_left = rounds / (rounds + params.card_half_life);
        context.per_card = params.card * use_left;
        context.per_point = params.conflict_point * use_left;
        context.counting = own.offices.len() as f32 * params.kept_factor.powi(i32::from(context.rounds_left));
        context.estate_changes = params.estate_horizon.min(rounds) * context.any_card();
        context
    }

    /// All seats.
    pub(super) fn all_seats(&self) -> SeatSet {
        SeatSet::all(self.rules.seats())
    }

    /// All other seats.
    pub(super) fn others(&self) -> SeatSet {
        self.all_seats().without(self.seat)
    }

    /// The number of seats that decide before a seat in this round.
    pub(super) fn turn_of(&self, seat: Seat) -> u8 {
        self.turns[seat]
    }

    /// Whether this round is the last.
    pub(super) fn is_last_round(&self) -> bool {
        self.rounds_left == 0
    }

    /// The number of cards that the seat draws at the end of the round on a side and with a role, if no land changes hands.
    pub(super) fn due(&self, side: Side, role: Option<Role>) -> u8 {
        let paying = self.own.estates.among(self.world.lands_of(side)).len() as u8;
        let due = match role {
            Some(Role::Farmer) => MAX_DRAWN,
            Some(Role::Diplomat2) => paying + 1,
            Some(Role::Traitor | Role::Diplomat5 | Role::Builder | Role::Strategist) | None => paying,
        };
        due.min(MAX_DRAWN)
    }

    /// The value of a card of mean value in hand, without offices.
    pub(super) fn any_card(&self) -> f32 {
        self.per_card + self.per_point * self.mean_card
    }

    fn mean_of_unseen(&self) -> f32 {
        let seen = |noble: &Noble| noble.known + noble.played;
        let others =
            self.others().iter().fold(Cards::NONE, |all, other| all + seen(&self.world.nobles[other]));
        let seen = others + self.world.discards + self.own.hand + self.own.played;
        let unseen = self.rules.figures().supply.less(seen);
        f32::from(points_of(unseen)) / f32::from(unseen.total().max(1))
    }

    /// The weights of rivals: `-rivals · w_i / Σ w` with `w_i = envy / (envy + points behind the leading rival)`.
    fn weigh_rivals(&self) -> Each<f32> {
        let mut shares = Each::default();
        let points = |other: Seat| standing(&self.world.nobles[other]);
        let most = self.others().iter().map(points).max().unwrap_or(0);
        let mut sum = 0.0;
        for other in self.others().iter() {
            shares[other] =
                self.params.rival_scale / (self.params.rival_scale + f32::from(most - points(other)));
            sum += shares[other];
        }
        shares.0.iter_mut().for_each(|share| *share *= -self.params.rival_cost / sum);
        shares[self.seat] = 1.0;
        shares
    }
}

/// The points of a player if the game ended now; the number of cards in hand is public.
pub(super) fn standing(noble: &Noble) -> u8 {
    let offices = (noble.offices.len() as u8).min(MAX_OFFICES);
    noble.vp + offices * noble.hand.total().min(MAX_COUNTED)
}
