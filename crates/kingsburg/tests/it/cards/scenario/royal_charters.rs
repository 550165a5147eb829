//! Tests of the card Royal Charters.

use super::help::rules;
use crate::cards::fate::help::{fought, passes, until, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game, Turn};
use kingsburg::module::{Charter, Event as ModuleEvent, Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Reason, Scenario, Scene, State};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

fn charters(modules: Modules) -> Kingsburg {
    rules(3, Scenario::RoyalCharters, modules)
}

/// A position with these charters on the table.
fn up(mut state: State, charters: &[Charter]) -> State {
    state.extra.scenario.charters = charters.iter().copied().collect();
    state
}

/// A spring in which nobody does anything, and at the close of which a charter is checked.
fn close<'a>(rules: &'a Kingsburg, scene: Scene<'a>, charter: Charter) -> Play<'a> {
    let mut play = Play::new(rules, up(scene.season(Season::Spring), &[charter]));
    play.chance("roll 1:466 2:466 3:466");
    while let Some(seat) = rules.turn(&play.state).seats().iter().next() {
        play.does(seat, "pass");
    }
    play
}

fn chartered(by: engine::Seat, charter: Charter) -> Event {
    Event::Module { module: ModuleEvent::Chartered { by, charter } }
}

/// The winter of a year and its end; all win but the one who has no soldiers.
fn year_end(rules: &Kingsburg, year: u8, charters: &[Charter], wins: [u8; 3]) -> State {
    let scene = scene(rules).year(year).soldiers(A, 9).soldiers(B, 9);
    let steps = rules.plans(&rules.initial_state()).year.steps();
    let at = steps.iter().position(|&step| step == Step::Winter).expect("a year has a winter");
    let mut state = up(scene.at(&steps[at..]), charters);
    for (seat, wins) in [A, B, C].into_iter().zip(wins) {
        state.extra.own[seat].wins = wins;
    }
    state
}

#[test]
fn four_of_eight_are_turned_up() {
    engine::proves!("charters.draw");
    let rules = rules(3, Scenario::RoyalCharters, Modules::empty());
    let mut play = Play::start(&rules);
    play.chance("order 1,2,3").refuses_chance("charters frontier,skyline", Reason::WrongCards);
    play.chance("charters frontier,granary,host,letters");
    let up = [Charter::Frontier, Charter::Granary, Charter::Host, Charter::Letters];
    assert_eq!(play.view(Eye::Public).modules.charters.as_slice(), up);
    play.asks(A);
}

#[test]
fn frontier_is_column_i() {
    engine::proves!("charters.list");
    let rows =
        [Building::GuardTower, Building::Inn, Building::Palisade, Building::Barricade, Building::Statue];
    let rules = charters(Modules::empty());
    let scene = scene(&rules).built(A, &rows[..4]).built(B, &rows);
    let mut play = Play::new(&rules, up(scene.season(Season::Spring), &[Charter::Frontier]));
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [0, 3, 0]);
    // Six with module 1.
    let rules = charters(Modules::ROWS);
    let scene =
        crate::rulebook::play::scene(&rules).built(A, &rows).built(B, &rows).built(B, &[Building::Sawmill]);
    assert_eq!(vps(&close(&rules, scene, Charter::Frontier)), [0, 3, 0]);
}

#[test]
fn skyline_and_masterwork_are_columns_iii_and_iv() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let three = [Building::Barracks, Building::StoneWall, Building::TownHall];
    let built = scene(&rules).built(A, &three[..2]).built(B, &three);
    assert_eq!(vps(&close(&rules, built, Charter::Skyline)), [0, 3, 0]);
    let built = scene(&rules).built(A, &three).built(B, &[Building::Fortress]);
    assert_eq!(vps(&close(&rules, built, Charter::Masterwork)), [0, 3, 0]);
}

#[test]
fn granary_is_two_of_each_good_and_letters_are_three_tokens() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let goods = scene(&rules).goods(A, 2, 2, 2).goods(B, 9, 9, 1).goods(C, 1, 2, 2);
    assert_eq!(vps(&close(&rules, goods, Charter::Granary)), [3, 0, 0]);
    assert_eq!(vps(&close(&rules, scene(&rules).tokens(A, 2).tokens(C, 3), Charter::Letters)), [0, 0, 3]);
}

#[test]
fn courtier_has_influenced_queen_and_king() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, up(scene(&rules).at(&seasons), &[Charter::Courtier]));
    play.chance("roll 1:566 2:466 3:666").does(B, "pass").does(A, "place 5+6+6>17").does(C, "place 6+6+6>18");
    play.does(A, "take gold").does(A, "take gold").chance("invader 1");
    until(&mut play, |play| rules.turn(&play.state) == Turn::Chance);
    assert_eq!(
        (play.lord(A).vp, play.lord(C).vp),
        (3, 0),
        "the Queen's own points; one of the two is not enough"
    );
    play.chance("roll 1:666 2:466 3:466").does(B, "pass").does(C, "pass").does(A, "place 6+6+6>18");
    until(&mut play, |play| rules.is_over(&play.state));
    assert!(
        play.has_event(chartered(A, Charter::Courtier)) && !play.has_event(chartered(C, Charter::Courtier))
    );
}

