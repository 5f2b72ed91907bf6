//! Draws wood and felt, the grid on the felt, and the heat colours of cells.

use crate::ground::Ground;
use crate::lattice;
use crate::path_data::{PathData, number};
use crate::point::{R, p};
use crate::svg::{Group, Paint, Pen};
use crate::theme::mixed;
use golf::Cell;
use sorted::{Map, Set};

/// Ids of definitions that the layers refer to.
pub(crate) const FLOOR: &str = "floor-shape";
const CLIP: &str = "felt-shape";
const BLUR: &str = "blur";
const CAST: &str = "cast";
const GRAIN: &str = "grain";
const NAP: &str = "nap";

/// The line width of a rail. Only half of the line is visible, because the other half lies under
/// the felt.
const RAIL: f64 = 37.0;
/// The visible height of a rail's inner face on the far side of the board.
const FACE: f64 = 3.4;

/// Writes the definitions of clips, blurs and textures.
pub(crate) fn definitions(pen: &mut Pen, ground: &Ground) {
    let (oak, felt) = (pen.inks.oak, pen.inks.felt);
    let id = |name: &str| pen.id(name);
    let blur = number(0.17 * R);
    let text = format!(
        r#"<defs><clipPath id="{clip}"><path d="{edge}"/></clipPath>
<clipPath id="{floor}" clip-path="url(#{clip})"><path transform="translate(0 {FACE})" d="{edge}"/></clipPath>
<filter id="{soft}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="{blur}"/></filter>
<filter id="{cast}" x="-8%" y="-8%" width="116%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>
<pattern id="{grain}" width="150" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(-7)"><path fill="none" stroke="{oak_ink}" stroke-width="1.1" opacity=".36" d="M0 6q38 -7 75 0t75 0M0 15q40 6 80 1t70 -1M0 24q30 -6 62 -1t88 1M0 33q44 6 84 0t66 0M0 41q36 -4 76 0t74 0"/></pattern>
<pattern id="{nap}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path fill="none" stroke="{felt_ink}" stroke-width=".8" stroke-linecap="round" opacity=".55" d="M1 2l2 1M8 1l2 .6M4.5 6l1.6 1M11 8l2 .7M1.5 11l2 .6M7.5 12.5l1.7 .8"/></pattern></defs>
"#,
        clip = id(CLIP),
        floor = id(FLOOR),
        edge = ground.felt.as_str(),
        soft = id(BLUR),
        cast = id(CAST),
        grain = id(GRAIN),
        nap = id(NAP),
        oak_ink = oak.low,
        felt_ink = felt.high,
    );
    pen.markup(&text);
}

/// Draws the wooden rails, and the wood between the lanes.
pub(crate) fn rails(pen: &mut Pen, ground: &Ground) {
    let oak = pen.inks.oak;
    let wood = &ground.wood;
    pen.layer("rails", |pen| {
        if pen.inks.soft {
            let shadow = slab(pen.inks.shade, RAIL).opacity(0.4);
            pen.path(wood, &shadow.shifted(0.0, 11.0).filtered(CAST));
        }
        if pen.inks.soft {
            pen.path(wood, &slab(oak.deep, RAIL).shifted(0.0, 6.0));
            pen.path(wood, &Paint::line(oak.high, RAIL).shifted(-0.6, -1.6));
        } else {
            pen.path(wood, &Paint::line(oak.deep, RAIL).shifted(0.0, 6.0));
        }
        pen.path(wood, &slab(oak.plain, RAIL));
        // In print, the pattern would become a large raster image.
        if pen.inks.soft {
            let grain = format!("url(#{})", pen.id(GRAIN));
            pen.path(wood, &slab(&grain, RAIL - 1.0));
        }
        if pen.inks.soft {
            pen.path(&ground.felt, &Paint::line(oak.high, 4.4));
        }
    });
}

