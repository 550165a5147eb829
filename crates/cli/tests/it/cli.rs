//! The commands, as a user types them.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use games::Title;
use serde_json::Value;

fn hightable(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
    command
        .args(args)
        .env_remove("COLUMNS")
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .expect("the program can be started")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program prints text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program prints text")
}

/// What a successful command prints.
#[track_caller]
pub(crate) fn prints(args: &[&str]) -> String {
    let output = hightable(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
    stdout(&output)
}

/// What a command that cannot be tried says.
#[track_caller]
fn fails(args: &[&str]) -> String {
    let output = hightable(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stdout(&output));
    assert!(stdout(&output).is_empty(), "{args:?} printed a result and failed");
    stderr(&output)
}

pub(crate) fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("the program prints JSON")
}

pub(crate) fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a temporary file can be written");
    path.to_str().expect("temporary paths are text").to_string()
}

pub(crate) fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

#[test]
fn help_is_there_for_everything() {
    let mut text = prints(&["--help"]);
    let commands = [
        "games",
        "simulate",
        "balance",
        "record",
        "check",
        "verify",
        "replay",
        "trace",
        "arena",
        "advise",
        "train",
        "bench-bots",
    ];
    for command in commands {
        text.push_str(&format!("\n=== {command}\n{}", prints(&[command, "--help"])));
    }
    insta::assert_snapshot!(text);
}

#[test]
fn games_lists_seats_options_defaults_and_reconstructed_figures() {
    insta::assert_snapshot!(prints(&["games", "krieg"]));
    let game = json(&prints(&["games", "krieg", "--json"]));
    assert_eq!(game["seats"], serde_json::json!([3, 4]));
    assert_eq!(game["components"]["values"]["famine"]["grain"], 4);
    assert!(game["provenance"].as_array().expect("a list").iter().any(|of| of["source"] == "reconstructed"));
    assert!(fails(&["games", "chess"]).contains("There is no game 'chess'"));
}

