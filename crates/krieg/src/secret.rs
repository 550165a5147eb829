//! Hidden information: views, observed chance outcomes, and determinizations.
//!
//! Public are victory points, privileges, houses, the sizes of hands, the discards, every card bid or played, and
//! cards that publicly went into a hand. Hidden are hands, agenda hands, the deck and loot (ruling 16).

use crate::cards::{Cards, Good, Matters, Problem};
use crate::figures::Points;
use crate::notation::Chance;
use crate::plan::{Season, Step};
use crate::state::{Lying, State};
use crate::step::{deal, piles};
use crate::{Krieg, Part};
use arrayvec::ArrayVec;
use core::fmt;
use engine::{Eye, Rng, Seat, SeatSet};

/// The view of an observer. Hidden information is `None`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// The observer.
    pub eye: Eye,
    /// The year, from 1.
    pub year: u8,
    /// The season, while a year is under way.
    pub season: Option<Season>,
    /// The king's adviser, once the cards are dealt.
    pub adviser: Option<Seat>,
    /// The problem of the latest spring.
    pub problem: Problem,
    /// What a card of each kind is worth for each problem.
    pub values: [Cards; 4],
    /// The agenda card on the table.
    pub table: Option<Lying>,
    /// Agenda cards that have left the game.
    pub retired: Matters,
    /// Parts of the cathedral that stand.
    pub parts: u8,
    /// The part to be built next.
    pub next_part: Option<Part>,
    /// What the king pays for a solved problem.
    pub points: Points,
    /// How many cards the deck holds.
    pub deck_size: u8,
    /// What the deck holds.
    pub deck: Option<Cards>,
    /// The kinds that the deck holds, for one who is choosing among them.
    pub deck_kinds: Option<ArrayVec<Good, 4>>,
    /// The discards.
    pub discards: Cards,
    /// Privilege tiles in the supply.
    pub supply: Cards,
    /// How many cards of loot lie apart this turn.
    pub loot_size: u8,
    /// What they are: face down to all.
    pub loot: Option<Cards>,
    /// Those who have been looted this turn.
    pub looted: SeatSet,
    /// Those who are still in the auction.
    pub bidding: SeatSet,
    /// The highest bid of the auction that is under way.
    pub high_bid: u8,
    /// Those whose income this autumn was the barest, while incomes are paid and until they have been asked for
    /// their plea.
    pub poor: SeatSet,
    /// The players.
    pub seats: ArrayVec<SeatView, 4>,
}

/// The view of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Victory points.
    pub vp: u8,
    /// Farms.
    pub outer: u8,
    /// Workers' houses.
    pub inner: u8,
    /// Houses in reserve.
    pub reserve: u8,
    /// Privileges.
    pub privileges: Cards,
    /// How many resource cards he holds.
    pub hand_size: u8,
    /// Which cards they are, for those who see them.
    pub hand: Option<Cards>,
    /// The cards that this observer saw go into the hand and that are still in it; for the own hand, what all have seen.
    pub known: Cards,
    /// What this player has seen of other hands, as far as the observer may know: of the own hand, or all of it for an
    /// omniscient observer.
    pub has_seen: ArrayVec<HasSeen, 3>,
    /// How many agenda cards he holds.
    pub matters_size: u8,
    /// Which cards they are, for those who see them.
    pub matters: Option<Matters>,
    /// Agenda cards that he took publicly.
    pub known_matters: Matters,
    /// What he has bid this spring, raise by raise.
    pub raises: ArrayVec<Cards, { crate::figures::MAX_IN_HAND }>,
    /// The value of it.
    pub bid: u8,
}

/// What a player has seen of another's hand.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HasSeen {
    /// Whose hand.
    pub of: Seat,
    /// The cards that must still be in it.
    pub cards: Cards,
}

/// A chance outcome as an observer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Glimpse {
    /// All of it.
    Whole(Chance),
    /// How many cards were drawn.
    Count(u8),
    /// Who is adviser, how many cards everyone was dealt, and one's own if one plays.
    Dealt {
        /// The first adviser.
        adviser: Seat,
        /// One's own seat and cards.
        own: Option<(Seat, Cards, Matters)>,
        /// Everyone who was dealt cards, in order: seat, resource cards, agenda cards.
        sizes: [Option<(Seat, u8, u8)>; 4],
    },
}

