//! Tests of the card Politician.

use super::help::{fated, game, rolled};
use crate::figures::standard;
use crate::rulebook::play::{A, B, C, Play, scene, with};
use kingsburg::module::Event::PrivateAid;
use kingsburg::module::Fate;
use kingsburg::module::Governor::Politician;
use kingsburg::plan::{Season, Step};
use kingsburg::{Advisor, Building, Event, Kingsburg, Modules, Options, Reason, Stables};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

fn number(number: u8) -> Advisor {
    Advisor::new(number).expect("an advisor")
}

/// The Politician with 3, 5 and 5 under a fate; the others have nothing but sixes.
fn politics<'a>(rules: &'a Kingsburg, fate: Fate) -> Play<'a> {
    Play::new(rules, scene(rules).governor(A, Politician).fate(fate).season(Season::Spring))
}

#[test]
fn has_advisors_three_five_and_eight_of_his_own() {
    let rules = game(3);
    let mut play =
        rolled(&rules, scene(&rules).governor(A, Politician), Season::Spring, "roll 1:335 2:356 3:666");
    play.does(A, "place 3>3p").may_not(B, "place 3>3p", Reason::OtherGovernor);
    play.does(B, "place 3>3").does(C, "pass").may_not(A, "place 3>3p", Reason::UsedThisSeason);
    play.does(A, "place 3+5>8p").does(B, "pass");
    // Aid comes with the advisor of the same number: the Architect first, then the private one.
    assert_eq!(play.goods(B), [0, 1, 0]);
    assert_eq!(play.choices(A), ["take wood", "take stone"]);
    play.does(A, "take stone");
    assert_eq!(play.choices(A), ["want wood+stone", "want gold+stone", "want gold+wood"]);
    play.does(A, "want gold+stone");
    assert_eq!(play.goods(A), [1, 0, 2]);
    let mut play =
        rolled(&rules, scene(&rules).governor(A, Politician), Season::Spring, "roll 1:355 2:666 3:666");
    play.does(A, "place 5>5p").does(B, "pass").does(C, "pass").may_not(
        A,
        "place 5>5p",
        Reason::UsedThisSeason,
    );
    play.does(A, "place 5>5").does(A, "pass");
    assert_eq!(play.lord(A).soldiers, 1, "the board's 5 before his own");
    assert_eq!(play.choices(A), ["want soldier", "want vp"]);
    play.does(A, "want vp");
    assert_eq!((play.lord(A).soldiers, play.lord(A).vp), (1, 1));
}

#[test]
fn his_aid_comes_right_after_the_advisor_of_the_same_number() {
    engine::proves!("governors.private");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Politician);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:355 2:366 3:466");
    play.does(A, "place 3>3p").does(B, "place 3>3").does(C, "place 4>4");
    play.does(A, "pass").does(B, "pass").does(C, "pass").does(A, "take wood").does(C, "take gold");
    let place = |event| play.events.iter().position(|&told| told == event).expect("it was told");
    let own = Event::Module { module: PrivateAid { to: A, advisor: number(3) } };
    assert!(place(Event::Aid { to: B, advisor: number(3) }) < place(own));
    assert!(place(own) < place(Event::Aid { to: C, advisor: number(4) }));
}

#[test]
fn his_soldier_is_helped_by_the_stables() {
    for (stables, soldiers) in [(Stables::Any, 2), (Stables::General, 1)] {
        let options = Options { stables, modules: Modules::GOVERNORS, ..Options::base(3) };
        let rules = standard(options);
        let scene = scene(&rules).governor(A, Politician).built(A, &[Building::Stables]);
        let mut play = rolled(&rules, scene, Season::Spring, "roll 1:555 2:666 3:666");
        play.does(A, "place 5>5p").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "want soldier");
        assert_eq!(play.lord(A).soldiers, soldiers);
    }
}

#[test]
fn no_fate_touches_his_advisors() {
    let rules = fated(3);
    let mut play = politics(&rules, Fate::RisingStars);
    play.chance("roll 1:355 2:366 3:666").does(A, "place 3>3p").does(B, "place 3>3");
    assert_eq!([A, B].map(|seat| play.lord(seat).tokens), [0, 1], "the gift lies on the board");
    let mut play = politics(&rules, Fate::FeastOfFools);
    play.chance("roll 1:355 2:366 3:666").does(A, "place 3>3p").does(B, "place 3>3").does(C, "pass");
    play.does(A, "pass").does(B, "pass").does(A, "take wood");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 0], [0, 2, 0]), "his gives once");
    let mut play = politics(&rules, Fate::CallToArms);
    play.chance("roll 1:355 2:566 3:666").does(A, "place 5>5p").does(B, "place 5>5").does(C, "pass");
    play.does(A, "pass").does(B, "pass").does(A, "want soldier");
    assert_eq!([A, B].map(|seat| play.lord(seat).soldiers), [1, 2]);
    let mut play = politics(&rules, Fate::AbsentAdvisor);
    play.chance("absent 3").chance("roll 1:355 2:366 3:666").may_not(A, "place 3>3", Reason::Closed);
    play.does(A, "place 3>3p");
    let mut play = politics(&rules, Fate::ShortAudiences);
    play.chance("roll 1:116 2:666 3:666").may_not(A, "place 1+1+6>8p", Reason::TooManyDice);
}

