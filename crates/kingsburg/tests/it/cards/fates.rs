//! The fates: every card's own sentences. What they do to other cards stands in `fates_more.rs` and
//! `fates_late.rs`.

#[path = "fates_late.rs"]
mod late;
#[path = "fates_more.rs"]
mod more;
#[path = "fates_shared.rs"]
pub(crate) mod shared;

use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game, Quick};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Reason};
use shared::{SEASONS, advisor, begun, fought, idle, passes, rolled, soldiers, three, until, vps};

#[test]
fn famine_two_tokens_at_once_and_a_coloured_die_fewer_all_year() {
    let rules = three();
    let play = begun(&rules, scene(&rules), "famine");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).tokens), [2, 2, 2]);
    for season in SEASONS {
        let scene = scene(&rules).fate(Fate::Famine).built(B, &[Building::Farms]);
        let mut play = Play::new(&rules, scene.season(season));
        play.cannot_settle("roll 1:123 2:123/4 3:123", Reason::WrongDice);
        play.settles("roll 1:12 2:23/4 3:36");
    }
}

#[test]
fn good_year_a_white_die_or_a_good_in_spring_and_summer() {
    let rules = three();
    let before = scene(&rules).fate(Fate::GoodYear).built(B, &[Building::Farms]);
    for season in [Season::Spring, Season::Summer] {
        let mut play = Play::new(&rules, before.clone().season(season));
        // Barbara has the Farms' die and takes a good; she is the only one to be asked.
        play.asks(B);
        assert_eq!(play.choices(B), ["take gold", "take wood", "take stone"]);
        play.does(B, "take wood").cannot_settle("roll 1:123 2:123/4 3:123", Reason::WrongDice);
        play.settles("roll 1:123/1 2:123/4 3:123/6");
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 0, 0], [0, 1, 0], [0, 0, 0]]);
    }
    Play::new(&rules, before.season(Season::Autumn)).settles("roll 1:123 2:123/4 3:123");
}

#[test]
fn second_thoughts_one_die_of_each_player_once_a_season() {
    let rules = three();
    for season in SEASONS {
        let scene = scene(&rules).fate(Fate::SecondThoughts).built(B, &[Building::Farms]);
        let mut play = rolled(&rules, scene, season, "roll 1:125 2:345/6 3:666");
        play.asks(A).may_not(A, "reroll 3", Reason::NoSuchDice).may_not(A, "reroll 5w", Reason::NoSuchDice);
        play.does(A, "reroll 1").cannot_settle("reroll 33", Reason::WrongDice).settles("reroll 3");
        assert_eq!(play.view(Eye::Table).seats[0].dice.as_slice(), [2, 3, 5]);
        // The second is done with it, the next is asked; white dice may be rolled too; all may decline.
        play.asks(B).does(B, "reroll 6w").settles("reroll /1").asks(C).does(C, "done");
        assert_eq!(play.view(Eye::Table).seats[1].white.as_slice(), [1]);
    }
}

#[test]
fn topsy_turvy_court_the_highest_total_plays_first_and_ties_stay() {
    let rules = three();
    let before = scene(&rules).fate(Fate::TopsyTurvyCourt).order(&[C, A, B]);
    let play = rolled(&rules, before.clone(), Season::Summer, "roll 1:111 2:666 3:345");
    assert_eq!(play.order(), [B, C, A]);
    let play = rolled(&rules, before, Season::Autumn, "roll 1:345 2:345 3:345");
    assert_eq!(play.order(), [C, A, B]);
}

#[test]
fn silver_tongues_a_token_at_once_and_tokens_add_one_two_or_three() {
    let rules = three();
    let play = begun(&rules, scene(&rules), "silver-tongues");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).tokens), [1, 1, 1]);
    let scene = scene(&rules).fate(Fate::SilverTongues).tokens(A, 2);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:116 2:666 3:666");
    play.may_not(A, "place 1+t>1", Reason::OutOfReach).may_not(A, "place 1+t>5", Reason::OutOfReach);
    let choices = play.choices(A);
    assert!(["place 1+t>2", "place 1+t>3", "place 1+t>4"].iter().all(|&one| choices.contains(&one.into())));
    // Still one token a season.
    play.does(A, "place 1+t>4").does(B, "pass").does(C, "pass").may_not(A, "place 1+t>2", Reason::TokenUsed);
    assert_eq!(play.lord(A).tokens, 1);
}

