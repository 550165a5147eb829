//! The actions of Kingsburg as text.

use super::names::{advisor_of, coin, die, goods, group as dice_of, market, one, payment, the};
use super::{modules, names};
use crate::MessageContext;
use engine::{Eye, Seat};
use kingsburg::module::{Fate, Way};
use kingsburg::notation::Group;
use kingsburg::{Action, Good, Goods, View};

/// The last advisor that the fate card Open Doors lets two groups influence.
const LAST_OPEN_DOOR: u8 = 6;

/// The Queen, who replaces the ill king.
const QUEEN: u8 = 17;

pub(super) fn text(msg: &MessageContext<'_>, view: &View, action: &Action) -> String {
    let with_good = |id: &'static str, good: Good| msg.format(id).text("goods", one(msg, good)).build();
    match *action {
        Action::Statue { face, white } => {
            msg.format("kb-do-statue").text("die", die(msg, face, white)).build()
        }
        Action::Chapel => msg.text("kb-do-chapel"),
        Action::Done => msg.text("kb-do-done"),
        Action::Place(group) => place(msg, view, &group),
        Action::Pass => msg.text("kb-do-pass"),
        Action::Take(good) => with_good("kb-do-take", good),
        Action::Trade(good) => {
            let sentence = msg.format("kb-do-trade").text("goods", one(msg, good));
            sentence.text("others", goods(msg, all_but(good))).build()
        }
        Action::Spy => msg.text("kb-do-spy"),
        Action::Build(building) => {
            msg.format("kb-do-build").text("building", the(msg, building.word())).build()
        }
        Action::TownHall(paid) => msg.format("kb-do-town-hall").text("price", coin(msg, paid)).build(),
        Action::Sawmill => msg.text("kb-do-sawmill"),
        Action::Stonecutter => msg.text("kb-do-quarry"),
        Action::Goldsmith => msg.text("kb-do-goldsmith"),
        Action::Recruit(price) => msg.format("kb-do-recruit").text("price", payment(msg, price)).build(),
        Action::GiveUp(good) => with_good("kb-do-give-up", good),
        Action::Module(action) => modules::choice(msg, action),
    }
}

/// One of each good but this.
pub(super) fn all_but(good: Good) -> Goods {
    let mut others = Goods([1, 1, 1]);
    others[good] = 0;
    others
}

fn place(msg: &MessageContext<'_>, view: &View, group: &Group) -> String {
    let sentence = msg.format("kb-do-place").text("advisor", advisor_of(msg, group));
    let sentence = sentence.text("dice", dice_of(msg, group));
    let (market, is_envoy) = match view.eye {
        Eye::Seat(seat) => (market(view, seat, needs_market(view, group)), needs_envoy(view, seat, group)),
        Eye::Public | Eye::Omniscient => ("none", false),
    };
    sentence.text("market", market).text("way", names::way(group, is_envoy)).build()
}

/// Returns whether a group goes to an advisor beside its value.
fn needs_market(view: &View, group: &Group) -> bool {
    let worth = match (group.token, view.modules.fate == Some(Fate::SilverTongues)) {
        (false, _) => 0..=0,
        (true, false) => 2..=2,
        (true, true) => 1..=3,
    };
    let reaches = |number: u8| worth.clone().any(|more| group.value() + more == number);
    let number = group.advisor.number();
    let for_the_king = number == QUEEN && view.modules.fate == Some(Fate::IllKing) && reaches(QUEEN + 1);
    !reaches(number) && !for_the_king
}

/// Returns whether a group needs the envoy to influence an advisor.
fn needs_envoy(view: &View, seat: Seat, group: &Group) -> bool {
    let Some(audience) = view.court.iter().find(|audience| audience.advisor == group.advisor) else {
        return false;
    };
    let open_door = view.modules.fate == Some(Fate::OpenDoors)
        && group.advisor.number() <= LAST_OPEN_DOOR
        && audience.groups.len() + usize::from(audience.neutral) == 1
        && !audience.groups.contains(&seat);
    group.way == Way::Usual && !open_door
}