impl Krieg {
    pub(crate) fn view_of(&self, s: &State, eye: Eye) -> View {
        let open = eye == Eye::Omniscient;
        let undealt = s.agenda.peek() == Some(Step::Deal);
        let auction = self.auction(s);
        View {
            eye,
            year: s.year,
            season: s.season(),
            adviser: (!undealt).then_some(s.adviser),
            problem: s.problem,
            values: self.figures.values,
            table: s.table,
            retired: s.retired,
            parts: s.parts,
            next_part: s.next_part(),
            points: self.points,
            deck_size: s.deck.total(),
            deck: open.then_some(s.deck),
            deck_kinds: chooses(s, eye).then(|| kinds(s.deck)),
            discards: s.discards,
            supply: s.supply,
            loot_size: s.spoils.cards.total(),
            loot: open.then_some(s.spoils.cards),
            looted: s.spoils.from,
            bidding: auction.0,
            high_bid: auction.1,
            poor: self.poor(s),
            seats: self.everyone().iter().map(|seat| self.seat_view(s, seat, eye)).collect(),
        }
    }

    fn seat_view(&self, s: &State, seat: Seat, eye: Eye) -> SeatView {
        let lord = &s.lords[seat];
        let own = eye.sees(seat);
        SeatView {
            seat,
            vp: lord.vp,
            outer: lord.outer,
            inner: lord.inner,
            reserve: s.reserve(seat, &self.figures),
            privileges: lord.privileges,
            hand_size: lord.hand.total(),
            hand: own.then_some(lord.hand),
            known: s.known.of(seat, if own { Eye::Public } else { eye }),
            has_seen: self.has_seen(s, seat, eye),
            matters_size: lord.matters.total(),
            matters: own.then_some(lord.matters),
            known_matters: lord.seen_matters,
            raises: lord.raises.each().iter().copied().collect(),
            bid: self.bid_total(s, seat),
        }
    }

    fn has_seen(&self, s: &State, seat: Seat, eye: Eye) -> ArrayVec<HasSeen, 3> {
        let hands = self.opponents(seat).iter().filter(|&of| eye.sees(of));
        hands.map(|of| HasSeen { of, cards: s.known.of(of, Eye::Seat(seat)) }).collect()
    }

    fn auction(&self, s: &State) -> (SeatSet, u8) {
        match s.agenda.peek() {
            Some(Step::Auction { bidding, high, .. }) => (bidding, high),
            _ => (SeatSet::NONE, 0),
        }
    }

    fn poor(&self, s: &State) -> SeatSet {
        let asked = s
            .agenda
            .remaining()
            .iter()
            .find_map(|step| if let Step::Plea { left, .. } = step { Some(*left) } else { None });
        asked.unwrap_or(s.poor)
    }

    pub(crate) fn glimpse_of(&self, s: &State, chance: Chance, eye: Eye) -> Glimpse {
        let whole = match s.agenda.peek() {
            Some(Step::Draw { to, .. }) => eye.sees(to),
            Some(Step::Alms { by, from }) => eye.sees(by) || eye.sees(from),
            _ => eye == Eye::Omniscient,
        };
        match chance {
            chance if whole => Glimpse::Whole(chance),
            Chance::Draw(cards) => Glimpse::Count(cards.total()),
            Chance::Deal(deal) => Glimpse::Dealt {
                adviser: deal.adviser,
                own: match eye {
                    Eye::Seat(seat) => Some((seat, deal.hands[seat], deal.matters[seat])),
                    Eye::Public | Eye::Omniscient => None,
                },
                sizes: [0, 1, 2, 3].map(Seat::new).map(|seat| {
                    let size = (seat, deal.hands[seat].total(), deal.matters[seat].total());
                    self.everyone().contains(seat).then_some(size)
                }),
            },
        }
    }

    /// Samples a determinization: deals hands, agenda hands, loot and deck anew, as far as `seat` does not know them.
    pub(crate) fn redealt(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *s;
        world.known = s.known.as_known_to(seat);
        self.redeal_cards(s, &mut world, seat, rng);
        self.redeal_matters(s, &mut world, seat, rng);
        world
    }

