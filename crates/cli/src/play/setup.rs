//! Prompts for the configuration of a game.

use super::frontend::{Answer, Frontend};
use super::players::{PlayerSpec, Players};
use crate::CliError;
use games::{GameInfo, Title};
use i18n::{MessageContext, Messages};

/// Prompts until the answer is valid; an empty one selects the default.
fn ask<T>(
    frontend: &mut dyn Frontend,
    prompt: &str,
    mut read: impl FnMut(&str) -> Result<T, String>,
) -> anyhow::Result<T> {
    loop {
        let Answer::Line(line) = frontend.prompt(&format!("{prompt} "))? else {
            return Err(CliError::new("ht-setup-left").into());
        };
        match read(line.trim()) {
            Ok(answer) => return Ok(answer),
            Err(why) => frontend.say(&why)?,
        }
    }
}

/// Prompts for the game.
pub(crate) fn ask_game(
    frontend: &mut dyn Frontend,
    words: &'static Messages,
) -> anyhow::Result<&'static GameInfo> {
    let games = Title::ALL.map(|title| title.id().to_string());
    let prompt =
        MessageContext::new(words, &[]).format("ht-setup-game").text("games", games.join(", ")).build();
    ask(frontend, &prompt, |line| {
        line.parse().map(Title::info).map_err(|bad| i18n::error_text::config(words, &bad))
    })
}

/// Prompts for the number of players.
pub(crate) fn ask_seats(
    frontend: &mut dyn Frontend,
    words: &'static Messages,
    game: &GameInfo,
) -> anyhow::Result<u8> {
    let msg = MessageContext::new(words, &[]);
    let (least, most) = (*game.seats.start(), *game.seats.end());
    let prompt = msg.format("ht-setup-seats").count("least", least).count("most", most);
    let prompt = prompt.count("usual", game.default_seats).build();
    let bad = msg.format("ht-setup-bad-seats").count("least", least).count("most", most).build();
    ask(frontend, &prompt, |line| match line.parse() {
        Ok(seats) if game.seats.contains(&seats) => Ok(seats),
        Ok(_) | Err(_) if !line.is_empty() => Err(bad.clone()),
        Ok(_) | Err(_) => Ok(game.default_seats),
    })
}

/// Prompts for the players; by default one person and knights.
pub(crate) fn ask_players(
    frontend: &mut dyn Frontend,
    words: &'static Messages,
    seats: u8,
) -> anyhow::Result<Players> {
    let msg = MessageContext::new(words, &[]);
    let mut players = Players(Vec::new());
    for seat in 1..=seats {
        let usual = if seat == 1 { words.get("ht-setup-you") } else { "knight".into() };
        let prompt = msg.format("ht-setup-who").count("seat", seat).text("usual", usual.as_str()).build();
        let player = ask(frontend, &prompt, |line| {
            let line = if line.is_empty() { &usual } else { line };
            match PlayerSpec::read(line) {
                Ok(Some(player)) if players.has(&player) => Err(words.get("ht-setup-name-taken")),
                Ok(Some(player)) => Ok(player),
                Ok(None) => Err(words.get("ht-setup-bad-name")),
                Err(error) => Err(error.to_string()),
            }
        })?;
        players.0.push(player);
    }
    Ok(players)
}
