//! Writes the board of a random game as an HTML page: `look GAME PLIES SEED SEAT LANG OPTIONS… > page.html`.

use engine::{Eye, FastRng, Seat};
use games::{GameConfig, Title};
use i18n::{Locale, MessageContext, messages};
use std::env::args;

fn main() {
    let args: Vec<String> = args().skip(1).collect();
    let number = |at: usize| args[at].parse::<usize>().expect("a number");
    let mut set_up = GameConfig { seats: Some(4), ..GameConfig::default() };
    for option in &args[5..] {
        match option.strip_prefix("seats=") {
            Some(seats) => set_up.seats = seats.parse().ok(),
            None => set_up.options.add(option).expect("an option is key=value"),
        }
    }
    let mut rng = FastRng::new(number(2) as u64);
    let title: Title = args[0].parse().expect("a game");
    let rules = title.info().configure(&set_up).expect("it can be set up");
    let mut table = rules.new_match();
    while table.ply_count() < number(1) && table.play_random_ply(&mut rng) {}
    let names = ["Anna", "Giovanni", "Marie-Claire", "Dietrich", "Wilhelmina"].map(String::from);
    let locale: Locale = args[4].parse().expect("a language");
    let msg = MessageContext::new(messages(locale), &names);
    let eye = if number(3) == 0 { Eye::Public } else { Eye::Seat(Seat::new(number(3) - 1)) };
    let board = boards::board(title).render(&msg, &*table, eye).into_string();
    // The symbols are part of the page, so that it can be opened from a file.
    let board = board.replace(&format!("{}#", boards::SPRITE_PATH), "#");
    let (style, sprite) =
        (boards::stylesheet(), boards::sprite().replacen("<svg", "<svg width=\"0\" height=\"0\"", 1));
    println!(
        "<!DOCTYPE html><html lang=\"{locale}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <style>body {{ margin: 0 auto; max-width: 84rem; padding: .8rem; background: var(--parchment); color: var(--ink); \
         font: 1rem/1.45 Georgia, serif; }}\n{style}</style>{sprite}<main>{board}</main></html>"
    );
}
