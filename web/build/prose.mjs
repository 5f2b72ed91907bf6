// Checks the wording of texts, documents and comments; tests/prose.test.ts runs it.
//   node build/prose.mjs [--grammar]     lists findings; --grammar adds Harper's findings (slow)
//   node build/prose.mjs --sample [seed] draws 50 sentences from each area for review
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { GRAMMAR, NAMES, NOT_SPELLED, OPENINGS, PHRASES } from './prose-rules.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Folders with generated or third-party files. */
const SKIPPED = /^(\..*|node_modules|target|dist|generated|bindings|public|test-results)$/;

/** @typedef {{ file: string, line: number, text: string, isDoc: boolean }} Paragraph */

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Lists all files with one of these extensions in a folder and the folders inside it. */
function list(folder, ...extensions) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : list(path, ...extensions);
    return extensions.includes(extname(entry.name)) ? [path] : [];
  });
}

/**
 * Returns all forms of a Fluent pattern: one with all default variants, and one for each other
 * variant.
 */
function variants(pattern) {
  const parts = [pattern].flat().map((part) => {
    if (typeof part === 'string') return [part];
    if (part.type === 'str') return [part.value];
    if (part.type !== 'select') return [`\`${part.name ?? 'n'}\``];
    const ordered = [part.variants[part.star], ...part.variants.toSpliced(part.star, 1)];
    return ordered.flatMap(({ value }) => variants(value));
  });
  const usual = parts.map(([first]) => first);
  const others = parts.flatMap((part, at) => part.slice(1).map((other) => usual.with(at, other)));
  return [usual, ...others].map((all) => all.join(''));
}

/** Returns the messages in a Fluent file. @returns {Paragraph[]} */
function messages(file) {
  const text = read(file);
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => {
    const line = lineAt(`\n${text}`, `\n${text}`.search(new RegExp(`\n${id} *=`)));
    const patterns = [value, ...Object.values(attributes)].filter((pattern) => pattern !== null);
    return patterns.flatMap(variants).map((it) => ({ file, line, text: it, isDoc: true }));
  });
}

