//! Fuzz target: records.
#![no_main]

#[expect(dead_code, reason = "each binary runs one of the targets")]
#[path = "../../crates/games/tests/it/fuzz/targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|data: &[u8]| targets::records(data));
