//! Properties of all bots in all games with all sets of options.

use bots::arena::{Arena, ArenaStats};
use bots::eval::SmallNet;
use bots::game::{Features, TrainedGame};
use bots::{Bot, BotGame, BotSpec, Budget, InfoState, Level, Observation, PolicyBot, TrainedModels, play};
use engine::{Actions, Eye, FastRng, Players, Ply, Rng, Seat, run};
use games::{GameConfig, OptionValues, Title, with_game};
use kingsburg::Kingsburg;
use krieg::Krieg;
use rayon::prelude::*;
use std::sync::Arc;
use verraeter::Verraeter;

/// A kind of bot.
#[derive(Copy, Clone, Debug)]
enum Kind {
    /// The bot of a spec.
    Spec(BotSpec),
    /// A knight with the configuration for long budgets, whatever its budget is.
    LongBudget(BotSpec),
}

impl Kind {
    fn build<G: BotGame>(&self, models: &TrainedModels) -> Box<dyn Bot<G>> {
        match self {
            Kind::Spec(spec) => spec.build(models),
            Kind::LongBudget(spec) => spec.build_long_budget_knight(models),
        }
    }
}

/// Every kind; searches have a few iterations, so that results do not depend on the machine.
const KINDS: [Kind; 5] = [
    Kind::Spec(spec(Level::Page)),
    Kind::Spec(spec(Level::Squire)),
    Kind::Spec(spec(Level::Knight)),
    Kind::LongBudget(spec(Level::Knight)),
    Kind::Spec(spec(Level::Marshal)),
];

const fn spec(level: Level) -> BotSpec {
    BotSpec { level, budget: Budget::Iterations(12), threads: 1 }
}

/// Calls a generic function for each game.
macro_rules! for_each_game {
    ($visit:ident) => {
        Title::ALL.into_iter().for_each(|title| with_game!(title, G => $visit::<G>()));
    };
}

/// The game and its options as text.
fn line<G: BotGame>(rules: &G) -> String {
    format!("{} seats={} {}", G::TITLE, rules.seats(), rules.options())
}

/// Plays a game among squires and calls `look` for every decision with several legal actions.
fn decisions<G: BotGame>(rules: &G, rng: &mut FastRng, mut look: impl FnMut(&G::State, Seat, &mut FastRng)) {
    let mut squire = PolicyBot::new();
    let mut shown = |state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut FastRng| {
        if legal.len() > 1 {
            look(state, seat, rng);
        }
        squire.choose(&InfoState::new(rules, state, seat), rng).action
    };
    run(rules, &mut rules.initial_state(), rng, &mut shown);
}

/// With equal generators, a bot chooses the same action in two states that its seat cannot tell apart.
fn no_bot_uses_hidden_information_in<G: BotGame>() {
    let models = G::models();
    let count = |(n, rules): (usize, &G)| {
        let mut others = 0;
        decisions(rules, &mut FastRng::stream(5, n as u64), |state, seat, dice| {
            if dice.below(4) == 0 {
                others += u64::from(compare(rules, &models, state, seat, dice));
            }
        });
        others
    };
    let others: u64 = G::training_variants().par_iter().enumerate().map(count).sum();
    assert!(others > 50, "{}: hardly any other state was found ({others})", G::TITLE);
}

/// Compares the actions of every bot in a state and in a redeal; returns whether they differ as states.
fn compare<G: BotGame>(
    rules: &G,
    models: &TrainedModels,
    state: &G::State,
    seat: Seat,
    rng: &mut FastRng,
) -> bool {
    let world = rules.redeal(state, seat, rng);
    let seed = rng.next_u64();
    for kind in KINDS {
        let does = |state| {
            let mut bot = kind.build::<G>(models);
            bot.choose(&InfoState::new(rules, state, seat), &mut FastRng::new(seed)).action
        };
        assert_eq!(
            does(state),
            does(&world),
            "{} {kind:?} uses hidden information: {state:#?}\n{world:#?}",
            line(rules)
        );
    }
    world != *state
}

#[test]
fn no_bot_uses_hidden_information() {
    for_each_game!(no_bot_uses_hidden_information_in);
}

