//! `hightable serve`.

mod address;
mod component_files;
mod config;
mod data_location;

use crate::{CliError, LocaleContext, Outcome, output};
use anyhow::Context;
use clap::{Args, FromArgMatches, ValueEnum};
use config::{Config, ResolvedConfig};
use std::io::{IsTerminal, stderr};
use std::path::PathBuf;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tracing_subscriber::fmt;

/// Start the web server: people play in the browser against each other and against bots (default command)
#[derive(Args)]
pub(crate) struct Serve {
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", env = "HIGHTABLE_LISTEN")]
    listen: Option<String>,
    /// Folder for all stored data
    #[arg(long, value_name = "FOLDER", env = "HIGHTABLE_DATA")]
    data: Option<PathBuf>,
    /// Use a PostgreSQL database instead: postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", env = "HIGHTABLE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A component file named GAME-NAME.toml that players can choose when they create a table; can be given several times
    #[arg(long, value_name = "FILE")]
    components: Vec<PathBuf>,
    /// Public base URL of the server, used in links
    #[arg(long, value_name = "URL", env = "HIGHTABLE_PUBLIC_URL")]
    public_url: Option<String>,
    /// Delay before a bot moves, in milliseconds
    #[arg(long, value_name = "MS", env = "HIGHTABLE_BOT_PACE")]
    bot_pace: Option<u64>,
    /// Thinking time of bots, in milliseconds
    #[arg(long, value_name = "MS", env = "HIGHTABLE_BOT_TIME")]
    bot_time: Option<u64>,
    /// Requests per second allowed per address (0: unlimited)
    #[arg(long, value_name = "N", env = "HIGHTABLE_RATE")]
    rate: Option<u32>,
    /// Log format
    #[arg(long, value_name = "FORM", env = "HIGHTABLE_LOG")]
    log: Option<LogForm>,
    /// A TOML file with these settings; flags and environment variables take precedence
    #[arg(long, value_name = "FILE", env = "HIGHTABLE_CONFIG")]
    config: Option<PathBuf>,
}

/// The format of the log.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LogForm {
    /// Human-readable lines
    Text,
    /// One JSON object per line
    Json,
    /// No log
    Off,
}

impl Serve {
    /// The command without arguments: the environment and the defaults.
    pub(crate) fn from_env() -> Serve {
        let command = Serve::augment_args(clap::Command::new("serve"));
        let matches = command.get_matches_from(["serve"]);
        Serve::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let file = match &self.config {
            Some(path) => Config::read(path)?,
            None => Config::default(),
        };
        let config = ResolvedConfig::new(self, file)?;
        write_log(config.log);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.context("threads")?.block_on(serve(config, ctx))?;
        Ok(Outcome::Done)
    }
}

fn write_log(form: LogForm) {
    let log =
        fmt().with_max_level(tracing::Level::INFO).with_writer(stderr).with_ansi(stderr().is_terminal());
    match form {
        LogForm::Text => log.compact().init(),
        LogForm::Json => log.json().init(),
        LogForm::Off => {}
    }
}

async fn serve(config: ResolvedConfig, ctx: LocaleContext) -> anyhow::Result<()> {
    let listener = TcpListener::bind(&config.listen).await;
    let listener = listener
        .map_err(|why| CliError::new("tool-bad-listen").with("address", &config.listen).caused_by(why))?;
    let address = listener.local_addr()?;
    let (database, _alone) = data_location::lock_data_dir(config.data)?;
    let store = Store::open(&database).await.map_err(|error| store_error(&error))?;
    let mut server_config = config.server;
    let (component_sets, rejected) = component_files::load(&config.components);
    server_config.component_sets = component_sets;
    let unnamed = server_config.public_url.is_empty() && address.ip().is_unspecified();
    if server_config.public_url.is_empty() {
        server_config.public_url = format!("http://{}", address::reachable(address));
    }
    let stop = shutdown_signal()?;
    let open = ctx.format("tool-serve-open").text("url", server_config.public_url.as_str()).build();
    output::print(&format!("{open}\n"))?;
    if unnamed {
        output::print(&format!("{}\n", ctx.format("tool-serve-unnamed").build()))?;
    }
    for rejected in &rejected {
        output::print(&format!("{}\n", rejected.message(ctx)))?;
    }
    server::run(listener, store, server_config, stop).await
}

fn store_error(error: &StoreError) -> CliError {
    let id = match error {
        StoreError::Newer { .. } => "tool-bad-newer",
        StoreError::Open { .. } | StoreError::Database { .. } => "tool-bad-store",
    };
    CliError::new(id).with("why", error)
}

/// Completes at Ctrl-C, or when a service manager stops the program. The signals are handled from the call on.
#[cfg(unix)]
fn shutdown_signal() -> anyhow::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Completes at Ctrl-C.
#[cfg(not(unix))]
fn shutdown_signal() -> anyhow::Result<impl Future<Output = ()> + Send> {
    Ok(async {
        // Without a handler, the program ends at Ctrl-C by itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
