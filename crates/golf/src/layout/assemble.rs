//! Assembles a layout from its ground (a map or printed courses), pieces, starts and hole.

use super::{Arrow, Layout, Library, LibraryError, PrintedCourse};
use crate::course_file::{CourseFile, Ground, PieceEntry, Tile};
use crate::finding::{Finding, FindingKind, Located, TextPosition};
use crate::grid::{Grid, bounds};
use crate::piece::{Piece, PieceBody};
use crate::toml_reader::printable;
use crate::{Catalogue, Cell, Colour};
use sorted::Map;

/// A course with a map: one that the layout builds on, or the assembled course itself.
struct Source {
    id: String,
    file: CourseFile,
    tiles: Vec<(Cell, Tile)>,
    /// Where to report mistakes in this course; `None` if the course is the file itself.
    named_at: Option<TextPosition>,
}

impl Layout {
    /// Assembles the course that `file` describes. Assembling fails if the parts do not fit
    /// together; rule L3 is not checked here.
    ///
    /// `id` is the file name without its extension; `library` provides the courses that the file
    /// builds on.
    pub fn new(id: &str, file: &CourseFile, library: &dyn Library) -> Result<Layout, Vec<Finding>> {
        layout(id, file, library)
    }
}

fn layout(id: &str, file: &CourseFile, library: &dyn Library) -> Result<Layout, Vec<Finding>> {
    let sources = sources(id, file, library)?;
    let board = common_board(file, &sources)?;
    let tiles = merged_tiles(&sources, ground_position(file))?;
    let pieces = pieces(file, &sources)?;
    check_size(&tiles, &pieces, ground_position(file))?;
    let (starts, hole) = ends(file, &sources, &tiles, &pieces)?;
    let lead = lead(file, &sources);
    let mut grid = Grid::around(tiles.keys().copied(), None);
    for (cell, tile) in &tiles {
        grid.set(*cell, Some(*tile));
    }
    let by_row = |keep: fn(Tile) -> bool| {
        let mut cells: Vec<Cell> = tiles
            .iter()
            .filter(|(_, tile)| keep(**tile))
            .map(|(cell, _)| *cell)
            .collect();
        sorted::sort_by_key(&mut cells, |cell| (cell.y, cell.x));
        cells
    };
    Ok(Layout {
        id: id.to_owned(),
        name: file.name.clone().unwrap_or_else(|| id.to_owned()),
        names: file.names.clone(),
        board,
        order: file
            .order
            .or_else(|| lead.and_then(|lead| lead.order))
            .unwrap_or(Colour::ALL),
        limit: file
            .limit
            .or_else(|| lead.and_then(|lead| lead.limit))
            .unwrap_or(Layout::DEFAULT_LIMIT),
        fairway: by_row(Tile::is_fairway),
        walls: by_row(|tile| !tile.is_fairway()),
        tiles: grid,
        arrows: arrows(file, &sources),
        printed: sources
            .iter()
            .map(|source| PrintedCourse {
                id: source.id.clone(),
                cells: fairway_of(&source.tiles),
            })
            .collect(),
        pieces,
        starts,
        hole,
        ground_position: ground_position(file),
    })
}

/// Returns the position of the map, or of `on`, in the file.
fn ground_position(file: &CourseFile) -> TextPosition {
    match &file.ground {
        Ground::Map { position, .. } | Ground::On { position, .. } => *position,
    }
}

fn fairway_of(tiles: &[(Cell, Tile)]) -> Vec<Cell> {
    let fairway = tiles.iter().filter(|(_, tile)| tile.is_fairway());
    fairway.map(|(cell, _)| *cell).collect()
}

