//! The tutorial: every decision and every wait has its step in every language, with a welcome
//! before the first decision of a seat and a farewell after its first year or round.

use engine::{Eye, FastRng, Game, Seat, Turn};
use games::{DynMatch, GameConfig, Title};
use i18n::{GameText, Locale, MessageContext, TutorialStep, game_text, messages};
use kingsburg::{Kingsburg, module};
use krieg::Krieg;
use std::collections::BTreeSet;
use verraeter::Verraeter;

/// The seat with the tutorial.
const OWN: Seat = Seat::new(0);

type Ids = BTreeSet<&'static str>;

/// Returns the steps for these decisions and for waiting, in each of these views.
fn lessons<G: GameText>(views: &[G::View], asks: &[G::Ask]) -> Ids {
    let of = |view| asks.iter().map(Some).chain([None]).map(move |ask| G::tutorial_message(view, ask));
    views.iter().flat_map(of).chain([G::WELCOME, G::FAREWELL]).collect()
}

fn of_krieg() -> Ids {
    use krieg::Ask;
    use krieg::plan::Season;
    let rules = games::titles::krieg::standard(krieg::Options::classic(4));
    let first = rules.view(&rules.initial_state(), Eye::Seat(OWN));
    let in_season = |season| krieg::View { season, ..first.clone() };
    let seasons = [Season::Winter, Season::Spring, Season::Summer, Season::Autumn].map(Some);
    let mut views: Vec<krieg::View> = seasons.into_iter().chain([None]).map(in_season).collect();
    views.push(krieg::View { year: 2, ..first.clone() });
    let mut bidding = first.clone();
    bidding.seats[OWN.index()].raises.push("H".parse().expect("a card can be read"));
    views.push(bidding);
    let asks = [
        Ask::Play,
        Ask::Swap,
        Ask::Bid { high: 0 },
        Ask::Privilege,
        Ask::Act,
        Ask::Answer { by: Seat::new(1) },
        Ask::FirstCard,
        Ask::Plea,
        Ask::Tithe { due: 1 },
    ];
    lessons::<Krieg>(&views, &asks)
}

fn of_verraeter() -> Ids {
    use verraeter::plan::Phase;
    use verraeter::{Ask, Role, View};
    let rules = games::titles::verraeter::standard(verraeter::Options::usual(4));
    let first = rules.view(&rules.initial_state(), Eye::Seat(OWN));
    let phases = [
        Phase::Setup,
        Phase::Conflict,
        Phase::Roles,
        Phase::Supply,
        Phase::Builder,
        Phase::Draw,
        Phase::Over,
    ];
    let mut views: Vec<View> = phases.map(|phase| View { phase, ..first.clone() }).into();
    let mut traitor = first.clone();
    traitor.seats[OWN.index()].role = Some(Role::Traitor);
    views.push(traitor);
    let asks = [
        Ask::FirstEstate,
        Ask::Conflict,
        Ask::Role,
        Ask::Supply,
        Ask::Build,
        Ask::Limit { due: 2, excess: 1 },
    ];
    lessons::<Verraeter>(&views, &asks)
}

fn of_kingsburg() -> Ids {
    use kingsburg::Ask;
    use kingsburg::plan::Season;
    let rules = games::titles::kingsburg::standard(kingsburg::Options::base(4));
    let first = rules.view(&rules.initial_state(), Eye::Seat(OWN));
    let mut views = Vec::new();
    for phase in (1..=8).map(Some).chain([None]) {
        for season in [Season::Spring, Season::Summer, Season::Autumn] {
            let mut view = kingsburg::View { season, ..first.clone() };
            view.open.phase = phase;
            views.push(view);
        }
    }
    let asks = [
        Ask::Change,
        Ask::Influence,
        Ask::Choose,
        Ask::Alchemy,
        Ask::Spy,
        Ask::Build,
        Ask::BuildAgain,
        Ask::Powers,
        Ask::Recruit,
        Ask::GiveUp,
        Ask::Module(module::Ask::Troops),
    ];
    lessons::<Kingsburg>(&views, &asks)
}

/// Returns the ids of the steps that have messages, by the prefix of the game.
fn written(title: Title) -> BTreeSet<String> {
    let begin = format!("{}-guide-", game_text(title).prefix());
    let path = format!("{}/ftl/en/{title}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a game has messages");
    let ids = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_string());
    ids.filter(|id| id.starts_with(&begin)).collect()
}

