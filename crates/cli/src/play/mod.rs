//! Playing in the terminal: people and bots at one screen.

mod command;
mod console;
mod frontend;
mod page;
mod players;
mod save_file;
mod screen;
mod session;
mod setup;

pub(crate) use console::Console;
pub(crate) use frontend::Frontend;
pub(crate) use players::Players;
pub(crate) use save_file::SaveFile;
pub(crate) use screen::Screen;
pub(crate) use session::Session;
pub(crate) use setup::{ask_game, ask_players, ask_seats};
