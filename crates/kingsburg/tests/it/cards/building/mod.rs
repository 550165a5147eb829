//! Tests of the buildings of the alternative rows, one file per card.

mod altar;
mod architects_guild;
mod armory;
mod bombard;
mod brewery;
mod bridge;
mod builders_lodge;
mod caravanserai;
mod commandery;
mod depot;
mod dome;
mod fountain;
mod griffin_ranch;
mod help;
mod hidden_refuge;
mod keep;
mod levy_office;
mod lookout_post;
mod masons_yard;
mod monastery;
mod necromancers_tower;
mod notes;
mod printed;
mod riding_arena;
mod school;
mod setup;
mod signal_fires;
mod small_palisade;
mod traveling_market;
mod university;
mod veterans_lodge;
mod vineyard;

use kingsburg::Building;

/// The path of a building's tests: those of the printed buildings are in the tables of the rulebook.
pub(super) fn tests_of(card: Building) -> &'static str {
    match card {
        Building::Sawmill
        | Building::Stonecutter
        | Building::Goldsmith
        | Building::Mint
        | Building::Statue
        | Building::Chapel
        | Building::Church
        | Building::Cathedral
        | Building::Inn
        | Building::Market
        | Building::Farms
        | Building::MerchantsGuild
        | Building::GuardTower
        | Building::Blacksmith
        | Building::Barracks
        | Building::WizardsGuild
        | Building::Palisade
        | Building::Stables
        | Building::StoneWall
        | Building::Fortress
        | Building::Barricade
        | Building::Crane
        | Building::TownHall
        | Building::Embassy
        | Building::ImprovisedDefences
        | Building::RecruitingCentre
        | Building::TrainingCamp
        | Building::MilitaryAcademy => crate::rulebook::tables::TESTS,
        Building::MasonsYard => masons_yard::TESTS,
        Building::Depot => depot::TESTS,
        Building::BuildersLodge => builders_lodge::TESTS,
        Building::ArchitectsGuild => architects_guild::TESTS,
        Building::Bridge => bridge::TESTS,
        Building::Altar => altar::TESTS,
        Building::Monastery => monastery::TESTS,
        Building::Dome => dome::TESTS,
        Building::Brewery => brewery::TESTS,
        Building::TravelingMarket => traveling_market::TESTS,
        Building::Vineyard => vineyard::TESTS,
        Building::Caravanserai => caravanserai::TESTS,
        Building::Armory => armory::TESTS,
        Building::Bombard => bombard::TESTS,
        Building::GriffinRanch => griffin_ranch::TESTS,
        Building::NecromancersTower => necromancers_tower::TESTS,
        Building::SmallPalisade => small_palisade::TESTS,
        Building::LookoutPost => lookout_post::TESTS,
        Building::HiddenRefuge => hidden_refuge::TESTS,
        Building::Keep => keep::TESTS,
        Building::Fountain => fountain::TESTS,
        Building::School => school::TESTS,
        Building::RidingArena => riding_arena::TESTS,
        Building::University => university::TESTS,
        Building::SignalFires => signal_fires::TESTS,
        Building::LevyOffice => levy_office::TESTS,
        Building::VeteransLodge => veterans_lodge::TESTS,
        Building::Commandery => commandery::TESTS,
    }
}
