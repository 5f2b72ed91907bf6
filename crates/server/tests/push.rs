//! Tests notifications by Web Push against a simulated push service (RFC 8030). The browser is
//! simulated too: it decrypts messages with its own key (RFC 8291). The tests check the messages'
//! signatures (RFC 8292).

use crate::support::{Folder, Player, TestPlayer, Web, call, config, get, golf, some_action};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::elliptic_curve::point::AffineCoordinates;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use server::{Config, PushSettings};
use std::collections::{HashMap, VecDeque};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A simulated browser with a push subscription.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    /// The URL to which messages for this browser are sent.
    endpoint: String,
}

impl Browser {
    fn new(secret: &[u8], auth: &[u8], endpoint: String) -> Browser {
        Browser {
            secret: SecretKey::from_slice(secret).unwrap(),
            auth: auth.try_into().unwrap(),
            endpoint,
        }
    }

    fn public(&self) -> Vec<u8> {
        let point = self.secret.public_key().to_encoded_point(false);
        point.as_bytes().to_vec()
    }

    /// The subscription that the page sends to the server.
    fn subscription(&self) -> Value {
        json!({
            "endpoint": self.endpoint, "p256dh": BASE64.encode(self.public()),
            "auth": BASE64.encode(self.auth), "language": "en", "quiet": null
        })
    }

    /// Decrypts a message as defined in RFC 8291 and RFC 8188.
    fn decrypt(&self, body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..4], 4_096_u32.to_be_bytes(), "one record");
        assert!(body.len() <= 4_096);
        let (id, text) = rest[5..].split_at(usize::from(rest[4]));
        let server = PublicKey::from_sec1_bytes(id).unwrap().to_projective();
        let shared = (server * *self.secret.to_nonzero_scalar()).to_affine().x();
        let info = [b"WebPush: info\0", &*self.public(), id].concat();
        let secret: [u8; 32] = derive(&self.auth, &shared, &info);
        let key: [u8; 16] = derive(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derive(salt, &secret, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let (nonce, mut text) = (Nonce::assume_unique_for_key(nonce), text.to_vec());
        let plain = key.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
        let (last, plain) = plain.split_last().unwrap();
        assert_eq!(*last, 2, "the last record");
        plain.to_vec()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(&[info], Length(N))
        .unwrap()
        .fill(&mut bytes)
        .unwrap();
    bytes
}

#[test]
fn the_browser_of_these_tests_decrypts_the_example_of_the_standard() {
    // RFC 8291, section 5.
    let bytes = |text: &str| BASE64.decode(text).unwrap();
    let browser = Browser::new(
        &bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
        &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        String::new(),
    );
    let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC\
                YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL\
                WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    let text = browser.decrypt(&bytes(body));
    assert_eq!(text, b"When I grow up, I want to be a watermelon");
}

/// A message received by the push service.
struct Message {
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// A push service on this machine.
struct PushService {
    address: SocketAddr,
    messages: Receiver<Message>,
    /// Status codes for the next responses. When none are left, the service responds with 201.
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl PushService {
    fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, messages) = channel();
        let answers = Arc::<Mutex<VecDeque<u16>>>::default();
        let known = Arc::clone(&answers);
        std::thread::spawn(move || serve(&listener, &sender, &known));
        PushService {
            address,
            messages,
            answers,
        }
    }

    /// Returns a browser that has subscribed to this push service.
    fn browser(&self, number: u8) -> Browser {
        let endpoint = format!("http://{}/push/{number}", self.address);
        Browser::new(&[number; 32], &[number; 16], endpoint)
    }

    fn answer(&self, statuses: &[u16]) {
        self.answers.lock().unwrap().extend(statuses);
    }

    fn next(&self) -> Message {
        self.messages.recv_timeout(Duration::from_mins(1)).unwrap()
    }
}

/// Accepts one message per connection.
fn serve(listener: &TcpListener, messages: &Sender<Message>, answers: &Mutex<VecDeque<u16>>) {
    for stream in listener.incoming() {
        let mut stream = stream.unwrap();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).unwrap();
            if line.trim().is_empty() {
                break;
            }
            lines.push(line.trim().to_owned());
        }
        let (first, headers) = lines.split_first().unwrap();
        let headers: HashMap<String, String> = headers
            .iter()
            .map(|line| line.split_once(": ").unwrap())
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let path = first.strip_prefix("POST ").unwrap();
        let path = path.strip_suffix(" HTTP/1.1").unwrap().to_owned();
        let mut body = vec![0; headers["content-length"].parse().unwrap()];
        reader.read_exact(&mut body).unwrap();
        let status = answers.lock().unwrap().pop_front().unwrap_or(201);
        let location = format!("http://{}/message", listener.local_addr().unwrap());
        let answer = format!(
            "HTTP/1.1 {status} Status\r\nlocation: {location}\r\ncontent-length: 0\r\n\r\n"
        );
        stream.write_all(answer.as_bytes()).unwrap();
        let message = Message {
            path,
            headers,
            body,
        };
        if messages.send(message).is_err() {
            return;
        }
    }
}

