// Help on the keys and gestures in a mini golf match.
import { t } from '../../../lib/texts.svelte';
import { cap } from '../../../lib/caps.svelte';
import type { KeyHelp } from '../../../ui/KeysDialog.svelte';
import { directionKeys } from './keys';
import type { GolfMatch } from './match.svelte';

export function keysOf(
  { picks, setup, turned }: Pick<GolfMatch, 'picks' | 'setup' | 'turned'>,
  hints = false,
): KeyHelp[] {
  return [
    { keys: ['1', '…', '6'], text: t('play-keys-starts') },
    { keys: ['1', '…', String(Math.min(9, picks.length))], text: t('play-keys-dice') },
    ...(setup.cards.length > 0
      ? [{ keys: ['⇧', '1', '…', String(setup.cards.length)], text: t('play-keys-cards') }]
      : []),
    {
      keys: directionKeys(turned).map(cap),
      text: t('play-keys-directions'),
    },
    { keys: ['←', '→', '↑', '↓'], text: t('play-keys-arrows') },
    { keys: ['Enter'], text: t('play-keys-enter') },
    { keys: ['⌫'], text: t('play-keys-back') },
    { keys: [t('play-key-space')], text: t('play-keys-skip') },
    { keys: ['+', '−', '0'], text: t('play-keys-zoom') },
    { keys: ['O'], text: t('play-keys-overview') },
    { keys: ['V'], text: t('play-keys-why') },
    ...(hints ? [{ keys: ['H'], text: t('play-hint') }] : []),
    { keys: ['P'], text: t('play-keys-pieces') },
  ];
}

export const fingers = (): KeyHelp[] => [
  { keys: [t('play-touch-board')], text: t('play-touch-board-does') },
  { keys: [t('play-touch-again')], text: t('play-touch-again-does') },
  { keys: [t('play-touch-pinch')], text: t('play-touch-pinch-does') },
  { keys: [t('play-touch-double')], text: t('play-touch-double-does') },
  { keys: [t('play-touch-moving')], text: t('play-touch-moving-does') },
  { keys: [t('play-touch-flag')], text: t('play-touch-flag-does') },
  { keys: [t('play-touch-piece')], text: t('play-touch-piece-does') },
];
