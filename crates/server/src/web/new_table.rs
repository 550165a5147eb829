//! Creating a table.

use super::component_choice::{self, ComponentSets};
use super::titles::game_title;
use super::{ErrorPage, IntoErrorPage, redirect_to_table};
use crate::app::App;
use crate::commands::{self, NewTable, SeatRequest};
use crate::error::ApiError;
use crate::extract::{FormFields, Path, Query};
use crate::layout::Layout;
use crate::queries;
use crate::session::CurrentUser;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use bots::Level;
use games::{GameInfo, OptionInfo, OptionValues, Title};
use i18n::{MessageContext, Messages, game_text};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

/// The move limits in seconds, with their messages: ten minutes, a day, three days.
const MOVE_LIMITS: [(&str, i64); 3] =
    [("web-limit-minutes", 600), ("web-limit-day", 86_400), ("web-limit-days", 259_200)];

/// The query string of the form.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct NewTableQuery {
    /// The component figures to be selected: `own:ID` or `server:NAME`.
    figures: Option<String>,
}

/// The page with the form.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    Query(query): Query<NewTableQuery>,
) -> Result<Markup, ErrorPage> {
    let title: Title = game.parse().map_err(|_| ApiError::NotFound).localized(user.locale)?;
    let info = title.info();
    let sets = ComponentSets::load(&app, &user, info.id()).await.localized(user.locale)?;
    let chosen: Vec<_> = query.figures.map(|choice| ("figures".to_string(), choice)).into_iter().collect();
    Ok(render(&user, info, &sets, &chosen, None))
}

/// The maximum size of the form in bytes: it may contain a component file.
pub(crate) const MAX_BODY_BYTES: usize = 256 << 10;

/// The form, filled in as it was sent, or with the default values.
fn render(
    user: &CurrentUser,
    info: &GameInfo,
    sets: &ComponentSets,
    sent: &[(String, String)],
    error: Option<&ApiError>,
) -> Markup {
    let messages = user.messages();
    let known = user.user.as_ref().map_or("", |person| &person.name);
    let name = field(sent, "name").unwrap_or(known);
    let limit = field(sent, "limit").unwrap_or_default();
    let ticked = |key: &str| field(sent, key).is_some();
    let heading = MessageContext::new(messages, &[])
        .format("web-new-table")
        .text("game", game_title(messages, info.title))
        .build();
    Layout::new(messages, user.locale, heading).for_game(info.title).render(&html! {
        @if let Some(error) = error { p.refused role="alert" { (error.message(messages)) } }
        form method="post" enctype="multipart/form-data" {
            p { label { (messages.get("web-your-name")) " " input name="name" value=(name) required maxlength="24"; } }
            fieldset {
                legend { (messages.get("web-seats")) }
                @for seat in 1..=*info.seats.end() { (seat_row(messages, info, seat, sent)) }
                (levels(messages))
            }
            @for option in info.options { (option_row(messages, info, option, sent)) }
            (component_choice::group(messages, info, sets, sent))
            fieldset {
                legend { (messages.get("web-time")) }
                label.row { input type="radio" name="limit" value="" checked[limit.is_empty()]; (messages.get("web-limit-none")) }
                @for (id, seconds) in MOVE_LIMITS {
                    label.row { input type="radio" name="limit" value=(seconds) checked[limit == seconds.to_string()]; (messages.get(id)) }
                }
            }
            p { label { input type="checkbox" name="listed" value="yes" checked[ticked("listed")]; " " (messages.get("web-listed")) } }
            p { label { input type="checkbox" name="wait" value="yes" checked[ticked("wait")]; " " (messages.get("web-wait")) } }
            p { button.deed { (messages.get("web-set-up")) } }
        }
    })
}

/// The descriptions of the levels of bots.
fn levels(messages: &Messages) -> Markup {
    html! {
        ul.levels.quiet {
            @for level in Level::ALL {
                @let id = format!("ht-{}", level.name());
                li { b { (messages.get(&id)) } ": " (messages.get(&format!("{id}.text"))) }
            }
        }
    }
}

