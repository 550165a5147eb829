//! What is said at a table.

use super::{House, now_millis};
use crate::person::is_plain;
use crate::refused::Refused;
use crate::room::Room;
use engine::Seat;
use store::NewLine;

/// The longest line.
pub(crate) const MOST_LETTERS: usize = 500;

impl House {
    /// Says something at a table.
    pub(crate) async fn say(
        &self,
        room: &Room,
        seat: Option<Seat>,
        name: &str,
        text: &str,
    ) -> Result<(), Refused> {
        let text = text.trim();
        let fits = (1..=MOST_LETTERS).contains(&text.chars().count()) && is_plain(text);
        if !fits {
            return Err(Refused::Unreadable("bad-line"));
        }
        let seat = seat.map(|seat| seat.index() as i64 + 1);
        let line = NewLine { seat, name: name.into(), text: text.into(), at: now_millis() };
        self.store.say(&room.now().row.id, &line).await?;
        self.refresh(room).await?;
        Ok(())
    }
}
