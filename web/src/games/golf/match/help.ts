// Help on the gestures in a mini golf match.
import { t } from '../../../lib/texts.svelte';
import type { KeyHelp } from '../../../ui/KeysDialog.svelte';

export const fingers = (): KeyHelp[] => [
  { keys: [t('play-touch-board')], text: t('play-touch-board-does') },
  { keys: [t('play-touch-again')], text: t('play-touch-again-does') },
  { keys: [t('play-touch-pinch')], text: t('play-touch-pinch-does') },
  { keys: [t('play-touch-double')], text: t('play-touch-double-does') },
  { keys: [t('play-touch-moving')], text: t('play-touch-moving-does') },
  { keys: [t('play-touch-flag')], text: t('play-touch-flag-does') },
  { keys: [t('play-touch-piece')], text: t('play-touch-piece-does') },
];
