//! `hightable play`.

use crate::input::ComponentArgs;
use crate::play::{Company, Console, Front, Host, Save, Screen, ask_company, ask_game, ask_seats};
use crate::{Outcome, Speech, Trouble};
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
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let mut console = Console::new()?;
        let words = speech.words();
        let components = self.components.read()?;
        let (save, company, table, greeting) = match &self.resume {
            Some(path) => {
                let (save, kept, table) = Save::resume(path, components.as_deref())?;
                let seats = table.header().seats;
                let company = match (self.company(seats)?, kept) {
                    (Some(company), _) | (None, Some(company)) => company,
                    (None, None) => ask_company(&mut console, words, seats)?,
                };
                (save, company, table, "ht-setup-resumed")
            }
            None => {
                let (company, table) = self.begin(&mut console, speech, components.as_deref())?;
                let path = self.save.clone().map_or_else(|| free_name(table.header().game), Ok)?;
                (Save::begin(&path, &company, &*table)?, company, table, "ht-setup-saved")
            }
        };
        let header = table.header();
        if company.0.len() != usize::from(header.seats) {
            return Err(miscounted(&company, header.seats).into());
        }
        let components = table.components();
        let components = (!components.is_standard()).then(|| components.differences().to_string());
        let set_up = GameConfig { seats: Some(header.seats), options: header.options.clone(), components };
        let hall = bots::bot_factory_for(header.game, &set_up)?;
        let (voice, book) = (
            i18n::game_text(header.game),
            i18n::book_with_components(header.game, speech.locale, table.components()),
        );
        let names = [];
        let msg = i18n::MessageContext::new(words, &names);
        console.say(&format!("{}: {}", book.title, company.described(words)))?;
        console.say(&msg.format(greeting).text("file", save.path().display().to_string()).build())?;
        console.say(&words.get("ht-setup-help"))?;
        let front: Box<dyn Front> =
            match (!self.plain).then(|| Screen::new(words.get("ht-press-enter"))).flatten() {
                Some(screen) => Box::new(screen),
                None => Box::new(console),
            };
        let seed = self.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
        Host::new(speech, voice, book, table, company, hall, save, front, seed).run()
    }

    /// Sets a new table up; asks for what was not said.
    fn begin(
        &self,
        front: &mut dyn Front,
        speech: Speech,
        components: Option<&str>,
    ) -> anyhow::Result<(Company, Box<dyn DynMatch>)> {
        let info = match &self.game {
            Some(game) => game.parse::<Title>()?.info(),
            None => ask_game(front, speech.words())?,
        };
        let named = self.players.as_deref().map(Company::read).transpose()?;
        let seats = match (&named, self.seats) {
            (_, Some(seats)) => seats,
            (Some(company), None) => u8::try_from(company.0.len()).unwrap_or(u8::MAX),
            (None, None) => ask_seats(front, speech.words(), info)?,
        };
        let set_up = GameConfig {
            seats: Some(seats),
            options: OptionValues::parse(&self.options)?,
            components: components.map(Into::into),
        };
        let rules = info.configure(&set_up)?;
        let company = match named {
            Some(company) => company,
            None => ask_company(front, speech.words(), seats)?,
        };
        Ok((company, rules.new_match()))
    }

    /// Who sits where, if it was said.
    fn company(&self, seats: u8) -> anyhow::Result<Option<Company>> {
        let company = self.players.as_deref().map(Company::read).transpose()?;
        match &company {
            Some(company) if company.0.len() != usize::from(seats) => Err(miscounted(company, seats).into()),
            Some(_) | None => Ok(company),
        }
    }
}

fn miscounted(company: &Company, seats: u8) -> Trouble {
    Trouble::new("ht-bad-count").with("players", company.0.len()).with("seats", seats)
}

/// A file in this folder that does not exist yet.
fn free_name(game: Title) -> anyhow::Result<PathBuf> {
    let names = (1..10_000).map(|n| PathBuf::from(format!("{game}-{n}.txt")));
    let free = names.into_iter().find(|path| !path.exists());
    free.ok_or_else(|| Trouble::new("ht-setup-crowded").into())
}
