//! Looks for puzzles in games that the players of the program play against each other.

use super::arena::{Arena, COLOURS, Crowd, Stroke};
use super::deep::best_two;
use super::theme::{LEAST_ERRORS, LEAST_MARGIN, obvious, theme};
use crate::carom::CaromPosition;
use crate::level::Level;
use golf::{Ball, Cell};
use protocol::puzzle::PuzzleTheme as Theme;
use solver::{Rng, first_least};
use std::collections::BTreeMap;

/// Games on a course, at most.
const GAMES: usize = 24;
/// Players and balls each, in turn.
const TABLES: [(usize, usize); 3] = [(2, 1), (3, 1), (2, 2)];
/// Puzzles kept of a theme on a course, and positions that are played on for a first impression, at
/// most; what protects is the rarest.
const fn most(theme: Theme) -> (usize, usize) {
    match theme {
        Theme::Protect => (3, 16),
        _ => (2, 8),
    }
}
/// How often a position is played to its end for that.
const FEW: u16 = 16;
/// Balls of two puzzles of a theme lie at least this many cells apart.
const APART: i32 = 3;

/// What was found of a theme.
#[derive(Default)]
struct Finds {
    looked_at: usize,
    /// Where the balls to be played lie.
    kept: Vec<Cell>,
}

impl Finds {
    fn is_full(&self, theme: Theme) -> bool {
        let (kept, looked_at) = most(theme);
        self.kept.len() == kept || self.looked_at == looked_at
    }
}

/// Looks for positions that promise to be puzzles, none like another; `keeps` says whether one is
/// a puzzle indeed.
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

/// A game on a course: every position in which a ball that lies there is to be played.
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

/// A position that could be a puzzle, by the network at a glance.
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

    /// Whether it is still clearly the best after the best reply of the next ball.
    fn outlives_a_reply(&self, arena: &Arena, impulses: u8) -> bool {
        let values = by_reply(arena, &self.position, &self.strokes, impulses);
        let (best, _) = best_two(&values);
        best == self.guess && margin(&values) > LEAST_MARGIN / 2.0
    }

    /// Whether it seems to be clearly the best after playing on a few times.
    fn stands(&self, arena: &Arena, seed: u64) -> bool {
        let deep = arena.deep(&self.strokes, seed, FEW);
        let (best, _) = best_two(&deep.sides);
        let clear = margin(&deep.sides) >= LEAST_MARGIN && deep.sure >= LEAST_ERRORS / 2.0;
        best == self.guess && clear
    }
}

/// By choice: how one stands after the best reply of the next ball; as sides, of which the other
/// is nothing.
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

/// Which choice is the best then.
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
