// Checks that screens use the design kit: its breakpoints, its spaces and its shared classes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const read = (path: string) => readFileSync(join(SOURCE, path), 'utf8');
const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const components = paths
  .filter((path) => path.endsWith('.svelte'))
  .map((path) => {
    const [markup = '', style = ''] = read(path).split('<style>');
    return { path, markup, style: style.replace(/\/\*[\s\S]*?\*\//g, '') };
  });
const sheets = [
  ...components.map(({ path, style }) => ({ path, style })),
  ...paths
    .filter((path) => path.endsWith('.css') && !path.startsWith('generated'))
    .map((path) => ({ path, style: read(path).replace(/\/\*[\s\S]*?\*\//g, '') })),
];
/** The shared classes, each with the properties that it sets. */
const classes = new Map(
  [...read('ui/kit.css').matchAll(/^\.([\w-]+) \{([^}]*)\}/gm)].map(([, name, body]) => [
    name!,
    [...body!.matchAll(/^\s+([\w-]+):/gm)].map(([, property]) => property!),
  ]),
);
/** The class names in the markup, one list per element. */
const uses = components.flatMap(({ path, markup }) =>
  [...markup.matchAll(/\sclass="([^"]*)"/g)].map(([, names]) => ({
    path,
    names: names!.replace(/\{[^}]*\}/g, ' ').split(/\s+/),
  })),
);

/** The only sizes in media queries; ui/tokens.css says what they mean. */
const BREAKPOINTS = {
  width: ['360px', '560px', '700px', '900px', '1160px'],
  height: ['560px', '640px', '700px', '900px'],
};

describe('media queries', () => {
  const queries = sheets.flatMap(({ path, style }) =>
    [...style.matchAll(/@media ([^{]*)\{/g)].map(([, query]) => `${path}: ${query!.trim()}`),
  );

  it.each(Object.entries(BREAKPOINTS))('name only the breakpoints for %s', (side, allowed) => {
    const sizes = queries.flatMap((query) =>
      [...query.matchAll(new RegExp(`${side}\\W+([\\d.]+\\w+)`, 'g'))].map(
        ([, size]) => [query, size!] as const,
      ),
    );
    expect(sizes.filter(([, size]) => !allowed.includes(size))).toEqual([]);
    expect(allowed.filter((size) => !sizes.some(([, used]) => used === size))).toEqual([]);
  });

  it('compare sizes, so that no size is between two queries', () => {
    expect(queries.filter((query) => /(min|max)-(width|height)/.test(query))).toEqual([]);
  });
});

it('uses the tokens for space wherever there is one', () => {
  const spaces = sheets.flatMap(({ path, style }) =>
    [...style.matchAll(/^\s+((?:row-|column-)?gap|(?:margin|padding)(?:-[a-z-]+)?): [^;]+;/gm)].map(
      ([line]) => `${path}: ${line.trim()}`,
    ),
  );
  expect(spaces.length).toBeGreaterThan(100);
  expect(spaces.filter((line) => /(?<![\w.-])(4|8|12|16|24|32|48|72)px/.test(line))).toEqual([]);
});

describe('shared classes', () => {
  it('are all used', () => {
    const used = new Set(uses.flatMap(({ names }) => names));
    expect([...classes.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  it('are not redefined by a component', () => {
    const own = components.flatMap(({ path, style }) =>
      [...style.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => [path, name!] as const),
    );
    expect(own.filter(([, name]) => classes.has(name))).toEqual([]);
  });

  it('do not set the same property twice on one element', () => {
    const twice = uses.filter(({ names }) => {
      const set = names.flatMap((name) => classes.get(name) ?? []);
      return new Set(set).size < set.length;
    });
    expect(twice).toEqual([]);
  });
});
