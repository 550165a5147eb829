//! Winter: ruling 11.

use crate::rulebook::play::{A, B, C, Play, base, scene};
use engine::SeatSet;
use kingsburg::invaders::Race;
use kingsburg::{Building, Event, Reason};

#[test]
fn ruling_11_in_the_first_column_the_top_row_falls_first() {
    engine::proves!("winter.destroyed");
    let rules = base(3);
    let state = scene(&rules)
        .built(A, &[Building::Barricade, Building::Inn, Building::GuardTower])
        .invader(Race::Barbarians, 2)
        .winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 1");
    assert!(!play.has_event(Event::Destroyed { of: A, building: Building::Inn }), "Andrea has 2 and draws");
    let state =
        scene(&rules).year(2).built(A, &[Building::Barricade, Building::Inn]).invader(Race::Orcs, 4).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 1");
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::Inn }), "row C stands above row F");
}

#[test]
fn ruling_11_losses_come_in_order_and_as_far_as_one_has_them() {
    engine::proves!("winter.losses", "winter.raid", "winter.points", "terms.negative");
    let rules = base(3);
    // Year III demons 6: two gold, a wood, a stone and a VP.
    let state = scene(&rules).year(3).goods(A, 1, 3, 0).invader(Race::Demons, 6).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 1");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 2, 0], -1));
}

#[test]
fn ruling_11_goods_of_choice_are_given_up_one_by_one() {
    engine::proves!("winter.raid", "terms.choice");
    let rules = base(3);
    // Year I orcs 3: two goods of choice and a VP.
    let state =
        scene(&rules).goods(A, 1, 2, 1).goods(B, 0, 3, 0).goods(C, 1, 1, 0).invader(Race::Orcs, 3).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 1").asks(A).does(A, "give-up stone").asks(A).may_not(
        A,
        "give-up stone",
        Reason::NoSuchGood,
    );
    play.does(A, "give-up gold");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 2, 0], -1));
    assert_eq!((play.goods(B), play.goods(C)), ([0, 1, 0], [0, 0, 0]), "nobody is asked who has no choice");
}

#[test]
#[expect(clippy::wildcard_enum_match_arm, reason = "everything else is of no interest here")]
fn ruling_11_races_meet_their_buildings() {
    engine::proves!("winter.races", "winter.total");
    let rules = base(2);
    let total = |building, race, year, strength| {
        let state = scene(&rules).year(year).built(A, &[building]).invader(race, strength).winter();
        let mut play = Play::new(&rules, state);
        play.chance("die 1");
        play.events.iter().find_map(|event| match event {
            Event::Fought { by, total, .. } if *by == A => Some(*total),
            _ => None,
        })
    };
    assert_eq!(total(Building::Palisade, Race::Zombies, 1, 4), Some(3));
    assert_eq!(total(Building::Palisade, Race::Orcs, 1, 3), Some(2));
    assert_eq!(total(Building::Barricade, Race::Goblins, 1, 2), Some(2));
    assert_eq!(total(Building::Barricade, Race::Orcs, 1, 3), Some(1));
    assert_eq!(total(Building::Church, Race::Demons, 3, 6), Some(2));
    assert_eq!(total(Building::Church, Race::Zombies, 3, 6), Some(1));
    assert_eq!(total(Building::Farms, Race::Orcs, 1, 3), Some(0), "the Farms cost one");
    assert_eq!(total(Building::WizardsGuild, Race::Orcs, 1, 3), Some(5));
}

#[test]
fn ruling_11_the_stone_wall_turns_a_draw_into_a_victory() {
    engine::proves!("winter.stone-wall");
    let rules = base(3);
    let state = scene(&rules)
        .soldiers(A, 0)
        .built(A, &[Building::StoneWall])
        .soldiers(B, 2)
        .invader(Race::Zombies, 4)
        .winter();
    let mut play = Play::new(&rules, state);
    // Palisade 2 against zombies, Stone Wall 1, the die 1: four.
    play.chance("die 1");
    assert!(play.has_event(Event::Fought { by: A, total: 4, won: true, lost: false }));
    assert_eq!(play.lord(A).vp, 2, "the reward, and the best victor's point");
}

#[test]
fn ruling_11_the_fortress_adds_a_point_to_every_battle_won() {
    engine::proves!("winter.fortress");
    let rules = base(3);
    let state = scene(&rules).built(A, &[Building::Fortress]).invader(Race::Orcs, 3).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 6");
    // A gold from the orcs; 1 VP for the Fortress, 1 as best victor.
    assert_eq!((play.goods(A), play.lord(A).vp), ([1, 0, 0], 2));
}

#[test]
fn ruling_11_all_tied_victors_are_the_best() {
    engine::proves!("winter.best");
    let rules = base(3);
    let state = scene(&rules).soldiers(A, 4).soldiers(B, 4).soldiers(C, 3).invader(Race::Orcs, 3).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 2");
    assert!(play.has_event(Event::Best { seats: SeatSet::singleton(A).with(B) }));
}

#[test]
fn ruling_11_a_reward_of_choice_is_chosen() {
    engine::proves!("winter.reward");
    let rules = base(2);
    let state = scene(&rules).year(4).soldiers(A, 9).invader(Race::Orcs, 7).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 1").asks(A).does(A, "take stone");
    assert_eq!(play.goods(A), [0, 0, 1]);
}

#[test]
fn a_destroyed_building_can_be_built_again() {
    engine::proves!("building.rebuild", "winter.destroyed");
    let rules = base(2);
    let state = scene(&rules).year(2).built(A, &[Building::Statue]).invader(Race::Orcs, 4).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 1");
    assert_eq!(play.lord(A).province.next_in(Building::Statue.row()), Some(Building::Statue));
    assert_eq!(play.lord(A).vp, -3);
}

#[test]
fn ruling_g10_totals_have_no_limit() {
    engine::proves!("winter.best");
    let rules = base(2);
    let state = scene(&rules).soldiers(A, 63).soldiers(B, 108).invader(Race::Orcs, 3).winter();
    let mut play = Play::new(&rules, state);
    play.chance("die 2");
    assert!(play.has_event(Event::Best { seats: SeatSet::singleton(B) }));
    assert!(play.has_event(Event::Fought { by: B, total: 110, won: true, lost: false }));
}
