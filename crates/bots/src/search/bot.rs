//! A bot that searches.

use super::Means;
use super::settings::Settings;
use super::tree::{Thoughts, Tree};
use crate::budget::{Budget, Clock};
use crate::habits::Habits;
use crate::value::Judge;
use crate::{Bot, Choice, Courtly, Opinions, Seatside, Sight};
use engine::{Actions, Quick};
use std::sync::Arc;

/// A bot that searches, on one thread or more: each has a tree of its own, and they put their thoughts together.
pub struct Searcher<G: Courtly, J: Judge> {
    judge: Arc<J>,
    habits: Arc<Habits>,
    settings: Settings,
    budget: Budget,
    trees: Vec<Tree<G>>,
}

impl<G: Courtly, J: Judge> Searcher<G, J> {
    /// A bot that judges positions by `judge` and thinks about a decision for as long as `budget` says.
    #[must_use]
    pub fn new(judge: Arc<J>, settings: Settings, budget: Budget, threads: u16) -> Searcher<G, J> {
        let trees = (0..threads.max(1)).map(|_| Tree::new()).collect();
        Searcher { judge, habits: Arc::new(Habits::none()), settings, budget, trees }
    }

    /// The same bot, if it is attentive, knowing what others are wont to do.
    #[must_use]
    pub fn who_knows(self, habits: Arc<Habits>) -> Searcher<G, J> {
        Searcher { habits, ..self }
    }

    /// What it thinks of its decision; nothing if there is only one thing to do.
    pub fn think(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Option<Thoughts<G::Action>> {
        let clock = self.budget.start(self.trees.len() as u32);
        let seeds: Vec<u64> = self.trees.iter().map(|_| dice.next_u64()).collect();
        let means = Means {
            rules: side.rules(),
            judge: &*self.judge,
            habits: &self.habits,
            settings: &self.settings,
        };
        let means = &means;
        let work = |tree: &mut Tree<G>, seed: u64| search(tree, side, means, clock, seed);
        let mut jobs = self.trees.iter_mut().zip(seeds);
        let (own, seed) = jobs.next()?;
        let all = std::thread::scope(|scope| {
            let others: Vec<_> = jobs
                .map(|(tree, seed)| scope.spawn(move || search(tree, side, means, clock, seed)))
                .collect();
            let first = work(own, seed);
            let rest = others.into_iter().map(|other| other.join().expect("a search does not panic"));
            rest.fold(first, |sum, more| match (sum, more) {
                (Some(sum), Some(more)) => Some(sum.and(&more)),
                (one, other) => one.or(other),
            })
        });
        all.map(|mut thoughts| {
            thoughts.sort();
            thoughts
        })
    }
}

/// Grows a tree until the clock says stop.
fn search<G: Courtly>(
    tree: &mut Tree<G>,
    side: &Seatside<'_, G>,
    means: &Means<'_, G, impl Judge>,
    mut clock: Clock,
    seed: u64,
) -> Option<Thoughts<G::Action>> {
    if tree.len() >= means.settings.most_nodes {
        tree.fell();
    }
    let mut dice = Quick::new(seed);
    tree.begin();
    while clock.ticks() {
        tree.grow(side, means, &mut dice);
    }
    let mut legal = Actions::new();
    side.legal(&mut legal);
    tree.thoughts(&legal, clock.count())
}

impl<G: Courtly, J: Judge> Bot<G> for Searcher<G, J> {
    fn choose(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Choice<G> {
        let mut legal = Actions::new();
        side.legal(&mut legal);
        if let [only] = legal[..] {
            return Choice { action: only, why: None, iterations: 0 };
        }
        let thoughts = self.think(side, dice).expect("a decision among several has been thought about");
        let action = thoughts.play(dice);
        Choice { action, why: Some(why(side, action, dice)), iterations: thoughts.iterations }
    }

    fn consider(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Thoughts<G::Action> {
        let mut legal = Actions::new();
        side.legal(&mut legal);
        match legal[..] {
            [only] => Thoughts::at_once(&[only], |_| 1.0),
            _ => self.think(side, dice).expect("a decision among several has been thought about"),
        }
    }

    fn witness(&mut self, sight: Sight<G>) {
        for tree in &mut self.trees {
            match sight {
                Sight::Act(by, seen) => tree.witness(by, &seen),
                Sight::Chance => tree.fell(),
            }
        }
    }
}

/// What a squire would say of an action.
pub(crate) fn why<G: Courtly>(side: &Seatside<'_, G>, action: G::Action, dice: &mut Quick) -> G::Why {
    let mut opinions = Opinions::new();
    side.rules().appraise(&side.imagine(dice), side.seat(), &[action], &mut opinions);
    opinions.each()[0].why
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Linear;
    use crate::{Courtly, Squire};
    use engine::{Eye, Game, Seat, Turn};
    use kingsburg::Kingsburg;
    use verraeter::{Action, Verraeter};

    /// A knight of a game.
    fn knight<G: Courtly>(settings: Settings, iterations: u32) -> Searcher<G, Linear> {
        let blank = Arc::new(Linear::blank(G::FEATURES));
        Searcher::new(blank, settings, Budget::Iterations(iterations), 1)
    }

    /// How often the decision at hand was looked at in all searches since the tree was planted.
    fn visits<A>(thoughts: &Thoughts<A>) -> u64 {
        thoughts.candidates.iter().map(|candidate| u64::from(candidate.visits)).sum()
    }

    /// Plays a game among squires, beside whom a knight thinks for one seat after the other, each for as long as the box is
    /// silent. `look` sees what may be done, and how often the knight had looked at the decision before it was asked.
    fn beside_squires<G: Courtly>(mut knight: Searcher<G, Linear>, mut look: impl FnMut(&[G::Action], u64)) {
        let rules = &G::syllabus()[0];
        let mut dice = Quick::new(3);
        let (mut state, mut squire, mut watched) = (rules.start(), Squire::new(), None::<Seat>);
        loop {
            match rules.turn(&state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = rules.draw(&state, &mut dice);
                    rules.settle(&mut state, chance, &mut ());
                    knight.witness(Sight::Chance);
                    watched = None;
                }
                turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                    let seat = turn.seats().iter().next().unwrap();
                    let side = Seatside::new(rules, &state, seat);
                    let mut legal = Actions::new();
                    side.legal(&mut legal);
                    if legal.len() > 1 && watched.is_none_or(|own| own == seat) {
                        let thoughts = knight.think(&side, &mut dice).unwrap();
                        let known_before = visits(&thoughts).saturating_sub(thoughts.iterations);
                        assert!(watched.is_some() || known_before == 0, "a new tree knows nothing");
                        look(&legal, known_before);
                        watched = Some(seat);
                    }
                    let action = squire.choose(&side, &mut dice).action;
                    let seen = rules.seen(&state, action, seat, Eye::Seat(watched.unwrap_or(seat)));
                    knight.witness(Sight::Act(seat, seen));
                    rules.play_unchecked(&mut state, seat, action, &mut ());
                }
            }
        }
    }

