// Collects everything that the rulebook search covers, in the current language.
import { t } from '../../lib/texts.svelte';
import { CHAPTERS, FIGURES, RULINGS, WORDS } from '../../rulebook/contents';
import { figureWords } from '../../rulebook/figure-files';
import type { Entry } from './search';

/** Returns search entries for all chapters, rules, rulings and terms. */
export function entries(): Entry[] {
  const rules = CHAPTERS.flatMap((chapter) => chapter.rules).map((id): Entry => ({
    kind: 'rule',
    name: id,
    href: `/rules/${id}`,
    title: t(`rule-${id}-title`),
    text: t(`rule-${id}`),
  }));
  const chapters = CHAPTERS.map((chapter): Entry => ({
    kind: 'rule',
    name: '',
    href: `/rules/${chapter.id}`,
    title: t(`chapter-${chapter.id}`),
    text: t(`chapter-${chapter.id}-intro`),
  }));
  const rulings = RULINGS.map(({ id }): Entry => ({
    kind: 'ruling',
    name: '',
    href: `/rules/ruling-${id}`,
    title: t(`ruling-${id}-title`),
    text: t(`ruling-${id}`),
  }));
  const words = WORDS.map((word): Entry => ({
    kind: 'word',
    name: '',
    href: '/rules/words',
    title: t(`word-${word}`),
    text: t(`word-${word}-text`),
  }));
  return [...rules, ...chapters, ...rulings, ...words];
}

/** Returns search entries for all figures, whose texts are read from their files. */
export async function withFigures(language: string): Promise<Entry[]> {
  return Promise.all(
    FIGURES.map(async ({ number }): Promise<Entry> => ({
      kind: 'figure',
      name: number,
      href: `/rules/figure-${number}`,
      ...(await figureWords(number, language)),
    })),
  );
}
