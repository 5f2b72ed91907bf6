//! Contests: the calendar, the daily course, cups, Swiss tournaments, ratings, and the verification
//! of matches played at home. All functions are pure: they use no clock, no network and no storage.
//! The server, the page and the terminal pass them everything they need.

pub mod calendar;
pub mod cup;
mod daily;
mod home_match;
pub mod rating;
pub mod swiss;

pub use calendar::{Day, DayError};
pub use daily::Daily;
pub use home_match::{HomeMatch, HomeMatchError};
