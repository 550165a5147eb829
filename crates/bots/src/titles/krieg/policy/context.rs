//! What a seat knows when it decides, and what things are worth to it.

use super::params::Params;
use ::krieg::figures::Points;
use ::krieg::state::Lord;
use ::krieg::{Cards, Good, Krieg, Matter, Part, Problem, State, Symbol, Variants};
use engine::{Eye, Seat, SeatSet};

/// What an ordinary card counts in an auction.
const MEAN_VALUE: f32 = 2.5;

/// Cards below which a hand is thin.
const THIN_HAND: f32 = 4.0;

/// Years before the end at which cards begin to lose worth.
const LATE_YEARS: f32 = 4.0;

/// The most cards of a kind that a hand's table holds.
pub(super) const MOST_OF_A_KIND: usize = 20;

/// A decision's surroundings. Of other hands it knows their size and what was seen.
pub(super) struct PolicyContext<'a> {
    pub(super) params: &'a Params,
    pub(super) rules: &'a Krieg,
    pub(super) world: &'a State,
    pub(super) seat: Seat,
    pub(super) me: &'a Lord,
    pub(super) points: Points,
    /// Incomes still to come, as far as the squire looks.
    pub(super) years: f32,
    /// Whether the roof stands and only the mobilisation is to come.
    pub(super) mobilising: bool,
    /// Shares of the goods among the cards that the seat has not seen.
    unseen: [f32; 4],
}

impl<'a> PolicyContext<'a> {
    /// Looks around.
    pub(super) fn new(
        params: &'a Params,
        rules: &'a Krieg,
        world: &'a State,
        seat: Seat,
    ) -> PolicyContext<'a> {
        let parts = parts_left(world);
        let years = (parts * params.years_a_part).min(params.horizon);
        let points = rules.figures().points(rules.options());
        let mobilising = world.next_part().is_none();
        let me = &world.lords[seat];
        let unseen = unseen(rules, world, me);
        PolicyContext { params, rules, world, seat, me, points, years, mobilising, unseen }
    }

    /// All who play against the seat.
    pub(super) fn rivals(&self) -> SeatSet {
        SeatSet::all(self.rules.options().seats).without(self.seat)
    }

    /// An ordinary card to come, in victory points.
    pub(super) fn card(&self) -> f32 {
        let late = self.params.late;
        self.params.card * (late + (1.0 - late) * (self.years / LATE_YEARS).min(1.0))
    }

    /// What a rival's gain of a point costs the seat.
    pub(super) fn envy(&self, rival: Seat) -> f32 {
        let ahead = f32::from(self.world.lords[rival].vp) - f32::from(self.me.vp);
        (self.params.envy + self.params.envy_a_point * ahead).clamp(0.0, 1.0)
    }

    /// What the seat knows of the cards of a rival.
    pub(super) fn known(&self, rival: Seat) -> Cards {
        self.world.known.of(rival, Eye::Seat(self.seat))
    }

    /// How many cards of a rival the seat knows nothing of.
    fn unknown(&self, rival: Seat) -> u8 {
        self.world.lords[rival].hand.total().saturating_sub(self.known(rival).total())
    }

    /// What the hand of a seat probably counts for a problem: one's own for certain.
    pub(super) fn strength(&self, seat: Seat, problem: Problem) -> f32 {
        let values = self.rules.figures().values_for(problem);
        if seat == self.seat {
            return f32::from(self.me.hand.worth(values));
        }
        let mean: f32 = (0..4).map(|n| self.unseen[n] * f32::from(values.0[n])).sum();
        f32::from(self.known(seat).worth(values)) + mean * f32::from(self.unknown(seat))
    }

    /// The chance that a rival has no knight.
    pub(super) fn unguarded(&self, rival: Seat) -> f32 {
        if self.known(rival)[Good::Knights] > 0 {
            return 0.0;
        }
        let knight = (self.unseen[Good::Knights as usize] * self.params.wary).min(0.95);
        (1.0 - knight).powi(i32::from(self.unknown(rival)))
    }

    /// What a privilege brings until the end.
    pub(super) fn tile(&self) -> f32 {
        self.params.tile * self.years
    }

    /// What a worker's house that stands is worth: a point, if its owner builds a part in time.
    pub(super) fn worker_house(&self, parts: f32) -> f32 {
        parts / (parts + self.params.payday)
    }

    /// Whether the seat can lay a part of the cathedral before the king next winter.
    pub(super) fn may_propose_part(&self) -> bool {
        self.world.adviser == self.seat && self.me.matters.bearing(Symbol::Cathedral) > 0
    }

    /// What a pair of farms more brings if this is the last farm of it, or the first.
    pub(super) fn farm(&self, outer: u8) -> f32 {
        let yield_a_year = if outer % 2 == 1 { self.params.pair } else { self.params.half_pair };
        yield_a_year * self.years
    }

    /// What a seat gains by solving the problem of an agenda card with this symbol, the roof's aside.
    pub(super) fn prize(&self, seat: Seat, symbol: Symbol) -> f32 {
        let reward = match symbol {
            Symbol::Privilege => f32::from(self.points.privilege) + self.tile(),
            Symbol::Cathedral => self.part(seat),
        };
        reward + self.params.adviser
    }

    /// What a seat gains by building the next part: its workers' houses are spent.
    fn part(&self, seat: Seat) -> f32 {
        let part = self.world.next_part().map_or(0, |part| self.points.parts[part as usize]);
        let tile = if self.rules.options().has(Variants::STRATEGIC) { self.tile() } else { 0.0 };
        f32::from(part) + f32::from(self.world.lords[seat].inner) * self.params.paid + tile
    }

    /// Whether an agenda card ends the game.
    pub(super) fn is_roof(&self, symbol: Symbol) -> bool {
        symbol == Symbol::Cathedral && self.world.next_part() == Some(Part::Roof)
    }

    /// How the game goes for the seat if `builder` builds the roof: what winning is worth, or as much below nothing.
    pub(super) fn outcome(&self, builder: Seat) -> f32 {
        let own = self.standing(self.seat, builder);
        let best = self.rivals().iter().map(|rival| self.standing(rival, builder)).fold(0.0, f32::max);
        let ahead = if self.mobilises() { (own - best) / 2.0 } else { (own - best) * 1000.0 };
        self.params.game * ahead.clamp(-1.0, 1.0)
    }

    /// Points at the end if `builder` builds the roof; cards break ties, or are points themselves.
    fn standing(&self, seat: Seat, builder: Seat) -> f32 {
        let lord = &self.world.lords[seat];
        let roof = f32::from(self.points.parts[Part::Roof as usize] + lord.inner);
        let cards = f32::from(lord.hand.total()) * if self.mobilises() { 0.5 } else { 0.01 };
        f32::from(lord.vp) + cards + if seat == builder { roof } else { 0.0 }
    }

    fn mobilises(&self) -> bool {
        self.rules.options().has(Variants::MOBILISATION)
    }

    /// Points by which the seat is ahead of the best of the others.
    pub(super) fn lead(&self) -> f32 {
        let best = self.rivals().iter().map(|rival| self.world.lords[rival].vp).max().unwrap_or(0);
        f32::from(self.me.vp) - f32::from(best)
    }

    /// What a card of each good is worth to the seat, whatever else it holds.
    pub(super) fn plain_values(&self) -> [f32; 4] {
        if self.mobilising {
            return self.mobilised_values();
        }
        let counts = self.expected_counts();
        let (card, foresight) = (self.card(), self.params.foresight);
        counts.map(|count| card * (1.0 + foresight * (count / MEAN_VALUE - 1.0)))
    }

    /// What a card of each good becomes in the mobilisation.
    fn mobilised_values(&self) -> [f32; 4] {
        let values = self.rules.figures().values_for(self.world.problem);
        values.0.map(|value| match value {
            0 | 1 => 0.02,
            2 | 3 => 0.5,
            4.. => 1.0,
        })
    }

    /// What a card of each good will count on average: in the adviser's own matters, or in all that are left.
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

    /// What a use for a card of each good adds to it, and how many such cards there is a use for.
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

    /// Cards in hand that the tithe would take, if the seat spent none before autumn.
    pub(super) fn surplus(&self) -> f32 {
        let income = 1 + self.me.outer / 2 + self.me.privileges.total();
        f32::from((self.me.hand.total() + income).saturating_sub(self.rules.figures().hand_limit))
    }
}

