// Decides which matches can become ghosts to play against.
import type { Event } from '../../generated/protocol';

/**
 * Returns whether a match can be a ghost to play against: one person has played one course with one
 * ball, in basic mode and without resigning.
 */
export function isDuel(events: readonly Event[]): boolean {
  const first = events[0]?.what;
  const end = events.at(-1)?.what;
  if (first?.type !== 'created' || !('golf' in first.setup) || end?.type !== 'ended') return false;
  const { balls, courses, mode } = first.setup.golf;
  return (
    first.seats.length === 1 &&
    first.seats[0]!.type === 'person' &&
    balls.flat().length === 1 &&
    courses.length === 1 &&
    mode === 'basic' &&
    !end.results[0]?.withdrawn
  );
}
