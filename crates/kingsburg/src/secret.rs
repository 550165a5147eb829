//! Hidden information: the year's invader, and what is chosen face down (ruling 17).

use crate::advisor::Advisor;
use crate::faces::Faces;
use crate::goods::Goods;
use crate::invaders::{CARDS_A_YEAR, Card, Invader};
use crate::notation::{Action, Chance};
use crate::plan::{Season, Step};
use crate::state::{Marks, State};
use crate::{Figures, Kingsburg, Options, module};
use arrayvec::ArrayVec;
use core::fmt;
use engine::{Eye, MAX_SEATS, Rng, Seat, SeatSet};

/// The view of an observer. Hidden information is `None`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// The observer.
    pub eye: Eye,
    /// The year, from 1.
    pub year: u8,
    /// The latest productive season.
    pub season: Season,
    /// The order of play.
    pub order: ArrayVec<Seat, MAX_SEATS>,
    /// Who holds the envoy.
    pub envoy: Option<Seat>,
    /// Who rolls the king's white die in spring.
    pub aided: Option<Seat>,
    /// Influenced advisors.
    pub court: ArrayVec<AudienceView, 18>,
    /// The year's invader, for those who have seen it.
    pub invader: Option<Invader>,
    /// The place of its card in the list of figures, from 1.
    pub invader_card: Option<u8>,
    /// Whether its card has been drawn, and who has seen it.
    pub invader_seen: SeatSet,
    /// What the modules show.
    pub modules: module::View,
    /// The players.
    pub seats: ArrayVec<SeatView, MAX_SEATS>,
    /// Information that follows from the rules and the public state, for graphical views; not in JSON.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub open: OpenView,
}

/// Information that follows from the rules and the public state.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpenView {
    /// The options.
    pub options: Options,
    /// The figures on the components.
    pub figures: Figures,
    /// The phase of the year, from 1 to 8; none before the first year and after the last.
    pub phase: Option<u8>,
    /// The strength of the year's invader with all that changes it, for those who have seen it.
    pub strength: Option<i32>,
    /// The regent's favours that are gone for now, as bits.
    pub granted: u8,
}

/// Who influences an advisor.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AudienceView {
    /// The advisor.
    pub advisor: Advisor,
    /// The seats of the groups on him, in order of play.
    pub groups: ArrayVec<Seat, 15>,
    /// Whether neutral dice lie on him.
    pub neutral: bool,
}

/// The view of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Victory points.
    pub vp: i16,
    /// Goods.
    pub goods: Goods,
    /// +2 tokens.
    pub tokens: u8,
    /// Soldiers.
    pub soldiers: u16,
    /// Coloured dice not yet placed.
    pub dice: ArrayVec<u8, 12>,
    /// White dice not yet placed.
    pub white: ArrayVec<u8, 12>,
    /// Buildings.
    pub buildings: ArrayVec<crate::Building, 28>,
    /// Powers used this season, as bits.
    pub marks: u16,
    /// The reinforcement of this winter.
    pub reinforced: u8,
    /// The battle total of this winter.
    pub total: i32,
    /// Whether this winter's battle is won.
    pub won: bool,
}

/// An action as an observer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum Seen {
    /// All of it.
    Whole(Action),
    /// That something was chosen, but not what.
    Hidden,
}

impl Seen {
    pub(crate) fn of(action: Action, by: Seat, eye: Eye) -> Seen {
        if let Action::Module(answer) = action
            && module::hides(answer, by, eye)
        {
            return Seen::Hidden;
        }
        Seen::Whole(action)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Whole(action) => action.fmt(f),
            Seen::Hidden => f.write_str("?"),
        }
    }
}

/// A chance outcome as an observer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Glimpse {
    /// All of it.
    Whole(Chance),
    /// That a seat looked at the year's invader.
    Invader,
    /// That a seat was dealt cards.
    Cards,
}

impl fmt::Display for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Glimpse::Whole(chance) => chance.fmt(f),
            Glimpse::Invader => f.write_str("invader ?"),
            Glimpse::Cards => f.write_str("governors ?"),
        }
    }
}

