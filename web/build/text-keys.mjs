// Writes the keys of all page texts as a type, so that `npm run check` reports wrong keys. Runs
// before the check, and at every start of Vite.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of the program outside the page. */
const ELSEWHERE = ['terminal.ftl', 'certificate.ftl', 'review.ftl', 'names.ftl'];

const english = join(import.meta.dirname, '../../locales/en');
const folder = join(import.meta.dirname, '../src/generated');
const file = join(folder, 'text-keys.d.ts');

const keys = readdirSync(english)
  .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name))
  .flatMap((name) => [
    ...readFileSync(join(english, name), 'utf8').matchAll(/^([a-zA-Z][\w-]*) *=/gm),
  ])
  .map(([, key]) => `  | '${key}'\n`)
  .sort();
const text = `/* Written by build/text-keys.mjs. */\nexport type TextKey =\n${keys.join('').trimEnd()};\n`;

mkdirSync(folder, { recursive: true });
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
