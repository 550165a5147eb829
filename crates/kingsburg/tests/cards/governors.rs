//! The governors.
