//! Benchmarks of the rules: `cargo bench -p hightable-krieg`.

use divan::{Bencher, black_box};
use engine::{Actions, Eye, FastRng, Game, RandomPlayers, Seat, next_ply};
use krieg::{Krieg, Options, State};

fn main() {
    divan::main();
}

fn rules() -> Krieg {
    games::titles::krieg::standard(Options::classic(4))
}

/// Positions from the middle of random games, at which a seat decides.
fn positions(rules: &Krieg) -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    for seed in 0..20 {
        let (mut state, mut rng) = (rules.initial_state(), FastRng::new(seed));
        for ply in 0..200 {
            let Some(next) = next_ply(rules, &state, &mut rng, &mut RandomPlayers) else {
                break;
            };
            found.extend(next.seat().filter(|_| ply % 10 == 0).map(|seat| (state, seat)));
            next.apply(rules, &mut state);
        }
    }
    found
}

#[divan::bench]
fn playout(bencher: Bencher<'_, '_>) {
    use games::PlayoutStats;
    let rules = rules();
    let mut n = 0;
    bencher.bench_local(|| {
        n += 1;
        PlayoutStats::run(black_box(&rules), 1, n, n + 1)
    });
}

#[divan::bench]
fn legal(bencher: Bencher<'_, '_>) {
    let rules = rules();
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
    let rules = rules();
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
    let rules = rules();
    let positions = positions(&rules);
    let mut all = positions.iter().cycle();
    bencher.bench_local(|| {
        let (state, seat) = all.next().expect("a cycle has no end");
        rules.view(black_box(state), Eye::Seat(*seat))
    });
}
