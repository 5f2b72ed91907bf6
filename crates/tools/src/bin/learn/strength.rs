//! `cargo xtask strength`: measures the strength of the computer players. For carom mode, it uses
//! courses that were not used in training; it also measures the strongest Carramboule player.

use crate::before::Before;
use crate::calibration;
use crate::courses::{self, Ground, Kind};
use crate::game::{Who, order, play};
use crate::share::Share;
use crate::shots;
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use coach::Level;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use solver::Rng;
use std::fmt::Write;
use std::fs;
use tools::{report, root};

#[derive(Args)]
pub struct Arguments {
    /// The part to measure (default: all parts)
    #[arg(value_enum)]
    part: Option<Part>,
    /// Matches per pair, or Carramboule rounds (default: 2,000 against the player before training,
    /// fewer otherwise)
    #[arg(long)]
    matches: Option<usize>,
    /// Random seed; the same seed plays the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the figures to docs/players.md
    #[arg(long)]
    write: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The strongest player against the one before training
    Before,
    /// All levels against one another
    Levels,
    /// Variants of the player before training, with more search
    Ceiling,
    /// How well predicted chances of winning in carom mode match results
    Calibration,
    /// The strongest Carramboule player against the one before training
    Carramboule,
    /// How well the Carramboule player's predicted chances of winning match results
    Chances,
}

impl Part {
    const ALL: [Part; 6] = [
        Part::Before,
        Part::Levels,
        Part::Ceiling,
        Part::Calibration,
        Part::Carramboule,
        Part::Chances,
    ];

    fn name(self) -> &'static str {
        match self {
            Part::Before => "before",
            Part::Levels => "levels",
            Part::Ceiling => "ceiling",
            Part::Calibration => "calibration",
            Part::Carramboule => "carramboule",
            Part::Chances => "chances",
        }
    }

    fn is_golf(self) -> bool {
        !matches!(self, Part::Carramboule | Part::Chances)
    }

    fn matches(self) -> usize {
        match self {
            Part::Before => 2_000,
            Part::Calibration => 400,
            Part::Levels | Part::Carramboule => 1_000,
            Part::Ceiling => 200,
            Part::Chances => 300,
        }
    }
}

/// The number of generated courses, in addition to half the collection.
const MADE: u64 = 24;
/// The number of courses per match against the player before training.
const COURSES: usize = 6;
/// The number of courses per match between levels. Matches are as short as possible, so luck plays
/// the largest possible part in them.
const SHORT: usize = 1;
/// The numbers of players and of balls per player; matches rotate through these pairs. Each match
/// has two to six balls in total.
const TABLES: [(u8, u8); 5] = [(2, 1), (3, 1), (2, 2), (5, 1), (2, 3)];
/// The number of matches per pair in a rating period.
const PERIOD: usize = 10;

pub fn run(arguments: &Arguments) -> Result<()> {
    let asked = |part: &Part| arguments.part.is_none_or(|asked| asked == *part);
    let parts = || Part::ALL.into_iter().filter(asked);
    let mut grounds = Vec::new();
    if parts().any(Part::is_golf) {
        grounds = courses::grounds(Kind::HeldOut, MADE);
        println!("{} courses not used in training", grounds.len());
    }
    for part in parts() {
        let matches = arguments.matches.unwrap_or_else(|| part.matches());
        let seed = arguments.seed;
        let section = match part {
            Part::Before => before(&grounds, matches, seed),
            Part::Levels => levels(&grounds, matches, seed),
            Part::Ceiling => ceiling(&grounds, matches, seed),
            Part::Calibration => {
                let (section, picture) = calibration::measure(&grounds, matches, seed);
                draw(arguments, "docs/players.svg", &picture)?;
                section
            }
            Part::Carramboule => shots::against_before(matches, seed),
            Part::Chances => {
                let (section, picture) = shots::chances(matches, seed);
                draw(arguments, "docs/players-carramboule.svg", &picture)?;
                section
            }
        };
        println!("\n{section}");
        if arguments.write {
            report::write_into("docs/players.md", part.name(), &section)?;
        }
    }
    Ok(())
}

/// Writes a picture to the docs if `--write` is given.
fn draw(arguments: &Arguments, file: &str, picture: &str) -> Result<()> {
    if arguments.write {
        fs::write(root().join(file), picture).context("cannot write the picture")?;
    }
    Ok(())
}

/// Plays matches between the strongest player and the strongest player before training. Returns a
/// table.
fn before(grounds: &[Ground], matches: usize, seed: u64) -> String {
    let sides = [Who::Level(Level::Master), Who::Before(Before::AS_IT_WAS)];
    let scores = compare(grounds, sides, COURSES, matches, seed);
    let mut text =
        String::from("| balls | matches | won by the trained player |\n| --- | --- | --- |\n");
    for (place, (players, each)) in TABLES.into_iter().enumerate() {
        let some = scores.iter().skip(place).step_by(TABLES.len());
        let share = Share::of(some.copied());
        let _ = writeln!(
            text,
            "| {} ({players} players) | {} | {share} |",
            players * each,
            share.count
        );
    }
    let all = Share::of(scores.into_iter());
    let _ = writeln!(text, "| all | {} | **{all}** |", all.count);
    text
}

