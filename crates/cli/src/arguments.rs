//! What can be said on the command line.

use crate::terminal::Speed;
use clap::{Args, Parser, Subcommand, ValueEnum};
use coach::Day;
use golf::{Ball, Cell, Direction, GameBox, Layer};
use std::path::PathBuf;
use std::str::FromStr;

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
    #[arg(long, conflicts_with_all = ["courses", "mode", "players", "computers", "balls", "limit", "dice", "cards", "both", "tokens", "seed"])]
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
pub(crate) struct LookArguments {
    /// The language: en, fr, de or pl; unless given, the system's
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
    /// No colours, as with the variable `NO_COLOR`
    #[arg(long, alias = "no-color")]
    pub(crate) no_colour: bool,
}

#[derive(Args)]
pub(crate) struct ServeArguments {
    /// Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everyone who can reach it
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        default_value = "127.0.0.1:8086",
        env = "CARAMBOLE_LISTEN"
    )]
    pub(crate) listen: String,
    #[command(flatten)]
    pub(crate) data: DataArgument,
    /// A database of `PostgreSQL` instead of the file, for several servers or one:
    /// <postgres://user:password@host/name>
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
    /// Joins several servers on one database: <nats://host:4222>
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_NATS",
        hide_env_values = true
    )]
    pub(crate) nats: Option<String>,
    /// What players call the server if it is behind a proxy: <https://play.example.org>
    #[arg(long, value_name = "URL", env = "CARAMBOLE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Believe the proxy in front who the client is (X-Forwarded-For)
    #[arg(long, env = "CARAMBOLE_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Serve the page from this folder instead of the one built with the program
    #[arg(long, value_name = "FOLDER", env = "CARAMBOLE_PAGE")]
    pub(crate) page: Option<PathBuf>,
    /// How the log is written, to standard error
    #[arg(
        long,
        value_name = "FORM",
        default_value = "text",
        env = "CARAMBOLE_LOG"
    )]
    pub(crate) log: LogForm,
    /// Threads for the network; thinking, course making and the file have their own
    #[arg(long, value_name = "NUMBER", default_value_t = 1, env = "CARAMBOLE_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Connections in all
    #[arg(long, value_name = "NUMBER", default_value_t = 20_000, env = "CARAMBOLE_CONNECTIONS", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) connections: u32,
    /// Connections from one address
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 400,
        env = "CARAMBOLE_CONNECTIONS_PER_ADDRESS"
    )]
    pub(crate) connections_per_address: u32,
    /// Messages a second on one socket
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20,
        env = "CARAMBOLE_MESSAGES_PER_SECOND"
    )]
    pub(crate) messages_per_second: u32,
    /// Requests a second to the API from one address
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 40,
        env = "CARAMBOLE_REQUESTS_PER_SECOND"
    )]
    pub(crate) requests_per_second: u32,
    /// Bytes a second of tables, events and records that one address may ask for; sixteen times as
    /// many at once
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 2_000_000,
        env = "CARAMBOLE_BYTES_PER_SECOND"
    )]
    pub(crate) bytes_per_second: u32,
    /// New players from one address at once, as when a class begins; then one every 20 seconds
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 60,
        env = "CARAMBOLE_NEW_PLAYERS"
    )]
    pub(crate) new_players: u32,
    /// Tables a player may create in a day
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 200,
        env = "CARAMBOLE_TABLES_PER_DAY"
    )]
    pub(crate) tables_per_day: u64,
    /// Tables of one player that wait to begin, and tables in play with computers
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20,
        env = "CARAMBOLE_TABLES_AT_ONCE"
    )]
    pub(crate) tables_at_once: u64,
    /// Tables from one address that the lobby lists; then one every 100 seconds
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 30,
        env = "CARAMBOLE_OPEN_TABLES"
    )]
    pub(crate) open_tables: u32,
    /// A file with words that names and titles must not contain, one a line
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_BLOCKED_WORDS")]
    pub(crate) blocked_words: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct DataArgument {
    /// The file everything is kept in; unless given, carambole.db in the user's data folder
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BackupArguments {
    #[command(flatten)]
    pub(crate) data: DataArgument,
    /// The file to write; it must not be there yet
    pub(crate) to: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LogForm {
    Text,
    Json,
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
    /// The language: en, fr, de or pl; unless given, the system's
    #[arg(long, value_name = "LANGUAGE", value_parser = golf::LANGUAGES)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct TraceArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// The direction of the stroke: E NE NW W SW SE
    #[arg(long, value_name = "DIRECTION")]
    pub(crate) dir: Direction,
    /// How many impulses the stroke has, 1 to 99
    #[arg(long, value_name = "NUMBER", value_parser = impulses, allow_negative_numbers = true)]
    pub(crate) impulses: u8,
    /// Write the trace as one line of JSON, for programs and for --state
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct DirectionsArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
}

#[derive(Args)]
pub(crate) struct PositionArguments {
    /// The course file
    pub(crate) file: PathBuf,
    /// A ball and where it lies: red@3,1, or red@8,2,top on top of a tall piece; may be repeated
    #[arg(long = "ball", value_name = "BALL@X,Y", value_parser = PlacedBall::from_str)]
    pub(crate) balls: Vec<PlacedBall>,
    /// The ball that is played
    #[arg(long, value_name = "BALL")]
    pub(crate) play: Ball,
    /// Start from what an earlier stroke left: a file written by trace --json
    #[arg(long, value_name = "TRACE.json")]
    pub(crate) state: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct CheckArguments {
    /// Course files
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
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
    /// The language of the words on a page: en, fr, de or pl
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
pub(crate) struct JsonFile {
    /// A JSON file; its form is described in the project's docs/formats.md
    pub(crate) file: PathBuf,
}

#[derive(Args)]
pub(crate) struct FigureArguments {
    /// Figure files, or numbers of figures that come with the program: 20, 5a, D-13
    #[arg(required = true)]
    pub(crate) figures: Vec<PathBuf>,
    /// Draw the figure: a file that ends in .svg or .png
    #[arg(long, value_name = "PICTURE")]
    pub(crate) draw: Option<PathBuf>,
    /// The language of the words: en, fr, de, pl
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = golf::LANGUAGES)]
    pub(crate) lang: String,
    /// Colours for screens by day and night, and for paper
    #[arg(long, value_name = "THEME", default_value = "light", requires = "draw")]
    pub(crate) theme: Shade,
    /// How wide a PNG is, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 1600, requires = "draw", value_parser = clap::value_parser!(u16).range(16..=8000))]
    pub(crate) width: u16,
}

#[derive(Args)]
pub(crate) struct MakeArguments {
    /// The same number always gives the same course
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: u64,
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
    /// Solve the puzzles of a file again and compare, instead of making new ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "count", "output"])]
    pub(crate) check: Option<PathBuf>,
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

/// A box of the game.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum BoxArgument {
    Base,
    Ext,
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

/// `3,1` or `8,2,top`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlaceArgument {
    pub(crate) cell: Cell,
    pub(crate) layer: Layer,
}

impl FromStr for PlaceArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (cell, layer) = place(text, "write a place as 3,1 or 8,2,top")?;
        Ok(PlaceArgument { cell, layer })
    }
}

