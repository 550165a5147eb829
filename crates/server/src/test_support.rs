//! Helpers of the unit tests: an app on a store in memory, a user, and tables to create.

use crate::app::App;
use crate::bots::engines::{BotEngine, FactoryCache};
use crate::bots::runner;
use crate::commands::{NewTable, SeatRequest};
use crate::config::ServerConfig;
use games::{OptionValues, Title};
use std::sync::Arc;
use store::{Store, User};

/// The user who creates tables.
pub(crate) fn host() -> User {
    User { id: "host".into(), name: "Anna".into(), locale: "en".into() }
}

/// A store in memory in which the host is registered.
pub(crate) async fn store() -> Store {
    let store = Store::open("sqlite::memory:").await.expect("the store opens");
    store.add_user(&host(), "key", 0).await.expect("a user is added");
    store
}

/// An app on this store, whose bots move.
pub(crate) fn app_on(store: &Store, config: ServerConfig) -> Arc<App> {
    start(store.clone(), config, Arc::new(FactoryCache::default()))
}

/// An app on a new store with this engine.
pub(crate) async fn app_with(config: ServerConfig, engine: Arc<dyn BotEngine>) -> Arc<App> {
    start(store().await, config, engine)
}

fn start(store: Store, config: ServerConfig, engine: Arc<dyn BotEngine>) -> Arc<App> {
    let (app, turns) = App::new(store, config, engine).expect("threads can be started");
    let app = Arc::new(app);
    tokio::spawn(runner::run(app.clone(), turns));
    app
}

/// An unlisted table with standard options.
pub(crate) fn new_table(game: Title, seats: Vec<SeatRequest>) -> NewTable {
    NewTable {
        game,
        components: None,
        options: OptionValues::default(),
        seats,
        listed: false,
        move_limit: None,
        manual_start: false,
    }
}
