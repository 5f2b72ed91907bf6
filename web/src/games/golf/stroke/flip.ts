// Animates pieces moved by a hit: they hop to their new positions.

/** Animates the changed pieces of a drawing from their old positions to the new ones. */
export function flip(
  before: readonly Element[],
  after: readonly Element[],
  duration: number,
): void {
  const old = before.map((element) => element.outerHTML);
  const still = new Set(after.map((element) => element.outerHTML));
  const gone = before.filter((element) => !still.has(element.outerHTML));
  const fresh = after.filter((element) => !old.includes(element.outerHTML));
  fresh.forEach((element, index) => hop(element, gone[index], duration));
}

/**
 * Animates one piece. Reads positions from the markup, so the browser need not lay out the page.
 */
function hop(element: Element, from: Element | undefined, duration: number): void {
  const there = firstPoint(element);
  const here = from && firstPoint(from);
  const alike = from && shape(from) === shape(element);
  const [dx, dy] = alike && here && there ? [here[0] - there[0], here[1] - there[1]] : [0, -6];
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
  });
}

function firstPoint(element: Element): [number, number] | null {
  const found =
    /c?x="(-?[\d.]+)" c?y="(-?[\d.]+)"|translate\((-?[\d.]+)[ ,](-?[\d.]+)\)|d="M(-?[\d.]+) (-?[\d.]+)/.exec(
      element.outerHTML,
    );
  const numbers = found
    ?.slice(1)
    .filter((text) => text !== undefined)
    .map(Number);
  return numbers && numbers.length >= 2 ? [numbers[0]!, numbers[1]!] : null;
}

/** Returns the markup without its numbers, so a piece matches itself at any position. */
function shape(element: Element): string {
  return element.outerHTML.replace(/-?\d+(\.\d+)?/g, '#');
}
