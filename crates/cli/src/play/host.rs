//! Leads people and bots through a game.

use super::command::Command;
use super::company::{Company, Sitter};
use super::front::{Answer, Front};
use super::page;
use super::save::{self, Save};
use crate::cmd::{advise, rules};
use crate::{Outcome, Speech};
use bots::{BotFactory, BotSpec, DynBot, Level};
use engine::{Eye, FastRng, Seat, Turn};
use games::DynMatch;
use i18n::{DynGameText, MessageContext, QuestionText, Rulebook, TextView, error_text};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::sync::Arc;

/// A game at one screen.
pub(crate) struct Host {
    speech: Speech,
    voice: &'static dyn DynGameText,
    book: Rulebook,
    table: Box<dyn DynMatch>,
    company: Company,
    names: Vec<String>,
    players: Vec<Option<Box<dyn DynBot>>>,
    hall: Arc<dyn BotFactory>,
    save: Save,
    rng: FastRng,
    front: Box<dyn Front>,
    /// Whose secrets may be on the screen.
    shown: Option<Seat>,
    /// How many plies each seat has been told of.
    told: Vec<usize>,
}

/// What came of asking a person.
enum Asked {
    /// It has been decided, or taken back.
    Done,
    /// The person leaves.
    Left,
}

/// How many ways a hint names.
const HINTS: usize = 3;

impl Host {
    #[expect(clippy::too_many_arguments, reason = "a host is given everything that a game needs, once")]
    pub(crate) fn new(
        speech: Speech,
        voice: &'static dyn DynGameText,
        book: Rulebook,
        table: Box<dyn DynMatch>,
        company: Company,
        hall: Arc<dyn BotFactory>,
        save: Save,
        front: Box<dyn Front>,
        seed: u64,
    ) -> Host {
        let mut rng = FastRng::new(seed);
        let mut sit = |sitter: &Sitter| match sitter {
            Sitter::Person(_) => None,
            Sitter::Bot(entrant) => Some(hall.player(*entrant, rng.next_u64())),
        };
        let players: Vec<_> = company.0.iter().map(&mut sit).collect();
        let (names, told) = (company.names(), vec![0; company.0.len()]);
        Host {
            speech,
            voice,
            book,
            table,
            company,
            names,
            players,
            hall,
            save,
            rng,
            front,
            shown: None,
            told,
        }
    }

