//! Writes the page's TypeScript file, which declares all types that are used on the network, in
//! files, or by this crate's functions. The crate `ts-rs` provides the declarations.

use crate::view::{self, daily, pads, replay, solid, workshop};
use protocol::online;
use std::any::type_name;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use ts_rs::{Config, TS, TypeVisitor};

/// The path of the generated file in the repository.
const PATH: &str = "web/src/generated/protocol.ts";

/// A declaration and the Rust type that it comes from.
struct Declaration {
    text: String,
    rust_type: &'static str,
}

/// The declarations found so far, by type name.
struct Declarations {
    config: Config,
    found: BTreeMap<String, Declaration>,
}

impl Declarations {
    fn new() -> Declarations {
        Declarations {
            config: Config::default().with_large_int("number"),
            found: BTreeMap::new(),
        }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Standard library types and ids need no declaration.
        if T::output_path().is_some() {
            let rust_type = type_name::<T>();
            match self.found.entry(T::name(&self.config)) {
                Entry::Occupied(entry) => {
                    let other = entry.get().rust_type;
                    let name = entry.key();
                    assert!(
                        other == rust_type,
                        "two types are called `{name}` in TypeScript: {other} and {rust_type}"
                    );
                    return;
                }
                Entry::Vacant(entry) => {
                    let text = T::decl(&self.config);
                    entry.insert(Declaration { text, rust_type });
                }
            }
        }
        T::visit_dependencies(self);
    }
}

/// Returns the text of the file: the types listed below, and all types that they contain.
#[expect(clippy::too_many_lines, reason = "a list of similar entries")]
fn typescript() -> String {
    let mut all = Declarations::new();
    macro_rules! visit {
        ($($name:ty),* $(,)?) => {
            $(all.visit::<$name>();)*
        };
    }
    // Types for a table, its record and other files.
    visit![
        protocol::ClientToServer,
        protocol::ServerToClient,
        protocol::Record,
        protocol::CertificateFile,
        protocol::puzzle::PuzzleFile,
    ];
    // Types for a server.
    visit![
        online::Code,
        online::CreateTable,
        online::Cup,
        online::CupBoard,
        online::CupDeciding,
        online::CupList,
        online::CupSeason,
        online::CupStart,
        online::DailyBoard,
        online::Device,
        online::Health,
        online::Identity,
        online::NewBlock,
        online::NewCode,
        online::NewCorrection,
        online::NewCourse,
        online::NewCup,
        online::NewHandle,
        online::NewPlayer,
        online::NewReport,
        online::NewResult,
        online::NewToken,
        online::NewTournament,
        online::Passkey,
        online::People,
        online::Profile,
        online::PublicProfile,
        online::PublishedCourse,
        online::PushKey,
        online::PushSubscription,
        online::RankedPlayer,
        online::Rating,
        online::Seek,
        online::SeekAnswer,
        online::Sitter,
        online::SocketMessage,
        online::SocketRequest,
        online::TableInfo,
        online::TableLink,
        online::TableRatings,
        online::Token,
        online::TournamentInfo,
        online::TournamentLink,
        online::TournamentTable,
        online::Tournaments,
        online::UseCode,
    ];
    // Types for this crate's functions.
    visit![
        view::BestShot,
        view::Boxes,
        view::CourseCheck,
        view::FigurePicture,
        view::FigureWords,
        view::MatchCourse,
        view::NewLocalTable,
        view::Position,
        view::PositionPicture,
        view::Practice,
        view::Reach,
        view::Scores,
        view::SetupCheck,
        view::Shown,
        view::Stance,
        view::StrokeReason,
        view::TableShape,
        view::Tried,
        daily::DailyCourse,
        daily::DailyJudged,
        pads::PadSheet,
        pads::PadStanding,
        pads::RefereeSheet,
        pads::RefereeStanding,
        replay::FilmAdvice,
        replay::FilmChances,
        replay::FilmFrame,
        replay::FilmInfo,
        replay::FilmRefusal,
        replay::FilmReview,
        replay::FilmValues,
        replay::PlayHint,
        replay::SealCheck,
        replay::ShotAdvice,
        solid::SolidInfo,
        workshop::CarriedPiece,
        workshop::CourseEdit,
        workshop::CourseValues,
        workshop::Draft,
        workshop::DraftLook,
        workshop::Lattice,
        workshop::TrayShape,
        workshop::TrialHint,
    ];
    let mut text = String::from(
        "// Written by `UPDATE_TYPESCRIPT=1 cargo test -p browser typescript`; do not edit.\n",
    );
    for declaration in all.found.values() {
        text.push_str("\nexport ");
        text.push_str(&declaration.text);
        text.push('\n');
    }
    text
}

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
        "{PATH} is stale; run UPDATE_TYPESCRIPT=1 cargo test -p browser typescript"
    );
}

#[test]
#[should_panic(expected = "`Health` in TypeScript: protocol::online::problem::Health and browser")]
fn two_types_cannot_have_the_same_name() {
    #[derive(TS)]
    struct Health {}
    let mut all = Declarations::new();
    all.visit::<online::Health>();
    all.visit::<Health>();
}
