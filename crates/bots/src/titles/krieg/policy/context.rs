//! The inputs of the policy at a decision, and the values of cards, houses and prizes.

use super::params::Params;
use ::krieg::figures::Points;
use ::krieg::state::Lord;
use ::krieg::{Cards, Good, Krieg, Matter, Part, Problem, State, Symbol, Variants};
use engine::{Eye, Seat, SeatSet};

/// The mean value of a card in an auction.
const MEAN_VALUE: f32 = 2.5;

/// The size below which a hand is small.
const THIN_HAND: f32 = 4.0;

/// The number of years before the end from which on cards lose value.
const LATE_YEARS: f32 = 4.0;

/// The largest number of cards of a good in the table of losses.
pub(super) const MOST_OF_A_KIND: usize = 20;

/// A decision with the values it needs. Of other hands only the size and the cards seen are used.
pub(super) struct PolicyContext<'a> {
    pub(super) params: &'a Params,
    pub(super) rules: &'a Krieg,
    pub(super) world: &'a State,
    pub(super) seat: Seat,
    pub(super) me: &'a Lord,
    pub(super) points: Points,
    /// The expected number of incomes to come, up to the horizon.
    pub(super) years: f32,
    /// Whether the roof is built and only the mobilisation follows.
    pub(super) mobilising: bool,
    /// The share of each good among the cards that the seat has not seen.
    unseen: [f32; 4],
}

