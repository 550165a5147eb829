//! Which building to build.

use super::Rationale;
use super::build_goals::{BuildGoals, Holdings};
use super::context::PolicyContext;
use ::kingsburg::buildings::COLUMNS;
use ::kingsburg::goods::Goods;
use ::kingsburg::{Action, Building};
use ::kingsburg::{module, plan::Step};

/// The value of using a build turn: there are only fifteen, and the king counts buildings.
const TURN: f32 = 1.0;

/// The value of using an extra build turn.
const EXTRA_TURN: f32 = 0.2;

/// The value of keeping the envoy for an advisor.
const ENVOY: f32 = 0.5;

/// The value for battles from which on defence is the rationale of a building.
const DEFENCE: f32 = 0.9;

/// A build turn, with values that its actions share.
pub(super) struct Turn<'m, 'a> {
    context: &'m PolicyContext<'a>,
    /// The build goals after this turn.
    later: BuildGoals,
    /// The value of the goods if nothing is built.
    kept: f32,
    /// The value of building anything.
    bonus: f32,
}

impl<'m, 'a> Turn<'m, 'a> {
    /// Computes the values of a build turn.
    pub(super) fn new(context: &'m PolicyContext<'a>) -> Turn<'m, 'a> {
        let usual = matches!(context.world.agenda.peek(), Some(Step::Build(_)));
        let later =
            if usual { context.goals.one_turn_later(&context.outlook, context.idle) } else { context.goals };
        let envoy = matches!(context.world.agenda.peek(), Some(Step::BuildAgain(_)));
        let bonus = if usual {
            TURN
        } else if envoy {
            EXTRA_TURN - ENVOY * (context.outlook.times.builds / 3.0).min(1.0)
        } else {
            EXTRA_TURN
        };
        Turn { context, later, kept: later.stock(Holdings::of(context.lord.goods.0)), bonus }
    }

    /// The value and the rationale of an action.
    pub(super) fn score(&self, action: Action) -> (f32, Rationale) {
        if let Action::Build(building) = action {
            let price = self.context.modifiers.price(self.context.rules, building);
            self.build(building, price)
        } else if let Action::Module(module::Action::BuildFor(building, price)) = action {
            let (worth, rationale) = self.build(building, price);
            // A discount that is used now would serve a later building as well.
            let full = self.context.modifiers.price(self.context.rules, building).total();
            (worth - 0.3 * f32::from(full.saturating_sub(price.total())), rationale)
        } else {
            (0.0, Rationale::SavesGoods)
        }
    }

    fn build(&self, building: Building, price: Goods) -> (f32, Rationale) {
        let context = self.context;
        let worth = context.goals.goal(building).map_or(0.0, |goal| goal.worth);
        let mut left = context.lord.goods.0;
        (0..3).for_each(|kind| left[kind] = left[kind].saturating_sub(price.0[kind]));
        let times = context.outlook.times.later(1.0);
        let after = self.later.after(context.rules, &context.modifiers, &times, building);
        let spent = self.kept - after.stock(Holdings::of(left));
        (self.bonus + worth - spent, self.rationale(building))
    }

    fn rationale(&self, building: Building) -> Rationale {
        let figures = self.context.rules.figures().building(building);
        let defence = f32::from(figures.battle) * self.context.modifiers.worth_of_strength();
        if building.column() + 1 == COLUMNS {
            Rationale::FillsTheRow
        } else if defence * self.context.outlook.times.winters >= DEFENCE {
            Rationale::NeedsDefence
        } else if f32::from(figures.vp) >= 2.0 {
            Rationale::BuildsForPoints
        } else {
            Rationale::BuildsForItsEffect
        }
    }
}
