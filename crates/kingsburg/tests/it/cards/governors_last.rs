//! More of the governors from Sorcerer to Hermit, also among other cards.

use super::duke;
use super::help::{SEASONS, game, offers, rolled, steps, vp};
use crate::rulebook::play::{A, B, C, Play, scene, with};
use engine::{Eye, Game, Seats};
use kingsburg::invaders::Race;
use kingsburg::module::Event::Moved;
use kingsburg::module::Fate;
use kingsburg::module::Governor::*;
use kingsburg::plan::{Season, Step};
use kingsburg::{Advisor, Building, Event, Kingsburg, Modules, Options, Reason, Scenario, ScenarioOption};
use table::games::kingsburg::standard;

fn fated(seats: u8) -> Kingsburg {
    with(seats, Modules::GOVERNORS | Modules::FATE)
}

fn alternative() -> Kingsburg {
    with(3, Modules::GOVERNORS | Modules::ALTERNATIVE | Modules::ROWS)
}

#[test]
fn duke_does_not_move_to_a_duchess_whom_anybody_has_influenced() {
    engine::proves!("governors.duke");
    let rules = game(3);
    let mut play = duke(&rules, scene(&rules), &["place 6+6>12", "pass"]);
    play.may_not(A, "move", Reason::OtherQuestion);
    let scene = scene(&rules).governor(A, Duke);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "place 4>4").does(B, "place 6+6>12").does(C, "pass").does(A, "pass").does(B, "pass");
    play.asks(A).may_not(A, "move", Reason::OtherQuestion).does(A, "take gold");
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert!(play.is_over(), "and without a group there is nothing to move");
}

#[test]
fn general_may_look_at_the_invader_before_recruiting() {
    engine::proves!("cards.look");
    let rules = game(3);
    let before = steps(&rules, Step::BeforeRecruit, Step::Winter);
    let scene = scene(&rules).governor(A, General).goods(A, 2, 0, 0);
    let mut play = Play::new(&rules, scene.clone().at(&before));
    assert_eq!(play.choices(A), ["pass", "look"]);
    play.does(A, "look").settles("invader 4");
    let seen = [Eye::Seat(A), Eye::Seat(B), Eye::Table].map(|eye| play.view(eye).invader_card);
    assert_eq!(seen, [Some(4), None, None]);
    play.asks(A).does(A, "recruit gold+gold");
    let mut play = Play::new(&rules, scene.at(&before));
    play.does(A, "pass").asks(A).does(A, "recruit gold+gold");
    assert_eq!(play.view(Eye::Seat(A)).invader_card, None);
}

/// The start of year III for a Sorcerer, and then some steps.
fn spell<'a>(rules: &'a Kingsburg, scene: kingsburg::Scene<'a>, after: &[Step]) -> Play<'a> {
    let year = rules.plans(&rules.start()).year.steps();
    let aid = year.iter().position(|&step| step == Step::KingsAid).expect("a year has it");
    let plan = [&[year[aid - 1]], after, &[Step::End]].concat();
    Play::new(rules, scene.governor(A, Sorcerer).year(3).at(&plan))
}

#[test]
fn sorcerer_acts_before_the_kings_aid_and_his_buildings_count() {
    let rules = game(3);
    let scene = scene(&rules).built(B, &[Building::Inn]).built(C, &[Building::Inn, Building::Barricade]);
    let mut play = spell(&rules, scene, &[Step::KingsAid, Step::KingsReward]);
    play.does(A, "free inn").does(A, "free statue").does(A, "free palisade");
    assert_eq!((play.state.aided, vp(&play)), (Some(B), [1, 0, 0]), "B has fewest now, and A most");
}

#[test]
fn sorcerer_no_points_of_any_kind_and_none_are_lost() {
    engine::proves!("governors.sorcerer", "cards.points");
    let rules = alternative();
    let guild = scene(&rules).built(A, &[Building::ArchitectsGuild]);
    let mut play = spell(&rules, guild, &[]);
    play.does(A, "free statue").does(A, "free inn").does(A, "pass");
    assert_eq!(play.lord(A).vp, 0, "the Guild's neither");
    // Orcs destroy a building.
    let rules = game(3);
    let scene = scene(&rules).year(3).goods(A, 4, 0, 0).invader(Race::Orcs, 5);
    let plan = [Step::Winter, Step::Builds(Seats::all(3))];
    let mut play = spell(&rules, scene, &plan);
    play.does(A, "free statue").does(A, "pass").settles("die 1");
    assert!(play.told(Event::Destroyed { of: A, building: Building::Statue }));
    assert_eq!((play.lord(A).vp, play.goods(A)), (0, [2, 0, 0]));
    play.does(A, "build statue");
    assert_eq!(play.lord(A).vp, 3, "built again it is a building like any other");
}

