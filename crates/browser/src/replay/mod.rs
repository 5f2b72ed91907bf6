//! Match records: replaying them step by step, analysing and checking them, and sharing them as
//! links and pictures.

mod analyst;
mod best_shot;
mod film;
mod hint;
mod link;
mod moving_picture;
mod steps;
#[cfg(test)]
mod tests;

pub use analyst::Analyst;
pub use film::Film;
pub use hint::hint;
pub use link::{record_code, record_of_code};
pub use moving_picture::MovingPicture;
