//! What one learns by one's own decision is no matter of luck: whether it can be taken back freely depends on the position alone.

use engine::{Dice, Eye, Game, Quick, Turn};
use krieg::{Action, Good, Krieg};
use table::{Match, SetUp, Title};

/// In Krieg und Frieden a bribe shows whether a hand holds a knight, which who bribes seldom knows before.
#[test]
fn a_bribe_tells_the_same_whatever_the_dice() {
    let mut dice = Quick::new(7);
    let mut bribes = 0;
    for _ in 0..300 {
        let rules = Title::Krieg.info().set_up(&SetUp::default()).expect("it is a game");
        let mut table = rules.open();
        while table.turn() != Turn::Over {
            let Some(seat) = table.turn().seats().iter().next() else {
                table.draw(&mut dice).expect("the box speaks");
                continue;
            };
            let choices = table.offer(seat).expect("who is to move is asked").choices;
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            let game: &Match<Krieg> = table.as_any().downcast_ref().expect("it is that game");
            let mut doubtful = false;
            if let Action::Bribe(at) = choice.parse().expect("it is an action") {
                let view = game.rules().view(game.state(), Eye::Seat(seat));
                let hand = &view.seats[at.index()];
                doubtful = hand.known[Good::Knights] == 0 && hand.known.total() < hand.hand_size;
            }
            table.enter(&format!("{seat} {choice}")).expect("what is offered may be done");
            if doubtful {
                let told =
                    (0..3).filter(|seed| table.is_telling(table.plies(), &mut Quick::new(*seed))).count();
                // Where no knight is left for that hand, there is nothing to be learnt.
                assert!(told == 0 || told == 3, "{}", table.record());
                bribes += usize::from(told == 3);
            }
        }
    }
    assert!(bribes > 50, "{bribes}");
}