    fn redeal_cards(&self, s: &State, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        let others = self.opponents(seat);
        let known = |holder| s.known.of(holder, Eye::Seat(seat));
        let hidden = others.iter().map(|holder| s.lords[holder].hand - known(holder));
        let mut pool = hidden.fold(s.deck + s.spoils.cards, |pool, cards| pool + cards);
        if chooses(s, Eye::Seat(seat)) {
            world.deck = deck_of_kinds(pool, s.deck, rng);
            pool -= world.deck;
        }
        for holder in others.iter() {
            let unknown = s.lords[holder].hand.total() - known(holder).total();
            let dealt = piles::pick(pool, unknown, rng);
            pool -= dealt;
            world.lords[holder].hand = known(holder) + dealt;
        }
        world.spoils.cards = piles::pick(pool, s.spoils.cards.total(), rng);
        pool -= world.spoils.cards;
        if !chooses(s, Eye::Seat(seat)) {
            world.deck = pool;
        }
    }

    fn redeal_matters(&self, s: &State, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        let others = self.opponents(seat);
        let hidden = others.iter().map(|holder| s.lords[holder].matters - s.lords[holder].seen_matters);
        let mut pool = hidden.fold(Matters::NONE, |pool, matters| pool + matters);
        for holder in others.iter() {
            let lord = &mut world.lords[holder];
            let dealt = deal::pick_matters(pool, lord.matters.total() - lord.seen_matters.total(), rng);
            pool = pool - dealt;
            lord.matters = lord.seen_matters + dealt;
        }
    }
}

/// Returns whether this observer is choosing a card from the deck, and so sees which kinds are in it.
fn chooses(s: &State, eye: Eye) -> bool {
    matches!((s.agenda.peek(), eye), (Some(Step::FirstCard(to)), Eye::Seat(seat)) if to == seat)
}

fn kinds(cards: Cards) -> ArrayVec<Good, 4> {
    Good::ALL.into_iter().filter(|&good| cards[good] > 0).collect()
}

/// Samples a deck of the same size and with the same kinds as the true one, from the cards that may be in it.
///
/// One card of each kind is chosen first and the rest dealt evenly, which makes rare kinds a little rarer than in an
/// exact sample. Every determinization is possible for the chooser, and every possible one can be sampled.
fn deck_of_kinds(pool: Cards, truth: Cards, rng: &mut impl Rng) -> Cards {
    let mut deck = Cards::NONE;
    let mut rest = Cards::NONE;
    for good in kinds(truth) {
        deck[good] = 1;
        rest[good] = pool[good] - 1;
    }
    deck + piles::pick(rest, truth.total() - deck.total(), rng)
}

impl fmt::Display for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Glimpse::Whole(chance) => chance.fmt(f),
            Glimpse::Count(count) => {
                f.write_str("draw ")?;
                hidden(f, *count)
            }
            Glimpse::Dealt { adviser, own, sizes } => {
                write!(f, "deal adviser={adviser}")?;
                for (seat, hand, matters) in sizes.iter().flatten() {
                    match own {
                        Some((own, hand, matters)) if own == seat => write!(f, " {seat}:{hand}:{matters}")?,
                        Some(_) | None => {
                            write!(f, " {seat}:")?;
                            hidden(f, *hand)?;
                            f.write_str(":")?;
                            hidden(f, *matters)?;
                        }
                    }
                }
                Ok(())
            }
        }
    }
}

fn hidden(f: &mut fmt::Formatter<'_>, count: u8) -> fmt::Result {
    (0..count).try_for_each(|_| f.write_str("?"))
}

#[cfg(feature = "serde")]
mod named {
    //! Serialization of cards by name.

    use crate::cards::{Cards, Good, Matter, Matters};
    use serde::{Serialize, Serializer};

    impl Serialize for Cards {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(Good::ALL.into_iter().map(|good| (good, self[good])))
        }
    }

    impl Serialize for Matters {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(Matter::all().map(|matter| (Key(matter), self[matter])))
        }
    }

    struct Key(Matter);

    impl Serialize for Key {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(&self.0)
        }
    }
}
