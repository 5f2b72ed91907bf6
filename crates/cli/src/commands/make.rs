//! `carambole make`: a new course to order.

use crate::arguments::MakeArguments;
use crate::output;
use anyhow::{Result, bail};
use solver::{CourseSpec, GenerateError, generate};
use std::process::ExitCode;

pub(crate) fn run(arguments: &MakeArguments) -> Result<ExitCode> {
    let spec = CourseSpec {
        seed: arguments.seed,
        par: arguments.par,
        boxes: arguments.boxes.iter().map(|home| (*home).into()).collect(),
        on: arguments.on.clone(),
        work: CourseSpec::WORK,
    };
    match generate(&spec) {
        Ok(made) => {
            output::line(format_args!(
                "# GeneratedCourse by carambole make: par {}, perfect play {:.4}, an average player {:.2}.",
                made.certificate.par(),
                made.certificate.value.lower,
                made.certificate.average,
            ));
            output::print(&made.file);
            Ok(ExitCode::SUCCESS)
        }
        Err(GenerateError::NothingToLayOn) => {
            bail!("there is no such course in the standard collection, or no dice in the boxes")
        }
        Err(GenerateError::OutOfReach(value)) => bail!(
            "no arrangement found has par {}; the closest comes to {value:.2}; try another seed, course or par",
            spec.par
        ),
    }
}
