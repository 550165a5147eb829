//! What a person is shown: the table, what happened, the question and the choices.

use super::console::Console;
use lang::{COLUMNS, Question, Section, Teller, wrap};
use std::fmt::Write;

/// How many of what is not possible are listed at once.
const REFUSED: usize = 6;

/// A line across the page with a title in it.
pub(crate) fn rule(console: &Console, title: &str) -> String {
    let left = COLUMNS.saturating_sub(title.chars().count() + 4);
    console.bold(&format!("── {title} {}", "─".repeat(left)))
}

/// A list of things that happened.
pub(crate) fn events(lines: &[String]) -> String {
    lines.iter().map(|line| wrap(&format!("· {line}"), COLUMNS, "  ") + "\n").collect()
}

/// The table in words.
pub(crate) fn sections(console: &Console, sections: &[Section]) -> String {
    let mut text = String::new();
    for section in sections {
        let _ = writeln!(text, "{}", console.bold(&section.title));
        for line in &section.lines {
            let deep = line.len() - line.trim_start().len() + 4;
            let _ = writeln!(text, "{}", wrap(&format!("  {line}"), COLUMNS, &" ".repeat(deep)));
        }
    }
    text
}

/// The question with its numbered choices.
pub(crate) fn question(console: &Console, tell: &Teller<'_>, question: &Question) -> String {
    let mut text = format!("{}\n", wrap(&question.text, COLUMNS, ""));
    let places = (question.choices.len() + question.refused.len()).to_string().len();
    let line = |n: usize, words: &str| {
        let number = format!("{n:>places$}  ");
        wrap(&format!("  {number}{words}"), COLUMNS, &" ".repeat(places + 4))
    };
    for (n, choice) in question.choices.iter().enumerate() {
        let _ = writeln!(text, "{}", line(n + 1, &choice.text));
    }
    if !question.refused.is_empty() {
        let _ = writeln!(text, "{}", console.dim(&format!("{}:", tell.say("ht-refused"))));
    }
    let first = question.choices.len() + 1;
    for (n, refused) in question.refused.iter().take(REFUSED).enumerate() {
        let _ = writeln!(text, "{}", console.dim(&line(first + n, &refused.choice.text)));
    }
    if let Some(more) = question.refused.len().checked_sub(REFUSED + 1) {
        let more = tell.tell("ht-refused-more").count("n", more as i32 + 1).end();
        let _ = writeln!(text, "{}", console.dim(&format!("  {more}")));
    }
    text
}

/// All commands.
pub(crate) fn help(tell: &Teller<'_>) -> String {
    let lines = [
        ("3", "ht-help-number"),
        ("?", "ht-help-explain"),
        ("why 3", "ht-help-why"),
        ("hint", "ht-help-hint"),
        ("undo", "ht-help-undo"),
        ("table", "ht-help-table"),
        ("log 20", "ht-help-log"),
        ("rules ID", "ht-help-rules"),
        ("save FILE", "ht-help-save"),
        ("quit", "ht-help-quit"),
    ];
    let line = |(command, id): &(&str, &str)| {
        wrap(&format!("  {command:<10} {}", tell.say(id)), COLUMNS, &" ".repeat(13)) + "\n"
    };
    lines.iter().map(line).collect()
}
