//! The policy of Verräter in positions with a clear best action, and properties of its scores and features.

use bots::game::{ActionScorer, Features, TrainedGame, WorldLikelihood};
use bots::opponent_model::DecisionBuffer;
use bots::titles::verraeter::Rationale;
use bots::{ActionScores, Bot, InfoState, PolicyBot};
use engine::{Actions, FastRng, Game, Rng, Seat, SeatSet, run};
use games::titles::verraeter::standard;
use verraeter::plan::Phase;
use verraeter::{Action, Ask, Edition, Face, Options, Place, Role, Scene, State, Verraeter};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const THREE: Seat = Seat::new(2);
const FOUR: Seat = Seat::new(3);

/// The last round of a game of four.
const LAST: u8 = 8;

/// The rules of 2008 for four, whose first start player is named.
fn rules() -> Verraeter {
    standard(Options { start: Some(ONE), ..Options::usual(4) })
}

/// The action with the highest score and its rationale.
fn best(rules: &Verraeter, state: &State, seat: Seat) -> (String, Rationale) {
    let (mut legal, mut scores) = (Actions::new(), ActionScores::new());
    rules.legal_actions(state, seat, &mut legal);
    assert!(!legal.is_empty(), "{seat:?} is not asked at {:?}", state.agenda.peek());
    rules.score(state, seat, &legal, &mut scores);
    let best = scores.argmax(|_| 0);
    (legal[best].to_string(), scores.as_slice()[best].rationale)
}

/// The score of one action.
fn worth(rules: &Verraeter, state: &State, seat: Seat, action: &str) -> f32 {
    let (mut legal, mut scores) = (Actions::new(), ActionScores::new());
    rules.legal_actions(state, seat, &mut legal);
    rules.score(state, seat, &legal, &mut scores);
    let action: Action = action.parse().expect("an action is written as in a record");
    let at = legal.iter().position(|&other| other == action).expect("the action is legal");
    scores.as_slice()[at].logit
}

/// The fourth seat plays its cards last; it knows that the traitor went round to it and that nobody has Diplomat +5.
fn last_to_play<'a>(scene: Scene<'a>, role: Role) -> Scene<'a> {
    let scene = scene.drafted(ONE, Role::Builder).drafted(TWO, Role::Strategist).drafted(THREE, Role::Farmer);
    scene.aside(Role::Diplomat2).drafted(FOUR, role)
}

#[test]
fn no_card_is_played_in_a_conflict_that_is_lost() {
    let rules = rules();
    // The rose has a village, the eagle a city and eight more.
    let ring = "city/eagle village/rose meadow/eagle meadow/rose river/eagle river/rose wasteland/eagle \
                wasteland/rose forest/eagle forest/rose village/eagle city/rose";
    let scene = Scene::new(&rules).ring(ring).conflict(1).played(ONE, "8").hand(FOUR, "2+4");
    let state = last_to_play(scene, Role::Diplomat5).phase(Phase::Supply);
    assert_eq!(best(&rules, &state, FOUR), ("supply -".into(), Rationale::ConflictIsLost));
}

#[test]
fn no_card_is_played_in_a_conflict_that_is_won() {
    let rules = rules();
    let scene = Scene::new(&rules).conflict(1).played(TWO, "8").hand(FOUR, "3+4+5");
    let state = last_to_play(scene, Role::Diplomat5).phase(Phase::Supply);
    assert_eq!(best(&rules, &state, FOUR), ("supply -".into(), Rationale::ConflictIsWon));
}

#[test]
fn the_last_to_play_plays_just_enough_to_win() {
    let rules = rules();
    // Cities of 15 each; six for the eagle, five from the fourth seat for the rose, and at most two of a hidden diplomat.
    let scene = Scene::new(&rules).conflict(11).played(ONE, "6").hand(FOUR, "5+6+8");
    let state = last_to_play(scene, Role::Diplomat5).phase(Phase::Supply);
    assert_eq!(best(&rules, &state, FOUR), ("supply 5".into(), Rationale::WinsConflict));
}

#[test]
fn the_traitor_goes_over_to_the_winning_side() {
    let rules = rules();
    // The rose has played nothing and holds nothing; the eagle holds plenty.
    let scene = Scene::new(&rules).conflict(11).hand(ONE, "5+5+6").hand(THREE, "4+6+8");
    let scene = scene.drafted(ONE, Role::Builder).drafted(TWO, Role::Farmer).drafted(THREE, Role::Diplomat5);
    let state = scene.aside(Role::Strategist).at(&[verraeter::plan::Step::Pick(FOUR)]);
    assert_eq!(best(&rules, &state, FOUR), ("pick traitor".into(), Rationale::DesertsToWinners));
}

