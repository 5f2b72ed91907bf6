// The workshop in component tests: opens a course in the editor, and finds its pieces, its file and
// its certificate.
import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { middle, mouse, press } from './device';
import { find } from './find';
import { open, type Opening } from './open';
// Imports the workshop in advance, so tests need not wait for it to be compiled.
import '../../src/screens/workshop/Workshop.svelte';
import '../../src/screens/workshop/BenchScreen.svelte';

export type Cell = readonly [number, number];

/** The width of a half-column and the height of a row, in picture units. */
const [WIDE, HIGH] = [17.32050807568877, 30];

/** The pieces in figure 57, each with its bin, its name and its cell. */
export const PIECES: { bin: string; name: string; at: Cell }[] = [
  { bin: 'Bar of 3', name: 'F-I3-1', at: [46, 8] },
  { bin: 'Corner', name: 'F-V3-1', at: [42, 14] },
];

export const card = (name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Build on \\S+ ${name}$`) });
export const bin = (name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, \\d left$`) });
export const piece = (name: string): Locator => page.css(`[data-piece="${name}"]`);
export const pieces = (): Locator => page.css('[data-piece]');
export const undo = (): Locator => page.getByRole('button', { name: 'Undo' });

/** Opens a copy of a course in the workshop's editor. */
export async function fork(name = 'The Long Step', opening: Opening = {}): Promise<void> {
  await open('/workshop', opening);
  await card(name).click();
  await judged();
}

/**
 * Waits until the current course has been judged. Returns the first sentence of its certificate.
 */
export async function judged(): Promise<string> {
  const certificate = page.getByRole('region', { name: 'Certificate' });
  await expect.element(certificate).toHaveAttribute('aria-busy', 'false');
  const worth = certificate.getByText(/Best play scores/);
  await expect.element(worth).toBeVisible();
  return worth.element().textContent ?? '';
}

/** Returns the screen position of a cell on the board. */
export function pointOf([x, y]: Cell): readonly [number, number] {
  const svg = page.css('svg.over').element() as SVGSVGElement;
  const box = svg.getBoundingClientRect();
  const view = svg.viewBox.baseVal;
  return [
    box.x + ((x * WIDE - view.x) / view.width) * box.width,
    box.y + ((y * HIGH - view.y) / view.height) * box.height,
  ];
}

/**
 * Drags a piece from its bin to a cell and holds it there. Returns the screen position of the cell.
 */
export async function carry(from: Locator, to: Cell): Promise<readonly [number, number]> {
  const button = await from.findElement();
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  (await find('svg.over')).scrollIntoView({ block: 'nearest' });
  const [x, y] = middle(button);
  const goal = pointOf(to);
  await mouse.press([x, y]);
  // Lifts the piece out of its bin first, as a hand would.
  await mouse.pull([x, y], [x, y - 14], 1);
  await expect.element(page.css('g.carry')).toBeInTheDocument();
  await mouse.pull([x, y - 14], goal, 8);
  return goal;
}

export const expectAt = (name: string, [x, y]: Cell): Promise<unknown> =>
  expect
    .element(piece(name))
    .toHaveAttribute('aria-label', expect.stringMatching(new RegExp(`at ${x}, ${y}$`)));

/** Returns the course file, as shown in its dialog. */
export async function courseFile(): Promise<string> {
  await page.getByRole('button', { name: 'Course file' }).click();
  const area = page.getByRole('textbox', { name: 'Course file' });
  await expect.element(area).toBeVisible();
  const text = (area.element() as HTMLTextAreaElement).value;
  await press('Escape');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  return text;
}

/** Replaces the course file in its dialog. */
export async function write(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Course file' }).click();
  await page.getByRole('textbox', { name: 'Course file' }).fill(text);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

/** Selects a tool by its name. Its radio button is covered by its picture. */
export const choose = (name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).click();

const isOff = (button: Locator): boolean => button.element().ariaDisabled === 'true';

/** Undoes every step with the mouse, and waits for the board after each one. */
export async function undoAll(): Promise<void> {
  const drawn = () => document.querySelector('svg.over')?.innerHTML;
  while (!isOff(undo())) {
    const before = drawn();
    await undo().click();
    await expect.poll(() => isOff(undo()) || drawn() !== before).toBe(true);
  }
}

/**
 * Undoes every step by keyboard without waiting for the board, because some steps, such as flipping
 * a bar, change nothing on it.
 */
export async function undoAllByKeys(): Promise<void> {
  for (let presses = 0; presses < 80 && !isOff(undo()); presses++) await press('Control', 'z');
  await expect.element(undo()).toHaveAttribute('aria-disabled', 'true');
}

/** Presses Tab until an element has the focus. */
export async function tabTo(goal: Locator): Promise<void> {
  const element = await goal.findElement();
  for (let presses = 0; presses < 150; presses++) {
    if (element === document.activeElement) return;
    await userEvent.tab();
  }
  throw new Error('Tab does not reach the element');
}
