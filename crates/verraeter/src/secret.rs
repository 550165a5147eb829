//! Hidden information: views, observed chance outcomes, and determinizations.
//!
//! Public are lands, buildings, sides, victory points, the strategy card, the sizes of hands, every card played or
//! discarded, and the first hands of 1998 until they are played. Hidden are hands, the stock, action cards until the
//! reveal, the action card set aside and those left over (ruling 12).
//!
//! A player knows more than what is visible. Of the draft he knows which action cards he received and which he passed on:
//! what he did not receive was set aside or taken before him, and those after him chose from what he passed on. Of
//! the stock he knows what it was shuffled from, because the discards are public, and what he himself has drawn since; so
//! what was shuffled in and has not been seen since is in the stock, or with someone who has drawn. What he could
//! infer beyond that, from who has played what since the shuffle, is not kept.

use crate::Verraeter;
use crate::cards::{Cards, Role, Roles};
use crate::figures::LandFigures;
use crate::notation::{Action, Chance, Deal};
use crate::plan::{Phase, Step};
use crate::ring::{Border, Building, Kind, Place, Side};
use crate::state::{Each, Noble, State};
use crate::step::piles;
use arrayvec::ArrayVec;
use core::fmt;
use engine::{Eye, Rng, Seat};

/// The view of an observer. Hidden information is `None`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// The observer.
    pub eye: Eye,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds are played if no house owns all lands before.
    pub rounds: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// Who has the start player card, once the ring is laid.
    pub start: Option<Seat>,
    /// Who has the strategy card, once the ring is laid.
    pub strategy: Option<Seat>,
    /// The place of the conflict card.
    pub conflict: Option<Border>,
    /// The lands in order; none before the ring is laid.
    pub lands: ArrayVec<LandView, { crate::ring::LANDS }>,
    /// How many cards the stock holds.
    pub stock_size: u8,
    /// What the stock holds.
    pub stock: Option<Cards>,
    /// What it was shuffled from last.
    pub shuffled: Cards,
    /// The discards.
    pub discards: Cards,
    /// Who is to draw, while supply cards are drawn.
    pub drawing: Option<Drawing>,
    /// Whether an action card is set aside.
    pub is_set_aside: bool,
    /// Which one, for an omniscient observer.
    pub aside: Option<Role>,
    /// The action cards that go round, for whoever holds them; once all have chosen, those left over, for whoever
    /// left them.
    pub untaken: Option<Roles>,
    /// The players.
    pub seats: ArrayVec<SeatView, 4>,
}

/// A draw that is due.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Drawing {
    /// Who draws.
    pub seat: Seat,
    /// How many cards he is due; more than his hand has room for if he has yet to decide what to discard.
    pub due: u8,
}

/// The view of a land, all of which is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LandView {
    /// Its place in the ring.
    pub land: Place,
    /// Which card it is.
    pub kind: Kind,
    /// Its conflict points, as printed on it.
    pub cp: u8,
    /// Victory points for each of one, two, three or four who conquer it, as printed on it.
    pub vp: [u8; 4],
    /// The house that owns it.
    pub side: Side,
    /// The building under it.
    pub building: Option<Building>,
}

/// The view of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The house that he stands for, once the ring is laid.
    pub side: Option<Side>,
    /// Victory points.
    pub vp: u8,
    /// How many supply cards he holds.
    pub hand_size: u8,
    /// Which cards they are, for those who see them.
    pub hand: Option<Cards>,
    /// The cards in that hand that are public knowledge.
    pub known: Cards,
    /// How many cards he has drawn since the stock was shuffled last.
    pub drawn_size: u8,
    /// Which cards they were, for those who see them.
    pub drawn: Option<Cards>,
    /// Supply cards that he has played this round.
    pub played: Cards,
    /// Building cards that he has not placed.
    pub reserve: u8,
    /// Estates that stand.
    pub estates: u8,
    /// Offices that stand.
    pub offices: u8,
    /// Whether he has an action card.
    pub has_role: bool,
    /// Whether it is face up.
    pub revealed: bool,
    /// Which one.
    pub role: Option<Role>,
    /// The action cards that he could choose from this round.
    pub received: Option<Roles>,
    /// Those that he passed on or left over.
    pub passed_on: Option<Roles>,
}

