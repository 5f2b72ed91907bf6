//! Plays complete matches with random legal actions, which are sent as serialised messages.
#![allow(dead_code)]

use coach::RandomPlayer;
use fastrand::Rng;
use golf::game::{BlankCard, DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Ball, Collection, Course};
use protocol::{
    Answer, ClientToServer, Clock, CourseText, GameAction, GolfSetup, Hex, MatchSetup, MessageId,
    PlayerName, Request, Seat, SeatKind, ServerToClient, Status, TableId,
};
use std::sync::{Arc, LazyLock, Mutex};
use table::{Caller, CourseCache, NewTable, Reply, Secret, Table};

static CACHE: LazyLock<Mutex<CourseCache>> = LazyLock::new(Mutex::default);
static STAGES: LazyLock<Vec<Arc<Course>>> = LazyLock::new(|| {
    let course = |id| Collection::course(id).expect("there").expect("sound");
    Collection::all()
        .map(|standard| Arc::new(course(standard.id)))
        .collect()
});

/// Returns a cache that all tests in a process share.
pub fn cache() -> CourseCache {
    CACHE.lock().expect("no test panics with it").clone()
}

pub fn keep(cache: CourseCache) {
    *CACHE.lock().expect("no test panics with it") = cache;
}

/// Returns how many matches a test plays: `MATCHES` if set, otherwise `many` under `cargo xtask
/// test --all` and `few` without it.
pub fn matches_wanted(few: u64, many: u64) -> u64 {
    let usual = if std::env::var_os("CARAMBOLE_ALL_TESTS").is_some() {
        many
    } else {
        few
    };
    let wanted = std::env::var("MATCHES").ok();
    wanted.and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn dice(rng: &mut Rng) -> DiceSet {
    match rng.u8(..4) {
        0 => DiceSet::dice_of_the_box(),
        1 => DiceSet::cards_of_the_box(),
        2 => DiceSet::everything(),
        _ => {
            let blank = BlankCard::Six([1, 2, 3, 50, 98, 99])
                .written("ours")
                .expect("sound");
            DiceSet::everything().with_card(blank).expect("sound")
        }
    }
}

/// Returns a random setup with one to three courses from the collection.
pub fn random_setup(rng: &mut Rng) -> GolfSetup {
    let mode = if rng.bool() { Mode::Basic } else { Mode::Carom };
    let players = rng.usize(1..=4);
    let mut balls: Vec<Ball> = Ball::all().collect();
    rng.shuffle(&mut balls);
    let least = if mode == Mode::Carom && players == 1 {
        2
    } else {
        1
    };
    let mut own = || balls.drain(..rng.usize(least..=3)).collect();
    let players = (0..players).map(|_| own()).collect();
    let values = |rng: &mut Rng| (0..rng.usize(1..6)).map(|_| rng.i8(-3..=-1)).collect();
    let setup = Setup {
        mode,
        players,
        courses: (0..rng.usize(1..=3))
            .map(|_| Arc::clone(rng.choice(&*STAGES).expect("some")))
            .collect(),
        limit: if rng.bool() {
            None
        } else {
            Some(rng.u8(1..=20))
        },
        dice: dice(rng),
        tokens: if rng.u8(..3) == 0 {
            Tokens::Scattered(values(rng))
        } else {
            Tokens::Printed
        },
    };
    GolfSetup::new(&Rules::new(setup).expect("a sound setup"))
}

/// Returns a course from the collection in the form used by a setup.
pub fn course(id: &str) -> CourseText {
    CourseText::new(&Collection::course(id).expect("there").expect("sound"))
}

pub fn secret_of(rng: &mut Rng) -> Secret {
    Secret::new(std::array::from_fn(|_| rng.u8(..)))
}

/// A match in progress. Keeps the time and gives every message a new id.
pub struct Host {
    pub rng: Rng,
    pub table: Table,
    pub now: u64,
    pub secret: Secret,
    sent: u64,
}

impl Host {
    pub fn new(seed: u64, clock: Option<Clock>) -> Host {
        let mut rng = Rng::with_seed(seed);
        let setup = random_setup(&mut rng);
        Host::with_setup(rng, setup, clock, true)
    }

    pub fn with_setup(
        mut rng: Rng,
        setup: GolfSetup,
        clock: Option<Clock>,
        computers: bool,
    ) -> Host {
        let secret = secret_of(&mut rng);
        let seat = |index: usize, rng: &mut Rng| {
            if index > 0 && computers && rng.u8(..3) == 0 {
                SeatKind::Computer { level: 1 }
            } else {
                SeatKind::Person {}
            }
        };
        let new = NewTable {
            id: TableId::new(format!("table-{}", rng.u32(..))).expect("an id"),
            seats: (0..setup.balls.len())
                .map(|index| seat(index, &mut rng))
                .collect(),
            setup: MatchSetup::Golf(setup),
            clock,
        };
        let mut cache = cache();
        let table = Table::create(new, secret.clone(), &mut cache, 1_000).expect("a sound table");
        keep(cache);
        Host {
            rng,
            table,
            now: 1_000,
            secret,
            sent: 0,
        }
    }

    pub fn message(&mut self, request: Request) -> ClientToServer {
        self.sent += 1;
        ClientToServer {
            id: MessageId::new(format!("m{}", self.sent)).expect("an id"),
            request,
        }
    }

    /// Serialises a request, parses it again, and sends it as a client that holds `seat`.
    pub fn send(&mut self, seat: Seat, request: Request) -> Reply {
        let message = self.message(request);
        let message = ClientToServer::parse(message.to_json().as_bytes())
            .expect("what is written can be read");
        self.now += self.rng.u64(..50);
        self.table
            .request(Caller::holding([seat]), &message, self.now)
    }

    pub fn accepted(&mut self, seat: Seat, request: Request) -> Reply {
        let asked = format!("{request:?}");
        let reply = self.send(seat, request);
        assert!(
            matches!(reply.answer, Answer::Accepted { .. }),
            "{:?} to {asked}",
            reply.answer
        );
        reply
    }

    pub fn join(&mut self, seat: Seat) {
        let contribution = Hex(std::array::from_fn(|_| self.rng.u8(..)));
        let name = PlayerName::new(format!("Player {seat}")).expect("a name");
        self.accepted(
            seat,
            Request::Join {
                seat,
                name,
                contribution,
            },
        );
    }

    pub fn start(&mut self) {
        let people = self.people();
        for seat in &people {
            self.join(*seat);
        }
        for seat in people {
            self.accepted(seat, Request::Ready { seat, ready: true });
        }
        assert_eq!(self.table.state().status(), Status::Playing);
    }

    pub fn people(&self) -> Vec<Seat> {
        let view = self.table.state().view();
        let seats = view.seats.iter().zip(0..);
        seats
            .filter(|(seat, _)| seat.kind == SeatKind::Person {})
            .map(|(_, index)| index)
            .collect()
    }

    /// Performs one legal action of the player whose turn it is. Returns the update.
    pub fn step(&mut self) -> ServerToClient {
        if self.table.state().computer_in_turn().is_some() {
            let mut player = RandomPlayer::new(self.rng.u64(..));
            let update = self.table.computer_turn(&mut player, self.now);
            return update.expect("it plays legally").expect("its turn");
        }
        let seat = self.table.state().turn().expect("a turn");
        let actions = self.table.state().play().expect("under way").actions();
        let action = self.liked(&actions);
        let reply = self.accepted(
            seat,
            Request::Act {
                seat,
                action,
                version: None,
            },
        );
        reply.update.expect("something happened")
    }

    /// Picks an action. Prefers the last one, which is a roll whenever rolling is legal, so that
    /// matches make progress.
    fn liked(&mut self, actions: &[GameAction]) -> GameAction {
        let any = self.rng.choice(actions).expect("some");
        let last = actions.last().expect("some");
        if self.rng.u8(..3) == 0 {
            any.clone()
        } else {
            last.clone()
        }
    }

    pub fn is_over(&self) -> bool {
        self.table.state().status() == Status::Over
    }

    pub fn play_out(&mut self) {
        self.start();
        while !self.is_over() {
            self.step();
        }
    }
}
