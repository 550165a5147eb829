//! `hightable play`.

use crate::input::ComponentArgs;
use crate::play::{Console, Frontend, Players, SaveFile, Screen, Session, ask_game, ask_players, ask_seats};
use crate::{CliError, LocaleContext, Outcome};
use clap::Args;
use games::{DynMatch, GameConfig, OptionValues, Title};
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

/// Play in the terminal against bots and other people on this device
#[derive(Args)]
pub(crate) struct Play {
    /// The game, as listed by `hightable games`; prompts for it if omitted
    game: Option<String>,
    /// Number of players; prompts for it if both this and --players are omitted
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Options as KEY=VALUE, separated by commas
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    options: String,
    #[command(flatten)]
    components: ComponentArgs,
    /// The players in seat order, separated by commas: a person's name, or a bot: page, squire, knight, marshal,
    /// knight:500ms …
    #[arg(long, value_name = "WHO")]
    players: Option<String>,
    /// The file to save the game to after every move; default: a new file in this folder
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Continue the game saved in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options"])]
    resume: Option<PathBuf>,
    /// Seed for dice, cards and bots; default: random
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Plain text output instead of the full-screen mode
    #[arg(long)]
    plain: bool,
}

impl Play {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let mut console = Console::new()?;
        let words = ctx.messages();
        let components = self.components.read()?;
        let (save, players, table, greeting) = match &self.resume {
            Some(path) => {
                let (save, kept, table) = SaveFile::resume(path, components.as_deref())?;
                let seats = table.header().seats;
                let players = match (self.players(seats)?, kept) {
                    (Some(players), _) | (None, Some(players)) => players,
                    (None, None) => ask_players(&mut console, words, seats)?,
                };
                (save, players, table, "ht-setup-resumed")
            }
            None => {
                let (players, table) = self.begin(&mut console, ctx, components.as_deref())?;
                let path = self.save.clone().map_or_else(|| free_name(table.header().game), Ok)?;
                (SaveFile::begin(&path, &players, &*table)?, players, table, "ht-setup-saved")
            }
        };
        let header = table.header();
        if players.0.len() != usize::from(header.seats) {
            return Err(miscounted(&players, header.seats).into());
        }
        let components = table.components();
        let components = (!components.is_standard()).then(|| components.differences().to_string());
        let config = GameConfig { seats: Some(header.seats), options: header.options.clone(), components };
        let factory = bots::bot_factory_for(header.game, &config)?;
        let (game_text, book) = (
            i18n::game_text(header.game),
            i18n::book_with_components(header.game, ctx.locale, table.components()),
        );
        let names = [];
        let msg = i18n::MessageContext::new(words, &names);
        console.say(&format!("{}: {}", book.title, players.described(words)))?;
        console.say(&msg.format(greeting).text("file", save.path().display().to_string()).build())?;
        console.say(&words.get("ht-setup-help"))?;
        let frontend: Box<dyn Frontend> =
            match (!self.plain).then(|| Screen::new(words.get("ht-press-enter"))).flatten() {
                Some(screen) => Box::new(screen),
                None => Box::new(console),
            };
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
        Session::new(ctx, game_text, book, table, players, factory, save, frontend, seed).run()
    }

    /// Starts a new game; prompts for what the arguments leave open.
    fn begin(
        &self,
        frontend: &mut dyn Frontend,
        ctx: LocaleContext,
        components: Option<&str>,
    ) -> anyhow::Result<(Players, Box<dyn DynMatch>)> {
        let info = match &self.game {
            Some(game) => game.parse::<Title>()?.info(),
            None => ask_game(frontend, ctx.messages())?,
        };
        let named = self.players.as_deref().map(Players::read).transpose()?;
        let seats = match (&named, self.seats) {
            (_, Some(seats)) => seats,
            (Some(players), None) => u8::try_from(players.0.len()).unwrap_or(u8::MAX),
            (None, None) => ask_seats(frontend, ctx.messages(), info)?,
        };
        let config = GameConfig {
            seats: Some(seats),
            options: OptionValues::parse(&self.options)?,
            components: components.map(Into::into),
        };
        let rules = info.configure(&config)?;
        let players = match named {
            Some(players) => players,
            None => ask_players(frontend, ctx.messages(), seats)?,
        };
        Ok((players, rules.new_match()))
    }

    /// The players, if the arguments name them.
    fn players(&self, seats: u8) -> anyhow::Result<Option<Players>> {
        let players = self.players.as_deref().map(Players::read).transpose()?;
        match &players {
            Some(players) if players.0.len() != usize::from(seats) => Err(miscounted(players, seats).into()),
            Some(_) | None => Ok(players),
        }
    }
}

fn miscounted(players: &Players, seats: u8) -> CliError {
    CliError::new("ht-bad-count").with("players", players.0.len()).with("seats", seats)
}

/// A file in this folder that does not exist yet.
fn free_name(game: Title) -> anyhow::Result<PathBuf> {
    let names = (1..10_000).map(|n| PathBuf::from(format!("{game}-{n}.txt")));
    let free = names.into_iter().find(|path| !path.exists());
    free.ok_or_else(|| CliError::new("ht-setup-crowded").into())
}
