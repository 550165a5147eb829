//! What bots think, in words.

use crate::voice::voice;
use crate::words::Words;
use table::Title;

/// Why a bot likes or dislikes an action, by the code that it gives; nothing if the game has no such reason.
#[must_use]
pub fn why(words: &'static Words, title: Title, code: &str) -> Option<String> {
    let id = format!("{}-why-{code}", voice(title).prefix());
    words.has(&id).then(|| words.say(&id))
}
