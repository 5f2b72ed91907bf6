//! Binary STL.

use super::Plate;

pub(super) fn write(plate: &Plate) -> Vec<u8> {
    let unit = plate.scale.unit();
    let parts = plate.parts.iter();
    let count: usize = parts.clone().map(|part| part.mesh.triangles().len()).sum();
    let mut header = [0; 80];
    let title = b"Carambole, millimetres";
    header[..title.len()].copy_from_slice(title);
    let mut bytes = Vec::with_capacity(84 + 50 * count);
    bytes.extend(header);
    bytes.extend((count as u32).to_le_bytes());
    for corners in parts.flat_map(|part| part.mesh.corners()) {
        for value in normal(corners) {
            bytes.extend((value as f32).to_le_bytes());
        }
        for value in corners.into_iter().flatten() {
            bytes.extend(((f64::from(value) * unit) as f32).to_le_bytes());
        }
        bytes.extend([0, 0]);
    }
    bytes
}

/// Returns the outward unit vector of a triangle.
fn normal([from, second, third]: [[i32; 3]; 3]) -> [f64; 3] {
    let way = |to: [i32; 3]| [0, 1, 2].map(|axis| f64::from(to[axis] - from[axis]));
    let (u, v) = (way(second), way(third));
    let cross = [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
    ];
    let length = libm::sqrt(cross.iter().map(|value| value * value).sum());
    cross.map(|value| value / length)
}
