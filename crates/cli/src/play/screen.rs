//! The full-screen user interface: board, events, question, input line.

use super::frontend::{Answer, Frontend};
use i18n::{TextView, wrap};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};
use ratatui::{DefaultTerminal, Frame};
use std::io::{self, IsTerminal};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// The least text_table and lines that a drawn screen needs.
const LEAST: (u16, u16) = (80, 24);

/// The text_table of a board with its frame.
const BOARD: u16 = 80;

/// A full screen. Dropping it restores the terminal.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
    input: Input,
    history: Vec<String>,
    /// The line of the history that is shown, counted from the end.
    recalled: usize,
    /// The choice that is marked, once the arrows have been used: an empty line alone decides nothing.
    marked: Option<usize>,
    /// Lines of the board above the window.
    scrolled: u16,
    /// The page that was shown last; `None` after a hand-over.
    last: Option<TextView>,
    /// The text of the prompt that continues after a message.
    go_on: String,
}

impl Screen {
    /// A full screen, if the terminal supports it and is large enough.
    pub(crate) fn new(go_on: String) -> Option<Screen> {
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let size = ratatui::crossterm::terminal::size().ok()?;
        if dumb
            || !io::stdout().is_terminal()
            || !io::stdin().is_terminal()
            || size.0 < LEAST.0
            || size.1 < LEAST.1
        {
            return None;
        }
        let terminal = ratatui::try_init().ok()?;
        Some(Screen {
            terminal,
            input: Input::default(),
            history: Vec::new(),
            recalled: 0,
            marked: None,
            scrolled: 0,
            last: None,
            go_on,
        })
    }

    /// Draws until a line has been typed.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys are the editor's")]
    fn edit(
        &mut self,
        choices: usize,
        draw: impl Fn(&mut Frame<'_>, &Input, Option<usize>, u16),
    ) -> anyhow::Result<Answer> {
        loop {
            let (input, marked, scrolled) = (&self.input, self.marked, self.scrolled);
            draw_at_once(&mut self.terminal, |frame| draw(frame, input, marked, scrolled))?;
            let event = event::read()?;
            let Event::Key(key) = event else { continue };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            let control = key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                KeyCode::Char('c' | 'd') if control => return Ok(Answer::Gone),
                KeyCode::Enter => return Ok(Answer::Line(self.submit())),
                KeyCode::Down if choices > 0 => {
                    self.marked = Some(self.marked.map_or(0, |marked| (marked + 1).min(choices - 1)));
                }
                KeyCode::Up if choices > 0 => {
                    self.marked = Some(self.marked.map_or(choices - 1, |marked| marked.saturating_sub(1)));
                }
                KeyCode::PageDown => self.scrolled = self.scrolled.saturating_add(5),
                KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(5),
                KeyCode::Char('p') if control => self.recall(self.recalled + 1),
                KeyCode::Char('n') if control => self.recall(self.recalled.saturating_sub(1)),
                _ => {
                    self.input.handle_event(&event);
                }
            }
        }
    }

