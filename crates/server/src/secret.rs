//! What nobody can guess.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Random bytes of the operating system.
///
/// # Panics
/// If it has none: nothing could be kept secret then.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// The seed of a table.
pub(crate) fn seed() -> [u8; 32] {
    bytes()
}

/// The seed of a bot's own dice.
pub(crate) fn bot_seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A key or a link: 160 bits.
pub(crate) fn token() -> String {
    letters(&bytes::<20>())
}

/// The name of a table or a person: 80 bits, to be unique rather than secret.
pub(crate) fn name() -> String {
    letters(&bytes::<10>())
}

/// Letters and digits that nobody confuses, each standing for five bits.
fn letters(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut text = String::new();
    let (mut bits, mut count) = (0_u32, 0);
    for byte in bytes {
        bits = (bits << 8) | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(char::from(LETTERS[(bits >> count) as usize & 31]));
        }
    }
    text
}

/// What is kept of a key: who reads the store cannot use it.
pub(crate) fn hash(key: &str) -> String {
    Sha256::digest(key.as_bytes()).iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string can be written to");
        text
    })
}

/// Whether two secrets are the same, in a time that does not tell where they differ.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |sum, (one, other)| sum | (one ^ other));
    one.len() == other.len() && differences == 0
}
