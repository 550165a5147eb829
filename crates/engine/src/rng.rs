//! Random number generators.

/// A random number generator. It has one method only, so that every source of numbers can implement it.
///
/// The server uses a stream that is derived from a committed seed, bots use [`FastRng`], tests use [`ScriptedRng`].
pub trait Rng {
    /// Returns a number below `n`, each with the same probability.
    fn below(&mut self, n: u32) -> u32;
}

impl<R: Rng + ?Sized> Rng for &mut R {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// The generator SplitMix64: fast, small, seedable, and the same on every machine.
///
/// It is meant for playouts and tests. It is not cryptographically secure.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct FastRng(u64);

impl FastRng {
    /// Creates a generator. The same seed gives the same numbers.
    #[must_use]
    pub fn new(seed: u64) -> FastRng {
        FastRng(seed)
    }

    /// Creates the generator of stream `n` of a seed, for work that is divided among threads.
    #[must_use]
    pub fn stream(seed: u64, n: u64) -> FastRng {
        let mut root = FastRng(seed);
        FastRng(root.next_u64() ^ n.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// Returns the next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Rng for FastRng {
    /// Multiplies and shifts. The bias is below n / 2³², which is negligible in playouts.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "there is at least one number to choose from");
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// A generator for tests that returns the numbers of a list in order.
#[derive(Clone, Debug)]
pub struct ScriptedRng<'a>(&'a [u32]);

impl<'a> ScriptedRng<'a> {
    /// Creates a generator that returns these numbers.
    #[must_use]
    pub fn new(numbers: &'a [u32]) -> ScriptedRng<'a> {
        ScriptedRng(numbers)
    }
}

impl Rng for ScriptedRng<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let (&first, rest) = self.0.split_first().expect("the script has a number for each call");
        self.0 = rest;
        assert!(first < n, "the script has {first} where a number below {n} is required");
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_about_equally_frequent() {
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
