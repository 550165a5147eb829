//! Influencing and aid (W11 to W13).

use super::{Step, step};
use crate::advisor::{ADVISORS, Advisor};
use crate::buildings::{Building, Province};
use crate::flow::Flow;
use crate::goods::{Good, Goods, Kinds};
use crate::module::fate::Gift;
use crate::module::{
    self, Event as ModuleEvent, Fate, Figure, Governor, Modules, Scenario, Spent, Used, Way,
};
use crate::notation::Group;
use crate::options::Options;
use crate::plan::{Season, Step as AnyStep};
use crate::state::{Audience, State};
use crate::step::influence::{EVERY_ADVISOR, Numbers, Ways};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat};

/// Private advisors of the Politician.
pub(in crate::module) const PRIVATE: [Advisor; 3] = [Advisor::fixed(3), Advisor::fixed(5), Advisor::fixed(8)];

/// The Duchess, whom the Duke visits.
const DUCHESS: Advisor = Advisor::fixed(12);

/// The King.
const KING: Advisor = Advisor::fixed(18);

/// The Queen.
const QUEEN: Advisor = Advisor::fixed(17);

/// The last advisor who sees two with open doors.
const LAST_OPEN_DOOR: u8 = 6;

/// The last advisor who gives twice at the feast of fools.
const LAST_FOOL: u8 = 3;

/// The number of dice of a group where there is no limit.
const ANY_NUMBER: u8 = u8::MAX;

fn bit(advisor: Advisor) -> Numbers {
    1 << advisor.number()
}

fn private_place(advisor: Advisor) -> Option<usize> {
    PRIVATE.iter().position(|&own| own == advisor)
}

impl Kingsburg {
    /// Question: which advisors cannot be influenced at all?
    pub(crate) fn closed(&self, s: &State) -> Numbers {
        let fate = &s.extra.fate;
        let Some(now) = fate.now else { return 0 };
        let king = if now == Fate::IllKing { bit(KING) } else { 0 };
        let couple = if now == Fate::FeastOfFools { bit(KING) | bit(QUEEN) } else { 0 };
        king | couple | fate.absent.map_or(0, bit)
    }

    /// Question: what may a +2 token add? One bit for each number.
    pub(crate) fn token_worth(&self, s: &State) -> Numbers {
        if s.is_year_of(Fate::SilverTongues) { 0b1110 } else { 0b100 }
    }

    /// Question: how many dice may a group have?
    pub(crate) fn most_dice(&self, s: &State) -> u8 {
        if s.is_year_of(Fate::ShortAudiences) { self.count(Figure::ShortAudiencesDice) } else { ANY_NUMBER }
    }

    /// Question: may a group of 18 go to the Queen?
    pub(crate) fn king_sends_to_queen(&self, s: &State) -> bool {
        s.is_year_of(Fate::IllKing) && self.count(Figure::IllKingRedirect) > 0
    }

    /// Question: how far does another market than the Market reach?
    pub(crate) fn other_market_step(&self, s: &State, province: &Province) -> u8 {
        if !province.has(Building::TravelingMarket) {
            return 0;
        }
        self.count(match s.season {
            Season::Spring => Figure::MarketStepSpring,
            Season::Summer => Figure::MarketStepSummer,
            Season::Autumn => Figure::MarketStepAutumn,
        })
    }

    /// Question: does an advisor see two players, and would this seat be the second?
    pub(crate) fn sees_two(&self, s: &State, seat: Seat, advisor: Advisor) -> bool {
        let audience = s.court[advisor];
        s.is_year_of(Fate::OpenDoors)
            && advisor.number() <= LAST_OPEN_DOOR
            && audience.groups() == 1
            && audience.of(seat) == 0
    }

    /// Returns whether cards in play may change which advisors can be influenced.
    pub(crate) fn changes_ways(options: &Options) -> bool {
        let cards = Modules::GOVERNORS | Modules::FATE;
        options.modules.intersects(cards) || options.scenario.allows(Scenario::Regency)
    }

    /// Returns the ways to advisors that the cards in play close and open.
    #[inline(never)]
    pub(crate) fn more_ways(&self, s: &State, seat: Seat, ways: &mut Ways) {
        let open = EVERY_ADVISOR & !self.closed(s);
        if s.is_year_of(Fate::OpenDoors) {
            let two = Advisor::all().filter(|&advisor| self.sees_two(s, seat, advisor));
            ways[0].1 |= two.fold(0, |all, advisor| all | bit(advisor));
        }
        ways[0].1 &= open;
        let such = |fits: &dyn Fn(Audience) -> bool| {
            Advisor::all()
                .filter(|&advisor| fits(s.court[advisor]))
                .fold(0, |all, advisor| all | bit(advisor))
        };
        if s.plays(seat, Governor::Politician) {
            let free = (0..3).filter(|&place| s.extra.private[place].of(seat) == 0);
            ways.push((Way::Private, free.fold(0, |all, place| all | bit(PRIVATE[place]))));
        }
        if self.against_embassy(s, seat).is_ok() {
            ways.push((Way::Ambassador, open));
        }
        if s.extra.scenario.seals.contains(seat) {
            ways.push((Way::Seal, open & such(&|audience| !audience.is_empty())));
        }
        if self.against_deal(s, seat).is_ok() {
            ways.push((Way::Deal, open & such(&|audience| audience.has_other_than(seat))));
            let known = (0..3).filter(|&place| s.extra.private[place].has_other_than(seat));
            ways.push((Way::PrivateDeal, known.fold(0, |all, place| all | bit(PRIVATE[place]))));
        }
    }

