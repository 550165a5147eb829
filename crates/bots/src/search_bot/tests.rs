//! Tests of the searching bots.

use super::*;
use crate::PolicyBot;
use crate::eval::LinearValue;
use engine::{Eye, Game, NoPlayers, Players, Ply, Seat, Turn, run};
use kingsburg::Kingsburg;
use kingsburg::plan::Season;
use search::{Evaluator, RolloutLimit, Utility};
use verraeter::{Action, Verraeter};

/// The same with trees of so many nodes.
fn full_at(max_nodes: usize, config: LevelConfig) -> LevelConfig {
    LevelConfig { search: search::SearchConfig { max_nodes, ..config.search }, ..config }
}

/// A knight of a game.
fn knight<G: Courtly>(config: LevelConfig, iterations: u32) -> SearchBot<G, LinearValue> {
    let zeros = Arc::new(LinearValue::zeros(G::FEATURES));
    SearchBot::new(zeros, config, Budget::Iterations(iterations), 1)
}

/// How often the decision at hand was looked at in all searches since the tree was planted.
fn visits<A>(thoughts: &SearchResult<A>) -> u64 {
    thoughts.actions.iter().map(|action| u64::from(action.visits)).sum()
}

/// Plays a game among squires, beside whom a knight thinks for one seat after the other, each for as long as the box is
/// silent. `look` sees what may be done, and how often the knight had looked at the decision before it was asked.
fn beside_squires<G: Courtly>(knight: SearchBot<G, LinearValue>, look: impl FnMut(&[G::Action], u64)) {
    let rules = &G::training_variants()[0];
    let mut players = BesideSquires { rules, knight, squire: PolicyBot::new(), watched: None, look };
    run(rules, &mut rules.initial_state(), &mut FastRng::new(3), &mut players);
}

/// Squires and the knight beside them.
struct BesideSquires<'a, G: Courtly, L> {
    rules: &'a G,
    knight: SearchBot<G, LinearValue>,
    squire: PolicyBot<G>,
    /// The seat for which the knight thinks.
    watched: Option<Seat>,
    look: L,
}

impl<G: Courtly, L: FnMut(&[G::Action], u64)> Players<G, FastRng> for BesideSquires<'_, G, L> {
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut FastRng,
    ) -> Option<G::Action> {
        let side = InfoState::new(self.rules, state, seat);
        if legal.len() > 1 && self.watched.is_none_or(|own| own == seat) {
            let thoughts = self.knight.search(&side, rng).unwrap();
            let known_before = visits(&thoughts).saturating_sub(thoughts.iterations);
            assert!(self.watched.is_some() || known_before == 0, "a new tree knows nothing");
            (self.look)(legal, known_before);
            self.watched = Some(seat);
        }
        Some(self.squire.choose(&side, rng).action)
    }

    fn observe(&mut self, before: &G::State, ply: Ply<G>) {
        let eye = self.watched.or(ply.seat()).map_or(Eye::Public, Eye::Seat);
        self.knight.observe(Observation::of(self.rules, before, ply, eye));
        self.watched = self.watched.filter(|_| ply.seat().is_some());
    }
}

/// A knight that has looked far ahead still knows what it saw when its turn comes again, unless the box has spoken.
#[test]
fn a_tree_is_kept_until_the_box_speaks() {
    let mut kept = 0;
    beside_squires::<Kingsburg>(knight(LevelConfig::FAST, 400), |_, known| kept += u32::from(known > 0));
    assert!(kept > 3, "hardly any tree was kept: {kept}");
}

/// What was thought about supply cards while the action cards went round is still known when they are played, though
/// one's own action card was taken in between.
#[test]
fn a_tree_is_kept_when_a_secret_comes_about() {
    let mut kept = 0;
    beside_squires::<Verraeter>(knight(Verraeter::KNIGHT, 400), |legal, known| {
        kept += u32::from(matches!(legal[0], Action::Supply(_)) && known > 0);
    });
    assert!(kept > 3, "hardly any tree was kept: {kept}");
}

/// A tree that is full goes on learning and does not grow.
#[test]
fn no_tree_grows_beyond_its_measure() {
    let small = full_at(50, LevelConfig::FAST);
    let mut bot = knight::<Kingsburg>(small, 2_000);
    let (rules, mut dice) = (&Kingsburg::training_variants()[0], FastRng::new(6));
    let mut state = rules.initial_state();
    run(rules, &mut state, &mut dice, &mut NoPlayers);
    let seat = rules.turn(&state).seats().iter().next().unwrap();
    let thoughts = bot.search(&InfoState::new(rules, &state, seat), &mut dice).unwrap();
    assert_eq!(bot.nodes(), 50);
    assert_eq!(visits(&thoughts), 1_999, "the first iteration plants the tree, all others go through it");
}

/// A tree that is full makes room for the next decision: without that it could not be thought about.
#[test]
fn full_trees_are_felled_before_the_next_decision() {
    let mut looked = 0;
    let small = |config| full_at(20, config);
    beside_squires::<Verraeter>(knight(small(Verraeter::KNIGHT), 200), |_, _| looked += 1);
    beside_squires::<Kingsburg>(knight(small(LevelConfig::STANDARD), 200), |_, _| looked += 1);
    assert!(looked > 40, "{looked}");
}

/// Who is to be attentive and knows no habits goes by what squires would do.
#[test]
fn an_attentive_bot_needs_no_habits() {
    let mut looked = 0;
    beside_squires::<Verraeter>(knight(Verraeter::MARSHAL, 30), |_, _| looked += 1);
    assert!(looked > 10);
}

/// A rollout ends where one more chance event is due than it may have: in Kingsburg the invader of the year is drawn, then the dice
/// of each season are rolled.
#[test]
fn rollouts_end_before_the_chance_event_after_the_last() {
    let game = &Kingsburg::training_variants()[0];
    let season_after = |chance_events: u8| {
        let evaluator = PolicyRollout {
            policy: SquirePolicy,
            value: LearntValue(Arc::new(LinearValue::zeros(Kingsburg::FEATURES))),
            limit: RolloutLimit { decisions: 200, chance_events },
        };
        let (mut world, mut scratch) = (game.initial_state(), Default::default());
        evaluator.evaluate(game, &mut world, Utility::WinShare, &mut scratch, &mut FastRng::new(4));
        assert_eq!(game.turn(&world), Turn::Chance);
        world.season
    };
    let seasons = [Season::Spring, Season::Spring, Season::Summer, Season::Autumn];
    assert_eq!([0, 1, 2, 3].map(season_after), seasons);
}
