// Elements that have no role or text to find them by.
import { expect } from 'vitest';

/** The first element for a selector; waits until there is one. */
export async function find<E extends Element = HTMLElement>(selector: string): Promise<E> {
  await expect.poll(() => document.querySelector(selector), { message: selector }).not.toBeNull();
  return document.querySelector<E>(selector) as E;
}

/** The box of an element that is on the page already: for `expect.poll`, or after `find`. */
export function boxOf(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing on the page matches ${selector}`);
  return element.getBoundingClientRect();
}
