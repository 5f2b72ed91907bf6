//! The daily course.

use crate::view;
use crate::view::daily::{DailyCourse, DailyJudged};
use contest::{Daily, Day, DayError};
use protocol::Record;
use solver::Budget;
use table::CourseCache;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the course for a day (`DailyCourse`), which is the same on every device. Computing the
/// course takes a moment.
#[wasm_bindgen]
pub fn daily(day: &str) -> Result<String, String> {
    let day: Day = day.parse().map_err(|error: DayError| error.to_string())?;
    let daily = Daily::of(day);
    Ok(view::json(&DailyCourse {
        day: day.to_string(),
        par: daily.par(),
        fingerprint: daily.fingerprint(),
        table: daily.new.id,
        setup: daily.new.setup,
        secret: daily.secret.reveal(),
        contribution: daily.contribution,
    }))
}

/// Analyses the record of a match with one ball on one course. Returns the analysis (`DailyJudged`,
/// or null if the player resigned).
#[wasm_bindgen]
pub fn judge_daily(record: &str) -> Result<String, String> {
    let record = Record::parse(record.as_bytes())?;
    let review = coach::review(&record, &mut CourseCache::new(), Budget::default());
    let review = review.map_err(|error| error.to_string())?;
    let balls = review
        .courses
        .first()
        .and_then(|course| course.balls.first());
    let judged = balls
        .and_then(|ball| ball.review.as_ref().ok())
        .map(|ball| {
            let totals = review.totals(0);
            let choices = ball.strokes.iter().enumerate().map(|(index, stroke)| {
                let start = if index == 0 { ball.start } else { 0.0 };
                start + stroke.throw + stroke.direction
            });
            DailyJudged {
                choices: choices.collect(),
                skill: totals.skill(),
                luck: totals.luck(),
            }
        });
    Ok(view::json(&judged))
}