#[test]
fn whoever_stands_with_the_winners_does_not_desert() {
    let rules = rules();
    let scene = Scene::new(&rules).conflict(11).hand(TWO, "5+5+6").hand(FOUR, "4+6+8");
    let scene = scene.drafted(ONE, Role::Builder).drafted(TWO, Role::Farmer).drafted(THREE, Role::Strategist);
    let state = scene.aside(Role::Diplomat5).at(&[verraeter::plan::Step::Pick(FOUR)]);
    assert_eq!(best(&rules, &state, FOUR).0, "pick diplomat2");
    let (stays, deserts) =
        (worth(&rules, &state, FOUR, "pick diplomat2"), worth(&rules, &state, FOUR, "pick traitor"));
    assert!(stays > deserts + 1.0, "{stays} against {deserts}");
}

#[test]
fn the_conflict_goes_where_a_strong_land_attacks_a_rich_one() {
    let rules = rules();
    // The rose attacks from a city: a village beside it, a wasteland on the other side.
    let ring = "city/rose village/eagle village/eagle river/eagle river/eagle meadow/eagle city/eagle forest/rose \
                forest/rose meadow/rose wasteland/rose wasteland/eagle";
    let state = Scene::new(&rules).ring(ring).strategy(TWO).hand(TWO, "4+5").phase(Phase::Conflict);
    assert_eq!(best(&rules, &state, TWO), ("conflict 1".into(), Rationale::PromisingConflict));
    let poor = worth(&rules, &state, TWO, "conflict 12");
    assert!(
        worth(&rules, &state, TWO, "conflict 1") > poor + 1.0,
        "a village is worth more than a wasteland"
    );
}

#[test]
fn the_conflict_goes_where_a_rival_has_an_estate_to_lose() {
    let rules = rules();
    let scene = |number| {
        let scene = Scene::new(&rules).strategy(TWO).hand(TWO, "5+5+6").building(ONE, Face::Estate, number);
        scene.phase(Phase::Conflict)
    };
    // The eagle's village 9 is attacked at border 9.
    let [rich, bare] = [scene(9), scene(1)].map(|state| worth(&rules, &state, TWO, "conflict 9"));
    assert!(rich > bare, "{rich} against {bare}");
}

#[test]
fn in_the_last_round_a_full_hand_wants_an_office() {
    let rules = rules();
    let scene = Scene::new(&rules).round(LAST).hand(ONE, "2+3+4").building(ONE, Face::Estate, 1);
    let state = scene.role(ONE, Role::Builder).phase(Phase::Builder);
    let (action, why) = best(&rules, &state, ONE);
    assert!(action.starts_with("build office"), "{action}");
    assert_eq!(why, Rationale::OfficeCounts);
    let gain = worth(&rules, &state, ONE, &action) - worth(&rules, &state, ONE, "pass");
    assert!((gain - 3.0).abs() < 0.5, "an office with three cards is worth three points, not {gain}");
}

#[test]
fn in_the_last_round_three_cards_are_kept_for_two_offices() {
    let rules = rules();
    let scene = Scene::new(&rules).round(LAST).conflict(11).played(ONE, "8").hand(FOUR, "2+3+4");
    let scene = scene.building(FOUR, Face::Office, 1).building(FOUR, Face::Office, 2);
    let state = last_to_play(scene, Role::Diplomat5).phase(Phase::Supply);
    // The 4 beats eight by one; the other two would cost two points each and win nothing more.
    let all = worth(&rules, &state, FOUR, "supply 2+3+4");
    assert!(worth(&rules, &state, FOUR, "supply 4") > all, "each card kept is two points");
}

#[test]
fn in_the_last_round_cards_without_offices_are_free() {
    let rules = rules();
    let scene = Scene::new(&rules).round(LAST).conflict(11).hand(ONE, "2+3").hand(TWO, "3").hand(FOUR, "4");
    let scene = scene.drafted(ONE, Role::Builder).drafted(TWO, Role::Strategist).drafted(THREE, Role::Farmer);
    let state = scene.aside(Role::Diplomat2).drafted(FOUR, Role::Diplomat5).phase(Phase::Supply);
    let most = worth(&rules, &state, ONE, "supply 2+3");
    assert!(most >= worth(&rules, &state, ONE, "supply -"), "there is nothing to save cards for");
}

#[test]
fn the_first_estate_stands_on_a_land_of_ones_own_house() {
    let rules = rules();
    let state = Scene::new(&rules).round(1).at(&[verraeter::plan::Step::FirstEstate(TWO)]);
    let action: Action = best(&rules, &state, TWO).0.parse().expect("an action");
    let Action::Estate(at) = action else { panic!("{action} is no estate") };
    assert_eq!(state.side(at), state.nobles[TWO].side);
    let [home, abroad] = [Place::new(1), Place::new(0)].map(|at| Action::Estate(at).to_string());
    assert!(worth(&rules, &state, TWO, &home) > worth(&rules, &state, TWO, &abroad));
}

#[test]
fn the_weakest_cards_make_room() {
    let rules = rules();
    let scene = Scene::new(&rules).hand(ONE, "2+5+5+6+8").role(ONE, Role::Farmer);
    let state = scene.phase(Phase::Draw);
    assert_eq!(best(&rules, &state, ONE), ("discard 2".into(), Rationale::ReplacesWeakCards));
    assert!(worth(&rules, &state, ONE, "discard 8") < worth(&rules, &state, ONE, "discard -"));
}

