// What the page reads of a course's own text for showing it: its name and the printed order of colours.
import type { CourseCard, CourseText } from '../generated/protocol';

const COLOURS = ['orange', 'green', 'yellow', 'blue', 'violet', 'red'];

/** The course at a place of a match. A course that is played several times has its file at the first place only. */
export function courseAt(courses: readonly CourseText[], place: number): CourseText | undefined {
  const course = courses[place];
  if (!course || course.file) return course;
  return (
    courses.slice(0, place).findLast((before) => before.id === course.id && before.file) ?? course
  );
}

/** Course files name themselves once, or once in each language. */
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

/** The balls in the order in which they play: colours as printed, the round ball first. */
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
