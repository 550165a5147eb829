//! `hightable serve`.

mod address;
mod component_files;
mod config;
mod kept;

use crate::{Outcome, Speech, Trouble, output};
use anyhow::Context;
use clap::{Args, FromArgMatches, ValueEnum};
use config::{Config, Plan};
use std::io::{IsTerminal, stderr};
use std::path::PathBuf;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
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

/// How the log is written.
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
    /// What is served if no command is named: what the environment says, and what is usual.
    pub(crate) fn usual() -> Serve {
        let command = Serve::augment_args(clap::Command::new("serve"));
        let matches = command.get_matches_from(["serve"]);
        Serve::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }

    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let file = match &self.config {
            Some(path) => Config::read(path)?,
            None => Config::default(),
        };
        let plan = Plan::new(self, file)?;
        write_log(plan.log);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.context("threads")?.block_on(open(plan, speech))?;
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

async fn open(plan: Plan, speech: Speech) -> anyhow::Result<()> {
    let listener = TcpListener::bind(&plan.listen).await;
    let listener =
        listener.map_err(|why| Trouble::new("tool-bad-listen").with("address", &plan.listen).because(why))?;
    let address = listener.local_addr()?;
    let (database, _alone) = kept::keep(plan.kept)?;
    let store = Store::open(&database).await.map_err(|error| closed(&error))?;
    let mut settings = plan.settings;
    let (component_sets, refused) = component_files::load(&plan.components);
    settings.component_sets = component_sets;
    let unnamed = settings.public_url.is_empty() && address.ip().is_unspecified();
    if settings.public_url.is_empty() {
        settings.public_url = format!("http://{}", address::reachable(address));
    }
    let stop = asked_to_stop()?;
    let open = speech.tell("tool-serve-open").text("url", settings.public_url.as_str()).build();
    output::print(&format!("{open}\n"))?;
    if unnamed {
        output::print(&format!("{}\n", speech.tell("tool-serve-unnamed").build()))?;
    }
    for refused in &refused {
        output::print(&format!("{}\n", refused.sentence(speech)))?;
    }
    server::run(listener, store, settings, stop).await
}

fn closed(error: &StoreError) -> Trouble {
    let id = match error {
        StoreError::Newer { .. } => "tool-bad-newer",
        StoreError::Open { .. } | StoreError::Database { .. } => "tool-bad-store",
    };
    Trouble::new(id).with("why", error)
}

/// Ends at Ctrl-C, or when a service manager says so; both are heeded from now on.
fn asked_to_stop() -> anyhow::Result<impl Future<Output = ()> + Send> {
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}
