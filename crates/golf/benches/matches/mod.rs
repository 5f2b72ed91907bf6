//! Benchmarks of complete matches with random moves. For every move, a benchmark lists the legal
//! actions, picks one and plays it.

use crate::measure::Figures;
use fastrand::Rng;
use golf::game::{Action, Chance, DiceSet, Face, Game, Mode, Phase, Rules, Setup, Tokens};
use golf::{Ball, Collection};
use std::sync::Arc;

const MATCHES: usize = 100;

/// Measures moves per second. A move is a decision (a start, a die, a direction) or the result of a
/// roll. Rolling a die that has already been chosen does not count as a move.
pub fn measure(figures: &mut Figures, rounds: usize) {
    for (name, mode, balls) in [("solo", Mode::Basic, 1), ("carom", Mode::Carom, 6)] {
        let rules = rules(mode, balls);
        let moves = play(&rules, &mut Rng::with_seed(1));
        let begin = || Rng::with_seed(1);
        figures.measure_many(
            &format!("random move, {name}"),
            rounds,
            moves,
            begin,
            |rng| {
                assert_eq!(play(&rules, rng), moves);
            },
        );
        figures.note(
            &format!("moves a match, {name}"),
            moves as f64 / MATCHES as f64,
        );
    }
}

/// Returns the rules for a match on course 4 with the dice in the base box and one ball per player.
fn rules(mode: Mode, balls: usize) -> Arc<Rules> {
    let course = Collection::course("4").expect("in the collection");
    let setup = Setup {
        mode,
        players: Ball::all()
            .step_by(2)
            .take(balls)
            .map(|b| vec![b])
            .collect(),
        courses: vec![Arc::new(course.expect("a course"))],
        limit: None,
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Printed,
    };
    Arc::new(Rules::new(setup).expect("a valid setup"))
}

/// Plays matches to the end and returns the number of moves.
fn play(rules: &Arc<Rules>, rng: &mut Rng) -> usize {
    let mut moves = 0;
    for _ in 0..MATCHES {
        let mut game = Game::new(Arc::clone(rules));
        while !game.is_over() {
            moves += step(&mut game, rng);
        }
    }
    moves
}

/// Plays one move and returns 1, or rolls the die that has been chosen and returns 0.
fn step(game: &mut Game, rng: &mut Rng) -> usize {
    if let Phase::Rolling { .. } = game.phase() {
        let face = Face::new(rng.u8(..6)).expect("a side");
        game.chance(&Chance::Face(face)).expect("awaited");
        return 1;
    }
    let mut actions = game.actions();
    // Choices can be changed until the roll, so a player who acts at random might never roll.
    if let Phase::Choosing { start, pick } = game.phase() {
        let entered = start.is_some() || !matches!(actions.first(), Some(Action::Start(_)));
        actions.retain(|action| match action {
            Action::Start(_) => !entered,
            Action::Pick(_) => entered && pick.is_none(),
            _ => true,
        });
    }
    let action = *rng.choice(&actions).expect("something is open");
    game.act(action, &mut ()).expect("it is open");
    usize::from(action != Action::Roll)
}
