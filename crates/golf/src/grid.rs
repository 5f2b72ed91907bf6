//! A dense table of values for a rectangular part of the board.

use crate::Cell;

/// One value per cell, for the given cells' bounding rectangle and a margin of one cell on every
/// side.
#[derive(Clone, Debug)]
pub(crate) struct Grid<T> {
    min: Cell,
    columns: i32,
    rows: i32,
    items: Vec<T>,
}

impl<T: Copy> Grid<T> {
    pub(crate) fn around(cells: impl IntoIterator<Item = Cell>, value: T) -> Grid<T> {
        let (min, max) = bounds(cells).unwrap_or((Cell { x: 0, y: 0 }, Cell { x: 0, y: 0 }));
        let min = Cell {
            x: min.x - 2,
            y: min.y - 1,
        };
        let columns = (max.x + 2 - min.x) / 2 + 1;
        let rows = max.y + 1 - min.y + 1;
        Grid {
            min,
            columns,
            rows,
            items: vec![value; (columns * rows) as usize],
        }
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (cell.x - self.min.x, cell.y - self.min.y);
        // Only every other `x` in a row is a cell, so `x / 2` is unique within the row.
        let inside = x >= 0 && y >= 0 && x / 2 < self.columns && y < self.rows;
        inside.then(|| (y * self.columns + x / 2) as usize)
    }

    /// Returns the value of a cell, or `None` outside the rectangle.
    pub(crate) fn get(&self, cell: Cell) -> Option<T> {
        self.index(cell).map(|index| self.items[index])
    }

    /// Sets the value of a cell in the rectangle; does nothing outside it.
    pub(crate) fn set(&mut self, cell: Cell, value: T) {
        if let Some(index) = self.index(cell) {
            self.items[index] = value;
        }
    }
}

/// Returns the top left and bottom right corners of the cells' bounding rectangle.
pub(crate) fn bounds(cells: impl IntoIterator<Item = Cell>) -> Option<(Cell, Cell)> {
    cells.into_iter().fold(None, |bounds, cell| {
        let (min, max) = bounds.unwrap_or((cell, cell));
        Some((
            Cell {
                x: min.x.min(cell.x),
                y: min.y.min(cell.y),
            },
            Cell {
                x: max.x.max(cell.x),
                y: max.y.max(cell.y),
            },
        ))
    })
}
