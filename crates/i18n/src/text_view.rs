//! A table as one eye sees it, in plain text: the same for terminal, screen reader and tests.

use crate::figures::STAR;
use crate::plain_text::COLUMNS;
use crate::{MessageContext, QuestionText, Section, game_text, wrap};
use engine::Eye;
use games::DynMatch;

/// What an eye is shown of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextView {
    /// Where the game stands.
    pub moment: String,
    /// What the list of events is called.
    pub since: String,
    /// What happened since the eye looked last.
    pub events: Vec<String>,
    /// The table, drawn.
    pub board: Vec<String>,
    /// The table, in words.
    pub sections: Vec<Section>,
    /// Who is to move.
    pub next: String,
    /// What the seat whose eye it is is asked.
    pub question: Option<QuestionText>,
    /// The note about reconstructed cards or figures; nothing if none are in play.
    pub note: Option<String>,
    /// What stands above the choices that are refused.
    refused: String,
}

impl TextView {
    /// What an eye is shown that has been told of the first `told` plies before.
    ///
    /// # Panics
    /// If the table is of a game that has no words: every game of the house has.
    #[must_use]
    pub fn of(msg: &MessageContext<'_>, table: &dyn DynMatch, eye: Eye, told: usize) -> TextView {
        let voice = game_text(table.header().game);
        let plies = told + 1..=table.ply_count();
        let question = match eye {
            Eye::Seat(seat) => voice.question(msg, table, seat),
            Eye::Public | Eye::Omniscient => None,
        };
        let mut projection = TextView {
            moment: voice.phase_line(msg, table, eye),
            since: msg.text(if told == 0 { "ht-so-far" } else { "ht-since" }),
            events: plies.flat_map(|ply| voice.events(msg, table, ply, eye)).collect(),
            board: voice.ascii_board(msg, table, eye),
            sections: voice.describe(msg, table, eye),
            next: next(msg, table, eye),
            question,
            note: None,
            refused: msg.text("ht-refused"),
        };
        projection.note = projection.note_for(msg, table);
        projection
    }

    /// The explanation of the mark or, where no card has it but figures of the game are reconstructed, a sentence that says so.
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

    /// Whether something that is shown has the mark of a card.
    fn has_mark(&self) -> bool {
        let sections = self.sections.iter().flat_map(|section| &section.lines);
        let choices = self.question.iter().flat_map(|question| &question.choices).map(|choice| &choice.text);
        let refused = self.question.iter().flat_map(|question| &question.refused);
        let refused = refused.flat_map(|refused| [&refused.choice.text, &refused.reason]);
        let lines = self.events.iter().chain(&self.board).chain(sections).chain(choices).chain(refused);
        lines.into_iter().any(|line| line.contains(STAR))
    }

    /// All of it in eighty columns, titles as `title` writes them; the drawing only if `drawn`.
    #[must_use]
    pub fn plain(&self, drawn: bool, title: &dyn Fn(&str) -> String) -> String {
        let mut text = format!("{}\n", title(&rule(&self.moment)));
        if !self.events.is_empty() {
            text.push_str(&format!("{}\n{}\n", title(&self.since), list(&self.events)));
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

    /// The question with its numbered choices, and what is refused with its reason.
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
    /// The lines, indented.
    #[must_use]
    pub fn plain(&self) -> String {
        let line = |line: &String| {
            let deep = line.len() - line.trim_start().len() + 4;
            wrap(&format!("  {line}"), COLUMNS, &" ".repeat(deep)) + "\n"
        };
        self.lines.iter().map(line).collect()
    }
}

/// Things that happened, one after the other.
#[must_use]
pub fn list(events: &[String]) -> String {
    events.iter().map(|event| wrap(&format!("· {event}"), COLUMNS, "  ") + "\n").collect()
}

/// A choice with its number.
fn numbered(n: usize, words: &str) -> String {
    wrap(&format!("{n:>5} {words}"), COLUMNS, "      ") + "\n"
}

/// A line across the page with a title in it.
fn rule(title: &str) -> String {
    let left = COLUMNS.saturating_sub(title.chars().count() + 4);
    format!("── {title} {}", "─".repeat(left))
}

/// Who is to move.
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
