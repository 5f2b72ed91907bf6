import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { SavedTable } from '../../core/saved';
import type { Event, FilmAdvice, FilmInfo } from '../../generated/protocol';
import { Analyst, Film, initSync } from '../../generated/study/browser';
import { isOwn, slips } from './own';
import { hintOf, loss, ranked } from './puzzles';

const record = readFileSync(new URL('../../../public/sample-match.json', import.meta.url), 'utf8');
const { events } = JSON.parse(record) as { events: Event[] };
const table = { id: 'm', changed: 5 };
let info: FilmInfo;
let advice: FilmAdvice[];

/**
 * Loads the sample match and the analysis of its choices. Turns the player in the first seat into a
 * person.
 */
beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../../generated/study/browser_bg.wasm', import.meta.url)),
  });
  info = JSON.parse(new Film(record).info()) as FilmInfo;
  info.seats[0]!.kind = { type: 'person' };
  const analyst = new Analyst(record);
  const judged = Array.from(analyst.decisions(), (step) => JSON.parse(analyst.advice(step)));
  advice = judged.filter((one): one is FilmAdvice => one !== null);
});

test('the costliest choices of people become puzzles with a clear best choice', () => {
  const puzzles = slips(table, info, advice);
  expect(puzzles.length).toBeGreaterThan(0);
  expect(puzzles.length).toBeLessThanOrEqual(2);
  for (const puzzle of puzzles) {
    expect(puzzle.ball).toBe('orange');
    expect(puzzle.best).not.toBe(puzzle.chosen);
    expect(ranked(puzzle)[0]!.name).toBe(puzzle.best);
    expect(loss(puzzle, puzzle.chosen)).toBeGreaterThanOrEqual(0.25);
    expect(hintOf(puzzle)).toContain(puzzle.best);
    // The player's choice is the first event after the puzzle's position.
    const next = events[puzzle.version]!.what;
    expect(next.type).toBe('acted');
  }
  const [worst] = puzzles;
  expect(loss(worst!, worst!.chosen)).toBe(
    Math.max(...puzzles.map((puzzle) => loss(puzzle, puzzle.chosen))),
  );
});

test('choices of computers and cheap mistakes are no puzzles', () => {
  const others = advice.filter(({ seat }) => seat === 1);
  expect(slips(table, info, others)).toEqual([]);
  expect(
    slips(
      table,
      info,
      advice.filter(({ cost }) => cost < 0.25),
    ),
  ).toEqual([]);
});

test('only finished matches of people are searched', () => {
  const saved = { ...table, events, status: 'over' } as unknown as SavedTable;
  expect(isOwn(saved)).toBe(false);
  const created = structuredClone(events[0]!);
  if (created.what.type === 'created') created.what.seats[0] = { type: 'person' };
  const own = { ...saved, events: [created, ...events.slice(1)] };
  expect(isOwn(own)).toBe(true);
  expect(isOwn({ ...own, status: 'playing' })).toBe(false);
});
