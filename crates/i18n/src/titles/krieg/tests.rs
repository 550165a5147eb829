//! Tests of views that the golden games do not have.

use super::{board, event};
use crate::{GameText, Locale, MessageContext, messages};
use engine::{Eye, Game, Seat};
use games::titles::krieg::{INFO, standard};
use krieg::{Cards, Event, Good, Krieg, Options, Part, Reason, Scene, View};

const ANNA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);
const CLARA: Seat = Seat::new(2);
const DAVID: Seat = Seat::new(3);

fn names() -> [String; 4] {
    ["Anna", "Bruno", "Clara", "David"].map(String::from)
}

fn cards(letters: &str) -> Cards {
    letters.parse().unwrap()
}

/// Returns the rulebook's auction before its last pass: a famine, 25 of Bruno's against 15 of David's.
fn auction() -> View {
    let rules = standard(Options::classic(4));
    let scene = Scene::new(&rules).hand(BRUNO, "HHHCCGGG").hand(DAVID, "GGGH").next_part(Part::Choir);
    let mut state = scene.table(ANNA, "famine/cathedral").spring();
    let mut play = |seat, action: &str| {
        rules.apply_unchecked(&mut state, seat, action.parse().unwrap(), &mut ());
    };
    play(ANNA, "pass");
    play(BRUNO, "bid HHH");
    play(CLARA, "pass");
    play(DAVID, "bid GGG");
    play(BRUNO, "bid CC");
    play(DAVID, "bid H");
    play(BRUNO, "bid GGG");
    rules.view(&state, Eye::Public)
}

#[test]
fn rare_events_are_told() {
    let (by, from) = (ANNA, BRUNO);
    let rare = [
        Event::Won { by, lost: Cards::NONE, total: 0 },
        Event::NoPrivilege { by },
        Event::NoCards { by },
        Event::Looted { by, count: 1 },
        Event::TurnEnded { by, loot: 1 },
        Event::Gave { from, to: by, count: 1 },
        Event::LookedThrough { by, kinds: cards("KG") },
        Event::Privileged { by, good: Good::Grain, from: Some(from) },
        Event::Mobilised { by, converted: Cards::NONE, vp: 0, left: Cards::NONE },
        Event::Mobilised { by, converted: Cards::NONE, vp: 0, left: cards("GG") },
        Event::Mobilised { by, converted: cards("KCH"), vp: 2, left: Cards::NONE },
        Event::Mobilised { by, converted: cards("KCH"), vp: 2, left: cards("G") },
    ];
    let names = names();
    for locale in Locale::ALL {
        let msg = MessageContext::new(messages(locale), &names);
        for happened in &rare {
            let told = event::text(&msg, happened);
            assert!(told.contains("Anna") && !told.contains(['{', '}']), "{locale}: {told}");
        }
    }
}

#[test]
fn every_reason_and_every_option_has_words() {
    for locale in Locale::ALL {
        let words = messages(locale);
        for reason in Reason::ALL {
            let id = format!("kr-reason-{}", games::serialized_name(&reason));
            assert!(words.contains(&id), "{locale} lacks {id}");
            assert!(Krieg::rule_for_reason(reason).contains('.'));
        }
        for option in INFO.options {
            for value in option.values {
                let id = format!("kr-option-{}-{value}", option.key);
                assert!(words.contains(&id), "{locale} lacks {id}");
            }
        }
    }
}

#[test]
fn the_board_shows_the_auction_raise_by_raise() {
    let names = names();
    let msg = MessageContext::new(messages(Locale::English), &names);
    let board = board::draw(&msg, &auction()).join("\n");
    for shown in ["K knights 1 · C wealth 2 · H workers 3 · G grain 4", "Cathedral 3/6", "→ choir"] {
        assert!(board.contains(shown), "{shown} is missing on\n{board}");
    }
    for shown in ["HHH + CC + GGG = 25 ◄", "GGG + H = 15\n", "Clara          passed", "│†           †│"]
    {
        assert!(board.contains(shown), "{shown} is missing on\n{board}");
    }
}

#[test]
fn a_board_stays_narrow_whatever_lies_on_it() {
    let names = names().map(|name| name.repeat(9));
    let mut view = auction();
    for seat in &mut view.seats {
        seat.vp = 33;
        seat.privileges = cards("KKCCHHGG");
        (seat.hand_size, seat.matters_size) = (30, 15);
        seat.raises = (0..10).map(|_| cards("KCHG")).collect();
    }
    view.discards = Cards([17; 4]);
    view.loot_size = 6;
    view.parts = 2;
    view.next_part = Some(Part::SecondAisle);
    for locale in Locale::ALL {
        let board = board::draw(&MessageContext::new(messages(locale), &names), &view);
        assert!(board.iter().all(|line| line.chars().count() <= 78), "{}", board.join("\n"));
        assert!(!board.last().unwrap().contains('…'), "the legend in {locale} is too long");
    }
}

#[test]
fn an_empty_site_and_a_finished_cathedral_are_told() {
    let names = names();
    let mut view = auction();
    for parts in 0..=6 {
        view.parts = parts;
        view.next_part = Part::ALL.get(usize::from(parts)).copied();
        for locale in Locale::ALL {
            let msg = MessageContext::new(messages(locale), &names);
            assert!(Krieg::describe(&msg, &view).iter().all(|section| !section.lines.is_empty()));
        }
    }
}
