// Texts on score pads, in the user's language.
import type { CourseCard } from '../../generated/protocol';
import { language, locale, t } from '../../lib/texts.svelte';
import type { Block, BlockCourse } from './block';

export function ballName(ball: string): string {
  const colour = t(`colour-${ball.replace('-flat', '')}`);
  return ball.endsWith('-flat') ? t('ball-flat', { colour }) : colour;
}

export function playerName(block: Block, place: number): string {
  return block.players[place]?.name.trim() || t('pads-player', { number: place + 1 });
}

/** Returns a course's name: the players' name for it, else the collection's, else its number. */
export function courseName(course: BlockCourse, cards: CourseCard[], place: number): string {
  const card = cards.find((other) => other.id === course.course);
  return course.name.trim() || card?.names[language()] || t('pads-course', { number: place + 1 });
}

/** Formats a number with a typographic minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Returns the default name of a new pad: today's date. */
export function today(): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(new Date());
}
