//! What is left out with `purist=yes`, for several governors.

use super::help::{purist, rolled, song, year_end};
use crate::rulebook::play::{A, Play, scene};
use kingsburg::module::Governor::{Carpenter, Miner, Prince, Sculptor};
use kingsburg::plan::Season;

#[test]
fn purists_have_no_discount_of_miner_carpenter_and_sculptor() {
    engine::proves!("governors.purist", "options.purist");
    let rules = purist(3);
    for governor in [Miner, Carpenter, Sculptor] {
        let scene = scene(&rules).governor(A, governor);
        assert_eq!(year_end(&rules, scene.clone(), 2).lords[A].goods.total(), 1, "the good stays");
        let play = Play::new(&rules, scene.goods(A, 9, 9, 9).building(Season::Spring));
        assert!(!play.choices(A).iter().any(|choice| choice.contains(" for ")), "{governor}");
    }
}

#[test]
fn purists_give_the_minstrel_no_good_and_the_prince_no_token() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let play = song(&rules, 1, [4, 4, 2]);
    assert!(play.is_over() && play.lord(A).vp == 5 && play.goods(A) == [0; 3]);
    let scene = scene(&rules).governor(A, Prince);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:112 2:666 3:666");
    play.does(A, "prince 3+4+6");
    assert_eq!(play.lord(A).tokens, 0);
}
