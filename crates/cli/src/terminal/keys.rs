//! Which key means what.

use golf::Direction;
use ratatui::crossterm::event::KeyCode;

/// The directions with their letters, as they lie around a hand on the keyboard.
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

/// The direction of a key.
pub(crate) fn direction(key: KeyCode) -> Option<Direction> {
    let KeyCode::Char(pressed) = key else {
        return None;
    };
    // On German keyboards Z and Y have changed places.
    let pressed = match pressed.to_ascii_lowercase() {
        'y' => 'z',
        other => other,
    };
    let found = DIRECTIONS
        .into_iter()
        .find(|(_, letter, digit)| pressed == *letter || pressed == *digit);
    found.map(|(direction, _, _)| direction)
}

/// The letter of a direction, as it is shown.
pub(crate) fn letter(direction: Direction) -> char {
    let found = DIRECTIONS.into_iter().find(|(own, _, _)| *own == direction);
    found.map_or('?', |(_, letter, _)| letter.to_ascii_uppercase())
}

/// The place in a list of a digit: 1 is the first, 0 the tenth.
pub(crate) fn digit(key: KeyCode) -> Option<usize> {
    match key {
        KeyCode::Char('0') => Some(9),
        KeyCode::Char(digit @ '1'..='9') => Some(digit as usize - '1' as usize),
        _ => None,
    }
}

/// The place in a list of a letter: a is the first.
pub(crate) fn place(key: KeyCode) -> Option<usize> {
    match key {
        KeyCode::Char(letter @ 'a'..='f') => Some(letter as usize - 'a' as usize),
        KeyCode::Char(letter @ 'A'..='F') => Some(letter as usize - 'A' as usize),
        _ => None,
    }
}

/// How far a key moves a cursor: arrows up and left back, down, right and Tab on.
pub(crate) fn step(key: KeyCode) -> Option<isize> {
    match key {
        KeyCode::Up | KeyCode::Left | KeyCode::BackTab => Some(-1),
        KeyCode::Down | KeyCode::Right | KeyCode::Tab => Some(1),
        _ => None,
    }
}

/// Whether a key says yes, go on.
pub(crate) fn is_yes(key: KeyCode) -> bool {
    matches!(key, KeyCode::Enter | KeyCode::Char(' '))
}

/// `index` moved by `step` in a list of `length`, round and round.
pub(crate) fn moved(index: usize, step: isize, length: usize) -> usize {
    if length == 0 {
        return 0;
    }
    (index as isize + step).rem_euclid(length as isize) as usize
}
