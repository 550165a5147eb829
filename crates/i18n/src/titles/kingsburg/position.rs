//! The view of Kingsburg as text.

use super::names::{goods, name, one, order, row, short_dice, soldiers, text, the, things, tokens, who};
use super::used;
use crate::{MessageContext, Section};
use kingsburg::buildings::Row;
use kingsburg::invaders::{Invader, Toll};
use kingsburg::module::{Favour, OwnView, TroopsView, View as Modules};
use kingsburg::notation::Payment;
use kingsburg::secret::{AudienceView, SeatView, View};
use kingsburg::{Advisor, Goods};

pub(super) fn sections(msg: &MessageContext<'_>, view: &View) -> Vec<Section> {
    let mut court = common(msg, view);
    court.extend(view.court.iter().map(|audience| audience_line(msg, audience)));
    court.extend(cards(msg, view));
    let mut sections = vec![Section::new(msg.text("kb-table"), court)];
    sections.extend(whims(msg, &view.modules));
    sections.extend(charters(msg, &view.modules));
    let players = view.seats.iter().flat_map(|seat| seat_lines(msg, view, seat)).collect();
    sections.push(Section::new(msg.text("ht-players"), players));
    sections
}

fn common(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![msg.format("kb-order").text("order", order(msg, view)).build()];
    lines.push(match &view.invader {
        Some(invader) => invader_line(msg, invader),
        None if view.invader_seen.is_empty() => msg.text("kb-invaders-unseen"),
        None => msg.format("kb-invaders-known").text("seats", msg.seats(view.invader_seen)).build(),
    });
    lines.extend(
        view.modules
            .scenario
            .map(|scenario| msg.format("kb-scenario").text("scenario", name(msg, scenario.word())).build()),
    );
    let with = |id: &'static str, seat| msg.format(id).seat("seat", seat).build();
    lines.extend(view.envoy.map(|seat| with("kb-envoy", seat)));
    lines.extend(view.aided.map(|seat| with("kb-aided", seat)));
    lines.extend(view.modules.seals.as_singleton().map(|seat| with("kb-seal", seat)));
    lines.extend(view.modules.works.as_singleton().map(|seat| with("kb-works", seat)));
    lines
}

fn invader_line(msg: &MessageContext<'_>, invader: &Invader) -> String {
    let race = msg.text(&format!("kb-race-{}", invader.race.word()));
    let sentence = msg.format("kb-invaders").text("race", race).count("strength", invader.strength);
    sentence.text("lose", toll(msg, invader.lose)).text("win", toll(msg, invader.win)).build()
}

/// Returns the losses or rewards of a battle.
fn toll(msg: &MessageContext<'_>, toll: Toll) -> String {
    let counted = |id: &'static str, n: u8| (n > 0).then(|| msg.format(id).count("n", n).build());
    let goods = things(msg, Payment { goods: toll.goods, tokens: 0 });
    let rest = [
        counted("kb-any-goods", toll.any_goods),
        counted("kb-buildings", toll.buildings),
        counted("ht-vp", toll.vp),
    ];
    let all: Vec<String> = goods.into_iter().chain(rest.into_iter().flatten()).collect();
    if all.is_empty() { msg.text("kb-nothing") } else { msg.list(all) }
}

fn audience_line(msg: &MessageContext<'_>, audience: &AudienceView) -> String {
    let neutral = audience.neutral.then(|| msg.text("kb-neutral"));
    let seats = audience.groups.iter().map(|&seat| msg.seat(seat));
    let who = msg.list(seats.chain(neutral));
    advisor_line(msg, audience.advisor, name(msg, &format!("advisor-{}", audience.advisor)), who)
}

fn advisor_line(msg: &MessageContext<'_>, advisor: Advisor, name: String, who: String) -> String {
    let sentence = msg.format("kb-advisor-line").count("number", advisor.number());
    sentence.text("advisor", name).text("who", who).build()
}

