//! Measures matches of random moves in `OpenSpiel`, for comparison with our own rules.

use crate::program::{Figures, figures_file};
use anyhow::Result;
use tools::python::Environment;
use tools::succeed;

/// Two dice games in `OpenSpiel`, by name: one as complex as ours, and one of the simplest.
pub(crate) const GAMES: [&str; 2] = ["backgammon", "pig"];

/// Measures seconds per move in each game, in a separate Python environment.
pub(crate) fn measure() -> Result<Figures> {
    let installs: &[&[&str]] = &[&["open_spiel==2.0.2"]];
    let environment = Environment::find_or_make("open_spiel", "pyspiel", installs)?;
    let file = figures_file("open_spiel")?;
    let mut script = environment.script("matches.py", include_str!("open_spiel_matches.py"))?;
    succeed(script.arg(&file))?;
    Figures::read(&file)
}
