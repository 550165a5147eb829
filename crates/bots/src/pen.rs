//! A pen that writes a position down, number by number.

/// Writes features in order; [`end`](Pen::end) checks that none is left out.
#[derive(Debug)]
pub(crate) struct Pen<'a> {
    features: &'a mut [f32],
    at: usize,
}

impl<'a> Pen<'a> {
    /// A pen at the beginning of an empty sheet.
    #[inline]
    pub(crate) fn new(features: &'a mut [f32]) -> Pen<'a> {
        Pen { features, at: 0 }
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
        let sheet = &mut self.features[self.at..self.at + n];
        sheet.fill(0.0);
        if let Some(hot) = sheet.get_mut(at) {
            *hot = 1.0;
        }
        self.at += n;
    }

    /// Writes `n` numbers, all 0 but those at these places.
    #[inline]
    pub(crate) fn hot(&mut self, places: impl Iterator<Item = usize>, n: usize) {
        let sheet = &mut self.features[self.at..self.at + n];
        sheet.fill(0.0);
        places.for_each(|at| sheet[at] = 1.0);
        self.at += n;
    }

    /// Writes a count as a share of `scale`.
    #[inline]
    pub(crate) fn count(&mut self, count: impl Into<f32>, scale: f32) {
        self.put(count.into() / scale);
    }

    /// Ends the sheet, which must be full.
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
        let mut sheet = [9.0; 9];
        let mut pen = Pen::new(&mut sheet);
        pen.put(0.5);
        pen.put_if(true);
        pen.one_hot(1, 3);
        pen.count(3u8, 6.0);
        pen.hot([0, 2].into_iter(), 3);
        pen.end();
        assert_eq!(sheet, [0.5, 1.0, 0.0, 1.0, 0.0, 0.5, 1.0, 0.0, 1.0]);
    }

    #[test]
    fn a_place_beyond_the_last_is_cold() {
        let mut sheet = [9.0; 2];
        Pen::new(&mut sheet).one_hot(2, 2);
        assert_eq!(sheet, [0.0, 0.0]);
    }
}
