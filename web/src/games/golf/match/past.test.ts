import { describe, expect, it } from 'vitest';
import type { Event } from '../../../generated/protocol';
import { strokeAt } from './past.svelte';

const acted = (type: string) => ({ what: { type: 'acted', action: { golf: { type } } } });
const events = ['start', 'pick', 'roll', 'play', 'pick', 'roll', 'pass', 'pick'].map(
  acted,
) as unknown as Event[];

describe('past strokes', () => {
  it('are counted back from the last one, skipped turns included', () => {
    expect(strokeAt(events, 0)).toBe(6);
    expect(strokeAt(events, 1)).toBe(3);
    expect(strokeAt(events, 2)).toBe(-1);
  });
});
