//! The errors of a store, as sentences for a log. They never contain a password.

use sqlx::migrate::MigrateError;

/// An error of a store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened.
    #[error("cannot open the database {place}: {cause}; {advice}")]
    Open {
        /// The database, without a password.
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
        /// The database, without a password.
        place: String,
        /// The migration that this version does not know.
        migration: i64,
    },
    /// An operation on an open database failed.
    #[error("cannot {operation}: {cause}")]
    Database {
        /// The operation, such as `add a user`.
        operation: &'static str,
        /// What went wrong.
        cause: String,
    },
}

impl StoreError {
    /// Adds the operation to the error of a result.
    pub(crate) fn context(operation: &'static str) -> impl Fn(sqlx::Error) -> StoreError {
        move |error| StoreError::database(operation, &error)
    }

    pub(crate) fn database(operation: &'static str, error: &sqlx::Error) -> StoreError {
        StoreError::Database { operation, cause: cause(error) }
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

/// The message of the library, or a clearer one where its own is misleading.
fn cause(error: &sqlx::Error) -> String {
    if matches!(error, sqlx::Error::PoolClosed) {
        return "the store is closed".to_string();
    }
    if matches!(error, sqlx::Error::RowNotFound) {
        return "there is no such row".to_string();
    }
    error.to_string()
}
