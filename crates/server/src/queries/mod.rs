//! Queries: what requests read. They change nothing.

mod component_sets;
mod lobby;
mod profile;
mod table_view;

pub(crate) use component_sets::{component_file, saved_sets, server_sets};
pub(crate) use lobby::{lobby_tables, visible_tables};
pub(crate) use profile::{is_session_valid, user_by_key};
pub(crate) use table_view::{TableView, chat_after, record, table_view};
