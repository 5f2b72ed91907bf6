// The daily leaderboard on the server, if there is one. All players can read it. Results are sent
// only at the player's request.
import type { DailyBoard } from '../../generated/protocol';
import { core } from '../../core/core';
import { load } from '../../core/saved';
import { ask, ApiRefusal } from '../../online/api';
import { me, notKnown } from '../../online/identity.svelte';
import { ensurePlayer, rename } from '../../online/player';
import { t } from '../../lib/texts.svelte';
import { tableOf } from './courses';
import { keepResult, type DailyResult } from './result';

/** Returns the leaderboard of a day; null if the leaderboard cannot be read now. */
export async function readBoard(day: string, print: string): Promise<DailyBoard | null> {
  try {
    return await ask<DailyBoard>('GET', `/daily/${day}?print=${print}`);
  } catch (problem) {
    // If the server does not know the player's key, the request is repeated without the key.
    if (!(problem instanceof ApiRefusal) || problem.reason !== 'unknown') return null;
    notKnown();
    return ask<DailyBoard>('GET', `/daily/${day}?print=${print}`).catch(() => null);
  }
}

/**
 * Sends a try at a daily course to the leaderboard, under the player's account. Returns the
 * leaderboard, or null if it cannot be read now.
 */
export async function sendResult(
  result: DailyResult,
  name: string,
  print: string,
): Promise<DailyBoard | null> {
  const table = await load(tableOf(result.day));
  if (!table) throw new Error(t('daily-board-failed'));
  await ensurePlayer(name);
  if (me()?.name !== name) await rename(name);
  let board: DailyBoard | null = null;
  try {
    const record: unknown = JSON.parse(await core.recordOf(table.events));
    board = await ask<DailyBoard>('POST', `/daily/${result.day}`, record);
  } catch (problem) {
    // The result was already sent, from this device or another one.
    if (!(problem instanceof ApiRefusal) || problem.reason !== 'conflict') throw problem;
  }
  await keepResult({ ...result, sent: true });
  return board ?? readBoard(result.day, print);
}
