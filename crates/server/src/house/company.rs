//! Who sits down, leaves, comes back.

use super::opening::{BOT_NAMES, unlike};
use super::{House, now_millis};
use crate::person::is_plain;
use crate::refused::Refused;
use crate::room::{Chair, Room, Sitter, Snapshot, Stage, status};
use bots::Level;
use engine::Seat;
use std::sync::Arc;
use store::Person;

/// The longest word that a seat may add to the seed.
const MOST_LETTERS: usize = 40;
/// How often a change is tried anew because somebody else was first.
const TRIES: u32 = 12;

impl House {
    /// Sits a person down at an empty seat, this one or any. Who sits already stays, unless he names another seat, for somebody
    /// who shares his screen.
    pub(crate) async fn sit(
        self: &Arc<House>,
        room: &Arc<Room>,
        person: &Person,
        invite: &str,
        seat: Option<Seat>,
    ) -> Result<Seat, Refused> {
        let mut taken = None;
        self.change(room, |now| {
            let own = now.seats_of(&person.id).iter().next();
            if !now.is_open_to(invite) && own.is_none() {
                return Err(Refused::Foreign);
            }
            let any = || own.or_else(|| now.empty().iter().next());
            let wanted = seat.or_else(any).ok_or(Refused::Unfit("full"))?;
            let chair = now.chair(wanted).ok_or(Refused::Unknown)?;
            if chair.is_of(&person.id) {
                taken = Some(wanted);
                return Ok(Vec::new());
            }
            if chair.sitter != Sitter::Nobody {
                return Err(Refused::Unfit("taken"));
            }
            taken = Some(wanted);
            let sitter = Sitter::Person { id: person.id.clone(), away: false };
            Ok(vec![Chair { sitter, name: unlike(&now.chairs, &person.name), ..chair.cleared() }])
        })
        .await?;
        self.start_if_full(room).await?;
        taken.ok_or(Refused::Stale)
    }

    /// Starts if nobody is missing.
    pub(crate) async fn start_if_full(self: &Arc<House>, room: &Arc<Room>) -> Result<(), Refused> {
        let now = room.now();
        if now.row.status == status::SETTING_UP && now.empty().is_empty() {
            self.begin(room).await?;
        }
        Ok(())
    }

    /// Starts as the host says: bots take the empty seats.
    pub(crate) async fn start(self: &Arc<House>, room: &Arc<Room>) -> Result<(), Refused> {
        if !matches!(room.now().stage, Stage::SettingUp) {
            return Err(Refused::Unfit("started"));
        }
        self.begin(room).await
    }

    /// Starts unless somebody else has done so.
    async fn begin(self: &Arc<House>, room: &Arc<Room>) -> Result<(), Refused> {
        let mut now = room.now();
        for _ in 0..TRIES {
            if !matches!(now.stage, Stage::SettingUp) {
                break;
            }
            let empty = now.chairs.iter().filter(|chair| chair.sitter == Sitter::Nobody);
            let bots: Vec<_> = empty.map(|chair| with_bot(&now, chair).row()).collect();
            let running = Some((status::RUNNING, now_millis()));
            if self.store.change(&now.row.id, now.row.version, &bots, running).await? {
                self.metrics.started.inc();
                tracing::info!(table = %now.row.id, "a game began");
            }
            now = self.refresh(room).await?;
        }
        self.go_on(room).await
    }

    /// Leaves a seat: to nobody before the game, to a bot in it.
    pub(crate) async fn leave(self: &Arc<House>, room: &Arc<Room>, seat: Seat) -> Result<(), Refused> {
        self.change_chair(room, seat, |now, chair| {
            Ok(match (&now.stage, &chair.sitter) {
                (Stage::SettingUp, _) => chair.cleared(),
                (_, Sitter::Person { id, .. }) => {
                    Chair { sitter: Sitter::Person { id: id.clone(), away: true }, ..chair.clone() }
                }
                (_, Sitter::Nobody | Sitter::Bot(_)) => chair.clone(),
            })
        })
        .await?;
        self.settle_ask(room).await?;
        self.wake(room);
        Ok(())
    }

    /// Comes back to a seat that a bot has minded; if others wished for that, they may do so again.
    pub(crate) async fn come_back(self: &Arc<House>, room: &Arc<Room>, seat: Seat) -> Result<(), Refused> {
        self.clear_votes(room, seat).await?;
        self.change_chair(room, seat, |_, chair| {
            Ok(match &chair.sitter {
                Sitter::Person { id, .. } => {
                    Chair { sitter: Sitter::Person { id: id.clone(), away: false }, ..chair.clone() }
                }
                Sitter::Nobody | Sitter::Bot(_) => chair.clone(),
            })
        })
        .await
    }

    /// Lets spectators look over a seat's shoulder, or no longer.
    pub(crate) async fn let_look(
        self: &Arc<House>,
        room: &Arc<Room>,
        seat: Seat,
        shown: bool,
    ) -> Result<(), Refused> {
        self.change_chair(room, seat, |_, chair| Ok(Chair { shown, ..chair.clone() })).await
    }

