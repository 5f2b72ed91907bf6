//! Courses and the Carramboule table as solid bodies.

use crate::library::read;
use crate::show::Places;
use crate::view::solid::{SolidInfo, SolidPart, SolidShade};
use carramboule::board::Parameters;
use golf::Cell;
use solid::{Model, Shade};
use wasm_bindgen::prelude::wasm_bindgen;

/// A course or the Carramboule table as solid bodies, for the page to draw.
#[wasm_bindgen]
pub struct SolidModel {
    model: Model,
    /// See [`SolidModel::rests`].
    rests: Vec<f32>,
}

#[wasm_bindgen]
impl SolidModel {
    /// Builds the course in a file. Scattered `tokens` replace the printed ones; each consists of
    /// its cell and its value. `upright` tells whether the course's picture is turned for a
    /// portrait screen.
    #[wasm_bindgen(constructor)]
    pub fn new(file: &str, tokens: Option<Vec<i32>>, upright: bool) -> Result<SolidModel, String> {
        let course = read(file)?;
        let token = |token: &[i32]| -> Option<(Cell, i8)> {
            let [x, y, value] = *token else { return None };
            Some((Cell::new(x, y)?, i8::try_from(value).ok()?))
        };
        let tokens: Option<Vec<(Cell, i8)>> =
            tokens.map(|tokens| tokens.chunks(3).filter_map(token).collect());
        let model = Model::new(&course, tokens.as_deref());
        let places = Places::upright(&course, upright);
        let mut rests = Vec::with_capacity(12 * model.rests.len());
        for (node, rest) in course.field().nodes().zip(&model.rests) {
            let spot = places.spot(node);
            let [x, y] = rest.place;
            let top = f64::from(u8::from(spot.top));
            let numbers = [spot.x, spot.y, top, x, y, rest.height];
            rests.extend(numbers.into_iter().chain(rest.edges).map(|v| v as f32));
        }
        Ok(SolidModel { model, rests })
    }

    /// Builds the Carramboule table, without balls. It has no rests.
    pub fn table() -> SolidModel {
        SolidModel {
            model: Model::table(&Parameters::carramboule()),
            rests: Vec::new(),
        }
    }

    /// Describes the parts (`SolidInfo`).
    pub fn info(&self) -> String {
        let part = |part: &solid::Part| SolidPart {
            name: part.name.clone(),
            material: part.material.name(),
            motion: part.motion.map(|motion| motion.name().to_owned()),
            pivot: part.pivot,
            way: part.way,
            range: part.range,
        };
        SolidInfo {
            parts: self.model.parts.iter().map(part).collect(),
            walls: self.model.walls.clone(),
            bounds: self.model.bounds,
            shade: SolidShade {
                width: self.model.shade.width,
                pixel: Shade::PIXEL,
                reach: Shade::REACH,
            },
        }
        .to_json()
    }

    /// Returns three coordinates per point.
    pub fn points(&self) -> Vec<f32> {
        self.model.points.clone()
    }

    /// Returns four values per point: the normal, at a length of 127, and 0.
    pub fn normals(&self) -> Vec<i8> {
        self.model.normals.clone()
    }

    /// Returns three points per triangle.
    pub fn triangles(&self) -> Vec<u32> {
        self.model.triangles.clone()
    }

    /// Returns the pixels of the shade on the felt, in rows from south to north.
    pub fn shade(&self) -> Vec<u8> {
        self.model.shade.pixels.clone()
    }

    /// Returns twelve numbers per node: where the course's picture shows a ball on it (x, y and
    /// whether it is on top of a tall piece), where a ball lies on it (x, y and z), and the heights
    /// of its edges in the order of the directions.
    pub fn rests(&self) -> Vec<f32> {
        self.rests.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golf::{Collection, Library};

    #[test]
    fn arrays_fit_together_and_turned_pictures_show_the_same_places() {
        let file = Collection.course_file("S-11a").expect("there").to_string();
        let course = SolidModel::new(&file, None, false).expect("it is sound");
        let points = course.points().len() / 3;
        assert_eq!(course.normals().len(), 4 * points);
        assert!(
            course
                .triangles()
                .iter()
                .all(|index| (*index as usize) < points)
        );
        assert!(course.info().contains(r#""motion":"facing""#));
        let turned = SolidModel::new(&file, Some(vec![0, 0, -2]), true).expect("it is sound");
        assert!(turned.info().contains(r#""name":"token-1""#));
        let (rests, turned) = (course.rests(), turned.rests());
        assert_eq!(rests.len(), turned.len());
        for (rest, turned) in rests.chunks(12).zip(turned.chunks(12)) {
            assert_eq!(rest[2..], turned[2..]);
        }
    }

    #[test]
    fn the_table_has_its_corner_at_the_origin_and_no_rests() {
        let table = SolidModel::table();
        assert_eq!(table.normals().len() / 4, table.points().len() / 3);
        assert!(table.info().contains(r#""material":"cloth""#));
        assert!(table.rests().is_empty());
        let points = table.points();
        let cloth = points.chunks(3).filter(|point| point[2] == 0.0);
        let (low, high) = cloth.fold((f32::MAX, f32::MIN), |(low, high), point| {
            (low.min(point[0]), high.max(point[0]))
        });
        let side = Parameters::carramboule().side * solid::RADII_PER_METRE;
        assert!(low == 0.0 && (f64::from(high) - side).abs() < 0.001);
    }
}
