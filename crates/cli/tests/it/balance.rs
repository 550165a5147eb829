//! `hightable balance`, as a user types it.

use serde_json::Value;
use std::process::{Command, Output, Stdio};

fn balance(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
    command
        .arg("balance")
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .expect("the program can be started")
}

/// What a successful run prints.
#[track_caller]
fn prints(args: &[&str]) -> String {
    let output = balance(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program prints text")
}

/// What a run says that cannot be tried.
#[track_caller]
fn fails(args: &[&str]) -> String {
    let output = balance(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    assert!(output.stdout.is_empty(), "{args:?} printed a result and failed");
    String::from_utf8(output.stderr).expect("the program prints text")
}

const ALL: [&str; 5] = ["kingsburg", "--modules", "rows+alternative+governors+fate", "--games", "300"];

#[test]
fn the_table_shows_every_card_in_80_columns() {
    let text = prints(&ALL);
    // The first line is the header of a record, as long as the options make it.
    assert!(text.lines().skip(1).all(|line| line.chars().count() <= 80), "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn the_table_keeps_to_80_columns_in_every_language() {
    let table = |lang| prints(&[&ALL[..], &["--lang", lang]].concat());
    for lang in ["it", "fr", "de"] {
        let text = table(lang);
        assert!(text.lines().skip(1).all(|line| line.chars().count() <= 80), "{text}");
        for english in ["win rate", "interval ", "governor ", "vs. avg", "Row ", "Call to Arms", "drawn"] {
            assert!(!text.contains(english), "{english}: {text}");
        }
    }
    assert!(table("de").contains("Reihe F*: Brunnen bis Universität"));
    let json = |lang| prints(&[&ALL[..], &["--json", "--lang", lang]].concat());
    assert_eq!(json("fr"), json("en"), "programs are told the same in every language");
}

#[test]
fn json_has_an_object_a_card_and_one_for_the_whole() {
    let text = prints(&["kingsburg", "--modules", "alternative", "--games", "300", "--seats", "3", "--json"]);
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("the program prints JSON")).collect();
    assert_eq!(lines.len(), 5 + 1, "rows B to F, and the summary");
    assert_eq!(lines[5]["bots"], serde_json::json!(["page", "page", "page"]));
    insta::assert_snapshot!(text);
}

#[test]
fn a_card_that_never_came_up_has_no_figures() {
    let text = prints(&["kingsburg", "--modules", "governors", "--games", "1", "--json"]);
    let cards = || text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    assert_eq!(cards().filter(|card| card["in_play"] == 0 && card["win_share"].is_null()).count(), 20);
    assert_eq!(cards().filter(|card| card["in_play"] == 1 && card["win_share_95"].is_null()).count(), 4);
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let run = |threads| prints(&[&ALL[..3], &["--games", "800", "--json", "--threads", threads]].concat());
    assert_eq!(run("1"), run("3"));
}

#[test]
fn what_cannot_be_measured_is_said_with_what_can() {
    let wrong = [
        fails(&["krieg", "--modules", "governors"]),
        fails(&["chess", "--modules", "governors"]),
        fails(&["kingsburg", "--modules", "knights"]),
        fails(&["kingsburg", "--modules", "rows+troops"]),
        fails(&["kingsburg", "--modules", "fate", "--options", "modules=rows"]),
        fails(&["kingsburg", "--modules", "fate", "--options", "governors=auction"]),
        fails(&["kingsburg", "--modules", "fate", "--seats", "6"]),
        fails(&["kingsburg", "--modules", "fate", "--bots", "queen"]),
        fails(&["kingsburg", "--modules", "fate", "--bots", "page,page"]),
    ];
    insta::assert_snapshot!(wrong.concat());
    assert!(fails(&["kingsburg"]).contains("--modules"));
    assert!(fails(&["kingsburg", "--modules", "fate", "--plot", "/no/such/x.svg"]).contains("Cannot write"));
}

#[test]
fn options_and_bots_for_each_seat_are_taken() {
    let args = ["kingsburg", "--modules", "governors", "--options", "governors=auction", "--seats", "3"];
    let text = prints(&[&args[..], &["--bots", "page,page,page", "--games", "20"]].concat());
    assert!(text.contains("governors=auction") && text.contains("even win rate 33.33 %"), "{text}");
}

#[test]
fn the_picture_is_well_formed_and_names_every_card() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("all.svg");
    prints(&[&ALL[..], &["--plot", file.to_str().expect("temporary paths are text")]].concat());
    let svg = std::fs::read_to_string(file).expect("the picture was written");
    assert_well_formed(&svg);
    assert_eq!(svg.matches("<g>").count(), 24 + 7 + 29);
    for name in [
        "Sorcerer</text>",
        "Hermit*</text>",
        "Row G*",
        "Armory to Necromancers&apos; Tower",
        "even share 25.0 %",
    ] {
        assert!(svg.contains(name), "the picture lacks {name}");
    }
    assert!(svg.contains("* reconstructed: not the printed text"));
}

/// One root, every tag closed in order, attributes in quotes, and no bare ampersand.
#[track_caller]
fn assert_well_formed(xml: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut roots = 0;
    for part in xml.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes of <{tag}>");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "</{name}> closes another");
        } else if !tag.ends_with('/') {
            roots += usize::from(open.is_empty());
            open.push(tag.split(' ').next().expect("a tag has a name"));
        }
        for entity in text.split('&').skip(1) {
            let known =
                ["amp;", "lt;", "gt;", "quot;", "apos;"].iter().any(|known| entity.starts_with(known));
            assert!(known, "a bare & in {text}");
        }
        assert!(!open.is_empty() || text.trim().is_empty(), "text outside the root");
    }
    assert!(open.is_empty() && roots == 1, "{open:?} are left open, {roots} roots");
}
