//! What forms of a table do. Each does one thing and shows the table again.

use super::sight::{Sight, look};
use super::{Wish, show};
use crate::house::{Command, House};
use crate::page::layout::Layout;
use crate::page::lobby::table_title;
use crate::page::{Told, Wrong};
use crate::person::{COOKIE_NAME, Visitor, keep};
use crate::refused::Refused;
use crate::request::{Asked, Path, Sent};
use crate::room::Room;
use axum::extract::State;
use axum::http::Uri;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use engine::Seat;
use i18n::MessageContext;
use maud::html;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

/// What any form of a table may carry.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Fields {
    ply: Option<i64>,
    action: Option<String>,
    against: Option<String>,
    seat: Option<String>,
    shown: Option<String>,
    word: Option<String>,
    text: Option<String>,
}

/// A deed that is under way.
struct Deed {
    house: Arc<House>,
    room: Arc<Room>,
    sight: Sight,
    fields: Fields,
}

impl Deed {
    async fn begin(
        house: &Arc<House>,
        visitor: &Visitor,
        id: &str,
        wish: &Wish,
        fields: Fields,
    ) -> Result<Deed, Refused> {
        let room = house.room(id).await?;
        let sight = look(&room.now(), visitor, wish)?;
        Ok(Deed { house: house.clone(), room, sight, fields })
    }

    /// The seat that acts.
    fn seat(&self) -> Result<Seat, Refused> {
        self.sight.own_seat().ok_or(Refused::Foreign)
    }

    /// The key of a command that a page gives: the same button of the same page does the same once.
    fn key(&self, what: &str) -> String {
        format!("{}-{what}", self.fields.ply.unwrap_or_default())
    }

    fn command<'a>(&'a self, key: Option<&'a str>) -> Result<Command<'a>, Refused> {
        let lines = self.fields.ply.ok_or(Refused::ParseError("bad-ply"))?;
        Ok(Command { seat: self.seat()?, lines, key, action: self.fields.action.as_deref() })
    }
}

macro_rules! deed {
    ($(#[$doc:meta])* $name:ident, $deed:ident => $body:expr) => {
        $(#[$doc])*
        pub(crate) async fn $name(
            State(house): State<Arc<House>>,
            visitor: Visitor,
            Path(id): Path<String>,
            Asked(wish): Asked<Wish>,
            Sent(fields): Sent<Fields>,
        ) -> Response {
            let done = async {
                let $deed = Deed::begin(&house, &visitor, &id, &wish, fields).await?;
                $body
            };
            let done: Result<(), Refused> = done.await;
            after(&house, &visitor, &id, &wish, done).await
        }
    };
}

deed!(
    /// Plays an action.
    act, deed => {
        let action = deed.fields.action.as_deref().ok_or(Refused::ParseError("bad-action"))?;
        let key = deed.key(action);
        deed.house.act(&deed.room, &deed.command(Some(&key))?).await
    }
);
deed!(
    /// Takes something back.
    undo, deed => {
        let key = deed.key("!undo");
        deed.house.undo(&deed.room, &deed.command(Some(&key))?).await
    }
);
deed!(
    /// Wishes for a bot in somebody's place.
    vote, deed => {
        let against = deed.fields.against.as_deref().and_then(|seat| seat.parse().ok());
        let against = against.ok_or(Refused::ParseError("bad-seat"))?;
        let key = deed.key(&format!("!vote {against}"));
        deed.house.vote(&deed.room, &deed.command(Some(&key))?, against).await
    }
);
deed!(
    /// Leaves a seat.
    leave, deed => deed.house.leave(&deed.room, deed.seat()?).await
);
deed!(
    /// Comes back to a seat.
    come_back, deed => deed.house.come_back(&deed.room, deed.seat()?).await
);
deed!(
    /// Lets spectators look, or no longer.
    let_look, deed => {
        let shown = deed.fields.shown.as_deref() == Some("yes");
        deed.house.let_look(&deed.room, deed.seat()?, shown).await
    }
);
deed!(
    /// Adds a word to the seed.
    add_word, deed => {
        deed.house.add_word(&deed.room, deed.seat()?, deed.fields.word.as_deref().unwrap_or_default()).await
    }
);
deed!(
    /// Starts as the host says.
    start, deed => {
        if !deed.sight.host {
            return Err(Refused::Foreign);
        }
        deed.house.start(&deed.room).await
    }
);
deed!(
    /// Says something.
    say, deed => {
        let seat = deed.sight.own_seat().or_else(|| deed.sight.own.iter().next()).ok_or(Refused::Foreign)?;
        deed.house.say(&deed.room, seat, deed.fields.text.as_deref().unwrap_or_default(), None).await
    }
);

/// Agrees to what was asked, or not.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path((id, answer)): Path<(String, String)>,
    Asked(wish): Asked<Wish>,
    Sent(fields): Sent<Fields>,
) -> Response {
    let done = async {
        let yes = match answer.as_str() {
            "grant" => true,
            "refuse" => false,
            _ => return Err(Refused::Unknown),
        };
        let deed = Deed::begin(&house, &visitor, &id, &wish, fields).await?;
        let key = deed.key(&format!("!{answer}"));
        deed.house.answer(&deed.room, &deed.command(Some(&key))?, yes).await
    };
    let done = done.await;
    after(&house, &visitor, &id, &wish, done).await
}

/// Plays again.
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
) -> Result<Redirect, Wrong> {
    let again = async {
        let deed = Deed::begin(&house, &visitor, &id, &wish, Fields::default()).await?;
        if deed.sight.own.is_empty() {
            return Err(Refused::Foreign);
        }
        deed.house.rematch(&deed.room, visitor.person()?).await
    };
    let room = again.await.told(visitor.locale)?;
    Ok(Redirect::to(&format!("/t/{}", room.now().row.id)))
}

