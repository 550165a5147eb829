//! Asking for what a game needs.

use super::company::{Company, Sitter};
use super::front::{Answer, Front};
use crate::Trouble;
use lang::{Teller, Words};
use table::{GameInfo, Title};

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
pub(crate) fn ask_game(front: &mut dyn Front, words: &'static Words) -> anyhow::Result<&'static GameInfo> {
    let games = Title::ALL.map(|title| title.id().to_string());
    let prompt = Teller::new(words, &[]).tell("ht-setup-game").text("games", games.join(", ")).end();
    ask(front, &prompt, |line| line.parse().map(Title::info).map_err(|bad| lang::error::set_up(words, &bad)))
}

/// How many play.
pub(crate) fn ask_seats(front: &mut dyn Front, words: &'static Words, game: &GameInfo) -> anyhow::Result<u8> {
    let tell = Teller::new(words, &[]);
    let (least, most) = (*game.seats.start(), *game.seats.end());
    let prompt = tell.tell("ht-setup-seats").count("least", least).count("most", most);
    let prompt = prompt.count("usual", game.usual_seats).end();
    let bad = tell.tell("ht-setup-bad-seats").count("least", least).count("most", most).end();
    ask(front, &prompt, |line| match line.parse() {
        Ok(seats) if game.seats.contains(&seats) => Ok(seats),
        Ok(_) | Err(_) if !line.is_empty() => Err(bad.clone()),
        Ok(_) | Err(_) => Ok(game.usual_seats),
    })
}

/// Who sits where: usually one person and knights.
pub(crate) fn ask_company(
    front: &mut dyn Front,
    words: &'static Words,
    seats: u8,
) -> anyhow::Result<Company> {
    let tell = Teller::new(words, &[]);
    let mut company = Company(Vec::new());
    for seat in 1..=seats {
        let usual = if seat == 1 { words.say("ht-setup-you") } else { "knight".into() };
        let prompt = tell.tell("ht-setup-who").count("seat", seat).text("usual", usual.as_str()).end();
        let sitter = ask(front, &prompt, |line| {
            let line = if line.is_empty() { &usual } else { line };
            match Sitter::read(line) {
                Ok(Some(sitter)) if company.has(&sitter) => Err(words.say("ht-setup-name-taken")),
                Ok(Some(sitter)) => Ok(sitter),
                Ok(None) => Err(words.say("ht-setup-bad-name")),
                Err(error) => Err(error.to_string()),
            }
        })?;
        company.0.push(sitter);
    }
    Ok(company)
}
