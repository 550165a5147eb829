//! The command line of `cargo xtask`.

xflags::xflags! {
    /// The tasks of High Table that need more than cargo.
    cmd xtask {
        /// Run everything that must hold before a change lands: format, lints, dependencies, tests, documentation, package.
        cmd test {}

        /// Run the quick checks: format, lints, unit and rulebook tests; no laws, browser or kill tests.
        cmd check {
            /// Only this package, with the features of the whole workspace.
            repeated -p, --package name: String
        }

        /// Uphold the laws over many random games of every option set.
        cmd laws {
            /// Random games per option set (default: 2000).
            optional --games n: u32
            /// The seed of the first game (default: 1).
            optional --seed n: u64
            /// Only this game.
            optional --game name: String
        }

        /// Build the packages: a tarball and, where dpkg-deb is installed, a Debian package, in target/packages.
        cmd dist {
            /// The cargo profile of the binary (default: dist).
            optional --profile name: String
            /// Also install the packages in a folder, start the service from them and fetch the lobby.
            optional --test
        }

        /// Replay the golden games and write their records; only after a change of the rules.
        cmd records {}

        /// Write docs/rules/kingsburg-cards.md; after a change of the card file.
        cmd cards {}

        /// Take the screenshots of README and docs in Chromium.
        cmd pictures {}

        /// Write crates/feature-set/Cargo.toml; after a change of dependencies.
        cmd features {
            /// Only report what is not up to date.
            optional --check
        }

        /// Fetch axe-core, the accessibility checker of the browser tests.
        cmd axe {}
    }
}
