//! A progress bar for long work, on a terminal.

use crate::LocaleContext;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

/// A bar for a number of games; shown on standard error if that is a terminal.
pub(crate) fn games(ctx: LocaleContext, total: u64) -> ProgressBar {
    let words = ctx.format("tool-bar-games").text("done", "{human_pos}").text("all", "{human_len}");
    bar(total, &words.text("pace", "{per_sec}").text("left", "{eta}").build())
}

/// A bar for work with this duration.
pub(crate) fn minutes(ctx: LocaleContext, time: Duration) -> ProgressBar {
    let words = ctx.format("tool-bar-minutes").text("done", "{elapsed}").text("all", "{len}");
    bar(time.as_secs(), &words.text("what", "{msg}").build())
}

fn bar(length: u64, words: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {words}"));
    let bar = ProgressBar::new(length).with_style(style.expect("the template is in order"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Locale;

    #[test]
    fn bars_can_be_drawn_in_every_language() {
        for locale in Locale::ALL {
            games(LocaleContext { locale }, 10).finish_and_clear();
            minutes(LocaleContext { locale }, Duration::from_secs(60)).finish_and_clear();
        }
    }
}
