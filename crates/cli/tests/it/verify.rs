//! Fair dice: what the program and the script of docs/fair-dice.md say of the same records.

#[path = "../../../games/tests/it/fair_games/mod.rs"]
mod fair_games;

use fair_games::play;
use games::{DynGame, GameConfig, Title};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use tempfile::TempDir;

fn usual(title: Title) -> Arc<dyn DynGame> {
    title.info().configure(&GameConfig::default()).expect("the usual table can be set up")
}

fn hightable(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
    command.args(args).env("LC_ALL", "C").output().expect("the program can be started")
}

/// What a command prints, and its exit code.
#[track_caller]
fn told(output: &Output, code: i32) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{out}{err}");
    if code == 2 { err } else { out }
}

/// Python, if it is there; CI leaves no check out.
fn python() -> Option<Command> {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(found || std::env::var_os("CI").is_none(), "python3 is missing, and CI leaves no check out");
    if !found {
        eprintln!("NOT CHECKED: python3 is not installed (apt-get install python3)");
    }
    found.then(|| Command::new("python3"))
}

/// What the script says of a record, and its exit code.
#[track_caller]
fn script_says(path: &str, code: i32) -> Option<String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fair-dice.py");
    let output = python()?.arg(script).arg(path).env("PYTHONUTF8", "1").output();
    Some(told(&output.expect("the script can be started"), code))
}

/// A record in a folder that lasts as long as this.
struct Kept {
    _folder: TempDir,
    path: PathBuf,
}

impl Kept {
    fn new(text: &str) -> Kept {
        let folder = TempDir::new().expect("there is room for a folder");
        let path = folder.path().join("game.txt");
        fs::write(&path, text).expect("a record can be written");
        Kept { _folder: folder, path }
    }

    fn path(&self) -> &str {
        self.path.to_str().expect("the name is text")
    }

    /// Program and script both find it unfair; what the program says.
    #[track_caller]
    fn is_unfair(&self) -> String {
        script_says(self.path(), 1);
        told(&hightable(&["verify", self.path()]), 1)
    }
}

/// Changes the last line that begins so and is not the very last draw.
fn forge(text: &str, begins: &str, change: impl Fn(&str) -> String) -> String {
    let mut lines: Vec<String> = text.lines().map(Into::into).collect();
    let last = lines.iter().rposition(|line| line.starts_with("box ")).expect("there are draws");
    let at = lines[..last].iter().rposition(|line| line.starts_with(begins)).expect("there is such a line");
    lines[at] = change(&lines[at]);
    lines.join("\n")
}

/// Other cards than these: the first one becomes another of the kinds.
fn other_card(line: &str, kinds: &str) -> String {
    let (begin, cards) = line.split_at("box draw ".len());
    let first = cards.chars().next().expect("cards are drawn");
    let other = kinds.chars().find(|kind| *kind != first).expect("there are several kinds");
    format!("{begin}{other}{}", &cards[first.len_utf8()..])
}

#[test]
fn program_and_script_agree_about_random_games() {
    for title in Title::ALL {
        let every = (title.info().all_variants)();
        let few = every.iter().enumerate().filter(|(n, _)| n % (every.len() / 12).max(1) == 0);
        let usual = usual(title);
        for (n, rules) in few.chain([(1, &usual), (2, &usual), (3, &usual)]) {
            let text = play(&**rules, n as u64, n % 2 == 0);
            let kept = Kept::new(&text);
            let draws = text.lines().filter(|line| line.starts_with("box ")).count();
            let found: Value = serde_json::from_str(&told(&hightable(&["verify", kept.path(), "--json"]), 0))
                .expect("the program prints JSON");
            assert_eq!((&found["fair"], &found["draws"]), (&true.into(), &draws.into()), "{text}");
            if let Some(said) = script_says(kept.path(), 0) {
                assert!(said.contains(&format!(" {draws} draws agree")), "{said}");
            }
        }
    }
}

#[test]
fn a_forged_die_is_noticed() {
    let text = play(&*usual(Title::Kingsburg), 4, false);
    let other = |line: &str| format!("box die {}", if line.ends_with('6') { 5 } else { 6 });
    let said = Kept::new(&forge(&text, "box die", other)).is_unfair();
    assert!(
        said.contains("the record says 'box die ") && said.contains("the seed gives 'box die "),
        "{said}"
    );
    assert!(said.contains("The commitment matches the seed"), "{said}");
}

#[test]
fn a_forged_card_is_noticed() {
    for (title, kinds) in [(Title::Krieg, "KCHG"), (Title::Verraeter, "2345")] {
        let text = play(&*usual(title), 5, true);
        let said = Kept::new(&forge(&text, "box draw", |line| other_card(line, kinds))).is_unfair();
        assert!(said.contains("not fair") && said.contains("the seed gives 'box draw "), "{said}");
    }
}

