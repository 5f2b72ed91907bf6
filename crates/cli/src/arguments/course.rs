//! Arguments of the commands that judge courses and matches or that make courses and puzzles.

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
    /// The language of the output (default: the system language)
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct SolveArguments {
    /// The course file
    pub(crate) file: PathBuf,
    /// Solve only from this position: 3,1 at ground level, or 8,2,top on top of a tall piece. A
    /// ball must be able to rest there
    #[arg(long, value_name = "X,Y", value_parser = PlaceArgument::from_str)]
    pub(crate) start: Option<PlaceArgument>,
    /// The stroke limit (default: the course's limit)
    #[arg(long, value_name = "STROKES", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub(crate) limit: Option<u8>,
    #[command(flatten)]
    pub(crate) bag: BagArguments,
    /// Write the solution as one line of JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the Markov decision process for model checkers such as Storm
    #[arg(long, value_name = "MODEL.drn")]
    pub(crate) export: Option<PathBuf>,
    /// Draw a heat map of cell values, from cold (near the hole) to hot
    #[arg(long, value_name = "MAP.svg")]
    pub(crate) heat: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct CertifyArguments {
    /// The course file
    pub(crate) file: PathBuf,
    /// The stroke limit (default: the course's limit)
    #[arg(long, value_name = "STROKES", value_parser = clap::value_parser!(u8).range(1..=99))]
    pub(crate) limit: Option<u8>,
    #[command(flatten)]
    pub(crate) bag: BagArguments,
    /// Write the certificate as one line of JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the output
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
}

#[derive(Args)]
pub(crate) struct ReviewArguments {
    /// The record of a mini golf match
    pub(crate) record: PathBuf,
    /// Write the review as one line of JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the output
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
}

#[derive(Args)]
pub(crate) struct MakeArguments {
    /// The same seed always gives the same course (default: a random seed, which is printed)
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// The par that the course must have: the rounded score of perfect play
    #[arg(long, value_name = "STROKES", default_value_t = 3)]
    pub(crate) par: i32,
    /// The game boxes to take pieces and dice from
    #[arg(
        long,
        value_name = "BOXES",
        value_delimiter = ',',
        default_value = "base,ext"
    )]
    pub(crate) boxes: Vec<BoxArgument>,
    /// The id of the course to place pieces on (default: a generated outline)
    #[arg(long, value_name = "COURSE")]
    pub(crate) on: Option<String>,
}

#[derive(Args)]
pub(crate) struct PuzzlesArguments {
    /// The same seed always gives the same puzzles
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Maximum number of puzzles
    #[arg(long, value_name = "NUMBER", default_value_t = 240)]
    pub(crate) count: usize,
    /// Write the puzzles to this file, one line of JSON per puzzle (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Make carom-mode puzzles with the balls of several players. Every choice is played to the end
    /// hundreds of times, which takes minutes
    #[arg(long)]
    pub(crate) rivals: bool,
    /// Keep the puzzles in this file that are still valid, grade them again, and add new ones up to
    /// --count
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,
    /// Check the puzzles in this file by solving or playing them again, instead of making new ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "count", "output", "rivals", "keep"])]
    pub(crate) check: Option<PathBuf>,
}

/// A game box.
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
    /// The dice in play, separated by commas (default: all dice in both boxes)
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) dice: Vec<String>,
    /// Play with the cards and the white die instead
    #[arg(long, conflicts_with = "dice")]
    pub(crate) cards: bool,
}
