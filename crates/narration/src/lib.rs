//! Describes strokes of mini golf in the style of a commentator.
//!
//! [`narrate`] groups events into sentences, one for every movement of a ball. A [`Message`] is a
//! part of a sentence: a key of `locales` with its arguments. [`commentary`] describes traces in
//! plain English and gives positions as coordinates.
//!
//! ```
//! use golf::{Ball, Colour, Course, CourseFile, Direction, Layer, Scene, Trace};
//! let file = CourseFile::parse("format = 1\nmap = '''\ns s s . . o\n s s s . . .\n'''\n").unwrap();
//! let course = Course::new("tiny", &file, &()).unwrap();
//! let field = course.field();
//! let (mut scene, mut trace) = (Scene::new(&field), Trace::default());
//! let red = Ball::round(Colour::Red);
//! scene.put(&field, red, field.starts()[0]).unwrap();
//! golf::stroke(&field, &mut scene, red, Direction::E, 2, &mut trace).unwrap();
//! let told = narration::commentary(&course, &trace.events);
//! assert!(told.starts_with("red rolls E 2, stops at 4,0.\n"), "{told}");
//! ```

mod commentary;
mod message;
mod movers;
mod sentence;

pub use commentary::commentary;
pub use message::{Argument, Message, place};
pub use sentence::{Clause, Sentence, narrate};
