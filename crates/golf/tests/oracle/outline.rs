//! Random outlines: fairway, walls, six starts and a hole.

use std::collections::{BTreeSet, HashMap};

use fastrand::Rng;

use super::hex::{Cell, Dir, step, turn};

pub type Outline = HashMap<Cell, char>;

/// Returns the `count` cells nearest to `from`, nearest first. If `area` is given, returns only
/// cells inside it.
fn nearest(from: Cell, area: Option<&BTreeSet<Cell>>, count: usize) -> Vec<Cell> {
    let mut found = vec![from];
    let mut i = 0;
    while i < found.len() && found.len() < count {
        for d in 0..6 {
            let next = step(found[i], d);
            if !found.contains(&next) && area.is_none_or(|a| a.contains(&next)) {
                found.push(next);
            }
        }
        i += 1;
    }
    found.truncate(count);
    found
}

/// Adds the cells along a random walk to the area: a corridor if the walk is narrow, a hall if it
/// is wide.
fn corridor(rng: &mut Rng, area: &mut BTreeSet<Cell>, mut at: Cell, size: usize) -> Cell {
    let width = *rng
        .choice(&[1, 1, 3, 4, 7, 7, 13, 19, 37, 61])
        .unwrap_or(&7);
    let mut d: Dir = rng.usize(0..6);
    let goal = area.len() + size;
    for _ in 0..200 {
        area.extend(nearest(at, None, width));
        if area.len() >= goal {
            break;
        }
        if rng.u8(0..4) == 0 {
            d = turn(d, rng.i32(-1..=1));
        }
        at = step(at, d);
    }
    at
}

fn fairway(rng: &mut Rng, centre: Cell) -> BTreeSet<Cell> {
    loop {
        let size = rng.usize(45..190);
        let mut area = BTreeSet::new();
        let mut at = centre;
        for _ in 0..30 {
            if area.len() >= size {
                break;
            }
            if rng.bool() && !area.is_empty() {
                let cells: Vec<Cell> = area.iter().copied().collect();
                at = *rng.choice(&cells).unwrap_or(&at);
            }
            let part = rng.usize(8..=60).min(size - area.len());
            at = corridor(rng, &mut area, at, part);
        }
        // Add islands and dents of one to four cells each.
        for _ in 0..rng.usize(0..6) {
            let cells: Vec<Cell> = area.iter().copied().collect();
            let Some(from) = rng.choice(&cells).copied() else {
                continue;
            };
            for cell in nearest(from, Some(&area), rng.usize(1..=4)) {
                area.remove(&cell);
            }
        }
        // Add pockets: single fairway cells in the wall.
        for _ in 0..rng.usize(0..5) {
            let cells: Vec<Cell> = area.iter().copied().collect();
            if let Some(from) = rng.choice(&cells) {
                area.insert(step(*from, rng.usize(0..6)));
            }
        }
        let Some(first) = area.first().copied() else {
            continue;
        };
        let joined: BTreeSet<Cell> = nearest(first, Some(&area), area.len())
            .into_iter()
            .collect();
        if (40..=200).contains(&joined.len()) {
            return joined;
        }
    }
}

/// Returns a course without pieces: six starts close together, a hole, and walls of all kinds.
pub fn outline(rng: &mut Rng) -> Outline {
    let y = rng.i32(-20..20);
    let x = 2 * rng.i32(-15..15) + y.rem_euclid(2);
    let area = fairway(rng, (x, y));
    let mut map: Outline = area.iter().map(|c| (*c, '.')).collect();
    let cells: Vec<Cell> = area.iter().copied().collect();
    let from = *rng.choice(&cells).unwrap_or(&cells[0]);
    let spread = nearest(from, Some(&area), cells.len());
    let starts: Vec<Cell> = if rng.u8(0..5) == 0 {
        rng.choose_multiple(&cells, 6)
            .into_iter()
            .copied()
            .collect()
    } else {
        spread[..6].to_vec()
    };
    for at in &starts {
        map.insert(*at, 's');
    }
    let others: Vec<Cell> = spread.into_iter().filter(|c| !starts.contains(c)).collect();
    let hole = if rng.bool() {
        others[others.len() - 1]
    } else {
        others[rng.usize(..others.len())]
    };
    map.insert(hole, 'o');
    // Walls are mostly straight, mostly rounded, or mixed. If they are mixed, straight and rounded
    // walls alternate in long runs.
    let rounded = *rng.choice(&[0, 15, 40, 60, 100]).unwrap_or(&40);
    let nothing = *rng.choice(&[0, 0, 10, 50]).unwrap_or(&0);
    let mut sign = '#';
    for cell in &cells {
        for d in 0..6 {
            let wall = step(*cell, d);
            if rng.u8(0..3) == 0 {
                sign = match rng.u8(0..100) {
                    n if n < nothing => ' ',
                    _ if rng.u8(0..100) < rounded => '%',
                    _ => '#',
                };
            }
            map.entry(wall).or_insert(sign);
        }
    }
    map.retain(|_, sign| *sign != ' ');
    map
}

pub fn map_text(map: &Outline) -> (String, Cell) {
    let top = map.keys().map(|c| c.1).min().unwrap_or(0);
    let bottom = map.keys().map(|c| c.1).max().unwrap_or(0);
    let right = map.keys().map(|c| c.0).max().unwrap_or(0);
    let mut left = map.keys().map(|c| c.0).min().unwrap_or(0);
    left -= (left + top).rem_euclid(2);
    let mut text = String::new();
    for y in top..=bottom {
        let line: String = (left..=right)
            .map(|x| map.get(&(x, y)).unwrap_or(&' '))
            .collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    (text, (left, top))
}
