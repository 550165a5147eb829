//! The texts of actions.

use engine::FastRng;
use games::{DynMatch, GameConfig, Title};
use i18n::{Locale, MessageContext, game_text, messages};

/// Plays a game at random and shows every position.
fn walk(title: Title, seed: u64, mut see: impl FnMut(&dyn DynMatch)) {
    let mut rng = FastRng::new(seed);
    let rules = title.info().configure(&GameConfig::default());
    let mut table = rules.expect("it can be set up").new_match();
    loop {
        see(&*table);
        if !table.play_random_ply(&mut rng) {
            return;
        }
    }
}

#[test]
fn supply_cards_say_what_they_add_up_to_and_how_the_houses_stand_then() {
    let msg = MessageContext::new(messages(Locale::English), &[]);
    let texts = game_text(Title::Verraeter);
    let mut sums = 0;
    walk(Title::Verraeter, 1, |table| {
        for seat in table.turn().seats().iter() {
            let question = texts.question(&msg, table, seat).expect("who is to move is asked");
            let played = |notation: &str| notation.strip_prefix("supply ").map(String::from);
            for (cards, choice) in question.choices.iter().filter_map(|c| Some((played(&c.notation)?, c))) {
                let values: Vec<u16> = cards.split('+').filter_map(|value| value.parse().ok()).collect();
                assert!(choice.text.contains(" against "), "{}", choice.text);
                if values.len() > 1 {
                    let sum = values.iter().sum::<u16>();
                    assert!(choice.text.contains(&format!("({sum} in all)")), "{}", choice.text);
                    sums += 1;
                }
            }
        }
    });
    assert!(sums > 0, "several cards are played together");
}
