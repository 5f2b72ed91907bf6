// Elements that have no role or text to find them by.
import { expect } from 'vitest';

/** The first element for a selector; waits until there is one. */
export async function find<E extends Element = HTMLElement>(selector: string): Promise<E> {
  await expect.poll(() => document.querySelector(selector), { message: selector }).not.toBeNull();
  return document.querySelector<E>(selector) as E;
}
