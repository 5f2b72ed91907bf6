// The recap for a returning player: the latest strokes on the current course.
import type { Event, GolfPick, Way } from '../../../generated/protocol';
import type { Retold } from '../../../core/messages';
import { golfOf } from './match-state.svelte';

/**
 * Returns the index of the event at which the last `count` strokes begin, including the choices for
 * them.
 */
export function lastStrokes(events: Event[], count: number): number {
  let left = count;
  for (let at = events.length - 1; at > 0; at--) {
    const what = events[at]!.what;
    const ends =
      what.type === 'acted' &&
      'golf' in what.action &&
      (what.action.golf.type === 'play' || what.action.golf.type === 'pass');
    if (ends && left-- === 0) return at + 1;
  }
  const begun = events.findIndex(({ what }) => what.type === 'started');
  return begun < 0 ? events.length : begun + 1;
}

export type Recalled =
  | { type: 'rolled'; seat: number; ball: string | null; pick: GolfPick; face: number }
  | { type: 'stroke'; ball: string; way: Way }
  | { type: 'withdrawn'; seat: number; why: string }
  | { type: 'done'; course: number };

/**
 * Returns the parts of the recap in order. About an earlier course, the recap says only that the
 * course is over.
 */
export function recalled({ before, updates }: Retold): Recalled[] {
  let told: Recalled[] = [];
  let golf = golfOf(before);
  for (const { events, shown, view } of updates) {
    const after = golfOf(view);
    const ball = golf?.ball ?? null;
    for (const [index, { what }] of events.entries()) {
      if (what.type === 'withdrawn')
        told.push({ type: 'withdrawn', seat: what.seat, why: what.why });
      if (what.type !== 'acted' || !('golf' in what.action)) continue;
      const { type } = what.action.golf;
      const next = events[index + 1]?.what;
      const face =
        next?.type === 'drawn' && 'golf' in next.chance && next.chance.golf.type === 'face'
          ? next.chance.golf.face
          : null;
      if (type === 'roll' && face !== null && after?.pick)
        told.push({ type: 'rolled', seat: what.seat, ball, pick: after.pick, face });
      if ((type === 'play' || type === 'pass') && shown.stroke && ball)
        told.push({ type: 'stroke', ball, way: shown.stroke });
    }
    if (golf && after && after.course !== golf.course)
      told = [{ type: 'done', course: golf.course }];
    golf = after;
  }
  return told;
}
