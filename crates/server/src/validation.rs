//! The validation of texts that users enter.

/// The maximum number of characters of a user's name.
pub(crate) const MAX_NAME: usize = 24;

/// Whether a text consists of visible characters only: no control, zero-width or text direction characters.
pub(crate) fn is_printable(text: &str) -> bool {
    let is_invisible = |letter: char| {
        matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
    };
    !text.chars().any(|letter| letter.is_control() || is_invisible(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_not_printable() {
        assert!(is_printable("Zoë O’Neill 王"));
        for hidden in ["\u{200b}", "a\u{202e}b", "\u{feff}", "a\nb", "\0"] {
            assert!(!is_printable(hidden), "{hidden:?}");
        }
    }
}