#[test]
fn sorcerer_all_of_column_i_stands() {
    let rules = game(3);
    let column = [Building::Statue, Building::Inn, Building::GuardTower, Building::Palisade];
    let mut play = spell(&rules, scene(&rules).built(A, &column), &[]);
    play.does(A, "free barricade");
    assert!(play.is_over(), "there is no other");
    let play = spell(&rules, scene(&rules).built(A, &column).built(A, &[Building::Barricade]), &[]);
    assert!(play.is_over());
    let rules = alternative();
    let play = spell(&rules, scene(&rules).built(A, &[Building::Altar]), &[]);
    assert_eq!(offers(&play, A, "free").len(), 6, "rows A to G without the Bridge, which stands");
}

#[test]
fn sorcerer_his_buildings_are_not_the_first_of_the_year() {
    let rules = fated(3);
    let scene = scene(&rules).fate(Fate::MasterMasons).goods(A, 1, 0, 0);
    let mut play = spell(&rules, scene, &[Step::Builds(Seats::all(3))]);
    play.does(A, "free inn").does(A, "pass");
    assert!(!offers(&play, A, "build statue").is_empty(), "for one gold, as first building");
}

#[test]
fn duke_keeps_the_gift_of_the_stars_and_leaves_his_advisor() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Duke).fate(Fate::RisingStars);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:346 2:666 3:666");
    play.does(A, "place 3+4+6>13");
    assert_eq!(play.goods(A), [1, 0, 0], "the gift");
    play.does(B, "pass").does(C, "pass").does(A, "move").does(A, "take wood").does(A, "take wood");
    assert_eq!(play.goods(A), [1, 2, 0], "no stone of the thirteenth");
}

#[test]
fn duke_moves_one_of_two_groups_and_is_counted_where_he_is() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Duke).built(A, &[Building::RidingArena]).envoy(A);
    // Two groups on 6 and one on 1 are two advisors; with the Duchess there are three.
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:166 2:666 3:666");
    play.does(A, "place 6>6").does(B, "pass").does(C, "pass").does(A, "place 6>6").does(A, "place 1>1");
    let mut stays = Play::new(&rules, play.state);
    stays.does(A, "pass");
    assert_eq!(stays.lord(A).vp, 1, "the Jester's");
    play.does(A, "move");
    let court = play.view(Eye::Table).court;
    assert_eq!(court.iter().map(|at| at.advisor.number()).collect::<Vec<_>>(), [1, 6, 12]);
    play.does(A, "take stone").does(A, "take stone");
    assert_eq!(play.lord(A).vp, 2, "and the Riding Arena's");
}

#[test]
fn duke_private_advisors_do_not_exist_for_him() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Politician).governor(B, Duke).fate(Fate::SecretDeals);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:335 2:356 3:666");
    play.does(A, "place 3+5>8p").does(B, "place 3+5>8pd").does(C, "pass").does(A, "pass");
    let mut alone = Play::new(&rules, play.state);
    alone.does(B, "pass").asks(A).does(A, "want gold+wood").asks(B).does(B, "want gold+wood");
    play.does(B, "place 6>6").does(B, "move");
    assert!(play.told(Event::Module { module: Moved { by: B, from: Advisor::new(6).expect("an advisor") } }));
}

