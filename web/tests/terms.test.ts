// Checks locales/ and figures/ for words that docs/terms.md forbids in a language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = `${import.meta.dirname}/../..`;
const GOLF = /^(certificate|courses|daily|learn|play|puzzles|review|workshop)\.ftl$|\.toml$/;
const CARRAMBOULE = /^carramboule\.ftl$/;
const ALL = /./;

interface Wrong {
  files: RegExp;
  /** The forbidden words, matched as complete words where possible. */
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
    { files: ALL, words: /\p{L} …/u, instead: '… without a space' },
  ],
  de: [
    { files: GOLF, words: word('Kugeln?|Königin'), instead: 'Ball' },
    { files: CARRAMBOULE, words: word('Ball|Balls|Bälle|Bällen'), instead: 'Kugel' },
    { files: ALL, words: word('Königin'), instead: 'Dame' },
    { files: ALL, words: word('Kurs|Kurse|Parcours'), instead: 'Bahn' },
    { files: ALL, words: word('Mauern?|Zellen?|Umriss\\p{L}*'), instead: 'Wand, Feld, Kontur' },
    { files: ALL, words: word('Rinnen?|Gefälle'), instead: 'Kanal, Schräge' },
    { files: ALL, words: word('Drehhindernis|Kipphindernis'), instead: 'Drehkreuz, Kipper' },
    { files: ALL, words: word('lila'), instead: 'violett' },
    { files: ALL, words: word('Ihnen|Ihre[nmrs]?', 'u'), instead: 'dir, dein' },
    { files: ALL, words: /[\p{Ll},] Sie(?!\p{L})/u, instead: 'du' },
  ],
  fr: [
    { files: GOLF, words: word('billes?|boules?'), instead: 'balle' },
    { files: CARRAMBOULE, words: word('balles?|boules?'), instead: 'bille' },
    { files: ALL, words: word('dame|dames'), instead: 'reine' },
    { files: ALL, words: word('murs?|gorges?|embouchures?|tabliers?'), instead: 'muret, canal …' },
    { files: ALL, words: word('moyeux?|obstacles? vertica\\p{L}*'), instead: 'axe, obstacle haut' },
    { files: ALL, words: word('procès-verba\\p{L}*'), instead: 'enregistrement' },
    { files: ALL, words: word('tu|toi|ton|tes'), instead: 'vous, votre' },
    {
      files: ALL,
      // A position in a figure may be a letter, as in “de A à B”.
      words: word(
        '(?:[Ll][ea]|[DdNnJjSsMm]e|[Qq]ue|[Jj]usque|[Ll]orsque) ' +
          '(?!onze|oui|A(?!\\p{L}))[aeiouéèêâîôûAEIOUÉÈÊÂÎÔÛ]\\p{L}*',
        'u',
      ),
      instead: 'l’, d’, qu’ …',
    },
    { files: ALL, words: /\p{L}'\p{L}/u, instead: '’' },
    { files: ALL, words: /\p{L}[;?!»]/u, instead: 'a space before ; ? ! »' },
    { files: ALL, words: /[ \u202f][;:?!»]|«[ \u202f]/u, instead: 'a no-break space, U+00A0' },
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
    { files: ALL, words: word('kość|kości|kością|kośćmi'), instead: 'kostka' },
    {
      files: ALL,
      words: word('kanał\\p{L}*|obrys\\p{L}*|piast\\p{L}*'),
      instead: 'rynna, zarys, oś',
    },
    {
      files: ALL,
      words: word('drzwicz\\p{L}*|obrotnic\\p{L}*|przewrot\\p{L}*'),
      instead: 'drzwi …',
    },
  ],
};

interface Sentence {
  file: string;
  line: number;
  text: string;
}

/**
 * Returns the sentences in a file with their line numbers, but without keys, comments, variables
 * and variant names.
 */
function localeSentences(file: string, text: string): Sentence[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('#')) return [];
    const plain = line
      .replace(/^[\w-]+ =/, '')
      .replace(/^\s*\*?\[[^\]]+\]/, '')
      .replace(/\{[^}]*\}?/g, '');
    return plain.trim() ? [{ file, line: index + 1, text: plain }] : [];
  });
}

/**
 * Returns the texts of a figure in one language: `fr = "…"`, `words.fr = "…"`, `{ fr = "…", … }`.
 */
function figureSentences(file: string, text: string, language: string): Sentence[] {
  const wanted = new RegExp(`(?<![\\w-])${language} *= *"([^"]*)"`, 'g');
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(wanted)].map((match) => ({ file, line: index + 1, text: match[1]! })),
    );
}

function read(folder: string): [string, string][] {
  return readdirSync(`${ROOT}/${folder}`).map((file) => [
    file,
    readFileSync(`${ROOT}/${folder}/${file}`, 'utf8'),
  ]);
}

describe.each(Object.entries(WRONG))('the sentences in %s', (language, rules) => {
  it('use the words of docs/terms.md', () => {
    const sentences = [
      ...read(`locales/${language}`).flatMap(([file, text]) => localeSentences(file, text)),
      ...read('figures').flatMap(([file, text]) => figureSentences(file, text, language)),
    ];
    expect(new Set(sentences.map(({ file }) => file)).size).toBeGreaterThan(80);
    const found = sentences.flatMap(({ file, line, text }) =>
      rules
        .filter(({ files, words }) => files.test(file) && words.test(text))
        .map(({ words, instead }) => {
          const wrong = words.exec(text)?.[0];
          return `${file}:${line}: “${wrong}”, better ${instead}: ${text.trim()}`;
        }),
    );
    expect(found).toEqual([]);
  });
});
