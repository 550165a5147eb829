//! An HTTP client for the server under load.

use super::unexpected_response;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper::{Method, Request};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;
use std::io;

/// A client that keeps its connections.
pub(super) struct Client {
    inner: legacy::Client<HttpConnector, Full<Bytes>>,
    url: String,
}

impl Client {
    pub(super) fn new(url: String) -> Client {
        Client { inner: legacy::Client::builder(TokioExecutor::new()).build_http(), url }
    }

    pub(super) async fn get(&self, path: &str, key: Option<&str>) -> anyhow::Result<Response> {
        self.send(Method::GET, path, key, Bytes::new()).await
    }

    pub(super) async fn post(&self, path: &str, key: Option<&str>, body: &Value) -> anyhow::Result<Response> {
        self.send(Method::POST, path, key, body.to_string().into()).await
    }

    /// Sends a request; an answer that is no success is an error.
    async fn send(
        &self,
        method: Method,
        path: &str,
        key: Option<&str>,
        body: Bytes,
    ) -> anyhow::Result<Response> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        if let Some(key) = key {
            request = request.header(AUTHORIZATION, format!("Bearer {key}"));
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let response = self.inner.request(request.body(Full::new(body))?).await?;
        if !response.status().is_success() {
            return Err(unexpected_response()
                .caused_by(io::Error::other(response.status().to_string()))
                .into());
        }
        Ok(Response(response.into_body()))
    }
}

/// The body of an answer.
pub(super) struct Response(Incoming);

impl Response {
    pub(super) async fn json(self) -> anyhow::Result<Value> {
        Ok(serde_json::from_slice(&self.0.collect().await?.to_bytes())?)
    }

    /// The next part of a streamed response; `None` at its end.
    pub(super) async fn chunk(&mut self) -> anyhow::Result<Option<Bytes>> {
        while let Some(frame) = self.0.frame().await.transpose()? {
            if let Ok(data) = frame.into_data() {
                return Ok(Some(data));
            }
        }
        Ok(None)
    }
}
