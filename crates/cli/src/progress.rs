//! A progress bar for long work, when somebody is looking.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

/// A bar for so many games; it shows itself on a terminal only, on standard error.
pub(crate) fn games(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left");
    let bar = ProgressBar::new(total).with_style(style.expect("the template is in order"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A bar for work that lasts so long.
pub(crate) fn minutes(time: Duration) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {elapsed} of {len} s, {msg}");
    let bar = ProgressBar::new(time.as_secs()).with_style(style.expect("the template is in order"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
