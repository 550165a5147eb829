//! Input: clicking, typing, selecting.

use super::{Browser, Screen};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};

impl Browser {
    /// Clicks the middle of the first element of a selector, scrolling to it if necessary.
    ///
    /// # Panics
    /// If there is none, or another element covers it.
    pub async fn click(&self, selector: &str) {
        let clicked = find(&self.client, selector).await.click().await;
        clicked.unwrap_or_else(|error| panic!("{selector} cannot be clicked: {error}"));
    }

    /// Clicks a position of the viewport with the mouse, or touches it on a phone.
    ///
    /// # Panics
    /// When the browser does not answer.
    pub async fn point(&self, x: f64, y: f64) {
        let to = PointerAction::MoveTo { duration: None, x, y };
        let (down, up) = (
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        );
        let pointed = match self.screen {
            Screen::Desktop => {
                let mouse = MouseActions::new("mouse".into()).then(to).then(down).then(up);
                self.client.perform_actions(mouse).await
            }
            Screen::Phone => {
                let finger = TouchActions::new("finger".into()).then(to).then(down).then(up);
                self.client.perform_actions(finger).await
            }
        };
        pointed.expect("a place of the page can be pointed at");
    }

    /// Replaces the text of a field.
    ///
    /// # Panics
    /// When there is no such field.
    pub async fn fill(&self, selector: &str, text: &str) {
        let field = find(&self.client, selector).await;
        field.clear().await.expect("a field can be emptied");
        field.send_keys(text).await.expect("a field can be written into");
    }

    /// Selects an option of a list by value.
    ///
    /// # Panics
    /// When there is no such list or value.
    pub async fn choose(&self, selector: &str, value: &str) {
        let chosen = find(&self.client, selector).await.select_by_value(value).await;
        chosen.unwrap_or_else(|error| panic!("{selector} has no {value}: {error}"));
    }
}

async fn find(client: &Client, selector: &str) -> Element {
    let found = client.find(Locator::Css(selector)).await;
    found.unwrap_or_else(|error| panic!("there is no {selector}: {error}"))
}
