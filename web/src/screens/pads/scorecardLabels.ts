// Texts on score pads, in the user's language.
import type { CourseCard } from '../../generated/protocol';
import { formatDate } from '../../lib/format';
import { language, t } from '../../lib/texts.svelte';
import type { Block, BlockCourse } from './block';

export function playerName(block: Block, place: number): string {
  return block.players[place]?.name.trim() || t('pads-player', { number: place + 1 });
}

/** Returns a course's name: the players' name for it, else the collection's, else its number. */
export function courseName(course: BlockCourse, cards: CourseCard[], place: number): string {
  const card = cards.find((other) => other.id === course.course);
  return course.name.trim() || card?.names[language()] || t('pads-course', { number: place + 1 });
}

/** Returns the default name of a new pad: today's date. */
export function today(): string {
  return formatDate(Date.now(), { day: 'numeric', month: 'short' });
}