    /// Draws something over the page that was shown last, with a word in place of the line to type in.
    fn draw_over(&mut self, word: &str, draw: impl Fn(&mut Frame<'_>)) -> anyhow::Result<()> {
        let (last, input, marked, above) = (&self.last, &self.input, self.marked, self.scrolled);
        draw_at_once(&mut self.terminal, |frame| {
            if let Some(page) = last {
                draw_page(frame, page, input, marked, above);
            }
            let line = bottom(frame.area(), 1);
            frame.render_widget(Clear, line);
            frame.render_widget(Paragraph::new(word).style(quiet()), line);
            draw(frame);
        })
    }

    /// The line that was typed; the marked choice if there is none.
    fn submit(&mut self) -> String {
        let line = self.input.value_and_reset();
        self.recalled = 0;
        if !line.trim().is_empty() {
            self.history.push(line.clone());
            return line;
        }
        self.marked.map_or(line, |marked| (marked + 1).to_string())
    }

    /// Shows a line that was typed earlier.
    fn recall(&mut self, back: usize) {
        let back = back.min(self.history.len());
        self.recalled = back;
        let line = self.history.len().checked_sub(back).and_then(|at| self.history.get(at));
        self.input = Input::new(line.cloned().unwrap_or_default());
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

impl Frontend for Screen {
    fn ask(&mut self, page: &TextView, fresh: bool) -> anyhow::Result<Answer> {
        if fresh {
            (self.marked, self.scrolled) = (None, 0);
            self.last = Some(page.clone());
        }
        let choices =
            page.question.as_ref().map_or(0, |question| question.choices.len() + question.refused.len());
        self.edit(choices, |frame, input, marked, scrolled| draw_page(frame, page, input, marked, scrolled))
    }

    fn prompt(&mut self, prompt: &str) -> anyhow::Result<Answer> {
        self.edit(0, |frame, input, _, _| draw_prompt(frame, prompt, input))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "any other key goes on")]
    fn say(&mut self, text: &str) -> anyhow::Result<()> {
        let mut scrolled = 0;
        loop {
            self.draw_over(&self.go_on.clone(), |frame| draw_saying(frame, text, scrolled))?;
            let Event::Key(key) = event::read()? else { continue };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            let lines = text.lines().count() as u16;
            match key.code {
                KeyCode::Down | KeyCode::PageDown if lines > scrolled + 5 => scrolled += 5,
                KeyCode::Up | KeyCode::PageUp => scrolled = scrolled.saturating_sub(5),
                _ => return Ok(()),
            }
        }
    }

    fn flash(&mut self, text: &str) -> anyhow::Result<()> {
        if text.is_empty() { Ok(()) } else { self.draw_over(text, |_| ()) }
    }

    fn hand_over(&mut self, text: &str) -> anyhow::Result<Answer> {
        self.last = None;
        self.prompt(text)
    }
}

/// Draws a frame that the terminal shows as a whole: a slow line never shows one half of the old screen and one of the new.
fn draw_at_once(terminal: &mut DefaultTerminal, draw: impl FnOnce(&mut Frame<'_>)) -> anyhow::Result<()> {
    execute!(io::stdout(), BeginSynchronizedUpdate)?;
    terminal.draw(draw)?;
    execute!(io::stdout(), EndSynchronizedUpdate)?;
    Ok(())
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Gold, unless the user wants no colours.
fn gold() -> Style {
    if super::console::is_colourless() { bold() } else { bold().fg(Color::Yellow) }
}

fn mark(style: Style) -> Style {
    style.add_modifier(Modifier::REVERSED)
}

fn quiet() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

fn bottom(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.bottom() - lines, height: lines, ..area }
}

/// The board and the events above, the question below, the input line at the bottom.
fn draw_page(frame: &mut Frame<'_>, page: &TextView, input: &Input, marked: Option<usize>, scrolled: u16) {
    let area = frame.area();
    let board = (page.board.len() as u16 + 1).min(area.height.saturating_sub(9));
    let [title, top, question, line] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(board),
        Constraint::Min(6),
        Constraint::Length(1),
    ])
    .areas(area);
    frame.render_widget(Paragraph::new(format!(" {} — {}", page.moment, page.next)).style(gold()), title);
    let [left, right] = Layout::horizontal([Constraint::Length(BOARD), Constraint::Min(0)]).areas(top);
    let lines: Vec<Line<'_>> = page.board.iter().map(|line| Line::raw(line.as_str())).collect();
    let down = scrolled.min((page.board.len() as u16 + 1).saturating_sub(left.height));
    let drawing = Paragraph::new(lines).block(Block::new().padding(Padding::horizontal(1)));
    frame.render_widget(drawing.scroll((down, 0)), left);
    let (question, log) = if right.width >= 24 { (question, right) } else { beside(question) };
    draw_events(frame, page, log);
    draw_question(frame, page, question, marked);
    draw_input(frame, "> ", input, line);
}

/// On a narrow screen the events are beside the question.
fn beside(area: Rect) -> (Rect, Rect) {
    let [question, log] =
        Layout::horizontal([Constraint::Percentage(55), Constraint::Percentage(45)]).areas(area);
    (question, log)
}

/// The events, the latest at the end.
fn draw_events(frame: &mut Frame<'_>, page: &TextView, area: Rect) {
    let block =
        Block::new().borders(Borders::LEFT | Borders::TOP).title(Line::styled(page.since.as_str(), gold()));
    let inner = block.inner(area);
    let width = usize::from(inner.width).max(8);
    let text: Vec<String> =
        page.events.iter().map(|event| wrap(&format!("· {event}"), width, "  ")).collect();
    let lines: Vec<&str> = text.iter().flat_map(|event| event.lines()).collect();
    let first = lines.len().saturating_sub(usize::from(inner.height));
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines[first..].join("\n")), inner);
}

