//! Maps keys to their meanings.

use golf::Direction;
use ratatui::crossterm::event::KeyCode;

/// The directions and their letters and digits, laid out on the keyboard as on the board.
///
/// ```text
///    Q W        7   9
///   A   D       4   6
///    Z X        1   3
/// ```
pub(crate) const DIRECTIONS: [(Direction, char, char); 6] = [
    (Direction::NW, 'q', '7'),
    (Direction::NE, 'w', '9'),
    (Direction::W, 'a', '4'),
    (Direction::E, 'd', '6'),
    (Direction::SW, 'z', '1'),
    (Direction::SE, 'x', '3'),
];

/// Returns the direction that a key stands for.
pub(crate) fn direction(key: KeyCode) -> Option<Direction> {
    let KeyCode::Char(pressed) = key else {
        return None;
    };
    // On German keyboards, Z and Y are swapped.
    let pressed = match pressed.to_ascii_lowercase() {
        'y' => 'z',
        other => other,
    };
    let found = DIRECTIONS
        .into_iter()
        .find(|(_, letter, digit)| pressed == *letter || pressed == *digit);
    found.map(|(direction, _, _)| direction)
}

/// Returns the letter for a direction, as shown to users of this language.
pub(crate) fn letter(direction: Direction, language: &str) -> char {
    if (direction, language) == (Direction::SW, "de") {
        return 'Y';
    }
    let found = DIRECTIONS.into_iter().find(|(own, _, _)| *own == direction);
    found.map_or('?', |(_, letter, _)| letter.to_ascii_uppercase())
}

/// Returns the list index that a digit key selects: 1 selects the first entry, 0 the tenth.
pub(crate) fn digit(key: KeyCode) -> Option<usize> {
    match key {
        KeyCode::Char('0') => Some(9),
        KeyCode::Char(digit @ '1'..='9') => Some(digit as usize - '1' as usize),
        _ => None,
    }
}

/// Returns the list index that a letter key from A to F selects: A selects the first entry.
pub(crate) fn place(key: KeyCode) -> Option<usize> {
    match key {
        KeyCode::Char(letter @ 'a'..='f') => Some(letter as usize - 'a' as usize),
        KeyCode::Char(letter @ 'A'..='F') => Some(letter as usize - 'A' as usize),
        _ => None,
    }
}

/// Returns how far a key moves a cursor: Up, Left and Shift+Tab move it back; Down, Right and Tab
/// move it forward.
pub(crate) fn step(key: KeyCode) -> Option<isize> {
    match key {
        KeyCode::Up | KeyCode::Left | KeyCode::BackTab => Some(-1),
        KeyCode::Down | KeyCode::Right | KeyCode::Tab => Some(1),
        _ => None,
    }
}

/// Returns whether a key confirms a choice.
pub(crate) fn is_yes(key: KeyCode) -> bool {
    matches!(key, KeyCode::Enter | KeyCode::Char(' '))
}

/// Moves `index` by `step` in a list of `length` entries, wrapping around at the ends.
pub(crate) fn moved(index: usize, step: isize, length: usize) -> usize {
    if length == 0 {
        return 0;
    }
    (index as isize + step).rem_euclid(length as isize) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_that_are_shown_are_the_keys_that_work() {
        for language in golf::LANGUAGES {
            for (wanted, _, digit) in DIRECTIONS {
                let shown = KeyCode::Char(letter(wanted, language));
                assert_eq!(direction(shown), Some(wanted));
                assert_eq!(direction(KeyCode::Char(digit)), Some(wanted));
            }
        }
    }
}