#[test]
fn simulate_reports_all_keys_and_is_the_same_on_every_run_but_for_the_times() {
    let run = |threads: &str| {
        let mut report = json(&prints(&[
            "simulate",
            "krieg",
            "--games",
            "600",
            "--seed",
            "3",
            "--threads",
            threads,
            "--json",
        ]));
        let keys: Vec<String> = report.as_object().expect("an object").keys().cloned().collect();
        let expected = [
            "game",
            "options",
            "seats",
            "seed",
            "games",
            "plies",
            "decisions",
            "seconds",
            "ns_per_decision",
            "state_bytes",
            "mean_plies",
            "mean_score",
            "win_share",
        ];
        assert_eq!(keys, expected);
        report["seconds"] = Value::Null;
        report["ns_per_decision"] = Value::Null;
        report
    };
    let once = run("1");
    assert_eq!(once, run("1"));
    assert_eq!(once, run("2"), "the number of threads does not matter");
    assert_eq!(once["games"], 600);
    assert!(once["state_bytes"].as_u64().expect("a number") <= 512);
    let shares: f64 = once["win_share"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
    assert!((shares - 1.0).abs() < 1e-9, "somebody wins every game");
}

#[test]
fn simulate_speaks_to_people_too() {
    let text = prints(&["simulate", "krieg", "--seats", "3", "--games", "50", "--options", "edition=spada"]);
    assert!(
        text.contains("edition=spada") && text.contains("50 games") && text.contains("ns per decision"),
        "{text}"
    );
}

/// The header and the plies of a record.
fn without_comments(record: &str) -> Vec<&str> {
    record.lines().filter(|line| !line.starts_with('#')).collect()
}

#[test]
fn a_recorded_game_is_legal_and_the_same_for_the_same_seed() {
    let folder = folder();
    let record = prints(&["record", "krieg", "--seed", "7"]);
    assert_eq!(record, prints(&["record", "krieg", "--seed", "7"]));
    assert_ne!(record, prints(&["record", "krieg", "--seed", "8"]));
    let file = write(folder.path(), "game.txt", &record);
    assert!(prints(&["check", &file]).contains("legal."));
    let verdict = json(&prints(&["check", &file, "--json"]));
    assert_eq!(verdict["legal"], true);
    assert_eq!(verdict["finished"], true);
    assert_eq!(verdict["plies"].as_u64(), Some(without_comments(&record).len() as u64 - 1));
}

#[test]
fn check_names_the_bad_line_what_was_expected_and_why() {
    let folder = folder();
    let record = prints(&["record", "krieg", "--seed", "7"]);
    let mut lines = without_comments(&record);
    lines[2] = "2 bid KKKK";
    let file = write(folder.path(), "game.txt", lines.join("\n"));
    let output = hightable(&["check", &file]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(
        text.contains(
            "Line 3: '2 bid KKKK' is not legal. You don't have these cards. Expected: a move of seat 2"
        ),
        "{text}"
    );
    let output = hightable(&["check", &file, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let flaw = json(&stdout(&output));
    assert_eq!(
        (&flaw["legal"], &flaw["line"], &flaw["code"]),
        (&Value::Bool(false), &Value::from(3), &Value::from("not-in-hand"))
    );
}

#[test]
fn check_takes_an_unfinished_game_and_says_who_is_to_move() {
    let folder = folder();
    let record = prints(&["record", "krieg", "--seed", "7"]);
    let part: Vec<&str> = record.lines().take(4).collect();
    let file = write(folder.path(), "game.txt", part.join("\n"));
    let text = prints(&["check", &file]);
    assert!(text.contains("not finished") && text.contains("next: a move of seat"), "{text}");
}

#[test]
fn a_record_is_read_from_standard_input_too() {
    let record = prints(&["record", "krieg", "--seed", "2"]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_hightable"))
        .args(["check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut input = child.stdin.take().expect("it has an input");
    input.write_all(record.as_bytes()).expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
}

#[test]
fn replay_shows_a_position_to_one_eye() {
    let folder = folder();
    let file = write(folder.path(), "game.txt", prints(&["record", "krieg", "--seed", "7"]));
    insta::assert_snapshot!(prints(&["replay", &file, "--ply", "40", "--eye", "2"]));
    let view = json(&prints(&["replay", &file, "--ply", "40", "--eye", "2", "--json"]));
    assert!(view["view"]["seats"][0]["hand"].is_null() && view["view"]["seats"][1]["hand"].is_object());
    assert!(view["view"]["deck"].is_null());
    assert_eq!(view["reconstructed"], true);
    let last = prints(&["replay", &file, "--eye", "open"]);
    assert!(last.contains("the game is over"), "{last}");
    assert!(fails(&["replay", &file, "--ply", "100000"]).contains("there is no ply 100000"));
    let three = write(folder.path(), "three.txt", prints(&["record", "krieg", "--seats", "3"]));
    assert!(fails(&["replay", &three, "--eye", "4"]).contains("there is no seat 4"));
    assert!(fails(&["replay", &three, "--eye", "everyone"]).contains("an eye is the number of a seat"));
}

#[test]
fn trace_prints_a_line_a_ply_with_the_whole_truth() {
    let folder = folder();
    let record = prints(&["record", "krieg", "--seed", "7"]);
    let file = write(folder.path(), "game.txt", &record);
    let trace = prints(&["trace", &file]);
    let lines: Vec<Value> = trace.lines().map(json).collect();
    let entries = without_comments(&record).split_off(1);
    assert_eq!(lines.len(), entries.len());
    for (n, (line, entry)) in lines.iter().zip(entries).enumerate() {
        assert_eq!((line["ply"].as_u64(), line["entry"].as_str()), (Some(n as u64 + 1), Some(entry)));
        assert!(line["state"]["deck"].is_object() && line["state"]["seats"][3]["hand"].is_object());
    }
    assert_eq!(lines.last().map(|line| line["next"]["turn"].as_str()), Some(Some("over")));
}

#[test]
fn the_page_on_traces_names_every_key_of_every_game() {
    let folder = folder();
    let documented = include_str!("../../../../docs/trace.md");
    for game in Title::ALL.map(Title::id) {
        let file = write(folder.path(), game, prints(&["record", game]));
        let trace = prints(&["trace", &file]);
        let line = json(trace.lines().next().expect("a game has plies"));
        let top = line.as_object().expect("an object").keys();
        let state = line["state"].as_object().expect("an object").keys();
        let seat = line["state"]["seats"][0].as_object().expect("an object").keys();
        for key in top.chain(state).chain(seat) {
            assert!(
                documented.contains(&format!("`{key}`")),
                "docs/trace.md does not mention {key} of {game}"
            );
        }
    }
}

#[test]
fn every_command_works_for_every_game() {
    let folder = folder();
    let games = prints(&["games", "--json"]);
    assert_eq!(games.lines().count(), 3);
    for game in games.lines().map(json) {
        let name = game["game"].as_str().expect("a name");
        for seats in game["seats"].as_array().expect("a list") {
            let seats = seats.to_string();
            let file =
                write(folder.path(), "game.txt", prints(&["record", name, "--seats", &seats, "--seed", "5"]));
            assert!(prints(&["check", &file]).contains("legal."));
            assert!(prints(&["replay", &file, "--ply", "20", "--eye", "1"]).contains("Ply 20"));
            assert!(prints(&["trace", &file]).lines().count() > 20);
            assert!(prints(&["simulate", name, "--seats", &seats, "--games", "20"]).contains("20 games"));
        }
    }
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let folder = folder();
    let missing = folder.path().join("missing.txt").to_str().expect("text").to_string();
    let bytes = write(folder.path(), "bytes.txt", [0xff, 0xfe, 0x00]);
    for command in ["check", "replay", "trace"] {
        assert!(fails(&[command, &missing]).contains("Cannot read"));
        assert!(fails(&[command, &bytes]).contains("is not a text file"));
        assert!(fails(&[command, folder.path().to_str().expect("text")]).contains("Cannot read"));
    }
    let bad = write(folder.path(), "bad.txt", "krieg rules=1 seats=3\nnonsense\n");
    assert!(fails(&["replay", &bad]).contains("is not a legal game record. Line 2"));
    assert!(fails(&["trace", &bad]).contains("is not a legal game record. Line 2"));
    assert!(fails(&["replay", &bad, "--lang", "de"]).contains("ist keine gültige Aufzeichnung. Zeile 2"));
}

#[test]
fn wrong_options_say_what_would_be_possible() {
    for command in ["simulate", "record"] {
        assert!(fails(&[command, "chess"]).contains("Available games: "));
        assert!(fails(&[command, "krieg", "--seats", "7"]).contains("for 3 to 4 players"));
        assert!(fails(&[command, "krieg", "--options", "edition=modern"]).contains("classic, spada"));
        assert!(fails(&[command, "krieg", "--components", "/no/such/file"]).contains("Cannot read"));
    }
    assert!(fails(&["simulate", "krieg", "--games", "0"]).contains("--games"));
    assert!(fails(&["simulate", "krieg", "--threads", "0"]).contains("--threads"));
    assert!(fails(&["juggle"]).contains("unrecognized subcommand"));
}

#[test]
fn component_files_override_figures_and_bad_ones_are_refused_with_their_line() {
    let folder = folder();
    let ours = write(folder.path(), "ours.toml", "[privileges]\nknights = 3\n");
    let record = prints(&["record", "krieg", "--components", &ours]);
    let file = write(folder.path(), "game.txt", record);
    assert!(prints(&["check", &file]).contains("legal."), "a record carries its figures");
    let rules = prints(&["rules", "krieg", "components.privileges", "--plain", "--components", &ours]);
    assert!(rules.contains("3 for knights"), "the rules show the figures of the file: {rules}");
    assert!(prints(&["check", &file, "--components", &ours]).contains("legal."));
    let bad = write(folder.path(), "bad.toml", "[counts]\nhand_limit = 99\n");
    assert!(
        fails(&["record", "krieg", "--components", &bad]).contains("line 2: the hand limit must be 1 to 10")
    );
}

/// Messages of a text, without those that are typed: what stands in quotation marks.
fn told_words(text: &str) -> Vec<String> {
    let mut told = String::new();
    let mut quoted = false;
    for letter in text.chars() {
        match letter {
            '«' | '„' => quoted = true,
            '»' | '“' => quoted = false,
            _ if !quoted => told.push(letter),
            _ => (),
        }
    }
    told.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).collect()
}

/// What is wrong with records and component files is said without an English word.
#[test]
fn broken_records_and_component_files_are_explained_in_every_language() {
    const ENGLISH: [&str; 15] = [
        "expected", "must", "seat", "the", "of", "is", "and", "to", "card", "cards", "line", "with",
        "unknown", "there", "cannot",
    ];
    let folder = folder();
    let record = prints(&["record", "krieg", "--seed", "7"]);
    let start: Vec<&str> = record.lines().take(2).collect();
    let start = start.join("\n");
    let records = [
        String::new(),
        "chess rules=1".into(),
        "krieg rules=1".into(),
        "krieg rules=one seats=3".into(),
        "krieg rules=1 seats=999".into(),
        "krieg rules=1 seats=3 edition".into(),
        "krieg rules=1 seats=3\nbox".into(),
        "krieg rules=1 seats=3\nbox draw X".into(),
        "krieg rules=1 seats=3\nbox deal adviser=9".into(),
        format!("{start}\n2 sing"),
        format!("{start}\n2 bid KKKKKKKKKKKK"),
        format!("{start}\n2 play war/tower"),
        format!("{record}2 pass"),
        "verraeter rules=1 seats=3\nbox ring start=1 city/eagle".into(),
        "verraeter rules=1 seats=3\n1 pick jester".into(),
        "kingsburg rules=1 seats=3\n1 place 1+3>99".into(),
        "kingsburg rules=1 seats=3\nbox roll".into(),
    ];
    let files = [
        ("krieg", "[counts]\nhand_limit = 99\n"),
        ("krieg", "[counts]\nhats = 3\n"),
        ("krieg", "[counts]\nhand_limit = \"ten\"\n"),
        ("krieg", "[counts]\nhand_limit = []\n"),
        ("krieg", "counts = 3\n"),
        ("krieg", "[symbols]\nstart_card = \"war/tower\"\n"),
        ("verraeter", "[supply]\n2 = 1\n"),
        ("verraeter", "[lands.city]\nvp = [1, 2]\n"),
        ("kingsburg", "[[building]]\nvp = 1\n"),
        ("kingsburg", "[[building]]\nid = \"tower\"\n"),
        ("kingsburg", "[[governor]]\nid = \"thief\"\nparams = { start_vp = 300 }\n"),
    ];
    let english = |lang: &str, text: &str| {
        let words = told_words(text);
        let found: Vec<_> = words.iter().filter(|word| ENGLISH.contains(&word.as_str())).collect();
        assert!(found.is_empty(), "{lang}: {found:?} in {text}");
    };
    for lang in ["it", "fr", "de"] {
        for text in &records {
            let file = write(folder.path(), "game.txt", text);
            let output = hightable(&["check", &file, "--lang", lang]);
            assert_eq!(output.status.code(), Some(1), "{text}");
            english(lang, &stdout(&output).replace(&file, ""));
            let flaw = json(&stdout(&hightable(&["check", &file, "--lang", lang, "--json"])));
            flaw["expected"].as_str().iter().for_each(|expected| english(lang, expected));
        }
        for (game, text) in files {
            let file = write(folder.path(), "figures.toml", text);
            english(lang, &fails(&["record", game, "--components", &file, "--lang", lang]));
        }
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let folder = folder();
    let file = write(folder.path(), "game.txt", prints(&["record", "krieg"]));
    let mut child = Command::new(env!("CARGO_BIN_EXE_hightable"))
        .args(["trace", &file])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(output.stderr.is_empty(), "{}", stderr(&output));
}

#[test]
fn errors_and_rules_are_told_in_the_language_that_is_asked_for() {
    let told = |lang: &str| fails(&["--lang", lang, "games", "chess"]);
    assert!(told("it").contains("Non c'è un gioco chiamato «chess»"), "{}", told("it"));
    assert!(told("fr").contains("Il n'y a pas de jeu"), "{}", told("fr"));
    assert!(told("de").contains("Unbekanntes Spiel „chess“"), "{}", told("de"));
    assert!(fails(&["--lang", "la", "games"]).contains("it (Italiano)"));
    assert!(prints(&["games", "verraeter", "--lang", "de"]).contains("Ausgabe von 1998:"));
    let record = prints(&["record", "verraeter", "--seed", "7"]);
    let folder = folder();
    let file = write(folder.path(), "game.txt", record);
    assert!(
        prints(&["replay", &file, "--ply", "1", "--lang", "it"])
            .contains("Il cerchio dei territori è pronto.")
    );
}

#[test]
fn help_is_given_in_every_language() {
    insta::assert_snapshot!("help_in_italian", prints(&["--help", "--lang", "it"]));
    insta::assert_snapshot!("help_with_the_arena_in_german", prints(&["arena", "--help", "--lang", "de"]));
    let asked = Command::new(env!("CARGO_BIN_EXE_hightable")).arg("-h").env("LC_ALL", "fr_CH.UTF-8").output();
    assert!(stdout(&asked.expect("it starts")).contains("Utilisation"), "the environment is asked");
    assert!(
        prints(&["--lang", "de", "help", "check"]).contains("Aufruf: hightable check [OPTIONEN] <DATEI>")
    );
}

#[test]
fn reports_of_games_have_no_english_words_in_other_languages() {
    let simulated = prints(&["simulate", "krieg", "--games", "50", "--lang", "fr"]);
    assert!(simulated.contains("50 parties en 0,"), "{simulated}");
    for english in ["games", "plies", "per decision", "score by seat", "win rate"] {
        assert!(!simulated.contains(english), "{english}: {simulated}");
    }
    let folder = folder();
    let record = prints(&["record", "krieg", "--seed", "7"]);
    let whole = write(folder.path(), "whole.txt", &record);
    let part = write(folder.path(), "part.txt", without_comments(&record)[..4].join("\n"));
    assert!(prints(&["check", &whole, "--lang", "it"]).contains("valida. 351 mosse"));
    assert!(
        prints(&["check", &part, "--lang", "de"]).contains("erwartet: Platz 4 ist am Zug, etwa „4 pass“")
    );
    let bad = write(folder.path(), "bad.txt", "krieg rules=1 seats=3\nnonsense\n");
    assert!(fails(&["replay", &bad, "--lang", "de"]).contains("ist keine gültige Aufzeichnung. Zeile 2"));
}

#[test]
fn rules_are_printed_whole_by_chapter_or_by_paragraph() {
    let quick = prints(&["rules", "krieg", "--quick", "--plain", "--lang", "en"]);
    assert!(
        quick.starts_with("How to play Krieg und Frieden in 3 minutes\n====")
            && quick.contains("  1. Winter."),
        "{quick}"
    );
    let whole = prints(&["rules", "krieg", "--plain", "--lang", "en"]);
    assert!(whole.starts_with("Krieg und Frieden\n"), "{}", &whole[..200]);
    let paragraph = prints(&["rules", "krieg", "spring.raise", "--lang", "fr"]);
    assert!(paragraph.contains("[spring.raise]") && paragraph.lines().count() < 20, "{paragraph}");
    assert!(prints(&["rules", "kingsburg", "contents", "--lang", "de"]).contains("[winter.races]"));
    assert!(prints(&["rules", "verraeter", "draft", "--lang", "it"]).contains("[draft.take]"));
    assert!(prints(&["rules", "verraeter", "reveal.traitor", "--lang", "en"]).contains("see 8.4"));
    assert!(
        fails(&["rules", "krieg", "nonsense", "--lang", "en"]).contains("no chapter or paragraph 'nonsense'")
    );
}