#[test]
fn duke_not_to_neutral_dice_nor_to_an_absent_duchess() {
    engine::proves!("governors.duke");
    let rules = game(2);
    for (neutral, may) in [("neutral 246,35", false), ("neutral 245,35", true)] {
        let mut play = Play::new(&rules, scene(&rules).governor(A, Duke).season(Season::Spring));
        play.settles(neutral)
            .settles("roll 1:134 2:666")
            .does(A, "place 3>3")
            .does(B, "pass")
            .does(A, "pass");
        assert_eq!(play.choices(A).contains(&"move".to_string()), may, "{neutral}");
    }
    let rules = fated(3);
    for (absent, may) in [("absent 12", false), ("absent 11", true)] {
        let scene = scene(&rules).governor(A, Duke).fate(Fate::AbsentAdvisor);
        let mut play = Play::new(&rules, scene.season(Season::Spring));
        play.settles(absent).settles("roll 1:346 2:666 3:666").does(A, "place 4>4");
        play.does(B, "pass").does(C, "pass").does(A, "pass");
        assert_eq!(play.choices(A).contains(&"move".to_string()), may, "{absent}");
    }
}

#[test]
fn duke_receives_a_whim_of_the_duchess_in_full() {
    engine::proves!("governors.duke");
    let rules = with(3, Modules::GOVERNORS | Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).governor(A, Duke).season(Season::Spring));
    play.settles("whim 12").settles("roll 1:346 2:666 3:666").does(A, "place 4>4");
    play.does(B, "pass").does(C, "pass").does(A, "pass").does(A, "move").does(A, "pick gold");
    assert_eq!((play.goods(A), vp(&play)), ([3, 0, 0], [0, 1, 1]));
    // The advisor left behind counts as not influenced: the first whim copies him.
    let mut play = Play::new(&rules, scene(&rules).governor(A, Duke).season(Season::Spring));
    play.settles("whim 1").settles("roll 1:266 2:166 3:666").does(B, "place 1>1").does(A, "place 2>2");
    play.does(C, "pass").does(B, "pass").does(A, "pass").does(A, "move");
    assert_eq!(play.goods(B), [1, 0, 0], "the Squire is the lowest whom nobody has influenced");
}

#[test]
fn priest_once_a_year_and_again_the_next() {
    engine::proves!("governors.blessing");
    let rules = game(3);
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::YearEnd];
    let scene = scene(&rules).governor(A, Priest);
    let idle = |play: &mut Play<'_>| {
        play.does(A, "pass").does(B, "pass").does(C, "pass");
    };
    let mut play = Play::new(&rules, scene.clone().at(&seasons));
    play.does(A, "bless").settles("roll 1:444/6 2:555/6 3:666/6");
    idle(&mut play);
    play.asks_the_box().settles("roll 1:444 2:555 3:666");
    idle(&mut play);
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    play.asks(A).does(A, "bless");
    let mut play = Play::new(&rules, scene.at(&seasons));
    play.does(A, "pass").settles("roll 1:444 2:555 3:666");
    idle(&mut play);
    play.asks(A).does(A, "bless");
}

#[test]
fn priest_every_fixed_white_die_counts_as_one() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Priest).governor(B, Fairy).built(C, &[Building::Vineyard]);
    for (season, points) in SEASONS.into_iter().zip([[1, 0, 0], [1, 1, 1], [1, 0, 1]]) {
        let mut play = Play::new(&rules, scene.clone().season(season));
        play.does(A, "bless").settles("roll 1:444/6 2:555/6 3:666/6");
        assert_eq!(vp(&play), points, "{season:?}");
    }
    let mut state = scene.season(Season::Spring);
    state.aided = Some(B);
    let mut play = Play::new(&rules, state);
    play.does(A, "bless").settles("roll 1:444/6 2:555/6 3:666/6");
    assert_eq!(vp(&play), [1, 1, 0], "the king's die");
}

#[test]
fn priest_in_a_good_year_everybody_orders_the_two() {
    engine::proves!("fate.bounty");
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Priest).fate(Fate::GoodYear).built(C, &[Building::Farms]);
    for season in [Season::Spring, Season::Summer] {
        let mut play = Play::new(&rules, scene.clone().season(season));
        play.does(A, "bless").asks(A).does(A, "die-from year");
        play.asks(B).does(B, "die-from blessing").does(B, "take gold").asks(C).does(C, "take wood");
        play.settles("roll 1:444/6 2:555/6 3:666/6");
        assert_eq!(vp(&play), [2, 0, 1], "die then point; die then good; both for a white die");
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 0, 0], [1, 0, 0], [0, 1, 0]]);
    }
    let mut play = Play::new(&rules, scene.season(Season::Autumn));
    play.does(A, "bless").settles("roll 1:444/6 2:555/6 3:666/6");
    assert_eq!(vp(&play), [1, 0, 1], "a good year is over in autumn");
}