/// Reads `3,1` or `8,2,top`; `form` says how it should have been written.
fn place(text: &str, form: &str) -> Result<(Cell, Layer), String> {
    let parts: Vec<&str> = text.split(',').collect();
    let (x, y, layer) = match parts[..] {
        [x, y] | [x, y, "ground"] => (x, y, Layer::Ground),
        [x, y, "top"] => (x, y, Layer::Top),
        _ => return Err(form.to_owned()),
    };
    let number = |text: &str| text.parse::<i32>().map_err(|_| form.to_owned());
    let (x, y) = (number(x)?, number(y)?);
    let cell =
        Cell::new(x, y).ok_or_else(|| format!("there is no cell {x},{y}: x + y must be even"))?;
    Ok((cell, layer))
}

/// `red@3,1` or `red@8,2,top`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacedBall {
    pub(crate) ball: Ball,
    pub(crate) cell: Cell,
    pub(crate) layer: Layer,
}

impl FromStr for PlacedBall {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let form = "write a ball as red@3,1 or red@8,2,top";
        let (ball, at) = text.split_once('@').ok_or(form)?;
        let ball: Ball = ball.parse().map_err(|error| format!("{ball}: {error}"))?;
        let (cell, layer) = place(at, form)?;
        Ok(PlacedBall { ball, cell, layer })
    }
}

fn impulses(text: &str) -> Result<u8, String> {
    let number = text.parse().ok();
    number
        .filter(|number| (1..=golf::MAX_IMPULSES).contains(number))
        .ok_or_else(|| {
            format!(
                "impulses are a whole number from 1 to {}",
                golf::MAX_IMPULSES
            )
        })
}
