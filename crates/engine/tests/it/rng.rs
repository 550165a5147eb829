//! Random number generators.

use engine::{FastRng, Rng, ScriptedRng};

/// The published test vector of SplitMix64 for the seed 1234567.
const SPLIT_MIX: [u64; 5] = [
    6_457_827_717_110_365_317,
    3_203_168_211_198_807_973,
    9_817_491_932_198_370_423,
    4_593_380_528_125_082_431,
    16_408_922_859_458_223_821,
];

#[test]
fn the_fast_generator_is_split_mix_64() {
    let mut rng = FastRng::new(1_234_567);
    assert_eq!([(); 5].map(|()| rng.next_u64()), SPLIT_MIX);
}

#[test]
fn a_number_is_the_share_of_the_upper_half_of_the_bits() {
    let mut rng = FastRng::new(1_234_567);
    let expected = SPLIT_MIX.map(|bits| ((u128::from(bits) * 1000) >> 64) as u32);
    assert_eq!([(); 5].map(|()| rng.below(1000)), expected);
}

#[test]
fn a_stream_is_the_same_for_the_same_seed_and_number() {
    let first = |seed, n| FastRng::stream(seed, n).next_u64();
    assert_eq!(first(1_234_567, 0), FastRng::new(SPLIT_MIX[0]).next_u64());
    assert_eq!(first(1_234_567, 1), FastRng::new(SPLIT_MIX[0] ^ 0xd134_2543_de82_ef95).next_u64());
}

#[test]
fn a_script_returns_its_numbers_in_order_also_by_reference() {
    fn roll(mut rng: impl Rng) -> u32 {
        rng.below(6)
    }
    let mut script = ScriptedRng::new(&[0, 5, 3]);
    assert_eq!((roll(&mut script), roll(&mut script), script.below(4)), (0, 5, 3));
}

#[test]
fn a_script_panics_for_a_number_out_of_range() {
    let panic = std::panic::catch_unwind(|| ScriptedRng::new(&[6]).below(6)).expect_err("6 is not below 6");
    let message = panic.downcast::<String>().expect("the panic has a message");
    assert_eq!(*message, "the script has 6 where a number below 6 is required");
}
