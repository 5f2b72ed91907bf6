//! Lists of courses to choose from (rule G7).

use super::keys;
use golf::{COURSES, LAYOUTS};

/// A list of courses that comes with the game, or the players' own list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Preset {
    First,
    Six,
    Twelve,
    Modified,
    Own,
}

impl Preset {
    const ALL: [Preset; 5] = [
        Preset::First,
        Preset::Six,
        Preset::Twelve,
        Preset::Modified,
        Preset::Own,
    ];

    /// Returns the ids of the preset's courses, or `None` for the players' own list.
    pub(crate) fn courses(self) -> Option<Vec<String>> {
        let base = COURSES.iter().map(|course| course.id);
        let modified = LAYOUTS.iter().map(|layout| layout.id);
        let ids: Vec<&str> = match self {
            Preset::First => base.take(1).collect(),
            Preset::Six => base.take(6).collect(),
            Preset::Twelve => base.take(6).chain(modified.take(6)).collect(),
            Preset::Modified => modified.take(15).collect(),
            Preset::Own => return None,
        };
        Some(ids.into_iter().map(str::to_owned).collect())
    }

    /// Returns the preset with exactly these courses.
    pub(crate) fn of(courses: &[String]) -> Preset {
        let found = Preset::ALL
            .into_iter()
            .find(|preset| preset.courses().as_deref() == Some(courses));
        found.unwrap_or(Preset::Own)
    }

    /// Returns the preset `step` entries further on, wrapping around at the ends.
    pub(crate) fn next(self, step: isize) -> Preset {
        let at = Preset::ALL.iter().position(|preset| *preset == self);
        Preset::ALL[keys::moved(at.unwrap_or(0), step, Preset::ALL.len())]
    }

    /// Returns the text key of the preset's name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Preset::First => "preset-first",
            Preset::Six => "preset-six",
            Preset::Twelve => "preset-twelve",
            Preset::Modified => "preset-modified",
            Preset::Own => "preset-own",
        }
    }
}
