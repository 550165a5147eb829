//! Names of pieces as text, symbols and classes.

use crate::{SPRITE_PATH, icon};
use i18n::MessageContext;
use maud::{Markup, html};
use verraeter::secret::{LandView, View};
use verraeter::{Border, Face, Kind, Role, Side};

/// Returns a symbol or a class of this game by its name.
pub(super) fn own(name: &str) -> String {
    ["vt", name].join("-")
}

/// Where a symbol of this game is found.
pub(super) fn href(name: &str) -> String {
    format!("{SPRITE_PATH}#{}", own(name))
}

/// Renders a symbol of this game beside words.
pub(super) fn sign(name: &str) -> Markup {
    icon(&own(name), "")
}

/// Renders the shield of a house.
pub(super) fn shield(side: Side) -> Markup {
    html! {
        svg.icon.banner.(own(side.word())) aria-hidden="true" viewBox="0 0 24 24" {
            use href={ (SPRITE_PATH) "#shield" } {}
            use href=(href(side.word())) x="4.5" y="3.5" width="15" height="15" {}
        }
    }
}

pub(super) fn house(msg: &MessageContext<'_>, side: Side) -> String {
    msg.format("vt-side").text("side", side.word()).build()
}

pub(super) fn kind(msg: &MessageContext<'_>, kind: Kind) -> String {
    msg.text(&format!("vt-kind-{}", kind.word()))
}

pub(super) fn role(msg: &MessageContext<'_>, role: Role) -> String {
    msg.text(&format!("vt-role-{}", role.word()))
}

pub(super) fn face(msg: &MessageContext<'_>, face: Face) -> String {
    msg.format("vt-building").text("building", face.word()).build()
}

/// Returns a land by its kind and number.
pub(super) fn land(msg: &MessageContext<'_>, land: &LandView) -> String {
    msg.format("vt-land").text("kind", kind(msg, land.kind)).text("land", land.land.to_string()).build()
}

/// Returns the full description of a land.
pub(super) fn land_in_full(msg: &MessageContext<'_>, own: &LandView) -> String {
    let name = land(msg, own);
    let Some(building) = own.building else {
        return msg.format("vt-land-line").text("land", name).text("side", own.side.word()).build();
    };
    let sentence = msg.format("vt-land-line-built").text("land", name).text("side", own.side.word());
    sentence.text("building", building.face.word()).seat("owner", building.owner).build()
}

/// Returns the lands at a border, the eagle's first; `None` if one house owns both.
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
pub(super) fn border(msg: &MessageContext<'_>, [eagle, rose]: [&LandView; 2]) -> String {
    msg.format("vt-do-conflict").text("eagle", land(msg, eagle)).text("rose", land(msg, rose)).build()
}
