//! Spring: what to bid.

use super::context::{Losses, PolicyContext};
use super::rationale::Rationale;
use ::krieg::plan::Step;
use ::krieg::{Action, Cards, Symbol};
use engine::{Seat, SeatSet};

/// Totals for which the chance to win is kept; higher ones have the chance of the last.
const TOTALS: usize = 64;

/// A chance to win above which a bid is said to win.
const SURE: f32 = 0.6;

/// What is left of a card's worth when the roof is bid for.
const LAST_CARDS: f32 = 0.2;

/// An auction as the bidder sees it.
struct Auction<'a> {
    context: &'a PolicyContext<'a>,
    losses: Losses,
    /// What winning is worth, what is spared by it included.
    prize: f32,
    roof: bool,
    /// Whether the bidder wins the game by building the roof.
    wins: bool,
    /// The chance that nobody overbids each total.
    chances: [f32; TOTALS],
    /// What is in the middle already, in value.
    total: u16,
    /// What it was worth to the bidder.
    sunk: f32,
    /// The same without the latest raise, which a pass takes back.
    lost: f32,
    values: Cards,
}

/// Says what each bid is worth, and passing.
pub(super) fn score(
    context: &PolicyContext<'_>,
    high: u8,
    actions: &[Action],
    say: &mut impl FnMut(f32, Rationale),
) {
    let auction = Auction::new(context, high);
    for &action in actions {
        match action {
            Action::Bid(cards) => auction.bid(cards, say),
            Action::Pass
            | Action::Play(_)
            | Action::Swap { .. }
            | Action::Take { .. }
            | Action::Privilege { .. }
            | Action::Farm
            | Action::Worker
            | Action::Attack(_)
            | Action::Bribe(_)
            | Action::Done
            | Action::Defend
            | Action::Lose(_)
            | Action::Choose(_)
            | Action::Plead(_)
            | Action::Discard(_) => auction.pass(say),
        }
    }
}

impl<'a> Auction<'a> {
    fn new(context: &'a PolicyContext<'a>, high: u8) -> Auction<'a> {
        let symbol = context.world.table.map_or(Symbol::Privilege, |lying| lying.matter.symbol);
        let rivals = bidders(context).without(context.seat);
        let values = context.rules.figures().values_for(context.world.problem);
        let (plain, raises) = (context.plain_values(), &context.me.raises);
        let worth = |cards: Cards| (0..4).map(|n| plain[n] * f32::from(cards.0[n])).sum::<f32>();
        Auction {
            context,
            losses: Losses::new(context),
            prize: prize(context, symbol, rivals),
            roof: context.is_roof(symbol),
            wins: context.is_roof(symbol) && context.outcome(context.seat) > 0.0,
            chances: chances(context, symbol, rivals, high),
            total: raises.all().worth(values),
            sunk: worth(raises.all()),
            lost: worth(raises.all() - raises.latest()),
            values,
        }
    }

    /// The prize less all cards bid, if nobody overbids; otherwise what was bid before this raise is lost.
    fn bid(&self, cards: Cards, say: &mut impl FnMut(f32, Rationale)) {
        let total = usize::from(self.total + cards.worth(self.values)).min(TOTALS - 1);
        let chance = self.chances[total];
        let net = self.prize - self.price(cards);
        let overbid = self.context.params.bluff - self.sunk;
        let why = if self.roof {
            if self.wins { Rationale::BuildsToWin } else { Rationale::BuildsToLose }
        } else if net <= 0.0 {
            Rationale::BidTooDear
        } else if chance >= SURE {
            Rationale::WinsAuction
        } else {
            Rationale::TriesForPrize
        };
        say(chance * net + (1.0 - chance) * overbid, why);
    }

    /// What it costs to win with these cards; once the roof is built, cards only break ties.
    fn price(&self, cards: Cards) -> f32 {
        let price = self.losses.of(cards) + self.sunk;
        if self.roof { price * LAST_CARDS } else { price }
    }

    fn pass(&self, say: &mut impl FnMut(f32, Rationale)) {
        let why = if self.lost > 0.0 {
            Rationale::CutsLosses
        } else if self.prize <= 0.0 {
            Rationale::PrizeTooSmall
        } else {
            Rationale::KeepsCards
        };
        say(-self.lost, why);
    }
}

/// All who have not passed.
fn bidders(context: &PolicyContext<'_>) -> SeatSet {
    match context.world.agenda.peek() {
        Some(Step::Auction { bidding, .. }) => bidding,
        Some(_) | None => SeatSet::NONE,
    }
}

/// What winning is worth, and keeping the others from it.
fn prize(context: &PolicyContext<'_>, symbol: Symbol, rivals: SeatSet) -> f32 {
    let share = 1.0 / rivals.len().max(1) as f32;
    let mean = |of: &dyn Fn(Seat) -> f32| rivals.iter().map(of).sum::<f32>() * share;
    if context.is_roof(symbol) {
        return context.outcome(context.seat) - mean(&|rival| context.outcome(rival));
    }
    context.prize(context.seat, symbol) + mean(&|rival| context.envy(rival) * context.prize(rival, symbol))
}

/// The chance that no rival overbids each total.
fn chances(context: &PolicyContext<'_>, symbol: Symbol, rivals: SeatSet, high: u8) -> [f32; TOTALS] {
    let mut chances = [1.0; TOTALS];
    for rival in rivals.iter() {
        let limit = limit(context, rival, symbol);
        let from = context.params.bids_on * limit;
        let leaky_relu_derivative = 1.0 / ((context.params.passes - context.params.bids_on) * limit).max(0.5);
        for (total, chance) in chances.iter_mut().enumerate().skip(usize::from(high)) {
            *chance *= ((total as f32 + 1.0 - from) * leaky_relu_derivative).clamp(0.02, 1.0);
        }
    }
    chances
}

/// The total to which a rival can or will go.
fn limit(context: &PolicyContext<'_>, rival: Seat, symbol: Symbol) -> f32 {
    let problem = context.world.problem;
    let raised = context.world.lords[rival].raises.all().worth(context.rules.figures().values_for(problem));
    let strength = context.strength(rival, problem) + f32::from(raised);
    if context.is_roof(symbol) {
        return strength;
    }
    let committed = context.params.committed * f32::from(raised);
    strength.min(context.params.pays_a_point * context.prize(rival, symbol) + committed)
}
