//! `hightable load`: a little load is borne and measured.

use std::process::{Command, Output};

fn load(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
    command.arg("load").args(args).args(["--lang", "en"]).output().expect("the program starts")
}

#[test]
fn a_little_load_is_measured() {
    let output = load(&["--tables", "3", "--minutes", "0.03", "--pace", "20", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let number = |key: &str| figures[key].as_f64().unwrap_or_else(|| panic!("{key} in {figures}"));
    assert_eq!((number("tables"), number("listeners")), (3.0, 15.0));
    let (actions, events) = (number("actions"), number("events"));
    assert!(actions >= 30.0, "{figures}");
    // Every action is heard at three seats and by a spectator; those on their way when the measurement or a game ends are not
    // counted, and a busy machine has more of them.
    assert!(events <= 4.0 * actions && events >= 3.6 * actions, "{figures}");
    assert!(0.0 < number("p50_ms") && number("p50_ms") <= number("p99_ms"), "{figures}");
}

#[test]
fn people_read_four_lines() {
    let output = load(&["--tables", "1", "--minutes", "0.01", "--pace", "20"]);
    let text = String::from_utf8(output.stdout).expect("it is text");
    assert_eq!(text.lines().count(), 4, "{text}");
    assert!(text.starts_with("1 table, 5 listeners"), "{text}");
}

#[test]
fn nonsense_is_refused_before_anything_is_started() {
    for args in [["--tables", "0"], ["--minutes", "0"], ["--minutes", "soon"], ["--pace", "-1"]] {
        assert_eq!(load(&args).status.code(), Some(2), "{args:?}");
    }
}
