//! The spots of Kingsburg's board, and those of each action.

use engine::Seat;
use kingsburg::buildings::Row;
use kingsburg::faces::Faces;
use kingsburg::module::{Action as Answer, Favour, Governor, Power, Prize, Way};
use kingsburg::notation::{Coin, Group, Payment};
use kingsburg::{Action, Building, Good, Goods};
use std::fmt;
use std::iter::{once, repeat_n};

/// A place that can be selected. Pieces are those of the observer, unless a seat is named.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Declines.
    Pass,
    /// Ends a choice.
    Done,
    /// A die.
    Die {
        /// What it shows, from 1.
        face: u8,
        /// Whether it is white.
        white: bool,
    },
    /// A piece of the observer.
    Own(Prize),
    /// A piece of the supply.
    Supply(Prize),
    /// A good of another player.
    GoodOf(Good, Seat),
    /// An advisor at court.
    Advisor(u8),
    /// An advisor of the Politician.
    Private(u8),
    /// A building, or the place for it.
    Building(Building),
    /// The observer's governor.
    Power,
    /// The regent's seal.
    Seal,
    /// The deal token.
    Deal,
    /// The year's fate.
    Fate,
    /// The year's invader.
    Invader,
    /// A player.
    Player(Seat),
    /// A governor to choose.
    Governor(Governor),
    /// A bid.
    Bid(u16),
    /// A strip to take.
    Strip(Row),
    /// A strip to lay.
    Lay(Row),
    /// No strip to lay.
    LayNone,
    /// A troop token.
    Troop(u8),
    /// A favour of the regent.
    Favour(Favour),
    /// New faces of dice, coloured and white ones. It has no place on the board.
    Becomes(Faces, Faces),
    /// A price of nothing. It has no place on the board.
    ForNothing,
    /// A part of a gift that is declined. It has no place on the board.
    GiveUp(Prize),
    /// The Priest's blessing. It has no place on the board.
    Blessing,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Pass => f.write_str("pass"),
            Spot::Done => f.write_str("done"),
            Spot::Die { face, white: false } => write!(f, "die-{face}"),
            Spot::Die { face, white: true } => write!(f, "white-{face}"),
            Spot::Own(prize) => write!(f, "{prize}"),
            Spot::Supply(prize) => write!(f, "supply-{prize}"),
            Spot::GoodOf(good, seat) => write!(f, "{good}-of-{seat}"),
            Spot::Advisor(number) => write!(f, "advisor-{number}"),
            Spot::Private(number) => write!(f, "private-{number}"),
            Spot::Building(building) => write!(f, "building-{}", building.word()),
            Spot::Power => f.write_str("power"),
            Spot::Seal => f.write_str("seal"),
            Spot::Deal => f.write_str("deal"),
            Spot::Fate => f.write_str("fate"),
            Spot::Invader => f.write_str("invader"),
            Spot::Player(seat) => write!(f, "player-{seat}"),
            Spot::Governor(governor) => write!(f, "governor-{governor}"),
            Spot::Bid(bid) => write!(f, "bid-{bid}"),
            Spot::Strip(row) => write!(f, "strip-{}", row.letter()),
            Spot::Lay(row) => write!(f, "lay-{}", row.letter()),
            Spot::LayNone => f.write_str("lay-none"),
            Spot::Troop(value) => write!(f, "troop-{value}"),
            Spot::Favour(favour) => write!(f, "favour-{favour}"),
            Spot::Becomes(dice, white) => write!(f, "becomes-{}-{}", digits(*dice), digits(*white)),
            Spot::ForNothing => f.write_str("for-nothing"),
            Spot::GiveUp(prize) => write!(f, "give-up-{prize}"),
            Spot::Blessing => f.write_str("blessing"),
        }
    }
}

fn digits(dice: Faces) -> String {
    dice.each().map(|face| face.to_string()).collect()
}

/// Returns the spots of an action.
pub(super) fn of(action: &Action) -> Vec<Spot> {
    match *action {
        Action::Statue { face, white } => {
            vec![Spot::Building(Building::Statue), Spot::Die { face, white }]
        }
        Action::Chapel => vec![Spot::Building(Building::Chapel)],
        Action::Done => vec![Spot::Done],
        Action::Place(group) => placed(&group),
        Action::Pass => vec![Spot::Pass],
        Action::Take(good) => vec![Spot::Supply(good.into())],
        Action::Trade(good) | Action::GiveUp(good) => vec![own(good)],
        Action::Spy => vec![Spot::Own(Prize::Vp)],
        Action::Build(building) => vec![Spot::Building(building)],
        Action::TownHall(coin) => vec![Spot::Building(Building::TownHall), own_coin(coin)],
        Action::Sawmill => vec![Spot::Building(Building::Sawmill)],
        Action::Stonecutter => vec![Spot::Building(Building::Stonecutter)],
        Action::Goldsmith => vec![Spot::Building(Building::Goldsmith)],
        Action::Recruit(payment) => paid(payment).collect(),
        Action::Module(answer) => answered(answer),
    }
}

fn own(good: Good) -> Spot {
    Spot::Own(good.into())
}

fn own_coin(coin: Coin) -> Spot {
    match coin {
        Coin::Good(good) => own(good),
        Coin::Token => Spot::Own(Prize::Token),
    }
}

