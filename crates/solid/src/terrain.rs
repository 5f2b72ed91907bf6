//! Bodies that have one top and one underside above every point of the table.
//!
//! Most bodies of a board are such terrains: a board with its felt, channels and cup, a bridge with
//! its deck and the arch below. A terrain is painted: each zone gives a part of the plane a height,
//! and later zones cover earlier ones. This is how walls are cut, floors overlap and decks get
//! holes.
//!
//! ```text
//!        ______        ______      one zone of wall, one of felt, one of the cup,
//!       |      |______|      |     and the plane underside
//!       |_____________|______|
//! ```
//!
//! The edges of all zones are split where they meet and triangulated together. Each triangle has
//! one zone above and one below, and every corner is shared, so the surface is closed wherever the
//! zones lie.

use crate::Material;
use crate::mesh::{Builder, Mesh};
use crate::nodes::Nodes;
use crate::plane::{Edges, Place, Region, Spot, place, spot, units};
use spade::{ConstrainedDelaunayTriangulation, Point2, Triangulation};
use std::rc::Rc;

/// The height of a zone.
#[derive(Clone)]
pub(crate) enum Height {
    /// Nothing is left of the body.
    Cut,
    Level(f64),
    /// A level that falls by `drop` towards its edge, in a quarter of an ellipse as wide as
    /// `radius`.
    Rounded {
        level: f64,
        radius: f64,
        drop: f64,
    },
    /// Any other surface. It must be straight between the zone's creases.
    Surface(Rc<dyn Fn(Place) -> f64>),
}

/// The rings of a rounded edge: their distances from the edge as fractions of the radius, for steps
/// of 30° on the quarter of an ellipse.
const RINGS: [f64; 3] = [0.133_974_596_215_561_4, 0.5, 1.0];

/// A part of the plane, with a height.
#[derive(Clone)]
pub(crate) struct Zone {
    region: Region,
    height: Height,
    /// Lines along which the surface bends.
    creases: Vec<Vec<Place>>,
    /// What covers the surface, if that differs from the material of the body.
    finish: Option<Material>,
}

impl Zone {
    pub(crate) fn new(region: Region, height: Height) -> Zone {
        Zone {
            region,
            height,
            creases: Vec::new(),
            finish: None,
        }
    }

    /// Covers the zone with another material.
    pub(crate) fn covered(self, finish: Material) -> Zone {
        Zone {
            finish: Some(finish),
            ..self
        }
    }

    pub(crate) fn level(region: Region, level: f64) -> Zone {
        Zone::new(region, Height::Level(level))
    }

    pub(crate) fn rounded(region: Region, level: f64, radius: f64, drop: f64) -> Zone {
        let height = Height::Rounded {
            level,
            radius,
            drop,
        };
        Zone::new(region, height)
    }

    pub(crate) fn cut(region: Region) -> Zone {
        Zone::new(region, Height::Cut)
    }

    pub(crate) fn surface(
        region: Region,
        creases: Vec<Vec<Place>>,
        height: impl Fn(Place) -> f64 + 'static,
    ) -> Zone {
        Zone {
            creases,
            ..Zone::new(region, Height::Surface(Rc::new(height)))
        }
    }

    /// Adds the segments at which the zone begins, ends or bends.
    fn segments(&self, segments: &mut Vec<[Spot; 2]>) {
        add_closed(&self.region, segments);
        if let Height::Rounded { radius, .. } = self.height {
            for inset in RINGS {
                add_closed(&self.region.grown(-inset * radius), segments);
            }
        }
        for crease in &self.creases {
            segments.extend(crease.windows(2).map(|pair| [spot(pair[0]), spot(pair[1])]));
        }
    }
}

/// Adds the edges of a region.
fn add_closed(region: &Region, segments: &mut Vec<[Spot; 2]>) {
    for contour in region.contours() {
        let next = contour.iter().cycle().skip(1);
        segments.extend(contour.iter().zip(next).map(|(a, b)| [*a, *b]));
    }
}

/// A zone, ready for queries.
struct Painted<'z> {
    zone: &'z Zone,
    edges: Edges,
    /// The heights at the points of the plan that were needed so far.
    heights: Vec<Option<i32>>,
}

impl Painted<'_> {
    fn of(zones: &[Zone], points: usize) -> Vec<Painted<'_>> {
        let painted = |zone| Painted {
            zone,
            edges: Edges::of(&zone.region),
            heights: vec![None; points],
        };
        zones.iter().map(painted).collect()
    }

    fn height_at(&mut self, index: usize, spot: Spot) -> i32 {
        let height = self.heights[index].unwrap_or_else(|| self.height(spot));
        self.heights[index] = Some(height);
        height
    }

    fn height(&self, spot: Spot) -> i32 {
        match &self.zone.height {
            Height::Cut => 0,
            Height::Level(level) => units(*level),
            Height::Surface(height) => units(height(place(spot))),
            Height::Rounded {
                level,
                radius,
                drop,
            } => {
                let reach = f64::from(units(*radius));
                let outward = 1.0 - self.edges.distance(spot, reach) / reach;
                let fall = 1.0 - libm::sqrt((1.0 - outward * outward).max(0.0));
                units(level - drop * fall)
            }
        }
    }
}

