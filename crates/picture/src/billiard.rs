//! Draws the Carramboule table from above: balls, camp lines and the paths of a shot.
//!
//! All lengths are in millimetres. The first player sits at the bottom. The table's y axis points
//! away from that player, and therefore up the page.

use crate::path_data::{PathData, number};
use crate::point::{Point, p};
use crate::svg::{Paint, Pen};
use crate::theme::{CREAM, NIGHT, Theme};
use carramboule::Vec2;
use carramboule::board::{Kind, Parameters, Player};
use carramboule::game::BallPositions;
use carramboule::physics::{EventKind, Motion, Trajectory};

/// The width of the rail around the playing area, and the width of the cushion within that rail.
const RAIL: f64 = 46.0;
const CUSHION: f64 = 17.0;

/// A picture of the table, configured step by step.
#[derive(Clone, Debug)]
pub struct TableDrawing<'d> {
    parameters: &'d Parameters,
    position: &'d BallPositions,
    shooter: Player,
    cue: Option<f64>,
    trajectory: Option<&'d Trajectory>,
    theme: Theme,
}

impl<'d> TableDrawing<'d> {
    /// Creates a picture of the balls between two shots; `shooter` plays the next shot.
    pub fn new(parameters: &'d Parameters, position: &'d BallPositions, shooter: Player) -> Self {
        TableDrawing {
            parameters,
            position,
            shooter,
            cue: None,
            trajectory: None,
            theme: Theme::Light,
        }
    }

    /// Adds the cue ball on the shooter's camp line, at the coordinate `across`.
    #[must_use]
    pub fn cue(mut self, across: f64) -> Self {
        self.cue = Some(across);
        self
    }

    /// Adds the paths of a shot from this position. Ball 0 of the trajectory is the cue ball.
    #[must_use]
    pub fn trajectory(mut self, trajectory: &'d Trajectory) -> Self {
        self.trajectory = Some(trajectory);
        self
    }

