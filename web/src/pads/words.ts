// Names of things on the pads, in the language of the page.
import type { CourseCard } from '../generated/protocol';
import { language, locale, t } from '../texts/texts.svelte';
import type { Block, BlockCourse } from './block';

export function ballName(ball: string): string {
  const colour = t(`colour-${ball.replace('-flat', '')}`);
  return ball.endsWith('-flat') ? t('ball-flat', { colour }) : colour;
}

export function playerName(block: Block, place: number): string {
  return block.players[place]?.name.trim() || t('pads-player', { number: place + 1 });
}

/** What a course is called: by the players, by the collection, or by its place. */
export function courseName(course: BlockCourse, cards: CourseCard[], place: number): string {
  const card = cards.find((other) => other.id === course.course);
  return course.name.trim() || card?.names[language()] || t('pads-course', { number: place + 1 });
}

/** A number as on paper: with a real minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A name for a new pad: the day it was begun. */
export function today(): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(new Date());
}
