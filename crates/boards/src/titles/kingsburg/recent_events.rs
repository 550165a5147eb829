//! Recent events that the board shows: the dice on the advisors, and the battle of the latest winter.
//!
//! The state has the players on each advisor without their dice, and no battle once it is over.

use engine::Seat;
use kingsburg::faces::Faces;
use kingsburg::invaders::Card;
use kingsburg::module::{self, Way};
use kingsburg::notation::Group;
use kingsburg::plan::Season;
use kingsburg::{Advisor, Event, Source};

/// The recent events.
#[derive(Clone, Debug, Default)]
pub struct RecentEvents {
    year: u8,
    card: Option<Card>,
    placed: Vec<Placed>,
    battle: Option<Battle>,
}

/// A group of dice on an advisor.
#[derive(Copy, Clone, Debug)]
pub(super) struct Placed {
    /// The seat; `None` for neutral dice.
    pub(super) by: Option<Seat>,
    advisor: Advisor,
    /// Coloured or neutral ones.
    pub(super) dice: Faces,
    /// White ones.
    pub(super) white: Faces,
    /// Whether the group has a +2 token.
    pub(super) token: bool,
    /// Whether a market has changed the total.
    pub(super) market: bool,
}

/// The battle of a winter.
#[derive(Clone, Debug)]
pub(super) struct Battle {
    /// The year.
    pub(super) year: u8,
    /// The invaders.
    pub(super) card: Option<Card>,
    /// Their strength with all modifiers.
    pub(super) strength: i32,
    clashes: Vec<Clash>,
}

/// The result of a seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct Clash {
    seat: Seat,
    /// Soldiers and buildings together.
    pub(super) total: i32,
    /// The outcome: a variant of the message about outcomes.
    pub(super) outcome: &'static str,
    /// Points gained or lost by it.
    pub(super) vp: i16,
}

impl Battle {
    /// Returns the result of each seat that has fought.
    pub(super) fn of(&self, seat: Seat) -> Option<Clash> {
        self.clashes.iter().copied().find(|clash| clash.seat == seat)
    }
}

/// The Duchess, to whom the Duke moves.
const DUCHESS: u8 = 12;

impl RecentEvents {
    /// Returns the groups on an advisor of the court, in the order in which they came.
    pub(super) fn on(&self, advisor: Advisor) -> impl Iterator<Item = &Placed> {
        self.placed.iter().filter(move |placed| placed.advisor == advisor)
    }

    /// Returns the number of dice of a seat with this face that were placed after a group, so that each die keeps its name.
    pub(super) fn placed_after(&self, group: &Placed, face: u8, white: bool) -> u8 {
        let at = self.placed.iter().position(|placed| std::ptr::eq(placed, group)).unwrap_or_default();
        let later = self.placed[at + 1..].iter().filter(|placed| placed.by == group.by);
        later.map(|placed| if white { placed.white } else { placed.dice }.showing(face)).sum()
    }

    /// Returns the current battle, or in spring that of the winter before.
    pub(super) fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// Updates the recent events with an event.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events leave nothing to remember")]
    pub(super) fn observe(&mut self, event: &Event) {
        match *event {
            Event::YearBegan { year } => self.year = year,
            Event::SeasonBegan { season } => self.begin(season),
            Event::Influenced { group: Group { way: Way::Private | Way::PrivateDeal, .. }, .. } => {}
            Event::Influenced { by, group: Group { dice, white, token, advisor, .. }, market, .. } => {
                self.placed.push(Placed { by: Some(by), advisor, dice, white, token, market });
            }
            Event::NeutralOn { advisor, dice } => {
                let white = Faces::NONE;
                self.placed.push(Placed { by: None, advisor, dice, white, token: false, market: false });
            }
            Event::Module { module: module::Event::Moved { by, from } } => self.move_from(by, from),
            Event::Revealed { card } => self.card = Some(card),
            Event::Faced { strength } => {
                let clashes = Vec::new();
                self.battle = Some(Battle { year: self.year, card: self.card, strength, clashes });
            }
            Event::Fought { by: seat, total, won, lost } => {
                let outcome = if won {
                    "won"
                } else if lost {
                    "lost"
                } else {
                    "drawn"
                };
                self.battle.iter_mut().for_each(|battle| {
                    battle.clashes.push(Clash { seat, total, outcome, vp: 0 });
                });
            }
            Event::Vp { by, vp, source: Source::Battles } => {
                let clashes = self.battle.iter_mut().flat_map(|battle| &mut battle.clashes);
                clashes.filter(|clash| clash.seat == by).for_each(|clash| clash.vp += vp);
            }
            _ => {}
        }
    }

    /// Removes the dice, and after spring the battle of the winter.
    fn begin(&mut self, season: Season) {
        self.placed.clear();
        match season {
            Season::Spring => {}
            Season::Summer | Season::Autumn => self.battle = None,
        }
    }

    fn move_from(&mut self, by: Seat, from: Advisor) {
        let mut his = self.placed.iter_mut().filter(|placed| placed.by == Some(by));
        if let (Some(group), Some(duchess)) =
            (his.find(|placed| placed.advisor == from), Advisor::new(DUCHESS))
        {
            group.advisor = duchess;
        }
    }
}
