//! Random tokens: keys, invitations, ids and seeds.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Random bytes of the operating system.
///
/// # Panics
/// If the operating system has none: no key would be secret.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// The server seed of a table.
pub(crate) fn table_seed() -> [u8; 32] {
    bytes()
}

/// The seed of a bot's random numbers.
pub(crate) fn bot_seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A session key or the secret of a link: 160 bits.
pub(crate) fn key() -> String {
    base32(&bytes::<20>())
}

/// The id of a table or a user: 80 bits, unique rather than secret.
pub(crate) fn id() -> String {
    base32(&bytes::<10>())
}

/// Base 32 with letters and digits that are not easily confused.
fn base32(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut text = String::new();
    let (mut bits, mut count) = (0_u32, 0);
    for byte in bytes {
        bits = (bits << 8) | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(char::from(ALPHABET[(bits >> count) as usize & 31]));
        }
    }
    text
}

/// The hash under which a session key is stored: the stored value cannot be used as a key.
pub(crate) fn hash(key: &str) -> String {
    Sha256::digest(key.as_bytes()).iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string can be written to");
        text
    })
}

/// Compares two secrets in a time that does not depend on where they differ.
pub(crate) fn constant_time_eq(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |sum, (one, other)| sum | (one ^ other));
    one.len() == other.len() && differences == 0
}
