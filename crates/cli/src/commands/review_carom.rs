//! Describes luck and skill in a carom-mode match, in sentences and tables.

use crate::locale::Locale;
use coach::{CaromCourse, CaromParts, CaromReview, Chances, Price, Prices, ReviewError, Solutions};
use protocol::Record;
use solver::Budget;
use table::CourseCache;

/// Returns the review of a match as text or JSON.
pub(super) fn told(record: &Record, locale: &Locale, json: bool) -> Result<String, ReviewError> {
    let (mut cache, mut solutions) = (CourseCache::new(), Solutions::new(Budget::default()));
    let mut prices = Prices::default();
    let review = coach::review_carom(record, &mut cache, &mut solutions, &mut prices)?;
    let chances = coach::chances(record, &mut cache, &mut solutions)?;
    if json {
        return Ok(coach::carom_review_file(&review, &chances).to_json());
    }
    let words = Words {
        review: &review,
        chances: &chances,
        locale,
    };
    Ok(words.lines().join("\n"))
}

/// A column: the text key of its heading, the key of its explanation, and its value.
type Column = (&'static str, Option<&'static str>, fn(&CaromParts) -> f64);

const COLUMNS: [Column; 8] = [
    ("result", None, |parts| parts.result),
    ("expected", None, |parts| parts.expected),
    ("start", Some("start-means"), |parts| parts.start),
    ("die", Some("die-means"), |parts| parts.throw),
    ("roll", Some("roll-means"), |parts| parts.roll),
    ("way", Some("way-means"), |parts| parts.direction),
    ("others", Some("others-means"), |parts| parts.others),
    ("guess", Some("estimate-means"), |parts| parts.revised),
];

/// A column whose cells show a mean and its standard error.
type Sum = (&'static str, fn(&CaromParts) -> Price);

const SUMS: [Sum; 2] = [("luck", CaromParts::luck), ("skill", CaromParts::skill)];

struct Words<'w> {
    review: &'w CaromReview,
    chances: &'w Chances,
    locale: &'w Locale,
}

impl Words<'_> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.locale.say("carom-legend", &[])];
        lines.extend(COLUMNS.iter().filter_map(|(head, means, _)| {
            let (head, means) = (self.locale.say(head, &[]), self.locale.say((*means)?, &[]));
            Some(format!("  {head:<8}{means}"))
        }));
        lines.push(self.locale.say("carom-sums", &[]));
        for course in &self.review.courses {
            lines.push(String::new());
            lines.extend(self.course(course));
        }
        let seats = (0..).zip(self.locale.seats(&self.review.seats));
        let rows: Vec<(String, CaromParts)> = seats
            .map(|(seat, name)| (name, self.review.totals(seat)))
            .filter(|(_, totals)| totals.courses > 0)
            .collect();
        lines.push(String::new());
        lines.push(self.locale.say("all", &[]));
        lines.extend(self.table(&rows));
        lines.push(String::new());
        lines.extend(rows.iter().map(|(name, totals)| self.verdict(name, totals)));
        lines.extend(self.decided());
        lines
    }

    fn name(&self, seat: usize) -> String {
        let mut names = self.locale.seats(&self.review.seats);
        names.get_mut(seat).map(std::mem::take).unwrap_or_default()
    }

    fn course(&self, course: &CaromCourse) -> Vec<String> {
        let title = [("course", &*course.course)];
        let mut lines = vec![self.locale.say("course", &title)];
        if !course.judged {
            lines.push(format!("  {}", self.locale.say("course-unfinished", &[])));
            return lines;
        }
        let players = course.players.iter().enumerate();
        let rows: Vec<(String, CaromParts)> = players
            .filter_map(|(seat, parts)| Some((self.name(seat), (*parts)?)))
            .collect();
        lines.extend(self.table(&rows));
        lines
    }

    /// Formats a table with headings; the names column is as wide as the longest name.
    fn table(&self, rows: &[(String, CaromParts)]) -> Vec<String> {
        let wide = rows.iter().map(|(name, _)| name.chars().count()).max();
        let wide = wide.unwrap_or(0);
        let head = COLUMNS
            .iter()
            .map(|(head, ..)| format!("{:>8}", self.locale.say(head, &[])));
        let sums = SUMS
            .iter()
            .map(|(head, _)| format!("{:>15}", self.locale.say(head, &[])));
        let mut lines = vec![format!(
            "  {:<wide$}{}",
            "",
            head.chain(sums).collect::<String>()
        )];
        lines.extend(rows.iter().map(|(name, parts)| {
            let cells = COLUMNS
                .iter()
                .map(|(_, _, part)| format!("{:>8}", self.locale.signed(part(parts))));
            let sums = SUMS.iter().map(|(_, sum)| {
                let Price { mean, spread } = sum(parts);
                let text = self.locale.signed(mean);
                format!("{:>15}", format!("{text} ± {}", self.locale.number(spread)))
            });
            let cells = cells.chain(sums).collect::<String>();
            format!("  {name:<wide$}{cells}")
        }));
        lines
    }

    fn verdict(&self, player: &str, totals: &CaromParts) -> String {
        let strokes = |key: &str, mean: f64, spread: f64| {
            let (mean, spread) = (self.locale.number(mean), self.locale.number(spread));
            let both = format!("{mean} ± {spread}");
            self.locale.say(key, &[("strokes", &both)])
        };
        let (skill, luck) = (totals.skill(), totals.luck());
        let luck = if luck.mean < 0.0 {
            strokes("lucky", -luck.mean, luck.spread)
        } else {
            strokes("unlucky", luck.mean, luck.spread)
        };
        let skill = if skill.mean.abs() < 0.005 && skill.spread < 0.005 {
            self.locale.say("best-known", &[])
        } else if skill.mean < 0.0 {
            strokes("gained", -skill.mean, skill.spread)
        } else {
            strokes("decisions", skill.mean, skill.spread)
        };
        self.locale.say(
            "verdict",
            &[("player", player), ("skill", &skill), ("luck", &luck)],
        )
    }

    /// Describes the stroke that decided the match.
    fn decided(&self) -> Option<String> {
        let decided = self.chances.decided?;
        let said = self.chances.strokes.get(decided.stroke)?;
        let mut strokes = self.review.strokes.iter();
        let stroke = strokes.find(|stroke| stroke.version == said.version)?;
        let course = self.review.courses.get(stroke.course)?;
        let earlier = self.review.strokes.iter();
        let number = earlier
            .take_while(|other| other.version <= stroke.version)
            .filter(|other| other.course == stroke.course)
            .count();
        let percent = |share: f64| format!("{:.0} %", share * 100.0);
        Some(self.locale.say(
            "decided",
            &[
                ("player", &self.name(usize::from(stroke.seat))),
                ("course", &course.course),
                ("stroke", &number.to_string()),
                ("winner", &self.name(usize::from(decided.winner))),
                ("before", &percent(decided.before)),
                ("after", &percent(decided.after)),
            ],
        ))
    }
}