/// An action as an observer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Hash)]
pub enum Seen {
    /// All of it.
    Whole(Action),
    /// That an action card was taken, but not which.
    Picked,
}

/// A chance outcome as an observer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Glimpse {
    /// All of it.
    Whole(Chance),
    /// That an action card was set aside, but not which.
    Aside,
    /// How many cards were drawn.
    Count(u8),
    /// How many cards everyone was dealt, and one's own if one plays.
    Dealt {
        /// One's own seat and cards.
        own: Option<(Seat, Cards)>,
        /// How many cards each seat was dealt.
        sizes: Each<u8>,
    },
}

impl Verraeter {
    pub(crate) fn view_of(&self, s: &State, eye: Eye) -> View {
        let open = eye == Eye::Omniscient;
        let laid = s.agenda.peek() != Some(Step::Ring);
        View {
            eye,
            round: s.round,
            rounds: self.options.rounds(),
            phase: s.phase(),
            start: laid.then_some(s.start),
            strategy: laid.then_some(s.strategy),
            conflict: s.conflict,
            lands: Place::all().filter(|_| laid).map(|at| self.land_view(s, at)).collect(),
            stock_size: s.stock.total(),
            stock: open.then_some(s.stock),
            shuffled: s.shuffled,
            discards: s.discards,
            drawing: drawing(s),
            is_set_aside: s.aside.is_some(),
            aside: s.aside.filter(|_| open),
            untaken: self.holds_untaken(s, eye).then(|| s.untaken()),
            seats: self.everyone().iter().map(|seat| self.seat_view(s, seat, eye, laid)).collect(),
        }
    }

    fn land_view(&self, s: &State, at: Place) -> LandView {
        let kind = s.kind(at);
        let LandFigures { cp, vp } = *self.figures.land(kind);
        LandView { land: at, kind, cp, vp, side: s.side(at), building: s.building(at) }
    }

    fn seat_view(&self, s: &State, seat: Seat, eye: Eye, laid: bool) -> SeatView {
        let noble = &s.nobles[seat];
        let own = eye.sees(seat);
        SeatView {
            seat,
            side: laid.then_some(noble.side),
            vp: noble.vp,
            hand_size: noble.hand.total(),
            hand: own.then_some(noble.hand),
            known: noble.known,
            drawn_size: noble.drawn.total(),
            drawn: own.then_some(noble.drawn),
            played: noble.played,
            reserve: noble.reserve(),
            estates: noble.estates.len() as u8,
            offices: noble.offices.len() as u8,
            has_role: noble.card().is_some(),
            revealed: noble.role.is_some(),
            role: noble.role.or(noble.drafted.filter(|_| own)),
            received: self.received(s, seat).filter(|_| own),
            passed_on: self.passed_on(s, seat).filter(|_| own),
        }
    }

    /// Returns whether an observer sees the action cards that nobody has taken: the drafter, later the last drafter.
    fn holds_untaken(&self, s: &State, eye: Eye) -> bool {
        let last = self.everyone().iter().find(|&seat| self.left_of(seat) == s.start);
        let holder = match s.agenda.peek() {
            Some(Step::Pick(seat)) => Some(seat),
            _ => last.filter(|&seat| s.nobles[seat].card().is_some()),
        };
        s.aside.is_some() && (eye == Eye::Omniscient || holder.is_some_and(|seat| eye.sees(seat)))
    }

    pub(crate) fn glimpse_of(&self, s: &State, chance: Chance, eye: Eye) -> Glimpse {
        match chance {
            chance if eye == Eye::Omniscient => Glimpse::Whole(chance),
            Chance::Ring(_) => Glimpse::Whole(chance),
            Chance::Aside(_) => Glimpse::Aside,
            Chance::Draw(cards) => match s.agenda.peek() {
                Some(Step::Draw { to, .. }) if eye.sees(to) => Glimpse::Whole(chance),
                _ => Glimpse::Count(cards.total()),
            },
            Chance::Deal(Deal(hands)) => Glimpse::Dealt {
                own: match eye {
                    Eye::Seat(seat) if self.everyone().contains(seat) => Some((seat, hands[seat])),
                    Eye::Seat(_) | Eye::Public | Eye::Omniscient => None,
                },
                sizes: engine::PerSeat(hands.0.map(Cards::total)),
            },
        }
    }

