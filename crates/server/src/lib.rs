//! The server of High Table: people set up tables, send a link, and play, live or over days.
//!
//! [`run`] serves on a listener until it is told to stop. Everything that was acknowledged is in the [`store`].

mod api;
mod component_sets;
mod connections;
mod guard;
mod house;
mod live;
mod metrics;
mod page;
mod person;
mod refused;
mod request;
mod room;
mod route;
mod secret;
mod settings;

pub use component_sets::{MAX_FILE_BYTES, MAX_SET_NAME, ServerComponents, is_set_name};
pub use settings::Settings;

use anyhow::Context;
use house::House;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval};

/// How often idle tables are forgotten and late seats given to bots.
const ROUND: Duration = Duration::from_secs(5);

/// Serves until `stop` is done; then finishes what is under way, without waiting for who is slow, and closes the store.
pub async fn run(
    listener: TcpListener,
    store: Store,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let house = Arc::new(House::new(store.clone(), settings)?);
    let (running, frozen) = house
        .muster()
        .await
        .map_err(|refused| anyhow::anyhow!("{refused:?}"))
        .context("tables cannot be read")?;
    tracing::info!(running, frozen, "tables go on");
    let following = tokio::spawn(follow(house.clone()));
    let rounds = tokio::spawn(go_round(house.clone()));
    let (end, ended) = tokio::sync::watch::channel(false);
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        end.send_replace(true);
    };
    let app = route::router(house.clone(), ended);
    connections::serve(listener, app, &house.settings, stop).await;
    following.abort();
    rounds.abort();
    store.close().await;
    Ok(())
}

/// Follows other servers on the same database; begins anew when that fails.
async fn follow(house: Arc<House>) {
    loop {
        if let Err(refused) = house.clone().follow().await {
            tracing::warn!(code = refused.code(), "other servers cannot be followed; trying again");
        }
        tokio::time::sleep(ROUND).await;
    }
}

async fn go_round(house: Arc<House>) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        if let Err(refused) = house.mind_the_time().await {
            tracing::warn!(code = refused.code(), "late seats were not looked at");
        }
        house.look_elsewhere().await;
        house.tidy();
    }
}