/// A body with one top and one underside. See the module documentation.
#[derive(Clone, Default)]
pub(crate) struct Terrain {
    pub(crate) tops: Vec<Zone>,
    /// The height of the underside where no zone of `undersides` lies.
    pub(crate) base: f64,
    pub(crate) undersides: Vec<Zone>,
    /// The body ends at the edges of this region.
    pub(crate) limits: Option<Region>,
}

/// The zones above and below a triangle, by index; `None` below means the base.
type Column = (usize, Option<usize>);

impl Terrain {
    /// Returns the same body without everything outside `region`.
    pub(crate) fn within(&self, region: &Region) -> Terrain {
        Terrain {
            limits: Some(region.clone()),
            ..self.clone()
        }
    }

    pub(crate) fn mesh(&self) -> Mesh {
        let mut segments = Vec::new();
        for zone in self.tops.iter().chain(&self.undersides) {
            zone.segments(&mut segments);
        }
        if let Some(limits) = &self.limits {
            let [low, high] = limits.bounds().unwrap_or_default().map(spot);
            segments.retain(|[a, b]| {
                a.x.max(b.x) >= low.x
                    && a.x.min(b.x) <= high.x
                    && a.y.max(b.y) >= low.y
                    && a.y.min(b.y) <= high.y
            });
            add_closed(limits, &mut segments);
        }
        let nodes = Nodes::new(segments);
        let points = nodes.spots.iter();
        let points = points.map(|spot| Point2::new(f64::from(spot.x), f64::from(spot.y)));
        // Segments that still cross are left out: the surface stays closed, because each triangle
        // is classified by itself.
        let plan = ConstrainedDelaunayTriangulation::<Point2<f64>>::try_bulk_load_cdt(
            points.collect(),
            nodes.edges,
            |_| {},
        );
        plan.map(|plan| Sculptor::new(self, &plan).sculpt(&plan))
            .unwrap_or_default()
    }
}

type Plan = ConstrainedDelaunayTriangulation<Point2<f64>>;

/// Turns a plan into a surface.
struct Sculptor<'t> {
    tops: Vec<Painted<'t>>,
    undersides: Vec<Painted<'t>>,
    base: i32,
    limits: Option<Edges>,
    spots: Vec<Spot>,
    /// For each face of the plan, the zones above and below; `None` outside the body.
    columns: Vec<Option<Column>>,
    /// For each point of the plan, the heights at which it has a corner, in ascending order.
    levels: Vec<Vec<i32>>,
    builder: Builder,
}

