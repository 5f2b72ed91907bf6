// Tests that the course map has each course in the box once, that pars come from certificates, and
// that the best results come from saved matches.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ScoredView } from '../../core/messages';
import { parts } from '../../core/parts';
import type {
  Boxes,
  CourseCard,
  Event,
  MatchCourse,
  MatchSetup,
  Scores,
  SeatKind,
  Shown,
  View,
} from '../../generated/protocol';
import { boxes, courses, initSync, match_courses, Mirror } from '../../generated/game/browser';
import { matchOfComputers } from '../../../tests/computers';
import { bestsOf, medals, nextMedal, type Best } from '../../games/golf/journey/bests';
import { columnOf, columnsOf } from './thread';
import { isSolo, JOURNEY, nextAfter, parOf, STAGES, TOUR } from '../../games/golf/journey/journey';

let cards: CourseCard[];
beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../../generated/game/browser_bg.wasm', import.meta.url)),
  });
  cards = JSON.parse(courses()) as CourseCard[];
});

describe('the course map', () => {
  it('has each course of the box once', () => {
    expect([...JOURNEY].sort()).toEqual(cards.map(({ id }) => id).sort());
  });
  it('starts with the tour and adds new pieces early', () => {
    expect(JOURNEY.slice(0, TOUR.length)).toEqual(TOUR);
    const first = (toy: RegExp) =>
      JOURNEY.findIndex((id) => toy.test(cards.find((card) => card.id === id)!.file));
    const kind = (id: string) => new RegExp(`id\\s*=\\s*"${id}`);
    const toys = [/channel\s*=\s*true/, ...['sand', 'water', 'V-', 'token', 'roller'].map(kind)];
    // For each kind of piece, the index of the first course that has it.
    expect(toys.map(first)).toEqual([0, 0, 0, 2, 3, 4]);
  });
  it('gets harder from stage to stage', () => {
    const parts = STAGES.filter(({ name }) => ['felt', 'obstacles', 'joined'].includes(name));
    const mean = parts.map(
      ({ courses }) => courses.reduce((sum, id) => sum + parOf(id)!, 0) / courses.length,
    );
    expect(mean).toEqual([...mean].sort((a, b) => a - b));
  });
  it('continues with the next unfinished course, wrapping to the start', () => {
    expect(nextAfter(null, () => false)).toBe('S-1a');
    expect(nextAfter('1', (id) => id === '2')).toBe('3');
    expect(nextAfter('S-11a', (id) => id === 'S-1a')).toBe('S-1b');
    expect(nextAfter('3', () => true)).toBeNull();
  });
  it('takes par from certificates, and has none where only bounds are known', () => {
    expect(['1', '2', '5', '7', '8', 'S-9a', 'S-9b'].map(parOf)).toEqual([2, 3, 4, 2, 2, -8, -5]);
    expect(['S-11a', 'S-12', 'nowhere'].map(parOf)).toEqual([null, null, null]);
  });
  it('alternates direction in full rows', () => {
    expect([6, 8, 5, 3].map((stops) => columnsOf(stops, 6))).toEqual([6, 4, 5, 3]);
    expect([0, 1, 2, 3, 4].map((place) => columnOf(place, 2, 0))).toEqual([1, 2, 2, 1, 1]);
    expect([0, 1, 2].map((place) => columnOf(place, 3, 1))).toEqual([3, 2, 1]);
  });
  it('is for one player', () => {
    const person: SeatKind = { type: 'person' };
    expect(isSolo([person], ['1'])).toBe(true);
    expect(isSolo([person], ['own'])).toBe(false);
    expect(isSolo([person], [])).toBe(false);
    expect(isSolo([person, { type: 'computer', level: 1 }], ['1'])).toBe(false);
  });
});

describe('the next medal', () => {
  const card = (id: string) => cards.find((one) => one.id === id)!;
  const best = (score: number, feats: Partial<Best> = {}): Best => ({
    score,
    one: false,
    straight: false,
    tokens: false,
    ...feats,
  });
  it('is for the score first, then for the feats', () => {
    expect(nextMedal(card('2'), undefined)).toEqual({ kind: 'holed', fewer: 0 });
    expect(nextMedal(card('2'), best(5))).toEqual({ kind: 'par', fewer: 2 });
    expect(nextMedal(card('2'), best(3))).toEqual({ kind: 'under', fewer: 1 });
    expect(nextMedal(card('2'), best(2))?.kind).toBe('straight');
    expect(nextMedal(card('2'), best(2, { straight: true }))?.kind).toBe('one');
    expect(nextMedal(card('2'), best(1, { straight: true, one: true }))).toBeNull();
  });
  it('is for tokens only on courses with tokens', () => {
    expect(nextMedal(card('S-9a'), best(-9))?.kind).toBe('tokens');
    expect(nextMedal(card('S-9a'), best(-9, { tokens: true }))?.kind).toBe('straight');
  });
});

