//! Moments and questions: the effects of the cards of modules 2, 3 and 4, by the windows of the order of play.
//!
//! The base game and the plans call these functions at every window; each file has those of one part of the year.

mod build;
mod court;
mod dice;
mod season;
mod war;
mod year;

pub use build::Permit;
pub(in crate::module) use court::PRIVATE;

use crate::advisor::Advisor;
use crate::flow::{Due, Flow};
use crate::module::{self, Figure, Modules, Scenario, Step as ModuleStep};
use crate::options::Options;
use crate::plan::{Plans, Step as AnyStep};
use crate::question::Ask;
use crate::state::State;
use crate::{Event, Kingsburg};
use engine::{EventSink, Seat, SeatSet};

/// A step at a window of the order of play.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The Sorcerer may still build so many buildings for nothing (W03).
    Sorcery(u8),

    /// What these get before the roll, in order (W06).
    Prepare(SeatSet),
    /// Chance event: the quarries' die of this seat is rolled.
    QuarryDie(Seat),
    /// This seat may look at the invader.
    Look(Seat),
    /// The Priest may bless everybody.
    Blessing,
    /// These get what the year and the blessing bring, in order.
    Bounty {
        /// Who.
        left: SeatSet,
        /// Whether there is a blessing.
        blessed: bool,
    },
    /// This seat takes the die from the year or from the blessing.
    DieFrom(Seat),
    /// What the final dice bring (W10).
    Check,

    /// The Duke may move (W12).
    Move,
    /// Who has influenced how many (W12).
    Count,
    /// A private advisor pays.
    PrivateAid {
        /// Whom.
        to: Seat,
        /// Which.
        advisor: Advisor,
    },
    /// A soldier or a point from the private advisor 5.
    SoldierOrVp(Seat),
    /// Two goods from the private advisor 8.
    Both(Seat),

    /// This seat may exchange so many goods (W14).
    Swap {
        /// Who.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// This seat may build once more.
    Again {
        /// Who.
        seat: Seat,
        /// By which right.
        permit: Permit,
    },

    /// What the year takes when a season closes (W16).
    Levies,
    /// These have yet to pay the tithe, in order.
    Tithes(SeatSet),

    /// The General may look at the invader (W19).
    Scouting,
    /// What soldiers bring after recruiting (W21).
    Muster,
    /// Soldiers who come as winter begins (W22).
    FirstSnow,
    /// Soldiers who come when the king sends few (W24).
    Commanderies,
    /// These may have a Bombard, in order (W25).
    Bombards(SeatSet),
    /// Chance event: the Bombard's die of this seat is rolled.
    Bombard(Seat),
    /// These may pay their Armory, in order (W25).
    Armories(SeatSet),

    /// What the year's end brings (W29).
    Harvest,
    /// The Minstrel, except in the last year (W30).
    Minstrel,
    /// Awards at the end (W31).
    Awards,
    /// The Minstrel again (W32).
    LastSong,
}

/// Modules that any window needs.
const CARDS: Modules = Modules::ALTERNATIVE.union(Modules::GOVERNORS).union(Modules::FATE);

pub(super) fn step(step: Step) -> AnyStep {
    AnyStep::Module(ModuleStep::Moment(step))
}

/// Puts each window into the plans for which some card in play has a use.
pub(super) fn arrange(plans: &mut Plans, options: &Options, scenario: Option<Scenario>) {
    let all = SeatSet::all(options.seats);
    let any = |modules: Modules| options.modules.intersects(modules);
    let (rows, governors, fate) = (Modules::ALTERNATIVE, Modules::GOVERNORS, Modules::FATE);
    if any(governors) {
        plans.year.before(AnyStep::KingsAid, step(Step::Sorcery(u8::MAX)));
        plans.season.before(AnyStep::AidFrom(Advisor::FIRST), step(Step::Move));
        plans.year.after(AnyStep::BeforeRecruit, step(Step::Scouting));
        plans.end.before(AnyStep::End, step(Step::LastSong));
    }
    if any(rows | fate) {
        plans.season.before(AnyStep::Roll, step(Step::Prepare(all)));
    }
    if any(governors | fate) {
        plans.season.before(AnyStep::Roll, step(Step::Blessing));
    }
    if any(rows | governors) {
        plans.season.after(AnyStep::SetOrder, step(Step::Check));
        plans.winter.before(AnyStep::Reveal, step(Step::FirstSnow));
    }
    if any(rows | governors) || scenario == Some(Scenario::RoyalCharters) {
        plans.season.before(AnyStep::AidFrom(Advisor::FIRST), step(Step::Count));
    }
    if any(fate) {
        plans.season.after(AnyStep::SeasonEnds(all), step(Step::Levies));
    }
    if any(rows) {
        plans.year.after(AnyStep::Recruits(all), step(Step::Muster));
        for new in [Step::Commanderies, Step::Bombards(all), Step::Armories(all)] {
            plans.winter.before(AnyStep::Totals, step(new));
        }
    }
    if any(governors) {
        plans.year.before(AnyStep::YearEnd, step(Step::Harvest));
        plans.year.before(AnyStep::YearEnd, step(Step::Minstrel));
    }
    if any(CARDS) {
        plans.end.after(AnyStep::Awards, step(Step::Awards));
    }
}

