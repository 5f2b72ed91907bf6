//! `carambole directions`: lists the directions open to a ball.

use super::Setting;
use crate::arguments::DirectionsArguments;
use crate::output;
use anyhow::Result;
use std::process::ExitCode;

pub(crate) fn run(arguments: &DirectionsArguments) -> Result<ExitCode> {
    let Setting { course, scene } = Setting::new(&arguments.position)?;
    for direction in scene
        .directions(course.field(), arguments.position.play)
        .iter()
    {
        output::line(direction);
    }
    Ok(ExitCode::SUCCESS)
}
