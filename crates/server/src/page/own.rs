//! Who one is: a name, a language, and a link that carries one's seats to another device.

use super::layout::Layout;
use super::{Told, Wrong};
use crate::house::House;
use crate::person::{COOKIE_NAME, TONGUE_COOKIE, Visitor, keep};
use crate::refused::Refused;
use crate::request::{Path, Sent};
use crate::secret;
use axum::extract::State;
use axum::http::Uri;
use axum::http::header::{HeaderMap, REFERER, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect};
use i18n::{Locale, MessageContext};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::Person;

/// The page.
pub(crate) async fn me(State(_): State<Arc<House>>, visitor: Visitor) -> Markup {
    show(&visitor, None)
}

fn show(visitor: &Visitor, link: Option<&str>) -> Markup {
    let words = visitor.words();
    let name = visitor.person.as_ref().map_or("", |person| &person.name);
    Layout::new(words, visitor.locale, words.get("web-me")).show(&html! {
        form method="post" action="/me" {
            p.row {
                label { (words.get("web-your-name")) " " input name="name" value=(name) required maxlength="24"; }
                button { (words.get("web-keep")) }
            }
        }
        @if visitor.person.is_some() {
            section {
                h2 { (words.get("web-other-device")) }
                p { (words.get("web-other-device-about")) }
                @match link {
                    Some(link) => p.link { (link) },
                    None => form method="post" action="/me/link" { button { (words.get("web-make-link")) } },
                }
                p { (words.get("web-forget-about")) }
                form method="post" action="/me/forget" { button { (words.get("web-forget")) } }
            }
        }
    })
}

/// A name.
#[derive(Deserialize)]
pub(crate) struct Name {
    name: String,
}

/// Takes a name.
pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Sent(form): Sent<Name>,
) -> Result<impl IntoResponse, Wrong> {
    let (_, key) = house.name(&visitor, &form.name).await.told(visitor.locale)?;
    let cookie = key.map(|key| (SET_COOKIE, keep(COOKIE_NAME, &key, house.settings.is_secure())));
    Ok((AppendHeaders(cookie), Redirect::to("/me")))
}

/// Shows a link for another device.
pub(crate) async fn link(State(house): State<Arc<House>>, visitor: Visitor) -> Result<Markup, Wrong> {
    let person = visitor.person().told(visitor.locale)?;
    let key = house.further_key(person).await.told(visitor.locale)?;
    Ok(show(&visitor, Some(&format!("{}/me/enter/{key}", house.settings.public_url))))
}

/// Makes all other devices and all links strangers.
pub(crate) async fn forget(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Redirect, Wrong> {
    let person = visitor.person().told(visitor.locale)?;
    house.forget_others(person, &headers).await.told(visitor.locale)?;
    Ok(Redirect::to("/me"))
}

/// Asks whether this device is to be somebody's.
pub(crate) async fn enter(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(key): Path<String>,
) -> Result<Markup, Wrong> {
    let words = visitor.words();
    let person = owner(&house, &key).await.told(visitor.locale)?;
    let msg = MessageContext::new(words, &[]);
    let question = msg.format("web-enter-as").text("name", person.name.clone()).build();
    let other = visitor.person.as_ref().filter(|other| other.id != person.id);
    Ok(Layout::new(words, visitor.locale, words.get("web-me")).show(&html! {
        p { (question) }
        @if let Some(other) = other {
            p.refused { (msg.format("web-enter-instead").text("name", other.name.clone()).build()) " " a href="/me" { (words.get("web-me")) } }
        }
        form method="post" { button.deed { (words.get("web-enter")) } }
    }))
}

/// Makes this device somebody's.
pub(crate) async fn entered(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(key): Path<String>,
) -> Result<impl IntoResponse, Wrong> {
    owner(&house, &key).await.told(visitor.locale)?;
    let cookie = [(SET_COOKIE, keep(COOKIE_NAME, &key, house.settings.is_secure()))];
    Ok((AppendHeaders(cookie), Redirect::to("/")))
}

async fn owner(house: &House, key: &str) -> Result<Person, Refused> {
    house.store.person_of(&secret::hash(key)).await?.ok_or(Refused::Unknown)
}

/// A language.
#[derive(Deserialize)]
pub(crate) struct Lang {
    lang: String,
}

/// Speaks another language from now on.
pub(crate) async fn speak(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    headers: HeaderMap,
    Sent(form): Sent<Lang>,
) -> Result<impl IntoResponse, Wrong> {
    let locale = Locale::parse_tag(&form.lang).ok_or(Refused::ParseError("bad-lang")).told(visitor.locale)?;
    if let Some(person) = &visitor.person {
        let changed = Person { locale: locale.tag().into(), ..person.clone() };
        house.store.change_person(&changed).await.told(visitor.locale)?;
    }
    let cookie = [(SET_COOKIE, keep(TONGUE_COOKIE, locale.tag(), house.settings.is_secure()))];
    Ok((AppendHeaders(cookie), Redirect::to(&back(&headers))))
}

/// The page that a form was on; never another site.
fn back(headers: &HeaderMap) -> String {
    let from = headers.get(REFERER).and_then(|value| value.to_str().ok());
    let uri = from.and_then(|from| from.parse::<Uri>().ok());
    let path = uri.and_then(|uri| uri.path_and_query().map(ToString::to_string));
    path.filter(|path| path.starts_with('/') && !path.starts_with("//")).unwrap_or_else(|| "/".into())
}
