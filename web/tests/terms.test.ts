// Checks texts against docs/terms.md: words that must not occur in a language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LOCALES = `${import.meta.dirname}/../../locales`;
const GOLF = /^(certificate|courses|daily|learn|play|puzzles|review|workshop)\.ftl$/;
const CARRAMBOULE = /^carramboule\.ftl$/;
const ALL = /./;

interface Wrong {
  files: RegExp;
  /** What must not occur, as a whole word where possible. */
  words: RegExp;
  instead: string;
}

const word = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, flags);

const WRONG: Record<string, Wrong[]> = {
  en: [
    { files: ALL, words: /\p{L}'\p{L}/u, instead: '’' },
    { files: ALL, words: word('potted|potting|marbles?'), instead: 'pocketed, ball' },
    { files: ALL, words: word('tee|putting green'), instead: 'start, hole' },
  ],
  de: [
    { files: GOLF, words: word('Kugeln?|Königin'), instead: 'Ball' },
    { files: CARRAMBOULE, words: word('Ball|Balls|Bälle|Bällen'), instead: 'Kugel' },
    { files: ALL, words: word('Königin'), instead: 'Dame' },
    { files: ALL, words: word('Kurs|Kurse|Parcours'), instead: 'Bahn' },
    { files: ALL, words: word('Ihnen|Ihre[nmrs]?', 'u'), instead: 'dir, dein' },
    { files: ALL, words: /[\p{Ll},] Sie(?!\p{L})/u, instead: 'du' },
  ],
  fr: [
    { files: GOLF, words: word('billes?|boules?'), instead: 'balle' },
    { files: CARRAMBOULE, words: word('balles?|boules?'), instead: 'bille' },
    { files: ALL, words: word('dame|dames'), instead: 'reine' },
    { files: ALL, words: word('tu|toi|ton|tes'), instead: 'vous, votre' },
    {
      files: ALL,
      words: word('(?:le|la|de|que|ne|je|se|me|jusque|lorsque) (?!onze|oui)[aeiouéèêâîôû]\\p{L}*'),
      instead: 'l’, d’, qu’ …',
    },
    { files: ALL, words: /\p{L}'\p{L}/u, instead: '’' },
    { files: ALL, words: /\p{L}[;?!»]/u, instead: 'a space before ; ? ! »' },
  ],
  pl: [
    {
      files: GOLF,
      words: word('bila|bile|bil|bilę|bilą|bili|kula|kule|kulka|kulki'),
      instead: 'piłka',
    },
    { files: CARRAMBOULE, words: word('piłka|piłki|piłkę|piłek|kula|kule'), instead: 'bila' },
    { files: ALL, words: word('dama|damę|damy'), instead: 'królowa' },
    { files: ALL, words: word('Pana|Pani|Państwo', 'u'), instead: 'ty' },
    { files: ALL, words: word('kość|kości|kością'), instead: 'kostka' },
  ],
};

/** Returns the sentences of a file by line, without keys, comments, variables and variant names. */
function sentences(text: string): { line: number; text: string }[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('#')) return [];
    const plain = line
      .replace(/^[\w-]+ =/, '')
      .replace(/^\s*\*?\[[^\]]+\]/, '')
      .replace(/\{[^}]*\}?/g, '');
    return plain.trim() ? [{ line: index + 1, text: plain }] : [];
  });
}

describe.each(Object.entries(WRONG))('the sentences in %s', (language, rules) => {
  it('use the words of docs/terms.md', () => {
    const found = readdirSync(`${LOCALES}/${language}`).flatMap((file) =>
      sentences(readFileSync(`${LOCALES}/${language}/${file}`, 'utf8')).flatMap(({ line, text }) =>
        rules
          .filter(({ files, words }) => files.test(file) && words.test(text))
          .map(({ words, instead }) => {
            const wrong = words.exec(text)?.[0];
            return `${file}:${line}: “${wrong}”, better ${instead}: ${text.trim()}`;
          }),
      ),
    );
    expect(found).toEqual([]);
  });
});
