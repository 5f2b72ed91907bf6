//! Arguments for playing in the terminal, and for replaying and verifying matches.

use crate::terminal::Speed;
use clap::{Args, ValueEnum};
use contest::Day;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct PlayArguments {
    /// A course: 1 to 9, S-1a to S-12, or a file; may be repeated. Skips the menu
    #[arg(long = "course", value_name = "COURSE")]
    pub(crate) courses: Vec<String>,
    /// Balls play the course one at a time (basic) or all together (carom)
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<PlayMode>,
    /// The names of the people at the keyboard, separated by commas. Skips the menu
    #[arg(long, value_name = "NAMES")]
    pub(crate) players: Option<String>,
    /// Number of computer players
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(0..=11))]
    pub(crate) computers: Option<u8>,
    /// Level of the computer players, from 1 (Leo) to 5 (Iris)
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) level: Option<u8>,
    /// Balls per player
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=6))]
    pub(crate) balls: Option<u8>,
    /// Stroke limit per course, 1 to 99
    #[arg(long, value_name = "STROKES", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub(crate) limit: Option<u8>,
    #[command(flatten)]
    pub(crate) kit: KitArguments,
    /// Scatter tokens on every course
    #[arg(long)]
    pub(crate) tokens: bool,
    /// Continue a saved match: the one in --record, or the most recently played
    #[arg(long, conflicts_with_all = ["courses", "mode", "players", "computers", "level", "balls", "limit", "dice", "cards", "both", "tokens", "seed"])]
    pub(crate) resume: bool,
    /// The file to save the match in
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// How fast balls roll; none turns animation off
    #[arg(long, value_name = "SPEED", default_value = "normal")]
    pub(crate) speed: Speed,
    /// Seed for the dice, for tests: the same seed gives the same rolls
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) look: LookArguments,
}

#[derive(Args)]
pub(crate) struct KitArguments {
    /// Roll the six dice (the default)
    #[arg(long, group = "kit")]
    pub(crate) dice: bool,
    /// Roll the white die and use the cards
    #[arg(long, group = "kit")]
    pub(crate) cards: bool,
    /// Roll all dice from both boxes and use the cards
    #[arg(long, group = "kit")]
    pub(crate) both: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum PlayMode {
    Basic,
    Carom,
}

#[derive(Args)]
pub(crate) struct ReplayArguments {
    /// The record of a match
    pub(crate) record: PathBuf,
    #[command(flatten)]
    pub(crate) look: LookArguments,
}

#[derive(Args)]
pub(crate) struct VerifyArguments {
    /// The record of a match
    pub(crate) record: PathBuf,
    /// The language of the output (default: the system language)
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct DailyArguments {
    /// The day, such as 2026-11-15 (default: today in UTC)
    #[arg(value_name = "DATE")]
    pub(crate) day: Option<Day>,
    /// Play the course in the terminal with the day's dice. You have only one try, but you can
    /// interrupt and resume it
    #[arg(long, conflicts_with = "output")]
    pub(crate) play: bool,
    /// Write the course to this file (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// The file to save the match in
    #[arg(long, value_name = "FILE", requires = "play")]
    pub(crate) record: Option<PathBuf>,
    /// How fast balls roll; none turns animation off
    #[arg(long, value_name = "SPEED", default_value = "normal")]
    pub(crate) speed: Speed,
    #[command(flatten)]
    pub(crate) look: LookArguments,
}

#[derive(Args)]
pub(crate) struct LookArguments {
    /// The language of the output (default: the system language)
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
    #[arg(
        long,
        alias = "no-color",
        help = "Do not use colours (the variable NO_COLOR does the same)"
    )]
    pub(crate) no_colour: bool,
}
