// The label printed on a key, for keys used by position: Q W A D Z X lie around S on every
// keyboard, but are labelled A Z Q D W X in France and Q W A D Y X in Germany.
import { language } from '../texts/texts.svelte';

/** The language is a good guess if the browser does not tell the layout. */
const USUAL: Record<string, Record<string, string>> = {
  fr: { KeyQ: 'A', KeyW: 'Z', KeyA: 'Q', KeyZ: 'W' },
  de: { KeyZ: 'Y' },
};

interface Keyboard {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

let layout = $state.raw<ReadonlyMap<string, string> | null>(null);
if (typeof navigator !== 'undefined') {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
  keyboard?.getLayoutMap().then(
    (map) => (layout = map),
    () => {
      // Permission denied: the guess stays.
    },
  );
}

/** Returns the letter on the key with this code. Reactive. */
export function cap(code: string): string {
  const known = layout?.get(code);
  return known ? known.toUpperCase() : (USUAL[language()]?.[code] ?? code.replace('Key', ''));
}
