//! Checks requests for new tables and creates the tables.

use crate::http::error::{AnyError, Error};
use crate::http::limits::locked;
use crate::identity::player::Player;
use crate::random;
use crate::tables::fair;
use crate::tables::{About, Host, new_id, new_row};
use contest::calendar::DAY;
use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
use golf::{Ball, Collection};
use protocol::online::{ChatRule, CreateTable, GolfKit, ShortGolf, TableEntry, TableSetup};
use protocol::{CourseText, GolfError, GolfMode, GolfSetup, MatchSetup, Millis, SeatKind, TableId};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{CourseCache, NewTable, Secret, Table};

const HOUR: Millis = 3_600_000;

/// Returns the data to store for a new table. On error, returns the reason why this setup cannot be
/// played.
pub(crate) async fn new_table(
    host: &Arc<Host>,
    owner: &str,
    id: TableId,
    new: CreateTable,
) -> Result<storage::NewTable, Error> {
    if new.open && new.chat == ChatRule::Free {
        let text = "Free-text chat is only for invitation-only tables.";
        return Err(Error::malformed(text));
    }
    if !new.seats.contains(&SeatKind::Person {}) {
        return Err(Error::malformed("At least one seat must be for a person."));
    }
    let courses = courses_of(host, owner, &new.setup).await?;
    let secret = random::bytes::<32>()?;
    let (seats, clock) = (new.seats, new.clock);
    let (now, created) = (host.peers.now(), id.clone());
    let host = Arc::clone(host);
    let opened = tokio::task::spawn_blocking(move || {
        let (setup, mut cache) = match_setup(&host, new.setup, seats.len(), &courses)?;
        let fair = fair::check(&setup, &seats);
        let new = NewTable {
            id: created,
            setup,
            seats,
            clock,
        };
        let table = Table::create(new, Secret::new(secret), &mut cache, now)?;
        Ok((table, fair))
    });
    let opened: Result<_, AnyError> = opened.await.map_err(|_| Error::unavailable())?;
    let (table, fair) =
        opened.map_err(|error| Error::malformed(format!("This setup is not valid: {error}.")))?;
    let rated = match (new.rated, fair) {
        (Some(true), Err(text)) => return Err(Error::malformed(text)),
        (wanted, fair) => wanted != Some(false) && fair.is_ok(),
    };
    let about = About {
        open: new.open,
        chat: new.chat,
        rated,
        created: now,
    };
    Ok(new_row(&table, about, owner.to_owned(), secret, None))
}

/// Creates a table that a player has requested. Returns the table's id and list entry.
pub(crate) async fn opened(
    host: &Arc<Host>,
    player: &Player,
    new: CreateTable,
) -> Result<(TableId, TableEntry), Error> {
    let id = new_id()?;
    let row = new_table(host, &player.id, id.clone(), new).await?;
    host.store.create_table(&row).await?;
    host.metrics.tables_created_total.add(1);
    let entry = TableEntry::parse(&row.summary.text).map_err(|_| Error::unavailable())?;
    Ok((id, entry))
}

/// Refuses players who have too many tables.
pub(crate) async fn has_room(
    host: &Host,
    player: &Player,
    has_computers: bool,
) -> Result<(), Error> {
    let (now, limits) = (host.peers.now(), &host.limits);
    let tables = host
        .store
        .tables_of_owner(
            &player.id,
            now.saturating_sub(DAY),
            now.saturating_sub(HOUR),
        )
        .await?;
    if tables.created >= limits.tables_per_day {
        return Err(Error::too_many("You have created too many tables today."));
    }
    if tables.waiting >= limits.waiting_tables {
        let text = "You have too many unstarted tables. Close one first.";
        return Err(Error::too_many(text));
    }
    if has_computers && tables.with_computers >= limits.computer_tables {
        let text = "Too many of your tables have computer players. Finish a match first.";
        return Err(Error::too_many(text));
    }
    Ok(())
}

