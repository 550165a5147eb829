//! The set-up of module 2, the figures of its buildings, and the rulebook's notes on them.

use super::help::{ALL, cards, from_phase_7, laid, offers, plain, rolled, soldiers, total, vp, winter};
use crate::rulebook::play::{A, B, C, D, Play, scene, with};
use engine::{Game, Quick, Seat};
use kingsburg::buildings::Row;
use kingsburg::invaders::Race;
use kingsburg::module::{Event as ModuleEvent, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Reason};

/// Every building: its cost, its VP, its strength in every battle.
const FIGURES: [(Building, [u8; 3], i16, i8); 28] = [
    (Building::MasonsYard, [1, 1, 1], 0, 0),
    (Building::Depot, [2, 1, 2], 2, 0),
    (Building::BuildersLodge, [3, 2, 1], 3, 0),
    (Building::ArchitectsGuild, [4, 1, 3], 5, 0),
    (Building::Bridge, [0, 1, 1], 2, 0),
    (Building::Altar, [3, 0, 1], 4, 0),
    (Building::Monastery, [3, 1, 2], 6, 0),
    (Building::Dome, [5, 1, 2], 7, 0),
    (Building::Brewery, [1, 1, 0], 0, 0),
    (Building::TravelingMarket, [2, 1, 1], 1, 0),
    (Building::Vineyard, [2, 2, 1], 3, 0),
    (Building::Caravanserai, [3, 2, 1], 4, 0),
    (Building::Armory, [1, 0, 1], 1, 0),
    (Building::Bombard, [1, 1, 1], 2, 0),
    (Building::GriffinRanch, [2, 2, 1], 3, 1),
    (Building::NecromancersTower, [3, 1, 3], 6, 3),
    (Building::SmallPalisade, [0, 1, 0], 0, 0),
    (Building::LookoutPost, [1, 1, 1], 2, 0),
    (Building::HiddenRefuge, [2, 1, 1], 4, 0),
    (Building::Keep, [3, 0, 2], 5, 1),
    (Building::Fountain, [0, 0, 1], 0, 0),
    (Building::School, [0, 1, 1], 1, 0),
    (Building::RidingArena, [2, 1, 1], 3, 0),
    (Building::University, [2, 2, 2], 5, 0),
    (Building::SignalFires, [0, 1, 0], 0, 0),
    (Building::LevyOffice, [1, 0, 1], 1, 0),
    (Building::VeteransLodge, [1, 1, 1], 2, 0),
    (Building::Commandery, [2, 1, 1], 3, 0),
];

/// A build turn of A, who has laid the strip of a building and everything to the left of it.
fn site<'a>(rules: &'a Kingsburg, goods: [u8; 3], building: Building, crane: bool) -> Play<'a> {
    let [gold, wood, stone] = goods;
    // B may build as well, so that there is somebody to ask if A cannot.
    let mut scene = scene(rules).goods(A, gold, wood, stone).goods(B, 9, 9, 9);
    if crane {
        scene = scene.built(A, &[Building::Crane]);
    }
    if building.column() > 0 {
        let left = Building::ALL[building as usize - 1];
        scene = scene.built(A, &[left]);
    }
    let row = Row::new(building.row()).letter().to_string();
    laid(rules, scene, &row, Season::Spring, &[Step::Builds(ALL)])
}

fn builds(building: Building) -> String {
    format!("build {}", building.word())
}

#[test]
fn figures_every_building_costs_and_scores_what_is_printed() {
    let rules = plain();
    for (building, cost, points, _) in FIGURES {
        let mut play = site(&rules, cost, building, false);
        play.asks(A).does(A, &builds(building));
        assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], points), "{building:?}");
        for kind in (0..3).filter(|&kind| cost[kind] > 0) {
            let mut less = cost;
            less[kind] -= 1;
            let play = site(&rules, less, building, false);
            assert!(
                !play.choices(A).iter().any(|choice| choice.starts_with(&builds(building))),
                "{building:?}"
            );
        }
    }
}

