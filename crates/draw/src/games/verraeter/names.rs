//! Names of things: in words, and as symbols and classes.

use crate::{SPRITE_PATH, icon};
use lang::Teller;
use maud::{Markup, html};
use verraeter::secret::{LandView, View};
use verraeter::{Border, Face, Kind, Role, Side};

/// A symbol or a class of this game by its name.
pub(super) fn own(name: &str) -> String {
    ["vt", name].join("-")
}

/// Where a symbol of this game is found.
pub(super) fn href(name: &str) -> String {
    format!("{SPRITE_PATH}#{}", own(name))
}

/// A symbol of this game beside words.
pub(super) fn sign(name: &str) -> Markup {
    icon(&own(name), "")
}

/// The shield of a house.
pub(super) fn shield(side: Side) -> Markup {
    html! {
        svg.icon.banner.(own(side.word())) aria-hidden="true" viewBox="0 0 24 24" {
            use href={ (SPRITE_PATH) "#shield" } {}
            use href=(href(side.word())) x="4.5" y="3.5" width="15" height="15" {}
        }
    }
}

pub(super) fn house(tell: &Teller<'_>, side: Side) -> String {
    tell.tell("vt-side").text("side", side.word()).end()
}

pub(super) fn kind(tell: &Teller<'_>, kind: Kind) -> String {
    tell.say(&format!("vt-kind-{}", kind.word()))
}

pub(super) fn role(tell: &Teller<'_>, role: Role) -> String {
    tell.say(&format!("vt-role-{}", role.word()))
}

pub(super) fn face(tell: &Teller<'_>, face: Face) -> String {
    tell.tell("vt-building").text("building", face.word()).end()
}

/// A land by its kind and number.
pub(super) fn land(tell: &Teller<'_>, land: &LandView) -> String {
    tell.tell("vt-land").text("kind", kind(tell, land.kind)).text("land", land.land.to_string()).end()
}

/// All that is to be said of a land.
pub(super) fn land_in_full(tell: &Teller<'_>, own: &LandView) -> String {
    let name = land(tell, own);
    let Some(building) = own.building else {
        return tell.tell("vt-land-line").text("land", name).text("side", own.side.word()).end();
    };
    let sentence = tell.tell("vt-land-line-built").text("land", name).text("side", own.side.word());
    sentence.text("building", building.face.word()).seat("owner", building.owner).end()
}

/// The lands that meet at a border, the eagle's first; nothing if one house owns both.
pub(super) fn fronts(view: &View, border: Border) -> Option<[&LandView; 2]> {
    let lands = border.lands().map(|at| view.lands.get(at.index()));
    let [Some(one), Some(other)] = lands else { return None };
    match (one.side, other.side) {
        (Side::Eagle, Side::Rose) => Some([one, other]),
        (Side::Rose, Side::Eagle) => Some([other, one]),
        (Side::Eagle, Side::Eagle) | (Side::Rose, Side::Rose) => None,
    }
}

/// A border by the lands of the two houses that meet there.
pub(super) fn border(tell: &Teller<'_>, [eagle, rose]: [&LandView; 2]) -> String {
    tell.tell("vt-do-conflict").text("eagle", land(tell, eagle)).text("rose", land(tell, rose)).end()
}
