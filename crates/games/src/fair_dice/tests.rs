//! Test vectors computed independently from docs/fair-dice.md, and the distribution of the results.

use super::*;

fn seed() -> Seed {
    Seed::new(std::array::from_fn(|n| n as u8))
}

fn stream(words: &[&str]) -> ChanceStream {
    seed().chance_stream(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
}

fn throws(mut rng: FairRng, n: u32, count: usize) -> Vec<u32> {
    (0..count).map(|_| rng.below(n)).collect()
}

#[test]
fn the_commitment_is_the_hash_of_the_seed() {
    assert_eq!(seed().commitment(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

#[test]
fn draws_have_the_values_of_the_page() {
    let stream = stream(&["rose", "", "Löwe"]);
    assert_eq!(throws(stream.rng(0), 6, 12), [4, 5, 3, 5, 2, 1, 3, 3, 4, 1, 0, 4]);
    assert_eq!(throws(stream.rng(1), 6, 12), [5, 3, 0, 2, 0, 5, 0, 0, 2, 0, 1, 3]);
    assert_eq!(throws(stream.rng(1 << 40), 6, 12), [3, 5, 1, 4, 5, 3, 2, 1, 5, 2, 3, 3]);
}

#[test]
fn what_would_make_it_uneven_is_passed_over() {
    let stream = stream(&["rose", "", "Löwe"]);
    let first = [2_719_607_329, 2_461_528_708, 1_301_433_739, 704_747_337, 239_038_208];
    assert_eq!(throws(stream.rng(7), u32::MAX, 5), first);
    assert_eq!(throws(stream.rng(7), (1 << 31) + 1, 3), first[2..], "the first two are 2³¹ + 1 or more");
}

#[test]
fn one_side_is_a_die_too() {
    assert_eq!(throws(stream(&[]).rng(0), 1, 20), [0; 20]);
}

#[test]
fn every_word_and_every_place_of_it_counts() {
    let first = |words: &[&str]| throws(stream(words).rng(0), 1_000_000, 1)[0];
    let all = [["rose", ""].as_slice(), &["", "rose"], &["ros", "e"], &["rose"], &[]].map(first);
    assert_eq!(all, [833_606, 587_346, 71_516, 314_367, 639_763]);
}

/// The bounds are the values that chi-square exceeds once in a thousand times.
#[test]
fn every_side_falls_about_equally_often() {
    let stream = stream(&["even", "odd", ""]);
    for (sides, bound) in [(2u32, 10.83), (6, 20.52), (13, 32.91), (52, 87.97)] {
        let mut fallen = vec![0u32; sides as usize];
        for draw in 0..1_000 {
            throws(stream.rng(draw), sides, 60).iter().for_each(|side| fallen[*side as usize] += 1);
        }
        let expected = 60_000.0 / f64::from(sides);
        let square: f64 = fallen.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        assert!(square < bound, "{sides} sides: chi-square {square}");
    }
}

#[test]
fn a_seed_reads_as_it_is_written() {
    assert_eq!(Seed::parse(&seed().hex()), Some(seed()));
    assert_eq!(Seed::parse(&seed().hex().to_uppercase()), Some(seed()));
    let spoilt = [&seed().hex()[1..], "", &seed().hex().replace('f', "g"), &"é".repeat(32)].map(Seed::parse);
    assert_eq!(spoilt, [None, None, None, None]);
}

#[test]
fn what_is_debugged_is_no_secret() {
    let shown = format!("{:?} {:?} {:?}", seed(), stream(&[]), stream(&[]).rng(3));
    assert_eq!(shown, "Seed(…) ChanceStream(…) FairRng(3)");
}

#[test]
fn a_proof_reads_as_it_is_written() {
    let words = vec!["a \"b\" # c\n".to_string(), String::new()];
    for spent in [vec![], vec![3, 4, 11]] {
        let proof = FairnessProof::new(seed(), words.clone(), spent);
        assert_eq!(
            FairnessProof::parse(&format!("\u{feff}{proof}\n# and more\nkrieg rules=1\n")),
            Ok(Some(proof))
        );
    }
    assert_eq!(FairnessProof::parse("# commitment: 00\nkrieg rules=1\n# seed: 00\n"), Ok(None));
}

#[test]
fn what_is_wrong_with_a_proof_is_said() {
    let good = FairnessProof::new(seed(), vec!["one".into()], vec![2]).to_string();
    let without = |key: &str| good.lines().filter(|line| !line.contains(key)).collect::<Vec<_>>().join("\n");
    let spoilt =
        |from: &str, to: &str| FairnessProof::parse(&good.replace(from, to)).expect_err("it is spoilt");
    assert_eq!(FairnessProof::parse(&without("words")), Err(ProofError::Missing { key: "words" }));
    assert_eq!(FairnessProof::parse(&without("commitment")), Err(ProofError::Missing { key: "commitment" }));
    assert_eq!(spoilt("spent: 2", "words: []"), ProofError::Twice { line: 4, key: "words" });
    let value = seed().commitment()[1..].to_string();
    assert_eq!(spoilt(": 630d", ": 30d"), ProofError::NoHex { line: 2, key: "commitment", value });
    assert_eq!(spoilt("[\"one\"]", "[1]"), ProofError::NoWords { line: 3, value: "[1]".into() });
    assert_eq!(spoilt("spent: 2", "spent: 2,2"), ProofError::NoNumbers { line: 4, value: "2,2".into() });
}
