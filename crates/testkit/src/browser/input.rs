//! What a person does with hands: pointing, writing, choosing.

use super::{Browser, Screen};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};

impl Browser {
    /// Clicks the middle of the first element that a selector finds, scrolling to it if need be.
    ///
    /// # Panics
    /// When there is none, or something lies over it.
    pub async fn click(&self, selector: &str) {
        let clicked = find(&self.client, selector).await.click().await;
        clicked.unwrap_or_else(|error| panic!("{selector} cannot be clicked: {error}"));
    }

    /// Points at a place of what is seen: with the mouse, or on a telephone with a finger.
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
            Screen::Desk => {
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

    /// Writes into a field, in the place of what is there.
    ///
    /// # Panics
    /// When there is no such field.
    pub async fn fill(&self, selector: &str, text: &str) {
        let field = find(&self.client, selector).await;
        field.clear().await.expect("a field can be emptied");
        field.send_keys(text).await.expect("a field can be written into");
    }

    /// Chooses from a list by value.
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
