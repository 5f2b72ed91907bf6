#![doc = include_str!("../README.md")]
//!
//! A course is prepared in stages: its file is read into a [`CourseFile`], assembled into a
//! [`Layout`], then checked and compiled into a [`Course`] with its [`Field`].
//!
//! A [`Scene`] holds the balls and the states of the moving pieces and tokens. [`stroke()`] plays
//! one stroke on a scene and reports the events to a [`Tracer`]. The module [`game`] covers whole
//! matches: turns, choices and scores.

#![cfg_attr(not(test), warn(clippy::disallowed_methods, clippy::disallowed_types))]

mod ball;
mod catalogue;
mod cell;
mod collection;
mod counter;
mod course;
mod course_file;
mod direction;
mod field;
mod finding;
pub mod game;
mod grid;
mod layout;
mod piece;
mod scene;
mod stroke;
#[doc(hidden)] // for crates of this workspace that read similar files
pub mod toml_reader;
mod trace;

pub use ball::{Ball, Colour, ParseBallError};
pub use catalogue::{Card, Catalogue, ChannelCell, Die, Form, GameBox, Shape, TallCell, TallPart};
pub use cell::Cell;
pub use collection::{COURSES, Collection, EXTRAS, LAYOUTS, Standard};
pub use counter::Counter;
pub use course::{Course, UnplayableError};
pub use course_file::{ArrowEntry, CourseFile, Ground, LANGUAGES, PieceEntry, Tile};
pub use direction::{Direction, Directions, ParseDirectionError};
pub use field::{
    Body, Field, Landing, Layer, MAX_IMPULSES, MoverState, Node, ReboundRule, Surface,
};
pub use finding::{Finding, FindingKind, Located, Part, Severity, TextPosition};
pub use layout::{Arrow, Layout, Library, LibraryError, PrintedCourse};
pub use piece::{DoorFrame, Piece, PieceBody, Placement};
pub use scene::{BallPlacementError, MoverPlacementError, Scene};
pub use stroke::{StrokeError, stroke, stroke_unchecked};
pub use trace::{Event, Trace, Tracer, Why};
