// The device on which the page under test runs: its mouse, touch screen, storage and downloads.
import { cleanup, render } from 'vitest-browser-svelte';
import { onTestFinished, vi } from 'vitest';
import { cdp, locators, userEvent, type Locator } from 'vitest/browser';
import App from '../../src/app/App.svelte';
import { all, extend } from '../../src/core/saved';
import type { Event } from '../../src/generated/protocol';
import { go } from '../../src/ui/router.svelte';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements without a role or name, by a CSS selector. */
    css: (selector: string) => Locator;
  }
}
locators.extend({ css: (selector: string) => `css=${selector}` });

/** Leaves the page and opens it again at this URL, with the same storage. */
export async function reopen(address: string): Promise<void> {
  await cleanup();
  go(address, { replace: true });
  await render(App);
}

/** Goes to another URL without reloading the page. */
export const visit = (address: string): void => go(address);

type Point = readonly [number, number];

/** Converts a point on the page to window coordinates. The window shows the page in a frame. */
function inWindow([x, y]: Point): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
}

type MouseEventType = 'mouseMoved' | 'mousePressed' | 'mouseReleased';

const mouseEvent = (type: MouseEventType, at: Point, pressed: boolean, modifiers = 0) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...inWindow(at),
    button: type === 'mouseMoved' && !pressed ? 'none' : 'left',
    buttons: pressed ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
    modifiers,
  });

/**
 * The mouse, one action at a time, so that tests can check the page while the button is held down.
 */
export const mouse = {
  async press(at: Point): Promise<void> {
    await mouseEvent('mouseMoved', at, false);
    await mouseEvent('mousePressed', at, true);
  },
  /** Moves the mouse with its button held down, in a few steps as a hand would. */
  async pull(from: Point, to: Point, steps = 4): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const at = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const;
      await mouseEvent('mouseMoved', at, true);
    }
  },
  release: (at: Point) => mouseEvent('mouseReleased', at, false),
  async click(at: Point, { shift = false } = {}): Promise<void> {
    const modifiers = shift ? 8 : 0;
    await mouseEvent('mouseMoved', at, false, modifiers);
    await mouseEvent('mousePressed', at, true, modifiers);
    await mouseEvent('mouseReleased', at, false, modifiers);
  },
};

/** Taps the centre of an element with a finger. */
export async function tap(target: Locator): Promise<void> {
  const element = await target.findElement();
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const point = inWindow(middle(element));
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses a key, or several keys together, as in `press('Control', 'z')`. */
export async function press(...keys: string[]): Promise<void> {
  const held = keys.slice(0, -1);
  await userEvent.keyboard(
    [
      ...held.map((key) => `{${key}>}`),
      `{${keys.at(-1)!}}`,
      ...held.map((key) => `{/${key}}`).reverse(),
    ].join(''),
  );
}

/** Returns the matches saved on the device, and their setups. */
export async function keptTables() {
  return (await all()).map((table) => {
    const [{ what }] = table.events as [(typeof table.events)[number]];
    return { ...table, setup: what.type === 'created' ? what.setup : undefined };
  });
}

/** Saves the record of a finished match on the device, and returns its id. */
export async function keepMatch(record: string): Promise<string> {
  const { events } = JSON.parse(record) as { events: Event[] };
  const [{ what }] = events as [Event];
  if (what.type !== 'created')
    throw new Error('a record must begin with the creation of its table');
  const [id, secret] = [what.table, new Uint8Array(32)];
  const times = { begun: 1, changed: Date.now() };
  await extend({ id, secret, events, status: 'over', course: 0, ...times }, 0);
  return id;
}

/** Collects the files that the page saves during the rest of the test. */
export function catchDownloads(): { name: string; file: Blob }[] {
  const caught: { name: string; file: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = create(blob);
    blobs.set(address, blob as Blob);
    return address;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    const file = blobs.get(this.href);
    if (file && this.download) caught.push({ name: this.download, file });
  });
  onTestFinished(() => {
    vi.mocked(URL.createObjectURL).mockRestore();
    click.mockRestore();
  });
  return caught;
}
