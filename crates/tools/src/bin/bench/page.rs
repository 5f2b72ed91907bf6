//! Measures the page in a real browser.

use crate::Found;
use crate::line::{Aim, Line};
use crate::program::figures_file;
use crate::server::install;
use crate::spread::Spread;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use std::process::Command;
use tools::{cargo, page, root, setup, succeed, target_folder};

/// Measures the page in the release build.
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
    measure.env("CHROMIUM", setup::chromium()?);
    measure.env("CARAMBOLE_BIN", &program);
    let status = measure.status().context("cannot start node")?;
    // The script also fails if an aim is missed, so ignore its status if it wrote figures.
    let Ok(text) = std::fs::read_to_string(&file) else {
        bail!("the page was not measured ({status})");
    };
    let mut found = found(&serde_json::from_str(&text)?)?;
    match first_views(&program) {
        Ok(lines) => found.lines.extend(lines),
        Err(problem) => found.leave_out("Lighthouse", &problem),
    }
    Ok(found)
}

/// Uses Lighthouse to measure how screens load on a phone.
fn first_views(program: &Path) -> Result<Vec<Line>> {
    let folder = install("lighthouse")?;
    let file = figures_file("lighthouse")?;
    let mut measure = Command::new("node");
    measure.arg(folder.join("measure.mjs")).arg(&file);
    measure.env("CHROME_PATH", setup::chromium()?);
    measure.env("CARAMBOLE_BIN", program);
    succeed(&mut measure)?;
    let figures: Value = serde_json::from_str(&std::fs::read_to_string(&file)?)?;
    list(&figures).iter().map(line).collect()
}

fn found(figures: &Value) -> Result<Found> {
    let mut found = Found::new(format!(
        "We open the page of the packaged program in {}, in a window of 1440 × 900 pixels. In the \
         rows marked *4× slower*, the browser runs scripts at a quarter of the speed. All times \
         are wall-clock times, so other programs on the machine affect them.",
        figures["browser"].as_str().unwrap_or("Chromium")
    ));
    for figure in list(&figures["figures"]) {
        found.lines.push(line(figure)?);
    }
    let failed = list(&figures["failed"]).iter().filter_map(Value::as_str);
    found.failed = failed.map(str::to_owned).collect();
    Ok(found)
}

fn line(figure: &Value) -> Result<Line> {
    let name = figure["name"].as_str().context("a figure has no name")?;
    let unit = figure["unit"].as_str().context("a figure has no unit")?;
    let measured = Spread::of_list(&figure["values"])?;
    Ok(Line::new(format!("{name}, {unit}"), measured).aim(aim(figure)))
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
