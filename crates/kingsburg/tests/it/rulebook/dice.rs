//! Rolling and changing dice: ruling 2.

use crate::rulebook::play::{A, B, C, Play, base, scene};
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

#[test]
fn ruling_2_done_ends_the_powers_and_the_order_is_set_after_all_changes() {
    engine::proves!("dice.change", "dice.order", "terms.order");
    let rules = base(3);
    let state = scene(&rules)
        .order(&[C, B, A])
        .built(A, &[Building::Chapel])
        .built(B, &[Building::Chapel])
        .season(Season::Summer);
    let mut play = Play::new(&rules, state);
    play.chance("roll 1:112 2:113 3:666");
    // In the previous order: Barbara before Andrea.
    play.asks(B).does(B, "chapel").chance("reroll 566").asks(A).does(A, "done");
    assert_eq!(play.order(), [A, B, C]);
}

#[test]
fn ruling_2_white_dice_count_in_the_total() {
    engine::proves!("terms.total", "dice.order");
    let rules = base(3);
    let state = scene(&rules).built(A, &[Building::Farms]).season(Season::Summer);
    let mut play = Play::new(&rules, state);
    play.chance("roll 1:111/6 2:133 3:134");
    assert_eq!(play.order(), [B, C, A]);
}

#[test]
fn the_merchants_guild_brings_a_gold_before_the_roll() {
    engine::proves!("dice.before", "dice.roll");
    let rules = base(3);
    let state = scene(&rules).built(B, &[Building::MerchantsGuild]).season(Season::Autumn);
    let mut play = Play::new(&rules, state);
    assert_eq!(play.goods(B), [1, 0, 0]);
    play.refuses_chance("roll 1:111 2:222 3:333", Reason::WrongDice).chance("roll 1:111 2:222/5 3:333");
}

#[test]
fn farms_and_the_kings_aid_make_two_white_dice() {
    engine::proves!("dice.white", "dice.roll", "king.aid");
    let rules = base(3);
    let mut state = scene(&rules).built(A, &[Building::Farms]).season(Season::Spring);
    state.aided = Some(A);
    let mut play = Play::new(&rules, state);
    play.refuses_chance("roll 1:111/1 2:222 3:333", Reason::WrongDice).chance("roll 1:111/12 2:222 3:333");
    assert_eq!(play.state.aided, None, "the king's die is for this spring alone");
}

#[test]
fn ties_keep_their_previous_order() {
    engine::proves!("dice.order");
    let rules = base(3);
    let mut play = Play::new(&rules, scene(&rules).order(&[C, B, A]).season(Season::Summer));
    play.chance("roll 1:126 2:234 3:135");
    assert_eq!(play.order(), [C, B, A]);
}
