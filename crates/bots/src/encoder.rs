//! Writes feature vectors.

/// Writes a feature vector in order; [`finish`](FeatureWriter::finish) checks that it is complete.
#[derive(Debug)]
pub(crate) struct FeatureWriter<'a> {
    features: &'a mut [f32],
    at: usize,
}

impl<'a> FeatureWriter<'a> {
    /// The largest absolute value of a scaled feature.
    const MAX_FEATURE: f32 = 5.0;

    /// A writer at the first feature.
    #[inline]
    pub(crate) fn new(features: &'a mut [f32]) -> FeatureWriter<'a> {
        FeatureWriter { features, at: 0 }
    }

    /// Writes one value.
    #[inline]
    pub(crate) fn push(&mut self, value: f32) {
        self.features[self.at] = value;
        self.at += 1;
    }

    /// Writes 1 for true, 0 for false.
    #[inline]
    pub(crate) fn push_bool(&mut self, value: bool) {
        self.push(if value { 1.0 } else { 0.0 });
    }

    /// Writes a one-hot encoding of `index` in `n` values; all are 0 if `index` is not below `n`.
    #[inline]
    pub(crate) fn one_hot(&mut self, index: usize, n: usize) {
        let buffer = &mut self.features[self.at..self.at + n];
        buffer.fill(0.0);
        if let Some(hot) = buffer.get_mut(index) {
            *hot = 1.0;
        }
        self.at += n;
    }

    /// Writes `n` values, 1 at the given indices and 0 elsewhere.
    #[inline]
    pub(crate) fn multi_hot(&mut self, indices: impl Iterator<Item = usize>, n: usize) {
        let buffer = &mut self.features[self.at..self.at + n];
        buffer.fill(0.0);
        indices.for_each(|index| buffer[index] = 1.0);
        self.at += n;
    }

    /// Writes `value / scale`, clamped to ±[`MAX_FEATURE`](FeatureWriter::MAX_FEATURE): bids for governors, and so points, have no
    /// limit.
    #[inline]
    pub(crate) fn push_scaled(&mut self, value: impl Into<f32>, scale: f32) {
        self.push((value.into() / scale).clamp(-Self::MAX_FEATURE, Self::MAX_FEATURE));
    }

    /// Checks that all features are written.
    #[inline]
    pub(crate) fn finish(self) {
        debug_assert_eq!(self.at, self.features.len(), "every feature is written");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_have_the_order_of_the_calls() {
        let mut buffer = [9.0; 9];
        let mut writer = FeatureWriter::new(&mut buffer);
        writer.push(0.5);
        writer.push_bool(true);
        writer.one_hot(1, 3);
        writer.push_scaled(3u8, 6.0);
        writer.multi_hot([0, 2].into_iter(), 3);
        writer.finish();
        assert_eq!(buffer, [0.5, 1.0, 0.0, 1.0, 0.0, 0.5, 1.0, 0.0, 1.0]);
    }

    #[test]
    fn an_index_out_of_range_encodes_as_zeros() {
        let mut buffer = [9.0; 2];
        FeatureWriter::new(&mut buffer).one_hot(2, 2);
        assert_eq!(buffer, [0.0, 0.0]);
    }
}
