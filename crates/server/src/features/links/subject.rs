//! The page or object that a link leads to.

use contest::Day;
use contest::cup::WEEKLY;
use protocol::TableId;
use protocol::course_code::MAX_CODE;
use protocol::online::Handle;

/// The page or object that a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// A table, or the replay of its match.
    Table(TableId),
    /// A course, by its course code.
    Course(String),
    /// A published course, by its id.
    Published(String),
    /// The daily course for a date.
    Day(Day),
    /// A player, by handle.
    Player(Handle),
    /// A tournament, by its id.
    Tournament(TableId),
    /// A cup, by its id.
    Cup(String),
}

impl Subject {
    /// Returns the subject of a page, given its URL path.
    pub(crate) fn of_page(path: &str) -> Option<Subject> {
        let mut parts = path.trim_matches('/').split('/');
        let subject = match (parts.next()?, parts.next()) {
            ("t" | "replay", Some(id)) => Subject::table(id),
            ("course", Some(code)) => Subject::course(code),
            ("library", Some(id)) => Subject::published(id),
            ("tournaments", Some(id)) => Subject::tournament(id),
            (player, None) if player.starts_with('@') => Subject::player(&player[1..]),
            ("cups", None) => Subject::cup(WEEKLY),
            ("cups", Some(id)) => Subject::cup(id),
            ("daily", None) => Some(Subject::Day(today())),
            ("daily", Some(day)) => Subject::day(day),
            _ => None,
        };
        subject.filter(|_| parts.next().is_none())
    }

    /// Returns the subject of a picture, given its file name.
    pub(crate) fn of_picture(name: &str) -> Option<Subject> {
        let (kind, name) = name.strip_suffix(".png")?.split_once('-')?;
        match kind {
            "table" => Subject::table(name),
            "course" => Subject::course(name),
            "published" => Subject::published(name),
            "day" => Subject::day(name),
            "player" => Subject::player(name),
            "tournament" => Subject::tournament(name),
            "cup" => Subject::cup(name),
            _ => None,
        }
    }

    /// Returns the file name of the subject's picture.
    pub(crate) fn picture_name(&self) -> String {
        match self {
            Subject::Table(id) => format!("table-{id}.png"),
            Subject::Course(code) => format!("course-{code}.png"),
            Subject::Published(id) => format!("published-{id}.png"),
            Subject::Day(day) => format!("day-{day}.png"),
            Subject::Player(handle) => format!("player-{handle}.png"),
            Subject::Tournament(id) => format!("tournament-{id}.png"),
            Subject::Cup(id) => format!("cup-{id}.png"),
        }
    }

    /// Returns the `Cache-Control` header for the picture.
    pub(crate) fn lifetime(&self) -> &'static str {
        match self {
            Subject::Table(_) | Subject::Player(_) | Subject::Tournament(_) => "public, max-age=60",
            Subject::Cup(_) => "public, max-age=3600",
            Subject::Course(_) | Subject::Published(_) | Subject::Day(_) => "public, max-age=86400",
        }
    }

    fn table(id: &str) -> Option<Subject> {
        TableId::new(id).ok().map(Subject::Table)
    }

    fn tournament(id: &str) -> Option<Subject> {
        TableId::new(id).ok().map(Subject::Tournament)
    }

    fn course(code: &str) -> Option<Subject> {
        let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
        let plain = !code.is_empty() && code.len() <= MAX_CODE && code.bytes().all(fits);
        plain.then(|| Subject::Course(code.to_owned()))
    }

    fn published(id: &str) -> Option<Subject> {
        let plain = id.len() <= 40 && id.bytes().all(|b| b.is_ascii_alphanumeric());
        (plain && !id.is_empty()).then(|| Subject::Published(id.to_owned()))
    }

    fn player(handle: &str) -> Option<Subject> {
        Handle::new(handle).ok().map(Subject::Player)
    }

    fn cup(id: &str) -> Option<Subject> {
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        let plain = (1..=20).contains(&id.len()) && id.bytes().all(fits);
        (plain && id != "new").then(|| Subject::Cup(id.to_owned()))
    }

    /// Parses a date. Accepts only dates that are today in some time zone, because computing the
    /// courses for other dates would be wasted work.
    fn day(day: &str) -> Option<Subject> {
        let day: Day = day.parse().ok()?;
        let near = day.number().abs_diff(today().number()) <= 1;
        near.then_some(Subject::Day(day))
    }
}

fn today() -> Day {
    Day::at(crate::time::now())
}

#[cfg(test)]
mod tests {
    use super::{Subject, today};

    #[test]
    fn addresses_and_pictures_lead_to_the_same_subject() {
        let day = format!("/daily/{}", today());
        for path in [
            "/t/abcdefgh1234",
            "/replay/abcdefgh1234/",
            "/course/AbC_-9",
            "/library/c1a2b3",
            "/@ada",
            "/tournaments/abcdefgh1234",
            "/cups",
            "/cups/abcdefgh1234",
            &day,
            "/daily",
        ] {
            let subject = Subject::of_page(path).expect(path);
            assert_eq!(Subject::of_picture(&subject.picture_name()), Some(subject));
        }
    }

    #[test]
    fn other_addresses_are_about_nothing() {
        for path in [
            "/",
            "/t",
            "/t/",
            "/t/a/b",
            "/t/%00",
            "/course/a.b",
            "/course/../x",
            "/daily/1999-01-01",
            "/daily/x",
            "/me",
            "/tournaments",
            "/tournaments/a/b",
            "/cups/new",
            "/cups/A",
            "/lobby",
            "/t/\u{202e}",
            "/course/é",
        ] {
            assert_eq!(Subject::of_page(path), None, "{path}");
        }
        for name in [
            "table-.png",
            "table-abc",
            "day-1999-01-01.png",
            "course-.png",
            "x",
            "-.png",
        ] {
            assert_eq!(Subject::of_picture(name), None, "{name}");
        }
    }
}