    /// Sets the theme.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Returns the SVG.
    pub fn render(&self) -> String {
        let mut pen = Pen::new(self.theme.palette(), "");
        let (low, size) = (
            -RAIL - CUSHION - 6.0,
            self.side() + 2.0 * (RAIL + CUSHION) + 12.0,
        );
        let view = [low, low, size, size + 10.0].map(number).join(" ");
        pen.markup(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" stroke-linejoin=\"round\" viewBox=\"{view}\" role=\"img\">\n<title>Carramboule</title>\n"
        ));
        Self::definitions(&mut pen);
        pen.layer("rails", |pen| self.rails(pen));
        pen.layer("felt", |pen| self.cloth(pen));
        pen.layer("marks", |pen| self.marks(pen));
        if let Some(trajectory) = self.trajectory {
            pen.layer("path", |pen| self.ways(pen, trajectory));
        }
        pen.layer("balls", |pen| self.balls(pen));
        pen.markup("</svg>\n");
        pen.finish()
    }

    fn side(&self) -> f64 {
        self.parameters.side * 1000.0
    }

    fn place(&self, at: Vec2) -> Point {
        p(at.x * 1000.0, self.side() - at.y * 1000.0)
    }

    fn radius(&self) -> f64 {
        self.parameters.ball.radius * 1000.0
    }

    /// Defines the ball gradients, with light from the upper left.
    fn definitions(pen: &mut Pen) {
        pen.markup("<defs>");
        for kind in [Kind::WHITE, Kind::BLACK, Kind::Queen, Kind::Cue] {
            let id = pen.id(&format!("skin-{}", kind.name()));
            let [glint, skin, foot] = skin(kind);
            pen.markup(&format!(
                "<radialGradient id=\"{id}\" cx=\".35\" cy=\".28\" r=\".85\"><stop offset=\"0\" stop-color=\"{glint}\"/>\
                 <stop offset=\".42\" stop-color=\"{skin}\"/><stop offset=\"1\" stop-color=\"{foot}\"/></radialGradient>"
            ));
        }
        pen.markup("</defs>\n");
    }

    fn rails(&self, pen: &mut Pen) {
        let low = -RAIL - CUSHION;
        let size = self.side() - 2.0 * low;
        let oak = pen.inks.oak;
        pen.rectangle(
            p(low, low + 9.0),
            p(size, size),
            44.0,
            &Paint::fill(oak.deep),
        );
        pen.rectangle(p(low, low), p(size, size), 44.0, &Paint::fill(oak.plain));
        let inner = size - 4.0;
        pen.rectangle(
            p(low + 2.0, low + 2.0),
            p(inner, inner),
            42.0,
            &Paint::line(oak.high, 3.0),
        );
        for quarter in 1..4 {
            let (along, off) = (self.side() * f64::from(quarter) / 4.0, CUSHION + RAIL / 2.0);
            let far = self.side() + off;
            for at in [p(along, -off), p(along, far), p(-off, along), p(far, along)] {
                pen.circle(at, 4.0, &Paint::fill(pen.inks.birch.plain));
            }
        }
    }

    fn cloth(&self, pen: &mut Pen) {
        let (side, felt) = (self.side(), pen.inks.felt);
        let whole = side + 2.0 * CUSHION;
        pen.rectangle(
            p(-CUSHION, -CUSHION),
            p(whole, whole),
            6.0,
            &Paint::fill(felt.deep),
        );
        pen.rectangle(p(0.0, 0.0), p(side, side), 0.0, &Paint::fill(felt.plain));
        pen.rectangle(
            p(0.0, 0.0),
            p(side, side),
            0.0,
            &Paint::line(felt.high, 3.0),
        );
        for pocket in self.parameters.table().pockets {
            let (at, radius) = (self.place(pocket.centre), pocket.radius * 1000.0);
            pen.circle(at, radius + 2.0, &Paint::fill(pen.inks.brass.low));
            pen.circle(at, radius, &Paint::fill(NIGHT));
        }
    }

    fn marks(&self, pen: &mut Pen) {
        let (from, to) = (
            self.parameters.camp.0 * 1000.0,
            self.parameters.camp.1 * 1000.0,
        );
        let ink = pen.inks.on_felt;
        for player in [Player::A, Player::B] {
            let y = self.side() - self.parameters.camp_line(player) * 1000.0;
            let own = player == self.shooter;
            if own {
                let whole = PathData::line(&[p(8.0, y), p(self.side() - 8.0, y)]);
                pen.path(
                    &whole,
                    &Paint::round(ink, 1.6).dashed(2.0, 9.0).opacity(0.7),
                );
            }
            let line = PathData::line(&[p(from, y), p(to, y)]);
            pen.path(
                &line,
                &Paint::round(ink, 3.0).opacity(if own { 1.0 } else { 0.5 }),
            );
        }
    }

    /// Draws the path of every ball that moves. Between two events the path is a parabola, which a
    /// quadratic curve represents exactly.
    fn ways(&self, pen: &mut Pen, trajectory: &Trajectory) {
        for (ball, segments) in trajectory.segments.iter().enumerate().rev() {
            let mut path = PathData::new();
            let mut drawn = false;
            for (index, segment) in segments.iter().enumerate() {
                if !matches!(segment.motion, Motion::Sliding | Motion::Rolling) {
                    continue;
                }
                let end = segments
                    .get(index + 1)
                    .map_or(trajectory.duration(), |next| next.start);
                if !drawn {
                    path.start(self.place(segment.position));
                    drawn = true;
                }
                let control = segment.position + segment.velocity * (0.5 * (end - segment.start));
                path.curve(self.place(control), self.place(segment.position_at(end)));
            }
            if !drawn {
                continue;
            }
            let kind = self.kind(ball);
            let (ink, width) = match kind {
                Kind::Cue => ("#ffe07a", 3.4),
                Kind::Queen => ("#ff9a86", 2.8),
                kind if kind == Kind::BLACK => ("#191512", 2.2),
                Kind::Colour(_) => (CREAM, 2.2),
            };
            pen.path(
                &path,
                &Paint::round(pen.inks.path_case, width + 3.0).opacity(0.35),
            );
            pen.path(&path, &Paint::round(ink, width));
        }
        for event in &trajectory.events {
            if let EventKind::Balls { first, .. } = event.kind {
                let at = trajectory
                    .state_at(first, event.time, &self.parameters.ball)
                    .position;
                if event.time > 0.0 && first.index() == 0 {
                    let ring = Paint::line(CREAM, 1.6).dashed(3.0, 3.0);
                    pen.circle(self.place(at), self.radius(), &ring);
                }
            }
        }
    }

    fn kind(&self, ball: usize) -> Kind {
        match ball {
            0 => Kind::Cue,
            ball => self.position.balls()[ball - 1].0,
        }
    }

    /// Draws the balls. If there is a shot, each ball is drawn in its final position, and as a
    /// ghost in its previous one. Pocketed balls are not drawn.
    fn balls(&self, pen: &mut Pen) {
        let cue = self.cue.map(|across| {
            let y = self.parameters.camp_line(self.shooter);
            (Kind::Cue, Vec2::new(across, y))
        });
        let before: Vec<(Kind, Vec2)> = cue
            .into_iter()
            .chain(self.position.balls().iter().copied())
            .collect();
        let Some(trajectory) = self.trajectory else {
            for (kind, at) in before {
                self.ball(pen, kind, self.place(at));
            }
            return;
        };
        for (index, (kind, at)) in before.iter().enumerate() {
            let Some(after) = trajectory.balls.get(index) else {
                continue;
            };
            if (after.position - *at).norm() > 1e-6 {
                let ghost = Paint::fill(skin(*kind)[1]).edged(CREAM, 1.2).opacity(0.35);
                pen.circle(self.place(*at), self.radius(), &ghost);
            }
        }
        for (index, (kind, _)) in before.iter().enumerate() {
            if let Some(after) = trajectory.balls.get(index)
                && after.motion != Motion::Pocketed
            {
                self.ball(pen, *kind, self.place(after.position));
            }
        }
    }

    fn ball(&self, pen: &mut Pen, kind: Kind, at: Point) {
        let r = self.radius();
        let shadow = Paint::fill(NIGHT).opacity(pen.inks.shadow);
        pen.ellipse(at + p(4.0, 6.5), p(r, r - 1.0), &shadow);
        let skin = format!("url(#{})", pen.id(&format!("skin-{}", kind.name())));
        let edge = if kind == Kind::BLACK {
            "#d8c7ae"
        } else {
            "#2a1f15"
        };
        pen.circle(at, r, &Paint::fill(&skin).edged(edge, 0.8));
        match kind {
            Kind::Queen => {
                let corners = [
                    (-7.5, 5.0),
                    (-7.5, -4.5),
                    (-3.6, -0.6),
                    (0.0, -6.5),
                    (3.6, -0.6),
                    (7.5, -4.5),
                    (7.5, 5.0),
                ];
                let crown = corners.map(|(x, y)| at + p(x, y) * (r / 15.0));
                pen.path(&PathData::polygon(&crown), &Paint::fill("#ffe9b8"));
            }
            Kind::Cue => pen.circle(at, r * 0.27, &Paint::fill("#7a5c00")),
            Kind::Colour(_) => {}
        }
    }
}

