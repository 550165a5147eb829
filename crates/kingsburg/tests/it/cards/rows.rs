//! The alternative rows: what every building does by itself.
//! Its meetings with other cards stand in `rows_more.rs` (rows A to C) and `rows_war.rs` (D to G);
//! the set-up, the figures and the rulebook's notes in `rows_setup.rs`.

#[path = "rows_help.rs"]
mod help;
#[path = "rows_more.rs"]
mod more;
#[path = "rows_setup.rs"]
mod setup;
#[path = "rows_war.rs"]
mod war;

use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game, Seats};
use help::{ALL, cards, from_phase_7, laid, offers, plain, rolled, soldiers, total, vp, winter};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Reason};

#[test]
fn masons_yard_pays_one_good_of_a_price_with_another_kind() {
    let rules = plain();
    let yard = scene(&rules).built(A, &[Building::MasonsYard]);
    // The Guard Tower costs a gold and a stone.
    let mut play = Play::new(&rules, yard.clone().goods(A, 1, 1, 1).building(Season::Spring));
    let towers = |play: &Play<'_>| {
        play.choices(A).into_iter().filter(|choice| choice.contains("guard-tower")).collect::<Vec<_>>()
    };
    assert_eq!(
        towers(&play),
        ["build guard-tower", "build guard-tower for wood+stone", "build guard-tower for gold+wood"]
    );
    play.does(A, "build guard-tower for gold+wood");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 1], 1));
    // Two goods of another kind are one too many; +2 tokens are not goods.
    let two = Play::new(&rules, yard.clone().goods(A, 0, 2, 0).building(Season::Spring));
    assert!(towers(&two).is_empty());
    let token = Play::new(&rules, yard.goods(A, 1, 0, 0).tokens(A, 3).building(Season::Spring));
    assert!(towers(&token).is_empty());
    let without = Play::new(&rules, scene(&rules).goods(A, 1, 2, 0).building(Season::Spring));
    assert!(towers(&without).is_empty());
}

#[test]
fn depot_brings_wood_and_stone_at_the_end_of_each_summer() {
    let rules = plain();
    let depot = scene(&rules).built(A, &[Building::Depot]);
    for (season, goods) in
        [(Season::Spring, [0, 0, 0]), (Season::Summer, [0, 1, 1]), (Season::Autumn, [0, 0, 0])]
    {
        let play = Play::new(&rules, depot.clone().season_end(season));
        assert_eq!(play.goods(A), goods, "{season:?}");
        assert!(play.is_over(), "it is not a question");
    }
    // It works in the summer it is built in.
    let yard = scene(&rules).built(A, &[Building::MasonsYard]).goods(A, 2, 1, 2);
    let mut play = Play::new(&rules, yard.building(Season::Summer));
    play.does(A, "build depot");
    assert_eq!((play.goods(A), vp(&play)), ([0, 1, 1], 2));
}

#[test]
fn builders_lodge_builds_once_more_at_full_cost_once_a_year() {
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 0, 9, 0);
    let seasons = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, lodge.clone().at(&seasons));
    play.does(A, "build barricade").asks(A).does(A, "build palisade");
    assert_eq!(play.goods(A), [0, 6, 0]);
    // In the next season of the year it is over after one building; the Stables cost more than wood.
    play.state.lords[A].goods.0 = [9, 9, 9];
    play.asks(A).does(A, "build stable");
    assert!(play.is_over());
    // Not used in the first season, it waits for the next.
    let mut play = Play::new(&rules, lodge.clone().at(&seasons));
    play.does(A, "build barricade").does(A, "pass").does(A, "build palisade").asks(A);
    // The normal build must have been made.
    let mut play = Play::new(&rules, lodge.building(Season::Spring));
    play.does(A, "pass");
    assert!(play.is_over());
}

#[test]
fn architects_guild_gives_a_point_for_every_later_building_and_for_column_iv_at_the_end() {
    let rules = plain();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild]);
    let mut play = Play::new(&rules, guild.clone().goods(A, 0, 3, 0).envoy(A).building(Season::Spring));
    play.does(A, "build barricade");
    assert_eq!(vp(&play), 1);
    play.does(A, "build palisade");
    assert_eq!(vp(&play), 2);
    // Not for itself.
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 4, 1, 3);
    let mut play = Play::new(&rules, lodge.clone().building(Season::Spring));
    play.does(A, "build architects-guild");
    assert_eq!(vp(&play), 5);
    // At the end: the Guild and the Embassy, nothing for column III; nothing without the Guild.
    let end = guild.built(A, &[Building::Embassy, Building::Barracks]);
    let end = end.built(B, &[Building::BuildersLodge, Building::Embassy]);
    let play = Play::new(&rules, end.at(rules.plans(&rules.start()).end.steps()));
    assert_eq!([A, B].map(|seat| play.lord(seat).vp), [2, 0]);
}

