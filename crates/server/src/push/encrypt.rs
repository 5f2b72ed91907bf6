//! Encrypts messages for a browser (RFC 8291), each in a single record of `aes128gcm` (RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The record size announced in the header. Push services need not accept longer request bodies.
const RECORD_BYTES: u32 = 4_096;
/// The delimiter at the end of the last record.
const LAST_RECORD: u8 = 2;

/// Encrypts a message for the browser with this public key and authentication secret. Fails if the
/// key is not a point on the P-256 curve.
pub(crate) fn encrypt(p256dh: &[u8], auth: &[u8], message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = private.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let info = [b"WebPush: info\0", p256dh, public.as_ref()].concat();
    let browser = UnparsedPublicKey::new(&ECDH_P256, p256dh);
    let secret: [u8; 32] =
        agree_ephemeral(private, &browser, |shared| derive(auth, shared, &info))??;
    let key: [u8; 16] = derive(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derive(&salt, &secret, b"Content-Encoding: nonce\0")?;
    let mut text = message.to_vec();
    text.push(LAST_RECORD);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut text)?;
    let id = public.as_ref();
    let mut body = salt.to_vec();
    body.extend(RECORD_BYTES.to_be_bytes());
    body.push(id.len() as u8);
    body.extend(id);
    body.extend(text);
    Ok(body)
}

/// Derives a key with HKDF and SHA-256.
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(&[info], Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// The number of bytes to derive.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}