    /// Samples a determinization: deals hands, stock and hidden action cards anew, as far as `seat` does not know them.
    pub(crate) fn redealt(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *s;
        self.redeal_supply(s, &mut world, seat, rng);
        self.redeal_roles(s, &mut world, seat, rng);
        world
    }

    /// Deals the stock first, from what can be in it; then the hands, and what others have drawn from the stock.
    fn redeal_supply(&self, s: &State, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        let others = self.everyone().without(seat);
        let hidden = others.iter().map(|holder| s.nobles[holder].hand - s.nobles[holder].known);
        let mut pool = hidden.fold(s.stock, |pool, cards| pool + cards);
        let mut left = s.shuffled - s.nobles[seat].drawn;
        let mut rooms = Each::default();
        others.iter().for_each(|holder| rooms[holder] = room_for_drawn(&s.nobles[holder]));

        let sure = still_unseen(s, seat);
        world.stock = self.redealt_stock(s, pool.at_most(left), sure, rooms, rng);
        for holder in others.iter() {
            world.nobles[holder].hand = s.nobles[holder].known;
            world.nobles[holder].drawn = Cards::NONE;
        }
        pool -= world.stock;
        left -= world.stock;
        let held = sure.less(world.stock);
        deal_drawn(world, held, rooms, rng);
        pool -= held;
        left -= held;
        for holder in others.iter() {
            let (truth, noble) = (&s.nobles[holder], &mut world.nobles[holder]);
            let dealt = piles::pick(pool, truth.hand.total() - noble.hand.total(), rng);
            let drawn = piles::pick(left, truth.drawn.total() - noble.drawn.total(), rng);
            noble.hand += dealt;
            noble.drawn += drawn;
            pool -= dealt;
            left -= drawn;
        }
    }

    /// Samples a stock of the true size from cards that can be in it. Cards that must be in it, because the hands of those
    /// who have drawn have no room for them, are chosen first, which makes them a little more likely than in an exact
    /// sample. Every determinization is possible for the seat, and every possible one can be sampled.
    fn redealt_stock(
        &self,
        s: &State,
        possible: Cards,
        sure: Cards,
        rooms: Each<u8>,
        rng: &mut impl Rng,
    ) -> Cards {
        let room: u8 = rooms.0.iter().sum();
        let first = piles::pick(sure, sure.total().saturating_sub(room), rng);
        first + piles::pick(possible - first, s.stock.total() - first.total(), rng)
    }

    /// What `seat` did not receive was set aside or taken before it; those after it chose from what it passed on.
    /// Before it receives cards, any card may be anywhere. What others have received and passed on follows from that.
    ///
    /// After the action cards are shown nothing is hidden from a player: what he did not receive and nobody before
    /// him shows was set aside.
    fn redeal_roles(&self, s: &State, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        if s.aside.is_none() || s.nobles.0.iter().any(|noble| noble.role.is_some()) {
            return;
        }
        let received = self.received(s, seat).unwrap_or(Roles::NONE);
        let mut pool = received.others();
        world.aside = Some(take_one(&mut pool, rng));
        for other in self.everyone().iter_clockwise_from(s.start) {
            if other == seat {
                pool = self.passed_on(s, seat).unwrap_or(Roles::NONE);
            } else if s.nobles[other].drafted.is_some() {
                world.nobles[other].drafted = Some(take_one(&mut pool, rng));
            }
        }
    }
}

