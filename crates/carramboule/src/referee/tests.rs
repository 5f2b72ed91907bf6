//! Tests each foul and each special way in which a round can end. The tests are named after the
//! rules. Player A starts and plays white.

use super::*;
use crate::board::{Colour, Kind, Player};

/// Parses a shot: the balls that fell, in order, then `pass`, `replay` or `breach`, then each ball
/// that left the table, prefixed with `off:`.
fn shot(words: &str) -> ShotOutcome {
    let mut outcome = ShotOutcome::default();
    for word in words.split_whitespace() {
        let kind = |name| Kind::from_name(name).expect("a kind of ball");
        match word {
            "pass" => outcome.choice = Some(Choice::Pass),
            "replay" => outcome.choice = Some(Choice::Replay),
            "breach" => outcome.breach = true,
            _ => match word.strip_prefix("off:") {
                Some(name) => outcome.off.push(kind(name)),
                None => outcome.pocketed.push(kind(word)),
            },
        }
    }
    outcome
}

/// Plays shots from the start of a round and returns the last verdict.
fn play(shots: &[&str]) -> Verdict {
    let mut round = Round::new(Player::A);
    let verdicts = shots
        .iter()
        .map(|words| round.shot(&shot(words)).expect("a possible shot"));
    verdicts.last().expect("a shot")
}

fn refused(shots: &[&str]) -> OutcomeError {
    let (last, first) = shots.split_last().expect("a shot");
    let mut round = Round::new(Player::A);
    for words in first {
        round.shot(&shot(words)).expect("a possible shot");
    }
    let before = round.clone();
    let refusal = round.shot(&shot(last)).expect_err("an impossible shot");
    assert_eq!(round, before, "a rejected shot changes nothing");
    refusal
}

/// Checks the state after the last shot: foul, next player, numbers of white and black balls,
/// queen, and balls owed by A and B.
fn check(shots: &[&str], foul: &str, next: &str, table: [u8; 2], queen: &str, owed: [u32; 2]) {
    let verdict = play(shots);
    assert_eq!(verdict.foul.map_or("", Foul::name), foul, "{shots:?}");
    assert_eq!(verdict.next.map_or("", Player::name), next, "{shots:?}");
    assert_eq!(
        (verdict.table, verdict.queen.name()),
        (table, queen),
        "{shots:?}"
    );
    assert_eq!(verdict.owed, owed, "{shots:?}");
}

fn ends(shots: &[&str], winner: Player, points: u32) {
    let verdict = play(shots);
    assert_eq!(
        verdict.round,
        Some(RoundResult { winner, points }),
        "{shots:?}"
    );
    assert_eq!(verdict.next, None);
}

const EIGHT_WHITE: &str = "white white white white white white white white";
const EIGHT_BLACK: &str = "black black black black black black black black";

#[test]
fn k8_own_ball_shoots_again_and_nothing_passes_the_turn() {
    check(&["white"], "", "A", [8, 9], "table", [0, 0]);
    check(&[""], "", "B", [9, 9], "table", [0, 0]);
    check(&["", "black black"], "", "B", [9, 7], "table", [0, 0]);
}

#[test]
fn k6_breach_brings_own_balls_and_queen_back() {
    let verdict = play(&["white", "white queen breach"]);
    assert_eq!(verdict.back, [Kind::WHITE, Kind::Queen]);
    check(
        &["white", "white queen breach"],
        "breach",
        "B",
        [8, 9],
        "table",
        [0, 0],
    );
    check(
        &["white", "white black cue breach"],
        "breach",
        "B",
        [9, 8],
        "table",
        [0, 0],
    );
}

#[test]
fn k6_breach_in_the_covering_shot_is_judged_without_the_own_ball() {
    check(
        &["white", "queen", "white breach"],
        "breach",
        "B",
        [8, 9],
        "table",
        [0, 0],
    );
    check(
        &["white", "queen", "white black breach"],
        "breach",
        "B",
        [8, 8],
        "B",
        [0, 0],
    );
}

#[test]
fn k9_what_leaves_the_table_goes_back() {
    let verdict = play(&["white off:black off:queen"]);
    assert_eq!(verdict.back, [Kind::BLACK, Kind::Queen]);
    check(
        &["white off:black off:queen"],
        "",
        "A",
        [8, 9],
        "table",
        [0, 0],
    );
    check(&["white off:cue"], "", "B", [8, 9], "table", [0, 0]);
    check(
        &["white", "queen", "off:cue"],
        "",
        "B",
        [8, 9],
        "table",
        [0, 0],
    );
    check(
        &["white", "queen off:cue"],
        "",
        "B",
        [8, 9],
        "table",
        [0, 0],
    );
}

