//! Winter: the battle (ruling 11).

use crate::buildings::{Building, Standing};
use crate::flow::Flow;
use crate::goods::{Good, Goods, Kinds};
use crate::invaders::{Card, Invader, Race};
use crate::notation::Action;
use crate::plan::Step;
use crate::state::{Battle, Lurking, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{Actions, EventSink, Seat, SeatSet};

/// Improvised Defences help against invaders of at most this printed strength.
const WEAK: u8 = 5;

impl Kingsburg {
    pub(crate) fn open_winter(&self, s: &mut State) -> Flow {
        s.agenda.pop();
        s.agenda.push_plan(self.plans(s).winter.steps());
        Flow::On
    }

    pub(crate) fn reveal(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        if s.invader.card.is_none() {
            return Flow::Wait;
        }
        if !s.invader.open {
            self.turn_up(s, events);
        }
        s.done()
    }

    /// Everybody sees the year's invader, which has been drawn.
    pub(crate) fn turn_up(&self, s: &mut State, events: &mut impl EventSink<Event>) {
        s.invader.seen = self.everyone();
        s.invader.open = true;
        let card = s.invader.card.expect("the invader has been drawn");
        events.emit(Event::Revealed { card });
    }

    pub(crate) fn do_reveal(&self, s: &mut State, card: Card) {
        s.invader.card = Some(card);
    }

    /// The king's die is rolled, unless the year says what he sends.
    pub(crate) fn kings_die(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        match self.fixed_reinforcement(s) {
            None => Flow::Wait,
            Some(soldiers) => {
                self.do_kings_die(s, soldiers, events);
                Flow::On
            }
        }
    }

    /// As many soldiers for everybody.
    pub(crate) fn do_kings_die(&self, s: &mut State, face: u8, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        for seat in s.in_order(self.everyone()) {
            self.reinforce(s, seat, face, events);
        }
    }

    pub(crate) fn reinforce(
        &self,
        s: &mut State,
        seat: Seat,
        soldiers: u8,
        events: &mut impl EventSink<Event>,
    ) {
        s.lords[seat].soldiers = s.lords[seat].soldiers.saturating_add(u16::from(soldiers));
        s.battle.reinforced[seat] += soldiers;
        events.emit(Event::Reinforced { seat, soldiers });
    }

    pub(crate) fn invader<'a>(&'a self, s: &State) -> &'a Invader {
        let card = s.invader.card.expect("the invader has been turned up");
        self.figures.invader(s.year, card)
    }

    pub(crate) fn totals(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter() {
            s.battle.totals[seat] = self.battle_total(s, seat);
        }
        events.emit(Event::Faced { strength: self.strength(s) });
        s.done()
    }

    /// Returns soldiers, and what the buildings that stand are worth against this invader.
    fn battle_total(&self, s: &State, seat: Seat) -> i32 {
        let invader = self.invader(s);
        let standing = s.lords[seat].province.standing();
        let printed = standing.iter().map(|building| i32::from(self.figures.building(building).battle));
        i32::from(s.lords[seat].soldiers)
            + printed.sum::<i32>()
            + special_bonus(standing, invader)
            + self.more_strength(s, seat, invader)
    }

    /// One battle after the other, in order of play.
    pub(crate) fn next_battle(
        &self,
        s: &mut State,
        left: SeatSet,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(seat) = s.first_of(left) else {
            return s.done();
        };
        s.agenda.replace_top(Step::Battles(left.without(seat)));
        let (total, strength) = (s.battle.totals[seat], self.strength(s));
        let holds = s.lords[seat].province.has(Building::StoneWall);
        let (won, lost) = (total > strength || (holds && total == strength), total < strength);
        events.emit(Event::Fought { by: seat, total, won, lost });
        self.aftermath(s, seat, won, lost, events);
        if won {
            self.victory(s, seat, events);
        } else if lost {
            self.defeat(s, seat, events);
        }
        Flow::On
    }

    fn victory(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let win = self.invader(s).win;
        s.battle.won = s.battle.won.with(seat);
        if win.goods != Goods::NONE {
            self.gain(s, seat, win.goods, events);
        }
        let fortress = u8::from(s.lords[seat].province.has(Building::Fortress));
        let vp = i16::from(win.vp + fortress);
        if vp > 0 {
            self.gain_vp(s, seat, vp, Source::Battles, events);
        }
        for _ in 0..win.any_goods {
            s.agenda.push(Step::Choose { seat, kinds: Kinds::ANY });
        }
    }

    /// Losses in the order gold, wood, stone, goods of choice, buildings, victory points.
    fn defeat(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let lose = self.toll(s, seat, self.invader(s).lose);
        s.battle.lost = s.battle.lost.with(seat);
        for good in Good::ALL {
            let count = lose.goods[good].min(s.lords[seat].goods[good]);
            self.lose_goods(s, seat, good, count, events);
            self.hoard(s, count);
        }
        s.agenda.push_plan(&[
            Step::GiveUp { seat, goods: lose.any_goods, raid: true },
            Step::Destroy { seat, buildings: lose.buildings },
            Step::LoseVp { seat, vp: lose.vp },
        ]);
    }

    fn lose_goods(
        &self,
        s: &mut State,
        seat: Seat,
        good: Good,
        count: u8,
        events: &mut impl EventSink<Event>,
    ) {
        if count > 0 {
            s.lords[seat].goods[good] -= count;
            events.emit(Event::Lost { by: seat, good, count });
        }
    }

    /// Goods of one's choice, one at a time; nobody is asked who has no choice.
    pub(crate) fn next_good_given_up(
        &self,
        s: &mut State,
        seat: Seat,
        goods: u8,
        raid: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let held = s.lords[seat].goods;
        if goods > 0 && held.total() > goods && Kinds::held(held).single().is_none() {
            return Flow::Wait;
        }
        let mut left = goods;
        for good in Good::ALL {
            let count = left.min(held[good]);
            self.lose_goods(s, seat, good, count, events);
            left -= count;
        }
        if raid {
            self.hoard(s, goods - left);
        }
        s.done()
    }

    pub(crate) fn legal_sacrifices(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.extend(s.lords[seat].goods.kinds().map(Action::GiveUp));
    }

    pub(crate) fn against_sacrifice(&self, s: &State, seat: Seat, good: Good) -> Result<(), Reason> {
        need(s.lords[seat].goods[good] > 0, Reason::NoSuchGood)
    }

    pub(crate) fn do_give_up(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        good: Good,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::GiveUp { goods, raid, .. } = step else {
            unreachable!("goods are given up only when they are asked for");
        };
        self.lose_goods(s, seat, good, 1, events);
        if raid {
            self.hoard(s, 1);
        }
        s.agenda.replace_top(Step::GiveUp { seat, goods: goods - 1, raid });
    }

    /// The right-most column, in it the top row; its points are lost, and the row may be rebuilt.
    pub(crate) fn destroy(
        &self,
        s: &mut State,
        seat: Seat,
        buildings: u8,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        s.agenda.pop();
        for _ in 0..buildings {
            let Some(building) = s.lords[seat].province.most_exposed() else {
                break;
            };
            let scored = s.lords[seat].province.destroy(building);
            events.emit(Event::Destroyed { of: seat, building });
            if scored {
                self.gain_vp(
                    s,
                    seat,
                    -i16::from(self.figures.building(building).vp),
                    Source::Battles,
                    events,
                );
            }
        }
        Flow::On
    }

    pub(crate) fn lose_vp(
        &self,
        s: &mut State,
        seat: Seat,
        vp: u8,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        if vp > 0 {
            self.gain_vp(s, seat, -i16::from(vp), Source::Battles, events);
        }
        s.done()
    }

    /// Winners with the highest total: 1 VP, all tied.
    pub(crate) fn best(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let total = |seat: Seat| s.battle.totals[seat];
        let highest = s.battle.won.iter().map(total).max();
        let best: SeatSet = s.battle.won.iter().filter(|&seat| Some(total(seat)) == highest).collect();
        self.share_hoard(s, best, events);
        if self.honours_the_best(s) {
            events.emit(Event::Best { seats: best });
            best.iter().for_each(|seat| self.gain_vp(s, seat, 1, Source::Battles, events));
        }
        s.done()
    }

    pub(crate) fn dismiss(&self, s: &mut State) -> Flow {
        self.close_winter(s);
        for seat in self.everyone().iter() {
            s.lords[seat].soldiers = s.lords[seat].soldiers.min(self.soldiers_kept(s, seat));
        }
        s.battle = Battle::default();
        s.invader = Lurking::default();
        s.done()
    }
}

/// Returns what some buildings are worth against some invaders beyond their printed strength.
fn special_bonus(standing: Standing, invader: &Invader) -> i32 {
    let special = [
        (Building::Church, invader.race == Race::Demons),
        (Building::Palisade, invader.race == Race::Zombies),
        (Building::Barricade, invader.race == Race::Goblins),
        (Building::ImprovisedDefences, invader.strength <= WEAK),
    ];
    special.into_iter().filter(|&(building, helps)| helps && standing.has(building)).count() as i32
}
