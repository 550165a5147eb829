//! Tests of the fates, one file per card.

mod absent_advisor;
mod bandits;
mod beacons_lit;
mod call_to_arms;
mod divided_enemies;
mod famine;
mod feast_of_fools;
mod fierce_enemies;
mod generous_quarries;
mod good_year;
mod heavy_snow;
pub(super) mod help;
mod ill_king;
mod master_masons;
mod mercenary_bands;
mod open_doors;
mod rising_stars;
mod royal_gift;
mod royal_inspection;
mod royal_tithe;
mod royal_wedding;
mod scarce_labour;
mod second_thoughts;
mod secret_deals;
mod setup;
mod short_audiences;
mod silver_tongues;
mod spoils_of_war;
mod summer_strike;
mod topsy_turvy_court;
mod trade_fair;

use kingsburg::module::Fate;

/// The path of a card's tests.
pub(super) fn tests_of(card: Fate) -> &'static str {
    match card {
        Fate::Famine => famine::TESTS,
        Fate::GoodYear => good_year::TESTS,
        Fate::SecondThoughts => second_thoughts::TESTS,
        Fate::TopsyTurvyCourt => topsy_turvy_court::TESTS,
        Fate::SilverTongues => silver_tongues::TESTS,
        Fate::ShortAudiences => short_audiences::TESTS,
        Fate::IllKing => ill_king::TESTS,
        Fate::RisingStars => rising_stars::TESTS,
        Fate::SecretDeals => secret_deals::TESTS,
        Fate::RoyalWedding => royal_wedding::TESTS,
        Fate::FeastOfFools => feast_of_fools::TESTS,
        Fate::CallToArms => call_to_arms::TESTS,
        Fate::AbsentAdvisor => absent_advisor::TESTS,
        Fate::OpenDoors => open_doors::TESTS,
        Fate::GenerousQuarries => generous_quarries::TESTS,
        Fate::RoyalGift => royal_gift::TESTS,
        Fate::RoyalTithe => royal_tithe::TESTS,
        Fate::Bandits => bandits::TESTS,
        Fate::TradeFair => trade_fair::TESTS,
        Fate::MasterMasons => master_masons::TESTS,
        Fate::ScarceLabour => scarce_labour::TESTS,
        Fate::RoyalInspection => royal_inspection::TESTS,
        Fate::SummerStrike => summer_strike::TESTS,
        Fate::FierceEnemies => fierce_enemies::TESTS,
        Fate::HeavySnow => heavy_snow::TESTS,
        Fate::DividedEnemies => divided_enemies::TESTS,
        Fate::SpoilsOfWar => spoils_of_war::TESTS,
        Fate::MercenaryBands => mercenary_bands::TESTS,
        Fate::BeaconsLit => beacons_lit::TESTS,
    }
}
