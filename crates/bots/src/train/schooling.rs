//! How a game is taught.

/// Who plays the games that are learnt from, and what is learnt from them.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Schooling {
    /// Games after which one of eight pupils is greedy, and after which one more, and so on.
    pub mature: &'static [u64],
    /// Decisions that a greedy pupil lets squires go on for, or until the box speaks, before it judges what an action leads
    /// to.
    pub foresight: u16,
    /// How much the end of a game counts in each of its positions against what was thought of the position after, from 0 to
    /// 1: who looks at the end alone learns from much luck. The games that no pupil is greedy in are learnt from by their ends.
    pub patience: f32,
}

impl Schooling {
    /// Pupils who look at what lies before them and learn from how games end.
    pub const PLAIN: Schooling = Schooling { mature: &[20_000, 60_000], foresight: 0, patience: 1.0 };

    /// How many of eight pupils are greedy after so many games.
    pub(super) fn greedy(&self, played: u64) -> u32 {
        self.mature.iter().filter(|age| played >= **age).count() as u32
    }

    /// How much the end counts after so many games.
    pub(super) fn patience(&self, played: u64) -> f32 {
        if self.greedy(played) == 0 { 1.0 } else { self.patience }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pupils grow up one after the other; before the first has, games are learnt from by their ends.
    #[test]
    fn pupils_grow_up() {
        let schooling = Schooling { mature: &[10, 20], foresight: 0, patience: 0.9 };
        assert_eq!([0, 9, 10, 19, 20, 99].map(|played| schooling.greedy(played)), [0, 0, 1, 1, 2, 2]);
        assert_eq!([9, 10].map(|played| schooling.patience(played)), [1.0, 0.9]);
    }
}
