//! The page in a real browser.

use crate::Found;
use crate::line::{Aim, Line};
use crate::program::figures_file;
use crate::spread::Spread;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::process::Command;
use toolbox::{cargo, chromium, page, root, succeed, target_folder};

/// The program that is packaged is the one that is measured.
pub(crate) fn measure() -> Result<Found> {
    page::build()?;
    succeed(&mut cargo(&[
        "build",
        "--release",
        "--package",
        "carambole",
    ]))?;
    let program = target_folder()?.join("release/carambole");
    let file = figures_file("page")?;
    let mut measure = Command::new("node");
    measure.args(["e2e/measure.mjs", "--figures"]).arg(&file);
    measure.current_dir(root().join("web"));
    measure.env("CHROMIUM", chromium::find_or_install()?);
    measure.env("CARAMBOLE_BIN", program);
    let status = measure.status().context("cannot start node")?;
    // A missed aim is no failure of the measurement; it is seen in the figures.
    let Ok(text) = std::fs::read_to_string(&file) else {
        bail!("the page was not measured ({status})");
    };
    found(&serde_json::from_str(&text)?)
}

fn found(figures: &Value) -> Result<Found> {
    let mut found = Found::new(format!(
        "{}, the program as it is packaged, a window of 1440 × 900. Where it says 4× slower, the \
         browser runs scripts at a quarter of the speed. All times are by the clock on the wall, \
         so other work on the machine shows.",
        figures["browser"].as_str().unwrap_or("Chromium")
    ));
    for figure in list(&figures["figures"]) {
        let name = figure["name"].as_str().context("a figure has a name")?;
        let unit = figure["unit"].as_str().context("a figure has a unit")?;
        let line = Line::new(
            format!("{name}, {unit}"),
            Spread::of_list(&figure["values"])?,
        );
        found.lines.push(line.aim(aim(figure)));
    }
    let failed = list(&figures["failed"]).iter().filter_map(Value::as_str);
    found.failed = failed.map(str::to_owned).collect();
    Ok(found)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn aim(figure: &Value) -> Option<Aim> {
    let limit = figure["limit"].as_f64()?;
    let at_least = figure["atLeast"] == true;
    Some(if at_least {
        Aim::AtLeast(limit)
    } else {
        Aim::AtMost(limit)
    })
}
