//! Arguments of the command that writes files for 3D printers.

use clap::Args;
use std::path::PathBuf;
use std::str::FromStr;

#[derive(Args)]
pub(crate) struct ExportArguments {
    /// A course file, or the id of a course that comes with the game: 1 to 9, S-1a to S-12, M-1
    #[arg(required_unless_present = "piece", conflicts_with = "piece")]
    pub(crate) course: Option<PathBuf>,
    /// The file to write, ending in .stl (without colours) or .3mf (with colours)
    #[arg(short, long, value_name = "MODEL")]
    pub(crate) output: PathBuf,
    /// Write a single piece, by its id in the rules: V-I7
    #[arg(long, value_name = "PIECE")]
    pub(crate) piece: Option<String>,
    /// Open the channel of the flat piece
    #[arg(long, requires = "piece")]
    pub(crate) channel: bool,
    /// Distance between the centres of neighbouring cells, in millimetres
    #[arg(long, value_name = "MILLIMETRES", default_value_t = 20.0)]
    pub(crate) cell: f64,
    /// Width and depth of the printer's bed, in millimetres. A larger board is split into parts
    /// with dovetails, and each part and piece is written to a file of its own
    #[arg(long, value_name = "WIDTHxDEPTH", value_parser = BedArgument::from_str, conflicts_with = "piece")]
    pub(crate) bed: Option<BedArgument>,
}

/// The size of a printer's bed, in millimetres.
#[derive(Clone, Copy)]
pub(crate) struct BedArgument(pub(crate) [f64; 2]);

impl FromStr for BedArgument {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<BedArgument, &'static str> {
        let length = |text: &str| {
            text.parse()
                .ok()
                .filter(|length| (1..=5_000).contains(length))
        };
        let size = text.split_once(['x', '×']);
        let size = size.and_then(|(width, depth)| Some([length(width)?, length(depth)?]));
        let size: [u16; 2] = size.ok_or("write the width and depth in millimetres: 220x220")?;
        Ok(BedArgument(size.map(f64::from)))
    }
}
