// Maps a match to its game's screen. The screen is loaded when the first table of this game opens.
import type { MatchSetup } from '../generated/protocol';
import { loadTexts } from '../lib/texts.svelte';
import type { GameScreen } from './props';

/** The screens of games other than mini golf, each in its own folder. */
const others = import.meta.glob<{ default: GameScreen }>('./carramboule/Game.svelte');

export async function gameScreen(setup: MatchSetup): Promise<GameScreen> {
  if ('golf' in setup) return (await import('./golf/match/Game.svelte')).default as GameScreen;
  const load = others['./carramboule/Game.svelte'];
  if (!load) throw new Error('this build has no Carramboule screen');
  const [screen] = await Promise.all([load(), loadTexts('carramboule')]);
  return screen.default;
}
