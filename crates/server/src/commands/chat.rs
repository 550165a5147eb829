//! Chat.

use super::append::scoped_key;
use crate::app::{App, now_millis};
use crate::error::ApiError;
use crate::journal::seat_number;
use crate::live_table::LiveTable;
use crate::validation::is_printable;
use engine::Seat;
use store::{ChatResult, NewChatMessage};

/// The maximum number of characters of a message.
const MAX_MESSAGE: usize = 500;

/// Posts a chat message, once for each idempotency key.
pub(crate) async fn post_message(
    app: &App,
    table: &LiveTable,
    seat: Seat,
    text: &str,
    key: Option<&str>,
) -> Result<(), ApiError> {
    let text = text.trim();
    let is_valid = (1..=MAX_MESSAGE).contains(&text.chars().count()) && is_printable(text);
    if !is_valid {
        return Err(ApiError::Invalid("bad-line"));
    }
    let snapshot = table.snapshot();
    let message = NewChatMessage {
        seat: Some(seat_number(seat).into()),
        name: snapshot.assignment(seat).map_or_else(String::new, |assignment| assignment.name.clone()),
        text: text.into(),
        idempotency_key: key.map(|key| scoped_key(seat, key)).transpose()?,
        at: now_millis(),
    };
    let id = &snapshot.row.id;
    if let ChatResult::Duplicate(seq) = app.store.add_chat_message(id, &message).await? {
        let earlier = app.store.chat(id, seq - 1).await?;
        if earlier.first().is_none_or(|earlier| earlier.text != message.text) {
            return Err(ApiError::Conflict("key-used"));
        }
    }
    app.reload(table).await?;
    Ok(())
}
