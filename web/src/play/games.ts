// Which screen plays which game. Each is loaded when a table of its kind is opened.
import type { Component, Snippet } from 'svelte';
import type { MatchSetup } from '../generated/protocol';
import type { TableLink } from '../core/table';
import { loadTexts } from '../texts/texts.svelte';

export interface GameProps {
  table: TableLink;
  /** Another match of the same kind, where one tap is enough for it. */
  onrematch?: (() => void) | undefined;
  /** More for the bar. */
  tools?: Snippet | undefined;
  /** What comes after the match, instead of `onrematch`. */
  after?: Snippet | undefined;
  /** What golf shows at the end in place of the usual results; it is told how to look at the board. */
  ending?: Snippet<[lookAtBoard: () => void]> | undefined;
}

export type GameScreen = Component<GameProps>;

/** Games other than golf, if they are there; each lies in its own folder. */
const others = import.meta.glob<{ default: GameScreen }>('../carramboule/Game.svelte');

export async function gameScreen(setup: MatchSetup): Promise<GameScreen> {
  if ('golf' in setup) return (await import('./Game.svelte')).default as GameScreen;
  const load = others['../carramboule/Game.svelte'];
  if (!load) throw new Error('Carramboule is not there yet');
  const [screen] = await Promise.all([load(), loadTexts('carramboule')]);
  return screen.default;
}
