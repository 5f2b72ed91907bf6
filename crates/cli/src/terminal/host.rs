//! The local table. To play, the terminal sends it the same requests that online clients send to a
//! server.

use super::names::seat_names;
use super::rng::Rng;
use super::tableau::Tableau;
use anyhow::{Result, anyhow, bail};
use coach::ComputerPlayer;
use contest::Daily;
use golf::game::{Action, Face, Game, Pick, Rules};
use golf::{Ball, Event, Trace};
use protocol::{
    Answer, ClientToServer, EventKind, GameAction, GameChance, GolfAction, GolfChance, GolfSetup,
    Hex, MatchSetup, MessageId, Millis, PlayerName, Record, Request, Seat, SeatKind, TableId,
    Version,
};
use table::{Caller, CourseCache, NewTable, Play, Player, Secret, Table};

/// A stroke that has been played.
#[derive(Clone, Debug)]
pub(crate) struct Stroke {
    pub(crate) before: Tableau,
    pub(crate) ball: Ball,
    pub(crate) events: Vec<Event>,
}

/// The result of an action.
#[derive(Clone, Debug)]
pub(crate) enum ActionOutcome {
    /// A choice was made and can still be changed.
    Chosen,
    /// The die was rolled and shows this face.
    Rolled { pick: Pick, face: Face },
    /// A ball was played, or the stroke was skipped.
    Struck(Stroke),
}

/// A local table, with the secret from which its dice are computed.
pub(crate) struct Host {
    table: Table,
    secret: Secret,
    computer: Box<dyn Player>,
    sent: u32,
}

impl Host {
    /// Opens a table, seats all players and starts the match.
    pub(crate) fn begin(
        rules: &Rules,
        people: &[String],
        level: u8,
        rng: &mut Rng,
        now: Millis,
    ) -> Result<Host> {
        let names: Vec<PlayerName> = people
            .iter()
            .map(|name| PlayerName::new(name.trim()))
            .collect::<Result<_, _>>()?;
        let seat = |player: usize| match names.get(player) {
            Some(_) => SeatKind::Person {},
            None => SeatKind::Computer { level },
        };
        let new = NewTable {
            id: TableId::new(Hex(rng.bytes::<8>()?).to_string())?,
            setup: MatchSetup::Golf(GolfSetup::new(rules)),
            seats: (0..rules.players()).map(seat).collect(),
            clock: None,
        };
        let secret = Secret::new(rng.bytes()?);
        let seed = u64::from_le_bytes(rng.bytes()?);
        let contribution = |name| Ok((name, Hex(rng.bytes()?)));
        let people = names.into_iter().map(contribution);
        Host::seated(new, secret, people.collect::<Result<_>>()?, seed, now)
    }

    /// Opens a table for a daily course, with that day's dice, and starts the match.
    pub(crate) fn daily(daily: &Daily, name: &str, now: Millis) -> Result<Host> {
        let people = vec![(PlayerName::new(name)?, daily.contribution)];
        // The daily course has no computer players.
        Host::seated(daily.new.clone(), daily.secret.clone(), people, 0, now)
    }

    fn seated(
        new: NewTable,
        secret: Secret,
        people: Vec<(PlayerName, Hex<16>)>,
        seed: u64,
        now: Millis,
    ) -> Result<Host> {
        let table = Table::create(new, secret.clone(), &mut CourseCache::new(), now)?;
        let mut host = Host::of(table, secret, seed);
        let count = people.len() as Seat;
        for (seat, (name, contribution)) in (0..).zip(people) {
            host.ask(
                seat,
                Request::Join {
                    seat,
                    name,
                    contribution,
                },
                now,
            )?;
        }
        for seat in 0..count {
            host.ask(seat, Request::Ready { seat, ready: true }, now)?;
        }
        if host.table.state().play().is_none() {
            return Err(anyhow!("at least one player must be a person"));
        }
        Ok(host)
    }

    /// Resumes a saved match.
    pub(crate) fn resume(record: Record, secret: Secret, now: Millis) -> Result<Host> {
        golf_only(&record)?;
        let mut table = Table::restore(record.events, secret.clone(), &mut CourseCache::new())?;
        let since = table.events().last().map_or(now, |event| event.at);
        // The update can be dropped, because this is the only client.
        let _ = table.resume(since, now);
        Ok(Host::of(table, secret, now))
    }

    fn of(table: Table, secret: Secret, seed: u64) -> Host {
        Host {
            table,
            secret,
            computer: Box::new(ComputerPlayer::new(seed)),
            sent: 0,
        }
    }

