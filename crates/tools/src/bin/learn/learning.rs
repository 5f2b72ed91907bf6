//! `cargo xtask learn`: trains a network, shows progress, resumes interrupted training, and writes
//! the network.

use crate::courses::{Kind, grounds};
use crate::shots;
use crate::trainer::{BATCH, Trainer};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use coach::Network;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;
use tools::root;

#[derive(Args)]
pub struct Arguments {
    /// The players to train
    #[arg(value_enum, default_value = "carom")]
    who: Who,
    /// Random seed; the same arguments give the same network
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games, or of Carramboule rounds (default: 80,000 games or 3,000 rounds)
    #[arg(long)]
    games: Option<u64>,
    /// Number of generated courses, in addition to half the collection
    #[arg(long, default_value_t = 60)]
    made: u64,
    /// Write the network to this file instead of the one that the players use
    #[arg(long)]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Who {
    /// The carom-mode players
    Carom,
    /// The strongest Carramboule player
    Carramboule,
}

impl Who {
    fn games(self) -> u64 {
        match self {
            Who::Carom => 80_000,
            Who::Carramboule => 3_000,
        }
    }

    fn output(self) -> &'static str {
        match self {
            Who::Carom => "crates/coach/src/carom/network.bin",
            Who::Carramboule => "crates/coach/src/shots/network.bin",
        }
    }
}

/// The number of points on the learning curve.
const POINTS: u64 = 40;
const WIDTH: usize = 40;

pub fn run(arguments: &Arguments) -> Result<()> {
    let games = arguments.games.unwrap_or(arguments.who.games());
    let (seed, made) = (arguments.seed, arguments.made);
    let bytes = match arguments.who {
        Who::Carom => {
            let made_by = format!("cargo xtask learn --seed {seed} --games {games} --made {made}");
            learn_carom(seed, games, made)?.to_bytes(&made_by)
        }
        Who::Carramboule => {
            let made_by = format!("cargo xtask learn carramboule --seed {seed} --games {games}");
            shots::learn(seed, games as usize).to_bytes(&made_by)
        }
    };
    let output = arguments.output.as_deref();
    let output = output.unwrap_or(Path::new(arguments.who.output()));
    let path = root().join(output);
    fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    println!("wrote {}", output.display());
    Ok(())
}

fn learn_carom(seed: u64, games: u64, made: u64) -> Result<Network> {
    let state = root().join(format!("target/learn/{seed}-{games}-{made}"));
    let mut trainer = Trainer::new(seed, games);
    if let Some(resumed) = fs::read(&state).ok().and_then(|b| trainer.resumed(&b)) {
        trainer = resumed;
        println!("continuing after {} games", trainer.steps * BATCH);
    }
    println!("generating courses");
    let grounds = grounds(Kind::Learned, made);
    println!("learning on {} courses", grounds.len());
    fs::create_dir_all(root().join("target/learn"))?;
    let (begun, at_first) = (Instant::now(), trainer.steps);
    let (mut error, mut count) = (0.0, 0.0);
    while trainer.steps < trainer.planned {
        error += trainer.step(&grounds);
        count += 1.0;
        let point = trainer.planned.div_ceil(POINTS);
        if trainer.steps.is_multiple_of(point) || trainer.steps == trainer.planned {
            fs::write(&state, trainer.to_bytes()).context("cannot save the training state")?;
            let pace = begun.elapsed().as_secs_f64() / (trainer.steps - at_first) as f64;
            tell(&trainer, error / count, pace)?;
            (error, count) = (0.0, 0.0);
        }
    }
    Ok(trainer.learned())
}

/// Prints a progress bar with the number of games, the error since the last call, and the remaining
/// time.
fn tell(trainer: &Trainer, error: f32, pace: f64) -> Result<()> {
    let done = trainer.steps as f64 / trainer.planned as f64;
    let filled = (done * WIDTH as f64) as usize;
    let rest = (trainer.planned - trainer.steps) as f64 * pace / 60.0;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "[{}{}] {} games, error {error:.4}, {rest:.0} minutes left",
        "#".repeat(filled),
        ".".repeat(WIDTH - filled),
        trainer.steps * BATCH,
    )?;
    out.flush()?;
    Ok(())
}
