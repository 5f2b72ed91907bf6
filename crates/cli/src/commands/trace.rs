//! `carambole trace`: plays one stroke and describes it in words or as JSON.

use super::Setting;
use crate::arguments::TraceArguments;
use crate::output;
use anyhow::{Result, bail};
use golf::{StrokeError, Trace, stroke};
use protocol::TraceFile;
use std::process::ExitCode;

pub(crate) fn run(arguments: &TraceArguments) -> Result<ExitCode> {
    let Setting { course, mut scene } = Setting::new(&arguments.position)?;
    let (ball, direction) = (arguments.position.play, arguments.dir);
    let open: Vec<String> = scene
        .directions(course.field(), ball)
        .iter()
        .map(|d| d.to_string())
        .collect();
    let mut trace = Trace::default();
    match stroke(
        course.field(),
        &mut scene,
        ball,
        direction,
        arguments.impulses,
        &mut trace,
    ) {
        Ok(()) => {}
        Err(StrokeError::Blocked) if open.is_empty() => {
            bail!(
                "no direction is open to {ball}; in a match the stroke counts and the ball stays"
            );
        }
        Err(StrokeError::Blocked) => {
            bail!(
                "{direction} is blocked for {ball}; open directions: {}",
                open.join(", ")
            );
        }
        Err(reason) => bail!("{ball}: {reason}"),
    }
    if arguments.json {
        output::line(TraceFile::new(&course, &scene, &trace).to_json());
    } else {
        output::print(crate::narration::commentary(&course, &trace.events));
    }
    Ok(ExitCode::SUCCESS)
}
