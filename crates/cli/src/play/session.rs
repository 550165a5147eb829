//! A game at one terminal, with people and bots.

use super::command::Command;
use super::frontend::{Answer, Frontend};
use super::page;
use super::players::{PlayerSpec, Players};
use super::save_file::{self, SaveFile};
use crate::cmd::{advise, rules};
use crate::{LocaleContext, Outcome};
use bots::{BotFactory, BotSpec, DynBot, Level};
use engine::{Eye, FastRng, Seat, Turn};
use games::DynMatch;
use i18n::{DynGameText, MessageContext, QuestionText, Rulebook, TextView, error_text};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::sync::Arc;

/// A game at one terminal.
pub(crate) struct Session {
    ctx: LocaleContext,
    game_text: &'static dyn DynGameText,
    book: Rulebook,
    table: Box<dyn DynMatch>,
    players: Players,
    names: Vec<String>,
    /// The bot of each seat that has one.
    bots: Vec<Option<Box<dyn DynBot>>>,
    factory: Arc<dyn BotFactory>,
    save: SaveFile,
    rng: FastRng,
    frontend: Box<dyn Frontend>,
    /// The seat whose view may be on the screen.
    shown: Option<Seat>,
    /// The number of plies that each seat has been shown.
    seen: Vec<usize>,
}

/// The result of a person's turn.
enum TurnResult {
    /// A decision was made or undone.
    Done,
    /// The person leaves.
    Left,
}

/// The number of actions that a hint names.
const HINTS: usize = 3;

impl Session {
    #[expect(clippy::too_many_arguments, reason = "a session is given everything that a game needs, once")]
    pub(crate) fn new(
        ctx: LocaleContext,
        game_text: &'static dyn DynGameText,
        book: Rulebook,
        table: Box<dyn DynMatch>,
        players: Players,
        factory: Arc<dyn BotFactory>,
        save: SaveFile,
        frontend: Box<dyn Frontend>,
        seed: u64,
    ) -> Session {
        let mut rng = FastRng::new(seed);
        let mut bot = |player: &PlayerSpec| match player {
            PlayerSpec::Person(_) => None,
            PlayerSpec::Bot(spec) => Some(factory.player(*spec, rng.next_u64())),
        };
        let bots: Vec<_> = players.0.iter().map(&mut bot).collect();
        let (names, seen) = (players.names(), vec![0; players.0.len()]);
        Session {
            ctx,
            game_text,
            book,
            table,
            players,
            names,
            bots,
            factory,
            save,
            rng,
            frontend,
            shown: None,
            seen,
        }
    }

