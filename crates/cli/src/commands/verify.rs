//! `carambole verify RECORD`: checks the dice and strokes of a match.

use crate::arguments::VerifyArguments;
use crate::output;
use crate::terminal;
use crate::texts::{Texts, system_language};
use anyhow::Result;
use std::process::ExitCode;
use table::{CourseCache, State};

pub(crate) fn run(arguments: &VerifyArguments) -> Result<ExitCode> {
    let language = arguments.lang.as_deref();
    let texts = Texts::terminal(language.unwrap_or_else(|| system_language()))?;
    let record = terminal::read_record(&arguments.record)?;
    let file = arguments.record.display().to_string();
    let mut cache = CourseCache::new();
    if record.is_sealed() && State::replay(&record.events, &mut cache).is_ok() {
        output::line(texts.fill("verify-sealed", &[("file", file.into())]));
        return Ok(ExitCode::from(1));
    }
    match table::verify(&record, &mut cache) {
        Ok(verified) => {
            let right = texts.fill(
                "verify-right",
                &[
                    ("file", file.into()),
                    ("events", verified.events.into()),
                    ("draws", verified.draws.into()),
                ],
            );
            output::line(right);
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            let wrong = texts.fill(
                "verify-wrong",
                &[
                    ("file", file.into()),
                    ("event", fault.version.into()),
                    ("reason", fault.text.into()),
                ],
            );
            output::line(wrong);
            Ok(ExitCode::from(1))
        }
    }
}
