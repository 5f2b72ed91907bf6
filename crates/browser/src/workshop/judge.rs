//! Computes the value of a course. The computation can take seconds, so the page runs it in a
//! separate worker.

use crate::library;
use crate::view;
use crate::view::workshop::CourseValues;
use golf::Course;
use solver::{Bag, Budget, Certificate, Solution};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;

/// A solved course.
#[wasm_bindgen]
pub struct Judge {
    course: Course,
    solution: Solution,
}

#[wasm_bindgen]
impl Judge {
    /// Solves a course.
    #[wasm_bindgen(constructor)]
    pub fn new(file: &str) -> Result<Judge, String> {
        let course = library::read(file)?;
        let (bag, limit) = (Bag::standard(), course.limit());
        let solution = Solution::new(&course, bag, limit, Budget::default());
        Ok(Judge { course, solution })
    }

    /// Returns the values of the cells (`CourseValues`).
    pub fn values(&self) -> String {
        // If a cell has nodes on two layers, use the better value.
        let mut cells: BTreeMap<(i32, i32), f64> = BTreeMap::new();
        for (node, worth) in self.solution.map(self.course.field()) {
            let cell = self.course.field().cell(node);
            let value = cells.entry((cell.x, cell.y)).or_insert(f64::INFINITY);
            *value = value.min(worth.middle());
        }
        let par = self.solution.par();
        view::json(&CourseValues {
            cells: cells.into_iter().map(|((x, y), v)| (x, y, v)).collect(),
            exact: self.solution.is_exact(),
            par: par.middle().round() as i32,
            lower: par.lower,
            upper: par.upper,
            states: self.solution.states(),
        })
    }

    /// Returns the certificate of the course (`CertificateFile`).
    pub fn certificate(&self) -> String {
        let judged = Certificate::of(self.course.field(), &self.solution);
        coach::certificate_file(&self.course, self.solution.bag(), &judged).to_json()
    }

    /// Returns the carom-mode statistics for the course (`CompanyFile`).
    pub fn company(&self) -> String {
        let (bag, limit) = (self.solution.bag(), self.solution.limit());
        coach::company(&self.course, bag, limit).to_json()
    }
}
