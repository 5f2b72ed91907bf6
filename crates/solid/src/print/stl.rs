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
    for exact in parts.flat_map(|part| part.mesh.corners()) {
        let corners = exact.map(|corner| corner.map(|value| (f64::from(value) * unit) as f32));
        // The normal must fit the rounded corners, unless rounding leaves a triangle without area.
        let normal = normal(corners.map(|corner| corner.map(f64::from)))
            .or_else(|| normal(exact.map(|corner| corner.map(f64::from))))
            .unwrap_or_default();
        for value in normal {
            bytes.extend((value as f32).to_le_bytes());
        }
        for value in corners.into_iter().flatten() {
            bytes.extend(value.to_le_bytes());
        }
        bytes.extend([0, 0]);
    }
    bytes
}

/// Returns the outward unit vector of a triangle; `None` if the triangle has no area.
fn normal([from, second, third]: [[f64; 3]; 3]) -> Option<[f64; 3]> {
    let way = |to: [f64; 3]| [0, 1, 2].map(|axis| to[axis] - from[axis]);
    let (u, v) = (way(second), way(third));
    let cross = [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
    ];
    let length = libm::sqrt(cross.iter().map(|value| value * value).sum());
    (length > 0.0).then(|| cross.map(|value| value / length))
}
