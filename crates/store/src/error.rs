//! What can go wrong, in sentences for a log. No password is ever part of them.

use sqlx::migrate::MigrateError;

/// Why something was not opened or not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened.
    #[error("cannot open the database {place}: {cause}; {advice}")]
    Open {
        /// Which database, without a password.
        place: String,
        /// What went wrong.
        cause: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// The database was made by a newer version of the program.
    #[error(
        "the database {place} was made by a newer version of High Table (migration {migration} is unknown here); \
         run that version or a later one, or use another database"
    )]
    Newer {
        /// Which database, without a password.
        place: String,
        /// The migration that this version does not know.
        migration: i64,
    },
    /// The database was open, and something could not be done.
    #[error("cannot {doing}: {cause}")]
    Database {
        /// What was to be done.
        doing: &'static str,
        /// What went wrong.
        cause: String,
    },
}

impl StoreError {
    /// For results: what was to be done, and why it was not.
    pub(crate) fn while_doing(doing: &'static str) -> impl Fn(sqlx::Error) -> StoreError {
        move |error| StoreError::database(doing, &error)
    }

    pub(crate) fn database(doing: &'static str, error: &sqlx::Error) -> StoreError {
        StoreError::Database { doing, cause: cause(error) }
    }

    pub(crate) fn open(place: &str, error: &sqlx::Error, advice: &'static str) -> StoreError {
        StoreError::Open { place: place.to_string(), cause: cause(error), advice }
    }

    pub(crate) fn migration(place: &str, error: &MigrateError) -> StoreError {
        if let MigrateError::VersionMissing(migration) = error {
            return StoreError::Newer { place: place.to_string(), migration: *migration };
        }
        let advice =
            "its tables are not those that High Table made; use another database or a copy from before";
        StoreError::Open { place: place.to_string(), cause: error.to_string(), advice }
    }
}

/// What the library says, in plainer words where its own mislead.
fn cause(error: &sqlx::Error) -> String {
    if matches!(error, sqlx::Error::PoolClosed) {
        return "the store is closed".to_string();
    }
    if matches!(error, sqlx::Error::RowNotFound) {
        return "there is no such row".to_string();
    }
    error.to_string()
}
