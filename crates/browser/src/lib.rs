//! The core for the page: everything the client asks of the rules, by name, as text.
//!
//! The page runs this in a Web Worker. [`Host`] is a table that the page keeps for itself; a
//! [`Mirror`] follows any table by its events, one's own or a server's, and answers what the
//! client cannot know: where a direction leads, what a die could reach, what the balls do. The
//! rest are questions about courses, figures, records. Texts in and out are JSON of [`protocol`]
//! or SVG; an error is a sentence.

mod billiard;
mod host;
mod library;
mod mirror;
mod records;
mod setup;
mod show;
mod workshop;

pub use billiard::{table_shape, try_shot};
pub use host::{Host, match_of_computers};
pub use library::{
    ball, boxes, check_course, course_code, course_file, course_page, course_picture, courses,
    figure, fork_of,
};
pub use mirror::Mirror;
pub use records::verify_record;
pub use setup::check_setup;
pub use workshop::{Judge, Trial, carried, draft, edit_course, lattice, room_for, tray, try_edit};
