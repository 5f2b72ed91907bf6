import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FAMILY = 'Bricolage Grotesque Variable';
/** The range of font weights used in the design. */
const WEIGHTS = { min: 400, max: 800 };
/** The font features used on the page: kerning, ligatures, accents, tabular figures. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/**
 * Writes a font file that contains little more than the characters in the page's own texts. It is a
 * quarter smaller than the complete file. Other characters, for example in names or messages, come
 * from the package's files, which load on demand.
 */
export function font(): Plugin {
  return {
    name: 'carambole-font',
    async buildStart() {
      const web = join(import.meta.dirname, '..');
      const whole = createRequire(import.meta.url).resolve(
        '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      );
      const letters = lettersOf(join(web, '../locales'));
      // The package's types lack `keepFeatures`.
      const options: Parameters<typeof subsetFont>[2] & { keepFeatures: string[] } = {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        keepFeatures: FEATURES,
      };
      const part = await subsetFont(readFileSync(whole), letters.join(''), options);
      const folder = join(web, 'src/generated');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'font.woff2'), part);
      writeFileSync(join(folder, 'font.css'), face(letters));
    },
  };
}

/**
 * Returns the characters to include in the font file: the characters on a keyboard, the spaces that
 * browsers put into numbers and times, and all other characters that occur both in the texts and in
 * the package's Latin file.
 */
function lettersOf(locales: string): string[] {
  const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(locales, name), 'utf8'));
  const used = new Set([...between(0x20, 0x7e), '\u2009', '\u202f', ...texts.join('')]);
  // In the package, Polish letters are in another file, and most arrows are in none.
  return [...used]
    .filter((letter) =>
      /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2000-\u206f\u2191\u2193\u2212]/u.test(letter),
    )
    .sort();
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

/**
 * Returns the CSS for the smaller font. It must declare the same weights as the package: if several
 * fonts with the same descriptors contain a character, browsers use the last one.
 */
function face(letters: string[]): string {
  return `/* Written by the build. */
@font-face {
  font-family: '${FAMILY}';
  font-style: normal;
  font-display: swap;
  font-weight: 200 800;
  src: url(./font.woff2) format('woff2-variations');
  unicode-range: ${ranges(letters)};
}
`;
}

/** Returns the characters as a list of ranges in CSS. */
function ranges(letters: string[]): string {
  const found: [number, number][] = [];
  for (const code of letters.map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  return found
    .map((range) => `U+${[...new Set(range)].map((code) => code.toString(16)).join('-')}`)
    .join(',');
}
