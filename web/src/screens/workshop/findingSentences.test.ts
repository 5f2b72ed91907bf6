// Tests the workshop's texts in all languages: short labels must be part of the full names, and
// pieces must have the same names as in the rulebook.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../../locales');

function texts(language: string, part: string): Map<string, string> {
  const file = readFileSync(join(LOCALES, language, `${part}.ftl`), 'utf8');
  return new Map([...file.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, key, text]) => [key!, text!]));
}

describe.each(readdirSync(LOCALES))('the workshop in %s', (language) => {
  const workshop = texts(language, 'workshop');

  it.each([
    ['all', 'all'],
    ['heat', 'heat'],
    ['course', 'course'],
    ['text', 'text'],
    ['round', 'tool-round'],
    ['turn', 'do-turn'],
    ['open', 'do-open'],
    ['value', 'do-value'],
    ['cells', 'do-cells'],
  ])('the short label of "%s" is part of the full one, for voice control', (word, name) => {
    const said = workshop.get(`workshop-short-${word}`)!;
    expect(workshop.get(`workshop-${name}`)!.toLowerCase()).toContain(said.toLowerCase());
  });

  it('names pieces as the rulebook does', () => {
    const [pieces, rules] = [texts(language, 'pieces'), texts(language, 'rulebook')];
    for (const [piece, rule] of [
      ['roller', 'D1'],
      ['spinner', 'D2'],
      ['toppler', 'D3'],
      ['door', 'D4'],
    ])
      expect(pieces.get(`piece-${piece}`)).toBe(rules.get(`rule-${rule}-title`));
    // The workshop must not have its own names for pieces.
    const again = [...pieces].filter(([key]) => workshop.has(`workshop-${key}`));
    expect(again).toEqual([]);
  });
});
