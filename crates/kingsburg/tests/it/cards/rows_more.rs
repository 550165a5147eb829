//! Rows A to C and other cards: one test for each meeting that the cards name.

use super::help::{ALL, cards, laid, offers, plain, rolled, soldiers, story, vp};
use crate::rulebook::play::{A, B, C, Play, scene, with};
use engine::Game;
use kingsburg::invaders::Race;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Modules, Reason, Scenario};

/// The end of A's season, with what is compulsory.
fn ended(mut play: Play<'_>) -> Play<'_> {
    if !play.is_over() {
        play.does(A, "done");
    }
    play
}

#[test]
fn masons_yard_comes_after_increases_and_discounts() {
    engine::proves!("alternative.yard", "cards.price");
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard, Building::Crane]);
    // The Town Hall costs 2/1/1, with the Crane 1/1/1.
    let mut play = Play::new(&rules, yard.clone().goods(A, 0, 2, 1).building(Season::Spring));
    play.does(A, "build town-hall for wood+wood+stone");
    // Scarce labour: 3/1/1, with the Crane 2/1/1.
    let scarce = yard.fate(Fate::ScarceLabour);
    let mut play = Play::new(&rules, scarce.clone().goods(A, 0, 3, 1).building(Season::Spring));
    assert!(!offers(&play, A, "build town-hall for wood+wood+wood+stone"));
    play = Play::new(&rules, scarce.goods(A, 1, 2, 1).building(Season::Spring));
    play.does(A, "build town-hall for gold+wood+wood+stone");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], 3), "two, and one for the labour");
}

#[test]
fn masons_yard_works_on_an_extra_build_but_on_one_good_a_season() {
    let rules = plain();
    let yard = scene(&rules).built(A, &[Building::MasonsYard]).goods(A, 1, 3, 1).envoy(A);
    let twice = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, yard.clone().at(&twice));
    play.does(A, "build palisade").does(A, "build barricade for gold");
    let mut play = Play::new(&rules, yard.at(&twice));
    play.does(A, "build barricade for stone");
    assert!(offers(&play, A, "build inn"));
    assert!(!play.choices(A).iter().any(|choice| choice.contains(" for ")), "once a season");
    play.does(A, "pass").asks(A).does(A, "build palisade for gold+wood");
    assert_eq!(play.goods(A), [0, 2, 0], "and again in the next");
}

#[test]
fn masons_yard_is_not_spent_where_a_discount_does_it() {
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard, Building::Palisade]).fate(Fate::MasterMasons);
    // The Stables cost 1/1/1, the first building a good less: the Yard is left for the Guard Tower.
    let mut play = Play::new(&rules, yard.clone().goods(A, 2, 2, 0).envoy(A).building(Season::Spring));
    play.does(A, "build stable for gold+wood").does(A, "build guard-tower for gold+wood");
    assert_eq!(play.goods(A), [0, 0, 0]);
    // A good less, and what is left paid with another.
    let mut play = Play::new(&rules, yard.goods(A, 0, 1, 0).building(Season::Spring));
    play.does(A, "build guard-tower for wood");
}

#[test]
fn masons_yard_does_not_pay_for_itself() {
    let rules = plain();
    let build = |gold, wood, stone| {
        laid(&rules, scene(&rules).goods(A, gold, wood, stone), "a", Season::Spring, &[Step::Builds(ALL)])
    };
    assert!(!build(1, 2, 0).choices(A).iter().any(|choice| choice.contains("masons-yard")));
    build(1, 1, 1).does(A, "build masons-yard");
    // But at once for what comes after it in the same turn.
    let rich = scene(&rules).goods(A, 2, 2, 1).envoy(A);
    let mut play = laid(&rules, rich, "a", Season::Spring, &[Step::Builds(ALL)]);
    play.does(A, "build masons-yard").does(A, "build guard-tower for gold+wood");
}

