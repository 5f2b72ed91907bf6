//! Regions of the plane with exact boolean operations.
//!
//! All coordinates are integers, so the same region always has the same bits, and a point that two
//! bodies share is the same point in both. x points east, y points north.

use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::core::single::SingleIntOverlay;
use i_overlay::i_float::int::angle::Angle;
use i_overlay::i_float::int::point::IntPoint;
use i_overlay::mesh::int::arc::ArcOptions;
use i_overlay::mesh::int::outline::offset::IntOutlineOffset;
use i_overlay::mesh::int::stroke::offset::IntStrokeOffset;
use i_overlay::mesh::int::style::{IntLineCap, IntLineJoin, IntOutlineStyle, IntStrokeStyle};

/// Integer units per cell radius.
pub const UNIT: i32 = 4096;

/// The largest distance between a curve and the lines that replace it, in cell radii.
pub(crate) const DEVIATION: f64 = 0.004;

/// A point in the plane, in integer units.
pub(crate) type Spot = IntPoint<i32>;

/// A point in the plane, in cell radii.
pub(crate) type Place = [f64; 2];

/// Returns a length in integer units.
pub(crate) fn units(length: f64) -> i32 {
    libm::round(length * f64::from(UNIT)) as i32
}

/// Returns a length in cell radii.
pub(crate) fn radii(units: i32) -> f64 {
    f64::from(units) / f64::from(UNIT)
}

pub(crate) fn spot(place: Place) -> Spot {
    Spot::new(units(place[0]), units(place[1]))
}

pub(crate) fn place(spot: Spot) -> Place {
    [radii(spot.x), radii(spot.y)]
}

/// The ends of a stroke.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ends {
    Flat,
    Round,
}

/// A part of the plane: any number of polygons with holes. Outer boundaries run counter-clockwise,
/// boundaries of holes clockwise.
#[derive(Clone, Default, Debug)]
pub(crate) struct Region {
    shapes: Vec<Vec<Vec<Spot>>>,
}

impl Region {
    /// Returns the inside of closed lines, which may touch or cross each other.
    pub(crate) fn inside(lines: &[Vec<Place>]) -> Region {
        let contours: Vec<Vec<Spot>> = lines
            .iter()
            .map(|line| line.iter().copied().map(spot).collect())
            .collect();
        Region::from_contours(&contours, FillRule::EvenOdd)
    }

    fn from_contours(contours: &[Vec<Spot>], rule: FillRule) -> Region {
        let none: &[Vec<Spot>] = &[];
        Region {
            shapes: contours.overlay(none, OverlayRule::Subject, rule),
        }
    }

    /// Returns a polygon.
    pub(crate) fn polygon(corners: &[Place]) -> Region {
        Region::inside(&[corners.to_vec()])
    }

    /// Returns an upright rectangle.
    pub(crate) fn rectangle(low: Place, high: Place) -> Region {
        Region::polygon(&[low, [high[0], low[1]], high, [low[0], high[1]]])
    }

    /// Returns a disc.
    pub(crate) fn disc(centre: Place, radius: f64) -> Region {
        Region::polygon(&circle(centre, radius))
    }

    /// Returns everything within `half_width` of a line.
    pub(crate) fn stroke(line: &[Place], half_width: f64, ends: Ends) -> Region {
        let path: Vec<Spot> = line.iter().copied().map(spot).collect();
        let arc = arc(half_width);
        let cap = match ends {
            Ends::Flat => IntLineCap::Butt,
            Ends::Round => IntLineCap::Round(arc),
        };
        let style = IntStrokeStyle::new(2 * units(half_width))
            .start_cap(cap.clone())
            .end_cap(cap)
            .line_join(IntLineJoin::Round(arc));
        Region {
            shapes: path[..].stroke(&style, false).unwrap_or_default(),
        }
    }

