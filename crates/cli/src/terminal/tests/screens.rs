//! Tests the screens at several sizes and in all languages.

use super::super::playing::Overlay;
use super::*;
use golf::Collection;
use ratatui::style::Color;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

fn assert_shows(screen: &str, words: &[&str]) {
    for word in words {
        assert!(screen.contains(word), "{word} is missing:\n{screen}");
    }
}

#[test]
fn a_stroke_is_shown_from_the_start_cell_to_the_hole() {
    for (width, height) in SIZES {
        let mut playing = playing(&plan(&["1"], &["Anna", "Ben"]), 7, "en");
        let choosing = screen(&playing, width, height);
        assert_shows(
            &choosing,
            &[
                "The Long Step (1/1)",
                "10 strokes",
                "► R  Anna",
                "Ben",
                "Stroke 1 of 10",
                "violet     1  4  9 16 25 36",
                "Enter roll",
                "◎",
            ],
        );
        press(&mut playing, "4\n");
        let aiming = screen(&playing, width, height);
        assert_shows(
            &aiming,
            &[
                "green:",
                "impulses",
                "from the hole",
                "•",
                "Red: ",
                "Enter play",
            ],
        );
        press(&mut playing, "\n");
        let after = screen(&playing, width, height);
        assert_shows(&after, &["Stroke 2 of 10", "Anna rolls green"]);
    }
}

#[test]
fn large_screens_have_hexagons_with_edges() {
    let playing = playing(&plan(&["4"], &["Anna"]), 7, "en");
    let large = screen(&playing, 120, 44);
    assert_shows(&large, &["╱", "╲", "│ · │", "(R)"]);
    let small = screen(&playing, 80, 24);
    assert!(!small.contains('╱'), "{small}");
}

#[test]
fn a_wide_course_can_be_seen_as_a_whole() {
    let mut playing = playing(&plan(&["2"], &["Anna"]), 7, "en");
    assert!(!screen(&playing, 80, 24).contains('◎'));
    press(&mut playing, "o");
    assert_shows(&screen(&playing, 80, 24), &["◎", "R"]);
}

#[test]
fn every_course_keeps_the_ball_in_sight() {
    for standard in Collection::all() {
        for (width, height) in SIZES {
            let playing = playing(&plan(&[standard.id], &["Anna"]), 7, "en");
            let palette = Palette::Colour;
            let screen = buffer(
                Screen {
                    playing: &playing,
                    palette,
                },
                width,
                height,
            );
            // One of the two letters is on the board, the other in the panel.
            let balls = screen.content.iter();
            let balls = balls.filter(|cell| cell.symbol() == "R" && cell.bg == Color::Indexed(196));
            assert_eq!(balls.count(), 2, "{}:\n{}", standard.id, text(&screen));
        }
    }
}

#[test]
fn every_language_fits_the_smallest_screen() {
    for language in golf::LANGUAGES {
        let mut plan = plan(&["1"], &["Anna", "Ben"]);
        plan.kit = super::super::plan::Kit::Both;
        let mut playing = playing(&plan, 7, language);
        let keys = |playing: &Playing| {
            let screen = screen(playing, 80, 24);
            screen.lines().last().unwrap_or_default().to_owned()
        };
        let choosing = keys(&playing);
        assert!(choosing.chars().count() <= 79, "{language}: {choosing}");
        press(&mut playing, "4\n");
        let aiming = keys(&playing);
        assert!(aiming.chars().count() <= 79, "{language}: {aiming}");
        press(&mut playing, "?");
        assert_eq!(playing.overlay(), Some(Overlay::Help));
        let help = screen(&playing, 80, 24);
        assert!(help.contains(&playing.texts().say("legend-path")), "{help}");
        assert!(help.contains("p "), "{help}");
    }
}

#[test]
fn twelve_balls_and_all_dice_leave_room_for_the_ball_in_turn() {
    let people: Vec<String> = (1..=12).map(|n| format!("Player {n}")).collect();
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    let mut plan = plan(&["1"], &people);
    plan.kit = super::super::plan::Kit::Both;
    let playing = playing(&plan, 7, "en");
    let screen = screen(&playing, 80, 24);
    assert_shows(&screen, &["► ", "Stroke 1 of 10", "n²", "black"]);
}

#[test]
fn without_colour_nothing_is_told_by_colour_alone() {
    let mut playing = playing(&plan(&["S-12"], &["Anna", "Ben"]), 7, "en");
    press(&mut playing, "\n");
    let palette = Palette::Plain;
    let screen = buffer(
        Screen {
            playing: &playing,
            palette,
        },
        80,
        24,
    );
    for cell in &screen.content {
        assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
    }
}

#[test]
fn a_small_window_is_told_in_one_sentence() {
    let playing = playing(&plan(&["1"], &["Anna"]), 7, "en");
    let screen = screen(&playing, 60, 20);
    assert_eq!(
        screen.split_whitespace().collect::<Vec<_>>().join(" "),
        "The window is 60×20 characters; Carambole needs 80×24."
    );
}

#[test]
fn the_smallest_windows_do_not_break_it() {
    let playing = playing(&plan(&["1"], &["Anna"]), 7, "en");
    for (width, height) in [(1, 1), (3, 2), (79, 24), (80, 23), (500, 200)] {
        screen(&playing, width, height);
    }
}
