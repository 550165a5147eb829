//! What holds for every bot, in every game, with every set of options.

use bots::arena::{Arena, ArenaStats};
use bots::eval::SmallNet;
use bots::{Bot, BotSpec, Budget, Courtly, InfoState, Level, Observation, PolicyBot, TrainedModels, play};
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
    /// As it is seated with so much time.
    Usual(BotSpec),
    /// A knight that searches as one who has time, however little that is.
    Patient(BotSpec),
}

impl Kind {
    fn build<G: Courtly>(&self, models: &TrainedModels) -> Box<dyn Bot<G>> {
        match self {
            Kind::Usual(spec) => spec.build(models),
            Kind::Patient(spec) => spec.build_long_budget_knight(models),
        }
    }
}

/// Every kind; those who think do so for a few iterations, the same on every machine.
const EVERYBODY: [Kind; 5] = [
    Kind::Usual(spec(Level::Page)),
    Kind::Usual(spec(Level::Squire)),
    Kind::Usual(spec(Level::Knight)),
    Kind::Patient(spec(Level::Knight)),
    Kind::Usual(spec(Level::Marshal)),
];

const fn spec(level: Level) -> BotSpec {
    BotSpec { level, budget: Budget::Iterations(12), threads: 1 }
}

/// Calls a visitor for each game that bots play.
macro_rules! for_each_game {
    ($visit:ident) => {
        Title::ALL.into_iter().for_each(|title| with_game!(title, G => $visit::<G>()));
    };
}

/// A line that says which game it is.
fn line<G: Courtly>(rules: &G) -> String {
    format!("{} seats={} {}", G::TITLE, rules.seats(), rules.options())
}

/// Plays a game among squires and shows every decision among several actions.
fn decisions<G: Courtly>(rules: &G, rng: &mut FastRng, mut look: impl FnMut(&G::State, Seat, &mut FastRng)) {
    let mut squire = PolicyBot::new();
    let mut shown = |state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut FastRng| {
        if legal.len() > 1 {
            look(state, seat, rng);
        }
        squire.choose(&InfoState::new(rules, state, seat), rng).action
    };
    run(rules, &mut rules.initial_state(), rng, &mut shown);
}

/// At equal dice, a bot does the same in any two worlds that its seat cannot tell apart.
fn no_bot_peeks_in<G: Courtly>() {
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
    assert!(others > 50, "{}: hardly any other world was found ({others})", G::TITLE);
}

/// Compares what every bot does here and in another world; whether the other is another.
fn compare<G: Courtly>(
    rules: &G,
    models: &TrainedModels,
    state: &G::State,
    seat: Seat,
    rng: &mut FastRng,
) -> bool {
    let world = rules.redeal(state, seat, rng);
    let seed = rng.next_u64();
    for kind in EVERYBODY {
        let does = |state| {
            let mut bot = kind.build::<G>(models);
            bot.choose(&InfoState::new(rules, state, seat), &mut FastRng::new(seed)).action
        };
        assert_eq!(does(state), does(&world), "{} {kind:?} peeks: {state:#?}\n{world:#?}", line(rules));
    }
    world != *state
}

#[test]
fn no_bot_peeks() {
    for_each_game!(no_bot_peeks_in);
}

/// A seat of a game among squires, and two bots of a kind that think for it all the way: one is handed the true table, one
/// another world each time that the seat cannot tell from it. What they remember of earlier thoughts must not tell
/// them apart either. Returns how often the other world was another.
fn led_astray<G: Courtly>(
    rules: &G,
    models: &TrainedModels,
    own: Seat,
    kind: Kind,
    rng: &mut FastRng,
) -> u64 {
    let bots = [kind.build::<G>(models), kind.build::<G>(models)];
    let seed = rng.next_u64();
    let own_dice = [FastRng::new(seed), FastRng::new(seed)];
    let mut twins = Twins { rules, own, kind, bots, own_dice, squire: PolicyBot::new(), others: 0 };
    run(rules, &mut rules.initial_state(), rng, &mut twins);
    twins.others
}

/// Squires, and the two bots that think for one seat.
struct Twins<'a, G: Courtly> {
    rules: &'a G,
    own: Seat,
    kind: Kind,
    bots: [Box<dyn Bot<G>>; 2],
    own_dice: [FastRng; 2],
    squire: PolicyBot<G>,
    /// How often the other world was another.
    others: u64,
}

impl<G: Courtly> Players<G, FastRng> for Twins<'_, G> {
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
            let side = InfoState::new(rules, world, own);
            self.bots[nth].choose(&side, &mut self.own_dice[nth]).action
        };
        let (action, its) = (does(0, state), does(1, &other));
        assert_eq!(action, its, "{} {:?} remembers too much", line(rules), self.kind);
        self.others += u64::from(other != *state);
        Some(action)
    }

    fn observe(&mut self, before: &G::State, ply: Ply<G>) {
        let observation = Observation::of(self.rules, before, ply, Eye::Seat(self.own));
        self.bots.iter_mut().for_each(|bot| bot.observe(observation));
    }
}

