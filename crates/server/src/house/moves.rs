//! What is decided at a table, and taken back.

use super::{House, now_millis};
use crate::refused::Refused;
use crate::room::{Ask, Entry, Game, Room, Snapshot, Stage, Undo, Word, status};
use engine::{Seat, Turn};
use std::sync::Arc;
use store::{Appended, NewPly};

/// Something that a seat wants to do.
pub(crate) struct Command<'a> {
    /// The seat.
    pub(crate) seat: Seat,
    /// How many lines the journal had when it was thought of.
    pub(crate) lines: i64,
    /// The client's own key for it: the same command sent twice is done once.
    pub(crate) key: Option<&'a str>,
    /// The action, if it is one that is to be played.
    pub(crate) action: Option<&'a str>,
}

/// The longest key of a command, in bytes.
const MOST_KEY: usize = 200;
/// How often a command is tried anew because somebody else was first.
const TRIES: u32 = 12;

impl House {
    /// Plays an action.
    pub(crate) async fn act(
        self: &Arc<House>,
        room: &Arc<Room>,
        command: &Command<'_>,
    ) -> Result<(), Refused> {
        let action = command.action.ok_or(Refused::ParseError("bad-action"))?;
        let ply = Entry::Ply(format!("{} {action}", command.seat));
        let did = |entry: &Entry| *entry == ply;
        self.write(room, command, did, |_, game| {
            if !game.is_fresh(command.seat, command.lines) {
                return Err(Refused::Stale);
            }
            Ok(vec![ply.clone()])
        })
        .await
    }

    /// Takes back what a seat decided last, or asks the others for it.
    pub(crate) async fn undo(
        self: &Arc<House>,
        room: &Arc<Room>,
        command: &Command<'_>,
    ) -> Result<(), Refused> {
        let by = command.seat;
        let did = |entry: &Entry| matches!(entry, Entry::Word(Word::Undo { .. } | Word::Ask { .. }));
        self.write(room, command, did, |now, game| {
            if !game.is_fresh(by, command.lines) {
                return Err(Refused::Stale);
            }
            // The seed is shown by then.
            if now.is_over() {
                return Err(Refused::Unfit("over"));
            }
            if !now.present().contains(by) {
                return Err(Refused::Unfit("away"));
            }
            if game.ask().is_some() {
                return Err(Refused::Unfit("asked-already"));
            }
            // Who has left is not asked: he may never return.
            let others = now.present().without(by);
            match game.undo(by) {
                Undo::Nothing => Err(Refused::Unfit("nothing-to-undo")),
                Undo::Free { plies } => Ok(vec![Entry::Word(Word::Undo { plies })]),
                Undo::Asked { plies } if others.is_empty() => Ok(vec![Entry::Word(Word::Undo { plies })]),
                Undo::Asked { plies } => Ok(vec![Entry::Word(Word::Ask { by, plies })]),
            }
        })
        .await
    }

    /// Answers what somebody else asked for.
    pub(crate) async fn answer(
        self: &Arc<House>,
        room: &Arc<Room>,
        command: &Command<'_>,
        yes: bool,
    ) -> Result<(), Refused> {
        let by = command.seat;
        let word = if yes { Word::Grant { by } } else { Word::Refuse { by } };
        let did = |entry: &Entry| *entry == Entry::Word(word);
        self.write(room, command, did, |now, game| {
            let ask = game.ask().ok_or(Refused::Unfit("nothing-asked"))?;
            // An answer to an earlier wish is none to this one.
            if command.lines < ask.line {
                return Err(Refused::Stale);
            }
            if !now.present().contains(by) {
                return Err(Refused::Unfit("away"));
            }
            if !yes {
                return Ok(vec![Entry::Word(word)]);
            }
            if ask.by == by || ask.granted.contains(by) {
                return Err(Refused::Unfit("nothing-asked"));
            }
            let mut entries = vec![Entry::Word(word)];
            if is_agreed(now, &Ask { granted: ask.granted.with(by), ..ask }) {
                entries.push(Entry::Word(Word::Undo { plies: ask.plies }));
            }
            Ok(entries)
        })
        .await
    }

    /// Does what was asked for if only somebody who has left had not agreed.
    pub(super) async fn settle_ask(self: &Arc<House>, room: &Arc<Room>) -> Result<(), Refused> {
        let wish = |now: &Snapshot, game: &Game| {
            game.ask().filter(|ask| now.present().contains(ask.by) && is_agreed(now, ask))
        };
        let now = room.now();
        if now.game().and_then(|game| wish(&now, game)).is_none() {
            return Ok(());
        }
        let nobody = Command { seat: Seat::new(0), lines: 0, key: None, action: None };
        self.write(room, &nobody, nothing, |now, game| {
            let undo = wish(now, game).map(|ask| Entry::Word(Word::Undo { plies: ask.plies }));
            Ok(undo.into_iter().collect())
        })
        .await
    }