#[test]
fn masons_yard_adds_to_moneychanger_and_trade_fair() {
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard, Building::Statue]).goods(A, 0, 4, 0);
    let both = yard.clone().governor(A, Governor::Moneychanger).fate(Fate::TradeFair);
    let mut play = Play::new(&rules, both.building(Season::Spring));
    for _ in 0..3 {
        play.asks(A).does(A, "swap wood gold");
    }
    play.does(A, "build chapel for gold+gold+gold+wood");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], 5));
    // With the Moneychanger alone one good is missing.
    let one = yard.governor(A, Governor::Moneychanger);
    let mut play = Play::new(&rules, one.building(Season::Spring));
    play.does(A, "swap wood gold").does(A, "swap wood gold");
    assert!(!play.choices(A).iter().any(|choice| choice.contains("chapel")));
}

#[test]
fn masons_yard_adds_to_a_governors_discount() {
    let rules = cards();
    let yard = scene(&rules).built(A, &[Building::MasonsYard]).governor(A, Governor::Miner);
    // The Statue costs two gold, with the Miner's discount one.
    let mut play = Play::new(&rules, yard.clone().goods(A, 0, 1, 0).building(Season::Spring));
    play.does(A, "build statue for wood");
    // Without the discount, which is kept for later.
    let twice = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, yard.goods(A, 1, 1, 1).at(&twice));
    play.does(A, "build statue for gold+wood").does(A, "build guard-tower for stone");
}

#[test]
fn depot_is_followed_by_the_bandits() {
    let rules = cards();
    let depot = scene(&rules).built(A, &[Building::Depot]).fate(Fate::Bandits);
    let season = rules.plans(&rules.start()).season.steps();
    let first = season.iter().position(|&step| step == Step::SeasonEnds(ALL)).expect("W15");
    let plan = [&[Step::DrawOrder], &season[first..], &[Step::End]].concat();
    for (gold, asked) in [(2, false), (3, true)] {
        let mut play = Play::new(&rules, depot.clone().goods(A, gold, 0, 0).at(&plan));
        play.state.season = Season::Summer;
        play.settles("order 1,2,3");
        if asked {
            play.asks(A).does(A, "give-up gold");
        }
        assert!(play.is_over());
        assert_eq!(play.goods(A), [2, 1, 1]);
    }
}

#[test]
fn builders_lodge_works_in_the_very_turn_it_is_built() {
    let rules = plain();
    let depot = scene(&rules).built(A, &[Building::Depot]).goods(A, 3, 3, 1);
    let mut play = Play::new(&rules, depot.building(Season::Spring));
    play.does(A, "build builders-lodge").asks(A).does(A, "build barricade");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], 3));
}

#[test]
fn builders_lodge_and_envoy_make_three_builds_and_each_can_be_kept() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9).envoy(A);
    let twice = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let builds = |answers: &[&str]| {
        let mut play = Play::new(&rules, both.clone().at(&twice));
        for answer in answers {
            play.asks(A).does(A, answer);
        }
        play
    };
    let all = builds(&["build inn", "build palisade", "build barricade"]);
    assert_eq!(all.state.envoy, None);
    // The fourth is the normal build of the next season, the fifth nobody's.
    let mut all = builds(&["build inn", "build palisade", "build barricade", "build statue"]);
    all.may_not(A, "build market", Reason::GameOver);
    // One of the two is used, the other kept: either way.
    let first = builds(&["build inn", "build palisade", "pass"]);
    let second = builds(&["build inn", "pass", "build palisade"]);
    assert_ne!(first.state.envoy, second.state.envoy);
    for mut play in [first, second] {
        assert_eq!(play.lord(A).province.count(), 5);
        play.does(A, "build barricade").does(A, "build statue");
        assert!(play.is_over(), "the one that was kept builds in the next season");
        assert_eq!(play.state.envoy, None);
    }
}

#[test]
fn builders_lodge_rests_in_a_summer_strike_and_adds_to_its_autumn() {
    let rules = cards();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9).fate(Fate::SummerStrike);
    assert!(Play::new(&rules, lodge.clone().envoy(A).building(Season::Summer)).is_over());
    let mut play = Play::new(&rules, lodge.building(Season::Autumn));
    play.does(A, "build inn").does(A, "build palisade").does(A, "build barricade");
    assert!(play.is_over());
    assert_eq!(play.lord(A).province.count(), 3 + 3);
}

