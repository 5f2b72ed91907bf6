//! `carambole review`: what was luck and what was skill in a finished match.

use crate::arguments::ReviewArguments;
use crate::{library, output};
use anyhow::{Result, anyhow, bail};
use protocol::record::MAX_RECORD_BYTES;
use protocol::{
    BallReviewFile, CostsFile, CourseReviewFile, PlayerReviewFile, Record, ReviewFile, SeatKind,
    SeatView, StrokeReviewFile,
};
use solver::{Budget, Played, Review, StrokeReview};
use std::process::ExitCode;
use table::{BallReview, MatchReview, Shelf, Totals};

pub(crate) fn run(arguments: &ReviewArguments) -> Result<ExitCode> {
    let name = arguments.record.display();
    let bytes = library::read(&arguments.record, MAX_RECORD_BYTES)?;
    let record = Record::parse(&bytes).map_err(|reason| anyhow!("{name}: {reason}"))?;
    let review = table::review(&record, &mut Shelf::new(), Budget::default());
    let review = match review {
        Ok(review) => review,
        Err(reason) => bail!("{name}: {reason}"),
    };
    let file = describe(&review);
    if arguments.json {
        output::line(file.to_json());
    } else {
        output::line(words(&file).join("\n"));
    }
    Ok(ExitCode::SUCCESS)
}

fn describe(review: &MatchReview) -> ReviewFile {
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
        balls: course.balls.iter().map(|b| ball(b, review)).collect(),
    });
    ReviewFile {
        players: (0..).zip(&review.seats).map(player).collect(),
        courses: courses.collect(),
    }
}

fn name(seat: u8, view: &SeatView) -> String {
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
            rest: costs.map(|costs| costs.rest),
        }
    };
    let total = |review: &Review| {
        let mut totals = Totals::default();
        totals += review;
        costs(&totals)
    };
    BallReviewFile {
        seat: ball.seat,
        ball: ball.ball.to_string(),
        start: [ball.start.x, ball.start.y],
        costs: judged.map(total),
        unjudged: ball.review.as_ref().err().map(ToString::to_string),
        strokes: ball.strokes.iter().enumerate().map(stroke).collect(),
    }
}

const HEAD: [&str; 8] = [
    "score", "par", "before", "start", "die", "roll", "way", "skill",
];

fn words(file: &ReviewFile) -> Vec<String> {
    let mut lines = vec![
        "All numbers are strokes; above zero is worse. Score less par is the sum of".to_owned(),
        "  before  what earlier balls had changed on the course".to_owned(),
        "  start   what the choice of the start cell cost".to_owned(),
        "  die     what the choice of die or card cost".to_owned(),
        "  roll    what the dice took, or gave (below zero)".to_owned(),
        "  way     what the choice of direction cost".to_owned(),
        "Skill is start, die and way together: 0 is perfect play.".to_owned(),
    ];
    for course in &file.courses {
        let rows = course.balls.iter().map(|ball| {
            let player = file.players.get(usize::from(ball.seat));
            let player = player.map_or("", |player| &player.name);
            (format!("{player}, {}", ball.ball), ball.costs)
        });
        lines.push(String::new());
        lines.push(format!("Course {}", course.course));
        lines.extend(rows_of(&rows.collect::<Vec<_>>()));
        for ball in &course.balls {
            if let Some(reason) = &ball.unjudged {
                lines.push(format!("{} is not judged: {reason}.", ball.ball));
            }
        }
    }
    let rows = file.players.iter().map(|player| {
        let judged = (player.judged > 0).then_some(player.costs);
        (player.name.clone(), judged)
    });
    lines.push(String::new());
    lines.push("In all".to_owned());
    lines.extend(rows_of(&rows.collect::<Vec<_>>()));
    lines.push(String::new());
    lines.extend(file.players.iter().filter_map(verdict));
    lines
}

/// A table with its head, the names as wide as the widest.
fn rows_of(rows: &[(String, Option<CostsFile>)]) -> Vec<String> {
    let wide = rows.iter().map(|(name, _)| name.chars().count()).max();
    let wide = wide.unwrap_or(0);
    let line = |name: &str, cells: [String; 8]| {
        let cells = cells.map(|cell| format!("{cell:>8}")).concat();
        format!("  {name:<wide$}{cells}")
    };
    let mut lines = vec![line("", HEAD.map(str::to_owned))];
    for (name, costs) in rows {
        let Some(costs) = costs else {
            lines.push(line(name, std::array::from_fn(|_| "–".to_owned())));
            continue;
        };
        let cells = [
            format!("{:.0}", costs.score),
            format!("{:.2}", costs.par),
            signed(costs.inherited),
            signed(costs.start),
            signed(costs.throw),
            signed(costs.roll),
            signed(costs.direction),
            signed(costs.skill),
        ];
        lines.push(line(name, cells));
    }
    lines
}

/// A difference with its sign; nothing at all is 0.
fn signed(number: f64) -> String {
    let text = format!("{number:+.2}");
    if text == "+0.00" || text == "-0.00" {
        return "0".to_owned();
    }
    text.replace('-', "−")
}

fn verdict(player: &PlayerReviewFile) -> Option<String> {
    if player.judged == 0 {
        return None;
    }
    let CostsFile { skill, luck, .. } = player.costs;
    let luck = match luck {
        luck if luck <= -0.005 => format!("luck gave {:.2} strokes back", -luck),
        luck if luck < 0.005 => "luck was even".to_owned(),
        luck => format!("bad luck cost {luck:.2} strokes"),
    };
    let skill = if skill < 0.005 {
        "every decision was perfect".to_owned()
    } else {
        format!("decisions cost {skill:.2} strokes")
    };
    Some(format!("{}: {skill}, {luck}.", player.name))
}
