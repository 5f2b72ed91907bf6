import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../../generated/protocol';
import type { Retold, TableUpdate } from '../../../core/messages';
import { lastStrokes, recalled } from './recall';

const act = (version: number, golf: object, seat = 0) =>
  ({ version, what: { type: 'acted', seat, action: { golf } } }) as unknown as Event;
const drawn = (version: number, face: number) =>
  ({
    version,
    what: { type: 'drawn', chance: { golf: { type: 'face', face } } },
  }) as unknown as Event;
const events = [
  { version: 1, what: { type: 'created' } },
  { version: 2, what: { type: 'started' } },
  act(3, { type: 'pick' }),
  act(4, { type: 'roll' }),
  drawn(5, 2),
  act(6, { type: 'play', dir: 'E' }),
  act(7, { type: 'pick' }, 1),
  act(8, { type: 'roll' }, 1),
  drawn(9, 5),
  act(10, { type: 'pass' }, 1),
  act(11, { type: 'pick' }),
] as unknown as Event[];

const view = (ball: string | null, course = 0, pick: object | null = null) =>
  ({ game: { golf: { ball, course, pick } } }) as unknown as View;
const update = (list: Event[], after: View, stroke: object | null = null) =>
  ({ events: list, shown: { stroke }, view: after }) as unknown as TableUpdate;

describe('the recap for a returning player', () => {
  it('starts with the choice for the first of the last strokes', () => {
    expect(lastStrokes(events, 1)).toBe(6);
    expect(lastStrokes(events, 2)).toBe(2);
    expect(lastStrokes(events, 9)).toBe(2);
    expect(lastStrokes(events.slice(0, 1), 2)).toBe(1);
  });

  const red = { die: 'red' };
  const round: Retold = {
    before: view('red'),
    updates: [
      update([events[2]!], view('red', 0, red)),
      update([events[3]!, events[4]!], view('red', 0, red)),
      update([events[5]!], view('blue'), { dir: 'E' }),
      update([events[6]!], view('blue', 0, red)),
      update([events[7]!, events[8]!], view('blue', 0, red)),
      update([events[9]!], view('red'), { dir: '' }),
    ],
  };

  it('has every roll and stroke of the round, including skipped turns, with its ball', () => {
    expect(recalled(round).map((one) => [one.type, 'ball' in one ? one.ball : null])).toEqual([
      ['rolled', 'red'],
      ['stroke', 'red'],
      ['rolled', 'blue'],
      ['stroke', 'blue'],
    ]);
  });

  it('only says that a course is over, if it was another one', () => {
    const updates = [
      ...round.updates.slice(0, 5),
      update([events[9]!], view('red', 1), { dir: '' }),
    ];
    expect(recalled({ ...round, updates })).toEqual([{ type: 'done', course: 0 }]);
  });
});
