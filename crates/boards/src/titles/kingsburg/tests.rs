//! Tests of the board of Kingsburg.

use super::recent_events::RecentEvents;
use super::spots::{self, Spot};
use crate::{DrawContext, GameBoard};
use engine::{Actions, Eye, FastRng, Game, RandomPlayers, Seat, next_ply};
use games::titles::kingsburg::figures;
use i18n::{Locale, MessageContext, messages};
use kingsburg::buildings::COLUMNS;
use kingsburg::module::Governor;
use kingsburg::{Advisor, Ask, Event, Kingsburg, Modules, Options, Reason, Source, State, module};
use std::collections::BTreeSet;

fn rules(options: Options) -> Kingsburg {
    Kingsburg::new(options, figures::standard()).expect("the options make a game")
}

fn with(modules: Modules) -> Kingsburg {
    rules(Options { modules, ..Options::base(4) })
}

/// Plays a game at random and shows every position, with the seats that are asked.
fn walk(rules: &Kingsburg, rng: &mut FastRng, mut see: impl FnMut(&State)) {
    walk_with(rules, rng, |state, _| see(state));
}

/// Plays a game at random and shows every position with its recent events.
fn walk_with(rules: &Kingsburg, rng: &mut FastRng, mut see: impl FnMut(&State, &RecentEvents)) {
    let (mut state, mut recent) = (rules.initial_state(), RecentEvents::default());
    loop {
        see(&state, &recent);
        let Some(ply) = next_ply(rules, &state, rng, &mut RandomPlayers) else {
            return;
        };
        ply.apply_with(rules, &mut state, &mut |event| recent.observe(&event));
    }
}

fn offered(rules: &Kingsburg, state: &State, seat: Seat) -> Vec<kingsburg::Action> {
    let mut out = Actions::new();
    rules.legal_actions(state, seat, &mut out);
    out.iter().copied().collect()
}

fn page(rules: &Kingsburg, state: &State, eye: Eye) -> String {
    page_with(rules, state, &RecentEvents::default(), eye)
}

fn page_with(rules: &Kingsburg, state: &State, recent: &RecentEvents, eye: Eye) -> String {
    let msg = MessageContext::new(messages(Locale::English), &[]);
    let ctx = DrawContext { msg, eye, turn: rules.turn(state).seats(), labels: &[] };
    Kingsburg::render(&ctx, &rules.view(state, eye), recent).into_string()
}

/// Spots without a place on the board: the page offers them as text.
fn has_place(spot: &Spot) -> bool {
    match spot {
        Spot::Pass
        | Spot::Done
        | Spot::LayNone
        | Spot::Becomes(..)
        | Spot::ForNothing
        | Spot::GiveUp(_)
        | Spot::Blessing => false,
        Spot::Die { .. }
        | Spot::Own(_)
        | Spot::Supply(_)
        | Spot::GoodOf(..)
        | Spot::Advisor(_)
        | Spot::Private(_)
        | Spot::Building(_)
        | Spot::Power
        | Spot::Seal
        | Spot::Deal
        | Spot::Fate
        | Spot::Invader
        | Spot::Player(_)
        | Spot::Governor(_)
        | Spot::Bid(_)
        | Spot::Strip(_)
        | Spot::Lay(_)
        | Spot::Troop(_)
        | Spot::Favour(_) => true,
    }
}

