//! Whether a page can be read: by its layout, and by the rules of axe-core in light and in dark.

use serde_json::{Value, json};
use testkit::{Browser, Screen, axe};

/// Somebody who looks at pages and notes what is wrong with them.
pub(crate) struct AccessibilityChecker<'a> {
    browser: &'a Browser,
    axe: Option<String>,
    wrong: Vec<String>,
}

impl<'a> AccessibilityChecker<'a> {
    pub(crate) fn new(browser: &'a Browser) -> AccessibilityChecker<'a> {
        AccessibilityChecker { browser, axe: axe::script(), wrong: Vec::new() }
    }

    /// Looks at all there is to a page.
    pub(crate) async fn page(&mut self, name: &str) {
        self.layout(name).await;
        for theme in ["dark", "light"] {
            self.dress(theme).await;
            self.rules(&format!("{name}, {theme}")).await;
        }
    }

    /// Looks at what is seen now, as it is authorized.
    pub(crate) async fn now(&mut self, name: &str) {
        self.layout(name).await;
        self.rules(name).await;
    }

    /// Looks whether all text is within its box and the page.
    pub(crate) async fn layout(&mut self, name: &str) {
        self.browser
            .until("document.getAnimations().every((animation) => animation.playState !== 'running')")
            .await;
        let (width, height) = self.browser.screen().size();
        let found = self.browser.run(include_str!("layout.js"), vec![json!(width), json!(height)]).await;
        self.note(name, &found);
    }

    async fn rules(&mut self, name: &str) {
        let Some(axe) = &self.axe else { return };
        let script = format!("{axe}\n{}", include_str!("axe.js"));
        let found = self.browser.run(&script, Vec::new()).await;
        self.note(name, &found);
    }

    /// At a desk the browser wants it light or dark, on a telephone the person says so on the page itself.
    async fn dress(&mut self, theme: &str) {
        match self.browser.screen() {
            Screen::Desktop => self.browser.darken(theme == "dark").await,
            Screen::Phone => {
                self.browser.click(".wishes summary").await;
                self.layout("wishes").await;
                self.browser.choose("select[data-wish=theme]", theme).await;
                self.browser.click(".wishes summary").await;
            }
        }
    }

    fn note(&mut self, name: &str, found: &Value) {
        let found = found.as_array().expect("what is found is a list");
        self.wrong.extend(found.iter().map(|line| format!("{name}: {}", line.as_str().unwrap_or_default())));
    }

    /// Says all that was wrong, and what the console has complained of.
    pub(crate) async fn sums_up(mut self) {
        let errors = self.browser.errors().await;
        self.wrong.extend(errors.into_iter().map(|line| format!("console: {line}")));
        self.wrong.sort();
        self.wrong.dedup();
        assert!(self.wrong.is_empty(), "{}", self.wrong.join("\n"));
    }
}
