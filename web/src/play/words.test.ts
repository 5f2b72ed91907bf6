import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { TraceEvent, Way } from '../generated/protocol';
import { FIGURES, layersBefore, why, WHY_KEYS } from './rules';
import type { Say } from '../texts/texts.svelte';
import { leads, line, told, thing } from './words';

function speaker(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ['page', 'play']) {
    bundle.addResource(
      new FluentResource(
        readFileSync(join(import.meta.dirname, `../../../locales/${language}/${part}.ftl`), 'utf8'),
      ),
    );
  }
  return (key: string, args) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no words for ${key}`);
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

describe('a stroke in words', () => {
  it('tells runs, rebounds, tokens and caroms, ball by ball', () => {
    expect(told(speaker('en'), stroke)).toEqual([
      {
        ball: 'red',
        text: '2 north-east, off the wall, 1 south-east, takes the token −2, strikes blue flat with 2',
      },
      {
        ball: 'blue-flat',
        text: '1 south-east, has too little left and rests, 2 steps from the hole',
      },
    ]);
  });

  it('counts the steps as the core does, and says so where no way leads to the hole', () => {
    const rests: TraceEvent = {
      type: 'settle',
      ball: 'red',
      at: [1, 1],
      layer: 'ground',
      why: 'spent',
    };
    const far = { ...way(rests), steps: [14] };
    const shut = { ...way(rests), steps: [null] };
    expect(['en', 'de', 'fr', 'pl'].map((language) => leads(speaker(language), far))).toEqual([
      '14 steps from the hole',
      '14 Schritte vom Loch',
      'à 14 pas du trou',
      '14 kroków od dołka',
    ]);
    expect(leads(speaker('en'), shut)).toBe('with no way to the hole');
  });

  it('says where a way leads', () => {
    expect(leads(speaker('en'), stroke)).toBe('off a rail, takes the token −2, strikes blue flat');
    expect(leads(speaker('en'), stroke, 'blue-flat')).toBe('stuck, 2 steps from the hole');
    const pieces = way(bounce('E', 'W', ['F-1']), bounce('W', 'E'));
    expect(leads(speaker('en'), pieces)).toBe('2 rebounds');
    const holed = way(step('red', [2, 0], 'E'), { type: 'holed', ball: 'red', at: [2, 0] });
    expect(leads(speaker('de'), holed)).toBe('ins Loch');
  });

  it.each(readdirSync(join(import.meta.dirname, '../../../locales')))(
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
      for (const key of WHY_KEYS) {
        say(`play-why-${key}`);
        say(`play-because-${key}`);
      }
    },
  );

  it('knows pieces by their names', () => {
    expect(
      [['wall'], ['F-I3-2'], ['V-C7h'], ['spinner-2'], ['wall', 'F-1'], ['F-1', 'F-1']].map(thing),
    ).toEqual(['wall', 'flat', 'tall', 'spinner', 'two', 'flat']);
  });
});

describe('the rule behind an event', () => {
  it('tells mirrors, followed walls and returns apart', () => {
    expect(why(bounce('NE', 'SE'), 'ground')).toMatchObject({ key: 'bounce-mirror', rule: 'R3' });
    expect(why(bounce('E', 'SE'), 'ground').key).toBe('bounce-follow');
    expect(why(bounce('E', 'W'), 'ground').key).toBe('bounce-back');
  });

  it('is the one that the engine names, whatever was hit', () => {
    for (const rule of ['R2', 'R3', 'R4', 'R5', 'F2', 'D1', 'D2', 'D3', 'D4'])
      expect(why(bounce('E', 'W', ['wall'], rule), 'ground').rule).toBe(rule);
  });

  it('tells dear steps apart', () => {
    expect(why(step('red', [0, 0], 'E', 3), 'ground').rule).toBe('W1');
    expect(why(step('red', [0, 0], 'E', 2, 'top'), 'ground').key).toBe('step-up');
    expect(why(step('red', [0, 0], 'E', 0), 'top').rule).toBe('T3');
  });

  it('remembers the layer each ball was on', () => {
    expect(
      layersBefore([
        step('red', [0, 0], 'E', 2, 'top'),
        step('blue', [0, 0], 'E'),
        step('red', [2, 0], 'E'),
      ]),
    ).toEqual(['ground', 'ground', 'top']);
  });

  it('names figures that exist', () => {
    const there = readdirSync(join(import.meta.dirname, '../../../figures'));
    for (const number of FIGURES) expect(there).toContain(`${number}.toml`);
  });
});