impl<'t> Sculptor<'t> {
    fn new(terrain: &'t Terrain, plan: &Plan) -> Sculptor<'t> {
        let spots = plan.vertices().map(|vertex| {
            let at = vertex.position();
            Spot::new(at.x as i32, at.y as i32)
        });
        let mut sculptor = Sculptor {
            tops: Painted::of(&terrain.tops, plan.num_vertices()),
            undersides: Painted::of(&terrain.undersides, plan.num_vertices()),
            base: units(terrain.base),
            limits: terrain.limits.as_ref().map(Edges::of),
            spots: spots.collect(),
            columns: vec![None; plan.num_all_faces()],
            levels: Vec::new(),
            builder: Builder::default(),
        };
        sculptor.levels = vec![Vec::new(); sculptor.spots.len()];
        for face in plan.inner_faces() {
            let corners = face.vertices().map(|vertex| vertex.fix().index());
            sculptor.columns[face.fix().index()] = sculptor.column(corners);
        }
        for face in plan.inner_faces() {
            let column = sculptor.columns[face.fix().index()];
            let Some(column) = column else { continue };
            for vertex in face.vertices() {
                let at = vertex.fix().index();
                let ends = [sculptor.underside(at, column), sculptor.top(at, column)];
                sculptor.levels[at].extend(ends);
            }
        }
        for levels in &mut sculptor.levels {
            levels.sort_unstable();
            levels.dedup();
        }
        sculptor
    }

    /// Returns the zones at the centre of a triangle.
    fn column(&self, corners: [usize; 3]) -> Option<Column> {
        let corners = corners.map(|corner| self.spots[corner]);
        let thrice = [
            corners.iter().map(|spot| i64::from(spot.x)).sum(),
            corners.iter().map(|spot| i64::from(spot.y)).sum(),
        ];
        if self
            .limits
            .as_ref()
            .is_some_and(|limits| !limits.contains(thrice))
        {
            return None;
        }
        let covers = |painted: &Painted| painted.edges.contains(thrice);
        let top = self.tops.iter().rposition(covers)?;
        if matches!(self.tops[top].zone.height, Height::Cut) {
            return None;
        }
        Some((top, self.undersides.iter().rposition(covers)))
    }

    fn top(&mut self, at: usize, column: Column) -> i32 {
        self.tops[column.0].height_at(at, self.spots[at])
    }

    fn underside(&mut self, at: usize, column: Column) -> i32 {
        let spot = self.spots[at];
        let height = match column.1 {
            Some(zone) => self.undersides[zone].height_at(at, spot),
            None => self.base,
        };
        height.min(self.top(at, column))
    }

    fn corner(&self, at: usize, height: i32) -> [i32; 3] {
        [self.spots[at].x, self.spots[at].y, height]
    }

    fn sculpt(mut self, plan: &Plan) -> Mesh {
        for face in plan.inner_faces() {
            let Some(column) = self.columns[face.fix().index()] else {
                continue;
            };
            let [a, b, c] = face.vertices().map(|vertex| vertex.fix().index());
            let tops = [a, b, c].map(|at| (at, self.top(at, column)));
            let undersides = [a, c, b].map(|at| (at, self.underside(at, column)));
            let finish = self.tops[column.0].zone.finish;
            for (face, finish) in [(tops, finish), (undersides, None)] {
                let corners = face.map(|(at, height)| self.corner(at, height));
                self.builder.finish = finish;
                self.builder.triangle(corners);
            }
        }
        for edge in plan.undirected_edges() {
            let edge = edge.as_directed();
            let [from, to] = edge.vertices().map(|vertex| vertex.fix().index());
            let left = self.columns[edge.face().fix().index()];
            let right = self.columns[edge.rev().face().fix().index()];
            if left != right {
                self.walls([from, to], left, right);
            }
        }
        self.builder.finish()
    }

    /// Adds the walls between the columns to the left and right of an edge.
    fn walls(&mut self, edge: [usize; 2], left: Option<Column>, right: Option<Column>) {
        let turned = [edge[1], edge[0]];
        let tops = |sculptor: &mut Self, column| edge.map(|at| sculptor.top(at, column));
        let undersides =
            |sculptor: &mut Self, column| edge.map(|at| sculptor.underside(at, column));
        match (left, right) {
            (Some(left), Some(right)) => {
                let (high, low) = (tops(self, left), tops(self, right));
                self.step(edge, turned, low, high);
                let (high, low) = (undersides(self, right), undersides(self, left));
                self.step(edge, turned, low, high);
            }
            (Some(only), None) => {
                let (low, high) = (undersides(self, only), tops(self, only));
                self.wall(edge, low, high);
            }
            (None, Some(only)) => {
                let ([a, b], [c, d]) = (undersides(self, only), tops(self, only));
                self.wall(turned, [b, a], [d, c]);
            }
            (None, None) => {}
        }
    }

    /// Adds a wall that faces right if `high` is above `low`, and left if it is below.
    fn step(&mut self, edge: [usize; 2], turned: [usize; 2], low: [i32; 2], high: [i32; 2]) {
        if high[0] + high[1] >= low[0] + low[1] {
            self.wall(edge, low, high);
        } else {
            self.wall(turned, [high[1], high[0]], [low[1], low[0]]);
        }
    }

    /// Adds a wall that faces to the right of an edge. It is split at all corners on its two sides.
    fn wall(&mut self, [from, to]: [usize; 2], low: [i32; 2], high: [i32; 2]) {
        let side = |at: usize, low: i32, high: i32| -> Vec<[i32; 3]> {
            let levels = self.levels[at].iter();
            let between = levels.filter(|level| (low..=high).contains(*level));
            between.map(|level| self.corner(at, *level)).collect()
        };
        let (from, to) = (side(from, low[0], high[0]), side(to, low[1], high[1]));
        if from.is_empty() || to.is_empty() {
            return;
        }
        let (mut i, mut j) = (0, 0);
        while i + 1 < from.len() || j + 1 < to.len() {
            let up_from = from.get(i + 1).map(|corner| corner[2]);
            let up_to = to.get(j + 1).map(|corner| corner[2]);
            let first = match (up_from, up_to) {
                (Some(a), Some(b)) => a <= b,
                (a, _) => a.is_some(),
            };
            if first {
                self.builder.triangle([from[i], to[j], from[i + 1]]);
                i += 1;
            } else {
                self.builder.triangle([from[i], to[j], to[j + 1]]);
                j += 1;
            }
        }
    }
}
