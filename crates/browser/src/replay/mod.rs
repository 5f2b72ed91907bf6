//! Records of matches: shown step by step, judged, checked, sent on as links and pictures.

mod analyst;
mod film;
mod link;
mod moving_picture;
mod steps;
#[cfg(test)]
mod tests;

pub use analyst::Analyst;
pub use film::Film;
pub use link::{record_code, record_of_code};
pub use moving_picture::MovingPicture;
