//! The rulebooks.

use super::layout::Layout;
use super::lobby::title;
use super::{Told, Wrong};
use crate::house::House;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::request::Path;
use axum::extract::State;
use lang::{Book, book};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};
use std::sync::Arc;
use table::catalogue;

/// The rules of a game.
pub(crate) async fn rules(
    State(_): State<Arc<House>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Markup, Wrong> {
    let words = visitor.words();
    let book = book(&game, visitor.tongue).ok_or(Refused::Unknown).told(visitor.tongue)?;
    Ok(Layout::new(words, visitor.tongue, book.title.clone()).about(&game).show(&html! {
        p.row {
            @for other in catalogue::all() {
                @if other.name == game { b { (title(words, other.name)) } }
                @else { a href={ "/rules/" (other.name) } { (title(words, other.name)) } }
            }
        }
        p.search hidden data-scripted { label { (words.say("web-search")) " " input type="search" data-search; } }
        p.quiet hidden role="status" { (words.say("web-found")) " " span #found {} }
        div data-unsearched { (markdown(&book.about)) }
        section data-unsearched {
            h2 { (words.say("ht-contents")) }
            ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
        }
        (chapters(book))
    }))
}

fn chapters(book: &Book) -> Markup {
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
    use lang::Tongue;

    #[test]
    fn a_reference_is_a_link_with_the_number_of_its_paragraph() {
        let book = book("verraeter", Tongue::German).expect("Verräter has a rulebook");
        let number = &book.find("reveal.diplomat").expect("the paragraph is there").number;
        let link = format!("<a href=\"#reveal.diplomat\">siehe {number}</a>");
        assert!(chapters(book).into_string().contains(&link), "{link}");
    }
}
