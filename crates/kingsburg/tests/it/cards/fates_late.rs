//! The fates of goods, building and war beside other cards, and more of open doors.

use super::shared::{and, begun, fought, idle, passes, rolled, somebody_may_look, three, until, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::invaders::Race;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::state::Marks;
use kingsburg::{Building, Event, Modules, Options, Reason, Scenario, ScenarioOption};
use table::games::kingsburg::standard;

const GOVERNORS: Modules = Modules::GOVERNORS;
const ALL_ROWS: Modules = Modules::ROWS.union(Modules::ALTERNATIVE);

fn listed(play: &Play<'_>, seat: engine::Seat, beginning: &str) -> Vec<String> {
    play.choices(seat).into_iter().filter(|choice| choice.starts_with(beginning)).collect()
}

#[test]
fn royal_tithe_comes_after_the_end_of_season() {
    engine::proves!("fate.levies");
    let rules = three();
    let scene = scene(&rules).fate(Fate::RoyalTithe).goods(A, 1, 0, 0).built(A, &[Building::TownHall]);
    let mut play = idle(&rules, scene, Season::Autumn);
    // The last good goes to the Town Hall: then the tithe is a point.
    play.does(A, "town-hall gold");
    assert!(play.is_over());
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 0));
}

#[test]
fn bandits_come_after_the_depot() {
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).fate(Fate::Bandits).goods(A, 3, 0, 0).built(A, &[Building::Depot]);
    let mut play = idle(&rules, scene, Season::Summer);
    play.does(A, "pass").asks(A).does(A, "give-up gold");
    assert_eq!(play.goods(A), [2, 1, 1]);
}

#[test]
fn trade_fair_adds_to_the_moneychanger_and_the_masons_yard() {
    let rules = and(GOVERNORS | ALL_ROWS);
    let before = scene(&rules).fate(Fate::TradeFair).built(A, &[Building::MasonsYard]);
    let mut play = idle(&rules, before.governor(A, Governor::Moneychanger).goods(A, 0, 0, 4), Season::Spring);
    // Three exchanges, and in the price a stone for the gold.
    play.does(A, "swap stone wood").does(A, "swap stone wood").does(A, "swap stone gold");
    assert!(listed(&play, A, "swap").is_empty());
    assert_eq!(play.goods(A), [1, 2, 1]);
    assert!(play.choices(A).contains(&"build inn for wood+stone".into()));
}

#[test]
fn master_masons_not_for_the_sorcerers_free_buildings() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).year(3).governor(A, Governor::Sorcerer).goods(A, 4, 0, 0);
    let mut play = begun(&rules, scene, "master-masons");
    play.does(A, "free inn").does(A, "free barricade").does(A, "free palisade");
    until(&mut play, |play| !listed(play, A, "build").is_empty());
    let [gold, ..] = play.goods(A);
    play.does(A, "build statue");
    assert_eq!(play.goods(A)[0], gold - 1, "the discount is still there");
}

#[test]
fn scarce_labour_the_extra_point_is_kept_when_the_building_falls() {
    engine::proves!("cards.points");
    let rules = three();
    let before = scene(&rules).fate(Fate::ScarceLabour).built(A, &[Building::Market]).goods(A, 3, 3, 1);
    let plan = [Step::Season(Season::Autumn), Step::Winter, Step::End];
    let mut play = Play::new(&rules, before.invader(Race::Barbarians, 2).at(&plan));
    play.settles("roll 1:666 2:666 3:666");
    passes(&mut play, &[A, B, C]);
    play.does(A, "build farms").settles("die 1");
    assert!(play.told(Event::Destroyed { of: A, building: Building::Farms }));
    assert_eq!(play.lord(A).vp, 1);
}

#[test]
fn scarce_labour_the_crane_comes_after_the_increase() {
    engine::proves!("cards.price");
    let rules = three();
    let scene = scene(&rules).fate(Fate::ScarceLabour).built(A, &[Building::Market, Building::Crane]);
    let mut play = idle(&rules, scene.goods(A, 2, 3, 1), Season::Spring);
    play.does(A, "build farms");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 3));
}

#[test]
fn royal_inspection_the_fountain_counts_again() {
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Fountain]);
    assert_eq!(vps(&idle(&rules, scene, Season::Autumn)), [2, 0, 0]);
}

#[test]
fn summer_strike_the_builders_lodge_waits_for_autumn_and_comes_on_top() {
    let rules = and(ALL_ROWS);
    let before = scene(&rules).fate(Fate::SummerStrike).built(A, &[Building::BuildersLodge]);
    let before = before.goods(A, 20, 20, 20).envoy(A);
    assert!(idle(&rules, before.clone(), Season::Summer).is_over());
    let mut play = idle(&rules, before, Season::Autumn);
    for building in ["statue", "inn", "guard-tower", "palisade"] {
        play.asks(A).does(A, &format!("build {building}"));
    }
    assert!(play.is_over(), "the normal one, the strike's, the Lodge's and the envoy's");
}

