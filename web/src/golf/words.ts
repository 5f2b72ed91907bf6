// The setup in words: balls, and what the core remarks.
import type { CourseCard, SetupRemark } from '../generated/protocol';
import { language, t } from '../texts/texts.svelte';
import { givenName } from './open';
import type { Plan } from './plan';

/** `red-flat` in words. */
export function ballWord(ball: string): string {
  const [colour, flat] = ball.split('-');
  const word = t(`colour-${colour}`);
  return flat ? t('ball-flat', { colour: word }) : word;
}

export function courseName(cards: CourseCard[], id: string | undefined): string {
  return cards.find((card) => card.id === id)?.names[language()] ?? id ?? '';
}

/** Why the match cannot be played, or nothing. */
export function complaint(remark: SetupRemark, plan: Plan, cards: CourseCard[]): string {
  const args: Record<string, string> = {};
  if ('course' in remark) args.course = courseName(cards, plan.courses[remark.course]);
  if ('seat' in remark) args.name = givenName(plan, remark.seat);
  if ('ball' in remark) args.ball = ballWord(remark.ball);
  return t(`setup-wrong-${remark.what}`, args);
}

/** The advice, what concerns several courses once. */
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
