// Finds the letter printed on a key. Some keys are used by position: on an English keyboard, Q W A
// D Z X lie around S. In the same positions, French keyboards have A Z Q D W X, and German ones Q W
// A D Y X.
import { language } from './texts.svelte';

/**
 * The letters on the usual keyboards for each language, for browsers that do not reveal the
 * keyboard layout.
 */
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
      // If the browser does not reveal the layout, the usual letters are used.
    },
  );
}

/** Returns the letter printed on a key, given its code. Reactive. */
export function cap(code: string): string {
  const known = layout?.get(code);
  return known ? known.toUpperCase() : (USUAL[language()]?.[code] ?? code.replace('Key', ''));
}