/// Returns each piece that is paid.
fn paid(payment: Payment) -> impl Iterator<Item = Spot> {
    let goods = Good::ALL.into_iter().flat_map(move |good| repeat_n(own(good), payment.goods[good].into()));
    goods.chain(repeat_n(Spot::Own(Prize::Token), payment.tokens.into()))
}

fn dice(coloured: Faces, white: Faces) -> impl Iterator<Item = Spot> {
    let coloured = coloured.each().map(|face| Spot::Die { face, white: false });
    coloured.chain(white.each().map(|face| Spot::Die { face, white: true }))
}

/// Returns the dice, the token, what opens the door, and the advisor.
fn placed(group: &Group) -> Vec<Spot> {
    let number = group.advisor.number();
    let (door, advisor) = match group.way {
        Way::Usual => (None, Spot::Advisor(number)),
        Way::Private => (None, Spot::Private(number)),
        Way::Ambassador => (Some(Spot::Power), Spot::Advisor(number)),
        Way::Seal => (Some(Spot::Seal), Spot::Advisor(number)),
        Way::Deal => (Some(Spot::Deal), Spot::Advisor(number)),
        Way::PrivateDeal => (Some(Spot::Deal), Spot::Private(number)),
    };
    let token = group.token.then_some(Spot::Own(Prize::Token));
    dice(group.dice, group.white).chain(token).chain(door).chain(once(advisor)).collect()
}

fn answered(answer: Answer) -> Vec<Spot> {
    match answer {
        Answer::Troops(value) | Answer::PutBack(value) => vec![Spot::Troop(value)],
        Answer::Whim(answer) => to_whim(&answer.to_string()),
        Answer::Draft(row) => vec![Spot::Strip(row)],
        Answer::Lay(rows) if rows.is_empty() => vec![Spot::LayNone],
        Answer::Lay(rows) => rows.iter().map(Spot::Lay).collect(),
        Answer::Govern(governor) => vec![Spot::Governor(governor)],
        Answer::Offer(governor, bid) => vec![Spot::Governor(governor), Spot::Bid(bid)],
        Answer::Bid(bid) => vec![Spot::Bid(bid)],
        Answer::Free(building) | Answer::Collect(building) => vec![Spot::Building(building)],
        Answer::Power(power) => changed(power),
        Answer::Look => vec![Spot::Invader],
        Answer::Bless => vec![Spot::Power],
        Answer::DieFrom { blessing: true } => vec![Spot::Blessing],
        Answer::DieFrom { blessing: false } => vec![Spot::Fate],
        Answer::Move => vec![Spot::Advisor(DUCHESS)],
        Answer::SoldierOrVp { soldier: true } => vec![Spot::Supply(Prize::Soldier)],
        Answer::SoldierOrVp { soldier: false } => vec![Spot::Supply(Prize::Vp)],
        Answer::BothBut(left) => {
            Good::ALL.into_iter().filter(|&good| good != left).map(|good| Spot::Supply(good.into())).collect()
        }
        Answer::Swap(from, to) => vec![own(from), Spot::Supply(to.into())],
        Answer::BuildFor(building, Goods::NONE) => vec![Spot::Building(building), Spot::ForNothing],
        Answer::BuildFor(building, goods) => {
            once(Spot::Building(building)).chain(paid(Payment { goods, tokens: 0 })).collect()
        }
        Answer::Steal(good, Some(from)) => vec![Spot::GoodOf(good, from)],
        Answer::Steal(good, None) => vec![Spot::Supply(good.into())],
        Answer::Tithe(Some(good)) | Answer::Arm(good) => vec![own(good)],
        Answer::Tithe(None) => vec![Spot::Own(Prize::Vp)],
        Answer::Levy => vec![Spot::Building(Building::LevyOffice)],
        Answer::Request(favour) => vec![Spot::Favour(favour)],
    }
}

/// The Duchess, to whom the Duke moves.
const DUCHESS: u8 = 12;

fn changed(power: Power) -> Vec<Spot> {
    match power {
        Power::Reroll { face, white } => vec![Spot::Fate, Spot::Die { face, white }],
        Power::Altar { dice: coloured, white } => {
            once(Spot::Building(Building::Altar)).chain(dice(coloured, white)).collect()
        }
        Power::Prince(dice) => vec![Spot::Power, Spot::Becomes(dice, Faces::NONE)],
        Power::Philosopher => vec![Spot::Power],
        Power::Trickster { dice, white } => vec![Spot::Power, Spot::Becomes(dice, white)],
    }
}

/// Returns an answer about a whim, by its notation: its type has no name outside the rules.
fn to_whim(notation: &str) -> Vec<Spot> {
    let prize = |word: &str| word.parse::<Prize>().ok();
    let player = |word: &str| word.parse::<Seat>().ok().map(Spot::Player);
    let spots = match *notation.split(' ').collect::<Vec<_>>() {
        ["pick", what] => [prize(what).map(Spot::Supply), None],
        ["bargain", what] => [prize(what).map(Spot::Own), None],
        ["favour", whom] => [player(whom), None],
        ["exchange", from, to] => [prize(from).map(Spot::GiveUp), prize(to).map(Spot::Supply)],
        ["give", what, whom] => [prize(what).map(Spot::Own), player(whom)],
        _ => {
            debug_assert!(false, "no such answer to a whim: {notation}");
            [None, None]
        }
    };
    spots.into_iter().flatten().collect()
}