    /// A knight that has looked far ahead still knows what it saw when its turn comes again, unless the box has spoken.
    #[test]
    fn a_tree_is_kept_until_the_box_speaks() {
        let mut kept = 0;
        beside_squires::<Kingsburg>(knight(Settings::KNIGHT, 400), |_, known| kept += u32::from(known > 0));
        assert!(kept > 3, "hardly any tree was kept: {kept}");
    }

    /// What was thought about supply cards while the action cards went round is still known when they are played, though
    /// one's own action card was taken in between.
    #[test]
    fn a_tree_is_kept_when_a_secret_comes_about() {
        let mut kept = 0;
        beside_squires::<Verraeter>(knight(Verraeter::KNIGHT, 400), |legal, known| {
            kept += u32::from(matches!(legal[0], Action::Supply(_)) && known > 0);
        });
        assert!(kept > 3, "hardly any tree was kept: {kept}");
    }

    /// A tree that is full goes on learning and does not grow.
    #[test]
    fn no_tree_grows_beyond_its_measure() {
        let small = Settings { most_nodes: 50, ..Settings::KNIGHT };
        let mut bot = knight::<Kingsburg>(small, 2_000);
        let (rules, mut dice) = (&Kingsburg::syllabus()[0], Quick::new(6));
        let mut state = rules.start();
        while rules.turn(&state) == Turn::Chance {
            let chance = rules.draw(&state, &mut dice);
            rules.settle(&mut state, chance, &mut ());
        }
        let seat = rules.turn(&state).seats().iter().next().unwrap();
        let thoughts = bot.think(&Seatside::new(rules, &state, seat), &mut dice).unwrap();
        assert_eq!(bot.trees[0].len(), 50);
        assert_eq!(visits(&thoughts), 1_999, "the first iteration plants the tree, all others go through it");
    }

    /// A tree that is full makes room for the next decision: without that it could not be thought about.
    #[test]
    fn full_trees_are_felled_before_the_next_decision() {
        let mut looked = 0;
        let small = |settings| Settings { most_nodes: 20, ..settings };
        beside_squires::<Verraeter>(knight(small(Verraeter::KNIGHT), 200), |_, _| looked += 1);
        beside_squires::<Kingsburg>(knight(small(Settings::PATIENT), 200), |_, _| looked += 1);
        assert!(looked > 40, "{looked}");
    }

    /// Who is to be attentive and knows no habits goes by what squires would do.
    #[test]
    fn an_attentive_bot_needs_no_habits() {
        let mut looked = 0;
        beside_squires::<Verraeter>(knight(Verraeter::MARSHAL, 30), |_, _| looked += 1);
        assert!(looked > 10);
    }
}
