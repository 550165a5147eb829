//! Labels of component figures.

/// The label of a component figure: the group and the card or piece that it belongs to, and which of its figures it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureLabel {
    /// The group, such as a row of buildings.
    pub group: String,
    /// The card or piece; empty if the group has none.
    pub item: String,
    /// The figure.
    pub figure: String,
    /// The text of the card; empty if it has none.
    pub text: String,
}

impl FigureLabel {
    /// Returns the label of a figure of no card.
    pub(crate) fn of_group(group: String, figure: String) -> FigureLabel {
        FigureLabel { group, figure, ..FigureLabel::default() }
    }

    /// Returns the label in a line: `Statue, VP`.
    #[must_use]
    pub fn line(&self) -> String {
        let card = if self.item.is_empty() { &self.group } else { &self.item };
        if self.figure.is_empty() { card.clone() } else { format!("{card}, {}", self.figure) }
    }
}

/// Returns the first parts of the key of a figure; missing parts are empty.
pub(crate) fn parts<const N: usize>(key: &str) -> [&str; N] {
    let mut parts = key.split('.');
    std::array::from_fn(|_| parts.next().unwrap_or_default())
}

/// Returns the number in a part of a key; 0 if it is not a number.
pub(crate) fn number(part: &str) -> i32 {
    part.parse().unwrap_or_default()
}
