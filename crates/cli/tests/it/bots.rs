//! The commands about bots, as a user types them.

use games::Title;
use i18n::{Locale, messages};
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

fn hightable(args: &[&str]) -> Output {
    command(args).output().expect("the program can be started")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program prints text")
}

/// What a successful command prints.
#[track_caller]
pub(crate) fn prints(args: &[&str]) -> String {
    let output = hightable(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command that cannot be tried says.
#[track_caller]
fn fails(args: &[&str]) -> String {
    let output = hightable(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stdout));
    assert!(output.stdout.is_empty(), "{args:?} printed a result and failed");
    text(&output.stderr)
}

pub(crate) fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("the program prints JSON")).collect()
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("temporary paths are text").to_string()
}

#[test]
fn the_arena_prints_every_game_and_a_summary() {
    let args = ["arena", "krieg", "--bots", "squire,page", "--games", "10", "--json"];
    let lines = lines(&prints(&args));
    assert_eq!(lines.len(), 13, "three deals of four games, and the whole");
    assert_eq!(lines[1]["bots"], serde_json::json!(["page", "squire", "page", "page"]));
    let summary = &lines[12];
    let challenger = &summary["challenger"];
    assert_eq!((&challenger["name"], &challenger["games"]), (&"squire".into(), &12.into()));
    for key in ["win_share", "low", "high", "mean_rank", "mean_margin", "ms_per_move"] {
        assert!(challenger[key].is_number(), "{key}: {challenger}");
    }
    let ladder: Vec<&str> =
        summary["ladder"].as_array().expect("a list").iter().filter_map(|row| row["name"].as_str()).collect();
    assert_eq!(ladder, ["squire", "page"], "the best comes first");
}

#[test]
fn the_arena_plays_the_same_games_again_on_any_number_of_threads() {
    let games = |threads: &str| {
        let args = [
            "arena",
            "verraeter",
            "--bots",
            "knight:20it,squire",
            "--games",
            "12",
            "--json",
            "--threads",
            threads,
        ];
        let mut lines = lines(&prints(&args));
        lines.pop();
        lines
    };
    assert_eq!(games("1"), games("3"));
}

#[test]
fn a_squire_beats_pages_clearly_and_the_arena_stops_early() {
    let args = ["arena", "kingsburg", "--bots", "squire,page", "--games", "4000", "--sprt", "50", "--json"];
    let lines = lines(&prints(&args));
    let summary = lines.last().expect("a summary");
    assert_eq!(summary["sprt"]["verdict"], "better");
    assert!(summary["games"].as_u64().expect("a number") < 4000, "{summary}");
}

#[test]
fn the_arena_stops_at_the_same_game_whatever_might_have_followed() {
    let played = |threads: &str, games: &str| {
        let args = ["arena", "kingsburg", "--bots", "squire,page", "--sprt", "50", "--json"];
        let told = lines(&prints(&[&args[..], &["--threads", threads, "--games", games]].concat()));
        let (whole, each) = told.split_last().expect("a summary");
        assert_eq!(whole["sprt"]["verdict"], "better", "{whole}");
        assert_eq!(whole["games"], each.len(), "what was played ahead does not count");
        each.to_vec()
    };
    let alone = played("1", "400");
    let at: Vec<_> = alone.iter().map(|game| (game["deal"].as_u64(), game["challenger"].as_u64())).collect();
    assert!(at.is_sorted() && at.len() < 400, "{at:?}");
    assert_eq!(alone, played("3", "400"));
    assert_eq!(alone, played("3", "4000"));
}

#[test]
fn a_test_of_too_few_deals_says_so() {
    let arena = |games: &str| {
        prints(&[
            "arena",
            "kingsburg",
            "--seats",
            "4",
            "--bots",
            "squire,page",
            "--sprt",
            "50",
            "--games",
            games,
        ])
    };
    let few = arena("44");
    assert!(few.contains("too few deals, at least 12 are needed") && !few.contains("likelihood"), "{few}");
    let enough = arena("48");
    assert!(enough.contains("(log-likelihood ratio +") && !enough.contains("too few"), "{enough}");
}