#[test]
fn fairy_has_a_white_die_in_a_good_summer() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Fairy).fate(Fate::GoodYear);
    let mut play = Play::new(&rules, scene.season(Season::Summer));
    play.asks(A).does(A, "take stone").settles("roll 1:444/6 2:555/6 3:666/6");
    assert_eq!([A, B].map(|seat| play.goods(seat)), [[0, 0, 1], [0, 0, 0]]);
}

#[test]
fn general_is_not_asked_when_he_knows_the_invader() {
    engine::proves!("cards.look");
    let rules = fated(3);
    let plan = steps(&rules, Step::BeforeRecruit, Step::Winter);
    let beacons = rules.plans(&rules.start()).year.steps()[1];
    for before in [Step::Peek(A), beacons] {
        let scene = scene(&rules).governor(A, General).fate(Fate::BeaconsLit);
        let mut play = Play::new(&rules, scene.at(&[&[before], &plan[..]].concat()));
        play.settles("invader 2");
        assert!(play.is_over());
    }
}

#[test]
fn damsel_soldiers_just_recruited_count() {
    let rules = game(3);
    let plan = steps(&rules, Step::BeforeRecruit, Step::YearEnd);
    for (recruit, soldiers) in [("recruit gold+gold", 1), ("done", 2)] {
        let mut play = Play::new(&rules, scene(&rules).governor(A, Damsel).goods(A, 2, 0, 0).at(&plan));
        play.does(A, recruit).asks_the_box();
        assert_eq!(play.lord(A).soldiers, soldiers, "{recruit}");
    }
}

#[test]
fn damsel_looks_at_the_muster_and_comes_before_the_small_palisade() {
    let rules = alternative();
    let palisade = [Building::SmallPalisade];
    let winter = |scene: kingsburg::Scene<'_>| {
        let state = scene.governor(A, Damsel).invader(Race::Orcs, 3).winter();
        [A, B].map(|seat| state.lords[seat].soldiers)
    };
    let damsel = || scene(&rules).order(&[B, A, C]).soldiers(C, 9);
    assert_eq!(winter(damsel().built(A, &palisade)), [3, 0], "her knights count for her Palisade");
    assert_eq!(winter(damsel().built(B, &palisade).soldiers(A, 2).soldiers(B, 1)), [2, 2], "B had fewer");
    assert_eq!(winter(damsel().built(B, &palisade).soldiers(A, 1).soldiers(B, 1)), [3, 2]);
}

#[test]
fn trickster_before_or_after_other_changes_once_a_season() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Trickster).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:225 2:344 3:666");
    play.may_not(A, "chapel", Reason::TotalTooHigh).does(A, "trickster 1+1+4");
    play.does(A, "chapel").settles("reroll 225");
    play.asks(A).may_not(A, "trickster 1+1+4", Reason::OtherQuestion);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:115 2:344 3:666");
    play.does(A, "chapel").settles("reroll 255").does(A, "trickster 1+4+4");
    assert_eq!(play.order(), [A, B, C], "nine, before eleven");
}

#[test]
fn trickster_does_not_turn_other_dice() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Trickster);
    let play = rolled(&rules, scene, Season::Spring, "roll 1:225 2:666 3:666");
    let mut choices = offers(&play, A, "trickster");
    choices.sort();
    let turned = ["1+1", "1+2", "1+3", "2+2", "2+3", "3+3"];
    let all = turned.iter().flat_map(|two| ["4", "5", "6"].map(|five| format!("trickster {two}+{five}")));
    assert_eq!(choices, all.filter(|all| all != "trickster 2+2+5").collect::<Vec<_>>());
}

#[test]
fn heiress_looks_at_the_final_dice_and_uses_one_token_a_season() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Heiress).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "chapel").settles("reroll 126");
    assert_eq!(play.lord(A).tokens, 0);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "done");
    assert_eq!(play.lord(A).tokens, 2);
    play.does(A, "place 1+t>3").does(B, "pass").does(C, "pass");
    play.may_not(A, "place 2+t>4", Reason::TokenUsed);
}

