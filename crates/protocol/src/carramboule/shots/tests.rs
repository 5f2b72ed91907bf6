use super::run;

const VECTORS: &str = include_str!("../../../../carramboule/tests/billiard-vectors.json");

#[test]
fn public_vectors_give_their_results() {
    let file: serde_json::Value = serde_json::from_str(VECTORS).expect("JSON");
    let lines = run(VECTORS).expect("a valid file");
    assert_eq!(lines.len(), 35);
    for (line, vector) in lines
        .iter()
        .zip(file["vectors"].as_array().expect("vectors"))
    {
        let line: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        let outputs = &vector["outputs"];
        assert_eq!(
            (&line["id"], &line["n_events"]),
            (&vector["id"], &outputs["n_events"])
        );
        let balls = |value: &serde_json::Value| -> Vec<_> {
            let list = value["pocketed"].as_array().expect("a list").iter();
            list.map(|fall| (fall["ball"].clone(), fall["pocket"].clone()))
                .collect()
        };
        assert_eq!(balls(&line), balls(outputs));
    }
}

#[test]
fn mutilated_files_are_played_or_refused() {
    let file: serde_json::Value = serde_json::from_str(VECTORS).expect("JSON");
    let mut rng = fastrand::Rng::with_seed(11);
    let values = [
        "0", "-1", "1e-9", "1e-7", "3", "1e4", "1e300", "null", "\"x\"", "[]", "-0.0",
    ];
    let vectors = file["vectors"].as_array().expect("vectors");
    for _ in 0..crate::cases::cases(100, 3_000) {
        let mut one = file.clone();
        one["vectors"] = vec![vectors[rng.usize(0..vectors.len())].clone()].into();
        one["vectors"][0]["outputs"] = ().into();
        let text = one.to_string();
        // Replace a random number in the text.
        let from = rng.usize(0..text.len());
        let Some(start) = text[from..]
            .find(|c: char| c.is_ascii_digit())
            .map(|i| i + from)
        else {
            continue;
        };
        let rest = &text[start..];
        let end = rest
            .find(|c: char| !"0123456789.e-".contains(c))
            .unwrap_or(rest.len());
        let value = values[rng.usize(0..values.len())];
        let _ = run(&format!("{}{value}{}", &text[..start], &rest[end..]));
    }
}

#[test]
fn wrong_files_are_refused_in_one_sentence() {
    let one = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut file: serde_json::Value = serde_json::from_str(VECTORS).expect("JSON");
        change(&mut file);
        run(&file.to_string()).expect_err("a fault")
    };
    let check = |change: &dyn Fn(&mut serde_json::Value), part: &str| {
        let error = one(change);
        assert!(error.contains(part) && !error.contains('\n'), "{error}");
    };
    let ball = |file: &mut serde_json::Value, key: &str, value: serde_json::Value| {
        file["vectors"][0]["inputs"]["balls"]["cue"][key] = value;
    };
    check(&|file| ball(file, "x", 1e300.into()), "out of range");
    check(&|file| ball(file, "x", "left".into()), "invalid type");
    check(
        &|file| ball(file, "colour", 1.into()),
        "unknown field `colour`",
    );
    check(
        &|file| ball(file, "state", "flying".into()),
        "unknown state `flying`",
    );
    check(
        &|file| file["vectors"][0]["table"] = "round".into(),
        "unknown table `round`",
    );
    check(
        &|file| file["vectors"][0]["models"]["cushion"] = "soft".into(),
        "unknown cushion model `soft`",
    );
    check(&|file| file["vectors"] = 3.into(), "not a file of shots");
    assert!(run("{").is_err() && run("").is_err() && run("[]").is_err());
    assert!(run(&VECTORS.replacen("\"y\": 0.6", "\"y\": 1e999", 1)).is_err());
}
