//! No code: the manifest selects features of dependencies.
