// Checks that no folder of the page imports from a folder above it, as ARCHITECTURE.md states.
// Parts loaded on demand with `import()` are exempt.
import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const FLOORS = [
  'generated',
  'lib',
  'core',
  'ui',
  'online',
  'games',
  'rulebook',
  'screens',
  'app',
  'main.ts',
];

const floor = (path: string) => FLOORS.indexOf(path.split('/')[0]!);

/** Returns the paths of the files that this file imports from other files of the page. */
function imports(path: string): string[] {
  const text = readFileSync(join(SOURCE, path), 'utf8');
  return [...text.matchAll(/^\s*(?:\}|import|export)\b[^'\n]*'(\.[^'?]+)'/gm)]
    .filter(([line]) => !line.includes('import('))
    .map(([, target]) => normalize(join(path, '..', target!)));
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(ts|svelte)$/.test(path) && !/\.(test|d)\.ts$/.test(path),
);

it('has a floor for every folder', () => {
  expect(files.filter((path) => floor(path) < 0)).toEqual([]);
  expect(imports('ui/NotFound.svelte')).toContain('lib/texts.svelte');
});

it('imports only from the same floor and from floors below', () => {
  const upward = files.flatMap((path) =>
    imports(path)
      .filter((target) => !relative('.', target).startsWith('..') && floor(target) > floor(path))
      .map((target) => `${path} imports ${target}`),
  );
  expect(upward).toEqual([]);
});
