// Checks that the page neither reads the core's files nor repeats the rules that the core applies.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** What the page must not contain, and what to do instead. */
const FORBIDDEN: [what: string, pattern: RegExp, instead: string][] = [
  ['records made by hand', /carambole_record/, 'Call core.recordOf().'],
  [
    'course or figure files read by patterns',
    /\\s\*=\\s\*|\^(?:id|name|names|order|limit|map|on) =|exec\((?:\w+\.)?file\b/,
    'Let the core read the file; see MatchCourse and FigureWords.',
  ],
  [
    'course files searched for words',
    /\b[fF]ile\??\.(?:includes|indexOf|match|matchAll|search|split)\(/,
    'Let the core read the file; see MatchCourse and CourseCard.',
  ],
  ['sums of strokes', /\bcount \?\? 0\), 0\)/, 'Take the sums from ScoredView.scores (G6, G8).'],
  ['laps of the stroke counter', /\bLAP\b|lap - 1/, 'Take the laps from ScoredView.scores (G5).'],
];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.(ts|svelte)$/.test(path) &&
    !/\.(test|testing|d)\.ts$/.test(path) &&
    !path.startsWith('generated'),
);

it('reads the files of the page', () => {
  expect(files).toContain('core/worker.ts');
  expect(files).toContain('games/golf/Counter.svelte');
});

it.each(FORBIDDEN)('there are no %s', (_, pattern, instead) => {
  const found = files.filter((path) => pattern.test(readFileSync(join(SOURCE, path), 'utf8')));
  expect(found, instead).toEqual([]);
});
