//! Setting a table up.

use super::component_choice::{self, ComponentSets};
use super::layout::Layout;
use super::lobby::title;
use super::play::to_room;
use super::{Told, Wrong};
use crate::house::{House, NewTable, Place};
use crate::person::{MOST_LETTERS, Visitor, is_plain};
use crate::refused::Refused;
use crate::request::{Asked, Path, SentFields};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use bots::Level;
use games::{GameInfo, OptionInfo, OptionValues, Title};
use i18n::{MessageContext, Messages, game_text};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

/// Seconds that a table may give to move: none, ten minutes, a day, three days.
const LIMITS: [(&str, i64); 3] =
    [("web-limit-minutes", 600), ("web-limit-day", 86_400), ("web-limit-days", 259_200)];

/// The parameters of the form's address.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    /// The component figures that are to be chosen: `own:ID` or `server:NAME`.
    figures: Option<String>,
}

/// The form.
pub(crate) async fn form(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Markup, Wrong> {
    let title: Title = game.parse().map_err(|_| Refused::Unknown).told(visitor.locale)?;
    let info = title.info();
    let sets = ComponentSets::load(&house, &visitor, info.id()).await.told(visitor.locale)?;
    let chosen: Vec<_> = wanted.figures.map(|choice| ("figures".to_string(), choice)).into_iter().collect();
    Ok(show(&visitor, info, &sets, &chosen, None))
}

/// The most bytes of the form: it may carry a component file.
pub(crate) const MOST_BYTES: usize = 256 << 10;

/// The form, filled in as it was sent, or as is usual.
fn show(
    visitor: &Visitor,
    info: &GameInfo,
    sets: &ComponentSets,
    sent: &[(String, String)],
    wrong: Option<&Refused>,
) -> Markup {
    let words = visitor.words();
    let known = visitor.person.as_ref().map_or("", |person| &person.name);
    let name = field(sent, "name").unwrap_or(known);
    let limit = field(sent, "limit").unwrap_or_default();
    let ticked = |key: &str| field(sent, key).is_some();
    let heading = MessageContext::new(words, &[])
        .format("web-new-table")
        .text("game", title(words, info.title))
        .build();
    Layout::new(words, visitor.locale, heading).about(info.title).show(&html! {
        @if let Some(wrong) = wrong { p.refused role="alert" { (wrong.tell(words)) } }
        form method="post" enctype="multipart/form-data" {
            p { label { (words.get("web-your-name")) " " input name="name" value=(name) required maxlength="24"; } }
            fieldset {
                legend { (words.get("web-seats")) }
                @for seat in 1..=*info.seats.end() { (seat_row(words, info, seat, sent)) }
                (levels(words))
            }
            @for option in info.options { (option_row(words, info, option, sent)) }
            (component_choice::group(words, info, sets, sent))
            fieldset {
                legend { (words.get("web-time")) }
                label.row { input type="radio" name="limit" value="" checked[limit.is_empty()]; (words.get("web-limit-none")) }
                @for (id, seconds) in LIMITS {
                    label.row { input type="radio" name="limit" value=(seconds) checked[limit == seconds.to_string()]; (words.get(id)) }
                }
            }
            p { label { input type="checkbox" name="listed" value="yes" checked[ticked("listed")]; " " (words.get("web-listed")) } }
            p { label { input type="checkbox" name="wait" value="yes" checked[ticked("wait")]; " " (words.get("web-wait")) } }
            p { button.deed { (words.get("web-set-up")) } }
        }
    })
}

/// What bots of each level are like.
fn levels(words: &Messages) -> Markup {
    html! {
        ul.levels.quiet {
            @for level in Level::ALL {
                @let id = format!("ht-{}", level.name());
                li { b { (words.get(&id)) } ": " (words.get(&format!("{id}.text"))) }
            }
        }
    }
}

fn seat_row(words: &Messages, info: &GameInfo, seat: u8, sent: &[(String, String)]) -> Markup {
    let usual = match seat {
        1 => "me",
        seat if seat <= info.default_seats => "knight",
        _ => "none",
    };
    let chosen = field(sent, &format!("seat{seat}")).unwrap_or(usual);
    let mut choices = vec![("me", words.get("web-seat-me")), ("friend", words.get("web-seat-friend"))];
    choices.extend(Level::ALL.iter().map(|level| (level.name(), words.get(&format!("ht-{}", level.name())))));
    choices.push(("guest", words.get("web-seat-guest")));
    if seat > *info.seats.start() {
        choices.push(("none", words.get("web-seat-none")));
    }
    html! {
        div.row.seat {
            label for={ "seat" (seat) } { (seat) "." }
            select id={ "seat" (seat) } name={ "seat" (seat) } {
                @for (value, text) in &choices { option value=(value) selected[*value == chosen] { (text) } }
            }
            input name={ "guest" (seat) } maxlength="24" value=(field(sent, &format!("guest{seat}")).unwrap_or_default()) placeholder=(words.get("web-guest-name"))
                aria-label=(words.get("web-guest-name"));
        }
    }
}

fn option_row(words: &Messages, info: &GameInfo, option: &OptionInfo, sent: &[(String, String)]) -> Markup {
    let key = format!("option-{}", option.key);
    let is_new = field(sent, "name").is_none();
    let is_chosen = |value: &str| {
        let is_sent = || sent.iter().any(|(known, given)| *known == key && given == value);
        if is_new { value == option.default } else { is_sent() }
    };
    let prefix = game_text(info.title).prefix();
    let kind = if option.several { "checkbox" } else { "radio" };
    html! {
        fieldset class=(key) {
            legend { (words.get(&format!("{prefix}-option-{}", option.key))) }
            @for value in option.values.iter().filter(|value| !(option.several && **value == "none")) {
                label.row {
                    input type=(kind) name=(key) value=(value) checked[is_chosen(value)];
                    span { (words.get(&format!("{prefix}-option-{}-{value}", option.key))) }
                }
            }
        }
    }
}

/// Sets the table up.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
    SentFields(fields): SentFields,
) -> Result<Response, Wrong> {
    let title: Title = game.parse().map_err(|_| Refused::Unknown).told(visitor.locale)?;
    let info = title.info();
    match try_open(&house, &visitor, info, &fields).await {
        Ok(response) => Ok(response),
        Err(wrong) => {
            let sets = ComponentSets::load(&house, &visitor, info.id()).await.told(visitor.locale)?;
            Ok((wrong.status(), show(&visitor, info, &sets, &fields, Some(&wrong))).into_response())
        }
    }
}