#[test]
fn places_and_margins_are_told_with_how_far_they_can_be_trusted() {
    for locale in Locale::ALL {
        let arena = |games: &str, more: &[&str]| {
            let args =
                ["arena", "krieg", "--bots", "marshal:20it,knight:100it,squire,page", "--games", games];
            prints(&[&args[..], more, &["--lang", locale.tag()]].concat())
        };
        let text = arena("12", &["--sprt"]);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "wider than 80 columns:\n{text}");
        let within: Vec<&str> = text.lines().filter(|line| line.contains('±')).collect();
        assert_eq!(within.len(), 5, "four bots and the challenger:\n{text}");
        for line in within {
            assert_eq!(line.split_whitespace().filter(|word| word.starts_with('±')).count(), 2, "{line}");
        }
        assert!(!arena("4", &[]).contains('±'), "a single deal tells nothing");
    }
}

/// What the summary of the arena says of the challenger.
fn challenger(game: &str, games: &str) -> Value {
    let mut lines = lines(&prints(&["arena", game, "--bots", "squire,page", "--games", games, "--json"]));
    lines.pop().expect("a summary")["challenger"].take()
}

#[test]
fn means_have_the_ends_of_their_intervals_beside_them() {
    let challenger = challenger("verraeter", "80");
    for key in ["mean_rank", "mean_margin"] {
        let figure = |end: &str| challenger[format!("{key}{end}")].as_f64().expect("a number");
        let (mean, error) = (figure(""), figure("_error"));
        assert!(error > 0.0, "deals differ: {challenger}");
        assert!((figure("_low") - (mean - error)).abs() < 1e-9, "{key}: {challenger}");
        assert!((figure("_high") - (mean + error)).abs() < 1e-9, "{key}: {challenger}");
    }
}

#[test]
fn after_a_single_deal_a_share_and_a_place_may_be_anything() {
    let challenger = challenger("krieg", "4");
    let ends = ["low", "high", "mean_rank_low", "mean_rank_high"].map(|key| challenger[key].as_f64());
    assert_eq!(ends, [0.0, 1.0, 1.0, 4.0].map(Some), "{challenger}");
    assert!(challenger["mean_margin_low"].is_null(), "{challenger}");
}

