//! A match as one observer sees it, in plain text, for the terminal, the web page and tests.

use crate::figures::STAR;
use crate::plain_text::COLUMNS;
use crate::{MessageContext, QuestionText, Section, game_text, wrap};
use engine::Eye;
use games::DynMatch;

/// The text of an observer's view of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextView {
    /// The phase of the game.
    pub moment: String,
    /// The title of the list of events.
    pub since: String,
    /// The events since the observer's last view.
    pub events: Vec<String>,
    /// The board of characters.
    pub board: Vec<String>,
    /// The view as text.
    pub sections: Vec<Section>,
    /// The line that says who is to move.
    pub next: String,
    /// The decision of the observer's seat.
    pub question: Option<QuestionText>,
    /// The note about reconstructed cards or figures; nothing if none are in play.
    pub note: Option<String>,
    /// The title of the illegal actions.
    refused: String,
}

impl TextView {
    /// Returns the view of an observer who has seen the events of the first `seen` plies before.
    #[must_use]
    pub fn new(msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye, seen: usize) -> TextView {
        let texts = game_text(table.header().game);
        let plies = seen + 1..=table.ply_count();
        let question = match eye {
            Eye::Seat(seat) => texts.question(msg, table, seat),
            Eye::Public | Eye::Omniscient => None,
        };
        let mut projection = TextView {
            moment: texts.phase_line(msg, table, eye),
            since: msg.text(if seen == 0 { "ht-so-far" } else { "ht-since" }),
            events: plies.flat_map(|ply| texts.events(msg, table, ply, eye)).collect(),
            board: texts.ascii_board(msg, table, eye),
            sections: texts.describe(msg, table, eye),
            next: next(msg, table, eye),
            question,
            note: None,
            refused: msg.text("ht-refused"),
        };
        projection.note = projection.note_for(msg, table);
        projection
    }

    /// Returns the explanation of the mark or, where no card has it but figures of the game are reconstructed, a sentence that
    /// says so.
    fn note_for(&self, msg: &MessageContext<'_>, table: &dyn DynMatch) -> Option<String> {
        let header = table.header();
        let star = format!("{}-star-plain", game_text(header.game).prefix());
        if self.has_mark() && msg.messages().contains(&star) {
            return Some(msg.text(&star));
        }
        let is_reconstructed =
            header.game.info().has_reconstructed_figures(&header.options, table.components());
        is_reconstructed.then(|| msg.text("ht-reconstructed-figures"))
    }

    /// Returns whether a shown text has the mark of a card.
    fn has_mark(&self) -> bool {
        let sections = self.sections.iter().flat_map(|section| &section.lines);
        let choices = self.question.iter().flat_map(|question| &question.choices).map(|choice| &choice.text);
        let refused = self.question.iter().flat_map(|question| &question.refused);
        let refused = refused.flat_map(|refused| [&refused.choice.text, &refused.reason]);
        let lines = self.events.iter().chain(&self.board).chain(sections).chain(choices).chain(refused);
        lines.into_iter().any(|line| line.contains(STAR))
    }

    /// Returns the whole view in eighty columns, with titles formatted by `title`, and with the board if `drawn`.
    #[must_use]
    pub fn plain(&self, drawn: bool, title: &dyn Fn(&str) -> String) -> String {
        let mut text = format!("{}\n", title(&rule(&self.moment)));
        if !self.events.is_empty() {
            text.push_str(&format!("{}\n{}\n", title(&self.since), event_list(&self.events)));
        }
        if drawn {
            text.push_str(&format!("{}\n\n", self.board.join("\n")));
        }
        for section in &self.sections {
            text.push_str(&format!("{}\n{}", title(&section.title), section.plain()));
        }
        text.push_str(&format!("\n{}\n", title(&self.next)));
        if let Some(question) = &self.question {
            text.push_str(&self.ask(question));
        }
        if let Some(note) = &self.note {
            text.push_str(&format!("\n{}\n", wrap(note, COLUMNS, "  ")));
        }
        text
    }

    /// Returns the decision with its numbered actions, and the illegal actions with their reasons.
    #[must_use]
    pub fn ask(&self, question: &QuestionText) -> String {
        let mut text = format!("{}\n", wrap(&question.text, COLUMNS, ""));
        for (n, choice) in question.choices.iter().enumerate() {
            text.push_str(&numbered(n + 1, &choice.text));
        }
        if !question.refused.is_empty() {
            text.push_str(&format!("{}:\n", self.refused));
        }
        let first = question.choices.len() + 1;
        for (n, refused) in question.refused.iter().enumerate() {
            text.push_str(&numbered(first + n, &format!("{} – {}", refused.choice.text, refused.reason)));
        }
        text
    }
}

impl Section {
    /// Returns the lines, indented.
    #[must_use]
    pub fn plain(&self) -> String {
        let line = |line: &String| {
            let deep = line.len() - line.trim_start().len() + 4;
            wrap(&format!("  {line}"), COLUMNS, &" ".repeat(deep)) + "\n"
        };
        self.lines.iter().map(line).collect()
    }
}

/// Returns events as a list.
#[must_use]
pub fn event_list(events: &[String]) -> String {
    events.iter().map(|event| wrap(&format!("· {event}"), COLUMNS, "  ") + "\n").collect()
}

/// Returns an action with its number.
fn numbered(n: usize, words: &str) -> String {
    wrap(&format!("{n:>5} {words}"), COLUMNS, "      ") + "\n"
}

/// Returns a horizontal rule with a title.
fn rule(title: &str) -> String {
    let left = COLUMNS.saturating_sub(title.chars().count() + 4);
    format!("── {title} {}", "─".repeat(left))
}

/// Returns the line that says who is to move.
fn next(msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye) -> String {
    let turn = table.turn();
    match eye {
        Eye::Seat(seat) if turn.is_for(seat) => msg.format("ht-your-turn").seat("name", seat).build(),
        Eye::Seat(_) | Eye::Public | Eye::Omniscient => match turn {
            engine::Turn::Over => msg.text("ht-over"),
            engine::Turn::Chance => msg.text("ht-next-box"),
            engine::Turn::Seat(_) | engine::Turn::Simultaneous(_) => {
                msg.format("ht-next-seats").text("names", msg.seats(turn.seats())).build()
            }
        },
    }
}