#[test]
fn figures_the_crane_makes_columns_iii_and_iv_cheaper_and_no_others() {
    let rules = plain();
    for (building, cost, points, _) in FIGURES.into_iter().filter(|figures| figures.0.row() != 5) {
        let Some(gold) = cost[0].checked_sub(1) else { continue };
        let mut play = site(&rules, [gold, cost[1], cost[2]], building, true);
        assert_eq!(offers(&play, A, &builds(building)), building.column() > 1, "{building:?}");
        if building.column() > 1 {
            play.does(A, &builds(building));
            assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], points), "{building:?}");
        }
    }
}

#[test]
fn figures_strength_in_battle_of_each_row() {
    let rules = plain();
    for (building, ..) in FIGURES {
        let of_row = |known: Building| known.row() == building.row() && known <= building;
        let sum: i32 =
            FIGURES.iter().filter(|figures| of_row(figures.0)).map(|figures| i32::from(figures.3)).sum();
        // Goblins meet no Signal Fires and no Lookout Post; the king sends three, the Bombard's 2 adds one.
        let state = scene(&rules).built(A, &[building]).invader(Race::Goblins, 2).winter();
        let mut play = Play::new(&rules, state);
        play.settles("die 3");
        let bombard = building.row() == 3 && building.column() > 0;
        if bombard {
            play.settles("die 2");
        }
        if building == Building::Keep {
            play.does(A, "take gold");
        }
        assert_eq!(total(&play, A), Some(3 + sum + i32::from(bombard)), "{building:?}");
    }
}

/// After the order, the strips are dealt.
fn dealt<'a>(rules: &'a Kingsburg, order: &str) -> Play<'a> {
    let mut play = Play::start(rules);
    play.settles(order);
    play
}

#[test]
fn setup_everybody_is_dealt_two_different_rows_of_two_copies_each() {
    engine::proves!("alternative.strips", "alternative.deal");
    let rules = with(3, Modules::ALTERNATIVE);
    let mut play = dealt(&rules, "order 1,2,3");
    for wrong in [
        "strips 1:b+c 2:b+d 3:b+e",
        "strips 1:b 2:c+d 3:e+f",
        "strips 1:b+c+d 2:c+d 3:e+f",
        "strips 1:b+c 2:c+d",
        "strips 1:a+c 2:c+d 3:e+f",
        "strips 1:b+c 2:c+d 3:e+g",
    ] {
        play.cannot_settle(wrong, Reason::WrongCards);
    }
    play.settles("strips 1:b+c 2:b+c 3:d+e");
    // With module 1 the rows A and G are dealt as well.
    let rules = plain();
    let mut play = dealt(&rules, "order 1,2,3");
    play.settles("strips 1:a+g 2:a+g 3:b+c").asks(A).does(A, "lay a+g");
    assert!(play.lord(A).province.shows(Building::MasonsYard));
    assert!(play.lord(A).province.shows(Building::Commandery));
}

#[test]
fn setup_one_lays_both_strips_or_one_or_none() {
    engine::proves!("alternative.lay");
    let rules = with(4, Modules::ALTERNATIVE);
    let mut play = dealt(&rules, "order 1,2,3,4");
    play.settles("strips 1:b+d 2:b+d 3:c+f 4:c+e");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["lay b", "lay b+d", "lay d", "lay none"]);
    play.does(A, "lay b+d").does(B, "lay d").may_not(C, "lay b", Reason::NotLeft).does(C, "lay none");
    play.does(D, "lay c+e");
    let shows = |seat: Seat, building| play.lord(seat).province.shows(building);
    let of = |seat| {
        [Building::Bridge, Building::Armory, Building::Statue, Building::GuardTower]
            .map(|building| shows(seat, building))
    };
    assert_eq!(of(A), [true, true, false, false]);
    assert_eq!(of(B), [false, true, true, false]);
    assert_eq!(of(C), [false, false, true, true]);
    assert!(shows(D, Building::Brewery) && shows(D, Building::Keep) && shows(D, Building::Embassy));
    assert!(play.told(Event::Module { module: ModuleEvent::RowLaid { by: A, row: Row::new(1) } }));
    // And the game begins: the king's aid.
    play.asks(A).does(A, "take gold");
}

