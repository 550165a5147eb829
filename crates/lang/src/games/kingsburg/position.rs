//! A table of Kingsburg in words.

use super::names::{goods, name, one, order, row, short_dice, soldiers, text, the, things, tokens, who};
use super::used;
use crate::{Section, Teller};
use kingsburg::buildings::Row;
use kingsburg::invaders::{Invader, Toll};
use kingsburg::module::{Favour, OwnView, TroopsView, View as Modules};
use kingsburg::notation::Payment;
use kingsburg::secret::{AudienceView, SeatView, View};
use kingsburg::{Advisor, Goods};

pub(super) fn sections(tell: &Teller<'_>, view: &View) -> Vec<Section> {
    let mut court = common(tell, view);
    court.extend(view.court.iter().map(|audience| audience_line(tell, audience)));
    court.extend(cards(tell, view));
    let mut sections = vec![Section::new(tell.say("kb-table"), court)];
    sections.extend(whims(tell, &view.modules));
    sections.extend(charters(tell, &view.modules));
    let players = view.seats.iter().flat_map(|seat| seat_lines(tell, view, seat)).collect();
    sections.push(Section::new(tell.say("ht-players"), players));
    sections
}

fn common(tell: &Teller<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![tell.tell("kb-order").text("order", order(tell, view)).end()];
    lines.push(match &view.invader {
        Some(invader) => invader_line(tell, invader),
        None if view.invader_seen.is_empty() => tell.say("kb-invaders-unseen"),
        None => tell.tell("kb-invaders-known").text("seats", tell.seats(view.invader_seen)).end(),
    });
    lines.extend(
        view.modules
            .scenario
            .map(|scenario| tell.tell("kb-scenario").text("scenario", name(tell, scenario.word())).end()),
    );
    let with = |id: &'static str, seat| tell.tell(id).seat("seat", seat).end();
    lines.extend(view.envoy.map(|seat| with("kb-envoy", seat)));
    lines.extend(view.aided.map(|seat| with("kb-aided", seat)));
    lines.extend(view.modules.seals.single().map(|seat| with("kb-seal", seat)));
    lines.extend(view.modules.works.single().map(|seat| with("kb-works", seat)));
    lines
}

fn invader_line(tell: &Teller<'_>, invader: &Invader) -> String {
    let race = tell.say(&format!("kb-race-{}", invader.race.word()));
    let sentence = tell.tell("kb-invaders").text("race", race).count("strength", invader.strength);
    sentence.text("lose", toll(tell, invader.lose)).text("win", toll(tell, invader.win)).end()
}

/// What a battle costs or brings.
fn toll(tell: &Teller<'_>, toll: Toll) -> String {
    let counted = |id: &'static str, n: u8| (n > 0).then(|| tell.tell(id).count("n", n).end());
    let goods = things(tell, Payment { goods: toll.goods, tokens: 0 });
    let rest = [
        counted("kb-any-goods", toll.any_goods),
        counted("kb-buildings", toll.buildings),
        counted("ht-vp", toll.vp),
    ];
    let all: Vec<String> = goods.into_iter().chain(rest.into_iter().flatten()).collect();
    if all.is_empty() { tell.say("kb-nothing") } else { tell.list(all) }
}

fn audience_line(tell: &Teller<'_>, audience: &AudienceView) -> String {
    let neutral = audience.neutral.then(|| tell.say("kb-neutral"));
    let seats = audience.groups.iter().map(|&seat| tell.seat(seat));
    let who = tell.list(seats.chain(neutral));
    advisor_line(tell, audience.advisor, name(tell, &format!("advisor-{}", audience.advisor)), who)
}

fn advisor_line(tell: &Teller<'_>, advisor: Advisor, name: String, who: String) -> String {
    let sentence = tell.tell("kb-advisor-line").count("number", advisor.number());
    sentence.text("advisor", name).text("who", who).end()
}

