//! The game core, compiled for the page: functions that answer the page's questions about the
//! rules.
//!
//! The page runs this module in a Web Worker. [`Host`] is a local table. A [`Mirror`] reads the
//! events of a local or online table and answers questions about that table: where a direction
//! leads, which cells a ball can reach, and how the balls move. The other functions handle courses,
//! figures and records. Pictures are returned as SVG, and animated pictures as GIF. Structured data
//! is passed as JSON, using types from [`protocol`] and [`view`]; everything else, such as course
//! files and codes, is plain text, numbers or bytes. Errors are text: usually an English message,
//! sometimes a keyword or JSON.
//!
//! Without the feature `study`, the crate contains only what a game needs; the page loads this
//! small module when it starts. The page loads the complete module in a second worker when the
//! player first opens a figure, a score pad or something similar.

mod billiard;
mod host;
mod library;
mod mirror;
mod setup;
mod show;
#[cfg(test)]
mod typescript;
pub mod view;

#[cfg(feature = "study")]
mod daily;
#[cfg(feature = "study")]
mod pads;
#[cfg(feature = "study")]
mod position;
#[cfg(feature = "study")]
mod reasons;
#[cfg(feature = "study")]
mod records;
#[cfg(feature = "study")]
mod replay;
#[cfg(feature = "study")]
mod solid_model;
#[cfg(feature = "study")]
mod study;
#[cfg(feature = "study")]
mod workshop;

pub use billiard::{carramboule_rack, table_shape, try_shot};
pub use host::{Host, match_of_computers, record_of};
pub use library::{boxes, course_picture, courses, match_courses};
pub use mirror::Mirror;
pub use setup::check_setup;
#[cfg(feature = "study")]
pub use {
    daily::{daily, judge_daily},
    pads::{counter, pad_standing, referee},
    position::position,
    reasons::reasons,
    records::verify_record,
    replay::{Analyst, Film, MovingPicture, hint, record_code, record_of_code},
    solid_model::SolidModel,
    study::{check_course, course_code, course_file, course_page, figure, figure_words, fork_of},
    workshop::{Judge, Trial, carried, draft, edit_course, lattice, room_for, tray, try_edit},
};
