//! Programs that are installed.

use std::env;

/// The names that Chromium and those like it go by.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Whether a browser is installed, and the program that drives it.
#[must_use]
pub fn has_browser() -> bool {
    is_program("chromedriver") && BROWSERS.into_iter().any(is_program)
}

fn is_program(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}
