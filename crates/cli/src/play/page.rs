//! Texts that both fronts show.

use lang::{COLUMNS, Section, Teller, wrap};

/// A list of things that happened.
pub(crate) fn events(lines: &[String]) -> String {
    lines.iter().map(|line| wrap(&format!("· {line}"), COLUMNS, "  ") + "\n").collect()
}

/// The table in words.
pub(crate) fn sections(sections: &[Section]) -> String {
    let mut text = String::new();
    for section in sections {
        text.push_str(&format!("{}\n", section.title));
        for line in &section.lines {
            let deep = line.len() - line.trim_start().len() + 4;
            text.push_str(&wrap(&format!("  {line}"), COLUMNS, &" ".repeat(deep)));
            text.push('\n');
        }
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
