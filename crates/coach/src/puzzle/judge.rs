//! Decides whether a position is a puzzle: one choice must be clearly the best.
//!
//! [`Ground::judge`] rates a [`Position`] using only the solution of the course, both when puzzles
//! are generated and when they are verified. A position is not a puzzle if the best choice is the
//! obvious one (except with [`Theme::Line`]), or if a player can find it without following any
//! bends.

use super::sight::{self, Bends, Depth, Followed, View};
use crate::carom::CaromPosition;
use golf::{Ball, Cell, Course, Direction, Event, Layer, Node, Scene, Trace};
use protocol::puzzle::PuzzleTheme as Theme;
use solver::{Bag, Budget, Heuristic, Solution, Spot};

/// Returns the minimum lead of the best choice over the second best, in strokes or as a
/// probability.
fn least_margin(theme: Theme) -> f64 {
    match theme {
        Theme::Line | Theme::Carom => 0.5,
        Theme::Place | Theme::Tokens => 0.25,
        Theme::Die => 0.12,
        Theme::Two => 0.06,
        Theme::PushAway | Theme::Protect | Theme::Double => f64::INFINITY,
    }
}

/// A position to rate: a course in its initial state, with these balls on the ground.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// The theme, which determines the question.
    pub(super) theme: Theme,
    /// The cell of the ball to play.
    pub(super) at: Cell,
    /// The cell of the other ball, for themes in carom mode.
    pub(super) other: Option<Cell>,
    /// The roll, if the question is about a direction.
    pub(super) impulses: Option<u8>,
}

/// One possible choice.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Choice {
    /// The id of a die or the name of a direction.
    pub(super) name: String,
    /// The value of the choice. Usually, it is the expected number of strokes, including this one;
    /// lower is better. For [`Theme::Two`], it is a probability; higher is better. In carom mode,
    /// it is the number of strokes by which the player trails the other ball; lower is better.
    pub(super) value: f64,
    /// In carom mode, the numbers of strokes that the player's ball and the other ball still need.
    pub(super) outlooks: Option<(f64, f64)>,
}

/// The rating of a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Judged {
    /// The choices, in the order of the bag or of the directions.
    pub(super) choices: Vec<Choice>,
    /// The index of the best choice.
    pub(super) best: usize,
    /// The index of the obvious choice, which most players think of first.
    pub(super) obvious: usize,
    /// How much better the best choice is than the second best.
    pub(super) margin: f64,
    /// The grade, from 1 (easy) to 5 (hard).
    pub(super) grade: u8,
}

/// A course with all the data needed to rate positions on it.
#[derive(Debug)]
pub(super) struct Ground {
    pub(super) course: Course,
    pub(super) solution: Solution,
    heuristic: Heuristic,
}

/// The balls in every puzzle: the ball to play and the other ball.
pub(super) const BALLS: [Ball; 2] = [
    Ball::round(golf::Colour::Blue),
    Ball::round(golf::Colour::Red),
];
/// The maximum number of states on a course. Larger courses take too long to verify again and
/// again.
const MOST_STATES: usize = 120_000;
/// The extra effort, in bends, of considering all six faces of a die instead of a single roll.
const SIDES: usize = 2;

impl Ground {
    /// Solves a course with the six dice in the base box. Returns `None` if this takes too long.
    pub(super) fn new(course: Course) -> Option<Ground> {
        let budget = Budget {
            states: MOST_STATES,
        };
        let limit = course.limit();
        let solution = Solution::new(&course, Bag::base(), limit, budget);
        let heuristic = Heuristic::new(course.field(), solution.bag(), limit);
        solution.is_exact().then_some(Ground {
            course,
            solution,
            heuristic,
        })
    }

    /// Returns the rating of a position; `None` if the position does not suit its theme or if no
    /// choice is clearly the best.
    pub(super) fn judge(&self, position: &Position) -> Option<Judged> {
        match position.theme {
            Theme::Line | Theme::Place | Theme::Tokens => self.direction(position),
            Theme::Die => self.die(position),
            Theme::Two => self.two(position),
            Theme::Carom => self.carom(position),
            // These themes cannot be solved exactly; see `rivals`.
            Theme::PushAway | Theme::Protect | Theme::Double => None,
        }
    }

    /// Returns the node of a ball at a cell, and its spot in the solution, for the course in its
    /// initial state.
    fn spot(&self, at: Cell) -> Option<(Node, Spot)> {
        let node = self.course.field().node(at, Layer::Ground)?;
        let mut scene = Scene::new(self.course.field());
        scene.put(self.course.field(), BALLS[0], node).ok()?;
        if node == self.course.field().hole() {
            return None;
        }
        let spot =
            self.solution
                .spot(self.course.field(), &Scene::new(self.course.field()), node)?;
        Some((node, spot))
    }

