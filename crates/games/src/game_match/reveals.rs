//! Whether a decision reveals information and whether it ends a turn, estimated over determinizations.

use super::Match;
use engine::{Actions, Eye, FastRng, Game, Ply, Rng, Seat, SeatSet};

/// Determinizations for the seat that decided. A difference in one of a hundred worlds is found nearly always.
const OWN_WORLDS: usize = 512;
/// Determinizations for the seat that decided, and for each of them those of another seat, in most of which the view of the
/// other seat differs.
const IMAGINED: usize = 8;
const OTHER_WORLDS: usize = 16;

impl<G: Game> Match<G> {
    /// Returns whether a decision, by its ply from 1, revealed information to any seat beyond the decision
    /// itself: in another world that looked the same to that seat, what looked like the same decision would have led to
    /// another view. A chance outcome always does.
    ///
    /// The answer is the same for all callers. It is computed once and shared with all clones that have the ply.
    #[must_use]
    pub fn reveals_information(&self, ply: usize) -> bool {
        let played = self.history.get(ply - 1);
        match played.ply {
            Ply::Chance(_) => true,
            Ply::Action(by, action) => *played.reveals.get_or_init(|| {
                let before = self.state_after(ply - 1);
                reveals(self.rules(), &before, by, action, &mut FastRng::new(ply as u64))
            }),
        }
    }

    /// Returns whether the turn of a seat ends with this action; `false` if it is illegal.
    ///
    /// Judged in determinizations and not in the true state, where the answer could depend on what the seat cannot know.
    #[must_use]
    pub fn ends_turn(&self, seat: Seat, action: G::Action) -> bool {
        let mut rng = FastRng::new(0);
        (0..IMAGINED).all(|_| {
            let mut world = self.rules.redeal(&self.state, seat, &mut rng);
            let played = self.rules.apply(&mut world, seat, action, &mut ());
            played.is_ok() && !self.rules.turn(&world).is_for(seat)
        })
    }
}

/// Returns whether an action in this state reveals information to any seat.
pub(super) fn reveals<G: Game>(
    rules: &G,
    before: &G::State,
    by: Seat,
    action: G::Action,
    rng: &mut impl Rng,
) -> bool {
    if tells(rules, before, by, action, by, OWN_WORLDS, rng) {
        return true;
    }
    // What the other seats learn is computed in determinizations for the seat that decided. In the true state, the answer
    // itself would reveal hidden cards to that seat.
    let others = SeatSet::all(rules.seats()).without(by);
    (0..IMAGINED).any(|_| {
        let world = rules.redeal(before, by, rng);
        others.iter().any(|seat| tells(rules, &world, by, action, seat, OTHER_WORLDS, rng))
    })
}

/// Returns whether an action in this state reveals to a seat more than the action itself.
fn tells<G: Game>(
    rules: &G,
    before: &G::State,
    by: Seat,
    action: G::Action,
    seat: Seat,
    worlds: usize,
    rng: &mut impl Rng,
) -> bool {
    let eye = Eye::Seat(seat);
    let seen = rules.observed_action(before, action, by, eye);
    let after = |world: &G::State, action: G::Action| {
        let mut world = *world;
        rules.apply_unchecked(&mut world, by, action, &mut ());
        rules.view(&world, eye)
    };
    let known = after(before, action);
    let differs = |world: &G::State, action: G::Action| after(world, action) != known;
    if seen == rules.observed_action(before, action, by, Eye::Seat(by)) {
        // The action is public: only an equal action has an equal observation.
        let told = |world: &G::State| rules.why_not(world, by, action).is_none() && differs(world, action);
        return (0..worlds).any(|_| told(&rules.redeal(before, seat, rng)));
    }
    let mut legal = Actions::new();
    (0..worlds).any(|_| {
        let world = rules.redeal(before, seat, rng);
        legal.clear();
        rules.legal_actions(&world, by, &mut legal);
        let alike = |action: &&G::Action| rules.observed_action(&world, **action, by, eye) == seen;
        legal.iter().filter(alike).any(|action| differs(&world, *action))
    })
}