#[test]
fn a_deal_token_opens_what_he_has_influenced() {
    let rules = fated(3);
    let mut play = politics(&rules, Fate::SecretDeals);
    play.chance("roll 1:335 2:356 3:366").may_not(A, "place 3>3pd", Reason::NobodyYet);
    play.does(A, "place 3>3p").may_not(B, "place 5>5pd", Reason::NobodyYet).does(B, "place 3>3pd");
    play.does(C, "pass").does(A, "pass").does(B, "pass");
    play.asks(A).does(A, "take wood").asks(B).does(B, "take stone");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 0], [0, 0, 1]), "after him");
}

#[test]
fn neither_envoy_nor_neutral_dice_nor_whims_concern_his_advisors() {
    let rules = game(2);
    let scene = scene(&rules).governor(A, Politician).envoy(A);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.chance("neutral 111,23").chance("roll 1:335 2:366").does(A, "place 3>3p").does(B, "pass");
    play.may_not(A, "place 3>3p", Reason::UsedThisSeason).does(A, "place 5>5p");
    assert_eq!(play.state.envoy, Some(A), "neutral dice on 3 and 5, and the envoy was not used");
    let rules = with(3, Modules::GOVERNORS | Modules::WHIMS);
    let scene = crate::rulebook::play::scene(&rules).governor(A, Politician);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.chance("whim 3").chance("roll 1:366 2:666 3:666").does(A, "place 3>3p");
    play.does(B, "pass").does(C, "pass").does(A, "pass");
    assert_eq!(play.choices(A), ["take wood", "take stone"], "the neighbour names nothing");
}

#[test]
fn his_advisors_count_as_influenced() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Politician).built(A, &[Building::RidingArena]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:133 2:666 3:666");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 3>3").does(A, "place 3>3p");
    play.does(A, "take stone");
    assert_eq!(play.lord(A).vp, 2, "the Jester's point and the Riding Arena's");
}

#[test]
fn groups_follow_the_normal_rules() {
    engine::proves!("governors.private");
    let rules = game(3);
    // Farms bring the Market: a white die, a step of one, and a token.
    let scene = scene(&rules).governor(A, Politician).built(A, &[Building::Farms]).tokens(A, 1);
    let play = rolled(&rules, scene, Season::Spring, "roll 1:116/3 2:666 3:666");
    let private: Vec<_> = play.choices(A).into_iter().filter(|choice| choice.ends_with('p')).collect();
    for (group, may) in [
        ("1+3w>5p", true),
        ("1+1+3w>5p", true),
        ("1+t>3p", true),
        ("6+t>8p", true),
        ("6>5p", true),
        ("1+3w>4p", false),
        ("3w>3p", false),
        ("1+1+6+3w>8p", false),
    ] {
        assert_eq!(private.contains(&format!("place {group}")), may, "{group}");
    }
    assert!(private.iter().all(|choice| ["3p", "5p", "8p"].iter().any(|own| choice.ends_with(own))));
}

#[test]
fn each_of_his_advisors_once_in_every_season() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Politician);
    let plan = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene.at(&plan));
    for _ in 0..2 {
        play.chance("roll 1:344 2:666 3:666").does(A, "place 3>3p").does(B, "pass").does(C, "pass");
        play.does(A, "pass").does(A, "take stone");
    }
    assert_eq!((play.goods(A), play.is_over()), ([0, 0, 2], true));
}

#[test]
fn silver_tongues_and_the_traveling_market_reach_his_advisors_and_open_doors_do_not() {
    let rules = with(3, Modules::GOVERNORS | Modules::FATE | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Politician);
    let tongues = scene.clone().fate(Fate::SilverTongues).tokens(A, 1);
    let play = rolled(&rules, tongues, Season::Spring, "roll 1:256 2:666 3:666");
    for group in ["place 2+t>3p", "place 2+t>5p", "place 5+t>8p", "place 6+t>8p"] {
        assert!(play.choices(A).contains(&group.to_string()), "{group}");
    }
    let market = scene.clone().built(A, &[Building::TravelingMarket]);
    let mut play = rolled(&rules, market, Season::Summer, "roll 1:146 2:666 3:666");
    play.may_not(A, "place 4>3p", Reason::OutOfReach).does(A, "place 1>3p");
    let mut play = rolled(&rules, scene.fate(Fate::OpenDoors), Season::Spring, "roll 1:335 2:366 3:666");
    play.does(A, "place 3>3p").may_not(B, "place 3>3p", Reason::OtherGovernor).does(B, "pass");
    play.does(C, "pass").may_not(A, "place 3>3p", Reason::UsedThisSeason);
}
