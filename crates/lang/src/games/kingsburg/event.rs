//! What happened in Kingsburg.

use super::modules;
use super::names::{
    advisor_of, group as dice_of, market, order, payment, roman, short_dice, some, the, the_advisor, things,
    tokens, way, who,
};
use super::season_word;
use crate::{Sentence, Teller};
use kingsburg::invaders::Card;
use kingsburg::notation::Payment;
use kingsburg::{Event, Goods, View};

pub(super) fn tell(tell: &Teller<'_>, view: &View, event: &Event) -> Option<String> {
    let say = |id: &str| Some(tell.say(id));
    let sentence = match *event {
        Event::YearBegan { year } => tell.tell("kb-event-year-began").text("year", roman(year)),
        Event::Aided { seat } => tell.tell("kb-event-aided").seat("seat", seat),
        Event::Rewarded { seats } => tell.tell("kb-event-rewarded").text("seats", tell.seats(seats)),
        Event::EnvoySent { to: Some(to) } => tell.tell("kb-event-envoy-sent").seat("to", to),
        Event::EnvoySent { to: None } => return say("kb-event-envoy-stays"),
        Event::SeasonBegan { season } => {
            tell.tell("kb-event-season-began").text("season", season_word(season))
        }
        Event::Rolled => return Some(rolled(tell, view)),
        Event::Rerolled { by, building } => {
            tell.tell("kb-event-rerolled").seat("by", by).text("building", the(tell, building.word()))
        }
        Event::Ordered { .. } => tell.tell("kb-event-ordered").text("order", order(tell, view)),
        Event::NeutralOn { advisor, .. } => {
            tell.tell("kb-event-neutral-on").text("advisor", the_advisor(tell, advisor, false))
        }
        Event::Influenced { by, group, envoy, market: is_market } => {
            let sentence = tell.tell("kb-event-influenced").seat("by", by);
            let sentence =
                sentence.text("advisor", advisor_of(tell, &group)).text("dice", dice_of(tell, &group));
            sentence.text("market", market(view, by, is_market)).text("way", way(&group, envoy))
        }
        Event::Passed { by } => tell.tell("kb-event-passed").seat("by", by),
        Event::Aid { to, advisor } => {
            tell.tell("kb-event-aid").seat("to", to).text("who", who(tell, advisor, false))
        }
        Event::Gained { goods: Goods::NONE, .. } | Event::Tokens { count: 0, .. } => return None,
        Event::Gained { by, goods } => {
            let what = payment(tell, Payment { goods, tokens: 0 });
            tell.tell("kb-event-gained").seat("by", by).text("what", what)
        }
        Event::Tokens { by, count } => {
            tell.tell("kb-event-gained").seat("by", by).text("what", tokens(tell, count))
        }
        Event::Soldiers { count: 0, .. } | Event::Vp { vp: 0, .. } => return None,
        Event::Soldiers { by, count } => tell.tell("kb-event-soldiers").seat("by", by).count("n", count),
        Event::Vp { by, vp, .. } => {
            let id = if vp > 0 { "kb-event-vp-gained" } else { "kb-event-vp-lost" };
            tell.tell(id).seat("by", by).count("vp", vp.abs())
        }
        Event::Paid { by, payment } => {
            let things = things(tell, payment);
            if things.is_empty() {
                return None;
            }
            tell.tell("kb-event-paid").seat("by", by).text("what", tell.list(things))
        }
        Event::Lost { by, good, count } => {
            tell.tell("kb-event-lost").seat("by", by).text("what", some(tell, good, count))
        }
        Event::Peeked { by } => tell.tell("kb-event-peeked").seat("by", by),
        Event::Saw { by, card } => invader(tell, tell.tell("kb-event-saw").seat("by", by), view, card)?,
        Event::Built { by, building, envoy } => {
            let id = if envoy { "kb-event-built-envoy" } else { "kb-event-built" };
            tell.tell(id).seat("by", by).text("building", the(tell, building.word()))
        }
        Event::Revealed { card } => match invader(tell, tell.tell("kb-event-revealed"), view, card) {
            Some(sentence) => sentence,
            None => return say("kb-event-revealed-unseen"),
        },
        Event::Reinforced { seat, soldiers } => {
            tell.tell("kb-event-reinforced").seat("seat", seat).count("soldiers", soldiers)
        }
        // The table shows it.
        Event::Faced { .. } => return None,
        Event::Fought { by, total, won, lost } => {
            let id = match (won, lost) {
                (true, _) => "kb-event-won",
                (false, true) => "kb-event-lost-battle",
                (false, false) => "kb-event-drawn",
            };
            tell.tell(id).seat("by", by).count("total", total)
        }
        Event::Destroyed { of, building } => {
            tell.tell("kb-event-destroyed").seat("of", of).text("building", the(tell, building.word()))
        }
        Event::Best { seats } if seats.is_empty() => return None,
        Event::Best { seats } => {
            let sentence = tell.tell("kb-event-best").text("seats", tell.seats(seats));
            sentence.count("count", seats.len() as i32)
        }
        Event::Ended => return say("kb-event-ended"),
        Event::Module { module } => return modules::event(tell, &module),
    };
    Some(sentence.end())
}

/// What everybody has rolled, as long as the dice are there.
fn rolled(tell: &Teller<'_>, view: &View) -> String {
    let with_dice = view.seats.iter().filter(|seat| !seat.dice.is_empty());
    let rolls: Vec<String> = with_dice
        .map(|seat| {
            let dice = short_dice(tell, &seat.dice, &seat.white);
            tell.tell("kb-rolled").seat("seat", seat.seat).text("dice", dice).end()
        })
        .collect();
    if rolls.is_empty() {
        return tell.say("kb-event-rolled-unseen");
    }
    tell.tell("kb-event-rolled").text("rolls", rolls.join(", ")).end()
}

/// Fills in the year's invader; nothing if the winter is already over when this is told.
fn invader<'a>(tell: &Teller<'_>, sentence: Sentence<'a>, view: &View, card: Card) -> Option<Sentence<'a>> {
    let known = view.invader.filter(|_| view.invader_card == Some(card.place() as u8 + 1))?;
    let race = tell.say(&format!("kb-race-{}", known.race.word()));
    Some(sentence.text("race", race).count("strength", known.strength))
}
