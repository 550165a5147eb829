//! Files that are generated and committed.

use crate::{install, step};
use anyhow::{Context, ensure};
use std::fs;
use std::path::Path;

/// Replays the golden games: each game crate has an example `NAME_records` for that.
pub(crate) fn records() -> anyhow::Result<()> {
    for entry in fs::read_dir("crates")? {
        let path = entry?.path();
        let name = path.file_name().context("a folder has a name")?.to_string_lossy().into_owned();
        let example = format!("{name}_records");
        if path.join("examples").join(format!("{example}.rs")).is_file() {
            step::run_cargo(&["run", "--package", &format!("hightable-{name}"), "--example", &example])?;
        }
    }
    Ok(())
}

/// Writes the page of Kingsburg's cards from the card file.
pub(crate) fn cards() -> anyhow::Result<()> {
    let file = Path::new("docs/rules/kingsburg-cards.md");
    let page = step::cargo(&["run", "--quiet", "--package", "hightable-games", "--example", "cards_page"])
        .output()?;
    ensure!(page.status.success(), "{}", String::from_utf8_lossy(&page.stderr));
    fs::write(file, page.stdout)?;
    println!("{} is written", file.display());
    Ok(())
}

/// Takes the screenshots of README and docs.
pub(crate) fn pictures() -> anyhow::Result<()> {
    install::chromium()?;
    step::run_cargo(&["run", "--package", "hightable-server", "--example", "pictures"])
}
