//! Verifies matches that one person played at home, without a server. Every roll and every stroke
//! must follow the rules, and the match must have been played on the expected course with permitted
//! dice.

use crate::Daily;
use golf::Catalogue;
use protocol::{
    CourseText, EventKind, GOLF_RULES, GolfMode, GolfSetup, MatchSetup, Record, RecordError,
    RulesVersion, SeatKind, SixNumbers, TableId,
};
use std::fmt;
use table::{CourseCache, ReplayError};

/// A verified match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HomeMatch {
    /// The record in normalised form.
    pub record: String,
    /// The score.
    pub total: i32,
    /// A hash that identifies the match, even in copies under another player's name.
    pub print: String,
    /// The player's name in the record.
    pub name: String,
}

/// Why a match does not count. The message is a clause without a full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HomeMatchError {
    /// The text is not a record.
    Unreadable(RecordError),
    /// The record does not begin with the creation of a table.
    NoBeginning,
    /// The match was not played by one person at this table.
    OtherTable(TableId),
    /// The setup of the match is not the one for that day.
    OtherDay,
    /// The dice are not the ones for that day.
    OtherDice,
    /// The match was played under another version of the rules.
    OtherRules,
    /// The match is not a mini golf match.
    OtherGame,
    /// There were other players, or there was more than one ball.
    NotAlone,
    /// The match was not played on this course alone.
    OtherCourse,
    /// The mode, the dice, the cards, the tokens or the limit differ from those on which par is
    /// based.
    OtherSetup,
    /// An event breaks the rules.
    Invalid(ReplayError),
    /// The match has no result.
    NoResult,
    /// The player abandoned the match.
    Abandoned,
}

impl fmt::Display for HomeMatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HomeMatchError::Unreadable(error) => return error.fmt(f),
            HomeMatchError::NoBeginning => {
                "the first event of a record is the creation of its table"
            }
            HomeMatchError::OtherTable(id) => {
                let id = id.as_str();
                return write!(f, "the match must have one player, at table {id}");
            }
            HomeMatchError::OtherDay => "this is not the daily course",
            HomeMatchError::OtherDice => "these are not the dice of the day",
            HomeMatchError::OtherRules => "it was not played by the current rules",
            HomeMatchError::OtherGame => "it is not a match of mini golf",
            HomeMatchError::NotAlone => "it must have one player with one ball",
            HomeMatchError::OtherCourse => "it was not played on this course only",
            HomeMatchError::OtherSetup => {
                "it must have basic mode, all standard dice, no cards and the course's limit"
            }
            HomeMatchError::Invalid(error) => return error.fmt(f),
            HomeMatchError::NoResult => "the record has no result",
            HomeMatchError::Abandoned => "the player abandoned the match",
        })
    }
}

impl std::error::Error for HomeMatchError {}

impl HomeMatch {
    /// Verifies a match on the daily course for a day, played with the dice for that day.
    pub fn of_day(bytes: &[u8], daily: &Daily) -> Result<HomeMatch, HomeMatchError> {
        let record = parse(bytes)?;
        check_day(&record, daily)?;
        let print = daily.match_print(&record).to_string();
        verified(&record, print)
    }

    /// Verifies a match on a published course, played with one ball and all standard dice. The
    /// rolls come from the player's own secret, so the commitment to that secret identifies the
    /// match.
    pub fn on_course(bytes: &[u8], course: CourseText) -> Result<HomeMatch, HomeMatchError> {
        let record = parse(bytes)?;
        let print = check_course(&record, course)?;
        verified(&record, print)
    }
}

fn parse(bytes: &[u8]) -> Result<Record, HomeMatchError> {
    Record::parse(bytes).map_err(HomeMatchError::Unreadable)
}

fn verified(record: &Record, print: String) -> Result<HomeMatch, HomeMatchError> {
    let verified = table::verify(record, &mut CourseCache::new());
    let verified = verified.map_err(HomeMatchError::Invalid)?;
    let result = verified.results.first().ok_or(HomeMatchError::NoResult)?;
    if result.withdrawn {
        return Err(HomeMatchError::Abandoned);
    }
    let names = record.events.iter().rev();
    let name = names.into_iter().find_map(|event| match &event.what {
        EventKind::Joined { name, .. } => Some(name.to_string()),
        _ => None,
    });
    Ok(HomeMatch {
        record: record.to_string(),
        total: result.total,
        print,
        name: name.unwrap_or_default(),
    })
}

fn check_day(record: &Record, daily: &Daily) -> Result<(), HomeMatchError> {
    let first = record.events.first().map(|event| &event.what);
    let Some(EventKind::Created {
        table,
        rules,
        commitment,
        setup,
        seats,
        clock,
        dice,
    }) = first
    else {
        return Err(HomeMatchError::NoBeginning);
    };
    let new = &daily.new;
    if *table != new.id || *seats != new.seats || *clock != new.clock {
        return Err(HomeMatchError::OtherTable(new.id.clone()));
    }
    if **setup != new.setup || RulesVersion::named(rules).is_none() {
        return Err(HomeMatchError::OtherDay);
    }
    let mut joined = record.events.iter().filter_map(|event| match &event.what {
        EventKind::Joined { contribution, .. } => Some(contribution),
        _ => None,
    });
    if dice.is_some()
        || *commitment != daily.secret.commitment()
        || joined.any(|own| *own != daily.contribution)
    {
        return Err(HomeMatchError::OtherDice);
    }
    Ok(())
}

/// Checks the setup of the match. Returns the commitment to the dice secret.
fn check_course(record: &Record, course: CourseText) -> Result<String, HomeMatchError> {
    let first = record.events.first().map(|event| &event.what);
    let Some(EventKind::Created {
        rules,
        commitment,
        setup,
        seats,
        clock,
        ..
    }) = first
    else {
        return Err(HomeMatchError::NoBeginning);
    };
    if rules != GOLF_RULES {
        return Err(HomeMatchError::OtherRules);
    }
    let MatchSetup::Golf(golf) = &**setup else {
        return Err(HomeMatchError::OtherGame);
    };
    let one_ball = matches!(&golf.balls[..], [balls] if balls.len() == 1);
    if !one_ball || *seats != [SeatKind::Person {}] || clock.is_some() {
        return Err(HomeMatchError::NotAlone);
    }
    if golf.courses != [course] {
        return Err(HomeMatchError::OtherCourse);
    }
    let agreed = GolfSetup {
        mode: GolfMode::Basic,
        balls: golf.balls.clone(),
        courses: golf.courses.clone(),
        limit: None,
        dice: all_dice(),
        cards: Vec::new(),
        tokens: None,
    };
    if *golf != agreed {
        return Err(HomeMatchError::OtherSetup);
    }
    Ok(commitment.to_string())
}

/// Returns all standard dice. Par is based on them, so matches have to use them too.
fn all_dice() -> Vec<SixNumbers> {
    let dice = Catalogue::standard().dice().iter();
    let six = dice.map(|die| SixNumbers {
        id: die.id.clone(),
        impulses: die.faces,
    });
    six.collect()
}
