//! Searches games between computer players for puzzles.

use super::arena::{Arena, COLOURS, Crowd, Stroke};
use super::deep::best_two;
use super::theme::{LEAST_ERRORS, LEAST_MARGIN, obvious, theme};
use crate::carom::CaromPosition;
use crate::level::Level;
use golf::{Ball, Cell};
use protocol::puzzle::PuzzleTheme as Theme;
use solver::{Rng, first_least};
use std::collections::BTreeMap;

/// Maximum number of games per course.
const GAMES: usize = 24;
/// Pairs of the number of players and the number of balls per player. Games use these pairs in
/// turn.
const TABLES: [(usize, usize); 3] = [(2, 1), (3, 1), (2, 2)];
/// Returns two limits per course for a theme: how many puzzles to keep, and how many positions to
/// test briefly. Puzzles about protecting a ball are the rarest.
const fn most(theme: Theme) -> (usize, usize) {
    match theme {
        Theme::Protect => (3, 16),
        _ => (2, 8),
    }
}
/// The number of simulations in the brief test.
const FEW: u16 = 16;
/// The minimum distance in cells between the balls to play in two puzzles with the same theme.
const APART: i32 = 3;

/// The results of the search so far, for one theme on a course.
#[derive(Default)]
struct Finds {
    looked_at: usize,
    /// For each puzzle, the cell of the ball to play.
    kept: Vec<Cell>,
}

impl Finds {
    fn is_full(&self, theme: Theme) -> bool {
        let (kept, looked_at) = most(theme);
        self.kept.len() == kept || self.looked_at == looked_at
    }
}

/// Searches for promising positions, no two of them alike. `keeps` decides whether a position is
/// really a puzzle.
pub(super) fn find(arena: &Arena, seed: u64, mut keeps: impl FnMut(&Crowd) -> bool) {
    let mut rng = Rng::new(seed);
    let mut finds: BTreeMap<Theme, Finds> = BTreeMap::new();
    for game in 0..GAMES {
        for position in played(arena, TABLES[game % TABLES.len()], &mut rng) {
            let numbers = arena.bag.numbers();
            let first = rng.below(numbers.len());
            for number in numbers.iter().cycle().skip(first).take(numbers.len()) {
                let Some(crowd) = arena.crowd(&position, *number) else {
                    break;
                };
                let Some(promise) = Promise::new(arena, &crowd) else {
                    continue;
                };
                let finds = finds.entry(promise.theme).or_default();
                let (_, at) = crowd.balls[0];
                let near = finds.kept.iter().any(|other| other.distance(at) < APART);
                if near || finds.is_full(promise.theme) || !promise.outlives_a_reply(arena, *number)
                {
                    continue;
                }
                finds.looked_at += 1;
                if promise.stands(arena, rng.bits()) && keeps(&crowd) {
                    finds.kept.push(at);
                    break;
                }
            }
        }
        if finds.len() == 3 && finds.iter().all(|(theme, finds)| finds.is_full(*theme)) {
            break;
        }
    }
}

/// Plays a game on a course and returns the position before every throw.
fn played(arena: &Arena, (players, each): (usize, usize), rng: &mut Rng) -> Vec<CaromPosition> {
    let field = arena.course.field();
    let player = arena.player();
    let balls = COLOURS[..players]
        .iter()
        .zip(0..)
        .flat_map(|(colour, owner)| {
            let both = [Ball::round(*colour), Ball::flat(*colour)];
            both.into_iter().take(each).map(move |ball| (ball, owner))
        });
    let balls: Vec<(Ball, u8)> = balls.collect();
    let mut game = CaromPosition::new(field, &balls, arena.course.limit());
    let mut positions = Vec::new();
    while !game.is_over() {
        if let Some(start) = player.start(&game, Level::Expert, rng.bits()) {
            game.enter(field, start);
        }
        if game.scene.ball(game.ball()).is_none() {
            game.play(field, None, 1);
            continue;
        }
        positions.push(game.clone());
        let throw = player.throw(&game, Level::Expert, rng.bits());
        let impulses = arena.bag.throws()[throw].faces[rng.below(6)];
        let direction = player.direction(&game, Level::Expert, impulses, rng.bits());
        game.play(field, direction, impulses);
    }
    positions
}

/// A position that may be a puzzle, according to the network's values without lookahead.
struct Promise {
    position: CaromPosition,
    strokes: Vec<Stroke>,
    guess: usize,
    theme: Theme,
}

impl Promise {
    fn new(arena: &Arena, crowd: &Crowd) -> Option<Promise> {
        let position = arena.position(crowd)?;
        let strokes = arena.strokes(&position, crowd.impulses);
        if strokes.len() < 3 {
            return None;
        }
        let player = arena.player();
        let glance = player.judge().directions(&position, crowd.impulses, 1.0);
        let value = |stroke: &Stroke| glance[stroke.direction.index()];
        let guess = first_least(strokes.iter().map(value))?;
        let obvious = obvious(&strokes)?;
        if obvious == guess {
            return None;
        }
        let theme = theme(&position, &strokes, guess, obvious)?;
        let values: Vec<[f64; 2]> = strokes.iter().map(|one| [value(one), 0.0]).collect();
        (margin(&values) > LEAST_MARGIN / 2.0).then_some(Promise {
            position,
            strokes,
            guess,
            theme,
        })
    }

    /// Returns whether the guess is still clearly the best after the next ball's best reply.
    fn outlives_a_reply(&self, arena: &Arena, impulses: u8) -> bool {
        let values = by_reply(arena, &self.position, &self.strokes, impulses);
        let (best, _) = best_two(&values);
        best == self.guess && margin(&values) > LEAST_MARGIN / 2.0
    }

    /// Returns whether the guess seems clearly the best after a few simulations.
    fn stands(&self, arena: &Arena, seed: u64) -> bool {
        let deep = arena.deep(&self.strokes, seed, FEW);
        let (best, _) = best_two(&deep.sides);
        let clear = margin(&deep.sides) >= LEAST_MARGIN && deep.sure >= LEAST_ERRORS / 2.0;
        best == self.guess && clear
    }
}

/// Returns, for each choice, the standing after the next ball's best reply. To fit the type, the
/// standing is the first number in a pair, and the second number is zero.
fn by_reply(
    arena: &Arena,
    position: &CaromPosition,
    strokes: &[Stroke],
    impulses: u8,
) -> Vec<[f64; 2]> {
    let ways = arena.player().ways(position, impulses);
    let value = |stroke: &Stroke| ways[stroke.direction.index()].unwrap_or(f64::INFINITY);
    strokes.iter().map(|stroke| [value(stroke), 0.0]).collect()
}

/// Returns the choice that is best after the next ball's best reply.
pub(super) fn best_by_reply(
    arena: &Arena,
    position: &CaromPosition,
    strokes: &[Stroke],
    impulses: u8,
) -> usize {
    let (best, _) = best_two(&by_reply(arena, position, strokes, impulses));
    best
}

fn margin(sides: &[[f64; 2]]) -> f64 {
    let (best, next) = best_two(sides);
    let value = |one: usize| sides[one][0] - sides[one][1];
    value(next) - value(best)
}
