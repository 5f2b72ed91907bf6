//! What surfaces look like: wood, felt, linen, sand, water, metal, paint and balls.

use crate::Light;
use crate::light::Lit;
use crate::noise::{floor, fract, noise, random};
use crate::scene::{Ball, Cover, Pattern, Scene, Surface};
use crate::vector::{
    UP, Vector, add, ahead, cross, dot, each, mix, scaled, step, sub, times, unit,
};
use solid::Material;

/// Half the distance between opposite edges of a cell, for a radius of 1.
const APOTHEM: f64 = 0.866_025_403_784_438_6;

/// How much nearer a wall counts if a point is beside it instead of beyond its end.
const MITRE: f64 = 1e-3;

/// Returns a colour as the intensities of its light.
pub(crate) fn linear(ink: &str) -> Vector {
    let code = u32::from_str_radix(ink.trim_start_matches('#'), 16).unwrap_or(0);
    [16, 8, 0].map(|shift| {
        let value = f64::from((code >> shift) & 0xff) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            libm::pow((value + 0.055) / 1.055, 2.4)
        }
    })
}

/// A point of a surface.
pub(crate) struct Point<'s> {
    /// `None` for the linen table.
    pub(crate) surface: Option<&'s Surface>,
    pub(crate) at: Vector,
    pub(crate) normal: Vector,
    /// The direction to the camera.
    pub(crate) back: Vector,
    /// The size of a pixel at this point.
    pub(crate) pixel: f64,
}

/// The colour of a surface without light.
struct Finish {
    colour: Vector,
    /// How much of the room is mirrored by a surface that faces the viewer, and how sharply.
    gloss: f64,
    is_metal: bool,
}

fn matt(colour: Vector) -> Finish {
    Finish {
        colour,
        gloss: 0.0,
        is_metal: false,
    }
}

/// Paints points in the light of the day or the night.
pub(crate) struct Painter<'s> {
    scene: &'s Scene,
    /// The direction to the window or the lamp.
    window: Vector,
    /// The direction in which patterns of balls face.
    face: Vector,
    inks: Inks,
    is_day: bool,
    /// The light of the window and of the sky on a plane table.
    key: Vector,
    sky: Vector,
    /// The light from the table, and from the dark side of the room.
    ground: Vector,
}

struct Inks {
    linen: Vector,
    felt: Vector,
    grid: Vector,
    oak: [Vector; 3],
    birch: [Vector; 3],
    walnut: [Vector; 3],
    sand: Vector,
    water: [Vector; 2],
}

