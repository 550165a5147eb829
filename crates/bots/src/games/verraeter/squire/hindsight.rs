//! What the supply cards that others have played tell of their roles and hands.

use super::outlook::Outlook;
use super::suspicion::chance_of;
use super::{supply, temper};
use crate::Opinions;
use ::verraeter::plan::Step;
use ::verraeter::{Action, Cards, State, Verraeter};
use engine::{Actions, Game, Seat, Seats};

/// Points that make a choice of supply cards e times as likely.
const LENIENCE: f32 = 0.2;

/// The chance of any choice, against 1 for the one that a squire likes best.
const WHIM: f32 = 0.02;

/// How likely all others are to have played the supply cards that lie there, with the roles and hands of a world that
/// `seat` imagines.
pub(in super::super) fn hindsight(rules: &Verraeter, world: &State, seat: Seat) -> f32 {
    let Some(Step::Supply(now)) = world.agenda.top() else { return 1.0 };
    let supplied = || Seats::all(rules.seats()).clockwise(world.start).take_while(move |other| *other != now);
    let mut past = *world;
    supplied().for_each(|other| take_back(&mut past, other));
    let mut product = 1.0;
    for other in supplied() {
        if other != seat {
            past.agenda.pop();
            past.agenda.push(Step::Supply(other));
            product *= likelihood(rules, &past, other, world.nobles[other].played);
        }
        past.nobles[other] = world.nobles[other];
    }
    product
}

/// A seat has its supply cards in hand again.
fn take_back(past: &mut State, seat: Seat) {
    let noble = &mut past.nobles[seat];
    noble.hand += noble.played;
    noble.played = Cards::NONE;
}

/// How likely a seat is to play these of its cards.
fn likelihood(rules: &Verraeter, past: &State, seat: Seat, played: Cards) -> f32 {
    let (mut legal, mut opinions) = (Actions::new(), Opinions::new());
    rules.legal(past, seat, &mut legal);
    let outlook = Outlook::new(rules, past, seat, &temper::TEMPER);
    supply::appraise(&outlook, &legal, &mut opinions);
    let place = legal.iter().position(|action| *action == Action::Supply(played));
    place.map_or(1.0, |place| chance_of(place, &opinions, LENIENCE, WHIM))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Courtly, Seatside, Squire};
    use engine::{Quick, Turn};

    /// How much likelier what was played is in the true world than in one that a seat imagines: the mean logarithm over
    /// all decisions of some games of squires in which others have played before.
    fn tells(games: u64) -> (f32, u32) {
        let rules = &Verraeter::syllabus()[0];
        let (mut sum, mut count) = (0.0, 0);
        for game in 0..games {
            let (mut dice, mut state) = (Quick::new(game), rules.start());
            loop {
                match rules.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = rules.draw(&state, &mut dice);
                        rules.settle(&mut state, chance, &mut ());
                    }
                    turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                        let seat = turn.seats().iter().next().unwrap();
                        if matches!(state.agenda.top(), Some(Step::Supply(_))) && seat != state.start {
                            let imagined = rules.redeal(&state, seat, &mut dice);
                            let [truth, guess] =
                                [&state, &imagined].map(|world| hindsight(rules, world, seat));
                            sum += truth.ln() - guess.ln();
                            count += 1;
                        }
                        let side = Seatside::new(rules, &state, seat);
                        let action = Bot::<Verraeter>::choose(&mut Squire::new(), &side, &mut dice).action;
                        rules.play_unchecked(&mut state, seat, action, &mut ());
                    }
                }
            }
        }
        (sum / count as f32, count)
    }

    #[test]
    fn what_others_play_tells_of_what_they_hold() {
        let (told, decisions) = tells(40);
        assert!(decisions > 300 && told > 0.3, "{told} nats over {decisions} decisions");
    }

    #[test]
    fn nothing_is_told_before_anybody_plays() {
        let rules = &Verraeter::syllabus()[0];
        assert!((hindsight(rules, &rules.start(), Seat::new(0)) - 1.0).abs() < f32::EPSILON);
    }
}
