// The marks of a match in the solid view.
import type { Spot } from '../../../generated/protocol';
import type { GolfMatch } from '../match/match.svelte';
import { NO_MARKS, type Marks } from '../solid/marks';

/** Returns the marks of a match. `ball` is where the current ball lies. */
export function solidMarks(match: GolfMatch, ball: Spot | undefined): Marks {
  const past = match.past.shown;
  const ghost = match.ghost?.way ?? [];
  if (past) return { ...NO_MARKS, ghost, paths: pathsOf(past.ways, true) };
  const { phase } = match;
  const reach = phase === 'choose' ? match.reach : null;
  const on = match.seenDirection;
  const endings = match.endings.map((end) => ({
    ...end,
    on: end.dir === on,
    lit: end.dir === match.litDirection,
  }));
  const chosen = endings.find((end) => end.on);
  const open = phase === 'aim' && ball ? match.open : [];
  return {
    ...NO_MARKS,
    starts: startsOf(match),
    turn: !match.showing && phase !== 'over' ? (ball ?? null) : null,
    arrows: ball ? open.map((dir) => ({ spot: ball, dir, on: dir === on })) : [],
    endings,
    ball: match.golf?.ball ?? '',
    paths: chosen && ball ? pathsOf([[ball, ...chosen.through]], false) : [],
    ghost,
    reach: (reach?.places ?? []).map(({ spot, sides }) => ({ spot, weight: sides / 6 })),
    origin: match.marksOrigin ? match.origin : null,
  };
}

function startsOf(match: GolfMatch): Marks['starts'] {
  if (match.phase !== 'choose' || !match.startsAnew) return [];
  return (match.picture?.starts ?? []).flatMap(({ spot }, index) =>
    match.openStarts.includes(index)
      ? [{ index, spot, on: index === match.start, lit: index === match.litStart }]
      : [],
  );
}

const pathsOf = (ways: readonly Spot[][], faint: boolean): Marks['paths'] =>
  ways.map((spots) => ({ spots, faint }));
