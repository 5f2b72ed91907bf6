//! Tests the menu by pressing keys.

use super::super::menu::{Form, Menu, Next};
use super::*;
use golf::game::Mode;
use std::path::PathBuf;

fn menu() -> Menu {
    Menu::new(plan(&["1"], &["Anna"]), texts("en"), None)
}

fn shown(menu: &mut Menu) -> String {
    let palette = Palette::Colour;
    text(&buffer(Form { menu, palette }, 80, 24))
}

#[test]
fn courses_mode_and_players_are_chosen_by_keys() {
    let mut menu = menu();
    menu.press(KeyCode::Right);
    assert_eq!(menu.plan().courses.len(), 6);
    menu.press(KeyCode::Right);
    assert_eq!(menu.plan().courses.len(), 12);
    menu.press(KeyCode::Right);
    assert_eq!(menu.plan().courses.len(), 15);
    menu.press(KeyCode::Down);
    menu.press(KeyCode::Right);
    assert_eq!(menu.plan().mode, Mode::Carom);
    assert!(
        shown(&mut menu).contains("two balls"),
        "{}",
        shown(&mut menu)
    );
    menu.press(KeyCode::Down);
    for letter in ", Ben".chars() {
        menu.press(KeyCode::Char(letter));
    }
    assert_eq!(menu.plan().people, ["Anna", "Ben"]);
    menu.press(KeyCode::Down);
    menu.press(KeyCode::Right);
    assert_eq!(menu.plan().computers, 1);
    let screen = shown(&mut menu);
    for word in [
        "15 modified",
        "carom",
        "Anna, Ben",
        "1 each, 3 in all",
        "S-1a",
    ] {
        assert!(screen.contains(word), "{word} is missing:\n{screen}");
    }
    menu.press(KeyCode::Down);
    assert!(shown(&mut menu).contains("3 · Nina"));
    for _ in 0..3 {
        menu.press(KeyCode::Right);
    }
    assert_eq!(menu.plan().level, 5);
    assert!(shown(&mut menu).contains("5 · Iris"));
    for _ in 0..5 {
        menu.press(KeyCode::Down);
    }
    assert_eq!(menu.press(KeyCode::Enter), Next::Begin);
}

#[test]
fn any_courses_can_be_picked_in_any_order() {
    let mut menu = menu();
    menu.press(KeyCode::Enter);
    menu.press(KeyCode::Char(' '));
    menu.press(KeyCode::End);
    menu.press(KeyCode::Char(' '));
    menu.press(KeyCode::Home);
    menu.press(KeyCode::Char(' '));
    let screen = shown(&mut menu);
    assert!(screen.contains("[ 2]  1     The Long Step"), "{screen}");
    menu.press(KeyCode::Enter);
    assert_eq!(menu.plan().courses, ["M-1", "1"]);
    assert!(shown(&mut menu).contains("2 of your choice"));
}

#[test]
fn an_unfinished_match_is_offered_first() {
    let path = PathBuf::from("match.json");
    let mut menu = Menu::new(plan(&["1"], &["Anna"]), texts("de"), Some(path.clone()));
    assert!(shown(&mut menu).contains("Letzte Partie fortsetzen"));
    assert_eq!(menu.press(KeyCode::Enter), Next::Resume(path));
    assert_eq!(menu.press(KeyCode::Esc), Next::Leave);
}
