//! Somebody who plays at a table by clicking what is lit.

use engine::{FastRng, Rng};
use serde_json::{Value, json};
use testkit::Browser;

/// Milliseconds after which a page is stuck.
const PATIENCE: u32 = 25_000;

/// That one is asked, or the game is over, and all pieces lie where they belong: nothing comes by itself then.
const RESTS: &str = "document.querySelector(\"#choices button:enabled, main form[action*='/rematch']\") \
    && document.getAnimations().every((animation) => animation.playState !== 'running')";

/// Clicks after which a move should long be made.
const MOST_CLICKS: usize = 60;

/// Somebody who plays at a table by clicking what is lit; always the same for the same seed.
pub(crate) struct Clicker<'a> {
    pub(crate) browser: &'a Browser,
    dice: FastRng,
    /// Milliseconds from a click until the own screen showed the move.
    pub(crate) times: Vec<f64>,
}

impl<'a> Clicker<'a> {
    pub(crate) fn new(browser: &'a Browser, seed: u64) -> Clicker<'a> {
        Clicker { browser, dice: FastRng::new(seed), times: Vec::new() }
    }

    /// Makes a move, with as many clicks as it takes. Says whether there was one to make: the game may be over.
    pub(crate) async fn moves(&mut self) -> bool {
        for _ in 0..MOST_CLICKS {
            let seen = self.look().await;
            if seen["over"] == true {
                return false;
            }
            if self.click(&seen).await {
                return true;
            }
        }
        panic!("{MOST_CLICKS} clicks make no move at {}", self.browser.address().await);
    }

    /// Waits until the others have moved, so that the page can be looked at in peace.
    pub(crate) async fn rests(&self) {
        self.browser.until(RESTS).await;
    }

    /// Looks where to click next.
    async fn look(&mut self) -> Value {
        let (urge, pick) = (self.dice.below(1000), self.dice.below(1000));
        let arguments = vec![json!(urge), json!(pick), json!(PATIENCE)];
        let seen = self.browser.run(include_str!("look.js"), arguments).await;
        let times = seen["times"].as_array().into_iter().flatten();
        self.times.extend(times.filter_map(Value::as_f64));
        assert_eq!(seen["rests"], true, "nobody is asked at {}: {seen}", self.browser.address().await);
        seen
    }

    /// Clicks there. Says whether that made the move.
    async fn click(&mut self, seen: &Value) -> bool {
        let (Some(x), Some(y)) = (seen["x"].as_f64(), seen["y"].as_f64()) else {
            panic!("{} cannot be clicked at {}", seen["what"], self.browser.address().await);
        };
        self.browser.point(x, y).await;
        let clicks = seen["clicks"].as_u64().expect("clicks are counted") + 1;
        let effect = self.browser.run(include_str!("effect.js"), vec![json!(clicks), json!(PATIENCE)]).await;
        assert_eq!(effect["done"], true, "a click has no effect at {}: {seen}", self.browser.address().await);
        effect["moved"] == true
    }
}

/// The middle and the 95th percentile of some times, for people to read.
pub(crate) fn percentiles(times: &[f64]) -> (f64, f64) {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default();
    (at(50), at(95))
}
