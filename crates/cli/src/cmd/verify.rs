//! `hightable verify`.

use crate::input::RecordArgs;
use crate::speech::count;
use crate::{Outcome, Speech, Trouble, output};
use clap::Args;
use games::fair_dice::{self, Mismatch, Verification, VerifyError};
use serde_json::{Value, json};

/// Verify that every die roll and card draw of a finished game came from the seed that its table committed to (exit code 1
/// if not)
#[derive(Args)]
pub(crate) struct Verify {
    #[command(flatten)]
    record: RecordArgs,
    /// The commitment shown before the game, to compare
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// A verdict, and whether the commitment that was shown before the game is that of the record.
struct Finding {
    verdict: Verification,
    as_shown: bool,
}

impl Verify {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let (text, components) = self.record.read()?;
        let verdict = match fair_dice::verify(&text, components.as_deref()) {
            Ok(verdict) => verdict,
            Err(VerifyError::NoSeed) => {
                return Err(Trouble::new("tool-bad-no-seed").with("file", self.record.name()).into());
            }
            Err(VerifyError::FairnessProof(bad)) => {
                return Err(Trouble::new("tool-bad-proof")
                    .with("file", self.record.name())
                    .because(bad)
                    .into());
            }
            Err(VerifyError::RecordError(flaw)) => {
                let why = i18n::error_text::record(speech.words(), &flaw);
                self.say(&json!({ "fair": false, "flaw": why }), &[self.flawed(speech, why)])?;
                return Ok(Outcome::No);
            }
        };
        let shown = self.commitment.as_deref().map(|shown| shown.trim().to_lowercase());
        let as_shown = shown.is_none_or(|shown| shown == verdict.commitment);
        let finding = Finding { verdict, as_shown };
        self.say(&finding.json(), &finding.sentences(speech, &self.record.name()))?;
        Ok(if finding.is_fair() { Outcome::Done } else { Outcome::No })
    }

    fn flawed(&self, speech: Speech, why: String) -> String {
        speech.tell("tool-check-flawed").text("file", self.record.name()).text("why", why).build()
    }

    fn say(&self, value: &Value, sentences: &[String]) -> anyhow::Result<()> {
        if self.json { output::json(value) } else { output::print(&format!("{}\n", sentences.join("\n"))) }
    }
}

impl Finding {
    fn is_fair(&self) -> bool {
        self.verdict.agrees() && self.as_shown
    }

    /// What there is to say, one sentence a line.
    fn sentences(&self, speech: Speech, file: &str) -> Vec<String> {
        let verdict = &self.verdict;
        let id = if self.is_fair() { "tool-verify-fair" } else { "tool-verify-unfair" };
        let mut said =
            vec![speech.tell(id).text("file", file).count("n", count(verdict.draws as u64)).build()];
        said.extend(verdict.difference.as_ref().map(|difference| differs(speech, difference)));
        said.push(self.of_commitment(speech));
        if verdict.discarded_draws > 0 {
            said.push(
                speech.tell("tool-verify-spent").count("n", count(verdict.discarded_draws as u64)).build(),
            );
        }
        if !verdict.is_over && verdict.difference.is_none() {
            said.push(speech.say("tool-verify-open"));
        }
        said
    }

    fn of_commitment(&self, speech: Speech) -> String {
        let id = match (self.verdict.commitment_fits, self.as_shown) {
            (true, true) => "tool-verify-commitment",
            (true, false) => "tool-verify-not-shown",
            (false, _) => "tool-verify-other-seed",
        };
        speech.tell(id).text("commitment", self.verdict.commitment.as_str()).build()
    }

    fn json(&self) -> Value {
        let verdict = &self.verdict;
        let difference = verdict.difference.as_ref().map(|differs| {
            let Mismatch { line, draw, recorded, derived } = differs;
            json!({ "line": line, "draw": draw, "stands": recorded, "should": derived })
        });
        json!({
            "fair": self.is_fair(),
            "draws": verdict.draws,
            "difference": difference,
            "commitment": verdict.commitment,
            "commitment_fits": verdict.commitment_fits,
            "as_shown": self.as_shown,
            "spent": verdict.discarded_draws,
            "finished": verdict.is_over,
        })
    }
}

fn differs(speech: Speech, difference: &Mismatch) -> String {
    let sentence = speech.tell("tool-verify-differs").text("line", difference.line.to_string());
    sentence.text("stands", difference.recorded.as_str()).text("should", difference.derived.as_str()).build()
}
