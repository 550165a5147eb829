//! Tests of the governors, one file per card.

mod ambassador;
mod architect;
mod carpenter;
mod damsel;
mod duke;
mod fairy;
mod general;
mod heiress;
mod help;
mod hermit;
mod miner;
mod minstrel;
mod moneychanger;
mod notes;
mod paladin;
mod philosopher;
mod politician;
mod preacher;
mod priest;
mod prince;
mod purist;
mod quartermaster;
mod sculptor;
mod setup;
mod sorcerer;
mod tax_collector;
mod thief;
mod trickster;

use kingsburg::module::Governor;

/// The path of a card's tests.
pub(super) fn tests_of(card: Governor) -> &'static str {
    match card {
        Governor::Thief => thief::TESTS,
        Governor::Miner => miner::TESTS,
        Governor::Carpenter => carpenter::TESTS,
        Governor::Sculptor => sculptor::TESTS,
        Governor::Minstrel => minstrel::TESTS,
        Governor::Politician => politician::TESTS,
        Governor::Architect => architect::TESTS,
        Governor::Paladin => paladin::TESTS,
        Governor::Prince => prince::TESTS,
        Governor::Philosopher => philosopher::TESTS,
        Governor::Preacher => preacher::TESTS,
        Governor::TaxCollector => tax_collector::TESTS,
        Governor::Sorcerer => sorcerer::TESTS,
        Governor::Duke => duke::TESTS,
        Governor::Priest => priest::TESTS,
        Governor::Fairy => fairy::TESTS,
        Governor::General => general::TESTS,
        Governor::Damsel => damsel::TESTS,
        Governor::Trickster => trickster::TESTS,
        Governor::Heiress => heiress::TESTS,
        Governor::Ambassador => ambassador::TESTS,
        Governor::Quartermaster => quartermaster::TESTS,
        Governor::Moneychanger => moneychanger::TESTS,
        Governor::Hermit => hermit::TESTS,
    }
}