/** Returns a match played perfectly by a computer, recorded as if a person had played it. */
function played(ids: string[], change: (setup: MatchSetup) => MatchSetup = (setup) => setup) {
  const { dice } = JSON.parse(boxes()) as Boxes;
  const setup = change({
    golf: {
      mode: 'basic',
      balls: [['orange']],
      courses: ids.map((id) => ({ id, file: cards.find((card) => card.id === id)!.file })),
      limit: null,
      dice: dice.map(({ id, impulses }) => ({ id, impulses })),
      cards: [],
      tokens: null,
    },
  });
  const seats: SeatKind[] = [{ type: 'computer', level: 5 }];
  const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
  const record = matchOfComputers({ table: 'solo', setup, seats, clock: null }, secret, 7n);
  const { events } = JSON.parse(record) as { events: Event[] };
  const mirror = new Mirror(JSON.stringify(events.slice(0, 1)));
  const view = (): ScoredView => ({
    ...(JSON.parse(mirror.view()) as View),
    scores: JSON.parse(mirror.scores()) as Scores,
  });
  const before = view();
  const updates = parts(events.slice(1)).map((part) => ({
    events: part,
    shown: JSON.parse(mirror.apply(JSON.stringify(part), 'light', '')) as Shown,
    view: view(),
  }));
  const first = events[0]!;
  if (first.what.type === 'created') first.what.seats = [{ type: 'person' }];
  return { first, retold: { before, updates } };
}

function coursesOf({ what }: Event): MatchCourse[] {
  if (what.type !== 'created' || !('golf' in what.setup)) return [];
  return JSON.parse(match_courses(JSON.stringify(what.setup.golf.courses))) as MatchCourse[];
}

describe('bests', () => {
  it('are read from matches, course by course', () => {
    const { first, retold } = played(['1', 'S-9a']);
    const bests = bestsOf(first, retold, coursesOf(first));
    expect(Object.keys(bests).sort()).toEqual(['1', 'S-9a']);
    const total = Object.values(bests).reduce((sum, best) => sum + best.score, 0);
    expect(total).toBe(retold.updates.at(-1)!.view.results![0]!.total);
    const strokes = retold.updates.flatMap(({ shown }) => shown.stroke ?? []);
    const onFirst = strokes.slice(0, bests['1']!.score);
    expect(bests['1']!.straight).toBe(
      !onFirst.some(({ trace }) => trace.events.some(({ type }) => type === 'rebound')),
    );
    expect(bests['1']!.one).toBe(bests['1']!.score === 1);
    expect(bests['1']!.tokens).toBe(false);
  });
  it('count people only, on courses of the box, under the rules of par', () => {
    const { first, retold } = played(['1']);
    const what = first.what as Extract<Event['what'], { type: 'created' }>;
    const found = (seats: SeatKind[], limit: string) => {
      const setup = structuredClone(what.setup);
      if ('golf' in setup) {
        const [course] = setup.golf.courses;
        course!.file = course!.file.replace(/^limit = 10$/m, limit);
      }
      const event: Event = { ...first, what: { ...what, seats, setup } };
      return Object.keys(bestsOf(event, retold, coursesOf(event)));
    };
    expect(found([{ type: 'person' }], 'limit = 10')).toEqual(['1']);
    expect(found([{ type: 'computer', level: 5 }], 'limit = 10')).toEqual([]);
    expect(found([{ type: 'person' }], 'limit = 11')).toEqual([]);
    const scattered = played(['1'], (setup) =>
      'golf' in setup ? { golf: { ...setup.golf, tokens: [-1, -2] } } : setup,
    );
    expect(bestsOf(scattered.first, scattered.retold, coursesOf(scattered.first))).toEqual({});
  });
  it('earn one medal for the score and one for each feat', () => {
    const best: Best = { score: 2, one: false, straight: false, tokens: false };
    expect(medals('1', undefined)).toEqual([]);
    expect(medals('1', best)).toEqual(['par']);
    expect(medals('1', { ...best, score: 1, one: true, straight: true })).toEqual([
      'under',
      'one',
      'straight',
    ]);
    expect(medals('1', { ...best, score: 5 })).toEqual(['holed']);
    // The course has no par, so it has no medal for reaching par.
    expect(medals('S-12', { ...best, tokens: true })).toEqual(['holed', 'tokens']);
  });
});
