//! The end: rulings 14 and 15.

use crate::rulebook::play::{A, B, C, D, Play, cards, classic, scene, spada, with};
use engine::{Game, Turn};
use krieg::plan::{Season, Step};
use krieg::{Event, Krieg, Part, Reason, Variants};

fn before_the_roof(rules: &Krieg) -> krieg::Scene<'_> {
    scene(rules).adviser(A).table(A, "war/cathedral").next_part(Part::Roof)
}

#[test]
fn ruling_14_the_game_ends_at_once_when_the_roof_is_built_after_its_points() {
    engine::proves!("end.roof");
    let rules = classic();
    let mut play = Play::new(&rules, before_the_roof(&rules).houses(D, 2, 2).spring());
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert_eq!(rules.turn(&play.state), Turn::Over);
    assert_eq!(play.lord(D).vp, 5);
    assert_eq!(play.lord(D).inner, 0);
    assert!(play.has_event(Event::Ended));
    play.may_not(D, "done", Reason::GameOver);
    play.refuses_chance("draw K", Reason::NotTheBox);
}

#[test]
fn ruling_14_strategic_the_sixth_part_ends_the_game_before_any_privilege() {
    engine::proves!("options.strategic-privilege", "end.roof");
    let rules = with(Variants::STRATEGIC);
    let mut play = Play::new(&rules, before_the_roof(&rules).spring());
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert_eq!(rules.turn(&play.state), Turn::Over);
    assert!(play.lord(D).privileges.is_empty());
}

#[test]
fn ruling_14_ties_go_to_the_most_resource_cards_and_are_shared_beyond() {
    engine::proves!("overview.aim", "end.winner", "end.tie");
    let rules = classic();
    let scene = before_the_roof(&rules).vp(A, 3).vp(B, 3).vp(C, 2).vp(D, 0);
    let state = scene.hand(A, "KK").hand(B, "KG").hand(D, "K").spring();
    let mut play = Play::new(&rules, state);
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    let scores = rules.scores(&play.state);
    assert_eq!([A, B, C, D].map(|seat| scores.points(seat)), [3, 3, 2, 3]);
    assert_eq!([A, B, C, D].map(|seat| scores.rank(seat)), [1, 1, 4, 3]);
    assert!(scores.winners().iter().eq([A, B]));
}

#[test]
fn ruling_15_mobilisation_finishes_the_year() {
    engine::proves!("options.mobilisation");
    let rules = with(Variants::MOBILISATION);
    let mut play = Play::new(&rules, before_the_roof(&rules).spring());
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert_eq!(play.state.season(), Some(Season::Summer));
    assert_eq!(play.state.table, None, "the agenda card has left the game");
    for seat in [D, A, B, C] {
        play.does(seat, "done");
    }
    for _ in 0..4 {
        play.draws("GG");
    }
    assert_eq!(rules.turn(&play.state), Turn::Over, "no new year begins");
}

#[test]
fn ruling_15_mobilisation_with_strategic_the_builder_of_the_roof_takes_a_privilege() {
    engine::proves!("options.mobilisation", "options.combine");
    let rules = with(Variants::MOBILISATION | Variants::STRATEGIC);
    let mut play = Play::new(&rules, before_the_roof(&rules).spring());
    play.does(A, "pass").does(B, "pass").does(C, "pass").asks(D).does(D, "privilege K");
    assert_eq!(play.state.season(), Some(Season::Summer));
}

#[test]
fn example_silvio_mobilises_four_points_and_keeps_three_cards() {
    engine::proves!("options.conversion", "options.conversion-cards");
    let rules = with(Variants::MOBILISATION);
    let state = scene(&rules).table(A, "war/cathedral").hand(C, "KKHHHCCGG").at(&[
        Step::Retire,
        Step::Mobilise,
        Step::End,
    ]);
    let play = Play::new(&rules, state);
    assert_eq!(play.lord(C).vp, 4);
    // He discards two knights, two workers and two wealth, as the book says.
    assert_eq!(play.state.discards, cards("KKCCHH"));
    assert_eq!(play.hand(C), "HGG");
}

#[test]
fn ruling_15_half_points_are_rounded_down_over_both_kinds_together() {
    engine::proves!("options.conversion", "options.conversion-cards");
    let rules = with(Variants::MOBILISATION);
    let mobilised = |hand: &str| {
        let state = scene(&rules).table(A, "war/cathedral").hand(B, hand).at(&[
            Step::Retire,
            Step::Mobilise,
            Step::End,
        ]);
        (state.lords[B].vp, state.lords[B].hand.to_string())
    };
    // One of each makes a point; a lone one makes none and stays; grain is worth nothing in war.
    assert_eq!(mobilised("CH"), (1, "-".into()));
    assert_eq!(mobilised("H"), (0, "H".into()));
    assert_eq!(mobilised("CCC"), (1, "C".into()));
    assert_eq!(mobilised("GGGG"), (0, "GGGG".into()));
    assert_eq!(mobilised("K"), (1, "-".into()));
}

#[test]
fn ruling_15_the_problem_of_the_year_decides_what_counts() {
    engine::proves!("options.conversion");
    let rules = with(Variants::MOBILISATION);
    let state = scene(&rules).table(A, "famine/cathedral").hand(B, "GGK").at(&[
        Step::Retire,
        Step::Mobilise,
        Step::End,
    ]);
    assert_eq!((state.lords[B].vp, state.lords[B].hand.to_string()), (2, "K".into()));
}

#[test]
fn ruling_15_ties_go_to_the_cards_left() {
    engine::proves!("options.conversion-tie");
    let rules = with(Variants::MOBILISATION);
    let scene = scene(&rules).table(A, "war/cathedral").vp(A, 3).vp(B, 2).hand(A, "G").hand(B, "KGG");
    let state = scene.at(&[Step::Retire, Step::Mobilise, Step::End]);
    let scores = rules.scores(&state);
    assert_eq!([scores.points(A), scores.points(B)], [3, 3]);
    assert!(scores.winners().iter().eq([B]));
}

#[test]
fn ruling_15_in_the_mobilisation_everyone_shows_his_cards() {
    engine::proves!("options.conversion");
    let rules = with(Variants::MOBILISATION);
    let state =
        scene(&rules).table(A, "war/cathedral").hand(B, "GGH").at(&[Step::Retire, Step::Mobilise, Step::End]);
    assert_eq!(rules.view(&state, engine::Eye::Public).seats[1].known, cards("HGG"));
}

#[test]
fn mobilisation_is_allowed_with_either_edition() {
    engine::proves!("options.mobilisation", "options.combine");
    let classic = with(Variants::MOBILISATION);
    let spada = games::titles::krieg::standard(krieg::Options {
        variants: Variants::MOBILISATION,
        ..*spada().options()
    });
    for rules in [classic, spada] {
        let mut play = Play::new(&rules, before_the_roof(&rules).spring());
        play.does(A, "pass").does(B, "pass").does(C, "pass");
        assert_eq!(play.state.season(), Some(Season::Summer));
    }
}

#[test]
fn a_year_ends_and_the_next_begins() {
    engine::proves!("year.seasons");
    let rules = classic();
    let state = scene(&rules).adviser(A).table(A, "war/privilege").matters(B, "tax/cathedral").spring();
    let mut play = Play::new(&rules, state);
    play.play_out_the_year();
    assert_eq!(play.state.year, 3);
    assert_eq!(play.state.season(), Some(Season::Winter));
    play.asks(B);
}
