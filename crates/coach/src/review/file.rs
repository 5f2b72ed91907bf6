//! Converts a review to JSON.

use super::ball::{Played, Review, StrokeReview};
use super::match_review::{BallReview, MatchReview, Totals};
use protocol::{
    BallReviewFile, CostsFile, CourseReviewFile, PlayerReviewFile, ReviewFile, SeatKind, SeatView,
    StrokeReviewFile,
};

/// Returns the JSON form of a review.
pub fn review_file(review: &MatchReview) -> ReviewFile {
    let player = |(seat, view): (u8, &SeatView)| {
        let totals = review.totals(seat);
        PlayerReviewFile {
            name: name(seat, view),
            judged: totals.balls,
            costs: costs(&totals),
        }
    };
    let courses = review.courses.iter().map(|course| CourseReviewFile {
        course: course.course.clone(),
        exact: course.exact,
        balls: course.balls.iter().map(|b| ball(b, review)).collect(),
    });
    ReviewFile {
        players: (0..).zip(&review.seats).map(player).collect(),
        courses: courses.collect(),
    }
}

/// Returns a player's name, or a name derived from the seat if the player has none.
pub(super) fn name(seat: u8, view: &SeatView) -> String {
    match (&view.name, &view.kind) {
        (Some(name), _) => name.to_string(),
        (None, SeatKind::Computer { level }) => {
            format!("computer {} (level {level})", seat + 1)
        }
        (None, SeatKind::Person {}) => format!("player {}", seat + 1),
    }
}

fn costs(totals: &Totals) -> CostsFile {
    CostsFile {
        score: totals.score,
        par: totals.par,
        skill: totals.skill(),
        luck: totals.luck(),
        inherited: totals.inherited,
        start: totals.start,
        throw: totals.throw,
        roll: totals.roll,
        direction: totals.direction,
        revised: totals.revised,
    }
}

fn ball(ball: &BallReview, review: &MatchReview) -> BallReviewFile {
    let judged: Option<&Review> = ball.review.as_ref().ok();
    let stroke = |(index, played): (usize, &Played)| {
        let costs: Option<&StrokeReview> = judged.and_then(|review| review.strokes.get(index));
        StrokeReviewFile {
            pick: review.throws.get(played.throw).cloned().unwrap_or_default(),
            impulses: played.impulses,
            dir: played.direction.map(|dir| dir.name().to_owned()),
            throw: costs.map(|costs| costs.throw),
            roll: costs.map(|costs| costs.luck),
            direction: costs.map(|costs| costs.direction),
            revised: costs.map(|costs| costs.revised),
            rest: costs.map(|costs| costs.rest),
        }
    };
    BallReviewFile {
        seat: ball.seat,
        ball: ball.ball.to_string(),
        start: [ball.start.x, ball.start.y],
        costs: judged.map(|review| costs(&total(review))),
        unjudged: ball.review.as_ref().err().map(ToString::to_string),
        strokes: ball.strokes.iter().enumerate().map(stroke).collect(),
    }
}

fn total(review: &Review) -> Totals {
    let mut totals = Totals::default();
    totals += review;
    totals
}