#[test]
fn q1_queen_before_any_own_ball_goes_back() {
    check(&["queen"], "", "B", [9, 9], "table", [0, 0]);
    check(&["queen white"], "", "A", [8, 9], "table", [0, 0]);
    check(&["white queen"], "", "A", [8, 9], "A", [0, 0]);
    // A player's ball pocketed by the opponent does not let the player win the queen. One that the
    // player pocketed does, even if it went back.
    check(&["", "white", "queen"], "", "B", [8, 9], "table", [0, 0]);
    check(
        &["white cue pass", "", "queen"],
        "",
        "A",
        [9, 9],
        "pending",
        [0, 0],
    );
}

#[test]
fn q2_queen_is_covered_at_once_or_by_the_next_shot() {
    check(&["white", "queen"], "", "A", [8, 9], "pending", [0, 0]);
    check(&["white", "queen", "white"], "", "A", [7, 9], "A", [0, 0]);
    check(&["white", "queen white"], "", "A", [7, 9], "A", [0, 0]);
    check(&["white", "queen", ""], "", "B", [8, 9], "table", [0, 0]);
    check(&["white", "queen", "black"], "F1", "B", [8, 8], "B", [0, 0]);
    check(&["white", "queen black"], "F1", "B", [8, 8], "B", [0, 0]);
    check(
        &["white", "queen", "black white"],
        "F1",
        "B",
        [7, 8],
        "A",
        [0, 0],
    );
}

#[test]
fn k_f1_opponent_ball_passes_the_turn() {
    check(&["black"], "F1", "B", [9, 8], "table", [0, 0]);
    check(&["white black"], "F1", "B", [8, 8], "table", [0, 0]);
}

#[test]
fn k_f2_cue_ball_alone_costs_a_won_ball_or_owes_one() {
    check(&["white", "cue"], "F2", "B", [9, 9], "table", [0, 0]);
    check(&["cue"], "F2", "B", [9, 9], "table", [1, 0]);
    // Owed balls go back after any shot that wins the player a ball, no matter who shot.
    check(&["cue", "", "white"], "", "A", [9, 9], "table", [0, 0]);
    check(&["cue", "white"], "F1", "A", [9, 9], "table", [0, 0]);
}

#[test]
fn k_f3_own_ball_and_cue_ball_leave_a_choice() {
    check(&["white cue pass"], "F3", "B", [9, 9], "table", [0, 0]);
    check(&["white cue replay"], "F3", "A", [9, 9], "table", [1, 0]);
    check(
        &["white white white cue replay"],
        "F3",
        "A",
        [8, 9],
        "table",
        [0, 0],
    );
    assert_eq!(refused(&["white cue"]), OutcomeError::ChoiceDue);
}

#[test]
fn k_f4_opponent_ball_stays_won() {
    check(&["white", "black cue"], "F4", "B", [9, 8], "table", [0, 0]);
    check(&["white black cue"], "F4", "B", [9, 8], "table", [0, 0]);
    assert_eq!(
        refused(&["white black cue pass"]),
        OutcomeError::NoChoiceDue
    );
}

#[test]
fn k_f5_uncovered_queen_goes_back_with_a_ball() {
    check(&["white", "queen cue"], "F5", "B", [9, 9], "table", [0, 0]);
    check(
        &["white", "queen", "cue"],
        "F5",
        "B",
        [9, 9],
        "table",
        [0, 0],
    );
    check(
        &["white", "queen", "black cue"],
        "F5",
        "B",
        [9, 8],
        "table",
        [0, 0],
    );
    // Q1: a queen that cannot be won yet counts as not pocketed.
    check(&["queen cue"], "F2", "B", [9, 9], "table", [1, 0]);
}

#[test]
fn k_f6_covered_queen_and_cue_ball_leave_a_choice() {
    check(
        &["white queen cue pass"],
        "F6",
        "B",
        [9, 9],
        "table",
        [0, 0],
    );
    check(
        &["white", "queen", "white cue pass"],
        "F6",
        "B",
        [8, 9],
        "table",
        [0, 0],
    );
    check(
        &["white", "queen", "white cue replay"],
        "F6",
        "A",
        [9, 9],
        "pending",
        [0, 0],
    );
    check(
        &["white", "queen", "white cue replay", "white"],
        "",
        "A",
        [8, 9],
        "A",
        [0, 0],
    );
    check(
        &["white", "queen", "white black cue"],
        "F6",
        "B",
        [8, 8],
        "table",
        [0, 0],
    );
    assert_eq!(
        refused(&["white queen black cue replay"]),
        OutcomeError::NoChoiceDue
    );
}

