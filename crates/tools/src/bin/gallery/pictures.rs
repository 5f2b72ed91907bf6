//! `cargo xtask pictures`: draws all courses and writes the gallery page.

use crate::first_screen;
use anyhow::{Context, Result, anyhow, bail};
use golf::{Collection, Course, PieceBody};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use tools::root;

/// The beginning of the gallery page.
const HEAD: &str = "# Gallery of courses

This page shows players and course designers all courses and layouts in the game. A layout puts pieces on one or more courses. \
Do not edit this page: change the files in `courses/` and run `cargo xtask pictures`. \
A test fails if the page or a picture is out of date.

The tables have these columns:

- *Cells* is the number of cells that a ball can roll on.
- *Limit* is the number of strokes after which a player picks up the ball.
- *Par* is the expected score with perfect play from the best start cell, with all eight dice (`cargo xtask pars` computes it). \
Tokens lower the score, so par can be negative. \
Courses with moving pieces can have too many positions to solve; their par is given as a lower and an upper bound.
- *Order of colours* is the order in which the balls play.
- *Pieces* lists the pieces by the names that course files use: `F-…` are flat obstacles, `V-…` are tall ones.
";

/// Writes all pictures and the gallery, or only reports files that are out of date.
pub(crate) fn run(check: bool) -> Result<()> {
    let docs = root().join("docs");
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    let pars = std::fs::read_to_string(docs.join("par.tsv")).unwrap_or_default();
    let mut gallery = HEAD.to_owned();
    let sections = [
        ("Courses", "", golf::COURSES),
        ("Layouts", "layouts", golf::LAYOUTS),
        ("Extras", "extras", golf::EXTRAS),
    ];
    for (title, folder, standards) in sections {
        let folder = root().join("courses").join(folder);
        let _ = writeln!(gallery, "\n## {title}");
        for standard in standards {
            let course = course(standard.id)?;
            let name = format!("pictures/{}.svg", standard.id);
            files.insert(name, picture::course_svg(&course));
            let text = std::fs::read_to_string(folder.join(format!("{}.toml", standard.id)))?;
            gallery += &entry(&course, &text, par(&pars, standard.id));
        }
    }
    files.insert(
        "readme/stroke.svg".to_owned(),
        first_screen::moving_stroke()?,
    );
    files.insert(
        "readme/carramboule.svg".to_owned(),
        first_screen::first_shot()?,
    );
    if check {
        return compare(&docs, &files, &gallery);
    }
    for folder in ["pictures", "readme"] {
        std::fs::create_dir_all(docs.join(folder)).context("cannot create a folder in docs")?;
    }
    for (name, svg) in &files {
        write(&docs.join(name), svg)?;
    }
    write(&docs.join("gallery.md"), &gallery)
}

fn course(id: &str) -> Result<Course> {
    let course = Collection::course(id).with_context(|| format!("there is no course {id}"))?;
    course.map_err(|findings| anyhow!("course {id}: {findings:?}"))
}

fn write(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn compare(docs: &Path, files: &BTreeMap<String, String>, gallery: &str) -> Result<()> {
    let pictures = files.iter().map(|(name, svg)| (name.clone(), svg.as_str()));
    let all = pictures.chain([("gallery.md".to_owned(), gallery)]);
    let differs = |(name, text): &(String, &str)| {
        std::fs::read_to_string(docs.join(name)).map_or(true, |old| old != *text)
    };
    let stale: Vec<String> = all.filter(differs).map(|(name, _)| name).collect();
    if !stale.is_empty() {
        bail!(
            "out of date in docs/: {}; check the changes, then run cargo xtask pictures",
            stale.join(", ")
        );
    }
    Ok(())
}

/// Returns the par of a course, or a dash if it is unknown.
fn par<'p>(pars: &'p str, id: &str) -> &'p str {
    let lines = pars.lines().filter_map(|line| line.split_once('\t'));
    let mut known = lines.filter(|(course, _)| *course == id);
    known.next().map_or("–", |(_, par)| par.trim())
}

/// Returns the gallery section about a course.
fn entry(course: &Course, text: &str, par: &str) -> String {
    let (id, name) = (course.id(), course.name());
    let idea = text.lines().next().and_then(|line| line.strip_prefix("# "));
    let mut out = format!("\n### {id} · {name}\n\n");
    if let Some(idea) = idea {
        let _ = writeln!(out, "{idea}\n");
    }
    let _ = writeln!(
        out,
        "<img src=\"pictures/{id}.svg\" alt=\"Course {id}, {name}\" width=\"720\">\n"
    );
    out += "| cells | limit | par | order of colours | pieces |\n| --: | --: | --: | --- | --- |\n";
    let order = course.order().map(|colour| colour.to_string());
    let _ = writeln!(
        out,
        "| {} | {} | {par} | {} | {} |",
        course.fairway().len(),
        course.limit(),
        order.join(", "),
        pieces(course)
    );
    out
}

/// Lists the pieces of a course with their counts, in the order in which they first appear.
fn pieces(course: &Course) -> String {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for piece in course.pieces() {
        let name = match &piece.body {
            PieceBody::Flat { open: true, .. } => format!("{} channelled", piece.shape),
            PieceBody::Token { value, .. } => format!("token −{}", value.unsigned_abs()),
            PieceBody::StartMarker { .. } => "start marker".to_owned(),
            PieceBody::HoleMarker { .. } => "hole marker".to_owned(),
            _ => piece.shape.clone(),
        };
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let list = counts.into_iter().map(|(name, count)| match count {
        1 => name,
        _ => format!("{count} × {name}"),
    });
    let list: Vec<String> = list.collect();
    if list.is_empty() {
        "none".to_owned()
    } else {
        list.join(", ")
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_gallery_is_up_to_date() {
        if let Err(reason) = super::run(true) {
            panic!("{reason}");
        }
    }
}