/// What the modules show to everybody, apart from whims and charters.
fn cards(tell: &Teller<'_>, view: &View) -> Vec<String> {
    let modules = &view.modules;
    let mut lines = Vec::new();
    for (advisor, seats) in &modules.private {
        let private = name(tell, &format!("private-{advisor}"));
        lines.push(tell.tell("kb-card").text("name", private).text("text", tell.seats(*seats)).end());
    }
    lines.extend(modules.fate.map(|fate| fate_line(tell, view, fate.word())));
    lines.extend(
        modules.absent.map(|advisor| tell.tell("kb-absent").text("who", who(tell, advisor, false)).end()),
    );
    if !modules.gifts.is_empty() {
        let advisors = tell.list(modules.gifts.iter().map(ToString::to_string));
        lines.push(tell.tell("kb-gifts").text("advisors", advisors).end());
    }
    if !modules.lots.is_empty() {
        let governors = tell.list(modules.lots.iter().map(|governor| name(tell, governor.word())));
        lines.push(tell.tell("kb-lots").text("governors", governors).end());
    }
    if let Some(bidding) = modules.bidding {
        let sentence = tell.tell("kb-bidding").text("governor", the(tell, bidding.governor.word()));
        lines.push(sentence.count("bid", bidding.high).text("seats", tell.seats(bidding.playing)).end());
    }
    if modules.hoard > 0 {
        lines.push(tell.tell("kb-hoard").count("n", modules.hoard).end());
    }
    lines
}

/// The year's fate with its text.
fn fate_line(tell: &Teller<'_>, view: &View, word: &str) -> String {
    let sentence = tell.tell("kb-fate-text").text("fate", name(tell, word));
    sentence.text("text", text(tell, &view.open.options, word)).end()
}

fn card(tell: &Teller<'_>, word: &str) -> String {
    let sentence = tell.tell("kb-card").text("name", name(tell, word));
    sentence.text("text", name(tell, &format!("{word}.text"))).end()
}

fn whims(tell: &Teller<'_>, modules: &Modules) -> Option<Section> {
    let mut lines: Vec<String> =
        modules.whims.iter().map(|whim| card(tell, &format!("whim-{whim}"))).collect();
    if modules.stall != Goods::NONE {
        lines.push(tell.tell("kb-stall").text("goods", goods(tell, modules.stall)).end());
    }
    lines.extend(modules.lot.map(|good| tell.tell("kb-lot").text("goods", one(tell, good)).end()));
    (!lines.is_empty()).then(|| Section::new(tell.say("kb-whims"), lines))
}

fn charters(tell: &Teller<'_>, modules: &Modules) -> Option<Section> {
    let lines: Vec<String> =
        modules.charters.iter().map(|charter| card(tell, &format!("charter-{charter}"))).collect();
    (!lines.is_empty()).then(|| Section::new(tell.say("kb-charters"), lines))
}

fn seat_lines(tell: &Teller<'_>, view: &View, seat: &SeatView) -> Vec<String> {
    let mut own =
        vec![tell.tell("kb-seat").seat("seat", seat.seat).text("things", belongings(tell, seat)).end()];
    let modules = view.modules.own.get(seat.seat.index());
    own.extend(modules.into_iter().flat_map(|modules| governor_lines(tell, modules)));
    if !seat.dice.is_empty() || !seat.white.is_empty() {
        let dice = short_dice(tell, &seat.dice, &seat.white);
        own.push(tell.tell("kb-seat-dice").text("dice", dice).end());
    }
    own.extend(building_lines(tell, seat));
    own.extend(modules.into_iter().flat_map(|modules| card_lines(tell, modules)));
    let troops = view.modules.troops.get(seat.seat.index());
    own.extend(troops.into_iter().flat_map(|troops| troop_lines(tell, troops)));
    own.extend(used_lines(tell, seat, modules));
    own.extend(battle_line(tell, seat));
    own[1..].iter_mut().for_each(|line| line.insert_str(0, "  "));
    own
}

/// Points, goods, soldiers and tokens.
fn belongings(tell: &Teller<'_>, seat: &SeatView) -> String {
    let mut all = vec![tell.tell("ht-vp").count("n", seat.vp).end()];
    all.extend(things(tell, Payment { goods: seat.goods, tokens: 0 }));
    all.extend((seat.soldiers > 0).then(|| soldiers(tell, seat.soldiers)));
    all.extend((seat.tokens > 0).then(|| tokens(tell, seat.tokens)));
    all.join(", ")
}

fn governor_lines(tell: &Teller<'_>, own: &OwnView) -> Vec<String> {
    let mut lines = Vec::new();
    let with = |id: &'static str, word: &str| tell.tell(id).text("governor", name(tell, word)).end();
    lines.extend(own.governor.map(|governor| with("kb-seat-governor", governor.word())));
    if own.hand.is_empty() && own.dealt > 0 {
        lines.push(tell.tell("kb-seat-dealt").count("count", own.dealt).end());
    } else if !own.hand.is_empty() {
        let hand = tell.list(own.hand.iter().map(|governor| name(tell, governor.word())));
        lines.push(tell.tell("kb-seat-hand").text("governors", hand).end());
    }
    match own.chosen_governor {
        Some(governor) => lines.push(with("kb-seat-chosen", governor.word())),
        None => lines.extend(own.chosen.then(|| tell.say("kb-seat-chosen-unseen"))),
    }
    lines
}

