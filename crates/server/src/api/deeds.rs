//! What programs may do.

use super::sights::{TableData, number, table_data};
use super::{Told, Wrong};
use crate::component_sets::ComponentChoice;
use crate::house::{Command, House, NewTable};
use crate::page::opening::place_of;
use crate::page::play::{Wish, look};
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::{Body, Path};
use crate::room::Room;
use axum::Json;
use axum::extract::State;
use engine::Seat;
use games::{OptionValues, Title};
use i18n::Locale;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::Person;
use utoipa::ToSchema;

/// Who you want to be.
#[derive(Deserialize, ToSchema)]
pub(super) struct Me {
    name: String,
    /// en, it, fr or de.
    lang: Option<String>,
}

/// Who you are.
#[derive(Serialize, ToSchema)]
pub(super) struct MeData {
    name: String,
    lang: &'static str,
    /// Your key, if you are new: keep it, it is shown once.
    key: Option<String>,
}

/// Takes a name; who has no key gets one.
#[utoipa::path(post, path = "/api/me", request_body = Me, responses((status = 200, body = MeData), (status = 422)))]
pub(super) async fn me(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Body(me): Body<Me>,
) -> Result<Json<MeData>, Wrong> {
    let locale = match me.lang.as_deref() {
        None => visitor.locale,
        Some(lang) => Locale::parse_tag(lang).ok_or(Refused::ParseError("bad-lang")).told(visitor.locale)?,
    };
    let visitor = Visitor { locale, ..visitor };
    let (person, key) = house.name(&visitor, &me.name).await.told(locale)?;
    Ok(Json(MeData { name: person.name, lang: locale.tag(), key }))
}

/// The most bytes of a table that is to be: it may carry a component file.
pub(super) const MOST_BYTES: usize = 128 << 10;

/// A table that is to be.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewTableData {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// A component file (TOML) with figures that differ from the standard ones; at most 64 KiB.
    components: Option<String>,
    /// The name of a component set instead: one of the server (`component_sets` of the game) or one that you have saved.
    component_set: Option<String>,
    /// One for each seat: `me`, `friend` (whoever has the invitation), `guest` (somebody who shares your key), `page`,
    /// `squire`, `knight` or `marshal`.
    seats: Vec<String>,
    #[serde(default)]
    listed: bool,
    /// Seconds after which a bot moves for who does not.
    limit: Option<i64>,
    /// Whether it starts only when you say so, even if it is full: so that seats can add words to the seed before.
    #[serde(default)]
    wait: bool,
}

/// Sets a table up.
#[utoipa::path(post, path = "/api/tables", request_body = NewTableData,
    responses((status = 200, body = TableData), (status = 401), (status = 422), (status = 429)))]
pub(super) async fn open(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Body(new): Body<NewTableData>,
) -> Result<Json<TableData>, Wrong> {
    let opened = async {
        let person = visitor.person()?;
        let mut settings = OptionValues::none();
        new.options.iter().for_each(|(key, value)| settings.push(key, value));
        let places =
            new.seats.iter().map(|seat| place_of(seat, None, visitor.words())).collect::<Result<_, _>>()?;
        let (listed, limit, waits) = (new.listed, new.limit, new.wait);
        let components = components_of(&house, person, &new).await?;
        let new = NewTable { game: new.game.parse()?, settings, components, places, listed, limit, waits };
        let room = house.open(person, &new).await?;
        Ok::<_, Refused>(table_data(&room.now(), &visitor))
    };
    Ok(Json(opened.await.told(visitor.locale)?))
}

/// The component file that a table is asked for with.
async fn components_of(
    house: &House,
    person: &Person,
    new: &NewTableData,
) -> Result<Option<String>, Refused> {
    let choice = match (&new.components, &new.component_set) {
        (Some(_), Some(_)) => return Err(Refused::ParseError("bad-figure-set")),
        (Some(text), None) => ComponentChoice::File(text.clone()),
        (None, Some(name)) => ComponentChoice::Named(name.clone()),
        (None, None) => ComponentChoice::Standard,
    };
    house.component_file(new.game.parse::<Title>()?.info(), Some(person), &choice).await
}

/// An invitation.
#[derive(Deserialize, ToSchema)]
pub(super) struct Sit {
    /// What the link ends with; not needed at a table that is listed.
    #[serde(default)]
    invite: String,
    /// A seat; any if left out. Who sits already stays, unless he names another seat: then both are his.
    seat: Option<u8>,
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableData), (status = 401), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(sit): Body<Sit>,
) -> Result<Json<TableData>, Wrong> {
    let sat = async {
        let room = house.room(&id).await?;
        let seat = sit.seat.map(seat).transpose()?;
        house.sit(&room, visitor.person()?, &sit.invite, seat).await?;
        Ok::<_, Refused>(table_data(&room.now(), &visitor))
    };
    Ok(Json(sat.await.told(visitor.locale)?))
}

fn seat(number: u8) -> Result<Seat, Refused> {
    number.to_string().parse().map_err(|_| Refused::ParseError("bad-seat"))
}