/// Plays a game among squires in which two bots of a kind decide for one seat: one gets the true state, the other one a redeal at each
/// decision. Both keep their search trees, which must not make them differ either. Returns how often the redeal differed from the state.
fn compare_through_a_game<G: BotGame>(
    rules: &G,
    models: &TrainedModels,
    own: Seat,
    kind: Kind,
    rng: &mut FastRng,
) -> u64 {
    let bots = [kind.build::<G>(models), kind.build::<G>(models)];
    let seed = rng.next_u64();
    let own_rngs = [FastRng::new(seed), FastRng::new(seed)];
    let mut twins = Twins { rules, own, kind, bots, own_rngs, squire: PolicyBot::new(), others: 0 };
    run(rules, &mut rules.initial_state(), rng, &mut twins);
    twins.others
}

/// Squires, and the two bots of one seat.
struct Twins<'a, G: BotGame> {
    rules: &'a G,
    own: Seat,
    kind: Kind,
    bots: [Box<dyn Bot<G>>; 2],
    own_rngs: [FastRng; 2],
    squire: PolicyBot<G>,
    /// How often the redeal differed from the state.
    others: u64,
}

impl<G: BotGame> Players<G, FastRng> for Twins<'_, G> {
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut FastRng,
    ) -> Option<G::Action> {
        let (rules, own) = (self.rules, self.own);
        if seat != own || legal.len() == 1 {
            return Some(self.squire.choose(&InfoState::new(rules, state, seat), rng).action);
        }
        let other = rules.redeal(state, own, rng);
        let mut does = |nth: usize, world: &G::State| {
            let info = InfoState::new(rules, world, own);
            self.bots[nth].choose(&info, &mut self.own_rngs[nth]).action
        };
        let (action, its) = (does(0, state), does(1, &other));
        assert_eq!(action, its, "{} {:?} uses hidden information kept in its tree", line(rules), self.kind);
        self.others += u64::from(other != *state);
        Some(action)
    }

    fn observe(&mut self, before: &G::State, ply: Ply<G>) {
        let observation = Observation::of(self.rules, before, ply, Eye::Seat(self.own));
        self.bots.iter_mut().for_each(|bot| bot.observe(observation));
    }
}

/// With equal generators, a bot that keeps its tree chooses the same actions in states that its seat cannot tell apart, on one thread
/// and on two.
fn no_tree_uses_hidden_information_in<G: BotGame>() {
    let models = G::models();
    let count = |(n, rules): (usize, &G)| {
        let mut rng = FastRng::stream(8, n as u64);
        let own = Seat::new(n % usize::from(rules.seats()));
        let level = if n % 3 < 2 { Level::Knight } else { Level::Marshal };
        let spec = BotSpec { level, budget: Budget::Iterations(16), threads: 1 + (n / 3 % 2) as u16 };
        let kind = if n % 3 == 0 { Kind::LongBudget(spec) } else { Kind::Spec(spec) };
        compare_through_a_game(rules, &models, own, kind, &mut rng)
    };
    let others: u64 = G::training_variants().par_iter().enumerate().map(count).sum();
    assert!(others > 50, "{}: hardly any other state was found ({others})", G::TITLE);
}

#[test]
fn no_tree_uses_hidden_information() {
    for_each_game!(no_tree_uses_hidden_information_in);
}

/// The debug output of an information state is the same for states that the seat cannot tell apart.
fn info_states_print_no_secrets_in<G: BotGame>() {
    let count = |(n, rules): (usize, &G)| {
        let mut others = 0;
        decisions(rules, &mut FastRng::stream(6, n as u64), |state, seat, dice| {
            let world = rules.redeal(state, seat, dice);
            let shown = |state| format!("{:?}", InfoState::new(rules, state, seat));
            assert_eq!(shown(state), shown(&world), "{}", line(rules));
            others += u64::from(world != *state);
        });
        others
    };
    let others: u64 = G::training_variants().par_iter().take(64).enumerate().map(count).sum();
    assert!(others > 50, "{}: hardly any other state was found ({others})", G::TITLE);
}

#[test]
fn info_states_print_no_secrets() {
    for_each_game!(info_states_print_no_secrets_in);
}

/// The number of games over all titles.
const GAMES: u64 = 10_000;

/// Plays games with bots of all levels; `play` panics at an illegal action.
fn only_legal_moves_in<G: BotGame>() {
    let (rules, models) = (G::training_variants(), G::models());
    (0..GAMES.div_ceil(3)).into_par_iter().for_each(|n| {
        let mut rng = FastRng::stream(7, n);
        let rules = &rules[rng.below(rules.len() as u32) as usize];
        let mut kind = || match rng.below(18) {
            nth @ 0..=2 => KINDS[2 + nth as usize],
            n => KINDS[n as usize % 2],
        };
        let mut bots: Vec<_> = (0..rules.seats()).map(|_| kind().build::<G>(&models)).collect();
        let mut own: Vec<_> = bots.iter().map(|_| FastRng::new(rng.next_u64())).collect();
        let played = play(rules, &mut bots, &mut rng, &mut own, |_| ());
        assert!(played.plies > 20);
    });
}

