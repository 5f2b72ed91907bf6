//! `carambole review`: separates luck from skill in a finished match.

use super::review_carom;
use crate::arguments::ReviewArguments;
use crate::locale::Locale;
use crate::{library, names, output};
use anyhow::{Result, anyhow, bail};
use coach::{BallReview, BallReviewError, CourseReview, MatchReview, Review, ReviewError, Totals};
use protocol::Record;
use protocol::record::MAX_RECORD_BYTES;
use solver::Budget;
use std::process::ExitCode;
use table::CourseCache;

pub(crate) fn run(arguments: &ReviewArguments) -> Result<ExitCode> {
    let name = arguments.record.display();
    let bytes = library::read(&arguments.record, MAX_RECORD_BYTES)?;
    let record = Record::parse(&bytes).map_err(|reason| anyhow!("{name}: {reason}"))?;
    let locale = Locale::review(&arguments.lang)?;
    let review = coach::review(&record, &mut CourseCache::new(), Budget::default());
    let told = match review {
        Ok(review) if arguments.json => Ok(coach::review_file(&review).to_json()),
        Ok(review) => Ok(Words::new(&review, &locale).lines().join("\n")),
        Err(ReviewError::Carom) => review_carom::told(&record, &locale, arguments.json),
        Err(reason) => Err(reason),
    };
    match told {
        Ok(text) => output::line(text),
        Err(ReviewError::OtherGame) => bail!("{name}: {}", locale.say("other-game", &[])),
        Err(reason) => bail!("{name}: {reason}"),
    }
    Ok(ExitCode::SUCCESS)
}

fn total(review: &Review) -> Totals {
    let mut totals = Totals::default();
    totals += review;
    totals
}

/// A column: the text key of its heading, the key of its explanation, and how to format a cell.
struct Column {
    head: &'static str,
    means: Option<&'static str>,
    cell: fn(&Totals, &Locale) -> String,
}

/// Defines a column of signed differences.
macro_rules! difference {
    ($head:literal, $means:literal, $part:ident) => {
        Column {
            head: $head,
            means: Some($means),
            cell: |totals, locale| locale.signed(totals.$part),
        }
    };
}

const SCORE: Column = Column {
    head: "score",
    means: None,
    cell: |totals, _| format!("{:.0}", totals.score),
};
const PAR: Column = Column {
    head: "par",
    means: None,
    cell: |totals, locale| locale.number(totals.par),
};
const PARTS: [Column; 5] = [
    difference!("before", "before-means", inherited),
    difference!("start", "start-means", start),
    difference!("die", "die-means", throw),
    difference!("roll", "roll-means", roll),
    difference!("way", "way-means", direction),
];
/// A column that is shown only if a course is not solved exactly.
const GUESS: Column = difference!("guess", "guess-means", revised);
const SKILL: Column = Column {
    head: "skill",
    means: None,
    cell: |totals, locale| locale.signed(totals.skill()),
};

/// Formats a review as sentences and tables.
struct Words<'w> {
    review: &'w MatchReview,
    locale: &'w Locale,
    columns: Vec<Column>,
}

impl<'w> Words<'w> {
    fn new(review: &'w MatchReview, locale: &'w Locale) -> Words<'w> {
        let guessed = review.courses.iter().any(|course| !course.exact);
        let mut columns = vec![SCORE, PAR];
        columns.extend(PARTS);
        columns.extend(guessed.then_some(GUESS));
        columns.push(SKILL);
        Words {
            review,
            locale,
            columns,
        }
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = self.legend();
        for course in &self.review.courses {
            lines.push(String::new());
            lines.extend(self.course(course));
        }
        let seats = (0..).zip(self.locale.seats(&self.review.seats));
        let rows: Vec<(String, Option<Totals>)> = seats
            .map(|(seat, name)| {
                let totals = self.review.totals(seat);
                (name, (totals.balls > 0).then_some(totals))
            })
            .collect();
        lines.push(String::new());
        lines.push(self.locale.say("all", &[]));
        lines.extend(self.table(&rows));
        lines.push(String::new());
        let judged = rows
            .iter()
            .filter_map(|(name, totals)| Some((name, (*totals)?)));
        lines.extend(judged.map(|(name, totals)| self.verdict(name, &totals)));
        lines
    }

    fn legend(&self) -> Vec<String> {
        let mut lines = vec![self.locale.say("legend", &[])];
        lines.extend(self.columns.iter().filter_map(|column| {
            let (head, means) = (column.head, column.means?);
            let head = self.locale.say(head, &[]);
            Some(format!("  {head:<8}{}", self.locale.say(means, &[])))
        }));
        lines.push(self.locale.say("skill-means", &[]));
        lines
    }

    fn course(&self, course: &CourseReview) -> Vec<String> {
        let title = if course.exact { "course" } else { "about" };
        let mut lines = vec![self.locale.say(title, &[("course", &course.course)])];
        let ball = |ball: &BallReview| names::ball_name(self.locale.texts(), ball.ball);
        let names = self.locale.seats(&self.review.seats);
        let rows = course.balls.iter().map(|played| {
            let player = names.get(usize::from(played.seat));
            let player = player.map_or("", String::as_str);
            let totals = played.review.as_ref().ok().map(total);
            (format!("{player}, {}", ball(played)), totals)
        });
        lines.extend(self.table(&rows.collect::<Vec<_>>()));
        for played in &course.balls {
            let reason = match &played.review {
                Ok(_) => continue,
                Err(BallReviewError::Unfinished) => "unfinished",
                Err(BallReviewError::Unfit) => "unknown",
            };
            lines.push(self.locale.say(reason, &[("ball", &ball(played))]));
        }
        lines
    }

    /// Formats a table with headings; the names column is as wide as the longest name.
    fn table(&self, rows: &[(String, Option<Totals>)]) -> Vec<String> {
        let wide = rows.iter().map(|(name, _)| name.chars().count()).max();
        let wide = wide.unwrap_or(0);
        let line = |name: &str, cells: &dyn Fn(&Column) -> String| {
            let cells = self
                .columns
                .iter()
                .map(|column| format!("{:>8}", cells(column)));
            format!("  {name:<wide$}{}", cells.collect::<String>())
        };
        let mut lines = vec![line("", &|column| self.locale.say(column.head, &[]))];
        lines.extend(rows.iter().map(|(name, totals)| {
            line(name, &|column| match totals {
                Some(totals) => (column.cell)(totals, self.locale),
                None => "–".to_owned(),
            })
        }));
        lines
    }

    fn verdict(&self, player: &str, totals: &Totals) -> String {
        let strokes = |key: &str, number: f64| {
            let number = self.locale.number(number);
            self.locale.say(key, &[("strokes", &number)])
        };
        let luck = match totals.luck() {
            luck if luck <= -0.005 => strokes("lucky", -luck),
            luck if luck < 0.005 => self.locale.say("even", &[]),
            luck => strokes("unlucky", luck),
        };
        let skill = match totals.skill() {
            skill if skill < 0.005 => self.locale.say("perfect", &[]),
            skill => strokes("decisions", skill),
        };
        self.locale.say(
            "verdict",
            &[("player", player), ("skill", &skill), ("luck", &luck)],
        )
    }
}
