import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TraceEvent, View, Way } from '../../../generated/protocol';
import type { TableUpdate } from '../../../core/messages';
import type { BoardView } from '../board/board-view';
import { Patience, ShowQueue } from '../../../lib/patience';
import { Show, type ShownMatch } from './show.svelte';

vi.mock('../../../core/core', () => ({ core: { takeEvents: () => Promise.resolve() } }));
vi.mock('../../../lib/texts.svelte', () => ({ t: String, language: () => 'en' }));
vi.mock('../../../ui/sound', () => ({ dice: () => {} }));
vi.mock('../../../lib/settings.svelte', () => ({ pace: () => 1, settings: {} }));
vi.mock('../board/feel', () => ({ heard: () => {}, rim: () => {}, well: () => {} }));
vi.mock('../end/par', () => ({
  Pars: class {
    of = () => null;
    ask = () => {};
    close = () => {};
  },
}));

const BALLS = ['red', 'blue', 'green'];
const step = (ball: string): TraceEvent => ({
  type: 'step',
  ball,
  to: [0, 0],
  layer: 'ground',
  dir: 'E',
  cost: 1,
  left: 0,
});
const stroke = (events: TraceEvent[]): Way => ({
  dir: 'E',
  trace: { events, balls: {}, tokens: {}, pieces: {} },
  spots: events.map(() => ({ x: 0, y: 0, top: false, hidden: false })),
  steps: [],
  path: '',
  changes: [],
});
const alone = stroke([step('blue')]);
const struck = stroke([
  step('blue'),
  { type: 'carom', ball: 'blue', hits: 'red', dir: 'E', left: 1 },
  step('red'),
]);

/**
 * Opens a table for three players, the first of whom is local. `tempos` records the pace of each
 * stroke.
 */
function open() {
  const tempos: number[] = [];
  const view = { status: 'playing', turn: 1, game: null } as unknown as View;
  const loop = { view, patience: new Patience() };
  const match = {
    ready: Promise.resolve(),
    loop,
    get view() {
      return loop.view;
    },
    golf: null,
    table: { seats: [0] },
    spots: new Map(),
    story: { tellStroke: () => {}, tellWithdrawn: () => {}, voice: { say: () => {} } },
    setup: { balls: BALLS.map((ball) => [ball]) },
    mine: false,
    seatOf: (ball: string) => BALLS.indexOf(ball),
    isOurs: (ball: string) => ball === 'red',
    seatName: String,
    turn: () => Promise.resolve(),
    draw: () => Promise.resolve(),
    handOver: () => {},
  } as unknown as ShownMatch;
  const show = new Show(match);
  show.attach({
    roll: (_line: unknown, _way: unknown, tempo: number) => {
      tempos.push(tempo);
      return { finished: Promise.resolve(), skip: () => {} };
    },
  } as unknown as BoardView);
  const queue = new ShowQueue<TableUpdate>(
    (update) => show.show(update),
    (problem) => {
      throw problem;
    },
    () => {},
  );
  const push = (way: Way, status = 'playing') =>
    queue.push({
      events: [{ what: { type: 'acted', seat: 1, action: { golf: { type: 'play', dir: 'E' } } } }],
      shown: { stroke: way, motion: null },
      view: { ...view, status, results: [] },
    } as unknown as TableUpdate);
  return { show, push, tempos, match };
}

describe('skipping to the next turn', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('stops at a stroke that moves a local player’s ball, and stays slow after it', async () => {
    const { show, push, tempos } = open();
    for (const way of [alone, struck, alone]) push(way);
    show.rush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tempos.map((tempo) => tempo > 0)).toEqual([false, true, true]);
  });

  it('does not start while such a stroke is shown', async () => {
    const { show, push, tempos } = open();
    push(struck);
    push(alone);
    // The path is shown for a moment before the ball rolls.
    await vi.advanceTimersByTimeAsync(100);
    show.rush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tempos.map((tempo) => tempo > 0)).toEqual([true, true]);
    show.rush();
    push(alone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tempos.at(-1)).toBe(0);
  });

  it('stops at the stroke that ends the match', async () => {
    const { show, push, tempos, match } = open();
    push(alone);
    push(alone, 'over');
    show.rush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tempos.map((tempo) => tempo > 0)).toEqual([false, true]);
    expect(match.view.status).toBe('over');
  });
});
