//! Pictures.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct RenderArguments {
    /// A course file, or a position of Carramboule (.json)
    pub(crate) file: PathBuf,
    /// The picture: a file that ends in .svg or .png
    #[arg(short, long, value_name = "PICTURE")]
    pub(crate) output: PathBuf,
    /// Draw a stroke on it: a file written by trace --json
    #[arg(long, value_name = "TRACE.json")]
    pub(crate) trace: Option<PathBuf>,
    /// A page to print, with the list of pieces to lay out
    #[arg(long, value_name = "PAPER")]
    pub(crate) page: Option<Paper>,
    /// Colours for screens by day and night, and for paper
    #[arg(long, value_name = "THEME", default_value = "light")]
    pub(crate) theme: Shade,
    /// The language of the words on a page
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
    /// Write the coordinates into the cells
    #[arg(long)]
    pub(crate) coordinates: bool,
    /// A small picture without grid and numbers
    #[arg(long)]
    pub(crate) thumbnail: bool,
    /// How wide a PNG is, in pixels
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

#[derive(Args)]
pub(crate) struct FigureArguments {
    /// Figure files, or numbers of figures that come with the program: 20, 5a, D-13
    #[arg(required = true)]
    pub(crate) figures: Vec<PathBuf>,
    /// Draw the figure: a file that ends in .svg or .png
    #[arg(long, value_name = "PICTURE")]
    pub(crate) draw: Option<PathBuf>,
    /// The language of the words
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
    /// Colours for screens by day and night, and for paper
    #[arg(long, value_name = "THEME", default_value = "light", requires = "draw")]
    pub(crate) theme: Shade,
    /// How wide a PNG is, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1600, requires = "draw", value_parser = clap::value_parser!(u16).range(16..=8000))]
    pub(crate) width: u16,
}
