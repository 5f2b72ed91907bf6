//! The tokens that a solution distinguishes.

use golf::{Course, Field, PieceBody, Scene};

/// Maximum number of tokens that are distinguished, no matter how large the budget is.
const MAX_TOKENS: usize = 24;

/// The tokens that are distinguished, most valuable first, and the total value of the others.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tokens {
    /// For each bit, the token's index in the course's list of pieces, and its value.
    kept: Vec<(usize, i8)>,
    /// The total value of the other tokens.
    pub(crate) left_out: i32,
}

impl Tokens {
    /// Returns the tokens of a course, or only the most valuable ones if there are too many.
    pub(crate) fn of(course: &Course) -> Tokens {
        let field = course.field();
        let scene = Scene::new(field);
        let mut kept: Vec<(usize, i8)> = scene
            .tokens(field)
            .filter_map(|(piece, _)| match course.pieces()[piece].body {
                PieceBody::Token { value, .. } => Some((piece, value)),
                _ => None,
            })
            .collect();
        sorted::sort_by_key(&mut kept, |(piece, value)| (*value, *piece));
        let mut tokens = Tokens { kept, left_out: 0 };
        tokens.keep(MAX_TOKENS);
        tokens
    }

    pub(crate) fn keep(&mut self, count: usize) {
        let dropped = self.kept.split_off(count.min(self.kept.len()));
        let lost: i32 = dropped.iter().map(|(_, value)| i32::from(*value)).sum();
        self.left_out += lost;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Returns the bit of the token with this index in the course's list of pieces; 0 if the token
    /// is not distinguished.
    pub(crate) fn bit(&self, piece: usize) -> u32 {
        let bit = self.kept.iter().position(|(index, _)| *index == piece);
        bit.map_or(0, |bit| 1 << bit)
    }

    pub(crate) fn all(&self) -> u32 {
        (1 << self.kept.len()) - 1
    }

    /// Returns the bits of all tokens that have not been taken in a scene.
    pub(crate) fn lying(&self, field: &Field, scene: &Scene) -> u32 {
        scene
            .tokens(field)
            .filter(|(_, taken)| !taken)
            .map(|(piece, _)| self.bit(piece))
            .sum()
    }

    /// Returns the total value of each set of tokens.
    pub(crate) fn worths(&self) -> Vec<f64> {
        (0..=self.all())
            .map(|set| {
                let values = self.kept.iter().enumerate();
                let inside = values.filter(|(bit, _)| set >> bit & 1 == 1);
                f64::from(inside.map(|(_, (_, value))| i32::from(*value)).sum::<i32>())
            })
            .collect()
    }
}
