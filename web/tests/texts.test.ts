// The words of the page: the same keys and variables in four languages, all used, none missing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../locales');
const SOURCE = join(import.meta.dirname, '../src');
const LANGUAGES = ['en', 'fr', 'de', 'pl'];
/** Words of the program outside the page. */
const ELSEWHERE = ['terminal.ftl', 'certificate.ftl', 'review.ftl', 'names.ftl'];

const parts = readdirSync(join(LOCALES, 'en')).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name));

/** Key → the names of its variables. */
function keysOf(language: string, part: string): Map<string, string[]> {
  const text = readFileSync(join(LOCALES, language, part), 'utf8');
  const keys = new Map<string, string[]>();
  for (const { id, value } of new FluentResource(text).body) {
    const variables = new Set<string>();
    JSON.stringify(value, (name, inner: unknown) => {
      if (inner && typeof inner === 'object' && (inner as { type?: string }).type === 'var') variables.add((inner as { name: string }).name);
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
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const source = sources(SOURCE).join('\n');
const all = new Map(parts.flatMap((part) => [...keysOf('en', part)]));

describe.each(parts)('%s', (part) => {
  const english = keysOf('en', part);

  it.each(LANGUAGES)('is well-formed in %s', (language) => {
    const text = readFileSync(join(LOCALES, language, part), 'utf8');
    const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
    // The parser skips what it cannot read, so every key written has to come back, each once.
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

  it('has no key that is used nowhere', () => {
    // A key is used when it stands in the source, or when its beginning does in a template: t(`colour-${name}`).
    const templates = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
    const unused = [...english.keys()].filter((key) => {
      const quoted = [`'${key}'`, `"${key}"`, `\`${key}\``].some((word) => source.includes(word));
      return !quoted && !templates.some((beginning) => key.startsWith(beginning));
    });
    expect(unused).toEqual([]);
  });
});

it('finds every key that the page asks for', () => {
  const asked = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!);
  const either = [...source.matchAll(/\bt\(\s*[^'"`(){}]+\?\s*'([^']+)'\s*:\s*'([^']+)'/g)].flatMap((match) => [match[1]!, match[2]!]);
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set([...asked, ...either])].filter((key) => !all.has(key))).toEqual([]);
});

it('finds keys for every template the page asks for', () => {
  const templates = [...source.matchAll(/\bt\(\s*`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
  const orphans = [...new Set(templates)].filter((beginning) => ![...all.keys()].some((key) => key.startsWith(beginning)));
  expect(orphans).toEqual([]);
});
