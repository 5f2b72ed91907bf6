//! The list in which players pick courses one by one, in the order of play.

use super::keys;
use golf::Collection;
use ratatui::crossterm::event::KeyCode;

/// The list of all courses, and the courses that have been picked from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picker {
    ids: Vec<String>,
    cursor: usize,
    picked: Vec<usize>,
}

impl Picker {
    /// Creates the list. Picked course files that are not in the collection are added to the list.
    pub(crate) fn new(courses: &[String]) -> Picker {
        let mut ids: Vec<String> = Collection::all().map(|one| one.id.to_owned()).collect();
        let own = courses.iter().filter(|id| !ids.contains(id));
        let own: Vec<String> = own.cloned().collect();
        ids.extend(own);
        let index = |id: &String| ids.iter().position(|other| other == id);
        let picked: Vec<usize> = courses.iter().filter_map(index).collect();
        Picker {
            cursor: picked.first().copied().unwrap_or(0),
            picked,
            ids,
        }
    }

    /// Handles a key press. Returns true when the player has finished.
    pub(crate) fn press(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Enter | KeyCode::Esc => {
                if self.picked.is_empty() {
                    self.picked.push(self.cursor);
                }
                return true;
            }
            KeyCode::Char(' ') => self.toggle(),
            KeyCode::Backspace | KeyCode::Delete => self.picked.clear(),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.ids.len() - 1,
            key => {
                let step = keys::step(key).unwrap_or(0);
                self.cursor = keys::moved(self.cursor, step, self.ids.len());
            }
        }
        false
    }

    fn toggle(&mut self) {
        match self.picked.iter().position(|picked| *picked == self.cursor) {
            Some(index) => {
                self.picked.remove(index);
            }
            None => self.picked.push(self.cursor),
        }
    }

    pub(crate) fn picked(&self) -> Vec<String> {
        self.picked
            .iter()
            .map(|index| self.ids[*index].clone())
            .collect()
    }

    pub(crate) fn current(&self) -> &str {
        &self.ids[self.cursor]
    }

    /// Returns each course, its position among those picked, and whether the cursor is on it.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (&str, Option<usize>, bool)> {
        self.ids.iter().enumerate().map(|(index, id)| {
            let picked = self.picked.iter().position(|other| *other == index);
            (id.as_str(), picked, index == self.cursor)
        })
    }

    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }
}
