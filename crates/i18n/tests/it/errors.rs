//! Error messages of component files in every language.

use games::{ConfigError, FileProblem, GameConfig, Rejection, Title};
use i18n::{Locale, MessageContext, error_text, game_text, messages};
use std::collections::BTreeSet;
use std::path::Path;

const KRIEG: &[&str] = &[
    "counts = ",
    "[counts]\nhand_limit = \"ten\"",
    "[counts]\nhand_limit = 300",
    "[counts]\nhand_limit = [1, 2]",
    "[counts]\nhand_limit = { at = 3 }",
    "counts = true",
    "[hats]\nred = 1",
    "[symbols]\nstart_card = 3",
    "[symbols]\nstrategic_removes = 1.5",
    "[[provenance]]\nof = \"counts\"\nsource = \"hearsay\"",
    "[[provenance]]\nof = \"counts\"",
    "[counts]\nhand_limit = 0",
    "[counts]\nstart_hand = 11",
    "[counts]\nresource_each = 2",
    "[counts]\nhouses_each = 7",
    "[counts]\nstart_farms = 7",
    "[symbols]\nrevolt = { privilege = 0 }",
    "[symbols]\nstrategic_removes = [\"war/cathedral\", \"war/cathedral\", \"war/cathedral\"]",
    "[symbols]\nwar = { cathedral = 3 }",
    "[symbols]\nwar = { cathedral = 1, privilege = 3 }",
    "[values.war]\nknights = 3",
    "[privileges]\ngrain = 10",
    "[points]\nclassic = { privilege = 10 }",
    "[points]\nclassic = { parts = [1, 2, 3] }",
    "[symbols]\nstart_card = \"war/tower\"",
];

const VERRAETER: &[&str] = &[
    "[supply]\n2 = 1",
    "[supply]\n2 = 12\n3 = 3",
    "[lands.river]\ncp = 51",
    "[lands.river]\nvp = [21, 2, 1, 1]",
    "[lands.city]\nvp = [1, 2]",
];

const KINGSBURG: &[&str] = &[
    "[[building]]\nvp = 1",
    "[[governor]]\nid = \"thief\"\nparams = { start_vp = 300 }",
    "[[governor]]\nid = \"thief\"\nparams = 3",
    "[[governor]]\nid = \"thief\"\nnames = { en = \"\" }",
    "[[governor]]\nid = \"thief\"\ntexts = { en = \"\\n\" }",
    "[[invader]]\nyear = 1\nstrength = 2",
    "[[invader]]\nyear = -1\nstrength = 2\nrace = \"orcs\"\nlose = {}\nwin = {}",
    "[[building]]\nid = \"tower\\u001b[2J\"",
    "[[building]]\nid = \"crane\"\nvp = 99",
    "[[building]]\nid = \"crane\"\ncost = [1, 2]",
    "[[governor]]\nid = \"jester\"",
    "[[fate]]\nid = \"famine\"\nparams = { hats = 1 }",
    "[[building]]\nid = \"altar\"\nparams = { max_total = 21 }",
    "[[invader]]\nyear = 6\nstrength = 2\nrace = \"orcs\"\nlose = {}\nwin = {}",
    "[[invader]]\nyear = 1\nstrength = 2\nrace = \"elves\"\nlose = {}\nwin = {}",
    "[[invader]]\nyear = 1\nstrength = 2\nrace = \"orcs\"\nlose = {}\nwin = {}",
    "[[invader]]\nyear = 1\ncard = 6\nstrength = 2",
    "[[invader]]\nyear = 1\nstrength = 2",
    "[[building]]\nid = \"inn\"\nnames = { en = \" \" }",
    "[[building]]\nid = \"inn\"\ntexts = { en = \"\\u0007\" }",
    "[troop_tokens]\nvalues = [0, 1, 2]",
    "[troop_tokens]\nvalues = [0, 1, 1, 2, 3, 5]",
];

/// So many invaders of each year, all of this strength.
fn invaders(each: usize, strength: u8) -> String {
    let invader = |year: usize| {
        format!(
            "[[invader]]\nyear = {year}\nstrength = {strength}\nrace = \"orcs\"\nlose = {{}}\nwin = {{}}\n"
        )
    };
    (1..=5).flat_map(|year| (0..each).map(move |_| invader(year))).collect()
}

fn refused() -> Vec<(Title, ConfigError)> {
    let files =
        |title, files: &[&str]| files.iter().map(|text| (title, text.to_string())).collect::<Vec<_>>();
    let mut all =
        [files(Title::Krieg, KRIEG), files(Title::Verraeter, VERRAETER), files(Title::Kingsburg, KINGSBURG)]
            .concat();
    all.extend([(Title::Kingsburg, invaders(6, 2)), (Title::Kingsburg, invaders(5, 21))]);
    let read = |(title, text): (Title, String)| {
        let set_up = GameConfig { components: Some(text.clone()), ..GameConfig::default() };
        match title.info().configure(&set_up) {
            Ok(_) => panic!("this is accepted: {text}"),
            Err(bad) => (title, bad),
        }
    };
    all.into_iter().map(read).collect()
}

/// Returns the codes of invalid figures that have messages.
fn codes(title: Title) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("ftl/en/{title}.ftl"));
    let text = std::fs::read_to_string(file).expect("the messages are there");
    let begin = format!("{}-misfit-", game_text(title).prefix());
    text.lines().filter_map(|line| line.strip_prefix(&begin)?.split(' ').next().map(Into::into)).collect()
}

#[test]
fn bad_component_files_are_told_in_every_language() {
    for locale in Locale::ALL {
        let told: Vec<String> =
            refused().iter().map(|(_, bad)| error_text::config(messages(locale), bad)).collect();
        insta::assert_snapshot!(format!("figures_{locale}"), told.join("\n"));
    }
}

#[test]
fn a_rejection_names_cards_as_the_component_set_does() {
    let file = "[[building]]\nid = \"recruiting-centre\"\nnames = { en = \"Press Gang\", de = \"Werber\" }\n";
    let set = Title::Kingsburg.info().component_file.read_set(file).expect("the file is valid");
    let rejection = Rejection { code: "tokens-do-not-pay".into(), expected: None };
    for (locale, name) in [(Locale::English, "Press Gang"), (Locale::German, "Werber")] {
        let msg = MessageContext::new(messages(locale), &[]);
        let standard = error_text::rejection(&msg, Title::Kingsburg, &rejection);
        assert!(!standard.contains(name), "{standard}");
        let text = error_text::rejection(&msg.with_components(&set), Title::Kingsburg, &rejection);
        assert!(text.contains(name), "{text}");
    }
}

#[test]
fn every_misfit_comes_of_a_file() {
    let refused = refused();
    for title in Title::ALL {
        let found = refused.iter().filter(|(of, _)| *of == title).filter_map(|(_, bad)| {
            let ConfigError::Components(bad) = bad else { panic!("the file is to blame: {bad}") };
            let FileProblem::InvalidFigures(misfit) = &bad.reason else { return None };
            Some(misfit.code.to_string())
        });
        assert_eq!(found.collect::<BTreeSet<_>>(), codes(title), "{title}");
    }
}
