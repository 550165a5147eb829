//! Four Winters and Royal Charters.

use crate::cards::fates::shared::{fought, idle, passes, until, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game, Quick, Seats, Turn};
use kingsburg::module::{Charter, Event as ModuleEvent, Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Reason, Scenario, Scene, State};
use std::collections::BTreeSet;

fn winters(modules: Modules) -> Kingsburg {
    super::rules(3, Scenario::FourWinters, modules)
}

fn charters(modules: Modules) -> Kingsburg {
    super::rules(3, Scenario::RoyalCharters, modules)
}

#[test]
fn four_winters_build_twice_in_every_autumn_at_full_cost() {
    engine::proves!("winters.autumn");
    let rules = winters(Modules::empty());
    let before = scene(&rules).year(2).goods(A, 9, 9, 9);
    let mut play = idle(&rules, before.clone(), Season::Autumn);
    play.does(A, "build statue").asks(A).does(A, "build chapel");
    assert!(play.is_over() && play.goods(A) == [4, 9, 8]);
    for season in [Season::Spring, Season::Summer] {
        let mut play = idle(&rules, before.clone(), season);
        play.does(A, "build statue");
        assert!(play.is_over());
    }
    // After a normal build only.
    let mut play = idle(&rules, before, Season::Autumn);
    play.does(A, "pass");
    assert!(play.is_over());
}

#[test]
fn four_winters_envoy_lodge_and_strike_come_on_top() {
    engine::proves!("cards.again");
    let rules = winters(Modules::FATE | Modules::ROWS | Modules::ALTERNATIVE);
    let scene = scene(&rules).year(2).fate(Fate::SummerStrike).envoy(A).built(A, &[Building::BuildersLodge]);
    let mut play = idle(&rules, scene.goods(A, 30, 30, 30), Season::Autumn);
    for building in ["statue", "inn", "guard-tower", "palisade", "barricade"] {
        play.asks(A).does(A, &format!("build {building}"));
    }
    assert!(play.is_over(), "the normal one, the winters', the strike's, the Lodge's and the envoy's");
}

#[test]
fn four_winters_the_reward_is_two_points_and_three_with_the_fountain() {
    engine::proves!("winters.reward");
    let rules = winters(Modules::ALTERNATIVE);
    let scene = scene(&rules).year(2).built(A, &[Building::Fountain]).built(B, &[Building::Inn]);
    let state = scene.at(&[Step::KingsReward, Step::End]);
    assert_eq!([A, B, C].map(|seat| state.lords[seat].vp), [3, 2, 0]);
}

#[test]
fn four_winters_have_four_years_twelve_seasons_and_four_fates() {
    engine::proves!("winters.start");
    let rules = winters(Modules::FATE);
    let mut play = Play::start(&rules);
    until(&mut play, |play| rules.is_over(&play.state));
    let count = |kind: fn(&Event) -> bool| play.events.iter().filter(|event| kind(event)).count();
    assert_eq!(count(|event| matches!(event, Event::YearBegan { .. })), 4);
    assert_eq!(count(|event| matches!(event, Event::SeasonBegan { .. })), 12);
    assert_eq!(count(|event| matches!(event, Event::Revealed { .. })), 4);
    assert_eq!(count(|event| matches!(event, Event::Module { module: ModuleEvent::Fated(_) })), 4);
    assert!(play.told(Event::YearBegan { year: 5 }) && !play.told(Event::YearBegan { year: 1 }));
}

/// Four winters with troop tokens, to the putting back.
fn troops(rules: &Kingsburg) -> Play<'_> {
    let mut play = Play::start(rules);
    play.settles("order 1,2,3");
    play
}

#[test]
fn four_winters_a_troop_token_is_put_back_secretly() {
    engine::proves!("winters.troops");
    let rules = winters(Modules::TROOPS);
    let mut play = troops(&rules);
    assert_eq!(rules.turn(&play.state), Turn::Together(Seats::all(3)));
    assert_eq!(play.choices(B), ["put-back 0", "put-back 1", "put-back 2", "put-back 3", "put-back 4"]);
    play.does(B, "put-back 3");
    let own = |play: &Play<'_>, eye| play.view(eye).modules.troops[1].clone();
    assert_eq!(own(&play, Eye::Seat(B)).put_back_value, Some(3));
    for eye in [Eye::Seat(A), Eye::Seat(C), Eye::Table] {
        let seen = own(&play, eye);
        assert!(seen.put_back && seen.put_back_value.is_none(), "{eye}");
        assert_eq!(seen.left, [1, 2, 1, 1, 1], "{eye}");
    }
    let imagined = |seat| -> BTreeSet<_> {
        let deals = (0..200).map(|seed| rules.redeal(&play.state, seat, &mut Quick::new(seed)));
        deals.map(|state| state.extra.troops.boxed[B]).collect()
    };
    assert_eq!((imagined(A).len(), imagined(B).len()), (5, 1));
}

