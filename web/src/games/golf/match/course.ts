// Reads from a course file what the page shows: the course's name and the printed order of colours.
import type { CourseCard, CourseText } from '../../../generated/protocol';

const COLOURS = ['orange', 'green', 'yellow', 'blue', 'violet', 'red'];

/**
 * Returns the course at an index in a match. If a course is played twice, only its first occurrence
 * has the file.
 */
export function courseAt(courses: readonly CourseText[], place: number): CourseText | undefined {
  const course = courses[place];
  if (!course || course.file) return course;
  return (
    courses.slice(0, place).findLast((before) => before.id === course.id && before.file) ?? course
  );
}

/** Returns the name of a course. A course file has either one name or one per language. */
export function courseName(
  course: CourseText,
  cards: readonly CourseCard[],
  language: string,
): string {
  const card = cards.find((card) => card.id === course.id && card.file === course.file);
  const named = card?.names[language] ?? card?.names.en;
  if (named) return named;
  return /^\s*name\s*=\s*"([^"]*)"/m.exec(course.file)?.[1] ?? course.id;
}

/**
 * Returns the balls in the order of play: by colour as printed, the round ball before the flat one.
 */
export function inOrder(course: CourseText, balls: readonly string[]): string[] {
  const printed =
    /^\s*order\s*=\s*\[([^\]]*)\]/m.exec(course.file)?.[1]?.match(/[a-z]+/g) ?? COLOURS;
  const rank = (ball: string) => {
    const [colour = '', flat] = ball.split('-');
    const place = printed.indexOf(colour);
    return 2 * (place < 0 ? COLOURS.length + COLOURS.indexOf(colour) : place) + (flat ? 1 : 0);
  };
  return [...balls].sort((a, b) => rank(a) - rank(b));
}
