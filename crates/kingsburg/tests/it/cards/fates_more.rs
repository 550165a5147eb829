//! The fates of dice and advisors beside other cards, and what they leave alone.

use super::shared::{advisor, and, begun, idle, passes, rolled, soldiers, three, two, until, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game, Turn};
use kingsburg::invaders::Race;
use kingsburg::module::{Event as ModuleEvent, Fate, Governor};
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
fn module_4_a_card_is_turned_up_as_phase_1_begins_and_none_comes_twice() {
    engine::proves!("fate.draw");
    let rules = three();
    let mut play = Play::new(&rules, scene(&rules).at(&[Step::Year]));
    play.asks_the_box().cannot_settle("die 3", Reason::OtherDraw).settles("fate topsy-turvy-court");
    assert!(play.told(Event::Module { module: ModuleEvent::Fated(Fate::TopsyTurvyCourt) }));
    assert_eq!(play.view(Eye::Table).modules.fate, Some(Fate::TopsyTurvyCourt));
    // Only now the king's aid of a year in which all are equal.
    play.asks(A);
    assert_eq!(play.choices(A), ["take gold", "take wood", "take stone"]);
    until(&mut play, |play| play.state.year == 2 && play.rules.turn(&play.state) == Turn::Chance);
    assert_eq!(play.view(Eye::Table).modules.fate, None);
    play.cannot_settle("fate topsy-turvy-court", Reason::NotInPile).settles("fate famine");
    assert_eq!(play.view(Eye::Table).modules.fate, Some(Fate::Famine));
}

#[test]
fn module_4_the_card_is_in_force_to_the_end_of_phase_8() {
    engine::proves!("fate.term");
    let rules = three();
    let scene = scene(&rules).fate(Fate::Bandits).invader(Race::Zombies, 4);
    let mut play = Play::new(&rules, scene.winter());
    assert_eq!(play.view(Eye::Table).modules.fate, Some(Fate::Bandits));
    play.settles("die 1");
    assert_eq!(play.view(Eye::Table).modules.fate, None);
}

#[test]
fn rising_stars_the_second_finds_nothing_and_gifts_return_every_season() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::RisingStars).envoy(B);
    let mut play = Play::new(&rules, scene.at(&[Step::Season(Season::Spring), Step::Season(Season::Summer)]));
    play.settles("roll 1:566 2:566 3:666").does(A, "place 5>5").does(B, "place 5>5");
    assert_eq!((play.goods(A), play.goods(B)), ([1, 0, 0], [0, 0, 0]));
    assert_eq!(play.view(Eye::Table).modules.gifts.as_slice(), [3, 6, 10, 13].map(advisor));
    passes(&mut play, &[C, A, B]);
    play.asks_the_box();
    assert_eq!(play.view(Eye::Table).modules.gifts.as_slice(), [3, 5, 6, 10, 13].map(advisor));
}

#[test]
fn secret_deals_not_where_only_ones_own_group_is() {
    engine::proves!("fate.deals");
    let rules = three();
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::SecretDeals), Season::Spring, "roll 1:225 2:666 3:666");
    play.does(A, "place 2>2").does(B, "pass").does(C, "pass").may_not(A, "place 2>2d", Reason::NobodyYet);
}

#[test]
fn famine_purist_gives_no_tokens_but_still_takes_a_die() {
    engine::proves!("options.purist");
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
    engine::proves!("fate.bounty");
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
    engine::proves!("fate.reroll", "cards.order");
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
    engine::proves!("options.purist");
    let rules = and(Modules::PURIST);
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::IllKing), Season::Spring, "roll 1:566 2:666 3:666");
    play.does(A, "pass").may_not(B, "place 6+6+6>18", Reason::Closed);
    play.may_not(B, "place 6+6+6>17", Reason::OutOfReach);
}

#[test]
fn ill_king_the_ambassador_brings_eighteen_to_a_queen_who_is_taken() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::IllKing).governor(B, Governor::Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6>17").may_not(B, "place 6+6+6>17", Reason::Occupied);
    play.may_not(B, "place 6+6+6>18a", Reason::Closed).does(B, "place 6+6+6>17a");
}

#[test]
fn ill_king_neutral_dice_are_set_aside_and_the_market_is_saved() {
    engine::proves!("fate.closed");
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
    engine::proves!("fate.deals");
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
    engine::proves!("fate.twice");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).season(Season::Spring));
    play.settles("whim 3").settles("roll 1:366 2:666 3:666").does(A, "place 3>3");
    play.does(B, "pass").does(C, "pass").does(A, "pass");
    play.asks(B).does(B, "pick gold").asks(B).does(B, "pick stone");
    assert_eq!(play.goods(A), [1, 0, 1]);
}

#[test]
fn feast_of_fools_the_second_whim_once_this_and_once_that() {
    let rules = and(Modules::WHIMS);
    let mut play =
        Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).tokens(A, 1).season(Season::Spring));
    play.settles("whim 2").settles("roll 1:266 2:666 3:666").does(A, "place 2>2");
    passes(&mut play, &[B, C, A]);
    // The token for gold and soldier; then there is none to pay with, and two come unasked.
    play.does(A, "pick soldier");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).tokens), ([1, 0, 0], 1, 2));
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
    engine::proves!("fate.arms");
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
    engine::proves!("fate.doors");
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
fn absent_advisor_is_no_candidate_of_the_first_whim() {
    engine::proves!("fate.closed");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::AbsentAdvisor).season(Season::Spring));
    play.settles("whim 1").settles("absent 2").settles("roll 1:166 2:666 3:666").does(A, "place 1>1");
    passes(&mut play, &[B, C, A]);
    assert_eq!(play.goods(A), [0, 1, 0], "what the third gives");
}

#[test]
fn second_thoughts_only_once_a_season() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SecondThoughts).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "reroll 4").settles("reroll 3").asks(A).may_not(A, "reroll 3", Reason::UsedThisSeason);
}
