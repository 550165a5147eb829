//! Values of the effects of buildings beyond their printed points.

use super::time_left::TimeLeft;
use ::kingsburg::Building;

/// The value of a gold, wood or stone.
const GOOD: f32 = 0.7;

/// The effect of a building in victory points: once, and per future roll, end of a season, end of summer and winter.
#[derive(Copy, Clone, Debug)]
struct Effect {
    once: f32,
    roll: f32,
    end: f32,
    summer: f32,
    winter: f32,
    /// Strength in the battle of every winter beyond the printed strength.
    fight: f32,
}

/// No effect.
const NONE: Effect = Effect { once: 0.0, roll: 0.0, end: 0.0, summer: 0.0, winter: 0.0, fight: 0.0 };

const fn once(once: f32) -> Effect {
    Effect { once, ..NONE }
}

const fn roll(roll: f32) -> Effect {
    Effect { roll, ..NONE }
}

const fn end(end: f32) -> Effect {
    Effect { end, ..NONE }
}

const fn summer(summer: f32) -> Effect {
    Effect { summer, ..NONE }
}

const fn winter(winter: f32) -> Effect {
    Effect { winter, ..NONE }
}

const fn fight(fight: f32) -> Effect {
    Effect { fight, ..NONE }
}

/// The effects of all buildings, in the order of [`Building::ALL`].
const EFFECTS: [Effect; Building::ALL.len()] = [
    // A: a wood becomes two gold, a stone three, a gold a soldier and a point, once a year; with the Mint each season.
    summer(0.4),
    summer(0.7),
    summer(0.7),
    Effect { end: 1.4, summer: -1.4, ..NONE },
    // B: equal dice are rare, seven or less comes once in six rolls, demons come on two cards of five at most.
    roll(0.02),
    roll(0.1),
    fight(0.12),
    once(0.4),
    // C: Inn, Market, Farms, Merchants' Guild.
    summer(0.64),
    roll(0.28),
    roll(0.88),
    roll(0.64),
    // D: their strength is printed; the Barracks make soldiers cheap.
    NONE,
    NONE,
    winter(0.56),
    NONE,
    // E: Palisade, Stables, Stone Wall, Fortress.
    fight(0.24),
    fight(0.6),
    winter(0.6),
    winter(0.84),
    // F: Barricade, Crane, Town Hall, Embassy.
    fight(0.36),
    roll(0.27),
    end(0.65),
    end(1.2),
    // G: Improvised Defences (while invaders are weak), Recruiting Centre, Training Camp, Military Academy.
    fight(0.25),
    winter(0.15),
    fight(0.55),
    fight(0.6),
    // A, other side: Masons' Yard, Depot, Builders' Lodge, Architects' Guild.
    end(0.3),
    summer(2.0 * GOOD),
    winter(1.0),
    Effect { end: 0.7, ..once(1.0) },
    // B: seven or less once in six rolls, eight once in four.
    roll(0.056),
    roll(0.15),
    end(0.15),
    once(1.5),
    // C: Brewery, Traveling Market, Vineyard, Caravanserai.
    summer(0.56),
    roll(0.24),
    roll(0.6),
    roll(0.6),
    // D: Armory, Bombard, Griffin Ranch, Necromancers' Tower.
    fight(0.96),
    fight(0.96),
    fight(0.6),
    winter(-0.32),
    // E: Small Palisade, Lookout Post, Hidden Refuge, Keep.
    fight(0.72),
    Effect { winter: 0.12, ..fight(0.36) },
    winter(0.48),
    winter(0.63),
    // F: Fountain, School, Riding Arena, University (nine or less three times in eight).
    winter(0.42),
    winter(0.36),
    end(0.48),
    roll(0.9),
    // G: Signal Fires, Levy Office, Veterans' Lodge, Commandery.
    fight(0.6),
    winter(0.2),
    fight(0.7),
    fight(0.7),
];

/// The value of a building's effect for the rest of the game, without its printed points and strength. `strength` is the value of
/// one more strength in an average battle.
#[inline]
pub(super) fn effect(building: Building, left: &TimeLeft, strength: f32) -> f32 {
    let effect = &EFFECTS[building as usize];
    effect.once
        + effect.roll * left.rolls
        + effect.end * left.ends
        + effect.summer * left.summers
        + (effect.winter + effect.fight * strength) * left.winters
}