    /// Adds a word to the seed; only before the game.
    pub(crate) async fn add_word(
        self: &Arc<House>,
        room: &Arc<Room>,
        seat: Seat,
        word: &str,
    ) -> Result<(), Refused> {
        if word.chars().count() > MOST_LETTERS || !is_plain(word) {
            return Err(Refused::ParseError("bad-word"));
        }
        self.change_chair(room, seat, |now, chair| match now.stage {
            Stage::SettingUp => Ok(Chair { word: word.into(), ..chair.clone() }),
            Stage::Playing(_) | Stage::Frozen(_) => Err(Refused::Unfit("started")),
        })
        .await
    }

    /// Changes a chair as `change` says of the table as it stands, for as long as the same one sits there.
    async fn change_chair(
        self: &Arc<House>,
        room: &Arc<Room>,
        seat: Seat,
        change: impl Fn(&Snapshot, &Chair) -> Result<Chair, Refused>,
    ) -> Result<(), Refused> {
        let before = room.now();
        let whose = |now: &Snapshot| now.chair(seat).and_then(|chair| chair.person().map(String::from));
        let sitter = whose(&before);
        self.change(room, |now| {
            let chair = now.chair(seat).ok_or(Refused::Unknown)?;
            if whose(now) != sitter {
                return Err(Refused::Foreign);
            }
            let changed = change(now, chair)?;
            Ok(if changed == *chair { Vec::new() } else { vec![changed] })
        })
        .await
    }

    /// Changes chairs as `decide` says of the table as it stands; if somebody else was first, it is asked again.
    pub(super) async fn change(
        self: &Arc<House>,
        room: &Arc<Room>,
        mut decide: impl FnMut(&Snapshot) -> Result<Vec<Chair>, Refused>,
    ) -> Result<(), Refused> {
        let mut now = room.now();
        for _ in 0..TRIES {
            let chairs = decide(&now)?;
            if chairs.is_empty() {
                return Ok(());
            }
            let rows: Vec<_> = chairs.iter().map(Chair::row).collect();
            let done = self.store.change(&now.row.id, now.row.version, &rows, None).await?;
            now = self.refresh(room).await?;
            if done {
                return Ok(());
            }
        }
        Err(Refused::Stale)
    }
}

fn with_bot(now: &Snapshot, chair: &Chair) -> Chair {
    let name = unlike(&now.chairs, BOT_NAMES[chair.seat.index()]);
    Chair { sitter: Sitter::Bot(Level::Knight), name, ..chair.cleared() }
}

#[cfg(test)]
mod tests {
    use super::super::{NewTable, Place};
    use super::*;
    use crate::Settings;
    use store::Store;

    /// Two servers on one store, neither of which hears what the other does.
    async fn two_houses() -> (Arc<House>, Arc<House>, Person) {
        let store = Store::open("sqlite::memory:").await.expect("the store opens");
        let host = Person { id: "host".into(), name: "Anna".into(), locale: "en".into() };
        store.add_person(&host, "key", 0).await.expect("a person is added");
        let house = || {
            let settings = Settings { threads: 1, ..Settings::default() };
            Arc::new(House::new(store.clone(), settings).expect("the house opens"))
        };
        (house(), house(), host)
    }

    fn for_two() -> NewTable {
        NewTable {
            game: games::Title::Kingsburg,
            components: None,
            settings: games::OptionValues::default(),
            places: vec![Place::Me, Place::Friend],
            listed: false,
            limit: None,
            waits: true,
        }
    }

    #[tokio::test]
    async fn a_word_that_comes_while_the_game_begins_is_refused() {
        let (one, other, host) = two_houses().await;
        let room = one.open(&host, &for_two()).await.expect("the table opens");
        let there = other.room(&room.now().row.id).await.expect("it is there, too");
        other.start(&there).await.expect("it starts");
        let late = one.add_word(&room, Seat::new(0), "late").await;
        assert!(matches!(late, Err(Refused::Unfit("started"))), "{late:?}");
        assert_eq!(room.now().words(), ["", ""], "the luck is what it was when the game began");
    }

    #[tokio::test]
    async fn what_somebody_allows_is_not_done_for_who_sits_there_after_him() {
        let (one, other, host) = two_houses().await;
        let room = one.open(&host, &for_two()).await.expect("the table opens");
        let invite = room.now().chairs[0].invite.clone();
        let eve = Person { id: "eve".into(), name: "Eve".into(), locale: "en".into() };
        one.store.add_person(&eve, "other key", 0).await.expect("a person is added");
        let there = other.room(&room.now().row.id).await.expect("it is there, too");
        other.leave(&there, Seat::new(0)).await.expect("who set it up leaves");
        other.sit(&there, &eve, &invite, Some(Seat::new(0))).await.expect("another sits down");
        let late = one.let_look(&room, Seat::new(0), true).await;
        assert!(matches!(late, Err(Refused::Foreign)), "{late:?}");
        assert!(!room.now().chairs[0].shown);
    }
}
