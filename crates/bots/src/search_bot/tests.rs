//! Tests of bots that search.

use super::*;
use crate::PolicyBot;
use crate::eval::LinearValue;
use crate::game::{Features, SearchLevels, TrainedGame};
use engine::{Eye, Game, NoPlayers, Players, Ply, Seat, Turn, run};
use kingsburg::Kingsburg;
use kingsburg::plan::Season;
use search::{Evaluator, RolloutLimit, Utility};
use verraeter::{Action, Verraeter};

/// The configuration with trees of so many nodes.
fn with_max_nodes(max_nodes: usize, config: LevelConfig) -> LevelConfig {
    LevelConfig { search: search::SearchConfig { max_nodes, ..config.search }, ..config }
}

/// A knight of a game.
fn knight<G: BotGame>(config: LevelConfig, iterations: u32) -> SearchBot<G, LinearValue> {
    let zeros = Arc::new(LinearValue::zeros(G::FEATURES));
    SearchBot::new(zeros, config, Budget::Iterations(iterations), 1)
}

/// The visits of the root in all searches since the tree was cleared.
fn visits<A>(result: &SearchResult<A>) -> u64 {
    result.actions.iter().map(|action| u64::from(action.visits)).sum()
}

/// Plays a game among squires while a knight searches the decisions of one seat, another one after every chance event. `look` gets the
/// legal actions and the visits of the root before the search.
fn search_during_game<G: BotGame>(knight: SearchBot<G, LinearValue>, look: impl FnMut(&[G::Action], u64)) {
    let rules = &G::training_variants()[0];
    let mut players = SearchDuringGame { rules, knight, squire: PolicyBot::new(), watched: None, look };
    run(rules, &mut rules.initial_state(), &mut FastRng::new(3), &mut players);
}

/// Squires that play, and the knight.
struct SearchDuringGame<'a, G: BotGame, L> {
    rules: &'a G,
    knight: SearchBot<G, LinearValue>,
    squire: PolicyBot<G>,
    /// The seat for which the knight searches.
    watched: Option<Seat>,
    look: L,
}

impl<G: BotGame, L: FnMut(&[G::Action], u64)> Players<G, FastRng> for SearchDuringGame<'_, G, L> {
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut FastRng,
    ) -> Option<G::Action> {
        let info = InfoState::new(self.rules, state, seat);
        if legal.len() > 1 && self.watched.is_none_or(|own| own == seat) {
            let result = self.knight.search(&info, rng).unwrap();
            let known_before = visits(&result).saturating_sub(result.iterations);
            assert!(self.watched.is_some() || known_before == 0, "a new tree has no visits");
            (self.look)(legal, known_before);
            self.watched = Some(seat);
        }
        Some(self.squire.choose(&info, rng).action)
    }

    fn observe(&mut self, before: &G::State, ply: Ply<G>) {
        let eye = self.watched.or(ply.seat()).map_or(Eye::Public, Eye::Seat);
        self.knight.observe(Observation::of(self.rules, before, ply, eye));
        self.watched = self.watched.filter(|_| ply.seat().is_some());
    }
}

#[test]
fn a_tree_is_kept_until_the_next_chance_event() {
    let mut kept = 0;
    search_during_game::<Kingsburg>(knight(LevelConfig::FAST, 400), |_, known| kept += u32::from(known > 0));
    assert!(kept > 3, "hardly any tree was kept: {kept}");
}

/// Visits of supply decisions, made during the draft, are kept when the supply is played, although the seat has taken its own action
/// card in between.
#[test]
fn a_tree_is_kept_when_the_seat_gets_private_information() {
    let mut kept = 0;
    search_during_game::<Verraeter>(knight(Verraeter::FAST, 400), |legal, known| {
        kept += u32::from(matches!(legal[0], Action::Supply(_)) && known > 0);
    });
    assert!(kept > 3, "hardly any tree was kept: {kept}");
}

/// A full tree goes on with updates and does not grow.
#[test]
fn trees_do_not_exceed_max_nodes() {
    let small = with_max_nodes(50, LevelConfig::FAST);
    let mut bot = knight::<Kingsburg>(small, 2_000);
    let (rules, mut dice) = (&Kingsburg::training_variants()[0], FastRng::new(6));
    let mut state = rules.initial_state();
    run(rules, &mut state, &mut dice, &mut NoPlayers);
    let seat = rules.turn(&state).seats().iter().next().unwrap();
    let result = bot.search(&InfoState::new(rules, &state, seat), &mut dice).unwrap();
    assert_eq!(bot.search.nodes(), 50);
    assert_eq!(visits(&result), 1_999, "the first iteration expands the root, all others visit it");
}

/// Without this the next decision would get no node.
#[test]
fn full_trees_are_cleared_before_the_next_decision() {
    let mut looked = 0;
    let small = |config| with_max_nodes(20, config);
    search_during_game::<Verraeter>(knight(small(Verraeter::FAST), 200), |_, _| looked += 1);
    search_during_game::<Kingsburg>(knight(small(LevelConfig::STANDARD), 200), |_, _| looked += 1);
    assert!(looked > 40, "{looked}");
}

/// Without a trained model, opponents act by the policy.
#[test]
fn per_world_priors_need_no_trained_opponent_model() {
    let mut looked = 0;
    search_during_game::<Verraeter>(knight(Verraeter::STRONG, 30), |_, _| looked += 1);
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
            value: TrainedValue(Arc::new(LinearValue::zeros(Kingsburg::FEATURES))),
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
