//! Reviews finished basic-mode matches and separates luck from skill.

use super::ball::{Played, Review};
use super::exact::review_ball;
use super::replay::{ReviewError, replay_golf};
use crate::bag::bag_of;
use crate::solutions::Solutions;
use golf::game::{Action, Fate, Game, Mode, Phase};
use golf::{Ball, Cell, Course, Node, Scene};
use protocol::{Record, Seat, SeatView};
use solver::{Bag, Budget, Solution};
use std::fmt;
use std::sync::Arc;
use table::{CourseCache, Play, verify};

/// The review of a match.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct MatchReview {
    /// The players.
    pub seats: Vec<SeatView>,
    /// The throw names, indexed by [`Played::throw`].
    pub throws: Vec<String>,
    /// The courses, in playing order.
    pub courses: Vec<CourseReview>,
}

/// The review of one course.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseReview {
    /// The course's id.
    pub course: String,
    /// Whether the course has been solved exactly. If not, par is an estimate.
    pub exact: bool,
    /// The balls, in playing order.
    pub balls: Vec<BallReview>,
}

/// One ball's play on one course.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct BallReview {
    pub seat: Seat,
    pub ball: Ball,
    /// The ball's start cell.
    pub start: Cell,
    pub strokes: Vec<Played>,
    /// The review, or the reason why there is none.
    pub review: Result<Review, BallReviewError>,
}

/// Why a ball's play is not rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BallReviewError {
    /// A player left the match before the ball was finished.
    Unfinished,
    /// The strokes are not possible on the course.
    Unfit,
}

impl fmt::Display for BallReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BallReviewError::Unfinished => "it was not played to its end",
            BallReviewError::Unfit => "its strokes do not fit the course",
        })
    }
}

impl std::error::Error for BallReviewError {}

/// A player's totals over all rated balls. `score − par` is the sum of the fields from `inherited`
/// to `revised`.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Totals {
    /// The number of rated balls over all courses.
    pub balls: usize,
    /// The score.
    pub score: f64,
    /// The value of the courses under perfect play.
    pub par: f64,
    /// The effect of what earlier balls changed on the courses.
    pub inherited: f64,
    /// The cost of the chosen start cells.
    pub start: f64,
    /// The cost of the chosen dice or cards.
    pub throw: f64,
    /// The luck in the rolls; negative is good luck.
    pub roll: f64,
    /// The cost of the chosen directions.
    pub direction: f64,
    /// The total error in the estimated values; 0 if all courses are solved exactly.
    pub revised: f64,
}

impl Totals {
    /// Returns the cost of all decisions.
    pub fn skill(&self) -> f64 {
        self.start + self.throw + self.direction
    }

    /// Returns the luck: the rolls, and the effect of what earlier balls changed.
    pub fn luck(&self) -> f64 {
        self.inherited + self.roll
    }
}

/// Adds the review of one more ball.
impl std::ops::AddAssign<&Review> for Totals {
    fn add_assign(&mut self, review: &Review) {
        self.balls += 1;
        self.score += review.score;
        self.par += review.par;
        self.inherited += review.inherited;
        self.start += review.start;
        for stroke in &review.strokes {
            self.throw += stroke.throw;
            self.roll += stroke.luck;
            self.direction += stroke.direction;
            self.revised += stroke.revised;
        }
    }
}

impl MatchReview {
    /// Returns a seat's totals over all rated balls.
    pub fn totals(&self, seat: Seat) -> Totals {
        let mut totals = Totals::default();
        let balls = self.courses.iter().flat_map(|course| &course.balls);
        for ball in balls.filter(|ball| ball.seat == seat) {
            if let Ok(review) = &ball.review {
                totals += review;
            }
        }
        totals
    }
}

/// Verifies a finished match and separates luck from skill. `budget` limits the work of solving
/// each course; courses with moving pieces get a smaller budget.
pub fn review(
    record: &Record,
    cache: &mut CourseCache,
    budget: Budget,
) -> Result<MatchReview, ReviewError> {
    review_with(record, cache, &mut Solutions::new(budget))
}

