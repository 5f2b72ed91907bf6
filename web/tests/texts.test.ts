// Checks the page's texts: every language has the same keys and variables, every key is used, and
// no key is missing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { PARTS } from '../build/text-keys.mjs';
import type { Known } from '../src/lib/texts.svelte';

const LOCALES = join(import.meta.dirname, '../../locales');
const SOURCE = join(import.meta.dirname, '../src');
const LANGUAGES = readdirSync(LOCALES);
const CRATES = join(import.meta.dirname, '../../crates');
const parts = PARTS;

/** Returns the keys of a text file in one language, each with the names of its variables. */
function keysOf(language: string, part: string): Map<string, string[]> {
  const text = readFileSync(join(LOCALES, language, part), 'utf8');
  const keys = new Map<string, string[]>();
  for (const { id, value } of new FluentResource(text).body) {
    const variables = new Set<string>();
    JSON.stringify(value, (name, inner: unknown) => {
      if (inner && typeof inner === 'object' && (inner as { type?: string }).type === 'var')
        variables.add((inner as { name: string }).name);
      return inner;
    });
    keys.set(id, [...variables].sort());
  }
  return keys;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return /(?<!\.test)\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const files = sources(SOURCE);
const source = files.join('\n');

/**
 * Functions that add a prefix to a text key: `export function c(key …) { return t(`carr-${key}`,
 * …); }`.
 */
const shorthands = [
  ...source.matchAll(/export function (\w+)<[^{]*\{\s*return t\(`([a-z-]+-)\$\{key\}`/g),
].map(([, name, prefix]) => ({
  name: name!,
  prefix: prefix!,
  // The files that may call the function. Pure functions receive it as `say`.
  source: files
    .filter(
      (file) =>
        /\bsay\(/.test(file) || new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(file),
    )
    .join('\n'),
}));

interface Mentions {
  /** All quoted words that could be keys. */
  words: Set<string>;
  /**
   * The parts of templates before their first variable, such as `colour-` in t(`colour-${name}`).
   */
  beginnings: string[];
}

function mentions(text: string): Mentions {
  const words = new Set([...text.matchAll(/(['"`])([a-zA-Z][\w-]*)\1/g)].map((match) => match[2]!));
  const beginnings = new Set(
    [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]!),
  );
  return {
    words,
    beginnings: [...beginnings].filter(
      (beginning) => !shorthands.some(({ prefix }) => prefix === beginning),
    ),
  };
}
const everywhere = mentions(source);
const short = shorthands.map(({ prefix, source: own }) => ({ prefix, ...mentions(own) }));

function isMentioned(key: string, { words, beginnings }: Mentions): boolean {
  return words.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
}

const all = new Map(parts.flatMap((part) => [...keysOf('en', part)]));

describe.each(parts)('%s', (part) => {
  const english = keysOf('en', part);

  it.each(LANGUAGES)('is well-formed in %s', (language) => {
    const text = readFileSync(join(LOCALES, language, part), 'utf8');
    const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
    // The parser skips what it cannot parse, so every key in the file must come back exactly once.
    expect([...keysOf(language, part).keys()].sort()).toEqual([...new Set(written)].sort());
    expect(written.length, 'a key is written twice').toBe(new Set(written).size);
  });

  it.each(LANGUAGES)('has the same keys and variables in %s', (language) => {
    expect(Object.fromEntries(keysOf(language, part))).toEqual(Object.fromEntries(english));
  });

  it('shares no key with another part', () => {
    for (const other of parts.filter((name) => name !== part)) {
      const shared = [...keysOf('en', other).keys()].filter((key) => english.has(key));
      expect(shared, `${part} and ${other}`).toEqual([]);
    }
  });

  it('has no unused key', () => {
    const unused = [...english.keys()].filter((key) => {
      if (isMentioned(key, everywhere)) return false;
      return !short.some(
        (own) => key.startsWith(own.prefix) && isMentioned(key.slice(own.prefix.length), own),
      );
    });
    expect(unused).toEqual([]);
  });
});

describe('every file is loaded', () => {
  const english = readdirSync(join(LOCALES, 'en'));
  const others = english.filter((file) => !parts.includes(file));

  it('by a screen or a component, and no other is', () => {
    const lists = [...source.matchAll(/\b(?:loadTexts\(|texts: \[)([^\])]*)/g)];
    const loaded = lists.flatMap(([, list]) => [...list!.matchAll(/'([\w-]+)'/g)]);
    const files = new Set(loaded.map(([, name]) => `${name}.ftl`));
    // No screen requests language.ftl, because it is loaded with the page.
    expect([...files, 'language.ftl'].sort()).toEqual([...parts].sort());
  });

  it.each(others)('%s by a program that uses all its keys', (file) => {
    const programs = readdirSync(CRATES, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[^/\\]+[/\\](?:src[/\\].*|build)\.rs$/.test(path))
      .map((path) => readFileSync(join(CRATES, path), 'utf8').split('#[cfg(test)]')[0]!)
      .join('\n');
    expect(programs).toMatch(new RegExp(`[/"]${file}"`));
    const keys = [...keysOf('en', file).keys()];
    expect(keys.filter((key) => !programs.includes(`"${key}"`))).toEqual([]);
  });
});

// Checks the arguments that are passed with a key.

/**
 * Returns the argument that begins after an opening bracket or a comma. Takes nested brackets into
 * account, and skips strings.
 */
function argumentAt(text: string, from: number): { argument: string; end: number } {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    if ('\'"`'.includes(sign)) {
      for (at++; at < text.length && text[at] !== sign; at++) {
        if (text[at] === '\\') at++;
        // Templates may contain any expression.
        else if (sign === '`' && text.startsWith('${', at)) at = argumentAt(text, at + 2).end;
      }
    } else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) {
      if (depth === 0) return { argument: text.slice(from, at), end: at };
      depth--;
    } else if (sign === ',' && depth === 0) return { argument: text.slice(from, at), end: at };
  }
  return { argument: '', end: text.length };
}

/**
 * Returns the names in `{ name, count: 3 }`; null if there may be others, as in `{ ...rest }` or
 * `rest`.
 */
function namesIn(object: string): Set<string> | null {
  const inner = object.trim();
  if (!inner.startsWith('{')) return null;
  const names = new Set<string>();
  let at = 1;
  while (at < inner.length) {
    const { argument, end } = argumentAt(inner, at);
    const part = argument.trim();
    if (part.startsWith('...')) return null;
    const name = /^['"]?([\w-]+)['"]?\s*(?::|$)/.exec(part)?.[1];
    if (name) names.add(name);
    if (inner[end] === '}') break;
    at = end + 1;
  }
  return names;
}

/** Returns the object literal assigned to a variable in a file. */
function standsFor(name: string, file: string): string {
  const found = new RegExp(`const ${name}\\b[^=]*=\\s*(?:\\$derived\\()?(?=\\{)`).exec(file);
  const object = found ? argumentAt(file, found.index + found[0].length).argument : '';
  // An empty object is filled later, so the names in it are unknown.
  return /^\s*\{\s*\}/.test(object) ? '' : object;
}

/** The templates that have a prefix and a suffix, such as `colour-${name}-short`. */
const withEnding = [...source.matchAll(/`([a-z][\w-]*-)\$\{[^}]*\}(-[\w-]+)`/g)].map(
  ([, beginning, ending]) => ({ beginning: beginning!, ending: ending! }),
);
const templates = [
  ...new Set([...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning!)),
];
/**
 * Returns whether a key is requested by a template with the prefix `beginning` and, if `endings` is
 * not empty, one of these suffixes. Keys that are requested literally or by a more specific
 * template do not count.
 */
function isMeant(key: string, beginning: string, endings: string[]): boolean {
  if (!key.startsWith(beginning) || everywhere.words.has(key)) return false;
  if (
    endings.length > 0
      ? !endings.some((ending) => key.endsWith(ending))
      : withEnding.some((other) => other.beginning === beginning && key.endsWith(other.ending))
  )
    return false;
  return !templates.some((other) => other.length > beginning.length && key.startsWith(other));
}

interface Call {
  keys: string[];
  given: Set<string> | null;
  words: string;
}

function callsIn(file: string): Call[] {
  const found: Call[] = [];
  for (const { name, prefixes } of [
    { name: 't', prefixes: [''] },
    { name: 'say', prefixes: ['', ...shorthands.map(({ prefix }) => prefix)] },
    ...shorthands.map(({ name, prefix }) => ({ name, prefixes: [prefix] })),
  ]) {
    if (
      shorthands.some((short) => short.name === name) &&
      !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(file)
    )
      continue;
    for (const match of file.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))) {
      const first = argumentAt(file, match.index + match[0].length);
      const second =
        file[first.end] === ',' ? argumentAt(file, first.end + 1).argument.trim() : '{}';
      const literal = [...first.argument.matchAll(/'([\w-]+)'/g)].map(([, key]) => key!);
      const beginnings = [...first.argument.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(
        ([, beginning]) => beginning!,
      );
      const endings = [...first.argument.matchAll(/\}(-[\w-]+)`/g)].map(([, ending]) => ending!);
      const keys = [...all.keys()].filter((key) =>
        prefixes.some((prefix) => {
          if (!key.startsWith(prefix)) return false;
          const own = key.slice(prefix.length);
          return (
            literal.includes(own) ||
            beginnings.some((beginning) => isMeant(own, beginning, endings))
          );
        }),
      );
      const object =
        second.startsWith('{') || second === '' ? second || '{}' : standsFor(second, file);
      found.push({
        keys,
        given: namesIn(object),
        words: file.slice(match.index, first.end + 60).replaceAll(/\s+/g, ' '),
      });
    }
  }
  return found;
}

describe('the arguments of a text', () => {
  const calls = files.flatMap(callsIn);

  it('are passed in every call', () => {
    expect(calls.length).toBeGreaterThan(500);
    const wanting = calls.flatMap(({ keys, given, words }) =>
      keys
        .filter(
          (key) => given !== null && (all.get(key) ?? []).some((variable) => !given.has(variable)),
        )
        .map((key) => `${key} needs ${(all.get(key) ?? []).join(', ')}: ${words}`),
    );
    expect(wanting).toEqual([]);
  });

  it('can be read from the source, with few exceptions', () => {
    const unread = calls.filter(
      ({ keys, given }) => given === null && keys.some((key) => (all.get(key) ?? []).length > 0),
    );
    expect(unread.map(({ words }) => words.slice(0, 40).trim())).toEqual(UNREAD);
  });
});

/** Calls whose arguments come from functions that have their own tests. */
const UNREAD: string[] = [
  't(`carr-${key}` as TextKey, args); }',
  't(`setup-wrong-${remark.what}`, args); }',
  't(`workshop-finding-${finding.key}`, boa',
  't(`finding-${finding.key}`, fileFacts(fi',
];

it('accepts only existing keys, literally or by template', () => {
  expectTypeOf<Known<'play-now'>>().toEqualTypeOf<'play-now'>();
  expectTypeOf<Known<`direction-${string}`>>().toEqualTypeOf<`direction-${string}`>();
  expectTypeOf<Known<'play-nw'>>().toBeNever();
  expectTypeOf<Known<`drection-${string}`>>().toBeNever();
  expectTypeOf<Known<string>>().toBeNever();
});
