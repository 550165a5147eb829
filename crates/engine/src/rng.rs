//! Where chance comes from.

/// A source of chance: one method, so that anything can be one.
///
/// The server draws from a committed seed, bots from a fast generator, tests from a script.
pub trait Rng {
    /// A number below `n`, all equally likely.
    fn below(&mut self, n: u32) -> u32;
}

impl<R: Rng + ?Sized> Rng for &mut R {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// A fast generator for play-outs and tests (SplitMix64): small, seedable, the same on every machine; not for
/// anything that people must not guess.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct FastRng(u64);

impl FastRng {
    /// A generator that always says the same for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> FastRng {
        FastRng(seed)
    }

    /// The generator of stream `n` of this seed, for work divided among threads.
    #[must_use]
    pub fn stream(seed: u64, n: u64) -> FastRng {
        let mut root = FastRng(seed);
        FastRng(root.next_u64() ^ n.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Rng for FastRng {
    /// Multiplies and shifts; the bias is below n / 2³², which no play-out can notice.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a die has at least one side");
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Dice that fall as a test says, one number after the other.
#[derive(Clone, Debug)]
pub struct ScriptedRng<'a>(&'a [u32]);

impl<'a> ScriptedRng<'a> {
    /// Dice that will say these numbers.
    #[must_use]
    pub fn new(numbers: &'a [u32]) -> ScriptedRng<'a> {
        ScriptedRng(numbers)
    }
}

impl Rng for ScriptedRng<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let (&first, rest) = self.0.split_first().expect("the script has a number for each throw");
        self.0 = rest;
        assert!(first < n, "the script says {first} where only numbers below {n} can fall");
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_falls_about_equally_often() {
        let mut rng = FastRng::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
    }

    #[test]
    fn streams_differ() {
        assert_ne!(FastRng::stream(1, 0).next_u64(), FastRng::stream(1, 1).next_u64());
        assert_ne!(FastRng::stream(1, 1).next_u64(), FastRng::stream(2, 1).next_u64());
    }
}
