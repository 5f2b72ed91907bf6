// Texts for the setup: the core's remarks.
import type { CourseCard, SetupRemark } from '../../../generated/protocol';
import { ballName } from '../../../lib/names';
import { language, t } from '../../../lib/texts.svelte';
import { givenName } from './open';
import type { Plan } from './plan';

export function courseName(cards: CourseCard[], id: string | undefined): string {
  return cards.find((card) => card.id === id)?.names[language()] ?? id ?? '';
}

/** Returns the sentence that says why the match cannot be played. */
export function complaint(remark: SetupRemark, plan: Plan, cards: CourseCard[]): string {
  const args: Record<string, string> = {};
  if ('course' in remark) args.course = courseName(cards, plan.courses[remark.course]);
  if ('seat' in remark) args.name = givenName(plan, remark.seat);
  if ('ball' in remark) args.ball = ballName(remark.ball);
  return t(`setup-wrong-${remark.what}`, args);
}

/** Returns advice on a plan. Advice that concerns several courses appears only once. */
export function advice(
  remarks: SetupRemark[],
  plan: Plan,
  cards: CourseCard[],
): { what: SetupRemark['what']; text: string }[] {
  const kinds = [...new Set(remarks.map((remark) => remark.what))];
  return kinds.map((what) => {
    const same = remarks.filter((remark) => remark.what === what);
    const first = same[0]!;
    const course = 'course' in first ? courseName(cards, plan.courses[first.course]) : '';
    const text = t(`setup-advice-${what}`, { course });
    return {
      what,
      text:
        same.length > 1
          ? `${text} ${t('setup-advice-courses-more', { count: same.length - 1 })}`
          : text,
    };
  });
}
