// Finds an opponent. It polls the server every two seconds until there is one.
import type { RatedGame, SeekAnswer } from '../generated/protocol';
import { ask } from './api';

const PAUSE = 2000;

export type Searching = Extract<SeekAnswer, { type: 'waiting' }>;

/**
 * Searches for an opponent until there is a result, or returns null if cancelled. `onwaiting`
 * reports the progress.
 */
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

/**
 * Cancels the search. If this request does not reach the server, the search ends there by itself
 * after a while.
 */
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