fn sources(
    id: &str,
    file: &CourseFile,
    library: &dyn Library,
) -> Result<Vec<Source>, Vec<Finding>> {
    let courses = match &file.ground {
        Ground::Map { tiles, .. } => {
            return Ok(vec![Source {
                id: id.to_owned(),
                file: file.clone(),
                tiles: tiles.clone(),
                named_at: None,
            }]);
        }
        Ground::On { courses, .. } => courses,
    };
    let mut sources = Vec::new();
    let mut findings = Vec::new();
    for course in courses {
        match source(course, library) {
            Ok(source) => sources.push(source),
            Err(kind) => findings.push(kind.at(course.position)),
        }
    }
    if findings.is_empty() {
        Ok(sources)
    } else {
        Err(findings)
    }
}

fn source(course: &Located<String>, library: &dyn Library) -> Result<Source, FindingKind> {
    let id = &course.value;
    let shown = printable(id, 40);
    let plain = |c: char| c.is_alphanumeric() || "-_. ".contains(c);
    if id.is_empty() || id.starts_with('.') || !id.chars().all(plain) || id.len() > 100 {
        return Err(FindingKind::NotCourseId { course: shown });
    }
    let file = library.course_file(id).map_err(|error| match error {
        LibraryError::Unknown => FindingKind::UnknownCourse {
            course: shown.clone(),
        },
        LibraryError::Broken(reason) => FindingKind::BrokenCourse {
            course: shown.clone(),
            reason,
        },
    })?;
    match file.ground.clone() {
        Ground::Map { tiles, .. } => Ok(Source {
            id: id.clone(),
            file,
            tiles,
            named_at: Some(course.position),
        }),
        Ground::On { .. } => Err(FindingKind::CourseIsLayout { course: shown }),
    }
}

fn common_board(file: &CourseFile, sources: &[Source]) -> Result<Option<String>, Vec<Finding>> {
    let first = &sources[0].file.board;
    for source in sources {
        let Some(position) = source.named_at else {
            continue;
        };
        let mixed = source.file.board != *first || (sources.len() > 1 && first.is_none());
        let other = file.board.is_some() && file.board != source.file.board;
        if mixed || other {
            let course = printable(&source.id, 40);
            return Err(vec![FindingKind::OtherBoard { course }.at(position)]);
        }
    }
    Ok(file.board.clone().or_else(|| first.clone()))
}

fn merged_tiles(
    sources: &[Source],
    position: TextPosition,
) -> Result<Map<Cell, Tile>, Vec<Finding>> {
    let mut merged: Map<Cell, Tile> = Map::new();
    for source in sources {
        for (cell, tile) in &source.tiles {
            let Some(other) = merged.get(cell).copied() else {
                merged.insert(*cell, *tile);
                continue;
            };
            if other.is_fairway() && tile.is_fairway() {
                let (course, cell) = (printable(&source.id, 40), *cell);
                let position = source.named_at.unwrap_or(position);
                return Err(vec![
                    FindingKind::FairwayTwice { course, cell }.at(position),
                ]);
            }
            // Fairway takes precedence over wall, and rounded wall over straight wall.
            if tile.is_fairway() || (!other.is_fairway() && *tile == Tile::RoundedWall) {
                merged.insert(*cell, *tile);
            }
        }
    }
    let count = merged.values().filter(|tile| tile.is_fairway()).count();
    let most = Layout::MAX_CELLS;
    if count > most {
        return Err(vec![
            FindingKind::TooMuchFairway { count, most }.at(position),
        ]);
    }
    Ok(merged)
}