#[test]
fn summer_strike_the_preacher_sees_nobody_build() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::SummerStrike).governor(A, Governor::Preacher);
    let all = scene.goods(A, 9, 9, 9).goods(B, 9, 9, 9).goods(C, 9, 9, 9);
    assert_eq!(vps(&idle(&rules, all, Season::Summer)), [1, 0, 0]);
}

#[test]
fn summer_strike_the_architects_discount_is_for_the_first_only() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::SummerStrike).governor(A, Governor::Architect).goods(A, 9, 9, 9);
    let mut play = idle(&rules, scene.built(B, &[Building::Statue]), Season::Autumn);
    play.does(A, "build statue");
    assert_eq!(play.goods(A), [8, 9, 9]);
    play.does(A, "build inn");
    assert_eq!(play.goods(A), [7, 8, 9]);
}

#[test]
fn fierce_enemies_defences_and_fires_look_at_the_printed_strength() {
    engine::proves!("cards.strength");
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).year(2).fate(Fate::FierceEnemies);
    let scene = scene.built(A, &[Building::ImprovisedDefences]).built(B, &[Building::SignalFires]);
    let mut play = Play::new(&rules, scene.invader(Race::Zombies, 5).winter());
    play.settles("die 5");
    assert!(play.told(fought(A, 6, false, false)), "five and one against six");
    assert!(play.told(fought(B, 5, false, true)), "no fires for a printed five");
}

#[test]
fn heavy_snow_does_nothing_with_troop_tokens() {
    let rules = and(Modules::TROOPS);
    let scene = scene(&rules).fate(Fate::HeavySnow).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, scene.winter());
    play.does(A, "troops 4").does(B, "troops 0").does(C, "troops 3");
    assert!(play.told(fought(A, 4, true, false)) && play.told(fought(B, 0, false, true)));
    assert!(play.told(fought(C, 3, false, false)));
}

#[test]
fn heavy_snow_the_academy_rolls_against_two_and_the_commandery_comes() {
    let rules = and(ALL_ROWS);
    let before = scene(&rules).fate(Fate::HeavySnow);
    let academy = before.clone().built(A, &[Building::MilitaryAcademy]);
    // The Improvised Defences of its row add one against four.
    for (die, total) in [("die 1", 3), ("die 2", 3), ("die 3", 4)] {
        let mut play = Play::new(&rules, academy.clone().winter());
        play.settles("invader 5").settles(die);
        assert!(play.told(fought(A, total, false, total < 4)), "{die}");
    }
    let mut play = Play::new(&rules, before.built(A, &[Building::Commandery]).winter());
    play.settles("invader 5");
    assert!(play.told(fought(A, 4, false, false)));
}

#[test]
fn spoils_of_war_the_stone_wall_wins_and_the_refuge_does_not_help() {
    engine::proves!("cards.battle", "winter.stone-wall");
    let rules = and(Modules::ALTERNATIVE);
    let scene = scene(&rules).year(3).fate(Fate::SpoilsOfWar).invader(Race::Zombies, 6);
    let scene = scene.built(A, &[Building::StoneWall]).soldiers(A, 3).built(B, &[Building::HiddenRefuge]);
    let mut play = Play::new(&rules, scene.soldiers(C, 5).winter());
    // Palisade and Stone Wall: one each, and one more against zombies.
    play.settles("die 1").asks(A);
    assert!(play.told(fought(A, 7, true, false)));
    play.does(A, "take gold");
    assert_eq!(vps(&play), [2, -1, 0], "not the card's two, but the year's one");
}

#[test]
fn mercenary_bands_tokens_pay_at_the_recruiting_centre() {
    let rules = and(Modules::ROWS);
    let scene = scene(&rules).fate(Fate::MercenaryBands).built(A, &[Building::RecruitingCentre]).tokens(A, 2);
    let mut play = Play::new(&rules, scene.recruiting());
    play.does(A, "recruit token").does(A, "recruit token");
    assert_eq!((play.lord(A).soldiers, play.lord(A).tokens), (2, 0));
}

#[test]
fn mercenary_bands_leave_the_levy_office_alone() {
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).fate(Fate::MercenaryBands).built(A, &[Building::LevyOffice]);
    let mut play = Play::new(&rules, scene.recruiting());
    play.does(A, "levy").does(A, "levy");
    assert_eq!((play.lord(A).vp, play.lord(A).soldiers), (-2, 2));
}

#[test]
fn beacons_lit_peeks_show_nothing_new() {
    engine::proves!("fate.beacons");
    let rules = and(GOVERNORS | ALL_ROWS);
    for (fate, looks) in [("beacons-lit", false), ("bandits", true)] {
        let scene = scene(&rules).governor(A, Governor::General).built(B, &[Building::LookoutPost]);
        assert_eq!(somebody_may_look(&mut begun(&rules, scene, fate)), looks, "{fate}");
    }
}

