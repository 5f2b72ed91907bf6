//! The core for the page: everything the client asks of the rules, by name, as text.
//!
//! The page runs this in a Web Worker. [`Host`] is a table that the page keeps for itself; a
//! [`Mirror`] follows any table by its events, one's own or a server's, and answers what the
//! client cannot know: where a direction leads, what a die could reach, what the balls do. The
//! rest are questions about courses, figures, records. Texts in and out are JSON of [`protocol`]
//! or SVG; an error is a sentence.
//!
//! Without the feature `study` the crate holds what a game needs; the page loads that at once,
//! and the whole in a second worker when a figure, a pad or the like is first asked for.

mod billiard;
mod host;
mod library;
mod mirror;
mod setup;
mod show;

#[cfg(feature = "study")]
mod daily;
#[cfg(feature = "study")]
mod pads;
#[cfg(feature = "study")]
mod position;
#[cfg(feature = "study")]
mod records;
#[cfg(feature = "study")]
mod replay;
#[cfg(feature = "study")]
mod study;
#[cfg(feature = "study")]
mod workshop;

pub use billiard::{carramboule_rack, table_shape, try_shot};
pub use host::{Host, match_of_computers};
pub use library::{ball, boxes, course_picture, courses};
pub use mirror::Mirror;
pub use setup::check_setup;
#[cfg(feature = "study")]
pub use {
    daily::{daily, judge_daily},
    pads::{counter, pad_standing, referee},
    position::position,
    records::verify_record,
    replay::{Analyst, Film, MovingPicture, hint, record_code, record_of_code},
    study::{check_course, course_code, course_file, course_page, figure, fork_of},
    workshop::{Judge, Trial, carried, draft, edit_course, lattice, room_for, tray, try_edit},
};