    pub(crate) fn union(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Union)
    }

    pub(crate) fn union_of<'r>(regions: impl IntoIterator<Item = &'r Region>) -> Region {
        let contours: Vec<Vec<Spot>> = regions
            .into_iter()
            .flat_map(Region::contours)
            .cloned()
            .collect();
        Region::from_contours(&contours, FillRule::NonZero)
    }

    pub(crate) fn minus(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Difference)
    }

    pub(crate) fn within(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Intersect)
    }

    fn combine(&self, other: &Region, rule: OverlayRule) -> Region {
        Region {
            shapes: self.shapes.overlay(&other.shapes, rule, FillRule::NonZero),
        }
    }

    /// Returns the region grown by a distance on all sides, or shrunk if it is negative. Corners
    /// that move outwards become round.
    pub(crate) fn grown(&self, by: f64) -> Region {
        let style = IntOutlineStyle::new(units(by)).line_join(IntLineJoin::Round(arc(by.abs())));
        let shapes = self.shapes.outline(&style).unwrap_or_default();
        let contours: Vec<Vec<Spot>> = shapes.iter().flatten().map(|c| simplified(c)).collect();
        Region::from_contours(&contours, FillRule::NonZero)
    }

    /// Returns the region with its convex corners rounded, without parts that are thinner than
    /// twice the radius.
    pub(crate) fn softened(&self, radius: f64) -> Region {
        self.grown(-radius).grown(radius)
    }

    /// Returns the boundaries.
    pub(crate) fn contours(&self) -> impl Iterator<Item = &Vec<Spot>> {
        self.shapes.iter().flatten()
    }

    /// Returns the connected parts.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Region> {
        self.shapes.iter().map(|shape| Region {
            shapes: vec![shape.clone()],
        })
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.shapes.is_empty()
    }

    /// Returns the south-west and north-east corners of the smallest rectangle around the region;
    /// `None` if the region is empty.
    pub(crate) fn bounds(&self) -> Option<[Place; 2]> {
        let mut spots = self.contours().flatten();
        let first = spots.next()?;
        let (mut low, mut high) = (*first, *first);
        for spot in spots {
            (low.x, low.y) = (low.x.min(spot.x), low.y.min(spot.y));
            (high.x, high.y) = (high.x.max(spot.x), high.y.max(spot.y));
        }
        Some([place(low), place(high)])
    }

    /// Returns whether a point is in the region. The result is arbitrary on the boundary.
    pub(crate) fn contains(&self, place: Place) -> bool {
        let spot = spot(place);
        Edges::of(self).contains([3 * i64::from(spot.x), 3 * i64::from(spot.y)])
    }
}

/// Returns the corners of a circle, counter-clockwise.
pub(crate) fn circle(centre: Place, radius: f64) -> Vec<Place> {
    let corner = |direction: Place| {
        let [x, y] = direction;
        [centre[0] + radius * x, centre[1] + radius * y]
    };
    directions(sides(radius)).into_iter().map(corner).collect()
}

/// Returns unit vectors all around, counter-clockwise from east.
pub(crate) fn directions(count: u32) -> Vec<Place> {
    let direction = |index: u32| {
        let angle = 2.0 * std::f64::consts::PI * f64::from(index) / f64::from(count);
        [libm::cos(angle), libm::sin(angle)]
    };
    (0..count).map(direction).collect()
}

/// Returns the number of sides of a polygon that replaces a circle: a multiple of four.
pub(crate) fn sides(radius: f64) -> u32 {
    let step = 2.0 * libm::acos(1.0 - (DEVIATION / radius).min(0.3));
    4 * (libm::ceil(std::f64::consts::FRAC_PI_2 / step) as u32).max(2)
}

/// Returns how finely an arc is divided.
fn arc(radius: f64) -> ArcOptions {
    ArcOptions {
        max_step: Angle::from_bits(u32::MAX / sides(radius)),
        ..ArcOptions::default()
    }
}

/// How far a simplified line may be from the original, in integer units.
const TOLERANCE: f64 = 3.0;

