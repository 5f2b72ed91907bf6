// Writes a type with the keys of all page texts, so that `npm run check` reports wrong keys. Runs
// before that check, and whenever Vite starts.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const english = join(import.meta.dirname, '../../locales/en');
/**
 * The source code of the text loader. It excludes the text files that the page does not use, and
 * `language.ftl`, which is built into the page.
 */
const loader = readFileSync(join(import.meta.dirname, '../src/lib/texts.svelte.ts'), 'utf8');
const [, left] = /'!.*\/locales\/\*\/\{([\w,]+)\}\.ftl'/.exec(loader) ?? [];
if (!left) throw new Error('src/lib/texts.svelte.ts does not say which texts it leaves out');
const others = left.split(',').filter((name) => name !== 'language');

/** The files with the page's texts. */
export const PARTS = readdirSync(english).filter(
  (name) => name.endsWith('.ftl') && !others.includes(name.slice(0, -'.ftl'.length)),
);

const folder = join(import.meta.dirname, '../src/generated');
const file = join(folder, 'text-keys.d.ts');

const keys = PARTS.flatMap((name) => [
  ...readFileSync(join(english, name), 'utf8').matchAll(/^([a-zA-Z][\w-]*) *=/gm),
])
  .map(([, key]) => `  | '${key}'\n`)
  .sort();
const text = `/* Written by build/text-keys.mjs. */\nexport type TextKey =\n${keys.join('').trimEnd()};\n`;

mkdirSync(folder, { recursive: true });
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