impl<'a> PolicyContext<'a> {
    /// Computes the context of a seat.
    pub(super) fn new(
        params: &'a Params,
        rules: &'a Krieg,
        world: &'a State,
        seat: Seat,
    ) -> PolicyContext<'a> {
        let parts = parts_left(world);
        let years = (parts * params.years_per_part).min(params.horizon);
        let points = rules.figures().points(rules.options());
        let mobilising = world.next_part().is_none();
        let me = &world.lords[seat];
        let unseen = unseen(rules, world, me);
        PolicyContext { params, rules, world, seat, me, points, years, mobilising, unseen }
    }

    /// All other seats.
    pub(super) fn rivals(&self) -> SeatSet {
        SeatSet::all(self.rules.options().seats).without(self.seat)
    }

    /// The value of an average card, in victory points.
    pub(super) fn card_value(&self) -> f32 {
        let late = self.params.late_card_factor;
        self.params.card * (late + (1.0 - late) * (self.years / LATE_YEARS).min(1.0))
    }

    /// The cost for the seat of a point that a rival gains.
    pub(super) fn rival_gain_cost(&self, rival: Seat) -> f32 {
        let ahead = f32::from(self.world.lords[rival].vp) - f32::from(self.me.vp);
        (self.params.rival_gain_cost + self.params.rival_gain_cost_per_lead * ahead).clamp(0.0, 1.0)
    }

    /// The cards of a rival that the seat has seen.
    pub(super) fn known(&self, rival: Seat) -> Cards {
        self.world.known.of(rival, Eye::Seat(self.seat))
    }

    /// The number of cards of a rival that the seat has not seen.
    fn unknown(&self, rival: Seat) -> u8 {
        self.world.lords[rival].hand.total().saturating_sub(self.known(rival).total())
    }

    /// The expected strength of the hand of a seat for a problem; exact for the seat itself.
    pub(super) fn strength(&self, seat: Seat, problem: Problem) -> f32 {
        let values = self.rules.figures().values_for(problem);
        if seat == self.seat {
            return f32::from(self.me.hand.worth(values));
        }
        let mean: f32 = (0..4).map(|n| self.unseen[n] * f32::from(values.0[n])).sum();
        f32::from(self.known(seat).worth(values)) + mean * f32::from(self.unknown(seat))
    }

    /// The probability that a rival has no knight.
    pub(super) fn no_knight_probability(&self, rival: Seat) -> f32 {
        if self.known(rival)[Good::Knights] > 0 {
            return 0.0;
        }
        let knight = (self.unseen[Good::Knights as usize] * self.params.hidden_knight_factor).min(0.95);
        (1.0 - knight).powi(i32::from(self.unknown(rival)))
    }

    /// The value of a privilege until the end of the game.
    pub(super) fn privilege_value(&self) -> f32 {
        self.params.privilege * self.years
    }

    /// The value of a worker's house: a point if its owner builds a part in time.
    pub(super) fn worker_house(&self, parts: f32) -> f32 {
        parts / (parts + self.params.parts_per_worker)
    }

    /// Whether the seat can propose a part of the cathedral next winter.
    pub(super) fn may_propose_part(&self) -> bool {
        self.world.adviser == self.seat && self.me.matters.bearing(Symbol::Cathedral) > 0
    }

    /// The value of one more farm, as the last or the first one of a pair.
    pub(super) fn farm_value(&self, outer: u8) -> f32 {
        let yield_a_year = if outer % 2 == 1 { self.params.pair } else { self.params.half_pair };
        yield_a_year * self.years
    }

    /// The gain of a seat from winning an agenda card with this symbol, except the roof.
    pub(super) fn prize(&self, seat: Seat, symbol: Symbol) -> f32 {
        let reward = match symbol {
            Symbol::Privilege => f32::from(self.points.privilege) + self.privilege_value(),
            Symbol::Cathedral => self.part(seat),
        };
        reward + self.params.adviser
    }

    /// The gain of a seat from building the next part, which uses its workers' houses.
    fn part(&self, seat: Seat) -> f32 {
        let part = self.world.next_part().map_or(0, |part| self.points.parts[part as usize]);
        let tile = if self.rules.options().has(Variants::STRATEGIC) { self.privilege_value() } else { 0.0 };
        f32::from(part) + f32::from(self.world.lords[seat].inner) * self.params.used_worker + tile
    }

    /// Whether winning an agenda card with this symbol ends the game.
    pub(super) fn is_roof(&self, symbol: Symbol) -> bool {
        symbol == Symbol::Cathedral && self.world.next_part() == Some(Part::Roof)
    }

    /// The value for the seat of the game ending with `builder` building the roof: from `-game` to `game`.
    pub(super) fn outcome(&self, builder: Seat) -> f32 {
        let own = self.standing(self.seat, builder);
        let best = self.rivals().iter().map(|rival| self.standing(rival, builder)).fold(0.0, f32::max);
        let ahead = if self.mobilises() { (own - best) / 2.0 } else { (own - best) * 1000.0 };
        self.params.win * ahead.clamp(-1.0, 1.0)
    }

    /// The final points if `builder` builds the roof, with cards as tie-breaks or, in the mobilisation, as points.
    fn standing(&self, seat: Seat, builder: Seat) -> f32 {
        let lord = &self.world.lords[seat];
        let roof = f32::from(self.points.parts[Part::Roof as usize] + lord.inner);
        let cards = f32::from(lord.hand.total()) * if self.mobilises() { 0.5 } else { 0.01 };
        f32::from(lord.vp) + cards + if seat == builder { roof } else { 0.0 }
    }

    fn mobilises(&self) -> bool {
        self.rules.options().has(Variants::MOBILISATION)
    }

    /// The lead in points over the best rival.
    pub(super) fn lead(&self) -> f32 {
        let best = self.rivals().iter().map(|rival| self.world.lords[rival].vp).max().unwrap_or(0);
        f32::from(self.me.vp) - f32::from(best)
    }

    /// The value of a card of each good, without its uses.
    pub(super) fn plain_values(&self) -> [f32; 4] {
        if self.mobilising {
            return self.mobilised_values();
        }
        let counts = self.expected_counts();
        let (card, foresight) = (self.card_value(), self.params.auction_value_weight);
        counts.map(|count| card * (1.0 + foresight * (count / MEAN_VALUE - 1.0)))
    }

    /// The points that a card of each good brings in the mobilisation.
    fn mobilised_values(&self) -> [f32; 4] {
        let values = self.rules.figures().values_for(self.world.problem);
        values.0.map(|value| match value {
            0 | 1 => 0.02,
            2 | 3 => 0.5,
            4.. => 1.0,
        })
    }

    /// The expected auction value of a card of each good, over the adviser's own agenda cards or over all that are left.
    fn expected_counts(&self) -> [f32; 4] {
        let own = self.world.adviser == self.seat && !self.me.matters.is_empty();
        let figures = self.rules.figures();
        let matters = if own { self.me.matters } else { figures.matters - self.world.retired };
        let mut counts = [0.0; 4];
        for (problem, values) in Problem::ALL.into_iter().zip(figures.values) {
            let cards = Symbol::ALL.map(|symbol| matters[Matter::new(problem, symbol)]);
            let share = f32::from(cards[0] + cards[1]) / f32::from(matters.total().max(1));
            (0..4).for_each(|n| counts[n] += share * f32::from(values.0[n]));
        }
        counts
    }

    /// The extra value of a card of each good that can be used, and the number of such cards that can be used.
    pub(super) fn uses(&self) -> [(f32, f32); 4] {
        if self.mobilising {
            return [(0.0, 0.0); 4];
        }
        let figures = self.rules.figures();
        let sites = f32::from(figures.inner_sites.saturating_sub(self.me.inner));
        let reserve = f32::from(self.world.reserve(self.seat, figures));
        [
            (self.params.knight, self.params.knights_wanted),
            (self.params.cup, 1.0),
            (self.params.hammer, sites),
            (self.params.grain, reserve),
        ]
    }

    /// The number of cards that the tithe would take if the seat spent none before autumn.
    pub(super) fn surplus(&self) -> f32 {
        let income = 1 + self.me.outer / 2 + self.me.privileges.total();
        f32::from((self.me.hand.total() + income).saturating_sub(self.rules.figures().hand_limit))
    }
}

