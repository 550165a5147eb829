//! `hightable games`.

use crate::{LocaleContext, Outcome, output};
use clap::Args;
use games::components::{Provenance, Source};
use games::{GameInfo, OptionInfo, Title};
use i18n::{MessageContext, Messages, provenance_text};
use serde_json::{Value, json};
use std::fmt::Write;

/// List the games with their seats, options, defaults and reconstructed figures
#[derive(Args)]
pub(crate) struct Games {
    /// Show only this game
    game: Option<String>,
    /// Print one JSON object per game, including its component figures
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let games = match &self.game {
            Some(name) => vec![name.parse::<Title>()?.info()],
            None => Title::ALL.map(Title::info).to_vec(),
        };
        for game in games {
            if self.json {
                output::json(&as_json(ctx.messages(), game))?;
            } else {
                output::print(&as_text(ctx.messages(), game))?;
            }
        }
        Ok(Outcome::Done)
    }
}

/// The words of a game.
struct Telling {
    words: &'static Messages,
    prefix: &'static str,
}

impl Telling {
    fn of(words: &'static Messages, game: &GameInfo) -> Telling {
        Telling { words, prefix: i18n::game_text(game.title).prefix() }
    }

    fn about(&self) -> String {
        self.words.get(&format!("{}-title.about", self.prefix))
    }

    fn option(&self, option: &OptionInfo) -> String {
        self.words.get(&format!("{}-option-{}", self.prefix, option.key))
    }

    fn value(&self, option: &OptionInfo, value: &str) -> String {
        self.words.get(&format!("{}-option-{}-{value}", self.prefix, option.key))
    }
}

fn as_text(words: &'static Messages, game: &GameInfo) -> String {
    let (msg, telling) = (MessageContext::new(words, &[]), Telling::of(words, game));
    let mut text = String::new();
    let _ = writeln!(text, "{}: {}\n", game.id(), game.display_name);
    let _ = writeln!(text, "{}", wrap(2, 2, &telling.about()));
    let seats = msg.format("ht-games-seats").count("least", *game.seats.start());
    let seats = seats.count("most", *game.seats.end()).count("usual", game.default_seats).build();
    let _ = writeln!(text, "  {seats}\n");
    let _ = writeln!(text, "  {}", msg.text("ht-games-options"));
    game.options.iter().for_each(|option| describe_option(&mut text, &msg, &telling, option));
    let reconstructed: Vec<Provenance> =
        (game.provenance)().into_iter().filter(|figures| figures.source == Source::Reconstructed).collect();
    if !reconstructed.is_empty() {
        let _ = writeln!(text, "\n{}", wrap(2, 2, &msg.text("ht-games-reconstructed")));
    }
    for figures in reconstructed {
        let told = provenance_text(words, game.title, &figures);
        let _ = writeln!(text, "{}", wrap(4, 6, &format!("{}: {}", told.figures, told.note)));
    }
    text.push('\n');
    text
}

fn describe_option(text: &mut String, msg: &MessageContext<'_>, telling: &Telling, option: &OptionInfo) {
    let line = msg.format("ht-games-option").text("key", option.key).text("about", telling.option(option));
    let _ = writeln!(text, "{}", wrap(4, 6, &line.text("usual", option.default).build()));
    let longest = option.values.iter().map(|value| value.len()).max().unwrap_or(0).max(12);
    for value in option.values {
        let about = telling.value(option, value);
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

fn as_json(words: &'static Messages, game: &GameInfo) -> Value {
    let telling = Telling::of(words, game);
    let options: Vec<Value> = game.options.iter().map(|option| option_json(&telling, option)).collect();
    let figures: Vec<Value> = (game.provenance)()
        .into_iter()
        .map(|figures| {
            let source = format!("{:?}", figures.source).to_lowercase();
            let text = provenance_text(words, game.title, &figures);
            json!({ "of": text.figures, "keys": figures.keys, "source": source, "note": text.note })
        })
        .collect();
    json!({
        "game": game.id(),
        "title": game.display_name,
        "about": telling.about(),
        "seats": game.seats.clone().collect::<Vec<u8>>(),
        "usual_seats": game.default_seats,
        "options": options,
        "components": (game.components)(),
        "provenance": figures,
    })
}

fn option_json(telling: &Telling, option: &OptionInfo) -> Value {
    let value = |value: &&str| json!({ "value": value, "about": telling.value(option, value) });
    let values: Vec<Value> = option.values.iter().map(value).collect();
    json!({
        "key": option.key,
        "about": telling.option(option),
        "default": option.default,
        "several": option.several,
        "values": values,
    })
}
