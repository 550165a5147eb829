//! The server of High Table: people create tables, invite others by a link, and play, live or over days.
//!
//! [`run`] serves on a listener until it is told to stop. Everything acknowledged is in the [`store`].
//!
//! A request travels down through these layers, and no module imports from a layer above its own (a test checks that):
//! `routes` → `web` (pages), `api` (JSON) and `sse` (events) → `commands` and `queries` → `auth` (who may see and do what) →
//! `app` (live tables, bots) → `journal` (entries, replay, snapshots) → `store`.

mod api;
mod app;
mod auth;
mod bots;
mod cluster;
mod commands;
mod component_sets;
mod config;
mod connections;
mod error;
mod extract;
mod journal;
mod layout;
mod live_table;
mod maintenance;
mod metrics;
mod middleware;
mod queries;
mod random_token;
mod rate_limit;
mod routes;
mod script;
mod session;
mod sse;
#[cfg(test)]
mod test_support;
mod validation;
mod web;

pub use component_sets::{MAX_FILE_BYTES, MAX_SET_NAME, ServerComponents, is_set_name};
pub use config::ServerConfig;

use crate::app::{App, AppState};
use crate::bots::engines::FactoryCache;
use crate::bots::runner;
use crate::cluster::RemoteTables;
use anyhow::Context;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

/// How long running tasks have to finish when the server stops.
const TASK_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves until `stop` completes; then finishes running requests and commands, until a timeout, and closes the store.
pub async fn run(
    listener: TcpListener,
    store: Store,
    config: ServerConfig,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let (app, turns) = App::new(store.clone(), config, Arc::new(FactoryCache::default()))?;
    let app = Arc::new(app);
    let resumed = maintenance::resume_tables(&app).await;
    let (running, suspended) =
        resumed.map_err(|error| anyhow::anyhow!("{error:?}")).context("tables cannot be read")?;
    tracing::info!(running, suspended, "tables are resumed");
    let remote = Arc::new(RemoteTables::default());
    let background = [
        tokio::spawn(runner::run(app.clone(), turns)),
        tokio::spawn(cluster::follow(app.clone(), remote.clone())),
        tokio::spawn(maintenance::run(app.clone(), remote)),
    ];
    let (stopping, shutdown) = watch::channel(false);
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        stopping.send_replace(true);
    };
    let router = routes::router(AppState { app: app.clone(), shutdown });
    connections::serve(listener, router, &app.config, stop).await;
    background.iter().for_each(tokio::task::JoinHandle::abort);
    app.tasks.close();
    if timeout(TASK_TIMEOUT, app.tasks.wait()).await.is_err() {
        tracing::warn!("some tasks did not finish in time");
    }
    store.close().await;
    Ok(())
}
