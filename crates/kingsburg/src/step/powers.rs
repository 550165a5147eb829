//! The end of a season (ruling 7).

use crate::buildings::{Building, Standing};
use crate::flow::Flow;
use crate::goods::Good;
use crate::notation::{Action, Coin, Payment};
use crate::plan::{Season, Step};
use crate::state::{Court, Marks, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{Actions, EventSink, Seat, SeatSet};

/// Buildings that do something at the end of a season.
const ANSWER: Standing = Building::Inn.bit().or(Building::Embassy.bit());

/// Buildings whose power is used at the end of a season, or not.
const POWERS: Standing = Building::TownHall
    .bit()
    .or(Building::Sawmill.bit())
    .or(Building::Stonecutter.bit())
    .or(Building::Goldsmith.bit());

impl Kingsburg {
    /// In order, each player: first what comes by itself, then the powers he may use, in the order he likes.
    pub(crate) fn next_season_end(
        &self,
        s: &mut State,
        left: SeatSet,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        s.ask_the_first(
            left,
            |s, seat| self.ends_season_with_choice(s, seat, events),
            Step::SeasonEnds,
            Step::Powers,
        )
    }

    /// Applies the automatic effects, and returns whether the seat then has powers to use.
    fn ends_season_with_choice(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
        let standing = s.lords[seat].province.standing();
        if standing.any(ANSWER) {
            if standing.has(Building::Inn) && s.season == Season::Summer {
                self.gain_tokens(s, seat, 1, events);
            }
            if standing.has(Building::Embassy) {
                self.gain_vp(s, seat, 1, Source::Powers, events);
            }
        }
        self.end_season_by_itself(s, seat, events);
        let asked = self.has_choice(s, seat);
        if !asked {
            self.collect_the_rest(s, seat, events);
        }
        asked
    }

    fn has_choice(&self, s: &State, seat: Seat) -> bool {
        let any = s.lords[seat].province.standing().any(POWERS) || self.has_robber(s, seat);
        any && (self.has_power(s, seat) || self.may_gain_power(s, seat))
    }

    /// Asked is only one who may decide something; else what must happen happens.
    pub(crate) fn offer_powers(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        if self.has_choice(s, seat) {
            return Flow::Wait;
        }
        self.do_end_season(s, seat, events);
        Flow::On
    }

    /// Returns whether the seat has a power that it need not use.
    pub(crate) fn has_power(&self, s: &State, seat: Seat) -> bool {
        let mut some = false;
        self.each_town_hall(s, seat, |_| some = true);
        self.each_workshop(s, seat, |_| some = true);
        some || self.can_steal(s, seat)
    }

    pub(crate) fn do_end_season(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        self.collect_the_rest(s, seat, events);
    }

    pub(crate) fn legal_powers(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Done);
        self.each_power(s, seat, |action| out.push(action));
    }

    fn each_town_hall(&self, s: &State, seat: Seat, mut found: impl FnMut(Action)) {
        let coins = Good::ALL.map(Coin::Good).into_iter().chain([Coin::Token]);
        coins
            .filter(|&coin| self.against_town_hall(s, seat, coin).is_ok())
            .for_each(|coin| found(Action::TownHall(coin)));
    }

    fn each_power(&self, s: &State, seat: Seat, mut found: impl FnMut(Action)) {
        self.each_town_hall(s, seat, &mut found);
        self.each_workshop(s, seat, &mut found);
        self.each_collection(s, seat, found);
    }

    /// The Town Hall: one good or one +2 token for 1 VP.
    pub(crate) fn against_town_hall(&self, s: &State, seat: Seat, coin: Coin) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(lord.province.has(Building::TownHall), Reason::NoSuchBuilding)?;
        need(!lord.marks.contains(Marks::TOWN_HALL), Reason::UsedThisSeason)?;
        match coin {
            Coin::Good(good) => need(lord.goods[good] > 0, Reason::NoSuchGood),
            Coin::Token => need(lord.tokens > 0, Reason::NoToken),
        }
    }

    pub(crate) fn do_town_hall(
        &self,
        s: &mut State,
        seat: Seat,
        coin: Coin,
        events: &mut impl EventSink<Event>,
    ) {
        s.lords[seat].marks |= Marks::TOWN_HALL;
        self.spend(s, seat, Payment::of(coin), events);
        self.gain_vp(s, seat, 1, Source::Powers, events);
    }

    pub(crate) fn close_season(&self, s: &mut State) -> Flow {
        s.court = Court::default();
        self.close_private_court(s);
        s.done()
    }
}
