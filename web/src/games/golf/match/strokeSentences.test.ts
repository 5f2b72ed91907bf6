import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { TraceEvent, Way } from '../../../generated/protocol';
import { WHY } from './rules';
import { YOU, type Say } from '../../../lib/texts.svelte';
import { callWords, fateWords } from '../board/calls';
import { endSentence, line, strokeLog, obstacleWord } from './strokeSentences';

function speaker(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ['page', 'play']) {
    bundle.addResource(
      new FluentResource(
        readFileSync(
          join(import.meta.dirname, `../../../../../locales/${language}/${part}.ftl`),
          'utf8',
        ),
      ),
    );
  }
  return (key: string, args) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no text for ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args ?? null, errors);
    if (errors.length > 0) throw errors[0];
    return text;
  };
}

const step = (
  ball: string,
  to: [number, number],
  dir: string,
  cost = 1,
  layer = 'ground',
): TraceEvent => ({ type: 'step', ball, to, layer, dir, cost, left: 0 });
const bounce = (inward: string, out: string, hit = ['wall'], rule = 'R3'): TraceEvent => ({
  type: 'rebound',
  ball: 'red',
  at: [0, 0],
  in: inward,
  out,
  hit,
  rule,
});
const way = (...events: TraceEvent[]): Way => ({
  dir: 'NE',
  trace: { events, balls: {}, tokens: {}, pieces: {} },
  spots: [],
  steps: events.map(() => 2),
  path: '',
  changes: [],
});

const stroke = way(
  step('red', [1, -1], 'NE'),
  step('red', [2, -2], 'NE'),
  bounce('NE', 'SE'),
  step('red', [3, -1], 'SE'),
  { type: 'token', ball: 'red', at: [3, -1], value: -2 },
  { type: 'carom', ball: 'red', hits: 'blue-flat', dir: 'SE', left: 2 },
  { type: 'settle', ball: 'red', at: [3, -1], layer: 'ground', why: 'carom' },
  step('blue-flat', [5, 1], 'SE'),
  { type: 'settle', ball: 'blue-flat', at: [5, 1], layer: 'ground', why: 'too-dear' },
);

describe('a stroke as text', () => {
  it('describes runs, rebounds, tokens and caroms, ball by ball', () => {
    expect(strokeLog(speaker('en'), stroke)).toEqual([
      {
        ball: 'red',
        text: '2 north-east, off the wall, 1 south-east, takes the −2 token, hits blue flat with 2 left',
      },
      {
        ball: 'blue-flat',
        text: '1 south-east, has too few impulses left and stops, 2 steps from the hole',
      },
    ]);
  });

  it('counts steps like the core, and says if the hole cannot be reached', () => {
    const rests: TraceEvent = {
      type: 'settle',
      ball: 'red',
      at: [1, 1],
      layer: 'ground',
      why: 'spent',
    };
    const far = { ...way(rests), steps: [14] };
    const shut = { ...way(rests), steps: [null] };
    expect(['en', 'de', 'fr', 'pl'].map((language) => endSentence(speaker(language), far))).toEqual(
      ['14 steps from the hole', '14 Schritte vom Loch', 'à 14 pas du trou', '14 kroków od dołka'],
    );
    expect(endSentence(speaker('en'), shut)).toBe('with no way to the hole');
  });

  it('says where a direction leads', () => {
    expect(endSentence(speaker('en'), stroke)).toBe(
      'off a wall, takes the −2 token, hits blue flat',
    );
    expect(endSentence(speaker('en'), stroke, 'blue-flat')).toBe(
      'stops short, 2 steps from the hole',
    );
    const pieces = way(bounce('E', 'W', ['F-1']), bounce('W', 'E'));
    expect(endSentence(speaker('en'), pieces)).toBe('2 rebounds');
    const piece = way(bounce('E', 'W', ['F-1']));
    expect(endSentence(speaker('en'), piece)).toBe('off a flat piece');
    const holed = way(step('red', [2, 0], 'E'), { type: 'holed', ball: 'red', at: [2, 0] });
    expect(endSentence(speaker('de'), holed)).toBe('ins Loch');
  });

  it('describes a moved piece once, instead of the rebound that moves it', () => {
    const rolls: TraceEvent = { type: 'piece', piece: 'roller-1', at: [4, 0] };
    const pushes = way(
      step('red', [1, -1], 'NE'),
      bounce('NE', 'SW', ['roller-1'], 'D1'),
      rolls,
      step('red', [0, 0], 'SW'),
      bounce('SW', 'NE'),
      bounce('NE', 'SW', ['roller-1'], 'D1'),
      rolls,
    );
    const stays = way(bounce('NE', 'SW', ['roller-1'], 'D1'));
    expect(endSentence(speaker('en'), pushes)).toBe('off a wall, pushes the roller');
    expect(endSentence(speaker('de'), pushes)).toBe('über eine Wand, schiebt die Walze an');
    expect(endSentence(speaker('en'), stays)).toBe('off the roller');
    expect(strokeLog(speaker('en'), pushes)[0]!.text).toBe(
      '1 north-east, pushes the roller, 1 south-west, off the wall, pushes the roller',
    );
  });

  it.each(readdirSync(join(import.meta.dirname, '../../../../../locales')))(
    'has words for everything that can happen in %s',
    (language) => {
      const say = speaker(language);
      const events: TraceEvent[] = [
        ...stroke.trace.events,
        step('red', [0, 0], 'W', 0, 'top'),
        ...(['wall', 'F-I3', 'V-I7', 'roller', 'spinner', 'toppler', 'door'] as const).map((hit) =>
          bounce('E', 'W', [hit]),
        ),
        bounce('E', 'W', ['wall', 'F-1']),
        { type: 'piece', piece: 'roller', at: [0, 0] },
        { type: 'piece', piece: 'spinner', arm: 'E' },
        { type: 'piece', piece: 'toppler', fallen: 'E' },
        { type: 'piece', piece: 'door', open: true },
        { type: 'piece', piece: 'door', open: false },
        ...['spent', 'water', 'door', 'rolled-back', 'fell-through', 'wedged'].map(
          (reason): TraceEvent => ({
            type: 'settle',
            ball: 'red',
            at: [0, 0],
            layer: 'top',
            why: reason,
          }),
        ),
        { type: 'holed', ball: 'red', at: [0, 0] },
      ];
      for (const index of events.keys()) expect(line(say, way(...events), index)).not.toBe('');
      for (const key of Object.keys(WHY)) {
        say(`play-why-${key}`);
        say(`play-because-${key}`);
      }
    },
  );

  it('names the pieces', () => {
    expect(
      [['wall'], ['F-I3-2'], ['V-C7h'], ['spinner-2'], ['wall', 'F-1'], ['F-1', 'F-1']].map(
        obstacleWord,
      ),
    ).toEqual(['wall', 'flat', 'tall', 'spinner', 'two', 'flat']);
  });
});

