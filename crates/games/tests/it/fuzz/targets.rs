//! The fuzz targets: functions of arbitrary bytes that panic if a property does not hold.
//!
//! The property tests beside this file call them, and so does the package in `fuzz/`, which runs them with libFuzzer.

use engine::{Eye, Turn};
use games::components::ComponentError;
use games::{ConfigError, DynGame, DynMatch, GameConfig, OptionValues, Record, RecordError, Title};
use std::sync::{Arc, LazyLock};

/// Records: no text panics, an error names a line of the text, and an accepted record is printed and read back as the same game.
pub(crate) fn records(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let replayed = Record::parse(&text).and_then(|record| Ok((record.replay(None)?, record)));
    match replayed {
        Ok((table, record)) => {
            assert_eq!(table.ply_count(), record.entries.len());
            let again = replay(&table.record().to_string());
            assert_eq!(again.record(), table.record());
            assert_eq!(again.view(Eye::Omniscient), table.view(Eye::Omniscient));
        }
        Err(error) => {
            let line = match &error {
                RecordError::Empty => 1,
                RecordError::Header { line, .. }
                | RecordError::Config { line, .. }
                | RecordError::Entry { line, .. } => *line,
            };
            assert_line(line, &text);
            assert!(!error.to_string().is_empty());
        }
    }
}

/// Options, after a byte for the game and one for the seats: no text panics, and the header of an accepted game configures the same game.
pub(crate) fn options(data: &[u8]) {
    let [title, seats, text @ ..] = data else { return };
    let seats = Some(*seats).filter(|&seats| seats > 0);
    let Ok(options) = OptionValues::parse(&String::from_utf8_lossy(text)) else { return };
    match title_of(*title).info().configure(&GameConfig { seats, options, components: None }) {
        Ok(game) => {
            let header = game.header();
            assert_eq!(replay(&header.to_string()).header(), header);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Component files, after a byte for the game: no text panics, an error names a line of the text, and the record of an accepted game
/// carries the figures that differ.
pub(crate) fn components(data: &[u8]) {
    let [title, text @ ..] = data else { return };
    let text = String::from_utf8_lossy(text);
    let config = GameConfig { components: Some(text.to_string()), ..GameConfig::default() };
    match title_of(*title).info().configure(&config) {
        Ok(game) => {
            let table = game.new_match();
            let again = replay(&table.record().to_string());
            assert_eq!((again.header(), again.record()), (table.header(), table.record()));
        }
        Err(error) => {
            if let ConfigError::Components(ComponentError { line, .. }) = &error {
                assert_line(*line, &text);
            }
            assert!(!error.to_string().is_empty());
        }
    }
}

/// Actions: after two bytes for the option set, each line of the data is an entry of a record, or chooses a ply by its first byte. An
/// action is accepted exactly if it is listed, and a refused entry leaves the game unchanged.
pub(crate) fn actions(data: &[u8]) {
    let [first, second, lines @ ..] = data else { return };
    let set = usize::from(u16::from_le_bytes([*first, *second])) % VARIANTS.len();
    let mut table = VARIANTS[set].new_match();
    let mut rng = engine::FastRng::new(set as u64);
    for line in lines.split(|&byte| byte == b'\n').take(MAX_LINES) {
        while table.draw_chance(&mut rng).is_some() {}
        if table.turn() == Turn::Over {
            return;
        }
        apply(&mut *table, line);
    }
}

/// So many lines of the data are played at most.
const MAX_LINES: usize = 1000;

/// All option sets that the catalogue lists, with their games.
static VARIANTS: LazyLock<Vec<Arc<dyn DynGame>>> =
    LazyLock::new(|| Title::ALL.into_iter().flat_map(|title| (title.info().all_variants)()).collect());

/// Applies the text of a line, or a listed or a refused action that its bytes choose.
fn apply(table: &mut dyn DynMatch, line: &[u8]) {
    let seat = table.turn().seats().iter().next().expect("a seat must decide");
    let decision = table.decision(seat).expect("a seat that must decide is asked");
    let nth = |count: usize| line.get(1).map_or(0, |&byte| usize::from(byte) % count.max(1));
    let entry = match line.first() {
        Some(0..=0x1f) => format!("{seat} {}", decision.choices[nth(decision.choices.len())]),
        Some(0x80..) => match decision.refused.get(nth(decision.refused.len())) {
            Some((action, _)) => format!("{seat} {action}"),
            None => return,
        },
        Some(_) | None => String::from_utf8_lossy(line).into_owned(),
    };
    let (before, plies) = (table.view(Eye::Omniscient), table.ply_count());
    if table.apply_line(&entry).is_ok() {
        let (_, applied) = table.record().entries.pop().expect("a ply was applied");
        let action = applied.strip_prefix(&format!("{seat} ")).map(String::from);
        let listed = action.is_none_or(|action| decision.choices.contains(&action));
        assert!(listed, "{applied} is accepted and not listed");
    } else {
        let action = entry.strip_prefix(&format!("{seat} ")).map(String::from);
        assert!(
            action.is_none_or(|action| !decision.choices.contains(&action)),
            "{entry} is listed and refused"
        );
        assert_eq!(
            (table.view(Eye::Omniscient), table.ply_count()),
            (before, plies),
            "{entry} changed the game"
        );
    }
}

fn title_of(byte: u8) -> Title {
    Title::ALL[usize::from(byte) % Title::ALL.len()]
}

fn replay(text: &str) -> Box<dyn DynMatch> {
    let record = Record::parse(text)
        .unwrap_or_else(|error| panic!("a printed record cannot be read: {error}\n{text}"));
    record.replay(None).unwrap_or_else(|error| panic!("a printed record cannot be replayed: {error}\n{text}"))
}

fn assert_line(line: usize, text: &str) {
    let lines = 1 + text.matches('\n').count();
    assert!((1..=lines).contains(&line), "line {line} of {lines}");
}
