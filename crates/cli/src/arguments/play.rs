//! Playing in the terminal, and looking at what was played.

use crate::terminal::Speed;
use clap::{Args, ValueEnum};
use coach::Day;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct PlayArguments {
    /// A course: 1 to 9, S-1a to S-12, or a file; may be repeated. Skips the menu
    #[arg(long = "course", value_name = "COURSE")]
    pub(crate) courses: Vec<String>,
    /// Each ball alone (basic), or all on the course together (carom)
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<PlayMode>,
    /// The names of the people at the keyboard, with commas between. Skips the menu
    #[arg(long, value_name = "NAMES")]
    pub(crate) players: Option<String>,
    /// How many computer players join them
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(0..=11))]
    pub(crate) computers: Option<u8>,
    /// How strong they are, from 1 (Leo) to 5 (Iris)
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) level: Option<u8>,
    /// How many balls each player has
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=6))]
    pub(crate) balls: Option<u8>,
    /// How many strokes a course allows, 1 to 99
    #[arg(long, value_name = "STROKES", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub(crate) limit: Option<u8>,
    #[command(flatten)]
    pub(crate) kit: KitArguments,
    /// Scatter tokens on every course
    #[arg(long)]
    pub(crate) tokens: bool,
    /// Go on with a saved match: the one in --record, or the last one
    #[arg(long, conflicts_with_all = ["courses", "mode", "players", "computers", "level", "balls", "limit", "dice", "cards", "both", "tokens", "seed"])]
    pub(crate) resume: bool,
    /// Where to keep the match
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// How fast balls roll; none for no motion at all
    #[arg(long, value_name = "SPEED", default_value = "normal")]
    pub(crate) speed: Speed,
    /// The same dice every time, for tests
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) look: LookArguments,
}

#[derive(Args)]
pub(crate) struct KitArguments {
    /// Roll the six dice (as usual)
    #[arg(long, group = "kit")]
    pub(crate) dice: bool,
    /// Roll the white die and use the cards
    #[arg(long, group = "kit")]
    pub(crate) cards: bool,
    /// Roll all dice of both boxes and use the cards
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
    /// The language; unless given, the system's
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct DailyArguments {
    /// The day, like 2026-11-15; today (in Greenwich) if not given
    #[arg(value_name = "DATE")]
    pub(crate) day: Option<Day>,
    /// Play it in the terminal with the dice of the day; one try, which can be left and gone on with
    #[arg(long, conflicts_with = "output")]
    pub(crate) play: bool,
    /// Where to write the course file, if not to the screen
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Where to keep the match
    #[arg(long, value_name = "FILE", requires = "play")]
    pub(crate) record: Option<PathBuf>,
    /// How fast balls roll; none for no motion at all
    #[arg(long, value_name = "SPEED", default_value = "normal")]
    pub(crate) speed: Speed,
    #[command(flatten)]
    pub(crate) look: LookArguments,
}

#[derive(Args)]
pub(crate) struct LookArguments {
    /// The language; unless given, the system's
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
    /// No colours, as with the variable `NO_COLOR`
    #[arg(long, alias = "no-color")]
    pub(crate) no_colour: bool,
}
