//! Tests complete matches played entirely with keys.

use super::super::motion::Motion;
use super::super::playing::{Next, Overlay};
use super::*;
use golf::game::{Mode, Phase};
use table::{CourseCache, verify};

/// Presses keys until the match is over.
fn play_to_the_end(playing: &mut Playing, mut choice: impl FnMut(usize) -> usize) {
    for _ in 0..20_000 {
        if playing.overlay() == Some(Overlay::Pad) && playing.game().is_over() {
            return;
        }
        if playing.overlay().is_some() {
            press(playing, "\n");
        } else if playing.host().is_computers_turn() {
            playing.tick(3_000);
        } else if matches!(playing.game().phase(), Phase::Aiming { .. }) {
            for _ in 0..choice(6) {
                press(playing, "\t");
            }
            press(playing, "\n");
        } else {
            let keys = ["a", "b", "f", "1", "4", "6"];
            press(playing, keys[choice(6)]);
            press(playing, "\n");
        }
    }
    panic!("the match does not end:\n{}", screen(playing, 80, 24));
}

#[test]
fn a_match_in_basic_mode_ends_and_its_record_is_right() {
    let mut playing = playing(&plan(&["1", "S-1a"], &["Anna", "Ben"]), 7, "en");
    let mut rng = fastrand::Rng::with_seed(1);
    play_to_the_end(&mut playing, |n| rng.usize(..n));
    let screen = screen(&playing, 80, 24);
    for word in ["The match is over", "Anna", "Ben", "Total", "★"] {
        assert!(screen.contains(word), "{word} is missing:\n{screen}");
    }
    verify(&playing.host().record(), &mut CourseCache::new()).expect("a valid record");
    assert_eq!(playing.press(KeyCode::Enter, 0), Next::Leave);
}

#[test]
fn a_match_in_carom_mode_against_the_computer_ends() {
    let mut plan = plan(&["3"], &["Anna"]);
    (plan.mode, plan.computers, plan.balls) = (Mode::Carom, 1, 2);
    plan.scatter = true;
    let mut playing = playing(&plan, 8, "en");
    let mut chance = fastrand::Rng::with_seed(2);
    play_to_the_end(&mut playing, |n| chance.usize(..n));
    verify(&playing.host().record(), &mut CourseCache::new()).expect("a valid record");
}

#[test]
fn choices_can_be_changed_until_the_roll() {
    let mut playing = playing(&plan(&["1"], &["Anna"]), 7, "en");
    let before = playing.host().version();
    let usual = playing.draft();
    press(&mut playing, "c4");
    assert_ne!(playing.draft(), usual);
    press(&mut playing, "b2");
    playing.press(KeyCode::Backspace, 0);
    assert_eq!(playing.draft(), usual);
    assert_eq!(playing.host().version(), before, "nothing has happened yet");
    press(&mut playing, "b4\n");
    assert!(matches!(
        playing.game().phase(),
        Phase::Aiming {
            impulses: 8..=13,
            ..
        }
    ));
}

#[test]
fn a_direction_is_looked_at_before_it_is_played() {
    let mut playing = playing(&plan(&["1"], &["Anna"]), 7, "en");
    press(&mut playing, "\n");
    let version = playing.host().version();
    let (previews, chosen) = playing.previews();
    let other = previews[(chosen + 1) % previews.len()].direction;
    let key = super::super::keys::letter(other, "en").to_string();
    press(&mut playing, &key);
    assert_eq!(playing.host().version(), version);
    let (previews, chosen) = playing.previews();
    assert_eq!(previews[chosen].direction, other);
    let end = previews[chosen].marks.end();
    press(&mut playing, &key);
    assert!(playing.host().version() > version);
    let (tableau, _, ball) = playing.board();
    assert_eq!(
        ball.and_then(|ball| tableau.place(ball)),
        end,
        "as previewed"
    );
}

#[test]
fn a_rolling_ball_ends_where_the_game_has_it() {
    let mut playing = playing(&plan(&["S-10b"], &["Anna"]), 3, "en");
    for _ in 0..6 {
        press(&mut playing, "\n");
        let (previews, chosen) = playing.previews();
        let Some(preview) = previews.get(chosen) else {
            break;
        };
        let mut motion = Motion::roll(preview.stroke.clone(), 0);
        let mut now = 0;
        while motion.advance(Speed::Fast, now) {
            now += 1;
            assert!(now < 1_000_000, "it never ends");
        }
        let (shown, _, ball) = motion.rolling().expect("a ball");
        let end = shown.place(ball);
        press(&mut playing, "\n");
        let (tableau, _, _) = playing.board();
        if end.is_some() {
            assert_eq!(tableau.place(ball), end);
        }
        press(&mut playing, "\n");
    }
}

#[test]
fn a_stroke_counts_once_its_ball_has_come_to_rest() {
    let mut plan = plan(&["1", "2"], &["Anna"]);
    plan.limit = Some(1);
    let mut playing = playing(&plan, 7, "en");
    // Roll without animation, then switch to a visible speed.
    press(&mut playing, "\ns\n");
    assert!(playing.motion().is_some(), "the ball rolls");
    assert_eq!(playing.game().finished().len(), 1);
    assert_eq!(playing.shown().finished().len(), 0);
    assert!(screen(&playing, 80, 24).contains("(1/2)"));
    press(&mut playing, "\n");
    assert_eq!(playing.overlay(), Some(Overlay::Pad));
    assert!(screen(&playing, 80, 24).contains("(2/2)"));
}

#[test]
fn every_language_tells_every_stroke_in_full() {
    for language in golf::LANGUAGES {
        for course in ["S-12", "S-10b", "S-9a"] {
            let mut plan = plan(&[course], &["Anna", "Ben"]);
            (plan.mode, plan.scatter) = (Mode::Carom, true);
            let mut playing = playing(&plan, 4, language);
            let mut rng = fastrand::Rng::with_seed(3);
            play_to_the_end(&mut playing, |n| rng.usize(..n));
            for sentence in playing.said() {
                let open = ["{", "$", "told-", "end-", "said-"];
                let whole = !open.iter().any(|mark| sentence.contains(mark));
                assert!(whole, "{language}: {sentence}");
            }
        }
    }
}

#[test]
fn leaving_asks_first() {
    let mut playing = playing(&plan(&["1"], &["Anna"]), 7, "en");
    assert_eq!(playing.press(KeyCode::Esc, 0), Next::Stay);
    assert_eq!(playing.overlay(), Some(Overlay::Quit));
    assert_eq!(playing.press(KeyCode::Esc, 0), Next::Stay);
    assert_eq!(playing.overlay(), None);
    playing.press(KeyCode::Esc, 0);
    assert_eq!(playing.press(KeyCode::Enter, 0), Next::Leave);
}