/// Returns the cards that were shuffled into the stock and have neither been played since nor drawn and kept by `seat`: each is in the
/// stock or in the hand of another player who has drawn since.
fn still_unseen(s: &State, seat: Seat) -> Cards {
    let laid = s.nobles.0.iter().fold(s.discards, |laid, noble| laid + noble.played);
    let own = &s.nobles[seat];
    s.shuffled.less(laid).less(own.hand.at_most(own.drawn))
}

/// Returns how many cards drawn since the last shuffle a player may still hold, as far as others know.
fn room_for_drawn(noble: &Noble) -> u8 {
    noble.drawn.total().min(noble.hand.total() - noble.known.total())
}

/// Deals cards that others must have drawn since the last shuffle, and still hold, to those who have room for them.
fn deal_drawn(world: &mut State, mut cards: Cards, mut rooms: Each<u8>, rng: &mut impl Rng) {
    while !cards.is_empty() {
        let card = Cards::one(cards.nth(rng.below(u32::from(cards.total())) as u8));
        let mut nth = rng.below(u32::from(rooms.0.iter().sum::<u8>())) as u8;
        let holder = rooms.0.iter().position(|&room| {
            let here = nth < room;
            nth = nth.saturating_sub(room);
            here
        });
        let holder = Seat::new(holder.expect("there is room for every card that must be held"));
        rooms[holder] -= 1;
        cards -= card;
        world.nobles[holder].hand += card;
        world.nobles[holder].drawn += card;
    }
}

fn drawing(s: &State) -> Option<Drawing> {
    match s.agenda.peek() {
        Some(Step::Draw { to, due } | Step::Limit { to, due }) => Some(Drawing { seat: to, due }),
        _ => None,
    }
}

fn take_one(pool: &mut Roles, rng: &mut impl Rng) -> Role {
    let nth = rng.below(pool.len() as u32) as usize;
    let role = pool.iter().nth(nth).expect("random numbers are below the number of cards");
    *pool = pool.without(role);
    role
}

impl Seen {
    /// Returns an action of `by` as an observer sees it: which action card is taken is hidden until the reveal.
    pub(crate) fn of(action: Action, by: Seat, eye: Eye) -> Seen {
        match action {
            Action::Pick(_) if !eye.sees(by) => Seen::Picked,
            Action::Estate(_)
            | Action::Conflict(_)
            | Action::Pick(_)
            | Action::Supply(_)
            | Action::Build { .. }
            | Action::Turn(_)
            | Action::Pass
            | Action::Discard(_) => Seen::Whole(action),
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Whole(action) => action.fmt(f),
            Seen::Picked => f.write_str("pick ?"),
        }
    }
}

impl fmt::Display for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Glimpse::Whole(chance) => chance.fmt(f),
            Glimpse::Aside => f.write_str("aside ?"),
            Glimpse::Count(count) => {
                f.write_str("draw ")?;
                hidden(f, *count)
            }
            Glimpse::Dealt { own, sizes } => {
                f.write_str("deal")?;
                for (n, &size) in sizes.0.iter().enumerate().filter(|&(_, &size)| size > 0) {
                    let seat = Seat::new(n);
                    match own {
                        Some((own, cards)) if *own == seat => write!(f, " {seat}:{cards}")?,
                        Some(_) | None => {
                            write!(f, " {seat}:")?;
                            hidden(f, size)?;
                        }
                    }
                }
                Ok(())
            }
        }
    }
}

fn hidden(f: &mut fmt::Formatter<'_>, count: u8) -> fmt::Result {
    (0..count).try_for_each(|n| f.write_str(if n == 0 { "?" } else { "+?" }))
}

#[cfg(feature = "serde")]
mod named {
    //! Serialization of cards, sets and places by name.

    use crate::cards::{Cards, Roles, Value};
    use crate::ring::{Border, Place};
    use serde::{Serialize, Serializer};

    impl Serialize for Value {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u8(self.cp())
        }
    }

    impl Serialize for Cards {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(Value::ALL.into_iter().map(|value| (value, self[value])))
        }
    }

    impl Serialize for Roles {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl Serialize for Place {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u8(self.index() as u8 + 1)
        }
    }

    impl Serialize for Border {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.0.serialize(serializer)
        }
    }
}