fn pushing(folder: &Folder) -> Config {
    Config {
        push: PushSettings {
            enabled: true,
            delay: 10,
            retry: 10,
            allow_loopback: true,
        },
        contact: Some("ada@example.org".to_owned()),
        ..config(folder)
    }
}

fn subscribe(web: &Web, who: &TestPlayer, subscription: &Value) {
    let body = subscription.to_string();
    let got = call(web, "PUT", "/api/me/push", &who.key, &body);
    assert_eq!(got.status, 204, "{got:?}");
}

/// Ada and Ben at a table without a clock. Ada has disconnected, and it is Ben's turn.
struct Correspondence {
    web: Web,
    ada: TestPlayer,
    ben: Player,
    table: String,
}

fn correspondence(config: Config, subscription: impl Fn(&Web, &TestPlayer)) -> Correspondence {
    let web = Web::with(config);
    let (ada, other) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    subscription(&web, &ada);
    let table = ada.create(&web, &golf("carom", 2));
    let (mut first, mut ben) = (ada.at(&web, &table), other.at(&web, &table));
    first.sit(0, "Ada");
    ben.sit(1, "Ben");
    until_turn_of(&mut first, 0, 1);
    drop(first);
    Correspondence {
        web,
        ada,
        ben,
        table,
    }
}

/// Plays for `seat` until it is the turn of `next`.
fn until_turn_of(player: &mut Player, seat: u64, next: u64) {
    let mut chance = 7;
    loop {
        let view = player.view();
        let turn = view["turn"].as_u64().expect("the match goes on");
        if turn == next {
            return;
        }
        assert_eq!(turn, seat);
        let answer = player.act(seat, &some_action(&view, &mut chance));
        assert_eq!(answer["type"], "accepted", "{answer}");
    }
}

impl Correspondence {
    /// Ben plays until it is Ada's turn.
    fn ben_plays(&mut self) {
        until_turn_of(&mut self.ben, 1, 0);
    }

    /// Ada connects, plays until it is Ben's turn, and leaves.
    fn ada_plays(&self) {
        let mut ada = self.ada.at(&self.web, &self.table);
        until_turn_of(&mut ada, 0, 1);
    }
}