#[test]
fn every_question_has_a_lesson_in_every_language() {
    for (title, ids) in
        [(Title::Krieg, of_krieg()), (Title::Verraeter, of_verraeter()), (Title::Kingsburg, of_kingsburg())]
    {
        assert_eq!(ids.iter().map(ToString::to_string).collect::<BTreeSet<_>>(), written(title));
        for locale in Locale::ALL {
            for id in &ids {
                let (heading, text) = (format!("{id}.title"), messages(locale).get(id));
                assert!(messages(locale).contains(&heading), "{id} has no title in {locale}");
                let sentences = text.matches(['.', '!', '?']).count();
                let fit = if id.ends_with("-welcome") { 4..=6 } else { 2..=4 };
                assert!(fit.contains(&sentences), "{id} in {locale} has {sentences} sentences");
            }
        }
    }
}

/// Returns a match with the default options.
fn opened(title: Title) -> Box<dyn DynMatch> {
    title.info().configure(&GameConfig::default()).expect("the usual options are possible").new_match()
}

/// The tutorial steps of a position, and the expected first one.
struct Moment {
    lessons: Vec<TutorialStep>,
    /// Whether the seat has not decided anything yet.
    is_new: bool,
    /// Whether the second year or round has begun and the seat has not decided anything in it.
    has_seen_all: bool,
}

/// Returns every moment of a game.
fn moments(title: Title, seed: u64) -> Vec<Moment> {
    let (mut table, mut dice, mut told) = (opened(title), FastRng::new(seed), Vec::new());
    let texts = game_text(title);
    let msg = MessageContext::new(messages(Locale::English), &[]);
    let (mut is_new, mut has_gone_on) = (true, false);
    while table.turn() != Turn::Over {
        let view = table.view(Eye::Seat(OWN));
        let lap = view["year"].as_u64().or(view["round"].as_u64()).expect("a view has a year or a round");
        let lessons = texts.tutorial(&msg, &*table, Eye::Seat(OWN));
        told.push(Moment { lessons, is_new, has_seen_all: lap > 1 && !has_gone_on });
        let is_own = table.turn().seats().iter().next() == Some(OWN);
        is_new &= !is_own;
        has_gone_on |= is_own && lap > 1;
        table.play_random_ply(&mut dice);
    }
    assert!(
        texts.tutorial(&msg, &*table, Eye::Seat(OWN)).is_empty(),
        "nothing is told of a game that is over"
    );
    told
}

/// The welcome until the first own decision, the farewell from the second year or round until the next own decision, and at
/// every moment one lesson more about it.
#[test]
fn a_seat_is_welcomed_and_seen_off() {
    for title in Title::ALL {
        let prefix = game_text(title).prefix();
        let heading = |id: &str| messages(Locale::English).get(&format!("{prefix}-guide-{id}.title"));
        for moment in (1..=8).flat_map(|seed| moments(title, seed)) {
            let before = match (moment.is_new, moment.has_seen_all) {
                (true, _) => vec![heading("welcome")],
                (false, true) => vec![heading("farewell")],
                (false, false) => vec![],
            };
            let titles: Vec<String> = moment.lessons.iter().map(|lesson| lesson.title.clone()).collect();
            assert_eq!(titles[..titles.len() - 1], before, "{title}: {titles:?}");
            assert!(moment.lessons.iter().flat_map(|lesson| &lesson.text).all(|text| text.len() > 60));
        }
        assert!(moments(title, 1).iter().any(|moment| moment.has_seen_all && !moment.is_new));
    }
}

/// Spectators get the step of the current phase, and neither welcome nor farewell.
#[test]
fn who_watches_is_told_what_goes_on() {
    let msg = MessageContext::new(messages(Locale::German), &[]);
    for title in Title::ALL {
        let (mut table, mut dice) = (opened(title), FastRng::new(3));
        while table.turn() != Turn::Over {
            let told = game_text(title).tutorial(&msg, &*table, Eye::Public);
            assert_eq!(told.len(), 1, "{title}: {told:?}");
            table.play_random_ply(&mut dice);
        }
    }
}
