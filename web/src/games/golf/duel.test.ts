import { describe, expect, it } from 'vitest';
import type { Event } from '../../generated/protocol';
import { isDuel } from './duel';

interface Match {
  seats?: unknown[];
  golf?: object;
  withdrawn?: boolean;
  ends?: boolean;
}

function match({ seats, golf, withdrawn = false, ends = true }: Match = {}): Event[] {
  const created = {
    type: 'created',
    seats: seats ?? [{ type: 'person' }],
    setup: { golf: { mode: 'basic', balls: [['orange']], courses: [{}], ...golf } },
  };
  const ended = { type: 'ended', results: [{ rank: 1, total: 3, withdrawn }] };
  return [created, ...(ends ? [ended] : [])].map((what) => ({ what }) as unknown as Event);
}

describe('a match that can be challenged', () => {
  it('has one person with one ball on one course, and is complete', () => {
    expect(isDuel(match())).toBe(true);
    expect(isDuel(match({ ends: false }))).toBe(false);
    expect(isDuel(match({ withdrawn: true }))).toBe(false);
    expect(isDuel(match({ golf: { balls: [['orange', 'red']] } }))).toBe(false);
    expect(isDuel(match({ golf: { courses: [{}, {}] } }))).toBe(false);
    expect(isDuel(match({ golf: { mode: 'carom' } }))).toBe(false);
    expect(isDuel(match({ seats: [{ type: 'computer', level: 1 }] }))).toBe(false);
    expect(isDuel([])).toBe(false);
  });
});
