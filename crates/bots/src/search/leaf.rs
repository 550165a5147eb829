//! What a position is worth where the tree ends.

use super::{Desk, Means};
use crate::Courtly;
use crate::value::{Chances, Judge, chances, shares};
use engine::{Dice, Quick, Seat, Turn};

/// The chances of all seats in a world: play goes on as squires would for a few decisions, then it is judged.
pub(super) fn weigh<G: Courtly, J: Judge>(
    means: &Means<'_, G, J>,
    world: &mut G::State,
    desk: &mut Desk<G>,
    dice: &mut Quick,
) -> Chances {
    let Means { rules, judge, settings, .. } = *means;
    let (mut left, mut draws) = (settings.playout, settings.draws);
    while left > 0 {
        match rules.turn(world) {
            Turn::Over => break,
            Turn::Chance if draws == 0 => break,
            Turn::Chance => {
                draws -= u8::from(draws < u8::MAX);
                let chance = rules.draw(world, dice);
                rules.settle(world, chance, &mut ());
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("a turn is somebody's");
                let action = as_a_squire(rules, world, seat, desk, dice);
                rules.play_unchecked(world, seat, action, &mut ());
                left -= 1;
            }
        }
    }
    if rules.is_over(world) {
        return shares(rules.seats(), &rules.scores(world));
    }
    chances(rules, world, judge, &mut desk.features)
}

/// What a squire would do.
pub(super) fn as_a_squire<G: Courtly>(
    rules: &G,
    world: &G::State,
    seat: Seat,
    desk: &mut Desk<G>,
    dice: &mut Quick,
) -> G::Action {
    desk.legal.clear();
    rules.legal(world, seat, &mut desk.legal);
    if let [only] = desk.legal[..] {
        return only;
    }
    desk.opinions.clear();
    rules.appraise(world, seat, &desk.legal, &mut desk.opinions);
    desk.legal[desk.opinions.best(|equals| dice.below(equals))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::habits::Habits;
    use crate::search::Settings;
    use crate::value::Linear;
    use engine::Game;
    use kingsburg::Kingsburg;
    use kingsburg::plan::Season;

    /// A playout ends where the box would speak once more than it may: in Kingsburg it names the invader of the year, then
    /// throws the dice of each season.
    #[test]
    fn so_many_seasons_are_played_out() {
        let (rules, linear, habits) =
            (&Kingsburg::syllabus()[0], Linear::blank(Kingsburg::FEATURES), Habits::none());
        let season_after = |draws: u8| {
            let settings = Settings { playout: 200, draws, ..Settings::KNIGHT };
            let means = Means { rules, judge: &linear, habits: &habits, settings: &settings };
            let mut world = rules.start();
            weigh(&means, &mut world, &mut Desk::new(), &mut Quick::new(4));
            assert_eq!(rules.turn(&world), Turn::Chance);
            world.season
        };
        let seasons = [Season::Spring, Season::Spring, Season::Summer, Season::Autumn];
        assert_eq!([0, 1, 2, 3].map(season_after), seasons);
    }
}