/// Checks a message's signature and returns its claims.
fn claims(web: &Web, message: &Message) -> Value {
    let authorization = message.headers["authorization"]
        .strip_prefix("vapid ")
        .unwrap();
    let (token, key) = authorization.split_once(", ").unwrap();
    let (token, key) = (
        token.strip_prefix("t=").unwrap(),
        key.strip_prefix("k=").unwrap(),
    );
    assert_eq!(get(web, "/api/push", &[]).json()["key"], key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    let signature = BASE64.decode(signature).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let read =
        |part: &str| -> Value { serde_json::from_slice(&BASE64.decode(part).unwrap()).unwrap() };
    assert_eq!(read(head), json!({"typ": "JWT", "alg": "ES256"}));
    read(claims)
}

#[test]
fn a_player_who_is_away_is_told_of_their_turn() {
    let (folder, service) = (Folder::new(), PushService::start());
    let browser = service.browser(1);
    let mut play = correspondence(pushing(&folder), |web, ada| {
        subscribe(web, ada, &browser.subscription());
    });
    play.ben_plays();
    let message = service.next();
    assert_eq!(message.path, "/push/1");
    assert_eq!(message.headers["content-encoding"], "aes128gcm");
    assert_eq!(message.headers["urgency"], "normal");
    let ttl: u64 = message.headers["ttl"].parse().unwrap();
    assert!((86_000..=86_400).contains(&ttl), "{ttl}");
    let topic = &message.headers["topic"];
    assert!(topic.len() <= 32 && !topic.contains(&play.table), "{topic}");
    let text: Value = serde_json::from_slice(&browser.decrypt(&message.body)).unwrap();
    let path = format!("/t/{}", play.table);
    let expected = json!({
        "title": "It is your turn", "text": "Mini golf: Ben", "path": path, "tag": play.table
    });
    assert_eq!(text, expected);
    let claims = claims(&play.web, &message);
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    assert_eq!(claims["sub"], "mailto:ada@example.org");
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs();
    let expires = claims["exp"].as_u64().unwrap();
    assert!(expires > now && expires <= now + 86_400);
    // The notification of the next turn has the same topic, so a phone that was turned off shows
    // only one notification.
    play.ada_plays();
    play.ben_plays();
    assert_eq!(service.next().headers["topic"], *topic);
}

#[test]
fn the_key_of_the_server_outlives_it_and_so_do_notifications() {
    let (folder, service) = (Folder::new(), PushService::start());
    let browser = service.browser(1);
    let mut slow = pushing(&folder);
    slow.push.delay = 1_000;
    let mut play = correspondence(slow, |web, ada| {
        subscribe(web, ada, &browser.subscription());
    });
    let key = get(&play.web, "/api/push", &[]).json();
    play.ben_plays();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let location = server::Location::File(folder.data());
        let store = storage::Store::open(&location).await.unwrap();
        let late = u64::MAX >> 1;
        while store.due_pushes(late, 1).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
        store.close().await;
    });
    drop(play.ben);
    play.web.stop();
    let web = Web::with(pushing(&folder));
    assert_eq!(get(&web, "/api/push", &[]).json(), key);
    claims(&web, &service.next());
}

#[test]
fn a_player_with_an_open_page_gets_no_notification_until_it_is_closed() {
    let (folder, service) = (Folder::new(), PushService::start());
    let browser = service.browser(1);
    let mut play = correspondence(pushing(&folder), |web, ada| {
        subscribe(web, ada, &browser.subscription());
    });
    let here = play.ada.at(&play.web, &play.table);
    play.ben_plays();
    // Play another turn, which takes longer than it would take to send a notification.
    play.ada_plays();
    play.ben_plays();
    assert!(service.messages.try_recv().is_err());
    drop(here);
    service.next();
}

#[test]
fn a_subscription_that_is_gone_is_deleted() {
    let (folder, service) = (Folder::new(), PushService::start());
    let (old, new) = (service.browser(1), service.browser(2));
    let mut play = correspondence(pushing(&folder), |web, ada| {
        subscribe(web, ada, &old.subscription());
    });
    service.answer(&[410]);
    play.ben_plays();
    service.next();
    while play.ada.get(&play.web, "/api/me/push") != Value::Null {
        std::thread::yield_now();
    }
    // The browser subscribes again, and only the new endpoint is used.
    subscribe(&play.web, &play.ada, &new.subscription());
    play.ada_plays();
    play.ben_plays();
    assert_eq!(service.next().path, "/push/2");
}

#[test]
fn a_push_service_that_fails_is_asked_again() {
    let (folder, service) = (Folder::new(), PushService::start());
    let browser = service.browser(1);
    let mut play = correspondence(pushing(&folder), |web, ada| {
        subscribe(web, ada, &browser.subscription());
    });
    service.answer(&[503, 429]);
    play.ben_plays();
    let texts = [service.next(), service.next(), service.next()]
        .map(|message| browser.decrypt(&message.body));
    assert!(texts.iter().all(|text| *text == texts[0]));
    let sent = || {
        let metrics = get(&play.web, "/api/metrics", &[]).body;
        String::from_utf8(metrics).unwrap()
    };
    while !sent().contains("\ncarambole_pushes_sent_total 1\n") {
        std::thread::yield_now();
    }
    assert!(sent().contains("\ncarambole_pushes_failed_total 2\n"));
}

