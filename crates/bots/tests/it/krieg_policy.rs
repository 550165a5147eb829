//! The policy of Krieg und Frieden in positions with a clear best action, and properties of its scores and features.

use bots::ActionScores;
use bots::game::{ActionScorer, Features};
use bots::titles::krieg::Rationale;
use engine::{Actions, FastRng, Game, NoPlayers, Rng, Seat, next_ply, run};
use games::titles::krieg::standard;
use krieg::{Action, Edition, Krieg, Options, Part, Scene, State, Variants};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

/// The classic game for four.
fn classic() -> Krieg {
    standard(Options::classic(4))
}

/// The classic game for four with variants.
fn with(variants: Variants) -> Krieg {
    standard(Options { variants, ..Options::classic(4) })
}

/// The scores and rationales of all legal actions.
fn scored(rules: &Krieg, state: &State, seat: Seat) -> Vec<(String, f32, Rationale)> {
    let (mut legal, mut scores) = (Actions::new(), ActionScores::new());
    rules.legal_actions(state, seat, &mut legal);
    assert!(!legal.is_empty(), "{seat:?} is asked");
    rules.score(state, seat, &legal, &mut scores);
    assert_eq!(scores.as_slice().len(), legal.len());
    legal
        .iter()
        .zip(scores.as_slice())
        .map(|(action, it)| (action.to_string(), it.logit, it.rationale))
        .collect()
}

/// The action with the highest score and its rationale.
fn does(rules: &Krieg, state: &State, seat: Seat) -> (String, Rationale) {
    let all = scored(rules, state, seat);
    let best = all.iter().max_by(|a, b| a.1.total_cmp(&b.1)).expect("something may be done");
    (best.0.clone(), best.2)
}

/// The score of one action.
fn worth(rules: &Krieg, state: &State, seat: Seat, action: &str) -> f32 {
    let all = scored(rules, state, seat);
    all.iter().find(|it| it.0 == action).unwrap_or_else(|| panic!("{action} is possible")).1
}

/// Applies an action of a seat.
fn then(rules: &Krieg, state: &mut State, seat: Seat, action: &str) {
    let action = action.parse().expect("the action is written right");
    rules.apply(state, seat, action, &mut ()).expect("the action is possible");
}

/// A scene with agenda cards in hands.
fn scene(rules: &Krieg) -> Scene<'_> {
    Scene::new(rules).matters(A, "tax/privilege").matters(B, "famine/cathedral").matters(C, "war/privilege")
}

#[test]
fn it_wins_with_a_single_card_where_nobody_can_bid() {
    let rules = classic();
    let state = scene(&rules).table(A, "war/cathedral").hand(A, "KKCHG").spring();
    let (action, why) = does(&rules, &state, A);
    assert!(["bid H", "bid G", "bid C"].contains(&action.as_str()), "{action}");
    assert_eq!(why, Rationale::WinsAuction);
}

#[test]
fn it_passes_when_the_prize_is_dearer_than_the_cards() {
    let rules = classic();
    let scene = scene(&rules).table(A, "famine/cathedral").hand(A, "GGGGGHHK").hand(B, "KKKKCCCCC");
    let mut state = scene.spring();
    then(&rules, &mut state, A, "bid GGGG");
    let (action, why) = does(&rules, &state, B);
    assert_eq!((action.as_str(), why), ("pass", Rationale::KeepsCards));
}

#[test]
fn it_raises_for_the_roof_that_wins_the_game() {
    let rules = classic();
    let scene = scene(&rules).table(A, "war/cathedral").next_part(Part::Roof).vp(A, 5).vp(B, 7).vp(C, 7);
    let mut state = scene.hand(A, "KKCC").hand(B, "KKKG").spring();
    then(&rules, &mut state, A, "bid K");
    then(&rules, &mut state, B, "bid KK");
    then(&rules, &mut state, C, "pass");
    then(&rules, &mut state, D, "pass");
    let (action, why) = does(&rules, &state, A);
    assert!(action.starts_with("bid"), "{action}");
    assert_eq!(why, Rationale::BuildsToWin);
}

#[test]
fn it_raids_whoever_has_an_empty_hand() {
    let rules = classic();
    let scene = scene(&rules).hand(A, "KKCG").hand(B, "KCHGKCHG").hand(D, "KCHGKCHG").houses(A, 6, 0);
    let state = scene.houses(C, 4, 0).summer();
    assert_eq!(does(&rules, &state, A), ("attack 3".to_owned(), Rationale::RaidsUnguarded));
}

#[test]
fn it_keeps_its_last_knight_from_full_hands() {
    let rules = classic();
    let full = "KCHGKCHGK";
    let state = scene(&rules).hand(A, "K").hand(B, full).hand(C, full).hand(D, full).summer();
    assert_eq!(does(&rules, &state, A), ("done".to_owned(), Rationale::KeepsTheRest));
}

#[test]
fn it_saves_a_house_with_a_knight() {
    let rules = classic();
    let mut state = scene(&rules).hand(A, "K").hand(B, "KC").houses(B, 2, 1).summer();
    then(&rules, &mut state, A, "attack 2");
    assert_eq!(does(&rules, &state, B), ("defend".to_owned(), Rationale::SavesHouse));
}

#[test]
fn it_gives_up_an_odd_farm_before_a_workers_house() {
    let rules = classic();
    let mut state = scene(&rules).hand(A, "K").hand(B, "C").houses(B, 3, 2).summer();
    then(&rules, &mut state, A, "attack 2");
    assert_eq!(does(&rules, &state, B), ("lose outer".to_owned(), Rationale::LosesFarm));
}