/// Returns the published courses listed in a short setup.
async fn courses_of(
    host: &Host,
    owner: &str,
    setup: &TableSetup,
) -> Result<BTreeMap<String, CourseText>, Error> {
    let mut courses = BTreeMap::new();
    let TableSetup::Golf(short) = setup else {
        return Ok(courses);
    };
    if short.courses.len() > Rules::MAX_COURSES {
        return Err(Error::malformed("Too many courses for one match."));
    }
    for id in &short.courses {
        let standard = Collection::all().any(|standard| standard.id == id);
        if standard || courses.contains_key(id) {
            continue;
        }
        let plain = id.len() <= 40 && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let found = if plain {
            host.store.shown_course(id, Some(owner)).await.ok()
        } else {
            None
        };
        let found = found.ok_or_else(|| Error::malformed(format!("There is no course {id:?}.")))?;
        let text = CourseText {
            id: id.clone(),
            file: found.file,
        };
        courses.insert(id.clone(), text);
    }
    Ok(courses)
}

/// Returns the full setup and its parsed courses.
fn match_setup(
    host: &Host,
    setup: TableSetup,
    seats: usize,
    courses: &BTreeMap<String, CourseText>,
) -> Result<(MatchSetup, CourseCache), AnyError> {
    let mut setup = match setup {
        TableSetup::Full(setup) => *setup,
        TableSetup::Carramboule(setup) => MatchSetup::Carramboule(setup),
        TableSetup::Golf(short) => MatchSetup::Golf(golf_setup(host, &short, seats, courses)?),
    };
    if let MatchSetup::Golf(golf) = &mut setup {
        golf.write_files_once();
        check_golf(golf)?;
    }
    let cache = host.courses_of(&setup)?;
    if let MatchSetup::Golf(golf) = &setup {
        check_strokes(golf, &mut cache.clone())?;
    }
    Ok((setup, cache))
}

/// Maximum total size of a table's course files, in bytes.
const COURSE_BYTES: usize = 512 << 10;
/// Maximum number of strokes in a match, if every ball reaches its stroke limit.
const STROKES: usize = 20_000;

/// Refuses setups whose course files are too large to store.
fn check_golf(golf: &GolfSetup) -> Result<(), AnyError> {
    let bytes: usize = golf.courses.iter().map(|course| course.file.len()).sum();
    if bytes > COURSE_BYTES {
        let most = COURSE_BYTES >> 10;
        return Err(format!("the courses of a table have at most {most} KiB").into());
    }
    Ok(())
}

fn check_strokes(golf: &GolfSetup, cache: &mut CourseCache) -> Result<(), AnyError> {
    let balls: usize = golf.balls.iter().map(Vec::len).sum();
    let mut strokes = 0;
    for text in golf.full_courses()? {
        let course = cache.course(text)?;
        if !protocol::hides_nothing(course.name()) {
            return Err("the name of a course contains invisible characters".into());
        }
        let limit = golf.limit.unwrap_or_else(|| course.limit());
        strokes += balls * usize::from(limit);
    }
    if strokes > STROKES {
        let text =
            format!("{strokes} strokes would take too long; choose fewer courses or a lower limit");
        return Err(text.into());
    }
    Ok(())
}

fn golf_setup(
    host: &Host,
    short: &ShortGolf,
    seats: usize,
    courses: &BTreeMap<String, CourseText>,
) -> Result<GolfSetup, AnyError> {
    let each = usize::from(short.balls);
    if each == 0 || seats * each > Ball::COUNT {
        return Err(format!("a match can have at most {} balls", Ball::COUNT).into());
    }
    let text = |id: &String| match courses.get(id) {
        Some(text) => Ok(text.clone()),
        None => match Collection::course(id) {
            Some(Ok(course)) => Ok(CourseText::new(&course)),
            _ => Err(format!("there is no course {id:?}")),
        },
    };
    let texts = short.courses.iter().map(text);
    let texts = texts.collect::<Result<Vec<CourseText>, String>>()?;
    let mut cache = locked(&host.courses);
    let ready = texts.iter().map(|text| cache.course(text));
    let setup = Setup {
        mode: match short.mode {
            GolfMode::Basic => Mode::Basic,
            GolfMode::Carom => Mode::Carom,
        },
        players: table::deal(seats, each),
        courses: ready.collect::<Result<_, _>>()?,
        limit: short.limit,
        dice: match short.kit {
            GolfKit::Dice => DiceSet::dice_of_the_box(),
            GolfKit::Cards => DiceSet::cards_of_the_box(),
            GolfKit::Both => DiceSet::everything(),
        },
        tokens: if short.tokens {
            Tokens::handful()
        } else {
            Tokens::Printed
        },
    };
    let rules = Rules::new(setup).map_err(GolfError::Rules)?;
    Ok(GolfSetup::new(&rules))
}
