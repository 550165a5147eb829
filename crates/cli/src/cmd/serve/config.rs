//! Settings of the server: by flag, by environment, by file, or the usual ones.

use super::{LogForm, Serve};
use crate::Trouble;
use directories::ProjectDirs;
use serde::Deserialize;
use server::Settings;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a file may say; the same as the flags.
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
    pub(super) fn read(path: &Path) -> Result<Config, Trouble> {
        let unreadable = |why| Trouble::new("tool-bad-config-file").with("file", path.display()).because(why);
        let text = std::fs::read_to_string(path).map_err(unreadable)?;
        toml::from_str(&text).map_err(|why| {
            let (line, key) = place(&text, why.span().map_or(0, |span| span.start));
            let bad = Trouble::new("tool-bad-config").with("file", path.display()).with("line", line);
            bad.with("key", key).with("why", why.message())
        })
    }
}

/// The number of the line that something stands in, and the setting that it is about; what it is set to may be secret.
fn place(text: &str, at: usize) -> (usize, &str) {
    let before = text.get(..at).unwrap_or_default();
    let line = before.matches('\n').count();
    let key = text.lines().nth(line).and_then(|line| line.split('=').next()).unwrap_or_default();
    (line + 1, key.trim())
}

/// What is to be done.
pub(super) struct Plan {
    pub(super) listen: String,
    pub(super) kept: Kept,
    pub(super) settings: Settings,
    /// The component files that are offered, and the folder with more of them.
    pub(super) components: ComponentPlaces,
    pub(super) log: LogForm,
}

impl Plan {
    /// What the flags say, then the file, then what is usual.
    pub(super) fn new(flags: Serve, file: Config) -> anyhow::Result<Plan> {
        let usual = Settings::default();
        let ms = |flag: Option<u64>, file: Option<u64>| flag.or(file).map(Duration::from_millis);
        let public_url = flags.public_url.or(file.public_url).map(address).transpose()?.unwrap_or_default();
        let kept = match flags.database.or(file.database) {
            Some(database) => Kept::Database(database),
            None => Kept::Folder(folder(flags.data.or(file.data))?),
        };
        let files = if flags.components.is_empty() { file.components } else { flags.components };
        let folder = match &kept {
            Kept::Folder(folder) => Some(folder.join("components")),
            Kept::Database(_) => None,
        };
        Ok(Plan {
            components: ComponentPlaces { files, folder },
            listen: flags.listen.or(file.listen).unwrap_or_else(|| "127.0.0.1:7474".into()),
            kept,
            settings: Settings {
                public_url,
                pace: ms(flags.bot_pace, file.bot_pace).unwrap_or(usual.pace),
                patience: ms(flags.bot_time, file.bot_time).unwrap_or(usual.patience),
                rate: flags.rate.or(file.rate).unwrap_or(usual.rate),
                ..usual
            },
            log: flags.log.or(file.log).unwrap_or(LogForm::Text),
        })
    }
}

/// Where component files are.
pub(super) struct ComponentPlaces {
    /// Those that are named.
    pub(super) files: Vec<PathBuf>,
    /// The folder whose files are offered; it may be missing.
    pub(super) folder: Option<PathBuf>,
}

/// Where things are kept.
pub(super) enum Kept {
    /// In a database server, by its address.
    Database(String),
    /// In a folder of its own.
    Folder(PathBuf),
}

/// The folder that is named, or the user's own.
fn folder(named: Option<PathBuf>) -> Result<PathBuf, Trouble> {
    let own = || ProjectDirs::from("", "", "hightable").map(|folders| folders.data_dir().to_path_buf());
    named.or_else(own).ok_or_else(|| Trouble::new("tool-bad-home"))
}

/// An address that links can begin with, without a slash at its end.
fn address(named: String) -> Result<String, Trouble> {
    let url = url::Url::parse(&named).ok();
    let fits = |url: &url::Url| {
        matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && url.path() == "/"
            && url.query().is_none()
    };
    match url.filter(fits) {
        Some(_) => Ok(named.trim_end_matches('/').to_string()),
        None => Err(Trouble::new("tool-bad-url").with("url", named)),
    }
}
