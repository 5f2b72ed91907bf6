import { describe, expect, it } from 'vitest';
import type { SavedTable } from '../src/core/saved';
import type { Event, EventKind } from '../src/generated/protocol';
import { summary } from '../src/games/summary';

function table(...happened: EventKind[]): SavedTable {
  const events = happened.map((what, version): Event => ({
    version,
    at: 0,
    cause: null,
    what,
    chain: '',
  }));
  return {
    id: 'a1',
    secret: new Uint8Array(32),
    events,
    status: 'playing',
    course: 1,
    begun: 0,
    changed: 5,
  };
}
const created: EventKind = {
  type: 'created',
  table: 'a1',
  rules: '1',
  commitment: '',
  setup: {
    golf: {
      mode: 'carom',
      balls: [['red'], ['blue', 'green']],
      courses: [
        { id: '1', file: '' },
        { id: '2', file: '' },
      ],
      limit: null,
      dice: [],
      cards: [],
      tokens: null,
    },
  },
  seats: [{ type: 'person' }, { type: 'computer', level: 3 }],
  clock: null,
};

describe('a saved game', () => {
  it('tells game, players and score', () => {
    const game = summary(
      table(created, { type: 'joined', seat: 0, name: 'Ana', contribution: '' }),
    )!;
    expect(game).toMatchObject({
      game: 'golf',
      mode: 'carom',
      courses: ['1', '2'],
      course: 1,
      over: false,
      winners: [],
    });
    expect(game.players.map((player) => player.name)).toEqual(['Ana', null]);
    expect(game.players[1]!.balls).toEqual(['blue', 'green']);
  });

  it('names the winners when it is over', () => {
    const results = [
      { total: 3, rank: 1, withdrawn: false },
      { total: 3, rank: 1, withdrawn: false },
    ];
    const over = {
      ...table(created, { type: 'ended', results, secret: '' }),
      status: 'over' as const,
    };
    expect(summary(over)).toMatchObject({ over: true, winners: [0, 1] });
  });

  it('is ignored without its first event', () => {
    expect(summary(table({ type: 'started' }))).toBeNull();
  });
});
