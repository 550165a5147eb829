//! Importing a record.

use super::redirect_to_table;
use crate::app::App;
use crate::commands;
use crate::error::ApiError;
use crate::extract::Form;
use crate::layout::Layout;
use crate::session::CurrentUser;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use games::Record;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The maximum size of the form in bytes.
pub(crate) const MAX_BODY_BYTES: usize = 256 << 10;

/// The page with the form.
pub(crate) async fn form(State(_): State<Arc<App>>, user: CurrentUser) -> Markup {
    render(&user, "", None)
}

/// The form with a record.
#[derive(Deserialize)]
pub(crate) struct RecordForm {
    record: String,
}

/// Creates a table that shows the record.
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Form(form): Form<RecordForm>,
) -> Response {
    match try_import(&app, &user, &form.record).await {
        Ok(response) => response,
        Err(error) => (error.status(), render(&user, &form.record, Some(&error))).into_response(),
    }
}

async fn try_import(app: &Arc<App>, user: &CurrentUser, text: &str) -> Result<Response, ApiError> {
    let record = Record::parse(text).map_err(ApiError::Record)?;
    let (host, key) = commands::set_name(app, user, &user.name_or_guest()).await?;
    let table = commands::import_record(app, &host, &record).await?;
    Ok(redirect_to_table(app, &table, "", key))
}

fn render(user: &CurrentUser, text: &str, error: Option<&ApiError>) -> Markup {
    let messages = user.messages();
    Layout::new(messages, user.locale, messages.get("web-open-record")).render(&html! {
        @if let Some(error) = error { p.refused role="alert" { (error.message(messages)) } }
        p { (messages.get("web-open-record-about")) }
        form method="post" {
            p hidden data-scripted { label { (messages.get("web-record-file")) " " input type="file" accept=".txt,text/plain" data-into="record"; } }
            p { label for="record" { (messages.get("web-record-text")) } }
            textarea #record name="record" rows="12" required spellcheck="false" { (text) }
            p { button.deed { (messages.get("web-open-record")) } }
        }
    })
}
