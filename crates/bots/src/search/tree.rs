//! The tree and how it grows.

use super::memory::{self, Memories};
use super::node::Node;
use super::settings::Settings;
use super::{Desk, Means, leaf, order};
use crate::luck::{happens, luck, pick};
use crate::value::{Chances, Judge};
use crate::{Courtly, Seatside};
use engine::{Dice, Eye, Quick, Seat, Seats, Turn};
use rustc_hash::FxHashMap;

/// All nodes that grew since the tree was planted.
pub(super) struct Tree<G: Courtly> {
    nodes: Vec<Node<G::Action>>,
    by_memory: FxHashMap<u64, u32>,
    memories: Memories,
    /// The key of the decision that was looked at last.
    root: u64,
    path: Vec<Stop>,
    /// What could be chosen at the secret stops of the path, one after the other.
    choices: Vec<u32>,
    /// The world that was imagined last, and how plausible it is.
    world: Option<(G::State, f32)>,
    desk: Desk<G>,
}

/// A choice on the way down.
#[derive(Copy, Clone, Debug)]
struct Stop {
    node: u32,
    place: u32,
    seat: Seat,
    /// How many choices there were, if it was secret.
    choices: u32,
}

/// A decision on the way down: whose it is, the number of what he remembers, and whether he is the one who thinks.
#[derive(Copy, Clone, Debug)]
struct Asked {
    seat: Seat,
    key: u64,
    own: bool,
}

/// What a search thinks of an action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The seat's chance of winning after it, if it was ever tried.
    pub chance: Option<f32>,
    /// How often it ought to be played, from 0 to 1.
    pub share: f32,
}

/// What a search thinks of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<A> {
    /// The actions, the best first.
    pub candidates: Vec<Candidate<A>>,
    /// Whether others do not see what is chosen, so that the best is not always played.
    pub secret: bool,
    /// How often a world was imagined and looked at.
    pub iterations: u64,
}

/// The deepest that a path goes before the position is judged as it is.
const DEEPEST: usize = 200;

