//! Vectors with three components: points, directions and colours.

pub(crate) type Vector = [f64; 3];

pub(crate) const UP: Vector = [0.0, 0.0, 1.0];

pub(crate) fn each(f: impl Fn(usize) -> f64) -> Vector {
    [f(0), f(1), f(2)]
}

pub(crate) fn add(a: Vector, b: Vector) -> Vector {
    each(|i| a[i] + b[i])
}

pub(crate) fn sub(a: Vector, b: Vector) -> Vector {
    each(|i| a[i] - b[i])
}

pub(crate) fn times(a: Vector, b: Vector) -> Vector {
    each(|i| a[i] * b[i])
}

pub(crate) fn scaled(a: Vector, factor: f64) -> Vector {
    a.map(|v| v * factor)
}

/// Returns the point at a distance from another.
pub(crate) fn ahead(from: Vector, way: Vector, distance: f64) -> Vector {
    each(|i| from[i] + way[i] * distance)
}

pub(crate) fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(crate) fn cross(a: Vector, b: Vector) -> Vector {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

pub(crate) fn unit(a: Vector) -> Vector {
    scaled(a, 1.0 / dot(a, a).sqrt().max(f64::MIN_POSITIVE))
}

pub(crate) fn mix(a: Vector, b: Vector, share: f64) -> Vector {
    each(|i| a[i] + (b[i] - a[i]) * share)
}

/// Returns 0 up to `from`, 1 beyond `to`, and a smooth step between them.
pub(crate) fn step(from: f64, to: f64, value: f64) -> f64 {
    let t = ((value - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
