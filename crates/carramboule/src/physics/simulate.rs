//! The event loop: find the earliest event, advance the balls involved, resolve the event, and
//! recompute only the events that involve these balls (billiard-model, Events).

use super::ball::{BallConstants, BallId, BallState, Motion};
use super::detect::{self, Way};
use super::event::{Event, EventKind};
use super::models::{Contact, Models};
use super::motion::{Segment, enter};
use super::resolve::{ball_ball, ball_cushion, cue};
use super::table::Table;
use crate::Vec2;

/// Maximum number of events in a shot. A longer shot is aborted, and all balls stop where they are.
/// Random full-power breaks have fewer than a thousand events.
const MOST_EVENTS: usize = 20_000;

/// The result of a simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Trajectory {
    /// The segments of each ball's path, in chronological order. The first segment starts at time
    /// 0.
    pub segments: Vec<Vec<Segment>>,
    /// All events, in chronological order.
    pub events: Vec<Event>,
    /// The states of the balls at rest. A pocketed ball lies at the centre of its pocket.
    pub balls: Vec<BallState>,
}

impl Trajectory {
    /// Returns the time from the strike to the last event, in seconds.
    pub fn duration(&self) -> f64 {
        self.events.last().map_or(0.0, |event| event.time)
    }

    /// Returns the state of a ball at any time.
    ///
    /// # Panics
    /// Panics if there is no such ball.
    pub fn state_at(&self, ball: BallId, time: f64, constants: &BallConstants) -> BallState {
        let segments = &self.segments[ball.index()];
        let next = segments.partition_point(|segment| segment.start <= time);
        segments[next.saturating_sub(1)].state_at(time, constants)
    }

    /// Returns the pocketed balls with their times and pockets, in the order in which they fell.
    pub fn pocketed(&self) -> impl Iterator<Item = (f64, BallId, u8)> {
        self.events.iter().filter_map(|event| match event.kind {
            EventKind::Pocket { ball, pocket } => Some((event.time, ball, pocket)),
            _ => None,
        })
    }
}

/// Simulates balls from their given states until all are at rest. If a strike is given, it comes
/// first.
///
/// The same input gives the same bits on every machine. All numbers must be finite, constants
/// positive, and radii and masses equal ([`super::Setup`] checks this). At most 255 balls are
/// allowed.
pub fn simulate(
    table: &Table,
    models: &Models,
    constants: &[BallConstants],
    states: &[BallState],
    strike: Option<(BallId, &cue::Strike)>,
) -> Trajectory {
    let mut simulation = Simulation::new(table, models, constants, states);
    if let Some((ball, strike)) = strike {
        simulation.strike(ball, strike);
    }
    simulation.start();
    while let Some((time, kind)) = simulation.earliest() {
        simulation.happen(time, kind);
        if simulation.events.len() >= MOST_EVENTS {
            simulation.stop(time);
            break;
        }
    }
    simulation.finish()
}

/// A ball, with its next event if it meets no other ball first.
struct Body {
    constants: BallConstants,
    segment: Segment,
    /// The next event that involves no other ball: a transition, a pocket or a cushion. The current
    /// path is valid until this event.
    alone: (f64, EventKind),
    low: Vec2,
    high: Vec2,
}

struct Simulation<'a> {
    table: &'a Table,
    models: &'a Models,
    bodies: Vec<Body>,
    /// Entry `i * n + j` is the time at which balls i < j meet, or infinity if the path of one of
    /// them ends first.
    meetings: Vec<f64>,
    /// For each ball, the earliest time at which it meets a ball with a higher number.
    soonest: Vec<f64>,
    segments: Vec<Vec<Segment>>,
    events: Vec<Event>,
}

impl<'a> Simulation<'a> {
    fn new(
        table: &'a Table,
        models: &'a Models,
        constants: &[BallConstants],
        states: &[BallState],
    ) -> Self {
        let bodies: Vec<Body> = constants
            .iter()
            .zip(states)
            .map(|(&constants, state)| Body::new(constants, Segment::new(0.0, state, &constants)))
            .collect();
        Self {
            table,
            models,
            meetings: vec![f64::INFINITY; bodies.len() * bodies.len()],
            soonest: vec![f64::INFINITY; bodies.len()],
            segments: bodies.iter().map(|body| vec![body.segment]).collect(),
            events: Vec::with_capacity(256),
            bodies,
        }
    }

    fn strike(&mut self, ball: BallId, strike: &cue::Strike) {
        let body = &mut self.bodies[ball.index()];
        let mut state = body.segment.state_at(0.0, &body.constants);
        cue::strike(self.models, &body.constants, strike, &mut state);
        self.begin(ball.index(), 0.0, &state);
        let kind = EventKind::Strike { ball };
        self.events.push(Event { time: 0.0, kind });
    }