/// At equal dice, a bot that has played all along does the same in any two worlds that its seat cannot tell apart, on one
/// thread and on two.
fn no_memory_peeks_in<G: Courtly>() {
    let models = G::models();
    let count = |(n, rules): (usize, &G)| {
        let mut rng = FastRng::stream(8, n as u64);
        let own = Seat::new(n % usize::from(rules.seats()));
        let level = if n % 3 < 2 { Level::Knight } else { Level::Marshal };
        let spec = BotSpec { level, budget: Budget::Iterations(16), threads: 1 + (n / 3 % 2) as u16 };
        let kind = if n % 3 == 0 { Kind::Patient(spec) } else { Kind::Usual(spec) };
        led_astray(rules, &models, own, kind, &mut rng)
    };
    let others: u64 = G::training_variants().par_iter().enumerate().map(count).sum();
    assert!(others > 50, "{}: hardly any other world was found ({others})", G::TITLE);
}

#[test]
fn no_bot_peeks_by_what_it_remembers() {
    for_each_game!(no_memory_peeks_in);
}

/// What a bot is handed shows no more than its seat sees, even if it is printed.
fn nothing_comes_out_in<G: Courtly>() {
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
    assert!(others > 50, "{}: hardly any other world was found ({others})", G::TITLE);
}

#[test]
fn nothing_comes_out_of_what_a_bot_is_handed() {
    for_each_game!(nothing_comes_out_in);
}

/// Games of the great trial, in all.
const GAMES: u64 = 10_000;

