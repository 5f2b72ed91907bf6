// Texts about the courses of the map.
import { t } from '../texts/texts.svelte';
import { medals, type Best } from './bests';
import { parOf } from './journey';

/** Uses a minus sign as wide as the digits. */
const figure = (number: number) => String(number).replace('-', '−');

/** "par 3", "3, par", "2, one under par", "4, par 3". */
export function scoreWord(id: string, best: Best | undefined): string {
  const par = parOf(id);
  if (!best) return par === null ? t('courses-no-par') : t('courses-par', { par: figure(par) });
  if (par === null) return t('courses-best', { score: figure(best.score) });
  const under = par - best.score;
  if (under < 0) return t('courses-over', { score: figure(best.score), par: figure(par) });
  return t('courses-under', { score: figure(best.score), under });
}

/** Describes a course in one sentence for screen readers. */
export function courseLabel(id: string, name: string, best: Best | undefined): string {
  const par = parOf(id);
  return [
    t('courses-course', { id, course: name }),
    par === null ? t('courses-no-par') : t('courses-par', { par: figure(par) }),
    best ? t('courses-own-best', { score: figure(best.score) }) : t('courses-not-yet'),
    ...medals(id, best).map((medal) => t(`courses-medal-${medal}`)),
  ].join(', ');
}
