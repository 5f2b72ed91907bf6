// Animations of moving pieces: the preview of where a stroke would leave them, and the wiggle that
// introduces them.
import type { BoardLayers } from '../../../generated/protocol';

const SVG = 'http://www.w3.org/2000/svg';
/** The attribute that marks the parts that the previewed stroke would move. */
const GOING = 'data-going';

/**
 * Previews the moving pieces as they are in these layers, while the board still shows them as they
 * are now; null ends the preview.
 */
export function foretell(root: ParentNode, prefix: string, layers: BoardLayers | null): void {
  root.querySelector('.coming')?.remove();
  const movers = root.querySelector(`#${CSS.escape(prefix)}movers`);
  if (!movers) return;
  const now = [...movers.children];
  for (const part of now) part.removeAttribute(GOING);
  if (!layers) return;
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.innerHTML = layers.movers;
  const then = [...(drawn.firstElementChild?.children ?? [])];
  const stays = new Set(then.map((part) => part.outerHTML));
  const here = new Set(now.map((part) => part.outerHTML));
  const coming = then.filter((part) => !here.has(part.outerHTML));
  if (coming.length === 0) return;
  for (const part of now) if (!stays.has(part.outerHTML)) part.setAttribute(GOING, '');
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', 'coming');
  group.append(...coming);
  movers.after(group);
}

/** A rectangle on the screen. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Wiggles a moving piece around `middle`, a point in the picture. The piece consists of all parts
 * whose centres are in `box` on the screen.
 */
export function wiggle(
  root: ParentNode,
  prefix: string,
  box: Box,
  middle: { x: number; y: number },
): void {
  const movers = root.querySelector(`#${CSS.escape(prefix)}movers`);
  const place = { transformOrigin: `${middle.x}px ${middle.y}px`, transformBox: 'view-box' };
  const turns = [0, -14, 12, -9, 6, -3, 0];
  for (const part of movers?.children ?? []) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    part.animate(
      turns.map((turn, index) => ({
        ...place,
        transform: `rotate(${turn}deg) scale(${index % 6 === 0 ? 1 : 1.22 - 0.03 * index})`,
      })),
      { duration: 1100, easing: 'ease-in-out' },
    );
  }
}
