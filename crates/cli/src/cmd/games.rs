//! `hightable games`.

use crate::{Outcome, output};
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;
use table::components::{Provenance, Source};
use table::{GameInfo, OptionInfo, catalogue};

/// List the games: seats, options, defaults, and which figures are reconstructed
#[derive(Args)]
pub(crate) struct Games {
    /// Only this game
    game: Option<String>,
    /// Print one JSON object a game, with its component figures
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let games = match &self.game {
            Some(name) => vec![catalogue::find(name)?],
            None => catalogue::all().to_vec(),
        };
        for game in games {
            if self.json {
                output::json(&as_json(game))?;
            } else {
                output::print(&as_text(game))?;
            }
        }
        Ok(Outcome::Done)
    }
}

fn as_text(game: &GameInfo) -> String {
    let (least, most) = (game.seats.start(), game.seats.end());
    let mut text = String::new();
    let _ = writeln!(text, "{}: {}\n", game.name, game.title);
    let _ = writeln!(text, "{}", wrap(2, 2, game.about));
    let _ = writeln!(text, "  Seats: {least} to {most}, usually {}.\n", game.usual_seats);
    let _ = writeln!(text, "  Options (--options KEY=VALUE,KEY=VALUE):");
    game.options.iter().for_each(|option| describe_option(&mut text, option));
    let reconstructed: Vec<Provenance> =
        (game.provenance)().into_iter().filter(|figures| figures.source == Source::Reconstructed).collect();
    if !reconstructed.is_empty() {
        let note = "Reconstructed figures (not found in print; an owner of the box may override them with --components):";
        let _ = writeln!(text, "\n{}", wrap(2, 2, note));
    }
    for figures in reconstructed {
        let _ = writeln!(text, "{}", wrap(4, 6, &format!("{}: {}", figures.of, figures.note)));
    }
    text.push('\n');
    text
}

fn describe_option(text: &mut String, option: &OptionInfo) {
    let _ = writeln!(
        text,
        "{}",
        wrap(4, 6, &format!("{}: {}; default {}", option.key, option.about, option.default))
    );
    let longest = option.values.iter().map(|(value, _)| value.len()).max().unwrap_or(0).max(12);
    for (value, about) in option.values {
        let _ = writeln!(text, "{}", wrap(8, 9 + longest, &format!("{value:<longest$} {about}")));
    }
}

/// The width to which text is wrapped.
const WIDTH: usize = 80;

/// Wraps a text: the first line begins after `first` spaces, the others after `rest`.
fn wrap(first: usize, rest: usize, text: &str) -> String {
    let mut lines = " ".repeat(first);
    let mut column = first;
    for (n, word) in text.split(' ').enumerate() {
        if n > 0 && column + 1 + word.chars().count() > WIDTH {
            lines.push('\n');
            lines.push_str(&" ".repeat(rest));
            column = rest;
        } else if n > 0 {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += word.chars().count();
    }
    lines
}

fn as_json(game: &GameInfo) -> Value {
    let options: Vec<Value> = game.options.iter().map(option_json).collect();
    let figures: Vec<Value> = (game.provenance)()
        .into_iter()
        .map(|figures| {
            let source = format!("{:?}", figures.source).to_lowercase();
            json!({ "of": figures.of, "source": source, "note": figures.note })
        })
        .collect();
    json!({
        "game": game.name,
        "title": game.title,
        "about": game.about,
        "seats": game.seats.clone().collect::<Vec<u8>>(),
        "usual_seats": game.usual_seats,
        "options": options,
        "components": (game.components)(),
        "provenance": figures,
    })
}

fn option_json(option: &OptionInfo) -> Value {
    let values: Vec<Value> =
        option.values.iter().map(|(value, about)| json!({ "value": value, "about": about })).collect();
    json!({
        "key": option.key,
        "about": option.about,
        "default": option.default,
        "several": option.several,
        "values": values,
    })
}
