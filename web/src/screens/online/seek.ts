// Finds an opponent by polling the server every two seconds.
import type { RatedGame, SeekAnswer } from '../../generated/protocol';
import { Patience } from '../../lib/patience';
import { ask } from '../../online/api';

const PAUSE = 2000;

export type Searching = Extract<SeekAnswer, { type: 'waiting' }>;

/**
 * Searches for an opponent until there is a result; returns null if cancelled. `onwaiting` receives
 * the progress.
 */
export async function search(
  game: RatedGame,
  signal: AbortSignal,
  onwaiting: (answer: Searching) => void,
): Promise<Exclude<SeekAnswer, Searching> | null> {
  const patience = new Patience();
  signal.addEventListener('abort', () => patience.skip(), { once: true });
  while (!signal.aborted) {
    const answer = await ask<SeekAnswer>('POST', '/seek', { game });
    if (signal.aborted) break;
    if (answer.type !== 'waiting') return answer;
    onwaiting(answer);
    await patience.wait(PAUSE);
  }
  return null;
}

/** Cancels the search. If the request does not reach the server, the search expires there. */
export async function giveUp(): Promise<void> {
  await ask('DELETE', '/seek').catch(() => undefined);
}
