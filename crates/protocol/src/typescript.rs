//! The types of the wire for the page, written by ts-rs into one file.

use crate::{
    carramboule::wire, certificate, daily, event, golf_wire, message, online, pads, page,
    piece_state, puzzle, record, replay, solution, trace, workshop,
};
use ts_rs::{Config, TS};

/// Where the file lies in the repository.
pub const PATH: &str = "web/src/generated/protocol.ts";

/// The text of the file.
#[expect(clippy::too_many_lines, reason = "a register of like entries")]
pub fn typescript() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Written by `UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript`; do not edit.\n",
    );
    macro_rules! write_types {
        ($($name:ty),* $(,)?) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$name as TS>::decl(&config));
                text.push('\n');
            )*
        };
    }
    write_types![
        message::ClientToServer,
        message::Request,
        message::ServerToClient,
        message::Answer,
        message::Reason,
        message::Snapshot,
        message::View,
        message::Status,
        message::SeatView,
        message::GameView,
        message::GolfView,
        message::BallMark,
        event::Event,
        event::Cause,
        event::EventKind,
        event::MatchSetup,
        event::GameAction,
        event::GameOutcome,
        event::GameChance,
        event::SeatKind,
        event::SeatResult,
        event::Clock,
        event::Withdrawal,
        golf_wire::GolfSetup,
        golf_wire::GolfMode,
        golf_wire::CourseText,
        golf_wire::SixNumbers,
        golf_wire::GolfAction,
        golf_wire::GolfPick,
        golf_wire::GolfChance,
        wire::CarrambouleView,
        wire::CarrambouleSetup,
        wire::CarrambouleAction,
        wire::CarrambouleChoice,
        wire::CarrambouleOutcome,
        wire::CarrambouleVerdict,
        wire::CarrambouleRound,
        wire::CarrambouleFoul,
        wire::CarrambouleQueen,
        wire::CarrambouleKind,
        wire::CarramboulePhase,
        wire::CarrambouleBall,
        trace::TraceFile,
        trace::TraceEvent,
        trace::BallPlace,
        trace::Holed,
        piece_state::PieceState,
        record::Record,
        page::NewLocalTable,
        page::Boxes,
        page::BoxedDie,
        page::SetupCheck,
        page::SetupRemark,
        page::BoxedPiece,
        page::Spot,
        page::Way,
        page::LayerChange,
        page::Shown,
        page::Reach,
        page::ReachPlace,
        page::BoardLayers,
        page::BoardPicture,
        page::BoardCell,
        page::CourseCard,
        page::CourseCheck,
        page::CourseFinding,
        page::FigurePicture,
        page::FigureScenePicture,
        page::FigureStrokePicture,
        page::Position,
        page::PositionStroke,
        page::PositionPicture,
        page::Motion,
        page::BallMotion,
        page::MotionPiece,
        page::MotionContact,
        page::TableShape,
        page::Stance,
        page::Practice,
        page::Tried,
        pads::PadSheet,
        pads::PadCourse,
        pads::PadMark,
        pads::PadFate,
        pads::PadStanding,
        pads::PadPlayer,
        pads::PadCourseStanding,
        pads::RefereeSheet,
        pads::RefereeShot,
        pads::RefereeStanding,
        pads::RefereeJudged,
        pads::RefereeProblem,
        pads::RefereeDraft,
        online::Ban,
        online::HostProblem,
        online::HostReason,
        online::NewPlayer,
        online::Identity,
        online::Profile,
        online::NewHandle,
        online::PublicProfile,
        online::PlayerAbout,
        online::PlayedMatch,
        online::MatchOutcome,
        online::DailyTally,
        online::DayPlace,
        online::HeadToHead,
        online::Person,
        online::Challenge,
        online::People,
        online::NewReport,
        online::CodeKind,
        online::NewCode,
        online::Code,
        online::UseCode,
        online::Scope,
        online::Device,
        online::Passkey,
        online::NewToken,
        online::Token,
        online::GolfKit,
        online::ShortGolf,
        online::TableSetup,
        online::ChatRule,
        online::CreateTable,
        online::TableLink,
        online::GameKind,
        online::SeatEntry,
        online::TableEntry,
        online::OwnTable,
        online::TableInfo,
        online::Phrase,
        online::Remark,
        online::ClientToHost,
        online::HostToClient,
        online::Said,
        online::NewCourse,
        online::CourseEntry,
        online::CourseFacts,
        online::PublishedCourse,
        online::Rating,
        online::DailyEntry,
        online::DailyBoard,
        online::RatedGame,
        online::PlayerRating,
        online::RatedMatch,
        online::SkillOfMatch,
        online::Ratings,
        online::Seek,
        online::SeekAnswer,
        online::Health,
        replay::FilmInfo,
        replay::FilmKind,
        replay::FilmStep,
        replay::FilmFault,
        replay::FilmFrame,
        replay::SealCheck,
        replay::FilmAdvice,
        replay::FilmOption,
        replay::ShotAdvice,
        replay::FilmValues,
        replay::FilmReview,
        replay::FilmPlayer,
        replay::FilmStroke,
        workshop::LaidPiece,
        workshop::CourseEdit,
        workshop::DraftLook,
        workshop::Draft,
        workshop::DraftPiece,
        workshop::DraftArrow,
        workshop::DraftGround,
        workshop::Lattice,
        workshop::TrayShape,
        workshop::CarriedPiece,
        workshop::CourseValues,
        certificate::CertificateFile,
        certificate::StartCertificateFile,
        certificate::TurnFile,
        solution::WorthFile,
        daily::DailyCourse,
        daily::DailyJudged,
        puzzle::PuzzleFile,
        puzzle::PuzzleTheme,
        puzzle::PuzzleChoice,
    ];
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_file_is_fresh() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
        let path = std::path::Path::new(path).join(PATH);
        if std::env::var_os("UPDATE_TYPESCRIPT").is_some() {
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("can be made");
            std::fs::write(&path, typescript()).expect("can be written");
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == typescript(),
            "{PATH} is stale; run UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript"
        );
    }
}
