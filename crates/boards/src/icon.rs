//! Symbols of the sheet, put to use.

use maud::{Markup, html};

/// Where pages find the sheet of symbols.
pub const SPRITE_PATH: &str = "/art.svg";

/// The symbol of victory points, in all games.
pub(crate) const VP: &str = "vp";

/// A symbol of the sheet, as high as the text around it unless its class says otherwise. It is decoration: the words stand beside it.
#[must_use]
pub fn icon(symbol: &str, class: &str) -> Markup {
    html! {
        svg class={ "icon " (class) } aria-hidden="true" { use href={ (SPRITE_PATH) "#" (symbol) } {} }
    }
}