#[test]
fn builders_lodge_comes_on_top_in_the_autumns_of_four_winters() {
    let rules = story(Scenario::FourWinters);
    let all = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9).envoy(A);
    let mut play = Play::new(&rules, all.building(Season::Autumn));
    for building in ["inn", "palisade", "barricade", "statue"] {
        play.asks(A).does(A, &format!("build {building}"));
    }
    assert!(play.is_over());
}

#[test]
fn builders_lodge_rebuilt_in_the_same_year_is_spent_and_a_new_year_renews_it() {
    engine::proves!("alternative.lodge");
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9);
    let fall = Step::Destroy { seat: A, buildings: 1 };
    let plan = [Step::Builds(ALL), fall, Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, lodge.clone().at(&plan));
    play.does(A, "build inn").does(A, "build palisade").does(A, "build builders-lodge");
    assert!(play.is_over());
    let mut play = Play::new(&rules, lodge.at(&[Step::Builds(ALL), Step::YearEnd]));
    play.does(A, "build inn").does(A, "build palisade").does(B, "take gold").does(C, "take gold");
    play.settles("roll 1:111 2:666 3:666").does(A, "pass").does(B, "pass").does(C, "pass");
    play.does(A, "build barricade").asks(A).does(A, "build statue");
}

#[test]
fn architects_guild_not_for_a_rebuilt_guild_nor_while_it_lies_in_ruins() {
    let rules = plain();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild, Building::TownHall]).goods(A, 9, 9, 9);
    let fall = Step::Destroy { seat: A, buildings: 1 };
    let build = [Step::OpenSeason, Step::Builds(ALL)];
    let plan = [&[fall], &build[..], &build, &build, &[Step::End]].concat();
    let mut play = Play::new(&rules, guild.at(&plan));
    assert_eq!(vp(&play), -5);
    // The Lodge builds once more, if he likes.
    play.does(A, "build inn").does(A, "pass");
    assert_eq!(vp(&play), -5, "built while the Guild lies in ruins");
    play.does(A, "build architects-guild");
    assert_eq!(vp(&play), 0, "the Guild's printed five");
    play.does(A, "build palisade");
    assert_eq!(vp(&play), 1, "and then again");
}

#[test]
fn architects_guild_counts_what_the_lodge_builds_after_it() {
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 4, 2, 3);
    let mut play = Play::new(&rules, lodge.building(Season::Spring));
    play.does(A, "build architects-guild").does(A, "build barricade");
    assert_eq!(vp(&play), 5 + 1);
}

#[test]
fn architects_guild_points_are_kept_when_buildings_fall() {
    let rules = plain();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild, Building::TownHall]).goods(A, 1, 2, 2);
    let plan = [Step::Builds(ALL), Step::Destroy { seat: A, buildings: 2 }];
    let plan: Vec<Step> = plan.iter().chain(rules.plans(&rules.start()).end.steps()).copied().collect();
    let mut play = Play::new(&rules, guild.at(&plan));
    play.does(A, "build embassy");
    assert!(play.told(Event::Destroyed { of: A, building: Building::ArchitectsGuild }));
    assert!(play.told(Event::Destroyed { of: A, building: Building::Embassy }));
    assert_eq!(vp(&play), 4 + 1 - 5 - 4, "and no award at the end");
}

#[test]
fn architects_guild_gives_nothing_for_the_sorcerers_buildings() {
    let rules = with(3, Modules::ROWS | Modules::ALTERNATIVE | Modules::GOVERNORS);
    let scene = scene(&rules).year(3).built(A, &[Building::ArchitectsGuild]).governor(A, Governor::Sorcerer);
    let mut play = Play::new(&rules, scene.at(&[Step::Year]));
    play.does(A, "free inn").does(A, "free statue").does(A, "free barricade");
    assert_eq!((vp(&play), play.lord(A).province.count()), (0, 7));
}