/// The buildings that stand, a line for each row.
fn building_lines(tell: &Teller<'_>, seat: &SeatView) -> Vec<String> {
    let in_row = |place: Row| {
        let standing = seat.buildings.iter().filter(|building| building.row() == place.index());
        let names: Vec<String> = standing.map(|building| name(tell, building.word())).collect();
        let line = tell.tell("kb-seat-row").text("row", row(tell, place)).text("buildings", names.join(", "));
        (!names.is_empty()).then(|| line.end())
    };
    let lines: Vec<String> = Row::all().filter_map(in_row).collect();
    if lines.is_empty() { vec![tell.say("kb-seat-no-buildings")] } else { lines }
}

/// What a player has of rows and scenarios.
fn card_lines(tell: &Teller<'_>, own: &OwnView) -> Vec<String> {
    let mut lines = Vec::new();
    let rows = |rows: &[Row]| tell.list(rows.iter().map(|&each| row(tell, each)));
    if !own.alternative.is_empty() {
        lines.push(tell.tell("kb-seat-laid").text("rows", rows(&own.alternative)).end());
    } else if !own.strips.is_empty() {
        lines.push(tell.tell("kb-seat-strips").text("rows", rows(&own.strips)).end());
    }
    if own.wins > 0 {
        lines.push(tell.tell("kb-seat-wins").count("wins", own.wins).end());
    }
    let favours: Vec<String> = Favour::ALL
        .iter()
        .zip(own.favours)
        .filter(|(_, count)| *count > 0)
        .map(|(favour, count)| {
            let favour = name(tell, &format!("favour-{favour}"));
            tell.tell("kb-seat-favour").text("favour", favour).count("count", count).end()
        })
        .collect();
    if !favours.is_empty() {
        lines.push(tell.tell("kb-seat-favours").text("favours", favours.join(", ")).end());
    }
    if !own.charters.is_empty() {
        let charters =
            tell.list(own.charters.iter().map(|charter| name(tell, &format!("charter-{charter}"))));
        lines.push(tell.tell("kb-seat-charters").text("charters", charters).end());
    }
    let courted = [17, 18].into_iter().zip(own.courted).filter(|(_, courted)| *courted);
    let courted: Vec<String> = courted.map(|(number, _)| the(tell, &format!("advisor-{number}"))).collect();
    if !courted.is_empty() {
        lines.push(tell.tell("kb-seat-courted").text("advisors", tell.list(courted)).end());
    }
    lines
}

fn troop_lines(tell: &Teller<'_>, troops: &TroopsView) -> Vec<String> {
    let values =
        (0u8..).zip(troops.left).flat_map(|(value, count)| (0..count).map(move |_| value.to_string()));
    let left: Vec<String> = values.collect();
    if left.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![tell.tell("kb-seat-troops").text("tokens", left.join(" ")).end()];
    match troops.put_back_value {
        Some(value) => lines.push(tell.tell("kb-seat-put-back").count("value", value).end()),
        None => lines.extend(troops.put_back.then(|| tell.say("kb-seat-put-back-unseen"))),
    }
    match troops.chosen_value {
        Some(value) => lines.push(tell.tell("kb-seat-troop-chosen").count("value", value).end()),
        None => lines.extend(troops.chosen.then(|| tell.say("kb-seat-troop-chosen-unseen"))),
    }
    lines
}

fn used_lines(tell: &Teller<'_>, seat: &SeatView, own: Option<&OwnView>) -> Vec<String> {
    let line = |id: &'static str, words: Vec<&str>| {
        let names: Vec<String> = words.into_iter().map(|word| name(tell, word)).collect();
        (!names.is_empty()).then(|| tell.tell(id).text("things", names.join(", ")).end())
    };
    [line("kb-seat-used", used::this_season(seat, own)), line("kb-seat-spent", used::this_year(own))]
        .into_iter()
        .flatten()
        .collect()
}

fn battle_line(tell: &Teller<'_>, seat: &SeatView) -> Option<String> {
    if seat.reinforced == 0 && seat.total == 0 {
        return None;
    }
    let id = if seat.won { "kb-seat-battle-won" } else { "kb-seat-battle" };
    Some(tell.tell(id).count("reinforced", seat.reinforced).count("total", seat.total).end())
}
