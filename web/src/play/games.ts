// Which screen plays which game. Each is loaded when a table of its kind is opened.
import type { MatchSetup } from '../generated/protocol';
import { loadTexts } from '../texts/texts.svelte';
import type { GameScreen } from './game-props';

/** Games other than golf, if they are there; each lies in its own folder. */
const others = import.meta.glob<{ default: GameScreen }>('../carramboule/Game.svelte');

export async function gameScreen(setup: MatchSetup): Promise<GameScreen> {
  if ('golf' in setup) return (await import('./Game.svelte')).default as GameScreen;
  const load = others['../carramboule/Game.svelte'];
  if (!load) throw new Error('Carramboule is not there yet');
  const [screen] = await Promise.all([load(), loadTexts('carramboule')]);
  return screen.default;
}