impl Painter<'_> {
    pub(crate) fn new(light: Light, scene: &Scene, window: Vector, back: Vector) -> Painter<'_> {
        let is_day = light == Light::Day;
        let [key, sky, ground, linen] = match light {
            Light::Day => [
                [0.76, 0.73, 0.675],
                [0.30, 0.31, 0.34],
                [0.34, 0.27, 0.18],
                linear("#f4ead6"),
            ],
            Light::Night => [
                [0.66, 0.47, 0.25],
                [0.085, 0.105, 0.12],
                [0.10, 0.065, 0.03],
                linear("#575039"),
            ],
        };
        Painter {
            scene,
            window,
            face: unit(ahead(back, UP, 0.35)),
            inks: Inks {
                linen,
                felt: linear("#47775e"),
                grid: linear("#3a674f"),
                oak: ["#dcae72", "#bd8748", "#8c5a2a"].map(linear),
                birch: ["#fff1d4", "#f0dab0", "#cfab74"].map(linear),
                walnut: ["#8a5a38", "#6b4226", "#46280f"].map(linear),
                sand: linear("#ecd094"),
                water: ["#bfe4f2", "#4b9dc3"].map(linear),
            },
            is_day,
            key,
            sky,
            ground,
        }
    }

    /// Returns the light that a point sends to the camera.
    pub(crate) fn paint(&self, point: &Point, lit: Lit) -> Vector {
        let finish = self.finish(point);
        // The window lights a plane table with 1.
        let direct = lit.window / self.window[2];
        let low = 0.5 - 0.5 * point.normal[2];
        let bounced = scaled(self.ground, low * (0.35 + 0.65 * lit.sky.min(1.0)) + 0.06);
        let light = each(|i| self.key[i] * direct + self.sky[i] * lit.sky + bounced[i]);
        let colour = times(finish.colour, light);
        if finish.gloss == 0.0 {
            return colour;
        }
        let facing = dot(point.normal, point.back).clamp(0.0, 1.0);
        let mirror = ahead(scaled(point.back, -1.0), point.normal, 2.0 * facing);
        let rough = (1.0 - finish.gloss).max(0.0);
        let room = scaled(self.room(mirror, rough), 0.25 + 0.75 * lit.sky.min(1.0));
        if finish.is_metal {
            return add(scaled(colour, 0.35), times(room, finish.colour));
        }
        let edge = (1.0 - facing) * (1.0 - facing);
        let share = finish.gloss * (0.045 + 0.7 * edge * edge * (1.0 - facing));
        mix(colour, room, share)
    }

    /// Returns the light that comes from a direction: a bright window or a lamp in a room.
    fn room(&self, way: Vector, rough: f64) -> Vector {
        let high = step(-0.4, 0.7, way[2]);
        let (dark, bright, lamp) = if self.is_day {
            ([0.26, 0.19, 0.11], [1.0, 0.93, 0.8], [15.0, 14.0, 12.0])
        } else {
            ([0.012, 0.008, 0.004], [0.06, 0.06, 0.05], [13.0, 9.0, 5.0])
        };
        let near = dot(way, self.window);
        let wide = 0.03 + 0.3 * rough;
        // A rough surface spreads the same light over a larger spot.
        let spot = step(1.0 - wide, 1.0 - 0.45 * wide, near) * 0.03 / wide;
        add(mix(dark, bright, high), scaled(lamp, spot))
    }

    fn finish(&self, point: &Point) -> Finish {
        let inks = &self.inks;
        let Some(surface) = point.surface else {
            return matt(self.linen(point));
        };
        match &surface.cover {
            Cover::Ball(ball) => Finish {
                colour: self.ball(ball, point),
                gloss: 0.95,
                is_metal: false,
            },
            Cover::Material(material) => match material {
                Material::Felt => matt(self.felt(point)),
                Material::Cloth => matt(self.cloth(point)),
                Material::Oak => self.wood(point, surface, inks.oak, 1.0),
                Material::Birch => self.wood(point, surface, inks.birch, 0.55),
                Material::Walnut => self.wood(point, surface, inks.walnut, 0.9),
                Material::Sand => matt(self.sand(point)),
                Material::Water => self.water(point),
                Material::Brass => Finish {
                    colour: linear("#e0b04c"),
                    gloss: 0.85,
                    is_metal: true,
                },
                Material::Cream => matt(linear("#fff8e7")),
                other => {
                    let [red, green, blue] = other.colour();
                    Finish {
                        colour: linear(&format!("{red:02x}{green:02x}{blue:02x}")),
                        gloss: 0.5,
                        is_metal: false,
                    }
                }
            },
        }
    }

    fn linen(&self, point: &Point) -> Vector {
        let [x, y, _] = scaled(point.at, 5.2);
        let clear = 1.0 - step(0.35, 1.2, 5.2 * point.pixel);
        let (column, row) = (floor(x), floor(y));
        // Threads differ along their length, and lie above and below each other in turn.
        let warp = random([column, 1, floor(y * 0.13)]);
        let weft = random([row, 2, floor(x * 0.13)]);
        let is_above = (column + row) % 2 == 0;
        let across = if is_above { fract(x) } else { fract(y) };
        let thread = 0.04 * (warp + weft - 1.0) - 0.09 * ((across - 0.5).abs() - 0.25);
        let large = 0.05 * (noise(scaled(point.at, 0.15)) - 0.5);
        scaled(self.inks.linen, 1.0 + clear * thread + large)
    }

    fn cloth(&self, point: &Point) -> Vector {
        let large = noise(scaled(point.at, 0.35)) - 0.5;
        let middle = noise(scaled(point.at, 1.9)) - 0.5;
        let fine = noise([22.0 * point.at[0], 13.0 * point.at[1], 22.0 * point.at[2]]) - 0.5;
        let fine = fine * (1.0 - step(0.02, 0.09, point.pixel));
        scaled(
            self.inks.felt,
            1.0 + 0.14 * large + 0.10 * middle + 0.22 * fine,
        )
    }

    /// Paints cloth with the lines of the cells.
    fn felt(&self, point: &Point) -> Vector {
        // The nearest centre of a cell is on one of two lattices.
        let near = |from: [f64; 2]| {
            let offset = |axis: usize, pitch: f64| {
                let value = point.at[axis] - from[axis];
                value - pitch * f64::from(floor(value / pitch + 0.5))
            };
            [offset(0, 2.0 * APOTHEM), offset(1, 3.0)]
        };
        let [first, second] = [near([0.0, 0.0]), near([APOTHEM, 1.5])];
        let length = |[x, y]: [f64; 2]| x * x + y * y;
        let [x, y] = if length(first) < length(second) {
            first
        } else {
            second
        };
        let edge = APOTHEM - x.abs().max(0.5 * x.abs() + APOTHEM * y.abs());
        let half = 0.022_f64;
        let blur = point.pixel.max(0.012);
        let line = (1.0 - step(half - blur, half + blur, edge)) * (2.0 * half / blur).min(1.0);
        mix(self.cloth(point), self.inks.grid, 0.85 * line)
    }

    fn sand(&self, point: &Point) -> Vector {
        let near = 1.0 - step(0.02, 0.1, point.pixel);
        let grains = (noise(scaled(point.at, 30.0)) - 0.5) * near;
        let large = noise(scaled(point.at, 1.6)) - 0.5;
        let [x, y, _] = point.at;
        let bent = 1.6 * noise(scaled(point.at, 0.8));
        let wave = fract(0.9 * (0.6 * x + 1.2 * y + bent));
        let ripple = step(0.0, 0.6, wave) * (1.0 - step(0.6, 1.0, wave)) - 0.5;
        scaled(
            self.inks.sand,
            1.0 + 0.30 * grains + 0.16 * large + 0.12 * ripple,
        )
    }

    fn water(&self, point: &Point) -> Finish {
        let [x, y, _] = point.at;
        let bent = noise([0.9 * x, 1.3 * y, 0.0]);
        let wave = fract(0.8 * y + 0.25 * noise([0.5 * x, 0.5 * y, 3.0]) + 0.5 * bent);
        let crest = step(0.62, 0.80, wave) * (1.0 - step(0.80, 0.92, wave));
        let broken = step(0.45, 0.7, noise([0.55 * x, 0.9 * y, 9.0]));
        let [light, blue] = self.inks.water;
        let base = scaled(blue, 0.75 + 0.4 * bent);
        Finish {
            colour: mix(base, light, 0.6 * crest * broken),
            gloss: 1.0,
            is_metal: false,
        }
    }

    /// Returns the place of a point in the wood: along the grain, across it and through it; and a
    /// number for the piece of wood.
    fn wood_place(&self, at: Vector, surface: &Surface) -> (Vector, i32) {
        if let Some([middle, way]) = surface.grain {
            let side = if way[2] > 0.5 {
                [1.0, 0.0, 0.0]
            } else {
                cross(UP, way)
            };
            let from = sub(at, middle);
            let seed = floor(13.0 * middle[0] + 71.0 * middle[1]);
            let through = cross(way, side);
            return ([dot(from, way), dot(from, side), dot(from, through)], seed);
        }
        let mut best = (f64::MAX, [0.0; 3], 0);
        for (wall, seed) in self.scene.walls.iter().zip(0..) {
            let [from, to] = *wall;
            let [x, y] = [to[0] - from[0], to[1] - from[1]];
            let length = (x * x + y * y).sqrt();
            let [x, y] = [x / length, y / length];
            let (right, up) = (at[0] - from[0], at[1] - from[1]);
            let (along, across) = (right * x + up * y, up * x - right * y);
            let beyond = along - along.clamp(0.0, length);
            // Where two walls share the nearest corner, their wood meets in a mitre.
            let distance = beyond * beyond + across * across * (1.0 - MITRE);
            if distance < best.0 {
                best = (distance, [along, across, at[2]], seed);
            }
        }
        (best.1, best.2)
    }

    fn wood(&self, point: &Point, surface: &Surface, tones: [Vector; 3], grain: f64) -> Finish {
        let ([along, across, through], seed) = self.wood_place(point.at, surface);
        let tone = random([seed, 3, 5]);
        let shift = 40.0 * tone;
        let pixel = point.pixel;
        let place = |u: f64, v: f64| [u * along + shift, v * across + shift, v * through];
        let bent = noise(place(0.10, 0.45));
        // Rings around a centre outside the piece.
        let ring = {
            let (x, y) = (0.62 * across + 0.9 + tone, 0.36 * through + 2.6);
            let radius = 3.0 * (x * x + y * y).sqrt() + 2.6 * bent;
            let share = fract(radius);
            let dark = step(0.0, 0.75, share) * (1.0 - step(0.86, 1.0, share));
            mix([dark; 3], [0.42; 3], step(0.08, 0.35, pixel))[0]
        };
        // Lines that are finer than a pixel would flicker.
        let streak =
            |u: f64, v: f64| (noise(place(u, v)) - 0.5) * (1.0 - step(0.3, 1.0, v * pixel));
        let (wide, fibre) = (
            streak(0.35, 5.0) + 0.6 * streak(0.5, 11.0),
            streak(0.9, 23.0),
        );
        let pore = step(0.22, 0.4, streak(1.9, 24.0)) * (0.3 + 0.7 * ring);
        let k = 0.36 + grain * (0.75 * (ring - 0.42) + 0.35 * (tone - 0.5) + 0.28 * (bent - 0.5));
        let k = (k + 0.30 * grain * fibre + 0.42 * grain * wide).clamp(0.0, 1.0);
        let [high, plain, low] = tones;
        let colour = if k < 0.5 {
            mix(high, plain, 2.0 * k)
        } else {
            mix(plain, low, 2.0 * k - 1.0)
        };
        Finish {
            colour: scaled(colour, 1.0 - 0.35 * grain * pore),
            gloss: 0.42 - 0.1 * ring,
            is_metal: false,
        }
    }

    /// Returns the colour of a ball: a pattern on the side that faces the viewer.
    fn ball(&self, ball: &Ball, point: &Point) -> Vector {
        let axis = if ball.is_flat { UP } else { self.face };
        let from = scaled(sub(point.at, ball.centre), 1.0 / ball.radius);
        let right = unit(cross([-self.face[0], -self.face[1], 0.0], UP));
        let above = cross(axis, right);
        let (mut x, mut y) = (dot(from, right), dot(from, above));
        let blur = point.pixel / ball.radius;
        let [base, ink] = ball.inks.map(linear);
        let mut rim = f64::MAX;
        if ball.is_flat {
            rim = ((x * x + y * y).sqrt() - 0.78).abs() - 0.035;
            (x, y) = (x / 0.74, y / 0.74);
        }
        let disc =
            |u: f64, v: f64, radius: f64| ((x - u) * (x - u) + (y - v) * (y - v)).sqrt() - radius;
        let distance = match ball.pattern {
            Pattern::Band => (0.94 * y - 0.34 * x).abs() - 0.21,
            Pattern::Dots => disc(0.0, 0.44, 0.26)
                .min(disc(-0.41, -0.29, 0.26))
                .min(disc(0.41, -0.29, 0.26)),
            Pattern::Cross => {
                let bar = |a: f64, b: f64| (a.abs() - 0.19).max(b.abs() - 0.68);
                bar(x, y).min(bar(y, x))
            }
            Pattern::Ring => (disc(0.0, 0.0, 0.51)).abs() - 0.16,
            Pattern::Quarters => {
                let (u, v) = (0.94 * x - 0.34 * y, 0.34 * x + 0.94 * y);
                let least = u.abs().min(v.abs());
                if u * v > 0.0 { -least } else { least }
            }
            Pattern::Diamond => 0.45 * (x.abs() / 0.58 + y.abs() / 0.72 - 1.0),
            Pattern::Dot => disc(0.0, 0.0, 0.3),
        };
        let is_front = dot(from, axis) > 0.0 || ball.pattern == Pattern::Band;
        let share = |distance: f64| 1.0 - step(-blur, blur, distance);
        let painted = mix(base, ink, if is_front { share(distance) } else { 0.0 });
        let top = is_front && point.normal[2] > 0.8;
        mix(
            painted,
            linear("#fff8e7"),
            if top { share(rim) } else { 0.0 },
        )
    }
}
