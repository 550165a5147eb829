//! The rulebooks.

use super::layout::Layout;
use super::lobby::title;
use super::play::{Wish, look};
use super::{Told, Wrong};
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::{Asked, Path};
use axum::extract::State;
use games::Title;
use games::components::ComponentSet;
use i18n::{Locale, Rulebook, book, book_with_components};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};
use serde::Deserialize;
use std::borrow::Cow;
use std::sync::Arc;

/// For which table the rules are to be shown.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct OfTable {
    /// The table whose component figures count.
    table: Option<String>,
    /// What lets spectators in.
    watch: Option<String>,
}

/// The rules of a game, with the component figures of a table that the visitor may see.
pub(crate) async fn rules(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Asked(of): Asked<OfTable>,
) -> Result<Markup, Wrong> {
    let words = visitor.words();
    let game: Title = game.parse().map_err(|_| Refused::Unknown).told(visitor.locale)?;
    let components = components_of(&house, &visitor, game, of).await.told(visitor.locale)?;
    let book = book_with(game, visitor.locale, components.as_deref());
    Ok(Layout::new(words, visitor.locale, book.title.clone()).about(game).show(&html! {
        p.row {
            @for other in Title::ALL {
                @if other == game { b { (title(words, other)) } }
                @else { a href={ "/rules/" (other) } { (title(words, other)) } }
            }
        }
        p.search hidden data-scripted { label { (words.get("web-search")) " " input type="search" data-search; } }
        p.quiet hidden role="status" { (words.get("web-found")) " " span #found {} }
        div data-unsearched { (markdown(&book.about)) }
        section data-unsearched {
            h2 { (words.get("ht-contents")) }
            ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
        }
        (chapters(&book))
    }))
}

/// The component figures of a table, if it has its own and the visitor may see it.
async fn components_of(
    house: &Arc<House>,
    visitor: &Visitor,
    game: Title,
    of: OfTable,
) -> Result<Option<Arc<ComponentSet>>, Refused> {
    let Some(id) = of.table else { return Ok(None) };
    let now = house.room(&id).await?.now();
    look(&now, visitor, &Wish { watch: of.watch, ..Wish::default() })?;
    if now.title() != Some(game) {
        return Err(Refused::Unknown);
    }
    Ok(now.changed_components())
}

/// The rulebook of a game with the standard figures or those of a component set.
fn book_with(game: Title, locale: Locale, components: Option<&ComponentSet>) -> Cow<'static, Rulebook> {
    match components {
        None => Cow::Borrowed(book(game, locale)),
        Some(components) => Cow::Owned(book_with_components(game, locale, components)),
    }
}

fn chapters(book: &Rulebook) -> Markup {
    html! {
        @for chapter in &book.chapters {
            div.chapter {
                h2 id=(chapter.id) { (chapter.number) ". " (chapter.title) }
                @for paragraph in &chapter.paragraphs {
                    div data-paragraph {
                        h3 id=(paragraph.id) { (paragraph.number) " " (paragraph.title) }
                        (markdown(&paragraph.text))
                    }
                }
            }
        }
    }
}

/// Our own text as HTML. A table may be wider than a telephone: who has no mouse scrolls it by keys once it has the focus.
fn markdown(text: &str) -> Markup {
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, Parser::new_ext(text, Options::ENABLE_TABLES));
    PreEscaped(out.replace("<table>", "<table tabindex=\"0\">"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Locale;

    #[test]
    fn a_reference_is_a_link_with_the_number_of_its_paragraph() {
        let book = book(Title::Verraeter, Locale::German);
        let number = &book.find("reveal.diplomat").expect("the paragraph is there").number;
        let link = format!("<a href=\"#reveal.diplomat\">siehe {number}</a>");
        assert!(chapters(book).into_string().contains(&link), "{link}");
    }
}
