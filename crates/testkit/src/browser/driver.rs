//! The program that drives browsers, one for all tests of a process.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;

/// What chromedriver says when it is there.
const STARTED: &str = "started successfully on port ";

/// The one driver of this process. Nothing drops a static: the script that started it ends it when its input ends, which it
/// does with this process, however that ends.
static DRIVER: OnceLock<Driver> = OnceLock::new();

/// A running chromedriver.
pub(super) struct Driver {
    /// Where it takes commands.
    pub(super) url: String,
    /// Holds the input of the script open.
    _script: Child,
    /// What it says later is read by nobody, but must not be refused.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// The driver of this process, started if it is not running yet.
    pub(super) fn get() -> &'static Driver {
        DRIVER.get_or_init(Driver::start)
    }

    fn start() -> Driver {
        let mut shell = Command::new("sh");
        shell.args(["-c", include_str!("driver.sh")]).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut script = shell.spawn().expect("a shell can be started");
        let mut output = BufReader::new(script.stdout.take().expect("the script's output is a pipe"));
        let lines = output.by_ref().lines().map_while(Result::ok);
        let port = lines.filter_map(|line| port_in(&line)).next().expect("chromedriver starts, see above");
        Driver { url: format!("http://127.0.0.1:{port}"), _script: script, _output: output }
    }
}

fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once(STARTED)?;
    port.trim_end_matches('.').parse().ok()
}
