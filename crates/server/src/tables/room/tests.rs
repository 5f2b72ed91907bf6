//! Checks rooms in a small [`World`]: all orders of events in a short match, and random orders in
//! many long ones.

use super::world::{Action, How, World};
use fastrand::Rng;
use protocol::Clock;
use stateright::{Checker, Model, Property};
use std::time::{Duration, Instant};

/// Two nodes during a few actions of a match, and the limits on failures between them.
struct TwoNodes {
    /// The player is about to finish a turn, and the computer's turn follows.
    begin: World,
    /// The number of events up to which the match is followed.
    events: usize,
    deaths: u8,
    /// How many questions the database may fail to answer.
    failures: u8,
    /// How many times the lease may end too early.
    ended: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    world: World,
    deaths: u8,
    failures: u8,
    ended: u8,
}

impl TwoNodes {
    fn new(deaths: u8, failures: u8, ended: u8) -> TwoNodes {
        let mut world = World::new(1, 1, None, 7);
        let mut begin = world.clone();
        while !world.is_turn_of_computer() {
            if world.is_at_rest() {
                begin = world.clone();
            }
            let send = Action::Send { player: 0, node: 0 };
            let (node, how) = (0, How::Well);
            assert!(world.happen(Action::Answer { node, how }) || world.happen(send));
        }
        begin.news.clear();
        TwoNodes {
            events: world.log.len() + 1,
            begin,
            deaths,
            failures,
            ended,
        }
    }
}

impl Model for TwoNodes {
    type State = State;
    type Action = Action;

    fn init_states(&self) -> Vec<State> {
        vec![State {
            world: self.begin.clone(),
            deaths: 0,
            failures: 0,
            ended: 0,
        }]
    }

    fn actions(&self, state: &State, actions: &mut Vec<Action>) {
        *actions = state.world.ordinary();
        for node in 0..2 {
            if state.failures < self.failures {
                for how in [How::Badly, How::InDoubt] {
                    actions.push(Action::Answer { node, how });
                }
            }
            if state.deaths < self.deaths {
                actions.push(Action::Die(node));
            }
            actions.push(Action::Wake(node));
        }
        if state.ended < self.ended {
            actions.push(Action::EndLease);
        }
    }

    fn next_state(&self, before: &State, action: Action) -> Option<State> {
        let mut state = before.clone();
        if !state.world.happen(action) {
            return None;
        }
        match action {
            Action::Die(_) => state.deaths += 1,
            Action::EndLease => state.ended += 1,
            Action::Answer { how, .. } if how != How::Well => state.failures += 1,
            _ => {}
        }
        Some(state)
    }

    fn within_boundary(&self, state: &State) -> bool {
        state.world.log.len() <= self.events
    }

    fn properties(&self) -> Vec<Property<TwoNodes>> {
        vec![
            Property::always("nothing is broken", |_, state: &State| {
                state.world.broken.is_none()
            }),
            Property::sometimes("the player and the computer act", |model, state: &State| {
                state.world.log.len() >= model.events && state.world.is_answered()
            }),
            Property::sometimes("another node is faster", |_, state: &State| {
                state.world.has_conflict()
            }),
        ]
    }
}

/// Checks all reachable states and returns how many there are.
fn check(deaths: u8, failures: u8, ended: u8) -> usize {
    let model = TwoNodes::new(deaths, failures, ended);
    let checked = model.checker().threads(2).spawn_bfs().join();
    checked.assert_properties();
    checked.unique_state_count()
}

#[test]
fn whenever_a_node_dies_no_move_is_lost_or_doubled() {
    assert!(check(0, 0, 0) + check(1, 0, 0) > 10_000);
}

#[test]
#[ignore = "all: every state with a failure of each kind"]
fn whatever_fails_between_two_nodes_no_move_is_lost_or_doubled() {
    assert!(check(0, 1, 0) > 10_000);
    assert!(check(0, 0, 1) > 5_000);
    assert!(check(1, 1, 1) > 50_000);
}

/// Plays at least this many steps of matches with random failures. The same seed repeats a run.
fn simulate(seed: u64, steps: usize) {
    let mut rng = Rng::with_seed(seed);
    let mut done = 0;
    while done < steps {
        let clock = rng.bool().then_some(Clock {
            turn_ms: Some(20_000),
            total_ms: None,
            increment_ms: 0,
        });
        let mut world = World::new(rng.usize(1..=2), rng.u8(1..=3), clock, rng.u8(..));
        // How often something goes wrong, from never to every other step.
        let trouble = rng.f64() * rng.f64() * 0.5;
        for step in 0.. {
            let action = if rng.f64() < trouble {
                failure(&mut rng, &world)
            } else {
                let ordinary = world.ordinary();
                match rng.choice(ordinary) {
                    Some(action) if rng.u8(..16) > 0 => action,
                    _ => Action::Ring(rng.usize(..2)),
                }
            };
            done += usize::from(world.happen(action));
            if rng.u8(..4) == 0 {
                // Most messages arrive once.
                world.happen(Action::Lose(0));
            }
            if let Some(what) = &world.broken {
                panic!("seed {seed}, step {done}, {action:?}: {what}");
            }
            if rng.u8(..64) == 0 && !world.is_ready() {
                world.happen(Action::Outage);
            }
            if step % 16 == 0 && world.is_over() {
                break;
            }
            assert!(step < 100_000, "seed {seed}: a match does not end");
        }
    }
}

/// Returns a failure or another rare action.
fn failure(rng: &mut Rng, world: &World) -> Action {
    let node = rng.usize(..2);
    match rng.u8(..11) {
        0 => Action::Die(node),
        10 => Action::Outage,
        1 => Action::EndLease,
        2 => Action::Wake(node),
        3 => Action::Compare(node),
        4 | 5 => Action::Lose(rng.usize(..world.news.len().max(1))),
        6 | 7 => Action::Answer {
            node,
            how: How::Badly,
        },
        _ => Action::Answer {
            node,
            how: How::InDoubt,
        },
    }
}

#[test]
fn matches_with_random_failures_lose_and_double_nothing() {
    for seed in 0..8 {
        simulate(seed, 2_000);
    }
    simulate(fastrand::u64(..), 10_000);
}

#[test]
#[ignore = "all: a minute of random failures, or SIMULATION_MINUTES"]
fn long_runs_with_random_failures_lose_and_double_nothing() {
    let minutes = std::env::var("SIMULATION_MINUTES").ok();
    let minutes = minutes.and_then(|minutes| minutes.parse().ok());
    let length = Duration::from_mins(minutes.unwrap_or(1));
    let (begin, mut steps) = (Instant::now(), 0);
    while begin.elapsed() < length {
        simulate(fastrand::u64(..), 100_000);
        steps += 100_000;
    }
    println!("{steps} steps in {:?}", begin.elapsed());
}
