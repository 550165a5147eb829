//! Properties of every board, over random games of every kind.

use engine::{Eye, FastRng, Rng, Seat, Turn};
use games::{DynMatch, GameConfig, Title};
use i18n::{Locale, MessageContext, messages};
use std::collections::BTreeSet;

/// Set-ups of all games: every number of seats, the usual options and some at random.
fn set_ups(rng: &mut FastRng) -> Vec<(Title, GameConfig)> {
    let mut all = Vec::new();
    for game in Title::ALL.map(Title::info) {
        for seats in game.seats.clone() {
            all.push((game.title, GameConfig { seats: Some(seats), ..GameConfig::default() }));
            for _ in 0..3 {
                all.push((game.title, any(game, seats, rng)));
            }
        }
    }
    all
}

/// Options at random; the usual ones if those do not fit each other.
fn any(game: &games::GameInfo, seats: u8, rng: &mut FastRng) -> GameConfig {
    let mut set_up = GameConfig { seats: Some(seats), ..GameConfig::default() };
    for option in game.options {
        let value = option.values[rng.below(option.values.len() as u32) as usize];
        set_up.options.push(option.key, value);
    }
    if game.configure(&set_up).is_ok() {
        set_up
    } else {
        GameConfig { seats: Some(seats), ..GameConfig::default() }
    }
}

/// Plays a game at random and shows every position.
fn walk(title: Title, set_up: &GameConfig, rng: &mut FastRng, mut see: impl FnMut(&dyn DynMatch)) {
    let mut table = title.info().configure(set_up).expect("it can be set up").new_match();
    loop {
        see(&*table);
        if !table.play_random_ply(rng) {
            return;
        }
    }
}

/// Returns the values of an attribute in a fragment.
fn attributes(page: &str, name: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(page).unwrap_or_else(|bad| panic!("{bad} in {page}"));
    let nodes = document.descendants();
    nodes.filter_map(|node| node.attribute(name).map(str::to_string)).collect()
}

#[test]
fn actions_offered_together_are_made_of_different_spots() {
    let mut rng = FastRng::new(1);
    for (title, set_up) in set_ups(&mut rng) {
        let board = boards::board(title);
        walk(title, &set_up, &mut rng, |table| {
            for seat in table.turn().seats().iter() {
                let offer = table.decision(seat).expect("who is to move is asked");
                let mut known = BTreeSet::new();
                for choice in &offer.choices {
                    let mut spots = board.spots(table, seat, choice);
                    spots.sort();
                    assert!(!spots.is_empty(), "{title}: {choice} is made of nothing");
                    let is_name = |spot: &String| {
                        spot.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
                    };
                    assert!(spots.iter().all(is_name), "{title}: {choice} is made of {spots:?}");
                    assert!(known.insert(spots.clone()), "{title}: {choice} is one of two with {spots:?}");
                }
            }
        });
    }
}

#[test]
fn boards_are_well_formed_in_every_language_and_for_every_eye() {
    let symbols: BTreeSet<String> = attributes(&boards::sprite(), "id").into_iter().collect();
    for game in Title::ALL.map(Title::info) {
        let cover = boards::board(game.title).cover().into_string();
        let used = attributes(&cover, "href");
        assert!(
            !used.is_empty()
                && used.iter().all(|used| symbols.contains(used.rsplit('#').next().unwrap_or_default())),
            "{cover}"
        );
    }
    let mut rng = FastRng::new(2);
    for (title, set_up) in set_ups(&mut rng) {
        let board = boards::board(title);
        let mut plies = 0;
        walk(title, &set_up, &mut rng, |table| {
            plies += 1;
            // Every fifth position is tested, which covers all phases and all observers.
            if plies % 5 != 0 {
                return;
            }
            let locale = Locale::ALL[plies / 5 % Locale::ALL.len()];
            let msg = MessageContext::new(messages(locale), &[]);
            let eye = match plies / 5 % 7 {
                0 => Eye::Public,
                1 => Eye::Omniscient,
                n => Eye::Seat(Seat::new(n % usize::from(table.header().seats))),
            };
            let page = format!("<div>{}</div>", board.render(&msg, table, eye).into_string());
            let pieces = attributes(&page, "data-piece");
            let different: BTreeSet<&String> = pieces.iter().collect();
            assert_eq!(pieces.len(), different.len(), "{title}: two pieces are called alike in {pieces:?}");
            for used in attributes(&page, "href") {
                let symbol = used.rsplit('#').next().unwrap_or_default();
                assert!(symbols.contains(symbol), "{title}: there is no symbol {used}");
            }
            assert!(!page.contains(" style="), "{title}: styles belong into the style sheet");
        });
    }
}

/// In the middle and at the end of a game, the sources add up to the points.
#[test]
fn every_point_came_from_somewhere() {
    let mut rng = FastRng::new(3);
    for (title, set_up) in set_ups(&mut rng) {
        let board = boards::board(title);
        let mut plies = 0;
        walk(title, &set_up, &mut rng, |table| {
            plies += 1;
            if plies % 50 != 0 && table.turn() != Turn::Over {
                return;
            }
            let mut sums = vec![0; table.header().seats.into()];
            for (_, points) in board.score_breakdown(table) {
                sums.iter_mut().zip(points).for_each(|(sum, more)| *sum += more);
            }
            assert_eq!(sums, board.points(table, Eye::Omniscient), "{title}, ply {plies}");
        });
    }
}

#[test]
fn victory_points_have_the_same_symbol_in_all_games() {
    for game in Title::ALL.map(Title::info) {
        let mut points = 0;
        let board = boards::board(game.title);
        walk(game.title, &GameConfig::default(), &mut FastRng::new(4), |table| {
            let page = board
                .render(&MessageContext::new(messages(Locale::English), &[]), table, Eye::Public)
                .into_string();
            points = points.max(page.matches("/art.svg#vp\"").count());
        });
        assert!(points >= 2, "{}: the points of everybody have their symbol", game.id());
    }
}

/// A rem has sixteen pixels on a phone; text of at least twelve is readable.
#[test]
fn no_text_on_a_board_is_too_small_to_read_and_none_is_broken_anywhere() {
    let style = boards::stylesheet();
    for size in style.split("font-size: ").skip(1) {
        let number: String = size.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let number: f32 = number.parse().expect("a size is a number");
        let least =
            if size[1..].trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').starts_with("px") {
                12.0
            } else {
                0.75
            };
        assert!(number >= least, "font-size: {}", size.split(['}', ';']).next().unwrap_or_default());
    }
    assert!(!style.contains("overflow-wrap: anywhere"), "words are broken where syllables end");
}

/// Elements that can be selected are above those that cannot.
#[test]
fn own_pieces_are_drawn_before_the_rest_of_the_table() {
    let order = |title: Title, parts: [&str; 2]| {
        let mut seen = 0;
        let board = boards::board(title);
        walk(title, &GameConfig::default(), &mut FastRng::new(5), |table| {
            let msg = MessageContext::new(messages(Locale::English), &[]);
            let page = board.render(&msg, table, Eye::Seat(Seat::new(0))).into_string();
            if let [Some(first), Some(second)] = parts.map(|part| page.find(&format!(" {part} "))) {
                assert!(first < second, "{title}: {parts:?}");
                seen += 1;
            }
        });
        assert!(seen > 0, "{title}: {parts:?} are drawn");
    };
    order(Title::Krieg, ["kr-mine", "kr-realm"]);
    order(Title::Kingsburg, ["kb-me", "kb-land"]);
}