    fn direction(&self, position: &Position) -> Option<Judged> {
        let tokens = self.course.field().token_count() > 0;
        if tokens != (position.theme == Theme::Tokens) || position.other.is_some() {
            return None;
        }
        let (node, spot) = self.spot(position.at)?;
        let plan = self.solution.plan(spot, self.solution.limit())?;
        let impulses = position.impulses?;
        let roll = &plan.rolls[self.solution.bag().place(impulses)?];
        let mut scene = Scene::new(self.course.field());
        scene.put(self.course.field(), BALLS[0], node).ok()?;
        let ways: Vec<Direction> = Direction::ALL
            .into_iter()
            .filter(|direction| roll.directions[direction.index()].is_some())
            .collect();
        let choices: Vec<Choice> = ways
            .iter()
            .map(|direction| Choice {
                name: direction.name().to_owned(),
                value: roll.directions[direction.index()].unwrap_or(0.0),
                outlooks: None,
            })
            .collect();
        let outcomes: Vec<DirectionOutcome> = ways
            .iter()
            .map(|direction| self.outcome(&scene, *direction, impulses))
            .collect();
        let holes = outcomes.iter().filter(|outcome| outcome.holed).count();
        let fits = match position.theme {
            Theme::Line => holes == 1,
            Theme::Place => holes == 0,
            _ => outcomes.iter().any(|outcome| outcome.tokens > 0),
        };
        if !fits {
            return None;
        }
        let obvious = nearest(outcomes.iter().map(|outcome| outcome.distance))?;
        let judged = Judged::new(choices, obvious, position.theme)?;
        judged.graded(|best| {
            let follow = |direction: &Direction| self.follow(&scene, *direction, impulses);
            let followed: Vec<Followed> = ways.iter().map(follow).collect();
            sight::effort(best, bends(&followed, best), |depth, sight| {
                let values = followed.iter().map(|one| self.lie(&one.seen(sight), depth));
                values.collect()
            })
        })
    }

    fn die(&self, position: &Position) -> Option<Judged> {
        let (node, spot) = self.spot(position.at)?;
        let plan = self.solution.plan(spot, self.solution.limit())?;
        let choices = self.throws(&plan.throws);
        let obvious = self.die_for(position.at)?;
        let judged = Judged::new(choices, obvious, Theme::Die)?;
        judged.graded(|best| self.dice_effort(node, best, |view, depth| self.lie(view, depth)))
    }

    fn two(&self, position: &Position) -> Option<Judged> {
        if self.course.field().token_count() > 0 {
            return None;
        }
        let (node, spot) = self.spot(position.at)?;
        let bag = self.solution.bag();
        let after = |place: usize, direction: Direction| {
            let (_, next) = self.solution.outcome(spot, place, direction);
            if self.solution.is_holed(next) {
                1.0
            } else {
                self.probability_of_one(next)
            }
        };
        let best_of = |place: usize| {
            let probabilities = Direction::ALL.map(|direction| after(place, direction));
            probabilities.into_iter().fold(0.0, f64::max)
        };
        let rolls: Vec<f64> = (0..bag.numbers().len()).map(best_of).collect();
        let probabilities: Vec<f64> = bag
            .places()
            .iter()
            .map(|faces| faces.iter().map(|f| rolls[usize::from(*f)]).sum::<f64>() / 6.0)
            .collect();
        let most = probabilities.iter().copied().fold(0.0, f64::max);
        // Success with the best choice must be neither nearly certain nor nearly impossible.
        if !(0.12..0.95).contains(&most) {
            return None;
        }
        let choices = self.throws(&probabilities);
        let lost: Vec<Choice> = choices
            .iter()
            .map(|choice| Choice {
                value: -choice.value,
                ..choice.clone()
            })
            .collect();
        let obvious = self.die_for(position.at)?;
        let judged = Judged::new(lost, obvious, Theme::Two)?;
        let mut judged = judged.graded(|best| {
            self.dice_effort(node, best, |view, depth| match (view.of(BALLS[0]), depth) {
                (None, _) => -1.0,
                // A ball that lies closer to the hole is better.
                (Some(node), Depth::Lie) => self.steps(node) / 1000.0,
                (Some(node), Depth::Next) => -self.hope(node),
            })
        })?;
        judged.choices = choices;
        Some(judged)
    }

