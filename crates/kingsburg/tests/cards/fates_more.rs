//! The fates beside other cards, and what they leave alone.

use super::{advisor, and, begun, fought, idle, passes, rolled, soldiers, three, two, vps};
use crate::play::{A, B, C, Play, scene};
use engine::Eye;
use kingsburg::invaders::Race;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::state::Marks;
use kingsburg::{Building, Event, Modules, Reason};

const GOVERNORS: Modules = Modules::GOVERNORS;
const ALL_ROWS: Modules = Modules::ROWS.union(Modules::ALTERNATIVE);

fn listed(play: &Play<'_>, seat: engine::Seat, beginning: &str) -> Vec<String> {
    play.choices(seat).into_iter().filter(|choice| choice.starts_with(beginning)).collect()
}

/// The numbers of the advisors on whom neutral dice lie.
fn neutral(play: &Play<'_>) -> Vec<u8> {
    let court = play.view(Eye::Table).court;
    court.iter().filter(|audience| audience.neutral).map(|audience| audience.advisor.number()).collect()
}

#[test]
fn famine_purist_gives_no_tokens_but_still_takes_a_die() {
    let rules = and(Modules::PURIST);
    let mut play = begun(&rules, scene(&rules), "famine");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).tokens), [0, 0, 0]);
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold").settles("roll 1:12 2:34 3:56");
}

#[test]
fn famine_leaves_neutral_dice_alone() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::Famine).season(Season::Spring));
    play.cannot_settle("neutral 24,35", Reason::WrongDice).settles("neutral 246,35");
    assert_eq!(neutral(&play), [8, 12]);
    play.settles("roll 1:12 2:34");
}

#[test]
fn famine_the_prince_chooses_two_of_his_faces() {
    let rules = and(GOVERNORS);
    let before = scene(&rules).fate(Fate::Famine).governor(A, Governor::Prince);
    let play = rolled(&rules, before.clone(), Season::Spring, "roll 1:35 2:66 3:66");
    assert_eq!(listed(&play, A, "prince"), ["prince 3+4", "prince 3+6", "prince 4+6"]);
    let mut play = rolled(&rules, before, Season::Spring, "roll 1:36 2:66 3:66");
    play.may_not(A, "prince 4+6", Reason::OtherQuestion);
}

#[test]
fn famine_conditions_look_at_the_dice_rolled() {
    let rules = three();
    let before = scene(&rules).fate(Fate::Famine).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, before.clone(), Season::Spring, "roll 1:34 2:66 3:66");
    play.does(A, "chapel").cannot_settle("reroll 345", Reason::WrongDice).settles("reroll 34");
    let play = rolled(&rules, before.clone(), Season::Spring, "roll 1:35 2:66 3:66");
    assert!(listed(&play, A, "chapel").is_empty());
    // Two equal dice are all equal: the Statue.
    let mut play = rolled(&rules, before, Season::Spring, "roll 1:55 2:66 3:66");
    play.does(A, "statue 5");
    let rules = and(ALL_ROWS);
    let before = scene(&rules).fate(Fate::Famine).built(A, &[Building::University]);
    let gained = ["roll 1:45 2:66 3:66", "roll 1:46 2:66 3:66"]
        .map(|roll| rolled(&rules, before.clone(), Season::Spring, roll).lord(A).vp);
    assert_eq!(gained, [2, 0]);
}

#[test]
fn good_year_comes_after_the_fixed_dice() {
    let rules = and(GOVERNORS | ALL_ROWS);
    let mut state = scene(&rules).fate(Fate::GoodYear).governor(A, Governor::Fairy);
    state = state.built(B, &[Building::Vineyard]);
    // In summer the Fairy and the Vineyard have a die: a good each.
    let mut play = Play::new(&rules, state.clone().season(Season::Summer));
    play.does(A, "take gold").does(B, "take stone").settles("roll 1:123/1 2:123/2 3:123/3");
    // In spring neither has one.
    Play::new(&rules, state.season(Season::Spring)).settles("roll 1:123/1 2:123/2 3:123/3");
}