/// Plays matches between the player before training and its variants, which use more samples or
/// give all opponents the same weight. Returns a table.
fn ceiling(grounds: &[Ground], matches: usize, seed: u64) -> String {
    let as_it_was = Before::AS_IT_WAS;
    let more = Before {
        effort: 4,
        ..as_it_was
    };
    let by_player = Before {
        by_player: true,
        ..as_it_was
    };
    let variants = [
        ("four times as many samples", more),
        ("opponents weighted by player instead of by ball", by_player),
    ];
    let mut text =
        String::from("| the player before training with | won against itself |\n| --- | --- |\n");
    for (name, variant) in variants {
        let sides = [Who::Before(variant), Who::Before(as_it_was)];
        let share = Share::of(compare(grounds, sides, COURSES, matches, seed).into_iter());
        let _ = writeln!(text, "| {name} | {share} |");
    }
    text
}

/// Lets all levels and the player before training play against each other. Returns a table with
/// each player's rating, and each level's proportion of wins against the level below.
fn levels(grounds: &[Ground], matches: usize, seed: u64) -> String {
    let mut everybody: Vec<Who> = Level::ALL.into_iter().map(Who::Level).collect();
    everybody.push(Who::Before(Before::AS_IT_WAS));
    let mut results = Vec::new();
    for first in 0..everybody.len() {
        for second in first + 1..everybody.len() {
            let sides = [everybody[second], everybody[first]];
            let scores = compare(grounds, sides, SHORT, matches, seed);
            results.push((second, first, scores));
        }
    }
    let ratings = ratings(everybody.len(), &results);
    let mut text = String::from(
        "| player | rating (Glicko-2) | won against the level below |\n| --- | --- | --- |\n",
    );
    for (place, rating) in ratings.iter().enumerate() {
        let below = results.iter().find(|(one, other, _)| {
            place < Level::ALL.len() && (*one, other + 1) == (place, place)
        });
        let share = below.map_or(String::new(), |(_, _, scores)| {
            Share::of(scores.iter().copied()).to_string()
        });
        let _ = writeln!(
            text,
            "| {} | {:.0} ± {:.0} | {share} |",
            name(place),
            rating.rating,
            1.96 * rating.deviation
        );
    }
    text
}

fn name(place: usize) -> String {
    match Level::ALL.get(place) {
        Some(level) => format!("{} ({level:?})", place + 1),
        None => "before training".to_owned(),
    }
}

/// Returns the ratings after all matches; a rating period has [`PERIOD`] matches per pair.
fn ratings(players: usize, results: &[(usize, usize, Vec<f64>)]) -> Vec<Glicko2Rating> {
    let mut ratings = vec![Glicko2Rating::new(); players];
    let most = results.iter().map(|(_, _, scores)| scores.len()).max();
    for period in 0..most.unwrap_or(0).div_ceil(PERIOD) {
        let mut played = vec![Vec::new(); players];
        for (one, other, scores) in results {
            for score in scores.iter().skip(period * PERIOD).take(PERIOD) {
                played[*one].push((ratings[*other], outcome(*score)));
                played[*other].push((ratings[*one], outcome(1.0 - *score)));
            }
        }
        let config = Glicko2Config::new();
        let next = ratings.iter().zip(&played);
        ratings = next
            .map(|(rating, played)| glicko2_rating_period(rating, played, &config))
            .collect();
    }
    ratings
}

fn outcome(score: f64) -> Outcomes {
    match score {
        score if score > 0.5 => Outcomes::WIN,
        score if score < 0.5 => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    }
}

/// Plays matches between two sides. Returns, per match, the proportion of pairs of opponents in
/// which the first side's player has the lower total.
fn compare(
    grounds: &[Ground],
    sides: [Who; 2],
    courses: usize,
    matches: usize,
    seed: u64,
) -> Vec<f64> {
    let scores = (0..matches).map(|number| {
        let mut rng = Rng::new(Rng::mix(seed.wrapping_add(number as u64)));
        let table = TABLES[number % TABLES.len()];
        let flip = number / TABLES.len() % 2;
        if courses > SHORT && number % 100 == 99 {
            println!("  {} of {matches} matches", number + 1);
        }
        one_match(grounds, sides, courses, table, flip, &mut rng)
    });
    scores.collect()
}

/// Plays one match on `courses` courses. The two sides' players alternate in the seats; `flip`
/// decides which side gets the first seat.
fn one_match(
    grounds: &[Ground],
    sides: [Who; 2],
    courses: usize,
    (players, each): (u8, u8),
    flip: usize,
    rng: &mut Rng,
) -> f64 {
    let side = |seat: usize| (seat + flip) % 2;
    let seats: Vec<Who> = (0..usize::from(players))
        .map(|seat| sides[side(seat)])
        .collect();
    let mut totals = vec![0.0; seats.len()];
    for _ in 0..courses {
        let ground = &grounds[rng.below(grounds.len())];
        let owners = order(players, each, rng);
        let scores = play(ground, &owners, &seats, rng, |_| ());
        for (total, score) in totals.iter_mut().zip(scores) {
            *total += score;
        }
    }
    let (mut won, mut pairs) = (0.0, 0.0);
    for one in (0..seats.len()).filter(|seat| side(*seat) == 0) {
        for other in (0..seats.len()).filter(|seat| side(*seat) == 1) {
            won += f64::from(totals[other].total_cmp(&totals[one]) as i8) / 2.0 + 0.5;
            pairs += 1.0;
        }
    }
    won / pairs
}
