//! What a squire knows at the beginning of a decision.

use super::super::points::points_of;
use super::params::Params;
use ::verraeter::figures::{MAX_COUNTED, MAX_DRAWN, MAX_OFFICES};
use ::verraeter::state::{Each, Noble};
use ::verraeter::{Cards, Role, Side, State, Verraeter};
use engine::{Game, Seat, SeatSet};

/// A position as one seat sees it, with what all its decisions need.
#[derive(Debug)]
pub(super) struct PolicyContext<'a> {
    /// The rules.
    pub(super) rules: &'a Verraeter,
    /// The position; what the seat cannot know is not read.
    pub(super) world: &'a State,
    /// Whose context it is.
    pub(super) seat: Seat,
    /// What is his.
    pub(super) own: &'a Noble,
    /// The figures he judges by.
    pub(super) params: &'a Params,
    /// Rounds after this one.
    pub(super) rounds_left: u8,
    /// The mean conflict points of a card that he has not seen.
    pub(super) mean_card: f32,
    /// How many cards he holds.
    pub(super) cards: u8,
    /// Their conflict points.
    pub(super) points: u16,
    /// A card in hand, whatever its value.
    pub(super) per_card: f32,
    /// Each conflict point of a card in hand.
    pub(super) per_point: f32,
    /// What each card that counts at the end is worth to his offices, as far as it will still be there.
    pub(super) counting: f32,
    /// What it is worth that an estate pays from now on that did not, or no longer does.
    pub(super) estate_changes: f32,
    /// What a point of each seat is worth to him: his own is one, a rival's costs him something.
    pub(super) shares: Each<f32>,
    /// How many others decide before each seat in this round.
    pub(super) turns: Each<u8>,
}

impl<'a> PolicyContext<'a> {
    /// The context of a seat.
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
            .everyone()
            .iter()
            .for_each(|seat| context.turns[seat] = world.start.clockwise_distance(seat, rules.seats()));
        let rounds = f32::from(context.rounds_left);
        let use_left = rounds / (rounds + params.fading);
        context.per_card = params.card * use_left;
        context.per_point = params.point * use_left;
        context.counting = own.offices.len() as f32 * params.kept.powi(i32::from(context.rounds_left));
        context.estate_changes = params.horizon.min(rounds) * context.any_card();
        context
    }

    /// All who play.
    pub(super) fn everyone(&self) -> SeatSet {
        SeatSet::all(self.rules.seats())
    }

    /// All the others.
    pub(super) fn others(&self) -> SeatSet {
        self.everyone().without(self.seat)
    }

    /// How many others decide before a seat in this round.
    pub(super) fn turn_of(&self, seat: Seat) -> u8 {
        self.turns[seat]
    }

    /// Whether this round is the last.
    pub(super) fn is_last_round(&self) -> bool {
        self.rounds_left == 0
    }

    /// Cards that he draws at the end of this round if he stands on a side, has a role, and no land changes hands.
    pub(super) fn due(&self, side: Side, role: Option<Role>) -> u8 {
        let paying = self.own.estates.among(self.world.lands_of(side)).len() as u8;
        let due = match role {
            Some(Role::Farmer) => MAX_DRAWN,
            Some(Role::Diplomat2) => paying + 1,
            Some(Role::Traitor | Role::Diplomat5 | Role::Builder | Role::Strategist) | None => paying,
        };
        due.min(MAX_DRAWN)
    }

    /// A card of mean value in hand, offices apart.
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

    /// The further behind a rival is, the less his points matter.
    fn weigh_rivals(&self) -> Each<f32> {
        let mut shares = Each::default();
        let points = |other: Seat| standing(&self.world.nobles[other]);
        let most = self.others().iter().map(points).max().unwrap_or(0);
        let mut sum = 0.0;
        for other in self.others().iter() {
            shares[other] = self.params.envy / (self.params.envy + f32::from(most - points(other)));
            sum += shares[other];
        }
        shares.0.iter_mut().for_each(|share| *share *= -self.params.rivals / sum);
        shares[self.seat] = 1.0;
        shares
    }
}

/// A player's points if the game ended now: the number of his cards is public.
pub(super) fn standing(noble: &Noble) -> u8 {
    let offices = (noble.offices.len() as u8).min(MAX_OFFICES);
    noble.vp + offices * noble.hand.total().min(MAX_COUNTED)
}