#[test]
fn four_winters_the_token_put_back_stays_secret_and_is_not_sent() {
    let rules = winters(Modules::TROOPS);
    let views = ["put-back 3", "put-back 4"].map(|other| {
        let mut play = troops(&rules);
        play.does(A, "put-back 0").does(B, other).does(C, "put-back 0");
        until(&mut play, |play| play.rules.turn(&play.state) == Turn::Together(Seats::all(3)));
        let value = if other == "put-back 3" { "troops 3" } else { "troops 4" };
        play.may_not(B, value, Reason::NotLeft).does(B, "troops 0").does(A, "troops 1").does(C, "troops 1");
        (play.view(Eye::Seat(A)), play.events)
    });
    // Neither the view nor any event tells which it was.
    assert_eq!(views[0], views[1]);
}

#[test]
fn four_winters_one_token_remains_and_scores() {
    let rules = winters(Modules::TROOPS);
    let mut state = scene(&rules).year(5).at(&[Step::Winter, Step::YearEnd]);
    // Three were sent: left are 1, 3 and 4, of which the 4 lies in the box.
    for seat in [A, B, C] {
        state.extra.troops.left[seat] = [0, 1, 0, 1, 1];
        state.extra.troops.boxed[seat] = Some(4);
    }
    let mut play = Play::new(&rules, state);
    play.settles("invader 2").does(A, "troops 3").does(B, "troops 1").does(C, "troops 1");
    assert!(play.is_over());
    assert_eq!(vps(&play), [1, 3, 3]);
}

#[test]
fn four_winters_who_is_asked_does_not_tell_what_was_put_back() {
    let rules = winters(Modules::TROOPS);
    // To the others Barbara may have 1 and 1, or 1 and 2.
    let asked = [2, 1].map(|boxed| {
        let mut state = scene(&rules).year(5).at(&[Step::Winter, Step::YearEnd]);
        for seat in [A, B, C] {
            state.extra.troops.left[seat] = [0, 2, 1, 0, 0];
            state.extra.troops.boxed[seat] = Some(1);
        }
        state.extra.troops.boxed[B] = Some(boxed);
        let mut play = Play::new(&rules, state);
        play.settles("invader 2");
        rules.turn(&play.state)
    });
    assert_eq!(asked[0], asked[1]);
}

#[test]
fn four_winters_the_sorcerer_has_three_of_his_remaining_first_buildings() {
    let rules = winters(Modules::GOVERNORS);
    let scene = scene(&rules).year(3).governor(A, Governor::Sorcerer);
    let mut play = Play::new(&rules, scene.built(A, &[Building::Statue, Building::Inn]).at(&[Step::Year]));
    play.does(A, "free guard-tower").does(A, "free palisade").does(A, "free barricade");
    assert_eq!((play.lord(A).province.count(), play.lord(A).vp), (5, 0));
    // No more than three, be there five.
    let rules = winters(Modules::GOVERNORS | Modules::ROWS);
    let scene = crate::rulebook::play::scene(&rules).year(3).governor(A, Governor::Sorcerer);
    let mut play = Play::new(&rules, scene.built(A, &[Building::Statue, Building::Inn]).at(&[Step::Year]));
    play.does(A, "free guard-tower").does(A, "free palisade").does(A, "free barricade");
    assert!(!play.choices(A).iter().any(|choice| choice.starts_with("free")));
    // In year II nothing.
    let scene = crate::rulebook::play::scene(&rules).year(2).governor(A, Governor::Sorcerer);
    let play = Play::new(&rules, scene.at(&[Step::Year]));
    assert!(!play.choices(A).iter().any(|choice| choice.starts_with("free")));
}

