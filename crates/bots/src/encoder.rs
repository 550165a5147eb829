//! Writes the features of a position.

/// Writes features in order; [`end`](FeatureWriter::end) checks that none is left out.
#[derive(Debug)]
pub(crate) struct FeatureWriter<'a> {
    features: &'a mut [f32],
    at: usize,
}

impl<'a> FeatureWriter<'a> {
    /// The largest absolute value of a count's share.
    const MAX_FEATURE: f32 = 5.0;

    /// A writer at the beginning of an empty list.
    #[inline]
    pub(crate) fn new(features: &'a mut [f32]) -> FeatureWriter<'a> {
        FeatureWriter { features, at: 0 }
    }

    /// Writes a number.
    #[inline]
    pub(crate) fn put(&mut self, value: f32) {
        self.features[self.at] = value;
        self.at += 1;
    }

    /// Writes 1 if something holds, otherwise 0.
    #[inline]
    pub(crate) fn put_if(&mut self, holds: bool) {
        self.put(if holds { 1.0 } else { 0.0 });
    }

    /// Writes `n` numbers, all 0 but that at `at`; all 0 if `at` is beyond them.
    #[inline]
    pub(crate) fn one_hot(&mut self, at: usize, n: usize) {
        let buffer = &mut self.features[self.at..self.at + n];
        buffer.fill(0.0);
        if let Some(hot) = buffer.get_mut(at) {
            *hot = 1.0;
        }
        self.at += n;
    }

    /// Writes `n` numbers, all 0 but those at these places.
    #[inline]
    pub(crate) fn hot(&mut self, places: impl Iterator<Item = usize>, n: usize) {
        let buffer = &mut self.features[self.at..self.at + n];
        buffer.fill(0.0);
        places.for_each(|at| buffer[at] = 1.0);
        self.at += n;
    }

    /// Writes a count as a share of `scale`, limited to ±[`MAX_FEATURE`](FeatureWriter::MAX_FEATURE): bids of governors, and with
    /// them points, have no limit.
    #[inline]
    pub(crate) fn count(&mut self, count: impl Into<f32>, scale: f32) {
        self.put((count.into() / scale).clamp(-Self::MAX_FEATURE, Self::MAX_FEATURE));
    }

    /// Ends the list, which must be full.
    #[inline]
    pub(crate) fn end(self) {
        debug_assert_eq!(self.at, self.features.len(), "every feature is written once");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_out_in_the_order_of_writing() {
        let mut buffer = [9.0; 9];
        let mut pen = FeatureWriter::new(&mut buffer);
        pen.put(0.5);
        pen.put_if(true);
        pen.one_hot(1, 3);
        pen.count(3u8, 6.0);
        pen.hot([0, 2].into_iter(), 3);
        pen.end();
        assert_eq!(buffer, [0.5, 1.0, 0.0, 1.0, 0.0, 0.5, 1.0, 0.0, 1.0]);
    }

    #[test]
    fn a_place_beyond_the_last_is_cold() {
        let mut buffer = [9.0; 2];
        FeatureWriter::new(&mut buffer).one_hot(2, 2);
        assert_eq!(buffer, [0.0, 0.0]);
    }
}
