// The pieces currently on the course, and their explanations. Rule ids and figure numbers come from
// the rulebook.
import type { DraftPiece, LaidPiece, Lattice, PieceState } from '../../../generated/protocol';
import { turned, type Turn } from '../stroke/turn';

type Cell = [number, number];

/** A piece at its current position. */
export interface Placed {
  /** The shape and number of the piece, such as `roller-1`. */
  name: string;
  shape: string;
  kind: PieceKind;
  /** The value of a token; null for other pieces. */
  value: number | null;
  cells: Cell[];
}

/** The rule and the animated figure that explain each kind of piece. */
export const ABOUT = {
  flat: { rule: 'R3', figure: '23' },
  channel: { rule: 'F1', figure: '28' },
  bridge: { rule: 'T1', figure: '38' },
  holed: { rule: 'T4', figure: '42' },
  ramp: { rule: 'T6', figure: null },
  crossing: { rule: 'T1', figure: 'D-1' },
  sand: { rule: 'S3', figure: '43' },
  water: { rule: 'W1', figure: '45' },
  roller: { rule: 'D1', figure: 'D-3' },
  toppler: { rule: 'D3', figure: 'D-7' },
  spinner: { rule: 'D2', figure: 'D-5' },
  door: { rule: 'D4', figure: 'D-9' },
  token: { rule: 'D5', figure: 'D-13' },
  'start-marker': { rule: 'L2', figure: null },
  'hole-marker': { rule: 'L2', figure: null },
} as const;

export type PieceKind = keyof typeof ABOUT;

/** Returns whether balls can move a piece of this kind. */
export const isMoving = ({ kind }: { kind: PieceKind }): boolean =>
  kind === 'roller' || kind === 'spinner' || kind === 'toppler' || kind === 'door';

/**
 * Returns the kind of a piece, which depends on its shape and on whether it was laid with a
 * channel.
 */
export function kindOf({ id, channel }: Pick<LaidPiece, 'id' | 'channel'>): PieceKind {
  if (id in ABOUT) return id as PieceKind;
  if (id === 'V-C7h') return 'holed';
  if (id === 'V-R2') return 'ramp';
  if (id === 'V-X13') return 'crossing';
  if (id.startsWith('V-')) return 'bridge';
  return channel ? 'channel' : 'flat';
}

/**
 * Returns the pieces currently on the course: moved pieces are where strokes left them, taken
 * tokens are omitted, and scattered tokens replace printed ones.
 */
export function placed(
  laid: readonly DraftPiece[],
  states: Readonly<Record<string, PieceState>>,
  steps: Lattice['steps'],
  scattered: readonly { at: Cell; value: number }[] | null,
): Placed[] {
  const taken = (name: string) => name in states && 'taken' in states[name]!;
  const own = laid.map(({ piece, name, cells }) => ({
    name,
    shape: piece.id,
    kind: kindOf(piece),
    value: piece.value,
    cells: moved(piece.at, cells, states[name], steps),
  }));
  const all: Placed[] = scattered
    ? [
        ...own.filter(({ kind }) => kind !== 'token'),
        ...scattered.map(({ at, value }, index) => ({
          name: `token-${index + 1}`,
          shape: 'token',
          kind: 'token' as const,
          value,
          cells: [at],
        })),
      ]
    : own;
  return all
    .filter(({ name }) => !taken(name))
    .sort((a, b) => a.cells[0]![0] - b.cells[0]![0] || a.cells[0]![1] - b.cells[0]![1]);
}

function moved(
  at: Cell,
  cells: Cell[],
  state: PieceState | undefined,
  steps: Lattice['steps'],
): Cell[] {
  if (!state) return cells;
  const on = (dir: string, count: number): Cell => {
    const [dx, dy] = steps[dir] ?? [0, 0];
    return [at[0] + count * dx, at[1] + count * dy];
  };
  if ('at' in state) return [state.at];
  if ('arm' in state) return [at, on(state.arm, 1)];
  if ('fallen' in state && state.fallen) return [at, on(state.fallen, 1), on(state.fallen, 2)];
  return cells;
}

/** The kinds that can cover other pieces, topmost first. */
const TOPMOST: PieceKind[] = [
  'token',
  'roller',
  'spinner',
  'toppler',
  'door',
  'holed',
  'crossing',
  'bridge',
  'ramp',
  'channel',
  'flat',
];
const rank = (kind: PieceKind) =>
  (TOPMOST.indexOf(kind) + TOPMOST.length + 1) % (TOPMOST.length + 1);

/**
 * The radius of a cell, and how high the decks of tall pieces are raised, in units of the picture.
 */
const HALF = 18;
const LIFT = 10.8;
const TALL: PieceKind[] = ['holed', 'crossing', 'bridge', 'ramp'];

/** Returns the position of a cell on a board turned by this many quarter turns. */
export function spotOf([x, y]: Cell, [width, height]: Lattice['pitch'], turn: Turn): Cell {
  return turned([x * width, y * height], turn);
}

/** Returns the topmost piece at a point on the board; null if there is none. */
export function pieceAt(
  pieces: readonly Placed[],
  point: { x: number; y: number },
  pitch: Lattice['pitch'],
  turn?: Turn,
): Placed | null {
  const there = pieces.filter(({ cells, kind }) =>
    cells.some((cell) => {
      const [x, y] = spotOf(cell, pitch, turn);
      return (TALL.includes(kind) ? [0, LIFT] : [0]).some(
        (lift) => Math.hypot(x - point.x, y - lift - point.y) <= HALF,
      );
    }),
  );
  return there.sort((a, b) => rank(a.kind) - rank(b.kind))[0] ?? null;
}
