//! Commands: all that changes tables and users.
//!
//! A command on a game appends to its journal ([`append`]); a command on seats updates the table. Both are optimistic: of
//! concurrent commands the store accepts one, and the others are decided again on the new state.

mod act;
mod append;
mod chat;
mod component_sets;
mod create_table;
mod import;
mod profile;
mod seating;
mod start;
mod undo;
mod vote;

pub(crate) use act::act;
pub(crate) use append::{Command, advance_table, append_resumed_entry};
pub(crate) use chat::post_message;
pub(crate) use component_sets::{delete_component_set, rename_component_set, save_component_set};
pub(crate) use create_table::{NewTable, SeatRequest, create_table, rematch, rematch_id};
pub(crate) use import::{continue_from, import_record};
pub(crate) use profile::{create_session_key, revoke_other_sessions, set_locale, set_name};
pub(crate) use seating::{leave_seat, return_to_seat, set_seed_contribution, show_to_spectators, take_seat};
pub(crate) use start::start;
pub(crate) use undo::{answer_undo_request, undo};
pub(crate) use vote::{is_vote_due, vote};
