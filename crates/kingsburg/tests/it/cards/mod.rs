//! Every card of modules 2, 3 and 4 and every scenario as scripted tests, one file per card.

mod building;
mod changes;
mod fate;
mod governor;
mod registry;
mod scenario;

use games::titles::kingsburg::cards;

#[test]
fn every_card_has_a_name_in_four_languages() {
    for (kind, card) in cards::all().iter() {
        let names = &card.names;
        for name in [&names.en, &names.it, &names.fr, &names.de] {
            assert!(!name.trim().is_empty(), "{kind} {} has no name in one of four languages", card.id);
        }
    }
}
