//! Who asks: a random key in a cookie, a name and a language. There are no accounts.

use crate::house::{House, now_millis};
use crate::refused::Refused;
use crate::secret;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HeaderMap};
use axum::http::request::Parts;
use i18n::{Locale, Messages};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::Person;

/// Who asks, if he has a name already, and in which language.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person.
    pub(crate) person: Option<Person>,
    /// The hash of the key by which he is known.
    pub(crate) session: String,
    /// The language.
    pub(crate) locale: Locale,
}

impl Visitor {
    pub(crate) fn words(&self) -> &'static Messages {
        i18n::messages(self.locale)
    }

    /// The person, who must have a name.
    pub(crate) fn person(&self) -> Result<&Person, Refused> {
        self.person.as_ref().ok_or(Refused::Nameless)
    }

    /// The person's name, or what somebody without one is called.
    pub(crate) fn name_or_guest(&self) -> String {
        self.person.as_ref().map_or_else(|| self.words().get("web-guest"), |person| person.name.clone())
    }

    /// The id of the person; nobody's if there is none.
    pub(crate) fn id(&self) -> &str {
        self.person.as_ref().map_or("", |person| &person.id)
    }
}

/// The cookie's name.
pub(crate) const COOKIE_NAME: &str = "hightable";
/// The cookie of who has no name yet but a language.
pub(crate) const TONGUE_COOKIE: &str = "hightable-lang";

impl<S: Sync> FromRequestParts<S> for Visitor
where
    Arc<House>: FromRef<S>,
{
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Refused> {
        let house: Arc<House> = FromRef::from_ref(state);
        let session = key(&parts.headers).map(|key| secret::hash(&key)).unwrap_or_default();
        let person = if session.is_empty() { None } else { house.store.person_of(&session).await? };
        let own = person.as_ref().and_then(|person| Locale::parse_tag(&person.locale));
        Ok(Visitor { person, session, locale: own.unwrap_or_else(|| locale(&parts.headers)) })
    }
}

/// The key that a request carries: in its cookie, or as a bearer token.
fn key(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_string);
    bearer.or_else(|| cookie(headers, COOKIE_NAME))
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value.to_string())
}

/// The language that a request asks for: by its cookie, else the first of the browser's that we speak.
pub(crate) fn locale(headers: &HeaderMap) -> Locale {
    let own = cookie(headers, TONGUE_COOKIE).and_then(|code| Locale::parse_tag(&code));
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    own.or_else(|| dearest(wanted)).unwrap_or_default()
}

/// The language that a browser likes best of those we speak: `es, fr;q=0.8, en;q=0.7`.
fn dearest(wanted: &str) -> Option<Locale> {
    let mut liked: Vec<(Locale, f32)> = Vec::new();
    for one in wanted.split(',') {
        let (locale, rest) = one.split_once(';').unwrap_or((one, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.trim().parse().ok());
        liked.extend(Locale::parse_tag(locale.trim()).zip(weight).filter(|(_, weight)| *weight > 0.0));
    }
    liked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    liked.first().map(|(locale, _)| *locale)
}

/// Whether people can see all of a text: nothing that is no letter, hides itself or turns the writing round.
pub(crate) fn is_plain(text: &str) -> bool {
    let hides = |letter: char| {
        matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
    };
    !text.chars().any(|letter| letter.is_control() || hides(letter))
}

/// A cookie that keeps something for a year.
pub(crate) fn keep(name: &str, value: &str, secure: bool) -> String {
    const YEAR: u32 = 365 * 24 * 60 * 60;
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

impl House {
    /// Gives who asks a name, and a key if he has none: the person, and the new key.
    pub(crate) async fn name(
        &self,
        visitor: &Visitor,
        name: &str,
    ) -> Result<(Person, Option<String>), Refused> {
        let name = name.trim();
        let fits = (1..=MOST_LETTERS).contains(&name.chars().count()) && is_plain(name);
        if !fits {
            return Err(Refused::ParseError("bad-name"));
        }
        let locale = visitor.locale.tag().to_string();
        if let Some(known) = &visitor.person {
            let person = Person { name: name.into(), locale, ..known.clone() };
            self.store.change_person(&person).await?;
            return Ok((person, None));
        }
        let person = Person { id: secret::name(), name: name.into(), locale };
        let key = secret::token();
        self.store.add_person(&person, &secret::hash(&key), now_millis()).await?;
        Ok((person, Some(key)))
    }

    /// Ends all sessions of who asks but his own.
    pub(crate) async fn forget_others(&self, person: &Person, headers: &HeaderMap) -> Result<(), Refused> {
        let own = key(headers).map(|key| secret::hash(&key)).unwrap_or_default();
        self.store.end_sessions(&person.id, &own).await?;
        self.forgotten.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Whether who asked is still known by the key he came with.
    pub(crate) async fn knows(&self, visitor: &Visitor) -> Result<bool, Refused> {
        let Some(person) = &visitor.person else {
            return Ok(true);
        };
        let known = self.store.person_of(&visitor.session).await?;
        Ok(known.is_some_and(|known| known.id == person.id))
    }

    /// A further key for a person: what a personal link carries.
    pub(crate) async fn further_key(&self, person: &Person) -> Result<String, Refused> {
        let key = secret::token();
        self.store.add_session(&secret::hash(&key), &person.id, now_millis()).await?;
        Ok(key)
    }
}

/// The longest name.
pub(crate) const MOST_LETTERS: usize = 24;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_dearest_that_we_speak() {
        assert_eq!(dearest("xx,it;q=0.9"), Some(Locale::Italian));
        assert_eq!(dearest("es-ES,es;q=0.9,fr;q=0.8,en;q=0.7"), Some(Locale::French));
        assert_eq!(dearest("en;q=0.3, de-CH ; q=0.4"), Some(Locale::German));
        assert_eq!(dearest("it;q=0, en"), Some(Locale::English));
        assert_eq!(dearest("xx, *"), None);
    }

    #[test]
    fn what_hides_itself_is_not_plain() {
        assert!(is_plain("Zoë O’Neill 王"));
        for hidden in ["\u{200b}", "a\u{202e}b", "\u{feff}", "a\nb", "\0"] {
            assert!(!is_plain(hidden), "{hidden:?}");
        }
    }
}