    /// Wishes for a bot in the place of somebody who is to move and does not.
    pub(crate) async fn vote(
        self: &Arc<House>,
        room: &Arc<Room>,
        command: &Command<'_>,
        against: Seat,
    ) -> Result<(), Refused> {
        let by = command.seat;
        let wish = Entry::Word(Word::Vote { by, against });
        let did = |entry: &Entry| *entry == wish;
        self.write(room, command, did, |now, game| {
            let waited_for = game.table().turn().is_for(against) && now.present().contains(against);
            if by == against || !waited_for || game.votes(against).contains(by) {
                return Err(Refused::Unfit("no-vote"));
            }
            if !self.is_late(game) {
                return Err(Refused::Unfit("vote-early"));
            }
            Ok(vec![wish.clone()])
        })
        .await?;
        self.count_votes(room, against).await
    }

    /// Forgets who wished for a bot in the place of somebody who was away.
    pub(super) async fn clear_votes(self: &Arc<House>, room: &Arc<Room>, by: Seat) -> Result<(), Refused> {
        let is_voted_out =
            |now: &Snapshot, game: &Game| !now.present().contains(by) && !game.votes(by).is_empty();
        let now = room.now();
        if !now.game().is_some_and(|game| is_voted_out(&now, game)) {
            return Ok(());
        }
        let back = Command { seat: by, lines: 0, key: None, action: None };
        self.write(room, &back, nothing, |now, game| {
            let word = is_voted_out(now, game).then_some(Entry::Word(Word::Back { by }));
            Ok(word.into_iter().collect())
        })
        .await
    }

    /// Whether the table has waited so long for a move that one may wish for a bot.
    pub(crate) fn is_late(&self, game: &Game) -> bool {
        let waited = now_millis().saturating_sub(game.moved_at());
        u128::try_from(waited).is_ok_and(|waited| waited >= self.settings.vote_after.as_millis())
    }

    /// Goes on with what needs nobody: the box speaks, bots are called, a game that is over is closed.
    pub(crate) async fn go_on(self: &Arc<House>, room: &Arc<Room>) -> Result<(), Refused> {
        if room.now().turn() == Some(Turn::Chance) {
            let nobody = Command { seat: Seat::new(0), lines: 0, key: None, action: None };
            self.write(room, &nobody, nothing, |_, _| Ok(Vec::new())).await?;
        }
        self.close_if_over(room).await?;
        self.wake(room);
        Ok(())
    }

    /// Tells the people at a table that was frozen that it goes on.
    pub(super) async fn say_that_it_goes_on(self: &Arc<House>, room: &Arc<Room>) -> Result<(), Refused> {
        let nobody = Command { seat: Seat::new(0), lines: 0, key: None, action: None };
        self.write(room, &nobody, nothing, |_, _| Ok(vec![Entry::Word(Word::GoesOn)])).await
    }

    /// Appends to the journal what `decide` says of the table as it stands, and what the box says then. If somebody else
    /// was first, it is asked again. What was done already is not done again: `did` knows the line that came of it.
    async fn write(
        self: &Arc<House>,
        room: &Arc<Room>,
        command: &Command<'_>,
        did: impl Fn(&Entry) -> bool,
        decide: impl Fn(&Snapshot, &Game) -> Result<Vec<Entry>, Refused>,
    ) -> Result<(), Refused> {
        let key = command.key.map(|key| own_key(command.seat, key)).transpose()?;
        let mut now = room.now();
        for _ in 0..TRIES {
            let game = now.playing()?;
            let decided = decide(&now, game).and_then(|entries| advance(game, &entries, key.as_deref()));
            let (next, plies) = match decided {
                Ok(decided) => decided,
                Err(refused) => return self.or_repeated(room, command, key.as_deref(), did, refused).await,
            };
            if plies.is_empty() {
                return Ok(());
            }
            // Who asked may be gone before it is done: what is written down must be shown all the same.
            let first = game.lines() + 1;
            let keeping = self.clone().keep(room.clone(), now.clone(), next, first, plies);
            match tokio::spawn(keeping).await.map_err(|_| Refused::Store)?? {
                Appended::Done => return Ok(()),
                Appended::Repeated(_) => {
                    return self.or_repeated(room, command, key.as_deref(), did, Refused::Stale).await;
                }
                Appended::Taken => now = self.refresh(room).await?,
            }
        }
        Err(Refused::Stale)
    }

    /// Appends to the journal, and then shows how the table stands and calls whoever is next.
    async fn keep(
        self: Arc<House>,
        room: Arc<Room>,
        now: Arc<Snapshot>,
        next: Game,
        first: i64,
        plies: Vec<NewPly>,
    ) -> Result<Appended, Refused> {
        let appended = self.store.append(&now.row.id, first, &plies).await?;
        if appended == Appended::Done {
            self.metrics.plies.inc_by(plies.len() as u64);
            room.show(Snapshot { stage: Stage::Playing(Box::new(next)), ..Snapshot::clone(&now) });
            self.close_if_over(&room).await?;
            self.wake(&room);
        }
        Ok(appended)
    }

