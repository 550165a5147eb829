//! Pairs of games that look the same to one seat.

use engine::{Actions, Eye, FastRng, Ply, Rng, Seat};
use games::{DynMatch, Match, TableGame};
use kingsburg::Kingsburg;
use krieg::Krieg;
use verraeter::Verraeter;

/// The lines of a game, and those of another that this seat cannot tell from it; as long as such a one was found, and cut where
/// somebody is to move. Nothing if there is no difference.
pub(crate) fn of(table: &dyn DynMatch, seat: Seat, rng: &mut FastRng) -> Option<(Vec<String>, Vec<String>)> {
    let any = table.as_any();
    if let Some(game) = any.downcast_ref::<Match<Krieg>>() {
        twin(game, seat, rng)
    } else if let Some(game) = any.downcast_ref::<Match<Verraeter>>() {
        twin(game, seat, rng)
    } else {
        twin(any.downcast_ref::<Match<Kingsburg>>().expect("there are three games"), seat, rng)
    }
}

fn twin<G: TableGame>(game: &Match<G>, seat: Seat, rng: &mut FastRng) -> Option<(Vec<String>, Vec<String>)> {
    let mut truth = Match::new(game.rules_arc().clone());
    let mut other = Match::new(game.rules_arc().clone());
    for ply in game.plies() {
        let Some(alike) = alike(&truth, ply, &other, seat, rng) else { break };
        truth.apply(ply).expect("the game is legal");
        let applied = other.apply(alike).is_ok();
        // What a seat sees by an action of its own may tell the worlds apart: then they are no twins any more.
        if !applied || !looks_alike(&truth, &other, seat) {
            other.truncate(truth.ply_count() - 1);
            truth.truncate(truth.ply_count() - 1);
            break;
        }
    }
    // A server would let the box speak, and say what the worlds have in common no longer.
    while truth.ply_count() > 0
        && (truth.turn() == engine::Turn::Chance || truth.turn() == engine::Turn::Over)
    {
        let left = truth.ply_count() - 1;
        truth.truncate(left);
        other.truncate(left);
    }
    let lines = |game: &Match<G>| game.plies().map(|ply| ply.to_string()).collect::<Vec<_>>();
    let (one, two) = (lines(&truth), lines(&other));
    (one != two).then_some((one, two))
}

fn looks_alike<G: TableGame>(one: &Match<G>, other: &Match<G>, seat: Seat) -> bool {
    let view = |game: &Match<G>| game.rules().view(game.state(), Eye::Seat(seat));
    view(one) == view(other)
}

/// A ply of the other world that looks to the seat as this one does.
fn alike<G: TableGame>(
    truth: &Match<G>,
    ply: Ply<G>,
    other: &Match<G>,
    seat: Seat,
    rng: &mut FastRng,
) -> Option<Ply<G>> {
    match ply {
        Ply::Action(by, _) if by == seat => Some(ply),
        Ply::Action(by, action) => {
            let rules = truth.rules();
            let seen = rules.observed_action(truth.state(), action, by, Eye::Seat(seat));
            let mut legal = Actions::new();
            rules.legal_actions(other.state(), by, &mut legal);
            legal.retain(|action| rules.observed_action(other.state(), *action, by, Eye::Seat(seat)) == seen);
            let which = rng.below(legal.len().max(1) as u32) as usize;
            legal.get(which).map(|action| Ply::Action(by, *action))
        }
        Ply::Chance(chance) => draw_alike(truth, chance, other, seat, rng).map(Ply::Chance),
    }
}

/// What the box may have said in the other world: something drawn anew, the same with two other seats changed about, or the same.
fn draw_alike<G: TableGame>(
    truth: &Match<G>,
    chance: G::Chance,
    other: &Match<G>,
    seat: Seat,
    rng: &mut FastRng,
) -> Option<G::Chance> {
    let rules = truth.rules();
    let seen = rules.observed_chance(truth.state(), chance, Eye::Seat(seat));
    let fits = |chance: &G::Chance| {
        rules.why_not_chance(other.state(), *chance).is_none()
            && rules.observed_chance(other.state(), *chance, Eye::Seat(seat)) == seen
    };
    let changed = changed_about(&chance.to_string(), seat);
    let mut tried: Vec<G::Chance> = changed.iter().filter_map(|text| text.parse().ok()).collect();
    tried.extend((0..60).map(|_| rules.sample_chance(other.state(), rng)));
    tried.push(chance);
    tried.into_iter().find(fits)
}

/// A draw as text with the parts of two other seats changed about: `deal 1:KK 2:CH 3:GG` as `deal 1:KK 2:GG 3:CH`.
fn changed_about(text: &str, seat: Seat) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let part = |word: &str| {
        let (who, what) = word.split_once(':')?;
        who.parse::<Seat>().ok().filter(|who| *who != seat).map(|_| (who.to_string(), what.to_string()))
    };
    let places: Vec<usize> = (0..words.len()).filter(|at| part(words[*at]).is_some()).collect();
    let mut all = Vec::new();
    for pair in places.windows(2) {
        let (Some((one, first)), Some((two, second))) = (part(words[pair[0]]), part(words[pair[1]])) else {
            continue;
        };
        let mut changed: Vec<String> = words.iter().map(ToString::to_string).collect();
        changed[pair[0]] = format!("{one}:{second}");
        changed[pair[1]] = format!("{two}:{first}");
        all.push(changed.join(" "));
    }
    all
}