/// Returns the phase of the year, from the steps that are still to be done: a season until it closes, otherwise the phase before the
/// next step that begins one.
fn phase(s: &State) -> Option<u8> {
    let left = s.agenda.remaining();
    let landmarks = [
        (Step::Season(Season::Spring), 1),
        (Step::Season(Season::Summer), 3),
        (Step::Season(Season::Autumn), 5),
        (Step::Winter, 7),
        (Step::YearEnd, 8),
    ];
    if left.contains(&Step::CloseSeason) {
        return Some(2 * (s.season as u8 + 1));
    }
    landmarks.into_iter().find(|(landmark, _)| left.contains(landmark)).map(|(_, phase)| phase)
}

impl Kingsburg {
    pub(crate) fn view_of(&self, s: &State, eye: Eye) -> View {
        let card = s.invader.card.filter(|_| self.sees_invader(s, eye));
        View {
            eye,
            year: s.year,
            season: s.season,
            order: s.in_order(self.everyone()).collect(),
            envoy: s.envoy,
            aided: s.aided,
            court: Advisor::all().filter_map(|advisor| self.audience_view(s, advisor)).collect(),
            invader: card.map(|card| *self.figures.invader(s.year, card)),
            invader_card: card.map(|card| card.place() as u8 + 1),
            invader_seen: s.invader.seen,
            modules: self.module_view(s, eye),
            seats: self.everyone().iter().map(|seat| self.seat_view(s, seat)).collect(),
            open: self.open_view(s, card.is_some()),
        }
    }

    fn open_view(&self, s: &State, sees_invader: bool) -> OpenView {
        OpenView {
            options: self.options,
            figures: self.figures,
            phase: phase(s),
            strength: sees_invader.then(|| self.strength(s)),
            granted: module::favours_taken(s),
        }
    }

    fn sees_invader(&self, s: &State, eye: Eye) -> bool {
        match eye {
            Eye::Omniscient => true,
            Eye::Seat(seat) => s.invader.seen.contains(seat),
            Eye::Public => s.invader.open,
        }
    }

    fn audience_view(&self, s: &State, advisor: Advisor) -> Option<AudienceView> {
        let audience = s.court[advisor];
        let groups =
            s.in_order(self.everyone()).flat_map(|seat| (0..audience.of(seat)).map(move |_| seat)).collect();
        (!audience.is_empty()).then_some(AudienceView { advisor, groups, neutral: audience.is_neutral() })
    }

    fn seat_view(&self, s: &State, seat: Seat) -> SeatView {
        let lord = &s.lords[seat];
        let faces = |dice: Faces| dice.each().collect();
        SeatView {
            seat,
            vp: lord.vp,
            goods: lord.goods,
            tokens: lord.tokens,
            soldiers: lord.soldiers,
            dice: faces(lord.dice),
            white: faces(lord.white),
            buildings: lord.province.standing().iter().collect(),
            marks: Marks::bits(&lord.marks),
            reinforced: s.battle.reinforced[seat],
            total: s.battle.totals[seat],
            won: s.battle.won.contains(seat),
        }
    }

    pub(crate) fn glimpse_of(&self, s: &State, chance: Chance, eye: Eye) -> Glimpse {
        match (s.agenda.peek(), chance) {
            (Some(Step::Peek(seat)), Chance::Invader(_)) if !eye.sees(seat) => Glimpse::Invader,
            (Some(Step::Module(step)), _) if self.drawn_for(step).is_some_and(|seat| !eye.sees(seat)) => {
                Glimpse::Cards
            }
            (_, chance) => Glimpse::Whole(chance),
        }
    }

    /// Samples a determinization: draws hidden cards and choices anew.
    pub(crate) fn redealt(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *s;
        if s.invader.card.is_some() && !s.invader.seen.contains(seat) {
            world.invader.card = Card::new(rng.below(CARDS_A_YEAR as u32) as u8);
        }
        self.redeal_modules(&mut world, seat, rng);
        world
    }
}