#[test]
fn bridge_gives_a_good_for_seven_or_less() {
    let rules = plain();
    let bridge = scene(&rules).built(A, &[Building::Bridge]);
    for good in ["gold", "wood", "stone"] {
        let mut play = rolled(&rules, bridge.clone(), Season::Spring, "124");
        play.asks(A).does(A, &format!("take {good}"));
        assert_eq!(play.goods(A).iter().sum::<u8>(), 1);
        assert!(offers(&play, A, "place 1>1"), "once, then they influence");
    }
    let play = rolled(&rules, bridge.clone(), Season::Spring, "125");
    assert!(offers(&play, A, "place 1>1") && play.goods(A) == [0, 0, 0], "eight are too many");
    // White dice count: the Farms roll one.
    let farms = bridge.built(A, &[Building::Farms]);
    assert!(offers(&rolled(&rules, farms.clone(), Season::Spring, "111/4"), A, "take gold"));
    assert!(!offers(&rolled(&rules, farms, Season::Spring, "111/5"), A, "take gold"));
}

#[test]
fn altar_rerolls_any_dice_of_eight_or_less_once() {
    let rules = plain();
    let altar = scene(&rules).built(A, &[Building::Altar]);
    let play = rolled(&rules, altar.clone(), Season::Spring, "125");
    let all = ["1", "2", "5", "1+2", "1+5", "2+5", "1+2+5"].map(|dice| format!("altar {dice}"));
    assert!(all.iter().all(|action| offers(&play, A, action)), "any number of dice");
    assert_eq!(play.choices(A).len(), all.len() + 1, "but at least one, or done");
    let mut nine = rolled(&rules, altar.clone(), Season::Spring, "126");
    nine.asks(A).may_not(A, "altar 1", Reason::OtherQuestion);
    assert!(offers(&nine, A, "pass"), "nine are too many");
    // Once: a second poor roll stays.
    let mut play = rolled(&rules, altar, Season::Spring, "125");
    play.does(A, "altar 2+5").settles("reroll 34");
    assert!(offers(&play, A, "place 1+3+4>8"), "the die that was not taken up stays");
    assert!(!offers(&play, A, "altar 1"));
}

#[test]
fn monastery_gives_a_point_to_one_without_goods_at_the_end_of_each_season() {
    let rules = plain();
    let monastery = scene(&rules).built(A, &[Building::Monastery]);
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let play = Play::new(&rules, monastery.clone().season_end(season));
        assert!(play.is_over() && vp(&play) == 1, "{season:?}");
    }
    for goods in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
        let [gold, wood, stone] = goods;
        let play =
            Play::new(&rules, monastery.clone().goods(A, gold, wood, stone).season_end(Season::Spring));
        assert!(play.is_over() && vp(&play) == 0, "{goods:?}");
    }
    // It works in the season it is built in.
    let altar = scene(&rules).built(A, &[Building::Altar]).goods(A, 3, 1, 2);
    let mut play = Play::new(&rules, altar.building(Season::Spring));
    play.does(A, "build monastery");
    assert_eq!(vp(&play), 6 + 1);
}

#[test]
fn dome_gives_a_point_for_each_row_with_two_buildings_at_the_end() {
    let rules = plain();
    let end = rules.plans(&rules.start()).end.steps();
    let dome = scene(&rules).built(A, &[Building::Dome]);
    assert_eq!(vp(&Play::new(&rules, dome.clone().at(end))), 1, "its own row");
    let one = dome.clone().built(A, &[Building::Inn, Building::GuardTower, Building::Barricade]);
    assert_eq!(vp(&Play::new(&rules, one.at(end))), 1, "one building is not enough");
    let two = dome.clone().built(A, &[Building::Market, Building::WizardsGuild]);
    assert_eq!(vp(&Play::new(&rules, two.at(end))), 3, "two are, and four are no better");
    let all = [
        Building::Depot,
        Building::TravelingMarket,
        Building::Bombard,
        Building::LookoutPost,
        Building::School,
        Building::LevyOffice,
    ];
    assert_eq!(vp(&Play::new(&rules, dome.built(A, &all).at(end))), 7, "seven rows with module 1");
    // Only the Dome does this, and only if it stands.
    let none = scene(&rules).built(A, &[Building::Monastery, Building::Market]);
    assert_eq!(vp(&Play::new(&rules, none.at(end))), 0);
    let fallen: Vec<Step> =
        [Step::Destroy { seat: A, buildings: 1 }].into_iter().chain(end.iter().copied()).collect();
    let dome = scene(&rules).built(A, &[Building::Dome, Building::Market]);
    assert_eq!(vp(&Play::new(&rules, dome.at(&fallen))), -7);
}

