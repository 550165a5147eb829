//! What could go wrong on a board of Kingsburg.

use super::spots::{self, Spot};
use crate::{Drawn, Pen};
use engine::{Actions, Dice, Eye, Game, Quick, Seat, Turn};
use kingsburg::buildings::COLUMNS;
use kingsburg::module::Governor;
use kingsburg::{Kingsburg, Modules, Options, State};
use lang::{Teller, Tongue, words};
use table::games::kingsburg::figures;

fn rules(options: Options) -> Kingsburg {
    Kingsburg::new(options, figures::standard()).expect("the options make a game")
}

fn with(modules: Modules) -> Kingsburg {
    rules(Options { modules, ..Options::base(4) })
}

/// Plays a game at random and shows every position, with the seats that are asked.
fn walk(rules: &Kingsburg, dice: &mut Quick, mut see: impl FnMut(&State)) {
    let mut state = rules.start();
    loop {
        see(&state);
        let turn = rules.turn(&state);
        match turn {
            Turn::Over => return,
            Turn::Chance => {
                let chance = rules.draw(&state, dice);
                rules.settle(&mut state, chance, &mut ());
            }
            Turn::Seat(_) | Turn::Together(_) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                let choices = offered(rules, &state, seat);
                let choice = choices[dice.below(choices.len() as u32) as usize];
                rules.play_unchecked(&mut state, seat, choice, &mut ());
            }
        }
    }
}

fn offered(rules: &Kingsburg, state: &State, seat: Seat) -> Vec<kingsburg::Action> {
    let mut out = Actions::new();
    rules.legal(state, seat, &mut out);
    out.iter().copied().collect()
}

fn page(rules: &Kingsburg, state: &State, eye: Eye) -> String {
    let tell = Teller::new(words(Tongue::English), &[]);
    let pen = Pen { tell, eye, turn: rules.turn(state).seats() };
    Kingsburg::picture(&pen, &rules.view(state, eye)).into_string()
}

/// What has no place on the table: the page offers it in words.
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
    let mut dice = Quick::new(5);
    for options in Options::all().step_by(7) {
        let rules = rules(options);
        walk(&rules, &mut dice, |state| {
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
        let page = page(&rules, &rules.start(), Eye::Seat(Seat::new(0)));
        assert_eq!(page.matches("data-spot=\"advisor-").count(), 18);
        assert_eq!(page.matches("-cell").count(), rows * COLUMNS);
        assert_eq!(page.matches("-small\"").count(), 3, "the others are drawn small");
    }
}

#[test]
fn governors_to_choose_among_are_shown_to_nobody_else() {
    let rules = with(Modules::GOVERNORS);
    let mut chosen = 0;
    walk(&rules, &mut Quick::new(6), |state| {
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
    walk(&rules, &mut Quick::new(7), |state| {
        let page = page(&rules, state, Eye::Table);
        let is_open = rules.view(state, Eye::Table).invader.is_some();
        assert_eq!(page.contains("#kb-race-"), is_open);
        hidden += usize::from(!is_open && state.invader.card.is_some());
    });
    assert!(hidden > 0, "somebody looks at a card that lies face down");
}

#[test]
fn a_battle_shows_a_bar_for_everybody() {
    let rules = with(Modules::TROOPS);
    let mut battles = 0;
    walk(&rules, &mut Quick::new(10), |state| {
        let fights = rules.view(state, Eye::Table).seats.iter().any(|seat| seat.total != 0);
        let bars = page(&rules, state, Eye::Table).matches("<rect").count();
        assert_eq!(bars, if fights { 4 } else { 0 });
        battles += usize::from(fights);
    });
    assert!(battles > 0, "winters are fought");
}

#[test]
fn the_phase_is_always_known_while_years_pass() {
    let rules = with(Modules::empty());
    let mut phases = [false; 8];
    walk(&rules, &mut Quick::new(8), |state| {
        if let Some(phase) = rules.view(state, Eye::Table).open.phase {
            phases[usize::from(phase) - 1] = true;
        }
    });
    let with_questions = [true, true, false, true, false, true, true, true];
    assert_eq!(phases, with_questions, "reward and envoy ask nobody");
}

#[test]
fn a_page_is_not_too_heavy() {
    let rules = rules(Options::base(4));
    walk(&rules, &mut Quick::new(9), |state| {
        let weight = page(&rules, state, Eye::Seat(Seat::new(0))).len();
        assert!(weight < 40_000, "{weight} bytes");
    });
}