/// Returns the highlight, base and shade colours of a ball.
fn skin(kind: Kind) -> [&'static str; 3] {
    match kind {
        Kind::Queen => ["#ff9a86", "#cf3129", "#7d120d"],
        Kind::Cue => ["#fff6c4", "#f8d332", "#a97e05"],
        kind if kind == Kind::BLACK => ["#8a837d", "#2b2724", "#0c0a09"],
        Kind::Colour(_) => ["#ffffff", "#f6eedd", "#bcae8e"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use carramboule::game::Shot;

    #[test]
    fn a_break_is_drawn_with_all_its_ways() {
        let parameters = Parameters::carramboule();
        let position = BallPositions::rack(&parameters, Player::A);
        let shot = Shot::level(0.37, std::f64::consts::FRAC_PI_2 + 0.02, 4.0);
        let trajectory = shot
            .simulate(&parameters, &position, Player::A)
            .expect("a legal break");
        let drawing = TableDrawing::new(&parameters, &position, Player::A)
            .cue(shot.across)
            .trajectory(&trajectory);
        let svg = drawing.render();
        roxmltree::Document::parse(&svg).expect("well-formed XML");
        let moved = trajectory
            .segments
            .iter()
            .filter(|segments| segments.len() > 1)
            .count();
        assert!(
            svg.matches(" d=\"M").count() >= 2 * moved,
            "two lines per way: {moved} balls moved"
        );
        assert_eq!(svg, drawing.render(), "the same picture twice");
    }

    #[test]
    fn the_rack_shows_nineteen_balls_and_one_crown() {
        let parameters = Parameters::carramboule();
        let position = BallPositions::rack(&parameters, Player::A);
        let svg = TableDrawing::new(&parameters, &position, Player::A).render();
        assert_eq!(svg.matches("fill=\"url(#skin-").count(), 19);
        assert_eq!(svg.matches("#ffe9b8").count(), 1);
    }
}
