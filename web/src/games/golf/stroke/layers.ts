// The board layers that strokes change: moving pieces, tokens and hints. The core redraws them.
import type { BoardLayers } from '../../../generated/protocol';
import { flip } from './flip';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Replaces the layers that have changed. Moved pieces reach their new positions in `hop`
 * milliseconds.
 */
export function renewLayers(
  root: ParentNode,
  prefix: string,
  layers: BoardLayers,
  hop: number,
): void {
  for (const [name, markup] of Object.entries(layers) as [keyof BoardLayers, string][]) {
    const old = root.querySelector(`#${CSS.escape(prefix + name)}`);
    const renewed = document.createElementNS(SVG, 'svg');
    renewed.innerHTML = markup;
    const fresh = renewed.firstElementChild;
    if (!old || !fresh || old.innerHTML === fresh.innerHTML) continue;
    const before = [...old.children];
    old.replaceWith(fresh);
    if (hop > 0 && name === 'movers') flip(before, [...fresh.children], hop);
  }
}
