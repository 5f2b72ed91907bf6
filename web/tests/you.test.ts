// Tests sentences about people: a player without a name is "you", with the grammatical forms of
// each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, newBundle, YOU } from '../src/lib/texts.svelte';

/**
 * The files with texts about the players in a match. On score pads and online, everyone has a name.
 */
const PARTS = ['page', 'play', 'replay', 'setup', 'carramboule', 'terminal'];
/** Variables that stand for one or more people. */
const PEOPLE = ['name', 'who', 'other', 'by', 'names', 'players'];
/** Messages in which `name` is the name of a course or of a saved position. */
const THINGS = [
  'play-title',
  'play-board-label',
  'play-course-done',
  'replay-step-course',
  'setup-course-earlier',
  'setup-course-leave',
  'carr-practice-forget',
  'title-course',
];
/** Messages about another person, in which "you" is the reader. */
const OTHERS = ['play-resign-text', 'play-fate', 'play-call-bump', 'play-call-in'];
/** Messages without a verb, in which the name stands alone, either before a colon or in a list. */
const LABELS = [
  'play-now-open-text',
  'play-rolls',
  'replay-step-stroke',
  'replay-step-pass',
  'replay-step-shot',
  'replay-result',
  'replay-chart-label',
  'carr-story-shot',
];

/** Wrong forms: third-person verbs after "you", and "you" where it cannot stand in a sentence. */
const WRONG: Record<string, RegExp[]> = {
  en: [/\b[Yy]ou (?:is|has|was|\w+[^su]s)\b/, /(?<!^|[.:!?…] )\bYou\b/],
  de: [
    /\b[Dd]u (?:ist|hat|muss|wird|(?!setzt|stößt)\p{L}*[^s\P{L}]t)(?!\p{L})/u,
    /\b(?:für|von|an|mit|gehört|kosteten|ersparten) [Dd]u\b/,
    /(?<!^|[.:!?…] )\bDu\b/,
  ],
  fr: [
    /\b[Vv]ous (?!de |ne )(?:est|a|doit|\p{L}+(?:e|it|nd))(?!\p{L})/u,
    /\b(?:de|d’|à) Vous\b/,
    /(?<!^|[.:!?…] )\bVous\b/,
  ],
  pl: [
    /\b[Tt]y (?:ma|musi|nie ma|\p{L}+(?:a|e|i|uje))(?!\p{L})(?<!Ty w sprawie)/u,
    /\b(?:gracza|gra) Ty\b/,
    /(?<!^|[.:!?…] )\bTy\b/,
  ],
};

type Pattern = string | unknown[] | Record<string, unknown>;

function messages(language: string, part: string): Map<string, Pattern> {
  const text = readFileSync(
    join(import.meta.dirname, `../../locales/${language}/${part}.ftl`),
    'utf8',
  );
  return new Map(new FluentResource(text).body.map(({ id, value }) => [id, value as Pattern]));
}

function variablesOf(pattern: unknown): Set<string> {
  const found = new Set<string>();
  JSON.stringify(pattern, (_, inner: { type?: string; name?: string }) => {
    if (inner && typeof inner === 'object' && inner.type === 'var') found.add(inner.name!);
    return inner;
  });
  return found;
}

/** Returns the variants that a message has for each variable. */
function answersOf(pattern: unknown): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  JSON.stringify(
    pattern,
    (
      _,
      inner: {
        type?: string;
        selector?: { type: string; name: string };
        variants?: { key: { value: string | number } }[];
      },
    ) => {
      if (
        inner &&
        typeof inner === 'object' &&
        inner.type === 'select' &&
        inner.selector?.type === 'var'
      ) {
        answers.set(inner.selector.name, [
          ...(answers.get(inner.selector.name) ?? []),
          ...inner.variants!.map(({ key }) => String(key.value)),
        ]);
      }
      return inner;
    },
  );
  return answers;
}

function bundleOf(language: string, part: string): FluentBundle {
  const bundle = newBundle(language);
  bundle.addResource(
    new FluentResource(
      readFileSync(join(import.meta.dirname, `../../locales/${language}/${part}.ftl`), 'utf8'),
    ),
  );
  return bundle;
}

const COUNTS: Record<string, number> = { zero: 0, one: 1, two: 2, few: 3, many: 5 };

