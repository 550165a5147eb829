//! ServerConfig of the server: by flag, by environment, by file, or the usual ones.

use super::{LogForm, Serve};
use crate::CliError;
use directories::ProjectDirs;
use serde::Deserialize;
use server::ServerConfig;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The configuration file; it has the same settings as the flags.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Config {
    listen: Option<String>,
    data: Option<PathBuf>,
    database: Option<String>,
    components: Vec<PathBuf>,
    public_url: Option<String>,
    bot_pace: Option<u64>,
    bot_time: Option<u64>,
    rate: Option<u32>,
    log: Option<LogForm>,
}

impl Config {
    pub(super) fn read(path: &Path) -> Result<Config, CliError> {
        let unreadable =
            |why| CliError::new("tool-bad-config-file").with("file", path.display()).caused_by(why);
        let text = std::fs::read_to_string(path).map_err(unreadable)?;
        toml::from_str(&text).map_err(|why| {
            let (line, key) = line_and_key(&text, why.span().map_or(0, |span| span.start));
            let bad = CliError::new("tool-bad-config").with("file", path.display()).with("line", line);
            bad.with("key", key).with("why", why.message())
        })
    }
}

/// The line number of a position, and the key on that line; the value may be secret.
fn line_and_key(text: &str, at: usize) -> (usize, &str) {
    let before = text.get(..at).unwrap_or_default();
    let line = before.matches('\n').count();
    let key = text.lines().nth(line).and_then(|line| line.split('=').next()).unwrap_or_default();
    (line + 1, key.trim())
}

/// The configuration after all sources are merged.
pub(super) struct ResolvedConfig {
    pub(super) listen: String,
    pub(super) data: DataLocation,
    pub(super) server: ServerConfig,
    /// The component files that are offered, and the folder with more of them.
    pub(super) components: ComponentPlaces,
    pub(super) log: LogForm,
}

impl ResolvedConfig {
    /// Merges the sources: flags, then the file, then defaults.
    pub(super) fn new(flags: Serve, file: Config) -> anyhow::Result<ResolvedConfig> {
        let defaults = ServerConfig::default();
        let ms = |flag: Option<u64>, file: Option<u64>| flag.or(file).map(Duration::from_millis);
        let public_url =
            flags.public_url.or(file.public_url).map(validate_url).transpose()?.unwrap_or_default();
        let data = match flags.database.or(file.database) {
            Some(database) => DataLocation::Database(database),
            None => DataLocation::Folder(folder(flags.data.or(file.data))?),
        };
        let files = if flags.components.is_empty() { file.components } else { flags.components };
        let folder = match &data {
            DataLocation::Folder(folder) => Some(folder.join("components")),
            DataLocation::Database(_) => None,
        };
        Ok(ResolvedConfig {
            components: ComponentPlaces { files, folder },
            listen: flags.listen.or(file.listen).unwrap_or_else(|| "127.0.0.1:7474".into()),
            data,
            server: ServerConfig {
                public_url,
                bot_delay: ms(flags.bot_pace, file.bot_pace).unwrap_or(defaults.bot_delay),
                bot_time: ms(flags.bot_time, file.bot_time).unwrap_or(defaults.bot_time),
                rate_limit: flags.rate.or(file.rate).unwrap_or(defaults.rate_limit),
                ..defaults
            },
            log: flags.log.or(file.log).unwrap_or(LogForm::Text),
        })
    }
}

/// The locations of component files.
pub(super) struct ComponentPlaces {
    /// The given files.
    pub(super) files: Vec<PathBuf>,
    /// A folder of component files; it may be missing.
    pub(super) folder: Option<PathBuf>,
}

/// Where the data is stored.
pub(super) enum DataLocation {
    /// A database, by URL.
    Database(String),
    /// A folder.
    Folder(PathBuf),
}

/// The given folder, or the default one of the user.
fn folder(named: Option<PathBuf>) -> Result<PathBuf, CliError> {
    let own = || ProjectDirs::from("", "", "hightable").map(|folders| folders.data_dir().to_path_buf());
    named.or_else(own).ok_or_else(|| CliError::new("tool-bad-home"))
}

/// Validates a public URL, and removes the slash at its end.
fn validate_url(named: String) -> Result<String, CliError> {
    let url = url::Url::parse(&named).ok();
    let fits = |url: &url::Url| {
        matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && url.path() == "/"
            && url.query().is_none()
    };
    match url.filter(fits) {
        Some(_) => Ok(named.trim_end_matches('/').to_string()),
        None => Err(CliError::new("tool-bad-url").with("url", named)),
    }
}
