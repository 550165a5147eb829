//! The rulebooks and quick starts.

use super::layout::{Layout, rules_address};
use super::lobby::title;
use super::play::{Wish, look};
use super::{Told, Wrong};
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::{Asked, Path};
use axum::extract::State;
use games::components::ComponentSet;
use games::{TableGame, Title, with_game};
use i18n::{Locale, MessageContext, Messages, Rulebook, book, book_with_components};
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

impl OfTable {
    /// The address of the rules for the same table.
    fn rules_address(&self, game: Title) -> String {
        rules_address(game, self.query().as_deref())
    }

    /// The address of the quick start for the same table.
    fn quick_start_address(&self, game: Title) -> String {
        let query = self.query().map(|query| format!("?{query}")).unwrap_or_default();
        format!("/rules/{game}/quick{query}")
    }

    fn query(&self) -> Option<String> {
        let watch = self.watch.as_ref().map(|watch| format!("&watch={watch}")).unwrap_or_default();
        self.table.as_ref().map(|table| format!("table={table}{watch}"))
    }
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
    let quick = of.quick_start_address(game);
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
        div.book {
            (contents(words, &book))
            div.text {
                div data-unsearched {
                    (markdown(&book.about))
                    p.row {
                        a.deed href=(quick) { (words.get("ht-quick-start")) }
                        @for id in ["summary", "example"] {
                            @if let Some(chapter) = book.chapter(id) { a href={ "#" (id) } { (chapter.title) } }
                        }
                    }
                    (diagram(words, game, &book))
                }
                (chapters(&book))
            }
        }
    }))
}

/// How to play a game, on one page that can be printed.
pub(crate) async fn quick_start(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Asked(of): Asked<OfTable>,
) -> Result<Markup, Wrong> {
    let words = visitor.words();
    let game: Title = game.parse().map_err(|_| Refused::Unknown).told(visitor.locale)?;
    let rules = of.rules_address(game);
    let components = components_of(&house, &visitor, game, of).await.told(visitor.locale)?;
    let components = components.as_deref().unwrap_or_else(|| with_game!(game, G => G::standard_components()));
    let heading =
        MessageContext::new(words, &[]).format("ht-quick-start-of").text("game", title(words, game)).build();
    Ok(Layout::new(words, visitor.locale, heading).about(game).show(&html! {
        article.quick {
            (boards::board(game).cover())
            (markdown(&i18n::quick_start(game, visitor.locale, components)))
        }
        p.row.unprinted {
            button hidden data-scripted data-print { (words.get("web-print")) }
            a href=(rules) { (words.get("web-rules")) }
            a href={ "/new/" (game) } { (words.get("web-set-up")) }
        }
    }))
}

/// The table of contents: beside the text where there is room, else to be opened above it.
fn contents(words: &Messages, book: &Rulebook) -> Markup {
    html! {
        details.toc data-unsearched {
            summary { (words.get("ht-contents")) }
            ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
        }
    }
}

/// The board with numbers, and what they stand for. The picture is for the eye only: the legend says it in words.
fn diagram(words: &'static Messages, game: Title, book: &Rulebook) -> Markup {
    let board = boards::board(game);
    html! {
        figure.board-figure {
            div inert aria-hidden="true" { (board.diagram(words)) }
            figcaption {
                ol.legend {
                    @for (number, label) in (1..).zip(board.diagram_labels()) {
                        li {
                            b.label { (number) }
                            span {
                                b { (words.get(label.message)) } " " (words.get(&format!("{}.text", label.message)))
                                @if let Some(rule) = book.find(label.rule) { " " a href={ "#" (rule.id) } { (rule.number) } }
                            }
                        }
                    }
                }
            }
        }
    }
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

/// The chapters; the number of a heading is a link to it.
fn chapters(book: &Rulebook) -> Markup {
    html! {
        @for chapter in &book.chapters {
            div.chapter {
                h2 id=(chapter.id) { a.anchor href={ "#" (chapter.id) } { (chapter.number) "." } " " (chapter.title) }
                @for paragraph in &chapter.paragraphs {
                    div data-paragraph {
                        h3 id=(paragraph.id) { a.anchor href={ "#" (paragraph.id) } { (paragraph.number) } " " (paragraph.title) }
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