#[test]
fn good_year_the_kings_aid_is_a_white_die() {
    let rules = three();
    let scene = scene(&rules).year(2).built(A, &[Building::Inn]).built(B, &[Building::Inn]);
    let mut play = begun(&rules, scene, "good-year");
    assert!(play.told(Event::Aided { seat: C }));
    play.asks(C).does(C, "take gold").settles("roll 1:123/1 2:123/2 3:123/3");
}

#[test]
fn good_year_each_player_orders_the_year_and_the_blessing() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::GoodYear).governor(A, Governor::Priest).built(C, &[Building::Farms]);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.asks(A).does(A, "bless");
    assert_eq!(play.choices(A), ["die-from blessing", "die-from year"]);
    // The die from the year, then the blessing's point; or the blessing's die, then the year's good.
    play.does(A, "die-from year").does(B, "die-from blessing").does(B, "take wood").does(C, "take stone");
    play.settles("roll 1:123/1 2:123/2 3:123/3");
    assert_eq!((vps(&play), play.goods(B)), ([2, 0, 1], [0, 1, 0]), "the Priest has a point of his own");
    assert_eq!((play.goods(A), play.goods(C)), ([0, 0, 0], [0, 0, 1]), "with a die already: both");
}

#[test]
fn second_thoughts_forfeit_the_philosophers_point() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::SecondThoughts).governor(A, Governor::Philosopher);
    let with_second = |again: bool| {
        let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:244 2:666 3:666");
        play.does(A, "philosopher").settles("reroll 112");
        if again {
            play.does(A, "reroll 2").settles("reroll 1");
        } else {
            play.does(A, "done");
        }
        play.does(B, "done").does(C, "done");
        play.lord(A).vp
    };
    assert_eq!((with_second(false), with_second(true)), (1, 0));
}

#[test]
fn second_thoughts_in_any_order_with_ones_own_powers() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SecondThoughts).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:446 2:666 3:666");
    play.does(A, "reroll 6").settles("reroll 4").does(A, "statue 4").settles("reroll 5");
    play.asks(B);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "chapel").settles("reroll 456").may_not(A, "chapel", Reason::UsedThisSeason);
    play.does(A, "reroll 4").settles("reroll 6").asks(B).does(B, "reroll 6").settles("reroll 6");
    play.asks(C);
}

#[test]
fn silver_tongues_leave_tokens_paid_elsewhere_alone_and_end_with_the_year() {
    let rules = and(Modules::ROWS);
    let before = scene(&rules).fate(Fate::SilverTongues).tokens(A, 2);
    let scene_ = before.clone().built(A, &[Building::RecruitingCentre]);
    let mut play = Play::new(&rules, scene_.recruiting());
    play.may_not(A, "recruit token", Reason::WrongPrice).does(A, "recruit token+token");
    let mut play = idle(&rules, before.clone().built(A, &[Building::TownHall]), Season::Spring);
    play.does(A, "town-hall token");
    assert_eq!((play.lord(A).vp, play.lord(A).tokens), (1, 1));
    // In another year a token adds two.
    let mut play = rolled(
        &rules,
        scene(&rules).fate(Fate::Bandits).tokens(A, 1),
        Season::Spring,
        "roll 1:116 2:666 3:666",
    );
    play.may_not(A, "place 1+t>2", Reason::OutOfReach).does(A, "place 1+t>3");
}

#[test]
fn silver_tongues_with_the_market_which_is_not_used_where_the_token_reaches() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SilverTongues).tokens(A, 1).built(A, &[Building::Market]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:355 2:666 3:666");
    let reach = ["place 3+t>3", "place 3+t>4", "place 3+t>5", "place 3+t>6", "place 3+t>7"];
    assert_eq!(listed(&play, A, "place 3+t"), reach);
    play.may_not(A, "place 3+t>8", Reason::OutOfReach).does(A, "place 3+t>6");
    assert!(!play.lord(A).marks.contains(Marks::MARKET));
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:355 2:666 3:666");
    play.does(A, "place 3+t>7");
    assert!(play.lord(A).marks.contains(Marks::MARKET));
}

