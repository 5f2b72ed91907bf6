//! `carambole certify`: rates a course by perfect play alone, without recorded matches.

use super::solve;
use crate::arguments::CertifyArguments;
use crate::locale::Locale;
use crate::names;
use crate::{library, output};
use anyhow::Result;
use protocol::{CertificateFile, CompanyFile, TurnFile};
use solver::{Budget, Certificate};
use std::process::ExitCode;

/// Dice that change the value of a course by less than this number of strokes are irrelevant.
const IDLE: f64 = 0.0005;

pub(crate) fn run(arguments: &CertifyArguments) -> Result<ExitCode> {
    let course = library::course(&arguments.file, &arguments.lang)?;
    let bag = solve::bag(&arguments.bag)?;
    let limit = arguments.limit.unwrap_or(course.limit());
    let certificate = Certificate::new(&course, bag.clone(), limit, Budget::default());
    let mut file = coach::certificate_file(&course, &bag, &certificate);
    file.carom = Some(coach::company(&course, &bag, limit));
    if arguments.json {
        output::line(file.to_json());
    } else {
        let locale = Locale::certificate(&arguments.lang)?;
        let name = course.name_in(&arguments.lang);
        output::line(words(name, &file, &locale).join("\n"));
    }
    Ok(ExitCode::SUCCESS)
}

fn words(name: &str, file: &CertificateFile, locale: &Locale) -> Vec<String> {
    let mut lines = vec![locale.say("title", &[("course", name)]), String::new()];
    lines.push(par(file, locale));
    let more = locale.number(file.average - file.value.lower);
    lines.push(locale.say(
        "average",
        &[("average", &locale.number(file.average)), ("more", &more)],
    ));
    lines.push(solvable(file, locale));
    lines.extend(spread(file, locale));
    lines.extend(file.starts.iter().map(|start| {
        locale.say(
            "start",
            &[
                ("cell", &cell(start.at)),
                ("value", &locale.number(start.value.lower)),
                ("average", &locale.number(start.average)),
            ],
        )
    }));
    lines.extend(turns(file, locale));
    lines.push(places("no-dead-ends", "dead-ends", &file.dead_ends, locale));
    lines.push(places("no-loops", "loops", &file.loops, locale));
    lines.extend(throws(file, locale));
    lines.extend(file.carom.map(|company| carom(company, locale)));
    lines
}

/// Describes how the course plays in carom mode, with several balls.
fn carom(company: CompanyFile, locale: &Locale) -> String {
    let met = locale.say("meet", &[("share", &locale.percent(company.met))]);
    let strokes = locale.number(company.first.abs());
    let error = locale.number(2.0 * company.error);
    let word = match company.first {
        _ if company.is_even() => "meet-even",
        first if first > 0.0 => "meet-first",
        _ => "meet-last",
    };
    let told = locale.say(word, &[("strokes", &strokes), ("error", &error)]);
    format!("{met} {told}")
}

fn par(file: &CertificateFile, locale: &Locale) -> String {
    let (par, limit) = (file.par.into(), file.limit.into());
    let lower = locale.number(file.value.lower).into();
    let texts = locale.texts();
    if file.exact {
        return texts.fill("par", &[("par", par), ("value", lower), ("limit", limit)]);
    }
    let upper = locale.number(file.value.upper).into();
    let blanks = [
        ("par", par),
        ("lower", lower),
        ("upper", upper),
        ("limit", limit),
    ];
    texts.fill("bounds", &blanks)
}

fn solvable(file: &CertificateFile, locale: &Locale) -> String {
    let closed = file.starts.iter().filter(|start| !start.solvable);
    let closed: Vec<[i32; 2]> = closed.map(|start| start.at).collect();
    places("solvable", "unsolvable", &closed, locale)
}