#[test]
fn short_audiences_no_more_than_two_dice_in_a_group() {
    engine::proves!("fate.audience");
    let rules = three();
    let scene = scene(&rules).fate(Fate::ShortAudiences).built(A, &[Building::Farms]).tokens(A, 1);
    let mut play = rolled(&rules, scene, Season::Summer, "roll 1:124/2 2:666 3:666");
    play.may_not(A, "place 1+2+4>7", Reason::TooManyDice).may_not(A, "place 1+4+2w>7", Reason::TooManyDice);
    let choices = play.choices(A);
    // Tokens and the Market are no dice.
    for group in ["place 1+4>5", "place 4+2w>6", "place 1+4+t>7", "place 1+4+t>8"] {
        assert!(choices.contains(&group.to_string()), "{group}");
    }
}

#[test]
fn ill_king_the_king_is_closed_and_the_queen_takes_eighteen() {
    engine::proves!("fate.closed", "fate.queen");
    let rules = three();
    let before = scene(&rules).fate(Fate::IllKing);
    let mut play = rolled(&rules, before.clone(), Season::Autumn, "roll 1:666 2:666 3:566");
    play.may_not(C, "place 5+6+6>18", Reason::OutOfReach).does(C, "pass");
    play.may_not(A, "place 6+6+6>18", Reason::Closed).does(A, "place 6+6+6>17");
    // She must be free.
    play.may_not(B, "place 6+6+6>17", Reason::Occupied);
    let mut play = rolled(&rules, before.clone().envoy(B), Season::Autumn, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6>17").may_not(B, "place 6+6+6>18", Reason::Closed).does(B, "place 6+6+6>17");
    assert_eq!(play.state.envoy, None);
    // A token may be part of the eighteen.
    let mut play = rolled(&rules, before.tokens(A, 1), Season::Autumn, "roll 1:466 2:666 3:666");
    play.does(A, "place 4+6+6+t>17");
}

#[test]
fn rising_stars_gifts_for_the_first_on_five_advisors() {
    let rules = three();
    let stars = |roll: &str, group: &str| {
        let scene = scene(&rules).fate(Fate::RisingStars).tokens(A, 5);
        let mut play = rolled(&rules, scene, Season::Spring, roll);
        assert_eq!(play.view(Eye::Table).modules.gifts.as_slice(), [3, 5, 6, 10, 13].map(advisor));
        play.does(A, group);
        // At once: the aid has not yet been given.
        (play.goods(A), play.lord(A).tokens, play.lord(A).vp)
    };
    assert_eq!(stars("roll 1:345 2:666 3:666", "place 3>3"), ([0, 0, 0], 6, 0));
    assert_eq!(stars("roll 1:345 2:666 3:666", "place 5>5"), ([1, 0, 0], 5, 0));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 6>6"), ([0, 0, 0], 5, 1));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 4+6>10"), ([0, 0, 1], 5, 0));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 3+4+6>13"), ([1, 0, 0], 5, 0));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 4>4"), ([0, 0, 0], 5, 0));
}

#[test]
fn secret_deals_once_a_year_in_where_another_is() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SecretDeals);
    let mut play = Play::new(&rules, scene.at(&[Step::Season(Season::Spring), Step::Season(Season::Summer)]));
    play.settles("roll 1:223 2:233 3:666").may_not(A, "place 2>2d", Reason::NobodyYet);
    play.does(A, "place 2>2").may_not(B, "place 2>2", Reason::Occupied).does(B, "place 2>2d");
    // Not where only one's own group is.
    play.does(C, "pass").does(A, "place 3>3").may_not(B, "place 3>3", Reason::Occupied);
    play.may_not(B, "place 3>3d", Reason::UsedThisYear).does(B, "pass").does(A, "pass");
    assert_eq!((play.goods(A), play.goods(B)), ([1, 1, 0], [1, 0, 0]), "both are paid");
    passes(&mut play, &[A]);
    // In summer Barbara's token is still gone.
    play.settles("roll 1:223 2:233 3:666").does(A, "place 2>2").may_not(
        B,
        "place 2>2d",
        Reason::UsedThisYear,
    );
}