#[test]
fn ambassador_to_oneself_to_neutral_dice_and_to_nobody() {
    engine::proves!("governors.ambassador", "cards.envoy");
    let rules = game(2);
    let scene = scene(&rules).governor(A, Ambassador);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.settles("neutral 111,23").settles("roll 1:355 2:666");
    let mut neutral = Play::new(&rules, play.state);
    neutral.may_not(A, "place 3>3", Reason::Occupied).does(A, "place 3>3a").does(B, "pass").does(A, "pass");
    assert_eq!((neutral.goods(A), neutral.lord(A).tokens), ([0, 1, 0], 1), "past neutral dice");
    let mut own = Play::new(&rules, play.state);
    own.does(A, "place 5+5>10").does(B, "pass").does(A, "place 3>3a");
    assert_eq!(own.lord(A).tokens, 1);
    let rules = game(3);
    let scene = crate::rulebook::play::scene(&rules).governor(A, Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:335 2:666 3:666");
    play.does(A, "place 3>3").does(B, "pass").does(C, "pass").does(A, "place 3>3a").does(A, "place 5>5");
    assert_eq!(play.goods(A), [0, 2, 0], "twice with the same advisor");
    let scene = crate::rulebook::play::scene(&rules).governor(A, Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:335 2:366 3:666");
    play.does(A, "place 3>3a");
    assert_eq!(play.lord(A).tokens, 1, "a ruling of the house: also where nobody is");
    play.may_not(B, "place 3>3a", Reason::OtherGovernor).may_not(B, "place 3>3", Reason::Occupied);
}

#[test]
fn ambassador_does_not_need_the_envoy_and_goes_again_next_year() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Ambassador).envoy(A);
    let mut play = rolled(&rules, scene, Season::Autumn, "roll 1:344 2:134 3:666");
    play.does(B, "place 3>3").does(A, "place 3>3a").does(C, "pass").does(B, "place 4>4");
    assert_eq!(play.state.envoy, Some(A));
    play.does(A, "place 4>4").does(B, "pass").does(A, "pass");
    assert_eq!((play.state.envoy, play.goods(A)), (None, [0, 1, 0]));
    let scene = crate::rulebook::play::scene(&rules).governor(A, Ambassador);
    let year = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::YearEnd];
    let mut play = Play::new(&rules, scene.at(&year));
    play.settles("roll 1:355 2:666 3:666").does(A, "place 5>5a").does(B, "pass").does(C, "pass");
    play.does(A, "pass").settles("roll 1:355 2:666 3:666").may_not(A, "place 5>5a", Reason::UsedThisYear);
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    play.settles("roll 1:355 2:666 3:666").does(A, "place 5>5a");
    assert_eq!(play.lord(A).tokens, 2);
}

#[test]
fn ambassador_a_token_a_season_and_no_closed_doors() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Ambassador).tokens(A, 1);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:334 2:566 3:666");
    play.does(A, "place 3+t>5a").does(B, "pass").does(C, "pass");
    assert_eq!(play.lord(A).tokens, 1, "one is spent, one is taken");
    play.may_not(A, "place 3+t>5", Reason::TokenUsed);
    let mut play = Play::new(&rules, scene.fate(Fate::AbsentAdvisor).season(Season::Spring));
    play.settles("absent 3").settles("roll 1:334 2:566 3:666").may_not(A, "place 3>3a", Reason::Closed);
}

#[test]
fn quartermaster_keeps_soldiers_of_the_king_but_no_more_than_there_are() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Quartermaster).built(A, &[Building::WizardsGuild]);
    let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
    play.settles("die 1");
    assert_eq!(play.lord(A).soldiers, 1);
}

