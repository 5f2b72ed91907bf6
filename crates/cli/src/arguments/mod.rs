//! Defines the command line: commands, options and their help texts.

mod admin;
mod course;
mod export;
mod picture;
mod play;
mod serve;
mod stroke;

pub(crate) use admin::{
    AdminArguments, AdminCommand, BanArguments, CloseCommand, DeleteCommand, EndCommand,
    FindArguments, HideCommand, IdArguments, ListArguments, PlayerArguments, RenameArguments,
    ReportArguments, TablesArguments,
};
pub(crate) use course::{
    BagArguments, CertifyArguments, CheckArguments, MakeArguments, PuzzlesArguments,
    ReviewArguments, SolveArguments,
};
pub(crate) use export::ExportArguments;
pub(crate) use picture::{FigureArguments, Paper, RenderArguments, Shade, Viewpoint};
pub(crate) use play::{
    DailyArguments, LookArguments, PlayArguments, PlayMode, ReplayArguments, VerifyArguments,
};
pub(crate) use serve::{BackupArguments, DataArgument, LogForm, ServeArguments};
pub(crate) use stroke::{
    DirectionsArguments, PlaceArgument, PlacedBall, PositionArguments, TraceArguments,
};

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Play Carom Mini Golf and Carramboule, and draw, check, solve and 3D-print courses.
#[derive(Parser)]
#[command(
    name = "carambole",
    version,
    after_help = "Examples:
  carambole play
      mini golf in the terminal; a menu asks for courses, players and mode
  carambole play --course 1 --course S-1a --players Anna,Ben --computers 1
      start without the menu
  carambole serve --open
      start the server and open its page in the browser
  carambole verify match.json
      check the dice and strokes of a recorded match
  carambole check my-course.toml
      list errors in a course and advice on it
  carambole directions my-course.toml --ball red@3,1 --play red
      list the directions open to the red ball
  carambole trace my-course.toml --ball red@3,1 --play red --dir NE --impulses 8
      show what happens if it is played north-east with 8 impulses
  carambole solve my-course.toml --start 3,1
      compute the score of perfect play from a start cell, and show how to reach it
  carambole render my-course.toml -o my-course.png
      draw the course (--page a4 for a page to print, --solid for a picture of a wooden model)
  carambole export my-course.toml -o my-course.stl --bed 220x220
      write files for a 3D printer whose bed is 220 mm wide and deep

Cells are written x,y: x counts half-cells from the left, y counts rows from the top, x + y is even.
Directions are E NE NW W SW SE. Balls are orange green yellow blue violet red, and red-flat etc."
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play mini golf in the terminal
    Play(PlayArguments),
    /// Run a server for playing in the browser
    Serve(ServeArguments),
    /// Copy a server's data, even while the server is running
    Backup(BackupArguments),
    /// Moderate a server: handle reports, ban or rename players, hide courses, show the log
    Admin(AdminArguments),
    /// Step through a recorded match
    Replay(ReplayArguments),
    /// Check the dice and strokes of a recorded match
    Verify(VerifyArguments),
    /// Play one stroke and describe what happens
    Trace(TraceArguments),
    /// List the directions open to a ball, one per line
    Directions(DirectionsArguments),
    /// Check course files and print errors and advice
    Check(CheckArguments),
    /// Compute the score of perfect play on a course, and show how to reach it
    Solve(SolveArguments),
    /// Rate a course by perfect play: par, spread, dead ends, and the dice that matter
    Certify(CertifyArguments),
    /// Separate luck from skill in a finished match
    Review(ReviewArguments),
    /// Generate a course and print its file
    Make(MakeArguments),
    /// Print or play the daily course, which is the same for everyone
    Daily(DailyArguments),
    /// Make puzzles (positions with one clearly best choice), or check a file of them
    Puzzles(PuzzlesArguments),
    /// Draw a course, a stroke on it, or a Carramboule table, as SVG or PNG
    Render(RenderArguments),
    /// Write a course or a piece as a file for 3D printers (STL or 3MF)
    Export(ExportArguments),
    /// Simulate the billiard shots in a file, and print one line of JSON per shot
    Shots(JsonFile),
    /// Judge a Carramboule round from the balls that each shot pocketed
    Referee(JsonFile),
    /// Replay and check figures in the rule booklet
    Figure(FigureArguments),
}

#[derive(Args)]
pub(crate) struct JsonFile {
    /// A JSON file (docs/formats.md in the project describes its format)
    pub(crate) file: PathBuf,
}
