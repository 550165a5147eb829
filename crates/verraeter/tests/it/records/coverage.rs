//! What a recorded game contains: the situations in it, and the reasons for which something was refused.

use engine::laws::Lawful;
use engine::{Actions, FastRng, Game, MAX_SEATS, Ply, Rng, Seat, SeatSet, Turn};
use games::Match;
use std::collections::BTreeSet;
use verraeter::plan::Step;
use verraeter::{
    Action, Ask, Cards, Chance, Edition, Event, Face, Reason, Role, Side, State, Value, Verraeter,
};

type Situations = BTreeSet<String>;

/// Everything that the golden games must contain.
pub(crate) fn all() -> Situations {
    let mut all: Situations = Reason::ALL.iter().map(|reason| format!("refused: {reason:?}")).collect();
    for role in Role::ALL {
        all.extend(["set aside", "left over", "shown"].map(|what| format!("{role} {what}")));
    }
    for (edition, seats) in Edition::ALL.into_iter().flat_map(|edition| [(edition, 3), (edition, 4)]) {
        let begins = |start| format!("edition {}, {seats} seats, seat {start} begins", edition.word());
        all.extend((1..=seats).map(begins));
    }
    all.extend((0..=4).map(|winners| format!("a conflict won by {winners}")));
    all.extend(LISTED.map(Into::into));
    all
}

const LISTED: [&str; 33] = [
    "a tie",
    "a tie that pays a strategist and a traitor",
    "all stand on one side",
    "nobody stands on the beaten side",
    "diplomat +5 switches sides with the traitor",
    "diplomat +5 switches sides alone",
    "a conflict at border 12",
    "no supply card played",
    "five supply cards played",
    "a seat without cards is passed over",
    "the builder places an estate",
    "the builder places an office",
    "the builder turns an estate over",
    "the builder turns an office over",
    "the builder passes",
    "a builder with two offices",
    "the strategist takes the strategy card",
    "the strategist has the strategy card already",
    "no strategist: the strategy card stays",
    "three cards drawn without the farmer",
    "the cap of three cuts diplomat +2's card",
    "an estate on the other side's land",
    "an over-full hand draws fewer",
    "an over-full hand draws nothing",
    "an over-full hand discards and draws all",
    "an over-full hand discards some and draws fewer",
    "an over-full hand of the farmer",
    "the discards are shuffled as a draw begins",
    "the discards are shuffled within a draw",
    "the last card of the stock is drawn without a shuffle",
    "one house owns all lands",
    "six points at the end",
    "a shared victory",
];

/// Everything that a game contains.
pub(crate) fn of(game: &Match<Verraeter>) -> Situations {
    let rules = game.rules();
    let (mut found, mut rng) = (Situations::new(), FastRng::new(1));
    for (before, ply) in game.steps_after(0) {
        refusals(rules, &before, &mut rng, &mut found);
        if let Ply::Action(seat, action) = ply {
            decided(rules, &before, seat, action, &mut found);
        }
        let (mut after, mut events) = (before, Vec::new());
        ply.apply_with(rules, &mut after, &mut |event| events.push(event));
        happened(rules, &before, &after, &events, &mut found);
    }
    let last = game.state();
    refusals(rules, last, &mut rng, &mut found);
    if rules.is_over(last) && rules.scores(last).winners().len() > 1 {
        found.insert("a shared victory".into());
    }
    found
}

/// The reasons for refusing what a person, or a faulty program, might try in this position.
fn refusals(rules: &Verraeter, state: &State, rng: &mut FastRng, found: &mut Situations) {
    let mut refused = |reason: Option<Reason>| {
        if let Some(reason) = reason {
            found.insert(format!("refused: {reason:?}"));
        }
    };
    let mut tries = Actions::new();
    for seat in rules.turn(state).seats().iter() {
        rules.candidate_actions(state, seat, &mut tries);
        tries.extend((0..4).map(|_| rules.arbitrary_action(state, rng)));
        tries.iter().for_each(|action| refused(rules.why_not(state, seat, *action)));
    }
    let anyone = Seat::new(rng.below(MAX_SEATS as u32) as usize);
    refused(rules.why_not(state, anyone, rules.arbitrary_action(state, rng)));
    refused(rules.why_not_chance(state, Chance::Draw(Cards::one(Value::Two))));
    if rules.turn(state) == Turn::Chance {
        bad_draws(rules.sample_chance(state, rng))
            .into_iter()
            .for_each(|chance| refused(rules.why_not_chance(state, chance)));
    }
}

fn bad_draws(chance: Chance) -> Vec<Chance> {
    match chance {
        Chance::Ring(ring) => {
            let (mut elsewhere, mut doubled) = (ring, ring);
            elsewhere.start = Seat::new(4);
            doubled.lands[0] = doubled.lands[1];
            vec![Chance::Ring(elsewhere), Chance::Ring(doubled)]
        }
        Chance::Deal(_) | Chance::Aside(_) => Vec::new(),
        Chance::Draw(cards) => Value::ALL.map(|value| Chance::Draw(Cards::of(value, cards.total()))).to_vec(),
    }
}

