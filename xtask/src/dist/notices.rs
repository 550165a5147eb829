//! The licences of the dependencies that the program contains.

use anyhow::Context;
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::process::Command;

/// How the names of files with licences begin.
const FILES: [&str; 4] = ["license", "licence", "copying", "notice"];

/// Every dependency with its version, its licence and the texts of its licence files.
pub(crate) fn text() -> anyhow::Result<String> {
    let options = ["--filter-platform".to_string(), platform()?];
    let metadata = MetadataCommand::new().other_options(options).exec()?;
    let mut text = "High Table contains these packages.\n".to_string();
    for package in contained(&metadata)? {
        let licence = package.license.as_deref().unwrap_or("see below");
        write!(text, "\n{:-<100}\n{} {}: {licence}\n", "", package.name, package.version)?;
        for notice in licence_files(package)? {
            write!(text, "\n{}\n", notice.trim_end())?;
        }
    }
    Ok(text)
}

/// The platform that this compiler compiles for.
fn platform() -> anyhow::Result<String> {
    let version = String::from_utf8(Command::new("rustc").arg("-vV").output()?.stdout)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc prints its host")?.to_string())
}

/// The packages of other authors that are linked into the program, by name.
fn contained(metadata: &Metadata) -> anyhow::Result<Vec<&Package>> {
    let nodes = &metadata.resolve.as_ref().context("cargo resolves the dependencies")?.nodes;
    let program = metadata.packages.iter().find(|package| package.name.as_str() == "hightable");
    let mut open: Vec<&PackageId> = vec![&program.context("the program is a package")?.id];
    let mut found: BTreeSet<&PackageId> = BTreeSet::new();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            let node = nodes.iter().find(|node| node.id == *id).context("a package has a node")?;
            let linked = node
                .deps
                .iter()
                .filter(|used| used.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal));
            open.extend(linked.map(|used| &used.pkg));
        }
    }
    let others = |package: &&Package| package.source.is_some() && found.contains(&package.id);
    let mut packages: Vec<&Package> = metadata.packages.iter().filter(others).collect();
    packages.sort_by_key(|package| (package.name.to_string(), package.version.clone()));
    Ok(packages)
}

fn licence_files(package: &Package) -> anyhow::Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest is in a folder")?;
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_file() && FILES.iter().any(|beginning| name.starts_with(beginning)) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files.into_iter().filter_map(|path| fs::read_to_string(path).ok()).collect())
}
