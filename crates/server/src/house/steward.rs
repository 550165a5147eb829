//! What becomes of seats whose people do not move.

use super::{House, now_millis};
use crate::refused::Refused;
use crate::room::{Game, MARK, Room, Snapshot, status};
use engine::Seat;
use std::sync::Arc;
use store::Millis;

impl House {
    /// Gives a seat to a bot when more than half of the others who are there wish it.
    pub(super) async fn count_votes(
        self: &Arc<House>,
        room: &Arc<Room>,
        against: Seat,
    ) -> Result<(), Refused> {
        let now = room.now();
        let others = now.present().without(against);
        let votes = now
            .game()
            .map_or(0, |game| others.iter().filter(|seat| game.votes(against).contains(*seat)).count());
        if votes * 2 > others.len() {
            self.leave(room, against).await?;
        }
        Ok(())
    }

    /// Gives every seat to a bot that has had its time.
    pub(crate) async fn mind_the_time(self: &Arc<House>) -> Result<(), Refused> {
        let time = now_millis();
        for id in self.store.late(status::RUNNING, MARK, time).await? {
            let room = self.room(&id).await?;
            let now = room.now();
            let Some(game) = now.game().filter(|game| self.has_had_its_time(&now, game, time)) else {
                continue;
            };
            let late = game.table().turn().seats();
            for seat in late.iter().filter(|seat| now.present().contains(*seat)) {
                self.leave(&room, seat).await?;
            }
        }
        Ok(())
    }

    /// Whether the position has been as it is for the table's limit, and the server open for a while: nobody could move
    /// while it was not.
    fn has_had_its_time(&self, now: &Snapshot, game: &Game, time: Millis) -> bool {
        let Some(limit) = now.row.limit.map(|seconds| seconds.saturating_mul(1000)) else {
            return false;
        };
        let grace = Millis::try_from(self.settings.grace.as_millis()).unwrap_or(Millis::MAX);
        time - game.moved_at() >= limit && time - self.opened >= limit.min(grace)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{NewTable, Place};
    use super::*;
    use crate::Settings;
    use std::time::Duration;
    use store::{NewPly, Person, Store, TableRow};

    const LIMIT: i64 = 60;

    async fn house(store: &Store, grace: Duration) -> Arc<House> {
        let settings = Settings { grace, threads: 1, ..Settings::default() };
        Arc::new(House::new(store.clone(), settings).expect("the house opens"))
    }

    /// A store with a table at which the host has had his time long ago, and somebody asked for something just now.
    async fn late_table() -> (Store, String) {
        let store = Store::open("sqlite::memory:").await.expect("the store opens");
        let host = Person { id: "host".into(), name: "Anna".into(), locale: "en".into() };
        store.add_person(&host, "key", 0).await.expect("a person is added");
        let new = NewTable {
            game: games::Title::Krieg,
            components: None,
            settings: games::OptionValues::default(),
            places: vec![Place::Me, Place::Me, Place::Me],
            listed: false,
            limit: Some(LIMIT),
            waits: false,
        };
        let room = house(&store, Duration::ZERO).await.open(&host, &new).await.expect("the table opens");
        let row = room.now().row.clone();
        let long_ago = TableRow { id: "late".into(), ..row.clone() };
        let seats = store.seats(&row.id).await.expect("it has seats");
        store.add_table(&long_ago, &seats).await.expect("a table is added");
        let plies = store.plies(&row.id, 0).await.expect("it has a journal");
        let then =
            |ply: &store::PlyRow| NewPly { seat: None, entry: ply.entry.clone(), command: None, at: 0 };
        let mut plies: Vec<NewPly> = plies.iter().map(then).collect();
        plies.push(NewPly { seat: None, entry: "!1 vote 2".into(), command: None, at: now_millis() });
        store.append("late", 1, &plies).await.expect("plies are added");
        (store, "late".into())
    }

    #[tokio::test]
    async fn only_a_ply_gives_a_seat_its_time_anew() {
        let (store, id) = late_table().await;
        let house = house(&store, Duration::ZERO).await;
        house.mind_the_time().await.expect("the store answers");
        let now = house.room(&id).await.expect("it is there").now();
        assert!(now.present().len() < 3, "a vote is no move");
    }

    #[tokio::test]
    async fn nobody_is_late_who_could_not_move_because_the_server_was_closed() {
        let (store, id) = late_table().await;
        let house = house(&store, Duration::from_secs(300)).await;
        house.mind_the_time().await.expect("the store answers");
        let now = house.room(&id).await.expect("it is there").now();
        assert_eq!(now.present().len(), 3, "the house has just been opened");
    }
}