#[test]
fn royal_wedding_two_points_more_from_queen_and_king_for_every_group() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::RoyalWedding).envoy(C);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6>17").does(B, "place 6+6+6>18").does(C, "place 6+6+6>18");
    play.does(A, "take gold").does(A, "take gold").settles("invader 1");
    assert_eq!(vps(&play), [5, 2, 2]);
    let scene = crate::rulebook::play::scene(&rules).fate(Fate::RoyalWedding);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "place 4+6+6>16");
    passes(&mut play, &[B, C]);
    assert_eq!(vps(&play), [0, 0, 0]);
}

#[test]
fn feast_of_fools_the_lowest_three_give_twice_and_the_highest_two_see_nobody() {
    let rules = three();
    let mut play = rolled(
        &rules,
        scene(&rules).fate(Fate::FeastOfFools).envoy(C),
        Season::Spring,
        "roll 1:123 2:455 3:666",
    );
    play.does(A, "place 1>1")
        .does(B, "place 4>4")
        .may_not(C, "place 6+6+6>18", Reason::Closed)
        .does(C, "pass");
    play.does(A, "place 2>2").does(B, "pass").does(A, "place 3>3");
    // The fourth gives once.
    play.does(B, "take gold");
    assert_eq!((play.lord(A).vp, play.goods(A), play.goods(B)), (2, [2, 2, 0], [1, 0, 0]));
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::FeastOfFools), Season::Spring, "roll 1:566 2:666 3:666");
    play.may_not(A, "place 5+6+6>17", Reason::Closed);
}

#[test]
fn call_to_arms_a_soldier_more_from_advisors_and_a_good_more_for_mercenaries() {
    let rules = three();
    let before = scene(&rules).fate(Fate::CallToArms).built(B, &[Building::Stables]);
    let mut play = rolled(&rules, before.clone(), Season::Spring, "roll 1:555 2:556 3:666");
    play.does(A, "place 5+5>10").does(B, "place 5>5").does(C, "place 6+6+6>18").does(B, "pass");
    play.settles("invader 1");
    assert_eq!(soldiers(&play), [3, 3, 2], "the Stables add their own");
    let scene = before.goods(A, 4, 0, 0).built(B, &[Building::Barracks]).goods(B, 3, 0, 0).goods(C, 2, 0, 0);
    let mut play = Play::new(&rules, scene.recruiting());
    play.may_not(A, "recruit gold+gold", Reason::WrongPrice).does(A, "recruit gold+gold+gold");
    // With the Barracks two goods; Carlo cannot pay three and is not asked.
    play.asks(B).may_not(B, "recruit gold", Reason::WrongPrice).does(B, "recruit gold+gold");
    assert_eq!(soldiers(&play), [1, 1, 0]);
    assert!(play.is_over());
}

#[test]
fn absent_advisor_one_of_two_to_twelve_is_away_for_a_season() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::AbsentAdvisor).envoy(A);
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer)];
    let mut play = Play::new(&rules, scene.at(&seasons));
    play.asks_the_box();
    play.cannot_settle("absent 1", Reason::WrongDice).cannot_settle("absent 13", Reason::WrongDice);
    play.settles("absent 5").settles("roll 1:556 2:666 3:666");
    assert_eq!(play.view(Eye::Table).modules.absent, Some(advisor(5)));
    // Not with the envoy either.
    play.may_not(A, "place 5>5", Reason::Closed);
    passes(&mut play, &[A, B, C]);
    play.settles("absent 12").settles("roll 1:556 2:666 3:666").does(A, "place 5>5");
    play.may_not(B, "place 6+6>12", Reason::Closed);
}