/// Something to do at a seat.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
pub(super) struct Deed {
    /// The seat; yours if you have one only.
    seat: Option<u8>,
    /// The `ply` of the view that it is for.
    ply: Option<i64>,
    /// The action, as in `offer.choices`.
    action: Option<String>,
    /// Your own key for this command: sent twice, it is done once.
    key: Option<String>,
    /// Who should rather be a bot.
    against: Option<u8>,
    /// Whether you agree.
    yes: Option<bool>,
    /// What you say.
    text: Option<String>,
    /// What you add to the seed.
    word: Option<String>,
}

/// What came of a deed.
#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    /// Lines of the journal now.
    ply: i64,
    /// Who is to move.
    turn: Vec<u8>,
    over: bool,
}

impl Done {
    fn of(room: &Room) -> Done {
        let now = room.now();
        let turn = now.turn().map_or_else(Vec::new, |turn| turn.seats().iter().map(number).collect());
        Done { ply: now.version().lines, turn, over: now.is_over() }
    }
}

/// The room and the seat that acts there.
async fn begin(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    deed: &Deed,
) -> Result<(Arc<Room>, Seat), Refused> {
    let room = house.room(id).await?;
    let wish = Wish { seat: deed.seat.map(|seat| seat.to_string()), ..Wish::default() };
    let sight = look(&room.now(), visitor, &wish)?;
    if sight.is_behind_curtain() {
        return Err(Refused::ParseError("bad-seat"));
    }
    Ok((room, sight.own_seat().ok_or(Refused::Foreign)?))
}

fn command(seat: Seat, deed: &Deed) -> Result<Command<'_>, Refused> {
    let lines = deed.ply.ok_or(Refused::ParseError("bad-ply"))?;
    Ok(Command { seat, lines, key: deed.key.as_deref(), action: deed.action.as_deref() })
}

macro_rules! deed {
    ($(#[$doc:meta])* $name:ident, $path:literal, ($house:ident, $room:ident, $seat:ident, $deed:ident) => $body:expr) => {
        $(#[$doc])*
        #[utoipa::path(post, path = $path, params(("id" = String, Path)), request_body = Deed,
            responses((status = 200, body = Done), (status = 401), (status = 403), (status = 404), (status = 409), (status = 422), (status = 429)))]
        pub(super) async fn $name(
            State($house): State<Arc<House>>,
            visitor: Visitor,
            Path(id): Path<String>,
            Body($deed): Body<Deed>,
        ) -> Result<Json<Done>, Wrong> {
            let done = async {
                let ($room, $seat) = begin(&$house, &visitor, &id, &$deed).await?;
                $body?;
                Ok::<_, Refused>(Done::of(&$room))
            };
            Ok(Json(done.await.told(visitor.locale)?))
        }
    };
}

deed!(
    /// Plays an action.
    act, "/api/tables/{id}/act", (house, room, seat, deed) => {
        let command = command(seat, &deed)?;
        house.act(&room, &command).await
    }
);
deed!(
    /// Takes back what your seat decided last, or asks the others for it.
    undo, "/api/tables/{id}/undo", (house, room, seat, deed) => {
        let command = command(seat, &deed)?;
        house.undo(&room, &command).await
    }
);
deed!(
    /// Agrees to an undo that another asked for, or not.
    answer, "/api/tables/{id}/answer", (house, room, seat, deed) => {
        let command = command(seat, &deed)?;
        let yes = deed.yes.ok_or(Refused::ParseError("bad-answer"))?;
        house.answer(&room, &command, yes).await
    }
);
deed!(
    /// Wishes for a bot in the place of somebody who does not move.
    vote, "/api/tables/{id}/vote", (house, room, by, deed) => {
        let command = command(by, &deed)?;
        let against = seat(deed.against.ok_or(Refused::ParseError("bad-seat"))?)?;
        house.vote(&room, &command, against).await
    }
);
deed!(
    /// Leaves your seat: to a bot while the game goes on.
    leave, "/api/tables/{id}/leave", (house, room, seat, deed) => house.leave(&room, seat).await
);
deed!(
    /// Comes back to your seat.
    come_back, "/api/tables/{id}/back", (house, room, seat, deed) => house.come_back(&room, seat).await
);
deed!(
    /// Adds a word of yours to the seed, before the game begins.
    add_word, "/api/tables/{id}/word", (house, room, seat, deed) => {
        house.add_word(&room, seat, deed.word.as_deref().unwrap_or_default()).await
    }
);
deed!(
    /// Says something.
    say, "/api/tables/{id}/say", (house, room, seat, deed) => {
        house.say(&room, seat, deed.text.as_deref().unwrap_or_default(), deed.key.as_deref()).await
    }
);

/// Starts; bots take the empty seats. Only for who set the table up.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableData), (status = 401), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(super) async fn start(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableData>, Wrong> {
    let started = async {
        let room = house.room(&id).await?;
        if room.now().row.host != visitor.person()?.id {
            return Err(Refused::Foreign);
        }
        house.start(&room).await?;
        Ok::<_, Refused>(table_data(&room.now(), &visitor))
    };
    Ok(Json(started.await.told(visitor.locale)?))
}