#[test]
fn a_i_you_hold_the_queen_and_pocket_the_last_opponent_ball() {
    ends(&["white queen", EIGHT_BLACK, "", "black"], Player::B, 8);
}

#[test]
fn a_ii_opponent_pockets_your_last_ball_while_you_hold_the_queen() {
    ends(
        &[
            "white queen",
            "white white white white white white white",
            "",
            "white",
        ],
        Player::A,
        9 + 5,
    );
}

#[test]
fn b_i_opponent_holds_the_queen_and_you_pocket_the_last_opponent_ball() {
    ends(
        &[
            "",
            "black queen",
            "black black black black black black black",
            "",
            "black",
        ],
        Player::B,
        9 + 5,
    );
}

#[test]
fn b_ii_the_same_with_the_cue_ball() {
    ends(
        &[
            "",
            "black queen",
            "black black black black black black black",
            "",
            "black cue",
        ],
        Player::B,
        9 + 5 + 1,
    );
}

#[test]
fn b_iii_opponent_holds_the_queen_and_pockets_your_last_ball() {
    ends(&[EIGHT_WHITE, "", "black queen", "white"], Player::A, 8);
}

#[test]
fn c_i_queen_in_play_and_you_pocket_the_last_opponent_ball() {
    ends(&[EIGHT_BLACK, "", "black"], Player::B, 9 + 5);
}

#[test]
fn c_ii_queen_in_play_and_opponent_pockets_your_last_ball() {
    ends(&[EIGHT_WHITE, "", "white"], Player::A, 9 + 5);
}

#[test]
fn c_iii_queen_covered_with_the_last_opponent_ball() {
    ends(
        &[EIGHT_BLACK, "", "white", "queen", "black"],
        Player::B,
        8 + 5,
    );
    ends(&[EIGHT_BLACK, "", "white", "queen black"], Player::B, 8 + 5);
}

#[test]
fn e2_q3_shooter_scores_what_the_opponent_has_left() {
    ends(&[EIGHT_WHITE, "white"], Player::A, 9);
    ends(&["white queen", EIGHT_WHITE], Player::A, 9 + 5);
    ends(&[EIGHT_WHITE, "queen", "white"], Player::A, 9 + 5);
    ends(&[EIGHT_WHITE, "white queen"], Player::A, 9 + 5);
}

#[test]
fn e1_last_own_ball_with_the_cue_ball_does_not_end_the_round() {
    check(
        &[EIGHT_WHITE, "white cue pass"],
        "F3",
        "B",
        [1, 9],
        "table",
        [0, 0],
    );
    check(
        &["cue", "", EIGHT_WHITE, "white"],
        "",
        "A",
        [1, 9],
        "table",
        [0, 0],
    );
}

#[test]
fn e1_last_balls_of_both_colours_the_first_to_fall_decides() {
    let start = [EIGHT_BLACK, "", EIGHT_WHITE];
    let with = |last| [start.as_slice(), &[last]].concat();
    ends(&with("white black"), Player::A, 0);
    ends(&with("black white"), Player::B, 5);
    ends(&with("white black cue"), Player::B, 5 + 1);
    ends(&with("white queen black"), Player::A, 5);
    ends(&with("white black breach"), Player::B, 1 + 5);
}

#[test]
fn e3_names_the_foul_and_places_the_queen() {
    let start = [EIGHT_BLACK, "", "white"];
    let with = |last| [start.as_slice(), &[last]].concat();
    check(&with("black"), "F1", "", [8, 0], "table", [0, 0]);
    check(&with("black cue"), "F4", "", [8, 0], "table", [0, 0]);
    check(&with("queen black cue"), "F5", "", [8, 0], "table", [0, 0]);
    check(
        &with("queen white black cue"),
        "F6",
        "",
        [7, 0],
        "A",
        [0, 0],
    );
    ends(&with("queen white black cue"), Player::B, 7 + 1);
    check(&with("queen black"), "F1", "", [8, 0], "B", [0, 0]);
    check(
        &with("white black breach"),
        "breach",
        "",
        [8, 0],
        "table",
        [0, 0],
    );
}