fn pieces(file: &CourseFile, sources: &[Source]) -> Result<Vec<Piece>, Vec<Finding>> {
    let inherited = sources.iter().filter_map(|source| {
        let position = source.named_at?;
        Some(
            source
                .file
                .pieces
                .iter()
                .map(move |entry| (entry, position)),
        )
    });
    let own = file
        .pieces
        .iter()
        .map(|entry| (entry, entry.position.position));
    let entries: Vec<(&PieceEntry, TextPosition)> = inherited.flatten().chain(own).collect();
    let (count, most) = (entries.len(), CourseFile::MAX_PIECES);
    if count > most {
        let many = FindingKind::TooManyPieces { count, most };
        return Err(vec![many.at(ground_position(file))]);
    }
    let mut numbers: Map<&str, usize> = Map::new();
    let mut pieces = Vec::with_capacity(entries.len());
    for (entry, position) in entries {
        let shape = Catalogue::standard().shape(&entry.id);
        let body = shape.and_then(|shape| PieceBody::place(shape, &entry.placement));
        let Some(body) = body else {
            let shape = printable(&entry.id, 40);
            return Err(vec![FindingKind::CannotLie { shape }.at(position)]);
        };
        let number = numbers.get_or_insert(&entry.id, 0);
        *number += 1;
        pieces.push(Piece {
            name: format!("{}-{number}", entry.id),
            shape: entry.id.clone(),
            body,
            placement: entry.placement.clone(),
            position,
        });
    }
    Ok(pieces)
}

fn check_size(
    tiles: &Map<Cell, Tile>,
    pieces: &[Piece],
    position: TextPosition,
) -> Result<(), Vec<Finding>> {
    let Some((min, max)) = bounds(tiles.keys().copied()) else {
        return Err(vec![FindingKind::MapEmpty.at(position)]);
    };
    for piece in pieces {
        // A piece may extend over the edge of the map, but must not lie far away from it.
        let near = |cell: &Cell| {
            (min.x - 40..=max.x + 40).contains(&cell.x)
                && (min.y - 20..=max.y + 20).contains(&cell.y)
        };
        if !piece.body.cells().iter().all(near) {
            let far_off = FindingKind::FarOff {
                piece: piece.name.clone(),
            };
            return Err(vec![far_off.at(piece.position)]);
        }
    }
    if max.x - min.x >= Layout::MAX_HALF_COLUMNS || max.y - min.y >= Layout::MAX_ROWS {
        let large = FindingKind::BoardTooLarge {
            columns: Layout::MAX_HALF_COLUMNS as usize,
            rows: Layout::MAX_ROWS as usize,
        };
        return Err(vec![large.at(position)]);
    }
    Ok(())
}

/// Returns the start cells and the hole: from markers if there are any, otherwise as printed (L1,
/// L2).
fn ends(
    file: &CourseFile,
    sources: &[Source],
    tiles: &Map<Cell, Tile>,
    pieces: &[Piece],
) -> Result<([Cell; 6], Cell), Vec<Finding>> {
    let own = &pieces[pieces.len() - file.pieces.len()..];
    let (start_key, hole_key, position) = match &file.ground {
        Ground::Map { position, .. } => (None, None, *position),
        Ground::On {
            start,
            hole,
            position,
            ..
        } => (start.as_ref(), hole.as_ref(), *position),
    };
    let starts = End::Start.find(own, sources, start_key, position);
    let holes = End::Hole.find(own, sources, hole_key, position);
    let mut findings = Vec::new();
    let [mut starts, holes] = [starts, holes].map(|found| {
        let (cells, position) = found.unwrap_or_else(|finding| {
            findings.push(finding);
            (Vec::new(), position)
        });
        for &cell in &cells {
            if !tiles.get(&cell).is_some_and(|tile| tile.is_fairway()) {
                findings.push(FindingKind::MarkerOff { cell }.at(position));
            }
        }
        cells
    });
    if !findings.is_empty() {
        return Err(findings);
    }
    sorted::sort_by_key(&mut starts, |cell| (cell.y, cell.x));
    let starts = starts.try_into().expect("`find` gives six starts");
    Ok((starts, holes[0]))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Start,
    Hole,
}

