//! Kingsburg in words.

mod board;
mod choice;
mod event;
mod figure_label;
mod guide;
mod modules;
pub(crate) mod names;
mod position;
mod rule;
#[cfg(test)]
mod tests;
pub mod used;

use crate::book::rulebooks;
use crate::words::message_files;
use crate::{FigureLabel, Section, Spoken, Teller, Tongue};
use kingsburg::plan::Season;
use kingsburg::{Action, Ask, Event, Kingsburg, Reason, View};

impl Spoken for Kingsburg {
    const PREFIX: &'static str = "kb";
    const MESSAGES: [&'static [&'static str]; Tongue::ALL.len()] =
        message_files!("kingsburg", "kingsburg-cards");
    const RULEBOOKS: [&'static str; Tongue::ALL.len()] = rulebooks!("kingsburg");
    const WELCOME: &'static str = "kb-guide-welcome";
    const FAREWELL: &'static str = "kb-guide-farewell";

    fn question(tell: &Teller<'_>, ask: &Ask) -> String {
        match *ask {
            Ask::Change => tell.say("kb-ask-change"),
            Ask::Influence => tell.say("kb-ask-influence"),
            Ask::Choose => tell.say("kb-ask-choose"),
            Ask::Alchemy => tell.say("kb-ask-alchemy"),
            Ask::Spy => tell.say("kb-ask-spy"),
            Ask::Build => tell.say("kb-ask-build"),
            Ask::BuildAgain => tell.say("kb-ask-build-again"),
            Ask::Powers => tell.say("kb-ask-powers"),
            Ask::Recruit => tell.say("kb-ask-recruit"),
            Ask::GiveUp => tell.say("kb-ask-give-up"),
            Ask::Module(ask) => modules::question(tell, ask),
        }
    }

    fn rule_of_ask(ask: &Ask) -> &'static str {
        rule::of_ask(*ask)
    }

    fn lesson(view: &View, ask: Option<&Ask>) -> &'static str {
        guide::lesson(view, ask)
    }

    fn lap(view: &View) -> u8 {
        view.year
    }

    fn choice(tell: &Teller<'_>, view: &View, action: &Action) -> String {
        choice::tell(tell, view, action)
    }

    fn rule_of_reason(reason: Reason) -> &'static str {
        rule::of_reason(reason)
    }

    fn event(tell: &Teller<'_>, view: &View, event: &Event) -> Option<String> {
        event::tell(tell, view, event)
    }

    fn moment(tell: &Teller<'_>, view: &View) -> String {
        let chooses = |seat: &kingsburg::module::OwnView| seat.dealt > 0;
        if !view.modules.lots.is_empty() || view.modules.own.iter().any(chooses) {
            return tell.say("kb-moment-setup");
        }
        let season = tell.say(&format!("kb-season-{}", season(view)));
        tell.tell("kb-moment").text("year", names::roman(view.year)).text("season", season).end()
    }

    fn figure_label(tell: &Teller<'_>, key: &str) -> FigureLabel {
        figure_label::label(tell, key)
    }

    fn figure_names(tell: &Teller<'_>, key: &str) -> Vec<(String, String)> {
        figure_label::races(tell, key)
    }

    fn position(tell: &Teller<'_>, view: &View) -> Vec<Section> {
        position::sections(tell, view)
    }

    fn board(tell: &Teller<'_>, view: &View) -> Vec<String> {
        board::draw(tell, view)
    }
}

/// The season; winter as soon as reinforcements are on their way.
fn season(view: &View) -> &'static str {
    let fights = view.seats.iter().any(|seat| seat.reinforced > 0 || seat.total != 0);
    if fights || view.modules.troops.iter().any(|troops| troops.chosen) {
        return "winter";
    }
    season_word(view.season)
}

/// The word of a productive season.
fn season_word(season: Season) -> &'static str {
    match season {
        Season::Spring => "spring",
        Season::Summer => "summer",
        Season::Autumn => "autumn",
    }
}
