//! The texts of Kingsburg.

mod board;
mod choice;
mod derived_figures;
mod event;
mod figure_label;
mod modules;
pub(crate) mod names;
mod position;
mod rule;
#[cfg(test)]
mod tests;
mod tutorial;
pub mod used;

use crate::messages::message_files;
use crate::rulebook::{quick_starts, rulebooks};
use crate::{FigureLabel, GameText, Locale, MessageContext, Section};
use games::components::{ComponentSet, FigureValue};
use kingsburg::plan::Season;
use kingsburg::{Action, Ask, Event, Kingsburg, Reason, View};

impl GameText for Kingsburg {
    const PREFIX: &'static str = "kb";
    const MESSAGES: [&'static [&'static str]; Locale::ALL.len()] =
        message_files!("kingsburg", "kingsburg-cards");
    const RULEBOOKS: [&'static str; Locale::ALL.len()] = rulebooks!("kingsburg");
    const QUICK_START: [&'static str; Locale::ALL.len()] = quick_starts!("kingsburg");
    const WELCOME: &'static str = "kb-guide-welcome";
    const FAREWELL: &'static str = "kb-guide-farewell";

    fn derived_figure(set: &ComponentSet, name: &str) -> Option<FigureValue> {
        derived_figures::derived_figure(set, name)
    }

    fn question_text(msg: &MessageContext<'_>, ask: &Ask) -> String {
        match *ask {
            Ask::Change => msg.text("kb-ask-change"),
            Ask::Influence => msg.text("kb-ask-influence"),
            Ask::Choose => msg.text("kb-ask-choose"),
            Ask::Alchemy => msg.text("kb-ask-alchemy"),
            Ask::Spy => msg.text("kb-ask-spy"),
            Ask::Build => msg.text("kb-ask-build"),
            Ask::BuildAgain => msg.text("kb-ask-build-again"),
            Ask::Powers => msg.text("kb-ask-powers"),
            Ask::Recruit => msg.text("kb-ask-recruit"),
            Ask::GiveUp => msg.text("kb-ask-give-up"),
            Ask::Module(ask) => modules::question(msg, ask),
        }
    }

    fn rule_for_ask(ask: &Ask) -> &'static str {
        rule::of_ask(*ask)
    }

    fn tutorial_message(view: &View, ask: Option<&Ask>) -> &'static str {
        tutorial::lesson(view, ask)
    }

    fn round(view: &View) -> u8 {
        view.year
    }

    fn action_text(msg: &MessageContext<'_>, view: &View, action: &Action) -> String {
        choice::text(msg, view, action)
    }

    fn rule_for_reason(reason: Reason) -> &'static str {
        rule::of_reason(reason)
    }

    fn event_text(msg: &MessageContext<'_>, view: &View, event: &Event) -> Option<String> {
        event::text(msg, view, event)
    }

    fn phase_line(msg: &MessageContext<'_>, view: &View) -> String {
        let chooses = |seat: &kingsburg::module::OwnView| seat.dealt > 0;
        if !view.modules.lots.is_empty() || view.modules.own.iter().any(chooses) {
            return msg.text("kb-moment-setup");
        }
        let season = msg.text(&format!("kb-season-{}", season(view)));
        msg.format("kb-moment").text("year", names::roman(view.year)).text("season", season).build()
    }

    fn figure_label(msg: &MessageContext<'_>, key: &str) -> FigureLabel {
        figure_label::label(msg, key)
    }

    fn figure_names(msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)> {
        figure_label::races(msg, key)
    }

    fn describe(msg: &MessageContext<'_>, view: &View) -> Vec<Section> {
        position::sections(msg, view)
    }

    fn ascii_board(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
        board::draw(msg, view)
    }
}

/// Returns the season; winter as soon as reinforcements are on their way.
fn season(view: &View) -> &'static str {
    let fights = view.seats.iter().any(|seat| seat.reinforced > 0 || seat.total != 0);
    if fights || view.modules.troops.iter().any(|troops| troops.chosen) {
        return "winter";
    }
    season_word(view.season)
}

/// Returns the word of a productive season.
fn season_word(season: Season) -> &'static str {
    match season {
        Season::Spring => "spring",
        Season::Summer => "summer",
        Season::Autumn => "autumn",
    }
}