#[test]
fn quiet_hours_hold_notifications_back() {
    let (folder, service) = (Folder::new(), PushService::start());
    let (quiet, awake) = (service.browser(1), service.browser(2));
    let minute = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs()
        / 60
        % 1_440;
    // One hour around the current time, in a time zone that is one hour ahead.
    let (from, until) = ((minute + 30) % 1_440, (minute + 90) % 1_440);
    let mut play = correspondence(pushing(&folder), |web, ada| {
        let mut subscription = quiet.subscription();
        subscription["quiet"] = json!({"from": from, "until": until, "offset": 60});
        subscribe(web, ada, &subscription);
    });
    // The same player's other device has no quiet hours.
    let code = call(
        &play.web,
        "POST",
        "/api/me/codes",
        &play.ada.key,
        r#"{"kind":"device"}"#,
    );
    let body = json!({"code": code.json()["code"]}).to_string();
    let phone = call(&play.web, "POST", "/api/players/recover", "", &body).json();
    let phone = TestPlayer {
        name: "Ada".to_owned(),
        key: phone["key"].as_str().unwrap().to_owned(),
    };
    subscribe(&play.web, &phone, &awake.subscription());
    play.ben_plays();
    assert_eq!(service.next().path, "/push/2");
    assert!(service.messages.try_recv().is_err());
    // Without quiet hours, both devices are notified of the next turn.
    subscribe(&play.web, &play.ada, &quiet.subscription());
    play.ada_plays();
    play.ben_plays();
    let mut paths = [service.next().path, service.next().path];
    paths.sort();
    assert_eq!(paths, ["/push/1", "/push/2"]);
    // A signed-out device gets no more notifications.
    let devices = play.ada.get(&play.web, "/api/me/devices");
    let devices = devices.as_array().unwrap();
    let device = devices
        .iter()
        .find(|device| device["here"] == false)
        .unwrap();
    let path = format!("/api/me/devices/{}", device["id"].as_str().unwrap());
    assert_eq!(
        call(&play.web, "DELETE", &path, &play.ada.key, "").status,
        204
    );
    play.ada_plays();
    play.ben_plays();
    assert_eq!(service.next().path, "/push/1");
}

#[test]
fn a_challenge_is_told_to_a_player_who_is_away() {
    let (folder, service) = (Folder::new(), PushService::start());
    let web = Web::with(pushing(&folder));
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    for (who, handle) in [(&ada, "ada"), (&ben, "ben")] {
        let body = json!({"handle": handle}).to_string();
        let claimed = call(&web, "PUT", "/api/me/handle", &who.key, &body);
        assert_eq!(claimed.status, 200);
    }
    let browser = service.browser(1);
    let mut subscription = browser.subscription();
    subscription["language"] = "de".into();
    subscribe(&web, &ben, &subscription);
    let path = "/api/players/ben/challenge";
    let got = call(&web, "POST", path, &ada.key, &golf("carom", 2).to_string());
    assert_eq!(got.status, 201);
    let message = service.next();
    let text: Value = serde_json::from_slice(&browser.decrypt(&message.body)).unwrap();
    assert_eq!(text["title"], "Ada fordert dich heraus");
    assert_eq!(
        text["path"],
        format!("/t/{}", got.json()["table"].as_str().unwrap())
    );
}

#[test]
fn a_round_of_a_tournament_is_told_to_a_player_who_is_away() {
    let (folder, service) = (Folder::new(), PushService::start());
    let web = Web::with(pushing(&folder));
    let (ada, ben) = (TestPlayer::new(&web, "Ada"), TestPlayer::new(&web, "Ben"));
    let browser = service.browser(1);
    subscribe(&web, &ben, &browser.subscription());
    let new = json!({
        "name": "Sunday", "game": "carom", "rounds": 3, "begin": {"type": "asked"},
        "clock": {"turn_ms": null, "total_ms": 60_000, "increment_ms": 0},
        "courses": {"type": "drawn", "number": 1}, "open": true, "bots": false
    });
    let made = call(&web, "POST", "/api/tournaments", &ada.key, &new.to_string());
    assert_eq!(made.status, 201, "{made:?}");
    let at = format!(
        "/api/tournaments/{}",
        made.json()["tournament"].as_str().unwrap()
    );
    for who in [&ada, &ben] {
        let entered = call(&web, "PUT", &format!("{at}/entry"), &who.key, "");
        assert!(entered.status < 300, "{entered:?}");
    }
    call(&web, "POST", &format!("{at}/start"), &ada.key, "");
    let message = service.next();
    assert_eq!(message.headers["urgency"], "high");
    let text: Value = serde_json::from_slice(&browser.decrypt(&message.body)).unwrap();
    assert_eq!(text["title"], "Round 1: Ada is waiting for you");
    assert_eq!(text["text"], "Sunday");
}

