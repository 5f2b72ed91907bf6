// The marks of a replay in the solid view.
import type { FilmFrame, Spot, Way } from '../../generated/protocol';
import { NO_MARKS, type Marks } from '../../games/golf/solid/marks';
import { waysOf } from '../../games/golf/stroke/board';
import type { BoardChoice } from './boardMarkers';
import type { Lead } from './choices.svelte';

/** Returns the marks of a stroke that is about to be played or, if `faint`, is being played. */
export function strokeMarks(way: Way | null, before: FilmFrame | null, faint: boolean): Marks {
  const ways = way && before ? waysOf(way, before.balls) : [];
  return { ...NO_MARKS, paths: ways.map((spots) => ({ spots, faint })) };
}

/** Returns the marks of a choice and of where it would have led. */
export function leadMarks(
  lead: Lead,
  met: FilmFrame,
  from: Spot | undefined,
  start: BoardChoice | null,
): Marks {
  const reach = 'reach' in lead ? lead.reach : null;
  return {
    ...strokeMarks('way' in lead ? lead.way : null, met, false),
    origin: from ?? null,
    best: start,
    reach: (reach?.places ?? []).map(({ spot, sides }) => ({ spot, weight: sides / 6 })),
  };
}

/** Returns the heat of cells, given as three numbers each: the cell and its value from 0 to 1. */
export function heatOf(numbers: readonly number[]): Marks['heat'] {
  const heat: Marks['heat'] = [];
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    const [x = 0, y = 0, value = 0] = numbers.slice(index, index + 3);
    heat.push({ at: [x, y], value });
  }
  return heat;
}
