//! Commands of chromedriver that are not part of WebDriver.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::Value;
use url::{ParseError, Url};

/// A command of chromedriver that is not part of WebDriver.
#[derive(Debug)]
pub(super) struct ChromeCommand {
    /// Its path below that of the session.
    pub(super) path: &'static str,
    pub(super) body: Value,
}

impl WebDriverCompatibleCommand for ChromeCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
