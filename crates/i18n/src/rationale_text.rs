//! What bots think, in words.

use crate::dyn_game_text::game_text;
use crate::messages::Messages;
use games::Title;

/// Why a bot likes or dislikes an action, by the code that it gives; nothing if the game has no such reason.
#[must_use]
pub fn rationale_text(words: &'static Messages, title: Title, code: &str) -> Option<String> {
    let id = format!("{}-why-{code}", game_text(title).prefix());
    words.contains(&id).then(|| words.get(&id))
}
