//! `hightable play`.

use crate::input::ComponentArgs;
use crate::play::{Company, Console, Front, Host, Save, Screen, ask_company, ask_game, ask_seats};
use crate::{Outcome, Speech, Trouble};
use clap::Args;
use games::{DynMatch, GameConfig, OptionValues, Title};
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;

/// Play in the terminal: people at this screen and bots, mixed
#[derive(Args)]
pub(crate) struct Play {
    /// The game, as `hightable games` lists it; asked for if left out
    game: Option<String>,
    /// How many play; asked for if left out and --players too
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Options as KEY=VALUE with commas between them
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    options: String,
    #[command(flatten)]
    components: ComponentArgs,
    /// Who sits where, with commas between them: names of people, and page, squire, knight, marshal, knight:500ms …
    #[arg(long, value_name = "WHO")]
    players: Option<String>,
    /// Where the record is kept as it grows; a new file in this folder if left out
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Go on with the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options"])]
    resume: Option<PathBuf>,
    /// The luck of the box and of bots; another each time if left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Plain lines instead of a drawn screen
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
