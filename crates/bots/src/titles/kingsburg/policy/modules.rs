//! Decisions of the modules.

use super::Rationale;
use super::build_goals::Holdings;
use super::context::{PolicyContext, minus, plus};
use ::kingsburg::buildings::ROWS;
use ::kingsburg::goods::Good;
use ::kingsburg::module::{Action, Favour, Governor};
use ::kingsburg::plan::Step;
use ::kingsburg::state::State;
use ::kingsburg::{Action as AnyAction, Building};
use engine::{Game, Seat, SeatSet, Turn};

/// The value of a good whose kind is still to be chosen.
const CHOICE: f32 = 0.8;

/// The weight of the gains of the other seats together.
const RIVAL_GAIN_COST: f32 = 0.3;

/// The value of the other side of each row relative to the printed one, measured in games among squires.
const OTHER_SIDE: [f32; ROWS] = [-0.1, -0.9, 0.0, -2.2, -0.7, -0.6, 0.8];

/// The value of calling the blessing: a point now, but others gain as well.
const BLESSING: f32 = 0.4;

/// The values of the regent's die, seal and works.
const REGENT: [f32; 3] = [1.2, 0.5, 0.6];

/// The additional value of a favour that the seat has once: the second of a kind scores.
const PAIR: f32 = 0.8;

/// The additional value of a favour that the seat does not have: it may become a pair.
const FIRST: f32 = 0.25;

/// The value of a governor over the game, in victory points.
pub(super) fn governor(governor: Governor) -> f32 {
    match governor {
        Governor::Thief => 4.0,
        Governor::Miner => 2.5,
        Governor::Carpenter => 2.2,
        Governor::Sculptor => 3.7,
        Governor::Minstrel => 3.2,
        Governor::Politician => 0.2,
        Governor::Architect => 2.3,
        Governor::Paladin => 3.0,
        Governor::Prince => 3.4,
        Governor::Philosopher => 3.2,
        Governor::Preacher => 3.1,
        Governor::TaxCollector => 7.5,
        Governor::Sorcerer => 0.7,
        Governor::Duke => 0.5,
        Governor::Priest => 2.3,
        Governor::Fairy => 2.7,
        Governor::General => 1.4,
        Governor::Damsel => 2.8,
        Governor::Trickster => 2.7,
        Governor::Heiress => 2.0,
        Governor::Ambassador => 1.8,
        Governor::Quartermaster => 2.8,
        Governor::Moneychanger => 1.1,
        Governor::Hermit => 1.1,
    }
}

/// The value of an average governor.
const ANY_GOVERNOR: f32 = 2.5;

/// The cost of a point of a bid.
const BID: f32 = 1.0;

