// Tests that sentences with numbers have all plural forms in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LANGUAGES = readdirSync(here('../../../../../locales'));
const text = (language: string) =>
  readFileSync(here(`../../../../../locales/${language}/carramboule.ftl`), 'utf8');

it.each(LANGUAGES)('%s can be parsed and has all plural forms', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
  const say = (key: string, args: Record<string, string | number>) =>
    bundle.formatPattern(bundle.getMessage(`carr-${key}`)!.value!, args);
  expect(say('balls-white', { count: 1 })).not.toBe(say('balls-white', { count: 3 }));
  const meets = [0, 1, 2].map((cushions) =>
    say('aim-meets', { ball: 'x', square: 'a1', hit: 'y', cushions }),
  );
  expect(new Set(meets).size).toBe(3);
});
