//! A server in a process of its own, so that its memory can be measured.

use super::client::{Client, Response};
use super::unexpected_response;
use anyhow::Context;
use serde_json::{Value, json};
use std::fs;
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server in a child process.
pub(super) struct TestServer {
    child: Child,
    client: Client,
    key: String,
    _folder: TempDir,
}

impl TestServer {
    pub(super) async fn start(database: Option<&str>) -> anyhow::Result<TestServer> {
        let folder = TempDir::new()?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--bot-pace", "0", "--log", "off"]);
        command.arg("--data").arg(folder.path());
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let out = child.stdout.take().context("the server has an output")?;
        let line = BufReader::new(out).lines().next_line().await?.ok_or_else(unexpected_response)?;
        let url = line
            .split_whitespace()
            .find(|word| word.starts_with("http://"))
            .ok_or_else(unexpected_response)?
            .to_string();
        let client = Client::new(url);
        let me = client.post("/api/me", None, &json!({ "name": "Load" })).await?.json().await?;
        let key = me["key"].as_str().ok_or_else(unexpected_response)?.to_string();
        Ok(TestServer { child, client, key, _folder: folder })
    }

    /// The resident memory of the server in bytes; 0 if the system does not report it.
    pub(super) fn memory(&self) -> u64 {
        let Some(id) = self.child.id() else { return 0 };
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kb = line.and_then(|line| line.split_whitespace().next()).and_then(|kb| kb.parse::<u64>().ok());
        kb.unwrap_or(0) * 1024
    }

    pub(super) async fn get(&self, path: &str) -> anyhow::Result<Value> {
        self.listen(path).await?.json().await
    }

    /// A response that may be an endless stream.
    pub(super) async fn listen(&self, path: &str) -> anyhow::Result<Response> {
        self.client.get(path, Some(&self.key)).await
    }

    /// The same without a key, as a spectator.
    pub(super) async fn watch(&self, path: &str) -> anyhow::Result<Response> {
        self.client.get(path, None).await
    }

    pub(super) async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        self.client.post(path, Some(&self.key), body).await?.json().await
    }
}
