//! Courses and matches judged, courses and puzzles made.

use super::stroke::PlaceArgument;
use clap::Args;
use golf::GameBox;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

#[derive(Args)]
pub(crate) struct CheckArguments {
    /// Course files
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// The language; unless given, the system's
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct SolveArguments {
    /// The course file
    pub(crate) file: PathBuf,
    /// Play from here only: 3,1, or 8,2,top on top of a tall piece; any place a ball can rest on
    #[arg(long, value_name = "X,Y", value_parser = PlaceArgument::from_str)]
    pub(crate) start: Option<PlaceArgument>,
    /// Strokes allowed, if not what the course says
    #[arg(long, value_name = "STROKES", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub(crate) limit: Option<u8>,
    #[command(flatten)]
    pub(crate) bag: BagArguments,
    /// Write the solution as one line of JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the decision process for model checkers such as Storm
    #[arg(long, value_name = "MODEL.drn")]
    pub(crate) export: Option<PathBuf>,
    /// Draw the value of every cell, from cold (near the hole) to hot
    #[arg(long, value_name = "MAP.svg")]
    pub(crate) heat: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct CertifyArguments {
    /// The course file
    pub(crate) file: PathBuf,
    /// Strokes allowed, if not what the course says
    #[arg(long, value_name = "STROKES", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub(crate) limit: Option<u8>,
    #[command(flatten)]
    pub(crate) bag: BagArguments,
    /// Write the certificate as one line of JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the words
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
}

#[derive(Args)]
pub(crate) struct ReviewArguments {
    /// The record of a match of mini golf in basic mode
    pub(crate) record: PathBuf,
    /// Write the review as one line of JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the words
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
}

#[derive(Args)]
pub(crate) struct MakeArguments {
    /// The same number always gives the same course; if not given, one is drawn and printed
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// What perfect play should score, rounded
    #[arg(long, value_name = "STROKES", default_value_t = 3)]
    pub(crate) par: i32,
    /// The boxes that pieces and dice come from
    #[arg(
        long,
        value_name = "BOXES",
        value_delimiter = ',',
        default_value = "base,ext"
    )]
    pub(crate) boxes: Vec<BoxArgument>,
    /// The course to lay pieces on, by its id; a new outline is drawn if not given
    #[arg(long, value_name = "COURSE")]
    pub(crate) on: Option<String>,
}

#[derive(Args)]
pub(crate) struct PuzzlesArguments {
    /// The same number always gives the same puzzles
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many, at most
    #[arg(long, value_name = "NUMBER", default_value_t = 240)]
    pub(crate) count: usize,
    /// Where to write them, a line of JSON each, if not to the screen
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// With balls of several players in carom mode: every choice is played to the end hundreds of
    /// times, which takes minutes
    #[arg(long)]
    pub(crate) rivals: bool,
    /// Keep all puzzles of a file that are still puzzles, graded anew, and fill up with new ones
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,
    /// Solve the puzzles of a file again, or play them on again, and compare, instead of making
    /// new ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "count", "output", "rivals", "keep"])]
    pub(crate) check: Option<PathBuf>,
}

/// A box of the game.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum BoxArgument {
    Base,
    Ext,
}

impl fmt::Display for BoxArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BoxArgument::Base => "base",
            BoxArgument::Ext => "ext",
        })
    }
}

impl From<BoxArgument> for GameBox {
    fn from(argument: BoxArgument) -> GameBox {
        match argument {
            BoxArgument::Base => GameBox::Base,
            BoxArgument::Ext => GameBox::Expansion,
        }
    }
}

#[derive(Args)]
pub(crate) struct BagArguments {
    /// The dice in play, separated by commas; all of both boxes if not given
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) dice: Vec<String>,
    /// Play with the cards and the white die instead
    #[arg(long, conflicts_with = "dice")]
    pub(crate) cards: bool,
}
