//! Tests of computer players, reviews and puzzles, linked into one binary.

mod ball_reviews;
mod carom_reviews;
mod carramboule_players;
mod computers;
#[path = "../../solver/tests/courses/mod.rs"]
mod courses;
mod puzzles;
mod reviews;
mod support;
#[path = "../../table/tests/support/mod.rs"]
mod tables;
mod tournament;