fn seat_row(messages: &Messages, info: &GameInfo, seat: u8, sent: &[(String, String)]) -> Markup {
    let usual = match seat {
        1 => "me",
        seat if seat <= info.default_seats => "knight",
        _ => "none",
    };
    let chosen = field(sent, &format!("seat{seat}")).unwrap_or(usual);
    let mut choices = vec![("me", messages.get("web-seat-me")), ("friend", messages.get("web-seat-friend"))];
    choices
        .extend(Level::ALL.iter().map(|level| (level.name(), messages.get(&format!("ht-{}", level.name())))));
    choices.push(("guest", messages.get("web-seat-guest")));
    if seat > *info.seats.start() {
        choices.push(("none", messages.get("web-seat-none")));
    }
    html! {
        div.row.seat {
            label for={ "seat" (seat) } { (seat) "." }
            select id={ "seat" (seat) } name={ "seat" (seat) } {
                @for (value, text) in &choices { option value=(value) selected[*value == chosen] { (text) } }
            }
            input name={ "guest" (seat) } maxlength="24" value=(field(sent, &format!("guest{seat}")).unwrap_or_default()) placeholder=(messages.get("web-guest-name"))
                aria-label=(messages.get("web-guest-name"));
        }
    }
}

fn option_row(
    messages: &Messages,
    info: &GameInfo,
    option: &OptionInfo,
    sent: &[(String, String)],
) -> Markup {
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
            legend { (messages.get(&format!("{prefix}-option-{}", option.key))) }
            @for value in option.values.iter().filter(|value| !(option.several && **value == "none")) {
                label.row {
                    input type=(kind) name=(key) value=(value) checked[is_chosen(value)];
                    span { (messages.get(&format!("{prefix}-option-{}-{value}", option.key))) }
                }
            }
        }
    }
}

/// Creates the table.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let title: Title = game.parse().map_err(|_| ApiError::NotFound).localized(user.locale)?;
    let info = title.info();
    match try_create(&app, &user, info, &fields).await {
        Ok(response) => Ok(response),
        Err(error) => {
            let sets = ComponentSets::load(&app, &user, info.id()).await.localized(user.locale)?;
            Ok((error.status(), render(&user, info, &sets, &fields, Some(&error))).into_response())
        }
    }
}

async fn try_create(
    app: &Arc<App>,
    user: &CurrentUser,
    info: &GameInfo,
    fields: &[(String, String)],
) -> Result<Response, ApiError> {
    let choice = component_choice::read(fields)?;
    let components = queries::component_file(app, info, user.user.as_ref(), &choice).await?;
    let new = NewTable { components, ..parse(info, fields, user.messages())? };
    let name = field(fields, "name").unwrap_or_default();
    let (host, key) = commands::set_name(app, user, name).await?;
    let table = commands::create_table(app, &host, &new).await?;
    let query = if field(fields, "guide") == Some("yes") { "?guide=yes" } else { "" };
    Ok(redirect_to_table(app, &table, query, key))
}

fn field<'a>(fields: &'a [(String, String)], key: &str) -> Option<&'a str> {
    fields
        .iter()
        .find(|(known, _)| known == key)
        .map(|(_, value)| value.as_str())
        .filter(|value| !value.is_empty())
}

/// Parses the form.
fn parse(info: &GameInfo, fields: &[(String, String)], messages: &Messages) -> Result<NewTable, ApiError> {
    let mut seats = Vec::new();
    for seat in 1..=*info.seats.end() {
        let guest = field(fields, &format!("guest{seat}"));
        match field(fields, &format!("seat{seat}")) {
            None | Some("none") => {}
            Some(request) => seats.push(SeatRequest::parse(request, guest, messages)?),
        }
    }
    let mut chosen: HashMap<&str, Vec<&str>> = HashMap::new();
    for (key, value) in fields {
        if let Some(key) = key.strip_prefix("option-") {
            chosen.entry(key).or_default().push(value);
        }
    }
    let mut options = OptionValues::none();
    for option in info.options.iter().filter(|option| is_relevant(option.key, seats.len(), &chosen)) {
        if let Some(values) = chosen.get(option.key) {
            options.push(option.key, values.join("+"));
        }
    }
    let limit = field(fields, "limit").map(|limit| limit.parse().map_err(|_| ApiError::Invalid("bad-limit")));
    Ok(NewTable {
        game: info.title,
        options,
        components: None,
        seats,
        listed: field(fields, "listed").is_some(),
        move_limit: limit.transpose()?,
        manual_start: field(fields, "wait").is_some(),
    })
}

/// Whether an option has an effect with the other choices. The style sheet hides one that has none, and it is ignored.
fn is_relevant(key: &str, seats: usize, chosen: &HashMap<&str, Vec<&str>>) -> bool {
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
