// Touch, mouse and wheel gestures on the board. A gesture that moves the board never counts as a
// tap.
export interface Gestures {
  pan(dx: number, dy: number): void;
  /** Zooms around a point in the board's window. */
  zoom(at: { x: number; y: number }, factor: number): void;
  reset(): void;
  /** Handles a tap at a point in the board's window. */
  tap(target: Element, at: { x: number; y: number }): void;
  /** Returns the target of a tap: the element at this point, or one near it. */
  meant(target: Element, at: { x: number; y: number }): Element;
  /**
   * Called with the element under the mouse and the mouse position in the board's window. Both are
   * null when the mouse leaves.
   */
  hover(target: Element | null, at: { x: number; y: number } | null): void;
}

/** How far a finger may move during a tap, in pixels. */
const TREMBLE = 8;
const DOUBLE = 320;

export function gestures(host: HTMLElement, on: Gestures): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  let apart = 0;
  let last = { time: 0, x: 0, y: 0 };
  const stop = new AbortController();
  const { signal } = stop;

  const inside = (x: number, y: number) => {
    const rect = host.getBoundingClientRect();
    return { x: x - rect.left, y: y - rect.top };
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      apart = spread();
    },
    { signal },
  );

  host.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse')
          on.hover(event.target as Element, inside(event.clientX, event.clientY));
        return;
      }
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      if (fingers.size === 1 && moved < TREMBLE) {
        moved = Math.hypot(dx, dy);
        if (moved < TREMBLE) return;
        host.setPointerCapture(event.pointerId);
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) on.pan(dx, dy);
      else pinch(dx, dy);
    },
    { signal },
  );

  function spread(): number {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  function pinch(dx: number, dy: number): void {
    moved = TREMBLE;
    const now = spread();
    const [a, b] = [...fingers.values()];
    if (!a || !b) return;
    on.pan(dx / 2, dy / 2);
    if (apart > 0 && now > 0) on.zoom(inside((a.x + b.x) / 2, (a.y + b.y) / 2), now / apart);
    apart = now;
  }

  const lift = (event: PointerEvent, cancelled: boolean) => {
    if (!fingers.delete(event.pointerId)) return;
    apart = spread();
    if (cancelled) moved = TREMBLE;
    if (fingers.size > 0 || moved >= TREMBLE) return;
    const close = Math.hypot(event.clientX - last.x, event.clientY - last.y) < 24;
    const target = on.meant(event.target as Element, inside(event.clientX, event.clientY));
    const bare = !target.closest('[data-dir], [data-start]');
    if (bare && close && event.timeStamp - last.time < DOUBLE) {
      last = { time: 0, x: 0, y: 0 };
      on.reset();
      return;
    }
    last = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    on.tap(target, inside(event.clientX, event.clientY));
  };
  host.addEventListener('pointerup', (event) => lift(event, false), { signal });
  host.addEventListener('pointercancel', (event) => lift(event, true), { signal });
  host.addEventListener('pointerleave', () => on.hover(null, null), { signal });

  host.addEventListener(
    'wheel',
    (event) => {
      // If the page can scroll, the wheel alone scrolls the page; the wheel zooms only together
      // with Ctrl. Browsers report a pinch on a touchpad as the wheel with Ctrl.
      const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
      if (scrolls && !event.ctrlKey) return;
      event.preventDefault();
      on.zoom(
        inside(event.clientX, event.clientY),
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
      );
    },
    { signal, passive: false },
  );

  return () => stop.abort();
}