    fn msg(&self) -> MessageContext<'_> {
        MessageContext::new(self.ctx.messages(), &self.names)
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(&mut self) -> anyhow::Result<Outcome> {
        loop {
            match self.table.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => self.draw()?,
                turn @ (Turn::Seat(_) | Turn::Simultaneous(_)) => {
                    let seat = self.next(turn);
                    match self.players.0[seat.index()] {
                        PlayerSpec::Bot(_) => self.let_bot_move(seat)?,
                        PlayerSpec::Person(_) => match self.ask(seat)? {
                            TurnResult::Done => {}
                            TurnResult::Left => return self.leave(),
                        },
                    }
                }
            }
        }
    }

    /// The seat to ask next; of several, the one whose view is shown.
    fn next(&self, turn: Turn) -> Seat {
        let seats = turn.seats();
        let looking = self.shown.filter(|seat| seats.contains(*seat));
        looking.or_else(|| seats.iter().next()).expect("a turn is somebody's")
    }

    fn draw(&mut self) -> anyhow::Result<()> {
        if let Some(outcome) = self.table.draw_chance(&mut self.rng) {
            self.save.add(&outcome)?;
            self.comment()?;
        }
        Ok(())
    }

    fn let_bot_move(&mut self, seat: Seat) -> anyhow::Result<()> {
        let thinking = self.msg().format("ht-thinking").seat("name", seat).build();
        self.frontend.flash(&thinking)?;
        let player = self.bots[seat.index()].as_mut().expect("a bot sits there");
        let action = player.choose(&*self.table, seat);
        self.frontend.flash("")?;
        self.apply(seat, &action)?;
        self.comment()
    }

    /// Plays an action and saves it.
    fn apply(&mut self, seat: Seat, action: &str) -> anyhow::Result<()> {
        let line = format!("{seat} {action}");
        self.table
            .apply_line(&line)
            .map_err(|rejection| anyhow::anyhow!("'{line}' is rejected: {}", rejection.code))?;
        self.save.add(&line)
    }

    /// Prints the events of the last ply if only bots play.
    fn comment(&mut self) -> anyhow::Result<()> {
        if self.players.people() > 0 {
            return Ok(());
        }
        let ply = self.table.ply_count();
        let heard = self.game_text.events(&self.msg(), &*self.table, ply, Eye::Public);
        if heard.is_empty() { Ok(()) } else { self.frontend.say(&i18n::event_list(&heard)) }
    }

    /// Shows the view of a person and executes commands until a decision is made.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<TurnResult> {
        if let TurnResult::Left = self.hand_over(seat)? {
            return Ok(TurnResult::Left);
        }
        let (page, mut fresh) = (self.page(seat), true);
        let question = page.question.as_ref().expect("a seat whose turn it is has a question");
        loop {
            let answer = self.frontend.ask(&page, fresh)?;
            fresh = false;
            let Answer::Line(line) = answer else {
                return Ok(TurnResult::Left);
            };
            match Command::read(&line) {
                Command::Choose(n) => match question.choices.get(n.wrapping_sub(1)) {
                    Some(choice) => return self.decide(seat, &choice.notation),
                    None => self.reject(question, n)?,
                },
                Command::Write(typed) => match self.read_action(seat, question, &typed) {
                    Ok(action) => return self.decide(seat, &action),
                    Err(reason) => self.frontend.say(&reason)?,
                },
                Command::Undo => {
                    if self.undo(seat)? {
                        return Ok(TurnResult::Done);
                    }
                }
                Command::Quit => return Ok(TurnResult::Left),
                Command::Empty => {}
                command @ (Command::Explain
                | Command::Why(_)
                | Command::Hint
                | Command::Table
                | Command::Log(_)
                | Command::Rules(_)
                | Command::SaveFile(_)
                | Command::Help) => self.answer(seat, question, &command)?,
            }
        }
    }

    fn decide(&mut self, seat: Seat, action: &str) -> anyhow::Result<TurnResult> {
        self.apply(seat, action)?;
        Ok(TurnResult::Done)
    }

    /// Shows the hand-over screen if several people share the terminal and another view is shown.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<TurnResult> {
        if self.shown != Some(seat) && self.players.people() > 1 {
            let curtain = self.msg().format("ht-curtain").seat("name", seat).build();
            if let Answer::Gone = self.frontend.hand_over(&curtain)? {
                return Ok(TurnResult::Left);
            }
        }
        self.shown = Some(seat);
        Ok(TurnResult::Done)
    }

    /// The view of a person, with the events since the last one.
    fn page(&mut self, seat: Seat) -> TextView {
        let seen = self.seen[seat.index()];
        let page = TextView::new(&self.msg(), &*self.table, Eye::Seat(seat), seen);
        self.seen[seat.index()] = self.table.ply_count();
        page
    }

    /// Executes a command that makes no decision.
    fn answer(&mut self, seat: Seat, question: &QuestionText, command: &Command) -> anyhow::Result<()> {
        let (msg, eye) = (self.msg(), Eye::Seat(seat));
        let text = match command {
            Command::Explain => format!("{}\n\n{}", question.text, self.paragraph(question.rule)),
            Command::Why(n) => self.why(question, *n),
            Command::Hint => self.hint(seat, question),
            Command::Table => page::sections(&self.game_text.describe(&msg, &*self.table, eye)),
            Command::Log(most) => {
                let plies = 1..=self.table.ply_count();
                let heard: Vec<String> =
                    plies.flat_map(|ply| self.game_text.events(&msg, &*self.table, ply, eye)).collect();
                i18n::event_list(&heard[heard.len().saturating_sub(*most)..])
            }
            Command::Rules(None) => self.book.contents(),
            Command::Rules(Some(id)) => rules::find(&self.book, id)
                .unwrap_or_else(|| msg.format("ht-no-such-rule").text("id", id.as_str()).build()),
            Command::SaveFile(file) => self.copy(file),
            Command::Help => page::help(&msg),
            Command::Empty | Command::Choose(_) | Command::Write(_) | Command::Undo | Command::Quit => {
                return Ok(());
            }
        };
        self.frontend.say(&text)
    }

    /// A paragraph of the rules.
    fn paragraph(&self, id: &str) -> String {
        self.book.find(id).map_or_else(String::new, i18n::Paragraph::plain)
    }

    fn reject(&mut self, question: &QuestionText, n: usize) -> anyhow::Result<()> {
        if n > question.choices.len() && n <= question.choices.len() + question.refused.len() {
            return self.frontend.say(&self.why(question, n));
        }
        let sentence = self.msg().format("ht-no-such-choice").text("n", n.to_string());
        self.frontend.say(&sentence.text("most", question.choices.len().to_string()).build())
    }

    /// The action that was typed in the notation of records; otherwise the text that explains why it is rejected.
    fn read_action(&self, seat: Seat, question: &QuestionText, typed: &str) -> Result<String, String> {
        let mut copy = self.table.boxed_clone();
        let rejection = match copy.apply_line(&format!("{seat} {typed}")) {
            Ok(()) => {
                let entry = copy.observed_entry(copy.ply_count(), Eye::Omniscient);
                return Ok(entry.trim_start_matches(&format!("{seat} ")).to_string());
            }
            Err(rejection) => rejection,
        };
        if let Some(nth) = question.refused.iter().position(|refused| refused.choice.notation == typed) {
            return Err(self.why(question, question.choices.len() + 1 + nth));
        }
        if rejection.expected.is_some() {
            return Err(self.msg().text("ht-not-understood"));
        }
        let msg = self.msg();
        let msg = msg.with_components(self.table.components());
        Err(error_text::rejection(&msg, self.table.header().game, &rejection))
    }

    /// Why an action is rejected.
    fn why(&self, question: &QuestionText, n: usize) -> String {
        let refused = n.checked_sub(question.choices.len() + 1).and_then(|nth| question.refused.get(nth));
        match refused {
            Some(refused) => {
                format!("{}: {}\n\n{}", refused.choice.text, refused.reason, self.paragraph(refused.rule))
            }
            None if n >= 1 && n <= question.choices.len() => {
                self.msg().format("ht-possible").text("n", n.to_string()).build()
            }
            None => {
                let most = question.choices.len() + question.refused.len();
                let sentence = self.msg().format("ht-no-such-choice").text("n", n.to_string());
                sentence.text("most", most.to_string()).build()
            }
        }
    }

    /// The hint of a knight.
    fn hint(&self, seat: Seat, question: &QuestionText) -> String {
        let msg = self.msg();
        let knight = BotSpec { level: Level::Knight, budget: super::players::DEFAULT_BUDGET, threads: 1 };
        let (game, ply) = (self.table.header().game, self.table.ply_count());
        let advice = self.factory.analyze(&self.table.record(), ply, Some(seat), knight, ply as u64);
        let advice = match advice {
            Ok(advice) => advice,
            Err(error) => return error.to_string(),
        };
        let mut text = format!("{}\n", msg.format("ht-hint").text("level", msg.text("ht-knight")).build());
        for advised in advice.actions.iter().take(HINTS) {
            let found = question.choices.iter().position(|choice| choice.notation == advised.action);
            let Some(nth) = found else { continue };
            let n = (nth + 1).to_string();
            let line = match advised.win_chance {
                Some(chance) => msg.format("ht-hint-line").text("chance", format!("{:.0}", chance * 100.0)),
                None => msg.format("ht-hint-line-plain"),
            };
            let why = advise::reason(msg.messages(), game, advised);
            let line =
                line.text("n", n).text("text", question.choices[nth].text.as_str()).text("why", why).build();
            text.push_str(&i18n::wrap(&format!("  {line}\n"), i18n::COLUMNS, "     "));
        }
        if advice.is_mixed {
            text.push_str(&msg.text("ht-hint-secret"));
        }
        text
    }

    /// Undoes the last decision of a person, unless there have been plies since.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let Some(ply) = self.table.last_decision(seat) else {
            self.frontend.say(&self.msg().text("ht-undo-nothing"))?;
            return Ok(false);
        };
        if ply < self.table.ply_count() {
            self.frontend.say(&self.msg().text("ht-undo-revealed"))?;
            return Ok(false);
        }
        let what = self.game_text.events(&self.msg(), &*self.table, ply, Eye::Seat(seat)).join(" ");
        self.table = self.table.at_ply(ply - 1);
        self.save.rewrite(&self.players, &*self.table)?;
        self.seen.iter_mut().for_each(|seen| *seen = (*seen).min(ply - 1));
        self.frontend.say(&self.msg().format("ht-undone").text("what", what).build())?;
        Ok(true)
    }

    /// Writes a copy of the record; an existing file is not touched.
    fn copy(&self, file: &str) -> String {
        let opened = OpenOptions::new().write(true).create_new(true).open(file);
        let text = save_file::text(&self.players, &*self.table);
        match opened.and_then(|mut opened| opened.write_all(text.as_bytes())) {
            Ok(()) => self.msg().format("ht-copied").text("file", file).build(),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                self.msg().format("ht-exists").text("file", file).build()
            }
            Err(error) => {
                self.msg().format("ht-not-copied").text("file", file).text("why", error.to_string()).build()
            }
        }
    }

    /// The final scores.
    fn finish(&mut self) -> anyhow::Result<Outcome> {
        let msg = self.msg();
        let scores = self.table.scores();
        let mut text = format!("\n{}\n", msg.text("ht-over"));
        let ply = self.table.ply_count();
        text.push_str(&i18n::event_list(&self.game_text.events(&msg, &*self.table, ply, Eye::Public)));
        text.push_str(&format!("\n{}\n", msg.text("ht-final")));
        let mut seats: Vec<Seat> = (0..self.names.len()).map(Seat::new).collect();
        seats.sort_by_key(|seat| scores.rank(*seat));
        for seat in seats {
            let line = msg.format("ht-place").text("place", scores.rank(seat).to_string()).seat("name", seat);
            text.push_str(&format!("  {}\n", line.count("points", scores.points(seat)).build()));
        }
        text.push_str(&format!("{}\n", i18n::result_text(&msg, &scores)));
        self.frontend.say(&text)?;
        Ok(Outcome::Done)
    }

    /// Prints the command that resumes the game.
    fn leave(&mut self) -> anyhow::Result<Outcome> {
        let command = format!("hightable play --resume {}", self.save.path().display());
        self.frontend.say(&self.msg().format("ht-bye").text("command", command).build())?;
        Ok(Outcome::Done)
    }
}
