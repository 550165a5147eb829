//! Parts of every notation: the parse error, text without a heap, and enums that are written as words.

use arrayvec::ArrayString;
use core::fmt::{self, Write};

/// The error of a text that cannot be parsed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What was expected instead, as a code in kebab case such as `cards` or `fewer-dice`. Translations are looked up by it.
    pub expected: &'static str,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseError {}

/// The maximum length of an entry of a record, in bytes.
pub const MAX_ENTRY_LEN: usize = 1024;

/// The text of an entry in a buffer of fixed size.
pub type EntryText = ArrayString<MAX_ENTRY_LEN>;

/// Formats an entry into a buffer of fixed size.
///
/// # Panics
/// If it is longer than [`MAX_ENTRY_LEN`].
pub fn format_entry(entry: impl fmt::Display) -> EntryText {
    let mut text = EntryText::new();
    write!(text, "{entry}").expect("no entry is longer than MAX_ENTRY_LEN");
    text
}

/// Defines an enum without fields whose variants are written as fixed words, with `ALL`, `Display` and `FromStr`.
///
/// ```
/// engine::word_enum! {
///     /// A side of a coin.
///     pub enum Side ("side") {
///         /// The obverse.
///         Heads = "heads",
///         /// The reverse.
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