#[test]
fn four_winters_thief_and_bids_are_paid_as_usual() {
    let rules = winters(Modules::GOVERNORS | Modules::AUCTION);
    let mut play = troops(&rules);
    play.settles("governors thief,miner,fairy,hermit")
        .does(A, "offer thief 2")
        .does(B, "pass")
        .does(C, "pass");
    assert_eq!(play.lord(A).vp, -2);
    until(&mut play, |play| play.choices(C).iter().any(|choice| choice.starts_with("free")));
    assert_eq!(play.lord(A).vp, -5);
    play.does(C, "free inn").does(B, "free inn").does(A, "free statue");
    assert_eq!(play.lord(A).vp, -2);
}

/// A position with these charters on the table.
fn up(mut state: State, charters: &[Charter]) -> State {
    state.extra.scenario.charters = charters.iter().copied().collect();
    state
}

/// A spring in which nobody does anything, and at the close of which a charter is checked.
fn close<'a>(rules: &'a Kingsburg, scene: Scene<'a>, charter: Charter) -> Play<'a> {
    let mut play = Play::new(rules, up(scene.season(Season::Spring), &[charter]));
    play.settles("roll 1:466 2:466 3:466");
    while let Some(seat) = rules.turn(&play.state).seats().iter().next() {
        play.does(seat, "pass");
    }
    play
}

#[test]
fn royal_charters_frontier_is_column_i() {
    engine::proves!("charters.list");
    let rows =
        [Building::GuardTower, Building::Inn, Building::Palisade, Building::Barricade, Building::Statue];
    let rules = charters(Modules::empty());
    let scene = scene(&rules).built(A, &rows[..4]).built(B, &rows);
    let mut play = Play::new(&rules, up(scene.season(Season::Spring), &[Charter::Frontier]));
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [0, 3, 0]);
    // Six with module 1.
    let rules = charters(Modules::ROWS);
    let scene =
        crate::rulebook::play::scene(&rules).built(A, &rows).built(B, &rows).built(B, &[Building::Sawmill]);
    assert_eq!(vps(&close(&rules, scene, Charter::Frontier)), [0, 3, 0]);
}

#[test]
fn royal_charters_skyline_and_masterwork_are_columns_iii_and_iv() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let three = [Building::Barracks, Building::StoneWall, Building::TownHall];
    let built = scene(&rules).built(A, &three[..2]).built(B, &three);
    assert_eq!(vps(&close(&rules, built, Charter::Skyline)), [0, 3, 0]);
    let built = scene(&rules).built(A, &three).built(B, &[Building::Fortress]);
    assert_eq!(vps(&close(&rules, built, Charter::Masterwork)), [0, 3, 0]);
}

#[test]
fn royal_charters_granary_is_two_of_each_good_and_letters_are_three_tokens() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let goods = scene(&rules).goods(A, 2, 2, 2).goods(B, 9, 9, 1).goods(C, 1, 2, 2);
    assert_eq!(vps(&close(&rules, goods, Charter::Granary)), [3, 0, 0]);
    assert_eq!(vps(&close(&rules, scene(&rules).tokens(A, 2).tokens(C, 3), Charter::Letters)), [0, 0, 3]);
}

#[test]
fn royal_charters_courtier_has_influenced_queen_and_king() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, up(scene(&rules).at(&seasons), &[Charter::Courtier]));
    play.settles("roll 1:566 2:466 3:666")
        .does(B, "pass")
        .does(A, "place 5+6+6>17")
        .does(C, "place 6+6+6>18");
    play.does(A, "take gold").does(A, "take gold").settles("invader 1");
    until(&mut play, |play| rules.turn(&play.state) == Turn::Chance);
    assert_eq!(
        (play.lord(A).vp, play.lord(C).vp),
        (3, 0),
        "the Queen's own points; one of the two is not enough"
    );
    play.settles("roll 1:666 2:466 3:466").does(B, "pass").does(C, "pass").does(A, "place 6+6+6>18");
    until(&mut play, |play| rules.is_over(&play.state));
    assert!(play.told(chartered(A, Charter::Courtier)) && !play.told(chartered(C, Charter::Courtier)));
}

fn chartered(by: engine::Seat, charter: Charter) -> Event {
    Event::Module { module: ModuleEvent::Chartered { by, charter } }
}

