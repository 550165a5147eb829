//! How long somebody has been thinking, or may still think.

use super::Page;
use crate::room::Game;
use lang::Teller;
use maud::{Markup, html};
use store::Millis;

impl Page<'_> {
    /// Since when the table waits, or until when; a script counts, without one it is told by the clock.
    pub(super) fn clock(&self, game: &Game) -> Markup {
        let tell = Teller::new(self.visitor.words(), &[]);
        let since = game.moved_at();
        let until = self.now.row.limit.map(|seconds| since + seconds * 1000);
        let (label, told, at) = match until {
            None => ("web-thinking-time", "web-clock-since", since),
            Some(until) => ("web-time-left", "web-clock-until", until),
        };
        html! {
            p.clock {
                (tell.say(label)) " "
                time datetime={ (civil(at, 'T')) "Z" } data-since=(since) data-until=[until] {
                    (tell.tell(told).text("time", civil(at, ' ')).end())
                }
            }
        }
    }
}

/// A moment as people and browsers write it, in universal time and to the minute.
fn civil(at: Millis, between: char) -> String {
    const DAY: Millis = 86_400_000;
    let (year, month, day) = date(at.div_euclid(DAY));
    let minutes = at.rem_euclid(DAY) / 60_000;
    format!("{year:04}-{month:02}-{day:02}{between}{:02}:{:02}", minutes / 60, minutes % 60)
}

/// Year, month and day of so many days after the first of January 1970. Years are counted from March, so that a leap day is the
/// last of its year, and in the 400 years after which the calendar repeats itself.
fn date(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    let since_march = days + 719_468;
    let (era, day_of_era) = (since_march.div_euclid(ERA), since_march.rem_euclid(ERA));
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / (ERA - 1)) / 365;
    let day = day_of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day - (153 * from_march + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_as_the_calendar_has_them() {
        const MINUTE: Millis = 60_000;
        for (minutes, told) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (16_225_439, "2000-11-06 15:59"),
            (28_473_841, "2024-02-20 12:01"),
            (28_486_799, "2024-02-29 11:59"),
            (28_487_520, "2024-03-01 00:00"),
        ] {
            assert_eq!(civil(minutes * MINUTE, ' '), told);
        }
    }
}
