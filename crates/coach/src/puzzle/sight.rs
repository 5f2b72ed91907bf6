//! Uses model players to measure how hard it is to find the answer to a puzzle.
//!
//! A person sees a straight path at once, but has to work out every bend: a rebound or a collision
//! with another ball. A model player follows a limited number of bends in each stroke, and then
//! assumes that the ball stops before the next one. One kind of model player looks only at where
//! the balls lie after the stroke. The other kind also looks at what a further stroke can do from
//! there. The effort of a puzzle is the smallest effort with which a model player finds its answer.

use golf::{Ball, Direction, Event, Field, Node, Scene, Trace};

/// How far a model player looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// The player looks only at where the balls lie after the stroke.
    Lie,
    /// The player also looks at what the next stroke can do from there.
    Next,
}

/// The maximum number of bends that are distinguished.
const MAX_BENDS: usize = 16;
/// The effort of looking one stroke ahead, in bends.
const NEXT: usize = 3;
/// The minimum effort, in bends, of an answer that neither kind of model player finds.
const DEEP: usize = 8;
/// Counting this number of steps takes as much effort as following one bend.
const COUNTED: usize = 8;
/// Values that differ by at most this much look equal.
const ALIKE: f64 = 1e-6;

/// The events of a stroke, which can be followed bend by bend.
pub(super) struct Followed {
    before: Vec<(Ball, Node)>,
    events: Vec<Event>,
}

/// The position after a stroke, as a model player imagines it.
pub(super) struct View {
    /// The node where each ball lies; `None` for a holed ball.
    pub(super) balls: Vec<(Ball, Option<Node>)>,
    /// The total value of the tokens taken.
    pub(super) tokens: i32,
}

impl Followed {
    pub(super) fn new(
        field: &Field,
        scene: &Scene,
        ball: Ball,
        direction: Direction,
        impulses: u8,
    ) -> Followed {
        let (mut after, mut trace) = (scene.clone(), Trace::default());
        // The caller passes only open directions.
        let _ = golf::stroke(field, &mut after, ball, direction, impulses, &mut trace);
        Followed {
            before: scene.balls().collect(),
            events: trace.events,
        }
    }

    /// Returns the number of bends: rebounds, and collisions between balls.
    pub(super) fn bends(&self) -> usize {
        self.events.iter().filter(|event| is_bend(event)).count()
    }

    fn steps(&self) -> usize {
        let step = |event: &&Event| matches!(event, Event::Step { .. });
        self.events.iter().filter(step).count()
    }

    /// Returns how many times one ball hits another.
    pub(super) fn caroms(&self) -> usize {
        let meets = |event: &&Event| matches!(event, Event::Carom { .. });
        self.events.iter().filter(meets).count()
    }

    /// Returns the position after the stroke as imagined by a model player who follows up to
    /// `sight` bends.
    pub(super) fn seen(&self, sight: usize) -> View {
        let before = self.before.iter();
        let mut view = View {
            balls: before.map(|(ball, node)| (*ball, Some(*node))).collect(),
            tokens: 0,
        };
        let mut bends = 0;
        for event in &self.events {
            bends += usize::from(is_bend(event));
            if bends > sight {
                break;
            }
            match event {
                Event::Step { ball, to: at, .. } | Event::Settle { ball, at, .. } => {
                    view.put(*ball, Some(*at));
                }
                Event::Holed { ball, .. } => view.put(*ball, None),
                Event::Token { value, .. } => view.tokens += i32::from(*value),
                _ => {}
            }
        }
        view
    }
}

impl View {
    fn put(&mut self, ball: Ball, at: Option<Node>) {
        if let Some((_, node)) = self.balls.iter_mut().find(|(one, _)| *one == ball) {
            *node = at;
        }
    }

    /// Returns where the model player believes that a ball lies; `None` if it is holed.
    pub(super) fn of(&self, ball: Ball) -> Option<Node> {
        let mut balls = self.balls.iter();
        balls.find(|(one, _)| *one == ball).and_then(|(_, at)| *at)
    }
}

fn is_bend(event: &Event) -> bool {
    matches!(event, Event::Rebound { .. } | Event::Carom { .. })
}

