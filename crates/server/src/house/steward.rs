//! What becomes of seats whose people do not move.

use super::{House, now_millis};
use crate::refused::Refused;
use crate::room::{Room, status};
use engine::Seat;
use std::sync::Arc;

impl House {
    /// Gives a seat to a bot when more than half of the others who are there wish it.
    pub(super) async fn count_votes(
        self: &Arc<House>,
        room: &Arc<Room>,
        against: Seat,
    ) -> Result<(), Refused> {
        let now = room.now();
        let others = now.present().without(against);
        let votes =
            now.game().map_or(0, |game| others.iter().filter(|seat| game.votes(against).has(*seat)).count());
        if votes * 2 > others.len() {
            self.leave(room, against).await?;
        }
        Ok(())
    }

    /// Gives every seat to a bot that has had its time.
    pub(crate) async fn mind_the_time(self: &Arc<House>) -> Result<(), Refused> {
        for id in self.store.late(status::RUNNING, now_millis()).await? {
            let room = self.room(&id).await?;
            let now = room.now();
            let Some(game) = now.game() else { continue };
            let late = game.table().turn().seats();
            for seat in late.iter().filter(|seat| now.present().has(*seat)) {
                self.leave(&room, seat).await?;
            }
        }
        Ok(())
    }
}
