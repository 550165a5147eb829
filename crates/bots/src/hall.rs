//! One face for the bots of every game.

use crate::Courtly;
use crate::advice::{self, Advice, NoAdvice};
use crate::bench::{self, Bench};
use crate::games;
use crate::level::{Entrant, Learnt};
use crate::play::{Conduct, play};
use crate::player::{Player, Seated};
use crate::value::BadWeights;
use engine::{BySeat, MAX_SEATS, Quick, Scores, Seat};
use std::sync::Arc;
use table::{BadSetUp, Header, Record, SetUp, catalogue};

/// A game with its options fixed, and those who play it when no person does.
pub trait Hall: Send + Sync {
    /// What a record of the game begins with.
    fn header(&self) -> Header;

    /// Plays a game. `seed` and `deal` decide the box's luck and the bots' own dice; who sits where does not.
    fn play(&self, entrants: &[Entrant], seed: u64, deal: u64) -> Outcome;

    /// A bot that sits down at a table of this game; its own dice come from `seed`.
    fn player(&self, entrant: Entrant, seed: u64) -> Box<dyn Player>;

    /// What a bot thinks of a seat's decision after the first `ply` plies of a record.
    fn advise(
        &self,
        record: &Record,
        ply: usize,
        seat: Option<Seat>,
        bot: Entrant,
        seed: u64,
    ) -> Result<Advice, NoAdvice>;

    /// How fast the bots are.
    fn bench(&self, seed: u64) -> Bench;

    /// The same hall with other weights, or other habits.
    fn with_weights(&self, bytes: &[u8]) -> Result<Arc<dyn Hall>, BadWeights>;
}

/// How a game among bots ended.
#[derive(Copy, Clone, Debug)]
pub struct Outcome {
    /// Points and places.
    pub scores: Scores,
    /// Plies: decisions and draws.
    pub plies: u64,
    /// How each bot behaved.
    pub conduct: BySeat<Conduct, MAX_SEATS>,
}

/// The hall of a game that is set up as asked.
pub fn open(game: &str, set_up: &SetUp) -> Result<Arc<dyn Hall>, BadSetUp> {
    let set_up = catalogue::find(game)?.complete(set_up)?;
    games::send(game, Open(&set_up))?
}

/// To open a hall.
struct Open<'a>(&'a SetUp);

impl games::Errand for Open<'_> {
    type Result = Result<Arc<dyn Hall>, BadSetUp>;

    fn run<G: Courtly>(self) -> Self::Result {
        Ok(hall(G::rules(self.0)?))
    }
}

/// The hall of a game.
pub fn hall<G: Courtly>(rules: G) -> Arc<dyn Hall> {
    Arc::new(Room { rules: Arc::new(rules), learnt: G::learnt() })
}

struct Room<G> {
    rules: Arc<G>,
    learnt: Learnt,
}

impl<G: Courtly> Hall for Room<G> {
    fn header(&self) -> Header {
        table::header_of(&*self.rules)
    }

    fn play(&self, entrants: &[Entrant], seed: u64, deal: u64) -> Outcome {
        let mut bots: Vec<_> = entrants.iter().map(|entrant| entrant.seat::<G>(&self.learnt)).collect();
        let mut dice = Quick::stream(seed, deal);
        let mut own: Vec<_> =
            (1..).map(|n| Quick::stream(seed.wrapping_add(n), deal)).take(bots.len()).collect();
        let game = play(&*self.rules, &mut bots, &mut dice, &mut own, |_| ());
        Outcome { scores: self.rules.scores(&game.last), plies: game.plies, conduct: game.conduct }
    }

    fn player(&self, entrant: Entrant, seed: u64) -> Box<dyn Player> {
        Box::new(Seated::new(entrant.seat::<G>(&self.learnt), seed))
    }

    fn advise(
        &self,
        record: &Record,
        ply: usize,
        seat: Option<Seat>,
        bot: Entrant,
        seed: u64,
    ) -> Result<Advice, NoAdvice> {
        advice::give(&self.rules, &self.learnt, record, ply, seat, bot, seed)
    }

    fn bench(&self, seed: u64) -> Bench {
        bench::run(&*self.rules, &self.learnt, seed)
    }

    fn with_weights(&self, bytes: &[u8]) -> Result<Arc<dyn Hall>, BadWeights> {
        let learnt = self.learnt.with::<G>(bytes)?;
        Ok(Arc::new(Room { rules: self.rules.clone(), learnt }))
    }
}
