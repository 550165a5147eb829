//! `cargo xtask cards`: prints the page of Kingsburg's cards.

fn main() {
    print!("{}", table::games::kingsburg::page::page());
}