impl<G: Courtly> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            by_memory: FxHashMap::default(),
            memories: Memories::default(),
            root: 0,
            path: Vec::new(),
            choices: Vec::new(),
            world: None,
            desk: Desk::new(),
        }
    }

    /// Forgets everything: what grew here says nothing of what comes.
    pub(super) fn fell(&mut self) {
        self.nodes.clear();
        self.by_memory.clear();
        self.memories = Memories::default();
    }

    /// Goes on to what came of an action, and keeps what grew there.
    pub(super) fn witness(&mut self, by: Seat, seen: &G::Seen) {
        self.memories.witness::<G>(by, seen);
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Imagines a world, looks at it, and learns from it.
    pub(super) fn grow(
        &mut self,
        side: &Seatside<'_, G>,
        means: &Means<'_, G, impl Judge>,
        dice: &mut Quick,
    ) {
        let mut world = self.imagine(side, means, dice);
        self.path.clear();
        self.choices.clear();
        self.descend(means, &mut world, side.seat(), dice);
        let chances = leaf::weigh(means, &mut world, &mut self.desk, dice);
        self.learn(&chances, means.settings);
    }

    /// A world as it might be, the likelier ones more often: a walk from one to the next that stays where it is when the
    /// next is much less plausible (Metropolis).
    fn imagine(
        &mut self,
        side: &Seatside<'_, G>,
        means: &Means<'_, G, impl Judge>,
        dice: &mut Quick,
    ) -> G::State {
        let next = side.imagine(dice);
        let (rules, seat) = (side.rules(), side.seat());
        let habits = means.habits;
        let plausibility = if means.settings.attentive && !habits.are_unknown() {
            rules.hindsight(&next, seat, habits, &mut self.desk.sheet)
        } else {
            rules.plausibility(&next, seat)
        };
        let luck = 1.0 - luck(dice);
        let stay = self.world.filter(|(_, present)| plausibility < luck * present);
        let (world, _) = *self.world.insert(stay.unwrap_or((next, plausibility)));
        world
    }

    /// Begins to think about a decision.
    pub(super) fn begin(&mut self) {
        self.world = None;
    }

    /// Goes down until a decision that is new, and plants a node for it.
    ///
    /// The others are trusted, now and then, to play as one knows them, or as a squire would (a restricted Nash response):
    /// who takes everybody for a master misses what most players do.
    fn descend<J: Judge>(
        &mut self,
        means: &Means<'_, G, J>,
        world: &mut G::State,
        own: Seat,
        dice: &mut Quick,
    ) {
        let Means { rules, settings, .. } = *means;
        let mut memories = self.memories;
        let secrets = memory::secrets(rules, world, own);
        self.root = memories.key(own, &secrets);
        while self.path.len() < DEEPEST {
            match rules.turn(world) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = rules.draw(world, dice);
                    rules.settle(world, chance, &mut ());
                    memories.pass();
                }
                turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                    let seats = turn.seats();
                    let first = if seats.has(own) { Some(own) } else { seats.iter().next() };
                    let seat = first.expect("a turn is somebody's");
                    let action = if seat != own && happens(settings.trust, dice) {
                        self.desk.as_usual(means, world, seat, dice)
                    } else {
                        let asked = Asked { seat, key: memories.key(seat, &secrets), own: seat == own };
                        match self.decide(means, world, asked, dice) {
                            Some(action) => action,
                            None => return,
                        }
                    };
                    memories.watch(rules, world, seat, action);
                    rules.play_unchecked(world, seat, action, &mut ());
                }
            }
        }
    }

    /// What a seat does on the way down; nothing where it has never been before.
    fn decide<J: Judge>(
        &mut self,
        means: &Means<'_, G, J>,
        world: &G::State,
        asked: Asked,
        dice: &mut Quick,
    ) -> Option<G::Action> {
        let Means { rules, settings, .. } = *means;
        let Asked { seat, key, own } = asked;
        let desk = &mut self.desk;
        desk.legal.clear();
        rules.legal(world, seat, &mut desk.legal);
        if let [only] = desk.legal[..] {
            return Some(only);
        }
        let Some(&at) = self.by_memory.get(&key) else {
            if self.nodes.len() < settings.most_nodes {
                self.plant(rules, world, seat, key, settings);
            }
            return None;
        };
        let node = &mut self.nodes[at as usize];
        let anew = settings.attentive && !own;
        if node.align(&desk.legal, &mut desk.places) || anew {
            if anew {
                desk.foretell(means, world, seat);
            } else {
                desk.weigh(rules, world, seat, settings.sharpness());
            }
            node.hope(&desk.places, &desk.odds, anew);
        }
        if !anew && node.visits > 0 && node.visits == settings.ordered_after {
            order::by_judgement(means, world, seat, node, desk);
        }
        let place = node.select(&desk.places, settings, dice);
        let choices: &[u32] = if node.secret { &desk.places } else { &[] };
        self.choices.extend(choices);
        self.path.push(Stop { node: at, place, seat, choices: choices.len() as u32 });
        Some(node.edges[place as usize].action)
    }

    /// A new node for a decision whose legal actions lie on the desk.
    fn plant(&mut self, rules: &G, world: &G::State, seat: Seat, key: u64, settings: &Settings) {
        let desk = &mut self.desk;
        desk.weigh(rules, world, seat, settings.sharpness());
        let secret = is_secret(rules, world, seat, &desk.legal);
        self.by_memory.insert(key, self.nodes.len() as u32);
        self.nodes.push(Node::new(&desk.legal, &desk.odds, secret));
    }

    fn learn(&mut self, chances: &Chances, settings: &Settings) {
        let mut choices = &self.choices[..];
        for stop in &self.path {
            let (among, later) = choices.split_at(stop.choices as usize);
            choices = later;
            self.nodes[stop.node as usize].learn(stop.place, chances[stop.seat], among, settings);
        }
    }

    /// What the tree thinks of the decision at its root, among what is legal there: in other worlds the same memory may
    /// have led to another question.
    pub(super) fn thoughts(&self, legal: &[G::Action], iterations: u64) -> Option<Thoughts<G::Action>> {
        let node = &self.nodes[*self.by_memory.get(&self.root)? as usize];
        let edges = || node.edges.iter().filter(|edge| legal.contains(&edge.action));
        let sum: f32 = edges().map(|edge| edge.weight).sum();
        let share = |weight: f32, visits: u32| match node.secret {
            true => weight / sum.max(f32::MIN_POSITIVE),
            false => visits as f32 / node.visits.max(1) as f32,
        };
        let candidates = edges().map(|edge| Candidate {
            action: edge.action,
            visits: edge.visits,
            chance: (edge.visits > 0).then(|| edge.mean(0.0)),
            share: share(edge.weight, edge.visits),
        });
        Some(Thoughts { candidates: candidates.collect(), secret: node.secret, iterations })
    }
}

