//! Advice from the rules about a match. Players may ignore it.

use super::rules::{Mode, Rules};
use crate::PieceBody;
use std::fmt;

/// A setting that the players may want to change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// L3: carom mode on a course with tall pieces.
    CaromWithTall {
        /// The course's index in the match.
        course: usize,
    },
    /// L3: carom mode on a course with moving pieces.
    CaromWithDynamic {
        /// The course's index in the match.
        course: usize,
    },
    /// G1: two or three players in carom mode should have two or three balls each.
    MoreBalls,
    /// G5: a linked course has a limit of ten strokes, but 20 or 30 would suit it better.
    HigherLimit {
        /// The course's index in the match.
        course: usize,
    },
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Advice::CaromWithTall { course } => write!(
                f,
                "course number {} has tall pieces; carom mode is better without them",
                course + 1
            ),
            Advice::CaromWithDynamic { course } => write!(
                f,
                "course number {} has moving pieces; carom mode is better without them",
                course + 1
            ),
            Advice::MoreBalls => {
                f.write_str("two or three players in carom mode should have 2 or 3 balls each")
            }
            Advice::HigherLimit { course } => write!(
                f,
                "course number {} is linked; 20 or 30 strokes suit it better",
                course + 1
            ),
        }
    }
}

impl Rules {
    /// Returns the advice about this match.
    pub fn advice(&self) -> Vec<Advice> {
        let mut advice = Vec::new();
        for (index, course) in self.courses().iter().enumerate() {
            let has = |wanted: fn(&PieceBody) -> bool| {
                let mut pieces = course.pieces().iter();
                pieces.any(|piece| wanted(&piece.body))
            };
            if self.mode() == Mode::Carom {
                if has(|body| matches!(body, PieceBody::Tall { .. })) {
                    advice.push(Advice::CaromWithTall { course: index });
                }
                if has(PieceBody::is_mover) {
                    advice.push(Advice::CaromWithDynamic { course: index });
                }
            }
            if course.printed().len() > 1 && self.limit(index) <= 10 {
                advice.push(Advice::HigherLimit { course: index });
            }
        }
        let few = (2..=3).contains(&self.players());
        let single = |player: usize| self.balls_of(player).len() < 2;
        if self.mode() == Mode::Carom && few && (0..self.players()).any(single) {
            advice.push(Advice::MoreBalls);
        }
        advice
    }
}
