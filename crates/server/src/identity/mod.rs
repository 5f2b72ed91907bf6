//! Authentication with keys stored by browsers, with bot tokens, and with one-time codes. The
//! server stores only hashes of their secrets.
//!
//! A key has the form `key_ID_SECRET`, and a bot token has the form `bot_ID_SECRET`. The server
//! finds the stored credential by its id and compares the secret's hash in constant time. A code
//! consists of an id and a secret without a separator.

pub(crate) mod address_log;
pub(crate) mod player;
pub(crate) mod player_ref;
pub(crate) mod sessions;
pub(crate) mod state;
pub(crate) mod webauthn;

use crate::http::Http;
use crate::http::error::Error;
use crate::http::extract::Connection;
use crate::identity::player::{Player, scopes};
use crate::identity::state::Identity;
use crate::random;
use crate::time::now;
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use protocol::online::{ApiErrorReason, Handle, Scope};
use protocol::{Hex, Millis};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use storage::{Ban, Credential, CredentialKind, HandleRow, Store};
use subtle::ConstantTimeEq;

/// A new secret, and the credential to store for it.
pub(crate) struct Issued {
    /// The key, token or code as text, which is sent to the player and never stored.
    pub(crate) text: String,
    pub(crate) credential: Credential,
}

/// Issues a new key or bot token.
pub(crate) fn issue(player: &str, kind: CredentialKind) -> Result<Issued, Error> {
    let id = random::letters::<16>()?;
    let secret = Hex(random::bytes::<32>()?).to_string();
    let prefix = match kind {
        CredentialKind::Bot => "bot",
        _ => "key",
    };
    Ok(Issued {
        text: format!("{prefix}_{id}_{secret}"),
        credential: credential(id, player, kind, &secret, None),
    })
}

/// Lifetime of a code that signs in another device, in milliseconds: 15 minutes.
const DEVICE_CODE: Millis = 15 * 60_000;

/// The number of letters at the start of a code that form its id. The remaining letters form its
/// secret.
const CODE_ID_CHARS: usize = 8;

/// Issues a one-time code: five groups of four letters. The first two groups are its id.
pub(crate) fn issue_code(player: &str, kind: CredentialKind) -> Result<Issued, Error> {
    let letters = random::letters::<20>()?;
    let (id, secret) = letters.split_at(CODE_ID_CHARS);
    let expires = (kind == CredentialKind::Device).then(|| now() + DEVICE_CODE);
    let groups: Vec<&str> = (0..5)
        .map(|group| &letters[4 * group..4 * group + 4])
        .collect();
    Ok(Issued {
        text: groups.join("-"),
        credential: credential(id.to_owned(), player, kind, secret, expires),
    })
}

fn credential(
    id: String,
    player: &str,
    kind: CredentialKind,
    secret: &str,
    expires: Option<Millis>,
) -> Credential {
    Credential {
        id,
        player: player.to_owned(),
        kind,
        hash: hash(secret),
        name: String::new(),
        scopes: String::new(),
        created: now(),
        expires,
    }
}

fn hash(secret: &str) -> String {
    Hex::<32>(Sha256::digest(secret.as_bytes()).into()).to_string()
}

fn unknown() -> Error {
    let text = "This key is not valid.";
    Error::new(ApiErrorReason::Unknown, text)
}

/// Returns the stored credential for an id and its secret.
async fn authenticate(store: &Store, id: &str, secret: &str) -> Result<Credential, Error> {
    let plain = |text: &str| text.len() <= 100 && text.bytes().all(|b| b.is_ascii_alphanumeric());
    if !plain(id) || !plain(secret) {
        return Err(unknown());
    }
    let found = match store.credential(id).await {
        Ok(found) => found,
        Err(storage::StorageError::NotFound) => return Err(unknown()),
        Err(problem) => return Err(problem.into()),
    };
    let equal = hash(secret).as_bytes().ct_eq(found.hash.as_bytes());
    let expired = found.expires.is_some_and(|expires| expires < now());
    if !bool::from(equal) || expired {
        return Err(unknown());
    }
    Ok(found)
}

/// Returns the player who owns this key or token. Refuses banned players.
pub(crate) async fn player(store: &Store, key: &str) -> Result<Player, Error> {
    let (player, ban) = even_banned(store, key).await?;
    match ban {
        Some(ban) => Err(Error::banned(ban)),
        None => Ok(player),
    }
}

