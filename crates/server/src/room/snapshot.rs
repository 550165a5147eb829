//! How a table stands at a moment.

use super::chair::{Chair, Sitter};
use super::game::Game;
use super::journal::Entry;
use crate::refused::Refused;
use crate::secret;
use engine::{Eye, Seat, Seats, Turn};
use std::sync::Arc;
use store::{PlyRow, SeatRow, TableRow};
use table::components::ComponentSet;
use table::fair::Seed;
use table::{Record, Title};

/// Everything about a table at a moment.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) row: TableRow,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) stage: Stage,
    /// How many lines have been said.
    pub(crate) said: i64,
}

/// How far a table has come.
#[derive(Clone)]
pub(crate) enum Stage {
    /// It waits for people.
    SettingUp,
    /// It is played, or has been.
    Playing(Box<Game>),
    /// It cannot go on with the rules of today: why.
    Frozen(String),
}

/// What changes: three numbers that only grow.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Version {
    /// Lines of the journal.
    pub(crate) lines: i64,
    /// Changes of who sits where.
    pub(crate) seats: i64,
    /// Lines of talk.
    pub(crate) said: i64,
}

/// What the status of a table is called.
pub(crate) mod status {
    /// It waits for people, and starts when it is full.
    pub(crate) const SETTING_UP: &str = "open";
    /// It starts only when its host says so.
    pub(crate) const WAITING: &str = "waiting";
    pub(crate) const RUNNING: &str = "running";
    pub(crate) const OVER: &str = "over";
    pub(crate) const FROZEN: &str = "frozen";
    /// A record that somebody opened: it is looked at, not played.
    pub(crate) const STUDY: &str = "study";
}

impl Snapshot {
    /// What the store knows, made into a table; one that cannot be replayed is frozen.
    pub(crate) fn read(row: TableRow, seats: &[SeatRow], plies: &[PlyRow], said: i64) -> Snapshot {
        let chairs: Vec<Chair> = seats.iter().filter_map(Chair::read).collect();
        let mut snapshot = Snapshot { row, chairs, stage: Stage::SettingUp, said };
        if ![status::SETTING_UP, status::WAITING].contains(&snapshot.row.status.as_str()) {
            snapshot.stage = match snapshot.begin() {
                Ok(game) => Stage::Playing(Box::new(game)),
                Err(why) => Stage::Frozen(why),
            };
            snapshot.add(plies);
        }
        snapshot
    }

    /// A game that begins at this table.
    pub(crate) fn begin(&self) -> Result<Game, String> {
        let record = Record::read(&self.row.header).map_err(|flaw| flaw.to_string())?;
        let rules = record.header.set_up(self.row.components.as_deref()).map_err(|bad| bad.to_string())?;
        let luck = self.seed().luck(&self.words());
        Ok(Game::new(rules.open(), luck))
    }

    /// Takes in more plies.
    pub(crate) fn add(&mut self, plies: &[PlyRow]) {
        for ply in plies {
            let Stage::Playing(game) = &mut self.stage else {
                return;
            };
            let read = ply.entry.parse::<Entry>().map_err(|_| "unreadable".to_string());
            let played = read.and_then(|entry| game.read(&entry, ply.at).map_err(|refusal| refusal.code));
            // The line itself is nobody's to read but those it is meant for.
            if let Err(why) = played {
                self.stage = Stage::Frozen(format!("line {}: {why}", ply.n));
            }
        }
    }

    /// The newest of both: two commands at once may have changed different things.
    pub(super) fn and(self, other: &Snapshot) -> Snapshot {
        let (own, its) = (self.version(), other.version());
        let stage =
            if (own.lines, own.seats) >= (its.lines, its.seats) { self.stage } else { other.stage.clone() };
        let (row, chairs) = if own.seats >= its.seats {
            (self.row, self.chairs)
        } else {
            (other.row.clone(), other.chairs.clone())
        };
        Snapshot { row, chairs, stage, said: own.said.max(its.said) }
    }