#[test]
fn setup_a_laid_strip_takes_the_place_of_its_row() {
    engine::proves!("alternative.replace");
    let rules = with(3, Modules::ALTERNATIVE);
    let mut play = dealt(&rules, "order 1,2,3");
    play.settles("strips 1:b+e 2:c+d 3:c+f").does(A, "lay e").does(B, "lay none").does(C, "lay none");
    for seat in [A, B, C] {
        play.does(seat, "take wood");
    }
    play.settles("roll 1:666 2:666 3:666");
    for seat in [A, B, C] {
        play.does(seat, "pass");
    }
    assert!(offers(&play, A, "build small-palisade") && !offers(&play, A, "build palisade"));
    play.does(A, "build small-palisade");
    assert!(play.asks(B).lord(A).province.has(Building::SmallPalisade));
    assert!(!offers(&play, B, "build small-palisade"));
}

#[test]
fn altar_never_stands_beside_statue_and_chapel() {
    engine::proves!("alternative.replace");
    let rules = plain();
    let rich = scene(&rules).goods(A, 9, 9, 9);
    let mut play = laid(&rules, rich, "b", Season::Spring, &[Step::Builds(ALL)]);
    assert!(offers(&play, A, "build bridge") && !offers(&play, A, "build statue"));
    play.may_not(A, "build statue", Reason::NoSuchRow).does(A, "build bridge");
    assert!(!play.lord(A).province.shows(Building::Chapel) && play.lord(A).province.shows(Building::Altar));
}

#[test]
fn setup_the_draft_goes_clockwise_from_the_first_player_and_back() {
    engine::proves!("alternative.draft", "options.alternative");
    let rules = with(4, Modules::ALTERNATIVE | Modules::DRAFT);
    let mut play = dealt(&rules, "order 2,4,1,3");
    // The first is B; clockwise from him C, D, A; and back.
    play.asks(B).may_not(B, "draft a", Reason::NoSuchRow).may_not(B, "draft g", Reason::NoSuchRow);
    play.does(B, "draft b").asks(C).does(C, "draft b").asks(D).may_not(D, "draft b", Reason::NotLeft);
    play.does(D, "draft c").asks(A).does(A, "draft d");
    // The second differs from the first.
    play.asks(A).may_not(A, "draft d", Reason::NotLeft).does(A, "draft c");
    play.asks(D).does(D, "draft e").asks(C).may_not(C, "draft c", Reason::NotLeft).does(C, "draft d");
    play.asks(B).does(B, "draft f");
    play.does(B, "lay b+f").does(D, "lay c").does(A, "lay c+d").does(C, "lay none");
    let counts = [A, B, C, D].map(|seat| play.lord(seat).province.alternative().len());
    assert_eq!(counts, [2, 2, 0, 1]);
}

#[test]
fn setup_the_draft_with_module_1_has_all_seven_rows() {
    engine::proves!("alternative.strips");
    let rules = with(2, Modules::ROWS | Modules::ALTERNATIVE | Modules::DRAFT);
    let mut play = dealt(&rules, "order 1,2");
    assert_eq!(play.choices(A).len(), 7);
    play.does(A, "draft a").does(B, "draft g").does(B, "draft a").does(A, "draft g");
    play.does(A, "lay a+g").does(B, "lay a");
    assert!(
        play.lord(B).province.shows(Building::Depot) && !play.lord(B).province.shows(Building::SignalFires)
    );
}

#[test]
fn setup_five_drafters_use_up_all_ten_strips() {
    engine::proves!("alternative.draft");
    let rules = with(5, Modules::ALTERNATIVE | Modules::DRAFT);
    let mut play = dealt(&rules, "order 1,2,3,4,5");
    let e = Seat::new(4);
    for (seat, row) in [(A, "b"), (B, "c"), (C, "d"), (D, "e"), (e, "f")] {
        play.does(seat, &format!("draft {row}"));
    }
    // Nobody else takes the second B: the strip left for A is the one that he has.
    for (seat, row) in [(e, "e"), (D, "d"), (C, "c"), (B, "f")] {
        play.does(seat, &format!("draft {row}"));
    }
    play.asks(A);
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["lay b", "lay none"], "two different rows are not to be had");
}