fn decided(rules: &Verraeter, s: &State, seat: Seat, action: Action, found: &mut Situations) {
    let noble = &s.nobles[seat];
    let situation = match action {
        Action::Conflict(border) if border.0.index() == 11 => "a conflict at border 12",
        Action::Supply(cards) if cards.is_empty() => "no supply card played",
        Action::Supply(cards) if cards.total() == 5 => "five supply cards played",
        Action::Build { face: Face::Estate, .. } => "the builder places an estate",
        Action::Build { face: Face::Office, .. } => "the builder places an office",
        Action::Turn(at) if noble.estates.has(at) => "the builder turns an estate over",
        Action::Turn(_) => "the builder turns an office over",
        Action::Pass => "the builder passes",
        Action::Discard(cards) => {
            if noble.role == Some(Role::Farmer) {
                found.insert("an over-full hand of the farmer".into());
            }
            over_full(rules, s, seat, cards.total())
        }
        Action::Estate(_) | Action::Conflict(_) | Action::Pick(_) | Action::Supply(_) => return,
    };
    found.insert(situation.into());
    if noble.role == Some(Role::Builder) && noble.offices.len() == 2 {
        found.insert("a builder with two offices".into());
    }
}

fn over_full(rules: &Verraeter, s: &State, seat: Seat, discarded: u8) -> &'static str {
    let Some(Ask::Limit { due, excess }) = rules.ask(s, seat) else {
        unreachable!("cards are discarded only for the limit")
    };
    match discarded {
        0 if due == excess => "an over-full hand draws nothing",
        0 => "an over-full hand draws fewer",
        all if all == excess => "an over-full hand discards and draws all",
        _ => "an over-full hand discards some and draws fewer",
    }
}

fn happened(rules: &Verraeter, before: &State, after: &State, events: &[Event], found: &mut Situations) {
    let everyone = SeatSet::all(rules.seats());
    let mut say = |situation: &str| found.insert(situation.into());
    for &event in events {
        match event {
            Event::RingLaid { start, .. } => {
                let edition = rules.options().edition.word();
                say(&format!("edition {edition}, {} seats, seat {start} begins", rules.seats()))
            }
            Event::SetAside => {
                let aside = after.aside.expect("a card has been set aside");
                say(&format!("{aside} set aside"))
            }
            Event::LeftOverRoles { roles, .. } => roles.iter().all(|role| say(&format!("{role} left over"))),
            Event::Revealed { role, .. } => say(&format!("{role} shown")),
            Event::Switched { role: Role::Diplomat5, .. } if after.player_of(Role::Traitor).is_some() => {
                say("diplomat +5 switches sides with the traitor")
            }
            Event::Switched { role: Role::Diplomat5, .. } => say("diplomat +5 switches sides alone"),
            Event::Tied
                if [Role::Strategist, Role::Traitor].iter().all(|&role| after.player_of(role).is_some()) =>
            {
                say("a tie that pays a strategist and a traitor");
                say("a tie")
            }
            Event::Tied => say("a tie"),
            Event::Won { side, winners } => {
                if after.on_side(everyone, side.other()).is_empty() {
                    say("nobody stands on the beaten side");
                }
                say(&format!("a conflict won by {winners}"))
            }
            Event::Supplied { by, cards } if cards.is_empty() && before.nobles[by].hand.is_empty() => {
                say("a seat without cards is passed over")
            }
            Event::StrategyTaken { by } if before.strategy == by => {
                say("the strategist has the strategy card already")
            }
            Event::StrategyTaken { .. } => say("the strategist takes the strategy card"),
            Event::Drew { by, count: 3 }
                if after.nobles[by].role.is_some_and(|role| role != Role::Farmer) =>
            {
                say("three cards drawn without the farmer")
            }
            Event::Reshuffled if before.stock.is_empty() => say("the discards are shuffled as a draw begins"),
            Event::Reshuffled => say("the discards are shuffled within a draw"),
            Event::OneHouse { .. } => say("one house owns all lands"),
            Event::FinalScored { vp: 6, .. } => say("six points at the end"),
            Event::RoundBegan { .. }
                if Side::ALL.iter().any(|&side| after.on_side(everyone, side) == everyone) =>
            {
                say("all stand on one side")
            }
            Event::HandedOut { .. }
            | Event::RoundBegan { .. }
            | Event::ConflictPlaced { .. }
            | Event::Choosing { .. }
            | Event::ChoosingFrom { .. }
            | Event::Picked { .. }
            | Event::PickedRole { .. }
            | Event::LeftOver { .. }
            | Event::Supplied { .. }
            | Event::Switched { .. }
            | Event::Totalled { .. }
            | Event::Scored { .. }
            | Event::Flipped { .. }
            | Event::Bonus { .. }
            | Event::Built { .. }
            | Event::Turned { .. }
            | Event::DidNotBuild { .. }
            | Event::Discarded { .. }
            | Event::MadeRoom { .. }
            | Event::Drew { .. }
            | Event::DrewCards { .. }
            | Event::RolesReturned
            | Event::StartPassed { .. }
            | Event::FinalScored { .. }
            | Event::Ended => false,
        };
    }
    drawing(before, after, found);
}

fn drawing(before: &State, after: &State, found: &mut Situations) {
    let mut say = |situation: &str| found.insert(situation.into());
    let taken = before.conflict.is_some() && after.conflict.is_none();
    if taken && after.nobles.0.iter().all(|noble| noble.role != Some(Role::Strategist)) {
        say("no strategist: the strategy card stays");
    }
    if let Some(Step::Draw { due, .. }) = before.agenda.peek()
        && due == before.stock.total()
    {
        say("the last card of the stock is drawn without a shuffle");
    }
    for noble in after.nobles.0.iter().filter(|_| taken) {
        let paying = noble.estates.among(after.lands_of(noble.side)).len();
        if paying < noble.estates.len() {
            say("an estate on the other side's land");
        }
        if paying == 3 && noble.role == Some(Role::Diplomat2) {
            say("the cap of three cuts diplomat +2's card");
        }
    }
}
