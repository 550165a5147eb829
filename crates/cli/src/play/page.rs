//! Texts that both user interfaces show.

use i18n::{COLUMNS, MessageContext, Section, wrap};

/// The table in words.
pub(crate) fn sections(sections: &[Section]) -> String {
    sections.iter().map(|section| format!("{}\n{}", section.title, section.plain())).collect()
}

/// All commands.
pub(crate) fn help(msg: &MessageContext<'_>) -> String {
    let lines = [
        ("3", "ht-help-number"),
        ("↑ ↓ Enter", "ht-help-keys"),
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
        wrap(&format!("  {command:<10} {}", msg.text(id)), COLUMNS, &" ".repeat(13)) + "\n"
    };
    lines.iter().map(line).collect()
}
