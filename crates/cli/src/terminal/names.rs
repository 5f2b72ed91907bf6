//! What players are called.

/// Names for computer players.
const COMPUTERS: [&str; 11] = [
    "Blaise", "Sophie", "Emmy", "Carl", "Ada", "Leonhard", "Hypatia", "Pierre", "Maryam", "Jakob",
    "Grace",
];

/// The names at a table by seat; computer players, who have brought none, get
/// one with a gear behind it.
pub(crate) fn seat_names(people: impl IntoIterator<Item = Option<String>>) -> Vec<String> {
    let mut computers = COMPUTERS.into_iter().cycle();
    let mut name = |own: Option<String>| {
        let computer = || computers.next().map(|name| format!("{name} ⚙"));
        own.or_else(computer).unwrap_or_default()
    };
    people.into_iter().map(&mut name).collect()
}
