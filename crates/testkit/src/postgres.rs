//! A PostgreSQL cluster for the tests of one process, started from the installed programs.

use crate::skip::report_missing;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How to install it.
const INSTALL: &str = "PostgreSQL is not installed (apt-get install -y postgresql)";

/// Where Debian installs the programs, one folder per version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The cluster of this process. A static is never dropped: the script that started the cluster stops it when its input is
/// closed, which happens when this process ends for any reason.
static CLUSTER: OnceLock<Cluster> = OnceLock::new();

/// A database server for tests, the same one for all tests of a process.
#[derive(Clone, Copy)]
pub struct Postgres {
    cluster: &'static Cluster,
}

/// A running cluster with a socket in a folder of its own, without passwords.
struct Cluster {
    programs: PathBuf,
    folder: String,
    databases: AtomicUsize,
    /// Keeps the input of the script open; `None` if another process started the cluster.
    _script: Option<Child>,
}

impl Postgres {
    /// The variable that names the folder of a running cluster, for test processes that share one.
    pub const ENV_VAR: &str = "TESTKIT_POSTGRES";

    /// The folder of the cluster's socket.
    #[must_use]
    pub fn folder(&self) -> &'static str {
        &self.cluster.folder
    }

    /// The server of this process, started if neither this process nor the one that runs the tests has started one.
    ///
    /// # Panics
    /// When PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start() -> Postgres {
        Postgres {
            cluster: CLUSTER.get_or_init(|| Cluster::shared().unwrap_or_else(|| Cluster::start(Fsync::Off))),
        }
    }

    /// Like [`Postgres::start`], with durable commits: for measurements.
    ///
    /// # Panics
    /// When PostgreSQL is not installed or does not start.
    #[must_use]
    pub fn start_durable() -> Postgres {
        Postgres { cluster: CLUSTER.get_or_init(|| Cluster::start(Fsync::On)) }
    }

    /// The server; if PostgreSQL is not installed, reports that and returns `None`.
    ///
    /// # Panics
    /// When PostgreSQL is not installed and `CI` is set, where no check may be skipped; when it does not start.
    #[must_use]
    pub fn try_start() -> Option<Postgres> {
        if Postgres::is_installed() {
            return Some(Postgres::start());
        }
        report_missing(INSTALL);
        None
    }

    /// Whether PostgreSQL is installed.
    #[must_use]
    pub fn is_installed() -> bool {
        programs().is_some()
    }

    /// The URL of a new, empty database.
    ///
    /// # Panics
    /// When the database cannot be made.
    #[must_use]
    pub fn database(&self) -> String {
        let Cluster { programs, folder, databases, .. } = self.cluster;
        let name = format!("test{}_{}", process::id(), databases.fetch_add(1, Ordering::Relaxed));
        let mut create = Command::new(programs.join("createdb"));
        create.args(["--host", folder, "--username", "postgres", &name]);
        let status = create.status().expect("createdb comes with PostgreSQL");
        assert!(status.success(), "the database {name} could not be made");
        format!("postgres://postgres@localhost/{name}?host={folder}")
    }
}

/// Whether a commit waits for the disk.
#[derive(Clone, Copy)]
enum Fsync {
    On,
    Off,
}

impl Cluster {
    /// The cluster of the process that runs the tests, if there is one.
    fn shared() -> Option<Cluster> {
        let folder = env::var(Postgres::ENV_VAR).ok()?;
        Some(Cluster { programs: programs()?, folder, databases: AtomicUsize::new(0), _script: None })
    }

    fn start(fsync: Fsync) -> Cluster {
        let programs = programs().expect(INSTALL);
        let mut script = run_script(&programs, fsync);
        let output = script.stdout.take().expect("the script's output is a pipe");
        let mut folder = String::new();
        BufReader::new(output).read_line(&mut folder).expect("the script prints text");
        assert!(folder.ends_with('\n'), "PostgreSQL did not start, see above");
        let folder = folder.trim_end().to_string();
        Cluster { programs, folder, databases: AtomicUsize::new(0), _script: Some(script) }
    }
}

fn run_script(programs: &Path, fsync: Fsync) -> Child {
    let fsync = match fsync {
        Fsync::On => "on",
        Fsync::Off => "off",
    };
    let mut script = shell();
    // The user postgres may not be let into the current folder.
    script.args(["-c", include_str!("cluster.sh"), "sh"]).arg(programs).arg(fsync).current_dir("/");
    script.stdin(Stdio::piped()).stdout(Stdio::piped());
    script.spawn().expect("a shell can be started")
}

/// A shell; root's one is the user postgres', for PostgreSQL refuses to run as root.
fn shell() -> Command {
    if !is_root() {
        return Command::new("sh");
    }
    let mut shell = Command::new("runuser");
    shell.args(["-u", "postgres", "--", "sh"]).env_remove("TMPDIR");
    shell
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// The folder of the programs: Debian's newest, or one of the path's.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> =
        fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|e| e.path()).collect();
    versions.sort_by_key(|folder| version_of(folder));
    let debian = versions.into_iter().rev().map(|folder| folder.join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    debian.chain(env::split_paths(&path)).find(|folder| has_programs(folder))
}

fn version_of(folder: &Path) -> Option<u32> {
    folder.file_name()?.to_str()?.parse().ok()
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "pg_ctl", "createdb"].iter().all(|program| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_database_is_new_and_the_server_the_same() {
        let Some(postgres) = Postgres::try_start() else { return };
        let (first, second) = (postgres.database(), Postgres::start().database());
        assert_ne!(first, second);
        assert_eq!(host(&first), host(&second));
    }

    fn host(url: &str) -> &str {
        url.split_once("?host=").expect("a URL names its socket").1
    }
}
