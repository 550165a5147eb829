//! The pages of the rulebooks and quick starts.

use super::titles::game_title;
use super::{ErrorPage, IntoErrorPage};
use crate::app::App;
use crate::auth::ViewQuery;
use crate::error::ApiError;
use crate::extract::{Path, Query};
use crate::layout::{Layout, rules_url};
use crate::queries;
use crate::session::CurrentUser;
use axum::extract::State;
use games::components::ComponentSet;
use games::{TableGame, Title, with_game};
use i18n::{Locale, MessageContext, Messages, Rulebook, book, book_with_components};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};
use serde::Deserialize;
use std::borrow::Cow;
use std::sync::Arc;

/// The query string: the table whose component figures the rules show.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct RulesQuery {
    /// The id of the table.
    table: Option<String>,
    /// The key of the spectator link.
    watch: Option<String>,
}

impl RulesQuery {
    /// The address of the rules for the same table.
    fn rules_address(&self, game: Title) -> String {
        rules_url(game, self.query().as_deref())
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

/// The rules of a game, with the component figures of a table that the user may see.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    Query(of): Query<RulesQuery>,
) -> Result<Markup, ErrorPage> {
    let messages = user.messages();
    let game: Title = game.parse().map_err(|_| ApiError::NotFound).localized(user.locale)?;
    let quick = of.quick_start_address(game);
    let components = components_of(&app, &user, game, of).await.localized(user.locale)?;
    let book = book_with(game, user.locale, components.as_deref());
    Ok(Layout::new(messages, user.locale, book.title.clone()).for_game(game).render(&html! {
        p.row {
            @for other in Title::ALL {
                @if other == game { b { (game_title(messages, other)) } }
                @else { a href={ "/rules/" (other) } { (game_title(messages, other)) } }
            }
        }
        p.search hidden data-scripted { label { (messages.get("web-search")) " " input type="search" data-search; } }
        p.quiet hidden role="status" { (messages.get("web-found")) " " span #found {} }
        div.book {
            (contents(messages, &book))
            div.text {
                div data-unsearched {
                    (markdown(&book.about))
                    p.row {
                        a.deed href=(quick) { (messages.get("ht-quick-start")) }
                        @for id in ["summary", "example"] {
                            @if let Some(chapter) = book.chapter(id) { a href={ "#" (id) } { (chapter.title) } }
                        }
                    }
                    (diagram(messages, game, &book))
                }
                (chapters(&book))
            }
        }
    }))
}

/// How to play a game, on one page that can be printed.
pub(crate) async fn quick_start(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    Query(of): Query<RulesQuery>,
) -> Result<Markup, ErrorPage> {
    let messages = user.messages();
    let game: Title = game.parse().map_err(|_| ApiError::NotFound).localized(user.locale)?;
    let rules = of.rules_address(game);
    let components = components_of(&app, &user, game, of).await.localized(user.locale)?;
    let components = components.as_deref().unwrap_or_else(|| with_game!(game, G => G::standard_components()));
    let heading = MessageContext::new(messages, &[])
        .format("ht-quick-start-of")
        .text("game", game_title(messages, game))
        .build();
    Ok(Layout::new(messages, user.locale, heading).for_game(game).render(&html! {
        article.quick {
            (boards::board(game).cover())
            (markdown(&i18n::quick_start(game, user.locale, components)))
        }
        p.row.unprinted {
            button hidden data-scripted data-print { (messages.get("web-print")) }
            a href=(rules) { (messages.get("web-rules")) }
            a href={ "/new/" (game) } { (messages.get("web-set-up")) }
        }
    }))
}

/// The table of contents: beside the text where there is room, else to be opened above it.
fn contents(messages: &Messages, book: &Rulebook) -> Markup {
    html! {
        details.toc data-unsearched {
            summary { (messages.get("ht-contents")) }
            ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
        }
    }
}

/// The board with numbers, and what they stand for. The picture is for the eye only: the legend says it in words.
fn diagram(messages: &'static Messages, game: Title, book: &Rulebook) -> Markup {
    let board = boards::board(game);
    html! {
        figure.board-figure {
            div inert aria-hidden="true" { (board.diagram(messages)) }
            figcaption {
                ol.legend {
                    @for (number, label) in (1..).zip(board.diagram_labels()) {
                        li {
                            b.label { (number) }
                            span {
                                b { (messages.get(label.message)) } " " (messages.get(&format!("{}.text", label.message)))
                                @if let Some(rule) = book.find(label.rule) { " " a href={ "#" (rule.id) } { (rule.number) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The component figures of a table, if it has its own and the user may see it.
async fn components_of(
    app: &Arc<App>,
    user: &CurrentUser,
    game: Title,
    of: RulesQuery,
) -> Result<Option<Arc<ComponentSet>>, ApiError> {
    let Some(id) = of.table else { return Ok(None) };
    let query = ViewQuery { watch: of.watch, ..ViewQuery::default() };
    let snapshot = queries::table_view(app, user, &id, &query).await?.snapshot;
    if snapshot.title() != Some(game) {
        return Err(ApiError::NotFound);
    }
    Ok(snapshot.changed_components())
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

/// Markdown as HTML. A table may be wider than a phone: it can have the focus, so that the keyboard scrolls it.
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
