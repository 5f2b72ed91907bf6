//! `carambole check`: errors and advice about course files.

use crate::arguments::CheckArguments;
use crate::{library, output};
use anyhow::Result;
use std::process::ExitCode;

#[allow(clippy::unnecessary_wraps)] // like the other commands
pub(crate) fn run(arguments: &CheckArguments) -> Result<ExitCode> {
    let mut broken = false;
    for path in &arguments.files {
        let findings = match library::judge(path) {
            Ok(course) => course.advice(),
            Err(findings) => {
                broken = true;
                findings
            }
        };
        for finding in findings {
            output::line(format_args!("{}:{finding}", path.display()));
        }
    }
    Ok(if broken {
        ExitCode::from(1)
    } else {
        ExitCode::SUCCESS
    })
}
