//! Reading what the user names: tables to be set up, records, component files.

use crate::Trouble;
use clap::Args;
use games::{DynGame, DynMatch, GameConfig, GameInfo, OptionValues, Record, RecordError, Title};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The largest record or component file that is read, in bytes.
const MOST_BYTES: u64 = 16 << 20;

/// Which game, with which options.
#[derive(Args)]
pub(crate) struct GameArgs {
    /// The game, as listed by `hightable games`
    game: String,
    /// Number of players; default: the game's usual number
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Options as KEY=VALUE, separated by commas, as in edition=spada,variants=light+mobilisation
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    options: String,
    #[command(flatten)]
    components: ComponentArgs,
}

/// Figures of one's own box.
#[derive(Args)]
pub(crate) struct ComponentArgs {
    /// A TOML file with component figures that override the standard ones
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl ComponentArgs {
    pub(crate) fn read(&self) -> anyhow::Result<Option<String>> {
        self.components.as_deref().map(read_text).transpose()
    }
}

impl GameArgs {
    /// The game with its options, or what is wrong with them.
    pub(crate) fn set_up(&self) -> anyhow::Result<Arc<dyn DynGame>> {
        let asked = self.asked()?;
        Ok(self.info()?.configure(&asked)?)
    }

    /// The game.
    pub(crate) fn info(&self) -> anyhow::Result<&'static GameInfo> {
        Ok(self.game.parse::<Title>()?.info())
    }

    /// What is asked for, as it was written.
    pub(crate) fn asked(&self) -> anyhow::Result<GameConfig> {
        Ok(GameConfig {
            seats: self.seats,
            options: OptionValues::parse(&self.options)?,
            components: self.components.read()?,
        })
    }
}

/// A record file.
#[derive(Args)]
pub(crate) struct RecordArgs {
    /// A game record; - reads standard input
    #[arg(value_name = "FILE")]
    record: PathBuf,
    #[command(flatten)]
    components: ComponentArgs,
}

impl RecordArgs {
    /// The name of the file, for messages.
    pub(crate) fn name(&self) -> String {
        self.record.display().to_string()
    }

    /// The text of the record and of the component file that goes with it.
    pub(crate) fn read(&self) -> anyhow::Result<(String, Option<String>)> {
        Ok((read_text(&self.record)?, self.components.read()?))
    }

    /// The game, played to the end of the record.
    pub(crate) fn replay(&self) -> anyhow::Result<Box<dyn DynMatch>> {
        let (text, components) = self.read()?;
        let table = Record::parse(&text).and_then(|record| record.replay(components.as_deref()));
        Ok(table.map_err(|flaw| self.flawed(flaw))?)
    }

    /// That the record is not legal.
    pub(crate) fn flawed(&self, flaw: RecordError) -> Trouble {
        Trouble::new("ht-bad-record").with("file", self.name()).because(flaw)
    }
}

fn read_text(path: &Path) -> anyhow::Result<String> {
    let name = path.display();
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Trouble::new("ht-bad-no-game").with("file", path.display()).with("why", error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Trouble::new("tool-bad-large").with("file", name).with("most", MOST_BYTES >> 20).into());
    }
    Ok(String::from_utf8(bytes).map_err(|_| Trouble::new("tool-bad-no-text").with("file", name))?)
}

/// A number of minutes on the command line.
pub(crate) fn minutes(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "write a number of minutes, as in 10 or 0.5")?;
    if number > 0.0 && number <= 100_000.0 {
        Ok(number)
    } else {
        Err("more than 0 and at most 100000".into())
    }
}
