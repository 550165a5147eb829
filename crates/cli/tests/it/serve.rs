//! `hightable serve`, and the program without a command: one command opens the house.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn hightable(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hightable"));
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).env("LANG", "en");
    command.env("HIGHTABLE_LISTEN", "127.0.0.1:0").env("HIGHTABLE_DATA", folder).env("HIGHTABLE_LOG", "json");
    command
}

/// Starts a server and waits until it says where it is.
fn start(folder: &Path, args: &[&str]) -> (Child, String) {
    let mut child = hightable(folder, args).spawn().expect("the program starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("it says something");
    BufReader::new(out).read_line(&mut line).expect("it is text");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
    let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_string();
    (child, address)
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")
        .expect("it takes it");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers in text");
    answer
}

/// Stops a server as a service manager does, and gives its log.
fn stop(mut child: Child) -> String {
    let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(killed.expect("there is a kill").success());
    let mut log = String::new();
    child.stderr.take().expect("it has a log").read_to_string(&mut log).expect("a log is text");
    assert!(child.wait().expect("it ends").success(), "{log}");
    log
}

#[test]
fn one_command_opens_the_house_and_it_closes_well() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for args in [&[][..], &["serve"][..]] {
        let (child, address) = start(folder.path(), args);
        let lobby = get(&address, "/");
        assert!(lobby.contains("Verräter") && lobby.contains("content-security-policy"), "{lobby}");
        assert!(get(&address, "/healthz").ends_with("well\n"));
        assert!(get(&address, "/metrics").contains("hightable_tables_opened_total 0"));
        assert!(get(&address, "/api/openapi.json").contains("/api/tables/{id}/act"));
        let log = stop(child);
        assert!(log.lines().all(|line| line.starts_with('{')), "every line is JSON: {log}");
    }
    assert!(folder.path().join("hightable.db").exists(), "what is kept is in the folder that was named");
}

#[test]
fn what_is_wrong_is_said_before_the_house_opens() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let config = folder.path().join("bad.toml");
    std::fs::write(&config, "listn = \"127.0.0.1:0\"\n").expect("a file can be written");
    let config = config.display().to_string();
    let wrong = folder.path().join("wrong.toml");
    std::fs::write(&wrong, "# mine\ndatabase = \"postgres://me:secret@x/y\"\nrate = \"often\"\n")
        .expect("written");
    let wrong = wrong.display().to_string();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let taken = taken.local_addr().expect("it has an address").to_string();
    for (args, said) in [
        (vec!["serve", "--config", &config], "bad.toml, line 1 (listn)"),
        (vec!["serve", "--config", &wrong], "wrong.toml, line 3 (rate)"),
        (vec!["serve", "--config", "missing.toml"], "cannot read"),
        (vec!["serve", "--config", "missing.toml"], "missing.toml"),
        (vec!["serve", "--listen", "nowhere"], "nowhere"),
        (vec!["serve", "--listen", &taken], "--listen"),
        (vec!["serve", "--database", "postgres://nobody:secret@127.0.0.1:1/none"], "--database"),
        (vec!["serve", "--data", "/dev/null/x"], "--data"),
    ] {
        let output = hightable(folder.path(), &args).output().expect("the program starts");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert!(told.contains(said) && !told.contains("secret"), "{args:?}: {told}");
    }
}

#[test]
fn flags_come_before_the_file() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let config = folder.path().join("settings.toml");
    std::fs::write(&config, "listen = \"nowhere\"\npublic-url = \"https://example.org/\"\n")
        .expect("written");
    let mut child = hightable(folder.path(), &["serve", "--config", &config.display().to_string()])
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("it says something")).read_line(&mut line).expect("it is text");
    assert!(line.contains("https://example.org ("), "{line}");
    stop(child);
}

#[test]
fn a_folder_is_one_servers() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let (child, _) = start(folder.path(), &["serve"]);
    let second = hightable(folder.path(), &["serve"]).output().expect("the program starts");
    assert_eq!(second.status.code(), Some(2));
    let said = String::from_utf8_lossy(&second.stderr);
    assert!(said.contains("another server is already using"), "{said}");
    stop(child);
    let (child, _) = start(folder.path(), &["serve"]);
    stop(child);
}

/// A file is one server's, whichever way it is named.
#[test]
fn a_file_is_one_servers_too() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let (child, _) = start(folder.path(), &["serve"]);
    let file = folder.path().join("hightable.db");
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&file, &link).expect("a link can be made");
    for url in [format!("sqlite:{}", file.display()), format!("sqlite://{}", link.display())] {
        let second = hightable(folder.path(), &["serve", "--database", &url]).output().expect("it starts");
        let said = String::from_utf8_lossy(&second.stderr);
        assert_eq!(second.status.code(), Some(2), "{url}: {said}");
        assert!(said.contains("another server is already using"), "{url}: {said}");
    }
    stop(child);
}

#[test]
fn what_is_kept_is_for_nobody_elses_eyes() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let own = folder.path().join("new/own");
    let (child, _) = start(&own, &["serve"]);
    let mode = |path: &Path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(&own), 0o700);
    assert_eq!(mode(&own.join("hightable.db")), 0o600);
    stop(child);
}

#[test]
fn who_listens_on_all_addresses_prints_one_that_can_be_typed() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut child =
        hightable(folder.path(), &["serve", "--listen", "0.0.0.0:0"]).spawn().expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("it says something")).lines();
    let mut next = || lines.next().expect("a line").expect("it is text");
    let (open, hint) = (next(), next());
    assert!(open.contains("http://") && !open.contains("0.0.0.0"), "{open}");
    assert!(hint.contains("--public-url"), "{hint}");
    stop(child);
}

#[test]
fn an_address_that_links_cannot_begin_with_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for url in ["not a url", "ftp://example.org", "https://", "https://example.org/?a=b"] {
        let refused =
            hightable(folder.path(), &["serve", "--public-url", url]).output().expect("the program starts");
        assert_eq!(refused.status.code(), Some(2), "{url}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains("base address for links"), "{url}");
    }
}

#[test]
fn component_files_are_offered_and_bad_ones_do_not_stop_the_server() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let components = folder.path().join("components");
    std::fs::create_dir(&components).expect("a folder can be made");
    let write = |path: &Path, text: &str| std::fs::write(path, text).expect("a file can be written");
    write(&components.join("krieg-First printing.toml"), "[counts]\nhand_limit = 9\n");
    write(&components.join("krieg-broken.toml"), "[counts]\n\nhats = 3\n");
    write(&components.join("chess-mine.toml"), "");
    let named = folder.path().join("kingsburg-mine.toml");
    write(&named, "[[building]]\nid = \"statue\"\nvp = 4\n");
    let named = named.display().to_string();
    let args = ["serve", "--components", &named, "--components", "krieg-missing.toml"];
    let mut child = hightable(folder.path(), &args).spawn().expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("it says something"));
    let mut said = String::new();
    for _ in 0..4 {
        out.read_line(&mut said).expect("it is text");
    }
    let address = said.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address");
    assert!(said.contains("krieg-broken.toml: Invalid component file, line 3: "), "{said}");
    assert!(said.contains("krieg-missing.toml: "), "{said}");
    assert!(said.contains("chess-mine.toml: Its name must be GAME-NAME.toml"), "{said}");
    let page = get(address, "/new/krieg");
    assert!(page.contains("First printing (of this server)") && !page.contains("broken"), "{page}");
    assert!(get(address, "/new/kingsburg").contains("mine (of this server)"));
    let log = stop(child);
    assert!(log.contains("krieg-broken.toml") && log.contains("line 3"), "{log}");
}
