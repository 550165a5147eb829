//! A builder of positions, for tests, guides and studies.

use crate::Kingsburg;
use crate::buildings::{Building, Row};
use crate::goods::Goods;
use crate::invaders::Race;
use crate::module::{Fate, Governor};
use crate::plan::{Season, Step};
use crate::state::State;
use engine::{Agenda, Game, Seat, SeatSet};

/// A position under construction. It begins with empty provinces in the first year.
///
/// Its methods panic for what is not possible: a scene is source code, not input.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    rules: &'a Kingsburg,
    state: State,
}

impl<'a> Scene<'a> {
    /// Begins in the first year, with the seats in the order of their numbers.
    #[must_use]
    pub fn new(rules: &'a Kingsburg) -> Scene<'a> {
        Scene { rules, state: rules.initial_state() }
    }

    /// Sets the order of play.
    #[must_use]
    pub fn order(mut self, order: &[Seat]) -> Self {
        self.state.order.iter_mut().zip(order).for_each(|(place, seat)| *place = seat.index() as u8);
        self
    }

    /// Sets the year.
    #[must_use]
    pub fn year(mut self, year: u8) -> Self {
        self.state.year = year;
        self
    }

    /// Gives a seat gold, wood and stone.
    #[must_use]
    pub fn goods(mut self, seat: Seat, gold: u8, wood: u8, stone: u8) -> Self {
        self.state.lords[seat].goods = Goods([gold, wood, stone]);
        self
    }

    /// Gives a seat +2 tokens.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, tokens: u8) -> Self {
        self.state.lords[seat].tokens = tokens;
        self
    }

    /// Gives a seat soldiers.
    #[must_use]
    pub fn soldiers(mut self, seat: Seat, soldiers: u16) -> Self {
        self.state.lords[seat].soldiers = soldiers;
        self
    }

    /// Sets the victory points of a seat.
    #[must_use]
    pub fn vp(mut self, seat: Seat, vp: i16) -> Self {
        self.state.lords[seat].vp = vp;
        self
    }

    /// Builds in the province of a seat up to each of these buildings, and whatever must stand to their left.
    #[must_use]
    pub fn built(mut self, seat: Seat, buildings: &[Building]) -> Self {
        for &building in buildings {
            if building.is_alternative() {
                let rows = self.state.lords[seat].province.alternative().with(Row::new(building.row()));
                self.state.lords[seat].province.turn(rows);
            }
            while let Some(next) = self.state.lords[seat].province.next_in(building.row()) {
                if next > building {
                    break;
                }
                self.state.lords[seat].province.build(next);
            }
        }
        self
    }

    /// Lets a seat play a governor.
    #[must_use]
    pub fn governor(mut self, seat: Seat, governor: Governor) -> Self {
        self.state.extra.own[seat].governor = Some(governor);
        self
    }

    /// Sets the year's fate.
    #[must_use]
    pub fn fate(mut self, fate: Fate) -> Self {
        self.state.extra.fate.now = Some(fate);
        self
    }

    /// Gives the envoy to a seat.
    #[must_use]
    pub fn envoy(mut self, seat: Seat) -> Self {
        self.state.envoy = Some(seat);
        self
    }

    /// Sets the year's invader, which nobody has seen.
    #[must_use]
    pub fn invader(mut self, race: Race, strength: u8) -> Self {
        let year = self.state.year;
        let figures = self.rules.figures();
        let fits = |card: &crate::invaders::Card| {
            let invader = figures.invader(year, *card);
            (invader.race, invader.strength) == (race, strength)
        };
        self.state.invader.card = crate::invaders::Card::all().find(fits);
        assert!(self.state.invader.card.is_some(), "no invader of year {year} is {race:?} {strength}");
        self
    }

    /// Returns the position at the beginning of a season, with no steps after it.
    #[must_use]
    pub fn season(self, season: Season) -> State {
        self.at(&[Step::Season(season), Step::End])
    }

    /// Returns the position when everybody builds.
    #[must_use]
    pub fn building(mut self, season: Season) -> State {
        self.state.season = season;
        let all = SeatSet::all(self.rules.seats());
        self.at(&[Step::Builds(all), Step::SeasonEnds(all), Step::CloseSeason, Step::End])
    }

    /// Returns the position at the end of a season.
    #[must_use]
    pub fn season_end(mut self, season: Season) -> State {
        self.state.season = season;
        let all = SeatSet::all(self.rules.seats());
        self.at(&[Step::SeasonEnds(all), Step::CloseSeason, Step::End])
    }

    /// Returns the position when mercenaries are recruited.
    #[must_use]
    pub fn recruiting(self) -> State {
        let all = SeatSet::all(self.rules.seats());
        self.at(&[Step::BeforeRecruit, Step::Recruits(all), Step::End])
    }

    /// Returns the position at the beginning of winter.
    #[must_use]
    pub fn winter(self) -> State {
        self.at(&[Step::Winter, Step::End])
    }

    /// Returns the position with these steps on the agenda, advanced to the first decision.
    #[must_use]
    pub fn at(mut self, plan: &[Step]) -> State {
        self.state.agenda = Agenda::new(plan);
        self.rules.advance(&mut self.state, &mut ());
        self.state
    }
}
