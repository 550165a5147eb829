//! References to symbols of the sprite.

use maud::{Markup, html};

/// The path of the symbol sprite.
pub const SPRITE_PATH: &str = "/art.svg";

/// The symbol of victory points, in all games.
pub(crate) const VP: &str = "vp";

/// Renders a symbol of the sprite with the height of the text around it, unless its class has another. It is hidden from screen
/// readers: the text is beside it.
#[must_use]
pub fn icon(symbol: &str, class: &str) -> Markup {
    html! {
        svg class={ "icon " (class) } aria-hidden="true" { use href={ (SPRITE_PATH) "#" (symbol) } {} }
    }
}
