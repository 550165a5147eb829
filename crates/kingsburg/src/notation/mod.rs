//! Actions and chance outcomes, and their notation: one line of a record each.
//!
//! ```text
//! place 1+3+5>9        place 4+2w+t>8      pass             (w: a white die, t: a +2 token)
//! statue 3             statue 3w           chapel           done
//! take gold            trade wood          spy              give-up stone
//! build crane          town-hall gold      town-hall token  sawmill   quarry   goldsmith
//! recruit gold+wood    recruit stone+token
//!
//! order 3,1,4,2
//! roll 1:135 2:445 3:226/4 4:235         (behind the stroke the white dice)
//! reroll 4   reroll 35/2
//! neutral 246,35       invader 3         die 4      (the invader by its place in the list of its year)
//! ```

mod action;
mod chance;

pub use action::{Action, Coin, Group, Payment};
pub(crate) use action::{building, good, read_dice, write_dice};
pub use chance::{Chance, Roll};