#[test]
fn open_doors_two_players_with_each_of_the_lowest_six() {
    engine::proves!("fate.doors");
    let rules = three();
    let scene = scene(&rules).fate(Fate::OpenDoors);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:266 2:266 3:266");
    play.does(A, "place 2>2").does(B, "place 2>2").may_not(C, "place 2>2", Reason::Occupied);
    play.does(C, "place 6>6").does(A, "place 6>6").may_not(B, "place 6>6", Reason::Occupied);
    // One group each, and nothing from the seventh on.
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:225 2:255 3:666");
    play.does(A, "place 2+5>7").may_not(B, "place 2+5>7", Reason::Occupied).does(B, "pass").does(C, "pass");
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:225 2:255 3:666");
    play.does(A, "place 2>2").does(B, "pass").does(C, "pass").may_not(A, "place 2>2", Reason::Occupied);
    // A third group needs the envoy.
    let mut play = rolled(&rules, scene.envoy(C), Season::Spring, "roll 1:266 2:266 3:266");
    play.does(A, "place 2>2").does(B, "place 2>2");
    assert_eq!(play.state.envoy, Some(C), "two need none");
    play.does(C, "place 2>2");
    assert_eq!(play.state.envoy, None);
}

#[test]
fn generous_quarries_a_stone_on_four_or_more() {
    let rules = three();
    for season in SEASONS {
        let mut play = Play::new(&rules, scene(&rules).fate(Fate::GenerousQuarries).season(season));
        play.settles("die 3").settles("die 4").settles("die 6");
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 0, 0], [0, 0, 1], [0, 0, 1]]);
        // It is not one of the dice of the season.
        play.cannot_settle("roll 1:123/3 2:123/4 3:123/6", Reason::WrongDice)
            .settles("roll 1:123 2:123 3:123");
    }
}

#[test]
fn royal_gift_a_good_for_everybody_before_the_kings_aid() {
    engine::proves!("fate.gifts");
    let rules = three();
    let before = scene(&rules).order(&[B, C, A]);
    let mut play = begun(&rules, before, "royal-gift");
    play.does(B, "take gold").does(C, "take wood").does(A, "take stone");
    // All have one good more: the tie of year I remains, and each takes one more.
    play.does(B, "take gold").does(C, "take gold").does(A, "take gold").asks_the_box();
    assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[1, 0, 1], [2, 0, 0], [1, 1, 0]]);
    // The goods are counted: Carlo would have needed the die.
    let mut play = begun(&rules, scene(&rules).year(2).goods(A, 1, 0, 0).goods(B, 1, 0, 0), "royal-gift");
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    assert!(play.told(Event::Aided { seat: C }));
}

#[test]
fn royal_tithe_a_good_or_a_point_at_the_close_of_autumn() {
    engine::proves!("fate.levies");
    let rules = three();
    let before = scene(&rules).fate(Fate::RoyalTithe).goods(A, 1, 0, 1).goods(B, 1, 0, 0).tokens(C, 1);
    let mut play = idle(&rules, before.clone(), Season::Autumn);
    play.does(A, "pass");
    assert_eq!(play.choices(A), ["tithe gold", "tithe stone", "tithe vp"]);
    play.may_not(A, "tithe wood", Reason::NoSuchGood).does(A, "tithe stone").asks(B).does(B, "tithe vp");
    // Carlo has no goods: a point, below zero, unasked.
    assert!(play.is_over());
    assert_eq!((vps(&play), play.goods(A), play.goods(B)), ([0, -1, -1], [1, 0, 0], [1, 0, 0]));
    assert_eq!(play.lord(C).tokens, 1);
    let mut play = idle(&rules, before, Season::Summer);
    play.does(A, "pass");
    assert!(play.is_over() && vps(&play) == [0, 0, 0]);
}

#[test]
fn bandits_nobody_keeps_more_than_four_goods() {
    engine::proves!("fate.levies");
    let rules = three();
    for season in SEASONS {
        let scene = scene(&rules).fate(Fate::Bandits).goods(A, 3, 2, 1).goods(B, 4, 0, 0).tokens(B, 3);
        let mut play = idle(&rules, scene.goods(C, 6, 0, 0), season);
        passes(&mut play, &[A, B, C]);
        play.asks(A).does(A, "give-up wood").does(A, "give-up stone");
        // Barbara has four, and tokens do not count; Carlo has no choice.
        assert!(play.is_over());
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[3, 1, 0], [4, 0, 0], [4, 0, 0]]);
        assert_eq!(play.lord(B).tokens, 3);
    }
}

