//! chromedriver, one for all tests of a process.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;

/// The line that chromedriver prints when it is ready.
const STARTED: &str = "started successfully on port ";

/// The driver of this process. A static is never dropped: the script that started the driver ends it when its input is
/// closed, which happens when this process ends for any reason.
static DRIVER: OnceLock<ChromeDriver> = OnceLock::new();

/// A running chromedriver.
pub(super) struct ChromeDriver {
    /// The URL for commands.
    pub(super) url: String,
    /// Keeps the input of the script open.
    _script: Child,
    /// Keeps the output open: a closed pipe would end the driver.
    _output: BufReader<ChildStdout>,
}

impl ChromeDriver {
    /// The driver of this process, started if it is not running yet.
    pub(super) fn get() -> &'static ChromeDriver {
        DRIVER.get_or_init(ChromeDriver::start)
    }

    fn start() -> ChromeDriver {
        let mut shell = Command::new("sh");
        shell.args(["-c", include_str!("driver.sh")]).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut script = shell.spawn().expect("a shell can be started");
        let mut output = BufReader::new(script.stdout.take().expect("the script's output is a pipe"));
        let lines = output.by_ref().lines().map_while(Result::ok);
        let port = lines.filter_map(|line| port_in(&line)).next().expect("chromedriver starts, see above");
        ChromeDriver { url: format!("http://127.0.0.1:{port}"), _script: script, _output: output }
    }
}

fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once(STARTED)?;
    port.trim_end_matches('.').parse().ok()
}
