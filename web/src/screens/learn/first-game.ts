// Opens the table for the game after the lessons: course 1 against the weakest computer.
import { core } from '../../core/core';
import { LocalTable } from '../../core/table';
import { settings, theme } from '../../lib/settings.svelte';
import { BALL } from './lessons';

/** Opens the table for the first game, and returns its id. */
export async function openFirstGame(name: string): Promise<string> {
  const [boxes, courses] = await Promise.all([core.boxes(), core.courses()]);
  const course = courses.find((one) => one.id === '1');
  if (!course) throw new Error('course 1 is missing');
  const dice = boxes.dice
    .filter((die) => die.home === 'base')
    .map(({ id, impulses }) => ({ id, impulses }));
  const table = await LocalTable.open(
    {
      golf: {
        mode: 'basic',
        balls: [[BALL], ['blue']],
        courses: [{ id: course.id, file: course.file }],
        limit: null,
        dice,
        cards: [],
        tokens: null,
      },
    },
    [{ type: 'person' }, { type: 'computer', level: 1 }],
    [settings.names[0] ?? name],
    { theme: theme(), prefix: 'play-' },
  );
  // The game screen loads the table by its id.
  table.close();
  return table.id;
}
