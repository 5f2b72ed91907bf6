// Texts about the courses on the course map.
import { t } from '../../../lib/texts.svelte';
import { medals, type Best } from './bests';
import { parOf } from './journey';

/** Formats a number with a minus sign that is as wide as a digit. */
const figure = (number: number) => String(number).replace('-', '−');

/**
 * Returns a score in relation to par, such as "par 3", "3, par", "2, one under par" or "4, par 3".
 */
export function scoreWord(id: string, best: Best | undefined): string {
  const par = parOf(id);
  if (!best) return par === null ? t('courses-no-par') : t('courses-par', { par: figure(par) });
  if (par === null) return t('courses-best', { score: figure(best.score) });
  const under = par - best.score;
  if (under < 0) return t('courses-over', { score: figure(best.score), par: figure(par) });
  return t('courses-under', { score: figure(best.score), under });
}

/** Describes a course and the player's best result on it, for screen readers. */
export function courseLabel(id: string, name: string, best: Best | undefined): string {
  const par = parOf(id);
  return [
    t('courses-course', { id, course: name }),
    par === null ? t('courses-no-par') : t('courses-par', { par: figure(par) }),
    best ? t('courses-own-best', { score: figure(best.score) }) : t('courses-not-yet'),
    ...medals(id, best).map((medal) => t(`courses-medal-${medal}`)),
  ].join(', ');
}