#[test]
fn short_audiences_leave_neutral_dice_alone() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::ShortAudiences).season(Season::Spring));
    play.settles("neutral 246,35");
    assert_eq!(neutral(&play), [8, 12]);
}

#[test]
fn ill_king_purist_the_queen_does_not_take_eighteen() {
    let rules = and(Modules::PURIST);
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::IllKing), Season::Spring, "roll 1:566 2:666 3:666");
    play.does(A, "pass").may_not(B, "place 6+6+6>18", Reason::Closed);
    play.may_not(B, "place 6+6+6>17", Reason::OutOfReach);
}

#[test]
fn ill_king_neutral_dice_are_set_aside_and_the_market_is_saved() {
    let rules = two();
    let scene = scene(&rules).fate(Fate::IllKing).built(A, &[Building::Market]);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.settles("neutral 666,35");
    assert_eq!(neutral(&play), [8]);
    play.settles("roll 1:666 2:666").does(A, "place 6+6+6>17");
    assert!(!play.lord(A).marks.contains(Marks::MARKET), "eighteen is enough");
}

#[test]
fn ill_king_aid_reward_and_envoy_go_on() {
    let rules = three();
    let scene = scene(&rules).year(2).built(A, &[Building::Inn]).built(B, &[Building::Inn]);
    let play = begun(&rules, scene.clone(), "ill-king");
    assert!(play.told(Event::Aided { seat: C }));
    let state = scene.fate(Fate::IllKing).at(&[Step::KingsReward, Step::KingsEnvoy, Step::End]);
    assert_eq!((state.lords[A].vp, state.envoy), (1, Some(C)));
}

#[test]
fn rising_stars_the_duke_keeps_a_gift_when_he_moves_away() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::RisingStars).governor(A, Governor::Duke);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:555 2:666 3:666");
    play.does(A, "place 5>5").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "move");
    assert_eq!(play.goods(A), [1, 0, 0]);
    play.does(A, "take gold").does(A, "take gold");
    assert_eq!((play.goods(A), play.lord(A).soldiers), ([3, 0, 0], 0));
}

#[test]
fn rising_stars_private_advisors_carry_nothing() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::RisingStars).governor(A, Governor::Politician);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:355 2:366 3:666");
    play.does(A, "place 3>3p");
    assert_eq!((play.lord(A).tokens, play.goods(A)), (0, [0, 0, 0]));
    play.does(B, "place 3>3").does(C, "pass").does(A, "place 5>5p");
    assert_eq!((play.lord(B).tokens, play.goods(A)), (1, [0, 0, 0]), "the board's gift is still there");
}

#[test]
fn rising_stars_neutral_dice_take_nothing_and_the_envoy_does() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::RisingStars).envoy(A).season(Season::Spring));
    play.settles("neutral 111,14").settles("roll 1:366 2:666");
    assert!(play.view(Eye::Table).modules.gifts.contains(&advisor(3)));
    play.may_not(B, "place 3>3", Reason::NotYourTurn).does(A, "place 3>3");
    assert_eq!(play.lord(A).tokens, 1);
}

#[test]
fn rising_stars_a_token_serves_a_later_group_of_the_same_season() {
    let rules = three();
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::RisingStars), Season::Spring, "roll 1:346 2:666 3:666");
    play.may_not(A, "place 3+t>5", Reason::NoToken).does(A, "place 3>3").does(B, "pass").does(C, "pass");
    play.does(A, "place 4+t>6");
    assert_eq!((play.lord(A).tokens, play.lord(A).vp), (0, 1));
}

