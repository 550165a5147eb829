//! Deals on many threads, looked at in their order.

use crate::Trouble;
use bots::arena::{Arena, DealResult};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

/// Plays so many deals on so many threads and shows them to `look` one by one in their order, until it has seen enough:
/// what it sees depends neither on the threads nor on how many deals might have followed.
///
/// Every thread takes the next deal as soon as it is free, so that none waits for the longest game. What was played ahead
/// when `look` has seen enough is thrown away.
pub(super) fn in_order(
    contest: &Arena,
    deals: u64,
    threads: usize,
    look: impl FnMut(&DealResult) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let next = &AtomicU64::new(0);
    // There is room for a few deals only: players wait where a reader of the results is slow.
    let (send, played) = mpsc::sync_channel(threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let send = send.clone();
            let player =
                thread::Builder::new().spawn_scoped(scope, move || play(contest, deals, next, &send));
            player.map_err(|error| Trouble::new("tool-bad-threads").because(error))?;
        }
        // The players' own ends are the last: when they are done, nothing more is to come.
        drop(send);
        look_at(played, look)
    })
}

/// Plays one deal after the other until there are none, or nobody wants to see them.
fn play(contest: &Arena, deals: u64, next: &AtomicU64, send: &SyncSender<DealResult>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= deals || send.send(contest.deal(number)).is_err() {
            return;
        }
    }
}

/// Puts deals in order; by taking the channel with it when it returns, it tells the players to stop.
fn look_at(
    played: Receiver<DealResult>,
    mut look: impl FnMut(&DealResult) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    for deal in played {
        early.insert(deal.number, deal);
        while let Some(deal) = early.remove(&next) {
            next += 1;
            if look(&deal)?.is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}
