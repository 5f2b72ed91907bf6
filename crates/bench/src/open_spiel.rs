//! `OpenSpiel` beside our rules: matches of random moves.

use crate::program::{Figures, figures_file};
use anyhow::Result;
use toolbox::python::Environment;
use toolbox::succeed;

/// Names as `OpenSpiel` knows them: dice games, one as complex as ours, one as simple as can be.
pub(crate) const GAMES: [&str; 2] = ["backgammon", "pig"];

/// Seconds for a move of each of the games, in an environment of its own.
pub(crate) fn measure() -> Result<Figures> {
    let installs: &[&[&str]] = &[&["open_spiel==2.0.2"]];
    let environment = Environment::find_or_make("open_spiel", "pyspiel", installs)?;
    let file = figures_file("open_spiel")?;
    let mut script = environment.script("matches.py", include_str!("open_spiel_matches.py"))?;
    succeed(script.arg(&file))?;
    Figures::read(&file)
}