/// Parts of the cathedral still to be built.
pub(super) fn parts_left(world: &State) -> f32 {
    (Part::ALL.len() - usize::from(world.parts)) as f32
}

/// Shares of the goods among the cards that lie neither in the seat's hand nor face up.
fn unseen(rules: &Krieg, world: &State, me: &Lord) -> [f32; 4] {
    let seen = me.hand + world.discards;
    let unseen = rules.figures().resources.less(seen).0.map(f32::from);
    let total: f32 = unseen.iter().sum();
    unseen.map(|count| count / total.max(1.0))
}

/// What it costs to part with so many cards of each good.
pub(super) struct Losses {
    by_good: [[f32; MOST_OF_A_KIND]; 4],
    /// What is saved by parting with so many cards, whatever they are: the tithe would take some.
    surplus: f32,
    saved: f32,
    /// Cards in hand.
    held: f32,
    thin: f32,
}

impl Losses {
    /// What the cards of the seat's hand are worth to it, the last one of each good first.
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
            saved: lasting * context.params.surplus * context.card(),
            held: f32::from(context.me.hand.total()),
            thin: lasting * context.params.thin,
        }
    }

    /// What it costs to part with these cards.
    pub(super) fn of(&self, cards: Cards) -> f32 {
        let gross: f32 =
            (0..4).map(|n| self.by_good[n][usize::from(cards.0[n]).min(MOST_OF_A_KIND - 1)]).sum();
        let spent = f32::from(cards.total());
        let thin = (THIN_HAND - self.held + spent).clamp(0.0, spent);
        gross - self.saved * spent.min(self.surplus) + self.thin * thin
    }
}