#[test]
fn royal_charters_host_is_five_soldiers_after_the_first_snow() {
    engine::proves!("charters.list");
    let rules = charters(Modules::ALTERNATIVE);
    let scene =
        scene(&rules).soldiers(A, 4).soldiers(B, 5).soldiers(C, 4).built(C, &[Building::SmallPalisade]);
    let steps = [Step::Season(Season::Autumn), Step::Winter, Step::End];
    let mut play = Play::new(&rules, up(scene.at(&steps), &[Charter::Host]));
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    // The Small Palisade has come; the king's reinforcements have not.
    play.asks_the_box();
    assert_eq!(vps(&play), [0, 3, 3]);
    play.settles("invader 1").settles("die 6");
    assert!(!play.told(chartered(A, Charter::Host)));
}

/// The winter of a year and its end; all win but the one who has no soldiers.
fn year_end(rules: &Kingsburg, year: u8, charters: &[Charter], wins: [u8; 3]) -> State {
    let scene = scene(rules).year(year).soldiers(A, 9).soldiers(B, 9);
    let steps = rules.plans(&rules.start()).year.steps();
    let at = steps.iter().position(|&step| step == Step::Winter).expect("a year has a winter");
    let mut state = up(scene.at(&steps[at..]), charters);
    for (seat, wins) in [A, B, C].into_iter().zip(wins) {
        state.extra.own[seat].wins = wins;
    }
    state
}

#[test]
fn royal_charters_laurels_are_three_battles_won() {
    engine::proves!("charters.list");
    let rules = charters(Modules::empty());
    let mut play = Play::new(&rules, year_end(&rules, 2, &[Charter::Laurels], [1, 2, 2]));
    play.settles("invader 5").settles("die 1");
    assert!(play.told(chartered(B, Charter::Laurels)));
    assert!(!play.told(chartered(A, Charter::Laurels)) && !play.told(chartered(C, Charter::Laurels)));
    // The card's point, the best victor's, the charter's three; Carlo loses two to the zombies.
    assert_eq!(vps(&play), [2, 5, -2]);
    assert!(!play.is_over(), "year II is too early for an end");
}

#[test]
fn royal_charters_three_points_for_the_first_window_and_one_for_later_ones() {
    engine::proves!("charters.points");
    let rules = charters(Modules::empty());
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let scene = scene(&rules).tokens(A, 3).tokens(B, 4);
    let mut play = Play::new(&rules, up(scene.at(&seasons), &[Charter::Letters]));
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [3, 3, 0], "all who fulfil it at once");
    play.state.lords[C].tokens = 3;
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [3, 3, 1], "each once");
    assert_eq!(play.view(Eye::Table).modules.own[2].charters.as_slice(), [Charter::Letters]);
}

#[test]
fn royal_charters_only_what_is_turned_up_counts() {
    let rules = charters(Modules::empty());
    assert_eq!(vps(&close(&rules, scene(&rules).tokens(A, 3), Charter::Granary)), [0, 0, 0]);
}

#[test]
fn royal_charters_come_after_the_years_levies() {
    let rules = charters(Modules::FATE);
    for (tithe, vp) in [("tithe gold", 0), ("tithe vp", 2)] {
        let scene = scene(&rules).fate(Fate::RoyalTithe).goods(A, 2, 2, 2);
        let mut play = Play::new(&rules, up(scene.season(Season::Autumn), &[Charter::Granary]));
        play.settles("roll 1:466 2:466 3:466");
        passes(&mut play, &[A, B, C, A]);
        play.does(A, tithe);
        assert_eq!(play.lord(A).vp, vp, "{tithe}");
    }
}

#[test]
fn royal_charters_an_early_end_when_all_are_scored_in_year_iii_or_iv() {
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
        play.settles(&format!("invader {place}")).settles("die 1");
        assert_eq!(play.is_over(), ends, "year {year}, {scored}");
        assert_eq!(play.told(Event::Ended), ends);
    }
}

#[test]
fn royal_charters_two_points_for_the_most_at_the_end() {
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
        play.settles("invader 2").settles("die 1");
        vps(&play)
    };
    let (one, other) = ([Charter::Letters], [Charter::Host, Charter::Laurels]);
    assert_eq!(end([&one, &other, &[]]), [0, 2, 0]);
    assert_eq!(end([&one, &one, &[]]), [2, 2, 0], "all tied");
    assert_eq!(end([&[], &[], &[]]), [0, 0, 0], "at least one");
}