/// Returns the public state of the modules, without whims and charters.
fn cards(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let modules = &view.modules;
    let mut lines = Vec::new();
    for (advisor, seats) in &modules.private {
        let private = name(msg, &format!("private-{advisor}"));
        lines.push(msg.format("kb-card").text("name", private).text("text", msg.seats(*seats)).build());
    }
    lines.extend(modules.fate.map(|fate| fate_line(msg, view, fate.word())));
    lines.extend(
        modules.absent.map(|advisor| msg.format("kb-absent").text("who", who(msg, advisor, false)).build()),
    );
    if !modules.gifts.is_empty() {
        let advisors = msg.list(modules.gifts.iter().map(ToString::to_string));
        lines.push(msg.format("kb-gifts").text("advisors", advisors).build());
    }
    if !modules.lots.is_empty() {
        let governors = msg.list(modules.lots.iter().map(|governor| name(msg, governor.word())));
        lines.push(msg.format("kb-lots").text("governors", governors).build());
    }
    if let Some(bidding) = modules.bidding {
        let sentence = msg.format("kb-bidding").text("governor", the(msg, bidding.governor.word()));
        lines.push(sentence.count("bid", bidding.high).text("seats", msg.seats(bidding.playing)).build());
    }
    if modules.hoard > 0 {
        lines.push(msg.format("kb-hoard").count("n", modules.hoard).build());
    }
    lines
}

/// Returns the year's fate with its text.
fn fate_line(msg: &MessageContext<'_>, view: &View, word: &str) -> String {
    let sentence = msg.format("kb-fate-text").text("fate", name(msg, word));
    sentence.text("text", text(msg, &view.open.options, word)).build()
}

fn card(msg: &MessageContext<'_>, word: &str) -> String {
    let sentence = msg.format("kb-card").text("name", name(msg, word));
    sentence.text("text", name(msg, &format!("{word}.text"))).build()
}

fn whims(msg: &MessageContext<'_>, modules: &Modules) -> Option<Section> {
    let mut lines: Vec<String> =
        modules.whims.iter().map(|whim| card(msg, &format!("whim-{whim}"))).collect();
    if modules.stall != Goods::NONE {
        lines.push(msg.format("kb-stall").text("goods", goods(msg, modules.stall)).build());
    }
    lines.extend(modules.lot.map(|good| msg.format("kb-lot").text("goods", one(msg, good)).build()));
    (!lines.is_empty()).then(|| Section::new(msg.text("kb-whims"), lines))
}

fn charters(msg: &MessageContext<'_>, modules: &Modules) -> Option<Section> {
    let lines: Vec<String> =
        modules.charters.iter().map(|charter| card(msg, &format!("charter-{charter}"))).collect();
    (!lines.is_empty()).then(|| Section::new(msg.text("kb-charters"), lines))
}

fn seat_lines(msg: &MessageContext<'_>, view: &View, seat: &SeatView) -> Vec<String> {
    let mut own =
        vec![msg.format("kb-seat").seat("seat", seat.seat).text("things", belongings(msg, seat)).build()];
    let modules = view.modules.own.get(seat.seat.index());
    own.extend(modules.into_iter().flat_map(|modules| governor_lines(msg, modules)));
    if !seat.dice.is_empty() || !seat.white.is_empty() {
        let dice = short_dice(msg, &seat.dice, &seat.white);
        own.push(msg.format("kb-seat-dice").text("dice", dice).build());
    }
    own.extend(building_lines(msg, seat));
    own.extend(modules.into_iter().flat_map(|modules| card_lines(msg, modules)));
    let troops = view.modules.troops.get(seat.seat.index());
    own.extend(troops.into_iter().flat_map(|troops| troop_lines(msg, troops)));
    own.extend(used_lines(msg, seat, modules));
    own.extend(battle_line(msg, seat));
    own[1..].iter_mut().for_each(|line| line.insert_str(0, "  "));
    own
}

/// Points, goods, soldiers and tokens.
fn belongings(msg: &MessageContext<'_>, seat: &SeatView) -> String {
    let mut all = vec![msg.format("ht-vp").count("n", seat.vp).build()];
    all.extend(things(msg, Payment { goods: seat.goods, tokens: 0 }));
    all.extend((seat.soldiers > 0).then(|| soldiers(msg, seat.soldiers)));
    all.extend((seat.tokens > 0).then(|| tokens(msg, seat.tokens)));
    all.join(", ")
}

fn governor_lines(msg: &MessageContext<'_>, own: &OwnView) -> Vec<String> {
    let mut lines = Vec::new();
    let with = |id: &'static str, word: &str| msg.format(id).text("governor", name(msg, word)).build();
    lines.extend(own.governor.map(|governor| with("kb-seat-governor", governor.word())));
    if own.hand.is_empty() && own.dealt > 0 {
        lines.push(msg.format("kb-seat-dealt").count("count", own.dealt).build());
    } else if !own.hand.is_empty() {
        let hand = msg.list(own.hand.iter().map(|governor| name(msg, governor.word())));
        lines.push(msg.format("kb-seat-hand").text("governors", hand).build());
    }
    match own.chosen_governor {
        Some(governor) => lines.push(with("kb-seat-chosen", governor.word())),
        None => lines.extend(own.chosen.then(|| msg.text("kb-seat-chosen-unseen"))),
    }
    lines
}