#[test]
fn host_is_five_soldiers_after_the_first_snow() {
    engine::proves!("charters.list");
    let rules = charters(Modules::ALTERNATIVE);
    let scene =
        scene(&rules).soldiers(A, 4).soldiers(B, 5).soldiers(C, 4).built(C, &[Building::SmallPalisade]);
    let steps = [Step::Season(Season::Autumn), Step::Winter, Step::End];
    let mut play = Play::new(&rules, up(scene.at(&steps), &[Charter::Host]));
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    // The Small Palisade has come; the king's reinforcements have not.
    play.expects_chance();
    assert_eq!(vps(&play), [0, 3, 3]);
    play.chance("invader 1").chance("die 6");
    assert!(!play.has_event(chartered(A, Charter::Host)));
}

#[test]
fn laurels_are_three_battles_won() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let mut play = Play::new(&rules, year_end(&rules, 2, &[Charter::Laurels], [1, 2, 2]));
    play.chance("invader 5").chance("die 1");
    assert!(play.has_event(chartered(B, Charter::Laurels)));
    assert!(
        !play.has_event(chartered(A, Charter::Laurels)) && !play.has_event(chartered(C, Charter::Laurels))
    );
    // The card's point, the best victor's, the charter's three; Carlo loses two to the zombies.
    assert_eq!(vps(&play), [2, 5, -2]);
    assert!(!play.is_over(), "year II is too early for an end");
}

#[test]
fn three_points_for_the_first_window_and_one_for_later_ones() {
    engine::proves!("charters.points");
    let rules = charters(Modules::empty());
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let scene = scene(&rules).tokens(A, 3).tokens(B, 4);
    let mut play = Play::new(&rules, up(scene.at(&seasons), &[Charter::Letters]));
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [3, 3, 0], "all who fulfil it at once");
    play.state.lords[C].tokens = 3;
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [3, 3, 1], "each once");
    assert_eq!(play.view(Eye::Public).modules.own[2].charters.as_slice(), [Charter::Letters]);
}

#[test]
fn only_what_is_turned_up_counts() {
    let rules = charters(Modules::empty());
    assert_eq!(vps(&close(&rules, scene(&rules).tokens(A, 3), Charter::Granary)), [0, 0, 0]);
}

#[test]
fn come_after_the_years_levies() {
    let rules = charters(Modules::FATE);
    for (tithe, vp) in [("tithe gold", 0), ("tithe vp", 2)] {
        let scene = scene(&rules).fate(Fate::RoyalTithe).goods(A, 2, 2, 2);
        let mut play = Play::new(&rules, up(scene.season(Season::Autumn), &[Charter::Granary]));
        play.chance("roll 1:466 2:466 3:466");
        passes(&mut play, &[A, B, C, A]);
        play.does(A, tithe);
        assert_eq!(play.lord(A).vp, vp, "{tithe}");
    }
}

#[test]
fn an_early_end_when_all_are_scored_in_year_iii_or_iv() {
    engine::proves!("charters.end");
    let rules = charters(Modules::empty());
    for (year, place, scored, ends) in [
        (2, 5, true, false),
        (3, 4, true, true),
        (3, 4, false, false),
        (4, 5, true, true),
        (5, 1, false, true),
    ] {
        let mut state = year_end(&rules, year, &[Charter::Laurels, Charter::Letters], [2, 0, 0]);
        if scored {
            state.extra.own[C].charters = [Charter::Letters].into_iter().collect();
        }
        let mut play = Play::new(&rules, state);
        play.chance(&format!("invader {place}")).chance("die 1");
        assert_eq!(play.is_over(), ends, "year {year}, {scored}");
        assert_eq!(play.has_event(Event::Ended), ends);
    }
}

#[test]
fn two_points_for_the_most_at_the_end() {
    engine::proves!("charters.most");
    let rules = charters(Modules::empty());
    let end = |of: [&[Charter]; 3]| {
        let mut state = year_end(&rules, 5, &[Charter::Frontier], [0, 0, 0]);
        for (seat, charters) in [A, B, C].into_iter().zip(of) {
            state.extra.own[seat].charters = charters.iter().copied().collect();
            state.lords[seat].soldiers = 7;
        }
        let mut play = Play::new(&rules, state);
        // Barbarians 8 against eight each: draws.
        play.chance("invader 2").chance("die 1");
        vps(&play)
    };
    let (one, other) = ([Charter::Letters], [Charter::Host, Charter::Laurels]);
    assert_eq!(end([&one, &other, &[]]), [0, 2, 0]);
    assert_eq!(end([&one, &one, &[]]), [2, 2, 0], "all tied");
    assert_eq!(end([&[], &[], &[]]), [0, 0, 0], "at least one");
}

