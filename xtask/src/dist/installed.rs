//! The test of the packages: all files are installed, the service starts and shows its lobby.

use super::{VERSION, empty};
use anyhow::{Context, ensure};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// What every installation has, below its root.
const FILES: [&str; 8] = [
    "usr/share/man/man1/hightable.1",
    "usr/share/man/man1/hightable-serve.1",
    "usr/share/bash-completion/completions/hightable",
    "usr/share/fish/vendor_completions.d/hightable.fish",
    "usr/share/zsh/vendor-completions/_hightable",
    "usr/share/doc/hightable/LICENSE-APACHE",
    "usr/share/doc/hightable/LICENSE-MIT",
    "usr/share/doc/hightable/THIRD-PARTY-LICENSES",
];

/// Unpacks the tarball and checks what is there.
pub(crate) fn from_tarball(file: &Path) -> anyhow::Result<()> {
    let folder = file.with_file_name("unpacked");
    empty(&folder)?;
    let mut tar = Command::new("tar");
    tar.arg("--extract").arg("--file").arg(file).arg("--directory").arg(&folder).arg("--strip-components=1");
    ensure!(tar.status()?.success(), "{} cannot be unpacked", file.display());
    check_installation(&folder)
}

/// Installs the Debian package below a folder of its own and checks what is there.
///
/// The folder has no other packages, so dependencies are checked against those of this machine.
pub(crate) fn from_deb(file: &Path) -> anyhow::Result<()> {
    check_dependencies(file)?;
    let root = file.with_file_name("installed");
    empty(&root)?;
    for folder in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "var/log"] {
        fs::create_dir_all(root.join(folder))?;
    }
    for file in ["status", "available"] {
        fs::write(root.join("var/lib/dpkg").join(file), "")?;
    }
    let root = root.canonicalize()?;
    let mut install = Command::new("dpkg");
    install.arg(format!("--root={}", root.display())).arg("--log=/dev/null");
    install.args(["--force-not-root", "--force-depends", "--force-script-chrootless", "--install"]).arg(file);
    let output = install.output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{} cannot be installed: {errors}", file.display());
    check_installation(&root)
}

/// Simulates an installation on this machine, which fails if a dependency cannot be satisfied.
fn check_dependencies(file: &Path) -> anyhow::Result<()> {
    let mut simulate = Command::new("apt-get");
    let output = simulate.args(["--simulate", "install"]).arg(file.canonicalize()?).output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{} cannot be installed here: {errors}", file.display());
    Ok(())
}

/// Looks at the installed files, starts the service as its unit says and fetches the lobby.
fn check_installation(root: &Path) -> anyhow::Result<()> {
    for file in FILES {
        let size = fs::metadata(root.join(file)).with_context(|| format!("{file} is missing"))?.len();
        ensure!(size > 0, "{file} is empty");
    }
    let version = Command::new(root.join("usr/bin/hightable")).arg("--version").output()?;
    let version = String::from_utf8(version.stdout)?;
    ensure!(version.starts_with(&format!("hightable {VERSION}")), "--version prints {version}");
    let service = Service::start(root)?;
    let page = service.get("/")?;
    ensure!(page.starts_with("HTTP/1.1 200"), "the lobby answers {page}");
    ensure!(page.contains("<h1"), "the lobby has no heading: {page}");
    Ok(())
}

/// The running service; it ends with this value.
struct Service {
    child: Child,
    address: String,
}

impl Service {
    /// Runs the command of the systemd unit, with paths below the root, a free port and a data folder of its own.
    fn start(root: &Path) -> anyhow::Result<Service> {
        let unit = fs::read_to_string(root.join("usr/lib/systemd/system/hightable.service"))?;
        let command =
            unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).context("no ExecStart")?;
        let below = |word: &str| match word.strip_prefix('/') {
            Some(path) => root.join(path),
            None => PathBuf::from(word),
        };
        let mut words = command.split_whitespace().map(below);
        let mut service = Command::new(words.next().context("ExecStart is empty")?);
        service.args(words).env("HIGHTABLE_LISTEN", "127.0.0.1:0").env("HIGHTABLE_DATA", root.join("data"));
        let child = service.env("LC_ALL", "C").stdout(Stdio::piped()).spawn()?;
        let mut service = Service { child, address: String::new() };
        let mut line = String::new();
        let output = service.child.stdout.take().context("its output is a pipe")?;
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        service.address = address.with_context(|| format!("no address in {line:?}"))?.to_string();
        Ok(service)
    }

    /// Fetches a page, with its headers.
    fn get(&self, path: &str) -> anyhow::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