#[test]
fn brewery_sells_to_all_soldiers_at_the_end_of_each_summer() {
    let rules = plain();
    let brewery = scene(&rules).built(A, &[Building::Brewery]);
    for (before, gold) in [(0, 1), (1, 2), (4, 2)] {
        let play = Play::new(&rules, brewery.clone().soldiers(A, before).season_end(Season::Summer));
        assert!(play.is_over(), "the soldiers cannot be kept");
        assert_eq!((play.goods(A), soldiers(&play)), ([gold, 0, 0], 0), "{before} soldiers");
    }
    for season in [Season::Spring, Season::Autumn] {
        let play = Play::new(&rules, brewery.clone().soldiers(A, 2).season_end(season));
        assert_eq!((play.goods(A), soldiers(&play)), ([0, 0, 0], 2), "{season:?}");
    }
    // It works in the summer it is built in.
    let poor = scene(&rules).goods(A, 1, 1, 0).soldiers(A, 3);
    let mut play = laid(&rules, poor, "c", Season::Summer, &[Step::Builds(ALL), Step::SeasonEnds(ALL)]);
    play.does(A, "build brewery");
    assert_eq!((play.goods(A), soldiers(&play)), ([2, 0, 0], 0));
}

#[test]
fn traveling_market_steps_one_in_spring_two_in_summer_three_in_autumn() {
    let rules = plain();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]);
    for (season, reach) in
        [(Season::Spring, [8, 9, 10]), (Season::Summer, [7, 9, 11]), (Season::Autumn, [6, 9, 12])]
    {
        let mut play = rolled(&rules, market.clone(), season, "144");
        for advisor in 5..=13 {
            let action = format!("place 1+4+4>{advisor}");
            assert_eq!(offers(&play, A, &action), reach.contains(&advisor), "{season:?} {action}");
        }
        // Once a season.
        let step = reach[2] - 9;
        play.does(A, &format!("place 4>{}", 4 + step)).does(B, "pass").does(C, "pass");
        play.may_not(A, &format!("place 1>{}", 1 + step), Reason::UsedThisSeason).does(A, "place 4>4");
    }
}

#[test]
fn vineyard_brings_a_white_die_in_summer_and_autumn() {
    let rules = plain();
    let vineyard = scene(&rules).built(A, &[Building::Vineyard]);
    for season in [Season::Summer, Season::Autumn] {
        let mut play = Play::new(&rules, vineyard.clone().season(season));
        play.cannot_settle("roll 1:111 2:666 3:666", Reason::WrongDice);
        play.settles("roll 1:111/3 2:666 3:666");
    }
    let mut spring = Play::new(&rules, vineyard.season(Season::Spring));
    spring.cannot_settle("roll 1:111/3 2:666 3:666", Reason::WrongDice).settles("roll 1:111 2:666 3:666");
    // From the next summer or autumn after it is built.
    let built = scene(&rules).built(A, &[Building::TravelingMarket]).goods(A, 2, 2, 1);
    let mut play = Play::new(&rules, built.at(&[Step::Builds(ALL), Step::Season(Season::Autumn), Step::End]));
    play.does(A, "build vineyard").settles("roll 1:111/3 2:666 3:666");
}

#[test]
fn caravanserai_brings_wood_or_stone_before_each_roll_in_standing_order() {
    let rules = plain();
    let caravan = [Building::Caravanserai];
    let both = scene(&rules).built(A, &caravan).built(C, &caravan).order(&[C, B, A]);
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let mut play = Play::new(&rules, both.clone().season(season));
        play.asks(C).may_not(C, "take gold", Reason::NotOnOffer);
        assert_eq!(play.choices(C), ["take wood", "take stone"], "it is not optional");
        play.does(C, "take stone").asks(A).does(A, "take wood").asks_the_box();
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 1, 0], [0, 0, 0], [0, 0, 1]]);
    }
}

