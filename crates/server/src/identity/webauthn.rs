//! Creates passkey challenges and checks the responses of authenticators, as defined by the
//! `WebAuthn` standard. `webauthn_rp` verifies the signatures.

use crate::http::Http;
use crate::http::error::Error;
use crate::http::extract::base;
use axum::http::HeaderMap;
use protocol::online::ApiErrorReason;
use std::fmt::Write;
use std::net::IpAddr;
use storage::PasskeyRow;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialUserEntity, RegistrationVerificationOptions,
    UserHandle, Username,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

/// Size in bytes of the user handle, by which authenticators identify the player.
const USER: usize = 14;

type PublicKey = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;

/// The site that a passkey belongs to: the site's host name and the origin of its page.
pub(crate) struct Site {
    id: RpId,
    origins: Vec<String>,
}

impl Site {
    /// Returns the site at the server's public URL, or at the request's host if no public URL is
    /// configured.
    pub(crate) fn of(http: &Http, headers: &HeaderMap) -> Result<Site, Error> {
        let base = base(http, headers);
        let authority = base.split_once("://").map_or(&*base, |(_, rest)| rest);
        let (name, _) = authority.split_once(':').unwrap_or((authority, ""));
        let refused = || Error::malformed("Passkeys need a host name, not an IP address.");
        if name.parse::<IpAddr>().is_ok() || authority.starts_with('[') {
            return Err(refused());
        }
        let id = AsciiDomain::try_from(name.to_owned()).map_err(|_| refused())?;
        let origins = match &http.public_url {
            Some(url) => vec![url.clone()],
            None => vec![
                format!("http://{authority}"),
                format!("https://{authority}"),
            ],
        };
        Ok(Site {
            id: RpId::Domain(id),
            origins,
        })
    }
}

/// A challenge: its id, its stored state, and the options for the browser.
pub(crate) struct Challenge {
    pub(crate) id: String,
    pub(crate) state: String,
    /// The options defined by the standard, as JSON.
    pub(crate) options: String,
}

/// Returns the error for an invalid response. Details are only logged.
fn refused(error: impl std::fmt::Display) -> Error {
    tracing::debug!(%error, "a passkey was refused");
    let text = "This passkey is unknown, or its answer came too late.";
    Error::new(ApiErrorReason::Unknown, text)
}

fn unreadable(error: impl std::fmt::Display) -> Error {
    Error::malformed(format!("This is not a valid passkey: {error}."))
}

fn user(player: &str) -> Result<UserHandle<USER>, Error> {
    let id: [u8; USER] = player
        .as_bytes()
        .try_into()
        .map_err(|_| Error::unavailable())?;
    let Ok(user) = UserHandle::decode(id);
    Ok(user)
}

/// Creates the challenge for adding a passkey. Excludes authenticators that already hold one of the
/// player's passkeys.
pub(crate) fn ask_for_new(
    site: &Site,
    player: &str,
    (handle, name): (Option<&str>, &str),
    known: &[PasskeyRow],
) -> Result<Challenge, Error> {
    let user = user(player)?;
    let usual = || Username::try_from("player").map_err(|_| Error::unavailable());
    let entity = PublicKeyCredentialUserEntity {
        name: match Username::try_from(handle.unwrap_or(name)) {
            Ok(name) => name,
            Err(_) => usual()?,
        },
        id: &user,
        display_name: Nickname::try_from(name).ok(),
    };
    let known = known.iter().filter_map(|row| {
        let id = CredentialId::<Vec<u8>>::decode(bytes(&row.id)?).ok()?;
        let transports = AuthTransports::decode(0).ok()?;
        Some(PublicKeyCredentialDescriptor { id, transports })
    });
    let mut options =
        PublicKeyCredentialCreationOptions::passkey(&site.id, entity, known.collect());
    // Authenticators that do not support this extension would refuse to create a passkey. The
    // server requires user verification anyway.
    options.extensions.cred_protect = CredProtect::None;
    let id = options.challenge.as_data();
    let (server, client) = options.start_ceremony().map_err(|_| Error::unavailable())?;
    let state = server.encode().map_err(|_| Error::unavailable())?;
    challenge(id, &state, &client)
}

