// Describes the events of a figure.
import type { TraceEvent } from '../generated/protocol';
import { ballName } from '../lib/names';
import { capital } from '../lib/format';
import { t } from '../lib/texts.svelte';

/** Describes an event in a few words. */
export function eventWords(event: TraceEvent): string {
  const ball = 'ball' in event ? capital(ballName(event.ball)) : '';
  switch (event.type) {
    case 'step':
      return t('figure-ball-steps', { ball, left: event.left });
    case 'rebound':
      return t('figure-ball-rebounds', { ball });
    case 'carom':
      return t('figure-ball-caroms', { ball, other: ballName(event.hits) });
    case 'settle':
      return t('figure-ball-rests', { ball });
    case 'token':
      return t('figure-ball-token', { ball });
    case 'holed':
      return t('figure-ball-holed', { ball });
    case 'piece':
      return t('figure-piece-moves');
  }
}