#[test]
fn the_ladder_becomes_a_picture() {
    let folder = folder();
    let file = path(&folder, "ladder.svg");
    let text = prints(&["arena", "verraeter", "--bots", "squire,page", "--games", "8", "--plot", &file]);
    assert!(text.contains("an even share is 25.0 %"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "wider than 80 columns:\n{text}");
    let svg = std::fs::read_to_string(&file).expect("the picture was written");
    assert!(svg.contains("who wins?") && svg.contains("even share 25.0 %"), "{svg}");
    assert!(svg.contains("mean place 1."), "a place has no sign: {svg}");
}

#[test]
fn bots_that_are_not_there_are_explained() {
    let arena = |bots: &str| fails(&["arena", "krieg", "--bots", bots]);
    assert!(
        arena("queen").contains("there is no bot 'queen'; available bots: page (plays random legal moves)")
    );
    assert!(arena("squire:50ms").contains("a squire moves instantly"));
    assert!(arena("knight:soon").contains("write it as 200ms, 1s or 5000it"));
    assert!(arena("page,page,page,page,page").contains("5 bots were given for 4 seats"));
    let few = fails(&["arena", "krieg", "--bots", "page", "--sprt", "20"]);
    assert!(few.contains("above the even share of 25 %"), "{few}");
    let folder = folder();
    let file = path(&folder, "foreign.bin");
    std::fs::write(&file, "no weights").expect("a temporary file can be written");
    let foreign = fails(&["arena", "krieg", "--bots", "knight", "--weights", &file]);
    assert!(foreign.contains("not a High Table weights file"), "{foreign}");
}

#[test]
fn reports_about_bots_have_no_english_words_in_other_languages() {
    let folder = folder();
    let file = path(&folder, "ladder.svg");
    let args = ["arena", "krieg", "--bots", "squire,page", "--games", "8", "--sprt", "--plot", &file];
    let ladder = prints(&[&args[..], &["--lang", "fr"]].concat());
    assert!(ladder.contains("8 parties, 2 donnes") && ladder.contains("25,0\u{a0}%"), "{ladder}");
    let bench = prints(&["bench-bots", "verraeter", "--lang", "fr"]);
    assert!(bench.contains("écuyer") && bench.contains("itérations par seconde"), "{bench}");
    let svg = std::fs::read_to_string(&file).expect("the picture was written");
    assert!(svg.contains("qui gagne\u{a0}?"), "{svg}");
    for english in
        ["games", "wins", "place ", "margin", "rating", "challenger", "share", " move", "second ", "answer"]
    {
        let told = [&ladder, &bench, &svg].into_iter().find(|text| text.contains(english));
        assert!(told.is_none(), "{english}: {told:?}");
    }
    let queen = fails(&["arena", "krieg", "--bots", "queen", "--lang", "de"]);
    assert!(queen.contains("unbekannter Bot „queen“") && queen.contains("squire (spielt wie"), "{queen}");
}

/// A game among random players in a file.
fn record(folder: &tempfile::TempDir) -> String {
    let file = path(folder, "game.txt");
    let game = prints(&["record", "krieg", "--seed", "7"]);
    std::fs::write(&file, game).expect("a temporary file can be written");
    file
}

#[test]
fn advice_names_the_best_actions_with_chances_visits_and_reasons() {
    let folder = folder();
    let file = record(&folder);
    let args = ["advise", &file, "--ply", "40", "--bot", "marshal:200it", "--json"];
    let advice = &lines(&prints(&args))[0];
    assert_eq!((&advice["ply"], &advice["iterations"]), (&40.into(), &200.into()));
    let actions = advice["actions"].as_array().expect("a list");
    let visits: u64 = actions.iter().filter_map(|action| action["visits"].as_u64()).sum();
    assert_eq!(visits, 199, "the first iteration plants the tree");
    let chance = actions[0]["win_chance"].as_f64().expect("a number");
    assert!((0.0..=1.0).contains(&chance), "{actions:?}");
    let eye = advice["seat"].to_string();
    assert_eq!(
        prints(&[&args[..], &["--eye", &eye]].concat()),
        prints(&args),
        "the same eyes give the same advice"
    );
    let text = prints(&["advise", &file, "--ply", "40", "--bot", "squire"]);
    assert!(text.contains("according to a squire\n"), "{text}");
}

#[test]
fn advice_gives_its_reasons_in_words_of_every_language() {
    let folder = folder();
    let file = record(&folder);
    for locale in Locale::ALL {
        let advise = |more: &[&str]| {
            let args = ["advise", &file, "--ply", "40", "--bot", "knight:50it", "--lang", locale.tag()];
            prints(&[&args[..], more].concat())
        };
        let text = advise(&["--most", "2"]);
        assert!(text.lines().all(|line| line.chars().count() <= 80), "wider than 80 columns:\n{text}");
        let tries = messages(locale).get("ht-advise-visits");
        assert!(text.lines().nth(1).is_some_and(|titles| titles.contains(&tries)), "{text}");
        let advice = &lines(&advise(&["--json"]))[0];
        for (nth, action) in advice["actions"].as_array().expect("a list").iter().enumerate() {
            let code = action["why"].as_str().expect("a code");
            let reason =
                i18n::rationale_text(messages(locale), Title::Krieg, code).expect("a reason has words");
            assert_eq!(action["reason"], reason.as_str());
            let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(nth >= 2 || flat.contains(&reason), "no '{reason}':\n{text}");
            assert!(!text.contains(code), "a bare code {code}:\n{text}");
        }
    }
}

#[test]
fn advice_that_cannot_be_given_is_explained() {
    let folder = folder();
    let file = record(&folder);
    let long = fails(&["advise", &file, "--ply", "100000"]);
    assert!(long.contains("there is no ply 100000"), "{long}");
    let start = fails(&["advise", &file, "--ply", "0", "--eye", "2"]);
    assert!(start.contains("Seat 2 is not to move after ply 0. Next: a dice roll or card draw."), "{start}");
    let over = fails(&["advise", &file]);
    assert!(over.contains("No player is to move after ply") && over.contains("The game is over."), "{over}");
    let german = fails(&["advise", &file, "--lang", "de"]);
    assert!(german.contains("ist niemand am Zug. Die Partie ist zu Ende."), "{german}");
    std::fs::write(&file, "krieg rules=1 seats=4\nbox deal").expect("a temporary file can be written");
    let flawed = fails(&["advise", &file, "--lang", "de"]);
    assert!(flawed.contains("ist keine gültige Aufzeichnung"), "{flawed}");
    assert!(fails(&["advise", &file, "--eye", "9"]).contains("name a seat by its number"));
}

#[test]
fn advice_for_a_seat_that_is_not_there_names_those_that_are() {
    let folder = folder();
    let file = record(&folder);
    for locale in Locale::ALL {
        let told = fails(&["advise", &file, "--ply", "40", "--eye", "5", "--lang", locale.tag()]);
        let digits: Vec<char> = told.chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits, ['5', '1', '4'], "{told}");
    }
    let english = fails(&["advise", &file, "--ply", "40", "--eye", "5"]);
    assert!(english.contains("there is no seat 5 at this table; seats are 1 to 4"), "{english}");
}

