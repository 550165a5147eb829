//! What a recorded game contains: actions, buildings, advisors, whims and invaders.

use engine::{Eye, Ply};
use games::Match;
use kingsburg::module::{self, Fate, Governor, Scenario, Way};
use kingsburg::{Action, Advisor, Building, Event, Kingsburg};
use std::collections::BTreeSet;

/// Kinds of actions that the golden games must contain, by their first word.
pub(crate) const ACTIONS: [&str; 45] = [
    "statue",
    "chapel",
    "done",
    "place",
    "pass",
    "take",
    "trade",
    "spy",
    "build",
    "town-hall",
    "sawmill",
    "quarry",
    "goldsmith",
    "recruit",
    "give-up",
    "troops",
    "pick",
    "bargain",
    "favour",
    "exchange",
    "give",
    "put-back",
    "draft",
    "lay",
    "govern",
    "offer",
    "bid",
    "free",
    "reroll",
    "altar",
    "prince",
    "philosopher",
    "trickster",
    "look",
    "bless",
    "die-from",
    "move",
    "want",
    "swap",
    "collect",
    "steal",
    "tithe",
    "levy",
    "arm",
    "request",
];

/// Everything that the golden games must contain.
pub(crate) fn all() -> BTreeSet<String> {
    let actions = ACTIONS.iter().map(ToString::to_string);
    let buildings = Building::ALL.iter().map(|building| format!("built: {}", building.word()));
    let advisors = Advisor::all().map(|advisor| format!("advisor: {advisor}"));
    let whims = (1..=16).map(|number| format!("whim: {number}"));
    let invaders =
        (1..=5).flat_map(|year| (1..=5).map(move |card| format!("invader: year {year}, card {card}")));
    let governors = Governor::ALL.iter().map(|governor| format!("governor: {governor}"));
    let fates = Fate::ALL.iter().map(|fate| format!("fate: {fate}"));
    let scenarios = Scenario::ALL.iter().map(|scenario| format!("scenario: {scenario}"));
    let ways = Way::ALL.iter().map(|way| format!("way: {way}"));
    let cards = governors.chain(fates).chain(scenarios).chain(ways);
    let others = [
        "envoy on an advisor",
        "envoy's second building",
        "a building for another price",
        "market",
        "token in a group",
        "won",
        "lost",
        "destroyed",
    ];
    let others = others.iter().map(ToString::to_string);
    actions.chain(buildings).chain(advisors).chain(whims).chain(invaders).chain(cards).chain(others).collect()
}

/// Everything that a game contains.
pub(crate) fn of(game: &Match<Kingsburg>) -> BTreeSet<String> {
    let scenario = game.state().scenario();
    let mut found: BTreeSet<String> =
        scenario.into_iter().map(|scenario| format!("scenario: {scenario}")).collect();
    for (number, (before, ply)) in (1..).zip(game.steps_after(0)) {
        if let Ply::Action(_, action) = ply {
            let text = action.to_string();
            found.insert(text.split(' ').next().unwrap_or_default().to_string());
            if let Action::Place(group) = action {
                found.insert(format!("way: {}", group.way));
                found.extend(group.token.then(|| "token in a group".to_string()));
            }
            if matches!(action, Action::Module(module::Action::BuildFor(..))) {
                found.insert("a building for another price".into());
            }
        }
        for event in game.events(number, Eye::Omniscient) {
            found.extend(of_event(event, before.year, |advisor| before.extra.whims.covers(advisor)));
        }
    }
    found
}

#[expect(clippy::wildcard_enum_match_arm, reason = "everything else is of no interest here")]
fn of_event(event: Event, year: u8, covered: impl Fn(Advisor) -> bool) -> Vec<String> {
    match event {
        Event::Built { building, envoy, .. } => {
            let second = envoy.then(|| "envoy's second building".to_string());
            [format!("built: {}", building.word())].into_iter().chain(second).collect()
        }
        Event::Aid { advisor, .. } if covered(advisor) => vec![format!("whim: {advisor}")],
        Event::Aid { advisor, .. } => vec![format!("advisor: {advisor}")],
        Event::Revealed { card } => vec![format!("invader: year {year}, card {}", card.place() + 1)],
        Event::Influenced { envoy, market, .. } => {
            let envoy = envoy.then(|| "envoy on an advisor".to_string());
            envoy.into_iter().chain(market.then(|| "market".to_string())).collect()
        }
        Event::Fought { won: true, .. } => vec!["won".into()],
        Event::Fought { lost: true, .. } => vec!["lost".into()],
        Event::Destroyed { .. } => vec!["destroyed".into()],
        Event::Module { module: module::Event::Governs { governor, .. } } => {
            vec![format!("governor: {governor}")]
        }
        Event::Module { module: module::Event::Fated(fate) } => vec![format!("fate: {fate}")],
        _ => Vec::new(),
    }
}