    /// Returns the effort of finding the best die. For each face, a model player takes the
    /// direction that looks best.
    fn dice_effort(&self, at: Node, best: usize, value: impl Fn(&View, Depth) -> f64) -> usize {
        let bag = self.solution.bag();
        let mut scene = Scene::new(self.course.field());
        if scene.put(self.course.field(), BALLS[0], at).is_err() {
            return 0;
        }
        let open = scene.directions(self.course.field(), BALLS[0]);
        let follow = |impulses: &u8| -> Vec<Followed> {
            let ways = open.iter();
            ways.map(|direction| self.follow(&scene, direction, *impulses))
                .collect()
        };
        let numbers: Vec<Vec<Followed>> = bag.numbers().iter().map(follow).collect();
        let all: Vec<&Followed> = numbers.iter().flatten().collect();
        let bends = Bends {
            best: 0,
            counting: 0,
            ..Bends::of(&all, 0)
        };
        let effort = sight::effort(best, bends, |depth, sight| {
            let of_number = |ways: &Vec<Followed>| {
                let values = ways.iter().map(|way| value(&way.seen(sight), depth));
                values.fold(f64::INFINITY, f64::min)
            };
            let values: Vec<f64> = numbers.iter().map(of_number).collect();
            let mean = |faces: &[u8; 6]| {
                let sum: f64 = faces.iter().map(|face| values[usize::from(*face)]).sum();
                sum / 6.0
            };
            bag.places().iter().map(mean).collect()
        });
        if effort == 0 { 0 } else { effort + SIDES }
    }

    fn follow(&self, scene: &Scene, direction: Direction, impulses: u8) -> Followed {
        Followed::new(self.course.field(), scene, BALLS[0], direction, impulses)
    }

    /// Returns the number of steps on the shortest path to the hole, or a large number if there is
    /// none.
    fn steps(&self, node: Node) -> f64 {
        let steps = self.course.field().steps_to_hole(node);
        f64::from(steps.unwrap_or(999))
    }

    /// Returns the highest probability of holing the ball with one stroke from a node, reduced
    /// slightly according to the distance to the hole. The course is in its initial state.
    fn hope(&self, node: Node) -> f64 {
        let field = self.course.field();
        let spot = self.solution.spot(field, &Scene::new(field), node);
        let hope = spot.map_or(0.0, |spot| self.probability_of_one(spot));
        hope - self.steps(node) / 1_000_000.0
    }

    /// Returns the score that a model player expects, in strokes and tokens.
    fn lie(&self, view: &View, depth: Depth) -> f64 {
        let strokes = match (view.of(BALLS[0]), depth) {
            (None, _) => 1.0,
            (Some(node), Depth::Lie) => 2.0 + self.steps(node) / self.reach_of_a_die(),
            (Some(node), Depth::Next) => 3.0 - self.hope(node),
        };
        strokes + f64::from(view.tokens)
    }

    /// Returns the average number of impulses per roll.
    fn reach_of_a_die(&self) -> f64 {
        let bag = self.solution.bag();
        let faces = bag.throws().iter().flat_map(|throw| throw.faces);
        let sum: f64 = faces.map(f64::from).sum();
        sum / (6.0 * f64::from(bag.throws().len() as u32)).max(1.0)
    }

    /// Returns the highest probability of holing the ball with one stroke.
    fn probability_of_one(&self, spot: Spot) -> f64 {
        let holes = |place: u8| {
            Direction::ALL.into_iter().any(|direction| {
                let (_, next) = self.solution.outcome(spot, usize::from(place), direction);
                self.solution.is_holed(next)
            })
        };
        let faces = self.solution.bag().places().iter();
        let most = faces.map(|faces| faces.iter().filter(|face| holes(**face)).count());
        f64::from(most.max().unwrap_or(0) as u32) / 6.0
    }

    fn carom(&self, position: &Position) -> Option<Judged> {
        let field = self.course.field();
        if field.has_movers() || field.token_count() > 0 {
            return None;
        }
        let (node, _) = self.spot(position.at)?;
        let (other, _) = self.spot(position.other?)?;
        let impulses = position.impulses?;
        let balls = [(BALLS[0], 0), (BALLS[1], 1)];
        let mut game = CaromPosition::new(field, &balls, self.solution.limit());
        game.scene.put(field, BALLS[0], node).ok()?;
        game.scene.put(field, BALLS[1], other).ok()?;
        let (mut choices, mut outcomes) = (Vec::new(), Vec::new());
        for direction in game.scene.directions(field, BALLS[0]).iter() {
            let mut after = game.clone();
            after.play(field, Some(direction), impulses);
            let own = after.outlook(&self.heuristic, 0);
            let others = after.outlook(&self.heuristic, 1);
            choices.push(Choice {
                name: direction.name().to_owned(),
                value: own - others,
                outlooks: Some((own, others)),
            });
            outcomes.push(self.outcome(&game.scene, direction, impulses));
        }
        let best = least(&choices)?;
        let before = game.outlook(&self.heuristic, 1);
        let (own, others) = choices[best].outlooks?;
        // The stroke must hit the other ball without helping it. It must not hole the player's
        // ball, and the player's expected score must be at most five.
        let matters = outcomes[best].caroms > 0 && !outcomes[best].holed;
        if !matters || others < before - 0.05 || own > 5.0 {
            return None;
        }
        let obvious = nearest(outcomes.iter().map(|outcome| outcome.distance))?;
        let ways = game.scene.directions(field, BALLS[0]);
        let followed: Vec<Followed> = ways
            .iter()
            .map(|direction| self.follow(&game.scene, direction, impulses))
            .collect();
        let side = |view: &View, ball: Ball, depth: Depth| match (view.of(ball), depth) {
            (None, _) => 0.0,
            (Some(node), Depth::Lie) => self.steps(node),
            (Some(node), Depth::Next) => self.heuristic.value(node, self.solution.limit()),
        };
        Judged::new(choices, obvious, Theme::Carom)?.graded(|best| {
            sight::effort(best, bends(&followed, best), |depth, sight| {
                let views = followed.iter().map(|one| one.seen(sight));
                let lead = |view: View| side(&view, BALLS[0], depth) - side(&view, BALLS[1], depth);
                views.map(lead).collect()
            })
        })
    }