#[test]
fn bridge_looks_at_the_final_dice() {
    let rules = plain();
    let altar = scene(&rules).built(A, &[Building::Altar]);
    // Keeping a bad roll for the Bridge or rerolling it is the owner's choice.
    rolled(&rules, altar.clone(), Season::Spring, "124").does(A, "done").asks(A).does(A, "take stone");
    let mut play = rolled(&rules, altar.clone(), Season::Spring, "124");
    play.does(A, "altar 4").settles("reroll 5");
    assert!(offers(&play, A, "pass") && play.goods(A) == [0, 0, 0]);
    let mut play = rolled(&rules, altar, Season::Spring, "125");
    play.does(A, "altar 5").settles("reroll 4").does(A, "take gold");
    assert_eq!(play.goods(A), [1, 0, 0]);
}

#[test]
fn altar_counts_and_rerolls_white_dice() {
    let rules = plain();
    let farms = scene(&rules).built(A, &[Building::Altar, Building::Farms]);
    assert!(offers(&rolled(&rules, farms.clone(), Season::Spring, "111/6"), A, "pass"), "nine in all");
    let mut play = rolled(&rules, farms.clone(), Season::Spring, "111/5");
    play.does(A, "altar 5w").settles("reroll /6");
    assert!(offers(&play, A, "place 1+6w>7"));
    let mut play = rolled(&rules, farms, Season::Spring, "111/5");
    play.does(A, "altar 1+1+5w").settles("reroll 23/4");
    assert!(offers(&play, A, "place 1+2+3+4w>10"));
}

#[test]
fn altar_and_bridge_look_at_two_dice_in_a_famine() {
    let rules = cards();
    let altar = scene(&rules).built(A, &[Building::Altar]).fate(Fate::Famine);
    let mut play = Play::new(&rules, altar.season(Season::Spring));
    play.settles("roll 1:26 2:66 3:66").does(A, "altar 6").settles("reroll 5").does(A, "take gold");
}

#[test]
fn altar_is_new_in_every_season() {
    let rules = plain();
    let altar = scene(&rules).built(A, &[Building::Altar]);
    let seasons = [Step::Season(Season::Summer), Step::Season(Season::Autumn), Step::End];
    let mut play = Play::new(&rules, altar.at(&seasons));
    for _ in 0..2 {
        play.settles("roll 1:125 2:666 3:666").does(A, "altar 1").settles("reroll 6");
        play.does(A, "pass").does(B, "pass").does(C, "pass");
    }
    assert!(play.is_over());
}

#[test]
fn altar_after_the_philosopher_cancels_his_point() {
    let rules = cards();
    let both = scene(&rules).built(A, &[Building::Altar]).governor(A, Governor::Philosopher);
    let mut kept = rolled(&rules, both.clone(), Season::Spring, "334");
    kept.does(A, "philosopher").settles("reroll 224").does(A, "done");
    assert_eq!(vp(&kept), 1);
    let mut lost = rolled(&rules, both.clone(), Season::Spring, "334");
    lost.does(A, "philosopher").settles("reroll 224").does(A, "altar 4").settles("reroll 2");
    assert_eq!(vp(&lost), 0, "though six are less than ten");
    // Before the Philosopher it does no harm: nine, then eight.
    let mut before = rolled(&rules, both, Season::Spring, "125");
    before.does(A, "altar 5").settles("reroll 6").does(A, "philosopher").settles("reroll 116");
    assert_eq!(vp(&before), 1);
}

#[test]
fn monastery_comes_after_the_town_hall_if_its_owner_likes() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::Monastery, Building::TownHall]).goods(A, 0, 1, 0);
    let mut play = Play::new(&rules, both.clone().season_end(Season::Spring));
    play.does(A, "town-hall wood");
    let mut play = ended(play);
    assert_eq!(vp(&play), 2, "a point each");
    play = Play::new(&rules, both.season_end(Season::Spring));
    play.may_not(A, "collect monastery", Reason::HasGoods).does(A, "done");
    assert_eq!((vp(&play), play.is_over()), (0, true));
}

