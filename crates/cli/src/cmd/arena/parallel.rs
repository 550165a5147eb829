//! Deals on many threads, reported in order.

use crate::CliError;
use bots::arena::{Arena, DealResult};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

/// Plays deals on several threads and passes them to `report` in order, until it breaks: the result depends neither on the
/// number of threads nor on the number of deals.
///
/// Each thread takes the next deal as soon as it is free, so that none waits for the longest game. Deals that were played
/// ahead when `report` breaks are discarded.
pub(super) fn in_order(
    contest: &Arena,
    deals: u64,
    threads: usize,
    report: impl FnMut(&DealResult) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let next = &AtomicU64::new(0);
    // The channel is bounded: players wait if the reader of the results is slow.
    let (send, played) = mpsc::sync_channel(threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let send = send.clone();
            let player =
                thread::Builder::new().spawn_scoped(scope, move || play(contest, deals, next, &send));
            player.map_err(|error| CliError::new("tool-bad-threads").caused_by(error))?;
        }
        // The channel closes when the last player ends.
        drop(send);
        report_in_order(played, report)
    })
}

/// Plays deals until none is left or the receiver is dropped.
fn play(contest: &Arena, deals: u64, next: &AtomicU64, send: &SyncSender<DealResult>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= deals || send.send(contest.deal(number)).is_err() {
            return;
        }
    }
}

/// Reports deals in order; dropping the channel stops the players.
fn report_in_order(
    played: Receiver<DealResult>,
    mut report: impl FnMut(&DealResult) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    for deal in played {
        early.insert(deal.number, deal);
        while let Some(deal) = early.remove(&next) {
            next += 1;
            if report(&deal)?.is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}