    fn throws(&self, values: &[f64]) -> Vec<Choice> {
        let throws = self.solution.bag().throws().iter().zip(values);
        throws
            .map(|(throw, value)| Choice {
                name: throw.name.clone(),
                value: *value,
                outlooks: None,
            })
            .collect()
    }

    /// Returns the obvious die: the one whose average number is closest to the distance to the
    /// hole.
    fn die_for(&self, at: Cell) -> Option<usize> {
        let distance = f64::from(self.distance(at) as u32);
        let mean = |faces: &[u8; 6]| faces.iter().map(|face| f64::from(*face)).sum::<f64>() / 6.0;
        let off = self.solution.bag().throws().iter();
        let off: Vec<f64> = off.map(|t| (mean(&t.faces) - distance).abs()).collect();
        (0..off.len()).min_by(|a, b| off[*a].total_cmp(&off[*b]))
    }

    fn distance(&self, at: Cell) -> usize {
        at.distance(self.course.hole()) as usize
    }

    fn outcome(&self, scene: &Scene, direction: Direction, impulses: u8) -> DirectionOutcome {
        let (mut after, mut trace) = (scene.clone(), Trace::default());
        // The caller passes only open directions.
        let _ = golf::stroke(
            self.course.field(),
            &mut after,
            BALLS[0],
            direction,
            impulses,
            &mut trace,
        );
        let count = |of: &dyn Fn(&Event) -> bool| trace.events.iter().filter(|e| of(e)).count();
        let rest = after
            .ball(BALLS[0])
            .map(|node| self.course.field().cell(node));
        DirectionOutcome {
            holed: count(&|event| matches!(event, Event::Holed { ball, .. } if *ball == BALLS[0]))
                > 0,
            distance: rest.map_or(0, |cell| self.distance(cell)),
            tokens: count(&|event| matches!(event, Event::Token { .. })),
            caroms: count(&|event| matches!(event, Event::Carom { .. })),
        }
    }
}

/// The result of a stroke, as far as players can see it.
struct DirectionOutcome {
    holed: bool,
    /// The distance between the ball and the hole, in cells.
    distance: usize,
    tokens: usize,
    caroms: usize,
}

fn nearest(distances: impl Iterator<Item = usize>) -> Option<usize> {
    distances
        .enumerate()
        .min_by_key(|(_, d)| *d)
        .map(|(i, _)| i)
}

fn least(choices: &[Choice]) -> Option<usize> {
    let order = |a: &usize, b: &usize| choices[*a].value.total_cmp(&choices[*b].value);
    (0..choices.len()).min_by(order)
}

impl Judged {
    /// Rates choices by value. Returns `None` if there are too few, or if the best choice is
    /// unclear or obvious.
    fn new(choices: Vec<Choice>, obvious: usize, theme: Theme) -> Option<Judged> {
        let best = least(&choices)?;
        // With the theme `Line`, the obvious choice may be the best: players still have to find the
        // line.
        if choices.len() < 3 || (obvious == best && theme != Theme::Line) {
            return None;
        }
        let others = choices.iter().enumerate().filter(|(i, _)| *i != best);
        let next = others
            .map(|(_, choice)| choice.value)
            .min_by(f64::total_cmp)?;
        let margin = next - choices[best].value;
        (margin >= least_margin(theme)).then_some(Judged {
            choices,
            best,
            obvious,
            margin,
            grade: 0,
        })
    }

    /// Adds the grade for this effort. Returns `None` if finding the answer takes no effort.
    fn graded(mut self, effort: impl FnOnce(usize) -> usize) -> Option<Judged> {
        let effort = effort(self.best);
        self.grade = sight::grade(effort);
        (effort > 0).then_some(self)
    }
}

fn bends(followed: &[Followed], best: usize) -> Bends {
    Bends::of(&followed.iter().collect::<Vec<_>>(), best)
}
