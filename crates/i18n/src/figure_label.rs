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
    /// The label of a figure of no card.
    pub(crate) fn of_group(group: String, figure: String) -> FigureLabel {
        FigureLabel { group, figure, ..FigureLabel::default() }
    }

    /// The label in a line: `Statue, VP`.
    #[must_use]
    pub fn line(&self) -> String {
        let card = if self.item.is_empty() { &self.group } else { &self.item };
        if self.figure.is_empty() { card.clone() } else { format!("{card}, {}", self.figure) }
    }
}

/// The parts of the key of a figure, as many as are asked for; empty where it has fewer.
pub(crate) fn parts<const N: usize>(key: &str) -> [&str; N] {
    let mut parts = key.split('.');
    std::array::from_fn(|_| parts.next().unwrap_or_default())
}

/// The number that a part of a key is; 0 if it is none.
pub(crate) fn number(part: &str) -> i32 {
    part.parse().unwrap_or_default()
}