    fn start(&mut self) {
        for index in 0..self.bodies.len() {
            self.plan_alone(index, 0.0);
        }
        for second in 1..self.bodies.len() {
            for first in 0..second {
                self.plan_meeting(first, second, 0.0);
            }
        }
    }

    /// Returns the earliest event. Simultaneous events have a fixed order.
    fn earliest(&self) -> Option<(f64, EventKind)> {
        let mut time = f64::INFINITY;
        let mut found: Option<EventKind> = None;
        let mut consider = |at: f64, kind: &dyn Fn() -> EventKind| {
            let first = |found: EventKind| kind().order() < found.order();
            if at < time || (at == time && found.is_some_and(first)) {
                (time, found) = (at, Some(kind()));
            }
        };
        for body in &self.bodies {
            consider(body.alone.0, &|| body.alone.1);
        }
        for (first, &at) in self.soonest.iter().enumerate() {
            consider(at, &|| self.first_meeting(first, at));
        }
        found.map(|kind| (time, kind))
    }

    /// Returns the event at time `at` in which ball `first` meets a ball with a higher number.
    fn first_meeting(&self, first: usize, at: f64) -> EventKind {
        let second = self.row(first).iter().position(|&time| time == at);
        EventKind::Balls {
            first: id(first),
            second: id(first + 1 + second.unwrap_or_default()),
        }
    }

    /// Returns the times at which a ball meets each ball with a higher number.
    fn row(&self, first: usize) -> &[f64] {
        let count = self.bodies.len();
        &self.meetings[first * count + first + 1..(first + 1) * count]
    }

    fn happen(&mut self, time: f64, kind: EventKind) {
        self.events.push(Event { time, kind });
        let (first, second) = kind.balls();
        let index = first.index();
        let mut state = self.state(index, time);
        if let EventKind::Balls { second, .. } = kind {
            let mut other = self.state(second.index(), time);
            let balls = [
                &self.bodies[index].constants,
                &self.bodies[second.index()].constants,
            ];
            ball_ball::meet(self.models, balls, &mut state, &mut other);
            self.begin(second.index(), time, &other);
        } else {
            self.resolve_alone(index, kind, &mut state);
        }
        self.begin(index, time, &state);
        self.plan(index, second.map(BallId::index), time);
    }

    fn resolve_alone(&self, index: usize, kind: EventKind, state: &mut BallState) {
        let ball = &self.bodies[index].constants;
        match kind {
            EventKind::Cushion { cushion, .. } => {
                let cushion = &self.table.cushions[usize::from(cushion)];
                let surplus = cushion.distance(state.position) - ball.radius;
                let outward = |_| -cushion.inward;
                ball_cushion::meet(self.models, ball, cushion.height, outward, surplus, state);
            }
            EventKind::Jaw { jaw, .. } => {
                let jaw = &self.table.jaws[usize::from(jaw)];
                let surplus = (state.position - jaw.centre).norm() - jaw.radius - ball.radius;
                let outward = |position: Vec2| (jaw.centre - position).unit();
                ball_cushion::meet(self.models, ball, jaw.height, outward, surplus, state);
            }
            EventKind::Pocket { pocket, .. } => {
                *state = BallState {
                    motion: Motion::Pocketed,
                    ..BallState::at_rest(self.table.pockets[usize::from(pocket)].centre)
                };
            }
            EventKind::Transition { to, .. } => *state = enter(state, to, ball),
            EventKind::Strike { .. } | EventKind::Balls { .. } => {}
        }
    }

    fn state(&self, index: usize, time: f64) -> BallState {
        let body = &self.bodies[index];
        body.segment.state_at(time, &body.constants)
    }

    /// Starts a new segment of a ball's path.
    fn begin(&mut self, index: usize, time: f64, state: &BallState) {
        let segment = Segment::new(time, state, &self.bodies[index].constants);
        self.bodies[index].segment = segment;
        let segments = &mut self.segments[index];
        match segments.last_mut() {
            Some(last) if last.start == time => *last = segment,
            _ => segments.push(segment),
        }
    }

    /// Recomputes all events that involve the given ball or balls.
    fn plan(&mut self, first: usize, second: Option<usize>, now: f64) {
        self.plan_alone(first, now);
        if let Some(second) = second {
            self.plan_alone(second, now);
        }
        for other in 0..self.bodies.len() {
            if other != first {
                self.plan_meeting(first.min(other), first.max(other), now);
            }
            if let Some(second) = second
                && other != second
                && other != first
            {
                self.plan_meeting(second.min(other), second.max(other), now);
            }
        }
    }

