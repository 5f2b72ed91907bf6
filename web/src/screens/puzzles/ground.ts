// Loads the position of a puzzle: a course with balls on it, or a match before one of its events.
import { core, study } from '../../core/core';
import { asItStood } from '../../core/moment';
import type { BoxedDie, Event, PositionPicture, PuzzleFile, Spot } from '../../generated/protocol';
import type { OwnPuzzle } from './own';
import { courseOf } from './puzzles';
import { reachOf, type Place } from './reach';

export interface Ground {
  /**
   * Returns the board with its balls and, if the puzzle asks for a direction, where each direction
   * leads.
   */
  picture(theme: 'light' | 'dark', language: string, prefix: string): Promise<PositionPicture>;
  /** Returns where the sides of a die can bring the ball. */
  reach(die: BoxedDie): Promise<Place[]>;
  /** Returns the ball's route to the hole, around the walls. */
  route(): Promise<Spot[]>;
}

export async function groundOf(puzzle: PuzzleFile): Promise<Ground> {
  const course = await courseOf(puzzle);
  const balls = Object.fromEntries(Object.entries(puzzle.balls).map(([name, at]) => [name, at!]));
  const stroke = puzzle.impulses === null ? null : { ball: puzzle.ball, impulses: puzzle.impulses };
  return {
    picture: (theme, language, prefix) =>
      study.position({ course, balls, stroke, view: null }, theme, language, prefix),
    reach: (die) => reachOf(course, puzzle, die.impulses),
    route: () => routeOf(course, balls[puzzle.ball]!),
  };
}

/**
 * Returns the position of a puzzle from one of the player's matches, given the events of the match.
 */
export function groundOfMatch(puzzle: OwnPuzzle, events: Event[]): Ground {
  const met = events.slice(0, puzzle.version);
  return {
    picture: (theme, language, prefix) =>
      asItStood(met, { theme, prefix }, async (id, view) => {
        const board = await core.board(id, language);
        const golf = view.game && 'golf' in view.game ? view.game.golf : null;
        // Before its first stroke the ball is not on the course yet, so it is drawn on its start
        // cell.
        const start = board.starts.find(
          ({ at }) => at[0] === golf?.start?.[0] && at[1] === golf.start[1],
        );
        const balls = start ? { [puzzle.ball]: start.spot, ...board.balls } : board.balls;
        const ways = puzzle.theme === 'own-way' ? await core.ways(id) : [];
        return { board: { ...board, balls }, ways };
      }),
    reach: (die) =>
      asItStood(met, { theme: 'light', prefix: '' }, async (id) => {
        const { places, holes } = await core.reach(id, { die: die.id }, null);
        const sides = holes.filter(Boolean).length;
        if (sides === 0) return places;
        return [...places, { spot: (await core.board(id, 'en')).hole.spot, sides }];
      }),
    route: () =>
      asItStood(met, { theme: 'light', prefix: '' }, async (_, view) => {
        const golf = view.game && 'golf' in view.game ? view.game.golf : null;
        const created = met[0]?.what;
        if (!golf || created?.type !== 'created' || !('golf' in created.setup)) return [];
        const lies = golf.balls[puzzle.ball];
        const at = golf.start ?? (typeof lies === 'object' ? lies.at : null);
        const course = created.setup.golf.courses[golf.course]?.file;
        return at && course ? routeOf(course, at) : [];
      }),
  };
}

/** Maximum number of straight segments in a route. */
const STRETCHES = 10;

/**
 * Returns a route to the hole in straight segments. Each segment ends at its cell with the fewest
 * steps to the hole.
 */
async function routeOf(course: string, at: [number, number]): Promise<Spot[]> {
  const route: Spot[] = [];
  let here = at;
  let left = Infinity;
  for (let stretch = 0; stretch < STRETCHES && left > 0; stretch++) {
    const stroke = { ball: 'blue', impulses: 20 };
    const asked = { course, balls: { blue: here }, stroke, view: null };
    // The core refuses a cell where no ball can stop; the route then ends.
    const picture = await study.position(asked, 'light', 'en', 'route-').catch(() => null);
    let best: { at: [number, number]; steps: number; spots: Spot[] } | null = null;
    for (const { trace, spots, steps } of picture?.ways ?? []) {
      for (const [index, event] of trace.events.entries()) {
        if (event.type !== 'step' && event.type !== 'holed') break;
        const far = event.type === 'holed' ? 0 : (steps[index] ?? Infinity);
        if (far >= (best?.steps ?? left)) continue;
        const passed = spots.slice(0, index + 1).filter((spot) => spot !== null);
        best = { at: event.type === 'holed' ? event.at : event.to, steps: far, spots: passed };
      }
    }
    if (!best) break;
    route.push(...best.spots);
    here = best.at;
    left = best.steps;
  }
  return route;
}
