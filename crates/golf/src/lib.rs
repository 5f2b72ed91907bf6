//! The rules of Carom Mini Golf: courses, pieces, strokes.
//!
//! The way of a stroke: a course file is read into a [`CourseFile`], put together
//! as a [`Layout`], judged and resolved as a [`Course`] with its [`Field`]; a [`Scene`]
//! holds the balls and what moves; [`stroke()`] plays one stroke on it and tells
//! a [`Tracer`] what happens. A [`game`] is a match: whose ball, which stroke, scores.
//!
//! Rule ids in comments (`// R3: …`) are those of the project's rules document.
//! The crate does no I/O and knows neither clock nor chance: the same input
//! always gives the same result.

#![cfg_attr(not(test), warn(clippy::disallowed_methods, clippy::disallowed_types))]

mod ball;
mod catalogue;
mod cell;
pub mod collection;
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
pub mod toml_reader;
mod trace;

pub use ball::{Ball, Colour, UnknownBall};
pub use catalogue::{Card, Catalogue, ChannelCell, Die, Form, GameBox, Shape, TallCell, TallPart};
pub use cell::Cell;
pub use collection::Collection;
pub use counter::Counter;
pub use course::{Course, UnplayableError};
pub use course_file::{ArrowEntry, CourseFile, Ground, LANGUAGES, PieceEntry, Tile};
pub use direction::{Direction, Directions, UnknownDirection};
pub use field::{
    Body, Field, Landing, Layer, MAX_IMPULSES, MoverState, Node, ReboundRule, Surface,
};
pub use finding::{Finding, Located, Position, Severity};
pub use layout::{Arrow, Layout, Library, PrintedCourse};
pub use piece::{DoorFrame, Piece, PieceBody, Placement};
pub use scene::{CannotLie, CannotStand, Scene};
pub use stroke::{CannotPlay, stroke, stroke_unchecked};
pub use trace::{Event, Trace, Tracer, Why};
