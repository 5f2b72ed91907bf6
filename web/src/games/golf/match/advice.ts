// Asks the strongest computer for its choice. Each question gets its own worker.
import type { Event, PlayHint } from '../../../generated/protocol';
import { core } from '../../../core/core';
import { Helper } from '../../../core/helper';
import { computerName } from '../../../lib/cast';
import { t } from '../../../lib/texts.svelte';
import type { Selection } from './selection.svelte';

/**
 * Selects the strongest computer's choice and announces it, unless the player has acted meanwhile.
 */
export async function advise(match: Selection): Promise<void> {
  const { table, startCell } = match;
  const events = [...table.events];
  const hint = await ask(events, startCell);
  if (!hint || events.length !== table.events.length) return;
  const advised = follow(match, hint);
  if (advised) match.story.voice.answer(advised);
  match.advised = advised;
}

async function ask(
  events: readonly Event[],
  start: [number, number] | null,
): Promise<PlayHint | null> {
  const helper = new Helper();
  try {
    const record = await core.recordOf(events);
    return await helper.ask.hint(record, start?.[0], start?.[1]);
  } finally {
    helper.end();
  }
}

function follow(match: Selection, { action }: PlayHint): string | null {
  const computer = computerName(5);
  switch (action.type) {
    case 'start': {
      const index = match.startAt(action.at) ?? -1;
      match.chooseStart(index);
      return t('play-hint-start', { computer, number: index + 1 });
    }
    case 'pick':
      match.choosePick(action.pick);
      return t('play-hint-die', { computer, pick: match.pickName(action.pick) });
    case 'play':
      match.chooseDirection(action.dir);
      return t('play-hint-way', { computer, dir: match.dirName(action.dir) });
    default:
      return null;
  }
}
