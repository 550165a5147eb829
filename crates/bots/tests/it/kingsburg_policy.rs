//! The policy of Kingsburg in positions with a clear best action, and properties of its scores and features.

use bots::ActionScores;
use bots::game::{ActionScorer, Features};
use bots::titles::kingsburg::Rationale;
use engine::{Actions, Agenda, FastRng, Game, NoPlayers, Rng, Seat, SeatSet, run};
use games::titles::kingsburg::standard;
use kingsburg::faces::Faces;
use kingsburg::goods::Kinds;
use kingsburg::invaders::Race;
use kingsburg::module::{self, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::state::State;
use kingsburg::{Action, Advisor, Building, Kingsburg, Modules, Options, Scene};

const A: Seat = Seat::new(0);

fn base() -> Kingsburg {
    standard(Options::base(4))
}

fn all() -> SeatSet {
    SeatSet::all(4)
}

/// All legal actions with their scores, the best first.
fn scores(rules: &Kingsburg, state: &State, seat: Seat) -> Vec<(Action, f32, Rationale)> {
    let (mut legal, mut scores) = (Actions::new(), ActionScores::new());
    rules.legal_actions(state, seat, &mut legal);
    rules.score(state, seat, &legal, &mut scores);
    let each = legal.iter().zip(scores.as_slice());
    let mut all: Vec<_> = each.map(|(&action, score)| (action, score.logit, score.rationale)).collect();
    all.sort_by(|one, other| other.1.total_cmp(&one.1));
    all
}

#[track_caller]
fn best(rules: &Kingsburg, state: &State, seat: Seat) -> (Action, Rationale) {
    let all = scores(rules, state, seat);
    (all[0].0, all[0].2)
}

/// The position in which the first seat alone still influences, with these dice.
fn influencing(scene: Scene<'_>, season: Season, dice: &[u8]) -> State {
    let mut state = scene.at(&[Step::Roll]);
    state.season = season;
    state.lords[A].dice = dice.iter().copied().collect::<Faces>();
    state.agenda = Agenda::new(&[
        Step::Influence { at: A, playing: [A].into_iter().collect() },
        Step::AidFrom(Advisor::FIRST),
        Step::DiceBack,
        Step::Builds(all()),
        Step::SeasonEnds(all()),
        Step::CloseSeason,
        Step::Winter,
        Step::End,
    ]);
    state
}

/// The highest score of placing dice on an advisor.
fn score_of(rules: &Kingsburg, state: &State, number: u8) -> f32 {
    let there = |action: Action| matches!(action, Action::Place(group) if group.advisor.number() == number);
    let all = scores(rules, state, A);
    all.iter().find(|(action, ..)| there(*action)).map_or(f32::MIN, |(_, worth, _)| *worth)
}

#[test]
fn it_recruits_when_the_invader_would_win() {
    let rules = base();
    let scene = Scene::new(&rules).year(4).goods(A, 4, 2, 2).built(A, &[Building::Church]);
    let mut state = scene.invader(Race::Goblins, 6).at(&[Step::Recruits(all()), Step::Winter]);
    state.invader.seen = all();
    let (action, why) = best(&rules, &state, A);
    assert!(matches!(action, Action::Recruit(_)), "{action}");
    assert_eq!(why, Rationale::SoldiersForWinter);
}

#[test]
fn it_does_not_pay_soldiers_that_it_does_not_need() {
    let rules = base();
    let strong = [Building::WizardsGuild, Building::Fortress];
    let scene = Scene::new(&rules).year(1).goods(A, 3, 3, 3).soldiers(A, 4).built(A, &strong);
    let state = scene.at(&[Step::Recruits(all()), Step::Winter]);
    assert_eq!(best(&rules, &state, A).0, Action::Done);
}

#[test]
fn it_finishes_the_row_that_it_can_finish() {
    let rules = base();
    let scene = Scene::new(&rules).year(5).goods(A, 5, 1, 3).built(A, &[Building::Church]);
    let state = scene.building(Season::Autumn);
    assert_eq!(best(&rules, &state, A), (Action::Build(Building::Cathedral), Rationale::FillsTheRow));
}

#[test]
fn it_builds_for_points_alone_in_the_last_season() {
    let rules = base();
    // The Inn would bring nothing any more, the Statue three points.
    let scene = Scene::new(&rules).year(5).goods(A, 2, 1, 0);
    let state = scene.building(Season::Autumn);
    assert_eq!(best(&rules, &state, A), (Action::Build(Building::Statue), Rationale::BuildsForPoints));
}

#[test]
fn it_takes_the_good_that_its_building_lacks() {
    let rules = base();
    let scene = Scene::new(&rules).year(5).goods(A, 5, 1, 2).built(A, &[Building::Church]);
    let choose = Step::Choose { seat: A, kinds: Kinds::ANY };
    let state = scene.at(&[choose, Step::Builds(all()), Step::End]);
    let (action, why) = best(&rules, &state, A);
    assert_eq!(action, Action::Take(kingsburg::Good::Stone));
    assert_eq!(why, Rationale::CompletesABuilding);
}

#[test]
fn it_goes_to_the_advisor_who_completes_its_building() {
    let rules = base();
    // The Chapel costs three gold and a stone: the two gold of the eighth are all that it lacks.
    let scene = Scene::new(&rules).year(5).goods(A, 1, 0, 1).built(A, &[Building::Statue]);
    let state = influencing(scene, Season::Autumn, &[6, 2]);
    let (action, why) = best(&rules, &state, A);
    assert!(matches!(action, Action::Place(group) if group.advisor.number() == 8), "{action}");
    assert_eq!(why, Rationale::CompletesABuilding);
}

#[test]
fn it_values_the_general_when_winter_is_near_and_it_is_weak() {
    let rules = base();
    let weak = influencing(Scene::new(&rules).year(5).soldiers(A, 3), Season::Autumn, &[4, 6]);
    let strong = influencing(Scene::new(&rules).year(5).soldiers(A, 12), Season::Autumn, &[4, 6]);
    assert!(score_of(&rules, &weak, 10) > score_of(&rules, &strong, 10) + 1.0);
    assert!(score_of(&rules, &weak, 10) > score_of(&rules, &weak, 4));
}

#[test]
fn it_never_passes_while_it_has_dice() {
    let rules = base();
    let state = influencing(Scene::new(&rules).year(2), Season::Spring, &[1, 3, 4]);
    assert_eq!(scores(&rules, &state, A).last().map(|(action, ..)| *action), Some(Action::Pass));
}

#[test]
fn it_rolls_a_poor_roll_again() {
    let rules = base();
    let scene = Scene::new(&rules).year(2).built(A, &[Building::Chapel]);
    let mut state = influencing(scene, Season::Spring, &[1, 1, 2]);
    state.agenda.push(Step::Change(A));
    assert_eq!(best(&rules, &state, A), (Action::Chapel, Rationale::BetterDice));
}

#[test]
fn it_sells_its_last_goods_to_the_town_hall() {
    let rules = base();
    let scene = Scene::new(&rules).year(5).goods(A, 1, 0, 0).built(A, &[Building::TownHall]);
    let state = scene.season_end(Season::Autumn);
    assert_eq!(best(&rules, &state, A).1, Rationale::PointsForGoods);
}

#[test]
fn it_sends_the_fewest_troops_that_win() {
    let rules = standard(Options { modules: Modules::TROOPS, ..Options::base(4) });
    let scene = Scene::new(&rules).year(1).soldiers(A, 2).built(A, &[Building::Church]);
    let state = scene.invader(Race::Orcs, 3).winter();
    assert_eq!(best(&rules, &state, A).0, Action::Module(module::Action::Troops(2)));
}

#[test]
fn it_bids_little_for_a_governor() {
    let modules = Modules::GOVERNORS | Modules::AUCTION;
    let rules = standard(Options { modules, ..Options::base(4) });
    let mut rng = FastRng::stream(3, 3);
    let mut state = rules.initial_state();
    run(&rules, &mut state, &mut rng, &mut NoPlayers);
    let seat = rules.turn(&state).seats().iter().next().expect("somebody offers");
    let (action, _) = best(&rules, &state, seat);
    assert!(matches!(action, Action::Module(module::Action::Offer(_, 0..=2))), "{action}");
}

#[test]
fn it_does_not_look_at_an_invader_that_it_has_not_seen() {
    let rules = base();
    let before = |race, strength| {
        let scene = Scene::new(&rules).year(4).goods(A, 4, 2, 2).invader(race, strength);
        scores(&rules, &scene.at(&[Step::Recruits(all()), Step::Winter]), A)
    };
    assert_eq!(before(Race::Goblins, 5), before(Race::Zombies, 7));
}

#[test]
fn scores_are_finite_with_every_governor() {
    let rules = standard(Options { modules: Modules::GOVERNORS, ..Options::base(4) });
    for &governor in Governor::ALL {
        let scene = Scene::new(&rules).governor(A, governor).goods(A, 3, 3, 3);
        let all = scores(&rules, &scene.building(Season::Spring), A);
        assert!(all.len() > 1 && all.iter().all(|(_, worth, _)| worth.is_finite()), "{governor}");
    }
}

/// Plays a random game and checks the scores and features of every decision.
fn examine(rules: &Kingsburg, rng: &mut FastRng) {
    let (mut scores, mut features) = (ActionScores::new(), vec![0.0; Kingsburg::FEATURES]);
    let mut examined = |state: &State, seat: Seat, legal: &[Action], rng: &mut FastRng| {
        scores.clear();
        rules.score(state, seat, legal, &mut scores);
        assert_eq!(scores.as_slice().len(), legal.len());
        assert!(scores.as_slice().iter().all(|score| score.logit.abs() <= 30.0));
        features.fill(0.0);
        rules.encode(state, seat, &mut features);
        assert!(features.iter().all(|number| number.is_finite() && number.abs() <= 5.0));
        legal[rng.below(legal.len() as u32) as usize]
    };
    run(rules, &mut rules.initial_state(), rng, &mut examined);
}

#[test]
fn scores_and_features_are_bounded_with_every_set_of_options() {
    let mut rng = FastRng::stream(11, 7);
    Options::all().for_each(|options| examine(&standard(options), &mut rng));
    for seats in 2..=5 {
        let options = Options { modules: Modules::all(), ..Options::base(seats) };
        (0..5).for_each(|_| examine(&standard(options), &mut rng));
    }
}