    fn tell(&self) -> MessageContext<'_> {
        MessageContext::new(self.speech.words(), &self.names)
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(&mut self) -> anyhow::Result<Outcome> {
        loop {
            match self.table.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => self.draw()?,
                turn @ (Turn::Seat(_) | Turn::Simultaneous(_)) => {
                    let seat = self.next(turn);
                    match self.company.0[seat.index()] {
                        Sitter::Bot(_) => self.let_bot_move(seat)?,
                        Sitter::Person(_) => match self.ask(seat)? {
                            Asked::Done => {}
                            Asked::Left => return self.leave(),
                        },
                    }
                }
            }
        }
    }

    /// Who is asked next; of several the one who is looking at the screen.
    fn next(&self, turn: Turn) -> Seat {
        let seats = turn.seats();
        let looking = self.shown.filter(|seat| seats.contains(*seat));
        looking.or_else(|| seats.iter().next()).expect("a turn is somebody's")
    }

    fn draw(&mut self) -> anyhow::Result<()> {
        if let Some(said) = self.table.draw_chance(&mut self.rng) {
            self.save.add(&said)?;
            self.comment()?;
        }
        Ok(())
    }

    fn let_bot_move(&mut self, seat: Seat) -> anyhow::Result<()> {
        let thinking = self.tell().format("ht-thinking").seat("name", seat).build();
        self.front.flash(&thinking)?;
        let player = self.players[seat.index()].as_mut().expect("a bot sits there");
        let action = player.choose(&*self.table, seat);
        self.front.flash("")?;
        self.enter(seat, &action)?;
        self.comment()
    }

    /// Plays what a seat decided and writes it down.
    fn enter(&mut self, seat: Seat, action: &str) -> anyhow::Result<()> {
        let line = format!("{seat} {action}");
        self.table
            .apply_line(&line)
            .map_err(|rejection| anyhow::anyhow!("'{line}' is rejected: {}", rejection.code))?;
        self.save.add(&line)
    }

    /// Where only bots play, everybody may hear at once what happens.
    fn comment(&mut self) -> anyhow::Result<()> {
        if self.company.people() > 0 {
            return Ok(());
        }
        let ply = self.table.ply_count();
        let heard = self.voice.events(&self.tell(), &*self.table, ply, Eye::Public);
        if heard.is_empty() { Ok(()) } else { self.front.say(&i18n::event_list(&heard)) }
    }

    /// Shows a person the table and does what is typed until something is decided.
    fn ask(&mut self, seat: Seat) -> anyhow::Result<Asked> {
        if let Asked::Left = self.draw_curtain(seat)? {
            return Ok(Asked::Left);
        }
        let (page, mut fresh) = (self.page(seat), true);
        let question = page.question.as_ref().expect("a seat whose turn it is has a question");
        loop {
            let answer = self.front.ask(&page, fresh)?;
            fresh = false;
            let Answer::Line(line) = answer else {
                return Ok(Asked::Left);
            };
            match Command::read(&line) {
                Command::Choose(n) => match question.choices.get(n.wrapping_sub(1)) {
                    Some(choice) => return self.decide(seat, &choice.notation),
                    None => self.refuse(question, n)?,
                },
                Command::Write(words) => match self.read_action(seat, question, &words) {
                    Ok(action) => return self.decide(seat, &action),
                    Err(why) => self.front.say(&why)?,
                },
                Command::Undo => {
                    if self.undo(seat)? {
                        return Ok(Asked::Done);
                    }
                }
                Command::Quit => return Ok(Asked::Left),
                Command::Empty => {}
                command @ (Command::Explain
                | Command::Why(_)
                | Command::Hint
                | Command::Table
                | Command::Log(_)
                | Command::Rules(_)
                | Command::Save(_)
                | Command::Help) => self.answer(seat, question, &command)?,
            }
        }
    }

    fn decide(&mut self, seat: Seat, action: &str) -> anyhow::Result<Asked> {
        self.enter(seat, action)?;
        Ok(Asked::Done)
    }

    /// Where several people share the screen, nobody sees what another may not.
    fn draw_curtain(&mut self, seat: Seat) -> anyhow::Result<Asked> {
        if self.shown != Some(seat) && self.company.people() > 1 {
            let curtain = self.tell().format("ht-curtain").seat("name", seat).build();
            if let Answer::Gone = self.front.curtain(&curtain)? {
                return Ok(Asked::Left);
            }
        }
        self.shown = Some(seat);
        Ok(Asked::Done)
    }

    /// What a person sees when asked; from then on it has been told.
    fn page(&mut self, seat: Seat) -> TextView {
        let told = self.told[seat.index()];
        let page = TextView::new(&self.tell(), &*self.table, Eye::Seat(seat), told);
        self.told[seat.index()] = self.table.ply_count();
        page
    }

    /// Answers a person who has not decided yet.
    fn answer(&mut self, seat: Seat, question: &QuestionText, command: &Command) -> anyhow::Result<()> {
        let (msg, eye) = (self.tell(), Eye::Seat(seat));
        let text = match command {
            Command::Explain => format!("{}\n\n{}", question.text, self.paragraph(question.rule)),
            Command::Why(n) => self.why(question, *n),
            Command::Hint => self.hint(seat, question),
            Command::Table => page::sections(&self.voice.describe(&msg, &*self.table, eye)),
            Command::Log(most) => {
                let plies = 1..=self.table.ply_count();
                let heard: Vec<String> =
                    plies.flat_map(|ply| self.voice.events(&msg, &*self.table, ply, eye)).collect();
                i18n::event_list(&heard[heard.len().saturating_sub(*most)..])
            }
            Command::Rules(None) => self.book.contents(),
            Command::Rules(Some(id)) => rules::find(&self.book, id)
                .unwrap_or_else(|| msg.format("ht-no-such-rule").text("id", id.as_str()).build()),
            Command::Save(file) => self.copy(file),
            Command::Help => page::help(&msg),
            Command::Empty | Command::Choose(_) | Command::Write(_) | Command::Undo | Command::Quit => {
                return Ok(());
            }
        };
        self.front.say(&text)
    }

    /// A paragraph of the rules.
    fn paragraph(&self, id: &str) -> String {
        self.book.find(id).map_or_else(String::new, i18n::Paragraph::plain)
    }

    fn refuse(&mut self, question: &QuestionText, n: usize) -> anyhow::Result<()> {
        if n > question.choices.len() && n <= question.choices.len() + question.refused.len() {
            return self.front.say(&self.why(question, n));
        }
        let sentence = self.tell().format("ht-no-such-choice").text("n", n.to_string());
        self.front.say(&sentence.text("most", question.choices.len().to_string()).build())
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
            return Err(self.tell().text("ht-not-understood"));
        }
        let msg = self.tell();
        let msg = msg.with_components(self.table.components());
        Err(error_text::rejection(&msg, self.table.header().game, &rejection))
    }

    /// Why a choice is not possible.
    fn why(&self, question: &QuestionText, n: usize) -> String {
        let refused = n.checked_sub(question.choices.len() + 1).and_then(|nth| question.refused.get(nth));
        match refused {
            Some(refused) => {
                format!("{}: {}\n\n{}", refused.choice.text, refused.reason, self.paragraph(refused.rule))
            }
            None if n >= 1 && n <= question.choices.len() => {
                self.tell().format("ht-possible").text("n", n.to_string()).build()
            }
            None => {
                let most = question.choices.len() + question.refused.len();
                let sentence = self.tell().format("ht-no-such-choice").text("n", n.to_string());
                sentence.text("most", most.to_string()).build()
            }
        }
    }

    /// What a knight would do.
    fn hint(&self, seat: Seat, question: &QuestionText) -> String {
        let msg = self.tell();
        let knight = BotSpec { level: Level::Knight, budget: super::company::PATIENCE, threads: 1 };
        let (game, ply) = (self.table.header().game, self.table.ply_count());
        let advice = self.hall.advise(&self.table.record(), ply, Some(seat), knight, ply as u64);
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
        if advice.secret {
            text.push_str(&msg.text("ht-hint-secret"));
        }
        text
    }

    /// Takes the last decision of a person back, unless something has been revealed since.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let Some(ply) = self.table.last_decision(seat) else {
            self.front.say(&self.tell().text("ht-undo-nothing"))?;
            return Ok(false);
        };
        if ply < self.table.ply_count() {
            self.front.say(&self.tell().text("ht-undo-revealed"))?;
            return Ok(false);
        }
        let what = self.voice.events(&self.tell(), &*self.table, ply, Eye::Seat(seat)).join(" ");
        self.table = self.table.at_ply(ply - 1);
        self.save.rewrite(&self.company, &*self.table)?;
        self.told.iter_mut().for_each(|told| *told = (*told).min(ply - 1));
        self.front.say(&self.tell().format("ht-undone").text("what", what).build())?;
        Ok(true)
    }

    /// Writes a copy of the record; an existing file is not touched.
    fn copy(&self, file: &str) -> String {
        let opened = OpenOptions::new().write(true).create_new(true).open(file);
        let text = save::text(&self.company, &*self.table);
        match opened.and_then(|mut opened| opened.write_all(text.as_bytes())) {
            Ok(()) => self.tell().format("ht-copied").text("file", file).build(),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                self.tell().format("ht-exists").text("file", file).build()
            }
            Err(error) => {
                self.tell().format("ht-not-copied").text("file", file).text("why", error.to_string()).build()
            }
        }
    }

    /// The final scores.
    fn finish(&mut self) -> anyhow::Result<Outcome> {
        let msg = self.tell();
        let scores = self.table.scores();
        let mut text = format!("\n{}\n", msg.text("ht-over"));
        let ply = self.table.ply_count();
        text.push_str(&i18n::event_list(&self.voice.events(&msg, &*self.table, ply, Eye::Public)));
        text.push_str(&format!("\n{}\n", msg.text("ht-final")));
        let mut seats: Vec<Seat> = (0..self.names.len()).map(Seat::new).collect();
        seats.sort_by_key(|seat| scores.rank(*seat));
        for seat in seats {
            let line = msg.format("ht-place").text("place", scores.rank(seat).to_string()).seat("name", seat);
            text.push_str(&format!("  {}\n", line.count("points", scores.points(seat)).build()));
        }
        text.push_str(&format!("{}\n", i18n::result_text(&msg, &scores)));
        self.front.say(&text)?;
        Ok(Outcome::Done)
    }

    /// Says how to go on later.
    fn leave(&mut self) -> anyhow::Result<Outcome> {
        let command = format!("hightable play --resume {}", self.save.path().display());
        self.front.say(&self.tell().format("ht-bye").text("command", command).build())?;
        Ok(Outcome::Done)
    }
}
