import { describe, expect, it } from 'vitest';
import type { DraftPiece } from '../../../generated/protocol';
import { FIGURES, chapterOf } from '../../../rulebook/contents';
import { ABOUT, kindOf, pieceAt, placed } from './pieces';

const piece = (name: string, at: [number, number], more: Partial<DraftPiece['piece']> = {}) =>
  ({
    piece: {
      id: name.replace(/-\d+$/, ''),
      at,
      rotate: 0,
      mirror: false,
      channel: false,
      cells: [],
      value: null,
      ...more,
    },
    name,
    cells: [at],
    rim: '',
    can: [],
  }) satisfies DraftPiece;
const STEPS = { E: [2, 0], NE: [1, -1] } as Record<string, [number, number]>;
const PITCH: [number, number] = [17.3, 30];

describe('pieces on the board', () => {
  it('are classified by what they do', () => {
    const kinds = [
      ['F-I3', true],
      ['F-I3', false],
      ['V-I5', false],
      ['V-C7h', false],
      ['sand', false],
      ['door', false],
    ] as const;
    expect(kinds.map(([id, channel]) => kindOf({ id, channel }))).toEqual([
      'channel',
      'flat',
      'bridge',
      'holed',
      'sand',
      'door',
    ]);
  });

  it('have rules and figures that exist', () => {
    for (const { rule, figure } of Object.values(ABOUT)) {
      expect(chapterOf(rule)?.rules, rule).toContain(rule);
      if (figure) expect(FIGURES.map(({ number }) => number)).toContain(figure);
    }
  });

  it('are where strokes left them, without taken tokens', () => {
    const laid = [
      piece('roller-1', [2, 2]),
      piece('spinner-1', [10, 2]),
      piece('toppler-1', [20, 2]),
      piece('token-1', [30, 2], { value: -1 }),
      piece('token-2', [32, 2], { value: -2 }),
    ];
    const now = placed(
      laid,
      {
        'roller-1': { at: [4, 2] },
        'spinner-1': { arm: 'NE' },
        'toppler-1': { fallen: 'E' },
        'token-1': { taken: true },
      },
      STEPS,
      null,
    );
    expect(now.map(({ name, cells }) => [name, cells])).toEqual([
      ['roller-1', [[4, 2]]],
      [
        'spinner-1',
        [
          [10, 2],
          [11, 1],
        ],
      ],
      [
        'toppler-1',
        [
          [20, 2],
          [22, 2],
          [24, 2],
        ],
      ],
      ['token-2', [[32, 2]]],
    ]);
    const scattered = placed(laid, { 'token-1': { taken: true } }, STEPS, [
      { at: [6, 6], value: -3 },
      { at: [8, 6], value: -1 },
    ]);
    expect(scattered.filter(({ kind }) => kind === 'token').map(({ cells }) => cells)).toEqual([
      [[8, 6]],
    ]);
  });

  it('are found at a point, the topmost first', () => {
    const all = placed(
      [piece('sand-1', [2, 2]), piece('token-1', [2, 2], { value: -1 }), piece('V-I4-1', [8, 2])],
      {},
      STEPS,
      null,
    );
    expect(pieceAt(all, { x: 36, y: 62 }, PITCH)?.name).toBe('token-1');
    expect(pieceAt(all, { x: 138, y: 36 }, PITCH)?.name).toBe('V-I4-1');
    expect(pieceAt(all, { x: 80, y: 60 }, PITCH)).toBeNull();
  });
});
