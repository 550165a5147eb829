//! Which building to build.

use super::Rationale;
use super::build_goals::{Purse, Wants};
use super::context::PolicyContext;
use ::kingsburg::buildings::COLUMNS;
use ::kingsburg::goods::Goods;
use ::kingsburg::{Action, Building};
use ::kingsburg::{module, plan::Step};

/// What it is worth to use a build turn at all: there are only fifteen, and the king counts buildings.
const TURN: f32 = 1.0;

/// The same for a turn beside the usual one.
const EXTRA_TURN: f32 = 0.2;

/// What the envoy is worth kept for an advisor.
const ENVOY: f32 = 0.5;

/// What a building must add to battles, in points, before defence is the reason for it.
const DEFENCE: f32 = 0.9;

/// A build turn as it is thought over once.
pub(super) struct Turn<'m, 'a> {
    context: &'m PolicyContext<'a>,
    /// What is wanted when this turn is over.
    later: Wants,
    /// What the goods are worth unspent.
    kept: f32,
    /// What building at all is worth.
    bonus: f32,
}

impl<'m, 'a> Turn<'m, 'a> {
    /// Thinks a build turn over.
    pub(super) fn new(context: &'m PolicyContext<'a>) -> Turn<'m, 'a> {
        let usual = matches!(context.world.agenda.peek(), Some(Step::Build(_)));
        let later =
            if usual { context.wants.one_turn_later(&context.clock, context.idle) } else { context.wants };
        let envoy = matches!(context.world.agenda.peek(), Some(Step::BuildAgain(_)));
        let bonus = if usual {
            TURN
        } else if envoy {
            EXTRA_TURN - ENVOY * (context.clock.times.builds / 3.0).min(1.0)
        } else {
            EXTRA_TURN
        };
        Turn { context, later, kept: later.stock(Purse::of(context.lord.goods.0)), bonus }
    }

    /// What an action of a build turn is worth.
    pub(super) fn opinion(&self, action: Action) -> (f32, Rationale) {
        if let Action::Build(building) = action {
            let price = self.context.terms.price(self.context.rules, building);
            self.build(building, price)
        } else if let Action::Module(module::Action::BuildFor(building, price)) = action {
            let (worth, why) = self.build(building, price);
            // A discount that is used up now would serve a later building as well.
            let full = self.context.terms.price(self.context.rules, building).total();
            (worth - 0.3 * f32::from(full.saturating_sub(price.total())), why)
        } else {
            (0.0, Rationale::SavesGoods)
        }
    }

    fn build(&self, building: Building, price: Goods) -> (f32, Rationale) {
        let context = self.context;
        let worth = context.wants.wish(building).map_or(0.0, |wish| wish.worth);
        let mut left = context.lord.goods.0;
        (0..3).for_each(|kind| left[kind] = left[kind].saturating_sub(price.0[kind]));
        let times = context.clock.times.later(1.0);
        let after = self.later.after(context.rules, &context.terms, &times, building);
        let spent = self.kept - after.stock(Purse::of(left));
        (self.bonus + worth - spent, self.why(building))
    }

    fn why(&self, building: Building) -> Rationale {
        let figures = self.context.rules.figures().building(building);
        let defence = f32::from(figures.battle) * self.context.terms.worth_of_strength();
        if building.column() + 1 == COLUMNS {
            Rationale::FillsTheRow
        } else if defence * self.context.clock.times.winters >= DEFENCE {
            Rationale::NeedsDefence
        } else if f32::from(figures.vp) >= 2.0 {
            Rationale::BuildsForPoints
        } else {
            Rationale::BuildsForItsEffect
        }
    }
}
