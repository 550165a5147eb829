//! A server of its own, in a process of its own, so that its memory can be measured.

use super::silent;
use anyhow::Context;
use reqwest::{Client, Response};
use serde_json::{Value, json};
use std::fs;
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server of its own.
pub(super) struct House {
    child: Child,
    url: String,
    client: Client,
    key: String,
    _folder: TempDir,
}

impl House {
    pub(super) async fn open(database: Option<&str>) -> anyhow::Result<House> {
        let folder = TempDir::new()?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--bot-pace", "0", "--log", "off"]);
        command.arg("--data").arg(folder.path());
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let out = child.stdout.take().context("the server has an output")?;
        let line = BufReader::new(out).lines().next_line().await?.ok_or_else(silent)?;
        let url =
            line.split_whitespace().find(|word| word.starts_with("http://")).ok_or_else(silent)?.to_string();
        let client = Client::new();
        let me = client.post(format!("{url}/api/me")).json(&json!({ "name": "Load" }));
        let me: Value = me.send().await?.error_for_status()?.json().await?;
        let key = me["key"].as_str().ok_or_else(silent)?.to_string();
        Ok(House { child, url, client, key, _folder: folder })
    }

    /// The memory that the server holds, in bytes; 0 where the system does not say.
    pub(super) fn memory(&self) -> u64 {
        let Some(id) = self.child.id() else { return 0 };
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kb = line.and_then(|line| line.split_whitespace().next()).and_then(|kb| kb.parse::<u64>().ok());
        kb.unwrap_or(0) * 1024
    }

    pub(super) async fn get(&self, path: &str) -> anyhow::Result<Value> {
        Ok(self.listen(path).await?.json().await?)
    }

    /// An answer that may go on for ever.
    pub(super) async fn listen(&self, path: &str) -> anyhow::Result<Response> {
        let request = self.client.get(format!("{}{path}", self.url)).bearer_auth(&self.key);
        Ok(request.send().await?.error_for_status()?)
    }

    /// The same for somebody who is nobody here.
    pub(super) async fn watch(&self, path: &str) -> anyhow::Result<Response> {
        Ok(self.client.get(format!("{}{path}", self.url)).send().await?.error_for_status()?)
    }

    pub(super) async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let request = self.client.post(format!("{}{path}", self.url)).bearer_auth(&self.key).json(body);
        Ok(request.send().await?.error_for_status()?.json().await?)
    }
}
