//! Component files: parsing of figures, and errors with line and reason.

use games::components::{CardTexts, Figure, FigureValue, Provenance, Source, provenance_of};
use games::titles::krieg::figures;
use games::{GameConfig, Record, Title};

fn refused(text: &str) -> String {
    figures::read(text).expect_err("the file cannot be used").to_string()
}

#[test]
fn a_file_may_hold_only_what_differs() {
    let standard = figures::standard();
    assert_eq!(figures::read(""), Ok(standard));
    let ours = figures::read("[privileges]\nknights = 3\n").expect("one more tile is possible");
    assert_eq!(ours.privileges.total(), standard.privileges.total() + 1);
    assert_eq!(ours.values, standard.values);
}

#[test]
fn other_figures_make_another_fingerprint_and_another_game() {
    let text = "[values.tax]\nknights = 1\nworkers = 2\n".to_string();
    let game = Title::Krieg.info();
    let set_up = |components| GameConfig { components, ..GameConfig::default() };
    let ours = game.configure(&set_up(Some(text.clone()))).expect("the file can be used").header();
    let house = game.configure(&set_up(None)).expect("the usual game").header();
    assert_ne!(ours.components, house.components);
    assert!(ours.configure(None).is_err(), "a record with other figures asks for their file");
    assert!(ours.configure(Some(&text)).is_ok());
}

