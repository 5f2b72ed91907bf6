//! Measures the strongest Carramboule player: its strength, and how well its predicted chances
//! match the results.

use super::round::{Thought, begin, play};
use crate::reliability::Reliability;
use crate::share::Share;
use carramboule::board::Player;
use carramboule::game::Game;
use coach::Level;
use coach::shots::{ShotNetwork, ShotPlayer, Skill};
use solver::Rng;
use std::fmt::Write;

/// The skill of the strongest player before training. That player simulated each candidate shot the
/// same number of times and valued positions by a formula.
static BEFORE: Skill = Skill {
    candidates: 60,
    each: usize::MAX,
    indirect: 24,
    quiet: 24,
    nearby: 0,
    stages: &[(20, 10)],
    fair: false,
    ..*Skill::of(Level::Master)
};

/// The lead, in points, at which the formula gave a chance of winning of about 75 %.
const SURE: f64 = 3.0;
/// The number of rounds between progress messages.
const TOLD: usize = 50;

fn rng(seed: u64, number: usize) -> Rng {
    Rng::new(Rng::mix(
        seed.wrapping_add((number as u64).wrapping_mul(Rng::STEP)),
    ))
}

/// Plays rounds between the strongest player and the strongest player before training. They take
/// turns starting.
pub fn against_before(rounds: usize, seed: u64) -> String {
    let (learned, before) = (
        ShotPlayer::of(Level::Master),
        ShotPlayer::new(&BEFORE, None),
    );
    let (mut scores, mut points) = (Vec::new(), [0.0; 2]);
    let mut thoughts = [Thought::default(); 2];
    for number in 0..rounds {
        let mut rng = rng(seed, number);
        let starts = [Player::A, Player::B][number % 2];
        let who = |player| {
            if player == Player::A {
                &learned
            } else {
                &before
            }
        };
        // A round that does not end counts as half a win.
        let result = play(begin(starts), who, &mut rng, &mut thoughts, |_| ());
        scores.push(result.map_or(0.5, |result| {
            points[result.winner.index()] += f64::from(result.points);
            f64::from(u8::from(result.winner == Player::A))
        }));
        if number % TOLD == TOLD - 1 {
            println!(
                "  {} of {rounds} rounds: {}",
                number + 1,
                Share::of(scores.iter().copied())
            );
        }
    }
    let share = Share::of(scores.iter().copied());
    let first = Share::of(scores.iter().copied().step_by(2));
    let second = Share::of(scores.iter().copied().skip(1).step_by(2));
    let mut text = String::from(
        "| rounds | won by the trained player | points per round | time per decision |\n\
         | --- | --- | --- | --- |\n",
    );
    let count = scores.len().max(1) as f64;
    let [own, other] = points.map(|points| points / count);
    let [now, then] = thoughts.map(|thought| thought.seconds / thought.decisions.max(1.0));
    println!(
        "  a decision took {:.1} ms, before {:.1} ms",
        1e3 * now,
        1e3 * then
    );
    let _ = writeln!(
        text,
        "| {} | **{share}** | {own:.2} against {other:.2} | {:.2} × the earlier player's |",
        share.count,
        now / then
    );
    let _ = writeln!(
        text,
        "| {}, trained player starts | {first} |  |  |",
        first.count
    );
    let _ = writeln!(
        text,
        "| {}, other player starts | {second} |  |  |",
        second.count
    );
    text
}

/// Lets each level except the lowest play rounds against itself. Returns a table and a picture that
/// compare the strongest level's predicted chances with actual results. For the rounds of each
/// level, the table also shows the mean squared errors of the network and of the formula.
pub fn chances(rounds: usize, seed: u64) -> (String, String) {
    let mut reliability = Reliability::default();
    let mut far = String::from(
        "| rounds of level | positions | error of the network | error of the formula |\n| --- | --- | --- | --- |\n",
    );
    for (number, level) in (1..).zip(Level::ALL).skip(1) {
        let player = ShotPlayer::of(level);
        let (mut count, mut learned, mut guessed) = (0.0, 0.0, 0.0);
        for round in 0..rounds {
            let mut rng = rng(seed, round);
            let starts = [Player::A, Player::B][round % 2];
            let (mut said, mut thought) = (Vec::new(), [Thought::default(); 2]);
            let result = play(
                begin(starts),
                |_| &player,
                &mut rng,
                &mut thought,
                |game| {
                    said.push((
                        ShotNetwork::learned().outlook(game, Player::A).chance,
                        guess(game),
                    ));
                },
            );
            let Some(result) = result else { continue };
            let came = f64::from(u8::from(result.winner == Player::A));
            for (chance, guess) in said {
                count += 1.0;
                learned += (chance - came) * (chance - came);
                guessed += (guess - came) * (guess - came);
                if level == Level::Master {
                    reliability.note(chance, came);
                }
            }
        }
        let _ = writeln!(
            far,
            "| {number} ({level:?}) | {count} | {:.3} | {:.3} |",
            learned / f64::max(count, 1.0),
            guessed / f64::max(count, 1.0)
        );
    }
    let table = reliability.table() + "\n" + &far;
    (table, reliability.picture("a round of Carramboule"))
}

/// Returns player A's chance of winning, according to the formula used before training.
fn guess(game: &Game) -> f64 {
    let lead = ShotPlayer::of(Level::Expert).standing(game, Player::A);
    1.0 / (1.0 + libm::exp(-lead * 1.1 / SURE))
}
