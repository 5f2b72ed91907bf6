// Texts about the courses on the course map.
import { signed } from '../../../lib/format';
import { t } from '../../../lib/texts.svelte';
import { medals, type Best } from './bests';
import { parOf } from './journey';

/**
 * Returns a score in relation to par, such as "par 3", "3, par", "2, one under par" or "4, par 3".
 */
export function scoreWord(id: string, best: Best | undefined): string {
  const par = parOf(id);
  if (!best) return par === null ? t('courses-no-par') : t('courses-par', { par: signed(par) });
  if (par === null) return t('courses-best', { score: signed(best.score) });
  const under = par - best.score;
  if (under < 0) return t('courses-over', { score: signed(best.score), par: signed(par) });
  return t('courses-under', { score: signed(best.score), under });
}

/** Describes a course and the player's best result on it, for screen readers. */
export function courseLabel(id: string, name: string, best: Best | undefined): string {
  const par = parOf(id);
  return [
    t('courses-course', { id, course: name }),
    par === null ? t('courses-no-par') : t('courses-par', { par: signed(par) }),
    best ? t('courses-own-best', { score: signed(best.score) }) : t('courses-not-yet'),
    ...medals(id, best).map((medal) => t(`courses-medal-${medal}`)),
  ].join(', ');
}