describe('when balls meet', () => {
  const names = ['You', 'Mia', 'Leo'];
  const nameOf = (seat: number) => names[seat]!;
  const list = (parts: string[]) => parts.join(' and ');

  it('calls it out briefly', () => {
    const call = (by: number, whom: number, what: 'bump' | 'in' = 'in') =>
      callWords(speaker('en'), { what, by, whom }, nameOf);
    expect(call(1, 0)).toBe('Mia knocks you in!');
    expect(call(0, 2)).toBe('You knock Leo in!');
    expect(call(1, 2)).toBe('Mia knocks Leo in!');
    expect(call(1, 1)).toBe('Straight in!');
    expect(call(2, 0, 'bump')).toBe('Leo bumps you!');
    expect(callWords(speaker('en'), { what: 'chain', count: 4 }, nameOf)).toBe('Chain of 4!');
    expect(callWords(speaker('en'), { what: 'water' }, nameOf)).toBe('Straight into the water!');
  });

  it('tells in one line how others affected a ball', () => {
    const blow = (by: number, before: number | null, after: number | null) =>
      ({ ball: 'red', end: 'rest', by, before, after }) as const;
    const fate = (...blows: Parameters<typeof fateWords>[1]) =>
      fateWords(speaker('en'), blows, nameOf, list);
    expect(fate(blow(1, 7, 6))).toBe('Mia has knocked you 1 step closer to the hole.');
    expect(fate(blow(1, 7, 6), blow(2, 6, 10))).toBe(
      'Mia and Leo have knocked you 3 steps further from the hole.',
    );
    expect(fate(blow(1, null, 6))).toBe('Mia has moved your ball.');
    expect(fate(blow(1, 3, 4), { ...blow(2, 4, 0), end: 'in' })).toBe('Leo knocked you in.');
    expect(fate()).toBe('');
  });

  it.each(Object.entries(YOU))('has all the texts in %s', (language, you) => {
    const say = speaker(language);
    for (const by of [you, 'Mia'])
      for (const whom of [you, 'Leo', 'own'])
        for (const key of ['play-call-bump', 'play-call-in'] as const)
          expect(say(key, { by, whom })).toMatch(/!$/);
    for (const what of ['in', 'water', 'nearer', 'farther', 'moved'])
      for (const count of [1, 2])
        expect(say('play-fate', { what, by: 'Mia', count, steps: 5 })).toMatch(/Mia .*\.$/s);
  });
});

it('explains strokes with figures that exist', () => {
  const there = readdirSync(join(import.meta.dirname, '../../../../../figures'));
  for (const { figures } of Object.values(WHY))
    for (const number of figures) expect(there).toContain(`${number}.toml`);
});
