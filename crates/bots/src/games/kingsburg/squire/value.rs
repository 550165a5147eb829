//! What the effects of buildings are worth beyond their printed points.

use super::times::Times;
use ::kingsburg::Building;

/// A gold, wood or stone that comes by itself.
const GOOD: f32 = 0.7;

/// A +2 token that comes by itself.
const TOKEN: f32 = 0.8;

/// What a building does for the rest of the game, in points, without its printed points and strength.
///
/// `strength` is what one more strength is worth in an average battle.
pub(super) fn effect(building: Building, left: &Times, strength: f32) -> f32 {
    if building.is_alternative() {
        other_side(building, left, strength)
    } else {
        printed_side(building, left, strength)
    }
}

/// Effects of the rows printed on the province.
fn printed_side(building: Building, left: &Times, strength: f32) -> f32 {
    let fights = strength * left.winters;
    match building {
        // A wood becomes two gold, a stone three, a gold a soldier and a point; once a year each, with the Mint more.
        Building::Sawmill => 0.6 * left.summers,
        Building::Stonecutter => 1.0 * left.summers,
        Building::Goldsmith => 1.0 * left.summers,
        Building::Mint => 2.0 * (left.ends - left.summers),
        // Equal dice are rare, and seven or less comes once in six rolls.
        Building::Statue => 0.03 * left.rolls,
        Building::Chapel => 0.2 * left.rolls,
        // Demons come in two of five cards at most.
        Building::Church => 0.25 * fights,
        Building::Cathedral => 0.8,
        Building::Inn => TOKEN * left.summers,
        Building::Market => 0.35 * left.rolls,
        Building::Farms => 1.1 * left.rolls,
        Building::MerchantsGuild => 0.8 * left.rolls,
        Building::Barracks => 0.7 * left.winters,
        Building::Palisade => 0.2 * fights,
        Building::Stables => 0.5 * fights,
        Building::StoneWall => 0.5 * left.winters,
        Building::Fortress => 0.7 * left.winters,
        Building::Barricade => 0.3 * fights,
        Building::Crane => 0.6 * (left.builds * 0.4).min(4.0),
        Building::TownHall => 0.45 * left.ends,
        Building::Embassy => left.ends,
        // They help while invaders are weak: in the first three years.
        Building::ImprovisedDefences => strength * (left.winters - 2.0).max(0.0) * 0.8,
        Building::RecruitingCentre => 0.25 * left.winters,
        Building::TrainingCamp => 0.9 * fights,
        Building::MilitaryAcademy => 1.0 * fights,
        Building::GuardTower | Building::Blacksmith | Building::WizardsGuild => 0.0,
        other => other_side(other, left, strength),
    }
}

/// Effects of the alternative rows.
fn other_side(building: Building, left: &Times, strength: f32) -> f32 {
    let fights = strength * left.winters;
    match building {
        Building::MasonsYard => 0.3 * left.builds,
        Building::Depot => 2.0 * GOOD * left.summers,
        Building::BuildersLodge => 1.0 * left.winters,
        Building::ArchitectsGuild => 1.0 + 0.7 * left.builds,
        // Dice total seven or less once in six rolls, eight one in four, nine three in eight.
        Building::Bridge => 0.16 * GOOD * left.rolls,
        Building::Altar => 0.3 * left.rolls,
        Building::Monastery => 0.3 * left.ends,
        Building::Dome => 3.0,
        Building::Brewery => GOOD * left.summers,
        Building::TravelingMarket => 0.3 * left.rolls,
        Building::Vineyard => 0.75 * left.rolls,
        Building::Caravanserai => 0.75 * left.rolls,
        Building::Armory => 1.2 * fights,
        Building::Bombard => 1.2 * fights,
        Building::GriffinRanch => 0.25 * strength * left.rolls,
        Building::NecromancersTower => -0.4 * left.winters,
        Building::SmallPalisade => 0.6 * fights,
        Building::LookoutPost => 0.3 * fights + 0.1 * left.winters,
        Building::HiddenRefuge => 0.4 * left.winters,
        Building::Keep => 0.75 * GOOD * left.winters,
        Building::Fountain => 0.35 * left.winters,
        Building::School => 0.3 * left.winters,
        Building::RidingArena => 0.4 * left.ends,
        Building::University => 2.0 * 0.37 * left.rolls,
        Building::SignalFires => 0.6 * fights,
        Building::LevyOffice => 0.2 * left.winters,
        Building::VeteransLodge => 0.7 * fights,
        Building::Commandery => 0.7 * fights,
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
        | Building::MilitaryAcademy => 0.0,
    }
}
