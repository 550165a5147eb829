//! Playing in the terminal: people and bots at one screen.

mod command;
mod company;
mod console;
mod host;
mod page;
mod save;
mod setup;

pub(crate) use company::Company;
pub(crate) use console::Console;
pub(crate) use host::Host;
pub(crate) use save::Save;
pub(crate) use setup::{ask_company, ask_game, ask_seats};
