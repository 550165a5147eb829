//! Spring: bids.

use super::context::{Losses, PolicyContext};
use super::rationale::Rationale;
use ::krieg::plan::Step;
use ::krieg::{Action, Cards, Symbol};
use engine::{Seat, SeatSet};

/// The number of totals in the table of win probabilities; higher totals have the probability of the last one.
const TOTALS: usize = 64;

/// The win probability above which a bid is said to win.
const SURE: f32 = 0.6;

/// The value of a card in a bid for the roof, relative to its usual value.
const LAST_CARDS: f32 = 0.2;

/// The auction from the view of a bidder.
struct Auction<'a> {
    context: &'a PolicyContext<'a>,
    losses: Losses,
    /// The value of winning, including the prevented gains of rivals.
    prize: f32,
    roof: bool,
    /// Whether building the roof wins the game for the bidder.
    wins: bool,
    /// The probability that no rival outbids each total.
    probabilities: [f32; TOTALS],
    /// The strength of the seat's bid so far.
    total: u16,
    /// The value of the cards bid so far.
    sunk: f32,
    /// The value of the cards bid so far without the latest raise, which a pass takes back.
    lost: f32,
    values: Cards,
}

/// Scores each bid, and passing.
pub(super) fn score(
    context: &PolicyContext<'_>,
    high: u8,
    actions: &[Action],
    push: &mut impl FnMut(f32, Rationale),
) {
    let auction = Auction::new(context, high);
    for &action in actions {
        match action {
            Action::Bid(cards) => auction.bid(cards, push),
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
            | Action::Discard(_) => auction.pass(push),
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
            probabilities: probabilities(context, symbol, rivals, high),
            total: raises.all().worth(values),
            sunk: worth(raises.all()),
            lost: worth(raises.all() - raises.latest()),
            values,
        }
    }

    /// Scores a bid: with probability `p` of not being outbid, `p · (prize - cost) + (1 - p) · (bluff - cards bid before)`.
    fn bid(&self, cards: Cards, push: &mut impl FnMut(f32, Rationale)) {
        let total = usize::from(self.total + cards.worth(self.values)).min(TOTALS - 1);
        let probability = self.probabilities[total];
        let net = self.prize - self.price(cards);
        let overbid = self.context.params.outbid - self.sunk;
        let rationale = if self.roof {
            if self.wins { Rationale::BuildsToWin } else { Rationale::BuildsToLose }
        } else if net <= 0.0 {
            Rationale::BidTooDear
        } else if probability >= SURE {
            Rationale::WinsAuction
        } else {
            Rationale::TriesForPrize
        };
        push(probability * net + (1.0 - probability) * overbid, rationale);
    }

    /// The cost of winning with these cards. After the roof, cards only break ties.
    fn price(&self, cards: Cards) -> f32 {
        let price = self.losses.of(cards) + self.sunk;
        if self.roof { price * LAST_CARDS } else { price }
    }

    fn pass(&self, push: &mut impl FnMut(f32, Rationale)) {
        let rationale = if self.lost > 0.0 {
            Rationale::CutsLosses
        } else if self.prize <= 0.0 {
            Rationale::PrizeTooSmall
        } else {
            Rationale::KeepsCards
        };
        push(-self.lost, rationale);
    }
}

/// The seats that have not passed.
fn bidders(context: &PolicyContext<'_>) -> SeatSet {
    match context.world.agenda.peek() {
        Some(Step::Auction { bidding, .. }) => bidding,
        Some(_) | None => SeatSet::NONE,
    }
}

/// The value of winning, plus that of preventing a rival from winning.
fn prize(context: &PolicyContext<'_>, symbol: Symbol, rivals: SeatSet) -> f32 {
    let share = 1.0 / rivals.len().max(1) as f32;
    let mean = |of: &dyn Fn(Seat) -> f32| rivals.iter().map(of).sum::<f32>() * share;
    if context.is_roof(symbol) {
        return context.outcome(context.seat) - mean(&|rival| context.outcome(rival));
    }
    context.prize(context.seat, symbol)
        + mean(&|rival| context.rival_gain_cost(rival) * context.prize(rival, symbol))
}

/// The probability that no rival outbids each total.
fn probabilities(context: &PolicyContext<'_>, symbol: Symbol, rivals: SeatSet, high: u8) -> [f32; TOTALS] {
    let mut probabilities = [1.0; TOTALS];
    for rival in rivals.iter() {
        let limit = limit(context, rival, symbol);
        let from = context.params.sure_bid_share * limit;
        let slope = 1.0 / ((context.params.sure_pass_share - context.params.sure_bid_share) * limit).max(0.5);
        for (total, probability) in probabilities.iter_mut().enumerate().skip(usize::from(high)) {
            *probability *= ((total as f32 + 1.0 - from) * slope).clamp(0.02, 1.0);
        }
    }
    probabilities
}

/// The total up to which a rival can or will bid.
fn limit(context: &PolicyContext<'_>, rival: Seat, symbol: Symbol) -> f32 {
    let problem = context.world.problem;
    let raised = context.world.lords[rival].raises.all().worth(context.rules.figures().values_for(problem));
    let strength = context.strength(rival, problem) + f32::from(raised);
    if context.is_roof(symbol) {
        return strength;
    }
    let committed = context.params.limit_per_bid * f32::from(raised);
    strength.min(context.params.bid_per_point * context.prize(rival, symbol) + committed)
}