/** Returns all forms of a message; in each form, one person is "you". */
function formsOf(language: string, part: string, key: string): string[] {
  const bundle = bundleOf(language, part);
  const pattern = bundle.getMessage(key)!.value!;
  const variables = variablesOf(pattern);
  const answers = answersOf(pattern);
  const people = PEOPLE.filter((variable) => variables.has(variable));
  const forms: string[] = [];
  for (const you of people) {
    let cases: Record<string, string | number>[] = [
      Object.fromEntries(people.map((person) => [person, person === you ? YOU[language]! : 'Kim'])),
    ];
    for (const variable of [...variables].filter((one) => !people.includes(one))) {
      const values = (answers.get(variable) ?? ['other']).map((answer) =>
        /^\d+$/.test(answer)
          ? Number(answer)
          : (COUNTS[answer] ?? (variable === 'count' ? 7 : answer)),
      );
      cases = cases.flatMap((one) => values.map((value) => ({ ...one, [variable]: value })));
    }
    for (const one of cases) {
      const errors: Error[] = [];
      forms.push(bundle.formatPattern(pattern, one, errors));
      expect(errors, key).toEqual([]);
    }
  }
  return forms;
}

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  it('the word for "you" is the one that sentences select on', () => {
    const { value } = bundleOf(language, 'language').getMessage('you')!;
    expect(value).toBe(YOU[language]);
  });

  const told = PARTS.flatMap((part) =>
    [...messages(language, part)]
      .filter(
        ([key, pattern]) =>
          ![...THINGS, ...OTHERS].includes(key) &&
          PEOPLE.some((person) => variablesOf(pattern).has(person)),
      )
      .map(([key]) => ({ part, key })),
  );

  it('every sentence about a person has a form for "you", unless the name stands alone', () => {
    expect(told.length).toBeGreaterThan(50);
    const without = told.filter(({ part, key }) => {
      const answers = answersOf(messages(language, part).get(key));
      return (
        !LABELS.includes(key) &&
        !PEOPLE.some((person) => answers.get(person)?.includes(YOU[language]!))
      );
    });
    expect(without).toEqual([]);
  });

  it('"you" never goes with the third person', () => {
    const forms = told
      .filter(({ key }) => !LABELS.includes(key))
      .flatMap(({ part, key }) => formsOf(language, part, key).map((text) => `${key}: ${text}`));
    const wrong = forms.filter((form) =>
      (WRONG[language] ?? []).some((pattern) => pattern.test(form.replace(/^[\w-]+: /, ''))),
    );
    expect(wrong).toEqual([]);
  });
});

it('the patterns find former mistakes', () => {
  for (const [language, text] of [
    ['en', 'You rolls 9'],
    ['en', 'Which way, You?'],
    ['en', 'The dice cost You 2'],
    ['de', 'Du würfelt 9'],
    ['fr', 'Vous lance le dé'],
    ['pl', 'Ty rzuca 9'],
  ] as const) {
    expect(
      (WRONG[language] ?? []).some((pattern) => pattern.test(text)),
      text,
    ).toBe(true);
  }
});

it('French names begin with de or d’', () => {
  const bundle = bundleOf('fr', 'replay');
  const line = (name: string) =>
    bundle.formatPattern(bundle.getMessage('replay-chances-line')!.value!, { name });
  expect([line('Ordinateur 2'), line('Lou'), line('Émile'), line('Vous')]).toEqual([
    'chances d’Ordinateur 2',
    'chances de Lou',
    'chances d’Émile',
    'vos chances',
  ]);
});

describe('one word per thing', () => {
  const text = (language: string, part: string) =>
    readFileSync(
      join(import.meta.dirname, `../../locales/${language}/${part}.ftl`),
      'utf8',
    ).replaceAll(/^[\w-]+ =|^#.*|\{[^}]*\}/gm, '');
  const everything = (language: string) =>
    [
      'about',
      'carramboule',
      'daily',
      'learn',
      'online',
      'pads',
      'page',
      'play',
      'puzzles',
      'replay',
      'rulebook',
      'setup',
      'terminal',
      'workshop',
    ]
      .map((part) => text(language, part))
      .join('\n');

  it('German uses du', () => {
    expect(
      everything('de').match(/\p{Ll}+en Sie\b|(?<=\p{Ll},? )Ihr(?:e[nmrs]?)?\b|\bIhnen\b/gu),
    ).toBeNull();
  });

  it('Carramboule and mini golf have different words for balls', () => {
    expect(text('de', 'carramboule').match(/\p{L}*(?:Ball|Bäll)\p{L}*/gu)).toBeNull();
    expect(text('fr', 'carramboule').match(/\b[Bb](?:alle|oule)s?\b/g)).toBeNull();
    expect(text('pl', 'carramboule').match(/piłk\p{L}*/gu)).toBeNull();
    expect((text('fr', 'page') + text('fr', 'about')).match(/\bboules?\b/g)).toBeNull();
    for (const part of ['play', 'learn', 'daily', 'workshop', 'puzzles']) {
      expect(text('de', part).match(/Kugel\p{L}*/gu), part).toBeNull();
      expect(text('fr', part).match(/\b[Bb](?:ille|oule)s?\b/g), part).toBeNull();
    }
  });

  it('French names no one by "de" before a vowel, and skips instead of passing', () => {
    expect(
      readFileSync(join(import.meta.dirname, '../../locales/fr/replay.ftl'), 'utf8').match(
        /\b(?:de|que) \{ \$name \}/g,
      ),
    ).toBeNull();
    for (const [part, key] of [
      ['play', 'play-skip'],
      ['learn', 'learn-skip'],
      ['carramboule', 'carr-skip'],
    ] as const) {
      expect(bundleOf('fr', part).getMessage(key)!.value).not.toBe('Passer');
    }
    const bundle = bundleOf('fr', 'play');
    const go = (dir: string) =>
      bundle.formatPattern(bundle.getMessage('play-go-play')!.value!, { dir });
    expect([go('est'), go('nord-est')]).toEqual(['Jouer vers l’est', 'Jouer vers le nord-est']);
  });
});