/// Plays on from a position of a game that is open to everybody, at another table.
pub(crate) async fn play_on(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(wish): Asked<Wish>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Wrong> {
    let going_on = async {
        let deed = Deed::begin(&house, &visitor, &id, &wish, fields).await?;
        let plies = deed.fields.ply.and_then(|ply| usize::try_from(ply).ok());
        let plies = plies.ok_or(Refused::ParseError("bad-ply"))?;
        let seat = deed.fields.seat.as_deref().and_then(|seat| seat.parse().ok());
        let seat = seat.ok_or(Refused::ParseError("bad-seat"))?;
        let (person, key) = house.name(&visitor, &visitor.name_or_guest()).await?;
        Ok::<_, Refused>((house.play_on(&deed.room.now(), &person, seat, plies).await?, key))
    };
    let (room, key) = going_on.await.told(visitor.locale)?;
    Ok(to_room(&house, &room, "", key))
}

/// The table as `wish` asks for it, for who has just come to it, perhaps with a key of his own.
pub(crate) fn to_room(house: &House, room: &Room, wish: &str, key: Option<String>) -> Response {
    let cookie = key.map(|key| (SET_COOKIE, keep(COOKIE_NAME, &key, house.settings.is_secure())));
    (AppendHeaders(cookie), Redirect::to(&format!("/t/{}{wish}", room.now().row.id))).into_response()
}

/// The table, for who comes to the address of a deed without one.
pub(crate) async fn to_table(Path(path): Path<HashMap<String, String>>, uri: Uri) -> Redirect {
    let id = path.get("id").map_or("", String::as_str);
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::to(&format!("/t/{id}{query}"))
}

/// Shows the table after a deed: by its address, or at once with what was refused.
async fn after(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    wish: &Wish,
    done: Result<(), Refused>,
) -> Response {
    let refused = match done {
        Ok(()) => {
            let seat = wish.seat.as_ref().map(|seat| format!("seat={seat}"));
            let kept: Vec<String> = seat.into_iter().chain(wish.guided().map(String::from)).collect();
            let mark = if kept.is_empty() { "" } else { "?" };
            return Redirect::to(&format!("/t/{id}{mark}{}", kept.join("&"))).into_response();
        }
        Err(refused) => refused,
    };
    match show(house, visitor, id, wish, Some(&refused)).await {
        Ok(page) => (refused.status(), page).into_response(),
        Err(_) => Wrong(visitor.locale, refused).into_response(),
    }
}

/// Asks for a name before one sits down.
pub(crate) async fn join(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path((id, invite)): Path<(String, String)>,
) -> Result<Response, Wrong> {
    let words = visitor.words();
    let now = house.room(&id).await.told(visitor.locale)?.now();
    if !now.seats_of(visitor.id()).is_empty() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let open = if now.is_open_to(&invite) { Ok(()) } else { Err(Refused::Foreign) };
    let free = if now.empty().is_empty() { Err(Refused::Unfit("full")) } else { Ok(()) };
    open.and(free).told(visitor.locale)?;
    let name = visitor.person.as_ref().map_or("", |person| &person.name);
    let others: Vec<String> = now.names().into_iter().filter(|name| !name.is_empty()).collect();
    let page = Layout::new(words, visitor.locale, table_title(words, &now)).about(now.title()).show(&html! {
        p { (MessageContext::new(words, &[]).format("web-join").text("names", words.list(&others)).build()) }
        form method="post" {
            p.row {
                label { (words.get("web-your-name")) " " input name="name" value=(name) required maxlength="24"; }
                button.deed { (words.get("web-sit-down")) }
            }
        }
    });
    Ok(page.into_response())
}

/// A name.
#[derive(Deserialize)]
pub(crate) struct Name {
    name: String,
}

/// Sits down.
pub(crate) async fn joined(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path((id, invite)): Path<(String, String)>,
    Sent(form): Sent<Name>,
) -> Result<Response, Wrong> {
    let sat = async {
        let room = house.room(&id).await?;
        if !room.now().is_open_to(&invite) {
            return Err(Refused::Foreign);
        }
        let (person, key) = house.name(&visitor, &form.name).await?;
        if room.now().seats_of(&person.id).is_empty() {
            house.sit(&room, &person, &invite, None).await?;
        }
        Ok::<_, Refused>((room, key))
    };
    let (room, key) = sat.await.told(visitor.locale)?;
    Ok(to_room(&house, &room, "", key))
}
