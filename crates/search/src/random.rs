//! Random numbers.

use engine::Rng;

/// The number of different values.
const VALUES: u32 = 1 << 24;

/// A number from 0 up to 1, never 1 itself.
#[inline]
pub fn unit_f32(rng: &mut impl Rng) -> f32 {
    rng.below(VALUES) as f32 / VALUES as f32
}

/// A number from -1 up to 1, never 1 itself.
pub fn signed_unit_f32(rng: &mut impl Rng) -> f32 {
    2.0 * unit_f32(rng) - 1.0
}

/// True with this probability. No number is drawn if the probability is 0.
#[inline]
pub fn bernoulli(probability: f32, rng: &mut impl Rng) -> bool {
    probability > 0.0 && unit_f32(rng) < probability
}

/// One of the items, each with a probability proportional to its weight.
pub fn sample_weighted<T: Copy>(items: &[T], weight: impl Fn(&T) -> f32, rng: &mut impl Rng) -> T {
    let sum: f32 = items.iter().map(&weight).sum();
    let mut left = sum * unit_f32(rng);
    for item in items {
        left -= weight(item);
        if left < 0.0 {
            return *item;
        }
    }
    items[items.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    #[test]
    fn items_are_sampled_in_proportion_to_their_weights() {
        let mut rng = FastRng::new(1);
        let mut counts = [0; 3];
        (0..10_000)
            .for_each(|_| counts[sample_weighted(&[0, 1, 2], |nth| [1.0, 0.0, 3.0][*nth], &mut rng)] += 1);
        assert_eq!(counts[1], 0);
        assert!((2_300..2_700).contains(&counts[0]), "{counts:?}");
    }
}