#[test]
fn trade_fair_one_good_for_another_before_building() {
    engine::proves!("cards.exchange");
    let rules = three();
    let scene = scene(&rules).fate(Fate::TradeFair).goods(A, 0, 0, 2).goods(B, 1, 0, 0);
    let mut play = idle(&rules, scene, Season::Spring);
    play.asks(A);
    assert!(!play.choices(A).iter().any(|choice| choice == "swap stone stone"));
    play.may_not(A, "swap gold wood", Reason::NoSuchGood).does(A, "swap stone wood");
    assert_eq!(play.goods(A), [0, 1, 1]);
    // Only one; then he builds.
    assert!(!play.choices(A).iter().any(|choice| choice.starts_with("swap")));
    play.does(A, "build barricade");
    // Barbara may decline, and cannot build; Carlo has nothing.
    play.asks(B).does(B, "pass");
    assert!(play.is_over());
}

#[test]
fn master_masons_the_first_building_of_the_year_is_a_good_cheaper() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::MasterMasons).goods(A, 9, 9, 9);
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer)];
    let mut play = Play::new(&rules, scene.at(&seasons));
    play.settles("roll 1:666 2:666 3:666");
    passes(&mut play, &[A, B, C]);
    let prices = |play: &Play<'_>, word: &str| -> Vec<String> {
        let mut prices: Vec<_> = play.choices(A).into_iter().filter(|choice| choice.contains(word)).collect();
        prices.sort();
        prices
    };
    // A kind of its cost, at his choice; never the full price to save it for later.
    assert_eq!(prices(&play, "guard-tower"), ["build guard-tower for gold", "build guard-tower for stone"]);
    play.does(A, "build guard-tower for stone");
    assert_eq!((play.goods(A), play.lord(A).vp), ([9, 9, 8], 1));
    // Others have a barricade for nothing.
    passes(&mut play, &[B, C]);
    play.settles("roll 1:666 2:666 3:666");
    passes(&mut play, &[A, B, C]);
    play.does(A, "build inn");
    assert_eq!(play.goods(A), [8, 8, 8], "only the first");
}

#[test]
fn scarce_labour_columns_iii_and_iv_are_a_gold_dearer_and_worth_a_point_more() {
    let rules = three();
    let before = scene(&rules).fate(Fate::ScarceLabour).built(A, &[Building::Market, Building::Statue]);
    let mut play = idle(&rules, before.clone().goods(A, 2, 3, 1), Season::Spring);
    play.may_not(A, "build farms", Reason::CannotPay);
    let mut play = idle(&rules, before.clone().goods(A, 3, 3, 1), Season::Spring);
    play.does(A, "build farms");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 3));
    // Column II as ever.
    let mut play = idle(&rules, before.clone().goods(A, 3, 0, 1), Season::Spring);
    play.does(A, "build chapel");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 5));
    let mut play = idle(&rules, before.built(A, &[Building::Barracks]).goods(A, 4, 2, 2), Season::Spring);
    play.does(A, "build wizards-guild");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 7));
}

#[test]
fn royal_inspection_a_second_reward_at_the_close_of_autumn() {
    let rules = three();
    let before =
        scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Inn]).built(C, &[Building::Statue]);
    let play = idle(&rules, before.clone(), Season::Autumn);
    assert_eq!(vps(&play), [1, 0, 1], "ties included");
    assert!(play.told(Event::Rewarded { seats: [A, C].into_iter().collect() }));
    let play = idle(&rules, before.clone(), Season::Summer);
    assert_eq!(vps(&play), [0, 0, 0]);
    // The first reward, after spring, is given as ever.
    let state = before.at(&[Step::KingsReward, Step::End]);
    assert_eq!([A, B, C].map(|seat| state.lords[seat].vp), [1, 0, 1]);
}

#[test]
fn summer_strike_nobody_builds_in_summer_and_everybody_twice_in_autumn() {
    engine::proves!("fate.building", "cards.again");
    let rules = three();
    let before = scene(&rules).fate(Fate::SummerStrike).goods(A, 9, 9, 9).goods(B, 0, 1, 0);
    let play = idle(&rules, before.clone().envoy(A), Season::Summer);
    assert!(play.is_over(), "nobody is asked, the envoy or not");
    assert_eq!(play.state.envoy, Some(A));
    let mut play = idle(&rules, before.clone(), Season::Spring);
    play.does(A, "build statue").asks(B);
    let mut play = idle(&rules, before.clone(), Season::Autumn);
    play.does(A, "build statue").asks(A).does(A, "build chapel").asks(B).does(B, "build barricade");
    assert_eq!(play.goods(A), [4, 9, 8], "each at full cost");
    assert!(play.is_over());
    // The envoy comes on top.
    let mut play = idle(&rules, before.envoy(A), Season::Autumn);
    play.does(A, "build statue").does(A, "build inn").does(A, "build palisade").asks(B);
    assert_eq!(play.state.envoy, None);
}

