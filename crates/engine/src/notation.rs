//! What all notations share: the error for a word that cannot be read, and text without a heap.

use arrayvec::ArrayString;
use core::fmt::{self, Write};

/// A text that is no entry of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What would have been readable here, as a code in kebab case: `cards`, `fewer-dice`. No words for people.
    pub expected: &'static str,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseError {}

/// The longest entry of a record, in bytes.
pub const MAX_ENTRY_LEN: usize = 1024;

/// An entry as text, without a heap.
pub type EntryText = ArrayString<MAX_ENTRY_LEN>;

/// Prints an entry.
///
/// # Panics
/// If it is longer than [`MAX_ENTRY_LEN`].
pub fn format_entry(entry: impl fmt::Display) -> EntryText {
    let mut text = EntryText::new();
    write!(text, "{entry}").expect("no entry is longer than MAX_ENTRY_LEN");
    text
}

/// An enum without fields whose variants are written as fixed words, with `ALL`, `Display` and `FromStr`.
///
/// ```
/// engine::word_enum! {
///     /// A side of a coin.
///     pub enum Side ("side") {
///         /// The head.
///         Heads = "heads",
///         /// The number.
///         Tails = "tails",
///     }
/// }
/// assert_eq!("tails".parse(), Ok(Side::Tails));
/// assert_eq!(Side::ALL.map(|side| side.to_string()), ["heads", "tails"]);
/// assert_eq!("edge".parse::<Side>().unwrap_err().expected, "side");
/// ```
#[macro_export]
macro_rules! word_enum {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $Name:ident ($expected:literal) {
            $($(#[$variant_meta:meta])* $Variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility enum $Name {
            $($(#[$variant_meta])* $Variant,)+
        }

        impl $Name {
            /// All variants.
            $visibility const ALL: [$Name; [$($word),+].len()] = [$($Name::$Variant),+];
        }

        impl ::core::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(match self {
                    $($Name::$Variant => $word,)+
                })
            }
        }

        impl ::core::str::FromStr for $Name {
            type Err = $crate::notation::ParseError;

            fn from_str(text: &str) -> Result<$Name, $crate::notation::ParseError> {
                match text {
                    $($word => Ok($Name::$Variant),)+
                    _ => Err($crate::notation::ParseError { expected: $expected }),
                }
            }
        }
    };
}
