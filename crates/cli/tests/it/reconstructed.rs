//! Reconstructed cards in positions that `hightable replay` shows.

use crate::cli::{folder, json, prints, write};
use games::titles::kingsburg::cards;

#[test]
fn replay_marks_reconstructed_cards() {
    let folder = folder();
    let record = prints(&["record", "kingsburg", "--options", "modules=governors", "--seed", "1"]);
    let reconstructed = |id: &str| cards::is_reconstructed(id);
    let governors: Vec<&str> =
        record.lines().filter_map(|line| line.split_once(" govern ")).map(|(_, id)| id).collect();
    let marked: Vec<&str> = governors.into_iter().filter(|id| reconstructed(id)).collect();
    assert!(!marked.is_empty(), "the game has no reconstructed governor");
    let file = write(folder.path(), "game.txt", &record);
    let shown = prints(&["replay", &file]);
    for id in marked {
        let card = cards::all().find(id).expect("it is a card");
        assert!(shown.contains(&format!("{}*", card.names.en)), "{id}\n{shown}");
    }
    assert!(shown.contains("* reconstructed"), "{shown}");
    let base = write(folder.path(), "base.txt", prints(&["record", "kingsburg"]));
    assert!(!prints(&["replay", &base]).contains("reconstructed"));
    assert_eq!(json(&prints(&["replay", &base, "--json"]))["reconstructed"], false);
}