/// Every set of options that plays differently.
fn all_rules() -> impl Iterator<Item = Verraeter> {
    Edition::ALL
        .into_iter()
        .flat_map(|edition| [3, 4].map(|seats| standard(Options { edition, ..Options::usual(seats) })))
}

/// Plays a random game and calls `see` with each position before its decision.
fn wander(rules: &Verraeter, seed: u64, mut see: impl FnMut(&State, Option<(Seat, &[Action])>)) {
    let mut state = rules.initial_state();
    let mut random = |state: &State, seat: Seat, legal: &[Action], rng: &mut FastRng| {
        see(state, Some((seat, legal)));
        legal[rng.below(legal.len() as u32) as usize]
    };
    run(rules, &mut state, &mut FastRng::stream(7, seed), &mut random);
    see(&state, None);
}

#[test]
fn every_action_has_a_finite_score() {
    let mut scores = ActionScores::new();
    for rules in all_rules() {
        for seed in 0..50 {
            wander(&rules, seed, |state, asked| {
                let Some((seat, legal)) = asked else { return };
                scores.clear();
                rules.score(state, seat, legal, &mut scores);
                assert_eq!(scores.as_slice().len(), legal.len());
                for (score, action) in scores.as_slice().iter().zip(legal) {
                    assert!(score.logit.abs() < 20.0, "{action}: {score:?}");
                }
            });
        }
    }
}

#[test]
fn hidden_information_changes_no_score() {
    let (mut actual, mut sampled) = (ActionScores::new(), ActionScores::new());
    for rules in all_rules() {
        for seed in 0..25 {
            let mut rng = FastRng::stream(8, seed);
            wander(&rules, seed, |state, asked| {
                let Some((seat, legal)) = asked else { return };
                let world = rules.redeal(state, seat, &mut rng);
                actual.clear();
                sampled.clear();
                rules.score(state, seat, legal, &mut actual);
                rules.score(&world, seat, legal, &mut sampled);
                assert_eq!(actual.as_slice(), sampled.as_slice());
            });
        }
    }
}

#[test]
fn features_are_bounded() {
    let mut features = [0.0f32; Verraeter::FEATURES];
    for rules in all_rules() {
        for seed in 0..50 {
            wander(&rules, seed, |state, _| {
                for seat in SeatSet::all(rules.seats()).iter() {
                    features.fill(0.0);
                    rules.encode(state, seat, &mut features);
                    let odd = features.iter().position(|number| !(-5.0..=5.0).contains(number));
                    assert_eq!(odd, None, "{features:?}");
                }
            });
        }
    }
}

#[test]
fn every_feature_is_nonzero_somewhere() {
    let mut seen = [false; Verraeter::FEATURES];
    let mut features = [0.0f32; Verraeter::FEATURES];
    for rules in all_rules() {
        for seed in 0..50 {
            wander(&rules, seed, |state, _| {
                for seat in SeatSet::all(rules.seats()).iter() {
                    features.fill(0.0);
                    rules.encode(state, seat, &mut features);
                    seen.iter_mut().zip(features).for_each(|(seen, number)| *seen |= number != 0.0);
                }
            });
        }
    }
    assert_eq!(seen.iter().position(|&seen| !seen), None, "a feature is always 0");
}

/// The true state of a game among squires is likelier than a uniform determinization, and more so with the opponent model, which takes
/// supply cards into account.
#[test]
fn the_true_state_is_likelier_than_a_determinization() {
    let rules = &Verraeter::training_variants()[0];
    let (models, mut buffer) = (Verraeter::models(), DecisionBuffer::default());
    let mut with_model =
        |world: &State, seat| rules.likelihood_with_model(world, seat, &models.opponent_model, &mut buffer);
    let (mut by_scores, mut by_model, mut decisions) = (0.0, 0.0, 0);
    for seed in 0..40 {
        let mut squire = PolicyBot::new();
        let mut watched = |state: &State, seat: Seat, _: &[Action], rng: &mut FastRng| {
            if rules.ask(state, seat) == Some(Ask::Supply) && seat != state.start {
                let sample = rules.redeal(state, seat, rng);
                by_scores += (rules.likelihood(state, seat) / rules.likelihood(&sample, seat)).ln();
                by_model += (with_model(state, seat) / with_model(&sample, seat)).ln();
                decisions += 1;
            }
            squire.choose(&InfoState::new(rules, state, seat), rng).action
        };
        run(rules, &mut rules.initial_state(), &mut FastRng::new(seed), &mut watched);
    }
    let [by_scores, by_model] = [by_scores, by_model].map(|sum| sum / decisions as f32);
    assert!(by_scores > 1.0, "{by_scores} nats by scores");
    assert!(by_model > by_scores + 0.1, "{by_model} nats by the model, {by_scores} by scores");
}
