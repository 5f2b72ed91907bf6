//! A player's `WebSocket`, which reports changes at all of the player's tables.

use super::socket::{Client, upgrade};
use crate::app::App;
use crate::features::people;
use crate::features::tournaments::call;
use crate::http::error::Error;
use crate::http::extract::{Connection, check_origin, stay};
use crate::identity::sessions::Session;
use crate::outbox::{Inbox, line};
use crate::own_tables::tables_of;
use crate::peers::Subscription;
use crate::tables::Command;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::online::{ApiErrorReason, Scope, SocketMessage};
use std::sync::Arc;

/// When a player's socket opens, the server sends at most this many tables, this many challenges,
/// and this many tournament tables.
const FIRST: usize = 32;

/// Opens a player's socket, which reports changes at all of the player's tables.
pub(crate) async fn player(
    State(app): State<App>,
    headers: HeaderMap,
    connection: Connection,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    check_origin(&app.http, &headers)?;
    let counted = stay(&app.http, &connection)?;
    Ok(upgrade(socket, move |socket| async move {
        let _counted = counted;
        let mut client = Client::new(&app, socket, connection);
        // The future is boxed so that its memory is freed afterwards.
        if let Some(home) = Box::pin(client.open_home()).await {
            client.attend(home.inbox, None, &home.session).await;
            app.watchers.remove_closed(&home.player);
        }
        client.close().await;
    }))
}

/// A client that receives changes at all of a player's tables.
struct Home {
    player: Arc<str>,
    inbox: Inbox,
    session: Session,
    _subscription: Subscription,
}

impl Client<'_> {
    /// Waits for the hello message, and sends the player's tables, challenges and tournament tables.
    /// Returns `None` if the connection must be closed.
    async fn open_home(&mut self) -> Option<Home> {
        let known = match self.hello().await?.player {
            Some(player) => player.may(Scope::Look).map(|()| player),
            None => Err(Error::new(
                ApiErrorReason::Unknown,
                "A key is required here.",
            )),
        };
        let player = match known {
            Ok(player) => player,
            Err(error) => {
                self.refuse(&error, true).await;
                return None;
            }
        };
        let session = self.app.identity.sessions.begin(Some(&player));
        let (outbox, inbox) = line();
        let own = tables_of(&self.app.store, &player.id).await;
        let mut listed = Vec::new();
        for table in own.unwrap_or_default().into_iter().take(FIRST) {
            listed.push(table.table.table.clone());
            let table = Box::new(table);
            let _ = outbox.tell(SocketMessage::Turn { table }.to_json().into());
        }
        let waiting = people::waiting(self.app, &player.id).await;
        for challenge in waiting.unwrap_or_default().into_iter().take(FIRST) {
            let challenge = Box::new(challenge);
            let _ = outbox.tell(SocketMessage::Challenge { challenge }.to_json().into());
        }
        let called = self.app.store.called_to(&player.id).await;
        let calls = called.unwrap_or_default().into_iter().filter_map(call);
        for call in calls.take(FIRST) {
            let call = Box::new(call);
            let _ = outbox.tell(SocketMessage::Round { call }.to_json().into());
        }
        let subscription = self.app.peers.subscribe_player(&player.id, &outbox);
        self.app.watchers.add(&player.id, outbox);
        // Stored summaries may be a second old, so the tables send their current entries. From here
        // on, the player receives every change.
        for table in listed {
            let renew = Command::RenewList(Arc::clone(&player.id));
            self.app.tables.tell(&table, renew);
        }
        Some(Home {
            player: player.id,
            inbox,
            session,
            _subscription: subscription,
        })
    }
}