impl PolicyContext<'_> {
    /// The value and the rationale of an action of a module, except dice and buildings.
    pub(super) fn module(&self, action: Action) -> (f32, Rationale) {
        let held = self.lord.goods.0;
        match action {
            Action::Troops(value) => (self.battle.troop_value(value), Rationale::TroopsThatAreNeeded),
            Action::PutBack(value) => (-f32::from(value), Rationale::TroopsThatAreNeeded),
            Action::Draft(row) => (OTHER_SIDE[row.index()], Rationale::BetterRow),
            Action::Lay(rows) => (rows.iter().map(|row| OTHER_SIDE[row.index()]).sum(), Rationale::BetterRow),
            Action::Govern(who) => (governor(who), Rationale::BetterGovernor),
            Action::Offer(who, bid) => {
                (governor(who) - ANY_GOVERNOR - BID * f32::from(bid), Rationale::BetterGovernor)
            }
            Action::Bid(bid) => {
                (self.auctioned_governor_value() - BID * f32::from(bid), Rationale::BetterGovernor)
            }
            Action::Free(building) => (self.free_building(building), Rationale::BuildsForItsEffect),
            Action::Look => (self.peek().max(0.05), Rationale::KnowsTheInvader),
            Action::Bless => (BLESSING, Rationale::PointsAtOnce),
            Action::DieFrom { blessing: true } => (CHOICE, Rationale::GoodsForBuilding),
            Action::DieFrom { blessing: false } => (1.0, Rationale::PointsAtOnce),
            Action::Move => (self.ahead(AnyAction::Module(action)), Rationale::GoodsForBuilding),
            Action::SoldierOrVp { soldier: true } => (self.soldier(1), Rationale::SoldiersForWinter),
            Action::SoldierOrVp { soldier: false } => (1.0, Rationale::PointsAtOnce),
            Action::BothBut(good) => {
                let all = held.map(|count| count.saturating_add(1));
                (self.change(minus(all, good, 1)), Rationale::GoodsForBuilding)
            }
            Action::Swap(from, to) => (self.change(plus(minus(held, from, 1), to, 1)), Rationale::TradesUp),
            Action::Collect(building) => (self.collecting(building), Rationale::MustBe),
            Action::Steal(good, _) => {
                (self.change(plus(held, good, 1)) + RIVAL_GAIN_COST * CHOICE, Rationale::GoodsForBuilding)
            }
            Action::Tithe(Some(good)) => (self.change(minus(held, good, 1)), Rationale::GivesUpTheLeast),
            Action::Tithe(None) => (-1.0, Rationale::GivesUpTheLeast),
            Action::Levy => (self.soldier(2) - 1.0, Rationale::SoldiersForWinter),
            Action::Arm(good) => {
                let battle = self.battle.worth(2) - self.battle.worth(0);
                (battle + self.change(minus(held, good, 1)) - 0.05, Rationale::NeedsDefence)
            }
            Action::Request(favour) => (self.favour(favour), Rationale::RegentsFavour),
            Action::Whim(_) => (self.ahead(AnyAction::Module(action)), Rationale::WhimsBest),
            Action::Power(_) | Action::BuildFor(..) => (0.0, Rationale::NothingBetter),
        }
    }

    /// The value of the governor in the auction relative to an average one.
    fn auctioned_governor_value(&self) -> f32 {
        let view = self.rules.view(self.world, engine::Eye::Seat(self.seat));
        let bidding = view.modules.bidding.map(|bidding| bidding.governor);
        bidding.map_or(0.0, |who| governor(who) - ANY_GOVERNOR)
    }

    /// The value of a free building without its points.
    fn free_building(&self, building: Building) -> f32 {
        let worth = self.goals.goal(building).map_or(0.0, |goal| goal.worth);
        worth - f32::from(self.rules.figures().building(building).vp)
    }

    /// The value of collecting a compulsory gain: the Monastery waits while the seat has goods to lose.
    fn collecting(&self, building: Building) -> f32 {
        let poor = self.lord.goods.total() == 0;
        match (building == Building::Monastery, poor) {
            (true, true) => 1.5,
            (true, false) => -0.5,
            (false, true) if self.lord.province.has(Building::Monastery) => -0.5,
            (false, _) => 0.3,
        }
    }

    /// The value of a favour of the regent.
    fn favour(&self, favour: Favour) -> f32 {
        let own = &self.world.extra.own[self.seat];
        let pair = match own.favours[favour as usize] {
            0 => FIRST,
            1 => PAIR,
            _ => 0.0,
        };
        let worth = match favour {
            Favour::Die => REGENT[0],
            Favour::Seal => REGENT[1],
            Favour::Works => REGENT[2],
            Favour::Purse => self.any_good(),
            Favour::Guard => self.soldier(1),
            Favour::Praise => 1.0,
        };
        worth + pair
    }

    /// The value of a good of any kind.
    fn any_good(&self) -> f32 {
        let held = Holdings::of(self.lord.goods.0);
        self.goals.stock(Holdings { any: 1, ..held }) - self.goals.stock(held)
    }

    /// The value of the state after an action relative to the current one, for rare decisions with few actions.
    pub(super) fn ahead(&self, action: AnyAction) -> f32 {
        let mut after = *self.world;
        self.rules.apply_unchecked(&mut after, self.seat, action, &mut ());
        self.holdings(&after) - self.holdings(self.world) - self.rivals_gain(&after)
    }

    fn holdings(&self, state: &State) -> f32 {
        let lord = &state.lords[self.seat];
        let soldiers = i32::from(lord.soldiers) - i32::from(self.lord.soldiers);
        let tokens = f32::from(lord.tokens) - f32::from(self.lord.tokens);
        let mine = |step: &Step| matches!(step, Step::Choose { seat, .. } if *seat == self.seat);
        let choices = state.agenda.remaining().iter().filter(|step| mine(step)).count() as f32;
        f32::from(lord.vp)
            + self.goals.stock(Holdings::of(lord.goods.0))
            + CHOICE * choices
            + tokens * self.token()
            + self.battle.worth(soldiers)
    }

    /// The weighted gains of the other seats, and a penalty if a leading seat decides next.
    fn rivals_gain(&self, after: &State) -> f32 {
        let others = SeatSet::all(self.rules.seats()).without(self.seat);
        let wealth = |state: &State, seat: Seat| {
            let lord = &state.lords[seat];
            f32::from(lord.vp) + CHOICE * f32::from(lord.goods.total())
        };
        let gained: f32 = others.iter().map(|seat| wealth(after, seat) - wealth(self.world, seat)).sum();
        let asked = match self.rules.turn(after) {
            Turn::Seat(seat) if seat != self.seat => 0.02 * f32::from(after.lords[seat].vp.clamp(-20, 80)),
            Turn::Seat(_) | Turn::Simultaneous(_) | Turn::Chance | Turn::Over => 0.0,
        };
        RIVAL_GAIN_COST * gained / others.len().max(1) as f32 + asked
    }

    /// The value and the rationale of giving up a good.
    pub(super) fn giving_up(&self, good: Good) -> (f32, Rationale) {
        (self.change(minus(self.lord.goods.0, good, 1)), Rationale::GivesUpTheLeast)
    }
}