/// Returns the player who owns this key or token, and the player's ban, if any.
async fn even_banned(store: &Store, key: &str) -> Result<(Player, Option<Ban>), Error> {
    let mut parts = key.splitn(3, '_');
    let (Some(prefix), Some(id), Some(secret)) = (parts.next(), parts.next(), parts.next()) else {
        return Err(unknown());
    };
    let found = authenticate(store, id, secret).await?;
    let scopes = match (prefix, found.kind) {
        ("key", CredentialKind::Key) => None,
        ("bot", CredentialKind::Bot) => Some(scopes(&found.scopes)),
        _ => return Err(unknown()),
    };
    let asked = store.player_and_ban(&found.player, now()).await;
    let (row, ban) = asked.map_err(|_| unknown())?;
    let plays = scopes
        .as_ref()
        .is_some_and(|all| all.contains(&Scope::Play));
    if plays && !row.bot && ban.is_none() {
        store.mark_bot(&row.id).await?;
    }
    let player = Player {
        id: row.id.into(),
        name: row.name,
        created: row.created,
        bot: row.bot || plays,
        credential: found.id.into(),
        scopes,
    };
    Ok((player, ban))
}

/// Returns the error that explains why a player's authenticated connection was ended.
pub(crate) async fn not_any_more(store: &Store, player: &str) -> Error {
    match store.player_and_ban(player, now()).await {
        Ok((_, Some(ban))) => Error::banned(ban),
        _ => Error::new(ApiErrorReason::Unknown, "This key is no longer valid."),
    }
}

/// Normalises a code, because people may type it with spaces or in capitals.
fn code_letters(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Returns the id part of a code, even if no such code exists.
pub(crate) fn code_id(code: &str) -> Arc<str> {
    code_letters(code)
        .chars()
        .take(CODE_ID_CHARS)
        .collect::<String>()
        .into()
}

/// Exchanges a one-time code for a new key. Returns the player's id and the key.
pub(crate) async fn redeem_code(
    store: &Store,
    code: &str,
    device: String,
) -> Result<(String, String), Error> {
    let refused = || {
        let text = "This code is wrong or has expired.";
        Error::new(ApiErrorReason::Unknown, text)
    };
    let letters = code_letters(code);
    if letters.len() != 20 {
        return Err(refused());
    }
    let (id, secret) = letters.split_at(CODE_ID_CHARS);
    let found = authenticate(store, id, secret).await.map_err(|error| {
        let known = error.problem.reason == ApiErrorReason::Unknown;
        if known { refused() } else { error }
    })?;
    if !matches!(
        found.kind,
        CredentialKind::Device | CredentialKind::Recovery
    ) {
        return Err(refused());
    }
    let mut issued = issue(&found.player, CredentialKind::Key)?;
    issued.credential.name = device;
    match store.trade_code(&found.id, &issued.credential).await {
        Ok(()) => Ok((found.player, issued.text)),
        Err(storage::StorageError::NotFound) => Err(refused()),
        Err(problem) => Err(problem.into()),
    }
}

/// Returns the player with this handle. Case does not matter.
pub(crate) async fn holder(store: &Store, handle: String) -> Result<HandleRow, Error> {
    let nobody = || Error::not_found("There is no player with this handle.");
    let handle = Handle::new(handle).map_err(|_| nobody())?;
    match store.handle_named(handle.as_str()).await {
        Err(storage::StorageError::NotFound) => Err(nobody()),
        found => Ok(found?),
    }
}

fn bearer(parts: &Parts) -> Option<&str> {
    let value = parts.headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, key) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| key.trim())
}

impl<S> FromRequestParts<S> for Player
where
    S: AsRef<Http> + AsRef<Identity> + AsRef<Store> + Sync,
{
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Player, Error> {
        let player = player(state.as_ref(), needed(parts)?).await?;
        let connection = Connection::of(&parts.extensions, &parts.headers, state.as_ref());
        let identity: &Identity = state.as_ref();
        let address_log = &identity.address_log;
        address_log.note(&player.id, connection.address).await;
        Ok(player)
    }
}

/// An authenticated player who may be banned. Even banned players may export their data and delete
/// their account.
pub(crate) struct EvenBanned(pub(crate) Player);

impl<S: AsRef<Store> + Sync> FromRequestParts<S> for EvenBanned {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<EvenBanned, Error> {
        let (player, _) = even_banned(state.as_ref(), needed(parts)?).await?;
        Ok(EvenBanned(player))
    }
}

fn needed(parts: &Parts) -> Result<&str, Error> {
    let text = "A key is required: send Authorization: Bearer and your key.";
    bearer(parts).ok_or_else(|| Error::new(ApiErrorReason::Unknown, text))
}

/// The authenticated player who made a request, or `None` if the request has no key.
pub(crate) struct Anyone(pub(crate) Option<Player>);

impl<S: AsRef<Store> + Sync> FromRequestParts<S> for Anyone {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Anyone, Error> {
        match bearer(parts) {
            Some(key) => Ok(Anyone(Some(player(state.as_ref(), key).await?))),
            None => Ok(Anyone(None)),
        }
    }
}