    /// Computes the next event of a ball, ignoring the other balls.
    fn plan_alone(&mut self, index: usize, now: f64) {
        let body = &mut self.bodies[index];
        let ball = id(index);
        let from = body.segment.motion;
        body.alone = match body.segment.transition(&body.constants) {
            Some((time, to)) => (time, EventKind::Transition { ball, from, to }),
            None => (f64::INFINITY, EventKind::Strike { ball }),
        };
        let way = body.way(now);
        if from.translates() {
            let radius = body.constants.radius;
            for (pocket, shape) in (0u8..).zip(&self.table.pockets) {
                let seen = way.seen_from(shape.centre);
                let when = |horizon| detect::pocket(&seen, shape.radius, horizon);
                body.consider(now, when, EventKind::Pocket { ball, pocket });
            }
            for (cushion, shape) in (0u8..).zip(&self.table.cushions) {
                let when = |horizon| detect::cushion(&way, shape, radius, horizon);
                body.consider(now, when, EventKind::Cushion { ball, cushion });
            }
            for (jaw, shape) in (0u8..).zip(&self.table.jaws) {
                let seen = way.seen_from(shape.centre);
                let when = |horizon| detect::circle(&seen, shape.radius + radius, horizon);
                body.consider(now, when, EventKind::Jaw { ball, jaw });
            }
            (body.low, body.high) = way.bounds(body.alone.0 - now);
        } else {
            (body.low, body.high) = (way.from, way.from);
        }
    }

    /// Computes when two balls meet. `first` must be less than `second`.
    fn plan_meeting(&mut self, first: usize, second: usize, now: f64) {
        let slot = first * self.bodies.len() + second;
        let before = self.meetings[slot];
        let now = self.meeting(&self.bodies[first], &self.bodies[second], now);
        self.meetings[slot] = now;
        if now < self.soonest[first] {
            self.soonest[first] = now;
        } else if before == self.soonest[first] && now > before {
            let row = self.row(first).iter();
            self.soonest[first] = row.fold(f64::INFINITY, |least, &time| least.min(time));
        }
    }

    fn meeting(&self, first: &Body, second: &Body, now: f64) -> f64 {
        let moves = first.segment.motion.translates() || second.segment.motion.translates();
        if !moves || first.is_pocketed() || second.is_pocketed() {
            return f64::INFINITY;
        }
        let reach = first.constants.radius + second.constants.radius;
        if first.stays_clear_of(second, reach) {
            return f64::INFINITY;
        }
        let way = first.way(now).to(&second.way(now));
        if self.models.contact != Contact::Exact && way.from.norm() < reach {
            return now;
        }
        let horizon = first.alone.0.min(second.alone.0) - now;
        detect::circle(&way, reach, horizon).map_or(f64::INFINITY, |t| now + t)
    }

    fn stop(&mut self, time: f64) {
        for index in 0..self.bodies.len() {
            let state = self.state(index, time);
            if !matches!(state.motion, Motion::Stationary | Motion::Pocketed) {
                self.begin(index, time, &BallState::at_rest(state.position));
            }
        }
    }

    fn finish(self) -> Trajectory {
        let end = self.events.last().map_or(0.0, |event| event.time);
        let balls = self.bodies.iter();
        Trajectory {
            balls: balls
                .map(|body| body.segment.state_at(end, &body.constants))
                .collect(),
            segments: self.segments,
            events: self.events,
        }
    }
}

impl Body {
    fn new(constants: BallConstants, segment: Segment) -> Self {
        let alone = (f64::INFINITY, EventKind::Strike { ball: BallId(0) });
        Self {
            constants,
            segment,
            alone,
            low: segment.position,
            high: segment.position,
        }
    }

    fn is_pocketed(&self) -> bool {
        self.segment.motion == Motion::Pocketed
    }

    fn way(&self, now: f64) -> Way {
        Way {
            from: self.segment.position_at(now),
            velocity: self.segment.velocity_at(now),
            half: self.segment.acceleration * 0.5,
        }
    }

    /// Replaces the ball's next event if the given one comes first.
    fn consider(&mut self, now: f64, when: impl Fn(f64) -> Option<f64>, kind: EventKind) {
        let (known, other) = self.alone;
        if let Some(t) = when(known - now) {
            let time = now + t;
            if time < known || (time == known && kind.order() < other.order()) {
                self.alone = (time, kind);
            }
        }
    }

    /// Returns whether the rectangles around two paths are so far apart that the balls cannot meet.
    fn stays_clear_of(&self, other: &Self, reach: f64) -> bool {
        // Use slightly more than the contact distance because of rounding errors.
        let reach = reach * (1.0 + 1e-6);
        self.low.x > other.high.x + reach
            || other.low.x > self.high.x + reach
            || self.low.y > other.high.y + reach
            || other.low.y > self.high.y + reach
    }
}

fn id(index: usize) -> BallId {
    BallId(index as u8)
}
