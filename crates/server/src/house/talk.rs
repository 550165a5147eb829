//! What is said at a table.

use super::moves::own_key;
use super::{House, now_millis};
use crate::person::is_plain;
use crate::refused::Refused;
use crate::room::Room;
use engine::Seat;
use store::{NewLine, Said};

/// The longest line.
pub(crate) const MOST_LETTERS: usize = 500;

impl House {
    /// Says something at a table, once for each key.
    pub(crate) async fn say(
        &self,
        room: &Room,
        seat: Seat,
        text: &str,
        key: Option<&str>,
    ) -> Result<(), Refused> {
        let text = text.trim();
        let fits = (1..=MOST_LETTERS).contains(&text.chars().count()) && is_plain(text);
        if !fits {
            return Err(Refused::ParseError("bad-line"));
        }
        let now = room.now();
        let line = NewLine {
            seat: Some(seat.index() as i64 + 1),
            name: now.chair(seat).map_or_else(String::new, |chair| chair.name.clone()),
            text: text.into(),
            command: key.map(|key| own_key(seat, key)).transpose()?,
            at: now_millis(),
        };
        if let Said::Repeated(n) = self.store.say(&now.row.id, &line).await? {
            let said = self.store.chat(&now.row.id, n - 1).await?;
            if said.first().is_none_or(|said| said.text != line.text) {
                return Err(Refused::Unfit("key-used"));
            }
        }
        self.refresh(room).await?;
        Ok(())
    }
}
