//! The options at a decision in mini golf, and their values.

use crate::bag::bag_of;
use crate::carom::{CaromPlayer, carom_position};
use crate::solutions::Solutions;
use golf::game::{Action, Game, Mode, Phase, Turn};
use golf::{Direction, Field, Node, Surface};
use protocol::Seat;
use solver::Evaluator;

/// The options at one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The seat of the player who decides.
    pub seat: Seat,
    /// The options with their values in strokes; lower is better. In basic mode, a value is the
    /// ball's expected remaining score. In carom mode, it is the player's expected score relative
    /// to that of the other players.
    pub options: Vec<(Action, f64)>,
    /// The index of the best option.
    pub best: usize,
    /// Whether the values are exact rather than estimates.
    pub exact: bool,
}

impl Advice {
    /// Returns how much worse a choice is than the best option; `None` if the choice is not an
    /// option.
    pub fn cost(&self, chosen: Action) -> Option<f64> {
        let chosen = self.options.iter().find(|(action, _)| *action == chosen)?;
        Some(chosen.1 - self.options[self.best].1)
    }
}

/// Returns the advice for the current decision; `None` if there is nothing to decide. Before the
/// roll, the advice is about the start cell until one is chosen, and then about the die or card.
pub fn advice(game: &Game, solutions: &mut Solutions) -> Option<Advice> {
    let turn = game.turn()?;
    let values = match game.phase() {
        Phase::Choosing { start, .. } => {
            let lies = game.scene().ball(turn.ball);
            match lies.or(start) {
                Some(node) => throws(game, turn, node, lies.is_none(), solutions)?,
                None => starts(game, turn, solutions)?,
            }
        }
        Phase::Aiming { impulses, .. } => directions(game, turn, impulses, solutions)?,
        Phase::Scattering | Phase::Rolling { .. } | Phase::Over => return None,
    };
    weighed(turn, values)
}

/// Returns the advice about the start cell, even if one is already chosen.
pub(crate) fn start_advice(game: &Game, solutions: &mut Solutions) -> Option<Advice> {
    let turn = game.turn()?;
    let values = starts(game, turn, solutions)?;
    weighed(turn, values)
}

fn weighed(turn: Turn, values: Values) -> Option<Advice> {
    let Values { options, exact } = values;
    let value = |place: &usize| options[*place].1;
    let best = (0..options.len()).min_by(|one, other| value(one).total_cmp(&value(other)))?;
    Some(Advice {
        seat: turn.player as Seat,
        options,
        best,
        exact,
    })
}

/// Returns the current ball's value at each node where it can rest, and whether the values are
/// exact. In both modes, a value is the ball's expected remaining score if it plays alone.
pub fn worths(game: &Game, solutions: &mut Solutions) -> Option<(Vec<(Node, f64)>, bool)> {
    let turn = game.turn()?;
    let (field, left) = (game.field(), left(game, turn));
    let rests = |node: &Node| {
        let surface = field.surface(*node);
        !matches!(surface, Surface::Slope { .. } | Surface::Hole)
    };
    let nodes = field.nodes().filter(rests);
    if game.rules().mode() == Mode::Carom {
        let heuristic = solutions.heuristic(game)?;
        let values = nodes.map(|node| (node, heuristic.value(node, left)));
        return Some((values.collect(), false));
    }
    let (solution, heuristic) = (solutions.solution(game)?, solutions.heuristic(game)?);
    let evaluator = Evaluator::new(&solution, field, heuristic);
    let values = nodes.filter_map(|node| Some((node, evaluator.value(game.scene(), node, left)?)));
    Some((values.collect(), solution.is_exact()))
}

struct Values {
    options: Vec<(Action, f64)>,
    exact: bool,
}

/// Returns the number of remaining strokes, including this one.
fn left(game: &Game, turn: Turn) -> u8 {
    (game.limit() + 1).saturating_sub(turn.count)
}

fn starts(game: &Game, turn: Turn, solutions: &mut Solutions) -> Option<Values> {
    let (field, left) = (game.field(), left(game, turn));
    let action = |node: Node| Action::Start(field.cell(node));
    if game.rules().mode() == Mode::Carom {
        let position = carom_position(game, turn, None)?;
        let starts = |player: &CaromPlayer<'_>| player.judge().starts(&position);
        let (nodes, values) = with_carom(game, solutions, starts)?;
        return Some(Values {
            options: nodes.into_iter().map(action).zip(values).collect(),
            exact: false,
        });
    }
    let heuristic = solutions.heuristic(game)?;
    let solution = solutions.solution(game)?;
    let evaluator = Evaluator::new(&solution, field, heuristic);
    let value = |node: Node| Some((action(node), evaluator.value(game.scene(), node, left)?));
    Some(Values {
        options: game.free_starts().filter_map(value).collect(),
        exact: solution.is_exact(),
    })
}

fn throws(
    game: &Game,
    turn: Turn,
    node: Node,
    enters: bool,
    solutions: &mut Solutions,
) -> Option<Values> {
    let picks = game.rules().dice().picks().map(Action::Pick);
    if game.rules().mode() == Mode::Carom {
        let position = carom_position(game, turn, enters.then_some(node))?;
        let values = with_carom(game, solutions, |player| player.throws(&position))?;
        return Some(Values {
            options: picks.zip(values).collect(),
            exact: false,
        });
    }
    let (solution, heuristic) = (solutions.solution(game)?, solutions.heuristic(game)?);
    let evaluator = Evaluator::new(&solution, game.field(), heuristic);
    let plan = evaluator.plan(game.scene(), node, left(game, turn))?;
    Some(Values {
        options: picks.zip(plan.throws).collect(),
        exact: solution.is_exact(),
    })
}

fn directions(game: &Game, turn: Turn, impulses: u8, solutions: &mut Solutions) -> Option<Values> {
    let node = game.scene().ball(turn.ball)?;
    let (values, exact) = if game.rules().mode() == Mode::Carom {
        let position = carom_position(game, turn, None)?;
        let ways = |player: &CaromPlayer<'_>| player.ways(&position, impulses);
        (with_carom(game, solutions, ways)?, false)
    } else {
        let (solution, heuristic) = (solutions.solution(game)?, solutions.heuristic(game)?);
        let evaluator = Evaluator::new(&solution, game.field(), heuristic);
        let plan = evaluator.plan(game.scene(), node, left(game, turn))?;
        let place = solution.bag().place(impulses)?;
        (plan.rolls[place].directions, solution.is_exact())
    };
    let options = Direction::ALL.into_iter().zip(values);
    let options = options.filter_map(|(way, value)| Some((Action::Play(way), value?)));
    Some(Values {
        options: options.collect(),
        exact,
    })
}

/// Calls a function with a carom-mode player for the current course.
pub(crate) fn with_carom<T>(
    game: &Game,
    solutions: &mut Solutions,
    ask: impl FnOnce(&CaromPlayer<'_>) -> T,
) -> Option<T> {
    let terrain = solutions.terrain(game)?;
    let bag = bag_of(game.rules().dice()).ok()?;
    let field: &Field = game.field();
    Some(ask(&CaromPlayer::with_terrain(field, &bag, terrain)))
}
