//! Opening a record.

use super::layout::Layout;
use super::play::to_room;
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::Sent;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use games::Record;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The most bytes of a form with a record.
pub(crate) const MOST_BYTES: usize = 256 << 10;

/// The form.
pub(crate) async fn form(State(_): State<Arc<House>>, visitor: Visitor) -> Markup {
    show(&visitor, "", None)
}

/// What the form carries.
#[derive(Deserialize)]
pub(crate) struct Text {
    record: String,
}

/// Opens the record that was sent.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Sent(text): Sent<Text>,
) -> Response {
    match try_open(&house, &visitor, &text.record).await {
        Ok(response) => response,
        Err(wrong) => (wrong.status(), show(&visitor, &text.record, Some(&wrong))).into_response(),
    }
}

async fn try_open(house: &Arc<House>, visitor: &Visitor, text: &str) -> Result<Response, Refused> {
    let record = Record::parse(text).map_err(Refused::Record)?;
    let (person, key) = house.name(visitor, &visitor.name_or_guest()).await?;
    let room = house.study(&person, &record).await?;
    Ok(to_room(house, &room, "", key))
}

fn show(visitor: &Visitor, text: &str, wrong: Option<&Refused>) -> Markup {
    let words = visitor.words();
    Layout::new(words, visitor.locale, words.get("web-open-record")).show(&html! {
        @if let Some(wrong) = wrong { p.refused role="alert" { (wrong.tell(words)) } }
        p { (words.get("web-open-record-about")) }
        form method="post" {
            p hidden data-scripted { label { (words.get("web-record-file")) " " input type="file" accept=".txt,text/plain" data-into="record"; } }
            p { label for="record" { (words.get("web-record-text")) } }
            textarea #record name="record" rows="12" required spellcheck="false" { (text) }
            p { button.deed { (words.get("web-open-record")) } }
        }
    })
}