#[test]
fn impossible_outcomes_are_refused_with_the_reason() {
    let tenth = [EIGHT_WHITE, "white", "white"];
    assert_eq!(
        refused(&[EIGHT_WHITE, "white white"]),
        OutcomeError::TooMany(Colour::White)
    );
    assert_eq!(refused(&tenth), OutcomeError::Over);
    assert_eq!(refused(&["white queen", "queen"]), OutcomeError::NoQueen);
    assert_eq!(refused(&["white", "queen", "queen"]), OutcomeError::NoQueen);
    assert_eq!(refused(&["cue off:cue"]), OutcomeError::CueTwice);
    assert_eq!(refused(&["white pass"]), OutcomeError::NoChoiceDue);
    assert_eq!(
        refused(&["white cue breach pass"]),
        OutcomeError::NoChoiceDue
    );
    assert_eq!(
        OutcomeError::ChoiceDue.to_string(),
        "the shooter has to choose `pass` or `replay`"
    );
}

#[test]
fn k3_k4_match_ends_at_29_points_or_after_8_rounds() {
    let clear = shot("white white white white white white white white white");
    let mut game = Match::new(Player::A);
    // The player who starts gets 9 points per round; A and B take turns starting.
    for round in 0..6 {
        assert!(!game.is_over(), "round {round}");
        let starts = game.round().shooter();
        assert_eq!(
            starts,
            Some(if round % 2 == 0 { Player::A } else { Player::B })
        );
        game.shot(&clear).expect("a possible shot");
    }
    assert_eq!((game.points(Player::A), game.points(Player::B)), (27, 27));
    game.shot(&clear).expect("a possible shot");
    assert_eq!((game.is_over(), game.winner()), (true, Some(Player::A)));
    assert_eq!(game.shot(&clear), Err(OutcomeError::Over));
}

#[test]
fn k4_equal_points_after_8_rounds_are_a_draw() {
    let mut game = Match::new(Player::A);
    for _ in 0..8 {
        // The player who starts gets one point.
        game.shot(&shot(&format!("{EIGHT_BLACK} {EIGHT_WHITE} white")))
            .expect("a possible shot");
    }
    assert_eq!((game.is_over(), game.winner()), (true, None));
}

#[test]
fn random_outcomes_keep_the_books() {
    let kinds = [Kind::WHITE, Kind::BLACK, Kind::Queen, Kind::Cue];
    let choices = [None, Some(Choice::Pass), Some(Choice::Replay)];
    for seed in 0..3_000 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut round = Round::new(Player::A);
        for _ in 0..60 {
            let mut some = |most| {
                (0..rng.usize(0..most))
                    .map(|_| kinds[rng.usize(0..4)])
                    .collect()
            };
            let (pocketed, off): (Vec<Kind>, Vec<Kind>) = (some(4), some(2));
            let (breach, choice) = (rng.u8(0..9) == 0, choices[rng.usize(0..3)]);
            let outcome = ShotOutcome {
                pocketed,
                off,
                breach,
                choice,
            };
            let before = round.clone();
            let Ok(verdict) = round.shot(&outcome) else {
                assert_eq!(round, before, "a rejected shot changes nothing");
                continue;
            };
            let count = |list: &[Kind], kind| list.iter().filter(|&&k| k == kind).count();
            for colour in [Colour::White, Colour::Black] {
                let kind = Kind::Colour(colour);
                let gone = count(&outcome.pocketed, kind) + count(&outcome.off, kind);
                let left = usize::from(before.on_table(colour)) + count(&verdict.back, kind) - gone;
                assert_eq!(
                    left,
                    usize::from(verdict.table[colour.index()]),
                    "{outcome:?}"
                );
            }
            let was = usize::from(before.queen() == QueenPlace::Table);
            let gone = count(&outcome.pocketed, Kind::Queen) + count(&outcome.off, Kind::Queen);
            let is = usize::from(verdict.queen == QueenPlace::Table);
            assert_eq!(
                was + count(&verdict.back, Kind::Queen) - gone,
                is,
                "{outcome:?}"
            );
            assert_eq!(verdict.next.is_none(), verdict.round.is_some());
            // A queen can be pending only for the player who pocketed it.
            assert!(verdict.queen != QueenPlace::Pending || verdict.next == Some(verdict.by));
        }
    }
}
