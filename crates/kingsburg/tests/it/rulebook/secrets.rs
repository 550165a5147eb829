//! What is hidden: ruling 17, and the peeks of ruling 5.

use crate::rulebook::play::{A, B, C, Play, base, scene, with};
use engine::{Eye, FastRng, Game, RandomPlayers, Turn, next_ply};
use kingsburg::plan::Season;
use kingsburg::{Event, Modules};
use std::collections::BTreeSet;

#[test]
fn ruling_5_the_general_shows_the_invader_to_that_player_alone() {
    engine::proves!("advisors.peek", "terms.open", "setup.invaders");
    let rules = base(3);
    let mut play = Play::new(&rules, scene(&rules).season(Season::Spring));
    play.chance("roll 1:555 2:666 3:666")
        .does(A, "place 5+5>10")
        .does(B, "pass")
        .does(C, "pass")
        .does(A, "pass");
    play.expects_chance().chance("invader 4");
    assert_eq!(play.view(Eye::Seat(A)).invader_card, Some(4));
    for eye in [Eye::Seat(B), Eye::Seat(C), Eye::Public] {
        assert_eq!(play.view(eye).invader_card, None, "{eye}");
        assert!(
            !play.events.iter().any(|event| matches!(event, Event::Saw { .. }) && event.is_observed_by(eye))
        );
    }
    for seed in 0..50 {
        assert_eq!(rules.redeal(&play.state, A, &mut FastRng::new(seed)).invader, play.state.invader);
    }
    let sampled: BTreeSet<_> =
        (0..50).map(|seed| rules.redeal(&play.state, B, &mut FastRng::new(seed)).invader.card).collect();
    assert_eq!(sampled.len(), 5, "to the others it is any of five");
}

#[test]
fn ruling_15_troop_tokens_are_chosen_together_and_unseen() {
    engine::proves!("troops.choose", "terms.open");
    let rules = with(3, Modules::TROOPS);
    let mut play = Play::new(&rules, scene(&rules).winter());
    play.chance("invader 1");
    assert_eq!(rules.turn(&play.state), Turn::Simultaneous(engine::SeatSet::all(3)));
    play.does(B, "troops 4");
    assert_eq!(play.view(Eye::Seat(B)).modules.troops[1].chosen_value, Some(4));
    assert_eq!(play.view(Eye::Seat(A)).modules.troops[1].chosen_value, None);
    assert!(play.view(Eye::Seat(A)).modules.troops[1].chosen);
    let sampled: BTreeSet<_> = (0..200)
        .map(|seed| rules.redeal(&play.state, A, &mut FastRng::new(seed)).extra.troops.chosen[B])
        .collect();
    assert_eq!(sampled.len(), 5);
}

#[test]
fn ruling_17_everything_but_the_invader_and_tokens_face_down_is_public() {
    engine::proves!("terms.open");
    let rules = with(3, Modules::ROWS | Modules::TROOPS | Modules::WHIMS);
    let (mut state, mut dice) = (rules.initial_state(), FastRng::new(4));
    loop {
        let mut seen = rules.view(&state, Eye::Public);
        let truth = rules.view(&state, Eye::Omniscient);
        (seen.eye, seen.invader, seen.invader_card) = (truth.eye, truth.invader, truth.invader_card);
        seen.open.strength = truth.open.strength;
        for (seen, truth) in seen.modules.troops.iter_mut().zip(&truth.modules.troops) {
            seen.chosen_value = truth.chosen_value;
        }
        assert_eq!(seen, truth);
        let Some(ply) = next_ply(&rules, &state, &mut dice, &mut RandomPlayers) else {
            break;
        };
        ply.apply(&rules, &mut state);
    }
}