/// Returns the line without points that hardly change it. An offset curve has twice as many points
/// as it needs.
fn simplified(contour: &[Spot]) -> Vec<Spot> {
    let count = contour.len();
    let mut kept = Vec::with_capacity(count);
    let mut last = 0;
    for index in 0..count {
        let next = contour[(index + 1) % count];
        let needed = (last + 1..=index).any(|between| {
            let squared = distance_squared(contour[between], contour[last], next);
            squared > TOLERANCE * TOLERANCE
        });
        if index == 0 || needed {
            kept.push(contour[index]);
            last = index;
        }
    }
    kept
}

/// The edges of a region, sorted into horizontal bands for fast queries.
pub(crate) struct Edges {
    /// The lower end of the lowest band.
    low: i32,
    bands: Vec<Vec<[Spot; 2]>>,
}

/// The height of a band.
const BAND: i32 = UNIT / 2;

impl Edges {
    pub(crate) fn of(region: &Region) -> Edges {
        let ys = || region.contours().flatten().map(|spot| spot.y);
        let (Some(low), Some(high)) = (ys().min(), ys().max()) else {
            return Edges {
                low: 0,
                bands: Vec::new(),
            };
        };
        let mut edges = Edges {
            low,
            bands: vec![Vec::new(); ((high - low) / BAND + 1) as usize],
        };
        for contour in region.contours() {
            let next = contour.iter().cycle().skip(1);
            for (a, b) in contour.iter().zip(next) {
                for band in edges.bands_between(a.y.min(b.y), a.y.max(b.y)) {
                    edges.bands[band].push([*a, *b]);
                }
            }
        }
        edges
    }

    fn bands_between(&self, low: i32, high: i32) -> std::ops::Range<usize> {
        let band = |y: i32| ((y - self.low).div_euclid(BAND)).clamp(-1, self.bands.len() as i32);
        let from = band(low).max(0) as usize;
        let to = (band(high) + 1).clamp(0, self.bands.len() as i32) as usize;
        from..to
    }

    /// Returns whether a point is inside. Its coordinates are three times those of a spot, so that
    /// the centre of a triangle is exact.
    pub(crate) fn contains(&self, thrice: [i64; 2]) -> bool {
        let y = thrice[1].div_euclid(3) as i32;
        if y < self.low {
            return false;
        }
        let Some(band) = self.bands.get(((y - self.low) / BAND) as usize) else {
            return false;
        };
        let mut winding = 0;
        for [a, b] in band {
            let [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map(|value| 3 * i64::from(value));
            let upward = by > ay;
            if (ay > thrice[1]) == (by > thrice[1]) {
                continue;
            }
            let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
            let side = product(bx - ax, thrice[1] - ay) - product(by - ay, thrice[0] - ax);
            if upward && side > 0 {
                winding += 1;
            } else if !upward && side < 0 {
                winding -= 1;
            }
        }
        winding != 0
    }

    /// Returns the distance to the nearest edge, or `limit` if none is nearer; in integer units.
    pub(crate) fn distance(&self, spot: Spot, limit: f64) -> f64 {
        let reach = libm::ceil(limit) as i32;
        let mut nearest = limit * limit;
        for band in self.bands_between(spot.y - reach, spot.y + reach) {
            for [a, b] in &self.bands[band] {
                nearest = nearest.min(distance_squared(spot, *a, *b));
            }
        }
        libm::sqrt(nearest)
    }
}

/// Returns the squared distance between a point and a line segment.
fn distance_squared(spot: Spot, a: Spot, b: Spot) -> f64 {
    let [px, py] = [f64::from(spot.x - a.x), f64::from(spot.y - a.y)];
    let [dx, dy] = [f64::from(b.x - a.x), f64::from(b.y - a.y)];
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 {
        ((px * dx + py * dy) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let (x, y) = (px - along * dx, py - along * dy);
    x * x + y * y
}
