// Somebody to play with, now: asks the host every two seconds until somebody is there.
import type { RatedGame, SeekAnswer } from '../generated/protocol';
import { ask } from './api';

const PAUSE = 2000;

export type Searching = Extract<SeekAnswer, { type: 'waiting' }>;

/** Looks until it is known; `onwaiting` hears how it goes. Ends early with null if it is given up. */
export async function search(
  game: RatedGame,
  signal: AbortSignal,
  onwaiting: (answer: Searching) => void,
): Promise<Exclude<SeekAnswer, Searching> | null> {
  while (!signal.aborted) {
    const answer = await ask<SeekAnswer>('POST', '/seek', { game });
    if (signal.aborted) break;
    if (answer.type !== 'waiting') return answer;
    onwaiting(answer);
    await pause(signal);
  }
  return null;
}

/** Nobody is looked for any more. Where the host cannot be asked, it forgets by itself. */
export async function giveUp(): Promise<void> {
  await ask('DELETE', '/seek').catch(() => undefined);
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, PAUSE);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
}
