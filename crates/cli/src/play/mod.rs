//! Playing in the terminal: people and bots at one screen.

mod command;
mod company;
mod console;
mod front;
mod host;
mod page;
mod save;
mod screen;
mod setup;

pub(crate) use company::Company;
pub(crate) use console::Console;
pub(crate) use front::Front;
pub(crate) use host::Host;
pub(crate) use save::Save;
pub(crate) use screen::Screen;
pub(crate) use setup::{ask_company, ask_game, ask_seats};