#[test]
fn ten_thousand_games_over_random_options_without_an_illegal_move() {
    for_each_game!(only_legal_moves_in);
}

/// With a budget in iterations and equal seeds, games are equal, on any fixed number of threads.
fn searches_are_deterministic_in<G: BotGame>() {
    let (rules, models) = (&G::training_variants()[0], G::models());
    for threads in [1, 3] {
        let game = || {
            let knight = BotSpec { level: Level::Knight, budget: Budget::Iterations(30), threads };
            let squire = spec(Level::Squire);
            let seat = |n| if n == 0 { knight } else { squire }.build::<G>(&models);
            let mut bots: Vec<_> = (0..rules.seats()).map(seat).collect();
            let mut own: Vec<_> = (1..=4).map(FastRng::new).collect();
            play(rules, &mut bots, &mut FastRng::new(9), &mut own, |_| ()).last
        };
        assert!(game() == game(), "{}: two equal games differ on {threads} threads", G::TITLE);
    }
}

#[test]
fn searches_are_deterministic() {
    for_each_game!(searches_are_deterministic_in);
}

/// The win share of one kind of bot against others, in every seat in turn.
fn share_among<G: BotGame>(rules: &G, one: Kind, others: Kind, games: usize) -> f64 {
    let models = G::models();
    let seats = usize::from(rules.seats());
    let game = |n: usize| {
        let kind = |at| if at == n % seats { one } else { others };
        let mut bots: Vec<_> = (0..seats).map(|at| kind(at).build::<G>(&models)).collect();
        let mut own: Vec<_> = (1..=seats as u64).map(|at| FastRng::stream(at, n as u64)).collect();
        let last =
            play(rules, &mut bots, &mut FastRng::stream(11, (n / seats) as u64), &mut own, |_| ()).last;
        let winners = rules.scores(&last).winners();
        if winners.contains(Seat::new(n % seats)) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    (0..games).into_par_iter().map(game).sum::<f64>() / games as f64
}

/// Squires beat pages with every set of options, and by more with the default ones.
fn squires_beat_pages_in<G: BotGame>() {
    G::training_variants().par_iter().enumerate().for_each(|(n, rules)| {
        let (games, least) = if n == 0 { (400, 0.8) } else { (40, 0.65) };
        let share = share_among(rules, KINDS[1], KINDS[0], games);
        assert!(share >= least, "{}: a squire wins only {:.0} % against pages", line(rules), 100.0 * share);
    });
}

#[test]
fn squires_beat_pages_with_every_set_of_options() {
    for_each_game!(squires_beat_pages_in);
}

/// The configuration for long budgets beats squires with few iterations too.
fn long_budget_knights_beat_squires_in<G: BotGame>() {
    let knight = BotSpec { level: Level::Knight, budget: Budget::Iterations(150), threads: 1 };
    let share = share_among(&G::training_variants()[0], Kind::LongBudget(knight), KINDS[1], 40);
    assert!(
        share > 0.35,
        "{}: a knight with the long-budget configuration wins only {:.0} % against squires",
        G::TITLE,
        100.0 * share
    );
}

#[test]
fn long_budget_knights_beat_squires() {
    for_each_game!(long_budget_knights_beat_squires_in);
}

/// The win share of a challenger against others of one kind, over deals of the arena.
fn share_of_wins(title: Title, challenger: &str, others: &str, deals: u64) -> f64 {
    let specs = [challenger, others].map(|bot| BotSpec::parse(bot, Budget::ms(1)).expect("it is a bot"));
    let factory = bots::bot_factory_for(title, &GameConfig::default()).expect("it is a game");
    let arena = Arena::new(factory, &specs, 3);
    let played: Vec<_> = (0..deals).into_par_iter().map(|number| arena.deal(number)).collect();
    let mut stats = ArenaStats::new(&arena);
    played.iter().for_each(|deal| stats.add(&arena, deal));
    stats.challenger().expect("games were played").wins.mean
}

/// Search beats the policy alone, and more iterations beat fewer. The bounds are far below what the arena measures, so that only a
/// broken search fails.
#[test]
fn search_wins_more() {
    for (title, least) in [(Title::Krieg, 0.55), (Title::Verraeter, 0.35), (Title::Kingsburg, 0.35)] {
        for bot in ["knight:150it", "marshal:150it"] {
            let share = share_of_wins(title, bot, "squire", 10);
            assert!(share > least, "{title}: a {bot} wins only {:.0} % against squires", 100.0 * share);
        }
    }
    let share = share_of_wins(Title::Krieg, "knight:200it", "knight:4it", 8);
    assert!(share > 0.4, "a knight with more iterations wins only {:.0} %", 100.0 * share);
}

/// Hidden choices are mixed: a knight of Verräter does not always draft the same action card in the same position.
#[test]
fn drafts_are_mixed_strategies() {
    let (rules, models) = (&Verraeter::training_variants()[0], Verraeter::models());
    let (mut drafts, mut mixed) = (0, 0);
    decisions(rules, &mut FastRng::new(12), |state, seat, dice| {
        let info = InfoState::new(rules, state, seat);
        let mut legal = Actions::new();
        info.legal(&mut legal);
        if !matches!(legal[0], verraeter::Action::Pick(_)) {
            return;
        }
        let knight = BotSpec { level: Level::Knight, budget: Budget::Iterations(200), threads: 1 };
        let mut picks: Vec<_> = (0..12)
            .map(|_| {
                knight.build::<Verraeter>(&models).choose(&info, &mut FastRng::new(dice.next_u64())).action
            })
            .collect();
        picks.sort();
        picks.dedup();
        drafts += 1;
        mixed += u32::from(picks.len() > 1);
    });
    assert!(drafts > 20 && mixed * 2 > drafts, "{mixed} of {drafts} drafts are mixed");
}

/// Replacing the small network by zeros changes the actions of knights with the long-budget configuration and of no others.
#[test]
fn only_long_budget_knights_use_the_small_network() {
    let (rules, models) = (&Krieg::training_variants()[0], Krieg::models());
    let zeros =
        TrainedModels { small_net: Some(Arc::new(SmallNet::zeros(Krieg::FEATURES))), ..models.clone() };
    let knight = BotSpec { level: Level::Knight, budget: Budget::Iterations(60), threads: 1 };
    let differ = |kind: Kind| {
        let mut count = 0;
        decisions(rules, &mut FastRng::new(13), |state, seat, _| {
            let info = InfoState::new(rules, state, seat);
            let [one, other] = [&models, &zeros]
                .map(|models| kind.build::<Krieg>(models).choose(&info, &mut FastRng::new(2)).action);
            count += u32::from(one != other);
        });
        count
    };
    assert_eq!(differ(Kind::Spec(knight)), 0);
    assert!(differ(Kind::LongBudget(knight)) > 5);
}

/// Options outside the training variants: the first player, and an interpretation of the stables.
#[test]
fn bots_play_with_options_outside_the_training_variants() {
    fn sane<G: BotGame>(options: &str) {
        let settings = OptionValues::parse(options).expect("they can be read");
        let rules = G::from_config(&GameConfig { options: settings, ..GameConfig::default() })
            .expect("they are possible");
        let share = share_among(&rules, KINDS[1], KINDS[0], 80);
        assert!(share >= 0.65, "{}: a squire wins only {:.0} % against pages", line(&rules), 100.0 * share);
        for kind in KINDS {
            share_among(&rules, kind, KINDS[1], 4);
        }
    }
    sane::<Krieg>("variants=strategic,adviser=2");
    sane::<Verraeter>("start=3");
    sane::<Kingsburg>("stables=general");
}

/// The shipped weights are small and not zero.
fn shipped_weights_are_small_in<G: BotGame>() {
    let models = G::models();
    let bytes = G::WEIGHTS.len() + G::OPPONENT_WEIGHTS.len();
    assert!(bytes <= 2 << 20, "{}: {bytes} bytes", G::TITLE);
    assert!(models.net.third.iter().any(|weight| *weight != 0.0), "{}: the weights are 0", G::TITLE);
    assert_eq!(models.small_net.is_some(), G::HAS_SMALL_NET, "{}", G::TITLE);
    let mut small_net = models.small_net.iter().flat_map(|net| net.third);
    assert_eq!(small_net.any(|weight| weight != 0.0), G::HAS_SMALL_NET, "{}: the weights are 0", G::TITLE);
}

#[test]
fn weights_are_small() {
    for_each_game!(shipped_weights_are_small_in);
}
