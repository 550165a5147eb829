//! The texts of High Table in English, Italian, French and German.
//!
//! The rules have no text: decisions, events and reasons are values. This crate has a message for each of them in every
//! language ([`Messages`]), a rulebook with numbered paragraphs for each game ([`Rulebook`]), and plain text of a match for an
//! observer ([`DynGameText`]), which the terminal, the web page and tests share.

mod ascii_canvas;
mod dyn_game_text;
pub mod error_text;
mod expected_text;
mod figure_label;
mod figures;
mod game_text;
mod locale;
mod message_context;
mod messages;
mod plain_text;
mod provenance_text;
mod rationale_text;
mod result_text;
mod rulebook;
mod text_layout;
mod text_view;
mod titles;
mod tutorial;

pub use dyn_game_text::{
    ActionText, DynGameText, QuestionText, RejectedAction, downcast, game_text, typed_view,
};
pub use expected_text::expected_text;
pub use figure_label::FigureLabel;
pub use figures::STAR;
pub use game_text::GameText;
pub use locale::{Locale, ParseLocaleError};
pub use message_context::{MessageBuilder, MessageContext};
pub use messages::{Messages, messages};
pub use plain_text::{COLUMNS, plain_text};
pub use provenance_text::{ProvenanceText, provenance_text};
pub use rationale_text::rationale_text;
pub use result_text::result_text;
pub use rulebook::{Chapter, Paragraph, Rulebook, book, book_with_components, quick_start};
pub use text_layout::{Section, wrap};
pub use text_view::{TextView, event_list};
pub use titles::kingsburg::names::text as kingsburg_text;
pub use titles::kingsburg::used as kingsburg_used;
pub use titles::verraeter::strength as verraeter_strength;
pub use tutorial::TutorialStep;