#[test]
fn fierce_enemies_are_one_stronger() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::FierceEnemies).soldiers(A, 2).soldiers(B, 3).soldiers(C, 4);
    let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
    play.settles("die 1");
    assert!(play.told(fought(A, 3, false, true)) && play.told(fought(B, 4, false, false)));
    assert!(play.told(fought(C, 5, true, false)));
}

#[test]
fn heavy_snow_two_reinforcements_without_a_die() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::HeavySnow).soldiers(A, 2).soldiers(B, 1);
    let mut play = Play::new(&rules, scene.winter());
    play.settles("invader 4");
    assert!(play.is_over());
    // Four, three and two against the orcs' three.
    assert!(play.told(fought(A, 4, true, false)) && play.told(fought(B, 3, false, false)));
    assert!(play.told(fought(C, 2, false, true)));
    assert_eq!((vps(&play), play.goods(A)), ([1, 0, -1], [1, 0, 0]));
}

#[test]
fn divided_enemies_are_one_weaker_and_nobody_is_the_best() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::DividedEnemies).soldiers(A, 0).soldiers(B, 1).soldiers(C, 2);
    let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
    play.settles("die 1");
    assert!(play.told(fought(A, 1, false, true)) && play.told(fought(B, 2, false, false)));
    assert!(play.told(fought(C, 3, true, false)));
    assert!(!play.events.iter().any(|event| matches!(event, Event::Best { .. })));
    assert_eq!((play.lord(C).vp, play.goods(C)), (0, [1, 0, 0]));
}

#[test]
fn spoils_of_war_a_good_for_victors_and_a_point_from_losers() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SpoilsOfWar).soldiers(A, 4).soldiers(B, 3).soldiers(C, 2);
    let mut play = Play::new(&rules, scene.invader(Race::Zombies, 4).winter());
    play.settles("die 1").asks(A);
    assert_eq!(play.choices(A), ["take gold", "take wood", "take stone"]);
    play.does(A, "take stone");
    // The victor has the card's point and the best's; a draw brings nothing; the loser two and one.
    assert_eq!((vps(&play), play.goods(A)), ([2, 0, -3], [0, 0, 1]));
    assert!(play.is_over());
}

#[test]
fn mercenary_bands_soldiers_cost_a_good_and_the_barracks_have_one_for_nothing() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::MercenaryBands).goods(A, 1, 1, 0).built(B, &[Building::Barracks]);
    let mut play = Play::new(&rules, scene.goods(B, 0, 1, 0).recruiting());
    play.may_not(A, "recruit gold+wood", Reason::WrongPrice).does(A, "recruit gold").does(A, "recruit wood");
    play.asks(B);
    assert_eq!(play.lord(B).soldiers, 1, "the first is free");
    play.does(B, "recruit wood");
    assert_eq!((soldiers(&play), play.goods(B)), ([2, 2, 0], [0, 0, 0]));
    assert!(play.is_over());
}

#[test]
fn beacons_lit_the_invader_lies_face_up_from_the_start_of_the_year() {
    let rules = three();
    let mut play = begun(&rules, scene(&rules), "beacons-lit");
    play.asks_the_box().settles("invader 4");
    for eye in [Eye::Table, Eye::Seat(A), Eye::Seat(B), Eye::Seat(C)] {
        assert_eq!(play.view(eye).invader_card, Some(4));
    }
    until(&mut play, |play| play.told(Event::SeasonBegan { season: Season::Autumn }));
    assert_eq!(play.view(Eye::Table).invader_card, Some(4), "it stays");
    let mut imagined = (0..20).map(|seed| rules.redeal(&play.state, B, &mut Quick::new(seed)).invader);
    assert!(imagined.all(|invader| invader == play.state.invader));
}
