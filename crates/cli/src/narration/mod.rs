//! Describes mini golf strokes in the style of a commentator.
//!
//! [`narrate`] groups events into sentences, one for every movement of a ball. A [`Message`] is a
//! part of a sentence, as a key in `locales` with its arguments. [`commentary`] returns the plain
//! English text for traces, with places as coordinates.

mod commentary;
mod message;
mod movers;
mod sentence;

pub(crate) use commentary::commentary;
pub(crate) use message::{Argument, Message, place};
pub(crate) use sentence::{Clause, Sentence, narrate};

#[cfg(test)]
mod tests {
    use super::commentary;
    use golf::{Ball, Colour, Course, CourseFile, Direction, Scene, Trace};

    #[test]
    fn a_roll_is_one_sentence() {
        let file = "format = 1\nmap = '''\ns s s . . o\n s s s . . .\n'''\n";
        let course =
            Course::new("tiny", &CourseFile::parse(file).expect("sound"), &()).expect("sound");
        let field = course.field();
        let (mut scene, mut trace) = (Scene::new(field), Trace::default());
        let red = Ball::round(Colour::Red);
        scene.put(field, red, field.starts()[0]).expect("sound");
        golf::stroke(field, &mut scene, red, Direction::E, 2, &mut trace).expect("sound");
        let told = commentary(&course, &trace.events);
        assert!(told.starts_with("red rolls E 2, stops at 4,0.\n"), "{told}");
    }
}