#[test]
fn royal_charters_an_early_end_scores_the_lowest_troop_token() {
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
    play.settles("invader 4").does(A, "troops 3").does(B, "troops 3").does(C, "troops 3");
    assert!(play.is_over());
    assert_eq!(vps(&play), [0, 1, 2 + 2], "and the most charters");
}

#[test]
fn royal_charters_an_early_end_lets_the_minstrel_sing_once_after_all_awards() {
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
    play.settles("invader 4").settles("die 1");
    assert!(play.is_over());
    assert_eq!(vps(&play), [6, 4, 4]);
}

#[test]
fn royal_charters_an_early_end_has_all_other_awards() {
    let rules = charters(Modules::empty());
    let mut state = year_end(&rules, 3, &[Charter::Letters], [0, 0, 0]);
    state.extra.own[C].charters = [Charter::Letters].into_iter().collect();
    for building in [Building::Statue, Building::Chapel, Building::Church, Building::Cathedral] {
        state.lords[C].province.build(building);
    }
    (state.lords[C].goods, state.lords[C].soldiers) = (kingsburg::Goods([4, 0, 0]), 5);
    let mut play = Play::new(&rules, state);
    play.settles("invader 4").settles("die 1");
    assert!(play.is_over() && play.told(fought(C, 6, false, false)));
    assert_eq!(play.lord(C).vp, 2 + 2, "the Cathedral's and the charters'");
}

#[test]
fn royal_charters_the_sorcerers_buildings_count() {
    let rules = charters(Modules::GOVERNORS);
    let scene = scene(&rules).year(3).governor(A, Governor::Sorcerer);
    let scene = scene.built(A, &[Building::Statue, Building::Inn]).order(&[C, B, A]);
    let mut play = Play::new(&rules, up(scene.at(&[Step::Year]), &[Charter::Frontier]));
    play.does(A, "free guard-tower").does(A, "free palisade").does(A, "free barricade");
    until(&mut play, |play| play.told(Event::SeasonBegan { season: Season::Summer }));
    assert!(play.told(chartered(A, Charter::Frontier)) && !play.told(chartered(B, Charter::Frontier)));
}

#[test]
fn royal_charters_the_duke_who_left_the_queen_has_not_influenced_her() {
    let rules = charters(Modules::GOVERNORS);
    for (answer, courted) in [("move", false), ("pass", true)] {
        let scene = scene(&rules).governor(A, Governor::Duke);
        let mut play = Play::new(&rules, scene.season(Season::Spring));
        play.settles("roll 1:566 2:666 3:666").does(A, "place 5+6+6>17").does(B, "pass").does(C, "pass");
        play.does(A, answer).does(A, "take gold");
        assert_eq!(play.view(Eye::Table).modules.own[0].courted, [courted, false], "{answer}");
    }
}

#[test]
fn four_winters_a_founded_building_falls_with_its_points() {
    let rules = winters(Modules::empty());
    let mut play = troops(&rules);
    for (seat, building) in [(C, "inn"), (B, "inn"), (A, "inn"), (A, "statue"), (B, "statue"), (C, "statue")]
    {
        play.does(seat, &format!("free {building}"));
    }
    let mut state = play.state;
    state.agenda = engine::Agenda::new(&[Step::Winter, Step::End]);
    state.agenda.push(Step::Choose { seat: A, kinds: kingsburg::goods::Kinds::ANY });
    let mut play = Play::new(&rules, state);
    play.does(A, "take wood").settles("invader 2").settles("die 1");
    assert!(play.told(Event::Destroyed { of: A, building: Building::Statue }));
    assert_eq!(vps(&play), [0, 0, 0]);
}

#[test]
fn four_winters_royal_inspection_gives_the_reward_of_two_again() {
    let rules = winters(Modules::FATE);
    let scene = scene(&rules).year(2).fate(Fate::RoyalInspection).built(A, &[Building::Inn]);
    assert_eq!(vps(&idle(&rules, scene, Season::Autumn)), [2, 0, 0]);
}

#[test]
fn royal_charters_host_counts_the_damsels_knights() {
    let rules = charters(Modules::GOVERNORS);
    let scene = scene(&rules).soldiers(A, 3).soldiers(B, 4).soldiers(C, 4).governor(A, Governor::Damsel);
    let steps = [Step::Season(Season::Autumn), Step::Winter, Step::End];
    let mut play = Play::new(&rules, up(scene.at(&steps), &[Charter::Host]));
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [3, 0, 0]);
}
