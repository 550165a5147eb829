//! The reasons of bots as text.

use crate::dyn_game_text::game_text;
use crate::messages::Messages;
use games::Title;

/// Returns the text of a bot's reason for its score of an action, by its code; `None` if there is no such code.
#[must_use]
pub fn rationale_text(words: &'static Messages, title: Title, code: &str) -> Option<String> {
    let id = format!("{}-why-{code}", game_text(title).prefix());
    words.contains(&id).then(|| words.get(&id))
}