#[test]
fn quartermaster_what_he_keeps_is_like_any_soldier() {
    let rules = alternative();
    let all = Seats::all(3);
    let keeper =
        scene(&rules).governor(A, Quartermaster).soldiers(A, 5).soldiers(B, 5).invader(Race::Orcs, 3);
    let lodge = keeper.clone().built(A, &[Building::VeteransLodge]);
    let mut play = Play::new(&rules, lodge.winter());
    play.settles("die 1");
    assert_eq!(play.lord(A).soldiers, 3, "two, and the Veterans' Lodge's");
    let brewery = keeper.clone().built(A, &[Building::Brewery]);
    let mut state = brewery.at(&[Step::Winter, Step::SeasonEnds(all), Step::End]);
    state.season = Season::Summer;
    let mut play = Play::new(&rules, state);
    play.settles("die 1");
    let gold = play.goods(A)[0];
    assert_eq!((play.lord(A).soldiers, gold), (0, 1 + 2), "a gold of the Orcs, two of the Brewery");
    let damsel = keeper.clone().governor(B, Damsel).at(&[Step::Winter, Step::Winter, Step::End]);
    let mut play = Play::new(&rules, damsel);
    play.settles("die 1").settles("invader 1");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).soldiers), [2, 2, 0], "B has none, as has C");
    let mut play = Play::new(&rules, keeper.year(5).invader(Race::Barbarians, 7).soldiers(A, 9).winter());
    play.settles("die 1");
    assert_eq!(play.lord(A).soldiers, 0, "not in year V");
}

#[test]
fn quartermaster_keeps_two_more_than_the_dragon_leaves() {
    let options = Options {
        modules: Modules::GOVERNORS,
        scenario: ScenarioOption::Fixed(Scenario::DragonsHoard),
        ..Options::base(3)
    };
    let rules = standard(options);
    for (soldiers, kept) in [(4, [4, 2]), (9, [5, 3])] {
        let scene = scene(&rules).governor(A, Quartermaster).soldiers(A, soldiers).soldiers(B, soldiers);
        let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
        play.settles("die 1");
        assert_eq!(
            [A, B].map(|seat| play.lord(seat).soldiers),
            kept,
            "half of one more, at most three, and two"
        );
    }
}

#[test]
fn moneychanger_adds_to_the_trade_fair_and_exchanges_before_paying() {
    engine::proves!("governors.moneychanger", "cards.exchange");
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Moneychanger).envoy(A);
    let fair = scene.clone().fate(Fate::TradeFair).goods(A, 4, 0, 0).goods(B, 4, 0, 0);
    let mut play = Play::new(&rules, fair.building(Season::Spring));
    play.does(A, "swap gold wood").does(A, "swap gold wood").does(A, "swap gold wood");
    play.may_not(A, "swap gold wood", Reason::OtherQuestion).does(A, "build palisade").does(A, "pass");
    play.does(B, "swap gold wood").may_not(B, "swap gold wood", Reason::OtherQuestion);
    // Not between two buildings.
    let mut play = Play::new(&rules, scene.goods(A, 3, 1, 0).building(Season::Spring));
    play.does(A, "pass").does(A, "build statue").may_not(A, "swap gold wood", Reason::OtherQuestion);
}

#[test]
fn moneychanger_every_season_once_and_not_without_goods() {
    let rules = game(3);
    for season in SEASONS {
        let scene = scene(&rules).governor(A, Moneychanger).tokens(A, 3).goods(B, 1, 0, 0);
        assert!(Play::new(&rules, scene.clone().building(season)).is_over(), "tokens are no goods");
        let mut play = Play::new(&rules, scene.goods(A, 0, 0, 2).building(season));
        play.does(A, "swap stone gold").does(A, "swap stone gold").asks(A).does(A, "build statue");
        assert!(play.is_over());
    }
}

#[test]
fn hermit_alone_in_every_season_and_before_the_aid() {
    let rules = game(3);
    for season in SEASONS {
        let mut play = rolled(&rules, scene(&rules).governor(A, Hermit), season, "roll 1:466 2:466 3:466");
        play.does(A, "place 4>4").does(B, "place 6>6").does(C, "place 4+6>10");
        play.does(A, "pass").asks(A);
        assert_eq!(vp(&play), [1, 0, 0], "before the Merchant gives");
    }
}

#[test]
fn hermit_private_advisors_count_for_him_too() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Politician).governor(B, Hermit).fate(Fate::SecretDeals);
    for (group, points) in [("pass", 1), ("place 3>3", 0)] {
        let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:335 2:335 3:666");
        play.does(A, "place 3>3p").does(B, "place 3>3pd").does(C, "pass").does(A, "pass").does(B, group);
        if points == 0 {
            play.does(B, "pass");
        }
        play.asks(A);
        assert_eq!(play.lord(B).vp, points, "a private 3 and the board's are two");
    }
}