/** Returns the comments in a file; adjacent lines form one paragraph. @returns {Paragraph[]} */
function comments(file) {
  const found = [];
  let isOpen = false;
  let last = { mark: '', next: -1 };
  for (const [index, line] of read(file).split('\n').entries()) {
    const match = /^([^"'`]*?)(\/\/[/!]?|\/\*\*?|<!--)(?: |$)(.*)$/.exec(line);
    if (!isOpen && !match) continue;
    const [, before, mark, rest] = isOpen
      ? ['', '', last.mark, line.replace(/^\s*\*(?!\/) ?/, '')]
      : match;
    const text = rest.replace(/\s*(\*\/|-->).*$/, '');
    const isNext = mark === last.mark && index === last.next && before.trim() === '';
    if (isNext) found.at(-1).text += `\n${text}`;
    else found.push({ file, line: index + 1, text, isDoc: /^(\/\/[/!]|\/\*\*)$/.test(mark) });
    isOpen = !mark.startsWith('//') && text === rest;
    last = { mark, next: isOpen || mark.startsWith('//') ? index + 1 : -1 };
  }
  return found;
}

const whole = (file) => ({ file, line: 1, text: read(file), isDoc: true });
const texts = (language) => list(`locales/${language}`, '.ftl').flatMap(messages);

/**
 * For each area, the function that returns its paragraphs. @type {Record<string, () =>
 * Paragraph[]>}
 */
export const AREAS = {
  texts: () => texts('en'),
  docs: () => list('.', '.md').map(whole),
  rust: () => [...list('crates', '.rs'), ...list('fuzz', '.rs')].flatMap(comments),
  page: () => list('web', '.ts', '.svelte', '.mjs', '.css').flatMap(comments),
  code: () => [...list('crates', '.rs'), ...list('web/src', '.ts', '.svelte')].map(whole),
};

/**
 * Replaces every character of code and URLs with one that is not a letter, so that all positions
 * stay the same. Also replaces straight apostrophes with curly ones.
 */
function withoutCode(text) {
  const hide = (code) => code.replaceAll(/[^\n]/g, '▢');
  const code = /```[\s\S]*?```|`[^`]*`|(?<=\])\([^)]*\)|https?:\S+|<\/?[a-zA-Z!][^>]*>/g;
  return text.replaceAll(code, hide).replaceAll("'", '’');
}

/** Formats a finding as `file:line: what: why`. */
function finding({ file, line, text }, index, what, why) {
  return `${file}:${line + lineAt(text, index) - 1}: “${what.replaceAll(/\s+/g, ' ')}”: ${why}`;
}

/**
 * Searches the paragraphs for regular expressions. Spaces in an expression also match line breaks.
 */
function search(paragraphs, rules, flags = 'giu', before = String.raw`(?<![\p{L}\d_▢’-])`) {
  const compiled = rules.map(([words, why]) => {
    const source = words.replaceAll(' ', String.raw`(?:[^\S\n]*\n?[^\S\n]*(?<=\s))`);
    return { why, words: new RegExp(String.raw`${before}(?:${source})(?![\p{L}\d_▢’-])`, flags) };
  });
  return paragraphs.flatMap((it) =>
    compiled.flatMap(({ words, why }) =>
      [...it.text.matchAll(words)].map((match) => finding(it, match.index, match[0], why)),
    ),
  );
}

const prose = (paragraphs) => paragraphs.map((it) => ({ ...it, text: withoutCode(it.text) }));

/** Finds words that are neither in the British dictionary nor in words.txt. */
function spelling(paragraphs) {
  const british = nspell(dictionary);
  const own = new Set(readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8').split('\n'));
  const isKnown = (word) => british.correct(word) || own.has(word) || own.has(word.toLowerCase());
  const known = new Map();
  const isRight = (word) => {
    if (!known.has(word)) known.set(word, isKnown(word.replace(/’s?$/, '')));
    return known.get(word);
  };
  // Skips abbreviations and names in code: words with digits, paths, or capitals after the first
  // letter.
  const words = /(?<![\p{L}\d_./:@&#$▢’-])\p{L}?\p{Ll}+(?:’\p{Ll}*)*(?![\p{L}\d_/:▢]|\.\p{L})/gu;
  return prose(paragraphs).flatMap((it) =>
    NOT_SPELLED.includes(it.file)
      ? []
      : [...it.text.matchAll(words)]
          .filter(([word]) => !isRight(word))
          .map((match) => finding(it, match.index, match[0], 'not in a dictionary')),
  );
}

/** Starts Harper with only the rules from prose-rules.mjs. */
async function startHarper() {
  const { Dialect, LocalLinter } = await import('harper.js');
  // Loads the Harper binary without a thesaurus.
  const { slimBinary } = await import('harper.js/slimBinary');
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  const config = await linter.getDefaultLintConfig();
  const on = GRAMMAR.split(' ');
  const unknown = on.filter((rule) => !(rule in config));
  if (unknown.length > 0) throw new Error(`Harper has no rules ${unknown.join(', ')}`);
  const rules = Object.keys(config).map((rule) => [rule, on.includes(rule)]);
  await linter.setLintConfig(Object.fromEntries(rules));
  return linter;
}

let harper;

/** Checks texts, documents and doc comments with Harper. */
async function grammar(paragraphs) {
  harper ??= startHarper();
  const linter = await harper;
  const files = {};
  const seen = new Set();
  for (const it of paragraphs) {
    if (it.isDoc && !seen.has(it.text)) (files[it.file] ??= []).push(it);
    seen.add(it.text);
  }
  const found = [];
  // Calls Harper once per file, because one call per paragraph would take twice as long.
  for (const part of Object.values(files)) {
    const text = part.map((it) => it.text).join('\n\n');
    const rules = await linter.organizedLints(text, { language: 'markdown' });
    for (const [rule, lints] of Object.entries(rules))
      for (const lint of lints) {
        // Harper counts characters; JavaScript counts UTF-16 code units.
        let index = [...text].slice(0, lint.span().start).join('').length;
        const at = part.find((it) => {
          const isHere = index <= it.text.length;
          if (!isHere) index -= it.text.length + 2;
          return isHere;
        });
        const why = `${lint.message()} (${rule})`;
        found.push(finding(at, index, lint.get_problem_text(), why));
      }
  }
  return found;
}

const PROSE = ['texts', 'docs', 'rust', 'page'];

/**
 * The checks, each with the areas that it reads.
 * @type {Record<string, {
 *   areas: string[],
 *   run: (paragraphs: Paragraph[]) => string[] | Promise<string[]>,
 * }>}
 */
export const CHECKS = {
  phrases: { areas: PROSE, run: (paragraphs) => search(prose(paragraphs), PHRASES) },
  openings: {
    areas: ['rust', 'page'],
    run: (paragraphs) => search(prose(paragraphs), OPENINGS, 'giu', '^'),
  },
  names: { areas: ['code'], run: (paragraphs) => search(paragraphs, NAMES, 'gu') },
  spelling: { areas: PROSE, run: spelling },
  grammar: { areas: PROSE, run: grammar },
};

/** Draws random sentences. The same seed gives the same sentences. */
function sample(paragraphs, seed) {
  const sentences = paragraphs.flatMap(({ file, text }) =>
    text
      .replaceAll(/```[\s\S]*?```/g, '')
      .split(/(?<=[.!?])\s+(?=[\p{Lu}`“*[])|\n\s*\n|\n(?=[|#-])|\n\s*(?=[*-] )| \| /u)
      .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
      .filter((sentence) => sentence.split(' ').length > 3)
      .map((sentence) => `${sentence}  (${file})`),
  );
  const pool = [...new Set(sentences)];
  let state = seed;
  const draw = () => {
    // The random number generator from "Numerical Recipes".
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return pool.splice(Math.floor((state / 2 ** 32) * pool.length), 1)[0];
  };
  return Array.from({ length: Math.min(50, pool.length) }, draw);
}

async function main([option, value]) {
  if (option === '--sample') {
    const english = PROSE.map((area) => [area, AREAS[area]()]);
    const others = readdirSync(join(ROOT, 'locales'))
      .filter((language) => language !== 'en')
      .map((language) => [language, texts(language)]);
    for (const [area, paragraphs] of [...english, ...others]) {
      const sentences = sample(
        paragraphs.filter(({ isDoc }) => isDoc),
        Number(value ?? 1),
      );
      console.log(`\n${area}\n${sentences.map((it, at) => `${at + 1}. ${it}`).join('\n')}`);
    }
    return;
  }
  const counts = {};
  for (const [name, { areas, run }] of Object.entries(CHECKS))
    for (const area of name === 'grammar' && option !== '--grammar' ? [] : areas) {
      const found = await run(AREAS[area]());
      if (found.length > 0) console.log(found.join('\n'));
      (counts[name] ??= {})[area] = found.length;
    }
  console.table(counts);
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
