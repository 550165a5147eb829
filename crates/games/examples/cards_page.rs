//! `cargo xtask cards`: prints the page of Kingsburg's cards.

fn main() {
    print!("{}", games::titles::kingsburg::page::page());
}