#[test]
fn an_early_end_scores_the_lowest_troop_token() {
    engine::proves!("charters.end", "troops.last");
    let rules = charters(Modules::TROOPS);
    let mut state = year_end(&rules, 3, &[Charter::Letters], [0, 0, 0]);
    state.extra.own[C].charters = [Charter::Letters].into_iter().collect();
    for (seat, left) in [(A, [1, 1, 1, 1, 0]), (B, [0, 1, 1, 1, 1]), (C, [0, 0, 2, 1, 1])] {
        state.extra.troops.left[seat] = left;
        state.lords[seat].soldiers = 3;
    }
    let mut play = Play::new(&rules, state);
    // Zombies 6 against six each: draws.
    play.chance("invader 4").does(A, "troops 3").does(B, "troops 3").does(C, "troops 3");
    assert!(play.is_over());
    assert_eq!(vps(&play), [0, 1, 2 + 2], "and the most charters");
}

#[test]
fn an_early_end_lets_the_minstrel_sing_once_after_all_awards() {
    let rules = charters(Modules::GOVERNORS);
    let mut state = year_end(&rules, 3, &[Charter::Letters], [0, 0, 0]);
    state.extra.own[A].governor = Some(Governor::Minstrel);
    state.extra.own[C].charters = [Charter::Letters].into_iter().collect();
    for seat in [A, B, C] {
        state.lords[seat].soldiers = 5;
    }
    // Carlo has two points fewer until the charters are counted: then all are equal.
    (state.lords[A].vp, state.lords[B].vp, state.lords[C].vp) = (4, 4, 2);
    let mut play = Play::new(&rules, state);
    play.chance("invader 4").chance("die 1");
    assert!(play.is_over());
    assert_eq!(vps(&play), [6, 4, 4]);
}

#[test]
fn an_early_end_has_all_other_awards() {
    let rules = charters(Modules::empty());
    let mut state = year_end(&rules, 3, &[Charter::Letters], [0, 0, 0]);
    state.extra.own[C].charters = [Charter::Letters].into_iter().collect();
    for building in [Building::Statue, Building::Chapel, Building::Church, Building::Cathedral] {
        state.lords[C].province.build(building);
    }
    (state.lords[C].goods, state.lords[C].soldiers) = (kingsburg::Goods([4, 0, 0]), 5);
    let mut play = Play::new(&rules, state);
    play.chance("invader 4").chance("die 1");
    assert!(play.is_over() && play.has_event(fought(C, 6, false, false)));
    assert_eq!(play.lord(C).vp, 2 + 2, "the Cathedral's and the charters'");
}

#[test]
fn the_sorcerers_buildings_count() {
    let rules = charters(Modules::GOVERNORS);
    let scene = scene(&rules).year(3).governor(A, Governor::Sorcerer);
    let scene = scene.built(A, &[Building::Statue, Building::Inn]).order(&[C, B, A]);
    let mut play = Play::new(&rules, up(scene.at(&[Step::Year]), &[Charter::Frontier]));
    play.does(A, "free guard-tower").does(A, "free palisade").does(A, "free barricade");
    until(&mut play, |play| play.has_event(Event::SeasonBegan { season: Season::Summer }));
    assert!(
        play.has_event(chartered(A, Charter::Frontier)) && !play.has_event(chartered(B, Charter::Frontier))
    );
}

#[test]
fn the_duke_who_left_the_queen_has_not_influenced_her() {
    let rules = charters(Modules::GOVERNORS);
    for (answer, courted) in [("move", false), ("pass", true)] {
        let scene = scene(&rules).governor(A, Governor::Duke);
        let mut play = Play::new(&rules, scene.season(Season::Spring));
        play.chance("roll 1:566 2:666 3:666").does(A, "place 5+6+6>17").does(B, "pass").does(C, "pass");
        play.does(A, answer).does(A, "take gold");
        assert_eq!(play.view(Eye::Public).modules.own[0].courted, [courted, false], "{answer}");
    }
}

#[test]
fn host_counts_the_damsels_knights() {
    let rules = charters(Modules::GOVERNORS);
    let scene = scene(&rules).soldiers(A, 3).soldiers(B, 4).soldiers(C, 4).governor(A, Governor::Damsel);
    let steps = [Step::Season(Season::Autumn), Step::Winter, Step::End];
    let mut play = Play::new(&rules, up(scene.at(&steps), &[Charter::Host]));
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [3, 0, 0]);
}
