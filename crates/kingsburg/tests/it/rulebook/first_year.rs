//! The book's first spring, to the good.

use crate::rulebook::play::{A, B, C, D, Play, base};
use kingsburg::Reason;

/// Andrea, Barbara, Carlo and Davide are the seats 1 to 4; the order drawn is Carlo, Andrea, Davide, Barbara.
#[test]
fn example_the_first_spring_of_andrea_barbara_carlo_and_davide() {
    engine::proves!("influence.turn", "influence.free", "advisors.order", "advisors.choice", "building.turn");
    let rules = base(4);
    let mut play = Play::start(&rules);
    play.settles("order 3,1,4,2");

    // King's aid: all are tied, everybody takes a good, in standing order.
    play.asks(C).does(C, "take gold").asks(A).does(A, "take wood");
    play.asks(D).does(D, "take gold").asks(B).does(B, "take stone");

    // Totals 9, 13, 10 and 10: Carlo was before Davide and stays so.
    play.settles("roll 1:135 2:445 3:226 4:235");
    assert_eq!(play.order(), [A, C, D, B]);

    play.does(A, "place 3+5>8");
    play.asks(C).may_not(C, "place 2+6>8", Reason::Occupied).does(C, "place 2+2>4");
    play.does(D, "place 2+5>7");
    play.may_not(B, "place 4+4>8", Reason::Occupied).does(B, "place 4+5>9");
    play.does(A, "place 1>1");
    play.does(C, "place 6>6").does(D, "place 3>3");
    // Barbara has a 4 left, and the Merchant is taken: she passes unasked, as do all who have no dice left.

    // The Jester, the Architect, the Merchant; the Alchemist turns Carlo's wood into gold and stone.
    assert_eq!(play.lord(A).vp, 1);
    assert_eq!(play.goods(D), [1, 1, 0]);
    play.asks(C).may_not(C, "take stone", Reason::NotOnOffer).does(C, "take wood");
    play.asks(C).does(C, "trade wood");
    assert_eq!(play.goods(C), [2, 0, 1]);
    // The Astronomer: a token and a second wood for Davide.
    play.asks(D).does(D, "take wood");
    assert_eq!((play.goods(D), play.lord(D).tokens), ([1, 2, 0], 1));
    // The Treasurer for Andrea, the Master Hunter for Barbara.
    play.asks(B).may_not(B, "take wood", Reason::NotOnOffer).does(B, "take gold");
    assert_eq!(play.goods(A), [2, 1, 0]);
    assert_eq!(play.goods(B), [1, 1, 1]);

    // Buildings are built in the order of play.
    play.asks(A).does(A, "build statue");
    assert_eq!((play.lord(A).vp, play.goods(A)), (4, [0, 1, 0]), "1 from the Jester and 3 for the Statue");
    play.asks(C).does(C, "build guard-tower");
    assert_eq!((play.lord(C).vp, play.goods(C)), (1, [1, 0, 0]));
    play.asks(D).does(D, "build palisade");
    assert_eq!((play.lord(D).vp, play.goods(D)), (0, [1, 0, 0]));
    play.asks(B).does(B, "build inn");
    assert_eq!(play.goods(B), [0, 0, 1]);

    // King's reward: one building each, all are tied.
    assert_eq!([A, B, C, D].map(|seat| play.lord(seat).vp), [5, 1, 2, 1]);
    play.asks_the_box();
}
