import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GolfMatch } from './match.svelte';
import { keyHelp } from '../../../ui/actions';
import { actionsOf, type KeyActions } from './keys';

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }));

const keysOf = (match: GolfMatch) => keyHelp(actionsOf(match, {} as KeyActions));
const of = (dice: number, cards: number) => {
  const all = [...Array(dice + cards).keys()];
  const match = { picks: all, setup: { cards: all.slice(dice) } };
  return keysOf(match as unknown as GolfMatch).map(({ keys }) => keys.join(''));
};

describe('the help of a match', () => {
  it('lists the number keys in use', () => {
    expect(of(6, 0)[1]).toBe('1…6');
    expect(of(8, 5)[1]).toBe('1…9');
  });

  it('lists the keys of a turned board', () => {
    const match = { picks: [], setup: { cards: [] }, turned: 1 } as unknown as GolfMatch;
    expect(keysOf(match)[2]!.keys).toEqual(['Q', 'W', 'E', 'A', 'S', 'D']);
  });

  it('mentions cards only if there are cards', () => {
    expect(of(8, 5)).toContain('⇧1…5');
    expect(of(8, 0).some((keys) => keys.startsWith('⇧'))).toBe(false);
  });
});
