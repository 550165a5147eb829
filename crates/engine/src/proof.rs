//! Which rule a test proves.

/// Says which paragraphs of the game's rules text a test proves, by their ids: `proves!("spring.raise");`.
///
/// It does nothing where it stands. A test of the rules text reads the sources, and fails for a paragraph that no test
/// names and for a name that no paragraph has.
#[macro_export]
macro_rules! proves {
    ($($paragraph:literal),+ $(,)?) => {};
}
