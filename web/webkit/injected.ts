// Runs in the page of a journey: finds elements by role and text, and waits for them.
import { Ivya } from 'ivya';
import { fillField, pause, pointOf, type Point } from './actionable';

const engine = Ivya.create({ browser: 'webkit' });
const all = (selector: string): Element[] => engine.queryLocatorSelectorAll(selector);
const visible = (selector: string): Element[] =>
  all(selector).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  );

/**
 * Returns the only visible element, or null if there is none. Throws if there are several, because
 * the test may mean another one.
 */
function one(selector: string): Element | null {
  const found = visible(selector);
  if (found.length > 1) throw new Error(`${selector} matches ${found.length} elements`);
  return found[0] ?? null;
}

async function until<T>(look: () => T | null, timeout: number): Promise<T | null> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const found = look();
    if (found !== null || performance.now() > deadline) return found;
    await pause();
  }
}

/**
 * The element that the next click must reach, the topmost element at the point to click, and
 * whether the click has reached its element.
 */
let aim: { element: Element; under: Element | null; isHit: boolean } | null = null;

// The page may still move between the search for a point and the click. A click that would reach
// another element is stopped, and the driver tries again.
for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
  addEventListener(
    type,
    (event) => {
      if (!aim || !(event.target instanceof Element)) return;
      const { element, under } = aim;
      const label = event.target.closest('label');
      if (event.target === under || element.contains(event.target) || label?.control === element)
        aim.isHit = true;
      else if (!aim.isHit) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );

const journey = {
  async point(selector: string, timeout: number): Promise<Point> {
    aim = null;
    const point = await pointOf(() => one(selector), { timeout });
    const element = one(selector);
    const under = document.elementFromPoint(point.x, point.y);
    aim = element && { element, under, isHit: false };
    return point;
  },
  /**
   * Returns whether the last click reached its element. After a page load this is unknown, and the
   * click counts as a hit.
   */
  wasHit: (): boolean => {
    const isHit = aim?.isHit ?? true;
    aim = null;
    return isHit;
  },
  async fill(selector: string, text: string, timeout: number): Promise<boolean> {
    const field = await until(() => one(selector), timeout);
    if (field) fillField(field, text);
    return field !== null;
  },
  /** Waits for the first visible element. Returns the texts or names of all visible elements. */
  texts: async (selector: string, timeout: number): Promise<string[]> => {
    const found = await until(() => {
      const some = visible(selector);
      return some.length > 0 ? some : null;
    }, timeout);
    return (found ?? []).map((element) => element.ariaLabel ?? element.textContent ?? '');
  },
  /** Waits until no matching element is visible; returns whether that happened in time. */
  gone: async (selector: string, timeout: number): Promise<boolean> =>
    (await until(() => (visible(selector).length === 0 ? true : null), timeout)) !== null,
};

export type Journey = typeof journey;
Object.assign(globalThis, { journey });