#[test]
fn secret_deals_not_where_only_neutral_dice_are() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::SecretDeals).season(Season::Spring));
    play.settles("neutral 111,14").settles("roll 1:366 2:666");
    play.may_not(A, "place 3>3d", Reason::NobodyYet);
}

#[test]
fn secret_deals_also_with_the_politicians_advisors_who_pay_him_first() {
    let rules = and(GOVERNORS);
    let before = scene(&rules).fate(Fate::SecretDeals).governor(B, Governor::Politician);
    let mut play = rolled(&rules, before, Season::Spring, "roll 1:335 2:366 3:566");
    play.may_not(A, "place 3>3pd", Reason::NobodyYet).does(A, "place 3>3");
    play.does(B, "place 3>3p").does(C, "pass").does(A, "place 3>3pd").does(B, "pass").does(A, "pass");
    // The board's third advisor pays Andrea a wood; then his private one Barbara, and Andrea after her.
    assert_eq!(play.goods(A), [0, 1, 0]);
    play.asks(B).does(B, "take stone").asks(A).does(A, "take stone");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 1], [0, 0, 1]));
    // Nobody else has private advisors of his own.
    let mut play = rolled(
        &rules,
        scene(&rules).governor(B, Governor::Politician).fate(Fate::SecretDeals),
        Season::Spring,
        "roll 1:335 2:366 3:566",
    );
    play.may_not(A, "place 3>3p", Reason::OtherGovernor);
}

#[test]
fn secret_deals_end_with_the_year() {
    let rules = three();
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::Bandits), Season::Spring, "roll 1:225 2:255 3:666");
    play.does(A, "place 2>2").may_not(B, "place 2>2d", Reason::NotThisYear);
}

#[test]
fn feast_of_fools_whims_are_carried_out_twice_with_separate_choices() {
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).season(Season::Spring));
    play.settles("whim 3").settles("roll 1:366 2:666 3:666").does(A, "place 3>3");
    play.does(B, "pass").does(C, "pass").does(A, "pass");
    play.asks(B).does(B, "pick gold").asks(B).does(B, "pick stone");
    assert_eq!(play.goods(A), [1, 0, 1]);
}

#[test]
fn feast_of_fools_the_private_third_gives_once() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::FeastOfFools).governor(A, Governor::Politician);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:366 2:666 3:666");
    play.does(A, "place 3>3p").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "take wood");
    assert_eq!(play.goods(A), [0, 1, 0]);
}

#[test]
fn feast_of_fools_neutral_dice_are_set_aside() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).season(Season::Spring));
    play.settles("neutral 566,35");
    assert_eq!(neutral(&play), [8]);
}

#[test]
fn call_to_arms_a_whim_without_a_soldier_brings_none() {
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::CallToArms).season(Season::Spring));
    play.settles("whim 10").settles("roll 1:466 2:566 3:666").does(A, "place 4+6>10").does(B, "place 5>5");
    play.does(C, "pass").does(A, "pass").does(B, "pass").does(A, "pick gold");
    assert_eq!((play.goods(A), soldiers(&play)), ([2, 0, 0], [0, 2, 0]));
}

#[test]
fn call_to_arms_leaves_private_advisors_and_the_levy_office_alone() {
    let rules = and(GOVERNORS | ALL_ROWS);
    let before = scene(&rules).fate(Fate::CallToArms);
    let mut play = rolled(
        &rules,
        before.clone().governor(A, Governor::Politician),
        Season::Spring,
        "roll 1:566 2:666 3:666",
    );
    play.does(A, "place 5>5p").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "want soldier");
    assert_eq!(soldiers(&play), [1, 0, 0]);
    let mut play = Play::new(&rules, before.built(A, &[Building::LevyOffice]).recruiting());
    play.does(A, "levy");
    assert_eq!((play.lord(A).vp, play.lord(A).soldiers), (-1, 1));
}

