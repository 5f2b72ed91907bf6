// The chat phrases and emoji available at every table.
import type { Phrase } from '../../generated/protocol';

export const PHRASES: Phrase[] = [
  'hello',
  'good-luck',
  'have-fun',
  'well-played',
  'nice-shot',
  'thanks',
  'oops',
  'unlucky',
  'close',
  'wow',
  'one-moment',
  'back-again',
  'your-turn',
  'good-game',
  'once-more',
  'bye',
];

/**
 * The available emoji. The server has the same list (`EMOJI` in
 * crates/protocol/src/online/chat.rs).
 */
export const EMOJI = [
  '👍',
  '👏',
  '🙂',
  '😀',
  '😅',
  '😮',
  '😢',
  '🤔',
  '🎉',
  '🍀',
  '🎯',
  '⛳',
  '🎲',
  '🔥',
  '👋',
  '❤️',
];
