//! `carambole solve`: computes the score of perfect play on a course, and shows how to reach it.

use crate::arguments::{BagArguments, PlaceArgument, SolveArguments};
use crate::texts::system_language;
use crate::{library, output};
use anyhow::{Context, Result, anyhow, bail};
use golf::{Catalogue, Cell, Course, Field, Layer, Node, Scene};
use picture::Drawing;
use protocol::{PlaceFile, RollFile, SolutionFile, StartFile, WorthFile};
use solver::{Bag, Budget, Solution, Spot, Worth};
use std::collections::BTreeMap;
use std::process::ExitCode;

pub(crate) fn run(arguments: &SolveArguments) -> Result<ExitCode> {
    let course = library::course(&arguments.file, system_language())?;
    let field = course.field();
    let bag = bag(&arguments.bag)?;
    let limit = arguments.limit.unwrap_or(course.limit());
    let solution = Solution::new(&course, bag, limit, Budget::default());
    let places = places(field, &solution, arguments.start.as_ref())?;
    if let Some(path) = &arguments.export {
        let first = if arguments.start.is_some() {
            0
        } else {
            solution.best_start()
        };
        let text = solution
            .to_drn(field, places[first].1)
            .ok_or_else(|| anyhow!("the course has too many states to export"))?;
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if let Some(path) = &arguments.heat {
        let text = heat(&course, &solution);
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let file = describe(&course, field, &solution, &places);
    if arguments.json {
        output::line(file.to_json());
    } else {
        output::print(words(&course, &file, &solution));
    }
    Ok(ExitCode::SUCCESS)
}

/// Draws the course with its cells coloured by value, scaled to the range 0 to 1.
fn heat(course: &Course, solution: &Solution) -> String {
    let field = course.field();
    let map: BTreeMap<Cell, f64> = solution
        .map(field)
        .into_iter()
        .filter(|(node, _)| field.layer(*node) == Layer::Ground)
        .map(|(node, worth)| (field.cell(node), worth.middle()))
        .collect();
    let least = map.values().copied().fold(f64::INFINITY, f64::min);
    let most = map.values().copied().fold(f64::NEG_INFINITY, f64::max);
    let shade = |cell| Some((map.get(&cell)? - least) / (most - least).max(f64::MIN_POSITIVE));
    Drawing::new(course).heat(shade).render()
}

/// Returns the bag of dice or cards given by the arguments.
pub(crate) fn bag(arguments: &BagArguments) -> Result<Bag> {
    let catalogue = Catalogue::standard();
    if arguments.cards {
        let white = catalogue.dice().iter().find(|die| die.id == "white");
        let white = white.ok_or_else(|| anyhow!("cards need a white die"))?;
        return Bag::of_cards(white, catalogue.cards()).map_err(|_| anyhow!("no cards"));
    }
    if arguments.dice.is_empty() {
        return Ok(Bag::standard());
    }
    let known = catalogue.dice();
    let mut chosen = Vec::new();
    for name in &arguments.dice {
        let Some(found) = known.iter().find(|die| die.id == *name) else {
            let names: Vec<&str> = known.iter().map(|die| &*die.id).collect();
            bail!("there is no die {name}; use {}", names.join(", "));
        };
        chosen.push(found);
    }
    Bag::of_dice(chosen).map_err(|_| anyhow!("name at least one die"))
}

/// Returns the position given as an argument, or the six start cells.
fn places(
    field: &Field,
    solution: &Solution,
    start: Option<&PlaceArgument>,
) -> Result<Vec<(Node, Spot)>> {
    let Some(PlaceArgument { cell, layer }) = start else {
        let starts = field.starts().into_iter();
        return Ok(starts.zip(solution.starts().iter().copied()).collect());
    };
    let nowhere = || anyhow!("no ball can come to rest at {cell} ({})", layer.name());
    let node = field.node(*cell, *layer).ok_or_else(nowhere)?;
    let known = solution.map(field).iter().any(|(other, _)| *other == node);
    let spot = solution.spot(field, &Scene::new(field), node);
    let spot = spot.filter(|_| known).ok_or_else(nowhere)?;
    Ok(vec![(node, spot)])
}

fn describe(
    course: &Course,
    field: &Field,
    solution: &Solution,
    places: &[(Node, Spot)],
) -> SolutionFile {
    let throws = solution.bag().throws().iter();
    SolutionFile {
        course: course.id().to_owned(),
        limit: solution.limit(),
        throws: throws.map(|throw| throw.name.clone()).collect(),
        exact: solution.is_exact(),
        states: solution.states(),
        par: worth(solution.par()),
        starts: places
            .iter()
            .map(|(node, spot)| start(field, solution, *node, *spot))
            .collect(),
        map: solution
            .map(field)
            .into_iter()
            .map(|(node, worth)| PlaceFile {
                at: at(field, node),
                layer: field.layer(node).name().to_owned(),
                lower: worth.lower,
                upper: worth.upper,
            })
            .collect(),
    }
}

fn start(field: &Field, solution: &Solution, node: Node, spot: Spot) -> StartFile {
    let limit = solution.limit();
    let spread = solution.spread(spot, limit);
    let plan = solution.plan(spot, limit);
    let throws = solution.bag().throws();
    let plan = plan.as_ref();
    StartFile {
        at: at(field, node),
        layer: field.layer(node).name().to_owned(),
        value: worth(solution.worth(spot, limit)),
        throw: plan.map_or_else(String::new, |plan| throws[plan.best].name.clone()),
        throws: plan
            .iter()
            .flat_map(|plan| throws.iter().zip(&plan.throws))
            .map(|(throw, value)| (throw.name.clone(), *value))
            .collect(),
        rolls: plan
            .iter()
            .flat_map(|plan| &plan.rolls)
            .map(|roll| RollFile {
                impulses: roll.impulses,
                dir: roll.best.map(|direction| direction.to_string()),
                value: roll.value,
            })
            .collect(),
        deviation: spread.deviation(),
        holed: spread.holed,
        unholed: spread.unholed,
        scores: spread.scores,
    }
}

fn at(field: &Field, node: Node) -> [i32; 2] {
    let cell = field.cell(node);
    [cell.x, cell.y]
}

pub(crate) fn worth(worth: Worth) -> WorthFile {
    WorthFile {
        lower: worth.lower,
        upper: worth.upper,
    }
}

fn words(course: &Course, file: &SolutionFile, solution: &Solution) -> String {
    let mut lines = vec![format!(
        "{}: best play within {} strokes scores {}{}.",
        course.name(),
        file.limit,
        number(file.par),
        if file.exact {
            ""
        } else {
            " (bounds: the course has too many states to solve it exactly)"
        },
    )];
    lines.push(String::new());
    lines.push(
        "    from  expected  throw       1      2      3      4      5   more   never".into(),
    );
    for start in &file.starts {
        let share = |stroke: usize| start.holed.get(stroke).copied().unwrap_or(0.0);
        let first: Vec<String> = (0..5).map(|stroke| percent(share(stroke))).collect();
        let more: f64 = start.holed.iter().skip(5).sum();
        lines.push(format!(
            "{:>8}  {:>8}  {:<8}{} {} {}",
            format!("{},{}", start.at[0], start.at[1]),
            number(start.value),
            start.throw,
            first.join(" "),
            percent(more),
            percent(start.unholed),
        ));
    }
    lines.push(String::new());
    lines.extend(file.starts.iter().map(|start| directions(start, solution)));
    lines.join("\n") + "\n"
}

/// Formats the best plan as "From 3,1 throw yellow: 4 E, 5 NE, …".
fn directions(start: &StartFile, solution: &Solution) -> String {
    let bag = solution.bag();
    let faces = bag
        .throw(&start.throw)
        .map(|throw| bag.throws()[throw].faces);
    let mut faces = faces.map(Vec::from).unwrap_or_default();
    faces.dedup();
    let roll = |face: &u8| {
        let roll = start.rolls.iter().find(|roll| roll.impulses == *face);
        let direction = roll.and_then(|roll| roll.dir.as_deref()).unwrap_or("stays");
        format!("{face} {direction}")
    };
    let rolls: Vec<String> = faces.iter().map(roll).collect();
    let [x, y] = start.at;
    format!("From {x},{y} throw {}: {}", start.throw, rolls.join(", "))
}

fn number(worth: WorthFile) -> String {
    if worth.upper - worth.lower < 1e-9 {
        format!("{:.4}", worth.lower)
    } else {
        format!("{:.2} to {:.2}", worth.lower, worth.upper)
    }
}

fn percent(share: f64) -> String {
    format!("{:>5.1}%", share * 100.0)
}
