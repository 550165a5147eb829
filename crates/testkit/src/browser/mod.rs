//! A headless Chromium for tests and pictures, driven through chromedriver.

mod driver;
mod input;
mod vendor;

use crate::missing::leave_out;
use crate::path::has_browser;
use driver::Driver;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::Path;
use vendor::Vendor;

/// How to get what is missing.
const INSTALL: &str = "Chromium is not installed (apt-get install -y chromium chromium-driver)";

/// What a browser is looked at on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A window of 1440 by 900, with a mouse.
    Desk,
    /// A telephone of 390 by 844, with fingers; whoever holds it has asked for less motion.
    Phone,
}

impl Screen {
    /// Width and height in the pixels of a style sheet.
    #[must_use]
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Desk => (1440, 900),
            Screen::Phone => (390, 844),
        }
    }

    fn options(self) -> Value {
        let (width, height) = self.size();
        let mut args: Vec<String> =
            ["headless=new", "no-sandbox", "disable-dev-shm-usage", "hide-scrollbars"].map(Into::into).into();
        args.push(format!("window-size={width},{height}"));
        match self {
            Screen::Desk => json!({ "args": args }),
            // No window is narrower than 500: a telephone is emulated.
            Screen::Phone => {
                args.push("force-prefers-reduced-motion".into());
                let metrics = json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true });
                json!({ "args": args, "mobileEmulation": { "deviceMetrics": metrics } })
            }
        }
    }
}

/// A browser of its own, with its own cookies. It ends with [`Browser::close`], at the latest with the process.
pub struct Browser {
    client: Client,
    screen: Screen,
}

impl Browser {
    /// A browser that asks for pages in a language, such as `it`.
    ///
    /// # Panics
    /// When Chromium is not installed or does not start.
    pub async fn start(screen: Screen, language: &str) -> Browser {
        assert!(has_browser(), "{INSTALL}");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(screen, language));
        let client = builder.connect(&Driver::get().url).await.expect("chromedriver opens a browser");
        let browser = Browser { client, screen };
        if screen == Screen::Desk {
            browser.fit().await;
        }
        browser
    }

    /// Makes the window larger by what the browser itself takes of it.
    async fn fit(&self) {
        let (width, height) = self.screen.size();
        let inner = self.run("return outerHeight - innerHeight", Vec::new()).await;
        let more = inner.as_u64().and_then(|more| u32::try_from(more).ok()).unwrap_or_default();
        self.client.set_window_size(width, height + more).await.expect("a window can be made larger");
    }

    /// Like [`Browser::start`], if Chromium is installed; if not, says so and what to install.
    ///
    /// # Panics
    /// When Chromium is not installed and `CI` is set, which leaves no check out; when it does not start.
    pub async fn start_if_installed(screen: Screen, language: &str) -> Option<Browser> {
        if has_browser() {
            return Some(Browser::start(screen, language).await);
        }
        leave_out(INSTALL);
        None
    }

    /// What it is looked at on.
    #[must_use]
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Opens an address.
    ///
    /// # Panics
    /// When it cannot be opened.
    pub async fn goto(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|error| panic!("{url} does not open: {error}"));
    }

    /// Loads the page anew.
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

    /// The address that is shown.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn address(&self) -> String {
        self.client.current_url().await.expect("a page has an address").to_string()
    }

    /// Runs the body of a function on the page and gives what it returns, when that has come if it is a promise.
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
            "const so = () => ({expression}), end = performance.now() + {PATIENCE};
            return (async () => {{
                while (!so() && performance.now() < end) await new Promise((wake) => setTimeout(wake, 10));
                return Boolean(so());
            }})();"
        );
        let so = self.run(&script, Vec::new()).await;
        assert_eq!(so, json!(true), "{}: it does not come to {expression}", self.address().await);
    }

    /// Lets the page be light or dark, as if the person had asked the browser for it.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn darken(&self, dark: bool) {
        let wish = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": wish }]);
        let body = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
        self.order("goog/cdp/execute", body).await;
    }

    /// Cuts the connection to everything, or mends it.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn cut(&self, cut: bool) {
        let conditions = json!({ "offline": cut, "latency": 0, "throughput": -1 });
        self.order("chromium/network_conditions", json!({ "network_conditions": conditions })).await;
    }

    /// The errors that the page has written to its console since one looked last.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn errors(&self) -> Vec<String> {
        let log = self.order("se/log", json!({ "type": "browser" })).await;
        let lines = log.as_array().cloned().unwrap_or_default();
        let errors = lines.iter().filter(|line| line["level"] == "SEVERE");
        errors.map(|line| line["message"].as_str().unwrap_or_default().to_string()).collect()
    }

    /// Takes a picture of what is seen, as PNG.
    ///
    /// # Panics
    /// When there is no picture or the file cannot be written.
    pub async fn shot(&self, file: &Path) {
        let picture = self.client.screenshot().await.expect("a page can be pictured");
        std::fs::write(file, picture).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// Ends the browser.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn close(self) {
        self.client.close().await.expect("a browser ends");
    }

    async fn order(&self, path: &'static str, body: Value) -> Value {
        let told = self.client.issue_cmd(Vendor { path, body }).await;
        told.unwrap_or_else(|error| panic!("{path}: {error}"))
    }
}

/// Milliseconds after which one no longer waits for something to come.
const PATIENCE: u32 = 25_000;

fn capabilities(screen: Screen, language: &str) -> Capabilities {
    let mut options = screen.options();
    options["prefs"] = json!({ "intl.accept_languages": language });
    let wanted = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
    wanted.as_object().expect("it is an object").clone()
}
