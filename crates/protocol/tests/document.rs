//! Checks that docs/protocol.md explains every key and variant in the wire types.

use protocol::online::EMOJI;

const PAGE: &str = include_str!("../../../docs/protocol.md");
const TYPES: &str = include_str!("../../../web/src/generated/protocol.ts");

/// Returns the body of `export type NAME =` without its comments.
fn body(name: &str) -> String {
    let begin = format!("export type {name} = ");
    let (_, rest) = TYPES.split_once(&begin).expect("a type of the wire");
    let (body, _) = rest.split_once(";\n").expect("its end");
    let mut plain = String::new();
    for (index, part) in body.split("/*").enumerate() {
        let kept = part.split_once("*/").map_or(part, |(_, kept)| kept);
        plain.push_str(if index == 0 { part } else { kept });
    }
    plain
}

/// Returns the quoted words in a type, such as the variants of an enumeration.
fn words(name: &str) -> Vec<String> {
    let body = body(name);
    let words: Vec<String> = body
        .split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    assert!(!words.is_empty(), "{name} has words");
    words
}

/// Returns the keys of an object type.
fn keys(name: &str) -> Vec<String> {
    let body = body(name);
    let pieces = body.split([',', '{', '|']);
    let keys = pieces.filter_map(|piece| {
        let (key, _) = piece.split_once(':')?;
        let key = key.trim().trim_end_matches('?');
        let plain = |c: char| c.is_ascii_lowercase() || c == '_';
        (!key.is_empty() && key.chars().all(plain)).then(|| key.to_owned())
    });
    let keys: Vec<String> = keys.collect();
    assert!(!keys.is_empty(), "{name} has keys");
    keys
}

/// Returns whether the document contains a word as code, alone or in an example.
fn tells(word: &str) -> bool {
    let code = PAGE.split('`').skip(1).step_by(2);
    let mut parts =
        code.flat_map(|code| code.split(|c: char| !(c.is_alphanumeric() || "-_".contains(c))));
    parts.any(|part| part == word)
}

#[test]
fn every_reason_of_a_refusal_is_explained() {
    for word in [words("Reason"), words("ApiErrorReason")].concat() {
        assert!(PAGE.contains(&format!("`{word}`")), "{word}");
    }
}

#[test]
fn every_field_of_the_views_is_explained() {
    let types = [
        "Snapshot",
        "View",
        "SeatView",
        "SeatResult",
        "GolfView",
        "BallMark",
        "BallPlace",
        "PieceState",
        "CarrambouleView",
        "CarrambouleBall",
        "Clock",
        "TableInfo",
        "TableEntry",
        "OwnTable",
        "Token",
        "Said",
        "PlayerRating",
        "TournamentCall",
        "PushKey",
        "PushSubscription",
        "QuietHours",
    ];
    for name in types {
        for key in keys(name) {
            assert!(tells(&key), "{name}.{key}");
        }
    }
}

#[test]
fn every_request_and_message_and_choice_is_named() {
    let types = [
        "Request",
        "SocketRequest",
        "SocketMessage",
        "GolfAction",
        "CarrambouleAction",
        "CarrambouleChoice",
        "CarramboulePhase",
        "CarrambouleQueen",
        "Status",
        "Scope",
        "GolfKit",
        "GolfMode",
        "ChatRule",
        "CodeKind",
        "Remark",
        "TournamentStage",
    ];
    for name in types {
        for word in words(name) {
            assert!(tells(&word), "{name}: {word}");
        }
    }
}

#[test]
fn every_way_out_of_a_match_is_in_the_description_of_the_log() {
    let formats = include_str!("../../../docs/formats.md");
    let mut lines = formats.lines();
    let line = lines.find(|line| line.starts_with("| `withdrawn` |"));
    let line = line.expect("the event");
    for word in words("Withdrawal") {
        assert!(line.contains(&format!("`{word}`")), "{word}");
    }
}

#[test]
fn every_phrase_and_emoji_is_listed() {
    for phrase in words("Phrase") {
        assert!(tells(&phrase), "{phrase}");
    }
    for emoji in EMOJI {
        assert!(PAGE.contains(emoji), "{emoji}");
    }
}