#[test]
fn mercenary_bands_the_free_soldier_comes_to_one_without_goods() {
    engine::proves!("fate.soldiers");
    let rules = three();
    let scene = scene(&rules).fate(Fate::MercenaryBands).built(B, &[Building::Barracks]);
    let state = scene.recruiting();
    assert_eq!([A, B, C].map(|seat| state.lords[seat].soldiers), [0, 1, 0]);
}

#[test]
fn royal_gift_comes_before_the_sorcerer() {
    engine::proves!("fate.gifts");
    let rules = and(GOVERNORS);
    let mut play = begun(&rules, scene(&rules).year(3).governor(A, Governor::Sorcerer), "royal-gift");
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold").asks(A).does(A, "free inn");
}

#[test]
fn master_masons_only_the_first_of_a_turn_and_beside_the_crane() {
    engine::proves!("fate.building", "cards.prices");
    let rules = three();
    let before = scene(&rules).fate(Fate::MasterMasons).goods(A, 9, 9, 9);
    let mut play = idle(&rules, before.clone().envoy(A), Season::Spring);
    play.does(A, "build statue").does(A, "build inn");
    assert_eq!(play.goods(A), [7, 8, 9]);
    let cheap = before.built(A, &[Building::Market, Building::Crane]);
    let mut prices = listed(&idle(&rules, cheap, Season::Spring), A, "build farms");
    prices.sort();
    // Two gold, three wood and a stone: a gold less, and one good more.
    let fewer = ["gold+wood+wood+stone", "gold+wood+wood+wood", "wood+wood+wood+stone"];
    assert_eq!(prices, fewer.map(|price| format!("build farms for {price}")));
}

#[test]
fn open_doors_the_envoy_opens_them_to_a_second_group_of_ones_own() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::OpenDoors).envoy(A);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.settles("roll 1:226 2:266 3:666").does(A, "place 2>2").does(B, "place 2>2").does(C, "pass");
    play.does(A, "place 2>2").does(B, "pass").does(A, "pass");
    assert_eq!((play.goods(A), play.goods(B), play.state.envoy), ([2, 0, 0], [1, 0, 0], None));
}

#[test]
fn ruling_20_nineteen_with_the_market_is_worth_eighteen_to_the_queen() {
    engine::proves!("fate.queen", "influence.number");
    let rules = three();
    let before = scene(&rules).fate(Fate::IllKing).tokens(A, 1);
    let mut play = rolled(&rules, before.clone(), Season::Autumn, "roll 1:566 2:666 3:666");
    play.may_not(A, "place 5+6+6+t>17", Reason::OutOfReach);
    let before = before.built(A, &[Building::Market]);
    let mut play = rolled(&rules, before, Season::Autumn, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6+t>17");
    assert!(play.lord(A).marks.contains(Marks::MARKET));
}

#[test]
fn ruling_20_a_copy_by_whim_1_does_not_double_again_at_the_feast_of_fools() {
    engine::proves!("fate.twice");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).season(Season::Spring));
    play.settles("whim 1").settles("roll 1:166 2:666 3:666").does(A, "place 1>1");
    passes(&mut play, &[B, C, A]);
    assert_eq!(play.goods(A), [2, 0, 0], "the second advisor's gold, twice for the first advisor's feast");
}

#[test]
fn ruling_20_a_copy_by_whim_1_brings_the_soldiers_of_the_call_to_arms() {
    engine::proves!("fate.arms");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::CallToArms).season(Season::Spring));
    play.settles("whim 1").settles("roll 1:123 2:466 3:666").does(A, "place 1>1").does(B, "place 4>4");
    play.does(C, "pass").does(A, "place 2>2").does(B, "pass").does(A, "place 3>3");
    assert_eq!(play.lord(A).soldiers, 2, "one of the fifth advisor, and one more");
}

#[test]
fn ruling_20_silver_tongues_save_the_market_where_the_token_is_enough() {
    engine::proves!("fate.tongues");
    let rules = three();
    let before = scene(&rules).fate(Fate::SilverTongues).tokens(A, 1).built(A, &[Building::Market]);
    for (group, market) in [("place 4+t>5", false), ("place 4+t>7", false), ("place 4+t>8", true)] {
        let mut play = rolled(&rules, before.clone(), Season::Spring, "roll 1:444 2:666 3:666");
        play.does(A, group);
        assert_eq!(play.lord(A).marks.contains(Marks::MARKET), market, "{group}");
    }
}

#[test]
fn ruling_21_in_the_regency_the_fountain_counts_for_the_royal_inspection() {
    engine::proves!("regency.fountain");
    let modules = Modules::FATE | Modules::ALTERNATIVE;
    let rules =
        standard(Options { modules, scenario: ScenarioOption::Fixed(Scenario::Regency), ..Options::base(3) });
    let scene = scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Fountain]);
    let mut play = Play::new(&rules, scene.season(Season::Autumn));
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [2, 0, 0]);
}
