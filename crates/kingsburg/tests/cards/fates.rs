//! The fates.
