//! What packages are made of: version, completions, man pages.

use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

fn hightable(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
    command.args(args).args(["--lang", "en"]).output().expect("the program starts")
}

fn prints(args: &[&str]) -> String {
    let output = hightable(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it is text")
}

#[test]
fn the_version_names_the_commit() {
    let version = prints(&["--version"]);
    let words: Vec<&str> = version.split_whitespace().collect();
    assert_eq!(words[..2], ["hightable", env!("CARGO_PKG_VERSION")], "{version}");
    let git = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    if let Some(git) = git.ok().filter(|git| git.status.success()) {
        let commit = String::from_utf8(git.stdout).expect("a hash is text");
        assert_eq!(words[2], format!("({})", commit.trim()), "{version}");
    }
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "fish", "zsh"] {
        let script = prints(&["completions", shell]);
        for command in ["serve", "play", "bench-bots", "completions"] {
            assert!(script.contains(command), "{shell} does not know {command}");
        }
    }
    assert_eq!(hightable(&["completions", "cmd"]).status.code(), Some(2));
}

#[test]
fn there_is_a_man_page_per_command() {
    let folder = TempDir::new().expect("a folder can be made");
    let path = folder.path().to_str().expect("its name is text");
    prints(&["man", path]);
    for page in ["hightable.1", "hightable-serve.1", "hightable-arena.1"] {
        let text = fs::read_to_string(folder.path().join(page)).expect("the page is there");
        assert!(text.contains(".TH"), "{page}: {text}");
    }
    let missing = hightable(&["man", &format!("{path}/nowhere")]);
    assert_eq!(missing.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&missing.stderr);
    assert!(errors.contains("nowhere; choose an existing folder"), "{errors}");
}
