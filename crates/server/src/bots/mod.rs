//! Bots: the threads they think on, the engines that choose their actions, hints for people, and the task that moves them.

pub(crate) mod engines;
pub(crate) mod hints;
pub(crate) mod pool;
pub(crate) mod runner;
