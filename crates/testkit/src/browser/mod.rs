//! A headless Chromium for tests and screenshots, controlled through chromedriver.

mod chrome_command;
mod driver;
mod input;

use crate::path::has_browser;
use crate::skip::report_missing;
use chrome_command::ChromeCommand;
use driver::ChromeDriver;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::Path;

/// How to install it.
const INSTALL: &str = "Chromium is not installed (apt-get install -y chromium chromium-driver)";

/// The screen of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A window of 1440 by 900, with a mouse.
    Desktop,
    /// A phone of 390 by 844 with a touch screen and reduced motion.
    Phone,
}

impl Screen {
    /// Width and height in CSS pixels.
    #[must_use]
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1440, 900),
            Screen::Phone => (390, 844),
        }
    }

    fn options(self) -> Value {
        let (width, height) = self.size();
        let mut args: Vec<String> =
            ["headless=new", "no-sandbox", "disable-dev-shm-usage", "hide-scrollbars"].map(Into::into).into();
        args.push(format!("window-size={width},{height}"));
        match self {
            Screen::Desktop => json!({ "args": args }),
            // The minimum width of a window is 500: a phone is emulated.
            Screen::Phone => {
                args.push("force-prefers-reduced-motion".into());
                let metrics = json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true });
                json!({ "args": args, "mobileEmulation": { "deviceMetrics": metrics } })
            }
        }
    }
}

/// A browser with its own cookies. It ends with [`Browser::close`], at the latest with the process.
pub struct Browser {
    client: Client,
    screen: Screen,
}

impl Browser {
    /// A browser with a preferred language, such as `it`.
    ///
    /// # Panics
    /// When Chromium is not installed or does not start.
    pub async fn start(screen: Screen, language: &str) -> Browser {
        assert!(has_browser(), "{INSTALL}");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(screen, language));
        let client = builder.connect(&ChromeDriver::get().url).await.expect("chromedriver opens a browser");
        let browser = Browser { client, screen };
        if screen == Screen::Desktop {
            browser.fit().await;
        }
        browser
    }

    /// Enlarges the window by the height of the browser's own controls.
    async fn fit(&self) {
        let (width, height) = self.screen.size();
        let inner = self.run("return outerHeight - innerHeight", Vec::new()).await;
        let more = inner.as_u64().and_then(|more| u32::try_from(more).ok()).unwrap_or_default();
        self.client.set_window_size(width, height + more).await.expect("a window can be made larger");
    }

    /// Like [`Browser::start`]; if Chromium is not installed, reports that and returns `None`.
    ///
    /// # Panics
    /// When Chromium is not installed and `CI` is set, where no check may be skipped; when it does not start.
    pub async fn try_start(screen: Screen, language: &str) -> Option<Browser> {
        if has_browser() {
            return Some(Browser::start(screen, language).await);
        }
        report_missing(INSTALL);
        None
    }

    /// The screen.
    #[must_use]
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Opens a URL.
    ///
    /// # Panics
    /// When it cannot be opened.
    pub async fn goto(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|error| panic!("{url} does not open: {error}"));
    }

    /// Reloads the page.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("a page can be loaded anew");
    }

    /// Goes back to the page before.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn back(&self) {
        self.client.back().await.expect("there is a page before");
    }

    /// The current URL.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn address(&self) -> String {
        self.client.current_url().await.expect("a page has an address").to_string()
    }

    /// Runs the body of a function on the page and returns its result; a promise is awaited.
    ///
    /// # Panics
    /// When the script fails.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        let told = self.client.execute(script, arguments).await;
        told.unwrap_or_else(|error| panic!("a script failed: {error}"))
    }

    /// Waits until an expression is true on the page.
    ///
    /// # Panics
    /// When it does not become true.
    pub async fn until(&self, expression: &str) {
        let script = format!(
            "const so = () => ({expression}), end = performance.now() + {TIMEOUT_MS};
            return (async () => {{
                while (!so() && performance.now() < end) await new Promise((wake) => setTimeout(wake, 10));
                return Boolean(so());
            }})();"
        );
        let so = self.run(&script, Vec::new()).await;
        assert_eq!(so, json!(true), "{}: it does not come to {expression}", self.address().await);
    }

    /// Emulates the preference for a dark or a light color scheme.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn darken(&self, dark: bool) {
        let wish = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": wish }]);
        let body = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
        self.order("goog/cdp/execute", body).await;
    }

    /// Takes the browser offline, or online again.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn cut(&self, cut: bool) {
        let conditions = json!({ "offline": cut, "latency": 0, "throughput": -1 });
        self.order("chromium/network_conditions", json!({ "network_conditions": conditions })).await;
    }

    /// The errors in the console since the last call.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn errors(&self) -> Vec<String> {
        let log = self.order("se/log", json!({ "type": "browser" })).await;
        let lines = log.as_array().cloned().unwrap_or_default();
        let errors = lines.iter().filter(|line| line["level"] == "SEVERE");
        errors.map(|line| line["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    /// Saves a screenshot as PNG.
    ///
    /// # Panics
    /// When there is no picture or the file cannot be written.
    pub async fn shot(&self, file: &Path) {
        let picture = self.client.screenshot().await.expect("a page can be pictured");
        std::fs::write(file, picture).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// Closes the browser.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn close(self) {
        self.client.close().await.expect("a browser ends");
    }

    async fn order(&self, path: &'static str, body: Value) -> Value {
        let told = self.client.issue_cmd(ChromeCommand { path, body }).await;
        told.unwrap_or_else(|error| panic!("{path}: {error}"))
    }
}

/// The timeout of [`Browser::until`] in milliseconds.
const TIMEOUT_MS: u32 = 25_000;

fn capabilities(screen: Screen, language: &str) -> Capabilities {
    let mut options = screen.options();
    options["prefs"] = json!({ "intl.accept_languages": language });
    let wanted = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
    wanted.as_object().expect("it is an object").clone()
}