/// Whether somebody else cannot tell the actions apart: two of them tell, for whatever can be done at one moment is done
/// openly or face down, all of it.
fn is_secret<G: Courtly>(rules: &G, world: &G::State, by: Seat, legal: &[G::Action]) -> bool {
    let &[one, other, ..] = legal else {
        return false;
    };
    let blind = |seat: Seat| {
        let eye = Eye::Seat(seat);
        rules.seen(world, one, by, eye) == rules.seen(world, other, by, eye)
    };
    Seats::all(rules.seats()).without(by).iter().any(blind)
}

/// The least share of a mixed choice that is played at all: less is what was only tried out.
const LEAST_SHARE: f32 = 0.1;

impl<A: Copy + Ord> Thoughts<A> {
    /// The thoughts of somebody who does not look ahead: how often he would do each action.
    pub(crate) fn at_once(actions: &[A], share: impl Fn(usize) -> f32) -> Thoughts<A> {
        let candidate = |(at, action): (usize, &A)| Candidate {
            action: *action,
            visits: 0,
            chance: None,
            share: share(at),
        };
        let candidates = actions.iter().enumerate().map(candidate).collect();
        let mut thoughts = Thoughts { candidates, secret: false, iterations: 0 };
        thoughts.sort();
        thoughts
    }

    /// Adds what another tree thinks of the same decision.
    pub(super) fn and(mut self, other: &Thoughts<A>) -> Thoughts<A> {
        let (own, more) = (self.iterations as f32, other.iterations as f32);
        self.candidates.iter_mut().for_each(|candidate| candidate.share *= own / (own + more).max(1.0));
        for candidate in &other.candidates {
            let share = candidate.share * more / (own + more).max(1.0);
            match self.candidates.iter_mut().find(|known| known.action == candidate.action) {
                Some(known) => known.join(candidate, share),
                None => self.candidates.push(Candidate { share, ..*candidate }),
            }
        }
        self.iterations += other.iterations;
        self
    }

    /// Puts the best first.
    pub(super) fn sort(&mut self) {
        self.candidates.sort_by(|one, other| {
            let by_chance = other.chance.unwrap_or(0.0).total_cmp(&one.chance.unwrap_or(0.0));
            other.share.total_cmp(&one.share).then(by_chance).then(one.action.cmp(&other.action))
        });
    }

    /// What is played: the best, or one of the good ones where it should not be predictable.
    pub(super) fn play(&self, dice: &mut impl Dice) -> A {
        let best = self.candidates[0];
        if !self.secret {
            return best.action;
        }
        let share = |candidate: &Candidate<A>| {
            if candidate.share < LEAST_SHARE.min(best.share) { 0.0 } else { candidate.share }
        };
        pick(&self.candidates, share, dice).action
    }
}

impl<A> Candidate<A> {
    fn join(&mut self, other: &Candidate<A>, share: f32) {
        let visits = self.visits + other.visits;
        let sum = |candidate: &Candidate<A>| candidate.chance.unwrap_or(0.0) * candidate.visits as f32;
        self.chance = (visits > 0).then(|| (sum(self) + sum(other)) / visits as f32);
        self.visits = visits;
        self.share += share;
    }
}
