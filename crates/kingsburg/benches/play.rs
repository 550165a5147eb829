//! Benchmarks of the rules: `cargo bench -p hightable-kingsburg`.

use divan::{Bencher, black_box};
use engine::{Actions, Eye, FastRng, Game, RandomPlayers, Seat, next_ply};
use games::PlayoutStats;
use games::titles::kingsburg::standard;
use kingsburg::{Kingsburg, Modules, Options, State};

fn main() {
    divan::main();
}

fn base() -> Kingsburg {
    standard(Options::base(4))
}

/// Positions from random games, at which a seat decides.
fn positions(rules: &Kingsburg) -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    for seed in 0..20 {
        let (mut state, mut dice) = (rules.initial_state(), FastRng::new(seed));
        for ply in 0..200 {
            let Some(next) = next_ply(rules, &state, &mut dice, &mut RandomPlayers) else {
                break;
            };
            found.extend(next.seat().filter(|_| ply % 10 == 0).map(|seat| (state, seat)));
            next.apply(rules, &mut state);
        }
    }
    found
}

fn playouts(bencher: Bencher<'_, '_>, rules: &Kingsburg) {
    let mut n = 0;
    bencher.bench_local(|| {
        n += 1;
        PlayoutStats::run(black_box(rules), 1, n, n + 1)
    });
}

#[divan::bench]
fn playout(bencher: Bencher<'_, '_>) {
    playouts(bencher, &base());
}

#[divan::bench]
fn playout_with_modules(bencher: Bencher<'_, '_>) {
    let modules = Modules::ROWS | Modules::TROOPS | Modules::WHIMS;
    playouts(bencher, &standard(Options { modules, ..Options::base(4) }));
}

#[divan::bench]
fn legal(bencher: Bencher<'_, '_>) {
    let rules = base();
    let positions = positions(&rules);
    let mut all = positions.iter().cycle();
    let mut out = Actions::new();
    bencher.bench_local(|| {
        let (state, seat) = all.next().expect("a cycle has no end");
        rules.legal_actions(black_box(state), *seat, &mut out);
        out.len()
    });
}

#[divan::bench]
fn redeal(bencher: Bencher<'_, '_>) {
    let rules = base();
    let positions = positions(&rules);
    let mut all = positions.iter().cycle();
    let mut rng = FastRng::new(1);
    bencher.bench_local(|| {
        let (state, seat) = all.next().expect("a cycle has no end");
        rules.redeal(black_box(state), *seat, &mut rng)
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let rules = base();
    let positions = positions(&rules);
    let mut all = positions.iter().cycle();
    bencher.bench_local(|| {
        let (state, seat) = all.next().expect("a cycle has no end");
        rules.view(black_box(state), Eye::Seat(*seat))
    });
}