    pub(crate) fn secret(&self) -> &Secret {
        &self.secret
    }

    pub(crate) fn table_id(&self) -> &TableId {
        self.table.state().table()
    }

    pub(crate) fn version(&self) -> Version {
        self.table.state().version()
    }

    pub(crate) fn record(&self) -> Record {
        self.table.record()
    }

    /// Returns the match. Local tables start their match as soon as they are created.
    pub(crate) fn game(&self) -> &Game {
        let play = self.table.state().play();
        match play.expect("the match has started") {
            Play::Golf(game) => game,
            Play::Carramboule(_) => unreachable!("the terminal only opens mini golf"),
        }
    }

    /// Returns the names of people and computer players, by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        let seats = self.table.state().view().seats.into_iter();
        let seats = seats.map(|seat| (seat.kind, seat.name.map(|name| name.to_string())));
        let (kinds, people): (Vec<_>, Vec<_>) = seats.unzip();
        seat_names(&kinds, &people)
    }

    /// Returns whether it is a computer player's turn.
    pub(crate) fn is_computers_turn(&self) -> bool {
        self.table.state().computer_in_turn().is_some()
    }

    /// Performs an action for the person whose turn it is. The error can be shown to the player.
    pub(crate) fn act(&mut self, action: Action, now: Millis) -> Result<ActionOutcome> {
        let seat = self.table.state().turn();
        let seat = seat.ok_or_else(|| anyhow!("it is no player's turn"))?;
        let before = self.game().clone();
        let from = self.version();
        let wire = GolfAction::new(action, before.rules().dice());
        let request = Request::Act {
            seat,
            action: GameAction::Golf(wire),
            version: Some(from),
        };
        self.ask(seat, request, now)?;
        Ok(self.outcome(&before, from))
    }

    /// If it is a computer player's turn, lets that player act once.
    pub(crate) fn computer_act(&mut self, now: Millis) -> Result<ActionOutcome> {
        let before = self.game().clone();
        let from = self.version();
        self.table.computer_turn(&mut *self.computer, now)?;
        Ok(self.outcome(&before, from))
    }

    fn ask(&mut self, seat: Seat, request: Request, now: Millis) -> Result<()> {
        self.sent += 1;
        // The id must also differ from all ids sent before the match was saved and resumed.
        let id = MessageId::new(format!("terminal-{}-{}", self.version(), self.sent))?;
        let message = ClientToServer { id, request };
        let caller = Caller::holding([seat]);
        match self.table.request(caller, &message, now).answer {
            Answer::Refused { text, .. } => Err(anyhow!(text)),
            _ => Ok(()),
        }
    }

    fn outcome(&self, before: &Game, from: Version) -> ActionOutcome {
        for event in self.table.events_since(from) {
            if let EventKind::Acted { action, .. } = &event.what
                && let Some(stroke) = stroke(before, action)
            {
                return ActionOutcome::Struck(stroke);
            }
            if let EventKind::Drawn { chance, .. } = &event.what
                && let Some((pick, face)) = rolled(self.game(), chance)
            {
                return ActionOutcome::Rolled { pick, face };
            }
        }
        ActionOutcome::Chosen
    }
}

/// Returns an error for Carramboule records, because the terminal can draw only courses.
pub(crate) fn golf_only(record: &Record) -> Result<()> {
    match record.events.first().map(|event| &event.what) {
        Some(EventKind::Created { setup, .. }) if !matches!(**setup, MatchSetup::Golf(_)) => {
            bail!(
                "this is a Carramboule match, which the terminal cannot show; check it with `carambole verify`"
            )
        }
        _ => Ok(()),
    }
}

/// Returns the stroke that an action plays in a game, if the action is a stroke.
pub(crate) fn stroke(before: &Game, action: &GameAction) -> Option<Stroke> {
    let GameAction::Golf(action) = action else {
        return None;
    };
    let action = action.action(before.rules().dice()).ok()?;
    if !matches!(action, Action::Play(_) | Action::Pass) {
        return None;
    }
    let mut trace = Trace::default();
    before.preview(action, &mut trace).ok()?;
    Some(Stroke {
        before: Tableau::of(before),
        ball: before.turn()?.ball,
        events: trace.events,
    })
}

/// Returns the die or card that a chance event rolled, and the resulting face.
pub(crate) fn rolled(after: &Game, chance: &GameChance) -> Option<(Pick, Face)> {
    let GameChance::Golf(GolfChance::Face { face }) = chance else {
        return None;
    };
    let golf::game::Phase::Aiming { pick, .. } = after.phase() else {
        return None;
    };
    Some((pick, Face::new(*face)?))
}
