//! Installed programs.

use std::env;

/// The names of Chromium and compatible browsers.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Whether a browser and chromedriver are installed.
#[must_use]
pub fn has_browser() -> bool {
    is_program("chromedriver") && BROWSERS.into_iter().any(is_program)
}

fn is_program(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}
