//! `hightable advise`.

use crate::input::RecordArgs;
use crate::{CliError, LocaleContext, Outcome, output};
use bots::{ActionAnalysis, Analysis, AnalysisError, BotSpec, Budget};
use clap::Args;
use engine::{Eye, ParseSeatError, Seat};
use games::{DynMatch, GameConfig, Record, Title};
use i18n::{COLUMNS, MessageContext, Messages, TextView, wrap};
use serde_json::Value;

/// Ask a bot for the best moves at a position of a recorded game, with reasons
#[derive(Args)]
pub(crate) struct Advise {
    #[command(flatten)]
    record: RecordArgs,
    /// The position after this many plies; default: the end of the record
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// The seat to advise; it must be to move. Default: the first such seat
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    eye: Option<Seat>,
    /// The bot to ask: page, squire, knight or marshal, optionally with a thinking time, as in knight:50ms
    #[arg(long, value_name = "BOT", default_value = "marshal")]
    bot: String,
    /// Thinking time in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Seed of the bot
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of moves to show
    #[arg(long, value_name = "N", default_value_t = 8)]
    most: usize,
    /// Print one JSON object with all moves
    #[arg(long)]
    json: bool,
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|ParseSeatError| "name a seat by its number, from 1".into())
}

impl Advise {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let (text, components) = self.record.read()?;
        let record = Record::parse(&text).map_err(|flaw| self.record.flawed(flaw))?;
        let whole = record.replay(components.as_deref()).map_err(|flaw| self.record.flawed(flaw))?;
        let ply = self.ply.unwrap_or(whole.ply_count());
        if ply > whole.ply_count() {
            return Err(CliError::new("ht-bad-ply").with("plies", whole.ply_count()).with("ply", ply).into());
        }
        let header = &record.header;
        if let Some(seat) = self.eye.filter(|seat| seat.index() >= usize::from(header.seats)) {
            return Err(CliError::new("tool-bad-seat").with("seats", header.seats).with("seat", seat).into());
        }
        let config = GameConfig { seats: Some(header.seats), options: header.options.clone(), components };
        let factory = bots::bot_factory_for(header.game, &config)?;
        let bot = BotSpec { threads: self.threads, ..BotSpec::parse(&self.bot, Budget::ms(self.ms))? };
        let (msg, table) = (MessageContext::new(ctx.messages(), &[]), whole.at_ply(ply));
        let advice = factory.analyze(&record, ply, self.eye, bot, self.seed);
        let advice = advice.map_err(|error| no_advice(&msg, &*table, error))?;
        if self.json {
            output::json(&as_json(ctx.messages(), header.game, &advice)?)?;
        } else {
            output::print(&as_text(&msg, &*table, &advice, &bot, self.most))?;
        }
        Ok(Outcome::Done)
    }
}

/// Why there is no advice about a table.
fn no_advice(msg: &MessageContext<'_>, table: &dyn DynMatch, error: AnalysisError) -> anyhow::Error {
    let no_advice = match error {
        AnalysisError::NotAsked { seat, .. } => CliError::new("ht-bad-not-asked").with("seat", seat),
        AnalysisError::NobodyAsked { .. } => CliError::new("ht-bad-nobody-asked"),
        AnalysisError::NoSuchPly { .. } | AnalysisError::IllegalPly { .. } => return error.into(),
    };
    let ply = table.ply_count();
    no_advice.with("ply", ply).with("next", TextView::new(msg, table, Eye::Public, ply).next).into()
}

/// The rationale of a squire for an action.
pub(crate) fn reason(words: &'static Messages, game: Title, advised: &ActionAnalysis) -> String {
    let code = advised.rationale.as_str().unwrap_or_default();
    i18n::rationale_text(words, game, code).unwrap_or_else(|| code.into())
}

/// The advice, with reasons in words beside their codes.
fn as_json(words: &'static Messages, game: Title, advice: &Analysis) -> anyhow::Result<Value> {
    let mut value = serde_json::to_value(advice)?;
    for (nth, advised) in advice.actions.iter().enumerate() {
        value["actions"][nth]["reason"] = reason(words, game, advised).into();
    }
    Ok(value)
}

/// The narrowest column of figures.
const NARROW: usize = 7;

fn as_text(
    msg: &MessageContext<'_>,
    table: &dyn DynMatch,
    advice: &Analysis,
    bot: &BotSpec,
    most: usize,
) -> String {
    let game = table.header().game;
    let question = i18n::game_text(game).question(msg, table, advice.seat);
    let choices = question.map_or_else(Vec::new, |question| question.choices);
    let titles =
        ["ht-advise-share", "ht-advise-chance", "ht-advise-visits", "ht-squire"].map(|id| msg.text(id));
    let widths = titles.each_ref().map(|title| title.chars().count().max(NARROW));
    let mut text = format!("{}\n", heading(msg, advice, bot));
    text.push_str(&row(&titles, widths, &[msg.text("ht-advise-choice")]));
    for advised in advice.actions.iter().take(most) {
        let choice = choices.iter().find(|choice| choice.notation == advised.action);
        let action = choice.map_or_else(
            || advised.action.clone(),
            |choice| format!("{} [{}]", choice.text, choice.notation),
        );
        text.push_str(&row(&figures(msg, advised), widths, &[action, reason(msg.messages(), game, advised)]));
    }
    let more = advice.actions.len().saturating_sub(most);
    if more > 0 {
        text.push_str(&format!("{}\n", msg.format("ht-advise-more").text("n", more.to_string()).build()));
    }
    if advice.is_mixed {
        text.push_str(&format!("{}\n", msg.text("ht-hint-secret")));
    }
    text
}

fn heading(msg: &MessageContext<'_>, advice: &Analysis, bot: &BotSpec) -> String {
    let iterations = i32::try_from(advice.iterations).unwrap_or(i32::MAX);
    let sentence = msg.format("ht-advise").seat("seat", advice.seat).text("ply", advice.ply.to_string());
    sentence.text("bot", bot.level.name()).count("iterations", iterations).build()
}

/// The share, win chance and visits of an action, and its value to a squire.
fn figures(msg: &MessageContext<'_>, advised: &ActionAnalysis) -> [String; 4] {
    let decimal = msg.text("ht-decimal");
    let percent = |share: f32| format!("{:.1} %", 100.0 * share).replace('.', &decimal);
    // Zero has no sign.
    let worth = (10.0 * advised.score).round() / 10.0 + 0.0;
    [
        percent(advised.share),
        advised.win_chance.map_or_else(|| "-".into(), percent),
        advised.visits.to_string(),
        format!("{worth:+.1}").replace('.', &decimal),
    ]
}

/// Figures in columns, and texts wrapped in the rest of the line.
fn row(figures: &[String; 4], widths: [usize; 4], texts: &[String]) -> String {
    let text_table: Vec<String> =
        figures.iter().zip(widths).map(|(figure, width)| format!("{figure:>width$}")).collect();
    let indent = widths.iter().sum::<usize>() + widths.len() + 1;
    let below = texts.iter().map(|text| wrap(text, COLUMNS - indent, "")).collect::<Vec<_>>().join("\n");
    let below = below.replace('\n', &format!("\n{}", " ".repeat(indent)));
    format!("{}  {below}\n", text_table.join(" "))
}