    fn against_embassy(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.plays(seat, Governor::Ambassador), Reason::OtherGovernor)?;
        need(!s.extra.own[seat].spent.contains(Spent::EMBASSY), Reason::UsedThisYear)
    }

    fn against_deal(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.is_year_of(Fate::SecretDeals), Reason::NotThisYear)?;
        need(!s.extra.own[seat].spent.contains(Spent::DEAL), Reason::UsedThisYear)
    }

    pub(crate) fn against_way(
        &self,
        s: &State,
        seat: Seat,
        advisor: Advisor,
        way: Way,
    ) -> Result<(), Reason> {
        let open = self.closed(s) & bit(advisor) == 0;
        let private = private_place(advisor).map(|place| s.extra.private[place]);
        match way {
            Way::Usual => {
                need(open, Reason::Closed)?;
                self.against_usual_way(s, seat, advisor)
            }
            Way::Private => {
                need(s.plays(seat, Governor::Politician), Reason::OtherGovernor)?;
                need(private.ok_or(Reason::OutOfReach)?.of(seat) == 0, Reason::UsedThisSeason)
            }
            Way::Ambassador => self.against_embassy(s, seat).and_then(|()| need(open, Reason::Closed)),
            Way::Seal => {
                need(s.extra.scenario.seals.contains(seat), Reason::NoSeal)?;
                need(open, Reason::Closed)?;
                need(!s.court[advisor].is_empty(), Reason::NobodyYet)
            }
            Way::Deal => {
                self.against_deal(s, seat)?;
                need(open, Reason::Closed)?;
                need(s.court[advisor].has_other_than(seat), Reason::NobodyYet)
            }
            Way::PrivateDeal => {
                self.against_deal(s, seat)?;
                need(private.ok_or(Reason::OutOfReach)?.has_other_than(seat), Reason::NobodyYet)
            }
        }
    }

    /// A group arrives, by whatever way.
    pub(crate) fn arrive(&self, s: &mut State, seat: Seat, group: Group, events: &mut impl EventSink<Event>) {
        let own = &mut s.extra.own[seat];
        match group.way {
            Way::Usual => {}
            Way::Private | Way::PrivateDeal => {
                if group.way == Way::PrivateDeal {
                    own.spent |= Spent::DEAL;
                }
                let place = private_place(group.advisor).expect("a private advisor is one of three");
                s.extra.private[place].enter(seat);
                return;
            }
            Way::Ambassador => {
                own.spent |= Spent::EMBASSY;
                self.gain_tokens(s, seat, self.count(Figure::AmbassadorTokens), events);
            }
            Way::Seal => s.extra.scenario.seals = s.extra.scenario.seals.without(seat),
            Way::Deal => own.spent |= Spent::DEAL,
        }
        s.court[group.advisor].enter(seat);
        if let Some(gift) = s.extra.fate.take_gift(group.advisor) {
            self.take_gift(s, seat, gift, events);
        }
    }

    fn take_gift(&self, s: &mut State, seat: Seat, gift: Gift, events: &mut impl EventSink<Event>) {
        match gift {
            Gift::Token => self.gain_tokens(s, seat, 1, events),
            Gift::Gold => self.gain_one(s, seat, Good::Gold, events),
            Gift::Stone => self.gain_one(s, seat, Good::Stone, events),
            Gift::Vp => self.gain_vp(s, seat, 1, module::Source::Fate, events),
        }
    }

    /// Returns the highest advisor whom a seat has influenced on the board.
    fn highest_influenced(&self, s: &State, seat: Seat) -> Option<Advisor> {
        (1..=ADVISORS as u8).rev().filter_map(Advisor::new).find(|&advisor| s.court[advisor].of(seat) > 0)
    }

    /// W12: the Duke is asked if he has somewhere to leave and the Duchess is free.
    pub(super) fn offer_move(&self, s: &mut State) -> Flow {
        let free = s.court[DUCHESS].is_empty() && self.closed(s) & bit(DUCHESS) == 0;
        let duke = s.player_of(Governor::Duke).filter(|_| free);
        if duke.is_some_and(|seat| self.highest_influenced(s, seat).is_some()) {
            Flow::Wait
        } else {
            s.done()
        }
    }

    pub(in crate::module) fn do_move(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        let from = self.highest_influenced(s, seat).expect("the Duke has influenced somebody");
        s.court[from].leave(seat);
        s.court[DUCHESS].enter(seat);
        s.extra.own[seat].used |= Used::MOVED;
        events.emit(Event::Module { module: ModuleEvent::Moved { by: seat, from } });
    }

    /// Question: does the Duchess keep her token from this seat?
    pub(crate) fn withholds_token(&self, s: &State, to: Seat) -> bool {
        s.extra.own[to].used.contains(Used::MOVED) && self.count(Figure::DukeNoToken) > 0
    }

    /// W12: everybody's advisors are counted.
    pub(super) fn count_influence(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in s.in_order(self.everyone()) {
            let board = Advisor::all().filter(|&advisor| s.court[advisor].of(seat) > 0).count();
            let private = s.extra.private.iter().filter(|audience| audience.of(seat) > 0).count();
            s.extra.own[seat].influenced = (board + private) as u8;
            if s.has_scenario(Scenario::RoyalCharters) {
                let own = &mut s.extra.own[seat];
                own.courted[0] |= s.court[QUEEN].of(seat) > 0;
                own.courted[1] |= s.court[KING].of(seat) > 0;
            }
            let low = self.highest_influenced(s, seat).map_or(0, Advisor::number)
                <= self.count(Figure::HermitMaxNumber);
            if s.plays(seat, Governor::Hermit) && board + private == 1 && low {
                self.gain_vp(
                    s,
                    seat,
                    i16::from(self.card(Figure::HermitVp)),
                    module::Source::Governors,
                    events,
                );
            }
        }
        s.done()
    }

    /// Question: how often does an advisor pay a group?
    pub(crate) fn times_paid(&self, s: &State, advisor: Advisor) -> u8 {
        if s.is_year_of(Fate::FeastOfFools) && advisor.number() <= LAST_FOOL { 2 } else { 1 }
    }

    /// Moment: an advisor pays a group.
    pub(crate) fn bless_aid(
        &self,
        s: &mut State,
        to: Seat,
        advisor: Advisor,
        events: &mut impl EventSink<Event>,
    ) {
        if s.is_year_of(Fate::RoyalWedding) && (advisor == KING || advisor == QUEEN) {
            self.gain_vp(s, to, i16::from(self.card(Figure::WeddingVp)), module::Source::Fate, events);
        }
    }

    /// Question: how many soldiers more do the advisors give who give soldiers?
    pub(crate) fn called_to_arms(&self, s: &State) -> u8 {
        if s.is_year_of(Fate::CallToArms) { self.count(Figure::CallSoldiers) } else { 0 }
    }

    /// Question: has the private advisor of this number been visited?
    pub(crate) fn is_visited_in_private(&self, s: &State, advisor: Advisor) -> bool {
        private_place(advisor).is_some_and(|place| !s.extra.private[place].is_empty())
    }

    /// Private advisors pay right after those on the board: the Politician first, then whoever made a deal with him.
    pub(crate) fn open_private_aid(&self, s: &mut State, advisor: Advisor) {
        let Some(place) = private_place(advisor).filter(|&place| !s.extra.private[place].is_empty()) else {
            return;
        };
        let audience = s.extra.private[place];
        let aid = |to| step(Step::PrivateAid { to, advisor });
        let politician = s.player_of(Governor::Politician).expect("somebody has private advisors");
        let mut others = audience;
        (0..audience.of(politician)).for_each(|_| others.leave(politician));
        self.push_each(s, others, 1, aid);
        (0..audience.of(politician)).for_each(|_| s.agenda.push(aid(politician)));
    }

    /// 3: wood or stone; 5: a soldier or a point; 8: two goods of different kinds.
    pub(super) fn give_private_aid(
        &self,
        s: &mut State,
        to: Seat,
        advisor: Advisor,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        events.emit(Event::Module { module: ModuleEvent::PrivateAid { to, advisor } });
        s.becomes(match advisor.number() {
            3 => AnyStep::Choose { seat: to, kinds: Kinds::either(Good::Wood, Good::Stone) },
            5 => step(Step::SoldierOrVp(to)),
            _ => step(Step::Both(to)),
        });
        Flow::On
    }

    pub(in crate::module) fn do_soldier_or_vp(
        &self,
        s: &mut State,
        seat: Seat,
        soldier: bool,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        if soldier {
            self.give_soldiers(s, seat, Advisor::fixed(5), 1, events);
        } else {
            self.gain_vp(s, seat, 1, Source::Advisors, events);
        }
    }

    /// One of each but the one that is left.
    pub(in crate::module) fn do_both(
        &self,
        s: &mut State,
        seat: Seat,
        left: Good,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        let mut goods = Goods([1, 1, 1]);
        goods[left] = 0;
        self.gain(s, seat, goods, events);
    }

    /// Moment: the season closes, and unused seals expire.
    pub(crate) fn close_private_court(&self, s: &mut State) {
        s.extra.private = Default::default();
        s.extra.fate.absent = None;
        self.void_favours(s);
    }
}