async fn try_open(
    house: &Arc<House>,
    visitor: &Visitor,
    info: &GameInfo,
    fields: &[(String, String)],
) -> Result<Response, Refused> {
    let choice = component_choice::read(fields)?;
    let components = house.component_file(info, visitor.person.as_ref(), &choice).await?;
    let new = NewTable { components, ..read(info, fields, visitor.words())? };
    let name = field(fields, "name").unwrap_or_default();
    let (person, key) = house.name(visitor, name).await?;
    let room = house.open(&person, &new).await?;
    let guide = if field(fields, "guide") == Some("yes") { "?guide=yes" } else { "" };
    Ok(to_room(house, &room, guide, key))
}

fn field<'a>(fields: &'a [(String, String)], key: &str) -> Option<&'a str> {
    fields
        .iter()
        .find(|(known, _)| known == key)
        .map(|(_, value)| value.as_str())
        .filter(|value| !value.is_empty())
}

/// What the form says.
fn read(info: &GameInfo, fields: &[(String, String)], words: &Messages) -> Result<NewTable, Refused> {
    let mut places = Vec::new();
    for seat in 1..=*info.seats.end() {
        let guest = field(fields, &format!("guest{seat}"));
        match field(fields, &format!("seat{seat}")) {
            None | Some("none") => {}
            Some(place) => places.push(place_of(place, guest, words)?),
        }
    }
    let mut chosen: HashMap<&str, Vec<&str>> = HashMap::new();
    for (key, value) in fields {
        if let Some(key) = key.strip_prefix("option-") {
            chosen.entry(key).or_default().push(value);
        }
    }
    let mut settings = OptionValues::none();
    for option in info.options.iter().filter(|option| matters(option.key, places.len(), &chosen)) {
        if let Some(values) = chosen.get(option.key) {
            settings.push(option.key, values.join("+"));
        }
    }
    let limit =
        field(fields, "limit").map(|limit| limit.parse().map_err(|_| Refused::ParseError("bad-limit")));
    Ok(NewTable {
        game: info.title,
        settings,
        components: None,
        places,
        listed: field(fields, "listed").is_some(),
        limit: limit.transpose()?,
        waits: field(fields, "wait").is_some(),
    })
}

/// Whether an option means anything with what else is chosen. The style sheet hides one that does not, so nobody is asked to
/// take it back.
fn matters(key: &str, seats: usize, chosen: &HashMap<&str, Vec<&str>>) -> bool {
    let has = |key: &str, wanted: &[&str]| {
        chosen.get(key).is_some_and(|values| values.iter().any(|value| wanted.contains(value)))
    };
    match key {
        "alternative" | "governors" => has("modules", &[key]),
        "purist" => has("modules", &["governors", "fate"]),
        "restoration" => has("modules", &["whims"]),
        "adviser" => seats < 4 || has("variants", &["strategic", "global"]),
        _ => true,
    }
}

/// Who is to have a seat.
pub(crate) fn place_of(word: &str, guest: Option<&str>, words: &Messages) -> Result<Place, Refused> {
    match word {
        "me" => Ok(Place::Me),
        "friend" => Ok(Place::Friend),
        "guest" => match guest {
            None => Ok(Place::Guest(words.get("web-guest"))),
            Some(name) if name.chars().count() <= MOST_LETTERS && is_plain(name) => {
                Ok(Place::Guest(name.into()))
            }
            Some(_) => Err(Refused::ParseError("bad-name")),
        },
        level => level.parse().map(Place::Bot).map_err(|_| Refused::ParseError("bad-place")),
    }
}