#[test]
fn bad_files_are_refused_with_the_line_and_the_reason() {
    let files = [
        "counts = ",
        "[counts]\nhand_limit = \"ten\"",
        "[counts]\nhand_limit = 300",
        "[counts]\n\nhand_limit = 0",
        "[counts]\nhand_limit = 11",
        "[counts]\nstart_hand = 11",
        "[counts]\nresource_each = 2",
        "[counts]\nhouses_each = 7",
        "[counts]\nstart_farms = 7",
        "[counts]\nhats = 3",
        "[values.war]\nknights = 3",
        "# mine\n[values.famine]\ngrain = 4\nworkers = 4",
        "[symbols]\nwar = { cathedral = 3 }",
        "[symbols]\nwar = { cathedral = 1, privilege = 3 }",
        "[symbols]\nstart_card = \"war/tower\"",
        "[symbols]\nstrategic_removes = [\"war/cathedral\"]",
        "[symbols]\nstrategic_removes = [\"war/cathedral\", \"war/cathedral\", \"war/cathedral\"]",
        "[privileges]\ngrain = 10",
        "[points]\nclassic = { privilege = 10 }",
        "[points]\nclassic = { parts = [1, 2, 3] }",
        "[points]\nspada = { parts = [1, 2, 3, 4, 5, 6, 7] }",
        "counts = 3",
        "[hats]\nred = 1",
    ];
    let told: Vec<String> = files.iter().map(|text| refused(text)).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn the_catalogue_says_which_figures_are_reconstructed() {
    for game in Title::ALL.map(Title::info) {
        let provenance = (game.provenance)();
        assert!(!provenance.is_empty(), "{}", game.id());
        let figures = game.component_file.standard_set();
        for Provenance { id, keys, .. } in &provenance {
            assert!(!id.is_empty() && !keys.is_empty(), "{}: {id:?} {keys:?}", game.id());
            let names_figures = figures.figures().iter().any(|figure| {
                provenance_of(&provenance, &figure.key).is_some_and(|of_figure| of_figure.id == *id)
            });
            assert!(names_figures, "{}: {id} names no figure", game.id());
        }
        for figure in figures.figures() {
            assert!(provenance_of(&provenance, &figure.key).is_some(), "{}", figure.key);
        }
        assert!(provenance.iter().any(|figures| figures.source == Source::Reconstructed));
    }
}

#[test]
fn bad_files_of_kingsburg_are_refused_with_the_line_and_the_reason() {
    let files = [
        "[[building]]\nid = \"tower\"\n",
        "[[building]]\nid = \"crane\"\ncost = [1, 2]\n",
        "[[building]]\nid = \"crane\"\ncost = [1, 2, 3, 4]\n",
        "[[building]]\nid = \"crane\"\nvp = 99\n",
        "[[building]]\nvp = 1\n",
        "[[building]]\nid = \"crane\"\nheight = 3\n",
        "[[invader]]\nyear = 1\nstrength = 2\nrace = \"elves\"\nlose = {}\nwin = {}\n",
        "[[invader]]\nyear = 6\nstrength = 2\nrace = \"orcs\"\nlose = {}\nwin = {}\n",
        "[[invader]]\nyear = 1\nstrength = 2\nrace = \"orcs\"\nlose = {}\nwin = {}\n",
        "\n[troop_tokens]\nvalues = [0, 1, 2]\n",
        "[troop_tokens]\nvalues = [0, 1, 1, 2, 3, 5]\n",
        "[[building]]\nid = \"altar\"\nparams = { max_total = 21 }\n",
        "[[building]]\nid = \"altar\"\nparams = { min_total = 2 }\n",
        "\n[[governor]]\nid = \"jester\"\n",
        "[[governor]]\nid = \"thief\"\nparams = { start_vp = 300 }\n",
        "[[fate]]\nid = \"famine\"\nparams = { hats = 1 }\n",
        "[[scenario]]\nname = \"famine\"\n",
    ];
    let read = games::titles::kingsburg::figures::read;
    let told: Vec<String> =
        files.iter().map(|text| read(text).expect_err("it cannot be used").to_string()).collect();
    insta::assert_snapshot!(told.join("\n"));
    let ours = read("[[building]]\nid = \"crane\"\nvp = 2\n").expect("one more point is possible");
    assert_ne!(ours, games::titles::kingsburg::figures::standard());
}

/// One more than the value of a figure, or another name where it is one.
fn other_value(figure: &Figure) -> String {
    match &figure.value {
        FigureValue::Number(number) => (number + 1).to_string(),
        FigureValue::Name(name) if name == "orcs" => "goblins".into(),
        FigureValue::Name(name) if name == "war/cathedral" => "tax/cathedral".into(),
        FigureValue::Name(name) if name.contains('/') => "war/cathedral".into(),
        FigureValue::Name(_) => "orcs".into(),
    }
}

#[test]
fn a_component_set_without_a_file_has_no_differences() {
    for game in Title::ALL.map(Title::info) {
        let standard = game.component_file.standard_set();
        assert!(standard.is_standard() && standard.figures().len() > 20, "{}", game.id());
        assert_eq!(Ok(standard), game.component_file.read_set(""), "{}", game.id());
    }
}

#[test]
fn every_figure_can_be_changed_by_its_key_or_is_refused_with_a_reason() {
    let (mut changed, mut refused) = (0, 0);
    for game in Title::ALL.map(Title::info) {
        let file = game.component_file;
        for (n, figure) in file.standard_set().figures().iter().enumerate() {
            let value = other_value(figure);
            let text = file.with_changes([(figure.key.as_str(), value.as_str())]);
            assert!(!text.is_empty(), "{} {} is a figure of the file", game.id(), figure.key);
            let Ok(set) = file.read_set(&text) else {
                refused += 1;
                continue;
            };
            changed += 1;
            let others: Vec<&str> =
                set.figures().iter().filter(|each| each.is_changed()).map(|each| each.key.as_str()).collect();
            // The order of agenda cards that a variant removes, and of tokens, does not count.
            let list = ["symbols.strategic_removes.", "troop_tokens.values."];
            if !list.iter().any(|list| figure.key.starts_with(list)) {
                assert_eq!(others, [figure.key.as_str()], "{}: {text}", game.id());
            }
            if n % 10 == 0 {
                let again = file.read_set(set.differences());
                assert_eq!(again, Ok(set), "{} {}", game.id(), figure.key);
            }
        }
    }
    assert!(changed > 300 && refused < 60, "{changed} figures can be changed, {refused} cannot on their own");
}

#[test]
fn an_unknown_key_changes_nothing() {
    for game in Title::ALL.map(Title::info) {
        let changes = [
            ("counts", "3"),
            ("counts.hats", "3"),
            ("building.statue.cost.4", "1"),
            ("", "1"),
            ("lands.river.vp.", "9"),
        ];
        assert_eq!(game.component_file.with_changes(changes), "", "{}", game.id());
    }
}

#[test]
fn a_record_carries_the_figures_that_differ_and_replays_with_them() {
    let game = Title::Kingsburg.info();
    let file = "[[building]]\nid = \"statue\"\nvp = 4\n\n[[invader]]\nyear = 1\ncard = 2\nlose = { stone = 0 }\n\n[[governor]]\nid = \"heiress\"\nnames = { it = \"La Principessa\" }\n";
    let set_up = GameConfig { components: Some(file.into()), ..GameConfig::default() };
    let rules = game.configure(&set_up).expect("the file can be used");
    let set = rules.components();
    assert_eq!(set.number("building.statue.vp"), Some(4));
    assert_eq!(
        (set.number("invader.1.2.lose.stone"), set.number("invader.1.2.lose.wood")),
        (Some(0), Some(1))
    );
    assert_eq!(set.texts().name("heiress", "it"), Some("La Principessa"));
    assert_eq!((set.texts().name("heiress", "en"), set.texts().text("heiress", "it")), (None, None));
    let text = rules.new_match().record().to_string();
    insta::assert_snapshot!(text);
    let record = Record::parse(&text).expect("a record of our own can be read");
    let table = record.replay(None).expect("it needs no other file");
    assert_eq!(**table.components(), **set);
    assert_eq!(table.record().to_string(), text);
}

#[test]
fn invaders_can_be_given_one_at_a_time() {
    let read = |text| Title::Kingsburg.info().component_file.read_set(text);
    let set = read("[[invader]]\nyear = 5\ncard = 5\nstrength = 10\nrace = \"orcs\"\n")
        .expect("one card is enough");
    assert_eq!(set.number("invader.5.5.strength"), Some(10));
    let reason = |text| read(text).expect_err("it is no card").to_string();
    assert!(
        reason("[[invader]]\nyear = 5\ncard = 6\nstrength = 1\n")
            .starts_with("line 1: kingsburg: five-invaders")
    );
    assert!(reason("[[invader]]\nyear = 5\ncard = 0\n").starts_with("line 1: kingsburg: five-invaders"));
    assert!(reason("[[invader]]\nyear = 5\nstrength = 1\n").starts_with("line 1: kingsburg: whole-invader"));
    assert!(reason("[[invader]]\nyear = 5\nstrength = 1\nrace = \"orcs\"\n").contains("all-invaders"));
}

#[test]
fn names_and_texts_that_cannot_be_printed_are_refused() {
    let read = |text: &str| Title::Kingsburg.info().component_file.read_set(text);
    let reason = |text: &str| read(text).expect_err("it cannot be printed").to_string();
    let long = format!("[[fate]]\nid = \"famine\"\ntexts = {{ en = \"{}\" }}\n", "a".repeat(601));
    assert!(reason(&long).starts_with("line 1: kingsburg: text most=600"));
    assert!(
        reason("[[fate]]\nid = \"famine\"\nnames = { de = \" \" }\n").contains("kingsburg: name most=40")
    );
    assert!(
        reason("[[building]]\nid = \"depot\"\nnames = { de = \"a\\u0007\" }\n").contains("kingsburg: name")
    );
    assert!(reason("[[fate]]\nid = \"famine\"\nnames = { es = \"Hambre\" }\n").contains("unknown: es"));
}

#[test]
fn every_figure_has_its_source() {
    let count = |title: Title, source: Source| {
        let set = title.info().component_file.standard_set();
        set.figures().iter().filter(|figure| figure.source == source).count()
    };
    let counts = Title::ALL.map(|title| {
        [Source::Rulebook, Source::Published, Source::Reconstructed].map(|source| count(title, source))
    });
    insta::assert_debug_snapshot!(counts);
}

#[test]
fn a_number_of_a_card_that_is_called_year_is_a_figure() {
    let file = Title::Kingsburg.info().component_file;
    assert_eq!(file.standard_set().number("governor.sorcerer.params.year"), Some(3));
    let text = file.with_changes([("governor.sorcerer.params.year", "4")]);
    let changed = file.read_set(&text).expect("the file can be used");
    assert_eq!(changed.number("governor.sorcerer.params.year"), Some(4));
}

#[test]
fn a_record_says_that_reconstructed_figures_are_in_play() {
    let note = |title: Title, settings: &str| {
        let settings = games::OptionValues::parse(settings).expect("the options can be read");
        let set_up = GameConfig { options: settings, ..GameConfig::default() };
        let record = title.info().configure(&set_up).expect("a table").new_match().record();
        let text = record.annotated();
        assert_eq!(
            Record::parse(&text).map(|read| read.header),
            Ok(record.header),
            "the comment is passed over"
        );
        text.lines().nth(1).is_some_and(|line| line.starts_with("# Some of its cards"))
    };
    assert!(
        note(Title::Krieg, "")
            && note(Title::Kingsburg, "modules=fate")
            && note(Title::Kingsburg, "scenario=four-winters")
    );
    assert!(!note(Title::Kingsburg, "") && !note(Title::Kingsburg, "modules=whims"));
}

#[test]
fn figures_names_and_texts_are_written_as_one_component_file() {
    let file = Title::Kingsburg.info().component_file;
    let mut texts = CardTexts::default();
    texts.set_name("building", "statue", "it", " Statua del Re ");
    texts.set_text("governor", "thief", "de", "Der Text.");
    let text = file.with_changes_and_texts([("building.statue.vp", "4")], &texts);
    let set = file.read_set(&text).expect("the file can be used");
    assert_eq!(set.differences(), text);
    assert_eq!(set.number("building.statue.vp"), Some(4));
    assert_eq!(set.texts().name("statue", "it"), Some("Statua del Re"));
    assert_eq!(set.texts().text("thief", "de"), Some("Der Text."));
}

#[test]
fn every_card_that_is_listed_may_have_another_name() {
    for info in Title::ALL.map(Title::info) {
        for (kind, id) in info.component_file.cards() {
            let mut texts = CardTexts::default();
            texts.set_name(kind, id, "fr", "Nom");
            let text = info.component_file.with_changes_and_texts([], &texts);
            let set = info.component_file.read_set(&text).unwrap_or_else(|bad| panic!("{kind} {id}: {bad}"));
            assert_eq!(set.texts().name(id, "fr"), Some("Nom"), "{kind} {id}");
        }
    }
}

/// A rules crate has its standard figures as constants; the component files hold them with their provenance.
#[test]
fn the_defaults_of_the_rules_crates_are_the_component_files_and_the_default_options() {
    use games::titles::{kingsburg, krieg, verraeter};
    let config = GameConfig::default();
    assert_eq!(figures::standard(), ::krieg::Figures::STANDARD);
    assert_eq!(krieg::options(&config), Ok(*::krieg::Krieg::default().options()));
    assert_eq!(verraeter::figures::standard(), ::verraeter::Figures::STANDARD);
    assert_eq!(verraeter::options(&config), Ok(*::verraeter::Verraeter::default().options()));
    assert_eq!(kingsburg::figures::standard(), ::kingsburg::Figures::STANDARD);
    assert_eq!(kingsburg::options(&config), Ok(*::kingsburg::Kingsburg::default().options()));
}
