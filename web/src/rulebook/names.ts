// Names of things on the board, for use in sentences.
import type { TraceEvent } from '../generated/protocol';
import { t } from '../lib/texts.svelte';

/** Returns the name of a ball with a capital letter, such as `Red` or `Red flat`. */
export function ballName(ball: string): string {
  const name = ballWord(ball);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

export function ballWord(ball: string): string {
  const colour = t(`colour-${ball.replace('-flat', '')}`);
  return ball.endsWith('-flat') ? t('ball-flat', { colour }) : colour;
}

/** Describes an event in a few words. */
export function eventWords(event: TraceEvent): string {
  switch (event.type) {
    case 'step':
      return t('figure-ball-steps', { ball: ballName(event.ball), left: event.left });
    case 'rebound':
      return t('figure-ball-rebounds', { ball: ballName(event.ball) });
    case 'carom':
      return t('figure-ball-caroms', { ball: ballName(event.ball), other: ballWord(event.hits) });
    case 'settle':
      return t('figure-ball-rests', { ball: ballName(event.ball) });
    case 'token':
      return t('figure-ball-token', { ball: ballName(event.ball) });
    case 'holed':
      return t('figure-ball-holed', { ball: ballName(event.ball) });
    case 'piece':
      return t('figure-piece-moves');
  }
}
