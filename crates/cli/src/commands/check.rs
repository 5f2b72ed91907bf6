//! `carambole check`: prints errors and advice about course files.

use crate::arguments::CheckArguments;
use crate::texts::{Texts, system_language};
use crate::{findings, library, output};
use anyhow::Result;
use std::process::ExitCode;

pub(crate) fn run(arguments: &CheckArguments) -> Result<ExitCode> {
    let language = arguments.lang.as_deref();
    let texts = Texts::findings(language.unwrap_or_else(|| system_language()))?;
    let mut broken = false;
    for path in &arguments.files {
        let found = match library::judge(path) {
            Ok(course) => course.advice(),
            Err(errors) => {
                broken = true;
                errors
            }
        };
        if found.is_empty() {
            let line = texts.fill("finding-none", &[]);
            output::line(format_args!("{}: {line}", path.display()));
        }
        for finding in found {
            let line = findings::line(&texts, &finding);
            output::line(format_args!("{}:{line}", path.display()));
        }
    }
    Ok(if broken {
        ExitCode::from(1)
    } else {
        ExitCode::SUCCESS
    })
}
