//! Asking for what a game needs.

use super::company::{Company, Sitter};
use super::front::{Answer, Front};
use crate::Trouble;
use games::{GameInfo, Title};
use i18n::{MessageContext, Messages};

/// Asks until an answer is understood; an empty one is the usual.
fn ask<T>(
    front: &mut dyn Front,
    prompt: &str,
    mut read: impl FnMut(&str) -> Result<T, String>,
) -> anyhow::Result<T> {
    loop {
        let Answer::Line(line) = front.prompt(&format!("{prompt} "))? else {
            return Err(Trouble::new("ht-setup-left").into());
        };
        match read(line.trim()) {
            Ok(answer) => return Ok(answer),
            Err(why) => front.say(&why)?,
        }
    }
}

/// Which game.
pub(crate) fn ask_game(front: &mut dyn Front, words: &'static Messages) -> anyhow::Result<&'static GameInfo> {
    let games = Title::ALL.map(|title| title.id().to_string());
    let prompt =
        MessageContext::new(words, &[]).format("ht-setup-game").text("games", games.join(", ")).build();
    ask(front, &prompt, |line| {
        line.parse().map(Title::info).map_err(|bad| i18n::error_text::config(words, &bad))
    })
}

/// How many play.
pub(crate) fn ask_seats(
    front: &mut dyn Front,
    words: &'static Messages,
    game: &GameInfo,
) -> anyhow::Result<u8> {
    let msg = MessageContext::new(words, &[]);
    let (least, most) = (*game.seats.start(), *game.seats.end());
    let prompt = msg.format("ht-setup-seats").count("least", least).count("most", most);
    let prompt = prompt.count("usual", game.default_seats).build();
    let bad = msg.format("ht-setup-bad-seats").count("least", least).count("most", most).build();
    ask(front, &prompt, |line| match line.parse() {
        Ok(seats) if game.seats.contains(&seats) => Ok(seats),
        Ok(_) | Err(_) if !line.is_empty() => Err(bad.clone()),
        Ok(_) | Err(_) => Ok(game.default_seats),
    })
}

/// Who sits where: usually one person and knights.
pub(crate) fn ask_company(
    front: &mut dyn Front,
    words: &'static Messages,
    seats: u8,
) -> anyhow::Result<Company> {
    let msg = MessageContext::new(words, &[]);
    let mut company = Company(Vec::new());
    for seat in 1..=seats {
        let usual = if seat == 1 { words.get("ht-setup-you") } else { "knight".into() };
        let prompt = msg.format("ht-setup-who").count("seat", seat).text("usual", usual.as_str()).build();
        let sitter = ask(front, &prompt, |line| {
            let line = if line.is_empty() { &usual } else { line };
            match Sitter::read(line) {
                Ok(Some(sitter)) if company.has(&sitter) => Err(words.get("ht-setup-name-taken")),
                Ok(Some(sitter)) => Ok(sitter),
                Ok(None) => Err(words.get("ht-setup-bad-name")),
                Err(error) => Err(error.to_string()),
            }
        })?;
        company.0.push(sitter);
    }
    Ok(company)
}