/// The numbers of bends in the available strokes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bends {
    /// The number of bends in the best stroke, all of which a player must follow to be sure; 0 if
    /// the choice is about a die.
    pub(super) best: usize,
    /// The largest number of bends in any stroke.
    pub(super) most: usize,
    /// The effort of counting the steps in the best stroke, in bends.
    pub(super) counting: usize,
}

impl Bends {
    /// Returns the numbers of bends in the available strokes.
    pub(super) fn of(followed: &[&Followed], best: usize) -> Bends {
        let bends: Vec<usize> = followed.iter().map(|one| one.bends()).collect();
        Bends {
            best: bends.get(best).copied().unwrap_or(0),
            most: bends.into_iter().max().unwrap_or(0),
            counting: followed.get(best).map_or(0, |one| one.steps() / COUNTED),
        }
    }
}

/// Returns the effort of finding the best choice, as a number of bends to follow; 0 if no bend must
/// be followed. Looking one stroke ahead counts as [`NEXT`] bends. `values` returns a model
/// player's estimates of the choices; lower is better.
pub(super) fn effort(
    best: usize,
    bends: Bends,
    values: impl Fn(Depth, usize) -> Vec<f64>,
) -> usize {
    let found = |depth| {
        let finds = |sight: &usize| is_least(&values(depth, *sight), best);
        let all = bends.most.min(MAX_BENDS);
        // The answer must stay right when the player follows more bends.
        let steady = (0..=all).rev().take_while(finds).last()?;
        Some(steady.max(bends.best))
    };
    let lie = found(Depth::Lie);
    let next = found(Depth::Next).map(|sight| sight + NEXT);
    let both = lie.into_iter().chain(next).min();
    match both.unwrap_or(DEEP + bends.best / 2) {
        0 => 0,
        effort => effort + bends.counting,
    }
}

fn is_least(values: &[f64], best: usize) -> bool {
    let others = values.iter().enumerate().filter(|(one, _)| *one != best);
    let mut others = others.map(|(_, value)| *value);
    others.all(|value| values[best] + ALIKE < value)
}

/// Returns the grade, from 1 (easy) to 5 (hard).
pub(super) fn grade(effort: usize) -> u8 {
    match effort {
        0..=2 => 1,
        3..=4 => 2,
        5..=6 => 3,
        7..=9 => 4,
        _ => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::{Bends, Depth, effort, grade};

    const SOME: Bends = Bends {
        best: 1,
        most: 9,
        counting: 0,
    };

    /// Returns the estimates of a model player who finds the answer by following at least three
    /// bends.
    fn right_from(sight: usize) -> Vec<f64> {
        if sight >= 3 {
            vec![1.0, 2.0]
        } else {
            vec![2.0, 1.0]
        }
    }

    #[test]
    fn what_is_followed_and_looked_ahead_is_what_it_takes() {
        let by_lie = |_: Depth, sight: usize| right_from(sight);
        assert_eq!(effort(0, SOME, by_lie), 3);
        let by_next = |depth: Depth, sight: usize| match depth {
            Depth::Lie => vec![1.0, 1.0],
            Depth::Next => right_from(sight),
        };
        assert_eq!(effort(0, SOME, by_next), 6);
        // Neither kind of model player finds the answer.
        assert_eq!(effort(0, SOME, |_, _| vec![1.0, 1.0]), 8);
    }

    #[test]
    fn a_lucky_guess_is_no_insight() {
        // The player is right with one bend, wrong with two, and right again with three.
        let lucky = |_: Depth, sight: usize| match sight {
            1 => vec![1.0, 2.0],
            _ => right_from(sight),
        };
        assert_eq!(effort(0, SOME, lucky), 3);
    }

    #[test]
    fn who_is_sure_has_followed_the_stroke_to_its_end() {
        let long = Bends {
            best: 13,
            most: 13,
            counting: 3,
        };
        assert_eq!(effort(0, long, |_, _| vec![1.0, 2.0]), 16);
        // A straight stroke takes no effort, however long it is.
        let straight = Bends { best: 0, ..long };
        assert_eq!(effort(0, straight, |_, _| vec![1.0, 2.0]), 0);
    }

    #[test]
    fn thirteen_bends_are_not_gentle() {
        assert_eq!([1, 3, 5, 7, 13].map(grade), [1, 2, 3, 4, 5]);
    }
}
