// Plays the sounds of a shot. Harder contacts are louder, but simultaneous contacts do not add up.
import type { MotionContact } from '../../../generated/protocol';
import { clack, ring } from '../../../ui/sound';

/**
 * The minimum time between two sounds, in seconds; pocketed balls are exempt. Contacts that are
 * closer together share a sound, because each sound takes time on the thread that draws.
 */
const APART = 0.035;
/** The minimum volume; quieter sounds are not played. */
const SOFTEST = 0.12;
let last = -1;

export function hear(contact: MotionContact): void {
  const now = performance.now() / 1000;
  const loud = Math.min(Math.sqrt(contact.speed / 3), 1);
  if (contact.kind === 'pocket') {
    ring({ pitch: 170, fall: 90, loud: 0.3, ring: 0.22 });
    clack({ pitch: 480, loud: 0.2, ring: 0.08, sharp: 3, after: 0.07 });
    return;
  }
  if (now - last < APART || loud < SOFTEST) return;
  last = now;
  if (contact.kind === 'strike') strike();
  else if (contact.kind === 'ball') {
    if (loud > 0.4) ring({ pitch: 2300, fall: 1900, loud: 0.15 * loud, ring: 0.05 });
    clack({ pitch: 3800, loud: 0.3 * loud, ring: 0.025, sharp: 5 });
  } else {
    ring({ pitch: 210, fall: 140, wave: 'triangle', loud: 0.2 * loud, ring: 0.08 });
    clack({ pitch: 640, loud: 0.22 * loud, ring: 0.04, sharp: 2 });
  }
}

/** Plays the sound of the leather tip on the cue ball. */
function strike(): void {
  ring({ pitch: 900, fall: 520, wave: 'triangle', loud: 0.12, ring: 0.04 });
  clack({ pitch: 1700, loud: 0.26, ring: 0.03, sharp: 3 });
}