/// The number of parts of the cathedral that are not built yet.
pub(super) fn parts_left(world: &State) -> f32 {
    (Part::ALL.len() - usize::from(world.parts)) as f32
}

/// The share of each good among the cards that are neither in the seat's hand nor in the discards.
fn unseen(rules: &Krieg, world: &State, me: &Lord) -> [f32; 4] {
    let seen = me.hand + world.discards;
    let unseen = rules.figures().resources.less(seen).0.map(f32::from);
    let total: f32 = unseen.iter().sum();
    unseen.map(|count| count / total.max(1.0))
}

/// The cost of spending cards, by good and number.
pub(super) struct Losses {
    by_good: [[f32; MOST_OF_A_KIND]; 4],
    /// The number of cards that the tithe would take anyway.
    surplus: f32,
    saved: f32,
    /// The number of cards in hand.
    held: f32,
    thin: f32,
}

impl Losses {
    /// Computes the costs for the hand of the seat.
    pub(super) fn new(context: &PolicyContext<'_>) -> Losses {
        let (plain, uses) = (context.plain_values(), context.uses());
        let mut by_good = [[0.0; MOST_OF_A_KIND]; 4];
        for (n, row) in by_good.iter_mut().enumerate() {
            let (used, wanted) = uses[n];
            let mut held = f32::from(context.me.hand.0[n]);
            let mut sum = 0.0;
            for lost in row.iter_mut().skip(1).take(usize::from(context.me.hand.0[n])) {
                held -= 1.0;
                sum += plain[n] + used * (wanted - held).clamp(0.0, 1.0);
                *lost = sum;
            }
        }
        let lasting = if context.mobilising { 0.0 } else { 1.0 };
        Losses {
            by_good,
            surplus: context.surplus(),
            saved: lasting * context.params.tithe_loss * context.card_value(),
            held: f32::from(context.me.hand.total()),
            thin: lasting * context.params.small_hand_card,
        }
    }

    /// The cost of spending these cards.
    pub(super) fn of(&self, cards: Cards) -> f32 {
        let gross: f32 =
            (0..4).map(|n| self.by_good[n][usize::from(cards.0[n]).min(MOST_OF_A_KIND - 1)]).sum();
        let spent = f32::from(cards.total());
        let thin = (THIN_HAND - self.held + spent).clamp(0.0, spent);
        gross - self.saved * spent.min(self.surplus) + self.thin * thin
    }
}