/// Creates the challenge for signing in with a passkey.
pub(crate) fn ask_for_known(site: &Site) -> Result<Challenge, Error> {
    let options = DiscoverableCredentialRequestOptions::passkey(&site.id);
    let id = options.0.challenge.as_data();
    let (server, client) = options.start_ceremony().map_err(|_| Error::unavailable())?;
    let state = server.encode().map_err(|_| Error::unavailable())?;
    challenge(id, &state, &client)
}

fn challenge(id: u128, state: &[u8], options: &impl serde::Serialize) -> Result<Challenge, Error> {
    Ok(Challenge {
        id: format!("{id:032x}"),
        state: hex(state),
        options: serde_json::to_string(options).map_err(|_| Error::unavailable())?,
    })
}

/// An authenticator's response with a new passkey.
pub(crate) struct Made(Registration);

impl Made {
    pub(crate) fn read(body: &[u8]) -> Result<Made, Error> {
        let read = Registration::from_json_relaxed(body);
        Ok(Made(read.map_err(unreadable)?))
    }

    /// Returns the id of the challenge that this response answers.
    pub(crate) fn challenge(&self) -> Result<String, Error> {
        let sent = self.0.challenge_relaxed().map_err(unreadable)?;
        Ok(format!("{:032x}", sent.0))
    }

    /// Verifies the response. Returns the passkey's id, public key and state.
    pub(crate) fn check(&self, site: &Site, state: &str) -> Result<[String; 3], Error> {
        let state = bytes(state).ok_or_else(Error::unavailable)?;
        let server = RegistrationServerState::<USER>::decode(&state);
        let server = server.map_err(|_| Error::unavailable())?;
        let options = RegistrationVerificationOptions::<String, String> {
            allowed_origins: &site.origins,
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = server
            .verify(&site.id, &self.0, &options)
            .map_err(refused)?;
        let key = made.static_state().encode();
        let key = key.map_err(|_| Error::unavailable())?;
        let Ok(dynamic) = made.dynamic_state().encode();
        Ok([hex(made.id().as_ref()), hex(&key), hex(&dynamic)])
    }
}

/// An authenticator's response for signing in.
pub(crate) struct Used(DiscoverableAuthentication<USER>);

impl Used {
    pub(crate) fn read(body: &[u8]) -> Result<Used, Error> {
        let read = DiscoverableAuthentication::from_json_relaxed(body);
        Ok(Used(read.map_err(unreadable)?))
    }

    /// Returns the id of the challenge that this response answers.
    pub(crate) fn challenge(&self) -> Result<String, Error> {
        let sent = self.0.challenge_relaxed().map_err(unreadable)?;
        Ok(format!("{:032x}", sent.0))
    }

    /// Returns the passkey's id.
    pub(crate) fn id(&self) -> String {
        hex(self.0.raw_id().as_ref())
    }

    /// Verifies the response against the stored passkey. Returns the passkey's new state.
    pub(crate) fn check(
        &self,
        site: &Site,
        state: &str,
        known: &PasskeyRow,
    ) -> Result<String, Error> {
        let state = bytes(state).ok_or_else(Error::unavailable)?;
        let server = DiscoverableAuthenticationServerState::decode(&state);
        let server = server.map_err(|_| Error::unavailable())?;
        let key = bytes(&known.public_key).ok_or_else(Error::unavailable)?;
        let key = StaticState::<PublicKey>::decode(&key).map_err(|_| Error::unavailable())?;
        let dynamic = bytes(&known.state).and_then(|bytes| bytes.try_into().ok());
        let dynamic = DynamicState::decode(dynamic.ok_or_else(Error::unavailable)?);
        let dynamic = dynamic.map_err(|_| Error::unavailable())?;
        let user = user(&known.player)?;
        let mut credential = AuthenticatedCredential::new(self.0.raw_id(), &user, key, dynamic)
            .map_err(|_| Error::unavailable())?;
        let options = AuthenticationVerificationOptions::<String, String> {
            allowed_origins: &site.origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        let checked = server.verify(&site.id, &self.0, &mut credential, &options);
        checked.map_err(refused)?;
        let Ok(dynamic) = credential.dynamic_state().encode();
        Ok(hex(&dynamic))
    }
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn bytes(text: &str) -> Option<Vec<u8>> {
    let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(pair).collect()
}
