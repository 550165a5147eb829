//! The clock: how long the seat to move has been thinking, or when its limit ends.

use super::Page;
use crate::journal::JournaledGame;
use i18n::MessageContext;
use maud::{Markup, html};
use store::Millis;
use time::UtcDateTime;

impl Page<'_> {
    /// The time since the last move, or until the limit. The script counts; without it, the page shows the time of day.
    pub(super) fn clock(&self, game: &JournaledGame) -> Markup {
        let msg = MessageContext::new(self.user.messages(), &[]);
        let since = game.last_move_at();
        let until = self.snapshot.row.move_limit.map(|seconds| since + seconds * 1000);
        let (label, text, at) = match until {
            None => ("web-thinking-time", "web-clock-since", since),
            Some(until) => ("web-time-left", "web-clock-until", until),
        };
        html! {
            p.clock {
                (msg.text(label)) " "
                time datetime={ (format_utc(at, 'T')) "Z" } data-since=(since) data-until=[until] {
                    (msg.format(text).text("time", format_utc(at, ' ')).build())
                }
            }
        }
    }
}

/// A time in UTC, to the minute.
fn format_utc(at: Millis, between: char) -> String {
    let at = UtcDateTime::from_unix_timestamp(at.div_euclid(1000)).unwrap_or(UtcDateTime::UNIX_EPOCH);
    let (year, month, day) = (at.year(), u8::from(at.month()), at.day());
    format!("{year:04}-{month:02}-{day:02}{between}{:02}:{:02}", at.hour(), at.minute())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_as_the_calendar_has_them() {
        const MINUTE: Millis = 60_000;
        for (minutes, localized) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (16_225_439, "2000-11-06 15:59"),
            (28_473_841, "2024-02-20 12:01"),
            (28_486_799, "2024-02-29 11:59"),
            (28_487_520, "2024-03-01 00:00"),
        ] {
            assert_eq!(format_utc(minutes * MINUTE, ' '), localized);
        }
    }
}
