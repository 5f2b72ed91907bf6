//! Smooth random values, the same on every platform.

use crate::vector::Vector;

/// Returns a value between 0 and 1 for a point of a lattice.
pub(crate) fn random([x, y, z]: [i32; 3]) -> f64 {
    let mut hash = (x as u32)
        .wrapping_mul(0x9e37_79b1)
        .wrapping_add((y as u32).wrapping_mul(0x85eb_ca77))
        .wrapping_add((z as u32).wrapping_mul(0xc2b2_ae3d));
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2c1b_3c6d);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297a_2d39);
    f64::from((hash ^ (hash >> 15)) >> 8) / f64::from(1 << 24)
}

/// Rounds down. The standard function calls the C library on some processors.
pub(crate) fn floor(value: f64) -> i32 {
    let whole = value as i32;
    whole - i32::from(f64::from(whole) > value)
}

pub(crate) fn fract(value: f64) -> f64 {
    value - f64::from(floor(value))
}

/// Returns a value between 0 and 1 that changes smoothly over a distance of 1.
pub(crate) fn noise(point: Vector) -> f64 {
    let base = point.map(floor);
    let smooth = point.map(|v| {
        let t = fract(v);
        t * t * (3.0 - 2.0 * t)
    });
    let line = |y: i32, z: i32| {
        let [from, to] = [0, 1].map(|x| random([base[0] + x, base[1] + y, base[2] + z]));
        from + (to - from) * smooth[0]
    };
    let plane = |z: i32| {
        let (from, to) = (line(0, z), line(1, z));
        from + (to - from) * smooth[1]
    };
    let (from, to) = (plane(0), plane(1));
    from + (to - from) * smooth[2]
}
