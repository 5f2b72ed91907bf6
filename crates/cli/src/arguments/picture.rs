//! Arguments of the commands that draw pictures.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct RenderArguments {
    /// A course file, or a Carramboule position (.json)
    pub(crate) file: PathBuf,
    /// The picture file to write, ending in .svg or .png
    #[arg(short, long, value_name = "PICTURE")]
    pub(crate) output: PathBuf,
    /// Draw the stroke in this file on the course; trace --json writes such files
    #[arg(long, value_name = "TRACE.json")]
    pub(crate) trace: Option<PathBuf>,
    /// Draw a printable page, with a list of the pieces to place
    #[arg(long, value_name = "PAPER")]
    pub(crate) page: Option<Paper>,
    /// Colours for light or dark screens, or for print
    #[arg(long, value_name = "THEME", default_value = "light")]
    pub(crate) theme: Shade,
    /// The language of the text in the picture
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
    /// Write coordinates into the cells
    #[arg(long)]
    pub(crate) coordinates: bool,
    /// Draw a small picture without the grid and the numbers
    #[arg(long)]
    pub(crate) thumbnail: bool,
    /// Draw a wooden model on a table, with balls but without paths and words (only PNG)
    #[arg(long, conflicts_with_all = ["page", "coordinates", "thumbnail"])]
    pub(crate) solid: bool,
    /// From where to see the model
    #[arg(
        long,
        value_name = "VIEW",
        default_value = "three-quarter",
        requires = "solid"
    )]
    pub(crate) view: Viewpoint,
    /// Height of a picture of the model in pixels [default: 21/40 of the width]
    #[arg(long, value_name = "PIXELS", requires = "solid", value_parser = clap::value_parser!(u16).range(16..=8000))]
    pub(crate) height: Option<u16>,
    /// Width of a PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1600, value_parser = clap::value_parser!(u16).range(16..=8000))]
    pub(crate) width: u16,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Paper {
    A4,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Shade {
    Light,
    Dark,
    Print,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Viewpoint {
    ThreeQuarter,
    Above,
}

#[derive(Args)]
pub(crate) struct FigureArguments {
    /// Figure files, or numbers of built-in figures: 20, 5a, D-13
    #[arg(required = true)]
    pub(crate) figures: Vec<PathBuf>,
    /// Draw the figure into a file ending in .svg or .png
    #[arg(long, value_name = "PICTURE")]
    pub(crate) draw: Option<PathBuf>,
    /// The language of the text
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
    /// Colours for light or dark screens, or for print
    #[arg(long, value_name = "THEME", default_value = "light", requires = "draw")]
    pub(crate) theme: Shade,
    /// Width of a PNG in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1600, requires = "draw", value_parser = clap::value_parser!(u16).range(16..=8000))]
    pub(crate) width: u16,
}
