//! Provably fair chance: draws that can be verified when the game is over.
//!
//! Before a game the server draws a secret [`Seed`] and publishes its [`commitment`](Seed::commitment); each seat may add a
//! contribution. The chance outcome of draw 0, 1, 2 … depends on seed, contributions and number alone ([`ChanceStream`]), so
//! that nobody, the server included, can choose it. When the game is over the seed is published: a record with its
//! [`FairnessProof`] can be verified line by line with [`verify()`]. `docs/fair-dice.md` specifies the algorithm independently
//! of this program.

mod proof;
#[cfg(test)]
mod tests;
mod verify;

pub use proof::{FairnessProof, ProofError};
pub use verify::{Mismatch, Verification, VerifyError, verify};

use engine::Rng;
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};

/// The secret seed of the draws of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Returns a seed of these bytes, which must come from a cryptographic random generator.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn parse(hex: &str) -> Option<Seed> {
        read_hex(hex).map(Seed)
    }

    /// Returns the seed as 64 hexadecimal digits. It must stay secret until the game is over.
    #[must_use]
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// Returns the SHA-256 of the seed as lower-case hexadecimal digits, which is published before the game.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&sha256(&[&self.0]))
    }

    /// Returns the draws of a table with these contributions of the seats, one per seat, empty if a seat has none.
    #[must_use]
    pub fn chance_stream(&self, words: &[String]) -> ChanceStream {
        let mut hash = Sha256::new_with_prefix(self.0);
        for word in words {
            let length = u32::try_from(word.len()).expect("a word is shorter than four gigabytes");
            hash.update(length.to_be_bytes());
            hash.update(word);
        }
        ChanceStream { key: hash.finalize().into() }
    }
}

/// Prints nothing of the secret, because debug output may end in a log.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The random generators of a table's draws.
#[derive(Clone)]
pub struct ChanceStream {
    key: [u8; 32],
}

impl ChanceStream {
    /// Returns the random generator of the draw with this number, from 0.
    #[must_use]
    pub fn rng(&self, draw: u64) -> FairRng {
        FairRng { key: self.key, draw, next_block: 0, bytes: [0; 32], used: 32 }
    }
}

/// Prints nothing of the secret.
impl fmt::Debug for ChanceStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChanceStream(…)")
    }
}

/// The random generator of one draw.
#[derive(Clone)]
pub struct FairRng {
    key: [u8; 32],
    draw: u64,
    /// The number of the block that comes after the bytes at hand.
    next_block: u64,
    bytes: [u8; 32],
    used: usize,
}

impl FairRng {
    /// Returns the next four bytes as a number; a block has eight such numbers.
    fn next_u32(&mut self) -> u32 {
        if self.used == self.bytes.len() {
            self.bytes = sha256(&[&self.key, &self.draw.to_be_bytes(), &self.next_block.to_be_bytes()]);
            self.next_block += 1;
            self.used = 0;
        }
        let number = self.bytes[self.used..].first_chunk().expect("a block ends with a whole number");
        self.used += number.len();
        u32::from_be_bytes(*number)
    }
}

impl Rng for FairRng {
    /// Rejects numbers from the largest multiple of `n` below 2³² on, so that all results are equally likely.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a die has at least one side");
        let all = 1u64 << 32;
        let even = all - all % u64::from(n);
        loop {
            let number = self.next_u32();
            if u64::from(number) < even {
                return number % n;
            }
        }
    }
}

/// Prints nothing of the secret.
impl fmt::Debug for FairRng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FairRng({})", self.draw)
    }
}

fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(text, "{byte:02x}").expect("a string takes all that is written");
    }
    text
}

/// Reads 32 bytes as hexadecimal digits, in small or capital letters.
fn read_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |letter: u8| char::from(letter).to_digit(16).map(|digit| digit as u8);
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? * 16 + digit(pair[1])?;
    }
    Some(bytes)
}