    /// A command that was done already is no error; another one with the same key is. One that was not is refused.
    async fn or_repeated(
        &self,
        room: &Room,
        command: &Command<'_>,
        key: Option<&str>,
        did: impl Fn(&Entry) -> bool,
        refused: Refused,
    ) -> Result<(), Refused> {
        let Some(key) = key else {
            return Err(refused);
        };
        let Some(done) = self.store.ply_of(&room.now().row.id, key).await? else {
            return Err(refused);
        };
        let same = done.entry.parse().is_ok_and(|entry| did(&entry));
        if !same || command.lines >= done.n {
            return Err(Refused::Unfit("key-used"));
        }
        self.refresh(room).await?;
        Ok(())
    }

    async fn close_if_over(&self, room: &Room) -> Result<(), Refused> {
        let now = room.now();
        if now.is_over() && now.row.status == status::RUNNING {
            let closed = Some((status::OVER, now_millis()));
            self.store.change(&now.row.id, now.row.version, &[], closed).await?;
            self.refresh(room).await?;
            self.metrics.finished.inc();
            tracing::info!(table = %now.row.id, plies = now.version().lines, "a game ended");
        }
        Ok(())
    }
}

/// What nobody ordered came of no command.
fn nothing(_: &Entry) -> bool {
    false
}

/// A client's key as it is kept: each seat has its own.
pub(super) fn own_key(seat: Seat, key: &str) -> Result<String, Refused> {
    if key.len() > MOST_KEY || key.chars().any(char::is_control) {
        return Err(Refused::ParseError("bad-key"));
    }
    Ok(format!("{seat}:{key}"))
}

/// Whether all who are there agree to what one of them asks for.
fn is_agreed(now: &Snapshot, ask: &Ask) -> bool {
    now.present().without(ask.by).iter().all(|seat| ask.granted.contains(seat))
}

/// The game after these entries and all that the box says then, and what is to be written down.
fn advance(game: &Game, entries: &[Entry], key: Option<&str>) -> Result<(Game, Vec<NewPly>), Refused> {
    let (mut next, at) = (game.clone(), now_millis());
    let mut plies = Vec::new();
    for entry in entries {
        next.read(entry, at).map_err(|refusal| Refused::Illegal {
            game: game.header().game,
            components: game.table().components().clone(),
            refusal,
        })?;
        plies.push(line(entry, plies.is_empty().then_some(key).flatten(), at));
    }
    while let Some(entry) = next.draw(at) {
        plies.push(line(&entry, None, at));
    }
    Ok((next, plies))
}

/// What is written down of an entry.
pub(super) fn line(entry: &Entry, key: Option<&str>, at: store::Millis) -> NewPly {
    let seat = entry.by().map(|seat| seat.index() as i64 + 1);
    NewPly { seat, entry: entry.to_string(), command: key.map(Into::into), at }
}

#[cfg(test)]
mod tests {
    use super::super::{NewTable, Place};
    use super::*;
    use crate::Settings;
    use bots::Level;
    use std::time::Duration;
    use store::{Person, Store};

    /// A browser that is closed right after a click: the move is kept, so the table must go on with it.
    #[tokio::test]
    async fn what_is_written_down_is_shown_even_if_nobody_waits_for_the_answer() {
        let store = Store::open("sqlite::memory:").await.expect("the store opens");
        let settings = Settings { pace: Duration::ZERO, threads: 1, ..Settings::default() };
        let house = Arc::new(House::new(store, settings).expect("the house opens"));
        let host = Person { id: "host".into(), name: "Anna".into(), locale: "en".into() };
        house.store.add_person(&host, "key", 0).await.expect("a person is added");
        let new = NewTable {
            game: games::Title::Verraeter,
            components: None,
            settings: games::OptionValues::default(),
            places: vec![Place::Me, Place::Bot(Level::Page), Place::Bot(Level::Page)],
            listed: false,
            limit: None,
            waits: false,
        };
        let room = house.open(&host, &new).await.expect("the table opens");
        let seat = Seat::new(0);
        let mut news = room.news();
        while !room.now().turn().is_some_and(|turn| turn.is_for(seat)) {
            news.changed().await.expect("bots move");
        }
        let now = room.now();
        let offer = now.game().and_then(|game| game.table().decision(seat)).expect("he is asked");
        let lines = now.version().lines;
        let command = Command { seat, lines, key: None, action: Some(&offer.choices[0]) };
        tokio::select! {
            biased;
            done = house.act(&room, &command) => panic!("the store takes its time: {done:?}"),
            () = std::future::ready(()) => {}
        }
        let shown = news.wait_for(|version| version.lines > lines);
        tokio::time::timeout(Duration::from_secs(30), shown).await.expect("it is shown").expect("a room");
    }
}