#[test]
fn absent_advisor_is_rolled_before_neutral_dice_which_are_set_aside() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::AbsentAdvisor).season(Season::Spring));
    play.cannot_settle("neutral 246,35", Reason::OtherDraw).settles("absent 12").settles("neutral 246,35");
    assert_eq!(neutral(&play), [8]);
}

#[test]
fn absent_advisor_the_duke_finds_no_duchess() {
    let rules = and(GOVERNORS);
    let before = scene(&rules).fate(Fate::AbsentAdvisor).governor(A, Governor::Duke);
    for (away, moves) in [("absent 12", false), ("absent 11", true)] {
        let mut play = Play::new(&rules, before.clone().season(Season::Spring));
        play.settles(away).settles("roll 1:266 2:666 3:666").does(A, "place 2>2");
        play.does(B, "pass").does(C, "pass").does(A, "pass");
        assert_eq!(!play.is_over(), moves, "{away}");
    }
}

#[test]
fn absent_advisor_private_ones_are_there() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::AbsentAdvisor).governor(A, Governor::Politician);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.settles("absent 5").settles("roll 1:566 2:666 3:666").may_not(A, "place 5>5", Reason::Closed);
    play.does(A, "place 5>5p");
}

#[test]
fn open_doors_neutral_dice_count_as_one_of_the_two() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::OpenDoors).season(Season::Spring));
    play.settles("neutral 112,35").settles("roll 1:446 2:456").does(A, "place 4>4");
    play.may_not(B, "place 4>4", Reason::Occupied);
}

#[test]
fn open_doors_aid_comes_in_turn_order() {
    let rules = and(Modules::WHIMS);
    // The stall of the fourth whim shows who takes first.
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::OpenDoors).season(Season::Spring));
    play.settles("whim 4").settles("roll 1:445 2:466 3:412");
    play.does(C, "place 4>4").does(A, "place 4>4").does(B, "pass").does(C, "pass").does(A, "pass");
    play.asks(C).does(C, "pick gold").asks(A).may_not(A, "pick gold", Reason::NotLeft);
}

#[test]
fn royal_tithe_comes_after_the_end_of_season() {
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
    // Three exchanges, and one more good of another kind in the price: the Stables' row from stone alone.
    play.does(A, "swap stone wood").does(A, "swap stone wood").does(A, "swap stone gold");
    assert!(listed(&play, A, "swap").is_empty());
    assert_eq!(play.goods(A), [1, 2, 1]);
    assert!(
        play.choices(A).contains(&"build crane for gold+wood".into())
            || play.choices(A).contains(&"build inn for wood+stone".into())
    );
}

#[test]
fn master_masons_not_for_the_sorcerers_free_buildings() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).year(3).governor(A, Governor::Sorcerer).goods(A, 4, 0, 0);
    let mut play = begun(&rules, scene, "master-masons");
    play.does(A, "free inn").does(A, "free barricade").does(A, "free palisade");
    super::until(&mut play, |play| !listed(play, A, "build").is_empty());
    let [gold, ..] = play.goods(A);
    play.does(A, "build statue");
    assert_eq!(play.goods(A)[0], gold - 1, "the discount is still there");
}

#[test]
fn scarce_labour_the_extra_point_is_kept_when_the_building_falls() {
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
    let rules = and(GOVERNORS | ALL_ROWS);
    let mut play = begun(&rules, scene(&rules).governor(A, Governor::General), "beacons-lit");
    play.settles("invader 4").does(A, "take gold").does(B, "take gold").does(C, "take gold");
    play.settles("roll 1:446 2:666 3:666").does(A, "place 4+6>10");
    play.does(B, "pass").does(C, "pass").does(A, "pass");
    assert_eq!(play.view(Eye::Seat(A)).invader_card, Some(4));
    super::until(&mut play, |play| play.told(Event::SeasonBegan { season: Season::Autumn }));
    super::until(&mut play, |play| {
        assert!(!play.choices(A).contains(&"look".to_string()), "a superfluous question");
        play.state.year == 2
    });
}