    pub(crate) fn version(&self) -> Version {
        Version { lines: self.game().map_or(0, Game::lines), seats: self.row.version, said: self.said }
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::SettingUp | Stage::Frozen(_) => None,
        }
    }

    /// The game, which must have begun and not be stopped.
    pub(crate) fn playing(&self) -> Result<&Game, Refused> {
        match &self.stage {
            Stage::Playing(game) => Ok(game),
            Stage::SettingUp => Err(Refused::Unfit("not-started")),
            Stage::Frozen(_) => Err(Refused::Unfit("frozen")),
        }
    }

    /// The component figures, if they are not the standard ones.
    pub(crate) fn changed_components(&self) -> Option<Arc<ComponentSet>> {
        let text = self.row.components.as_deref()?;
        if let Some(game) = self.game() {
            return Some(game.table().components().clone());
        }
        self.title()?.info().component_file.read_set(text).ok().map(Arc::new)
    }

    /// The id of the game that is played.
    pub(crate) fn game_id(&self) -> &str {
        self.row.header.split(' ').next().unwrap_or_default()
    }

    /// The title of the game that is played; nothing if this program does not know it.
    pub(crate) fn title(&self) -> Option<Title> {
        self.game_id().parse().ok()
    }

    /// Whose turn it is, while it is played.
    pub(crate) fn turn(&self) -> Option<Turn> {
        self.game().map(|game| game.table().turn())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.turn() == Some(Turn::Over)
    }

    /// Whether it is a record that is only looked at.
    pub(crate) fn is_study(&self) -> bool {
        self.row.status == status::STUDY
    }

    /// Whether nothing is secret any more: everybody may see what everybody saw.
    pub(crate) fn is_open(&self) -> bool {
        self.is_over() || self.is_study()
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed::new(self.row.seed.as_slice().try_into().expect("a seed has 32 bytes"))
    }

    /// What each seat added to the seed.
    pub(crate) fn words(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.word.clone()).collect()
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }

    /// The names of those who sit there.
    pub(crate) fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: &str) -> Seats {
        self.filter(|chair| chair.is_of(person))
    }

    /// The seats of people who are there themselves.
    pub(crate) fn present(&self) -> Seats {
        self.filter(|chair| matches!(chair.sitter, Sitter::Person { away: false, .. }))
    }

    /// Whether who has this invitation may sit down.
    pub(crate) fn is_open_to(&self, invite: &str) -> bool {
        self.row.listed || self.chairs.iter().any(|chair| secret::is_same(&chair.invite, invite))
    }

    /// The seats that nobody has taken.
    pub(crate) fn empty(&self) -> Seats {
        self.filter(|chair| chair.sitter == Sitter::Nobody)
    }

    fn filter(&self, test: impl Fn(&Chair) -> bool) -> Seats {
        let chosen = self.chairs.iter().filter(|chair| test(chair));
        chosen.fold(Seats::default(), |seats, chair| seats.with(chair.seat))
    }

    /// A seat that is to move and has a bot to do it.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        let seats = self.turn()?.seats();
        seats.iter().find(|seat| self.chair(*seat).is_some_and(|chair| chair.bot().is_some()))
    }

    /// The record as an eye may have it: all of it when the game is over, with what proves that the luck was fair;
    /// before that as the eye saw it.
    pub(crate) fn record(&self, eye: Eye) -> Option<String> {
        let game = self.game()?;
        if self.is_open() {
            let record = game.table().record().annotated();
            let proof = (!game.is_told()).then(|| game.proof(self.seed(), self.words()).to_string());
            return Some(format!("{}{record}", proof.unwrap_or_default()));
        }
        let entries = game.table().observed_record(eye).into_iter().map(|line| (0, line)).collect();
        Some(Record { entries, ..game.table().record() }.annotated())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snapshot(version: i64, lines: &[&str], said: i64) -> Snapshot {
        let row = TableRow {
            id: "t".into(),
            header: "verraeter rules=1 seats=3".into(),
            components: None,
            host: "p".into(),
            status: status::RUNNING.into(),
            listed: false,
            waits: false,
            limit: None,
            seed: vec![1; 32],
            watch: String::new(),
            previous: None,
            created: 0,
            started: Some(0),
            version,
        };
        let ply = |(n, entry): (i64, &&str)| PlyRow {
            n,
            seat: None,
            entry: (*entry).to_string(),
            command: None,
            at: 0,
        };
        let plies: Vec<PlyRow> = (1..).zip(lines).map(ply).collect();
        Snapshot::read(row, &[], &plies, said)
    }

    const RING: &str = "box ring start=1 city/rose city/eagle wasteland/rose village/rose meadow/rose forest/rose \
                        wasteland/eagle river/rose village/eagle meadow/eagle river/eagle forest/eagle";

    /// Somebody sits down while another moves and a third says something: all of it is shown.
    #[test]
    fn the_newest_of_two_snapshots_has_what_either_knows() {
        let seated = snapshot(5, &[], 0);
        let moved = snapshot(4, &[RING], 0);
        let talked = snapshot(4, &[], 7);
        let all = seated.clone().and(&moved).and(&talked);
        assert_eq!(all.version(), Version { lines: 1, seats: 5, said: 7 });
        assert_eq!(moved.and(&talked).and(&seated).version(), all.version());
    }
}
