//! Component files: read with their figures, refused with the line and the reason.

use table::components::Source;
use table::games::krieg::figures;
use table::{SetUp, catalogue};

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
    let game = catalogue::find("krieg").expect("the game is there");
    let set_up = |components| SetUp { components, ..SetUp::default() };
    let ours = game.set_up(&set_up(Some(text.clone()))).expect("the file can be used").header();
    let house = game.set_up(&set_up(None)).expect("the usual game").header();
    assert_ne!(ours.components, house.components);
    assert!(ours.set_up(None).is_err(), "a record with other figures asks for their file");
    assert!(ours.set_up(Some(&text)).is_ok());
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
    for game in catalogue::all() {
        let provenance = (game.provenance)();
        assert!(!provenance.is_empty(), "{}", game.name);
        for figures in provenance.iter().filter(|figures| figures.source == Source::Reconstructed) {
            assert!(
                !figures.note.is_empty(),
                "{}: {} is reconstructed without a word why",
                game.name,
                figures.of
            );
        }
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
    let read = table::games::kingsburg::figures::read;
    let told: Vec<String> =
        files.iter().map(|text| read(text).expect_err("it cannot be used").to_string()).collect();
    insta::assert_snapshot!(told.join("\n"));
    let ours = read("[[building]]\nid = \"crane\"\nvp = 2\n").expect("one more point is possible");
    assert_ne!(ours, table::games::kingsburg::figures::standard());
}