#[test]
fn it_completes_a_pair_of_farms_early_on() {
    let rules = classic();
    let state = scene(&rules).hand(A, "GG").houses(A, 3, 0).summer();
    assert_eq!(does(&rules, &state, A), ("farm".to_owned(), Rationale::CompletesPair));
}

#[test]
fn it_sends_a_worker_when_it_can_have_the_next_part_built() {
    let rules = classic();
    let full = scene(&rules).hand(A, "HHHHCCCCKK").houses(A, 3, 0);
    let (without, planned) = (full.clone().summer(), full.matters(A, "tax/cathedral").summer());
    assert!(worth(&rules, &planned, A, "worker") > worth(&rules, &planned, A, "done"));
    assert!(worth(&rules, &planned, A, "worker") > worth(&rules, &without, A, "worker"));
}

#[test]
fn it_sends_no_worker_once_the_roof_stands() {
    let rules = with(Variants::MOBILISATION);
    let scene = scene(&rules).table(A, "war/cathedral").next_part(Part::Roof).hand(A, "KHH").houses(A, 3, 0);
    let mut state = scene.spring();
    then(&rules, &mut state, A, "bid K");
    [B, C, D].into_iter().for_each(|seat| then(&rules, &mut state, seat, "pass"));
    assert!(worth(&rules, &state, A, "worker") < worth(&rules, &state, A, "done"));
}

#[test]
fn it_does_not_pay_a_privilege_for_the_same_agenda() {
    let rules = classic();
    let scene = scene(&rules).matters(D, "war/cathedral").matters(B, "war/cathedral");
    let mut state = scene.hand(D, "KKKC").privileges(B, "K").adviser(D).winter();
    then(&rules, &mut state, D, "play war/cathedral");
    assert!(worth(&rules, &state, B, "swap K war/cathedral") < worth(&rules, &state, B, "pass"));
}

#[test]
fn it_takes_an_exhausted_privilege_from_the_leader() {
    let rules = classic();
    let scene = scene(&rules).table(A, "revolt/privilege").vp(B, 6).vp(C, 1);
    let mut state = scene.privileges(B, "G").privileges(C, "G").hand(A, "K").spring();
    then(&rules, &mut state, A, "bid K");
    [B, C, D].into_iter().for_each(|seat| then(&rules, &mut state, seat, "pass"));
    let (leader, last) = ("privilege G from 2", "privilege G from 3");
    assert!(worth(&rules, &state, A, leader) > worth(&rules, &state, A, last));
}

#[test]
fn it_pleads_with_the_fullest_hand() {
    let rules = classic();
    let scene = scene(&rules).houses(A, 0, 0).hand(B, "KC").hand(C, "KKCCHHGG").hand(D, "KCHG");
    let mut state = scene.autumn();
    run(&rules, &mut state, &mut FastRng::stream(1, 1), &mut NoPlayers);
    assert_eq!(does(&rules, &state, A), ("plead 3".to_owned(), Rationale::PleadsForCards));
}

#[test]
fn it_plays_to_its_own_strength() {
    let rules = classic();
    let scene = Scene::new(&rules).matters(A, "war/cathedral,famine/cathedral").hand(A, "GGGGHHH");
    let state = scene.hand(B, "KKKCCCC").hand(C, "KKKCCCC").hand(D, "KCHG").winter();
    assert_eq!(does(&rules, &state, A).0, "play famine/cathedral");
}

/// Options that differ in what scores and features read.
fn tables() -> [Krieg; 6] {
    let four = Options::classic(4);
    let spada = Options { edition: Edition::Spada, ..four };
    let all = Variants::GLOBAL | Variants::DAGGER | Variants::MOBILISATION;
    let three = Options { variants: all, ..Options::classic(3) };
    let light = Options { variants: Variants::LIGHT | Variants::STRATEGIC, ..spada };
    let last = Options { variants: Variants::MOBILISATION, ..four };
    [four, spada, three, light, last, Options::classic(3)].map(standard)
}

/// Checks the features of all seats.
fn check_features(rules: &Krieg, state: &State) {
    for at in 0..usize::from(rules.seats()) {
        let mut features = [0.0; Krieg::FEATURES];
        rules.encode(state, Seat::new(at), &mut features);
        let odd = features.iter().position(|it| !it.is_finite() || it.abs() > 5.0);
        assert_eq!(odd, None, "{features:?}");
    }
}

/// Checks the scores of a decision and returns a random action.
fn check_scores(rules: &Krieg, state: &State, seat: Seat, rng: &mut FastRng) -> Action {
    let (mut legal, mut scores) = (Actions::new(), ActionScores::new());
    rules.legal_actions(state, seat, &mut legal);
    rules.score(state, seat, &legal, &mut scores);
    assert_eq!(scores.as_slice().len(), legal.len());
    let fine = scores.as_slice().iter().all(|it| it.logit.is_finite() && it.logit.abs() <= 20.0);
    assert!(fine, "{:?}", scores.as_slice());
    legal[rng.below(legal.len() as u32) as usize]
}

/// Plays at random to the end, and checks every position on the way.
fn check_game(rules: &Krieg, rng: &mut FastRng) {
    let mut state = rules.initial_state();
    let mut checked =
        |state: &State, seat: Seat, _: &[Action], rng: &mut FastRng| check_scores(rules, state, seat, rng);
    loop {
        check_features(rules, &state);
        let Some(ply) = next_ply(rules, &state, rng, &mut checked) else {
            return;
        };
        ply.apply(rules, &mut state);
    }
}

#[test]
fn scores_and_features_are_bounded_in_random_games() {
    for (n, rules) in tables().iter().enumerate() {
        (0..34).for_each(|game| check_game(rules, &mut FastRng::stream(n as u64, game)));
    }
}
