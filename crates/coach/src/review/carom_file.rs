//! Converts the review of a carom-mode match to JSON.

use super::carom::{CaromParts, CaromReview};
use super::chances::Chances;
use super::file::name;
use crate::carom::Price;
use protocol::{
    CaromCostsFile, CaromCourseFile, CaromPlayerFile, CaromReviewFile, CaromStrokeFile, SeatView,
};

/// Returns the JSON form of a review, with the winning probabilities in the same match.
pub fn carom_review_file(review: &CaromReview, chances: &Chances) -> CaromReviewFile {
    let player = |(seat, view): (u8, &SeatView)| {
        let totals = review.totals(seat);
        CaromPlayerFile {
            name: name(seat, view),
            judged: totals.courses,
            costs: costs(&totals),
        }
    };
    let courses = review.courses.iter().map(|course| CaromCourseFile {
        course: course.course.clone(),
        judged: course.judged,
        players: course
            .players
            .iter()
            .map(|parts| parts.as_ref().map(costs))
            .collect(),
    });
    let pair = |price: Price| [price.mean, price.spread];
    let strokes = review.strokes.iter().map(|stroke| {
        let said = chances
            .strokes
            .iter()
            .find(|said| said.version == stroke.version);
        CaromStrokeFile {
            version: stroke.version,
            course: stroke.course,
            seat: stroke.seat,
            start: pair(stroke.start),
            throw: pair(stroke.throw),
            direction: pair(stroke.direction),
            roll: stroke.roll,
            revised: stroke.revised,
            chances: said.map_or_else(Vec::new, |said| said.chances.clone()),
        }
    });
    CaromReviewFile {
        players: (0..).zip(&review.seats).map(player).collect(),
        courses: courses.collect(),
        chances: chances.begin.clone(),
        strokes: strokes.collect(),
        decided: chances.decided.map(|decided| decided.stroke),
    }
}

fn costs(parts: &CaromParts) -> CaromCostsFile {
    let (skill, luck) = (parts.skill(), parts.luck());
    CaromCostsFile {
        result: parts.result,
        expected: parts.expected,
        skill: skill.mean,
        skill_spread: skill.spread,
        luck: luck.mean,
        luck_spread: luck.spread,
        start: parts.start,
        throw: parts.throw,
        roll: parts.roll,
        direction: parts.direction,
        others: parts.others,
        revised: parts.revised,
    }
}
