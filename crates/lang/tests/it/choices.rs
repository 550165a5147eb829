//! What choices say about themselves.

use engine::Quick;
use lang::{Teller, Tongue, voice, words};
use table::{SetUp, Table, Title};

/// Plays a game at random and shows every position.
fn walk(title: Title, seed: u64, mut see: impl FnMut(&dyn Table)) {
    let mut dice = Quick::new(seed);
    let rules = title.info().set_up(&SetUp::default());
    let mut table = rules.expect("it can be set up").open();
    loop {
        see(&*table);
        if !table.play_random_ply(&mut dice) {
            return;
        }
    }
}

#[test]
fn supply_cards_say_what_they_add_up_to_and_how_the_houses_stand_then() {
    let tell = Teller::new(words(Tongue::English), &[]);
    let voice = voice(Title::Verraeter);
    let mut sums = 0;
    walk(Title::Verraeter, 1, |table| {
        for seat in table.turn().seats().iter() {
            let question = voice.question(&tell, table, seat).expect("who is to move is asked");
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