/// Reviews a match as [`review`] does, but uses existing solutions and adds new ones to them.
pub fn review_with(
    record: &Record,
    cache: &mut CourseCache,
    solutions: &mut Solutions,
) -> Result<MatchReview, ReviewError> {
    verify(record, cache).map_err(ReviewError::Record)?;
    let mut watch = Watch::default();
    let state = replay_golf(record, cache, Mode::Basic, |game, action, _| {
        watch.look(game, action);
    })?;
    let mut review = MatchReview {
        seats: state.view().seats,
        throws: Vec::new(),
        courses: Vec::new(),
    };
    let Some(Play::Golf(game)) = state.play() else {
        return Ok(review);
    };
    // A verified record has valid dice, so there is always a bag.
    let Ok(bag) = bag_of(game.rules().dice()) else {
        return Ok(review);
    };
    let names = bag.throws().iter().map(|throw| throw.name.clone());
    review.throws = names.collect();
    let courses = watch.courses.iter().enumerate();
    review.courses = courses
        .map(|(index, tracks)| judge(game, index, tracks, &bag, solutions))
        .collect();
    Ok(review)
}

fn judge(
    game: &Game,
    index: usize,
    tracks: &[Track],
    bag: &Bag,
    solutions: &mut Solutions,
) -> CourseReview {
    let limit = game.rules().limit(index);
    let mut exact = true;
    let mut balls = Vec::new();
    for track in tracks {
        let field = track.course.field();
        let solution = &solutions.of(index, &track.course, bag, limit);
        exact = solution.is_exact();
        let pad = game.finished().get(index).unwrap_or(game.pad());
        let review = match pad.mark(track.ball).fate {
            Fate::Holed(_) => track.review(solution),
            Fate::Out(limit) if track.strokes.len() == usize::from(limit) => track.review(solution),
            _ => Err(BallReviewError::Unfinished),
        };
        balls.push(BallReview {
            seat: game.rules().owner(track.ball).unwrap_or(0) as Seat,
            ball: track.ball,
            start: field.cell(track.start),
            strokes: track.strokes.clone(),
            review,
        });
    }
    let course = game.rules().courses().get(index);
    CourseReview {
        course: course.map_or_else(String::new, |course| course.id().to_owned()),
        exact,
        balls,
    }
}

/// One ball's recorded play on one course.
struct Track {
    ball: Ball,
    course: Arc<Course>,
    /// The scene before the ball entered.
    scene: Scene,
    start: Node,
    strokes: Vec<Played>,
}

impl Track {
    fn review(&self, solution: &Solution) -> Result<Review, BallReviewError> {
        let field = self.course.field();
        let review = review_ball(solution, field, &self.scene, self.start, &self.strokes);
        review.map_err(|_| BallReviewError::Unfit)
    }
}

/// Records every stroke during the replay of the match.
#[derive(Default)]
struct Watch {
    /// The recorded balls, by course.
    courses: Vec<Vec<Track>>,
}

impl Watch {
    /// Records an action before it is applied.
    fn look(&mut self, game: &Game, action: Action) {
        let Some(turn) = game.turn() else {
            return;
        };
        let count = self.courses.len().max(game.course_index() + 1);
        self.courses.resize_with(count, Vec::new);
        let tracks = &mut self.courses[game.course_index()];
        match (game.phase(), action) {
            (
                Phase::Choosing {
                    start: Some(start), ..
                },
                Action::Roll,
            ) => tracks.push(Track {
                ball: turn.ball,
                course: Arc::clone(game.course()),
                scene: game.scene().clone(),
                start,
                strokes: Vec::new(),
            }),
            (Phase::Aiming { pick, impulses }, Action::Play(_) | Action::Pass) => {
                let mut picks = game.rules().dice().picks();
                let throw = picks.position(|other| other == pick);
                let (Some(track), Some(throw)) = (tracks.last_mut(), throw) else {
                    return;
                };
                track.strokes.push(Played {
                    throw,
                    impulses,
                    direction: match action {
                        Action::Play(direction) => Some(direction),
                        _ => None,
                    },
                });
            }
            _ => {}
        }
    }
}
