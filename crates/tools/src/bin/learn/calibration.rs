//! Measures how well predicted chances of winning match actual results.

use crate::courses::Ground;
use crate::game::{Who, order, play};
use crate::reliability::Reliability;
use coach::Level;
use solver::Rng;

/// Lets two players, each with one, two or three balls, play courses against each other. Returns a
/// table and a picture that compare predicted chances with actual results.
pub fn measure(grounds: &[Ground], courses: usize, seed: u64) -> (String, String) {
    let mut said = Reliability::default();
    for number in 0..courses {
        let mut rng = Rng::new(Rng::mix(seed.wrapping_add(number as u64)));
        course(grounds, 1 + (number % 3) as u8, &mut rng, &mut said);
    }
    (said.table(), said.picture("a course"))
}

fn course(grounds: &[Ground], each: u8, rng: &mut Rng, reliability: &mut Reliability) {
    let ground = &grounds[rng.below(grounds.len())];
    let owners = order(2, each, rng);
    let player = ground.player();
    let mut said = Vec::new();
    let seats = [Who::Level(Level::Expert); 2];
    let scores = play(ground, &owners, &seats, rng, |position| {
        if !position.is_over() {
            said.push(player.judge().chance(position, 0, 1, 0.0));
        }
    });
    let came = f64::from(scores[1].total_cmp(&scores[0]) as i8) / 2.0 + 0.5;
    for chance in said {
        reliability.note(chance, came);
    }
}