/// Returns the buildings, one line per row.
fn building_lines(msg: &MessageContext<'_>, seat: &SeatView) -> Vec<String> {
    let in_row = |place: Row| {
        let standing = seat.buildings.iter().filter(|building| building.row() == place.index());
        let names: Vec<String> = standing.map(|building| name(msg, building.word())).collect();
        let line = msg.format("kb-seat-row").text("row", row(msg, place)).text("buildings", names.join(", "));
        (!names.is_empty()).then(|| line.build())
    };
    let lines: Vec<String> = Row::all().filter_map(in_row).collect();
    if lines.is_empty() { vec![msg.text("kb-seat-no-buildings")] } else { lines }
}

/// Returns the rows and scenario pieces of a player.
fn card_lines(msg: &MessageContext<'_>, own: &OwnView) -> Vec<String> {
    let mut lines = Vec::new();
    let rows = |rows: &[Row]| msg.list(rows.iter().map(|&each| row(msg, each)));
    if !own.alternative.is_empty() {
        lines.push(msg.format("kb-seat-laid").text("rows", rows(&own.alternative)).build());
    } else if !own.strips.is_empty() {
        lines.push(msg.format("kb-seat-strips").text("rows", rows(&own.strips)).build());
    }
    if own.wins > 0 {
        lines.push(msg.format("kb-seat-wins").count("wins", own.wins).build());
    }
    let favours: Vec<String> = Favour::ALL
        .iter()
        .zip(own.favours)
        .filter(|(_, count)| *count > 0)
        .map(|(favour, count)| {
            let favour = name(msg, &format!("favour-{favour}"));
            msg.format("kb-seat-favour").text("favour", favour).count("count", count).build()
        })
        .collect();
    if !favours.is_empty() {
        lines.push(msg.format("kb-seat-favours").text("favours", favours.join(", ")).build());
    }
    if !own.charters.is_empty() {
        let charters = msg.list(own.charters.iter().map(|charter| name(msg, &format!("charter-{charter}"))));
        lines.push(msg.format("kb-seat-charters").text("charters", charters).build());
    }
    let courted = [17, 18].into_iter().zip(own.courted).filter(|(_, courted)| *courted);
    let courted: Vec<String> = courted.map(|(number, _)| the(msg, &format!("advisor-{number}"))).collect();
    if !courted.is_empty() {
        lines.push(msg.format("kb-seat-courted").text("advisors", msg.list(courted)).build());
    }
    lines
}

fn troop_lines(msg: &MessageContext<'_>, troops: &TroopsView) -> Vec<String> {
    let values =
        (0u8..).zip(troops.left).flat_map(|(value, count)| (0..count).map(move |_| value.to_string()));
    let left: Vec<String> = values.collect();
    if left.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![msg.format("kb-seat-troops").text("tokens", left.join(" ")).build()];
    match troops.put_back_value {
        Some(value) => lines.push(msg.format("kb-seat-put-back").count("value", value).build()),
        None => lines.extend(troops.put_back.then(|| msg.text("kb-seat-put-back-unseen"))),
    }
    match troops.chosen_value {
        Some(value) => lines.push(msg.format("kb-seat-troop-chosen").count("value", value).build()),
        None => lines.extend(troops.chosen.then(|| msg.text("kb-seat-troop-chosen-unseen"))),
    }
    lines
}

fn used_lines(msg: &MessageContext<'_>, seat: &SeatView, own: Option<&OwnView>) -> Vec<String> {
    let line = |id: &'static str, words: Vec<&str>| {
        let names: Vec<String> = words.into_iter().map(|word| name(msg, word)).collect();
        (!names.is_empty()).then(|| msg.format(id).text("things", names.join(", ")).build())
    };
    [line("kb-seat-used", used::this_season(seat, own)), line("kb-seat-spent", used::this_year(own))]
        .into_iter()
        .flatten()
        .collect()
}

fn battle_line(msg: &MessageContext<'_>, seat: &SeatView) -> Option<String> {
    if seat.reinforced == 0 && seat.total == 0 {
        return None;
    }
    let id = if seat.won { "kb-seat-battle-won" } else { "kb-seat-battle" };
    Some(msg.format(id).count("reinforced", seat.reinforced).count("total", seat.total).build())
}