pub(super) fn due(s: &State, step: Step) -> Due {
    let asked = |seat, ask| Due::Answer(seat, Ask::Module(ask));
    let first = |left| s.first_of(left).expect("somebody is asked");
    let player = |governor| s.player_of(governor).expect("somebody plays the governor who is asked");
    match step {
        Step::QuarryDie(_) | Step::Bombard(_) => Due::Draw,
        Step::Sorcery(_) => asked(player(module::Governor::Sorcerer), module::Ask::Free),
        Step::Look(seat) => asked(seat, module::Ask::Look),
        Step::Blessing => asked(player(module::Governor::Priest), module::Ask::Bless),
        Step::DieFrom(seat) => asked(seat, module::Ask::DieFrom),
        Step::Move => asked(player(module::Governor::Duke), module::Ask::Move),
        Step::SoldierOrVp(seat) => asked(seat, module::Ask::SoldierOrVp),
        Step::Both(seat) => asked(seat, module::Ask::Both),
        Step::Swap { seat, .. } => asked(seat, module::Ask::Swap),
        Step::Again { seat, .. } => asked(seat, module::Ask::Again),
        Step::Tithes(left) => asked(first(left), module::Ask::Tithe),
        Step::Armories(left) => asked(first(left), module::Ask::Arm),
        Step::Prepare(_)
        | Step::Bounty { .. }
        | Step::Check
        | Step::Count
        | Step::PrivateAid { .. }
        | Step::Levies
        | Step::Scouting
        | Step::Muster
        | Step::FirstSnow
        | Step::Commanderies
        | Step::Bombards(_)
        | Step::Harvest
        | Step::Minstrel
        | Step::Awards
        | Step::LastSong => unreachable!("{step:?} never waits"),
    }
}

impl Kingsburg {
    /// Returns a number on a card.
    #[inline]
    pub(super) fn card(&self, figure: Figure) -> i8 {
        self.figures.modules.get(figure)
    }

    /// Returns a number on a card that counts something.
    #[inline]
    pub(super) fn count(&self, figure: Figure) -> u8 {
        self.figures.modules.count(figure)
    }

    pub(super) fn enter_moment(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::Sorcery(left) => self.offer_sorcery(s, left),
            Step::Prepare(left) => self.prepare(s, left),
            Step::Look(seat) => self.offer_look(s, seat),
            Step::Blessing => self.offer_blessing(s),
            Step::Bounty { left, blessed } => self.next_bounty(s, left, blessed, events),
            Step::Check => self.check_dice(s, events),
            Step::Move => self.offer_move(s),
            Step::Count => self.count_influence(s, events),
            Step::PrivateAid { to, advisor } => self.give_private_aid(s, to, advisor, events),
            Step::Swap { seat, left } => self.offer_swap(s, seat, left),
            Step::Again { seat, permit } => self.offer_again(s, seat, permit),
            Step::Levies => self.levies(s, events),
            Step::Tithes(left) => self.next_tithe(s, left, events),
            Step::Scouting => self.scout(s),
            Step::Muster => self.muster(s, events),
            Step::FirstSnow => self.first_snow(s, events),
            Step::Commanderies => self.commanderies(s, events),
            Step::Bombards(left) => self.next_bombard(s, left),
            Step::Armories(left) => self.next_armory(s, left),
            Step::Harvest => self.harvest(s, events),
            Step::Minstrel => self.sing(s, false, events),
            Step::Awards => self.card_awards(s, events),
            Step::LastSong => self.sing(s, true, events),
            Step::QuarryDie(_)
            | Step::DieFrom(_)
            | Step::SoldierOrVp(_)
            | Step::Both(_)
            | Step::Bombard(_) => Flow::Wait,
        }
    }
}
