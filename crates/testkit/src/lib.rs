//! What tests need around them; no part of the program.
//!
//! [`Postgres`] is a database server that a test process starts for itself and that ends with it.

mod postgres;

pub use postgres::Postgres;
