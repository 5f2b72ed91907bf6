//! Tries out a course with one ball, from any cell and with any number of impulses.

use crate::library;
use crate::show::Board;
use crate::view::workshop::TrialHint;
use crate::view::{self, Way};
use coach::{CaromPlayer, CaromPosition, Terrain};
use golf::{Ball, Cell, Colour, Course, Direction, Layer, Scene, Trace, stroke};
use solver::{Bag, first_least};
use std::sync::Arc;
use wasm_bindgen::prelude::wasm_bindgen;

const BALL: Ball = Ball::round(Colour::Red);

/// A course that is being tried out, with its ball.
#[wasm_bindgen]
pub struct Trial {
    course: Course,
    scene: Scene,
    /// Precomputed data about the course, created for the first hint.
    terrain: Option<Arc<Terrain>>,
}

#[wasm_bindgen]
impl Trial {
    /// Opens the course in its initial state, with the ball on the first start cell.
    #[wasm_bindgen(constructor)]
    pub fn new(file: &str) -> Result<Trial, String> {
        let course = library::read(file)?;
        let field = course.field();
        let [start, ..] = field.starts();
        let mut scene = Scene::new(field);
        scene
            .put(field, BALL, start)
            .map_err(|problem| problem.to_string())?;
        Ok(Trial {
            course,
            scene,
            terrain: None,
        })
    }

    /// Moves the ball. Returns false if the ball cannot lie on this cell.
    pub fn place(&mut self, x: i32, y: i32) -> bool {
        let Some(cell) = Cell::new(x, y) else {
            return false;
        };
        let mut layers = [Layer::Ground, Layer::Top].into_iter();
        let placed = layers.any(|layer| {
            let node = self.course.field().node(cell, layer);
            node.is_some_and(|node| self.scene.put(self.course.field(), BALL, node).is_ok())
        });
        self.scene.settle_doors(self.course.field());
        placed
    }

    /// Draws the current board and locates the ball on it (`BoardPicture`).
    pub fn board(&self, theme: &str, language: &str, prefix: &str) -> String {
        let board = Board::new(&self.course, theme, prefix);
        board.picture(&self.scene, language).to_json()
    }

    /// Returns where every open direction leads (`Way`s).
    pub fn ways(&self, impulses: u8, theme: &str, prefix: &str) -> String {
        let ways = Direction::ALL.into_iter();
        let ways: Vec<Way> = ways
            .filter_map(|direction| self.way(direction, impulses, theme, prefix))
            .map(|(way, _)| way)
            .collect();
        view::json(&ways)
    }

    /// Returns the die that a strong player would throw, and the direction for these impulses
    /// (`TrialHint`, or null if no direction is open).
    pub fn hint(&mut self, impulses: u8) -> String {
        let (field, bag, limit) = (self.course.field(), Bag::standard(), self.course.limit());
        let terrain = self
            .terrain
            .get_or_insert_with(|| Arc::new(Terrain::new(&self.course, &bag, limit)));
        let player = CaromPlayer::with_terrain(field, &bag, Arc::clone(terrain));
        let mut position = CaromPosition::new(field, &[(BALL, 0)], limit);
        position.scene = self.scene.clone();
        let hint = self.scene.ball(BALL).and_then(|_| {
            let worth = |way: &Option<f64>| way.unwrap_or(f64::INFINITY);
            let ways = player.ways(&position, impulses);
            let way = first_least(ways.iter().map(worth)).filter(|way| ways[*way].is_some())?;
            let throw = first_least(player.throws(&position).into_iter())?;
            Some(TrialHint {
                die: bag.throws()[throw].name.clone(),
                dir: Direction::ALL[way].name().to_owned(),
            })
        });
        view::json(&hint)
    }

    /// Plays a stroke (`Way`). Later strokes continue from the resulting position.
    pub fn play(
        &mut self,
        direction: &str,
        impulses: u8,
        theme: &str,
        prefix: &str,
    ) -> Result<String, String> {
        let direction: Direction = direction
            .parse()
            .map_err(|error: golf::ParseDirectionError| error.to_string())?;
        let (way, after) = self
            .way(direction, impulses, theme, prefix)
            .ok_or("this direction is blocked")?;
        self.scene = after;
        Ok(way.to_json())
    }
}

impl Trial {
    fn way(
        &self,
        direction: Direction,
        impulses: u8,
        theme: &str,
        prefix: &str,
    ) -> Option<(Way, Scene)> {
        let mut trace = Trace::default();
        let mut after = self.scene.clone();
        stroke(
            self.course.field(),
            &mut after,
            BALL,
            direction,
            impulses,
            &mut trace,
        )
        .ok()?;
        let board = Board::new(&self.course, theme, prefix);
        let way = board.way(direction.name(), &self.scene, &after, &trace);
        Some((way, after))
    }
}
