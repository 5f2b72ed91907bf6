// Runs in the page: waits until a person could click an element.

export type Point = { x: number; y: number };

/** Waits a moment. The next frame may never come in a window with nothing to paint. */
export const pause = (): Promise<void> => new Promise((wake) => setTimeout(wake, 20));

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && !element.closest('[aria-disabled="true"]');

function frameOffset(): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: frame?.x ?? 0, y: frame?.y ?? 0 };
}

/**
 * Returns whether a click at a point reaches the element, its label, a descendant or an ancestor.
 */
function isHit(element: Element, { x, y }: Point): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  const label = hit.closest('label');
  return element.contains(hit) || hit.contains(element) || label?.control === element;
}

interface Options {
  timeout?: number | undefined;
  /** Whether to click the element even if it is covered. */
  force?: boolean | undefined;
  /**
   * The point to click, relative to the upper left corner of the element; by default the middle.
   */
  position?: Point | undefined;
}

/**
 * Waits until the element that `find` returns is visible, enabled, not moving and not covered.
 * Returns the point to click, in window coordinates. After the timeout, throws an error that names
 * the last obstacle.
 */
export async function pointOf(
  find: () => Element | null,
  { timeout = 10_000, force = false, position }: Options = {},
): Promise<Point> {
  const deadline = performance.now() + timeout;
  let obstacle = '';
  let last: Point | null = null;
  while (performance.now() < deadline) {
    await pause();
    const element = find();
    if (!element) obstacle = 'it is not there';
    else if (!force && !isVisible(element)) obstacle = 'it is not visible';
    else if (!force && !isEnabled(element)) obstacle = 'it is disabled';
    else {
      const box = element.getBoundingClientRect();
      const at = {
        x: box.x + (position?.x ?? box.width / 2),
        y: box.y + (position?.y ?? box.height / 2),
      };
      const rests = last !== null && last.x === at.x && last.y === at.y;
      last = at;
      const inside = at.x >= 0 && at.y >= 0 && at.x < innerWidth && at.y < innerHeight;
      if (!rests) obstacle = 'it moves';
      else if (!inside) {
        obstacle = 'it is outside the window';
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      } else if (!force && !isHit(element, at)) {
        const { x, y } = at;
        obstacle = `it is covered by ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 120)}`;
        // Scrolls the element to the middle, because a fixed bar may cover it.
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      } else {
        const offset = frameOffset();
        return { x: Math.round(at.x + offset.x), y: Math.round(at.y + offset.y) };
      }
    }
  }
  throw new Error(`cannot be clicked: ${obstacle}`);
}

/** Input types that have a value but no text to type. */
const WITHOUT_TEXT = /^(color|date|datetime-local|month|range|time|week)$/;

/** Replaces the text of a field with the same events as typing. */
export function fillField(element: Element, text: string): void {
  const field = element as HTMLInputElement | HTMLTextAreaElement;
  field.focus();
  if (WITHOUT_TEXT.test(field.type)) {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.select();
  // Uses a deprecated command, the only one with which a script types as a person does.
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}
