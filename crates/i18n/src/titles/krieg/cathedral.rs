//! The plan of the cathedral, which grows part by part.

use crate::ascii_canvas::Canvas;
use krieg::Part;

/// Columns and lines of the plan.
pub(super) const WIDE: usize = 26;
pub(super) const HIGH: usize = 11;

/// The outline of a part that is not built yet.
const MARK: char = '·';

/// Draws the plan as seen from above, with the parts that are built. West is left: façade, nave, choir.
pub(super) fn draw(canvas: &mut Canvas, (x, y): (usize, usize), parts: u8) {
    for (part, stands) in Part::ALL.into_iter().zip((0..).map(|n| n < parts)) {
        let (column, line) = corner(part);
        if part == Part::Roof && !stands {
            continue;
        }
        for (n, row) in walls(part).iter().enumerate() {
            write_row(canvas, (x + column, y + line + n), row, stands);
        }
    }
}

/// Writes what is drawn and leaves alone what is blank, so that the roof covers no walls. Of a part that does not
/// stand only the outline is marked, here and there.
fn write_row(canvas: &mut Canvas, (x, y): (usize, usize), row: &str, stands: bool) {
    let last = row.chars().count().saturating_sub(1);
    for (n, wall) in row.chars().enumerate().filter(|(_, wall)| *wall != ' ') {
        let is_marked = n % 3 == 0 || n == last;
        if stands || is_marked {
            let mark = if stands { wall } else { MARK };
            canvas.write(x + n, y, mark.encode_utf8(&mut [0; 4]));
        }
    }
}

/// Where a part begins, by column and line.
fn corner(part: Part) -> (usize, usize) {
    match part {
        Part::Nave => (4, 3),
        Part::Aisle => (4, 0),
        Part::SecondAisle => (4, 8),
        Part::Choir => (20, 3),
        Part::Facade => (0, 1),
        Part::Roof => (5, 1),
    }
}

/// Returns the lines of a part that is built.
fn walls(part: Part) -> &'static [&'static str] {
    match part {
        Part::Nave => &[
            "┌──────────────┐",
            "│              │",
            "│              │",
            "│              │",
            "└──────────────┘",
        ],
        Part::Aisle | Part::SecondAisle => &["┌──────────────┐", "│ o  o  o  o  o│", "└──────────────┘"],
        Part::Choir => &["╭──╮", "│   ╲", "│ †  )", "│   ╱", "╰──╯"],
        Part::Facade => &["╔══╗", "║▲▲║", "╠══╣", "║  ║", "║◎ ║", "║  ║", "╠══╣", "║▲▲║", "╚══╝"],
        Part::Roof => &[
            "╱╱╱╱╱╱╱╱╱╱╱╱╱╱",
            "",
            "",
            "╱╱╱╱╱╱╱╱╱╱╱╱╱╱",
            "══════════════",
            "╲╲╲╲╲╲╲╲╲╲╲╲╲╲",
            "",
            "",
            "╲╲╲╲╲╲╲╲╲╲╲╲╲╲",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(parts: u8) -> Vec<String> {
        let mut canvas = Canvas::new(WIDE, HIGH);
        draw(&mut canvas, (0, 0), parts);
        canvas.lines()
    }

    #[test]
    fn every_part_changes_the_plan() {
        for parts in 1..=6 {
            assert_ne!(plan(parts - 1), plan(parts), "part {parts} is not seen");
        }
    }

    #[test]
    fn a_finished_cathedral_has_no_marks_left_and_an_empty_site_nothing_else() {
        assert!(plan(6).iter().all(|line| !line.contains(MARK)));
        assert!(plan(0).iter().all(|line| line.chars().all(|mark| mark == MARK || mark == ' ')));
    }
}