#[test]
fn every_place_of_an_action_is_on_the_board_as_often_as_it_is_needed() {
    let mut rng = FastRng::new(5);
    for options in Options::all().step_by(7) {
        let rules = rules(options);
        walk(&rules, &mut rng, |state| {
            for seat in rules.turn(state).seats().iter() {
                let page = page(&rules, state, Eye::Seat(seat));
                for action in offered(&rules, state, seat) {
                    let made = spots::of(&action);
                    for spot in made.iter().filter(|spot| has_place(spot)) {
                        let needed = made.iter().filter(|other| *other == spot).count();
                        let there = page.matches(&format!("data-spot=\"{spot}\"")).count();
                        assert!(there >= needed, "{action}: {spot} is drawn {there} times at {options:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn all_advisors_and_all_rows_are_drawn() {
    for (modules, rows) in [(Modules::empty(), 5), (Modules::ROWS, 7)] {
        let rules = with(modules);
        let page = page(&rules, &rules.initial_state(), Eye::Seat(Seat::new(0)));
        assert_eq!(page.matches("data-spot=\"advisor-").count(), 18);
        assert_eq!(page.matches("-cell").count(), rows * COLUMNS);
        assert_eq!(page.matches("-small\"").count(), 3, "the others are drawn small");
    }
}

#[test]
fn governors_to_choose_among_are_shown_to_nobody_else() {
    let rules = with(Modules::GOVERNORS);
    let mut chosen = 0;
    walk(&rules, &mut FastRng::new(6), |state| {
        let (one, other) = (Seat::new(0), Seat::new(1));
        let hand = rules.view(state, Eye::Seat(one)).modules.own[one.index()].hand.clone();
        let unshown = |governor: &&Governor| {
            let views = rules.view(state, Eye::Seat(other)).modules.own;
            views.iter().all(|own| own.governor != Some(**governor) && !own.hand.contains(*governor))
        };
        for governor in hand.iter().filter(unshown) {
            chosen += 1;
            let spot = Spot::Governor(*governor).to_string();
            assert!(!page(&rules, state, Eye::Seat(other)).contains(&spot), "{spot} is shown");
        }
    });
    assert!(chosen > 0, "governors are dealt");
}

#[test]
fn an_invader_that_nobody_has_seen_is_not_on_the_board() {
    let rules = with(Modules::empty());
    let mut hidden = 0;
    walk(&rules, &mut FastRng::new(7), |state| {
        let page = page(&rules, state, Eye::Public);
        let is_open = rules.view(state, Eye::Public).invader.is_some();
        assert_eq!(page.contains("#kb-race-"), is_open);
        hidden += usize::from(!is_open && state.invader.card.is_some());
    });
    assert!(hidden > 0, "somebody looks at a card that lies face down");
}

#[test]
fn the_battle_of_winter_is_seen_until_spring_is_over_with_a_bar_for_everybody() {
    let rules = with(Modules::empty());
    let mut springs = 0;
    walk_with(&rules, &mut FastRng::new(10), |state, recent| {
        let view = rules.view(state, Eye::Public);
        let is_spring = view.year > 1 && matches!(view.open.phase, Some(1 | 2));
        let is_over = view.open.phase.is_none() && view.year == 5;
        let fights = view.seats.iter().any(|seat| seat.total != 0);
        let page = page_with(&rules, state, recent, Eye::Public);
        let bars = page.matches("<rect").count();
        assert_eq!(bars, if is_spring || is_over || fights { 4 } else { 0 }, "{:?}", view.open.phase);
        if is_spring && view.year == 2 {
            assert!(page.contains("year I: "), "it says when it was");
            springs += 1;
        }
    });
    assert!(springs > 0, "the first winter is fought in every game");
}

#[test]
fn a_battle_is_drawn_with_what_it_brought() {
    let (one, other) = (Seat::new(0), Seat::new(1));
    let rules = with(Modules::empty());
    let mut recent = RecentEvents::default();
    for event in [
        Event::YearBegan { year: 1 },
        Event::Faced { strength: 4 },
        Event::Fought { by: one, total: 6, won: true, lost: false },
        Event::Vp { by: one, vp: 1, source: Source::Battles },
        Event::Vp { by: one, vp: 1, source: Source::Battles },
        Event::Fought { by: other, total: 3, won: false, lost: true },
        Event::Vp { by: other, vp: -3, source: Source::Battles },
    ] {
        recent.observe(&event);
    }
    let page = page_with(&rules, &rules.initial_state(), &recent, Eye::Public);
    for part in ["Strength 4", "<b>6</b>", "<b>3</b>", "+2</span>", "−3</span>"] {
        assert!(page.contains(part), "{part} in {page}");
    }
}

#[test]
fn dice_lie_upon_the_advisors_until_the_season_is_over() {
    for options in [Options::base(2), Options::base(4)] {
        let rules = rules(options);
        let mut most = 0;
        walk_with(&rules, &mut FastRng::new(11), |state, recent| {
            let view = rules.view(state, Eye::Public);
            let page = page_with(&rules, state, recent, Eye::Public);
            let court = page.split("-advisors").nth(1).and_then(|rest| rest.split("</ol>").next());
            let court = court.expect("the court is drawn");
            let placed = court.matches("data-piece=\"die-").count();
            let groups: usize = view.court.iter().map(|audience| audience.groups.len()).sum();
            assert!(placed >= groups, "{placed} dice for {groups} groups");
            assert_eq!(groups == 0, placed == 0, "dice are taken back");
            let neutral = view.court.iter().filter(|audience| audience.neutral).count();
            let bare = "-neutral\" data-piece=\"neutral-";
            assert_eq!(court.matches(bare).count(), neutral);
            most = most.max(placed);
        });
        assert!(most > 3, "several groups are placed in a season");
    }
}

#[test]
fn a_die_keeps_its_name_when_it_is_placed() {
    let rules = with(Modules::empty());
    let mut before = None;
    let mut placed = 0;
    walk_with(&rules, &mut FastRng::new(12), |state, recent| {
        let is_asked = |seat: Seat| rules.ask(state, seat) == Some(Ask::Influence);
        if !rules.turn(state).seats().iter().any(is_asked) {
            before = None;
            return;
        }
        let page = page_with(&rules, state, recent, Eye::Public);
        let pieces = page.split("data-piece=\"die-").skip(1);
        let names: BTreeSet<String> =
            pieces.filter_map(|rest| rest.split('"').next()).map(String::from).collect();
        if let Some(before) = before.replace(names.clone()) {
            assert_eq!(before, names, "no die is called otherwise");
            placed += 1;
        }
    });
    assert!(placed > 0, "dice are placed");
}

/// Returns the spots of legal actions and of illegal ones with a reason.
fn answered(rules: &Kingsburg, state: &State, seat: Seat) -> BTreeSet<String> {
    let mut thought_of = Actions::new();
    rules.candidate_actions(state, seat, &mut thought_of);
    let refused = thought_of.iter().copied().filter(|&action| rules.why_not(state, seat, action).is_some());
    let all = offered(rules, state, seat).into_iter().chain(refused);
    all.flat_map(|action| spots::of(&action)).map(|spot| spot.to_string()).collect()
}

#[test]
fn every_advisor_says_why_he_cannot_be_influenced() {
    let mut rng = FastRng::new(13);
    let mut reasons = BTreeSet::new();
    for options in Options::all().step_by(11) {
        let rules = rules(options);
        walk(&rules, &mut rng, |state| {
            for seat in rules.turn(state).seats().iter() {
                if rules.ask(state, seat) != Some(Ask::Influence) {
                    continue;
                }
                let answered = answered(&rules, state, seat);
                for advisor in Advisor::all() {
                    let spot = Spot::Advisor(advisor.number()).to_string();
                    assert!(answered.contains(&spot), "{spot} is silent at {options:?}");
                }
                let mut thought_of = Actions::new();
                rules.candidate_actions(state, seat, &mut thought_of);
                reasons.extend(thought_of.iter().filter_map(|&action| rules.why_not(state, seat, action)));
            }
        });
    }
    assert!(reasons.contains(&Reason::Occupied) && reasons.contains(&Reason::OutOfReach), "{reasons:?}");
}

#[test]
fn every_place_of_a_province_says_why_nothing_can_be_built_there() {
    let mut rng = FastRng::new(14);
    let mut asked = 0;
    for options in Options::all().step_by(11) {
        let rules = rules(options);
        walk(&rules, &mut rng, |state| {
            for seat in rules.turn(state).seats().iter() {
                let builds = matches!(
                    rules.ask(state, seat),
                    Some(Ask::Build | Ask::BuildAgain | Ask::Module(module::Ask::Free | module::Ask::Again))
                );
                if !builds {
                    continue;
                }
                asked += 1;
                let (page, answered) = (page(&rules, state, Eye::Seat(seat)), answered(&rules, state, seat));
                let province = page.split("-province").nth(1).expect("the province is drawn");
                let cells: Vec<&str> = province.split("-cell").skip(1).collect();
                assert!(cells.len() >= 5 * COLUMNS);
                for cell in cells {
                    let spot = cell.split("data-spot=\"").nth(1).and_then(|rest| rest.split('"').next());
                    let spot = spot.expect("every cell is a spot");
                    assert!(answered.contains(spot), "{spot} is silent at {options:?}");
                }
            }
        });
    }
    assert!(asked > 0, "somebody builds");
}

#[test]
fn a_star_is_explained_where_there_is_one() {
    let (starred, plain) = (with(Modules::GOVERNORS), with(Modules::empty()));
    let eye = Eye::Seat(Seat::new(0));
    let mut stars = 0;
    walk(&starred, &mut FastRng::new(15), |state| {
        let page = page(&starred, state, eye);
        let (has_star, is_told) = (page.contains("*</b>"), page.contains("kb-star"));
        assert!(!has_star || is_told, "{page}");
        stars += usize::from(is_told);
    });
    assert!(stars > 0 && !page(&plain, &plain.initial_state(), eye).contains("kb-star"));
}

#[test]
fn the_phase_is_always_known_while_years_pass() {
    let rules = with(Modules::empty());
    let mut phases = [false; 8];
    walk(&rules, &mut FastRng::new(8), |state| {
        if let Some(phase) = rules.view(state, Eye::Public).open.phase {
            phases[usize::from(phase) - 1] = true;
        }
    });
    let with_questions = [true, true, false, true, false, true, true, true];
    assert_eq!(phases, with_questions, "reward and envoy ask nobody");
}

#[test]
fn a_page_is_not_too_heavy() {
    let rules = rules(Options::base(4));
    walk(&rules, &mut FastRng::new(9), |state| {
        let weight = page(&rules, state, Eye::Seat(Seat::new(0))).len();
        assert!(weight < 40_000, "{weight} bytes");
    });
}