#[test]
fn monastery_comes_before_the_goods_of_summer() {
    engine::proves!("alternative.collect");
    let rules = plain();
    for (other, goods) in [(Building::Depot, [0, 1, 1]), (Building::Brewery, [1, 0, 0])] {
        // Nothing is to be said for the other order, and nobody is asked.
        let both = scene(&rules).built(A, &[Building::Monastery, other]);
        let play = Play::new(&rules, both.season_end(Season::Summer));
        assert_eq!((vp(&play), play.goods(A), play.is_over()), (1, goods, true));
    }
    let three = scene(&rules).built(A, &[Building::Monastery, Building::Depot, Building::TownHall]);
    let summer = |answers: &[&str]| {
        let mut play = Play::new(&rules, three.clone().season_end(Season::Summer));
        for answer in answers {
            play.asks(A).does(A, answer);
        }
        let play = ended(play);
        (vp(&play), play.goods(A))
    };
    assert_eq!(summer(&["collect monastery", "collect depot", "town-hall wood"]), (2, [0, 0, 1]));
    assert_eq!(summer(&["collect depot", "town-hall wood"]), (1, [0, 0, 1]), "a stone is left");
    assert_eq!(summer(&["done"]), (1, [0, 1, 1]), "what is compulsory comes all the same");
}

#[test]
fn monastery_comes_before_the_thief_if_its_owner_likes() {
    let rules = cards();
    let thief = scene(&rules).built(A, &[Building::Monastery]).governor(A, Governor::Thief).goods(B, 2, 0, 0);
    for (answers, points) in [(vec!["collect monastery", "steal gold 2"], 1), (vec!["steal gold 2"], 0)] {
        let mut play = Play::new(&rules, thief.clone().season_end(Season::Spring));
        for answer in answers {
            play.asks(A).does(A, answer);
        }
        let play = ended(play);
        assert_eq!((vp(&play), play.goods(A)), (points, [1, 0, 0]));
    }
}

#[test]
fn monastery_and_brewery_alone_are_no_questions() {
    let rules = plain();
    let monks = scene(&rules).built(A, &[Building::Monastery, Building::TownHall]);
    assert!(Play::new(&rules, monks.season_end(Season::Spring)).is_over());
    let beer = scene(&rules).built(A, &[Building::Brewery, Building::Goldsmith]).goods(A, 1, 0, 0);
    let mut play = Play::new(&rules, beer.season_end(Season::Summer));
    play.does(A, "goldsmith");
    assert!(play.is_over());
}

#[test]
fn brewery_has_its_place_among_the_owners_effects() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::Brewery, Building::Goldsmith]).goods(A, 1, 0, 0);
    let mut lost = Play::new(&rules, both.clone().season_end(Season::Summer));
    lost.does(A, "goldsmith");
    let lost = ended(lost);
    assert_eq!((lost.goods(A), soldiers(&lost), vp(&lost)), ([2, 0, 0], 0, 1));
    let mut gained = Play::new(&rules, both.clone().season_end(Season::Summer));
    gained.does(A, "collect brewery").does(A, "goldsmith");
    assert_eq!((gained.goods(A), soldiers(&gained), vp(&gained)), ([1, 0, 0], 1, 1));
    // The Goldsmith is left alone: the Brewery is not.
    let mut done = Play::new(&rules, both.soldiers(A, 2).season_end(Season::Summer));
    done.does(A, "done");
    assert_eq!((done.goods(A), soldiers(&done), done.is_over()), ([3, 0, 0], 0, true));
}

#[test]
fn brewery_takes_soldiers_kept_over_the_winter() {
    let rules = cards();
    let kept = scene(&rules).built(A, &[Building::Brewery, Building::VeteransLodge]);
    let kept = kept.governor(A, Governor::Quartermaster).soldiers(A, 4).invader(Race::Zombies, 4);
    let mut play =
        Play::new(&rules, kept.at(&[Step::Winter, Step::DrawOrder, Step::SeasonEnds(ALL), Step::End]));
    play.settles("die 1");
    assert_eq!(soldiers(&play), 3);
    play.state.season = Season::Summer;
    play.settles("order 1,2,3");
    assert_eq!((play.goods(A), soldiers(&play)), ([2, 0, 0], 0));
}