#[test]
fn setup_five_are_dealt_all_ten_strips_however_they_fall() {
    engine::proves!("alternative.deal");
    let rules = with(5, Modules::ALTERNATIVE);
    let play = dealt(&rules, "order 1,2,3,4,5");
    let mut dice = Quick::new(7);
    for _ in 0..200 {
        let strips = rules.draw(&play.state, &mut dice);
        assert_eq!(rules.why_not_drawn(&play.state, strips), None, "{strips}");
        let mut play = Play::new(&rules, play.state);
        play.settles(&strips.to_string());
        assert!(play.state.extra.own.0.iter().all(|own| own.rows.len() == 2), "{strips}");
    }
}

#[test]
fn note_altar_griffin_ranch_and_university_count_white_dice() {
    let rules = plain();
    let all = [Building::Altar, Building::GriffinRanch, Building::University, Building::Farms];
    let state = scene(&rules).built(A, &all);
    let mut low = rolled(&rules, state.clone(), Season::Spring, "112/4");
    low.does(A, "done");
    assert_eq!((soldiers(&low), vp(&low)), (1, 2));
    let nine = rolled(&rules, state.clone(), Season::Spring, "112/5");
    assert_eq!((soldiers(&nine), vp(&nine), offers(&nine, A, "pass")), (0, 2, true));
    let ten = rolled(&rules, state, Season::Spring, "112/6");
    assert_eq!((soldiers(&ten), vp(&ten)), (0, 0));
}

#[test]
fn note_monastery_tokens_are_not_goods() {
    let rules = plain();
    let monks = scene(&rules).built(A, &[Building::Monastery]).tokens(A, 3);
    let play = Play::new(&rules, monks.season_end(Season::Autumn));
    assert_eq!((vp(&play), play.lord(A).tokens), (1, 3));
}

#[test]
fn note_small_palisade_and_school_count_soldiers_of_phase_7() {
    let rules = plain();
    let palisade = scene(&rules).built(A, &[Building::SmallPalisade]).goods(A, 1, 1, 0);
    let mut play = from_phase_7(&rules, palisade.invader(Race::Zombies, 4));
    play.does(A, "recruit gold+wood");
    assert_eq!(soldiers(&play), 2);
    let school = scene(&rules).built(A, &[Building::School]).soldiers(A, 2).goods(A, 1, 1, 0);
    let mut play = from_phase_7(&rules, school.invader(Race::Zombies, 4));
    assert_eq!(vp(&play), 0, "not before");
    play.does(A, "recruit gold+wood");
    assert_eq!((soldiers(&play), vp(&play)), (3, 1));
}

#[test]
fn note_hidden_refuge_does_not_save_the_points_of_a_destroyed_building() {
    let rules = plain();
    // Goblins 2 take a wood, a stone, a building and a VP. The Refuge itself falls, and has protected fully.
    let refuge = scene(&rules).year(2).built(A, &[Building::HiddenRefuge]).goods(A, 2, 2, 2);
    let play = winter(&rules, refuge.invader(Race::Goblins, 3), &["2"]);
    assert!(play.told(Event::Destroyed { of: A, building: Building::HiddenRefuge }));
    assert_eq!((play.goods(A), vp(&play)), ([2, 2, 2], -4));
}

#[test]
fn note_philosopher_before_or_after_the_altar() {
    let rules = cards();
    let both = scene(&rules).built(A, &[Building::Altar]).governor(A, Governor::Philosopher);
    let play = rolled(&rules, both.clone(), Season::Spring, "125");
    assert!(offers(&play, A, "altar 1") && offers(&play, A, "philosopher"), "eight: both");
    let play = rolled(&rules, both, Season::Spring, "136");
    assert!(!offers(&play, A, "altar 1") && offers(&play, A, "philosopher"), "ten: the Philosopher alone");
}
