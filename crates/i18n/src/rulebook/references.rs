//! References from one paragraph to another, written `[see](#spring.swap)` and read as `[see 3.1](#spring.swap)`.

use super::{Chapter, Rulebook};
use std::collections::HashMap;

/// Completes the text of every reference with the number of the paragraph it leads to.
pub(super) fn number(book: &mut Rulebook) -> Result<(), String> {
    let numbers: HashMap<String, String> =
        book.paragraphs().map(|paragraph| (paragraph.id.clone(), paragraph.number.clone())).collect();
    let paragraphs = book.chapters.iter_mut().flat_map(|Chapter { paragraphs, .. }| paragraphs);
    for text in std::iter::once(&mut book.about).chain(paragraphs.map(|paragraph| &mut paragraph.text)) {
        *text = numbered(text, &numbers)?;
    }
    Ok(())
}

/// Returns a text in which each reference ends in its number.
fn numbered(text: &str, numbers: &HashMap<String, String>) -> Result<String, String> {
    let mut parts = text.split("](#");
    let mut whole = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let (id, _) = part.split_once(')').ok_or_else(|| format!("a reference has no end: ](#{part}"))?;
        let number = numbers.get(id).ok_or_else(|| format!("a reference leads to no paragraph: {id}"))?;
        whole.push_str(&format!(" {number}](#{part}"));
    }
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Rulebook, String> {
        Rulebook::read(&format!(
            "# Chess\n\n## Moves {{moves}}\n\n### King {{moves.king}}\n\n{text}\n\n### Rook {{moves.rook}}\n\nFar.\n"
        ))
    }

    #[test]
    fn a_reference_is_numbered_by_the_place_of_its_paragraph() {
        let book = read("One step ([see](#moves.rook)), [see](#moves.king).").unwrap();
        let king = book.find("moves.king").unwrap();
        assert_eq!(king.text, "One step ([see 1.2](#moves.rook)), [see 1.1](#moves.king).");
    }

    #[test]
    fn a_reference_to_no_paragraph_is_refused() {
        assert!(read("One step, [see](#moves.queen).").is_err());
        assert!(read("One step, [see](#moves).").is_err());
        assert!(read("One step, [see](#moves.rook").is_err());
    }
}
