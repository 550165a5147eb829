//! What one can do in Kingsburg.

use super::names::{advisor_of, coin, die, goods, group as dice_of, market, one, payment, the};
use super::{modules, names};
use crate::Teller;
use engine::{Eye, Seat};
use kingsburg::module::{Fate, Way};
use kingsburg::notation::Group;
use kingsburg::{Action, Good, Goods, View};

/// The last advisor who sees two with open doors.
const LAST_OPEN_DOOR: u8 = 6;

/// The Queen, who sees those who come for an ill king.
const QUEEN: u8 = 17;

pub(super) fn tell(tell: &Teller<'_>, view: &View, action: &Action) -> String {
    let with_good = |id: &'static str, good: Good| tell.tell(id).text("goods", one(tell, good)).end();
    match *action {
        Action::Statue { face, white } => tell.tell("kb-do-statue").text("die", die(tell, face, white)).end(),
        Action::Chapel => tell.say("kb-do-chapel"),
        Action::Done => tell.say("kb-do-done"),
        Action::Place(group) => place(tell, view, &group),
        Action::Pass => tell.say("kb-do-pass"),
        Action::Take(good) => with_good("kb-do-take", good),
        Action::Trade(good) => {
            let sentence = tell.tell("kb-do-trade").text("goods", one(tell, good));
            sentence.text("others", goods(tell, all_but(good))).end()
        }
        Action::Spy => tell.say("kb-do-spy"),
        Action::Build(building) => {
            tell.tell("kb-do-build").text("building", the(tell, building.word())).end()
        }
        Action::TownHall(paid) => tell.tell("kb-do-town-hall").text("price", coin(tell, paid)).end(),
        Action::Sawmill => tell.say("kb-do-sawmill"),
        Action::Stonecutter => tell.say("kb-do-quarry"),
        Action::Goldsmith => tell.say("kb-do-goldsmith"),
        Action::Recruit(price) => tell.tell("kb-do-recruit").text("price", payment(tell, price)).end(),
        Action::GiveUp(good) => with_good("kb-do-give-up", good),
        Action::Module(action) => modules::choice(tell, action),
    }
}

/// One of each good but this.
pub(super) fn all_but(good: Good) -> Goods {
    let mut others = Goods([1, 1, 1]);
    others[good] = 0;
    others
}

fn place(tell: &Teller<'_>, view: &View, group: &Group) -> String {
    let sentence = tell.tell("kb-do-place").text("advisor", advisor_of(tell, group));
    let sentence = sentence.text("dice", dice_of(tell, group));
    let (market, is_envoy) = match view.eye {
        Eye::Seat(seat) => (market(view, seat, needs_market(view, group)), needs_envoy(view, seat, group)),
        Eye::Table | Eye::Open => ("none", false),
    };
    sentence.text("market", market).text("way", names::way(group, is_envoy)).end()
}

/// Whether a group goes to an advisor beside its value.
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

/// Whether only the envoy opens the door to a group that comes the usual way.
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