#[test]
fn subscriptions_that_could_harm_others_are_refused() {
    let (folder, service) = (Folder::new(), PushService::start());
    let mut config = pushing(&folder);
    config.push.allow_loopback = false;
    let web = Web::with(config);
    let ada = TestPlayer::new(&web, "Ada");
    if get(&web, "/api/push", &[]).status == 404 {
        return; // A machine without certificates sends nothing.
    }
    let good = {
        let mut good = service.browser(1).subscription();
        good["endpoint"] = "https://push.example.org/abc".into();
        good
    };
    let put = |change: &dyn Fn(&mut Value)| {
        let mut body = good.clone();
        change(&mut body);
        call(&web, "PUT", "/api/me/push", &ada.key, &body.to_string()).status
    };
    for endpoint in [
        "http://push.example.org/abc",
        "https://127.0.0.1/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/abc",
        "https://push.example.org:22/abc",
        "https://ada@push.example.org/abc",
        "not an address",
    ] {
        assert_eq!(
            put(&|body| body["endpoint"] = endpoint.into()),
            400,
            "{endpoint}"
        );
    }
    assert_eq!(put(&|body| body["p256dh"] = "AAAA".into()), 400);
    assert_eq!(put(&|body| body["auth"] = "".into()), 400);
    assert_eq!(put(&|body| body["language"] = "tlh".into()), 400);
    let never = json!({"from": 1_440, "until": 0, "offset": 0});
    assert_eq!(put(&|body| body["quiet"] = never.clone()), 400);
    assert_eq!(put(&|_| ()), 204);
    assert_eq!(ada.get(&web, "/api/me/push"), good);
    // The data export contains the subscription, and the subscription is deleted with the player.
    let data = ada.get(&web, "/api/me/data");
    assert_eq!(data["push"][0]["subscription"], good);
    assert_eq!(
        call(&web, "DELETE", "/api/me/push", &ada.key, "").status,
        204
    );
    assert_eq!(ada.get(&web, "/api/me/push"), Value::Null);
    assert_eq!(put(&|_| ()), 204);
    assert_eq!(call(&web, "DELETE", "/api/me", &ada.key, "").status, 204);
}

#[test]
fn a_player_has_ten_devices_with_notifications_at_most() {
    let (folder, service) = (Folder::new(), PushService::start());
    let web = Web::with(pushing(&folder));
    let ada = TestPlayer::new(&web, "Ada");
    let device = || {
        let kind = r#"{"kind":"device"}"#;
        let code = call(&web, "POST", "/api/me/codes", &ada.key, kind).json();
        let body = json!({"code": code["code"]}).to_string();
        let new = call(&web, "POST", "/api/players/recover", "", &body).json();
        new["key"].as_str().unwrap().to_owned()
    };
    let put = |key: &str, number: u8| {
        let body = service.browser(number).subscription().to_string();
        call(&web, "PUT", "/api/me/push", key, &body).status
    };
    let devices: Vec<String> = (0..11).map(|_| device()).collect();
    for (number, key) in (1..).zip(&devices[..10]) {
        assert_eq!(put(key, number), 204);
    }
    assert_eq!(put(&devices[10], 11), 429);
    assert_eq!(
        put(&devices[0], 12),
        204,
        "a change is not a new subscription"
    );
    // If several devices register the same endpoint, it belongs to the last of them.
    assert_eq!(
        call(&web, "DELETE", "/api/me/push", &devices[1], "").status,
        204
    );
    assert_eq!(put(&devices[10], 12), 204);
    let key = &devices[0];
    assert_eq!(
        call(&web, "GET", "/api/me/push", key, "").json(),
        Value::Null
    );
}

#[test]
fn a_server_without_notifications_says_so() {
    let folder = Folder::new();
    let web = Web::over(&folder);
    let ada = TestPlayer::new(&web, "Ada");
    let refused = get(&web, "/api/push", &[]);
    assert_eq!(refused.status, 404);
    assert_eq!(
        refused.json()["text"],
        "This server sends no notifications."
    );
    let service = PushService::start();
    let body = service.browser(1).subscription().to_string();
    assert_eq!(
        call(&web, "PUT", "/api/me/push", &ada.key, &body).status,
        404
    );
}
