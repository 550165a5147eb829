//! Which paragraphs of the rulebook a test proves.

/// Names the paragraphs of the game's rulebook that a test proves, by their ids: `proves!("spring.raise");`.
///
/// A test that names a paragraph which the rulebook does not have does not compile. The root of the tests declares the rulebook with
/// [`rulebook!`](crate::rulebook); a test of the crate that owns the rulebooks requires that every paragraph that states a rule is
/// named by a test.
#[macro_export]
#[expect(clippy::crate_in_macro_def, reason = "the rulebook is declared in the root of the calling crate")]
macro_rules! proves {
    ($($paragraph:literal),+ $(,)?) => {
        $(const _: () = assert!(
            crate::paragraphs::has($paragraph),
            concat!("the rulebook has no paragraph ", $paragraph)
        );)+
    };
}

/// Declares the rulebook of a game for [`proves!`](crate::proves), in the root of the game's tests: a Markdown file, relative to the
/// source file, in which the heading of a paragraph, `### Title {chapter.paragraph}`, has its id in braces.
///
/// It expands to the module `paragraphs` with constant functions, which the compiler evaluates. The ids are collected once per crate, so that a use
/// of `proves!` compares its id with those only: several hundred uses take less than a second to compile.
///
/// ```
/// mod paragraphs {
///     // What `engine::rulebook!("rules.md");` expands to, with a text in place of the file.
///     engine::rulebook!(@text "# Nim\n\n### Turns {play.turns}\n\nThe seats {no id} take matches in turn.\n");
/// }
///
/// fn the_seats_take_turns() {
///     engine::proves!("play.turns");
/// }
/// # fn main() { the_seats_take_turns() }
/// ```
///
/// ```compile_fail
/// # mod paragraphs { engine::rulebook!(@text "### Turns {play.turns}\n"); }
/// # fn main() {
/// engine::proves!("play.passes"); // error: the rulebook has no paragraph play.passes
/// # }
/// ```
#[macro_export]
macro_rules! rulebook {
    ($path:literal) => {
        /// The ids of the paragraphs of the rulebook.
        mod paragraphs {
            $crate::rulebook!(@text include_str!($path));
        }
    };
    (@text $text:expr) => {
        const IDS: [&str; count($text.as_bytes())] = collect($text);

        /// Returns whether the rulebook has a paragraph with this id.
        pub(crate) const fn has(id: &str) -> bool {
            let mut n = 0;
            while n < IDS.len() {
                if equal(IDS[n].as_bytes(), id.as_bytes()) {
                    return true;
                }
                n += 1;
            }
            false
        }

        const fn equal(one: &[u8], other: &[u8]) -> bool {
            if one.len() != other.len() {
                return false;
            }
            let mut at = 0;
            while at < one.len() {
                if one[at] != other[at] {
                    return false;
                }
                at += 1;
            }
            true
        }

        const fn count(text: &[u8]) -> usize {
            let (mut found, mut at) = (0, 0);
            while at < text.len() {
                let end = end_of_line(text, at);
                found += (is_heading(text, at) && brace(text, at, end) < end) as usize;
                at = end + 1;
            }
            found
        }

        const fn collect<const N: usize>(text: &'static str) -> [&'static str; N] {
            let bytes = text.as_bytes();
            let mut ids = [""; N];
            let (mut found, mut at) = (0, 0);
            while at < bytes.len() {
                let end = end_of_line(bytes, at);
                let open = brace(bytes, at, end);
                if is_heading(bytes, at) && open < end {
                    let from = text.split_at(open + 1).1;
                    ids[found] = from.split_at(brace_end(bytes, open) - open - 1).0;
                    found += 1;
                }
                at = end + 1;
            }
            ids
        }

        /// Whether a heading of the third level begins here, which is that of a paragraph.
        const fn is_heading(text: &[u8], at: usize) -> bool {
            at + 3 < text.len() && equal(text.split_at(at).1.split_at(4).0, b"### ")
        }

        const fn end_of_line(text: &[u8], from: usize) -> usize {
            position(text, b'\n', from, text.len())
        }

        const fn brace(text: &[u8], from: usize, end: usize) -> usize {
            position(text, b'{', from, end)
        }

        const fn brace_end(text: &[u8], from: usize) -> usize {
            position(text, b'}', from, text.len())
        }

        /// The first position of a byte, or `end`.
        const fn position(text: &[u8], byte: u8, from: usize, end: usize) -> usize {
            let mut at = from;
            while at < end && text[at] != byte {
                at += 1;
            }
            at
        }
    };
}
