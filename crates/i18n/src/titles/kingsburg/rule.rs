//! The paragraphs that explain questions and refusals of Kingsburg.

use kingsburg::module::Ask as ModuleAsk;
use kingsburg::{Ask, Reason};

pub(super) fn of_ask(ask: Ask) -> &'static str {
    match ask {
        Ask::Change => "dice.change",
        Ask::Influence => "influence.turn",
        Ask::Choose => "advisors.choice",
        Ask::Alchemy => "advisors.alchemist",
        Ask::Spy => "advisors.spy",
        Ask::Build => "building.turn",
        Ask::BuildAgain => "building.second",
        Ask::Powers => "close.order",
        Ask::Recruit => "recruit.turn",
        Ask::GiveUp => "winter.raid",
        Ask::Module(ask) => of_module_ask(ask),
    }
}

fn of_module_ask(ask: ModuleAsk) -> &'static str {
    match ask {
        ModuleAsk::Troops => "troops.choose",
        ModuleAsk::PutBack => "winters.troops",
        ModuleAsk::Whim(ask) => of_whim(&games::serialized_name(&ask)),
        ModuleAsk::Draft => "alternative.draft",
        ModuleAsk::Lay => "alternative.lay",
        ModuleAsk::Govern => "governors.deal",
        ModuleAsk::Offer => "governors.auction",
        ModuleAsk::Bid => "governors.raise",
        ModuleAsk::Free => "governors.sorcerer",
        ModuleAsk::Look => "cards.look",
        ModuleAsk::Bless => "governors.blessing",
        ModuleAsk::DieFrom => "fate.bounty",
        ModuleAsk::Move => "governors.duke",
        ModuleAsk::SoldierOrVp | ModuleAsk::Both => "governors.private",
        ModuleAsk::Swap => "cards.exchange",
        ModuleAsk::Again => "cards.again",
        ModuleAsk::Tithe => "fate.levies",
        ModuleAsk::Arm => "alternative.arms",
        ModuleAsk::Request => "regency.favours",
    }
}

/// Returns the paragraph of a question about a whim, by its name in JSON: its type has no name outside the rules.
pub(super) fn of_whim(ask: &str) -> &'static str {
    match ask {
        "tokens" => "whims.squire",
        "stall" => "whims.merchant",
        "bargain" => "whims.alchemist",
        "share" => "whims.astronomer",
        "two" => "whims.hunter",
        "pair" => "whims.general",
        "exchange" => "whims.swordsmith",
        "largesse" => "whims.duchess",
        "first" => "whims.spy",
        "give" => "whims.inventor",
        // Two whims ask each of these.
        "name" | "favour" => "whims.others",
        _ => "whims.cover",
    }
}

pub(super) fn of_reason(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver | Reason::NotYourTurn | Reason::NobodyThere | Reason::OtherQuestion => "terms.turn",
        Reason::NoSuchBuilding => "building.points",
        Reason::UsedThisSeason | Reason::UsedThisYear => "terms.once",
        Reason::OtherSeason => "rows.mint",
        Reason::DiceDiffer => "dice.statue",
        Reason::TotalTooHigh => "dice.chapel",
        Reason::NoSuchDice | Reason::OutOfReach => "influence.group",
        Reason::NoColouredDie => "influence.coloured",
        Reason::NoToken | Reason::TokenUsed => "influence.token",
        Reason::Occupied => "influence.free",
        Reason::TooManyDice => "fate.audience",
        Reason::Closed => "fate.closed",
        Reason::NobodyYet | Reason::NoSeal => "regency.seal",
        Reason::OtherGovernor => "governors.dice",
        Reason::NotThisYear => "fate.term",
        Reason::NotOnOffer => "advisors.choice",
        Reason::NoSuchGood => "terms.negative",
        Reason::Stands | Reason::NotNextInRow => "building.row",
        Reason::NoSuchRow => "rows.seven",
        Reason::CannotPay => "building.price",
        Reason::PriceIsOpen => "cards.prices",
        Reason::PlainPrice => "record.prices",
        Reason::NotColumnOne => "governors.sorcerer",
        Reason::HasGoods => "alternative.collect",
        Reason::NotRicher => "governors.thief",
        Reason::BadBid => "governors.raise",
        Reason::WrongPrice | Reason::TokensDoNotPay => "recruit.price",
        Reason::NotLeft => "terms.choice",
        Reason::Oneself => "whims.others",
        Reason::NoSoldier | Reason::NoVp => "whims.alchemist",
        Reason::NotTheBox
        | Reason::OtherDraw
        | Reason::WrongDice
        | Reason::WrongOrder
        | Reason::NotInPile
        | Reason::WrongCards => "record.draws",
    }
}