#[test]
fn armory_sells_two_strength_for_a_good_once_in_a_winter() {
    let rules = plain();
    let armory = scene(&rules).built(A, &[Building::Armory]).invader(Race::Zombies, 4);
    for (pay, strength, left) in [
        ("arm gold", 5, [1, 1, 1]),
        ("arm wood", 5, [2, 0, 1]),
        ("arm stone", 5, [2, 1, 0]),
        ("pass", 3, [2, 1, 1]),
    ] {
        let mut play = winter(&rules, armory.clone().goods(A, 2, 1, 1), &["3"]);
        play.asks(A).does(A, pay);
        assert_eq!((total(&play, A), play.goods(A)), (Some(strength), left), "{pay}");
    }
    // Who has no goods is not asked, whatever his tokens.
    let play = winter(&rules, armory.tokens(A, 3), &["3"]);
    assert_eq!(total(&play, A), Some(3));
}

#[test]
fn bombard_is_worth_what_its_die_says() {
    let rules = plain();
    let bombard = scene(&rules).built(A, &[Building::Bombard]).soldiers(A, 2).invader(Race::Zombies, 4);
    for (die, more) in [("1", -1), ("2", 1), ("3", 1), ("4", 2), ("5", 2), ("6", 2)] {
        let play = winter(&rules, bombard.clone(), &["3", die]);
        assert_eq!(total(&play, A), Some(2 + 3 + more), "{die}");
    }
}

#[test]
fn griffin_ranch_is_strong_and_recruits_for_eight_or_less() {
    let rules = plain();
    let ranch = scene(&rules).built(A, &[Building::GriffinRanch]);
    assert_eq!(soldiers(&rolled(&rules, ranch.clone(), Season::Spring, "125")), 1);
    assert_eq!(soldiers(&rolled(&rules, ranch.clone(), Season::Spring, "126")), 0);
    let farms = ranch.clone().built(A, &[Building::Farms]);
    assert_eq!(soldiers(&rolled(&rules, farms.clone(), Season::Spring, "111/5")), 1);
    assert_eq!(soldiers(&rolled(&rules, farms, Season::Spring, "111/6")), 0);
    // The king's die, the Bombard's two, and one.
    let play = winter(&rules, ranch.invader(Race::Zombies, 4), &["2", "6"]);
    assert_eq!(total(&play, A), Some(2 + 2 + 1));
}

#[test]
fn necromancers_tower_is_very_strong_and_wants_victories() {
    let rules = plain();
    let tower = scene(&rules).built(A, &[Building::NecromancersTower]);
    // Three and the Ranch's one: a Bombard's 1 takes one away.
    let win = winter(&rules, tower.clone().invader(Race::Orcs, 3), &["1", "1"]);
    assert_eq!((total(&win, A), vp(&win)), (Some(4), 1), "only the best victor's point");
    let draw = winter(&rules, tower.clone().invader(Race::Zombies, 4), &["1", "1"]);
    assert_eq!((total(&draw, A), vp(&draw)), (Some(4), -1), "a draw is not a victory");
    let lost = winter(&rules, tower.year(2).invader(Race::Zombies, 5), &["1", "1"]);
    assert_eq!((total(&lost, A), vp(&lost)), (Some(4), -2 - 1));
}

#[test]
fn small_palisade_adds_a_soldier_to_at_least_one_as_winter_begins() {
    let rules = plain();
    let palisade = scene(&rules).built(A, &[Building::SmallPalisade]).invader(Race::Zombies, 4);
    for (before, after) in [(0, 0), (1, 2), (5, 6)] {
        let mut play = Play::new(&rules, palisade.clone().soldiers(A, before).winter());
        assert_eq!(soldiers(&play), after);
        // The king's reinforcements come later and do not count.
        play.settles("die 6");
        assert_eq!(total(&play, A), Some(i32::from(after) + 6));
    }
}