fn spread(file: &CertificateFile, locale: &Locale) -> Option<String> {
    let start = file
        .starts
        .iter()
        .find(|start| start.at == file.best_start)?;
    let share = |stroke: usize| locale.percent(start.holed.get(stroke).copied().unwrap_or(0.0));
    Some(locale.say(
        "spread",
        &[
            ("cell", &cell(start.at)),
            ("one", &share(0)),
            ("two", &share(1)),
            ("three", &share(2)),
            ("never", &locale.percent(start.unholed)),
            ("deviation", &locale.number(start.deviation)),
        ],
    ))
}

fn turns(file: &CertificateFile, locale: &Locale) -> Vec<String> {
    let [first, second, ..] = &file.turns[..] else {
        return Vec::new();
    };
    let score = |turn: &TurnFile| {
        let colour = turn.colour.parse();
        let colour = colour.map(|colour| names::colour_name(locale.texts(), colour));
        format!(
            "{} {}",
            colour.unwrap_or_default(),
            locale.number(turn.score)
        )
    };
    let scores: Vec<String> = file.turns.iter().map(score).collect();
    let scores = scores.join(", ");
    let errors = file.turns.iter().map(|turn| turn.error);
    let error = errors.flatten().reduce(f64::max);
    let told = match error {
        Some(error) => {
            let error = locale.number(error);
            locale.say("turns-estimated", &[("scores", &scores), ("error", &error)])
        }
        None => locale.say("turns", &[("scores", &scores)]),
    };
    let gain = second.score - first.score;
    let strokes = locale.number(gain.abs());
    // Differences of less than twice the standard error, or less than 0.005 strokes, do not count.
    let noise = error.map_or(0.005, |error| (2.0 * error).max(0.005));
    let advantage = match gain {
        gain if gain.abs() < noise => locale.say("advantage-none", &[]),
        gain if gain > 0.0 => locale.say("advantage", &[("strokes", &strokes)]),
        _ => locale.say("disadvantage", &[("strokes", &strokes)]),
    };
    vec![told, advantage]
}

/// Returns the sentence `none` if `places` is empty, otherwise the sentence `some` with the names
/// of up to eight of these cells.
fn places(none: &str, some: &str, places: &[[i32; 2]], locale: &Locale) -> String {
    if places.is_empty() {
        return locale.say(none, &[]);
    }
    let named: Vec<String> = places.iter().take(8).map(|at| cell(*at)).collect();
    let mut cells = named.join(" ");
    if places.len() > named.len() {
        let count = places.len() - named.len();
        let blanks = [("cells", cells.into()), ("count", count.into())];
        cells = locale.texts().fill("more-cells", &blanks);
    }
    locale.say(some, &[("cells", &cells)])
}

fn throws(file: &CertificateFile, locale: &Locale) -> Vec<String> {
    let mut throws: Vec<(&String, f64)> = file.throws.iter().map(|(n, m)| (n, *m)).collect();
    throws.sort_by(|a, b| b.1.total_cmp(&a.1));
    let (missed, idle): (Vec<_>, Vec<_>) = throws.into_iter().partition(|(_, more)| *more >= IDLE);
    let name = |id: &str| names::pick_name(locale.texts(), id);
    let missed: Vec<String> = missed
        .iter()
        .map(|(id, more)| format!("{} +{}", name(id), locale.number(*more)))
        .collect();
    let idle: Vec<String> = idle.iter().map(|(id, _)| name(id)).collect();
    let mut lines = Vec::new();
    if !missed.is_empty() {
        lines.push(locale.say("throws", &[("throws", &missed.join(", "))]));
    }
    if !idle.is_empty() {
        lines.push(locale.say("idle-throws", &[("throws", &idle.join(", "))]));
    }
    lines
}

fn cell([x, y]: [i32; 2]) -> String {
    format!("{x},{y}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_further_cells_decides_the_form_of_the_word() {
        let locale = Locale::certificate("de").expect("valid texts");
        let of = |count| places("no-loops", "dead-ends", &vec![[1, 1]; count], &locale);
        assert!(of(9).ends_with("1,1 und ein weiteres."), "{}", of(9));
        assert!(of(10).ends_with("1,1 und 2 weitere."), "{}", of(10));
    }
}