/// The question and its choices, the marked one in view.
fn draw_question(frame: &mut Frame<'_>, page: &TextView, area: Rect, marked: Option<usize>) {
    let block = Block::new().borders(Borders::TOP).padding(Padding::horizontal(1));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let Some(question) = &page.question else { return };
    let width = usize::from(inner.width).max(20);
    let numbered = |n: usize, text: &str| wrap(&format!("{n:>3} {text}"), width, "    ");
    let mut lines = styled(&wrap(&question.text, width, ""), bold());
    let mut above = 0;
    for (n, choice) in question.choices.iter().enumerate() {
        let is_marked = marked == Some(n);
        if is_marked {
            above = lines.len();
        }
        let style = if is_marked { mark(Style::new()) } else { Style::new() };
        lines.extend(styled(&numbered(n + 1, &choice.text), style));
    }
    let first = question.choices.len() + 1;
    for (n, refused) in question.refused.iter().enumerate() {
        let text = format!("{} – {}", refused.choice.text, refused.reason);
        let is_marked = marked == Some(first + n - 1);
        if is_marked {
            above = lines.len();
        }
        lines.extend(styled(&numbered(first + n, &text), if is_marked { mark(quiet()) } else { quiet() }));
    }
    if let Some(note) = &page.note {
        lines.extend(styled(&wrap(note, width, "  "), quiet()));
    }
    let window = usize::from(inner.height).max(1);
    let down = (above + 2).saturating_sub(window).min(lines.len().saturating_sub(window)) as u16;
    frame.render_widget(Paragraph::new(Text::from(lines)).scroll((down, 0)), inner);
}

fn styled(text: &str, style: Style) -> Vec<Line<'static>> {
    text.lines().map(|line| Line::styled(line.to_owned(), style)).collect()
}

/// The line to type in, with its cursor.
fn draw_input(frame: &mut Frame<'_>, prompt: &str, input: &Input, area: Rect) {
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(format!("{prompt}{}", input.value())), area);
    let column = area.x + (prompt.chars().count() + input.visual_cursor()) as u16;
    frame.set_cursor_position((column.min(area.right().saturating_sub(1)), area.y));
}

/// A question that needs no page.
fn draw_prompt(frame: &mut Frame<'_>, prompt: &str, input: &Input) {
    let area = frame.area();
    frame.render_widget(Clear, area);
    let text = wrap(prompt.trim(), usize::from(area.width.saturating_sub(4)).max(20), "");
    let lines = text.lines().count() as u16;
    let [_, middle, line, _] = Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(lines),
        Constraint::Length(1),
        Constraint::Fill(1),
    ])
    .areas(area);
    frame.render_widget(Paragraph::new(text).style(bold()).centered(), middle);
    draw_input(frame, "> ", input, line);
}

/// Something to be read before anything else.
fn draw_saying(frame: &mut Frame<'_>, text: &str, scrolled: u16) {
    let screen = frame.area();
    let height = (text.lines().count() as u16 + 2).min(screen.height);
    let width = screen.width.min(BOARD + 4);
    let area = Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    };
    frame.render_widget(Clear, area);
    let block = Block::bordered().padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(text).block(block).scroll((scrolled, 0)), area);
}
