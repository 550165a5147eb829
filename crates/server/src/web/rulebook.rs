//! The pages of the rulebooks.

use super::titles::game_title;
use super::{ErrorPage, IntoErrorPage};
use crate::app::App;
use crate::auth::ViewQuery;
use crate::error::ApiError;
use crate::extract::{Path, Query};
use crate::layout::Layout;
use crate::queries;
use crate::session::CurrentUser;
use axum::extract::State;
use games::Title;
use games::components::ComponentSet;
use i18n::{Locale, Rulebook, book, book_with_components};
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

/// The rules of a game, with the component figures of a table that the user may see.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    user: CurrentUser,
    Path(game): Path<String>,
    Query(of): Query<RulesQuery>,
) -> Result<Markup, ErrorPage> {
    let messages = user.messages();
    let game: Title = game.parse().map_err(|_| ApiError::NotFound).localized(user.locale)?;
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
        div data-unsearched { (markdown(&book.about)) }
        section data-unsearched {
            h2 { (messages.get("ht-contents")) }
            ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
        }
        (chapters(&book))
    }))
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