#[test]
fn lookout_post_may_look_in_autumn_and_meets_orcs_and_barbarians() {
    let rules = plain();
    let post = scene(&rules).built(A, &[Building::LookoutPost]).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, post.clone().season(Season::Autumn));
    assert_eq!(play.view(Eye::Seat(A)).invader, play.view(Eye::Seat(B)).invader);
    play.asks(A).does(A, "look").asks_the_box();
    assert_eq!(play.state.invader.seen, Seats::only(A));
    assert_ne!(play.view(Eye::Seat(A)).invader, play.view(Eye::Seat(B)).invader, "he alone has seen it");
    let saw = play.events.iter().find(|event| matches!(event, Event::Saw { .. })).expect("he saw it");
    assert!(saw.is_heard_by(Eye::Seat(A)) && !saw.is_heard_by(Eye::Seat(B)) && !saw.is_heard_by(Eye::Table));
    let mut declined = Play::new(&rules, post.clone().season(Season::Autumn));
    declined.does(A, "pass").asks_the_box();
    assert_eq!(declined.state.invader.seen, Seats::NONE);
    for season in [Season::Spring, Season::Summer] {
        Play::new(&rules, post.clone().season(season)).asks_the_box();
    }
    for (year, race, strength, more) in [
        (1, Race::Orcs, 3, 1),
        (1, Race::Barbarians, 2, 1),
        (1, Race::Goblins, 2, 0),
        (1, Race::Zombies, 4, 0),
        (3, Race::Demons, 6, 0),
        (5, Race::Dragons, 9, 0),
    ] {
        let scene = scene(&rules).year(year).built(A, &[Building::LookoutPost]).invader(race, strength);
        assert_eq!(total(&winter(&rules, scene, &["1"]), A), Some(1 + more), "{race:?}");
    }
}

#[test]
fn hidden_refuge_saves_goods_and_points_but_not_buildings() {
    let rules = plain();
    let refuge = [Building::HiddenRefuge];
    // Demons 6 of the third year take two gold, a wood, a stone and a VP.
    let demons = scene(&rules).year(3).goods(A, 3, 3, 3).goods(B, 3, 3, 3).vp(A, 5).vp(B, 5);
    let play = winter(&rules, demons.built(A, &refuge).invader(Race::Demons, 6), &["1"]);
    assert_eq!((play.goods(A), vp(&play)), ([3, 3, 3], 5));
    assert_eq!((play.goods(B), play.lord(B).vp), ([1, 2, 2], 4));
    // Orcs 3 of the first year take goods of one's choice: he is not asked for any.
    let orcs = scene(&rules).built(A, &refuge).goods(A, 2, 2, 2).invader(Race::Orcs, 3);
    let play = winter(&rules, orcs, &["1"]);
    assert_eq!((play.goods(A), vp(&play), play.is_over()), ([2, 2, 2], 0, true));
}

#[test]
fn keep_is_strong_and_brings_a_good_for_a_victory_or_a_draw() {
    let rules = plain();
    let keep = scene(&rules).built(A, &[Building::Keep]).invader(Race::Zombies, 4);
    let mut win = winter(&rules, keep.clone(), &["4"]);
    win.asks(A).does(A, "take stone");
    assert_eq!((total(&win, A), win.goods(A)), (Some(5), [0, 0, 1]));
    assert_eq!(vp(&win), 2, "the card's point and the best victor's as well");
    let mut draw = winter(&rules, keep.clone(), &["3"]);
    draw.asks(A).does(A, "take gold");
    assert_eq!((draw.goods(A), vp(&draw)), ([1, 0, 0], 0));
    let lost = winter(&rules, keep, &["2"]);
    assert_eq!((lost.goods(A), lost.is_over()), ([0, 0, 0], true));
}

#[test]
fn fountain_adds_a_point_to_the_kings_reward() {
    let rules = plain();
    let reward = [Step::KingsReward, Step::End];
    let tied = scene(&rules).built(A, &[Building::Fountain]).built(B, &[Building::Inn]);
    let play = Play::new(&rules, tied.clone().at(&reward));
    assert_eq!([A, B, C].map(|seat| play.lord(seat).vp), [2, 1, 0]);
    let behind = Play::new(&rules, tied.built(B, &[Building::Statue]).at(&reward));
    assert_eq!([A, B, C].map(|seat| behind.lord(seat).vp), [0, 1, 0]);
}

#[test]
fn school_gives_a_point_for_three_soldiers_after_phase_7() {
    let rules = plain();
    for (count, points) in [(2, 0), (3, 1), (6, 1)] {
        let school = scene(&rules).built(A, &[Building::School]).soldiers(A, count);
        let play = from_phase_7(&rules, school.invader(Race::Zombies, 4));
        assert_eq!(vp(&play), points, "{count} soldiers");
    }
}