/// Draws the felt. The rails stand above it: on the far side, you see their inner face; on the near
/// side, they hide a little of the felt.
pub(crate) fn felt(pen: &mut Pen, ground: &Ground) {
    let (oak, felt, soft) = (pen.inks.oak, pen.inks.felt, pen.inks.soft);
    let group = Group {
        name: Some("felt"),
        clip: Some(CLIP),
        ..Group::default()
    };
    pen.group(group, |pen| {
        if soft {
            let face = mixed(oak.low, oak.deep, 0.45);
            pen.path(&ground.felt, &Paint::fill(&face));
        }
        let depth = if soft { FACE } else { 0.0 };
        pen.path(&ground.felt, &Paint::fill(felt.plain).shifted(0.0, depth));
        for (depth, floor) in &ground.sunken {
            let shade = 0.16 * f64::from(*depth);
            pen.path(
                floor,
                &Paint::fill("#000").opacity(shade).shifted(0.0, FACE),
            );
            pen.path(floor, &Paint::line("#000", 10.0).opacity(shade));
        }
        if soft {
            let nap = format!("url(#{})", pen.id(NAP));
            pen.path(&ground.felt, &Paint::fill(&nap).shifted(0.0, FACE));
        }
    });
}

/// Draws the edge of the felt and the shadow of the rails on it.
pub(crate) fn edge(pen: &mut Pen, ground: &Ground) {
    let deep = pen.inks.oak.deep;
    let shadow = Group {
        clip: Some(CLIP),
        ..Group::default()
    };
    if pen.inks.soft {
        pen.group(shadow, |pen| {
            let paint = Paint::line("#06140c", 9.0).opacity(0.6).shifted(2.0, 4.4);
            pen.path(&ground.felt, &paint.filtered(BLUR));
        });
    }
    pen.path(&ground.felt, &Paint::line(deep, 1.5));
}

/// Draws the lines between cells. On coloured cells, the lines are a neutral dark colour.
pub(crate) fn grid(pen: &mut Pen, cells: &Set<Cell>, coloured: bool) {
    let (lines, light) = (pen.inks.felt_grid, pen.inks.felt.high);
    let path = lattice::grid(pen.turn, cells);
    let group = Group {
        name: Some("grid"),
        clip: Some(FLOOR),
        ..Group::default()
    };
    pen.group(group, |pen| {
        if coloured {
            return pen.path(&path, &Paint::line("#28081e", 1.1).opacity(0.34));
        }
        // In print, the lines have no highlights. This also halves the file size.
        if pen.inks.soft {
            let lit = Paint::line(light, 0.8).opacity(0.55);
            pen.path(&path, &lit.shifted(0.0, 0.9));
        }
        pen.path(&path, &Paint::line(lines, 1.1));
    });
}

/// Draws cells in their heat colours.
pub(crate) fn heat(pen: &mut Pen, heat: &Map<Cell, f64>) {
    let [cold, hot] = pen.inks.heat;
    let group = Group {
        name: Some("heat"),
        clip: Some(FLOOR),
        ..Group::default()
    };
    pen.group(group, |pen| {
        // First draw the cells larger, so that the colour extends under the rails; then draw them
        // at almost exactly their own size.
        for grow in [1.9, 1.01] {
            for (cell, value) in heat {
                let ink = mixed(cold, hot, *value);
                let cell = PathData::hexagon(pen.turn, pen.turn.of(*cell), R * grow);
                pen.path(&cell, &Paint::fill(&ink));
            }
        }
    });
}

/// Draws the coordinates of every cell: in the middle, or lower if something is printed there.
pub(crate) fn coordinates(pen: &mut Pen, cells: &[Cell], printed: &[Cell]) {
    let ink = pen.inks.on_felt;
    let group = Group {
        name: Some("coordinates"),
        opacity: Some(0.75),
        ..Group::default()
    };
    pen.group(group, |pen| {
        for cell in cells {
            let down = if printed.contains(cell) { 0.56 } else { 0.0 };
            let at = pen.turn.of(*cell) + p(0.0, down * R);
            let text = format!("{},{}", cell.x, cell.y);
            pen.numeral(at, if down > 0.0 { 5.0 } else { 6.8 }, &text, ink);
        }
    });
}

fn slab(ink: &str, width: f64) -> Paint<'_> {
    Paint::fill(ink).edged(ink, width)
}
