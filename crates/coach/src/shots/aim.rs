//! Finds candidate shots by geometry. The *ghost* is where the centre of the cue ball must be when
//! it hits an object ball, so that the object ball moves towards a goal.
//!
//! ```text
//!    cue o - - - - -> ghost O●ball - - - - > goal (pocket, or the ghost of a ball to be combined)
//! ```
//!
//! A shot off a cushion is aimed at the mirror image of the goal or of the ghost. Real cushions are
//! not exact mirrors; the simulation shows where the balls really go.

use carramboule::Vec2;
use carramboule::board::{Kind, Parameters, Player};
use carramboule::game::{BallPositions, Shot};

/// A candidate shot, with an estimate from 0 to 1 of how easy it is.
#[derive(Clone, Copy)]
pub(super) struct Idea {
    pub shot: Shot,
    pub ease: f64,
    /// Whether the shot goes off a cushion or another ball.
    pub indirect: bool,
}

/// The table from a shooter's point of view.
pub(super) struct View<'a> {
    pub parameters: &'a Parameters,
    pub position: &'a BallPositions,
    pub by: Player,
    /// The kinds of balls that the shooter wants to pocket.
    pub wanted: &'a [Kind],
}

impl View<'_> {
    /// Returns free positions for the cue ball, evenly spaced along the camp line.
    pub(super) fn places(&self, count: u32) -> Vec<f64> {
        let (from, to) = self.parameters.camp;
        let step = (to - from) / f64::from(count.max(2) - 1);
        let places = (0..count).map(|i| (from + f64::from(i) * step).min(to));
        places
            .filter(|&across| self.position.cue_fits(self.parameters, self.by, across))
            .collect()
    }

    /// Returns direct pots: for each ball and pocket, the `each` easiest ones.
    pub(super) fn direct(&self, count: u32, each: usize) -> Vec<Idea> {
        let mut ideas = Vec::new();
        let places = self.places(count);
        self.for_targets(|target, ball| {
            if self.parameters.behind_camp_line(self.by, ball) {
                return; // K6
            }
            for goal in self.parameters.pocket_centres() {
                let first = ideas.len();
                let straight = self.straight_place(ball, goal);
                for &across in places.iter().chain(straight.iter()) {
                    ideas.extend(self.pot(across, target, ball, goal));
                }
                if ideas.len() - first > each {
                    sort_by_ease(&mut ideas[first..]);
                    ideas.truncate(first + each);
                }
            }
        });
        ideas
    }

    /// Returns the ease of the easiest direct pot.
    pub(super) fn best_ease(&self, count: u32) -> f64 {
        let mut best: f64 = 0.0;
        for (_, ease) in self.eases(count) {
            best = best.max(ease.unwrap_or(0.0));
        }
        best
    }

    /// Returns the ease of the easiest direct pot for each ball: 0 if there is none, `None` if K6
    /// forbids a direct shot.
    pub(super) fn eases(&self, count: u32) -> Vec<(Kind, Option<f64>)> {
        let mut eases = Vec::new();
        let places = self.places(count);
        let line = self.parameters.camp_line(self.by);
        self.for_targets(|target, ball| {
            let kind = self.position.balls()[target].0;
            if self.parameters.behind_camp_line(self.by, ball) {
                eases.push((kind, None));
                return;
            }
            let mut best: f64 = 0.0;
            for goal in self.parameters.pocket_centres() {
                if !self.is_clear(ball, goal, &[target]) {
                    continue;
                }
                let ghost = self.ghost(ball, goal);
                for &across in &places {
                    let cue = Vec2::new(across, line);
                    let ease = self.ease(cue, ghost, ball, goal).unwrap_or(0.0);
                    if ease > best
                        && self.leads_away(ghost - cue)
                        && self.is_clear(cue, ghost, &[target])
                    {
                        best = ease;
                    }
                }
            }
            eases.push((kind, Some(best)));
        });
        eases
    }

    /// Returns kick shots off one or two cushions, bank shots and combination shots.
    pub(super) fn indirect(&self, count: u32) -> Vec<Idea> {
        let mut ideas = Vec::new();
        let places = self.places(count);
        self.for_targets(|target, ball| {
            for goal in self.parameters.pocket_centres() {
                for &across in &places {
                    self.kicks(across, target, ball, goal, &mut ideas);
                    self.banks(across, target, ball, goal, &mut ideas);
                    self.combinations(across, target, ball, goal, &mut ideas);
                }
            }
        });
        ideas
    }

    /// Returns the angle of a direction that leads away from the shooter's side, as a shot must;
    /// `None` for all other directions.
    fn legal(&self, aim: Vec2) -> Option<f64> {
        self.leads_away(aim).then(|| libm::atan2(aim.y, aim.x))
    }

    fn leads_away(&self, aim: Vec2) -> bool {
        let away = match self.by {
            Player::A => aim.y,
            Player::B => -aim.y,
        };
        away > 1e-6 * aim.norm()
    }

    fn pot(&self, across: f64, target: usize, ball: Vec2, goal: Vec2) -> Option<Idea> {
        let ghost = self.ghost(ball, goal);
        let cue = Vec2::new(across, self.parameters.camp_line(self.by));
        let ease = self.ease(cue, ghost, ball, goal)?;
        if !self.is_clear(ball, goal, &[target]) || !self.is_clear(cue, ghost, &[target]) {
            return None;
        }
        let direction = self.legal(ghost - cue)?;
        let way = (ghost - cue).norm() + (goal - ball).norm();
        Some(Idea {
            shot: Shot::level(across, direction, speed(way)),
            ease,
            indirect: false,
        })
    }

    /// Adds shots in which the cue ball comes off one or two cushions.
    fn kicks(&self, across: f64, target: usize, ball: Vec2, goal: Vec2, ideas: &mut Vec<Idea>) {
        let ghost = self.ghost(ball, goal);
        let cue = Vec2::new(across, self.parameters.camp_line(self.by));
        if !self.is_clear(ball, goal, &[target]) {
            return;
        }
        for first in 0..4 {
            let once = self.mirror(ghost, first);
            for (image, cushions) in [(once, 1), (self.mirror(once, (first + 1) % 4), 2)] {
                let bounce = self.crossing(
                    cue,
                    image,
                    if cushions == 1 {
                        first
                    } else {
                        (first + 1) % 4
                    },
                );
                let (Some(bounce), Some(direction)) = (bounce, self.legal(image - cue)) else {
                    continue;
                };
                if !self.is_clear(cue, bounce, &[target])
                    || (cushions == 1 && !self.is_clear(bounce, ghost, &[target]))
                {
                    continue;
                }
                let last = if cushions == 1 {
                    bounce
                } else {
                    self.mirror(cue, (first + 1) % 4)
                };
                let Some(ease) = self.ease(last, ghost, ball, goal) else {
                    continue;
                };
                let way = (image - cue).norm() + (goal - ball).norm();
                let ease = ease * 0.25 / f64::from(cushions);
                let shot = Shot::level(across, direction, speed(way * 1.5));
                ideas.push(Idea {
                    shot,
                    ease,
                    indirect: true,
                });
            }
        }
    }

    /// Adds shots in which the object ball goes off a cushion into the pocket.
    fn banks(&self, across: f64, target: usize, ball: Vec2, goal: Vec2, ideas: &mut Vec<Idea>) {
        if self.parameters.behind_camp_line(self.by, ball) {
            return;
        }
        let cue = Vec2::new(across, self.parameters.camp_line(self.by));
        for cushion in 0..4 {
            let image = self.mirror(goal, cushion);
            let ghost = self.ghost(ball, image);
            let Some(bounce) = self.crossing(ball, image, cushion) else {
                continue;
            };
            let (Some(ease), Some(direction)) =
                (self.ease(cue, ghost, ball, image), self.legal(ghost - cue))
            else {
                continue;
            };
            let clear = self.is_clear(cue, ghost, &[target])
                && self.is_clear(ball, bounce, &[target])
                && self.is_clear(bounce, goal, &[target]);
            if clear {
                let way = (ghost - cue).norm() + (image - ball).norm();
                let shot = Shot::level(across, direction, speed(way * 1.4));
                ideas.push(Idea {
                    shot,
                    ease: ease * 0.4,
                    indirect: true,
                });
            }
        }
    }

    /// Adds combination shots: the cue ball hits another ball, which then hits the object ball.
    fn combinations(
        &self,
        across: f64,
        target: usize,
        ball: Vec2,
        goal: Vec2,
        ideas: &mut Vec<Idea>,
    ) {
        let ghost = self.ghost(ball, goal);
        let cue = Vec2::new(across, self.parameters.camp_line(self.by));
        if !self.is_clear(ball, goal, &[target]) {
            return;
        }
        for (carrier, &(_, between)) in self.position.balls().iter().enumerate() {
            let near = (between - ball).norm() < 0.25;
            if carrier == target || !near || self.parameters.behind_camp_line(self.by, between) {
                continue;
            }
            let first = self.ghost(between, ghost);
            let both = [target, carrier];
            let eases = (
                self.ease(cue, first, between, ghost),
                self.ease(between, ghost, ball, goal),
            );
            let (Some(one), Some(other)) = eases else {
                continue;
            };
            let Some(direction) = self.legal(first - cue) else {
                continue;
            };
            if self.is_clear(cue, first, &both) && self.is_clear(between, ghost, &both) {
                let way = (first - cue).norm() + (ghost - between).norm() + (goal - ball).norm();
                let shot = Shot::level(across, direction, speed(way * 1.3));
                ideas.push(Idea {
                    shot,
                    ease: one * other,
                    indirect: true,
                });
            }
        }
    }

    fn for_targets(&self, mut visit: impl FnMut(usize, Vec2)) {
        for (index, &(kind, place)) in self.position.balls().iter().enumerate() {
            if self.wanted.contains(&kind) {
                visit(index, place);
            }
        }
    }

    fn ghost(&self, ball: Vec2, goal: Vec2) -> Vec2 {
        ball - (goal - ball).unit() * (2.0 * self.parameters.ball.radius)
    }

    /// Returns where on the camp line the cue ball must lie to pocket the ball with a straight
    /// shot.
    fn straight_place(&self, ball: Vec2, goal: Vec2) -> Option<f64> {
        let back = ball - goal;
        let share = (self.parameters.camp_line(self.by) - goal.y) / back.y;
        let across = goal.x + back.x * share;
        let fits = share > 1.0 && self.position.cue_fits(self.parameters, self.by, across);
        fits.then_some(across)
    }

    /// Returns how much error a pot allows, from 0 (none) to 1: the angle that the pocket offers,
    /// reduced by the cut and the distances. `None` if the cut is too thin to play.
    fn ease(&self, cue: Vec2, ghost: Vec2, ball: Vec2, goal: Vec2) -> Option<f64> {
        let (run, way) = (ghost - cue, goal - ball);
        let cut = run.unit().dot(way.unit());
        if cut < 0.2 {
            return None;
        }
        let window = 0.8 * self.parameters.pocket_radius / way.norm().max(0.02);
        let forgiven = window * 2.0 * self.parameters.ball.radius * cut / run.norm().max(0.03);
        Some(forgiven / (forgiven + 0.006))
    }

    /// Returns whether a ball's path between two points is clear. The balls in `except` are
    /// ignored.
    fn is_clear(&self, from: Vec2, to: Vec2, except: &[usize]) -> bool {
        let along = (to - from).unit();
        let length = (to - from).norm();
        let width = 2.0 * self.parameters.ball.radius;
        self.position
            .balls()
            .iter()
            .enumerate()
            .all(|(index, &(_, place))| {
                let share = (place - from).dot(along).clamp(0.0, length);
                except.contains(&index) || (from + along * share - place).norm() > width
            })
    }

    /// Returns the line that the centre of a ball cannot cross, at one radius from a cushion.
    /// Cushions are numbered near, right, far, left.
    fn rail(&self, cushion: usize) -> (bool, f64) {
        let (low, high) = (
            self.parameters.ball.radius,
            self.parameters.side - self.parameters.ball.radius,
        );
        [(false, low), (true, high), (false, high), (true, low)][cushion]
    }

    fn mirror(&self, point: Vec2, cushion: usize) -> Vec2 {
        match self.rail(cushion) {
            (true, x) => Vec2::new(2.0 * x - point.x, point.y),
            (false, y) => Vec2::new(point.x, 2.0 * y - point.y),
        }
    }

    /// Returns where the path from a point to a mirror image crosses the cushion; `None` if it does
    /// not cross this cushion on the table.
    fn crossing(&self, from: Vec2, image: Vec2, cushion: usize) -> Option<Vec2> {
        let (upright, at) = self.rail(cushion);
        let (start, end) = if upright {
            (from.x, image.x)
        } else {
            (from.y, image.y)
        };
        let share = (at - start) / (end - start);
        let point = from + (image - from) * share;
        let low = self.parameters.ball.radius;
        let inside = low - 1e-9..=self.parameters.side - low + 1e-9;
        let found =
            (0.0..1.0).contains(&share) && inside.contains(&point.x) && inside.contains(&point.y);
        found.then_some(point)
    }
}

pub(super) fn sort_by_ease(ideas: &mut [Idea]) {
    sorted::sort_by(ideas, |a, b| b.ease.total_cmp(&a.ease));
}

/// Returns a cue speed in m/s that carries the object ball and the cue ball along a path of this
/// length, with speed to spare.
fn speed(way: f64) -> f64 {
    0.35 + 0.8 * way
}