#[test]
fn traveling_market_adds_to_a_token_and_stays_from_1_to_18() {
    engine::proves!("alternative.market");
    let rules = plain();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]);
    let places = |season, dice| {
        let play = rolled(&rules, market.clone().tokens(A, 1), season, dice);
        play.choices(A).into_iter().filter(|choice| choice.starts_with("place ")).collect::<Vec<_>>()
    };
    let has = |places: &[String], action: &str| places.iter().any(|place| place == action);
    let low = places(Season::Autumn, "113");
    for (dice, reach) in [("1", vec![1, 4]), ("3", vec![3, 6]), ("1+3", vec![1, 4, 7]), ("1+t", vec![3, 6])] {
        for advisor in 1..=18 {
            assert_eq!(
                has(&low, &format!("place {dice}>{advisor}")),
                reach.contains(&advisor),
                "{dice}>{advisor}"
            );
        }
    }
    let high = places(Season::Summer, "666");
    for (dice, reach) in [("6+6+6", vec![16, 18]), ("6+6+6+t", vec![18]), ("6+6+t", vec![12, 14, 16])] {
        for advisor in 1..=18 {
            assert_eq!(
                has(&high, &format!("place {dice}>{advisor}")),
                reach.contains(&advisor),
                "{dice}>{advisor}"
            );
        }
    }
}

#[test]
fn traveling_market_is_not_spent_where_a_silver_tongue_does_it() {
    let rules = cards();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]).tokens(A, 1).fate(Fate::SilverTongues);
    let mut play = rolled(&rules, market.clone(), Season::Spring, "144");
    // A token is worth up to three, and the market one more.
    assert!(offers(&play, A, "place 4+t>8") && !offers(&play, A, "place 4+t>9"));
    play.does(A, "place 4+t>7").does(B, "pass").does(C, "pass").does(A, "place 1>2");
    let mut play = rolled(&rules, market, Season::Spring, "144");
    play.does(A, "place 4+t>8").does(B, "pass").does(C, "pass").may_not(
        A,
        "place 1>2",
        Reason::UsedThisSeason,
    );
}

#[test]
fn traveling_market_works_for_envoy_ambassador_and_deals() {
    let rules = cards();
    let market = scene(&rules).built(A, &[Building::TravelingMarket]);
    // B sits on 6; in summer a 4 steps there.
    let court = |scene: kingsburg::Scene<'_>| {
        let state = scene.season(Season::Summer);
        let mut play = Play::new(&rules, state);
        play.settles("roll 1:445 2:123 3:666").does(B, "place 1+2+3>6").asks(A);
        play
    };
    court(market.clone()).may_not(A, "place 4>6", Reason::Occupied);
    let mut envoy = court(market.clone().envoy(A));
    envoy.does(A, "place 4>6");
    assert_eq!(envoy.state.envoy, None);
    court(market.clone().governor(A, Governor::Ambassador)).does(A, "place 4>6a");
    court(market.clone().fate(Fate::SecretDeals)).does(A, "place 4>6d").does(C, "pass").may_not(
        A,
        "place 4>2",
        Reason::UsedThisSeason,
    );
    // Private advisors, one's own and another's by a deal.
    let mut own = court(market.clone().governor(A, Governor::Politician));
    own.does(A, "place 5>3p");
    let politician = market.governor(B, Governor::Politician).fate(Fate::SecretDeals);
    let mut deal = Play::new(&rules, politician.season(Season::Summer));
    deal.settles("roll 1:335 2:123 3:666").does(B, "place 2+3>5p").does(A, "place 3>5pd");
}

#[test]
fn vineyard_comes_before_the_priest_and_the_good_year() {
    let rules = cards();
    let vineyard = scene(&rules).built(A, &[Building::Vineyard]);
    let mut year = Play::new(&rules, vineyard.clone().fate(Fate::GoodYear).season(Season::Summer));
    year.asks(A).does(A, "take stone").settles("roll 1:111/1 2:666/1 3:666/1");
    let mut blessed = Play::new(&rules, vineyard.governor(B, Governor::Priest).season(Season::Summer));
    blessed.asks(B).does(B, "bless").settles("roll 1:111/1 2:666/1 3:666/1");
    assert_eq!([A, B, C].map(|seat| blessed.lord(seat).vp), [1, 1, 0]);
    // It adds to other fixed dice.
    let fairy = scene(&rules).built(A, &[Building::Vineyard]).governor(A, Governor::Fairy);
    Play::new(&rules, fairy.season(Season::Summer)).settles("roll 1:111/12 2:666 3:666");
}