impl End {
    const fn key(self) -> &'static str {
        match self {
            End::Start => "start",
            End::Hole => "hole",
        }
    }

    /// Finds the six start cells, or the hole, and the position in the file at which they are
    /// defined. Returns an error if the number of cells is wrong.
    fn find(
        self,
        own: &[Piece],
        sources: &[Source],
        chosen: Option<&Located<String>>,
        position: TextPosition,
    ) -> Result<(Vec<Cell>, TextPosition), Finding> {
        if let Some(chosen) = chosen
            && !sources.iter().any(|source| source.id == chosen.value)
        {
            return Err(FindingKind::EndNotOn { key: self.key() }.at(chosen.position));
        }
        let markers = self.marked(own);
        if let Some((_, last)) = markers.last() {
            let last = *last;
            return self.exactly(markers, last);
        }
        let source = match chosen {
            Some(chosen) => sources.iter().find(|source| source.id == chosen.value),
            None if sources.len() == 1 => sources.first(),
            None => None,
        };
        let Some(source) = source else {
            return Err(FindingKind::WhoseEnd { key: self.key() }.at(position));
        };
        let said_at = chosen.map_or(position, |chosen| chosen.position);
        if source.named_at.is_some() {
            let pieces = source.file.pieces.iter().filter_map(|entry| {
                let shape = Catalogue::standard().shape(&entry.id)?;
                PieceBody::place(shape, &entry.placement)
            });
            let cells: Vec<(Cell, TextPosition)> = pieces
                .flat_map(|body| self.cells_of(&body))
                .map(|cell| (cell, said_at))
                .collect();
            if !cells.is_empty() {
                return self.exactly(cells, said_at);
            }
        }
        let wanted = match self {
            End::Start => Tile::Start,
            End::Hole => Tile::Hole,
        };
        let printed = source.tiles.iter().filter(|(_, tile)| *tile == wanted);
        self.exactly(printed.map(|(cell, _)| (*cell, said_at)).collect(), said_at)
    }

    fn marked(self, pieces: &[Piece]) -> Vec<(Cell, TextPosition)> {
        let cells = pieces.iter().flat_map(|piece| {
            let cells = self.cells_of(&piece.body).into_iter();
            cells.map(|cell| (cell, piece.position))
        });
        cells.collect()
    }

    fn cells_of(self, body: &PieceBody) -> Vec<Cell> {
        match (self, body) {
            (End::Start, PieceBody::StartMarker { cells }) => cells.to_vec(),
            (End::Hole, PieceBody::HoleMarker { at }) => vec![*at],
            _ => Vec::new(),
        }
    }

    fn exactly(
        self,
        cells: Vec<(Cell, TextPosition)>,
        position: TextPosition,
    ) -> Result<(Vec<Cell>, TextPosition), Finding> {
        let mut found: Vec<Cell> = cells.into_iter().map(|(cell, _)| cell).collect();
        let count = found.len();
        sorted::sort(&mut found);
        found.dedup();
        let (wanted, wrong) = match self {
            End::Start => (6, FindingKind::StartCount { count }),
            End::Hole => (1, FindingKind::HoleCount { count }),
        };
        if count == wanted && found.len() == wanted {
            return Ok((found, position));
        }
        Err(wrong.at(position))
    }
}

/// Returns the course whose playing order and limit a layout uses if it does not set its own.
fn lead<'s>(file: &CourseFile, sources: &'s [Source]) -> Option<&'s CourseFile> {
    let Ground::On { start, .. } = &file.ground else {
        return None;
    };
    match start {
        Some(start) => sources.iter().find(|source| source.id == start.value),
        None if sources.len() == 1 => sources.first(),
        None => None,
    }
    .map(|source| &source.file)
}

fn arrows(file: &CourseFile, sources: &[Source]) -> Vec<Arrow> {
    let inherited = sources.iter().filter_map(|source| {
        let position = source.named_at?;
        Some(
            source
                .file
                .arrows
                .iter()
                .map(move |arrow| (arrow, position)),
        )
    });
    let own = file
        .arrows
        .iter()
        .map(|arrow| (arrow, arrow.position.position));
    inherited
        .flatten()
        .chain(own)
        .map(|(arrow, position)| Arrow {
            at: arrow.at,
            incoming: arrow.incoming,
            outgoing: arrow.outgoing,
            position,
        })
        .collect()
}
