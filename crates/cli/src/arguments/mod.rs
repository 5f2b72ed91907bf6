//! What can be said on the command line.

mod admin;
mod course;
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
pub(crate) use picture::{FigureArguments, Paper, RenderArguments, Shade};
pub(crate) use play::{
    DailyArguments, LookArguments, PlayArguments, PlayMode, ReplayArguments, VerifyArguments,
};
pub(crate) use serve::{BackupArguments, DataArgument, LogForm, ServeArguments};
pub(crate) use stroke::{
    DirectionsArguments, PlaceArgument, PlacedBall, PositionArguments, TraceArguments,
};

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Carom Mini Golf and Carramboule: play them, draw courses, find out what happens and why.
#[derive(Parser)]
#[command(
    name = "carambole",
    version,
    after_help = "Examples:
  carambole play
      mini golf in the terminal; the menu asks for courses, players, mode
  carambole play --course 1 --course S-1a --players Anna,Ben --computers 1
      begins at once
  carambole serve --open
      the page, in the browser
  carambole verify match.json
      were dice and strokes of a recorded match right?
  carambole check my-course.toml
      is the course playable, and what could be better?
  carambole directions my-course.toml --ball red@3,1 --play red
      which ways are open to the red ball?
  carambole trace my-course.toml --ball red@3,1 --play red --dir NE --impulses 8
      what happens if it is struck north-east with 8 impulses?
  carambole solve my-course.toml --start 3,1
      what does perfect play score from there, and how?
  carambole render my-course.toml -o my-course.png
      a picture of it (--page a4 for a page to print)

Cells are written x,y: rows count down from the top, x counts half-cells from the left, x + y is even.
Directions are E NE NW W SW SE. Balls are orange green yellow blue violet red, and red-flat and so on."
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play mini golf in the terminal
    Play(PlayArguments),
    /// Serve the page and tables for friends, to play in the browser
    Serve(ServeArguments),
    /// Copy the data of a server, also while it runs
    Backup(BackupArguments),
    /// Keep a server in order: reports, bans, names, courses, and the log of it
    Admin(AdminArguments),
    /// Step through a recorded match
    Replay(ReplayArguments),
    /// Check dice and strokes of a recorded match
    Verify(VerifyArguments),
    /// Play one stroke and tell what happens
    Trace(TraceArguments),
    /// List the directions open to a ball, one a line
    Directions(DirectionsArguments),
    /// Judge course files: errors, and advice
    Check(CheckArguments),
    /// Find out what a course is worth and how to play it best
    Solve(SolveArguments),
    /// Judge a course by perfect play: par, spread, dead ends, which dice matter
    Certify(CertifyArguments),
    /// Tell luck from skill in a finished match
    Review(ReviewArguments),
    /// Make a new course to order and print its file
    Make(MakeArguments),
    /// The course of a day, the same for everyone: print its file, or play it
    Daily(DailyArguments),
    /// Find positions with one clearly best choice, or check those of a file
    Puzzles(PuzzlesArguments),
    /// Draw a course, a stroke on it, or a Carramboule table as SVG or PNG
    Render(RenderArguments),
    /// Simulate the billiard shots of a file, one line of JSON a shot
    Shots(JsonFile),
    /// Judge a round of Carramboule from what each shot pocketed
    Referee(JsonFile),
    /// Replay figures of the rule booklet and tell whether they hold
    Figure(FigureArguments),
}

#[derive(Args)]
pub(crate) struct JsonFile {
    /// A JSON file; its form is described in the project's docs/formats.md
    pub(crate) file: PathBuf,
}