fn size(path: &str) -> u64 {
    std::fs::metadata(Path::new(path)).map_or(0, |file| file.len())
}

#[test]
fn training_writes_weights_goes_on_and_draws_its_curve() {
    let folder = folder();
    let (out, curve) = (path(&folder, "w.bin"), path(&folder, "curve.svg"));
    let train = |games: &str, more: &[&str]| {
        let args =
            ["train", "verraeter", "--minutes", "5", "--games", games, "--out", &out, "--plot", &curve];
        prints(&[&args[..], more].concat())
    };
    assert!(train("192", &[]).contains("192 games"));
    assert!(size(&out) > 10_000 && size(&format!("{out}.course")) > 30_000);
    assert!(train("384", &[]).contains("384 games"), "a course goes on");
    assert!(train("192", &["--fresh"]).contains("192 games"), "a course begins anew");
    let svg = std::fs::read_to_string(&curve).expect("the curve was drawn");
    assert!(svg.contains("learning to predict the winner"), "{svg}");
    assert!(train("192", &["--lang", "it"]).contains("entropia incrociata"), "in other words");
    let svg = std::fs::read_to_string(&curve).expect("the curve was drawn");
    assert!(svg.contains("rete neurale (maresciallo)") && !svg.contains("games"), "{svg}");
    let played =
        prints(&["arena", "verraeter", "--bots", "marshal:10it,page", "--games", "4", "--weights", &out]);
    assert!(played.contains("marshal:10it"), "{played}");
    std::fs::write(format!("{out}.course"), "spoilt").expect("a file can be written");
    let spoilt = fails(&["train", "verraeter", "--games", "384", "--out", &out]);
    assert!(spoilt.contains("--fresh"), "{spoilt}");
}

fn write(path: &str, text: &str) {
    std::fs::write(path, text).expect("a temporary file can be written");
}

/// What a folder holds, by name.
fn names(folder: &tempfile::TempDir) -> Vec<String> {
    let files = std::fs::read_dir(folder.path()).expect("a temporary folder can be read");
    let name = |file: std::io::Result<std::fs::DirEntry>| file.expect("a file").file_name();
    let mut names: Vec<String> = files.map(name).map(|name| name.to_string_lossy().into()).collect();
    names.sort();
    names
}

#[test]
fn training_does_not_write_over_weights_that_it_cannot_go_on_with() {
    let folder = folder();
    let out = path(&folder, "mine.bin");
    let kept = || std::fs::read_to_string(&out).is_ok_and(|text| text == "mine");
    write(&out, "mine");
    for games in ["0", "192"] {
        let told = fails(&["train", "verraeter", "--games", games, "--out", &out]);
        assert!(told.contains("mine.bin already exists") && told.contains("--fresh"), "{told}");
        assert!(kept() && names(&folder) == ["mine.bin"], "{:?}", names(&folder));
    }
    let nothing = prints(&["train", "verraeter", "--games", "0", "--out", &out, "--fresh"]);
    assert_eq!(nothing, "no games were played\n");
    assert!(kept() && names(&folder) == ["mine.bin"], "nothing is written before anything is learnt");
    let learnt = prints(&["train", "verraeter", "--games", "192", "--out", &out, "--fresh"]);
    assert!(learnt.contains("weights saved to") && learnt.contains("mine.bin") && !kept(), "{learnt}");
    assert_eq!(names(&folder), ["mine.bin", "mine.bin.course"]);
}

#[test]
fn training_finds_out_first_whether_its_files_can_be_written() {
    let folder = folder();
    let (out, nowhere) = (path(&folder, "w.bin"), path(&folder, "no/where"));
    let lost = fails(&["train", "verraeter", "--games", "0", "--out", &nowhere]);
    assert!(lost.contains("where"), "{lost}");
    let own = folder.path().to_str().expect("temporary paths are text");
    for picture in [&nowhere, own] {
        let lost = fails(&["train", "verraeter", "--games", "192", "--out", &out, "--plot", picture]);
        assert!(lost.contains(picture), "{lost}");
        assert!(names(&folder).is_empty(), "it was learnt in vain: {:?}", names(&folder));
    }
}