#[test]
fn another_seed_is_noticed() {
    for title in Title::ALL {
        let text = play(&*usual(title), 6, false);
        let other =
            |line: &str| format!("{}{}", &line[..line.len() - 1], if line.ends_with('0') { 1 } else { 0 });
        let seed = text.lines().next().expect("it begins with the seed");
        let said = Kept::new(&text.replace(seed, &other(seed))).is_unfair();
        assert!(said.contains("was not fixed before the game"), "{said}");
        let fitting =
            Kept::new(&text.replace(&proof_line(&text, "words"), "# words: [\"\",\"\",\"\",\"x\"]"));
        assert!(fitting.is_unfair().contains("0 draws match"), "other words are another key");
    }
}

fn proof_line(text: &str, key: &str) -> String {
    let begins = format!("# {key}: ");
    text.lines().find(|line| line.starts_with(&begins)).expect("the proof has it").into()
}

#[test]
fn a_missing_draw_is_noticed() {
    for title in Title::ALL {
        let text = play(&*usual(title), 7, false);
        Kept::new(&forge(&text, "box ", |_| String::new())).is_unfair();
        let undone = play(&*usual(title), 7, true);
        Kept::new(&undone.replace(&proof_line(&undone, "spent"), "")).is_unfair();
    }
}

#[test]
fn the_commitment_shown_before_the_game_is_compared() {
    let text = play(&*usual(Title::Verraeter), 8, true);
    let kept = Kept::new(&text);
    let line = proof_line(&text, "commitment");
    let shown = line.rsplit(' ').next().expect("it stands at the end");
    let said = told(&hightable(&["verify", kept.path(), "--commitment", &shown.to_uppercase()]), 0);
    assert!(said.contains(": fair. ") && said.contains(shown) && said.contains("undone"), "{said}");
    let other = "0".repeat(64);
    let said = told(&hightable(&["verify", kept.path(), "--commitment", &other]), 1);
    assert!(said.contains("played with another seed"), "{said}");
}

#[test]
fn what_cannot_be_checked_is_said() {
    let record = play(&*usual(Title::Krieg), 9, false);
    let bare = Kept::new(&record.replace("# seed", "# a seed"));
    let said = told(&hightable(&["verify", bare.path()]), 2);
    assert!(said.contains("contains no seed") && said.contains("hightable check"), "{said}");
    script_says(bare.path(), 2);
    assert!(told(&hightable(&["verify", "nowhere.txt"]), 2).contains("Cannot read nowhere.txt"));
    let illegal = Kept::new(&record.replacen("1 pass", "1 sing", 1));
    assert!(told(&hightable(&["verify", illegal.path()]), 1).contains("'1 sing' is not legal"));
}

#[test]
fn a_record_that_ends_early_is_called_so() {
    let text = play(&*usual(Title::Kingsburg), 10, false);
    let half = text.lines().take(60).collect::<Vec<_>>().join("\n");
    let said = told(&hightable(&["verify", Kept::new(&half).path()]), 0);
    assert!(said.contains("fair") && said.contains("ends before the end of the game"), "{said}");
}

#[test]
fn everything_is_said_in_every_language() {
    const ENGLISH: [&str; 8] = ["the", "is", "seed", "of", "line", "that", "are", "draws"];
    let text = play(&*usual(Title::Krieg), 11, true);
    let proof = |key: &str, line: &str| text.replace(&proof_line(&text, key), line);
    let spoilt = [
        text.clone(),
        text.lines().take(60).collect::<Vec<_>>().join("\n"),
        forge(&text, "box draw", |line| other_card(line, "KCHG")),
        proof("commitment", &format!("# commitment: {}", "0".repeat(64))),
        proof("commitment", "# commitment: 12"),
        proof("words", "# words: rose"),
        proof("words", "# words: []"),
        proof("words", "# spent: 1"),
        proof("spent", "# spent: 2,1"),
        proof("words", ""),
        text.replace("# seed", "# other"),
    ];
    for locale in ["it", "fr", "de"] {
        for text in &spoilt {
            let output = hightable(&["verify", Kept::new(text).path(), "--lang", locale]);
            let said = format!("{}{}", told(&output, output.status.code().unwrap_or(-1)), locale);
            let words = said.split(|letter: char| !letter.is_alphanumeric());
            let english: Vec<&str> = words.filter(|word| ENGLISH.contains(word)).collect();
            assert!(english.is_empty(), "{locale}: {english:?} in {said}");
        }
    }
}
