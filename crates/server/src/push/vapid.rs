//! The server's key pair, which identifies the server to push services (VAPID, RFC 8292).

use crate::push::BASE64;
use crate::start_error::StartError;
use base64::Engine;
use protocol::Millis;
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use storage::Store;

/// Lifetime of a signature in seconds. Push services accept at most one day.
const LIFETIME_SECONDS: u64 = 12 * 3_600;
/// The name of the key pair in the database.
const NAME: &str = "vapid";

/// Signs requests to push services.
#[derive(Debug)]
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    /// How push services can contact the operator: `https://…` or `mailto:…`.
    contact: Option<String>,
}

impl Vapid {
    /// Loads the key pair from the database, or creates it. Browsers subscribe with this key, so a
    /// new key would invalidate their subscriptions.
    pub(crate) async fn load(store: &Store, contact: Option<String>) -> Result<Vapid, StartError> {
        let random = SystemRandom::new();
        let unusable = |_: Unspecified| StartError::because("cannot create the key for Web Push");
        let proposed = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        let proposed = BASE64.encode(proposed.map_err(unusable)?);
        let kept = store.push_key(NAME, &proposed).await.map_err(|problem| {
            StartError::because(format!("cannot read the key for Web Push: {problem}"))
        })?;
        let damaged = || StartError::because("the key for Web Push in the database is damaged");
        let bytes = BASE64.decode(kept).map_err(|_| damaged())?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        let pair = pair.map_err(|_| damaged())?;
        Ok(Vapid { pair, contact })
    }

    /// Returns the public key in the encoding that browsers expect.
    pub(crate) fn public_key(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// Returns the `Authorization` header for the push service with this origin.
    pub(crate) fn authorization(&self, origin: &str, now: Millis) -> Result<String, Unspecified> {
        let mut claims = json!({"aud": origin, "exp": now / 1_000 + LIFETIME_SECONDS});
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let header = json!({"typ": "JWT", "alg": "ES256"});
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let signed = format!("{}.{}", part(header), part(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        let (signature, key) = (BASE64.encode(signature), self.public_key());
        Ok(format!("vapid t={signed}.{signature}, k={key}"))
    }
}

/// Chooses the contact for push services from the server's public URL and the operator's contact.
pub(crate) fn contact(public_url: Option<&str>, contact: Option<&str>) -> Option<String> {
    let is_address = |text: &&str| {
        let sound = text.contains('@') && !text.contains([' ', '<', ',', '"']);
        sound && !text.starts_with("mailto:")
    };
    let url = public_url.filter(|url| url.starts_with("https://"));
    let mail = contact
        .filter(is_address)
        .map(|text| format!("mailto:{text}"));
    mail.or_else(|| url.map(str::to_owned))
}
