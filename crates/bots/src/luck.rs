//! What is left to luck.

use engine::Dice;

/// How finely luck is told apart.
const FINE: u32 = 1 << 24;

/// A number from 0 up to 1, never 1 itself.
#[inline]
pub(crate) fn luck(dice: &mut impl Dice) -> f32 {
    dice.below(FINE) as f32 / FINE as f32
}

/// A number from -1 up to 1, never 1 itself.
pub(crate) fn either_way(dice: &mut impl Dice) -> f32 {
    2.0 * luck(dice) - 1.0
}

/// Whether something happens that happens so often; no dice are thrown for what never does.
#[inline]
pub(crate) fn happens(often: f32, dice: &mut impl Dice) -> bool {
    often > 0.0 && luck(dice) < often
}

/// One of the things, each as likely as its share.
pub(crate) fn pick<T: Copy>(things: &[T], share: impl Fn(&T) -> f32, dice: &mut impl Dice) -> T {
    let sum: f32 = things.iter().map(&share).sum();
    let mut left = sum * luck(dice);
    for thing in things {
        left -= share(thing);
        if left < 0.0 {
            return *thing;
        }
    }
    things[things.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Quick;

    #[test]
    fn things_are_picked_as_often_as_their_share_says() {
        let mut dice = Quick::new(1);
        let mut counts = [0; 3];
        (0..10_000).for_each(|_| counts[pick(&[0, 1, 2], |nth| [1.0, 0.0, 3.0][*nth], &mut dice)] += 1);
        assert_eq!(counts[1], 0);
        assert!((2_300..2_700).contains(&counts[0]), "{counts:?}");
    }
}
