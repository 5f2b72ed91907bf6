//! Describes the commit and tools of a build, so that others can reproduce it.

use crate::{again, build};
use anyhow::Result;
use std::process::Command;
use tools::{remap, root};

/// Returns the commit, the date and the tools that influence the program's bytes, one per line.
pub(crate) fn tell() -> Result<String> {
    let commit = again::last_commit().unwrap_or_else(|_| "unknown".to_owned());
    let changes = if again::has_changes().unwrap_or(true) {
        " with changes"
    } else {
        ""
    };
    let mut lines = vec![
        format!("commit: {commit}{changes}"),
        format!("SOURCE_DATE_EPOCH: {}", build::date()?),
        format!("rustc: {}", remap::compiler("rustc ")?),
    ];
    for program in ["cc", "ld", "node"] {
        lines.push(format!("{program}: {}", version(program)));
    }
    Ok(lines.join("\n") + "\n")
}

/// Returns the first line of a program's version output.
fn version(program: &str) -> String {
    let mut command = Command::new(program);
    let output = command.arg("--version").current_dir(root()).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let line = text
        .ok()
        .and_then(|text| Some(text.lines().next()?.to_owned()));
    line.unwrap_or_else(|| "not installed".to_owned())
}