#[test]
fn riding_arena_gives_a_point_for_three_advisors_in_a_season() {
    let rules = plain();
    let arena = scene(&rules).built(A, &[Building::RidingArena]);
    for (last, points) in [("place 3>3", 1 + 1), ("pass", 1)] {
        let mut play = rolled(&rules, arena.clone(), Season::Spring, "123");
        play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, last);
        while !play.is_over() {
            play.does(A, "pass");
        }
        assert_eq!(vp(&play), points, "the Jester's point and the Arena's: {last}");
    }
}

#[test]
fn university_gives_two_points_for_nine_or_less() {
    let rules = plain();
    let university = scene(&rules).built(A, &[Building::University]);
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        assert_eq!(vp(&rolled(&rules, university.clone(), season, "333")), 2);
        assert_eq!(vp(&rolled(&rules, university.clone(), season, "334")), 0);
    }
    let farms = university.built(A, &[Building::Farms]);
    assert_eq!(vp(&rolled(&rules, farms.clone(), Season::Spring, "113/4")), 2);
    assert_eq!(vp(&rolled(&rules, farms, Season::Spring, "113/5")), 0);
}

#[test]
fn signal_fires_look_at_the_printed_strength() {
    let rules = cards();
    let fires = |year, race, strength| {
        scene(&rules).year(year).built(A, &[Building::SignalFires]).invader(race, strength)
    };
    let strength = |scene| total(&winter(&rules, scene, &["1"]), A);
    assert_eq!(strength(fires(3, Race::Orcs, 5)), Some(1));
    assert_eq!(strength(fires(3, Race::Zombies, 6)), Some(2));
    assert_eq!(strength(fires(5, Race::Dragons, 9)), Some(2));
    // Fierce and divided enemies are printed as they were.
    assert_eq!(strength(fires(3, Race::Orcs, 5).fate(Fate::FierceEnemies)), Some(1));
    assert_eq!(strength(fires(3, Race::Zombies, 6).fate(Fate::DividedEnemies)), Some(2));
}

#[test]
fn levy_office_recruits_for_points_twice_a_year() {
    let rules = plain();
    let office = scene(&rules).built(A, &[Building::LevyOffice]);
    let mut play = Play::new(&rules, office.clone().vp(A, 5).goods(A, 2, 0, 0).recruiting());
    play.does(A, "levy").does(A, "levy").may_not(A, "levy", Reason::UsedThisYear);
    assert_eq!((soldiers(&play), vp(&play), play.goods(A)), (2, 3, [2, 0, 0]));
    play.does(A, "recruit gold+gold");
    assert_eq!(soldiers(&play), 3);
    // It is allowed with nothing, or less; and it may be left.
    for (before, levies) in [(0, 1), (-3, 2)] {
        let mut play = Play::new(&rules, office.clone().vp(A, before).recruiting());
        (0..levies).for_each(|_| {
            play.does(A, "levy");
        });
        assert_eq!((vp(&play), soldiers(&play)), (before - levies, levies as u16));
    }
    let mut left = Play::new(&rules, office.recruiting());
    left.does(A, "done");
    assert!(left.is_over() && vp(&left) == 0 && soldiers(&left) == 0);
}

#[test]
fn veterans_lodge_keeps_a_soldier_after_a_battle_not_lost() {
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::VeteransLodge]).invader(Race::Zombies, 4);
    for (die, kept) in [("3", 0), ("4", 1), ("5", 1)] {
        let play = winter(&rules, lodge.clone(), &[die]);
        assert_eq!(soldiers(&play), kept, "the king's reinforcements are soldiers too: {die}");
    }
    let play = winter(&rules, lodge.soldiers(A, 5), &["1"]);
    assert_eq!((soldiers(&play), play.lord(B).soldiers), (1, 0));
}

#[test]
fn commandery_recruits_two_when_the_king_sends_two_or_less() {
    let rules = plain();
    let commandery = scene(&rules).built(A, &[Building::Commandery]).invader(Race::Zombies, 4);
    for (die, strength) in [("1", 3), ("2", 4), ("3", 3), ("6", 6)] {
        let play = winter(&rules, commandery.clone(), &[die]);
        assert_eq!(total(&play, A), Some(strength), "{die}");
        assert_eq!(total(&play, B), die.parse().ok(), "nobody else");
    }
}