#[test]
fn a_picture_is_kept_until_the_new_one_is_there() {
    let folder = folder();
    let (old, out) = (path(&folder, "old.svg"), path(&folder, "w.bin"));
    write(&old, "old");
    let args = ["train", "verraeter", "--minutes", "1000", "--out", &out, "--plot", &old];
    Interrupted::once_there_is(&args, &format!("{out}.course"));
    assert_eq!(std::fs::read_to_string(&old).ok().as_deref(), Some("old"));
    prints(&["train", "verraeter", "--games", "192", "--out", &out, "--plot", &old]);
    assert!(std::fs::read_to_string(&old).is_ok_and(|svg| svg.starts_with("<svg")));
    assert!(!names(&folder).contains(&"old.svg.part".into()), "{:?}", names(&folder));
}

/// A command that is killed in the middle of its work; in any case when the test ends.
struct Interrupted(Child);

impl Interrupted {
    /// Starts a command and kills it as soon as there is a file.
    #[track_caller]
    fn once_there_is(args: &[&str], file: &str) {
        let mut command = command(args);
        let child = command.stdout(Stdio::null()).spawn().expect("the program can be started");
        let mut running = Interrupted(child);
        let end = Instant::now() + Duration::from_secs(300);
        while !Path::new(file).exists() {
            assert!(Instant::now() < end, "no {file} in time");
            let ended = running.0.try_wait().expect("it can be asked");
            assert!(ended.is_none(), "{args:?} ended by itself: {ended:?}");
            sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Interrupted {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_course_that_was_interrupted_goes_on_as_if_nothing_had_happened() {
    let folder = folder();
    let (out, whole) = (path(&folder, "w.bin"), path(&folder, "whole.bin"));
    let course = format!("{out}.course");
    Interrupted::once_there_is(&["train", "verraeter", "--minutes", "1000", "--out", &out], &course);
    let to = |games: &str, out: &str| prints(&["train", "verraeter", "--games", games, "--out", out]);
    assert!(to("0", &out).contains("192 games"), "the first round is saved at once");
    assert!(to("384", &out).contains("384 games"), "a course goes on");
    to("384", &whole);
    let read = |file: &str| std::fs::read(file).expect("weights were written");
    assert!(read(&out) == read(&whole), "what is learnt depends on the seed alone");
}

#[test]
fn a_course_goes_on_with_its_own_seed() {
    let folder = folder();
    let out = path(&folder, "w.bin");
    let train = ["train", "verraeter", "--out", &out, "--games"];
    prints(&[&train[..], &["192", "--seed", "3"]].concat());
    let learnt = || std::fs::read(&out).expect("weights were written");
    let third = learnt();
    let refused = fails(&[&train[..], &["384", "--seed", "4"]].concat());
    assert!(refused.contains("omit --seed") && refused.contains("--fresh"), "{refused}");
    assert!(learnt() == third, "nothing is written");
    prints(&[&train[..], &["192", "--seed", "4", "--fresh"]].concat());
    assert!(learnt() != third, "another seed, other games");
}

#[test]
fn habits_are_learnt_by_watching_where_there_are_any() {
    let folder = folder();
    let (out, curve) = (path(&folder, "h.bin"), path(&folder, "curve.svg"));
    let games = ["--minutes", "5", "--games", "16", "--threads", "2"];
    let told = prints(
        &[&["train", "verraeter", "--habits", "--out", &out, "--plot", &curve][..], &games[..]].concat(),
    );
    assert!(told.contains("16 games") && told.contains("squire policy"), "{told}");
    let svg = std::fs::read_to_string(&curve).expect("the curve was drawn");
    assert!(svg.contains("learning to predict knights"), "{svg}");
    let arena = ["arena", "verraeter", "--bots", "marshal:10it,page", "--games", "4", "--weights", &out];
    assert!(prints(&arena).contains("marshal:10it"));
    let elsewhere =
        fails(&["arena", "kingsburg", "--bots", "marshal:10it,page", "--games", "4", "--weights", &out]);
    assert!(elsewhere.contains("retrain them"), "{elsewhere}");
    let none = fails(&["train", "kingsburg", "--habits"]);
    assert!(none.contains("omit --habits"), "{none}");
}
