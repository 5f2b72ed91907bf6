//! Tests replays by pressing keys.

use super::super::replay::{Film, Next, Replay};
use super::*;
use protocol::{EventKind, GameChance, GolfChance, Record};

fn record() -> Record {
    let mut playing = playing(&plan(&["1"], &["Anna"]), 7, "en");
    for _ in 0..3 {
        press(&mut playing, "4\n\n");
    }
    playing.host().record()
}

fn shown(replay: &Replay) -> String {
    let palette = Palette::Colour;
    text(&buffer(Film { replay, palette }, 80, 24))
}

#[test]
fn a_replay_steps_forth_and_back() {
    let mut replay = Replay::new(record(), texts("en")).expect("a record");
    let start = shown(&replay);
    assert!(start.contains("The match begins."), "{start}");
    replay.press(KeyCode::Down, 0);
    let stroke = shown(&replay);
    assert!(stroke.contains("Red: ") && stroke.contains('•'), "{stroke}");
    replay.press(KeyCode::End, 0);
    assert!(shown(&replay).contains("Stroke 4 of 10"));
    replay.press(KeyCode::Home, 0);
    assert_eq!(shown(&replay), start);
    for _ in 0..100 {
        replay.press(KeyCode::Right, 0);
    }
    let end = shown(&replay);
    for _ in 0..100 {
        replay.press(KeyCode::Left, 0);
    }
    assert_eq!(shown(&replay), start);
    replay.press(KeyCode::Char(' '), 0);
    let mut now = 0;
    while replay.is_running() {
        now += 100;
        replay.tick(now);
    }
    assert_eq!(shown(&replay), end);
    assert_eq!(replay.press(KeyCode::Esc, 0), Next::Leave);
}

#[test]
fn a_wrong_event_ends_the_replay_and_is_named() {
    let mut record = record();
    let drawn = record
        .events
        .iter()
        .position(|event| matches!(event.what, EventKind::Drawn { .. }))
        .expect("a roll");
    if let EventKind::Drawn {
        chance: GameChance::Golf(GolfChance::Face { face }),
        ..
    } = &mut record.events[drawn].what
    {
        *face = (*face + 1) % 6;
    }
    let mut replay = Replay::new(record, texts("en")).expect("the events before");
    replay.press(KeyCode::End, 0);
    let screen = shown(&replay);
    assert!(
        screen.contains(&format!("Event {} is wrong", drawn + 1)),
        "{screen}"
    );
}
