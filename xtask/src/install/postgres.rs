//! PostgreSQL.

use super::apt;
use anyhow::Context;
use std::fs;
use std::path::Path;
use testkit::Postgres;

const PACKAGE: &str = "postgresql";

/// Keeps Debian's package from creating and starting a cluster.
const NO_CLUSTER: &str = "/etc/postgresql-common/createcluster.d/no-main-cluster.conf";

/// Installs PostgreSQL if it is missing. If it cannot be installed, prints what to install, which in CI is a failure.
pub(crate) fn ensure_installed() -> anyhow::Result<()> {
    apt::ensure_installed("PostgreSQL", PACKAGE, Postgres::is_installed, install)
}

fn install() -> anyhow::Result<()> {
    let asked = Path::new(NO_CLUSTER);
    fs::create_dir_all(asked.parent().expect("the file is in a folder"))?;
    fs::write(asked, "create_main_cluster = false\n").context(NO_CLUSTER)?;
    let installed = apt::install(&[PACKAGE]);
    fs::remove_file(asked).context(NO_CLUSTER)?;
    installed
}