/// Bots of all levels at one table; `play` panics if one does what is not allowed.
fn only_legal_moves_in<G: Courtly>() {
    let (rules, models) = (G::training_variants(), G::models());
    (0..GAMES.div_ceil(3)).into_par_iter().for_each(|n| {
        let mut rng = FastRng::stream(7, n);
        let rules = &rules[rng.below(rules.len() as u32) as usize];
        let mut kind = || match rng.below(18) {
            nth @ 0..=2 => EVERYBODY[2 + nth as usize],
            n => EVERYBODY[n as usize % 2],
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

/// A seat that thinks by iterations does the same again, on as many threads as before.
fn thoughts_repeat_in<G: Courtly>() {
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
        assert!(game() == game(), "{}: the same game went otherwise on {threads} threads", G::TITLE);
    }
}

#[test]
fn thoughts_repeat() {
    for_each_game!(thoughts_repeat_in);
}

/// The share of wins of one kind of bot against others, sitting in every seat in turn.
fn share_among<G: Courtly>(rules: &G, one: Kind, others: Kind, games: usize) -> f64 {
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

/// With every set of options a squire plays sanely, and with the usual ones well.
fn squires_beat_pages_in<G: Courtly>() {
    G::training_variants().par_iter().enumerate().for_each(|(n, rules)| {
        let (games, least) = if n == 0 { (400, 0.8) } else { (40, 0.65) };
        let share = share_among(rules, EVERYBODY[1], EVERYBODY[0], games);
        assert!(share >= least, "{}: a squire wins only {:.0} % against pages", line(rules), 100.0 * share);
    });
}

#[test]
fn squires_beat_pages_with_every_set_of_options() {
    for_each_game!(squires_beat_pages_in);
}

/// A knight that searches as one who has time beats squires even if it has none.
fn the_patient_beat_squires_in<G: Courtly>() {
    let knight = BotSpec { level: Level::Knight, budget: Budget::Iterations(150), threads: 1 };
    let share = share_among(&G::training_variants()[0], Kind::Patient(knight), EVERYBODY[1], 40);
    assert!(share > 0.35, "{}: a patient knight wins only {:.0} % against squires", G::TITLE, 100.0 * share);
}

#[test]
fn the_patient_beat_squires() {
    for_each_game!(the_patient_beat_squires_in);
}

/// The share of wins of a challenger against others of one kind, sitting in every seat of every deal.
fn share_of_wins(title: Title, challenger: &str, others: &str, deals: u64) -> f64 {
    let specs = [challenger, others].map(|bot| BotSpec::parse(bot, Budget::ms(1)).expect("it is a bot"));
    let factory = bots::bot_factory_for(title, &GameConfig::default()).expect("it is a game");
    let arena = Arena::new(factory, &specs, 3);
    let played: Vec<_> = (0..deals).into_par_iter().map(|number| arena.deal(number)).collect();
    let mut tally = ArenaStats::new(&arena);
    played.iter().for_each(|deal| tally.add(&arena, deal));
    tally.challenger().expect("games were played").wins.mean
}

/// Who looks ahead plays better than who does not, and who looks further better still. The bounds are far below what is
/// measured in the arena: a search that is broken falls below them, luck does not.
#[test]
fn who_looks_ahead_wins_more() {
    for (title, least) in [(Title::Krieg, 0.55), (Title::Verraeter, 0.35), (Title::Kingsburg, 0.35)] {
        for bot in ["knight:150it", "marshal:150it"] {
            let share = share_of_wins(title, bot, "squire", 10);
            assert!(share > least, "{title}: a {bot} wins only {:.0} % against squires", 100.0 * share);
        }
    }
    let share = share_of_wins(Title::Krieg, "knight:200it", "knight:4it", 8);
    assert!(share > 0.4, "a knight who looks further wins only {:.0} %", 100.0 * share);
}

/// A knight of Verräter that is to take an action card in the same place again and again does not always take the same.
#[test]
fn drafts_cannot_be_counted_on() {
    let (rules, models) = (&Verraeter::training_variants()[0], Verraeter::models());
    let (mut drafts, mut mixed) = (0, 0);
    decisions(rules, &mut FastRng::new(12), |state, seat, dice| {
        let side = InfoState::new(rules, state, seat);
        let mut legal = Actions::new();
        side.legal(&mut legal);
        if !matches!(legal[0], verraeter::Action::Pick(_)) {
            return;
        }
        let knight = BotSpec { level: Level::Knight, budget: Budget::Iterations(200), threads: 1 };
        let mut picks: Vec<_> = (0..12)
            .map(|_| {
                knight.build::<Verraeter>(&models).choose(&side, &mut FastRng::new(dice.next_u64())).action
            })
            .collect();
        picks.sort();
        picks.dedup();
        drafts += 1;
        mixed += u32::from(picks.len() > 1);
    });
    assert!(drafts > 20 && mixed * 2 > drafts, "{mixed} of {drafts} drafts are mixed");
}

/// Only a knight that has time judges by its own network: who knows nothing by it plays otherwise, one in a hurry does not.
#[test]
fn knights_that_have_time_judge_by_their_own_network() {
    let (rules, models) = (&Krieg::training_variants()[0], Krieg::models());
    let zeros =
        TrainedModels { small_net: Some(Arc::new(SmallNet::zeros(Krieg::FEATURES))), ..models.clone() };
    let knight = BotSpec { level: Level::Knight, budget: Budget::Iterations(60), threads: 1 };
    let differ = |kind: Kind| {
        let mut count = 0;
        decisions(rules, &mut FastRng::new(13), |state, seat, _| {
            let side = InfoState::new(rules, state, seat);
            let [one, other] = [&models, &zeros]
                .map(|models| kind.build::<Krieg>(models).choose(&side, &mut FastRng::new(2)).action);
            count += u32::from(one != other);
        });
        count
    };
    assert_eq!(differ(Kind::Usual(knight)), 0);
    assert!(differ(Kind::Patient(knight)) > 5);
}

/// Options that leave all else as it is and that nobody is taught: who begins, and how stables are read.
#[test]
fn bots_play_with_options_that_they_were_not_taught() {
    fn sane<G: Courtly>(options: &str) {
        let settings = OptionValues::parse(options).expect("they can be read");
        let rules =
            G::rules(&GameConfig { options: settings, ..GameConfig::default() }).expect("they are possible");
        let share = share_among(&rules, EVERYBODY[1], EVERYBODY[0], 80);
        assert!(share >= 0.65, "{}: a squire wins only {:.0} % against pages", line(&rules), 100.0 * share);
        for kind in EVERYBODY {
            share_among(&rules, kind, EVERYBODY[1], 4);
        }
    }
    sane::<Krieg>("variants=strategic,adviser=2");
    sane::<Verraeter>("start=3");
    sane::<Kingsburg>("stables=general");
}

/// What is part of the program is small, and something was learnt.
fn weights_are_small_in<G: Courtly>() {
    let models = G::models();
    let bytes = G::WEIGHTS.len() + G::OPPONENT_WEIGHTS.len();
    assert!(bytes <= 2 << 20, "{}: {bytes} bytes", G::TITLE);
    assert!(models.net.third.iter().any(|weight| *weight != 0.0), "{}: nothing was learnt", G::TITLE);
    assert_eq!(models.small_net.is_some(), G::HAS_SMALL_NET, "{}", G::TITLE);
    let mut sketched = models.small_net.iter().flat_map(|small_net| small_net.third);
    assert_eq!(sketched.any(|weight| weight != 0.0), G::HAS_SMALL_NET, "{}: nothing was learnt", G::TITLE);
}

#[test]
fn weights_are_small() {
    for_each_game!(weights_are_small_in);
}
